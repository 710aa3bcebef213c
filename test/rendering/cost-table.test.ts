import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { State } from '../../src/domain/model/state.ts'
import type { Usage } from '../../src/domain/model/usage.ts'
import { attemptCost, costOf, costTable } from '../../src/rendering/cost-table.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import { at, attempt, finding, review, snapshot, usage } from '../domain/states.ts'
import { resultView } from '../../src/rendering/result-view.ts'

const options = { reproduce: 'npx vitest run', change: '', limit: 65_000, repositoryUrl: '' }

describe('what an attempt cost', () => {
  it.each<[string, Partial<Usage>, string]>([
    ['is not told where no model was asked', {}, ''],
    ['is told to the cent', { requests: 1, dollars: 1.239 }, '$1.24'],
    ['is told closer where it is less than that', { requests: 1, dollars: 0.0123 }, '$0.0123'],
    ['is nothing for a model that is free', { requests: 1, inputTokens: 5 }, '$0.00'],
    [
      'is not made up where nobody knows the price',
      { requests: 1, inputTokens: 900, outputTokens: 100, unpricedTokens: 1_000 },
      '1000 tokens at an unknown price',
    ],
    [
      'is told as far as prices are known',
      { requests: 2, inputTokens: 900, outputTokens: 100, unpricedTokens: 400, dollars: 0.5 },
      '$0.50 and 400 tokens at an unknown price',
    ],
  ])('%s', (_, used, text) => {
    expect(attemptCost(attempt({ spending: { fixer: usage(used) } }))).toBe(text)
  })

  it('is that of all who were asked, and stands in its line', () => {
    const made = attempt({ result: 'fail', spending: { analyst: asked(0.25), fixer: asked(1) } })

    const { markdown } = renderReport(
      resultView(spending([made, attempt({ iteration: 2, fixer: 'offline', result: 'fail' })])),
      options,
    )

    expect(attemptCost(made)).toBe('$1.25')
    expect(markdown).toContain('| # | strategy | fixer | result | pass rate | commit | cost | why |')
    expect(markdown).toContain('| 1 | conservative | `claude` | fail |  |  | $1.25 |')
    expect(markdown).toContain('| 2 | conservative | `offline` | fail |  |  |  |')
  })
})

describe('what a run cost', () => {
  it.each<[string, State, string]>([
    ['is its time where no model was asked', spending([attempt()]), '5 s of work, no model was asked, no tokens.'],
    [
      'is what all roles used, the reviewer too',
      spending([attempt({ spending: { analyst: asked(0.25), fixer: asked(1) } })], asked(0.5)),
      '5 s of work, 3 model requests, 3000 input tokens (2400 of them cached), 150 output tokens: $1.75.',
    ],
    [
      'is told with what the cache saved',
      spending([attempt({ spending: { fixer: { ...asked(1), savedDollars: 0.05 } } })]),
      '5 s of work, 1 model request, 1000 input tokens (800 of them cached), 50 output tokens: $1.00; the cache saved $0.0500.',
    ],
    [
      'is not known where a price is not',
      spending([attempt({ spending: { fixer: { ...asked(0), unpricedTokens: 1_050 } } })]),
      '5 s of work, 1 model request, 1000 input tokens (800 of them cached), 50 output tokens: 1050 tokens at an unknown price.',
    ],
  ])('%s', (_, state, text) => {
    expect(costOf(resultView(state))).toBe(text)
    expect(renderReport(resultView(state), options).markdown).toContain(text)
  })
})

describe('the table of costs', () => {
  it('is not there where no model was asked', () => {
    expect(costTable(resultView(spending([attempt()])))).toBe('')
  })

  it('tells what each role used', () => {
    const state = spending([attempt({ spending: { analyst: asked(0.25), fixer: asked(1) } })], asked(0.5))

    expect(rowsOf(state)).toEqual([
      '| analyst | 1 | 1000 | 800 | 50 | $0.25 |',
      '| fixer | 1 | 1000 | 800 | 50 | $1.00 |',
      '| reviewer | 1 | 1000 | 800 | 50 | $0.50 |',
    ])
    expect(renderReport(resultView(state), options).markdown).toMatch(
      /<summary>How it was found: .+, \$1\.75<\/summary>/,
    )
    expect(renderReport(resultView(state), options).markdown).toContain(costTable(resultView(state)))
  })

  it('tells what each root cause cost where there are several; one at two of them counts for each with its half', () => {
    const state = spending([
      attempt({ clusters: ['c1'], title: 'one', spending: { fixer: asked(1) } }),
      attempt({ iteration: 2, clusters: ['c2'], title: 'two', spending: { fixer: asked(0.5) } }),
      attempt({ iteration: 3, clusters: ['c3'], title: 'for nothing' }),
    ])
    const shared = attempt({ iteration: 4, clusters: ['c1', 'c2'], title: 'x', spending: { fixer: asked(3) } })
    const all = { ...state, attempts: [shared, ...state.attempts] }

    expect(rowsOf(state)).toEqual([
      '| fixer | 2 | 2000 | 1600 | 100 | $1.50 |',
      '| **by root cause** | | | | | |',
      '| one | 1 | 1000 | 800 | 50 | $1.00 |',
      '| two | 1 | 1000 | 800 | 50 | $0.50 |',
    ])
    expect(rowsOf(all).slice(2)).toEqual([
      '| one | 2 | 1500 | 1200 | 75 | $2.50 |',
      '| two | 2 | 1500 | 1200 | 75 | $2.00 |',
    ])
  })

  it('calls a root cause by its failures, whatever a reviewer demanded of its fix', () => {
    const state = spending([
      attempt({ clusters: ['c1'], title: 'one', spending: { fixer: asked(1) } }),
      attempt({ iteration: 2, clusters: ['c2'], title: 'two', spending: { fixer: asked(1) } }),
      attempt({
        iteration: 3,
        kind: 'revision',
        clusters: ['c1'],
        title: finding().what,
        spending: { fixer: asked(1) },
      }),
    ])

    expect(rowsOf(state).slice(2)).toEqual([
      expect.stringMatching(/^\| one \| 2 \|/),
      expect.stringMatching(/^\| two \| 1 \|/),
    ])
  })

  it('is a table whatever a failure is called', () => {
    const evil = '</details> | a | b |\n| c |'
    const state = spending([
      attempt({ clusters: ['c1'], title: evil, spending: { fixer: asked(1) } }),
      attempt({ iteration: 2, clusters: ['c2'], title: 'two', spending: { fixer: asked(1) } }),
    ])

    const rows = rowsOf(state)

    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(7)
    expect(costTable(resultView(state))).not.toContain('</details>')
  })
})

/** One request of a thousand tokens, most of them from the cache. */
function asked(dollars: number): Usage {
  return usage({ requests: 1, inputTokens: 1_000, cachedTokens: 800, outputTokens: 50, dollars })
}

function spending(attempts: readonly Attempt[], reviewer?: Usage): State {
  const reviews = reviewer === undefined ? [] : [review([], { usage: reviewer })]
  const known = { current: snapshot('tip', { red: 'passed' }), tip: 'tip', spentMs: 5_000, clusters: [] }
  return at({ at: 'done' }, { ...known, attempts, reviews, outcome: 'fixed' })
}

/** The rows below the head of the table. */
function rowsOf(state: State): string[] {
  const lines = costTable(resultView(state)).split('\n')
  return lines.slice(lines.findIndex(line => line.startsWith('|---')) + 1).filter(line => line.startsWith('|'))
}
