import { describe, expect, it } from 'vitest'
import { Attempt } from '../../src/domain/model/attempt.ts'
import type { State } from '../../src/domain/model/state.ts'
import { changeList } from '../../src/rendering/change-list.ts'
import { changeParts } from '../../src/rendering/change-parts.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { at, attempt, key, proof, proposal, snapshot } from '../domain/states.ts'

const options = { reproduce: 'npm test', limit: 65_000, repositoryUrl: 'https://github.example/octo/shop' }
/** Words of a body for somebody who reads twenty of them a week. */
const MAX_WORDS = 250

const FILES = ['src/pages.ts', 'src/customers.ts', 'src/shipping.ts'] as const
const SUMMARIES = [
  'Round up in `pageCount` when the last page is not full',
  'Do without an address in `label`',
  'Count exactly 50 euros as free of shipping',
]
const CHANGE = FILES.map((file, index) =>
  hunk(file, 9 + index, [`-  return old(${index})`, `+  return good(${index})`]),
)

describe('the body for three causes', () => {
  const { markdown, title } = renderReport(resultView(threeCauses()), { ...options, change: CHANGE.join('') })
  const visible = visiblePart(markdown)

  it('is at most one screen', () => {
    const words = visible.replace(/\(https:\S+\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’.:/_-]*/gu) ?? []

    expect(words.length).toBeLessThanOrEqual(MAX_WORDS)
  })

  it('says first what is so, then each cause with its failing test and its change', () => {
    const places = [
      'All 4 tests pass on a clean copy of this branch',
      ...SUMMARIES.flatMap((summary, index) => [
        `**${index + 1}. ${summary}**`,
        `expected ${index}, got ${index + 1}`,
        `+  return good(${index})`,
      ]),
      '<sub>',
    ].map(text => visible.indexOf(text))

    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(title).toBe('Fix 3 causes of 3 failing tests on main')
  })

  it('has each line of the change once', () => {
    for (const line of CHANGE.join('').match(/^[-+] .*$/gm) ?? []) expect(markdown.split(line)).toHaveLength(2)
  })

  it('says no sentence twice', () => {
    const sentences = visible
      .split(/\n+|(?<=\.)\s+/)
      .map(text => text.trim())
      .filter(text => text.split(' ').length > 3)

    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

it('a long change is folded, and still there', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `+  line(${index})`)
  const state = threeCauses()
  const change = hunk(FILES[0], 9, lines)

  const { markdown } = renderReport(resultView(state), { ...options, change })

  expect(markdown).toContain('<details><summary>The change: 1 file, 30 lines</summary>\n\n`src/pages.ts`\n\n```diff\n')
  expect(visiblePart(markdown)).not.toContain('line(3)')
})

it('the comment lists a line for each change', () => {
  expect(changeList(resultView(threeCauses()))).toBe(SUMMARIES.map(summary => `- ${summary} (1 test)`).join('\n'))
})

describe('the change, divided by its attempts', () => {
  const made = (iteration: number, file: string, diff: string) => attempt({ iteration, files: [file], diff })

  it('leaves nothing out: what no attempt made is at the end', () => {
    const one = made(1, 'a.ts', hunk('a.ts', 1, ['-a', '+b']))

    const { byAttempt, rest } = changeParts(hunk('a.ts', 1, ['-a', '+b']) + hunk('z.ts', 5, ['+z']), [one])

    expect(byAttempt.get(one)?.map(({ file }) => file)).toEqual(['a.ts'])
    expect(rest.map(({ file }) => file)).toEqual(['z.ts'])
  })

  it('gives each hunk of a shared file to the attempt that wrote its lines, the later one if both did', () => {
    const [top, bottom] = [hunk('a.ts', 1, ['-a', '+b']), hunk('a.ts', 50, ['-x', '+y'])]
    const one = made(1, 'a.ts', top)
    const two = made(2, 'a.ts', bottom)
    const both = `${top}${bottom.slice(bottom.indexOf('@@'))}`

    const { byAttempt } = changeParts(both, [one, two])

    expect([one, two].map(each => byAttempt.get(each)?.flatMap(({ hunks }) => hunks.map(({ line }) => line)))).toEqual([
      [1],
      [50],
    ])
    expect(changeParts(top, [one, made(3, 'a.ts', top)]).byAttempt.has(one)).toBe(false)
  })

  it('names a file without lines', () => {
    const binary =
      'diff --git a/logo.png b/logo.png\nindex 1..2 100644\nBinary files a/logo.png and b/logo.png differ\n'

    const { rest } = changeParts(binary, [])

    expect(rest).toEqual([{ file: 'logo.png', kind: 'changed', hunks: [] }])
  })
})

describe('what still fails', () => {
  const red = (change: Partial<State>) =>
    renderReport(resultView({ ...threeCauses(), outcome: 'failed', current: undefined, attempts: [], ...change }), {
      ...options,
      change: '',
    }).markdown

  it.each<[string, Partial<State>, string]>([
    ['which limit to raise', { stop: 'time' }, '**Next:** raise `timeout-minutes` and run it again.'],
    ['that no model was asked', { stop: 'stuck', attempts: [failedOffline()] }, '**Next:** give it a model,'],
  ])('says %s', (_, change, line) => {
    const current = snapshot('tip', { one: 'failed', two: 'passed', three: 'passed' })

    expect(red({ ...change, current })).toContain(line)
  })
})

it.each<[where: string, resumedBy: string | undefined, key: string]>([
  ['in a job', undefined, 'anthropic-api-key'],
  ['on the command line', 'npx fix-tests run --resume', 'ANTHROPIC_API_KEY'],
])('what still fails names the key of a model as it is set %s', (_, resumedBy, named) => {
  const current = snapshot('tip', { one: 'failed', two: 'passed', three: 'passed' })
  const state = { ...threeCauses(), outcome: 'failed' as const, current, attempts: [failedOffline()] }
  const { markdown } = renderReport(resultView(state), { ...options, change: '', resumedBy })

  expect(markdown).toContain(`give it a model, by a key such as \`${named}\`: `)
})

function threeCauses(): State {
  const names = ['one', 'two', 'three']
  const told = (status: 'failed' | 'passed') => Object.fromEntries(names.map(name => [name, status]))
  return at(
    { at: 'done' },
    {
      outcome: 'fixed',
      tip: 'tip',
      initial: snapshot('head', told('failed')),
      current: snapshot('tip', told('passed')),
      targets: names.map(key),
      proof: proof({ needed: names.map(key), check: { command: 'npm test', passed: true, findings: [] } }),
      clusters: [],
      attempts: names.map((name, index) =>
        Attempt.parse({
          ...attempt({ iteration: index + 1, commit: `c${index}`, result: 'pass', confirmed: true }),
          clusters: [name],
          targets: [key(name)],
          problem: `expected ${index}, got ${index + 1}`,
          files: [FILES[index]],
          diff: CHANGE[index],
          proposal: { ...proposal, rootCause: '', summary: SUMMARIES[index] },
        }),
      ),
    },
  )
}

function failedOffline(): Attempt {
  return attempt({
    fixer: 'offline',
    result: 'fail',
    reason: 'None of its 40 candidates helps.',
    targets: [key('one')],
  })
}

function visiblePart(markdown: string): string {
  return markdown.replace(/<details>[^]*?<\/details>/g, '')
}

function hunk(file: string, line: number, changed: readonly string[]): string {
  const [removed, added] = ['-', '+'].map(sign => changed.filter(text => text.startsWith(sign)).length)
  return `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n@@ -${line},${removed} +${line},${added} @@\n${changed.join('\n')}\n`
}
