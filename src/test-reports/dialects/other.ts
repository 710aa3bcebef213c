import { xmlText } from '../junit/xml-element.ts'
import { byClass, type Dialect, fileOf, firstCase, rootAttribute, slashes } from './dialect.ts'

/** Source: libexec/bats-core/bats-format-junit: suites and classes are files. */
export const batsDialect: Dialect = {
  framework: 'bats',
  marks: head => /\bclassname="[^"]*\.bats"/.test(firstCase(head)),
  // After a failed setup_file bats 1.8 writes "begin" and a number before the names of tests in later files.
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

/** Converters of TAP (tap-xunit, tap-junit) number the assertions. The numbers change when one is added. */
export const tapDialect: Dialect = {
  framework: 'tap',
  marks: head =>
    /\bname="(?:#\d+ |[^"]* # in \d+ ?ms")/.test(firstCase(head)) || rootAttribute(head, 'name').startsWith('tap'),
  hasTodos: true,
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

/** Any other writer: class and name unchanged. */
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
  marks: head => rootAttribute(head, 'name').endsWith('.dll') || /<testsuite [^<>]*\bname="[^"]+\.dll"/.test(head),
  identify: (testCase, suites) => ({ ...byClass(testCase, suites), file: '', name: xmlText(testCase.name) }),
}
