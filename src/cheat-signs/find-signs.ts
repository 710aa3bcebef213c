import type { CheatSign, CheatSignKind } from '../domain/model/cheat-sign.ts'
import { answerPairs } from './answer-pairs.ts'
import { answerRows } from './answer-tables.ts'
import { fileLineAt, spelledOut, withoutComments, withShortLines } from './code-text.ts'
import { exactCases } from './exact-cases.ts'
import { addedLiterals, tableKeys, type TestValues, testValues } from './literals.ts'
import { nearChanges } from './near-changes.ts'
import { RULES } from './rules.ts'
import { functionsIn, type NamedFunction, shapesIn } from './structure.ts'

/** One changed file: its texts before and after; undefined if it did not exist or is deleted. */
export interface ChangedText {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface FailingTests {
  /** Files of the failing tests, with their text. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Messages of their failures. */
  readonly messages: readonly string[]
  /** True for files of tests and of their data. */
  readonly isTest: (path: string) => boolean
}

/** Limits: characters of a changed file that are read, of a shown piece, and signs of one kind in one file. */
const MAX_TEXT = 200_000
const MAX_CODE = 120
const MAX_EACH = 3
/** Number of inputs of the tests that are looked for with their answers. */
const MAX_VALUES = 100
/** Characters around a condition in which its answer stands. */
const NEAR = 160
/** Number of inputs of the tests that are a list of them, whatever is done with it. */
const MANY_CASES = 3

/**
 * Find signs that a change cheats the failing tests. Only what the change adds counts: a program that ended its process
 * before may go on doing so.
 */
export function findCheatSigns(changes: readonly ChangedText[], tests: FailingTests): CheatSign[] {
  const values = testValues(
    tests.files.map(({ path, text }) => readable(withoutComments(path, text))),
    tests.messages,
  )
  return changes.flatMap(({ path, before = '', after }) => {
    const signs: CheatSign[] = []
    if (tests.isTest(path)) signs.push(sign('edited-test-data', path, { grave: true }))
    if (after === undefined) return signs
    const near = nearChanges({ before: withoutComments(path, before), after: withoutComments(path, after) })
    const [old, code] = [readable(near.before), readable(near.after)]
    if (near.after.length > MAX_TEXT) signs.push(sign('unread-code', path, { grave: true }))
    signs.push(...ruleSigns(path, old, code), ...shapeSigns(path, old, code))
    // What a function takes into account may stand far from a change.
    if (near.isWhole) signs.push(...deafSigns(path, old, code))
    signs.push(...valueSigns(path, { old, code, values }))
    return gravestOf(signs)
  })
}

/** Keep a few signs of each kind, the grave ones first: one of them decides. */
function gravestOf(signs: readonly CheatSign[]): CheatSign[] {
  const kept = new Map<CheatSignKind, number>()
  return signs
    .toSorted((one, other) => Number(other.grave) - Number(one.grave))
    .filter(({ kind }) => {
      const count = (kept.get(kind) ?? 0) + 1
      kept.set(kind, count)
      return count <= MAX_EACH
    })
}

/** Find values of the tests that a change adds: as cases, as answers, and in comparisons. */
function valueSigns(
  path: string,
  { old, code, values }: { readonly old: string; readonly code: string; readonly values: TestValues },
): CheatSign[] {
  const { expected, deciding, others } = addedLiterals(old, code, values)
  const known = new Set(old.split('\n'))
  const rows = new Set(tableKeys(old))
  const place = (value: string) => placeIn(code, value, known)
  const cases = deciding.slice(0, MAX_VALUES).map(value => {
    // A case for an input is a cheat if its answer stands beside it.
    const at = place(value)
    const beside = [chosenBefore(code, at), code.slice(at, at + NEAR)]
    const isAnswered = expected.some(other => other !== value && beside.some(text => text.includes(other)))
    const grave = (isAnswered && !isRow(value, { code, at, before: rows })) || deciding.length >= MANY_CASES
    return sign('condition-on-test-input', path, { grave, code, at, length: value.length })
  })
  const exact = exactCases(old, code, values).map(({ at, length, isGrave }) =>
    sign('condition-on-test-input', path, { grave: isGrave, code, at, length }),
  )
  const answered = answerRows(old, code, values).map(({ at, length }) =>
    sign('condition-on-test-input', path, { grave: true, code, at, length }),
  )
  const seen = [...cases, ...exact, ...answered]
  const pairs = answerPairs(old, code, values)
    .filter(({ value, at }) => !isRow(value, { code, at, before: rows }))
    .map(({ at, length }) => sign('condition-on-test-input', path, { grave: true, code, at, length }))
  const answers = [...new Set([...expected, ...others].filter(each => !deciding.includes(each)))]
  const literals = answers
    .slice(0, MAX_EACH)
    .map(value =>
      sign('literal-of-assertion', path, { grave: expected.length > 2, code, at: place(value), length: value.length }),
    )
  // A pair says nothing new of a case that is one by itself.
  return [...seen, ...(seen.some(({ grave }) => grave) ? [] : pairs), ...literals]
}

/** Read what a condition chooses that stands behind it on its line: `3 if a == 1`, `[2, 3][a == 1]` in Python. */
function chosenBefore(code: string, at: number): string {
  const line = code.slice(Math.max(code.lastIndexOf('\n', at) + 1, at - NEAR), at)
  return /^(.*)(?:\bif\b|\]\s?\[)/.exec(line)?.[1] ?? ''
}

/** True for the key of a table with several rows that were there before: it may be the one that the table lacked. */
function isRow(
  value: string,
  { code, at, before }: { readonly code: string; readonly at: number; readonly before: ReadonlySet<string> },
): boolean {
  const around = tableKeys(code.slice(Math.max(0, at - NEAR), at + NEAR))
  return around.includes(value) && around.filter(key => before.has(key)).length >= MANY_CASES
}

/** Find a value on a line that is not known, since only such a one adds it; else the first place. */
function placeIn(code: string, value: string, known: ReadonlySet<string>): number {
  for (let at = code.indexOf(value); at >= 0; at = code.indexOf(value, at + 1)) {
    const end = code.indexOf('\n', at)
    if (!known.has(code.slice(code.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end))) return at
  }
  return code.indexOf(value)
}

/** Write code without comments as rules read it. */
function readable(code: string): string {
  return spelledOut(withShortLines(code.slice(0, MAX_TEXT)))
}

function ruleSigns(path: string, before: string, after: string): CheatSign[] {
  return RULES.filter(({ files }) => files === undefined || files.test(path)).flatMap(({ kind, grave, pattern }) => {
    const matches = (code: string) => [...code.matchAll(pattern)].map(({ index, 0: text }) => ({ at: index, text }))
    return added({ before, after }, matches).map(({ at, text }) =>
      sign(kind, path, { grave, code: after, at, length: text.length }),
    )
  })
}

function shapeSigns(path: string, before: string, after: string): CheatSign[] {
  const shapes = (code: string) =>
    shapesIn(path, code).map(({ from, to, ...shape }) => ({ ...shape, at: from, text: code.slice(from, to) }))
  return added({ before, after }, shapes).map(({ kind, grave, at, text }) =>
    sign(kind, path, { grave, code: after, at, length: text.length }),
  )
}

interface Found {
  readonly at: number
  readonly text: string
}

/**
 * Take what a change adds, whatever its order: the same piece elsewhere was there before, first of all on a line that
 * was.
 */
function added<Piece extends Found>(
  { before, after }: { readonly before: string; readonly after: string },
  find: (code: string) => readonly Piece[],
): Piece[] {
  const left = countsOf(find(before).map(({ text }) => normal(text)))
  const lines = new Set(before.split('\n'))
  const isKnown = ({ at }: Found) => {
    const end = after.indexOf('\n', at)
    return lines.has(after.slice(after.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end))
  }
  const knownFirst = find(after).toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)))
  const news = knownFirst.filter(({ text }) => !take(left, normal(text)))
  return news.toSorted((one, other) => one.at - other.at)
}

/** A function that took its parameters into account before, and does not any more. */
function deafSigns(path: string, before: string, after: string): CheatSign[] {
  const [old, now] = [before, after].map(code => unique(functionsIn(path, code)))
  return [...(now ?? [])]
    .filter(([name, { isDeaf }]) => isDeaf && old?.get(name)?.isDeaf === false)
    .map(([name, { from }]) =>
      sign('literal-of-assertion', path, { grave: true, code: after, at: from, length: name.length + 20 }),
    )
}

/** Index functions by name, without those that share a name. */
function unique(functions: readonly NamedFunction[]): Map<string, NamedFunction> {
  const counts = countsOf(functions.map(({ name }) => name))
  return new Map(functions.filter(({ name }) => counts.get(name) === 1).map(each => [each.name, each]))
}

/** Two spellings of a piece of code are one, whatever blanks stand in it. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Take one of a kind, if any is left. */
function take(counts: Map<string, number>, text: string): boolean {
  const left = counts.get(text) ?? 0
  counts.set(text, left - 1)
  return left > 0
}

function sign(
  kind: CheatSignKind,
  file: string,
  options: { grave: boolean; code?: string; at?: number; length?: number },
): CheatSign {
  const { grave, code = '', at = -1, length = 0 } = options
  const line = at < 0 ? 0 : fileLineAt(code, at)
  return { kind, file, line, code: normal(code.slice(Math.max(0, at), at + length)).slice(0, MAX_CODE), grave }
}
