import { stripVTControlCharacters } from 'node:util'
import type { TestCase } from '../../domain/model/test-case.ts'
import { errorType } from '../failure-message.ts'
import { type ReadContext, type ReportReader, UnreadableReport } from '../report.ts'
import { linesOf } from '../decode.ts'
import { JestOutput } from '../console/jest-output.ts'
import { MochaOutput } from '../console/mocha-output.ts'
import { NodeOutput } from '../console/node-output.ts'
import { NextestOutput } from '../console/nextest-output.ts'
import type { PrintedRun } from '../console/printed-run.ts'
import { RSpecOutput } from '../console/rspec-output.ts'
import { VitestOutput } from '../console/vitest-output.ts'
import { GoLines } from './go-lines.ts'
import { PytestSections } from './pytest-sections.ts'
import { type ResultLine, resultIn } from './result-lines.ts'

/** Summary lines. Without one the output breaks off. */
const SUMMARY =
  /^=+ .*\b(?:passed|failed|errors?|no tests ran)\b.* =+$|^\d+ (?:passed|failed)\b|^(?:OK|FAILED)(?: \(.*\))?$|^Ran \d+ tests? in|^\s*Tests:?\s+\d|^(?:ok|FAIL)\s+\S+\s|^(?:FAIL|PASS)$|^\d+% tests passed|^\[(?:INFO|ERROR)\] BUILD|^BUILD (?:SUCCESSFUL|FAILED)|^\d+ examples?,|^\d+ runs, \d+ assertions|^ℹ tests \d+$|^\s*\d+ passing\b|^\[\s+(?:PASSED|FAILED)\s+\] \d+ tests?|^ +Summary \[.{1,20}\] \d/

/** Counts of failures in a line. */
const COUNTED = /\b[1-9]\d* (?:failed|failing|failures?|errors?)\b|(?:failures|errors)=[1-9]|^ℹ fail [1-9]/

/**
 * Read the output that a runner prints for people. It is the last resort: names may be abridged, and passing tests may
 * be missing. Without a summary line it is incomplete.
 */
export async function* readPlain(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const tests = new Map<string, ResultLine>()
  let framework = context.framework ?? ''
  let summed = false
  let counted = false
  const go = new GoLines()
  const sections = new PytestSections()
  const outputs = [
    new JestOutput(),
    new VitestOutput(),
    new MochaOutput(),
    new NodeOutput(),
    new RSpecOutput(),
    new NextestOutput(),
  ]
  let isGo = false
  let namesFailure = false
  let isSkipped = false
  for await (const raw of linesOf(pieces, 20_000)) {
    const line = stripVTControlCharacters(raw.slice(0, 2_000)).replace(LOG_TIME, '')
    if (SUMMARY.test(line)) {
      summed = true
      counted ||= COUNTED.test(line)
    }
    // mocha and node:test count failures on a separate line.
    counted ||= /^\s*[1-9]\d* failing\b|^ℹ fail [1-9]/.test(line)
    if (sections.add(line)) continue
    const ended = go.add(line)
    if (ended !== undefined) {
      isGo = true
      namesFailure ||= ended.some(({ status }) => status === 'failed')
      if (ended.length > 0) yield ended
      continue
    }
    // Each reads all lines: what one takes for its own may be another's.
    if (outputs.map(output => output.add(line)).includes(true)) continue
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
  const runs = outputs.flatMap(output => output.end() ?? [])
  // What any runner may print was read by the one that printed it.
  const printers = new Set(runs.map(run => run.framework))
  for (const [key, { id }] of tests)
    if (printers.has(id.framework) || (runs.length > 0 && id.framework === '')) tests.delete(key)
  for (const { cases } of runs) if (cases.length > 0) yield cases
  framework ||= runs[0]?.framework ?? ''
  const named = [...tests.values(), ...open.cases, ...runs.flatMap(({ cases }) => cases)]
  namesFailure ||= named.some(({ status }) => status === 'failed')
  // A report that counts failures and names none must not look green.
  const unnamed = counted && !namesFailure
  if (tests.size === 0 && !isGo && runs.length === 0)
    throw new UnreadableReport('it holds nothing that looks like the result of a test.')
  yield [...tests.values()].map((test): TestCase => {
    const failed = test.status === 'failed'
    const section = failed && test.id.framework === 'pytest' ? sections.take(test.id) : undefined
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
  if (unnamed) notes.push('It counts failures, but names none.')
  if (isGo) framework ||= 'go'
  const short = runs.filter(isShort)
  notes.push(...short.map(shortNote))
  return {
    framework,
    complete: summed && !unnamed && !open.brokeOff && short.length === 0,
    notes: [...notes, ...go.notRun],
    notRun: go.notRun,
    unnamed: { passed: sumUnnamed(runs, 'passed'), skipped: sumUnnamed(runs, 'skipped') },
  }
}

function numberOf({ cases }: PrintedRun, status: TestCase['status']): number {
  return cases.filter(each => each.status === status).length
}

/** Return true for a run that counts more failures than it names, and names some. */
function isShort(run: PrintedRun): boolean {
  const failed = numberOf(run, 'failed')
  return failed > 0 && run.counted !== undefined && run.counted.failed > failed
}

function shortNote(run: PrintedRun): string {
  return `${run.framework} counts ${run.counted?.failed} failures and names ${numberOf(run, 'failed')} of them.`
}

function sumUnnamed(runs: readonly PrintedRun[], status: 'passed' | 'skipped'): number {
  return runs.reduce((sum, run) => sum + Math.max(0, (run.counted?.[status] ?? 0) - numberOf(run, status)), 0)
}

/** Time that GitHub adds to each line of a log. */
const LOG_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /
