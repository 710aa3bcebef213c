import { childElements, xmlText } from '../junit/xml-element.ts'
import { byClass, type Dialect, fileOf, firstCase, rootAttribute } from './dialect.ts'

/** Reasons why a test failed although the report marks it as skipped. */
const COULD_NOT_RUN =
  /^(?:Unable to find executable|Fixture dependency failed|Failed to start|Required Files? Missing|Unable to )/i

/** Source: Source/CTest/cmCTestTestHandler.cxx of CMake (`--output-junit`): one suite, classes repeat the names. */
export const ctestDialect: Dialect = {
  framework: 'ctest',
  marks: head => {
    const first = firstCase(head)
    const name = /\bname="([^"]*)"/.exec(first)?.[1]
    return (
      /\bstatus="(?:run|fail|disabled|notrun)"/.test(first) &&
      name !== undefined &&
      /\bclassname="([^"]*)"/.exec(first)?.[1] === name
    )
  },
  identify: testCase => ({ file: '', suite: [], name: xmlText(testCase.name) }),
  judge(testCase) {
    const message = childElements(testCase.skipped)
      .map(skipped => xmlText(skipped.message))
      .find(text => COULD_NOT_RUN.test(text))
    return message === undefined ? undefined : { status: 'failed', message }
  },
}

/** Source: googletest/src/gtest.cc (XmlUnitTestResultPrinter). */
export const googletestDialect: Dialect = {
  framework: 'gtest',
  marks: head =>
    rootAttribute(head, 'name') === 'AllTests' || /\bresult="(?:completed|suppressed|skipped)"/.test(firstCase(head)),
  identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: fileOf(testCase, suites) }),
  // The first line is the location; an exception is no failed assertion.
  explain({ message }) {
    const reason = /^(?:[^\n]+:\d+|unknown file)\n(?<reason>[^]+)$/.exec(message)?.groups?.reason
    if (reason === undefined) return undefined
    return { message: reason, ...(/^(?:Unknown )?C\+\+ exception\b/.test(reason) ? { kind: 'error' as const } : {}) }
  },
}
