import { xmlText } from '../junit/node.ts'
import { byClass, type Dialect, fileOf, firstCase, rootAttribute, slashes } from './dialect.ts'

/** Source: libexec/bats-core/bats-format-junit: suites and classes are files. */
export const batsDialect: Dialect = {
  framework: 'bats',
  marks: head => /\bclassname="[^"]*\.bats"/.test(firstCase(head)),
  // After a setup_file that failed, bats 1.8 leaves "begin" and a number before the names of the next files' tests.
  identify: testCase => ({
    file: slashes(xmlText(testCase.classname)),
    suite: [],
    name: xmlText(testCase.name).replace(/^begin \d+ /, ''),
  }),
}

/** Source: https://bazel.build/reference/test-encyclopedia: a test that writes no XML gets one with its log. */
export const bazelDialect: Dialect = {
  framework: 'bazel',
  marks: head => /\bduration="\d/.test(firstCase(head)) && /\bstatus="run"/.test(firstCase(head)),
  identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: '' }),
}

/** Converters of TAP number the assertions, and the numbers move when one is added: tap-xunit, tap-junit. */
export const tapDialect: Dialect = {
  framework: 'tap',
  marks: head =>
    /\bname="(?:#\d+ |[^"]* # in \d+ ?ms")/.test(firstCase(head)) || rootAttribute(head, 'name').startsWith('tap'),
  identify(testCase, suites) {
    const suite = xmlText(suites.at(-1)?.name)
    return {
      file: fileOf(testCase, suites),
      suite: suite === '' ? [] : [suite],
      name: xmlText(testCase.name)
        .replace(/^#\d+ (?:- )?/, '')
        .replace(/ # (?:in \d+ ?m?s|time=[\d.]+m?s)$/, ''),
    }
  },
}

/** Any other writer: class and name as they are. */
export const otherDialect: Dialect = {
  framework: '',
  marks: () => true,
  identify(testCase, suites) {
    const { file, suite, name } = byClass(testCase, suites)
    const classname = suite[0] ?? ''
    return { file, suite: name === classname || name.startsWith(`${classname} `) ? [] : suite, name }
  },
}

/** Source: https://github.com/spekt/junit.testlogger: a suite for each assembly. */
export const dotnetDialect: Dialect = {
  framework: 'dotnet',
  marks: head => rootAttribute(head, 'name').endsWith('.dll') || /<testsuite [^>]*\bname="[^"]+\.dll"/.test(head),
  identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: '', name: xmlText(testCase.name) }),
}
