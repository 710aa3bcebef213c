import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import type { State } from '../../src/domain/model/state.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import { reviewWarning, reviewSection } from '../../src/rendering/review-section.ts'
import { attempt, finding, key, proposal, review, reviewed, snapshot } from '../domain/states.ts'
import { resultView } from '../../src/rendering/result-view.ts'

const options = { reproduce: 'npx vitest run', change: '', limit: 65_000, repositoryUrl: '' }
const high = finding()
const low = finding({ severity: 'low', file: 'b.ts', line: undefined, what: 'It is long.', why: 'Nobody reads it.' })

describe('the review is told', () => {
  it.each<[string, Partial<State>, string]>([
    ['as not at all where nobody was there', { reviews: [] }, ''],
    [
      'as the word of a model when it approves',
      { reviews: [review()] },
      "### Review\n\n`critic` approves the change. It is a model's word; the proof is above.",
    ],
    [
      'as none when nobody could look, and why',
      { reviews: [review([], { verdict: 'none', reason: 'It could not be reached.' })] },
      '### Review\n\nThe change was not reviewed: It could not be reached.',
    ],
    [
      'finding by finding, with the place and the reason',
      { reviews: [review([low])] },
      '### Review\n\n`critic` looked at the change:\n\n- low, `b.ts`: It is long. Nobody reads it.',
    ],
    [
      'as a whole, without a place',
      { reviews: [review([{ ...low, file: '' }])] },
      '### Review\n\n`critic` looked at the change:\n\n- low: It is long. Nobody reads it.',
    ],
    [
      'with what of it was not done',
      { reviews: [review([high, low])] },
      '### Review\n\n`critic` looked at the change:\n\n- high, `a.ts:3`: It hides the error. Nobody would see it. **Open.**\n- low, `b.ts`: It is long. Nobody reads it.',
    ],
  ])('%s', (_, change, text) => {
    expect(reviewSection(resultView(ended(change)))).toBe(text)
  })

  it('with what was done about an earlier one', () => {
    const state = ended({ reviews: [review([high], { sha: 'before' }), review()] }, [revision()])

    expect(reviewSection(resultView(state))).toMatch(
      /^### Review\n\nWhat an earlier review demanded was done\.\n`critic` approves/,
    )
    expect(reviewWarning(resultView(state))).toBe('')
  })

  it.each<[string, Partial<Attempt>]>([
    ['failed', { result: 'fail', commit: undefined }],
    ['was taken back', { result: 'regression', revert: 'undo' }],
  ])('and not as done when the revision %s', (_, change) => {
    const state = ended({ reviews: [review([high], { sha: 'before' }), review()] }, [revision(change)])

    expect(reviewSection(resultView(state))).not.toContain('was done')
  })

  it('and not as done when the next review demands it again', () => {
    const state = ended({ reviews: [review([high], { sha: 'before' }), review([high])] }, [revision()])

    expect(reviewSection(resultView(state))).toContain('**Open.**')
    expect(reviewSection(resultView(state))).not.toContain('was done.')
  })
})

describe('an objection', () => {
  const warning = '> [!WARNING]\n> The tests are green, but a review of the change objects: It hides the error.'

  it('stands at the top, below what was fixed', () => {
    const { markdown } = renderReport(resultView(ended({})), options)

    expect(markdown).toMatch(/^## Fixed: .+\n\n> \[!WARNING\]\n/)
    expect(markdown).toContain(warning)
    expect(markdown.indexOf('### Review')).toBeGreaterThan(markdown.indexOf('### What was fixed'))
  })

  it('is all that is demanded', () => {
    const twice = finding({ what: 'It is done twice.' })

    expect(reviewWarning(resultView(ended({ reviews: [review([high, low, twice])] })))).toBe(
      `${warning} It is done twice.`,
    )
  })

  it.each<[string, Partial<State>]>([
    ['approves', { reviews: [review()] }],
    ['finds little', { reviews: [review([low])] }],
    ['could not be made', { reviews: [review([], { verdict: 'none', reason: 'no answer' })] }],
    ['is not there', { reviews: [] }],
  ])('is none where the review %s', (_, change) => {
    expect(reviewWarning(resultView(ended(change)))).toBe('')
    expect(renderReport(resultView(ended(change)), options).markdown).not.toContain('[!WARNING]')
  })

  it('stays where the change is another one by now, and nobody could look at it again', () => {
    const reviews = [review([high], { sha: 'before' }), review([], { verdict: 'none', reason: 'Nobody was there.' })]

    const { markdown } = renderReport(resultView(ended({ reviews })), options)

    expect(markdown).toContain('a review of the change objects: It hides the error.')
    expect(markdown).toContain('The change was not reviewed: Nobody was there.')
  })

  it('does not call tests green that are not', () => {
    const half = { current: snapshot('tip', { red: 'passed', other: 'failed' }), targets: [key('red'), key('other')] }

    const { markdown } = renderReport(resultView(ended({ ...half, outcome: 'failed' })), options)

    expect(markdown).toMatch(/review of the change objects: It hides the error\./)
    expect(markdown).not.toContain('The tests are green')
  })
})

describe('what was done after a review', () => {
  const { markdown, title } = renderReport(
    resultView(ended({ reviews: [review([high], { sha: 'before' }), review()] }, [revision()])),
    options,
  )

  it('is told as that, and not as a fix of failing tests', () => {
    expect(markdown).toMatch(/^\*\*2\. After the review: Raise the error\*\* · .+ · 1 test still green with it$/m)
    expect(markdown).toContain('Demanded: It hides the error.')
    expect(markdown).toContain('| 2 | review | `claude` | pass |')
  })

  it('does not make the title another one', () => {
    expect(title).toBe('S: 1 failing test')
  })
})

describe('what a fixer says of its change', () => {
  it('is told with what it left undone', () => {
    const state = ended({}, [
      revision({ proposal: { ...proposal, leftUndone: 'The other callers are as they were.' } }),
    ])

    expect(renderReport(resultView(state), options).markdown).toContain(
      '- Left undone: The other callers are as they were.',
    )
  })

  it('has no word on that where nothing is left', () => {
    expect(renderReport(resultView(ended({})), options).markdown).not.toContain('Left undone')
  })
})

describe('what was said to models', () => {
  it('can be read where it was uploaded', () => {
    const transcripts = 'https://github.example/octo/shop/actions/runs/1/artifacts/2'

    expect(renderReport(resultView(ended({})), { ...options, transcripts }).markdown).toContain(
      `[transcripts](${transcripts})`,
    )
  })

  it('is not mentioned where it was not', () => {
    expect(renderReport(resultView(ended({})), options).markdown).not.toContain('transcripts')
  })
})

describe('hostile text in', () => {
  const evil = '</details><script>x</script> @octocat | `` ` \n\n# h1\n<!-- fix-tests x -->'
  const said = finding({ file: evil, what: evil, why: evil })

  it.each<[string, State]>([
    ['a demand', ended({ reviews: [review([said])] })],
    ['a finding', ended({ reviews: [review([{ ...said, severity: 'low' }])] })],
    ["a reviewer's name", ended({ reviews: [review([], { by: evil })] })],
    ['the reason why there is no review', ended({ reviews: [review([], { verdict: 'none', reason: evil })] })],
    ['what was left undone', ended({}, [revision({ proposal: { ...proposal, leftUndone: evil } })])],
    ["a revision's title", ended({}, [revision({ title: evil, proposal: undefined })])],
  ])('%s stays text', (_, state) => {
    const { markdown } = renderReport(resultView(state), options)

    // What stands in code stays code: blocks and spans are taken out before the look.
    const rest = markdown
      .replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '')
      .replace(/(?<![`\\])(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, '')
    expect(rest).not.toMatch(/<script|<!--/)
    expect(rest).not.toMatch(/@octocat/)
    expect(rest).not.toMatch(/^# h1/m)
    expect(rest.match(/<details>/g)?.length).toBe(rest.match(/<\/details>/g)?.length)
  })

  it('a thousand findings does not make the report longer than it may be', () => {
    const findings = Array.from({ length: 1_000 }, () => finding({ what: 'x '.repeat(200) }))

    const { markdown } = renderReport(resultView(ended({ reviews: [review(findings)] })), { ...options, limit: 20_000 })

    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(20_000)
    expect(markdown).toMatch(/^## Fixed: /)
  })
})

/** All is green and proved; a review objects unless something else is told. */
function ended(change: Partial<State>, since: readonly Attempt[] = []): State {
  return reviewed({ phase: { at: 'done' }, outcome: 'fixed', ...change }, since)
}

function revision(change: Partial<Attempt> = {}): Attempt {
  const said = { ...proposal, summary: 'Raise the error', rootCause: 'It hides the error.' }
  const held = { result: 'pass', commit: 'tip', confirmed: true } as const
  return attempt({ iteration: 2, kind: 'revision', base: 'before', proposal: said, ...held, ...change })
}
