import { describe, expect, it } from 'vitest'
import { commit, layOutCommands, say } from './asking.ts'
import { branches, exhausted, inputs, LABEL, labels, movedBefore, REMEDY, run, told } from './exhausted.cases.ts'
import { one, testsOf } from './projects.ts'
import { forge, pullsOf } from './sessions.ts'

const RUNS = 'refs/fix-tests/runs'

interface Book {
  readonly branches: Readonly<Record<string, { readonly runs: readonly string[] }>>
}

describe('a branch on which it was tried too often', () => {
  it('is left alone from the fourth run on, until a person says or changes something', async () => {
    await using scene = await layOutCommands(one)
    const { github, repository, branch } = scene
    const sentence = exhausted(scene)

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
    expect(fourth.annotations).toContainEqual({ level: 'error', message: `${sentence} ${REMEDY}` })
    expect(labels(scene)).toEqual([LABEL])
    expect(told(scene)).toEqual([`${sentence} ${REMEDY}`])
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

    expect(own.replies, own.result.log).toEqual([
      expect.stringContaining(`has reached its limit of 3 runs on ${branch} since a person last changed it.`),
    ])

    const files = { 'later.js': 'export const later = () => 1\n', 'test/later.test.js': LATER }
    const sha = commit(github.bare(repository), branch, { message: 'Go on', files })
    movedBefore(scene)
    const workspace = scene.checkout()
    const human = await say(scene, { body: '/fix-tests' }, { runId: 11, inputs, workspace })

    expect(human.result.outputs, human.result.log).toMatchObject({ outcome: 'fixed' })
    expect(human.result.outputs.branch).toContain(sha.slice(0, 7))
    expect(human.reactions).toEqual(['eyes', 'rocket'])
    expect(labels(scene)).not.toContain(LABEL)
  })

  it('is left alone from the fourth run on, until a person says so', async () => {
    await using scene = await layOutCommands(one)
    expect((await run(scene, { runId: 1 })).outputs.outcome).toBe('fixed')
    expect([labels(scene), told(scene)]).toEqual([[], []])
    // Two more runs, as the first one was counted.
    const book = JSON.parse(scene.git('show', `${RUNS}:text`)) as Book
    const [[name, counted] = ['', { runs: [] }]] = Object.entries(book.branches)
    expect(counted.runs).toHaveLength(1)
    const more = { ...counted, runs: [...counted.runs, 'two', 'three'] }
    forge(scene, RUNS, { text: JSON.stringify({ ...book, branches: { [name]: more } }) })
    const before = branches(scene)

    const fourth = await run(scene, { runId: 4 })

    expect(fourth.outputs.outcome, fourth.log).toBe('failed')
    const message = `${exhausted(scene)} ${REMEDY}`
    expect(fourth.annotations).toContainEqual({ level: 'error', message })
    expect(labels(scene)).toEqual([LABEL])
    expect(told(scene)).toEqual([message])
    expect(branches(scene), 'nothing was pushed').toBe(before)

    const fifth = await say(scene, { body: '/fix-tests' }, { runId: 5, inputs })

    expect(fifth.reactions, fifth.result.log).toEqual(['eyes', 'confused'])
    expect(fifth.replies).toEqual([expect.stringContaining(exhausted(scene))])
    expect(told(scene), 'it is said once').toHaveLength(1)

    const retried = await say(scene, { body: '/fix-tests retry' }, { runId: 6, inputs })

    expect(retried.result.outputs.outcome, retried.result.log).toBe('fixed')
    expect(retried.reactions).toEqual(['eyes', 'rocket'])
    expect(labels(scene), 'the label goes').not.toContain(LABEL)
  })
})

const LATER = testsOf('later.js', 'later', { later: 'later(), 2' })
