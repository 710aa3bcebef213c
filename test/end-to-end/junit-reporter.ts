import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

/** JUnit XML of `node --test`, with the file of each test: Node.js writes it since 24.21. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n'
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, file = '', details } = data
    const seconds = (details.duration_ms / 1000).toFixed(6)
    const head = `<testcase name="${escaped(name)}" time="${seconds}" classname="test" file="${escaped(file)}"`
    if (type === 'test:pass') {
      yield `\t${head}/>\n`
      continue
    }
    const { error } = data.details
    const cause: unknown = error.cause
    const message = cause instanceof Error ? cause.message : error.message
    const failure = `<failure type="testCodeFailure" message="${escaped(message)}">\n${escaped(inspect(error))}\n</failure>`
    yield `\t${head}>\n\t\t${failure}\n\t</testcase>\n`
  }
  yield '</testsuites>\n'
}

function escaped(text: string): string {
  return text.replace(/[<>&"\n]/g, sign => (sign === '\n' ? '&#10;' : `&#${sign.charCodeAt(0)};`))
}
