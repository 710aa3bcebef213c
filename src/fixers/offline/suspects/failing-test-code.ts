import type { Tree } from '@lezer/common'
import { grammarOf } from '../../../syntax/languages.ts'
import { lineStartsOf } from '../../../domain/text/line-starts.ts'
import { enclosingFunction, functionName, isFunction, sliceOf } from '../code/mutation.ts'

/** Lines behind the one at which a test failed that may belong to its assertion. */
const REST = 3

/** A test file, for all failures in it. */
export interface TestCode {
  readonly text: string
  readonly lines: readonly string[]
  /** Offsets of the lines. */
  readonly starts: readonly number[]
  /** Undefined in a language without a grammar. */
  readonly tree: Tree | undefined
}

/** Read a test file once for all failures in it. */
export function testCodeOf(file: string, text: string): TestCode {
  return { text, lines: text.split('\n'), starts: lineStartsOf(text), tree: grammarOf(file)?.parse(text) }
}

/** Return the text of the function around a line of a test, up to its assertion; without one the line alone. */
export function testAround({ text, lines, starts, tree }: TestCode, line: number): string {
  const code = lines[line - 1] ?? ''
  const node = tree?.resolveInner((starts[line - 1] ?? 0) + code.search(/\S|$/), 1)
  const scope = node === undefined || isFunction(node) ? node : enclosingFunction(node)
  return scope === undefined ? code : text.slice(scope.from, Math.min(scope.to, starts[line + REST] ?? text.length))
}

/** Return the text of the function that is a test of this name, without its parameters' values; empty if none is. */
export function namedTest(file: string, text: string, name: string): string {
  const language = grammarOf(file)
  const own = name.split('[', 1)[0] ?? ''
  if (language === undefined || own === '') return ''
  const source = { file, text, language }
  let found = ''
  language.parse(text).iterate({
    enter({ node }) {
      if (found === '' && isFunction(node) && functionName(node, source) === own) found = sliceOf(node, source)
    },
  })
  return found
}
