import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { expectWarnings, expectWhole, expectWholeDespite, inputs, KINDS, prepared, runAgain } from './faults.cases.ts'
import { branchesOf, pullsOf } from './sessions.ts'

describe('a whole run in which each kind of write', () => {
  it.each(KINDS)('is $how once makes one branch, one pull request, one comment, and all of them whole', ({ fault }) =>
    expectWholeDespite(() => fault),
  )
})

describe('a machine that dies', () => {
  it('when the pull request is there and nothing else yet leaves nothing out', async () => {
    await using scene = await prepared()
    scene.github.fault({ kind: 'reset-before', on: { method: 'POST', path: /\/labels$/ } })
    const running = scene.start({ inputs })
    const isThere = async () => {
      while (!scene.github.journal.some(({ path }) => path.endsWith('/labels'))) await sleep(20)
    }
    await Promise.race([isThere(), running.finished])
    running.kill()
    await running.finished

    const result = await runAgain(scene)

    expect(result.log).not.toMatch(/Iteration \d/)
    expectWhole(scene, result)
  })
})

describe('what is told beside the pull request', () => {
  it('may fail for good after all tries', async () => {
    await expectWarnings(500)
  })

  it('may fail for good: the pull request is there, and each failure is a warning', async () => {
    // A refusal that is not tried again.
    await expectWarnings(409)
  })
})

describe('a pull request', () => {
  it('that cannot be opened fails the step, and the next run opens it', async () => {
    await using scene = await prepared()
    scene.github.fault({ kind: 'status', status: 502, times: 3, on: { method: 'POST', path: /\/pulls$/ } })

    const failed = await scene.run({ inputs })

    expect(failed.conclusion, failed.log).toBe('failure')
    expect(failed.outputs.outcome).toBe('failed')
    // The fix is proved, and what people read says where it is.
    const sentence =
      /The fix is on the branch fix-tests\/\S+ \(https?:\S+\/compare\/\S+expand=1\), and its pull request is missing: GitHub refused to open a pull request \(HTTP 502.*Run the job again: it opens the pull request, and repeats none of the work\./
    expect(failed.annotations).toContainEqual({ level: 'error', message: expect.stringMatching(sentence) })
    const [comment] = scene.github.comments(scene.repository, scene.pull ?? 0)
    for (const text of [comment?.body, failed.summary]) {
      expect(text).toContain('## fix-tests failed to run')
      expect(text).toMatch(sentence)
    }
    expect(branchesOf(scene)).not.toEqual({})
    expect(scene.github.checkRuns(scene.repository)).toMatchObject([{ conclusion: 'failure' }])
    expect(pullsOf(scene)).toEqual([])

    const again = await runAgain(scene)

    expect(again.log).not.toMatch(/Iteration \d/)
    expectWhole(scene, again)
  })
})
