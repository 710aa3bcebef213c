import { describe, expect, it } from 'vitest'
import type { TestId, TestSelection } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import type { TestRunner } from '../../src/contracts/ports.ts'
import { CachedTestRunner, CachedTraces } from '../../src/test-runner/result-cache.ts'

const never = new AbortController().signal
const [a, b] = [id('a'), id('b')]
const ALL: TestSelection = { kind: 'all' }
const ONLY_A: TestSelection = { kind: 'only', tests: [a] }
const AFFECTED: TestSelection = { kind: 'affected', tests: [a, b], files: ['x.ts', 'y.ts'] }

describe('nothing is run twice on the same code', () => {
  it.each<[string, TestSelection]>([
    ['the whole suite', ALL],
    ['some tests', ONLY_A],
    ['what files affect', AFFECTED],
  ])('%s: the second answer is the first one, and says so', async (_, selection) => {
    const scene = lay()

    const first = await scene.run(selection)
    const second = await scene.run(selection)

    expect(scene.asked).toEqual([selection])
    expect(first).toEqual(run(1))
    expect(second).toEqual({ ...run(1), cached: true })
  })

  it.each<[string, TestSelection, TestSelection]>([
    ['tests', { kind: 'only', tests: [a, b] }, { kind: 'only', tests: [b, a] }],
    ['tests of files', AFFECTED, { ...AFFECTED, tests: [b, a] }],
    ['files', AFFECTED, { ...AFFECTED, files: ['y.ts', 'x.ts'] }],
  ])('in whatever order the %s are named', async (_, selection, reordered) => {
    const scene = lay()
    await scene.run(selection)

    const again = await scene.run(reordered)

    expect(scene.asked).toHaveLength(1)
    expect(again).toMatchObject({ cached: true })
  })

  it.each<[string, TestSelection]>([
    ['some tests', ONLY_A],
    ['what files affect', AFFECTED],
  ])('and the whole suite answers for %s', async (_, selection) => {
    const scene = lay()
    await scene.run(ALL)

    const part = await scene.run(selection)

    expect(scene.asked).toEqual([ALL])
    expect(part).toEqual({ ...run(1), cached: true })
  })

  it('and an answer is there again when the code is', async () => {
    const scene = lay()
    await scene.run(ALL)
    scene.code = 'another'
    await scene.run(ALL)
    scene.code = 'first'

    const back = await scene.run(ALL)

    expect(scene.asked).toHaveLength(2)
    expect(back).toEqual({ ...run(1), cached: true })
  })
})

describe('tests are run', () => {
  it('on other code', async () => {
    const scene = lay()
    await scene.run(ALL)
    scene.code = 'another'

    const other = await scene.run(ALL)

    expect(other).toEqual(run(2))
  })

  it.each<[string, TestSelection, TestSelection]>([
    ['the whole suite is asked for after a part', ONLY_A, ALL],
    ['more tests are asked for', ONLY_A, { kind: 'only', tests: [a, b] }],
    ['other tests are asked for', ONLY_A, { kind: 'only', tests: [b] }],
    ['one is asked for after what files affect', AFFECTED, ONLY_A],
    ['what other files affect is asked for', AFFECTED, { ...AFFECTED, files: ['x.ts'] }],
    ['other tests with those of files are asked for', AFFECTED, { ...AFFECTED, tests: [a] }],
    [
      'a test is asked for whose name is that of a file',
      { kind: 'affected', tests: [], files: ['x.ts'] },
      { kind: 'affected', tests: [id('x.ts')], files: [] },
    ],
  ])('when %s', async (_, before, selection) => {
    const scene = lay()
    await scene.run(before)

    const answer = await scene.run(selection)

    expect(scene.asked).toEqual([before, selection])
    expect(answer).toEqual(run(2))
  })

  it.each<[string, Pick<TestSelection, 'fresh' | 'seed'>]>([
    ['fresh', { fresh: true }],
    ['in another order', { seed: 7 }],
    ['in the order of seed 0', { seed: 0 }],
  ])('when they are asked for %s, whatever is known', async (_, how) => {
    const scene = lay()
    await scene.run(ALL)
    const asked: TestSelection = { ...ONLY_A, ...how }

    const first = await scene.run(asked)
    const second = await scene.run(asked)

    expect(scene.asked).toEqual([ALL, asked, asked])
    expect([first, second]).toEqual([run(2), run(3)])
  })

  it('again after a run that was not complete', async () => {
    const scene = lay({ complete: number => number > 1 })
    const half = await scene.run(ALL)

    const whole = await scene.run(ALL)
    const known = await scene.run(ALL)

    expect([half.complete, whole.complete]).toEqual([false, true])
    expect(known).toEqual({ ...run(2), cached: true })
  })

  it('again after a run that threw', async () => {
    const scene = lay({ throws: 1 })
    await expect(scene.run(ALL)).rejects.toThrow('no process')

    const whole = await scene.run(ALL)

    expect(whole).toEqual(run(2))
  })
})

describe('what is kept', () => {
  it('is not what another order gave', async () => {
    const scene = lay()
    await scene.run({ ...ALL, seed: 7 })

    const answer = await scene.run(ALL)

    expect(answer).toEqual(run(2))
  })

  it('is the newest: a fresh run takes the place of what was known', async () => {
    const scene = lay()
    await scene.run(ALL)
    await scene.run({ ...ALL, fresh: true })

    const answer = await scene.run(ALL)

    expect(answer).toEqual({ ...run(2), cached: true })
  })

  it('is not taken away by an incomplete run after it', async () => {
    const scene = lay({ complete: number => number === 1 })
    await scene.run(ALL)
    await scene.run({ ...ALL, fresh: true })

    const answer = await scene.run(ALL)

    expect(answer).toEqual({ ...run(1), cached: true })
  })

  it('is of the code at the beginning of a run, not of what it is at its end', async () => {
    const scene = lay()
    scene.during = () => (scene.code = 'edited meanwhile')
    await scene.run(ALL)
    scene.during = () => {}

    const onEdited = await scene.run(ALL)
    scene.code = 'first'
    const onFirst = await scene.run(ALL)

    expect(onEdited).toEqual(run(2))
    expect(onFirst).toEqual({ ...run(1), cached: true })
  })

  it('is of forty codes: then the oldest is forgotten', async () => {
    const scene = lay()
    const at = (index: number) => {
      scene.code = `code ${index}`
      return scene.run(ALL)
    }
    for (let index = 0; index < 41; index += 1) await at(index)

    const second = await at(1)
    const newest = await at(40)
    const oldest = await at(0)

    expect([second.cached, newest.cached, oldest.cached]).toEqual([true, true, undefined])
    expect(scene.asked).toHaveLength(42)
  })

  it('of the whole suite outlives any number of runs of a few tests', async () => {
    const scene = lay()
    const at = (index: number, selection: TestSelection) => {
      scene.code = `code ${index}`
      return scene.run(selection)
    }
    await at(0, ALL)
    for (let index = 1; index <= 100; index += 1) await at(index, ONLY_A)

    const [whole, first, last] = [await at(0, ALL), await at(1, ONLY_A), await at(100, ONLY_A)]

    expect([whole.cached, first.cached, last.cached]).toEqual([true, undefined, true])
  })

  it('is as new as its last run', async () => {
    const scene = lay()
    const at = (index: number, how: Pick<TestSelection, 'fresh'> = {}) => {
      scene.code = `code ${index}`
      return scene.run({ ...ALL, ...how })
    }
    for (let index = 0; index < 40; index += 1) await at(index)
    await at(0, { fresh: true })
    await at(40)

    const [first, second] = [await at(0), await at(1)]

    expect([first.cached, second.cached]).toEqual([true, undefined])
  })
})

it('what was asked for, and what of it was known, is counted', async () => {
  const scene = lay({ complete: number => number !== 3 })

  await scene.run(ALL)
  await scene.run(ONLY_A)
  await scene.run({ ...ALL, fresh: true })
  await scene.run({ ...ALL, seed: 7 })
  await scene.run(ALL)

  expect([scene.cached.requests, scene.cached.hits]).toEqual([5, 2])
  expect(scene.asked).toHaveLength(3)
})

it('the way to run tests by hand and the signal are those of the runner behind it', async () => {
  const controller = new AbortController()
  const scene = lay()

  await scene.cached.run(ALL, controller.signal)

  expect(scene.signals).toEqual([controller.signal])
  expect(scene.cached.describe([a, b])).toBe('by hand: a, b')
})

/** A runner whose first run has the number 1, over code that can be changed. */
function lay(options: { complete?: (number: number) => boolean; throws?: number } = {}) {
  const asked: TestSelection[] = []
  const signals: AbortSignal[] = []
  const inner: TestRunner = {
    async run(selection, signal) {
      asked.push(selection)
      signals.push(signal)
      if (asked.length === options.throws) throw new Error('no process')
      const number = asked.length
      scene.during()
      return run(number, options.complete?.(number) ?? true)
    },
    describe: tests => `by hand: ${tests.map(({ name }) => name).join(', ')}`,
  }
  const cached = new CachedTestRunner(inner, async () => scene.code)
  const scene = {
    asked,
    signals,
    cached,
    code: 'first',
    during: () => {},
    run: (selection: TestSelection) => cached.run(selection, never),
  }
  return scene
}

/** The run of this number. */
function run(number: number, complete = true): TestRun {
  return {
    cases: [{ id: a, status: 'passed', durationMs: number, problems: [] }],
    complete,
    result: complete ? 'finished' : 'half-report',
    exit: { kind: 'exited', code: 0 },
    durationMs: number,
    output: `run ${number}`,
    notes: [],
  }
}

function id(name: string): TestId {
  return { framework: 'vitest', file: 'x.test.ts', suite: [], name }
}

describe('no tests are traced twice on the same code', () => {
  it('unless more is noted, other tests are asked for, or the trace told nothing', async () => {
    const asked: string[] = []
    let code = 'first'
    const traces = new CachedTraces(
      async (selection, { lines = false }) => {
        const of = selection.kind === 'only' ? selection.tests.map(({ name }) => name).join() : selection.kind
        asked.push(`${code} ${of}${lines ? ' by line' : ''}`)
        return of === 'b' ? [] : [{ file: 'a.ts', name: of, line: asked.length, calls: 1 }]
      },
      async () => code,
    )
    const [onlyA, onlyB] = [a, b].map((one): TestSelection => ({ kind: 'only', tests: [one] }))

    const first = await traces.trace(ONLY_A, { signal: never })
    const second = await traces.trace(onlyA ?? ALL, { signal: never })
    await traces.trace(ONLY_A, { signal: never, lines: true })
    for (let time = 0; time < 2; time += 1) await traces.trace(onlyB ?? ALL, { signal: never })
    code = 'second'
    await traces.trace(ONLY_A, { signal: never })

    expect(second).toEqual(first)
    expect(asked).toEqual(['first a', 'first a by line', 'first b', 'first b', 'second a'])
  })

  it('as far as few are kept', async () => {
    let asked = 0
    const traces = new CachedTraces(
      async () => [{ file: 'a.ts', name: 'a', line: (asked += 1), calls: 1 }],
      async () => 'code',
    )
    const selections = Array.from(
      { length: 9 },
      (_, index): TestSelection => ({ kind: 'only', tests: [id(String(index))] }),
    )
    for (const each of selections) await traces.trace(each, { signal: never })
    const [first = ALL, second = ALL] = selections

    await traces.trace(second, { signal: never })
    await traces.trace(first, { signal: never })

    expect(asked).toBe(10)
  })
})
