import { describe, expect, it } from 'vitest'
import { annotationsOf, checkOf } from '../../../src/action/outputs/check-annotations.ts'
import type { OutcomeKind, State } from '../../../src/domain/model/state.ts'
import { type Failure, testKey } from '../../../src/domain/model/test-case.ts'
import { at, failure, id, key, snapshot } from '../../domain/states.ts'
import { resultView } from '../../../src/rendering/result-view.ts'

describe('failing tests are told at their lines', () => {
  it('as failures while they fail, and as notices when they are fixed', () => {
    const frames = [
      { file: 'src/cart.ts', line: 7, symbol: 'add' },
      { file: 'src/other.ts', line: 9, symbol: 'x' },
    ]
    const initial = snapshot('head', { red: 'failed', other: 'failed' })
    const failures = [{ ...failure(id('red'), 'expected 1\nto be 2'), frames }, failure(id('other'))]
    const current = snapshot('tip', { red: 'passed', other: 'failed' })

    const annotations = annotationsOf(
      resultView(
        at({ at: 'done' }, { initial: { ...initial, failures }, current, targets: [key('red'), key('other')] }),
      ),
    )

    expect(annotations).toEqual([
      {
        path: 'src/cart.ts',
        line: 7,
        level: 'notice',
        title: 'Fixed: a.test.ts › red',
        message: 'Fixed. It failed with: expected 1\nto be 2',
      },
      { path: 'a.test.ts', line: 1, level: 'failure', title: 'Still fails: a.test.ts › other', message: 'm' },
    ])
  })

  it('as to be reviewed where the change may be made for them', () => {
    const [annotation] = annotationsOf(
      resultView(at({ at: 'done' }, { outcome: 'needs-review', current: snapshot('tip', { red: 'passed' }) })),
    )

    expect(annotation).toMatchObject({
      level: 'notice',
      title: 'Green, but to be reviewed: a.test.ts › red',
      message: expect.stringMatching(/^Green, but to be reviewed\. It failed with: /),
    })
  })

  it.each<[string, Partial<State>]>([
    ['before anything was run', { initial: undefined }],
    ['when they are left alone', { targets: [] }],
    ['when they are flaky, which is not fixed', { flaky: [key('red')], current: snapshot('tip', { red: 'passed' }) }],
    ['when nothing says where they are', told([{ ...failure({ ...id('red'), file: '' }) }])],
  ])('but not %s', (_, change) => {
    expect(annotationsOf(resultView(at({ at: 'done' }, change)))).toEqual([])
  })

  it('and nothing in their titles and messages acts or hides', () => {
    const hostile = 'fixes #1 [skip ci] @octocat \u202ex\u200b\u001b[31m'

    const [annotation] = annotationsOf(resultView(at({ at: 'done' }, told([failure(id(hostile), hostile)]))))

    expect(annotation?.title).toBe('Still fails: a.test.ts › fixes #\u200b1 (skip ci) @\u200boctocat x')
    expect(annotation?.message).toBe('fixes #1 [skip ci] @octocat x')
  })

  it('two hundred of them at the most', () => {
    const names = Array.from({ length: 300 }, (_, index) => `red ${index}`)

    expect(annotationsOf(resultView(at({ at: 'done' }, told(names.map(name => failure(id(name)))))))).toHaveLength(200)
  })

  it('within what GitHub takes', () => {
    for (const lead of ['', 'x']) {
      const text = `${lead}${'🦊'.repeat(10_000)}`

      const [only] = annotationsOf(resultView(at({ at: 'done' }, told([failure(id(text), `${text}\n`.repeat(10))]))))

      expect(only?.title.length).toBeLessThanOrEqual(255)
      expect(Buffer.byteLength(only?.message ?? '')).toBeLessThan(64_000)
      expect(only?.title.isWellFormed(), 'no half of a pair is left in the title').toBe(true)
      expect(only?.message.isWellFormed(), 'no half of a pair is left in the message').toBe(true)
    }
  })

  it.each([
    ['nothing', '', 'It failed.'],
    ['six lines', '1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\n5\n6'],
    ['no colours', '\u001b[31mred\u001b[0m', 'red'],
    ['no command of the runner', 'a\n::error::x', 'a\n:\u200b:error::x'],
  ])('with %s of a message where there is that', (_, message, expected) => {
    const [only] = annotationsOf(resultView(at({ at: 'done' }, told([failure(id('red'), message)]))))

    expect(only?.message).toBe(expected)
  })

  it('with a title of one line, whatever a test is called', () => {
    const [only] = annotationsOf(resultView(at({ at: 'done' }, told([failure(id('a\n::error::x\u001b[31m'))]))))

    expect(only?.title).toBe('Still fails: a.test.ts › a ::error::x')
  })
})

describe('the check run', () => {
  it.each<[OutcomeKind | undefined, string]>([
    ['fixed', 'neutral'],
    ['partial', 'neutral'],
    ['nothing-to-fix', 'neutral'],
    ['not-reproduced', 'neutral'],
    ['failed', 'failure'],
    ['refused', 'failure'],
    ['stopped', 'cancelled'],
    [undefined, 'cancelled'],
  ])('of a run that ended as %s is %s, and never green: the commit still fails', (outcome, conclusion) => {
    expect(checkOf(resultView(at({ at: 'done' }, { outcome })), 'x').conclusion).toBe(conclusion)
  })

  it('has the headline for its title, and the report for its summary', () => {
    const state = at({ at: 'done' }, { outcome: 'fixed', current: snapshot('tip', { red: 'passed' }) })

    expect(checkOf(resultView(state), '## Report')).toMatchObject({
      title: 'Fixed: 1 failing test passes now, and no other test changed',
      summary: '## Report',
      annotations: [{ level: 'notice' }],
    })
  })

  it('has a summary that GitHub takes', () => {
    const { summary } = checkOf(resultView(at({ at: 'done' })), 'x'.repeat(100_000))

    expect(summary.length).toBeLessThanOrEqual(65_535)
  })
})

/** These tests fail and are what the run is about. */
function told(failures: readonly Failure[]): Partial<State> {
  const tests = failures.map(each => ({ id: each.id, status: 'failed' as const }))
  const known = { sha: 'head', tests, failures, durationMs: 1 }
  return { initial: known, current: known, targets: failures.map(each => testKey(each.id)) }
}
