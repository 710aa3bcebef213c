import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Analysis } from '../../../src/domain/model/attempt.ts'
import { Cluster } from '../../../src/domain/model/cluster.ts'
import { type FixHistory, EMPTY_HISTORY } from '../../../src/domain/history/fix-history.ts'
import { hiddenFiles, type IsHidden } from '../../../src/domain/policy/hidden-files.ts'
import { redactor } from '../../../src/domain/policy/redaction.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { Event } from '../../../src/contracts/events.ts'
import { AgentFixer } from '../../../src/fixers/agents/agent-fixer.ts'
import type { Guidance } from '../../../src/fixers/agents/prompts/evidence.ts'
import { Transcripts } from '../../../src/fixers/agents/transcript-files.ts'
import type { Model } from '../../../src/fixers/models/model.ts'
import type { Assignment, ReviewedChange } from '../../../src/domain/model/assignment.ts'
import type { ConversationKeeper, OpenConversation } from '../../../src/domain/model/open-conversation.ts'
import type { FixerTools, SourceTree } from '../../../src/contracts/ports.ts'
import { REPORT } from './turns.ts'

export const SECRET = 'hunter2-hunter2'
export const TEST = { framework: 'vitest', file: 'src/sum.test.ts', suite: [], name: 'sums' }
export const FILES = { 'src/sum.ts': 'return a - b\n', 'src/sum.test.ts': 'test\n', 'src/twice.ts': 'x = x\n' }
export const COMMIT = '0'.repeat(40)
const MESSAGE = 'expected -1 to be 3'

export const ANALYSIS = Analysis.parse({
  ...REPORT,
  evidence: [{ file: 'src/sum.ts', line: 1, says: 'a - b' }],
  modificationPoints: [{ file: 'src/sum.ts', symbol: '', lines: [1, 1], change: 'add' }],
  approach: '',
})
export const CLUSTER = Cluster.parse({
  id: 'c',
  signature: 'sums expected -1 to be 3',
  title: 'sums',
  criticality: 'medium',
  tests: [],
  suspects: ['src/sum.ts'],
})

export function failure(message = MESSAGE): Assignment['failures'][number] {
  const problem = { kind: 'failure' as const, type: 'AssertionError', message, stack: '' }
  return { id: TEST, problem, frames: [], durationMs: 1 }
}

export function assignment(change: Partial<Assignment> = {}): Assignment {
  return {
    iteration: 1,
    kind: 'repair',
    strategy: 'conservative',
    clusters: [CLUSTER],
    failures: [failure()],
    earlier: [],
    debugging: undefined,
    candidate: 0,
    failingDiff: '- the failing diff',
    known: [],
    demands: [],
    change: '',
    ...change,
  }
}

export function wholeChange(change: Partial<ReviewedChange> = {}): ReviewedChange {
  return {
    iteration: 1,
    diff: '-return a - b\n+return a + b\n',
    fixes: [{ summary: 'Add', rootCause: 'The sign.', seen: 'Red before, green after.' }],
    failures: [failure()],
    demanded: [],
    signs: [],
    stillFailing: [],
    dropped: '',
    isProved: true,
    ...change,
  }
}

export interface Bench {
  readonly tools: FixerTools
  readonly events: Event[]
  readonly runs: () => number
}

/** The tools of a fixer on these files; the test is green where `src/sum.ts` adds. */
export function benchOn(source: SourceTree, change: Partial<FixerTools> & { message?: string } = {}): Bench {
  const { message = MESSAGE, ...tools } = change
  const events: Event[] = []
  let runs = 0
  let last: TestRun | undefined
  const runTests =
    tools.runTests ??
    (async () => {
      runs += 1
      return testRun((await source.read('src/sum.ts'))?.includes('a + b') ?? false, message)
    })
  return {
    events,
    runs: () => runs,
    tools: {
      source,
      history: {
        failingDiff: async () => '- the failing diff',
        base: async () => undefined,
        suspectedChange: async () => ({ commits: [], diff: '' }),
        bisect: async () => undefined,
        log: async path => `log of ${path}`,
        blame: async (path, { from, to }) => `blame of ${path}, ${from} to ${to}`,
        diff: async path => `diff of ${path}`,
      },
      runTests,
      async guard(scope) {
        // The tests of this project are all in one file.
        if (scope === 'own files' || last === undefined) last = await runTests()
        return {
          run: last,
          red: last.cases.filter(({ status }) => status === 'failed').map(({ id }) => id),
          broken: [],
        }
      },
      conversation: keeper(),
      commit: COMMIT,
      emit: event => events.push(event),
      signal: new AbortController().signal,
      budgetMs: 60_000,
      budgetTokens: Number.POSITIVE_INFINITY,
      budgetDollars: Number.POSITIVE_INFINITY,
      ...tools,
    },
  }
}

/** Keeps a conversation in memory. */
export function keeper(): ConversationKeeper & { kept: OpenConversation | undefined } {
  return {
    kept: undefined,
    load() {
      return this.kept
    },
    async keep(conversation) {
      this.kept = { startedAt: 0, ...conversation }
    },
  }
}

/** A tree in memory, for whatever does not depend on how files lie on disk. */
export function inMemory(
  files: Readonly<Record<string, string>>,
): SourceTree & { readonly texts: Map<string, string> } {
  const original = new Map(Object.entries({ ...FILES, ...files }))
  const texts = new Map(original)
  return {
    texts,
    list: async () => [...texts.keys()],
    read: async path => texts.get(path),
    original: async path => original.get(path),
    async write(path, text) {
      if (path.includes('.test.')) return { ok: false, reason: `${path} belongs to the tests.` }
      texts.set(path, text)
      return { ok: true }
    },
    async reset(path) {
      texts.set(path, original.get(path) ?? '')
    },
    changed: async () => [...texts].filter(([path, text]) => original.get(path) !== text).map(([path]) => path),
  }
}

export function testRun(green: boolean, message: string): TestRun {
  const problems = green ? [] : [{ kind: 'failure' as const, type: 'AssertionError', message, stack: '' }]
  return {
    cases: [{ id: TEST, status: green ? 'passed' : 'failed', durationMs: 1, problems }],
    complete: true,
    result: 'finished',
    exit: { kind: 'exited', code: green ? 0 : 1 },
    durationMs: 1,
    output: '',
    notes: [],
  }
}

/** What all conversations of a test share, and where they are kept. */
export function shared() {
  const dir = mkdtempSync(join(tmpdir(), 'fix-tests-agents-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const redact = redactor([SECRET])
  return { dir, redact, isHidden: hiddenFiles([]), transcripts: new Transcripts(join(dir, 'kept'), redact) }
}

export interface Casting {
  readonly small?: Model
  readonly analyst?: Model
  readonly guidance?: readonly Guidance[]
  readonly memory?: FixHistory
  readonly isHidden?: IsHidden
}

/** One model for both roles, unless another one is told. */
export function agent(
  model: Model,
  { small, guidance = [], memory = EMPTY_HISTORY, analyst = model, isHidden = hiddenFiles([]) }: Casting = {},
) {
  const { dir, ...rest } = shared()
  const common = { ...rest, isHidden }
  const fixer = new AgentFixer({ ...common, name: model.name, analyst, fixer: model, small, guidance, memory })
  return { fixer, kept: join(dir, 'kept') }
}
