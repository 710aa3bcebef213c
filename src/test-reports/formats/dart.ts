import { z } from 'zod'
import type { Problem, TestCase } from '../../domain/model/test-case.ts'
import { linesOf } from '../decode.ts'
import { errorType, firstLine } from '../failure-message.ts'
import { type ReportReader, UnreadableReport } from '../report.ts'
import { parseJsonLine } from './json.ts'

/** Events of `dart test --reporter json` and `flutter test --machine`. Source: doc/json_reporter.md of package:test. */
const DartEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('suite'), suite: z.object({ id: z.number(), path: z.string().nullish() }) }),
  z.object({ type: z.literal('group'), group: z.object({ id: z.number(), name: z.string().nullish() }) }),
  z.object({
    type: z.literal('testStart'),
    test: z.object({
      id: z.number(),
      name: z.string(),
      suiteID: z.number(),
      groupIDs: z.array(z.number()).default([]),
      line: z.number().nullish(),
      root_line: z.number().nullish(),
    }),
    time: z.number().default(0),
  }),
  z.object({
    type: z.literal('error'),
    testID: z.number(),
    error: z.string(),
    stackTrace: z.string().default(''),
    isFailure: z.boolean().default(false),
  }),
  z.object({
    type: z.literal('testDone'),
    testID: z.number(),
    result: z.string(),
    hidden: z.boolean().default(false),
    skipped: z.boolean().default(false),
    time: z.number().default(0),
  }),
  z.object({ type: z.literal('done'), success: z.boolean().nullish() }),
])
type DartEvent = z.infer<typeof DartEvent>
type Event<T extends DartEvent['type']> = Extract<DartEvent, { type: T }>

/** Set-up and tear-down of a group, which are reported like tests. */
const OF_GROUP = /^\((?:setUpAll|tearDownAll)\)$/

/** A test that runs. */
interface RunningTest {
  readonly start: Event<'testStart'>
  readonly problems: Problem[]
}

/**
 * Read the events of Dart's and Flutter's json reporter. A file that cannot be loaded is a failed case without a name.
 */
export async function* readDartJson(pieces: AsyncIterable<string>): ReportReader {
  const run = new DartRun()
  let seen = 0
  for await (const line of linesOf(pieces)) {
    const event = parseJsonLine(line, DartEvent)
    if (event === undefined) continue
    seen += 1
    const ended = run.apply(event)
    if (ended !== undefined) yield [ended]
  }
  if (seen === 0) throw new UnreadableReport("it holds no event of Dart's json reporter.")
  const notes = run.notes()
  return { framework: 'dart', complete: notes.length === 0, notes }
}

class DartRun {
  readonly #files = new Map<number, string>()
  readonly #groups = new Map<number, string>()
  readonly #running = new Map<number, RunningTest>()
  #hasFailed = false
  /** True if all tests passed, as the last event says; null if the run was ended early. */
  #success: boolean | null | undefined
  #isDone = false

  /** @returns the test case that ends with the event */
  apply(event: DartEvent): TestCase | undefined {
    switch (event.type) {
      case 'suite':
        this.#files.set(event.suite.id, (event.suite.path ?? '').replaceAll('\\', '/'))
        return undefined
      case 'group':
        this.#groups.set(event.group.id, event.group.name ?? '')
        return undefined
      case 'testStart':
        this.#running.set(event.test.id, { start: event, problems: [] })
        return undefined
      case 'error':
        this.#running.get(event.testID)?.problems.push(problemOf(event))
        return undefined
      case 'testDone':
        return this.#end(event)
      case 'done':
        this.#isDone = true
        this.#success = event.success
        return undefined
    }
  }

  #end({ testID, result, hidden, skipped, time }: Event<'testDone'>): TestCase | undefined {
    const test = this.#running.get(testID)
    this.#running.delete(testID)
    const failed = result !== 'success'
    this.#hasFailed ||= failed
    // Hidden tests load a file, or set it up. They count only when they fail.
    if (test === undefined || (hidden && !failed)) return undefined
    const { start, problems } = test
    const line = start.test.root_line ?? start.test.line
    return {
      id: this.#idOf(start, hidden),
      status: failed ? 'failed' : skipped ? 'skipped' : 'passed',
      durationMs: Math.max(0, time - start.time),
      problems: failed ? problems : [],
      ...(typeof line === 'number' && line > 0 ? { line } : {}),
    }
  }

  #idOf({ test }: Event<'testStart'>, hidden: boolean): TestCase['id'] {
    const file = this.#files.get(test.suiteID) ?? ''
    const isLoad = hidden || (test.groupIDs.length === 0 && test.name.startsWith('loading '))
    if (isLoad) return { framework: 'dart', file, suite: [], name: '' }
    // The name of a group begins with that of the group around it, and the name of a test with its group's.
    const group = test.groupIDs.map(id => this.#groups.get(id) ?? '').findLast(name => name !== '') ?? ''
    const own = group !== '' && test.name.startsWith(`${group} `) ? test.name.slice(group.length + 1) : test.name
    const name = OF_GROUP.test(own) ? '' : own
    return { framework: 'dart', file, suite: group === '' ? [] : [group], name }
  }

  notes(): string[] {
    const open = [...this.#running.values()].map(({ start }) => start.test.name)
    if (open.length > 0) return [`The run broke off in ${open.slice(0, 3).join(', ')}.`]
    if (!this.#isDone || this.#success === null) return ['The run broke off.']
    return this.#success === false && !this.#hasFailed ? ['The run failed, but no test of it did.'] : []
  }
}

function problemOf({ error, stackTrace, isFailure }: Event<'error'>): Problem {
  // The case has the file's name.
  const message = error.trim().replace(/^Failed to load "[^"\n]{1,500}":\s{0,9}(?=\S)/, '')
  const stack = [message, stackTrace.trim()].filter(text => text !== '').join('\n')
  return { kind: isFailure ? 'failure' : 'error', type: errorType(firstLine(message)), message, stack }
}
