import { NO_MESSAGE } from '../../domain/model/test-case.ts'
import { xmlText } from '../junit/xml-element.ts'
import { type Dialect, firstCase } from './dialect.ts'

/** Source: internal/junitxml of gotestsum, and formatter of go-junit-report: the class is the package. */
export const goDialect: Dialect = {
  framework: 'go',
  marks: head => /<property name="go\.version"/.test(head) || isGoCase(firstCase(head), head),
  identify(testCase, suites) {
    const name = xmlText(testCase.name)
    // Errors of go vet are in a suite of their own, with the package in brackets.
    const pkg = (xmlText(suites.at(-1)?.name) || xmlText(testCase.classname)).replace(/^\[(.+)\]$/, '$1')
    // A package that does not compile, or whose TestMain fails, names no tests.
    const whole = name === '' || name === 'TestMain' || /^\[(?:build|setup) failed\]$/.test(name) || name === 'Failure'
    return { file: '', suite: [pkg], name: whole ? '' : name }
  },
  // The message is the word "Failed"; the reason is in the output.
  explain({ message, stack }) {
    if (!/^(?:Failed|Build error|Runtime error|No test result found|)$/.test(message)) return undefined
    if (stack.trim() !== '') return goFailure(stack)
    // A test whose subtest failed has nothing to say.
    return message === 'Failed' ? { message: NO_MESSAGE } : undefined
  },
}

/**
 * True for a case of go-junit-report 2, which omits the version. The name is a test function, the class is the suite's
 * name.
 */
function isGoCase(first: string, head: string): boolean {
  const classname = /\bclassname="([^"]*)"/.exec(first)?.[1] ?? ''
  return (
    /\bname="(?:(?:Test|Example|Fuzz|Benchmark)[^a-z]|(?:Test|Example|Fuzz)"|\[(?:setup|build) failed\]|Failure")/.test(
      first,
    ) &&
    head.includes(`<testsuite name="${classname}" tests=`) &&
    /\bid="\d+"/.test(head)
  )
}

/** Find the failure in the output of a Go test. */
export function goFailure(output: string): { message: string; type?: string } {
  const panic = /^(?:panic|fatal error): (.+?)(?: \[recovered.*)?$/m.exec(output)
  if (panic !== null) return { message: panic[0].split(' [recovered', 1).join(''), type: 'panic' }
  const lines = output
    .split('\n')
    .filter(
      line =>
        line.trim() !== '' && !/^\s*(?:===|---) (?:RUN|PAUSE|CONT|NAME|FAIL|PASS|SKIP)|^FAIL\b|^exit status/.test(line),
    )
  const logged = lines.map(line => LOGGED.exec(line)?.[1]).find(text => text !== undefined)
  const error = lines.find(line => /Error:\s+\S/.test(line))
  const compile = lines.find(line => /^\S+\.go:\d+:\d+: /.test(line.trim()))
  // testify logs "Error Trace:" first, and the error below it.
  if (logged !== undefined && logged.trim() === '' && error !== undefined)
    return { message: error.replace(/^\s*Error:\s+/, '').trim() }
  // quicktest logs an empty line first, and the error below a label.
  if (logged?.trim() === '') {
    const [, message] = /^[ \t]+error:\n\s+(\S.*)$/m.exec(output) ?? []
    if (message !== undefined) return { message }
  }
  // gomega begins with an empty line, and cmp.Diff with one that ends in a colon.
  const more = logged === undefined || !/:\s*$|^\s*$/.test(logged) ? [] : continued(lines, logged)
  if (logged !== undefined && more.length > 0) return { message: [logged.trim(), ...more].join('\n').trim() }
  const build = /\[(?:build|setup) failed\]$/m.test(output) ? 'The package does not compile.' : ''
  return { message: (compile ?? logged ?? lines[0] ?? '').trim() || build }
}

/** List the lines that belong to a logged one: those below it that are indented more, up to the next. */
function continued(lines: readonly string[], logged: string): string[] {
  const at = lines.findIndex(line => LOGGED.exec(line)?.[1] === logged)
  const below = lines.slice(at + 1)
  const end = below.findIndex(line => LOGGED.test(line) || !/^\s{6}/.test(line))
  return (end < 0 ? below : below.slice(0, end)).map(line => line.replace(/^ {8}|^\t/, ''))
}

const LOGGED = /^\s+[\w./-]+\.go:\d+: (.*)$/
