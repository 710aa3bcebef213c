import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../src/domain/model/diagnosis.ts'
import type { Request } from '../../src/domain/model/request.ts'
import { type ExplanationOptions, explanationReport } from '../../src/rendering/explanation.ts'
import { cluster, failure, id, key } from '../domain/states.ts'
import { renderMarkdown } from '../../demo/pages/markdown.ts'

const request: Request = {
  trigger: 'command',
  repository: 'octo/shop',
  headBranch: 'feature',
  headSha: 'abcdef0123456789',
  run: { id: 7, attempt: 1, name: 'CI', url: 'https://github.example/octo/shop/actions/runs/7' },
}
const one: Diagnosis = {
  framework: 'vitest',
  complete: true,
  summary: { total: 5, passed: 3, failed: 1, skipped: 1 },
  clusters: [
    cluster({
      title: 'a.test.ts › red',
      problem: 'expected 2, got 1',
      pattern: 'assertion',
      reason: 'it is a test of the cart',
      suggestion: 'Look at the sign.',
      places: [
        { file: 'src/cart.ts', line: 3, symbol: 'Cart.total', score: 1, why: 'it is in the stack' },
        { file: 'src/sum.ts', score: 0.5, why: 'it was changed' },
      ],
    }),
  ],
  failures: [failure(id('red'), 'expected 1 to be 2')],
  flaky: [],
  notes: [],
}

describe('a diagnosis', () => {
  it('tells what the reports say, and that nothing was run', () => {
    expect(explain(one, { why: 'It is of a fork.' })).toBe(
      [
        '## Diagnosis: 1 failing test, 1 root cause',
        '',
        `At \`abcdef0\` on \`feature\`, as [CI](${request.run?.url}) reports: 3 passed, 1 failed, 1 skipped. It is of a fork.`,
        '',
        '### 1. `a.test.ts › red`: expected 2, got 1',
        '',
        'Look at the sign.',
        '',
        'Look at `src/cart.ts:3 Cart.total` (it is in the stack), `src/sum.ts` (it was changed).',
        '',
        '<sub>Made by fix-tests from the test reports alone. Nothing was run or changed.</sub>',
        '',
      ].join('\n'),
    )
  })

  it('has the whole message where it says more than two values', () => {
    const message = 'status of the order 17 in Berlin: expected 200, got 404'
    const failures = one.failures.map(each => ({ ...each, problem: { ...each.problem, message } }))
    const clusters = [cluster({ problem: 'expected 200, got 404', expected: '200', actual: '404' })]

    expect(explain({ ...one, failures, clusters })).toContain(`: expected 200, got 404\n\n\`\`\`\n${message}\n\`\`\``)
  })

  it('without a run names none', () => {
    expect(explain(one, { request: { ...request, run: undefined } })).toContain('on `feature`: 3 passed')
  })

  it('names a run that has no name', () => {
    expect(explain(one, { request: { ...request, run: { ...request.run!, name: '' } } })).toContain('[the run](')
  })

  it('says when there may be more, what is flaky, and what explains what', () => {
    const clusters = [
      cluster(),
      cluster({ id: 'c2', causedBy: 'c1', tests: [] }),
      cluster({ id: 'c3', causedBy: 'gone' }),
    ]

    const text = explain({ ...one, complete: false, clusters, flaky: [id('now and then')] })

    expect(text).toContain('> [!WARNING]\n> The reports are not complete')
    expect(text.match(/^Cause 1 explains them\.$/gm)).toHaveLength(1)
    expect(text).not.toMatch(/\bassertion\b|\bmedium\b/)
    expect(text).toContain('### Flaky: passed and failed on the same code\n\n- `a.test.ts › now and then`')
  })

  it('tells the first fifteen root causes, and eight tests and five places of each', () => {
    const text = explain(many('a', 20))

    expect(text.match(/^### \d+\./gm)).toHaveLength(15)
    expect(text).toContain('… and 5 root causes more.')
    expect(text.match(/^- … and 12 more$/gm)).toHaveLength(15)
    expect(text.match(/src\/place\d+\.ts/g)).toHaveLength(15 * 5)
  })
})

describe('a diagnosis is one that GitHub takes as a comment', () => {
  const names = [
    ['as they are', 'a rather long name, as people write them, '],
    ['of 100 kB', 'x'.repeat(100_000)],
    ['of many bytes', '日本語🦊'.repeat(200)],
    ['of backticks', '`'.repeat(10_000)],
    ['of what is longer when it is escaped', '<'.repeat(10_000)],
  ] as const
  const limits = [65_000, 40_000]

  it.each(names.flatMap(([what, name]) => limits.map(limit => [what, limit, name] as const)))(
    'with names and messages %s, within %i bytes',
    (_, limit, name) => {
      const text = explain(many(name, 20), { limit })

      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit)
      expect(text).toMatch(/^## Diagnosis: 400 failing tests, 20 root causes\n/)
      expect(text.trimEnd()).toMatch(/Nothing was run or changed\.<\/sub>$/)
    },
  )

  it('by telling less and less', () => {
    const whole = explain(many('a', 20), { limit: 1_000_000 })
    const less = explain(many('a', 20), { limit: Buffer.byteLength(whole) - 1 })
    const least = explain(many('a', 20), { limit: Buffer.byteLength(less) - 1 })

    const shown = (text: string) => [text.match(/^### \d/gm)?.length, text.match(/^- `/gm)?.length]
    expect(shown(whole)).toEqual([15, 15 * 8 + 20])
    expect(shown(less)).toEqual([15, 15 * 3 + 20])
    expect(shown(least)).toEqual([5, 5 + 20])
    expect(least).toContain('… and 15 root causes more.')
  })

  it('with whole characters where a message is cut', () => {
    for (const lead of ['', 'x']) {
      const failures = [failure(id('red'), `${lead}${'🦊'.repeat(1_000)}`)]

      expect(explain({ ...one, failures }).isWellFormed()).toBe(true)
    }
  })
})

describe('hostile text in', () => {
  const evil =
    '```\n</details><script>x</script> @octocat [x](http://evil.example)\n\n# h1\n<!-- fix-tests:run {"id":1} -->'

  it.each<[string, Partial<Diagnosis>, Partial<Request>]>([
    ["a failure's message", { failures: [failure(id('red'), evil)] }, {}],
    ['what it looks like', { clusters: [cluster({ reason: evil, suggestion: evil })] }, {}],
    ['a place', { clusters: [cluster({ places: [{ file: evil, score: 1, why: evil }] })] }, {}],
    ['a flaky test', { flaky: [id(evil)] }, {}],
    ['a branch', {}, { headBranch: evil, headSha: evil }],
    ["a workflow's name", {}, { run: { ...request.run!, name: evil } }],
  ])('%s stays text', (_, change, asked) => {
    const { html } = renderMarkdown(explain({ ...one, ...change }, { request: { ...request, ...asked } }))

    const shown = html.replace(/<pre>[\s\S]*?<\/pre>|<code>.*?<\/code>/g, '')
    expect(shown).not.toMatch(/<script|<h1|@octocat|<details|href="http:\/\/evil/)
  })
})

function explain(diagnosis: Diagnosis, change: Partial<ExplanationOptions> = {}): string {
  return explanationReport(diagnosis, { request, why: '', limit: 65_000, ...change })
}

/** So many root causes of twenty tests each, with twenty places each. */
function many(name: string, count: number): Diagnosis {
  const names = (index: number) => Array.from({ length: 20 }, (_, test) => `${name}${index}-${test}`)
  const places = Array.from({ length: 20 }, (_, place) => ({ file: `src/place${place}.ts`, score: 1, why: name }))
  const all = Array.from({ length: count }, (_, index) => index)
  return {
    ...one,
    summary: { ...one.summary, failed: count * 20 },
    clusters: all.map(index =>
      cluster({ id: `c${index}`, reason: name, suggestion: name, places, tests: names(index).map(key) }),
    ),
    failures: all.flatMap(names).map(each => failure(id(each), name.repeat(3))),
    flaky: Array.from({ length: 100 }, (_, index) => id(`${name}${index}`)),
  }
}
