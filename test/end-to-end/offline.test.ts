import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { expectFixed } from './offline.cases.ts'
import { hopeless, smallBank, smallShop } from './projects.ts'

describe.concurrent('a red branch becomes a pull request with green tests, offline', () => {
  it('of a vitest project', () =>
    expectFixed({ runner: 'vitest', project: smallShop, red: 1, sources: ['src/shipping.ts'] }))

  it.runIf(hasPytest)('of a pytest project', () =>
    expectFixed({ runner: 'pytest', project: smallBank, red: 1, sources: ['bank/accounts.py'] }),
  )
})

describe.concurrent('what cannot be fixed', () => {
  it('makes no pull request, and a report in summary and comment', async () => {
    await using scene = await layOut(hopeless)

    const result = await scene.run()

    expect(result.conclusion).toBe('failure')
    expect(result.outputs).toMatchObject({ outcome: 'failed', 'pull-request-number': '', branch: '' })
    expect(scene.github.pulls(scene.repository)).toHaveLength(1)
    expect(scene.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests')).toBe('')
    const comments = scene.github.comments(scene.repository, scene.pull ?? 0)
    expect(comments).toHaveLength(1)
    for (const text of [result.summary, comments[0]?.body]) {
      expect(text).toContain('Not fixed: no change turned the failing test green')
      expect(text).toContain('forty-two')
    }
    expect(result.annotations.filter(({ level }) => level === 'error').map(({ title }) => title)).toContain(
      'Still fails: test/roman.test.js › forty-two',
    )
    expect(scene.github.violations).toEqual([])
  })
})
