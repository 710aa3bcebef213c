import { NO_MESSAGE, type Problem } from '../../domain/model/test-case.ts'
import { xmlText } from '../junit/xml-element.ts'
import { type Dialect, rootAttribute } from './dialect.ts'

/** Source: https://nexte.st/docs/machine-readable/junit: a suite for each test binary. */
export const nextestDialect: Dialect = {
  framework: 'cargo',
  marks: head => rootAttribute(head, 'name') === 'nextest-run' || /<testsuites [^<>]*\buuid="[0-9a-f-]{36}"/.test(head),
  identify(testCase, suites) {
    const binary = xmlText(suites.at(-1)?.name) || xmlText(testCase.classname)
    return rustTest(binary, xmlText(testCase.name))
  },
  explain({ message, stack, type }) {
    const panic = panicOf(stack)
    if (panic.type !== '') return panic
    // "test timeout" and "test abort" are the message if nothing panicked.
    const known = message || (/^test (?:timeout|abort)/.test(type) ? type : panic.message)
    return { message: known, type: '' }
  },
}

/** Identify a test of a binary by its path of modules. */
export function rustTest(binary: string, path: string): { file: string; suite: string[]; name: string } {
  const parts = path.split('::')
  return { file: '', suite: [...(binary === '' ? [] : [binary]), ...parts.slice(0, -1)], name: parts.at(-1) ?? '' }
}

/** Beginning of the harness's note on a panic with another message than it should have, and characters of the note. */
const [OTHER_PANIC, MAX_NOTE] = ['note: panic did not contain expected string\n', 2_000] as const

/** Find the failure of a test in its output. Since Rust 1.73 a panic's message is on the line below its location. */
export function panicOf(stack: string): Problem {
  const newer =
    /panicked at (?<place>[^\n]{1,1000}?:\d+:\d+):\n(?<message>[^]*?)(?:\nnote: |\nstack backtrace:|$)/.exec(
      stack,
    )?.groups
  const older = /panicked at '(?<message>[^]{0,4000}?)', (?<place>\S{1,1000}?:\d+:\d+)/.exec(stack)?.groups
  const message =
    (newer ?? older)?.message?.trim() || /^Error: .*$/m.exec(stack)?.[0] || stack.split('\n')[0] || NO_MESSAGE
  // The harness says it of a test that should panic with another message.
  const at = stack.indexOf(OTHER_PANIC)
  const wanted = at < 0 ? undefined : /^ expected substring: `?(".*")`?,?$/m.exec(stack.slice(at, at + MAX_NOTE))?.[1]
  return {
    kind: message.startsWith('assertion') ? 'failure' : 'error',
    type: (newer ?? older) ? 'panic' : '',
    message: wanted === undefined ? message : `${message} (a panic with ${wanted} was expected)`,
    stack,
  }
}
