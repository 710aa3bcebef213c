import { NO_CONVERSATIONS } from './no-conversations.ts'
import { testResults } from '../../src/domain/model/test-results.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runWorkflow } from '../../src/workflow/loop.ts'
import type { WorkflowContext } from '../../src/workflow/context.ts'
import type { WorkflowRules } from '../../src/domain/workflow/workflow-rules.ts'
import { resumeState, pendingTrees } from '../../src/domain/workflow/resume.ts'
import { initialState, State } from '../../src/domain/model/state.ts'
import { testKey, type TestCase, type TestId } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { noUsage } from '../../src/domain/model/usage.ts'
import type { Event } from '../../src/contracts/events.ts'
import { type Assignment } from '../../src/domain/model/assignment.ts'
import { type FixerAnswer } from '../../src/domain/model/answer.ts'
import { BranchCheckedOut, BranchConflict } from '../../src/contracts/errors.ts'
import { type Fixer, type FixerTools, type TestRunner } from '../../src/contracts/ports.ts'
import { recoverEdits } from '../../src/workspace/recover-edits.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'
import { copyOf, INIT, repositoryWith } from '../workspace/templates.ts'

/** A file holds `ok` or a word that says what is wrong; a test is green when all files that it reads hold `ok`. */
const PROJECT = {
  files: { 'src/a.js': 'bad', 'src/b.js': 'ok' },
  tests: { a: ['src/a.js'], b: ['src/b.js'] },
}

describe('a fix that holds', () => {
  it('is committed, confirmed by the whole suite, published, and there for the next run after every step', async () => {
    const scene = await lay(PROJECT)

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

    expect(end).toMatchObject({ phase: { at: 'done' }, outcome: 'fixed', stop: 'all-green' })
    expect(end.proof).toMatchObject({ sha: end.tip, place: 'checkout', held: true, needed: [testKey(id('a'))] })
    expect(end.attempts).toMatchObject([{ iteration: 1, result: 'pass', rateBefore: 0.5, rateAfter: 1, fixer: 'one' }])
    expect(scene.bot('diff', '--name-only', scene.head, end.tip)).toBe('src/a.js')
    expect(scene.bot('log', '--format=%s', `${scene.head}..${end.tip}`)).toBe('Mend (fixes 1 test)')
    expect(scene.published).toHaveLength(1)
    expect(scene.events()).toEqual([
      'reproduced',
      'diagnosed',
      'attempt',
      'thought',
      'committed',
      'judged',
      'diagnosed',
      'stopping',
      'proving',
    ])
    const phases = scene.saved.map(({ phase }) => phase.at)
    expect(phases, 'the ledger can be read after each').toEqual([
      'triaging',
      'choosing',
      'analyzing',
      'fixing',
      'checking',
      'validating',
      'committing',
      'confirming',
      'triaging',
      'choosing',
      'minimizing',
      'proving',
      'reviewing',
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
      'Mend (fixes 1 test)',
      'Revert "Mend": regression',
      'Mend (fixes 1 test)',
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
  it.each<[string, Partial<WorkflowRules['limits']>, Partial<FixerAnswer>, State['stop'], number, State['left']]>([
    ['after the last iteration', { iterations: 2, attempts: 9 }, {}, 'iterations', 2, { iterations: 0, minutes: 58 }],
    ['after the last attempt of the last fixer', { attempts: 3 }, {}, 'stuck', 3, { iterations: 7, minutes: 57 }],
    ['when the minutes are over', { minutes: 0.5 }, {}, 'time', 1, { iterations: 9, minutes: 0 }],
    [
      'when the tokens are over',
      { tokens: 100 },
      { usage: { ...noUsage, requests: 1, inputTokens: 90, outputTokens: 20 } },
      'tokens',
      1,
      { iterations: 9, minutes: 59, tokens: 0 },
    ],
  ])('%s', async (_, limits, answer, stop, attempts, left) => {
    const scene = await lay(PROJECT)

    const end = await scene.run([abstaining(answer)], { limits, minutesPerFix: 1 })

    expect(end).toMatchObject({ phase: { at: 'done' }, outcome: 'failed', stop })
    expect(end.left).toEqual(left)
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
})

describe('a run that is ended from outside', () => {
  it('before anything is begun does nothing, says so, and has nothing to tell', async () => {
    const scene = await lay(PROJECT)
    const fixer = fixerThat({ 'src/a.js': 'ok' })

    const end = await scene.run([fixer], { signal: AbortSignal.abort(new Error('cancelled')) })

    expect(end).toMatchObject({ outcome: 'stopped', phase: { at: 'reproducing' }, attempts: [] })
    expect(scene.saved.at(-1)).toEqual(end)
    expect(fixer.assignments).toEqual([])
    expect([scene.durable, scene.published]).toEqual([[], []])
  })

  it('keeps what it has, and tells how it stands', async () => {
    const scene = await lay(PROJECT)

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })], { stopAfter: 'confirming' })

    expect(end).toMatchObject({ outcome: 'stopped', phase: { at: 'confirming' }, attempts: [{ result: 'pass' }] })
    expect(scene.durable.at(-1)).toEqual(end)
    expect(scene.published).toEqual([end])
    expect(scene.text('src/a.js'), 'the work tree is as it was').toBe('bad')
  })

  it.each(['analyze', 'fix'] as const)(
    'takes no answer of a fixer to %s that was only given because of it: it is asked again',
    async question => {
      const scene = await lay(PROJECT)
      const stop = new AbortController()
      const final = scripted(() => ({ 'src/a.js': 'ok' }))
      const cancelled: ScriptedFixer = {
        ...final,
        async [question]() {
          stop.abort(new Error('cancelled'))
          return { kind: 'abstention' as const, reason: 'Its time was over.', final: false, usage: noUsage }
        },
      }

      const stopped = await scene.run([cancelled], { signal: stop.signal })
      const end = await scene.resume([final])

      expect(stopped.outcome).toBe('stopped')
      expect(stopped.attempts.map(({ result }) => result)).toEqual([undefined])
      expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ iteration: 1, result: 'pass' }] })
    },
  )

  it('waits for a push that is under way', async () => {
    const scene = await lay(PROJECT)
    const stop = new AbortController()
    let endPush = () => {}
    const push = new Promise<void>(resolve => {
      endPush = resolve
    })
    scene.slowPushes(({ phase }) => (phase.at === 'fixing' ? push : Promise.resolve()))
    const fixer = scripted(() => {
      stop.abort(new Error('cancelled'))
      setImmediate(endPush)
      return { 'src/a.js': 'ok' }
    })

    const end = await scene.run([fixer], { signal: stop.signal })

    expect(end.outcome).toBe('stopped')
    expect(scene.durable.map(({ phase, outcome }) => [phase.at, outcome])).toEqual([
      ['choosing', undefined],
      ['fixing', undefined],
      ['checking', 'stopped'],
    ])
  })

  it('ends all the same when its state cannot be kept any more, and says so', async () => {
    const scene = await lay(PROJECT)
    const stop = new AbortController()
    const fixer = scripted(() => {
      scene.refusePushes(new Error('the network is down'))
      stop.abort(new Error('cancelled'))
      return { 'src/a.js': 'ok' }
    })

    const end = await scene.run([fixer], { signal: stop.signal })

    expect(end.outcome).toBe('stopped')
    expect(scene.saved.at(-1)).toEqual(end)
    expect(scene.notes()).toEqual([expect.stringMatching(/^Could not save all results: .*the network is down/)])
  })

  it('ends all the same when a push does not', { timeout: 20_000 }, async () => {
    const scene = await lay(PROJECT)
    const stop = new AbortController()
    const fixer = scripted(() => {
      stop.abort(new Error('cancelled'))
      return { 'src/a.js': 'ok' }
    })
    scene.slowPushes(({ phase }) => (phase.at === 'fixing' ? new Promise(() => {}) : Promise.resolve()))

    const end = await scene.run([fixer], { signal: stop.signal })

    expect(end.phase.at).toBe('checking')
    expect(scene.durable.map(({ phase }) => phase.at)).toEqual(['choosing'])
  })

  it.each(['choosing', 'checking', 'committing', 'confirming', 'minimizing', 'publishing'] as const)(
    'before %s goes on from there to the same end',
    async phase => {
      const scene = await lay(PROJECT)

      const stopped = await scene.run([fixerThat({ 'src/a.js': 'ok' })], { stopAfter: phase })
      const end = await scene.resume([fixerThat({ 'src/a.js': 'ok' })])

      expect(stopped).toMatchObject({ outcome: 'stopped', phase: { at: phase } })
      expect(end).toMatchObject({ outcome: 'fixed', stop: 'all-green', phase: { at: 'done' } })
      expect(end.attempts).toMatchObject([{ iteration: 1, result: 'pass', confirmed: true }])
      expect(scene.published.map(({ outcome }) => outcome)).toEqual(['stopped', 'fixed'])
    },
  )
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

  it('in one file, of which one only turns up once it can be loaded, is fixed as one', async () => {
    const scene = await lay({
      files: { 'src/a.js': 'unloadable', 'src/b.js': 'wrong' },
      tests: { a: ['src/a.js', 'src/b.js'] },
    })
    const fixer = fixerThat({ 'src/a.js': 'ok' }, { 'src/a.js': 'ok', 'src/b.js': 'ok' })

    const end = await scene.run([fixer])

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'fail' }, { result: 'pass' }] })
    expect(end.targets).toHaveLength(1)
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

it('a push that fails in the middle of a run is made up for by the next one', async () => {
  const scene = await lay(PROJECT)
  let missed = 0
  scene.refusePushes(new Error('HTTP 502.\nmore'), ({ phase }) => phase.at === 'choosing' && (missed += 1) === 1)

  const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

  expect([missed > 0, end.outcome, scene.published.length]).toEqual([true, 'fixed', 1])
  expect(scene.notes()).toEqual(['The state could not be pushed. The next push carries it, too. HTTP 502.'])
  expect(scene.durable.at(-1)).toMatchObject({ outcome: 'fixed' })
})

it('what could not be made durable is told before anything is published', async () => {
  const scene = await lay(PROJECT)
  scene.refusePushes(new Error('the head has moved'))

  await expect(scene.run([fixerThat({ 'src/a.js': 'ok' })])).rejects.toThrow('the head has moved')

  expect(scene.published).toEqual([])
})

describe('a branch to which somebody else has pushed', () => {
  it('is left to them: the fix goes to another one, and the report says so', async () => {
    const scene = await lay(PROJECT)
    scene.refusePushes(
      new BranchConflict('moved'),
      state => state.branch === 'fix-tests/main' && state.attempts.length > 0,
    )

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

    const note = 'Another author pushed to fix-tests/main, so the fix is on fix-tests/main-2.'
    expect(end).toMatchObject({ outcome: 'fixed', branch: 'fix-tests/main-2', notes: [note] })
    expect(scene.notes()).toEqual([note])
    expect(scene.durable.at(-1)).toEqual(end)
    expect(new Set(scene.durable.map(({ branch }) => branch))).toEqual(new Set(['fix-tests/main', 'fix-tests/main-2']))
  })

  it('is left to a work tree that has checked it out, and the report names that one', async () => {
    const scene = await lay(PROJECT)
    scene.refusePushes(
      new BranchCheckedOut('/home/ada/look'),
      state => state.branch === 'fix-tests/main' && state.attempts.length > 0,
    )

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

    const note = 'fix-tests/main is checked out in /home/ada/look, so the fix is on fix-tests/main-2.'
    expect(end).toMatchObject({ outcome: 'fixed', branch: 'fix-tests/main-2', notes: [note] })
  })

  it('is an end with that reason when the other one is taken from it too', async () => {
    const scene = await lay(PROJECT)
    scene.refusePushes(new BranchConflict('moved'))

    await expect(scene.run([fixerThat({ 'src/a.js': 'ok' })])).rejects.toThrow('moved')

    expect(scene.published).toEqual([])
  })
})

describe('commits that the whole suite has not seen yet', () => {
  const project = {
    files: { 'src/a.js': 'bad', 'src/b.js': 'wrong', 'src/c.js': 'ok' },
    tests: { a: ['src/a.js'], b: ['src/b.js'], c: ['src/c.js'] },
  }
  const oneByOne = (edits: Record<string, string> = {}) =>
    scripted(
      ({ clusters }): Record<string, string> =>
        clusters[0]?.title.startsWith('a') ? { 'src/a.js': 'ok', ...edits } : { 'src/b.js': 'ok' },
    )

  it.each([
    ['always', 2],
    ['auto', 2],
    ['final', 1],
  ] as const)('are confirmed with validate: %s in %i runs', async (validate, confirmations) => {
    const scene = await lay(project)

    const end = await scene.run([oneByOne()], { rules: { validate } })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ confirmed: true }, { confirmed: true }] })
    const phases = scene.saved.map(({ phase }) => phase.at)
    const proving = phases.indexOf('proving')
    // The first one shows what fails, the last one is the proof.
    expect(scene.runs.filter(kind => kind === 'all')).toHaveLength(1 + confirmations + 1)
    expect(phases.slice(0, proving).filter(at => at === 'confirming')).toHaveLength(2)
  })

  it('are confirmed after three of them where the suite takes minutes', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const scene = await lay({
      files: Object.fromEntries(names.map(name => [`src/${name}.js`, `bad ${name}`])),
      tests: Object.fromEntries(names.map(name => [name, [`src/${name}.js`]])),
      durationMs: 5 * 60_000,
    })
    const fixer = scripted(({ clusters }) =>
      Object.fromEntries(clusters.map(({ title }) => [`src/${title.slice(0, 1)}.js`, 'ok'])),
    )

    const end = await scene.run([fixer])

    expect(end.outcome).toBe('fixed')
    const waiting = scene.saved.filter(({ phase }) => phase.at === 'confirming').map(state => state.attempts)
    expect(waiting.map(attempts => attempts.filter(({ confirmed }) => !confirmed).length)).toEqual([1, 2, 3, 1, 2])
    // The last two are confirmed before the end.
    expect(end.attempts.every(({ confirmed }) => confirmed)).toBe(true)
  })

  it('are looked into when one broke something: it goes, and its tests are worked on anew', async () => {
    const scene = await lay(project)
    const fixer = fixerSwitching(oneByOne({ 'src/c.js': 'broken' }), oneByOne())

    const end = await scene.run([fixer], { rules: { validate: 'final' } })

    expect(end).toMatchObject({ outcome: 'fixed', stop: 'all-green' })
    expect(end.attempts).toMatchObject([
      { result: 'regression', revert: expect.any(String), reason: 'It broke c.test.js › c (newly failing).' },
      { result: 'pass', confirmed: true },
      { result: 'pass', confirmed: true },
    ])
    expect(end.attempts[1]).not.toHaveProperty('revert')
    expect(scene.text('src/c.js')).toBe('ok')
  })

  it('are looked into too when the whole suite did not come to its end with them', async () => {
    const scene = await lay(project)
    scene.break(({ kind }) => kind === 'all' && scene.text('src/b.js') === 'ok' && scene.last()?.attempts.length === 2)

    const end = await scene.run([oneByOne()], { rules: { validate: 'final' }, limits: { attempts: 1 } })

    expect(end.attempts).toMatchObject([
      { result: 'pass', confirmed: true },
      {
        result: 'incomplete',
        revert: expect.any(String),
        reason: expect.stringMatching(/^The test run is inconclusive: It was killed/),
      },
    ])
  })

  it('stay when the whole suite broke off with them once, by chance', async () => {
    const scene = await lay(PROJECT)
    let broken = 0
    scene.break(({ kind }) => kind === 'all' && scene.text('src/a.js') === 'ok' && (broken += 1) === 1)

    const end = await scene.run([fixerThat({ 'src/a.js': 'ok' })])

    expect(broken).toBeGreaterThan(1)
    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass', confirmed: true }] })
    expect(end.attempts[0]).not.toHaveProperty('revert')
  })

  it('are taken back when a single one broke something, and its tests are worked on anew', async () => {
    const scene = await lay({ ...project, files: { ...project.files, 'src/b.js': 'ok' } })
    const fixer = fixerSwitching(oneByOne({ 'src/c.js': 'broken' }), oneByOne())

    const end = await scene.run([fixer], { rules: { validate: 'final' } })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'regression' }, { result: 'pass' }] })
  })
})

describe('a fix without which its tests pass too', () => {
  it.each([
    ['', false],
    [', although the run after that does not come to its end', true],
  ])('is taken back%s', async (_, breaks) => {
    const scene = await lay(PROJECT)
    scene.flaky('a', 4)
    scene.break(() => breaks && scene.last()?.attempts[0]?.revert !== undefined)

    const end = await scene.run([fixerThat({ 'src/new.js': 'ok' })])

    expect(end).toMatchObject({ outcome: 'nothing-to-fix', phase: { at: 'done' }, flaky: [testKey(id('a'))] })
    expect(end.attempts).toMatchObject([{ result: 'fail', revert: expect.any(String) }])
    expect(scene.bot('diff', '--name-only', scene.head, end.tip)).toBe('')
  })
})

describe('several attempts in parallel', () => {
  const project = {
    files: { 'src/a.js': 'bad', 'src/b.js': 'wrong' },
    tests: { a: ['src/a.js'], b: ['src/b.js'] },
  }

  it('are made one after the other in the checkout where it cannot be copied', async () => {
    const scene = await lay(project)
    const fixer = scripted(({ clusters }) => ({ [`src/${clusters[0]?.title.slice(0, 1)}.js`]: 'ok' }))

    const end = await scene.run([fixer], { rules: { parallel: 2 } })

    expect(end).toMatchObject({ outcome: 'fixed', attempts: [{ result: 'pass' }, { result: 'pass' }] })
    expect(scene.saved.filter(({ phase }) => phase.at === 'racing')).toHaveLength(1)
    expect(fixer.seen, 'none sees what the other did').toEqual(['bad', 'bad'])
    expect(scene.bot('log', '--format=%s', '--reverse', `${scene.head}..${end.tip}`).split('\n')).toEqual([
      'Mend (fixes 1 test)',
      'Mend (fixes 1 test)',
    ])
  })

  it('are no more than the iterations that are left', async () => {
    const scene = await lay(project)

    const end = await scene.run([abstaining({})], { rules: { parallel: 2 }, limits: { iterations: 3 } })

    expect(end).toMatchObject({ stop: 'iterations', left: { iterations: 0 } })
    expect(end.attempts.map(({ iteration }) => iteration)).toEqual([1, 2, 3])
  })

  it.each<[string, Record<string, string>, string]>([
    ['breaks the syntax', { 'src/a.js': 'ok (' }, 'syntax-error'],
    ['touches too many files', Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`n${n}.js`, 'ok'])), 'refused'],
    ['does not help', { 'src/a.js': 'worse' }, 'fail'],
    ['changes nothing', {}, 'abstained'],
  ])('are judged each by itself: one %s', async (_, edits, result) => {
    const scene = await lay(project)
    const fixer = scripted(({ clusters }) => (clusters[0]?.title.startsWith('b') ? { 'src/b.js': 'ok' } : edits))

    const end = await scene.run([fixer], { rules: { parallel: 2 }, limits: { iterations: 2 } })

    expect(end.attempts.map(attempt => attempt.result)).toEqual([result, 'pass'])
    expect(testResults(end).remaining).toEqual([testKey(id('a'))])
  })

  it('are judged each by itself: one whose analysis comes to nothing', async () => {
    const scene = await lay(project)
    const fixer = scripted(() => ({ 'src/b.js': 'ok' }))
    const analyze: Fixer['analyze'] = async (assignment, tools) =>
      assignment.clusters[0]?.title.startsWith('a') === true
        ? { kind: 'abstention', reason: 'no idea', final: true, usage: noUsage }
        : fixer.analyze(assignment, tools)

    const end = await scene.run([{ ...fixer, analyze }], { rules: { parallel: 2 }, limits: { iterations: 2 } })

    expect(end.attempts).toMatchObject([{ result: 'abstained', final: true, reason: 'no idea' }, { result: 'pass' }])
  })

  it('of which the first fixes all leave nothing for the second', async () => {
    const scene = await lay({ files: { 'src/a.js': 'bad' }, tests: { a: ['src/a.js'], b: ['src/a.js'] } })
    const fixer = fixerThat({ 'src/a.js': 'ok' })

    const end = await scene.run([fixer], { rules: { parallel: 2 } })

    expect(end).toMatchObject({
      outcome: 'fixed',
      attempts: [{ result: 'pass' }, { result: 'outranked', reason: 'Its tests already pass.' }],
    })
    expect(scene.bot('rev-list', '--count', `${scene.head}..${end.tip}`)).toBe('1')
  })
})

interface ScriptedFixer extends Omit<Fixer, 'name' | 'revises'> {
  readonly assignments: Assignment[]
  /** What `src/a.js` held when each attempt began. */
  readonly seen: (string | undefined)[]
}

/** A fixer that makes these edits, attempt by attempt, and the last ones from then on. */
function fixerThat(...attempts: Record<string, string>[]): ScriptedFixer {
  let made = 0
  return scripted(() => attempts[Math.min(made++, attempts.length - 1)] ?? {})
}

/** One fixer in the first attempt at each cluster, another one when that came to nothing. */
function fixerSwitching(first: ScriptedFixer, then: ScriptedFixer): ScriptedFixer {
  return {
    ...first,
    fix: (assignment, tools) => (assignment.earlier.length === 0 ? first : then).fix(assignment, tools),
  }
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
    async analyze() {
      const analysis = {
        rootCause: 'r',
        evidence: [],
        hypothesis: '',
        modificationPoints: [],
        affectedTests: [],
        approach: '',
        alternative: '',
        criticality: 'medium' as const,
        confidence: 1,
      }
      return { kind: 'analysis', analysis, usage: noUsage }
    },
    async fix(assignment: Assignment, { source }: FixerTools): Promise<FixerAnswer> {
      assignments.push(assignment)
      seen.push(await source.read('src/a.js'))
      for (const [path, text] of Object.entries(edits(assignment))) {
        expect(await source.write(path, text)).toEqual({ ok: true })
      }
      const proposal = {
        summary: 'mend',
        rootCause: 'r',
        changes: [],
        leftUndone: '',
        affectedTests: [],
        confidence: 1,
      }
      return answer ?? { kind: 'proposal', proposal, usage: noUsage }
    },
  }
}

interface Project {
  readonly files: Record<string, string>
  readonly tests: Record<string, string[]>
  /** What a run claims to have taken. */
  readonly durationMs?: number
}

interface RunOptions {
  readonly limits?: Partial<WorkflowRules['limits']>
  readonly rules?: Partial<Omit<WorkflowRules, 'limits' | 'fixers'>>
  readonly reported?: readonly TestId[]
  readonly signal?: AbortSignal
  readonly minutesPerFix?: number
  /** The machine is gone after so many steps. */
  readonly killAfter?: number
  /** The run is ended from outside as soon as this phase begins. */
  readonly stopAfter?: State['phase']['at']
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
  const key = JSON.stringify(project.files)
  copyOf(key, root, folder => {
    mkdirSync(join(folder, 'src'))
    for (const [path, text] of Object.entries(project.files)) writeFileSync(join(folder, path), text)
    git(folder, ...INIT)
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', 'work')
  })
  const head = readFileSync(join(root, '.git/refs/heads/main'), 'utf8').trim()
  const dir = join(home, 'git')
  const repository = await repositoryWith(key, [head], { dir, work: root, host: { PATH: env.PATH, HOME: home } })

  const saved: State[] = []
  const durable: State[] = []
  const published: State[] = []
  const events: Event[] = []
  const runs: string[] = []
  /** From which run on a red test is green all the same. */
  const flaky = new Map<string, number>()
  let isBroken: (selection: { kind: string }) => boolean = () => false
  let refusal: { error: Error; when: (state: State) => boolean } | undefined
  let whilePushing: (state: State) => Promise<void> = async () => {}

  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const outcome = (name: string): TestCase => {
    const files = project.tests[name] ?? []
    const wrong = files.find(path => text(path) !== 'ok')
    const isUnloadable = files.some(path => text(path) === 'unloadable')
    const isLucky = runs.length >= (flaky.get(name) ?? Number.POSITIVE_INFINITY)
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
      const output = cases.map(({ id: { name }, status }) => `${name} ${status}\n`).join('')
      const { durationMs = 1 } = project
      return { cases, complete, result, exit: { kind: 'exited', code: 0 }, durationMs, output, notes }
    },
    describe: () => 'npm test',
  }

  const run = async (fixers: ScriptedFixer[], options: RunOptions, start: State): Promise<State> => {
    const journal = join(home, 'touched.json')
    await recoverEdits({ top: root, host: { PATH: env.PATH, HOME: home } }, journal)
    const policy = { protected: [], matches: () => false }
    await using workspace = await GitWorkspace.open({ root, repository, head, policy, journal }, start.tip)
    const names = ['one', 'two']
    const stop = new AbortController()
    let now = 0
    const publish = async (state: State, withBranch = false) => {
      // Only who moves the branch meets somebody else there.
      const isMet = withBranch || !(refusal?.error instanceof BranchConflict)
      if (isMet && refusal?.when(state) === true) throw refusal.error
      await whilePushing(state)
      durable.push(State.parse(JSON.parse(JSON.stringify(state))))
    }
    const world: WorkflowContext = {
      rules: {
        fixers: names.slice(0, fixers.length),
        revisers: [],
        limits: { iterations: 10, attempts: 3, minutes: 60, ...options.limits },
        validate: 'auto',
        parallel: 1,
        candidates: 1,
        ...options.rules,
      },
      reproduction: { reruns: 2, compareBase: false, bisect: false },
      workspace,
      tests,
      fixers: new Map(
        fixers.map((fixer, index): [string, Fixer] => [
          names[index] ?? '',
          {
            name: names[index] ?? '',
            revises: false,
            analyze: (assignment, tools) => fixer.analyze(assignment, tools),
            async fix(assignment, tools) {
              now += (options.minutesPerFix ?? 0) * 60_000
              return fixer.fix(assignment, tools)
            },
          },
        ]),
      ),
      ledger: {
        ...NO_CONVERSATIONS,
        async save(state) {
          saved.push(State.parse(JSON.parse(JSON.stringify(state))))
          if (saved.length === options.killAfter) throw new Error('killed')
          if (state.phase.at === options.stopAfter) stop.abort(new Error('cancelled'))
        },
        publish: state => publish(state),
        publishBranch: state => publish(state, true),
        append: event => events.push(event),
      },
      clock: { now: () => now },
      emit: event => events.push(event),
      signal: options.signal ?? stop.signal,
      inProject: file => file,
      compiles: async () => false,
      reviewer: undefined,
      openCopy: async () => undefined,
      strayFiles: async () => [],
      freeBranch: async () => 'fix-tests/main-2',
      sourceIndex: async () => ({ isTest: file => file.includes('.test.'), changed: [], importsOf: () => [] }),
      async publish(state) {
        published.push(state)
        return undefined
      },
    }
    // Awaited here, since the workspace is put back as soon as this returns.
    const end = await runWorkflow(start, world)
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
    flaky: (name: string, from = 2) => flaky.set(name, from),
    notes: () => events.flatMap(event => (event.kind === 'note' ? event.text : [])),
    last: () => saved.at(-1),
    slowPushes: (work: (state: State) => Promise<void>) => {
      whilePushing = work
    },
    refusePushes: (error: Error, when: (state: State) => boolean = () => true) => {
      refusal = { error, when }
    },
    run(fixers: ScriptedFixer[], options: RunOptions = {}): Promise<State> {
      const request = { trigger: 'command-line' as const, repository: '', headBranch: 'main', headSha: head }
      const reported = options.reported ?? []
      return run(fixers, options, initialState({ key: 'key', branch: 'fix-tests/main', request, reported }))
    },
    async resume(fixers: ScriptedFixer[], options: RunOptions = {}): Promise<State> {
      const last = saved.at(-1)
      if (last === undefined) throw new Error('nothing was saved')
      const there = new Set<string>()
      for (const tree of pendingTrees(last)) if (await repository.has(`${tree}^{tree}`)) there.add(tree)
      return run(
        fixers,
        options,
        resumeState(last, tree => there.has(tree)),
      )
    },
  }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: `${name}.test.js`, suite: [], name }
}
