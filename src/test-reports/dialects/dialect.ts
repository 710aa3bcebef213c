import type { Problem, TestId } from '../../domain/model/test-case.ts'
import { type Node, xmlText } from '../junit/node.ts'

/** How one writer of JUnit XML spells the identity of a test. */
export interface Dialect {
  readonly framework: string
  /** Whether a report is of this dialect, from its text up to the first test case's start tag. */
  readonly marks: (head: string) => boolean
  /**
   * Whether a report without marks may be of this dialect all the same: its root's name is a setting of the reporter.
   */
  readonly plausible?: (head: string) => boolean
  /** @param suites the enclosing suites, outermost first */
  identify(testCase: Node, suites: readonly Node[]): Identity
  /** The number of a file's first line, 1 unless told. */
  readonly firstLine?: 0
  /** A describe block whose set-up failed stands as a case of its own, named like the block, after what is in it. */
  readonly blocksAsCases?: boolean
  /** What became of a case whose elements do not mean what they are called; undefined where they do. */
  judge?(testCase: Node): CaseVerdict | undefined
  /** What a failure says, where the dialect does not put it into the message. */
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

/** The value of an attribute of the root element or of the first suite. */
export function rootAttribute(head: string, name: string): string {
  return (
    new RegExp(`<testsuites?(?=\\s)(?:[^>"']|"[^"]*"|'[^']*')*?\\s${name}=(?:"([^"]*)"|'([^']*)')`)
      .exec(head)
      ?.slice(1)
      .join('') ?? ''
  )
}

/** What the first test case's start tag says. */
export function firstCase(head: string): string {
  return /<testcase\b[^]*$/.exec(head)?.[0] ?? ''
}

export function slashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
}

/** The file that the case tells, or the innermost suite that tells one. */
export function fileOf(testCase: Node, suites: readonly Node[]): string {
  const own = xmlText(testCase.file) || xmlText(testCase.filepath)
  const suite = suites.findLast(each => xmlText(each.file) !== '' || xmlText(each.filepath) !== '')
  return slashes(own || xmlText(suite?.file) || xmlText(suite?.filepath))
}

/** Class and name as they are: what most writers mean. */
export function byClass(testCase: Node, suites: readonly Node[]): Identity {
  const name = xmlText(testCase.name)
  const classname = xmlText(testCase.classname)
  return { file: fileOf(testCase, suites), suite: classname === '' ? [] : [classname], name }
}
