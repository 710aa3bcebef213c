import { z } from 'zod'
import type { Problem, TestCase, TestId } from '../../domain/model/test-case.ts'
import { errorType, failureLine, firstLine } from '../failure-message.ts'
import type { ReportReader } from '../report.ts'
import { linesOf, peek } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
import { parseJson, parseJsonLine } from './json.ts'

/** Description of a failure: a text, or a tree with separate location and message. */
const LongRepr = z.union([
  z.string(),
  z.array(z.unknown()),
  z.object({
    reprcrash: z.object({ path: z.string(), lineno: z.number(), message: z.string() }).nullish(),
    reprtraceback: z
      .object({
        reprentries: z.array(
          z.object({
            data: z.object({
              lines: z.array(z.string()).default([]),
              reprfileloc: z.object({ path: z.string(), lineno: z.number(), message: z.string() }).nullish(),
            }),
          }),
        ),
      })
      .nullish(),
    longrepr: z.string().nullish(),
  }),
])
type LongRepr = z.infer<typeof LongRepr>

/** Source: https://github.com/pytest-dev/pytest-reportlog, one object per line. */
const LogLine = z.object({
  $report_type: z.string(),
  nodeid: z.string().default(''),
  outcome: z.string().default(''),
  when: z.string().default(''),
  location: z.tuple([z.string(), z.number().nullable(), z.string()]).nullish(),
  longrepr: LongRepr.nullish(),
  wasxfail: z.string().nullish(),
  duration: z.number().default(0),
  exitstatus: z.number().nullish(),
})
type LogLine = z.infer<typeof LogLine>

const Stage = z.object({
  outcome: z.string(),
  duration: z.number().default(0),
  longrepr: LongRepr.nullish(),
  crash: z.object({ path: z.string(), lineno: z.number(), message: z.string() }).nullish(),
})
/** Source: https://github.com/numirias/pytest-json-report. */
const JsonReport = z.object({
  exitcode: z.number(),
  summary: z.object({ failed: z.number().default(0), error: z.number().default(0) }).prefault({}),
  collectors: z.array(z.object({ nodeid: z.string(), outcome: z.string(), longrepr: LongRepr.nullish() })).default([]),
  tests: z
    .array(
      z.object({
        nodeid: z.string(),
        lineno: z.number().nullish(),
        outcome: z.string(),
        setup: Stage.optional(),
        call: Stage.optional(),
        teardown: Stage.optional(),
      }),
    )
    .default([]),
})

/** Exit codes of a finished run: all passed, some failed, none collected. */
const FINISHED = new Set([0, 1, 5])

/** Read pytest's report log, or the report of pytest-json-report. */
export async function* readPytestJson(pieces: AsyncGenerator<string>): ReportReader {
  const { head, all } = await peek(pieces, 4_000)
  if (head.includes('"$report_type"')) return yield* readLog(all)
  const report = await parseJson(all, JsonReport, 'a report of pytest-json-report')
  yield report.collectors
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ nodeid, longrepr }) => failed({ ...pytestId(nodeid), name: '' }, [problemOf(longrepr, 'error')], 0))
  yield report.tests.map((test): TestCase => {
    const stages = [test.setup, test.call, test.teardown].filter(stage => stage !== undefined)
    const durationMs = Math.round(stages.reduce((sum, { duration }) => sum + duration, 0) * 1000)
    const line = test.lineno === null || test.lineno === undefined ? undefined : test.lineno + 1
    const id = pytestId(test.nodeid)
    if (test.outcome === 'failed' || test.outcome === 'error') {
      const problems = stages
        .filter(({ outcome }) => outcome === 'failed')
        .map(stage => problemOf(stage.longrepr, stage === test.call ? 'failure' : 'error', stage.crash?.message))
      return { ...failed(id, problems, durationMs), line }
    }
    return {
      id,
      status: test.outcome === 'passed' || test.outcome === 'xpassed' ? 'passed' : 'skipped',
      durationMs,
      problems: [],
      line,
    }
  })
  const complete = FINISHED.has(report.exitcode) || report.exitcode === 2
  const notes = complete ? [] : [`pytest ended with exit status ${report.exitcode}.`]
  return { framework: 'pytest', complete, notes, counted: report.summary.failed + report.summary.error }
}

async function* readLog(pieces: AsyncGenerator<string>): ReportReader {
  let ended: number | undefined
  let seen = 0
  /** Stages of the current test; `rerun` is true after a repeated run. */
  let open: { nodeid: string; stages: LogLine[]; rerun: boolean } | undefined
  for await (const text of linesOf(pieces)) {
    const line = parseJsonLine(text, LogLine)
    if (line === undefined) continue
    seen += 1
    if (line.$report_type === 'SessionFinish') ended = line.exitstatus ?? 0
    if (line.$report_type === 'CollectReport' && line.outcome === 'failed') {
      yield [failed({ ...pytestId(line.nodeid), name: '' }, [problemOf(line.longrepr, 'error')], 0)]
    }
    if (line.$report_type !== 'TestReport' && line.$report_type !== 'SubTestReport') continue
    if (open?.nodeid !== line.nodeid) open = { nodeid: line.nodeid, stages: [], rerun: false }
    // A repeated run may have no teardown of its own.
    if (line.when === 'setup' && open.stages.length > 0) open = { nodeid: line.nodeid, stages: [], rerun: true }
    open.stages.push(line)
    if (line.when !== 'teardown') continue
    const again = open.stages.some(({ outcome }) => outcome === 'rerun')
    if (again) open = { nodeid: line.nodeid, stages: [], rerun: true }
    else {
      yield [caseOf(open)]
      open = undefined
    }
  }
  if (seen === 0) throw new UnreadableReport('it holds no line of a report log.')
  const complete = ended !== undefined && ended !== 3 && ended !== 4
  const notes =
    ended === undefined
      ? ['The report log breaks off: the run was killed.']
      : complete
        ? []
        : [`pytest ended with exit status ${ended}.`]
  return { framework: 'pytest', complete, notes }
}

function caseOf({ nodeid, stages, rerun }: { nodeid: string; stages: readonly LogLine[]; rerun: boolean }): TestCase {
  const id = pytestId(nodeid)
  const durationMs = Math.round(stages.reduce((sum, { duration }) => sum + duration, 0) * 1000)
  const at = stages[0]?.location?.[1]
  const line = at === null || at === undefined ? undefined : at + 1
  const bad = stages.filter(({ outcome }) => outcome === 'failed')
  if (bad.length > 0) {
    const problems = bad.map(stage => problemOf(stage.longrepr, stage.when === 'call' ? 'failure' : 'error'))
    return { ...failed(id, problems, durationMs), line }
  }
  const skipped = stages.some(({ outcome }) => outcome === 'skipped')
  return {
    id,
    status: skipped ? 'skipped' : 'passed',
    durationMs,
    problems: [],
    line,
    ...(rerun && !skipped ? { flaky: true } : {}),
  }
}

function failed(id: TestId, problems: readonly Problem[], durationMs: number): TestCase {
  return { id, status: 'failed', durationMs, problems }
}

/** Parse `tests/test_a.py::TestB::test_c[1::2]`. The text in brackets belongs to the name. */
export function pytestId(nodeid: string): TestId {
  const bracket = nodeid.indexOf('[')
  const path = bracket < 0 ? nodeid : nodeid.slice(0, bracket)
  const parts = path.split('::')
  const name = parts.length > 1 ? (parts.pop() ?? '') : ''
  return {
    framework: 'pytest',
    file: parts[0] ?? '',
    suite: parts.slice(1),
    name: name + (bracket < 0 ? '' : nodeid.slice(bracket)),
  }
}

function problemOf(longrepr: LongRepr | null | undefined, kind: Problem['kind'], crash?: string): Problem {
  const stack = stackOf(longrepr)
  const crashMessage =
    typeof longrepr === 'object' && longrepr !== null && 'reprcrash' in longrepr
      ? longrepr.reprcrash?.message
      : undefined
  const message = crash ?? crashMessage ?? failureLine(stack)
  return { kind, type: errorType(firstLine(message)), message, stack }
}

function stackOf(longrepr: LongRepr | null | undefined): string {
  if (longrepr === null || longrepr === undefined) return ''
  if (typeof longrepr === 'string') return longrepr
  if (Array.isArray(longrepr)) return longrepr.map(String).join(':')
  if (typeof longrepr.longrepr === 'string') return longrepr.longrepr
  const entries = longrepr.reprtraceback?.reprentries ?? []
  const text = entries.map(({ data }) => {
    const at = data.reprfileloc
    return [...data.lines, ...(at ? ['', `${at.path}:${at.lineno}: ${at.message}`] : [])].join('\n')
  })
  return text.join('\n\n') || (longrepr.reprcrash?.message ?? '')
}
