import type { Problem, TestId } from '../../domain/model/test-case.ts'
import { type XmlElement, xmlText } from '../junit/xml-element.ts'

/** Spelling of a test's identity by one writer of JUnit XML. */
export interface Dialect {
  readonly framework: string
  /** True if a report is of this dialect, judged by its text up to the first test case's start tag. */
  readonly marks: (head: string) => boolean
  /** True if a report without marks may be of this dialect, because its root's name is a setting of the reporter. */
  readonly plausible?: (head: string) => boolean
  /** Return the identity of a test. @param suites the enclosing suites, outermost first */
  identify(testCase: XmlElement, suites: readonly XmlElement[]): Identity
  /** Number of a file's first line; 1 by default. */
  readonly firstLine?: 0
  /** True if a describe block whose set-up failed is a case of its own, named like the block, after its tests. */
  readonly blocksAsCases?: boolean
  /** True if a failing todo, which does not fail the run, is written as skipped and failed. */
  readonly hasTodos?: boolean
  /** True if each case that ended has a name: one without it that did not fail is where the run was interrupted. */
  readonly namesAll?: true
  /** Decide the outcome of a case whose elements have another meaning; undefined if they mean what they say. */
  judge?(testCase: XmlElement): CaseVerdict | undefined
  /** Find the message of a failure if the dialect writes it elsewhere. */
  explain?(problem: {
    message: string
    stack: string
    type: string
    name: string
  }): Partial<Pick<Problem, 'kind' | 'type' | 'message'>> | undefined
}

export type Identity = Omit<TestId, 'framework'>

export type CaseVerdict =
  | { readonly status: 'passed' | 'skipped' }
  | { readonly status: 'failed'; readonly message: string }

/** Return the value of an attribute of the root element or of the first suite. */
export function rootAttribute(head: string, name: string): string {
  return (
    new RegExp(`<testsuites?(?=\\s)(?:[^>"']|"[^"]*"|'[^']*')*?\\s${name}=(?:"([^"]*)"|'([^']*)')`)
      .exec(head)
      ?.slice(1)
      .join('') ?? ''
  )
}

/** Return the first test case's start tag. */
export function firstCase(head: string): string {
  return /<testcase\b[^]*$/.exec(head)?.[0] ?? ''
}

export function slashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
}

/** Return the file of the case, or of the innermost suite that has one. */
export function fileOf(testCase: XmlElement, suites: readonly XmlElement[]): string {
  const own = xmlText(testCase.file) || xmlText(testCase.filepath)
  const suite = suites.findLast(each => xmlText(each.file) !== '' || xmlText(each.filepath) !== '')
  return slashes(own || xmlText(suite?.file) || xmlText(suite?.filepath))
}

/** Return class and name unchanged, as most writers mean them. */
export function byClass(testCase: XmlElement, suites: readonly XmlElement[]): Identity {
  const name = xmlText(testCase.name)
  const classname = xmlText(testCase.classname)
  return { file: fileOf(testCase, suites), suite: classname === '' ? [] : [classname], name }
}
