import { describe, expect, it } from 'vitest'
import { type TestId, type TestSelection, titleOf } from '../../src/domain/model/test-case.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { type GuardedRun, HangGuard, type RunGuarded } from '../../src/test-runner/hang-guard.ts'
import { HangingTests } from '../../src/test-runner/known-hanging.ts'
import { NO_JOURNAL } from '../../src/test-runner/run-journal.ts'

const id = (name: string): TestId => ({ framework: 'pytest', file: 'test_a.py', suite: [], name })

/** A suite in which these tests need so many milliseconds, one after the other; `Infinity` for one that does not end. */
function guarding(tests: Readonly<Record<string, number>>, known = new HangingTests(), framework: Framework = pytest) {
  const allowed: (number | undefined)[] = []
  const limits: { alone: boolean; quietMs: number | undefined; timeoutMs: number | undefined }[] = []
  const start: RunGuarded = async (selection, { without = [], quietMs, timeoutMs }) => {
    allowed.push(quietMs)
    limits.push({ alone: selection.kind === 'only', quietMs, timeoutMs })
    const leftOut = new Set(without.map(({ name }) => name))
    const only = selection.kind === 'only' ? new Set(selection.tests.map(({ name }) => name)) : undefined
    const limit = quietMs ?? timeoutMs ?? 60_000
    const cases: GuardedRun['run']['cases'][number][] = []
    for (const [name, ms] of Object.entries(tests)) {
      if (leftOut.has(name) || only?.has(name) === false) continue
      if (ms >= limit) return stopped(cases, id(name), limit)
      cases.push({ id: id(name), status: 'passed', durationMs: ms, problems: [] })
    }
    return { ...stopped(cases, undefined, 0), isHanging: false }
  }
  const guard = new HangGuard({
    framework,
    units: async () => Object.keys(tests).map(id),
    outside: test => test,
    warn: () => undefined,
    known,
  })
  return { allowed, limits, run: (selection: TestSelection = { kind: 'all' }) => guard.run(selection, start) }
}

function stopped(cases: GuardedRun['run']['cases'], running: TestId | undefined, limit: number): GuardedRun {
  const exit =
    running === undefined ? ({ kind: 'exited', code: 0 } as const) : ({ kind: 'timed-out', afterMs: limit } as const)
  return {
    run: {
      cases,
      complete: running === undefined,
      result: running === undefined ? 'finished' : 'killed',
      exit,
      durationMs: 1,
      output: '',
      notes: [],
    },
    journal: { ...NO_JOURNAL, running: running === undefined ? [] : [running] },
    isHanging: true,
    activeMs: 1,
    quietMs: limit,
    timeoutMs: 900_000,
  }
}

const failed = (run: GuardedRun['run']) =>
  run.cases.filter(({ status }) => status === 'failed').map(each => titleOf(each.id).split(' ').at(-1))

describe('tests that do not end', () => {
  it('are all found, each further case of one of them in a shorter time', async () => {
    const cases = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`test_a[${index}]`, Infinity]))
    const { run, allowed } = guarding({ ...cases, test_b: 5 })

    const result = await run()

    expect(failed(result)).toEqual(Object.keys(cases))
    expect(result.complete).toBe(true)
    expect(allowed.slice(0, 3)).toEqual([undefined, 10_000, 10_000])
  })

  it('are not searched for with a candidate: that one of its tests hangs says enough', async () => {
    const { run, limits } = guarding({ test_a: Infinity, test_b: 5 })

    const result = await run({ kind: 'only', tests: [id('test_a'), id('test_b')], isTrial: true })

    expect([result.complete, result.exit.kind, limits.length]).toEqual([false, 'timed-out', 1])
  })

  it('are not searched for where each run is of the whole suite', async () => {
    const { run, limits } = guarding({ test_a: Infinity, test_b: 5 }, new HangingTests(), {
      ...pytest,
      selectsNone: true,
    })

    const result = await run()

    expect([result.complete, result.exit.kind, limits.length]).toEqual([false, 'timed-out', 1])
  })

  it.each(['test_slow', 'test_other[1]'])(
    'are none that is only slow, such as %s beside a case that hangs',
    async slow => {
      const { run } = guarding({ 'test_a[0]': Infinity, [slow]: 30_000 })

      const result = await run()

      expect(failed(result)).toEqual(['test_a[0]'])
      expect(result.cases.find(({ id: { name } }) => name === slow)?.status).toBe('passed')
    },
  )

  it('are waited for in one testbed only, and with patience where another has found them', async () => {
    const known = new HangingTests()
    const one = guarding({ test_a: Infinity, test_b: 5 }, known)
    const other = guarding({ test_a: Infinity, test_b: 5 }, known)
    await one.run()

    expect(failed(await other.run())).toEqual(['test_a'])
    expect(failed(await other.run())).toEqual(['test_a'])

    expect(one.allowed[0]).toBeUndefined()
    expect(other.limits.filter(({ alone }) => alone)).toEqual([
      { alone: true, quietMs: 10_000, timeoutMs: 80_000 },
      { alone: true, quietMs: undefined, timeoutMs: 20_000 },
    ])
  })

  it('are run with the others where they end, whatever another testbed has seen', async () => {
    const known = new HangingTests()
    await guarding({ test_a: Infinity, test_b: 5 }, known).run()
    const fixed = guarding({ test_a: 5, test_b: 5 }, known)

    expect(failed(await fixed.run())).toEqual([])
    await fixed.run()

    expect(fixed.limits.filter(({ alone }) => alone)).toHaveLength(1)
  })
})
