import { errorType, failureLine } from '../failure-message.ts'
import { xmlText } from '../junit/xml-element.ts'
import { byClass, type Dialect, firstCase, type Identity, rootAttribute, slashes } from './dialect.ts'

/** Source: src/_pytest/junitxml.py of pytest 5 to 9, families xunit1 and xunit2. */
export const pytestDialect: Dialect = {
  framework: 'pytest',
  firstLine: 0,
  namesAll: true,
  marks: head => /<testsuites?(?=\s)[^<>]*\bname="pytest(?: tests)?"/.test(head),
  plausible: head => /\bclassname="[\w.]*"/.test(firstCase(head)),
  identify(testCase) {
    const classname = xmlText(testCase.classname)
    const name = xmlText(testCase.name)
    // An internal error of pytest.
    if (classname === 'pytest' && name === 'internal') return { file: '', suite: [], name: '' }
    // A module that could not be collected is a case without a class, named by its dotted path.
    const ownFile = slashes(xmlText(testCase.file))
    if (classname === '' && !name.includes('['))
      return { file: ownFile || modulePath(name.split('.')), suite: [], name: '' }
    const parts = classname.split('.').filter(part => part !== '')
    // The file is the one of the function: a base class or a decorator may be from another module.
    const module = ownFile.replace(/\.py$/, '').replaceAll('/', '.')
    const own = ownFile !== '' && `${classname}.`.startsWith(`${module}.`)
    const depth = own ? module.split('.').length : moduleDepth(parts)
    const file = own ? ownFile : modulePath(parts.slice(0, depth))
    return { file, suite: parts.slice(depth), name }
  },
  explain({ message, stack }) {
    // The last line of a failure is its location and its type: "tests/test_a.py:4: AssertionError".
    const type = /^\S+:\d+: ([\w.]+)$/m.exec(
      stack
        .trimEnd()
        .split('\n')
        .findLast(line => /^\S+:\d+: /.test(line)) ?? '',
    )?.[1]
    const stage = /^failed on (?:setup|teardown) with "([^]*)"$/.exec(message)?.[1]
    const text = stage ?? (/^collection (?:failure|error)$/.test(message) ? failureLine(stack) : message)
    const named = errorType(text) || (type ?? '')
    return { message: text, ...(named === '' ? {} : { type: named }) }
  },
}

/** Source: xmlrunner/result.py of unittest-xml-reporting, and the reports of our own unittest program. */
export const unittestDialect: Dialect = {
  framework: 'unittest',
  marks: head =>
    rootAttribute(head, 'name') === 'unittest' ||
    (/<testsuite [^<>]*\bname="[\w.]+-\d{14}"/.test(head) && /\bclassname="/.test(firstCase(head))),
  identify(testCase, suites) {
    const { file, suite, name } = byClass(testCase, suites)
    const parts = (suite[0] ?? '').split('.').filter(part => part !== '')
    // The set-up of a module or a class failed, or an import failed: the file attribute names another file.
    const fixture = /^(?:setUp|tearDown)(?:Module|Class) \((?<of>[\w.]+)\)$/.exec(name)?.groups?.of
    if (fixture !== undefined) return nameless(fixture.split('.'), '')
    if (/(?:^|\.)(?:_FailedTest|_ErrorHolder|ModuleSkipped)$/.test(suite[0] ?? '')) return nameless(name.split('.'), '')
    const depth = depthIn(parts, file)
    const isFixture = /^(?:setUp|tearDown)(?:Module|Class)$/.test(name)
    // In the reports of our own program the class is the module, and the name is the requested test.
    const isModule = depth === parts.length && (name === suite[0] || name === parts.at(-1))
    if (isFixture || isModule) return nameless(parts, file)
    // unittest-xml-reporting writes a case for each failed subtest, and none for its test.
    const subtest = name.endsWith(')') ? /^(?<test>\w+) (?:\[.*\] )?\(/.exec(name) : null
    const what = name.slice(subtest?.[0].length ?? name.length, -1)
    const whole = what.includes('=') || what === '<subtest>' ? subtest?.groups?.test : undefined
    return { file: file || modulePath(parts.slice(0, depth)), suite: parts.slice(depth), name: whole ?? name }
  },
}

/** Identify a module or a class as a whole. */
function nameless(parts: readonly string[], file: string): Identity {
  const depth = depthIn(parts, file)
  return { file: file || modulePath(parts.slice(0, depth)), suite: parts.slice(depth), name: '' }
}

/** Count the parts of a dotted class name that are the module. A known file decides. */
function depthIn(parts: readonly string[], file: string): number {
  const own =
    file
      .replace(/(?:\/__init__)?\.py$/, '')
      .split('/')
      .at(-1) ?? ''
  return file === '' || !parts.includes(own) ? moduleDepth(parts) : parts.indexOf(own) + 1
}

/** Count the parts of a dotted class name that are the module: those before the first one with a class's spelling. */
export function moduleDepth(parts: readonly string[]): number {
  const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part))
  return classAt < 0 ? parts.length : classAt
}

export function modulePath(parts: readonly string[]): string {
  const path = parts.join('/')
  return path === '' ? '' : `${path}.py`
}
