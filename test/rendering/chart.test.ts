import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { State } from '../../src/domain/model/state.ts'
import { passRateChart } from '../../src/rendering/chart.ts'
import { at, attempt, key, snapshot } from '../domain/states.ts'
import { resultView } from '../../src/rendering/result-view.ts'

const evil = '"]\n```\n<script>x</script> --> @octocat %%{init: {}}%%'

describe('the course of the pass rate', () => {
  it('is drawn from before the first commit to now, with what was taken back', () => {
    const chart = passRateChart(
      resultView(
        judged([{ rateAfter: 0.75 }, { rateAfter: 0.625, revert: 'r' }, { rateAfter: 0.3333 }, { rateAfter: 1 }]),
      ),
    )

    expect(chart).toBe(
      [
        '```mermaid',
        'xychart-beta',
        '  title "Pass rate"',
        '  x-axis ["before", "1", "2 (reverted)", "3", "4", "now"]',
        '  y-axis "%" 20 --> 100',
        '  line [50, 75, 62.5, 33.3, 100, 100]',
        '```',
      ].join('\n'),
    )
  })

  it.each<[string, State]>([
    ['before anything was run', { ...judged([{}]), initial: undefined }],
    ['where nothing was tried', judged([])],
    ['where nothing was judged', judged([{ rateAfter: undefined }])],
    ['where nothing was kept', judged([{ commit: undefined }])],
    ['where the table says as much', judged([{}, {}, {}])],
  ])('is not drawn %s', (_, state) => {
    expect(passRateChart(resultView(state))).toBe('')
  })

  it.each([
    [[0], 0],
    [[0.04], 0],
    [[0.2], 10],
    [[0.999], 40],
    [[1], 40],
  ])('begins below its lowest point: %j from %i', (rates, least) => {
    const attempts = Array.from({ length: 4 }, () => rates.map(rateAfter => ({ rateAfter }))).flat()

    expect(read(passRateChart(resultView(judged(attempts)))).least).toBe(least)
  })

  it('shows the latest of very many', () => {
    const { names, rates } = read(
      passRateChart(resultView(judged(Array.from({ length: 500 }, () => ({ rateAfter: 0.5 }))))),
    )

    expect(rates).toHaveLength(20)
    expect(names.slice(-3)).toEqual(['499', '500', 'now'])
  })

  it('holds nothing that anybody wrote', () => {
    const told = { title: evil, reason: evil, fixer: evil, targets: [evil], signature: evil, diff: evil, files: [evil] }
    const state = judged([1, 2, 3, 4].map(() => ({ rateAfter: 0.5, ...told, commit: evil, revert: evil })))

    const chart = passRateChart(resultView({ ...state, notes: [evil], branch: evil, targets: [key(evil)] }))

    expect(read(chart).names).toEqual(['before', '1 (reverted)', '2 (reverted)', '3 (reverted)', '4 (reverted)', 'now'])
  })
})

/** Half is green at first, all at last; between stand these attempts, each with a commit. */
function judged(attempts: readonly Partial<Attempt>[]): State {
  const made = attempts.map((change, index) => attempt({ iteration: index + 1, commit: `c${index}`, ...change }))
  const current = snapshot('tip', { red: 'passed' })
  return at({ at: 'done' }, { attempts: made, current })
}

/** Reads a chart as the grammar of xychart has it, strictly. */
function read(chart: string): { names: string[]; rates: number[]; least: number } {
  const number = String.raw`\d+(?:\.\d+)?`
  const grammar = new RegExp(
    String.raw`^\`\`\`mermaid
xychart-beta
  title "Pass rate"
  x-axis \[("[\w ()]+"(?:, "[\w ()]+")*)\]
  y-axis "%" (${number}) --> 100
  line \[(${number}(?:, ${number})*)\]
\`\`\`$`,
  )
  const [, axis = '', least = '', line = ''] = grammar.exec(chart) ?? expect.fail(`no chart: ${chart}`)
  const names = axis.split(', ').map(name => name.slice(1, -1))
  const rates = line.split(', ').map(Number)
  expect(rates).toHaveLength(names.length)
  expect(new Set(names).size, 'each point has a name of its own').toBe(names.length)
  for (const rate of rates) expect(rate >= Number(least) && rate <= 100, `${rate} is in the chart`).toBe(true)
  return { names, rates, least: Number(least) }
}
