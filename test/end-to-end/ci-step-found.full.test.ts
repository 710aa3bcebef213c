import { expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { environmentIn, withWorkflow } from './ci-steps.cases.ts'

it('a failed run’s step is found, its plain variables reach the tests, and a missing one is said', async () => {
  await using scene = await layOut(withWorkflow)

  const result = await scene.run({
    // No edit helps a missing variable: the offline engine need not try for long.
    inputs: { 'setup-command': 'node spy.js', 'max-cluster-minutes': '0.05' },
    env: { API_URL: 'http://localhost:1', TZ: 'UTC' },
  })

  expect(result.log).toContain('The failed step is “All tests” of job “test (22)”.')
  expect(result.log).toContain('not taken, since their values are not plain: SECRET.')
  expect(result.log).toContain('reproduced: 2 failing')
  const environment = environmentIn(scene.workspace)
  expect(environment).toMatchObject({ LEVEL: 'plain', TZ: 'Asia/Tokyo', CI: 'true', GITHUB_ACTIONS: 'true' })
  expect(Object.keys(environment).filter(name => /SECRET|API_URL|^(?:INPUT|ACTIONS|RUNNER)_/.test(name))).toEqual([])
  expect(result.summary).toContain(
    'A failing test names the variable `API_URL`, which tests do not get: set `pass-env: API_URL`.',
  )
  expect(result.annotations.filter(({ title }) => title === 'printed')).toEqual([])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
})
