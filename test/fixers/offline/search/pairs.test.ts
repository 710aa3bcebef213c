import { describe, expect, it } from 'vitest'
import type { FixerTools, SourceTree } from '../../../../src/contracts/ports.ts'
import type { WarmJudge } from '../../../../src/contracts/judging.ts'
import type { Failure, TestCase, TestId } from '../../../../src/domain/model/test-case.ts'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { QuickRejection } from '../../../../src/fixers/offline/candidates/quick-rejection.ts'
import { TriedFile } from '../../../../src/fixers/offline/candidates/tried-file.ts'
import { applyMutation } from '../../../../src/fixers/offline/code/mutation.ts'
import { pairOf, pairsOf } from '../../../../src/fixers/offline/search/pairs.ts'
import type { Effect } from '../../../../src/fixers/offline/synthesis/effects.ts'

const TEXT = 'a = 1\nb = 2\nc = 3\n'
const FILE = 'src/numbers.py'

/** Replace the number in a line. */
function change(line: number, insert: string, of: Partial<Candidate> = {}): Candidate {
  const from = 6 * line - 2
  const mutation = { operator: 'constant', from, to: from + 1, insert, what: `set ${insert}` } as const
  const result = applyMutation(TEXT, mutation)
  return { ...mutation, file: FILE, line, symbol: '', score: 1, restores: false, result, ...of }
}

describe('two changes', () => {
  it('are one, from the first place to the last, whatever their order', () => {
    const [one, other] = [change(1, '7'), change(3, '9')]

    for (const pair of [pairOf(one, other, TEXT, 1), pairOf(other, one, TEXT, 1)])
      expect(pair).toMatchObject({
        operator: 'two-changes',
        line: 3,
        what: 'set 7 in line 1, and set 9',
        result: 'a = 7\nb = 2\nc = 9\n',
      })
  })

  it.each<[string, Candidate, Candidate]>([
    ['in one place', change(1, '7'), change(1, '8')],
    ['that touch each other', change(1, '7', { to: 10 }), change(2, '8')],
    ['of two files', change(1, '7'), change(2, '8', { file: 'src/other.py' })],
    ['far from each other', change(1, '7'), change(2, '8', { from: 6_000, to: 6_001 })],
  ])('%s are none', (_, one, other) => {
    expect(pairOf(one, other, TEXT, 1)).toBeUndefined()
  })
})

const id = (name: string): TestId => ({ framework: 'pytest', file: 'test_numbers.py', suite: [], name })
const problem = (line: number) =>
  ({ kind: 'failure', type: '', message: 'no', stack: `test_numbers.py:${line}: in` }) as const

/** Make pairs where the judge says, of the text of the file, in which line the failing test ends, and if the other one passes. */
async function pairs(
  candidates: readonly Candidate[],
  ends: (text: string) => { readonly line: number; readonly breaks?: boolean },
  effects: ReadonlyMap<Candidate, Effect> = new Map(),
) {
  let text = TEXT
  let looks = 0
  const source: Pick<SourceTree, 'read' | 'write' | 'reset' | 'original'> = {
    read: async () => text,
    original: async () => TEXT,
    write: async (_, next) => {
      text = next
      return { ok: true }
    },
    reset: async () => void (text = TEXT),
  }
  const judge: WarmJudge = {
    passing: [id('other')],
    runMs: 10,
    notes: '',
    canSift: true,
    takeNotes: () => undefined,
    measure: async () => 1,
    sift: async () => undefined,
    run: async () => {
      looks += 1
      const { line, breaks = false } = ends(text)
      const failing: TestCase = { id: id('one'), status: 'failed', durationMs: 1, problems: [problem(line)] }
      const other: TestCase = { id: id('other'), status: breaks ? 'failed' : 'passed', durationMs: 1, problems: [] }
      return { ended: true, cases: [failing, other] }
    },
    distrust: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  }
  const failures: Failure[] = [{ id: id('one'), problem: problem(3), frames: [], durationMs: 1 }]
  const tools: Pick<FixerTools, 'openJudge'> = { openJudge: async () => judge }
  const quick = await QuickRejection.open(failures, [id('one')], tools)
  const file = new TriedFile(source as SourceTree)
  const { signal } = new AbortController()
  const search = { quick, file, signal, partial: [], effectOf: (each: Candidate) => effects.get(each) }
  const found = await pairsOf(candidates, search)
  return { results: found.map(({ result }) => result), looks, text }
}

describe('the pairs of a search', () => {
  const [first, second, third] = [change(1, '7'), change(2, '8'), change(3, '9')]

  it('begin with what gets the failing test further, and are made once', async () => {
    const line = (text: string) => (text.includes('c = 9') ? 9 : text.includes('a = 7') ? 5 : 3)
    const { results, text } = await pairs([first, second, third], code => ({ line: line(code) }))

    expect(results).toEqual(['a = 7\nb = 8\nc = 3\n', 'a = 7\nb = 2\nc = 9\n', 'a = 1\nb = 8\nc = 9\n'])
    expect(text).toBe(TEXT)
  })

  it('are none where nothing gets it further, or what does so breaks another test', async () => {
    expect((await pairs([first, second], () => ({ line: 3 }))).results).toEqual([])
    expect(
      (await pairs([first, second], text => ({ line: text === TEXT ? 3 : 9, breaks: text !== TEXT }))).results,
    ).toEqual([])
  })

  it('cost no run of code that deletes files', async () => {
    const destructive = { ...first, result: 'import shutil\nshutil.rmtree(path)\n' }

    const { looks, results } = await pairs([destructive, second], text => ({ line: text === TEXT ? 3 : 9 }))

    expect(looks).toBe(2)
    expect(results).toEqual(['a = 7\nb = 8\nc = 3\n'])
  })

  it('cost no look at what changes no value', async () => {
    const { looks } = await pairs([first, second], () => ({ line: 3 }), new Map([[first, 'none']]))

    // The unchanged code, and the second one.
    expect(looks).toBe(2)
  })
})
