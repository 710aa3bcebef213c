import { childElements, xmlText } from '../junit/xml-element.ts'
import { type Dialect, fileOf, firstCase } from './dialect.ts'

/** Path of a case with the test behind it, as Pest writes it. */
const PEST_FILE = /^([^:]{1,1000}\.php)::/

/** Source: src/Logging/JUnit of PHPUnit 8 to 12, and src/Logging of Pest 2 to 4. */
export const phpunitDialect: Dialect = {
  framework: 'phpunit',
  marks: head =>
    /\bassertions="\d+"/.test(firstCase(head)) && (/\bclass="/.test(firstCase(head)) || /\.php"/.test(head)),
  identify(testCase, suites) {
    const whole = fileOf(testCase, suites)
    const file = PEST_FILE.exec(whole)?.[1] ?? whole
    // A test that did not run because of its class has no class attribute.
    const [className = '', method] = xmlText(testCase.name).split('::')
    if (xmlText(testCase.class) === '' && method !== undefined) return { file, suite: [className], name: method }
    const named = xmlText(testCase.class) || xmlText(testCase.classname).replaceAll('.', '\\')
    const name = xmlText(testCase.name)
    return {
      file,
      suite: named === '' ? [] : [named],
      name: name === 'tearDownAfterClass' ? '' : name,
    }
  },
  // Risky tests and warnings do not fail a run of PHPUnit. Later versions do not write them.
  judge(testCase) {
    if (childElements(testCase.failure).length > 0) return undefined
    const errors = childElements(testCase.error)
    const isRisky =
      errors.length > 0 && errors.every(error => xmlText(error.type) === 'PHPUnit\\Framework\\RiskyTestError')
    const warns = errors.length === 0 && childElements(testCase.warning).length > 0
    if (!isRisky && !warns) return undefined
    // A class without tests is a case "Warning" without a class.
    return { status: xmlText(testCase.class) === '' ? 'skipped' : 'passed' }
  },
  // The text repeats the test's name on its first lines; that of Pest has the message right behind it.
  explain({ message, stack, name }) {
    if (message === '' && name !== '' && stack.startsWith(name))
      return { message: stack.slice(name.length).split(/\nat /, 1)[0]?.trim() ?? '' }
    const rest = stack.split('\n').slice(name.split('\n').length).join('\n').trim()
    return message === '' && rest !== '' ? { message: rest.split('\n\n')[0] ?? rest } : undefined
  },
}
