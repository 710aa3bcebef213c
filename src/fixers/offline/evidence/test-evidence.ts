import type { Failure } from '../../../domain/model/test-case.ts'
import { comparedValues } from '../../../domain/text/compared-values.ts'
import { inputsIn } from './values-of-tests.ts'
import { type RenamedName, renamedNames } from './renamed-names.ts'

/** Values and names that the failing tests and their messages say about the code. */
export interface TestEvidence {
  /** Numbers in the failing tests, as they are written there. */
  readonly numbers: readonly string[]
  /** Contents of the string literals in the failing tests. */
  readonly strings: readonly string[]
  /** Numbers and contents of strings that the tests hand to the code, and nothing else. */
  readonly inputs: readonly string[]
  /** Texts that the code should produce, each with what it produced. */
  readonly pairs: readonly Pair[]
  /** Names that the messages call unknown. */
  readonly unknown: readonly UnknownName[]
  /** Names that a compiler or a linter calls unused; `*` for all of an import. */
  readonly unused: readonly string[]
  /** Names that the failing commit replaced by others. */
  readonly renamed: readonly RenamedName[]
  /** True if a message says that something was called that is no function. */
  readonly uncallable: boolean
}

export interface Pair {
  readonly expected: string
  readonly actual: string
}

/** A name that does not exist, with the one that the interpreter suggests. */
export interface UnknownName {
  readonly name: string
  readonly hint: string | undefined
  /** Type of the value that lacks it, if the message tells one. */
  readonly of?: string | undefined
}

export const NO_EVIDENCE: TestEvidence = {
  numbers: [],
  strings: [],
  inputs: [],
  pairs: [],
  unknown: [],
  unused: [],
  renamed: [],
  uncallable: false,
}

/** Values of each kind that are kept. */
const MAX_VALUES = 24
/** Characters of a message or a test that are read. */
const MAX_LENGTH = 10_000
const MAX_TEXT = 200
const MAX_LINE = 1000

/**
 * Read the evidence of failures.
 * @param tests the lines around the failing assertions
 * @param diff the failing commit as a unified diff
 */
export function readEvidence(failures: readonly Failure[], tests: string, diff = ''): TestEvidence {
  const messages = failures.map(({ problem }) => `${problem.message}\n${problem.stack}`.slice(0, MAX_LENGTH))
  return {
    ...literalsIn(tests.slice(0, MAX_LENGTH)),
    inputs: inputsIn(tests.slice(0, MAX_LENGTH)),
    pairs: firstOf(messages.flatMap(pairsIn), ({ expected, actual }) => `${expected}\0${actual}`),
    renamed: renamedNames(diff),
    uncallable: messages.some(message => /object is not callable|is not a (?:function|constructor)/.test(message)),
    unused: firstOf(messages.flatMap(unusedNamesIn), String),
    unknown: firstOf(messages.flatMap(unknownNamesIn), ({ name, hint }) => `${name}\0${hint ?? ''}`),
  }
}

/** Keep the first values, each once. */
function firstOf<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const seen = new Set<string>()
  return values.filter(value => !seen.has(keyOf(value)) && seen.add(keyOf(value))).slice(0, MAX_VALUES)
}

const LITERALS =
  /'(?<single>(?:[^'\\\n]|\\.){0,200})'|"(?<double>(?:[^"\\\n]|\\.){0,200})"|(?<![\w.])(?<number>-?\d+(?:\.\d+)?)(?![\w.])/g

/** List the numbers and the strings of a text. */
function literalsIn(text: string): Pick<TestEvidence, 'numbers' | 'strings'> {
  const numbers: string[] = []
  const strings: string[] = []
  for (const { groups } of text.matchAll(LITERALS)) {
    const { single, double, number } = groups ?? {}
    if (number === undefined) strings.push(single ?? double ?? '')
    else numbers.push(number)
  }
  return { numbers: firstOf(numbers, String), strings: firstOf(strings, String) }
}

/** Find what was expected and what was there in a message, and in the differing lines of a diff. */
export function pairsIn(message: string): Pair[] {
  const pairs: Pair[] = []
  const add = (actual: string, expected: string) => {
    const [left = '', right = ''] = [actual, expected].map(unquoted)
    if (left !== right && left.length <= MAX_TEXT && right.length <= MAX_TEXT)
      pairs.push({ actual: left, expected: right })
  }
  const values = comparedValues(message)
  if (values !== undefined) add(values.actual, values.expected)
  const lines = message.split('\n').map(line => line.slice(0, MAX_LINE))
  const isActualFirst = lines.some(line => ACTUAL_FIRST.test(line))
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? ''
    if (!DIFFERING.test(line) || !DIFFERING.test(next) || line[0] === next[0]) continue
    const [actual, expected] = line.startsWith('-') === isActualFirst ? [line, next] : [next, line]
    add(withoutComma(actual), withoutComma(expected))
  }
  return pairs
}

/** A line that a diff has on one side only; its head names the sides. */
const DIFFERING = /^(?:- +(?!Expected\b)|\+ +(?!Received\b|Actual\b))\S/i
/** Diffs in which `-` marks the actual value: those of unittest below its message, of mocha, ava and Go. */
const ACTUAL_FIRST =
  /^(?:(?:AssertionError: )?(?!assert\b)\S.{0,1000} != |\s*\+ expected - actual|.{0,80}\(- ?(?:actual|got), )/

function withoutComma(line: string): string {
  const text = line.slice(1).trim()
  return text.endsWith(',') ? text.slice(0, -1) : text
}

/** Take the quotes off a text that is nothing but a literal. */
export function unquoted(text: string): string {
  const inner = text.trim()
  return /^(?:'[^']*'|"[^"]*")$/.test(inner) ? inner.slice(1, -1) : inner
}

const UNKNOWN: readonly RegExp[] = [
  /name '(?<name>\w+)' is not defined(?:\. Did you mean: '(?<hint>\w+)')?/,
  /local variable '(?<name>\w+)'/,
  // Of None no name is wrong.
  /(?:'(?:\w{1,50}\.){0,5}(?<of>(?!NoneType')\w{1,100})' object |(?<! object ))has no attribute '(?<name>\w+)'(?:\. Did you mean: '(?<hint>\w+)')?/,
  /unexpected keyword argument '(?<name>\w+)'(?:\. Did you mean '(?<hint>\w+)')?/,
  /cannot import name '(?<name>\w+)' from '[^']{1,200}'(?: \([^)]{0,300}\))?(?:\. Did you mean: '(?<hint>\w+)')?/,
  /No module named '(?<name>[\w.]+)'/,
  /(?<![\w$.])(?<name>[\w$]+) is not defined/,
  /(?<![\w$])(?<name>[\w$]+)\)? is not (?:a function|a constructor)/,
  // tsc, eslint, ruff, mypy, pyright.
  /(?:Property|Cannot find name) '(?<name>[\w$]+)'[^\n]{0,200}?Did you mean (?:the \w+ )?'(?<hint>[\w$]+)'/,
  /Cannot find name '(?<name>[\w$]+)'|Property '(?<property>[\w$]+)' does not exist on type/,
  /has no exported member(?: named)? '(?<name>[\w$]+)'(?:\. Did you mean '(?<hint>[\w$]+)')?/,
  /'(?<name>[\w$]+)' is not defined|[Uu]ndefined name [`'](?<python>\w+)[`']|"(?<mypy>\w+)" is not defined/,
  /has no attribute "(?<name>\w+)"(?:; maybe "(?<hint>\w+)")?|Cannot access attribute "(?<pyright>\w+)" for class/,
  /does not provide an export named '(?<name>[\w$]+)'/,
  // javac, rustc and Go.
  /cannot find symbol[^]{0,200}?\b(?:method|variable|class) (?<name>\w+)/,
  /cannot find \w+(?: \w+)? `(?<name>\w+)` in (?:this scope|[^\n]{1,200})(?:[^]{0,600}?similar name exists: `(?<hint>\w+)`)?/,
  /no (?:method|field|function or associated item) named `(?<name>\w+)` found(?:[^]{0,600}?similar name: `(?<hint>\w+)`)?/,
  /unresolved import `[\w:]{0,200}?(?<name>\w+)`/,
  /\bundefined: (?:\w+\.)?(?<name>\w+)/,
  /\.(?<name>\w+) undefined \(type /,
]

/** Ways in which tsc, eslint, ruff and pyflakes call a name unused. */
const UNUSED: readonly RegExp[] = [
  /'(?<name>[\w$]+)' is (?:declared but (?:its value is never read|never used)|defined but never used)/,
  /[`'](?<name>[\w.]+(?: as \w+)?)[`'] imported but unused/,
  // Go names the path.
  /"(?<name>[\w./-]+)" imported(?: as \w+)? and not used/,
]

function unusedNamesIn(message: string): string[] {
  if (/All imports in import declaration are unused/.test(message)) return ['*']
  return UNUSED.flatMap(pattern => pattern.exec(message)?.groups?.name ?? [])
}

/** Find the names that an interpreter or a compiler does not know. */
function unknownNamesIn(message: string): UnknownName[] {
  return UNKNOWN.flatMap(pattern => {
    const { hint, of, ...names } = pattern.exec(message)?.groups ?? {}
    const name = Object.values(names).find(each => each !== undefined)
    return name === undefined ? [] : [{ name, hint, of }]
  })
}
