import type { TestValues } from './literals.ts'
import { isCommon, TYPE_NAME, valueOf } from './literals.ts'

/** Operator or call that compares an expression with a value, on either side. */
const OPERATOR = /(?<![!=<>])===?(?!=)|\.equals\(|\beq\b|\bis\b(?! not\b)/g
/** The value at the beginning of a short text, and at the end of one. */
const BEGINS = /^\s{0,9}(-?\d[\d_.]{0,40}|"[^"\n]{1,40}"|'[^'\n]{1,40}')/
const ENDS = /(-?\d[\d_.]{0,40}|"[^"\n]{1,40}"|'[^'\n]{1,40}')\s{0,9}$/
/** Characters in which a value stands beside its operator. */
const BESIDE = 60
/** Between two comparisons that must both hold, and between others: a choice, or the end of the condition. */
const [AND, NO_AND] = [/&&|\band\b/, /[|;{}=?]|\bor\b|\bthen\b/]
/** Characters between two comparisons of one condition. */
const BETWEEN = 200
/** Number of values that are a case of a test, whatever the answer. */
const MANY = 3

/** A condition that holds for the very values of a failing test. */
export interface ExactCase {
  readonly at: number
  readonly length: number
  /** True if it can hardly be meant for anything else. */
  readonly isGrave: boolean
}

/**
 * Find conditions that compare several expressions with values of the failing tests. A single one says little if it is
 * short: with a second one it is a case of the test.
 */
export function exactCases(before: string, after: string, values: TestValues): ExactCase[] {
  const known = new Set(chainsIn(before, values).map(({ text }) => text))
  return chainsIn(after, values).flatMap(({ at, text, found }) => {
    if (known.has(text)) return []
    const telling = found.filter(value => !isCommon(value))
    const odd = telling.filter(value => !isUsual(value))
    return [{ at, length: text.length, isGrave: odd.length >= 2 || (odd.length > 0 && telling.length >= MANY) }]
  })
}

/** True for what code may well compare with: a name of a kind or an option, a mark such as a bracket. */
function isUsual(value: string): boolean {
  return /^[A-Za-z][\w-]{2,}$/.test(value) || !/[\p{L}\p{N}]/u.test(value)
}

interface Chain {
  readonly at: number
  readonly text: string
  /** Values of the failing tests in it. */
  readonly found: readonly string[]
}

function chainsIn(text: string, { every }: TestValues): Chain[] {
  // A type is no value.
  const code = text.replaceAll(TYPE_NAME, found => ' '.repeat(found.length))
  const chains: { at: number; end: number; values: string[] }[] = []
  for (const { index: at, 0: operator } of code.matchAll(OPERATOR)) {
    const behind = at + operator.length
    const right = BEGINS.exec(code.slice(behind, behind + BESIDE))
    const left = right === null ? ENDS.exec(code.slice(Math.max(0, at - BESIDE), at)) : null
    const literal = (right ?? left)?.[1]
    if (literal === undefined) continue
    const value = valueOf(literal)
    const index = at - (left?.[0].length ?? 0)
    const end = behind + (right?.[0].length ?? 0)
    const last = chains.at(-1)
    const between = last === undefined || index - last.end > BETWEEN ? '' : code.slice(last.end, index)
    const joins = last !== undefined && AND.test(between) && !NO_AND.test(between)
    if (joins) {
      last.end = end
      last.values.push(value)
    } else chains.push({ at: index, end, values: [value] })
  }
  return chains.flatMap(({ at, end, values }) => {
    const found = [...new Set(values.filter(value => every.has(value)))]
    return found.length < 2 ? [] : [{ at, text: text.slice(at, end), found }]
  })
}
