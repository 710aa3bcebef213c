import { describe, expect, it } from 'vitest'
import { Cluster } from '../../../src/domain/model/cluster.ts'
import { testKey, type TestCase, type TestId } from '../../../src/domain/model/test-case.ts'
import type { TestRun } from '../../../src/domain/model/test-run.ts'
import type { OpenConversation } from '../../../src/domain/model/open-conversation.ts'
import type { Event } from '../../../src/contracts/events.ts'
import { OfflineEngine } from '../../../src/fixers/offline/repair-engine.ts'
import type { TestSelection } from '../../../src/domain/model/test-case.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { AnalystAnswer, FixerAnswer } from '../../../src/domain/model/answer.ts'
import type { FixerTools, History } from '../../../src/contracts/ports.ts'
import type { WarmJudge } from '../../../src/contracts/judging.ts'

const FILE = 'src/limit.ts'
const CODE = 'export function below(size: number, limit: number): boolean {\n  return size < limit\n}\n'

/** The engine asks nothing of the past. */
const UNREAD: History = {
  failingDiff: unread,
  base: unread,
  suspectedChange: unread,
  bisect: unread,
  log: unread,
  blame: unread,
  diff: unread,
}

interface FixOptions {
  readonly candidates?: number
  readonly budgetMs?: number
  readonly signal?: AbortSignal
  readonly earlier?: Assignment['earlier']
  readonly debugging?: Assignment['debugging']
  readonly candidate?: number
  readonly suspects?: readonly string[]
  readonly failingDiff?: string
  readonly protect?: boolean
  /** Message and type of the failures. */
  readonly message?: string
  readonly type?: string
  /** What a killed run has noted of the search. */
  readonly noted?: OpenConversation
  /** The code with which a test fails that did not run before. */
  readonly reveals?: (code: string) => boolean
  /** The code that a warm judge lets pass. */
  readonly judge?: (code: string) => boolean
  /** The code whose runs by the judge do not end unless it is patient. */
  readonly isSlow?: (code: string) => boolean
  /** True if the judge can run variants together. */
  readonly sifts?: boolean
  /** What it then takes for code that makes all tests pass, by default what does. */
  readonly siftsBy?: (code: string) => boolean
  /** Failing tests that are about another function. */
  readonly elsewhere?: readonly string[]
}

/** A project of one file whose tests are functions of its text, and the engine at work on it. */
class Project {
  readonly files = new Map([[FILE, CODE]])
  readonly events: Event[] = []
  readonly selections: TestSelection['kind'][] = []
  /** The files that each look at what may be broken was about. */
  readonly guarded: (readonly string[])[] = []
  /** What was said of the judge, and how often it ran. */
  readonly distrusted: string[] = []
  /** What is noted of the search. */
  readonly noted: string[] = []
  judged = 0
  /** The file before variants of it were judged together. */
  readonly sifted: string[] = []
  /** What was begun, and what it waited for. */
  readonly steps: string[] = []
  /** The tests of each traced run. */
  readonly traced: (readonly TestId[])[] = []
  /** The message of a failing test, which none has by default. */
  says: ((code: string) => string) | undefined
  readonly #tests: Readonly<Record<string, (code: string) => boolean>>

  constructor(tests: Readonly<Record<string, (code: string) => boolean>>) {
    this.#tests = tests
  }

  async fix(targets: readonly string[], options: FixOptions = {}): Promise<FixerAnswer> {
    const engine = new OfflineEngine({ isTest: file => file.includes('.test.'), candidates: options.candidates ?? 150 })
    return engine.fix(this.#assignment(targets, options), this.#tools(targets, options))
  }

  async analyze(targets: readonly string[], options: FixOptions = {}): Promise<AnalystAnswer> {
    const engine = new OfflineEngine({ isTest: file => file.includes('.test.') })
    return engine.analyze(this.#assignment(targets, options), this.#tools(targets, options))
  }

  #tools(targets: readonly string[], options: FixOptions): FixerTools {
    const before = this.#run({ kind: 'all' })
    const begun = new Map(this.files)
    const broken = (run: TestRun) =>
      before.cases
        .filter(({ status, id: test }) => status === 'passed' && statusIn(run, test) !== 'passed')
        .map(({ id: test }) => ({ id: test, how: 'newly failing' }))
    return {
      source: {
        list: async () => [...this.files.keys()],
        read: async path => this.files.get(path),
        original: async path => begun.get(path),
        write: async (path, text) => {
          if (options.protect === true) return { ok: false, reason: 'protected' }
          this.files.set(path, text)
          return { ok: true }
        },
        reset: async path => void this.files.set(path, begun.get(path) ?? ''),
        changed: async () => (this.files.get(FILE) === CODE ? [] : [FILE]),
      },
      history: UNREAD,
      commit: 'head',
      runTests: async (selection = { kind: 'only', tests: targets.map(id) }) => this.#run(selection),
      conversation: { load: () => options.noted, keep: async ({ text }) => void this.noted.push(text) },
      guard: async scope => {
        if (scope !== 'own files') this.guarded.push(scope)
        const run = this.#run({ kind: 'all' })
        const red = targets.map(id).filter(test => statusIn(run, test) !== 'passed')
        const revealed = options.reveals?.(this.files.get(FILE) ?? '') === true ? [id('behind it')] : []
        return { run, red, broken: broken(run), revealed }
      },
      trace: async tests => {
        this.traced.push(tests)
        await Promise.resolve()
        this.steps.push('traced')
        return [{ file: FILE, name: 'below', line: 1, calls: 1, lines: [[2, 1] as const] }]
      },
      openJudge: async (failures, isNeeded) => {
        this.steps.push('judge')
        this.steps.push((await isNeeded) === true ? 'needed' : 'not needed')
        return options.judge && failures.length > 0 ? this.#judge(options.judge, options) : undefined
      },
      emit: event => this.events.push(event),
      signal: options.signal ?? new AbortController().signal,
      budgetMs: options.budgetMs ?? 60_000,
      budgetTokens: Number.POSITIVE_INFINITY,
      budgetDollars: Number.POSITIVE_INFINITY,
    }
  }

  #judge(passes: (code: string) => boolean, { isSlow, sifts = false, siftsBy = passes }: FixOptions): WarmJudge {
    return {
      passing: [],
      runMs: 20,
      notes: '',
      takeNotes: () => undefined,
      canSift: sifts,
      sift: async (_, variants) => {
        this.sifted.push(this.files.get(FILE) ?? '')
        return sifts ? variants.map(({ text }) => (siftsBy(text) ? 'passed' : 'rejected')) : undefined
      },
      measure: async () => 20,
      run: async (tests, { patient }) => {
        this.judged += 1
        const code = this.files.get(FILE) ?? ''
        if (isSlow?.(code) === true && patient !== true) return { ended: false, cases: [] }
        const status = passes(code) ? 'passed' : 'failed'
        return { ended: true, cases: tests.map(each => ({ id: each, status, durationMs: 1, problems: [] })) }
      },
      distrust: async why => void this.distrusted.push(why),
      [Symbol.asyncDispose]: async () => undefined,
    }
  }

  #assignment(targets: readonly string[], { suspects = [FILE], ...options }: FixOptions): Assignment {
    const frames = [{ file: FILE, line: 2, symbol: 'below' }]
    const failures = targets.map(name => ({
      id: id(name),
      problem: {
        kind: 'failure' as const,
        type: options.type ?? 'AssertionError',
        message: options.message ?? 'expected false to be true',
        stack: '',
      },
      frames: options.elsewhere?.includes(name) === true ? [] : frames,
      durationMs: 1,
    }))
    const tests = targets.map(name => testKey(id(name)))
    const cluster = Cluster.parse({
      id: 'c',
      signature: 's',
      title: 't',
      criticality: 'medium',
      tests,
      suspects,
      places: suspects.includes(FILE) ? [{ file: FILE, line: 2, score: 1, why: 'the error was raised there' }] : [],
    })
    return {
      iteration: 1,
      kind: 'repair',
      strategy: 'conservative' as const,
      clusters: [cluster],
      failures,
      earlier: options.earlier ?? [],
      debugging: options.debugging,
      candidate: options.candidate ?? 0,
      failingDiff: options.failingDiff ?? '',
      known: [],
      demands: [],
      change: '',
    }
  }

  #run(selection: TestSelection): TestRun {
    this.selections.push(selection.kind)
    const code = this.files.get(FILE) ?? ''
    const names = selection.kind === 'only' ? selection.tests.map(({ name }) => name) : Object.keys(this.#tests)
    const cases = names.map((name): TestCase => {
      const passed = this.#tests[name]?.(code) === true
      const message = passed ? undefined : this.says?.(code)
      const problems = message === undefined ? [] : [{ kind: 'failure' as const, type: 'E', message, stack: '' }]
      return { id: id(name), status: passed ? 'passed' : 'failed', durationMs: 1, problems }
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
        subject: 'Fix a wrong comparison in `below`',
        rootCause: '',
        changes: [{ file: FILE, why: expect.stringMatching(/1 of 1 failing test of this cause passes/) as string }],
      },
    })
    expect(project.files.get(FILE)).toBe(CODE.replace('<', '<='))
  })

  it('leaves no other file changed, though candidates there were tried after it', async () => {
    const other = 'export function most(a: number): number {\n  return a > 1 ? a : 1\n}\n'
    const project = new Project({ two: code => code.includes('=> 2') })
    project.files.set(FILE, 'export const one = () => 1\n').set('src/most.ts', other)

    const answer = await project.fix(['two'], { suspects: [FILE, 'src/most.ts'] })

    expect(answer.kind).toBe('proposal')
    expect(project.events).toContainEqual(expect.objectContaining({ kind: 'trying', what: 'replace `>` by `>=`' }))
    expect(Object.fromEntries(project.files)).toEqual({ [FILE]: 'export const one = () => 2\n', 'src/most.ts': other })
  })

  it('keeps the line ends of a file', async () => {
    const crlf = CODE.replaceAll('\n', '\r\n')
    const mixed: string[] = []
    const project = new Project({
      guarded: code => {
        if (/(?<!\r)\n/.test(code)) mixed.push(code)
        return /if \(limit == null\) return .+\r\n/.test(code)
      },
    })
    project.files.set(FILE, crlf)

    const answer = await project.fix(['guarded'], { message: "Cannot read properties of undefined (reading 'limit')" })

    expect(answer.kind).toBe('proposal')
    expect(mixed).toEqual([])
  })

  it('puts a line back whose syntax its own parser does not know', async () => {
    const swap = '  ;[pair.low, pair.high[0]] = [pair.high[0], pair.low]\n'
    const now = CODE.replace(') {', ', pair: any) {')
    const project = new Project({ swaps: code => code.includes(swap) })
    project.files.set(FILE, now)
    const failingDiff = `diff --git a/${FILE} b/${FILE}\n--- a/${FILE}\n+++ b/${FILE}\n@@ -1,4 +1,3 @@\n ${now.split('\n')[0]}\n-${swap}   return size < limit\n }\n`

    const answer = await project.fix(['swaps'], { failingDiff })

    expect(answer.kind).toBe('proposal')
    expect(project.files.get(FILE)).toContain(swap)
  })

  it('runs the rest of the suite only for what the failing tests like', async () => {
    const project = new Project({ boundary, direction })

    await project.fix(['boundary'])

    // Once before, and once for the candidate that turned the target green.
    expect(project.selections.filter(kind => kind === 'all')).toHaveLength(2)
    expect(project.guarded).toEqual([[FILE]])
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

    const answer = await project.fix(['boundary', 'never'], { elsewhere: ['never'] })

    expect(answer).toMatchObject({ kind: 'proposal', proposal: { confidence: 0.3 } })
    expect(project.files.get(FILE)).toContain('size <= limit')
  })

  it('takes no change that sways a test which stays red', async () => {
    const project = new Project({ boundary, never: () => false })
    project.says = code => (boundary(code) ? 'assert 3 == 7' : 'assert 5 == 7')

    const answer = await project.fix(['boundary', 'never'], { elsewhere: ['never'], message: 'assert 5 == 7' })

    expect(answer).toMatchObject({
      kind: 'abstention',
      reason: expect.stringMatching(
        /turned 1 of 2 failing tests green, which is no sign of a fix: with it others fail in another way\.$/,
      ),
    })
  })

  it('takes no change that leaves tests of the same function red, and looks at all candidates', async () => {
    const project = new Project({ boundary, never: () => false })

    const answer = await project.fix(['boundary', 'never'])

    expect(answer).toMatchObject({
      kind: 'abstention',
      reason: expect.stringMatching(
        /^None of the first 150 candidates turned the tests green without breaking others, and .+ The best one \(Replace `<` by `<=` in src\/limit\.ts:2\) turned 1 of 2 failing tests green, which is no sign of a fix: each of them is about below\.$/,
      ),
    })
    expect(project.files.get(FILE)).toBe(CODE)
  })

  it('does not rest at a change that lets tests fail which did not run before', async () => {
    const anything = (code: string) => code !== CODE
    const first = new Project({ anything })
    await first.fix(['anything'])
    const chosen = first.files.get(FILE)

    const other = new Project({ anything })
    await other.fix(['anything'], { reveals: code => code === chosen })
    const none = new Project({ anything })
    await none.fix(['anything'], { reveals: () => true })

    expect(other.files.get(FILE)).not.toBe(chosen)
    expect(other.files.get(FILE)).not.toBe(CODE)
    expect(none.files.get(FILE)).not.toBe(CODE)
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
      reason:
        /^None of the first 3 candidates turned the tests green without breaking others, and at least \d+ more were not tried\.$/,
    },
    {
      limit: 'time',
      options: { budgetMs: -1 },
      reason:
        /^The 0 s that it had were over before the first of its \d+ candidates: tests ran to see which code they run, and how fast they are\.$/,
    },
  ])('gives up when its $limit are used up, says so, and leaves nothing behind', async ({ options, reason }) => {
    const project = new Project({ never: () => false })

    const answer = await project.fix(['never'], options)

    expect(answer).toMatchObject({ kind: 'abstention', reason: expect.stringMatching(reason) as string, final: true })
    expect(project.files.get(FILE)).toBe(CODE)
  })

  it('goes on where a killed run was, and finds the same', async () => {
    const reversed = (code: string) => code.includes('size >= limit')
    const project = new Project({ reversed })
    const whole = await project.fix(['reversed'])
    const note = JSON.parse(project.noted[0] ?? '{}') as object

    const resumed = new Project({ reversed })
    const text = JSON.stringify({ ...note, next: 1, found: [] })
    const answer = await resumed.fix(['reversed'], { noted: { startedAt: 1, spending: {}, text } })

    const tried = resumed.events.flatMap(event => (event.kind === 'trying' ? [event.tried] : []))
    expect([tried[0], answer]).toEqual([2, whole])
    expect(resumed.events).toContainEqual({ kind: 'thought', fixer: 'offline', text: 'resuming after 1 candidate' })
  })

  it('says how many other changes would pass too, and trusts one that is alone no more where few were tried', async () => {
    const weak = await new Project({ weak: code => !code.includes('size < limit') }).fix(['weak'])
    const strong = await new Project({ boundary }).fix(['boundary'])

    expect(weak).toMatchObject({ kind: 'proposal', proposal: { confidence: 0.7 } })
    expect(JSON.stringify(weak)).toMatch(/The failing tests also pass if you /)
    expect(strong).toMatchObject({ kind: 'proposal', proposal: { confidence: 0.7 } })
    expect(JSON.stringify(strong)).toContain('"alternatives":""')
  })

  it('proposes no change that leaves a parameter unused, whatever the tests accept', async () => {
    const project = new Project({ unused: code => code.match(/\blimit\b/g)?.length === 1 })

    const answer = await project.fix(['unused'])

    expect(answer.kind).toBe('abstention')
    const texts = project.events.flatMap(event => (event.kind === 'thought' ? [event.text] : []))
    expect(texts.join('\n')).toContain('but `limit` is no longer used')
  })

  it('gives up when all it knows was tried, and when it may not write', async () => {
    const hopeless = await new Project({ never: () => false }).fix(['never'], { candidates: 5_000 })
    const locked = await new Project({ boundary }).fix(['boundary'], { protect: true })

    expect(hopeless).toMatchObject({
      kind: 'abstention',
      reason: expect.stringMatching(/^None of its \d+ candidates/) as string,
    })
    expect(locked.kind).toBe('abstention')
  })

  it('ends at once when its time is over, and leaves nothing behind', async () => {
    const project = new Project({ never: () => false })
    const stop = new AbortController()
    stop.abort(new Error('over'))

    const answer = await project.fix(['never'], { signal: stop.signal })

    // Another attempt would have less time.
    const reason =
      /^The 0 s that it had were over before the first of its \d+ candidates: tests ran to see which code they run, and how fast they are\.$/
    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: expect.stringMatching(reason) as string })
    expect(project.files.get(FILE)).toBe(CODE)
  })

  it('keeps what is proved when its time is over', async () => {
    const stop = new AbortController()
    const project = new Project({
      boundary: code => {
        const isRight = boundary(code)
        if (isRight) stop.abort(new Error('over'))
        return isRight
      },
    })

    const answer = await project.fix(['boundary'], { signal: stop.signal })

    expect(answer.kind).toBe('proposal')
    expect(boundary(project.files.get(FILE) ?? '')).toBe(true)
  })
})

describe('with a warm judge, the offline engine', () => {
  it('runs the tests only for what the judge lets pass', async () => {
    const project = new Project({ boundary, direction })

    const answer = await project.fix(['boundary'], { judge: boundary })

    expect(answer.kind).toBe('proposal')
    // Once before, and once for the right candidate alone: the judge has seen its targets.
    expect(project.selections).toEqual(['all', 'all'])
    expect(project.judged).toBeGreaterThan(0)
    expect(project.distrusted).toEqual([])
  })

  it('keeps nothing that the tests refute, and does not ask the judge again', async () => {
    const project = new Project({ above: code => code.includes('size > limit') })

    const answer = await project.fix(['above'], { judge: code => code !== CODE })

    expect(answer.kind).toBe('proposal')
    expect(project.files.get(FILE)).toContain('size > limit')
    expect(project.judged).toBe(1)
    expect(project.distrusted).toEqual(['it saw 1 of the failing tests pass with a change, and the test runner 0'])
  })
})

describe('with more candidates than it can try, the offline engine', () => {
  const large = Array.from({ length: 40 }, (_, index) => `export const f${index} = (a, b) => a[b] + ${index}\n`).join(
    '',
  )

  it('sees first which code the failing tests run', async () => {
    const project = new Project({ boundary })
    project.files.set('src/other.ts', large)

    const answer = await project.fix(['boundary'], { suspects: ['src/other.ts', FILE] })

    expect(answer.kind).toBe('proposal')
    expect(project.traced).toEqual([[id('boundary')]])
    // The process of a judge starts meanwhile.
    expect(project.steps).toEqual(['judge', 'traced', 'needed'])
  })

  it('does not run what does not end', async () => {
    const project = new Project({ boundary })
    project.files.set('src/other.ts', large)

    await project.fix(['boundary'], { suspects: ['src/other.ts', FILE], type: 'TestTimeout' })

    expect(project.traced).toEqual([])
  })

  it('tries a few without that', async () => {
    const project = new Project({ boundary })

    await project.fix(['boundary'])

    expect(project.traced).toEqual([])
  })
})

describe('candidates that are judged together', () => {
  it('cost no run but that of what passes, and the file is the unchanged one before', async () => {
    const each = new Project({ boundary })
    await each.fix(['boundary'], { judge: boundary })
    const together = new Project({ boundary })
    const answer = await together.fix(['boundary'], { judge: boundary, sifts: true })

    expect(answer.kind).toBe('proposal')
    expect(together.files.get(FILE)).toBe(each.files.get(FILE))
    expect(new Set(together.sifted)).toEqual(new Set([CODE]))
    expect(together.sifted.length).toBeGreaterThan(1)
    expect(together.judged).toBeLessThan(each.judged / 2)
  })

  it('cost no further run once one of them is proved', async () => {
    const changed = (code: string) => code !== CODE && code.includes('limit')
    const runsWith = async (candidates: number) => {
      const project = new Project({ changed })
      const { kind } = await project.fix(['changed'], { judge: changed, sifts: true, candidates })
      return { kind, judged: project.judged }
    }

    expect(await runsWith(5)).toEqual({ ...(await runsWith(2)), kind: 'proposal' })
  })

  it('are tried alone if all of them were rejected', async () => {
    const project = new Project({ boundary })

    const answer = await project.fix(['boundary'], { judge: boundary, sifts: true, siftsBy: () => false })

    expect(answer.kind).toBe('proposal')
    expect(boundary(project.files.get(FILE) ?? '')).toBe(true)
  })
})

describe('a candidate that runs out of time', () => {
  it('is tried again with more time, after all others', async () => {
    const project = new Project({ boundary })

    const answer = await project.fix(['boundary'], { judge: boundary, isSlow: boundary })

    expect(answer.kind).toBe('proposal')
    expect(boundary(project.files.get(FILE) ?? '')).toBe(true)
  })

  it('has no second turn if a quick one fixes the tests', async () => {
    const project = new Project({ boundary })
    const isSlow = (code: string) => code.includes('size > limit')

    await project.fix(['boundary'], { judge: boundary, isSlow })

    expect(project.selections).toEqual(['all', 'all'])
  })

  it('is not forgotten by a run that resumes the search', async () => {
    const project = new Project({ boundary })
    await project.fix(['boundary'], { judge: boundary, isSlow: boundary })

    // A note for the time-out and one for the success, of the same candidate.
    expect(new Set(project.noted).size).toBe(1)
    expect(project.noted).toHaveLength(2)
  })
})

describe('before it changes anything, the offline engine', () => {
  it('names the places that it will change, the likeliest first', async () => {
    const project = new Project({ boundary, direction })
    project.files.set('src/other.ts', 'export const other = 1\n')

    const answer = await project.analyze(['boundary'], { suspects: ['src/other.ts', 'a-submodule', FILE] })

    expect(answer).toMatchObject({
      kind: 'analysis',
      analysis: {
        rootCause: 'Small changes are tried in src/other.ts, src/limit.ts: t',
        hypothesis: '',
        modificationPoints: [
          { file: FILE, symbol: 'line 2', change: 'the error was raised there' },
          { file: 'src/other.ts', symbol: '', change: 'one node at a time' },
        ],
      },
    })
    expect(project.files.get(FILE)).toBe(CODE)
  })

  it.each([
    ['src/other.ts', 'export const url = process.env.API_URL', 'API_URL is not set'],
    ['lib/other.rb', "URL = ENV.fetch('API_URL')", 'KeyError: API_URL is not set'],
  ])('is none where %s reads a variable of the environment that is not set', async (file, code, message) => {
    const project = new Project({ boundary })
    project.files.set(file, code)

    const answer = await project.analyze(['boundary'], { suspects: [file], message })

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: expect.stringContaining('reads API_URL') })
  })

  it('works whatever its number among the candidates', async () => {
    expect((await new Project({ boundary }).analyze(['boundary'], { candidate: 2 })).kind).toBe('analysis')
  })

  it('states a hypothesis after an attempt that failed', async () => {
    const debugging = { count: 1, log: 'expected false to be true' }

    const answer = await new Project({ boundary }).analyze(['boundary'], { debugging })

    expect(answer).toMatchObject({
      kind: 'analysis',
      analysis: { hypothesis: expect.stringMatching(/^Another small change/) },
    })
  })

  it('leaves code alone that destroys something by a computed name', async () => {
    const project = new Project({ boundary })
    project.files.set(FILE, `import { rmSync } from 'node:fs'\n${CODE}rmSync('/somewhere/' + name)\n`)

    const answer = await project.fix(['boundary'])

    expect(answer).toMatchObject({ kind: 'abstention', reason: expect.stringContaining(`leaves ${FILE} alone`) })
  })

  it.each<[string, FixOptions, RegExp]>([
    ['tests are all that is suspected', { suspects: ['test/limit.test.ts'] }, /^No source file is known/],
    [
      'the language is unknown and the failing change has left the file alone',
      { suspects: ['lib/limit.rb'] },
      /^It found nothing to try in lib\/limit\.rb\. It has edits of its own in /,
    ],
  ])('abstains for good when %s', async (_, options, reason) => {
    const project = new Project({ boundary })
    project.files.set('lib/limit.rb', 'def below(size, limit) = size < limit')

    const answer = await project.analyze(['boundary'], options)

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: expect.stringMatching(reason) })
  })
})

function unread(): never {
  throw new Error('The history is not read.')
}
