import { xmlText } from '../junit/node.ts'
import { byClass, type Dialect, rootAttribute } from './dialect.ts'

/** Source: https://github.com/spekt/junit.testlogger: a suite for each assembly. */
export const dotnetDialect: Dialect = {
  framework: 'dotnet',
  marks: head => rootAttribute(head, 'name').endsWith('.dll') || /<testsuite [^>]*\bname="[^"]+\.dll"/.test(head),
  identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: '', name: xmlText(testCase.name) }),
}
