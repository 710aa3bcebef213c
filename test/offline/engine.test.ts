import { describe, expect, it } from 'vitest'
import { Cluster } from '../../src/domain/cluster.ts'
import { keyOf, type TestCase, type TestId, type TestRun } from '../../src/domain/tests.ts'
import type { Event } from '../../src/events.ts'
import { OfflineEngine } from '../../src/fixers/offline/engine.ts'
import type { Assignment, FixerAnswer, FixerTools, Selection } from '../../src/ports.ts'

const FILE = 'src/limit.ts'
const CODE = 'export function below(size: number, limit: number): boolean {\n  return size < limit\n}\n'

/** A project of one file whose tests are functions of its text, and the engine at work on it. */
class Project {
  readonly files = new Map([[FILE, CODE]])
  readonly events: Event[] = []
  readonly selections: Selection['kind'][] = []
  readonly #tests: Readonly<Record<string, (code: string) => boolean>>

  constructor(tests: Readonly<Record<string, (code: string) => boolean>>) {
    this.#tests = tests
  }

  async fix(
    targets: readonly string[],
    options: { candidates?: number; budgetMs?: number; earlier?: Assignment['earlier']; protect?: boolean } = {},
  ): Promise<FixerAnswer> {
    const before = this.#run({ kind: 'all' })
    const tools: FixerTools = {
      source: {
        list: async () => [...this.files.keys()],
        read: async path => this.files.get(path),
        original: async () => CODE,
        write: async (path, text) => {
          if (options.protect === true) return { ok: false, reason: 'protected' }
          this.files.set(path, text)
          return { ok: true }
        },
        reset: async path => void this.files.set(path, CODE),
        changed: async () => (this.files.get(FILE) === CODE ? [] : [FILE]),
      },
      runTests: async (selection = { kind: 'only', tests: targets.map(id) }) => this.#run(selection),
      regressions: run =>
        before.cases
          .filter(({ status, id: test }) => status === 'passed' && statusIn(run, test) !== 'passed')
          .map(({ id: test }) => test.name),
      emit: event => this.events.push(event),
      signal: new AbortController().signal,
      budgetMs: options.budgetMs ?? 60_000,
      budgetTokens: Number.POSITIVE_INFINITY,
    }
    const failures = targets.map(name => ({
      id: id(name),
      problem: { kind: 'failure' as const, type: 'AssertionError', message: 'expected false to be true', stack: '' },
      frames: [{ file: FILE, line: 2, symbol: 'below' }],
      durationMs: 1,
    }))
    const tests = targets.map(name => keyOf(id(name)))
    const cluster = Cluster.parse({
      id: 'c',
      signature: 's',
      title: 't',
      criticality: 'medium',
      tests,
      suspects: [FILE],
    })
    const engine = new OfflineEngine({ isTest: file => file.includes('.test.'), candidates: options.candidates ?? 150 })
    const assignment = {
      iteration: 1,
      strategy: 'conservative' as const,
      clusters: [cluster],
      failures,
      failingDiff: '',
    }
    return engine.fix({ ...assignment, earlier: options.earlier ?? [] }, tools)
  }

  #run(selection: Selection): TestRun {
    this.selections.push(selection.kind)
    const code = this.files.get(FILE) ?? ''
    const names = selection.kind === 'only' ? selection.tests.map(({ name }) => name) : Object.keys(this.#tests)
    const cases = names.map((name): TestCase => {
      const passed = this.#tests[name]?.(code) === true
      return { id: id(name), status: passed ? 'passed' : 'failed', durationMs: 1, problems: [] }
    })
    return {
      cases,
      complete: true,
      result: 'finished',
      exit: { kind: 'exited', code: 0 },
      durationMs: 1,
      output: '',
      notes: [],
    }
  }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'test/limit.test.ts', suite: [], name }
}

function statusIn(run: TestRun, test: TestId): string | undefined {
  return run.cases.find(({ id: other }) => other.name === test.name)?.status
}

const boundary = (code: string) => code.includes('size <= limit')
const direction = (code: string) => !code.includes('size > limit') && !code.includes('size >= limit')

describe('the offline engine', () => {
  it('leaves the change that turns the tests green in place, and says what it is and why', async () => {
    const project = new Project({ boundary, direction })

    const answer = await project.fix(['boundary'])

    expect(answer).toMatchObject({
      kind: 'proposal',
      proposal: {
        summary: 'Replace `<` by `<=` in src/limit.ts:2',
        rootCause: 'Presumably a wrong comparison at src/limit.ts:2 in `below`.',
        changes: [
          { file: FILE, why: expect.stringMatching(/1 of the 1 failing tests of this cluster pass/) as string },
        ],
      },
    })
    expect(project.files.get(FILE)).toBe(CODE.replace('<', '<='))
  })

  it('runs the rest of the suite only for what the failing tests like', async () => {
    const project = new Project({ boundary, direction })

    await project.fix(['boundary'])

    // Once before, and once for the candidate that turned the target green.
    expect(project.selections.filter(kind => kind === 'all')).toHaveLength(2)
  })

  it('passes over what breaks another test', async () => {
    const notLessOrEqual = (code: string) => !code.includes('<=')
    const anything = (code: string) => code !== CODE
    const project = new Project({ anything, notLessOrEqual })

    await project.fix(['anything'])

    expect(project.files.get(FILE)).not.toContain('<=')
    expect(project.files.get(FILE)).not.toBe(CODE)
  })

  it('takes what helps most when nothing helps with all', async () => {
    const project = new Project({ boundary, never: () => false })

    const answer = await project.fix(['boundary', 'never'])

    expect(answer).toMatchObject({ kind: 'proposal', proposal: { confidence: 0.5 } })
    expect(project.files.get(FILE)).toContain('size <= limit')
  })

  it('does not propose again what was refuted before', async () => {
    const project = new Project({ boundary, direction })
    const refuted = { proposal: { summary: 'Replace `<` by `<=` in src/limit.ts:2' } } as Assignment['earlier'][number]

    const answer = await project.fix(['boundary'], { earlier: [refuted] })

    expect(answer.kind).toBe('abstention')
  })

  it.each([
    {
      limit: 'candidates',
      options: { candidates: 3 },
      reason: 'Its budget of 3 candidates is used up; no candidate held.',
    },
    { limit: 'time', options: { budgetMs: -1 }, reason: 'Its budget of 0 s is used up; no candidate held.' },
  ])('gives up when its $limit are used up, says so, and leaves nothing behind', async ({ options, reason }) => {
    const project = new Project({ never: () => false })

    const answer = await project.fix(['never'], options)

    expect(answer).toMatchObject({ kind: 'abstention', reason, final: true })
    expect(project.files.get(FILE)).toBe(CODE)
  })

  it('gives up when all it knows was tried, and when it may not write', async () => {
    const hopeless = await new Project({ never: () => false }).fix(['never'])
    const locked = await new Project({ boundary }).fix(['boundary'], { protect: true })

    expect(hopeless).toMatchObject({
      kind: 'abstention',
      reason: expect.stringMatching(/^None of its \d+ candidates/) as string,
    })
    expect(locked.kind).toBe('abstention')
  })
})
