import { xmlText } from '../junit/xml-element.ts'
import { firstLine } from '../failure-message.ts'
import { isMochaHook, withoutHeading, withoutSuffix } from '../title-path.ts'
import { byClass, type Dialect, fileOf, firstCase, rootAttribute, slashes } from './dialect.ts'

/** Source: packages/vitest/src/node/reporters/junit.ts of vitest 1 to 5. */
export const vitestDialect: Dialect = {
  framework: 'vitest',
  marks: head => rootAttribute(head, 'name') === 'vitest tests',
  plausible: head => /\bclassname="[^"]*\.[cm]?[jt]sx?"/.test(firstCase(head)),
  blocksAsCases: true,
  identify(testCase, suites) {
    // An error that no test has caught: it is of the whole run, and passes when a run has none.
    if (xmlText(testCase.classname) === 'vitest unhandled errors') return { file: '', suite: [], name: '' }
    const file = xmlText(testCase.file) || xmlText(suites.at(-1)?.name) || xmlText(testCase.classname)
    // A file that could not be loaded is a case named like the file.
    const title = xmlText(testCase.name)
    const parts = title === file ? [''] : title.split(' > ')
    return { file: slashes(file), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }
  },
}

/** Source: https://github.com/jest-community/jest-junit. Class and name are templates; this reads the common ones. */
export const jestDialect: Dialect = {
  framework: 'jest',
  marks: head => rootAttribute(head, 'name') === 'jest tests',
  plausible: head => /\bclassname="/.test(firstCase(head)),
  identify(testCase, suites) {
    const { file, suite, name: title } = byClass(testCase, suites)
    // Without a describe block the template begins with a space.
    const name = title.trim()
    const classname = (suite[0] ?? '').trim()
    // A file that could not be loaded, with reportTestSuiteErrors.
    if (/(?:^| )Test suite failed to run$/.test(name)) return { file: file || slashes(classname), suite: [], name: '' }
    if (classname === 'Test suite failed to run') return { file: file || slashes(name), suite: [], name: '' }
    // A hook after all tests of a file.
    if (name.startsWith('Test execution failure: could be caused by test hooks') && file !== '')
      return { file, suite: [], name: '' }
    const isPath = /[\\/]/.test(classname.slice(0, Math.max(0, classname.search(/\.\w+$/))))
    const path = file || (isPath ? slashes(classname) : '')
    // By default the class repeats the whole title, so the name has everything.
    if (classname === '' || name === classname || name.startsWith(`${classname} `) || slashes(classname) === path)
      return { file: path, suite: [], name }
    return { file: path, suite: classname.split(' › '), name }
  },
  // The heading of a file that could not be loaded is no message.
  explain({ message, stack }) {
    const text = withoutHeading(stack)
    return text === stack ? undefined : { message: withoutHeading(message).trim() || firstLine(text) }
  },
}

/** Source: https://github.com/michaelleeallen/mocha-junit-reporter, and lib/reporters/xunit.js of mocha. */
export const mochaDialect: Dialect = {
  framework: 'mocha',
  marks: head => rootAttribute(head, 'name') === 'Mocha Tests',
  plausible: head => /\bclassname="/.test(firstCase(head)),
  identify(testCase, suites) {
    const name = xmlText(testCase.name)
    const classname = xmlText(testCase.classname)
    const file = fileOf(testCase, suites)
    // mocha-junit-reporter writes the whole title as the name and the test's own title as the class; xunit the reverse.
    if (isMochaHook(classname)) return { file, suite: [withoutSuffix(name, classname)], name: '' }
    if (isMochaHook(name)) return { file, suite: classname === '' ? [] : [classname], name: '' }
    if (name === classname) return { file, suite: [], name }
    if (classname !== '' && name.endsWith(` ${classname}`))
      return { file, suite: [name.slice(0, -classname.length - 1)], name: classname }
    return { file, suite: classname === '' ? [] : [classname], name }
  },
}

/** Source: lib/internal/test_runner/reporter/junit.js of Node.js, which escapes quotes in attributes twice. */
export const nodeTestDialect: Dialect = {
  framework: 'node',
  marks: head =>
    /<testsuites>\s*<testsuite [^<>]*\bdisabled="0" errors="\d+"/.test(head) ||
    (/<testsuites>\s*<testcase /.test(head) && /classname="test"/.test(firstCase(head))),
  hasTodos: true,
  identify(testCase, suites) {
    const path = suites.map(suite => unescaped(xmlText(suite.name))).filter(name => name !== '')
    const file = slashes(xmlText(testCase.file).replace(/^file:\/\//, ''))
    const name = unescaped(xmlText(testCase.name))
    // A file that could not be loaded is a test named like the file.
    const isFile =
      path.length === 0 &&
      /\.[cm]?[jt]sx?$/.test(name) &&
      (file === '' || file.endsWith(slashes(name)) || slashes(name).endsWith(file))
    return isFile ? { file: file || slashes(name), suite: [], name: '' } : { file, suite: path, name }
  },
  // The type only says where it failed. What was thrown is in the text.
  explain({ message, stack }) {
    const type = /^ {2}\[?cause\]?: (?<type>[A-Z]\w{0,100})(?: \[\w{1,100}\])?(?::|$)/m.exec(stack)?.groups?.type
    return {
      ...(type === undefined ? {} : { type }),
      ...(message.trim() === '' ? {} : { message: unescaped(message) }),
    }
  },
}

/** Source: packages/playwright/src/reporters/junit.ts of Playwright. */
export const playwrightDialect: Dialect = {
  framework: 'playwright',
  marks: head => /<testsuites id="[^"]*" name="[^"]*" tests="\d+" failures="\d+" skipped="\d+" errors="\d+"/.test(head),
  identify(testCase, suites) {
    const parts = xmlText(testCase.name).split(' › ')
    const suite = suites.at(-1)
    const project = xmlText(suite?.hostname)
    const path = [...(project === '' ? [] : [project]), ...parts.slice(0, -1)]
    return { file: slashes(xmlText(testCase.classname) || xmlText(suite?.name)), suite: path, name: parts.at(-1) ?? '' }
  },
  // The attribute only repeats the place and the title. The error is in the text, indented below a line with both.
  explain({ message, stack }) {
    if (!/^\S+:\d+:\d+ /.test(message)) return undefined
    const lines = stack
      .slice(0, 20_000)
      .split('\n')
      .map(line => line.replace(/^ {4}/, ''))
    const from = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !/^\s*\[.*\] › |^─+$/.test(line))
    const rest = from < 0 ? [] : lines.slice(from)
    const to = rest.findIndex(line => /^\s*(?:> ?)?\d+ \||^\s+at /.test(line))
    const text = (to < 0 ? rest : rest.slice(0, to)).join('\n').trim()
    return text === '' ? undefined : { message: text }
  },
}

/** Source: https://docs.deno.com/runtime/reference/cli/test, cli/tools/test/reporters/junit.rs. */
export const denoDialect: Dialect = {
  framework: 'deno',
  marks: head => rootAttribute(head, 'name').startsWith('deno test'),
  identify(testCase, suites) {
    const file = fileOf(testCase, suites) || slashes(xmlText(testCase.classname) || xmlText(suites.at(-1)?.name))
    const parts = xmlText(testCase.name).split(' > ')
    return { file: file.replace(/^file:\/\//, ''), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }
  },
}

/** Source: src/cli/test_command.zig of Bun (JunitReporter): a suite for each file, and in it one for each describe. */
export const bunDialect: Dialect = {
  framework: 'bun',
  marks: head => rootAttribute(head, 'name') === 'bun test',
  identify(testCase, suites) {
    const file = fileOf(testCase, suites) || slashes(xmlText(suites[0]?.name))
    const path = suites.map(suite => xmlText(suite.name)).filter(name => name !== '' && slashes(name) !== file)
    // A hook before or after all tests of a describe block.
    const name = xmlText(testCase.name)
    const isHook = name === '(unnamed)' && /^(?:beforeAll|afterAll)\b/.test(xmlText(testCase.classname))
    return { file, suite: path, name: isHook ? '' : name }
  },
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#10;', '\n')
}
