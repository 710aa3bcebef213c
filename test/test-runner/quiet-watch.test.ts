import { expect, it } from 'vitest'
import { QuietWatch } from '../../src/test-runner/quiet-watch.ts'

const MINUTE = 60_000

/** A watch whose clock the test sets. */
function watched(longestMs = 0, leastMs?: number) {
  let now = 0
  const watch = new QuietWatch(longestMs, () => now, leastMs)
  return { watch, after: (ms: number) => void (now += ms) }
}

it('a run hangs if no test starts or ends for a minute', () => {
  const { watch, after } = watched()

  after(5_000)
  watch.heard()
  after(MINUTE - 1)
  const early = watch.isTooQuiet(15 * MINUTE)
  after(1)

  expect([early, watch.isTooQuiet(15 * MINUTE)]).toEqual([false, true])
  expect([watch.activeMs, watch.quietMs]).toEqual([5_000, MINUTE])
})

it('the first test has three times as long, since its fixtures may start a service', () => {
  const { watch, after } = watched()

  after(5_000)
  watch.heardOfTests()
  after(3 * MINUTE - 1)
  const early = watch.isTooQuiet(15 * MINUTE)
  after(1)
  const late = watch.isTooQuiet(15 * MINUTE)
  watch.heard()
  after(MINUTE)
  watch.heardOfTests()

  expect([early, late, watch.isTooQuiet(15 * MINUTE)]).toEqual([false, true, false])
})

it('a run whose tests have ended has three times as long, from the last line that its runner printed', () => {
  const { watch, after } = watched()

  watch.heard()
  after(2 * MINUTE)
  watch.printed()
  const whileOneRuns = watch.isTooQuiet(15 * MINUTE)
  after(3 * MINUTE - 1)
  const early = watch.isTooQuiet(15 * MINUTE, true)
  after(1)

  expect([whileOneRuns, early, watch.isTooQuiet(15 * MINUTE, true)]).toEqual([true, false, true])
})

it('the end of the last test counts until another test is heard of', () => {
  const [ended, going] = [watched(), watched()]

  for (const { watch } of [ended, going]) {
    watch.heard()
    watch.heardOfEnd()
  }
  going.watch.heard()
  for (const { after } of [ended, going]) after(2 * MINUTE)

  expect([ended, going].map(({ watch }) => watch.isTooQuiet(15 * MINUTE))).toEqual([false, true])
})

it('a run hangs sooner if less silence is allowed, but for ten times the longest test', () => {
  const [quick, slow] = [watched(0, 10_000), watched(2_000, 10_000)]

  for (const { watch, after } of [quick, slow]) {
    watch.heard()
    after(10_000)
  }

  expect([quick.watch.isTooQuiet(15 * MINUTE), slow.watch.isTooQuiet(15 * MINUTE)]).toEqual([true, false])
})

it('a run hangs if no test starts or ends for half of a short time limit', () => {
  const { watch, after } = watched()

  watch.heard()
  after(10_000)

  expect([watch.isTooQuiet(20_000), watch.isTooQuiet(20_002)]).toEqual([true, false])
})

it.each([
  { what: 'of this run', earlier: 0, gap: 10_000 },
  { what: 'of earlier runs', earlier: 10_000, gap: 1 },
])('a run may be quiet for ten times the longest test $what', ({ earlier, gap }) => {
  const { watch, after } = watched(earlier)

  watch.heard()
  after(gap)
  watch.heard()
  after(99_999)
  const early = watch.isTooQuiet(15 * MINUTE)
  after(1)

  expect([early, watch.isTooQuiet(15 * MINUTE)]).toEqual([false, true])
})

it('a run that shows no test has all of its time, since it may compile', () => {
  const { watch, after } = watched()

  after(14 * MINUTE)

  expect(watch.isTooQuiet(15 * MINUTE)).toBe(false)
})

it('a run whose tests end until its time is up is slow and does not hang', () => {
  const { watch, after } = watched()

  for (let test = 0; test < 100; test += 1) {
    watch.heard()
    after(9_000)
  }
  const slow = watch.wasHanging(15 * MINUTE)
  after(MINUTE)

  expect([slow, watch.wasHanging(15 * MINUTE)]).toEqual([false, true])
})
