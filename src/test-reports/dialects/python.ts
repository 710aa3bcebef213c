import { errorType, failureLine } from '../failure-message.ts'
import { xmlText } from '../junit/node.ts'
import { byClass, type Dialect, firstCase, type Identity, rootAttribute, slashes } from './dialect.ts'

/** Source: src/_pytest/junitxml.py of pytest 5 to 9, families xunit1 and xunit2. */
export const pytestDialect: Dialect = {
  framework: 'pytest',
  firstLine: 0,
  marks: head => /<testsuites?(?=\s)[^>]*\bname="pytest(?: tests)?"/.test(head),
  plausible: head => /\bclassname="[\w.]*"/.test(firstCase(head)),
  identify(testCase) {
    const classname = xmlText(testCase.classname)
    const name = xmlText(testCase.name)
    // pytest itself broke.
    if (classname === 'pytest' && name === 'internal') return { file: '', suite: [], name: '' }
    // A module that could not be collected stands as a case without a class, named by its dotted path.
    const told = slashes(xmlText(testCase.file))
    if (classname === '' && !name.includes('['))
      return { file: told || modulePath(name.split('.')), suite: [], name: '' }
    const parts = classname.split('.').filter(part => part !== '')
    // The file is where the function was written: that of a base class or a decorator may be another module's.
    const module = told.replace(/\.py$/, '').replaceAll('/', '.')
    const own = told !== '' && `${classname}.`.startsWith(`${module}.`)
    const depth = own ? module.split('.').length : moduleDepth(parts)
    const file = own ? told : modulePath(parts.slice(0, depth))
    return { file, suite: parts.slice(depth), name }
  },
  explain({ message, stack }) {
    // The last line of a failure is its place and its type: "tests/test_a.py:4: AssertionError".
    const type = /^\S+:\d+: ([\w.]+)$/m.exec(
      stack
        .trimEnd()
        .split('\n')
        .findLast(line => /^\S+:\d+: /.test(line)) ?? '',
    )?.[1]
    const stage = /^failed on (?:setup|teardown) with "([^]*)"$/.exec(message)?.[1]
    const told = stage ?? (/^collection (?:failure|error)$/.test(message) ? failureLine(stack) : message)
    const named = errorType(told) || (type ?? '')
    return { message: told, ...(named === '' ? {} : { type: named }) }
  },
}

/** Source: xmlrunner/result.py of unittest-xml-reporting; and what fix-tests itself writes for unittest. */
export const unittestDialect: Dialect = {
  framework: 'unittest',
  marks: head =>
    rootAttribute(head, 'name') === 'unittest' ||
    (/<testsuite [^>]*\bname="[\w.]+-\d{14}"/.test(head) && /\bclassname="/.test(firstCase(head))),
  identify(testCase, suites) {
    const { file, suite, name } = byClass(testCase, suites)
    const parts = (suite[0] ?? '').split('.').filter(part => part !== '')
    // The set-up of a module or a class that failed, or a module that cannot be imported: the file told is another's.
    const fixture = /^(?:setUp|tearDown)(?:Module|Class) \((?<of>[\w.]+)\)$/.exec(name)?.groups?.of
    if (fixture !== undefined) return nameless(fixture.split('.'), '')
    if (/(?:^|\.)(?:_FailedTest|_ErrorHolder|ModuleSkipped)$/.test(suite[0] ?? '')) return nameless(name.split('.'), '')
    const depth = depthIn(parts, file)
    const isFixture = /^(?:setUp|tearDown)(?:Module|Class)$/.test(name)
    // fix-tests' own reports have such a module as the class, and what it was asked for as the name.
    const isModule = depth === parts.length && (name === suite[0] || name === parts.at(-1))
    if (isFixture || isModule) return nameless(parts, file)
    // unittest-xml-reporting has a case for each subtest that failed, and none for the test that they are part of.
    const whole = /^(?<test>\w+) (?:\[.*\] )?\((?:[^]*=[^]*|<subtest>)\)$/.exec(name)?.groups?.test
    return { file: file || modulePath(parts.slice(0, depth)), suite: parts.slice(depth), name: whole ?? name }
  },
}

/** A module or a class as a whole. */
function nameless(parts: readonly string[], file: string): Identity {
  const depth = depthIn(parts, file)
  return { file: file || modulePath(parts.slice(0, depth)), suite: parts.slice(depth), name: '' }
}

/** How many parts are the module: up to the one that the file is named like, where it is told. */
function depthIn(parts: readonly string[], file: string): number {
  const own =
    file
      .replace(/(?:\/__init__)?\.py$/, '')
      .split('/')
      .at(-1) ?? ''
  return file === '' || !parts.includes(own) ? moduleDepth(parts) : parts.indexOf(own) + 1
}

/** How many leading parts of a dotted class name are the module: all before the first that is named like a class. */
export function moduleDepth(parts: readonly string[]): number {
  const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part))
  return classAt < 0 ? parts.length : classAt
}

export function modulePath(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${parts.join('/')}.py`
}
