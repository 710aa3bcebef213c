import { expect, it } from 'vitest'
import type { TestTrace } from '../../../../src/domain/model/code.ts'
import type { TestId } from '../../../../src/domain/model/test-case.ts'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { ExecutedCode } from '../../../../src/fixers/offline/suspects/executed-code.ts'
import { failureSignals } from '../../../../src/fixers/offline/suspects/failure-signals.ts'
import { QuickRejection } from '../../../../src/fixers/offline/candidates/quick-rejection.ts'
import { observeCode } from '../../../../src/fixers/offline/synthesis/observe-code.ts'
import { NO_EVIDENCE } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { TriedFile } from '../../../../src/fixers/offline/candidates/tried-file.ts'

const ran = (file: string) => [{ file, name: 'f', line: 1, calls: 1 }]
const inFunction = 'export function f(a) {\n  return a + 1\n}\n'

it.each([
  ['each suspected file, if nothing is known of what ran', [], { 'a.js': inFunction, 'b.js': inFunction }, 2],
  ['no file of which no function ran', ran('b.js'), { 'a.js': inFunction, 'b.js': inFunction }, 1],
  [
    'a function without a name, which may run when its file is loaded',
    ran('b.js'),
    { 'a.js': 'export const a = [1].map(b => b + 1)\n', 'b.js': inFunction },
    2,
  ],
])('looks at %s', async (_, trace, texts, looks) => {
  expect((await look(texts, { trace })).written.size).toBe(looks)
})

it('looks at nothing if hardly any time is left', async () => {
  expect((await look({ 'a.js': inFunction }, { leftMs: 5_000 })).written.size).toBe(0)
})

it('tells no effect of candidates if the file with their expressions could not run', async () => {
  const candidate = {
    operator: 'arithmetic' as const,
    what: '',
    from: inFunction.indexOf('+'),
    to: inFunction.indexOf('+') + 1,
    insert: '-',
    file: 'a.js',
    line: 2,
    symbol: 'f',
    score: 1,
    restores: false,
    isSpecial: false,
    result: inFunction.replace('+', '-'),
  }
  const effectsIf = async (runs: (text: string) => boolean) =>
    (await look({ 'a.js': inFunction }, { candidates: [candidate], runs })).observed.effects.size

  expect(await effectsIf(() => true)).toBe(1)
  expect(await effectsIf(text => !text.includes('fixTestsWatch_(0'))).toBe(0)
})

/** Look at files. @param how.runs true for a text of a file that can run; by default none is seen to */
async function look(
  texts: Readonly<Record<string, string>>,
  how: {
    readonly trace?: TestTrace
    readonly leftMs?: number
    readonly candidates?: readonly Candidate[]
    readonly runs?: (text: string) => boolean
  },
) {
  const { trace = [], leftMs, candidates = [], runs = () => false } = how
  const written = new Set<string>()
  const files = new Map(Object.entries(texts))
  let last = ''
  const source = {
    list: async () => [...files.keys()],
    read: async (path: string) => files.get(path),
    original: async (path: string) => files.get(path),
    write: async (path: string, text: string) => {
      written.add(path)
      last = text
      return { ok: true } as const
    },
    reset: async () => undefined,
    changed: async () => [],
  }
  const id = { framework: 'node', file: 'a.test.js', suite: [], name: 'one' }
  const problem = { kind: 'failure', type: 'Error', message: 'no', stack: '' } as const
  const judge = {
    passing: [],
    runMs: 1,
    notes: '/notes',
    takeNotes: () => 'x',
    canSift: false,
    sift: async () => undefined,
    measure: async () => 1,
    run: async (tests: readonly TestId[]) => {
      const cases = tests.map(test => ({ id: test, status: 'failed' as const, durationMs: 1, problems: [] }))
      return runs(last) ? { ended: true, cases } : undefined
    },
    distrust: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  }
  await using file = new TriedFile(source)
  const quick = await QuickRejection.open([{ id, problem, frames: [], durationMs: 1 }], [id], {
    openJudge: async () => judge,
  })

  const observed = await observeCode(
    candidates,
    {
      files: [...files.keys()],
      leftAlone: [],
      asserted: new Set(),
      mentioned: new Set(),
      shared: new Set(),
      stack: new Map(),
      changed: new Map(),
      isOfFindings: false,
      isOfCompiler: false,
      executed: new ExecutedCode(trace),
      suspects: [],
      signals: failureSignals([]),
      evidence: NO_EVIDENCE,
    },
    { quick, file, ...(leftMs === undefined ? {} : { leftMs }) },
  )
  return { written, observed }
}
