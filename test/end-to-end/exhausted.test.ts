import { describe, expect, it } from 'vitest'
import type { ActionRun } from '../world/runner/runner.ts'
import type { Scene } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { commit, expectClean, layOutCommands, say } from './asking.ts'
import { one, pullsOf } from './sessions.ts'

const LABEL = 'fix-tests-exhausted'
const inputs = { 'flaky-reruns': '0' }

async function run(scene: Scene, changes: Partial<ActionRun>) {
  const result = await scene.run({ inputs, ...changes })
  expectClean(scene, result)
  return result
}

function labels({ github, repository, pull }: Scene): readonly string[] {
  return github.pulls(repository).find(({ number }) => number === pull)?.labels ?? []
}

function branches(scene: Scene): string {
  return scene.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads')
}

/** What is written from now on is written of the branch as it is now. */
function movedBefore({ github, repository, branch }: Scene): void {
  github.activity(repository, { branch, timestamp: new Date(Date.now() - 60_000).toISOString() })
}

function told({ github, repository, pull = 0 }: Scene): string[] {
  return github.comments(repository, pull).flatMap(({ body }) => {
    const [first = '', ...lines] = body.split('\n')
    return first.startsWith('<!-- fix-tests:exhausted ') ? [lines.join('\n')] : []
  })
}

describe.runIf(hasPytest)('a branch on which it was tried too often', () => {
  it('is left alone from the fourth run on, until a person says or changes something', async () => {
    await using scene = await layOutCommands(one)
    const { github, repository, branch } = scene
    const sentence = `fix-tests has run 3 times on ${branch} since a person last changed it, and tries no more.`
    const remedy = 'Push a commit, or write /fix-tests retry, to have it tried again.'

    // The first does the work; the others find it done, and count all the same.
    const first = await run(scene, { runId: 1 })
    const rerun = await run(scene, { runId: 1, runAttempt: 2 })
    const second = await run(scene, { runId: 2 })
    const third = await run(scene, { runId: 3 })
    expect([first, rerun, second, third].map(({ outputs }) => outputs.outcome)).toEqual(Array(4).fill('fixed'))
    expect([labels(scene), told(scene)]).toEqual([[], []])

    const before = branches(scene)
    const fourth = await run(scene, { runId: 4 })

    expect(fourth.outputs.outcome, fourth.log).toBe('failed')
    expect(fourth.annotations).toContainEqual({ level: 'error', message: `${sentence} ${remedy}` })
    expect(labels(scene)).toEqual([LABEL])
    expect(told(scene)).toEqual([`${sentence} ${remedy}`])
    expect(branches(scene), 'nothing was pushed').toBe(before)

    const fifth = await say(scene, { body: '/fix-tests' }, { runId: 5, inputs })

    expect(fifth.reactions, fifth.result.log).toEqual(['eyes', 'confused'])
    expect(fifth.replies).toEqual([expect.stringContaining(sentence)])
    expect(told(scene), 'it is said once').toHaveLength(1)

    const retried = await say(scene, { body: '/fix-tests retry' }, { runId: 6, inputs })

    expect(retried.result.outputs.outcome, retried.result.log).toBe('fixed')
    expect(retried.reactions).toEqual(['eyes', 'rocket'])
    expect(labels(scene), 'it is so no more').not.toContain(LABEL)

    // It counts anew: two more runs, and the one after them is refused.
    for (const runId of [7, 8]) expect((await run(scene, { runId })).outputs.outcome).toBe('fixed')
    const refused = await run(scene, { runId: 9 })

    expect(refused.outputs.outcome, refused.log).toBe('failed')
    expect(labels(scene)).toEqual([LABEL])
    expect(told(scene), 'once for what a person has pushed').toHaveLength(1)

    // Its own commit is no change by a person.
    const [fix] = pullsOf(scene)
    scene.git('update-ref', `refs/heads/${branch}`, fix?.head.sha ?? '')
    movedBefore(scene)
    const own = await say(scene, { body: '/fix-tests' }, { runId: 10, inputs })

    expect(own.replies, own.result.log).toEqual([expect.stringContaining(sentence)])

    const files = { 'later.py': 'def later():\n    return 1\n', 'tests/test_later.py': LATER }
    const sha = commit(github.bare(repository), branch, { message: 'Go on', files })
    movedBefore(scene)
    const workspace = scene.checkout()
    const human = await say(scene, { body: '/fix-tests' }, { runId: 11, inputs, workspace })

    expect(human.result.outputs, human.result.log).toMatchObject({ outcome: 'fixed' })
    expect(human.result.outputs.branch).toContain(sha.slice(0, 7))
    expect(human.reactions).toEqual(['eyes', 'rocket'])
    expect(labels(scene)).not.toContain(LABEL)
  })
})

const LATER = 'from later import later\n\n\ndef test_later():\n    assert later() == 2\n'
