import type { RanParts } from './ran-parts.ts'

/** A named function, type or module-level value of the repository. Lines are 1-based. */
export interface CodeDefinition {
  readonly file: string
  readonly name: string
  /** Name of the type around a method, or ''. */
  readonly container: string
  readonly kind: 'function' | 'type' | 'value'
  readonly from: number
  readonly to: number
}

/** A name as code uses it, with the name before its dot or ''. */
export interface CodeName {
  readonly name: string
  readonly receiver: string
  readonly isCall: boolean
}

/**
 * A name in a failing test. `asserted`: in the failing assertion; `used`: in what made its values; `around`: elsewhere.
 */
export interface TestName extends CodeName {
  readonly how: 'asserted' | 'used' | 'around'
  /** True if it is a text of the test: it may be the name of something that is looked up, or a word of a table. */
  readonly isText?: boolean
  /** Share of the failing test in all mentions of the name in its file, up to 1; absent if unknown. */
  readonly rate?: number
}

/** A failing test; the lines are those of its stack in test files, innermost first. */
export interface TestPlace {
  readonly file: string
  readonly name: string
  readonly lines: readonly { readonly file: string; readonly line: number }[]
}

/** Definitions of the repository, and the names that code and tests mention. */
export interface CodeLookup {
  /** Return the innermost definition around a line, none for a test that stands beside the code. */
  definitionAt(file: string, line: number): CodeDefinition | undefined
  /** True for a line of a test that stands in a file with the code that it tests. */
  isInFileTest(file: string, line: number): boolean
  /** True if the language of a file has a grammar, so that its definitions are known. */
  isRead(file: string): boolean
  /** True if a file holds a table, or an object of what a package exports. */
  holdsData(file: string): boolean
  definitionsOf(file: string): readonly CodeDefinition[]
  /** List what the tests of a file can reach, the nearest file first. */
  reachableFrom(testFile: string): readonly CodeDefinition[]
  /** List the names that a failing test mentions, those of its helpers too. */
  namesIn(test: TestPlace): readonly TestName[]
  namesOf(definition: CodeDefinition): readonly CodeName[]
  textOf(definition: CodeDefinition): string
}

/** Name a definition for users: `Cart.total`. */
export function symbolOf({ name, container }: Pick<CodeDefinition, 'name' | 'container'>): string {
  return container === '' ? name : `${container}.${name}`
}

/** Return a string that is equal for equal definitions. */
export function definitionKey({ file, from, name }: CodeDefinition): string {
  return `${file}:${from}:${name}`
}

/**
 * Return what a file is about, by its name: `cart` for cart.ts, cart.test.ts, test_cart.py, cart_test.go,
 * CartTest.java.
 */
export function topicOf(file: string): string {
  return file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/^tests?[-_.]/i, '')
    .replace(/[-_.]?(?:tests?|specs?)$/i, '')
    .replace(/[-_.]/g, '')
    .toLowerCase()
}

/** A function, or a part of one, that ran. `line` is 1-based, or undefined if the runtime only tells the name. */
export interface RanFunction {
  readonly file: string
  readonly name: string
  readonly line: number | undefined
  /** How often it ran, in calls or in tests. Only counts of one runtime can be compared. */
  readonly calls: number
  /** Its lines that ran, and how often; absent if the runtime does not tell. */
  readonly lines?: readonly RanLine[] | undefined
  /** Its parts, which also tell functions of one name apart; absent if the runtime counts lines or blocks. */
  readonly parts?: RanParts | undefined
}

/** A line that ran, 1-based, and how often, as in the calls of its function. */
export type RanLine = readonly [line: number, calls: number]

/** Return a string that is equal for the same function in several runs: those of one name begin at other offsets. */
export function ranKey(ran: RanFunction): string {
  return `${ran.file}\0${ran.line ?? ''}\0${ran.name}\0${startOf(ran)}`
}

/** Return the offset at which a function begins in its script, or 0 if its runtime counts lines or blocks. */
export function startOf({ parts }: RanFunction): number {
  return parts?.[0]?.[0] ?? 0
}

/** Functions that ran in a test run. */
export type TestTrace = readonly RanFunction[]
