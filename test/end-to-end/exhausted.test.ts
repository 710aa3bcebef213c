import { describe, expect, it } from 'vitest'
import { layOutCommands, say } from './asking.ts'
import { branches, exhausted, inputs, LABEL, labels, REMEDY, run, told } from './exhausted.cases.ts'
import { one } from './projects.ts'
import { forge } from './sessions.ts'

const RUNS = 'refs/fix-tests/runs'

interface Book {
  readonly branches: Readonly<Record<string, { readonly runs: readonly string[] }>>
}

describe('a branch on which it was tried too often', () => {
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
