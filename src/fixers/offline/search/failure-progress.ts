import { byKey, type Failure, type TestCase, testKey } from '../../../domain/model/test-case.ts'
import { comparedValues } from '../../../domain/text/compared-values.ts'
import { sharedEnds } from '../../../domain/text/shared-ends.ts'

/**
 * Worth of a test that still fails, to 1 for one that passes: a later line of it, and a value nearer to the expected
 * one.
 */
const FURTHER = 0.5
const NEARER = 0.25

/**
 * Rate how much further failing tests get with a change: 1 for each that passes, a part for one that fails later in its
 * file or with a value nearer to the expected one, and as much less for one that fails earlier or farther from it.
 * @param before the tests that fail without the change
 */
export function failureProgress(before: readonly TestCase[], after: readonly TestCase[]): number {
  const later = byKey(after)
  return before.reduce((sum, each) => sum + stepOf(each, later.get(testKey(each.id))), 0)
}

function stepOf(before: TestCase, after: TestCase | undefined): number {
  if (after === undefined || after.status === 'skipped') return -1
  if (after.status === 'passed') return 1
  const [from, to] = [lineIn(before), lineIn(after)]
  if (from !== undefined && to !== undefined && from !== to) return to > from ? FURTHER : -FURTHER
  const [old, now] = [distanceIn(before), distanceIn(after)]
  // A value where an error was thrown before is a step; an error in place of a value is one back.
  if (old === undefined || now === undefined)
    return Math.sign(Number(now !== undefined) - Number(old !== undefined)) * NEARER
  return Math.sign(old - now) * NEARER
}

/**
 * True if a test still fails with a change, and in another way than without it, but no later: the change has an effect
 * on the test, and a wrong one. A test that fails as before may have another cause.
 */
export function isSwayed({ id, problem: was }: Failure, after: TestCase | undefined): boolean {
  const is = after?.problems[0]
  if (after?.status !== 'failed' || is === undefined) return false
  const [from, to] = [lineIn({ id, problems: [was] }), lineIn(after)]
  if (from !== undefined && to !== undefined && from !== to) return to < from
  const values = [was, is].map(({ message, stack }) => comparedValues(message) ?? comparedValues(stack))
  const [old, now] = values.map(each => each?.actual)
  if (old !== undefined && now !== undefined) return withoutNoise(old) !== withoutNoise(now)
  // A value where an error was raised before is a step.
  if (now !== undefined) return false
  return withoutNoise(was.message).replace(/\d{1,40}/g, '#') !== withoutNoise(is.message).replace(/\d{1,40}/g, '#')
}

/** Parts of a message that differ from run to run: addresses, times, and folders for temporary files. */
const NOISE =
  /0x[0-9a-f]{1,40}|\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)?|\b\d\d:\d\d:\d\d(?:[.,]\d{1,9})?|\b1\d{12}\b|\/(?:tmp|var\/folders)\/[\w./-]{1,300}/gi

function withoutNoise(text: string): string {
  return text.replace(NOISE, '#')
}

/** Find the line of a test's file that its problem names first, 1-based. */
function lineIn({ id, problems }: Pick<TestCase, 'id' | 'problems'>): number | undefined {
  const name = id.file.split('/').at(-1) ?? ''
  const [problem] = problems
  if (problem === undefined || name === '') return undefined
  const text = `${problem.stack}\n${problem.message}`
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    // The name of another file may end with it.
    if (/[\w.-]/.test(text.charAt(at - 1))) continue
    const line = /^(?:"?, line |:)(\d{1,7})/.exec(text.slice(at + name.length, at + name.length + 20))?.[1]
    if (line !== undefined) return Number(line)
  }
  return undefined
}

/**
 * Measure how far the value of a failed comparison is from the expected one; undefined if the problem compares nothing.
 */
function distanceIn({ problems }: TestCase): number | undefined {
  const [problem] = problems
  const values = problem && (comparedValues(problem.message) ?? comparedValues(problem.stack))
  if (values === undefined) return undefined
  const { expected, actual } = values
  const [one, other] = [Number(expected), Number(actual)]
  if (expected !== '' && actual !== '' && !Number.isNaN(one) && !Number.isNaN(other)) return Math.abs(one - other)
  const { start, end } = sharedEnds(expected, actual)
  return Math.max(expected.length, actual.length) - start - end
}
