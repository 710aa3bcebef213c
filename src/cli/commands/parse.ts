import { type TestCase, titleOf } from '../../domain/model/test-case.ts'
import type { Arguments } from '../arguments.ts'
import { print, type NamedReports, readNamedReports, warnUnreadable } from '../report-files.ts'

/** Characters that are collected before they are written. */
const PIECE = 64 * 1024
const STATUS = { passed: 'pass', failed: 'fail', skipped: 'skip' } as const

/** `fix-tests parse`: what reports say, as JSON. @returns the exit code */
export async function parseReports(args: Arguments & { kind: 'parse' }): Promise<number> {
  const read = await readNamedReports(args, process.cwd())
  await print(pieces(document(read)))
  return warnUnreadable(read)
}

/** The document line by line, a test each: of a large report it would be more than one string can hold. */
function* document({ framework, complete, cases, notes }: NamedReports): Generator<string> {
  const count = (status: TestCase['status']) => cases.filter(test => test.status === status).length
  const summary = { total: cases.length, passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  yield `{\n  "framework": ${JSON.stringify(framework)},\n  "complete": ${complete},\n`
  yield `  "summary": ${JSON.stringify(summary)},\n  "tests": [`
  for (const [index, test] of cases.entries()) yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(testOf(test))}`
  yield `${cases.length === 0 ? '' : '\n  '}],\n  "notes": ${JSON.stringify(notes)}\n}\n`
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

function* pieces(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}
