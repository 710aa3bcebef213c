import { expect } from 'vitest'
import type { State } from '../../src/domain/model/state.ts'
import { byTest, edits, type Play, reviews, Stage, type StageOptions, unit } from './stage.ts'
import { one, settings, wants } from './units.ts'

interface Course {
  readonly files: StageOptions['files']
  readonly play: () => Play
  readonly changed: readonly string[]
}
/** One fix, which holds more than it needs. */
export const calm: Course = {
  files: () => unit('a', 0),
  play: () => ({ fixers: [edits({ ...one('a'), 'src/extra.js': 'exports.extra = 1\n' })] }),
  changed: ['src/a.js'],
}
/** Two fixes, of which one breaks another test, as only the end shows. */
const eventful: Course = {
  files: () => ({
    ...unit('a', 0),
    ...unit('b', 0),
    ...settings({ rate: 1 }),
    'test/rate.test.js': wants('rate', 1),
  }),
  play: () => ({
    fixers: [byTest({ a: [one('a')], b: [{ ...one('b'), ...settings({ rate: 2 }) }, one('b')] })],
    rules: { validate: 'final' },
  }),
  changed: ['src/a.js', 'src/b.js'],
}
const reviewed: Course = {
  files: () => unit('a', 0),
  play: () => ({ fixers: [edits(one('a'))], reviewing: reviews({}) }),
  changed: ['src/a.js'],
}
const parallel: Course = {
  files: () => ({ ...unit('a', 0), ...unit('b', 0) }),
  play: () => ({ fixers: [byTest({ a: [one('a')], b: [one('b')] })], rules: { parallel: 2 } }),
  changed: ['src/a.js', 'src/b.js'],
}

/** A course for each phase in which a run can be ended. */
export const COURSES: Readonly<Record<string, Course>> = {
  fixing: calm,
  validating: calm,
  confirming: eventful,
  tracing: eventful,
  minimizing: calm,
  proving: calm,
  reviewing: reviewed,
  racing: parallel,
}

/** End a run from outside in the middle of a phase, look at what it leaves, and go on. */
export async function endsIn(phase: string): Promise<void> {
  const course = COURSES[phase]
  if (course === undefined) throw new Error(`there is no course for ${phase}`)
  await using stage = new Stage(course)

  const stopped = await stage.run({ ...course.play(), endedIn: phase as State['phase']['at'] })
  const left = [stage.dirty(), stage.copies()]
  const end = await stage.resume(course.play())

  expect(stopped).toMatchObject({ outcome: 'stopped', phase: { at: phase } })
  expect(left).toEqual(['', []])
  expect(stage.published.map(({ outcome }) => outcome)).toEqual(['stopped', 'fixed'])
  expect(stage.durable.filter(({ outcome }) => outcome === 'stopped')).toEqual([stopped])
  expect(end).toMatchObject({ outcome: 'fixed', proof: { held: true, place: 'clean copy' } })
  expect(stage.changed(end)).toEqual(course.changed)
  for (const path of course.changed) expect(stage.show(end, path)).toBe('exports.value = 1')
  expect([stage.dirty(), stage.copies()]).toEqual(['', []])
}
