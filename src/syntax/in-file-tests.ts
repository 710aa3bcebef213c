import { grammarOf, hasErrors } from './languages.ts'
import { lineAt, lineStartsOf } from '../domain/text/line-starts.ts'
import type { CodeRange } from './test-functions.ts'

/** Attributes of Rust that make a function a test: `#[test]`, `#[tokio::test]`, `#[test_case(1)]`. */
const RUST_TEST =
  /^#\[\s{0,9}(?:\w{1,60}::){0,9}(?:\w{0,40}_)?(?:test|rstest|bench|quickcheck|proptest)(?:_\w{1,40})?\s{0,9}[(\]]/
/** The condition of code that is there or not: `#[cfg(test)]`, and `#![cfg(test)]` for all around it. */
const RUST_CFG = /^#!?\[\s{0,9}cfg\s{0,9}\(/
const RUST_MARK = /test|bench|quickcheck|```/
/** The code of an example in a comment of Rust: it runs as a test, unless it is of another language. */
const FENCE = /^\s{0,200}\/\/[/!]\s{0,9}(?:```|~~~)(?<info>[\w, ]{0,80})/
const RUST_INFO = /^\s*(?:(?:rust|should_panic|no_run|compile_fail|ignore|edition\d+|test_harness|E\d{4})\b[\s,]*)*$/
/** An example in a text of Python: `>>> add(1, 2)`, with the lines that it prints. */
const DOCTEST = /^[ \t]{0,200}>>> [^\n]*\n(?:[ \t]{0,200}(?!["']{3})[^\s][^\n]*\n?)*/gm

/**
 * List the tests that stand beside the code that they test, in a file that is no test file: test modules and examples
 * of Rust, examples in texts of Python, and vitest's tests in the source.
 */
export function inFileTests(file: string, text: string): CodeRange[] {
  if (file.endsWith('.rs')) return RUST_MARK.test(text) ? [...rustTests(file, text), ...rustExamples(text)] : []
  if (/\.pyi?$/.test(file)) return text.includes('>>> ') ? ranges(text, DOCTEST) : []
  return text.includes('import.meta.vitest') ? sourceTests(file, text) : []
}

/** Return a check whether a 1-based line of a file belongs to a test in it. */
export function inFileTestLines(file: string, text: string): (line: number) => boolean {
  const found = inFileTests(file, text)
  if (found.length === 0) return () => false
  const starts = lineStartsOf(text)
  const spans = found.map(({ from, to }) => {
    const end = from + text.slice(from, to).trimEnd().length
    return { first: lineAt(starts, from), last: lineAt(starts, end) }
  })
  return line => spans.some(({ first, last }) => first <= line && line <= last)
}

/** Return the reason why a new version of a file changes the tests in it, as a sentence; undefined if it does not. */
export function inFileTestProblem(file: string, before: string, after: string): string | undefined {
  const [old, now] = [knownTestTexts(file, before), testTexts(file, after)]
  if (old.length === now.length && old.every((text, index) => text === now[index])) return undefined
  // In a text with a mistake in its syntax, tests may not be found: they have to stand in it as they do in the other.
  const known = comparable(before)
  if (isBroken(file, before) && now.every(text => known.includes(text)) && old.every(text => now.includes(text)))
    return undefined
  return old.length === 0
    ? `${file} would get tests of its own: fix the code, and add no tests.`
    : `A test in ${file} would change: tests stay as they are, also in a file with the code that they test.`
}

/** Tests of the text that was asked for last: all candidates of a search are compared with the same one. */
let latest: { readonly file: string; readonly text: string; readonly tests: readonly string[] } | undefined

function knownTestTexts(file: string, text: string): readonly string[] {
  if (latest?.file !== file || latest.text !== text) latest = { file, text, tests: testTexts(file, text) }
  return latest.tests
}

function testTexts(file: string, text: string): string[] {
  return inFileTests(file, text).map(({ from, to }) => comparable(text.slice(from, to)))
}

/** Leave out line ends and indentation, which a checkout and a formatter change. */
function comparable(text: string): string {
  return text
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .trim()
}

function isBroken(file: string, text: string): boolean {
  const tree = grammarOf(file)?.parse(text)
  return tree !== undefined && hasErrors(tree)
}

/** List the outermost items with an attribute of tests. */
function rustTests(file: string, text: string): CodeRange[] {
  const tree = grammarOf(file)?.parse(text)
  const found: CodeRange[] = []
  tree?.iterate({
    enter({ node }) {
      // It is for all of the block, or of the file, around it.
      if (node.name === 'InnerAttribute' && isTestOnly(text.slice(node.from, node.to)))
        found.push({ from: node.parent?.from ?? 0, to: node.parent?.to ?? text.length })
      if (node.name !== 'AttributeItem') return true
      const isTest = node.getChildren('Attribute').some(({ from, to }) => isTestAttribute(text.slice(from, to)))
      if (isTest) found.push({ from: node.from, to: node.to })
      return !isTest
    },
  })
  return found
}

function isTestAttribute(attribute: string): boolean {
  return RUST_TEST.test(attribute) || isTestOnly(attribute)
}

/** True for a condition that only holds in tests: `test` stands in it, and not within `not(…)` or a text. */
function isTestOnly(attribute: string): boolean {
  if (!RUST_CFG.test(attribute)) return false
  const words = attribute.replaceAll(/"[^"]{0,200}"/g, '').match(/\w+|[()]/g) ?? []
  let depth = 0
  let denied: number | undefined
  for (const [index, word] of words.entries()) {
    if (word === '(') {
      depth += 1
      if (words[index - 1] === 'not') denied ??= depth
    } else if (word === ')') {
      if (denied === depth) denied = undefined
      depth -= 1
    } else if (word === 'test' && denied === undefined) return true
  }
  return false
}

function rustExamples(text: string): CodeRange[] {
  const found: CodeRange[] = []
  let begun: { readonly at: number; readonly isTest: boolean } | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const info = FENCE.exec(line)?.groups?.info
    if (info !== undefined && begun === undefined) begun = { at, isTest: RUST_INFO.test(info) }
    else if (info !== undefined && begun !== undefined) {
      if (begun.isTest) found.push({ from: begun.at, to: at + line.length })
      begun = undefined
    }
    // A comment that ends takes its open example with it.
    if (begun !== undefined && !/^\s*\/\/[/!]/.test(line)) begun = undefined
    at += line.length + 1
  }
  return found
}

function ranges(text: string, pattern: RegExp): CodeRange[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
}

function sourceTests(file: string, text: string): CodeRange[] {
  const found: CodeRange[] = []
  grammarOf(file)
    ?.parse(text)
    .iterate({
      enter({ node }) {
        if (node.name !== 'IfStatement') return true
        const condition = node.getChild('ParenthesizedExpression')
        const isTest = condition !== null && /(?<!!)import\.meta\.vitest/.test(text.slice(condition.from, condition.to))
        if (isTest) found.push({ from: node.from, to: node.to })
        return !isTest
      },
    })
  return found
}
