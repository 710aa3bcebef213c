import { isCommon, type TestValues, valueOf } from './literals.ts'

/** Row of a table whose key has no quotes: `a: 1` in an object of JavaScript, `a=1` in a `dict` of Python. */
const ROW =
  /([{(,]\s{0,40})([A-Za-z_$][\w$]{0,60})\s{0,9}[:=]\s{0,9}(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){0,200}"|'(?:[^'\\\n]|\\.){0,200}')(?=\s{0,40}[,})])/g
/** End of a table in which code looks a value up at once. */
const LOOKED_UP = /^[^{}()]{0,300}[})]\)?\s{0,9}(?:\?\.)?(?:\[|\.get\s{0,5}\()/
/** Rows that are a table of the tests' answers, whatever is done with it. */
const MANY_ROWS = 2

export interface AnswerRow {
  readonly at: number
  readonly length: number
}

/** Find rows that answer an input of the failing tests with the value that they expect, and that were not there. */
export function answerRows(before: string, after: string, { every, expected }: TestValues): AnswerRow[] {
  const known = new Set(rowsIn(before).map(({ text }) => text))
  const rows = rowsIn(after).filter(
    ({ text, key, value }) => !known.has(text) && every.has(key) && expected.has(value) && !isCommon(value),
  )
  const inTable = rows.filter(({ at, text }) => LOOKED_UP.test(after.slice(at + text.length, at + text.length + 320)))
  return (rows.length >= MANY_ROWS ? rows : inTable).map(({ at, text }) => ({ at, length: text.length }))
}

function rowsIn(code: string) {
  return [...code.matchAll(ROW)].map(({ index, 0: found, 1: before = '', 2: key = '', 3: value = '' }) => ({
    at: index + before.length,
    text: found.slice(before.length),
    key,
    value: valueOf(value),
  }))
}
