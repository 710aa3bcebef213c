import { visibleJson } from '../../domain/text/hidden-characters.ts'
import { type TestCase, titleOf } from '../../domain/model/test-case.ts'
import type { Arguments } from '../arguments.ts'
import { isNothingRead, print, type NamedReports, readNamedReports, warnUnreadable } from '../report-files.ts'

const STATUS = { passed: 'pass', failed: 'fail', skipped: 'skip' } as const

/** Run `fix-tests parse`: print test reports as JSON. @returns the exit code */
export async function parseReports(args: Arguments & { kind: 'parse' }): Promise<number> {
  const read = await readNamedReports(args, process.cwd())
  if (!isNothingRead(read.cases.length, read)) await print(documentLines(read))
  return warnUnreadable(read)
}

/** Yield the document line by line, one test each: a large report does not fit into one string. */
function* documentLines({ framework, complete, cases, summary, notes }: NamedReports): Generator<string> {
  yield `{\n  "framework": ${visibleJson(framework)},\n  "complete": ${complete},\n`
  yield `  "summary": ${visibleJson(summary)},\n  "tests": [`
  let separator = ''
  for (const test of cases) {
    yield `${separator}\n    ${visibleJson(testOf(test))}`
    separator = ','
  }
  yield `${cases.length === 0 ? '' : '\n  '}],\n  "notes": ${visibleJson(notes)}\n}\n`
}

function testOf({ id, status, durationMs, problems, line, flaky, outcomes }: TestCase) {
  const [problem] = problems
  return {
    id: titleOf(id),
    name: id.name,
    suite: id.suite.join(' › '),
    file: id.file,
    line: line ?? null,
    status: STATUS[status],
    kind: problem?.kind ?? null,
    durationMs,
    message: problem?.message ?? null,
    stack: problem?.stack ?? null,
    flaky: flaky === true,
    ...(outcomes === undefined ? {} : { outcomes: outcomes.map(outcome => STATUS[outcome]) }),
  }
}
