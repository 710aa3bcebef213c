import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { Finding } from '../../src/domain/model/review.ts'
import { reviewReplies } from '../../src/rendering/review-replies.ts'
import { attempt, finding, proposal, review, reviewed } from '../domain/states.ts'

const here = 'https://github.example/octo/shop'
const inline = finding({ thread: 7 })
const elsewhere = finding({ thread: 8, file: 'b.ts' })
const whole = finding({ file: '', line: undefined })

describe('what a person asks for is answered', () => {
  it('with the commit that does it', () => {
    const answers = answer([inline], [revision()])

    expect(answers).toEqual([
      {
        thread: 7,
        root: undefined,
        isDone: true,
        body: `[\`1234567\`](${here}/commit/1234567890): Raise the error. The tests that were fixed are still green with it.`,
      },
    ])
  })

  it.each<[string, Partial<Attempt>, RegExp]>([
    [
      'the title where the fixer said nothing',
      { proposal: undefined, title: 'The error' },
      /\): The error\. The tests/,
    ],
    [
      'what was left undone',
      { proposal: { ...proposal, leftUndone: 'b.ts is as it was.' } },
      /Left undone: b\.ts is as /,
    ],
    ['one full stop', { proposal: { ...proposal, summary: 'Raise the error.' } }, /\): Raise the error\. The tests/],
  ])('with %s', (_, change, body) => {
    expect(answer([inline], [revision(change)])[0]?.body).toMatch(body)
  })

  it('with the reason where it was not done, as a sentence', () => {
    const reasons = ['the tests broke', 'The tests broke.']

    const bodies = reasons.map(
      reason => answer([inline], [revision({ commit: undefined, result: 'fail', reason })])[0]?.body,
    )

    expect(bodies).toEqual(reasons.map(reason => `Not done: ${reason.replace('.', '')}. The change is as it was.`))
  })

  it('thread by thread, each with the commit that touches its file', () => {
    const first = revision({ commit: 'aaaaaaa111', files: ['a.ts'] })
    const second = revision({ iteration: 3, commit: 'bbbbbbb222', files: ['b.ts'] })

    const answers = answer([inline, elsewhere, whole], [first, second])

    expect(answers.map(({ thread, body }) => [thread, /`(\w{7})`/.exec(body)?.[1]])).toEqual([
      [7, 'aaaaaaa'],
      [8, 'bbbbbbb'],
      [undefined, 'bbbbbbb'],
    ])
    for (const { body } of answers) expect(body).not.toContain('It does not touch')
  })

  it('and with that the commit does not touch the file where it does not', () => {
    const [told] = answer([elsewhere], [revision()])

    expect(told?.isDone).toBe(true)
    expect(told?.body).toContain('It does not touch b.ts.')
  })
})

describe('what was not done is told', () => {
  it.each<[string, readonly Attempt[], string]>([
    ['with the reason of the last attempt', [failed('First.'), failed('A test broke.')], 'A test broke.'],
    ['when what was done was taken back', [revision({ revert: 'r', reason: 'A test broke.' })], 'A test broke.'],
    ['when nobody could be asked', [], 'no fixer of the chain could work on it'],
    ['when only an earlier review was worked on', [revision({ past: true })], 'no fixer of the chain could work on it'],
  ])('%s', (_, since, why) => {
    const [told] = answer([inline], since)

    expect(told).toMatchObject({ thread: 7, isDone: false })
    expect(told?.body).toMatch(/^Not done: /)
    expect(told?.body).toContain(why)
    expect(told?.body).toMatch(/The change is as it was\.$/)
    expect(told?.body).not.toContain('still green')
  })

  it('not when another attempt did it', () => {
    const [told] = answer([inline], [failed('First.'), revision({ iteration: 3 }), failed('Third.')])

    expect(told).toMatchObject({ isDone: true })
  })
})

it('nothing is answered to a review that asks for nothing', () => {
  expect(answer([], [revision()])).toEqual([])
})

it.each<[string, readonly Attempt[]]>([
  ['a summary', [revision({ proposal: { ...proposal, summary: evil() } })]],
  ['a title', [revision({ proposal: undefined, title: evil() })]],
  ['what is left undone', [revision({ proposal: { ...proposal, leftUndone: evil() } })]],
  ['a reason', [failed(evil())]],
])('hostile text in %s stays text of one line', (_, since) => {
  for (const { body } of answer([{ ...inline, file: evil() }], since)) {
    expect(body).not.toMatch(/\n|<script|<!--|@octocat|https?:\/\/evil/)
    expect(body.length).toBeLessThan(4_000)
  }
})

function answer(findings: readonly Finding[], since: readonly Attempt[]) {
  const asked = review(findings, { person: 3, by: 'ada' })
  return reviewReplies(asked, reviewed({ reviews: [asked] }, since), here)
}

function revision(change: Partial<Attempt> = {}): Attempt {
  const said = { ...proposal, summary: 'Raise the error' }
  const held = { result: 'pass', commit: '1234567890', confirmed: true, files: ['a.ts'], proposal: said } as const
  return attempt({ iteration: 2, kind: 'revision', base: 'tip', ...held, ...change })
}

function failed(reason: string): Attempt {
  return revision({ result: 'regression', commit: undefined, reason })
}

function evil(): string {
  return `</details><script>x</script> @octocat https://evil.example/\n\n# h1\n<!-- fix-tests x -->${'x'.repeat(5_000)}`
}
