import { stripVTControlCharacters } from 'node:util'
import type { TestCase } from '../../domain/model/test-case.ts'
import { errorType } from '../failure-message.ts'
import { type ReadContext, type ReportReader, UnreadableReport } from '../report.ts'
import { linesOf } from '../decode.ts'
import { type ResultLine, resultIn } from './result-lines.ts'

/** Lines with which runners sum up: without one the output breaks off. */
const SUMMARY =
  /^=+ .*\b(?:passed|failed|errors?|no tests ran)\b.* =+$|^\d+ (?:passed|failed)\b|^(?:OK|FAILED)(?: \(.*\))?$|^Ran \d+ tests? in|^\s*Tests:?\s+\d|^(?:ok|FAIL)\s+\S+\s|^(?:FAIL|PASS)$|^\d+% tests passed|^\[(?:INFO|ERROR)\] BUILD|^BUILD (?:SUCCESSFUL|FAILED)|^\d+ examples?,|^\d+ runs, \d+ assertions|^ℹ tests \d+$|^\s*\d+ passing\b|^\[\s+(?:PASSED|FAILED)\s+\] \d+ tests?/

/** Failures that a line counts. */
const COUNTED = /\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|(?:failures|errors)=[1-9]|^ℹ fail [1-9]/

/**
 * Reads what a runner prints for people: the last resort, for the names may be abridged and passing tests may not be
 * named at all. Without a line that sums up it is not complete.
 */
export async function* readPlain(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const tests = new Map<string, ResultLine>()
  let framework = context.framework ?? ''
  let summed = false
  let counted = false
  /** Tests of a Go package are printed before the package itself is named. */
  let pending: string[] = []
  let isSkipped = false
  for await (const raw of linesOf(pieces, 20_000)) {
    const line = stripVTControlCharacters(raw.slice(0, 2_000)).replace(LOG_TIME, '')
    if (SUMMARY.test(line)) {
      summed = true
      counted ||= COUNTED.test(line)
    }
    // mocha and node:test count what failed on a line of its own.
    counted ||= /^\s*[1-9]\d* failing\b|^ℹ fail [1-9]/.test(line)
    const pkg = /^(?:ok|FAIL)\s+(?<name>[\w.-]+\/?\S*)\s+(?:[\d.]+s|\(cached\)|\[.*\])/.exec(line)?.groups?.name
    if (pkg !== undefined && (pending.length > 0 || /\[(?:build|setup) failed\]/.test(line))) {
      for (const key of pending) {
        const test = tests.get(key)
        tests.delete(key)
        if (test !== undefined) tests.set(`${pkg} ${key}`, { ...test, id: { ...test.id, suite: [pkg] } })
      }
      pending = []
      if (/\[(?:build|setup) failed\]/.test(line)) {
        tests.set(pkg, {
          id: { framework: 'go', file: '', suite: [pkg], name: '' },
          status: 'failed',
          message: 'The package does not compile.',
        })
      }
      continue
    }
    // minitest tells of skipped tests as it does of failed ones, but for the line above. unittest sums up like a result.
    const skips = isSkipped || /^(?:OK|FAILED) \(\w[\w ]*=\d.*\)$/.test(line)
    isSkipped = /^\s*\d+\) Skipped:$/.test(line)
    const test = skips ? undefined : resultIn(line)
    if (test === undefined) continue
    framework ||= test.id.framework
    const key = [test.id.file, ...test.id.suite, test.id.name].join('\0')
    const known = tests.get(key)
    // A failure is told twice, the second time with its message; one that is told once stands.
    if (known === undefined || known.status === test.status || test.status === 'failed')
      tests.set(key, { ...known, ...test })
    if (test.id.framework === 'go') pending.push(key)
  }
  // A run that counts failures and names none of them must not look green.
  const unnamed = counted && ![...tests.values()].some(({ status }) => status === 'failed')
  if (tests.size === 0) throw new UnreadableReport('it holds nothing that looks like the result of a test.')
  yield [...tests.values()].map((test): TestCase => {
    const message = test.message ?? ''
    return {
      id: test.id,
      status: test.status,
      durationMs: test.durationMs ?? 0,
      problems: test.status === 'failed' ? [{ kind: 'failure', type: errorType(message), message, stack: '' }] : [],
    }
  })
  const notes = ['It was read from what the runner printed; a JUnit report tells more.']
  if (!summed) notes.push('It has no line that sums up: the run may have broken off.')
  if (unnamed) notes.push('It counts failures, but names none.')
  return { framework, complete: summed && !unnamed, notes }
}

/** What GitHub puts before each line of a log. */
const LOG_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /
