import { describe, expect, it } from 'vitest'
import { recordRun, EMPTY_HISTORY, parseFixHistory } from '../../../src/domain/history/fix-history.ts'
import { joinHistories, summarizeHistory } from '../../../src/domain/history/history-summary.ts'
import type { RunRecord } from '../../../src/domain/history/run-records.ts'
import { at, attempt, key, snapshot, spent } from '../states.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 25)

function record(change: Partial<RunRecord>): RunRecord {
  const lists = { fixed: [], remaining: [], flaky: [], fixers: [] }
  return {
    at: NOW,
    key: 'k',
    branch: 'main',
    outcome: 'fixed',
    ...lists,
    attempts: 1,
    tokens: 0,
    dollars: 0,
    spentMs: 0,
    ...change,
  }
}

const ended = at(
  { at: 'done' },
  {
    outcome: 'failed',
    current: snapshot('tip', { red: 'passed', stays: 'failed', chance: 'passed' }),
    targets: [key('red'), key('stays')],
    flaky: [key('chance')],
    attempts: [
      attempt({
        commit: 'c1',
        result: 'pass',
        spending: spent({ requests: 1, inputTokens: 90, outputTokens: 10, dollars: 0.5 }),
      }),
    ],
    spentMs: 1234.5,
  },
)

describe('the record of a request', () => {
  it('says what was fixed, by what and at what cost, also if not all was fixed', () => {
    const { runs, entries } = recordRun(EMPTY_HISTORY, ended, NOW)

    expect(entries).toEqual([])
    expect(runs).toEqual([
      record({
        key: 'key',
        outcome: 'failed',
        fixed: ['a.test.ts › red'],
        remaining: ['a.test.ts › stays'],
        flaky: ['a.test.ts › chance'],
        fixers: ['claude'],
        tokens: 100,
        dollars: 0.5,
        spentMs: 1235,
      }),
    ])
  })

  it('takes the place of an earlier one of the same request, and is read again as it was', () => {
    const before = { ...EMPTY_HISTORY, runs: [record({ key: 'key', at: 1 }), record({ key: 'other', at: 2 })] }

    const after = recordRun(before, ended, NOW)

    expect(after.runs?.map(({ key: name, at: time }) => [name, time])).toEqual([
      ['key', NOW],
      ['other', 2],
    ])
    expect(parseFixHistory(JSON.stringify(after))).toEqual(after)
  })

  it('is dropped if somebody wrote it who does not know its form', () => {
    const runs = [record({}), { ...record({}), outcome: 'splendid' }, 'x', { ...record({}), branch: 'x'.repeat(301) }]

    expect(parseFixHistory(JSON.stringify({ memory: 1, entries: [], runs }))?.runs).toEqual([record({})])
  })
})

describe('a summary of the history', () => {
  const runs = [
    record({ key: 'a', at: NOW, fixed: ['t1'], flaky: ['f'], dollars: 1 }),
    record({ key: 'b', at: NOW - 40 * DAY, outcome: 'failed', remaining: ['t1', 't2'], flaky: ['f', 'g'], dollars: 2 }),
    record({ key: 'c', at: NOW - DAY, fixed: ['t3'] }),
  ]
  const summary = summarizeHistory({ ...EMPTY_HISTORY, runs })

  it('names the tests that keep breaking, and the flaky ones over time', () => {
    expect(summary.keepBreaking).toEqual([{ title: 't1', times: [NOW, NOW - 40 * DAY], fixed: 1 }])
    expect(summary.flaky.map(({ title, times }) => [title, times.length])).toEqual([
      ['f', 2],
      ['g', 1],
    ])
    expect(summary.flakyByMonth).toEqual([
      { month: '2026-10', sightings: 2 },
      { month: '2026-11', sightings: 1 },
    ])
  })

  it('adds up tests and costs, newest request first', () => {
    expect(summary.totals).toMatchObject({ fixedRuns: 2, fixedTests: 2, dollars: 3 })
    expect(summary.runs.map(({ key: name }) => name)).toEqual(['a', 'c', 'b'])
  })

  it('counts once what is stored here and on the remote', () => {
    const history = { ...EMPTY_HISTORY, runs }

    expect(joinHistories([history, history]).runs).toEqual(runs)
  })
})
