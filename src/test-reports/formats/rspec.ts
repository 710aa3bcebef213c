import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { TestCase } from '../../domain/model/test-case.ts'
import { slashes } from '../dialects/dialect.ts'
import { firstLine } from '../failure-message.ts'
import type { ReportReader } from '../report.ts'
import { withoutSuffix } from '../title-path.ts'
import { parseJson } from './json.ts'

/**
 * Source: lib/rspec/core/formatters/json_formatter.rb of rspec-core. Before version 3 it names no version of its own.
 */
const RSpecJson = z.object({
  messages: z.array(z.string()).default([]),
  examples: z.array(
    z.object({
      id: z.string().default(''),
      description: z.string(),
      full_description: z.string(),
      status: z.string(),
      file_path: z.string(),
      line_number: z.number(),
      run_time: z.number().nullish(),
      exception: z
        .object({ class: z.string(), message: z.string().nullish(), backtrace: z.array(z.string()).nullish() })
        .nullish(),
    }),
  ),
  summary: z.object({ errors_outside_of_examples_count: z.number().default(0), failure_count: z.number().default(0) }),
})

const ENDED = 'The process ended within an example.'

/** Read the report of RSpec's json formatter. A failure outside of examples is a failed case without a name. */
export async function* readRSpecJson(pieces: AsyncIterable<string>): ReportReader {
  const report = await parseJson(pieces, RSpecJson, "a report of RSpec's json formatter")
  yield report.examples.map((example): TestCase => {
    const above = withoutSuffix(example.full_description, example.description)
    const { exception } = example
    const message = (exception?.message ?? '').trim()
    const stack = [message, ...(exception?.backtrace ?? [])].join('\n')
    // An example without a status is the one in which the process ended.
    const ended = example.status === ''
    const failed = ended || example.status === 'failed'
    // The location of a shared example is its definition; the id has the file that runs it.
    const file = /^(?<file>.+?)\[[\d:]+\]$/.exec(example.id)?.groups?.file ?? example.file_path
    const type = exception?.class ?? ''
    const kind = type.startsWith('RSpec::Expectations::') ? ('failure' as const) : ('error' as const)
    return {
      id: { framework: 'rspec', file: slashes(file), suite: above === '' ? [] : [above], name: example.description },
      status: failed ? 'failed' : example.status === 'passed' ? 'passed' : 'skipped',
      durationMs: Math.round((example.run_time ?? 0) * 1000),
      problems: failed ? [{ kind, type, message: ended ? ENDED : message, stack }] : [],
      ...(file === example.file_path ? { line: example.line_number } : {}),
    }
  })
  const outside = report.messages.filter(message =>
    /error occurred (?:while loading|outside of examples|in an? )/i.test(message),
  )
  yield outside.map((message): TestCase => {
    const plain = stripVTControlCharacters(message)
    const file = /while loading (\S+?)\.?[ \t]*$/m.exec(plain)?.[1] ?? /^[ \t]*# (\.\/\S+?):\d+/m.exec(plain)?.[1] ?? ''
    const error = /^(?<type>[A-Z][\w:]*):\n\s+(?<message>\S.*)$/m.exec(plain)?.groups
    const text = error?.message ?? firstLine(plain)
    return {
      id: { framework: 'rspec', file: slashes(file), suite: [], name: '' },
      status: 'failed',
      durationMs: 0,
      problems: [{ kind: 'error', type: error?.type ?? '', message: text, stack: plain }],
    }
  })
  const complete = report.examples.every(({ status }) => status !== '')
  const counted = report.summary.failure_count + report.summary.errors_outside_of_examples_count
  return { framework: 'rspec', complete, notes: complete ? [] : [ENDED], counted }
}
