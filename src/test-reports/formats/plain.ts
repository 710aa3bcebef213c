import { stripVTControlCharacters } from 'node:util'
import { CHECK } from '../../domain/model/check.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import { sumUnnamed, type UnnamedTests } from '../../domain/model/test-run.ts'
import { errorType } from '../failure-message.ts'
import { type ReadContext, type ReportReader, UnreadableReport } from '../report.ts'
import { CappedText } from '../capped-text.ts'
import { linesOf } from '../decode.ts'
import { RunOutputs } from '../console/printed-runs.ts'
import { checkFindings } from './check-findings.ts'
import { findingCases } from './finding-cases.ts'
import { GoLines } from './go-lines.ts'
import { PytestSections } from './pytest-sections.ts'
import { UnittestSections } from './unittest-sections.ts'
import { type ResultLine, resultIn } from './result-lines.ts'

/** Summary lines. Without one the output breaks off. */
const SUMMARY =
  /^=+ .*\b(?:passed|failed|errors?|no tests ran)\b.* =+$|^\d+ (?:passed|failed)\b|^(?:OK|FAILED)(?: \(.*\))?$|^Ran \d+ tests? in|^\s*Tests:?\s+(?:\d|no tests$)|^(?:ok|FAIL)\s+\S+\s|^(?:FAIL|PASS)$|^\d+% tests passed|^\[(?:INFO|ERROR)\] BUILD|^BUILD (?:SUCCESSFUL|FAILED)|^\d+ examples?,|^\d+ (?:runs|tests), \d+ assertions|^\d+ tests? completed\b|^\d+ specs?, \d+ failures?|^ {2}\d+ tests? (?:passed|failed)$|^(?:Passed|Failed)! +- Failed: |^ℹ tests \d+$|^\s*\d+ passing\b|^\[\s+(?:PASSED|FAILED)\s+\] \d+ tests?|^ +Summary \[.{1,20}\] \d/

/** Lines that say that something failed which no test is: a build, a process of tests that died. */
const BROKEN =
  /^(?:\[(?:INFO|ERROR)\] )?BUILD FAILURE$|^BUILD FAILED\b|^Test Run Aborted|\bactive test run was aborted\b|There was a timeout or other error in the fork|^(?:\[ERROR\] )?Crashed tests:/

/** Characters of an output without a test in which findings of a compiler are searched for. */
const MAX_PRINTED = 1_000_000

/** Counts of failures in a line. */
const COUNTED =
  /\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|(?<!expected )\b(?:failures|errors)=[1-9]|^ℹ fail [1-9]/

/**
 * Read the output that a runner prints for people. It is the last resort: names may be abridged, and passing tests may
 * be missing. Without a summary line it is incomplete.
 */
export async function* readPlain(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const tests = new Map<string, ResultLine>()
  let framework = context.framework ?? ''
  let summed = false
  let counted = false
  let isBroken = false
  const go = new GoLines()
  const pytest = new PytestSections()
  const unittest = new UnittestSections()
  const sections = new Map<string, Pick<PytestSections, 'take'>>([
    ['pytest', pytest],
    ['unittest', unittest],
  ])
  const outputs = new RunOutputs()
  let isGo = false
  let namesFailure = false
  let isSkipped = false
  const printed = new CappedText({ head: MAX_PRINTED, tail: 0 })
  for await (const raw of linesOf(pieces, 20_000)) {
    const line = stripVTControlCharacters(raw.slice(0, 2_000)).replace(LOG_TIME, '')
    if (context.findings === true) printed.add(`${line}\n`)
    if (SUMMARY.test(line)) {
      summed = true
      counted ||= COUNTED.test(line)
    }
    isBroken ||= BROKEN.test(line)
    // mocha and node:test count failures on a separate line.
    counted ||= /^\s*[1-9]\d* failing\b|^ℹ fail [1-9]/.test(line)
    if (pytest.add(line) || unittest.add(line)) continue
    const ended = go.add(line)
    if (ended !== undefined) {
      isGo = true
      namesFailure ||= ended.some(({ status }) => status === 'failed')
      if (ended.length > 0) yield ended
      continue
    }
    if (outputs.add(line)) continue
    // minitest prints skipped tests like failed ones, except for the line above. unittest's summary looks like a
    // result.
    const skips = isSkipped || /^(?:OK|FAILED) \(\w[\w ]*=\d.*\)$/.test(line)
    isSkipped = /^\s*\d+\) Skipped:$/.test(line)
    const test = skips ? undefined : resultIn(line)
    // What a test of Go prints may look like a result.
    if (test === undefined || (go.isInPackage && test.id.framework === '')) continue
    framework ||= test.id.framework
    const key = [test.id.file, ...test.id.suite, test.id.name].join('\0')
    const known = tests.get(key)
    // A failure occurs twice, the second time with its message. A failure outweighs other outcomes.
    if (known === undefined || known.status === test.status || test.status === 'failed')
      tests.set(key, { ...known, ...test })
  }
  const open = go.end()
  if (open.cases.length > 0) yield open.cases
  const runs = outputs.end()
  // What any runner may print was read by the one that printed it.
  for (const [key, { id }] of tests)
    if (runs.frameworks.has(id.framework) || (runs.frameworks.size > 0 && id.framework === '')) tests.delete(key)
  if (runs.cases.length > 0) yield runs.cases
  framework ||= [...runs.frameworks][0] ?? ''
  namesFailure ||= [...tests.values(), ...open.cases, ...runs.cases].some(({ status }) => status === 'failed')
  // A report that counts failures and names none must not look green.
  const unnamed = (counted || isBroken) && !namesFailure
  const findings = unnamed || tests.size === 0 ? checkFindings(printed.text()) : []
  if (tests.size === 0 && !isGo && runs.frameworks.size === 0 && unittest.counted === undefined) {
    if (findings.length === 0) throw new UnreadableReport('it holds nothing that looks like the result of a test.')
    yield findingCases(findings, { step: '', relative: file => file })
    const note = 'It holds no test: these are findings of a compiler, a type checker or a linter.'
    return { framework: CHECK, complete: false, notes: [note] }
  }
  yield [...tests.values()].map((test): TestCase => {
    const failed = test.status === 'failed'
    const section = failed ? sections.get(test.id.framework)?.take(test.id) : undefined
    const message = section?.message || (test.message ?? '')
    return {
      id: test.id,
      status: test.status,
      durationMs: test.durationMs ?? 0,
      problems: failed ? [{ kind: 'failure', type: errorType(message), message, stack: section?.text ?? '' }] : [],
    }
  })
  const notes = ["It was read from the runner's printed output; a JUnit report contains more."]
  if (!summed) notes.push('It has no summary line: the run may have broken off.')
  if (unnamed && findings.length > 0) yield findingCases(findings, { step: '', relative: file => file })
  if (unnamed)
    notes.push(counted ? 'It counts failures, but names none.' : 'A build or a process of tests failed in it.')
  if (isGo) framework ||= 'go'
  if (unittest.counted !== undefined) framework ||= 'unittest'
  return {
    framework,
    complete: summed && !unnamed && !open.brokeOff && runs.short.length === 0,
    notes: [...notes, ...runs.short, ...go.notRun],
    notRun: go.notRun,
    unnamed: sumUnnamed([
      ...(runs.frameworks.size > 0 || unittest.counted === undefined ? [runs] : []),
      { unnamed: unnamedOf([...tests.values()], unittest) },
    ]),
  }
}

/** Count the tests of unittest that a summary counts and no line names. */
function unnamedOf(
  tests: readonly ResultLine[],
  { counted, all }: Pick<UnittestSections, 'counted' | 'all'>,
): UnnamedTests | undefined {
  if (counted === undefined) return undefined
  const named = (wanted: ResultLine['status']) =>
    tests.filter(({ id, status }) => id.framework === 'unittest' && status === wanted).length
  const left = (status: 'passed' | 'skipped') => Math.max(0, counted[status] - named(status))
  return { passed: left('passed'), skipped: left('skipped'), counted: all }
}

/** Time that GitHub adds to each line of a log. */
const LOG_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /
