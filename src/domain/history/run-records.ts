import { z } from 'zod'
import { OutcomeKind, type State } from '../model/state.ts'
import { keptAttempts } from '../model/selectors.ts'
import { titleOf, type TestKey } from '../model/test-case.ts'
import { testById, testResults } from '../model/test-results.ts'
import { spentTogether, tokensOf, usageOf } from '../model/usage.ts'

/** Limits of the stored records: how many, tests of one list, characters of one text, characters in all. */
const MAX_RECORDS = 200
const MAX_TESTS = 30
const MAX_TEXT = 300
const MAX_CHARACTERS = 150_000

const text = z.string().max(MAX_TEXT)

const titles = z.array(text).max(MAX_TESTS).readonly()

const amount = z.number().min(0).max(1e12)

/** Result of one request: what it fixed, by what, and at what cost. */
export const RunRecord = z.object({
  /** Milliseconds since the epoch. */
  at: z.number().int().min(0).max(Date.UTC(2100, 0)),
  key: text,
  branch: text,
  outcome: OutcomeKind,
  /** Titles of tests; of each list the first ones. */
  fixed: titles,
  remaining: titles,
  flaky: titles,
  /** Fixers whose changes were kept. */
  fixers: titles,
  attempts: amount,
  tokens: amount,
  dollars: amount,
  spentMs: amount,
})
export type RunRecord = z.infer<typeof RunRecord>

/** Parse stored records one by one, and drop invalid ones: any user with push access can write them. */
export function parseRunRecords(stored: readonly unknown[]): RunRecord[] {
  const records = stored.slice(0, MAX_RECORDS).map(each => RunRecord.safeParse(each))
  return records.flatMap(({ success, data }) => (success ? [data] : []))
}

/** Return true for a run that tried something. One that had nothing to do leaves nothing behind, also no record. */
export function isWorthRecording({ attempts, outcome }: State): boolean {
  return outcome !== undefined && outcome !== 'stopped' && attempts.length > 0
}

/** Add the record of a run, in place of an earlier one of the same request. Newest first. */
export function addRecord(records: readonly RunRecord[], state: State, now: number): RunRecord[] {
  if (!isWorthRecording(state)) return [...records]
  const all = [recordOf(state, now), ...records.filter(({ key }) => key !== state.key)]
  let characters = 0
  return all.slice(0, MAX_RECORDS).filter(each => (characters += JSON.stringify(each).length) <= MAX_CHARACTERS)
}

function recordOf(state: State, at: number): RunRecord {
  const ids = testById(state)
  const named = (keys: readonly TestKey[]) =>
    keys.slice(0, MAX_TESTS).flatMap(key => {
      const id = ids.get(key)
      return id === undefined ? [] : [titleOf(id).slice(0, MAX_TEXT)]
    })
  const { fixed, remaining, flaky } = testResults(state)
  // The cost of the request: that of its earlier runs, too.
  const usage = usageOf({
    spending: spentTogether([
      ...state.attempts.map(({ spending }) => spending),
      ...state.reviews.map(({ usage: reviewer }) => ({ reviewer })),
    ]),
  })
  return {
    at,
    key: state.key.slice(0, MAX_TEXT),
    branch: state.request.headBranch.slice(0, MAX_TEXT),
    outcome: state.outcome ?? 'stopped',
    fixed: named(fixed),
    remaining: named(remaining),
    flaky: named(flaky),
    fixers: [...new Set(keptAttempts(state).map(({ fixer }) => fixer.slice(0, MAX_TEXT)))].slice(0, MAX_TESTS),
    attempts: state.attempts.length,
    tokens: Math.round(tokensOf(usage)),
    dollars: usage.dollars,
    spentMs: Math.round(state.spentMs),
  }
}
