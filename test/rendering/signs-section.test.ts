import { expect, it } from 'vitest'
import type { CheatSign } from '../../src/domain/model/cheat-sign.ts'
import { headlineOf, pullRequestTitle } from '../../src/rendering/headline.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { at, attempt, snapshot, proof, proposal } from '../domain/states.ts'

const options = { reproduce: 'npm test', change: '', limit: 65_000, repositoryUrl: 'https://github.example/octo/shop' }
const fixed = () =>
  at(
    { at: 'done' },
    {
      outcome: 'fixed',
      tip: 'tip',
      current: snapshot('tip', { red: 'passed' }),
      proof: proof(),
      attempts: [attempt({ commit: 'tip', result: 'pass', confirmed: true, proposal })],
    },
  )

const grave: CheatSign = { kind: 'exits-process', file: 'src/a b.ts', line: 3, code: 'process.exit', grave: true }
const remark: CheatSign = { kind: 'random-or-clock', file: 'src/b.ts', line: 0, code: '', grave: false }

it('a change that looks like a cheat is to be reviewed, in headline, title and report', () => {
  const view = resultView({ ...fixed(), outcome: 'needs-review', signs: [remark, grave] })

  expect(headlineOf(view)).toBe(
    'To be reviewed: 1 failing test passes now, but the change looks as if it were made for its tests',
  )
  expect(pullRequestTitle(view)).toBe('To be reviewed: S: 1 failing test')
  const { markdown, outcome } = renderReport(view, options)
  expect(outcome).toBe('needs-review')
  expect(markdown).toMatch(/^## .+\n\n> \[!WARNING\]\n> .+ Read the lines under “Look closer” before you merge\.\n/)
  expect(markdown).toContain('**Look closer**\n\n- [`src/a b.ts:3`]')
  expect(markdown).toMatch(
    /- \[`src\/a b\.ts:3`\]\(\S+\/src\/a%20b\.ts#L3\) ends the process or sets its exit code: `process\.exit`\n- /,
  )
  expect(markdown).toContain('lets chance, the clock or a pause decide (often harmless)')
})

it('a remark alone changes no outcome and warns of nothing', () => {
  const { markdown } = renderReport(resultView({ ...fixed(), signs: [remark] }), options)

  expect(markdown).toContain('**Look closer**\n\n- [`src/b.ts`]')
  expect(markdown).not.toContain('[!WARNING]')
  expect(renderReport(resultView(fixed()), options).markdown).not.toContain('Look closer')
})
