import type { TestId } from '../domain/tests.ts'
import { type Node, textOf } from './node.ts'

/** How one writer of JUnit XML spells the identity of a test. `suites` are the enclosing suites, outermost first. */
interface Dialect {
  readonly framework: string
  /** Whether a report is of this dialect, from its first bytes. */
  readonly marks: (xml: string) => boolean
  identify(testCase: Node, suites: readonly Node[]): TestId
}

const vitest: Dialect = {
  framework: 'vitest',
  marks: xml => /<testsuites[^>]*\bname="vitest tests"/.test(xml),
  identify(testCase, suites) {
    const file = textOf(testCase.file) || textOf(suites.at(-1)?.name) || textOf(testCase.classname)
    // A file that could not be loaded stands as a case named like the file.
    const title = textOf(testCase.name)
    const parts = title === file ? [''] : title.split(' > ')
    return { framework: 'vitest', file: slashes(file), suite: parts.slice(0, -1), name: parts.at(-1) ?? '' }
  },
}

const pytest: Dialect = {
  framework: 'pytest',
  marks: xml => /<testsuites?[^>]*\bname="pytest(?: tests)?"/.test(xml),
  identify(testCase) {
    const classname = textOf(testCase.classname)
    const name = textOf(testCase.name)
    // A module that could not be collected stands as a case without a class, named by its dotted path.
    const told = slashes(textOf(testCase.file))
    if (classname === '' && !name.includes('[')) {
      return { framework: 'pytest', file: told || modulePath(name.split('.')), suite: [], name: '' }
    }
    const parts = classname.split('.').filter(part => part !== '')
    // The file is where the function was written: that of a base class or a decorator may be another module's.
    const module = told.replace(/\.py$/, '').replaceAll('/', '.')
    const own = told !== '' && `${classname}.`.startsWith(`${module}.`)
    const depth = own ? module.split('.').length : moduleDepth(parts)
    const file = own ? told : modulePath(parts.slice(0, depth))
    return { framework: 'pytest', file, suite: parts.slice(depth), name }
  },
}

const other: Dialect = {
  framework: '',
  marks: () => true,
  identify(testCase, suites) {
    const name = textOf(testCase.name)
    const file = textOf(testCase.file) || textOf(suites.findLast(suite => textOf(suite.file) !== '')?.file)
    const classname = textOf(testCase.classname)
    // jest-junit's defaults repeat the whole title as the class: then the name says it all.
    const suite = classname === '' || name === classname || name.startsWith(`${classname} `) ? [] : [classname]
    return { framework: '', file: slashes(file), suite, name }
  },
}

const jest: Dialect = {
  ...other,
  framework: 'jest',
  marks: xml => /<testsuites[^>]*\bname="jest tests"/.test(xml),
  identify: (testCase, suites) => ({ ...other.identify(testCase, suites), framework: 'jest' }),
}

const DIALECTS: readonly Dialect[] = [vitest, jest, pytest, other]

/** The dialect of a report: as told, else by its marks. */
export function dialectOf(xml: string, framework?: string): Dialect {
  const start = xml.slice(0, 4_000)
  const told = DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === framework)
  return told ?? DIALECTS.find(dialect => dialect.marks(start)) ?? other
}

/** How many leading parts of a dotted class name are the module: all before the first that is named like a class. */
function moduleDepth(parts: readonly string[]): number {
  const classAt = parts.findIndex(part => /^_*[A-Z]/.test(part))
  return classAt < 0 ? parts.length : classAt
}

function modulePath(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${parts.join('/')}.py`
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '')
}
