import { xmlText } from '../junit/xml-element.ts'
import { byClass, type Dialect, fileOf, firstCase, rootAttribute } from './dialect.ts'

/** The code that failed, above what RSpec says. An empty line is between them unless each is one line. */
const CODE = /^Failure\/Error:(?:[^\n]*\n(?=[^\n]*$)|[^]*?\n\n)/
/** Drop the code above what an error of RSpec says, and put both on the line of its name. */
export function rspecMessage(text: string): string {
  return text
    .replace(CODE, '')
    .trim()
    .replace(/^([\w:]{1,200}):\n\s{1,40}/, '$1: ')
}

/** Source: https://github.com/sj26/rspec_junit_formatter: the name is the whole description, the class is the file. */
export const rspecDialect: Dialect = {
  framework: 'rspec',
  marks: head => rootAttribute(head, 'name').startsWith('rspec'),
  identify: (testCase, suites) => ({ file: fileOf(testCase, suites), suite: [], name: xmlText(testCase.name) }),
}

/** Source: lib/minitest/reporters/junit_reporter.rb of minitest-reporters. */
export const minitestDialect: Dialect = {
  framework: 'minitest',
  marks: head =>
    rootAttribute(head, 'name').startsWith('Minitest::') ||
    /\blineno="/.test(firstCase(head)) ||
    (/\bassertions="\d+"/.test(firstCase(head)) && /\.rb"/.test(head)),
  identify: byClass,
}
