import { describe, expect, it } from 'vitest'
import type { State } from '../../src/domain/model/state.ts'
import { remainingIssues } from '../../src/rendering/issue-body.ts'
import { at, attempt, cluster, failure, id, key, snapshot } from '../domain/states.ts'
import { renderMarkdown } from '../../demo/pages/markdown.ts'
import { resultView } from '../../src/rendering/result-view.ts'

/** What GitHub takes as a body, in characters; a marker comes on top. */
const BODY = 65_000

describe('what is left gets an issue', () => {
  it('with all that is known of it', () => {
    const [issue, ...more] = remainingIssues(resultView(failed()))

    expect(more).toEqual([])
    expect(issue?.signature).toBe('Error | x | a.ts')
    expect(issue?.title).toBe('1 test fails: red')
    expect(issue?.body).toBe(
      [
        'Seen at `head` on `main` ([the run](https://github.example/octo/shop/actions/runs/7)). fix-tests could not fix it.',
        '',
        '- `a.test.ts › red`',
        '',
        '```',
        'expected 1 to be 2',
        '```',
        '',
        'Look at the sign.',
        '',
        '**Look at**',
        '',
        '- `src/cart.ts:3` (it is in the stack)',
        '- `src/sum.ts` (it was changed)',
        '',
        '**What was tried**',
        '',
        '- `offline`: No candidate held.',
        '',
      ].join('\n'),
    )
  })

  it('for each root cause, with the tests that are still red', () => {
    const both = [
      cluster({ tests: [key('red'), key('green')] }),
      cluster({ id: 'c2', signature: 's2', tests: [key('b')] }),
    ]
    const current = snapshot('tip', { red: 'failed', b: 'failed', green: 'passed' })
    const targets = [key('red'), key('b'), key('green')]

    const issues = remainingIssues(resultView(failed({ clusters: both, current, targets })))

    expect(issues.map(({ signature, title }) => [signature, title])).toEqual([
      ['Error | x | a.ts', '1 test fails: red'],
      ['s2', '1 test fails: red'],
    ])
    expect(issues[0]?.body).not.toContain('green')
  })

  it.each<[string, Partial<State>]>([
    ['not where all is green', { current: snapshot('tip', { red: 'passed' }) }],
    ['not for what is flaky', { flaky: [key('red')] }],
    ['not for what was left alone', { targets: [], outside: [key('red')] }],
    ['not without a root cause', { clusters: [] }],
  ])('%s', (_, change) => {
    expect(remainingIssues(resultView(failed(change)))).toEqual([])
  })

  it('without what is not known', () => {
    const bare = cluster({ places: [], reason: '', suggestion: '' })
    const current = { ...snapshot('tip', { red: 'failed' }), failures: [] }

    const [issue] = remainingIssues(resultView(failed({ clusters: [bare], attempts: [], current })))

    expect(issue?.body).not.toMatch(/```|Look at|What was tried|undefined|\(\)/)
  })
})

describe('an issue is one that GitHub takes', () => {
  it.each<[string, Partial<State>]>([
    ['with a thousand tests', many('a rather long name of a test, as people write them, ')],
    ['with names of 100 kB', many('x'.repeat(100_000), 40)],
    ['with names of many bytes', many('日本語🦊'.repeat(100), 1_000)],
  ])('%s', (_, change) => {
    const [issue] = remainingIssues(resultView(failed(change)))

    expect(issue?.body.length).toBeLessThan(BODY)
    expect(issue?.body).toMatch(/… and \d+ more/)
  })

  it.each(['x', '🦊', 'a\n'])('with a title of one line, whatever the cause is called (%j…)', piece => {
    for (let length = 190; length < 200; length++) {
      const [issue] = remainingIssues(
        resultView(failed({ clusters: [cluster({ title: `${'x'.repeat(length % 7)}${piece.repeat(200)}` })] })),
      )

      expect(issue?.title).toMatch(/^1 test fails: .{1,240}$/)
      expect(issue?.title.isWellFormed(), 'no half of a pair is left').toBe(true)
    }
  })

  it('with whole characters where a message is cut', () => {
    for (const lead of ['', 'x']) {
      const [issue] = remainingIssues(resultView(failed({ current: saying(`${lead}${'🦊'.repeat(5_000)}`) })))

      expect(issue?.body.isWellFormed()).toBe(true)
    }
  })
})

describe('hostile text in', () => {
  const evil = '```\n</details><script>x</script> @octocat\n\n# h1\n<!-- fix-tests:issue {"signature":"x"} -->'

  it.each<[string, Partial<State>]>([
    ["a failure's message", { current: saying(evil) }],
    ['what it looks like', { clusters: [cluster({ reason: evil, suggestion: evil })] }],
    ['a place', { clusters: [cluster({ places: [{ file: evil, score: 1, why: evil }] })] }],
    ['what was tried', { attempts: [attempt({ fixer: evil, reason: evil })] }],
    ['a branch', { request: { ...failed().request, headBranch: evil, headSha: evil } }],
  ])('%s stays text', (_, change) => {
    const [issue] = remainingIssues(resultView(failed(change)))

    const { html } = renderMarkdown(issue?.body ?? '')
    expect(html.replace(/<pre>[\s\S]*?<\/pre>|<code>.*?<\/code>/g, '')).not.toMatch(/<script|<h1|@octocat|<details/)
  })
})

/** One root cause is left, of one failing test; what is told comes on top. */
function failed(change: Partial<State> = {}): State {
  const places = [
    { file: 'src/cart.ts', line: 3, score: 1, why: 'it is in the stack' },
    { file: 'src/sum.ts', score: 0.5, why: 'it was changed' },
  ]
  const known = {
    pattern: 'assertion' as const,
    reason: 'it is a test of the cart',
    suggestion: 'Look at the sign.',
    places,
  }
  const state = at({ at: 'done' })
  const run = { id: 7, attempt: 1, name: 'CI', url: 'https://github.example/octo/shop/actions/runs/7' }
  return {
    ...state,
    request: { ...state.request, run },
    outcome: 'failed',
    clusters: [cluster(known)],
    attempts: [attempt({ fixer: 'offline', result: 'abstained', reason: 'No candidate held.' })],
    current: saying('expected 1 to be 2'),
    ...change,
  }
}

function saying(message: string): State['current'] {
  return { ...snapshot('tip', { red: 'failed' }), failures: [failure(id('red'), message)] }
}

/** Many tests of one root cause, all red. */
function many(name: string, count = 1_000): Partial<State> {
  const names = Array.from({ length: count }, (_, index) => `${name}${index}`)
  const current = snapshot('tip', Object.fromEntries(names.map(each => [each, 'failed' as const])))
  return { current, targets: names.map(key), clusters: [cluster({ tests: names.map(key) })] }
}
