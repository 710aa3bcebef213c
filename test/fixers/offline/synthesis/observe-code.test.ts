import { expect, it } from 'vitest'
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
  const written = new Set<string>()
  const files = new Map(Object.entries(texts))
  const source = {
    list: async () => [...files.keys()],
    read: async (path: string) => files.get(path),
    original: async (path: string) => files.get(path),
    write: async (path: string) => {
      written.add(path)
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
    takeNotes: () => '',
    canSift: false,
    sift: async () => undefined,
    measure: async () => 1,
    run: async () => undefined,
    distrust: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  }
  await using file = new TriedFile(source)
  const quick = await QuickRejection.open([{ id, problem, frames: [], durationMs: 1 }], [id], {
    openJudge: async () => judge,
  })

  await observeCode(
    [],
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
    { quick, file },
  )

  expect(written.size).toBe(looks)
})
