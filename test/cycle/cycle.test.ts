import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCycle } from '../../src/cycle/cycle.ts'
import type { World } from '../../src/cycle/world.ts'
import type { Rules } from '../../src/domain/choice.ts'
import { noUsage } from '../../src/domain/attempt.ts'
import { initialState, State } from '../../src/domain/state.ts'
import { type TestCase, type TestId, type TestRun } from '../../src/domain/tests.ts'
import type { Event } from '../../src/events.ts'
import type { Assignment, Fixer, FixerAnswer, FixerTools, TestRunner } from '../../src/ports.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'

/** A file holds `ok` or a word that says what is wrong; a test is green when all files that it reads hold `ok`. */
const PROJECT = {
  files: { 'src/a.js': 'bad', 'src/b.js': 'ok' },
  tests: { a: ['src/a.js'], b: ['src/b.js'] },
}

describe('a fix that holds', () => {
  it('is committed, confirmed by the whole suite, and published', async () => {
    const scene = await lay(PROJECT)

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

    expect(end).toMatchObject({ phase: { at: 'done' }, outcome: 'fixed', stop: 'all-green' })
    expect(end.attempts).toMatchObject([{ iteration: 1, result: 'pass', rateBefore: 0.5, rateAfter: 1, fixer: 'one' }])
    expect(scene.bot('diff', '--name-only', scene.head, end.tip)).toBe('src/a.js')
    expect(scene.bot('log', '--format=%s', `${scene.head}..${end.tip}`)).toBe(
      'fix-tests: iteration 1 – conservative (pass: 50% → 100%)',
    )
    expect(scene.published).toHaveLength(1)
    expect(scene.events()).toEqual([
      'reproduced',
      'diagnosed',
      'attempt',
      'committed',
      'judged',
      'diagnosed',
      'stopping',
    ])
  })

  it('is there for the next run after every step, and the ledger can be read at each', async () => {
    const scene = await lay(PROJECT)

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

    const phases = scene.saved.map(({ phase }) => phase.at)
    expect(phases).toEqual([
      'triaging',
      'choosing',
      'fixing',
      'checking',
      'validating',
      'committing',
      'confirming',
      'triaging',
      'choosing',
      'publishing',
      'done',
    ])
    expect(scene.saved.at(-1)).toEqual(end)
    expect(scene.durable.at(-1)).toEqual(end)
  })

  it('goes on from any step in which it was killed, to the same end', async () => {
    const whole = await lay(PROJECT)
    await whole.run([fixerThat({ 'src/a.js': 'ok' })])

    for (const steps of whole.saved.keys()) {
      const scene = await lay(PROJECT)
      await expect(scene.run([fixerThat({ 'src/a.js': 'ok' })], { killAfter: steps + 1 })).rejects.toThrow('killed')

      const end = await scene.resume([fixerThat({ 'src/a.js': 'ok' })])

      expect(end, `killed after step ${steps + 1}`).toMatchObject({ outcome: 'fixed', phase: { at: 'done' } })
      expect(scene.bot('show', `${end.tip}:src/a.js`)).toBe('ok')
      expect(scene.bot('rev-list', '--count', `${scene.head}..${end.tip}`)).toBe('1')
    }
  })
})

describe('a fix that does not hold', () => {
  it('is discarded, and the next attempt knows of it', async () => {
    const scene = await lay(PROJECT)
    const fixer = fixerThat({ 'src/a.js': 'worse' }, { 'src/a.js': 'ok' })

    const end = await scene.run([fixer])

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'fail' }, { result: 'pass' }] })
    expect(fixer.assignments.map(({ earlier }) => earlier.length)).toEqual([0, 1])
    expect(fixer.assignments[1]?.earlier[0]).toMatchObject({
      result: 'fail',
      reason: expect.stringMatching(/^Still failing: a\.test\.js › a\. src\/a\.js is worse/),
      diff: expect.stringContaining('+worse'),
    })
    expect(fixer.seen, 'each attempt begins on clean files').toEqual(['bad', 'bad'])
    expect(scene.bot('rev-list', '--count', `${scene.head}..${end.tip}`)).toBe('1')
  })

  it.each<[string, Record<string, string>, string]>([
    ['breaks the syntax', { 'src/a.js': 'ok (' }, 'syntax-error'],
    ['touches too many files', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`n${n}.js`, 'ok'])), 'refused'],
    ['changes nothing', {}, 'abstained'],
  ])('because it %s never gets to the tests', async (_, edits, result) => {
    const scene = await lay(PROJECT)

    const end = await scene.run([fixerThat(edits)], { limits: { iterations: 1 } })

    expect(end).toMatchObject({ outcome: 'failed', attempts: [{ result }], tip: scene.head })
    expect(scene.text('src/a.js')).toBe('bad')
    expect(scene.runs.filter(kind => kind === 'affected')).toEqual([])
  })

  it('because the run did not finish is no fix', async () => {
    const scene = await lay(PROJECT)
    scene.break(run => run.kind === 'affected')

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })], { limits: { iterations: 1 } })

    expect(end).toMatchObject({ outcome: 'failed', attempts: [{ result: 'incomplete' }], tip: scene.head })
  })
})

describe('a commit that breaks something else', () => {
  const project = {
    files: { 'src/a.js': 'bad', 'src/b.js': 'ok' },
    tests: { a: ['src/a.js'], b: ['src/b.js'] },
  }

  it('is reverted, and the next attempt is surgical and knows what broke', async () => {
    const scene = await lay(project)
    const fixer = fixerThat({ 'src/a.js': 'ok', 'src/b.js': 'broken' }, { 'src/a.js': 'ok' })

    const end = await scene.run([fixer])

    expect(end).toMatchObject({ outcome: 'fixed' })
    expect(end.attempts).toMatchObject([
      { result: 'regression', commit: expect.any(String), revert: expect.any(String) },
      { result: 'pass', strategy: 'surgical' },
    ])
    expect(fixer.assignments[1]).toMatchObject({
      strategy: 'surgical',
      earlier: [{ reason: 'It broke b.test.js › b (newly failing).', diff: expect.stringContaining('+broken') }],
    })
    expect(scene.bot('log', '--format=%s', '--reverse', `${scene.head}..${end.tip}`).split('\n')).toEqual([
      'fix-tests: iteration 1 – conservative (pass: 50% → 100%)',
      'fix-tests: revert iteration 1 – regression (pass: 50% ≥ 50%)',
      'fix-tests: iteration 2 – surgical (pass: 50% → 100%)',
    ])
    expect(scene.bot('diff', '--name-only', scene.head, end.tip)).toBe('src/a.js')
  })

  it('is no fix even when nothing better is found', async () => {
    const scene = await lay(project)

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok', 'src/b.js': 'broken' })], { limits: { iterations: 1 } })

    expect(end).toMatchObject({ outcome: 'failed', stop: 'iterations' })
    expect(scene.bot('diff', '--name-only', scene.head, end.tip)).toBe('')
  })
})

describe('a fixer that has nothing to offer', () => {
  it('is followed by the next of the chain', async () => {
    const scene = await lay(PROJECT)
    const first = abstaining({ final: true })
    const second = fixerThat({ 'src/a.js': 'ok' })

    const end = await scene.run([first, second])

    expect(end).toMatchObject({
      outcome: 'fixed',
      attempts: [
        { fixer: 'one', result: 'abstained', reason: 'no idea', final: true },
        { fixer: 'two', result: 'pass' },
      ],
    })
    expect(second.assignments[0]?.earlier).toMatchObject([{ fixer: 'one', result: 'abstained' }])
  })

  it('leaves no edit behind', async () => {
    const scene = await lay(PROJECT)
    const first = abstaining({ final: true, edits: { 'src/a.js': 'half' } })
    const second = fixerThat({ 'src/a.js': 'ok' })

    await scene.run([first, second])

    expect(second.seen).toEqual(['bad'])
  })

  it('is the end when it is the last', async () => {
    const scene = await lay(PROJECT)

    const end = await scene.run([abstaining({ final: true }), abstaining({ final: true })])

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck', attempts: [{ fixer: 'one' }, { fixer: 'two' }] })
  })
})

describe('the work ends', () => {
  it.each<[string, Partial<Rules['limits']>, Partial<FixerAnswer>, State['stop'], number]>([
    ['after the last iteration', { iterations: 2, attempts: 9 }, {}, 'iterations', 2],
    ['after the last attempt of the last fixer', { attempts: 3 }, {}, 'stuck', 3],
    ['when the minutes are over', { minutes: 0.5 }, {}, 'time', 1],
    ['when the tokens are over', { tokens: 100 }, { usage: { ...noUsage, inputTokens: 100 } }, 'tokens', 1],
  ])('%s', async (_, limits, answer, stop, attempts) => {
    const scene = await lay(PROJECT)

    const end = await scene.run([abstaining(answer)], { limits, minutesPerFix: 1 })

    expect(end).toMatchObject({ phase: { at: 'done' }, outcome: 'failed', stop })
    expect(end.attempts).toHaveLength(attempts)
    expect(scene.published).toHaveLength(1)
  })

  it('at once when nothing fails', async () => {
    const scene = await lay({ files: { 'src/a.js': 'ok' }, tests: { a: ['src/a.js'] } })

    const end = await scene.run([fixerThat({})])

    expect(end).toMatchObject({ outcome: 'nothing-to-fix', attempts: [] })
    expect(scene.durable, 'nothing is kept of it').toEqual([])
  })

  it('at once when what was reported passes here', async () => {
    const scene = await lay({ files: { 'src/a.js': 'ok' }, tests: { a: ['src/a.js'] } })

    const end = await scene.run([fixerThat({})], { reported: [id('a')] })

    expect(end).toMatchObject({ outcome: 'not-reproduced', notReproduced: [id('a')] })
  })

  it('at once when what was reported is flaky', async () => {
    const scene = await lay(PROJECT)
    scene.flaky('a')

    const end = await scene.run([fixerThat({})], { reported: [id('a')] })

    expect(end).toMatchObject({ outcome: 'nothing-to-fix', flaky: [expect.stringContaining('"a"')], attempts: [] })
  })

  it('in a sentence when the tests cannot be run at all', async () => {
    const scene = await lay(PROJECT)
    scene.break(() => true)

    await expect(scene.run([fixerThat({})])).rejects.toMatchObject({
      name: 'UserError',
      message: 'The tests cannot be judged here: It was killed.',
    })
  })

  it('with the reason when the run is stopped, before anything else is begun', async () => {
    const scene = await lay(PROJECT)
    const stop = new AbortController()
    const reason = new Error('cancelled')
    const fixer = fixerThat({ 'src/a.js': 'ok' })
    stop.abort(reason)

    await expect(scene.run([fixer], { signal: stop.signal })).rejects.toBe(reason)

    expect(fixer.assignments).toEqual([])
  })
})

describe('more than one failure', () => {
  it('is fixed one by one, and each fix is a commit', async () => {
    const scene = await lay({
      files: { 'src/a.js': 'bad', 'src/b.js': 'wrong' },
      tests: { a: ['src/a.js'], b: ['src/b.js'] },
    })
    const fixer: ScriptedFixer = scripted(({ clusters }) => {
      const file = clusters[0]?.title.startsWith('a') ? 'src/a.js' : 'src/b.js'
      return { [file]: 'ok' }
    })

    const end = await scene.run([fixer])

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass' }, { result: 'pass' }] })
    expect(scene.bot('rev-list', '--count', `${scene.head}..${end.tip}`)).toBe('2')
  })

  it('that only turns up once a file can be loaded is worked on too', async () => {
    const scene = await lay({
      files: { 'src/a.js': 'unloadable', 'src/b.js': 'wrong' },
      tests: { a: ['src/a.js', 'src/b.js'] },
    })
    const fixer = fixerThat({ 'src/a.js': 'ok' }, { 'src/b.js': 'ok' })

    const end = await scene.run([fixer])

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass' }, { result: 'pass' }] })
    expect(end.targets).toHaveLength(2)
  })

  it('that was not reported is left alone', async () => {
    const scene = await lay({
      files: { 'src/a.js': 'bad', 'src/b.js': 'wrong' },
      tests: { a: ['src/a.js'], b: ['src/b.js'] },
    })

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })], { reported: [id('a')] })

    expect(end).toMatchObject({ outcome: 'fixed', outside: [expect.stringContaining('"b"')] })
  })

  it('is kept as far as it got', async () => {
    const scene = await lay({
      files: { 'src/a.js': 'bad', 'src/b.js': 'wrong' },
      tests: { a: ['src/a.js'], b: ['src/b.js'] },
    })
    const fixer = scripted(
      ({ clusters }): Record<string, string> => (clusters[0]?.title.startsWith('a') ? { 'src/a.js': 'ok' } : {}),
    )

    const end = await scene.run([fixer])

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck' })
    expect(scene.bot('show', `${end.tip}:src/a.js`)).toBe('ok')
  })
})

it('what could not be made durable is told before anything is published', async () => {
  const scene = await lay(PROJECT)
  scene.refusePushes(new Error('the head has moved'))

  await expect(scene.run([fixerThat({ 'src/a.js': 'ok' })])).rejects.toThrow('the head has moved')

  expect(scene.published).toEqual([])
})

it('a push that is under way when the run is stopped is waited for', async () => {
  const scene = await lay(PROJECT)
  const stop = new AbortController()
  scene.slowPushes(300)
  const fixer = scripted(() => {
    stop.abort(new Error('cancelled'))
    return { 'src/a.js': 'ok' }
  })

  await expect(scene.run([fixer], { signal: stop.signal })).rejects.toThrow('cancelled')

  expect(scene.durable).toHaveLength(1)
})

interface ScriptedFixer extends Omit<Fixer, 'name'> {
  readonly assignments: Assignment[]
  /** What `src/a.js` held when each attempt began. */
  readonly seen: (string | undefined)[]
}

/** A fixer that makes these edits, attempt by attempt, and the last ones from then on. */
function fixerThat(...attempts: Record<string, string>[]): ScriptedFixer {
  let made = 0
  return scripted(() => attempts[Math.min(made++, attempts.length - 1)] ?? {})
}

function abstaining(options: {
  final?: boolean
  usage?: typeof noUsage
  edits?: Record<string, string>
}): ScriptedFixer {
  const { final = false, usage = noUsage, edits = {} } = options
  return scripted(() => edits, { kind: 'abstention', reason: 'no idea', final, usage })
}

function scripted(edits: (assignment: Assignment) => Record<string, string>, answer?: FixerAnswer): ScriptedFixer {
  const assignments: Assignment[] = []
  const seen: (string | undefined)[] = []
  return {
    assignments,
    seen,
    async fix(assignment: Assignment, { source }: FixerTools): Promise<FixerAnswer> {
      assignments.push(assignment)
      seen.push(await source.read('src/a.js'))
      for (const [path, text] of Object.entries(edits(assignment))) {
        expect(await source.write(path, text)).toEqual({ ok: true })
      }
      const proposal = { summary: 'mend', rootCause: 'r', changes: [], affectedTests: [], confidence: 1 }
      return answer ?? { kind: 'proposal', proposal, usage: noUsage }
    },
  }
}

interface Project {
  readonly files: Record<string, string>
  readonly tests: Record<string, string[]>
}

interface RunOptions {
  readonly limits?: Partial<Rules['limits']>
  readonly reported?: readonly TestId[]
  readonly signal?: AbortSignal
  readonly minutesPerFix?: number
  /** The machine is gone after so many steps. */
  readonly killAfter?: number
}

/** A real repository with the project in it, and a world whose tests only look at its files. */
async function lay(project: Project) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-cycle-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'project')
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, env, encoding: 'utf8' }).trim()
  mkdirSync(join(root, 'src'), { recursive: true })
  for (const [path, text] of Object.entries(project.files)) writeFileSync(join(root, path), text)
  git(root, 'init', '--quiet', '--initial-branch=main')
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'work')
  const head = git(root, 'rev-parse', 'HEAD')
  const dir = join(home, 'git')
  const repository = await Repository.open({ dir, work: root, host: { PATH: env.PATH, HOME: home } })
  await repository.fetch(`file://${root}`, [head])

  const saved: State[] = []
  const durable: State[] = []
  const published: State[] = []
  const events: Event[] = []
  const runs: string[] = []
  const flaky = new Set<string>()
  let isBroken: (selection: { kind: string }) => boolean = () => false
  let refusal: Error | undefined
  let pushMs = 0

  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const outcome = (name: string): TestCase => {
    const files = project.tests[name] ?? []
    const wrong = files.find(path => text(path) !== 'ok')
    const isUnloadable = files.some(path => text(path) === 'unloadable')
    const isLucky = flaky.has(name) && runs.length > 1
    if (wrong === undefined || isLucky) return { id: id(name), status: 'passed', durationMs: 1, problems: [] }
    const problem = { kind: 'failure' as const, type: 'Error', message: `${wrong} is ${text(wrong)}`, stack: '' }
    return {
      id: isUnloadable ? { ...id(name), name: '' } : id(name),
      status: 'failed',
      durationMs: 1,
      problems: [problem],
    }
  }
  const tests: TestRunner = {
    async run(selection): Promise<TestRun> {
      runs.push(selection.kind)
      const names = Object.keys(project.tests)
      const files = new Set('tests' in selection ? selection.tests.map(({ file }) => file) : [])
      const cases = names.map(outcome).filter(({ id: { file } }) => selection.kind === 'all' || files.has(file))
      const complete = !isBroken(selection)
      const notes = complete ? [] : ['It was killed.']
      const result = complete ? 'finished' : 'killed'
      return { cases, complete, result, exit: { kind: 'exited', code: 0 }, durationMs: 1, output: '', notes }
    },
    describe: () => 'npm test',
  }

  const run = async (fixers: ScriptedFixer[], options: RunOptions, start: State): Promise<State> => {
    const journal = join(home, 'touched.json')
    await GitWorkspace.recover(root, journal)
    const policy = { protected: [], matches: () => false }
    await using workspace = await GitWorkspace.open({ root, repository, head, policy, journal }, start.tip)
    const names = ['one', 'two']
    let now = 0
    const world: World = {
      rules: {
        fixers: names.slice(0, fixers.length),
        limits: { iterations: 10, attempts: 3, minutes: 60, ...options.limits },
      },
      reproduction: { reruns: 2, compareBase: false, bisect: false },
      workspace,
      tests,
      fixers: new Map(
        fixers.map((fixer, index): [string, Fixer] => [
          names[index] ?? '',
          {
            name: names[index] ?? '',
            async fix(assignment, tools) {
              now += (options.minutesPerFix ?? 0) * 60_000
              return fixer.fix(assignment, tools)
            },
          },
        ]),
      ),
      ledger: {
        load: async () => saved.at(-1),
        async save(state) {
          saved.push(State.parse(JSON.parse(JSON.stringify(state))))
          if (saved.length === options.killAfter) throw new Error('killed')
        },
        async publish(state) {
          if (refusal !== undefined) throw refusal
          await sleep(pushMs)
          durable.push(State.parse(JSON.parse(JSON.stringify(state))))
        },
        append: event => events.push(event),
      },
      clock: { now: () => now },
      emit: event => events.push(event),
      signal: options.signal ?? new AbortController().signal,
      inProject: file => file,
      compiles: async () => false,
      surroundings: async () => ({ isTest: file => file.includes('.test.'), changed: [], importsOf: () => [] }),
      async publish(state) {
        published.push(state)
        return undefined
      },
    }
    // Awaited here, since the workspace is put back as soon as this returns.
    const end = await runCycle(start, world)
    return end
  }
  return {
    head,
    saved,
    durable,
    published,
    runs,
    text,
    bot: (...args: string[]) => git(dir, ...args),
    events: () => events.map(({ kind }) => kind).filter(kind => !kind.startsWith('tests-')),
    break: (when: (selection: { kind: string }) => boolean) => {
      isBroken = when
    },
    flaky: (name: string) => flaky.add(name),
    slowPushes: (milliseconds: number) => {
      pushMs = milliseconds
    },
    refusePushes: (error: Error) => {
      refusal = error
    },
    run(fixers: ScriptedFixer[], options: RunOptions = {}): Promise<State> {
      const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: head }
      const reported = options.reported ?? []
      return run(fixers, options, initialState({ key: 'key', branch: 'fix-tests/main', request, reported }))
    },
    async resume(fixers: ScriptedFixer[]): Promise<State> {
      const { resumed } = await import('../../src/domain/machine.ts')
      const last = saved.at(-1)
      if (last === undefined) throw new Error('nothing was saved')
      const tree = last.phase.at === 'committing' ? last.phase.tree : undefined
      const hasTree = tree !== undefined && (await repository.has(`${tree}^{tree}`))
      return run(
        fixers,
        {},
        resumed(last, () => hasTree),
      )
    },
  }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: `${name}.test.js`, suite: [], name }
}
