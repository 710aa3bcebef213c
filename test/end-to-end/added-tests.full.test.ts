import { describe, expect, it } from 'vitest'
import type { Script } from '../world/model/model.ts'
import { layOut } from '../world/scene.ts'
import { run, subjects } from './review.cases.ts'
import { pullsOf } from './sessions.ts'
import { testsOf } from './projects.ts'
import { bringing, calls, honest, roleOf } from './talk.ts'

/** No test that is there knows what becomes of 0. */
const POSITIVE = {
  'positive.js': 'export function isPositive(a) {\n  return a < 0\n}\n',
  'test/positive.test.js': testsOf('positive.js', 'isPositive', { 'tells one': 'isPositive(1), true' }),
}
const ADDED = {
  path: 'test/zero.test.js',
  old: '',
  new: testsOf('positive.js', 'isPositive', { 'tells zero': 'isPositive(0), false' }),
  summary: 'Tell zero',
}
const script: Script = request => {
  switch (roleOf(request)) {
    case 'analyst':
      return calls(
        [
          'report_analysis',
          {
            rootCause: 'The comparison is turned round.',
            wrong: 'code',
            places: [{ file: 'positive.js', line: 2, says: 'a < 0', change: 'turn it' }],
            affectedTests: ['test/positive.test.js'],
            hypothesis: '',
            confidence: 0.9,
          },
        ],
        ['edit_file', { path: 'positive.js', old: 'a < 0', new: 'a > 0', summary: 'Turn the comparison' }],
      )
    case 'test writer':
      return calls(['edit_file', ADDED])
    default:
      return honest(request)
  }
}

describe.concurrent('tests of the bot’s own', () => {
  it.each([
    ['commit', ['positive.js', 'test/zero.test.js'], '### Tests added for the fix'],
    ['suggest', ['positive.js'], '### Tests to add for the fix'],
  ])('add-tests: %s', async (mode, files, heading) => {
    await using scene = await layOut(bringing(POSITIVE))

    const { model, result } = await run(scene, script, { 'add-tests': mode })
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const changed = scene.git('diff', '--name-only', `${scene.sha}..${result.outputs.branch}`).trim().split('\n')
    expect(changed).toEqual(files)
    expect(subjects(scene, result)).toHaveLength(mode === 'commit' ? 2 : 1)
    const body = pullsOf(scene)[0]?.body ?? ''
    expect(body).toContain(heading)
    expect(body).toContain('tells zero: it notices positive.js:2')
    expect(body).toContain('| test-writer | 1 |')
  })
})
