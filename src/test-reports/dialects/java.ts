import { xmlText } from '../junit/xml-element.ts'
import { byClass, type Dialect, type Identity, firstCase, rootAttribute } from './dialect.ts'
import type { XmlElement } from '../junit/xml-element.ts'

/** Source: surefire-test-report.xsd, and StatelessXmlReporter of maven-surefire-common. Failsafe writes the same. */
export const mavenDialect: Dialect = {
  framework: 'maven',
  marks: head =>
    /surefire-test-report\.xsd|failsafe-test-report\.xsd|surefire\.test\.class\.path|sun\.java\.command" value="[^"]*surefire/.test(
      head,
    ),
  identify(testCase, suites) {
    // Surefire 3.5.4 to 3.5.6 write a class's display name as its name (SUREFIRE issue 3226). The suite has the right
    // one.
    const classname = xmlText(testCase.classname)
    const suite = xmlText(suites.at(-1)?.name)
    const isDisplayName = !CLASS.test(classname) || !classname.includes('.')
    return identify(
      isDisplayName && CLASS.test(suite) && suite.includes('.') ? { ...testCase, classname: suite } : testCase,
      suites,
    )
  },
}

/** Source: JUnitXmlResultWriter of Gradle: a suite for each class, an empty element of properties, the host's name. */
export const gradleDialect: Dialect = {
  framework: 'gradle',
  marks: head =>
    /^\s*(?:<\?xml[^>]*\?>\s*)?<testsuite (?=[^>]*\bhostname=)(?=[^>]*\btimestamp=)[^>]*>\s*<properties\s*\/>/.test(
      head,
    ) &&
    /\bclassname="/.test(firstCase(head)) &&
    !rootAttribute(head, 'name').startsWith('pytest'),
  identify,
}

/** The full name of a class in Java. */
const CLASS = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u

/** Names of a class as a whole: its set-up failed, and none of its tests has a name. */
const CLASS_ITSELF = /^(?:initializationError|executionError|classMethod|initializerError|)$/

function identify(testCase: XmlElement, suites: readonly XmlElement[]): Identity {
  const { suite, name } = byClass(testCase, suites)
  const classname = suite[0] || xmlText(suites.at(-1)?.name)
  const whole = CLASS_ITSELF.test(name) || name === classname
  return { file: '', suite: [classname], name: whole ? '' : name.replace(/\(\)(?=$|\[|\{)/, '') }
}
