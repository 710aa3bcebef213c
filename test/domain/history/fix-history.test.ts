import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import {
  findAnalysis,
  type FixHistory,
  EMPTY_HISTORY,
  parseFixHistory,
  similarFixes,
  describePastFix,
  type PastFix,
  addToHistory,
} from '../../../src/domain/history/fix-history.ts'
import type { State } from '../../../src/domain/model/state.ts'
import { analysis, at, attempt, finding, key, proof, proposal, review, snapshot } from '../states.ts'

const NOW = Date.UTC(2_026, 5, 30)
const DAY = 86_400_000
const SIGNATURE = 'TypeError | <text> is not a function | src/api.ts call'

describe('what was kept is read', () => {
  const whole: FixHistory = { memory: 1, entries: [entry()] }

  it('as it was written', () => {
    expect(parseFixHistory(JSON.stringify(whole))).toEqual(whole)
  })

  it.each<[string, string | undefined]>([
    ['that is not there', undefined],
    ['that is empty', ''],
    ['that is cut off', JSON.stringify(whole).slice(0, -5)],
    ['that is no object', '7'],
    ['with an entry that lacks something', JSON.stringify({ ...whole, entries: [{ ...entry(), title: undefined }] })],
    ['that somebody else has written', '{"entries":[{"at":"soon"}]}'],
  ])('and a text %s is no memory', (_, text) => {
    expect(parseFixHistory(text)).toEqual(EMPTY_HISTORY)
  })

  it.each<[string, object]>([
    ['is of no time', { at: 9e15 }],
    ['is of a time before there was any', { at: -1 }],
    ['is longer than anybody writes', { diff: 'x'.repeat(9_000) }],
    ['holds an analysis without end', { analysis: { ...analysis, rootCause: 'x'.repeat(40_000) } }],
  ])('and an entry that %s does not take the others with it', (_, change) => {
    const kept = { ...whole, entries: [{ ...entry(), ...change }, entry()] }

    expect(parseFixHistory(JSON.stringify(kept))).toEqual(whole)
  })

  it('and a text of another version is not ours', () => {
    expect(parseFixHistory(JSON.stringify({ ...whole, memory: 2 }))).toBeUndefined()
  })
})

describe('recalled is', () => {
  it.each<[string, string[], string[], number]>([
    ['the very same failure', [SIGNATURE], [SIGNATURE], 1],
    ['one that is alike', [SIGNATURE.replace('call', 'send')], [SIGNATURE], 1],
    ['not one that is something else', ['RangeError | nothing in common'], [SIGNATURE], 0],
    ['what is like any of the failures', [SIGNATURE], ['RangeError | x', SIGNATURE], 1],
    ['nothing where nothing fails', [SIGNATURE], [], 0],
  ])('%s', (_, kept, failing, count) => {
    const memory = { ...EMPTY_HISTORY, entries: kept.map(signature => entry({ signature })) }

    const found = similarFixes(
      memory,
      failing.map(signature => ({ signature })),
    )

    expect(found).toHaveLength(count)
  })

  it('no more than three, the newest first', () => {
    const entries = ['d', 'c', 'b', 'a'].map(title => entry({ title }))

    expect(similarFixes({ ...EMPTY_HISTORY, entries }, [{ signature: SIGNATURE }]).map(({ title }) => title)).toEqual([
      'd',
      'c',
      'b',
    ])
  })
})

describe('an analysis is taken over', () => {
  const asked = { signature: SIGNATURE, code: 'digest' }

  it.each<[string, Partial<PastFix>, Partial<typeof asked>, boolean]>([
    ['of the very same failures in the very same code', {}, {}, true],
    ['not of failures that are only alike', { signature: `${SIGNATURE} x` }, {}, false],
    ['not of other code', { code: 'other' }, {}, false],
    ['not where nobody knows the code', { code: '' }, { code: '' }, false],
    ['not when a reviewer rejected what came of it', { rejected: [finding()] }, {}, false],
    ['not when there is none', { analysis: undefined }, {}, false],
  ])('%s', (_, kept, change, isTaken) => {
    const memory = { ...EMPTY_HISTORY, entries: [entry(kept)] }

    expect(findAnalysis(memory, { ...asked, ...change })).toEqual(isTaken ? analysis : undefined)
  })
})

describe('a run leaves', () => {
  it('what worked: the failure, its root cause and the change', () => {
    const memory = addToHistory(EMPTY_HISTORY, ended(), NOW)

    expect(memory.entries).toEqual([
      {
        at: NOW,
        signature: SIGNATURE,
        title: 'red',
        code: 'digest',
        fixer: 'claude',
        analysis,
        summary: 's',
        diff: '+x',
        rejected: [],
      },
    ])
    expect(parseFixHistory(JSON.stringify(memory)), 'it can be read again').toEqual(memory)
  })

  it('a change that was half of the way, if the rest was found too', () => {
    const half = fix({ result: 'progress', targets: [key('red'), key('rest')] })
    const change = {
      attempts: [half],
      targets: [key('red'), key('rest')],
      current: snapshot('tip', { red: 'passed', rest: 'passed' }),
    } as const

    expect(addToHistory(EMPTY_HISTORY, ended(change), NOW).entries).toHaveLength(1)
  })

  it('two fixes of one kind in one file, if no code was analyzed', () => {
    const attempts = ['one', 'two'].map(title => fix({ title, code: '' }))
    const before = addToHistory(EMPTY_HISTORY, ended({ attempts: attempts.slice(0, 1) }), NOW - 1)

    expect(addToHistory(before, ended({ attempts: attempts.slice(1) }), NOW).entries.map(({ title }) => title)).toEqual(
      ['two', 'one'],
    )
    expect(addToHistory(before, ended({ attempts }), NOW).entries).toHaveLength(2)
  })

  it('no more of a long change than its beginning', () => {
    const long = ended({ attempts: [fix({ diff: 'x'.repeat(9_000) })] })

    expect(addToHistory(EMPTY_HISTORY, long, NOW).entries[0]?.diff).toBe('x'.repeat(2_000))
  })

  it.each<[string, Partial<State>]>([
    ['when its proof did not hold', { proof: proof({ held: false }) }],
    ['without a proof', { proof: undefined }],
    ['of a change that was taken back', { attempts: [fix({ revert: 'undo', result: 'regression' })] }],
    ['of a change that the whole suite has not confirmed', { attempts: [fix({ confirmed: false })] }],
    ['of an earlier run of the same request', { attempts: [fix({ past: true })] }],
    ['of what made the fix smaller', { attempts: [fix({ kind: 'pruning' })] }],
    ['of what a reviewer demanded', { attempts: [fix({ kind: 'revision' })] }],
    ['of a commit that was found on the branch', { attempts: [fix({ signature: '' })] }],
    [
      'of a change that left a test of its cause red',
      {
        attempts: [fix({ result: 'progress', targets: [key('red'), key('rest')] })],
        targets: [key('red'), key('rest')],
        current: snapshot('tip', { red: 'passed', rest: 'failed' }),
      },
    ],
    ['of an attempt that came to nothing', { attempts: [fix({ commit: undefined, result: 'fail' })] }],
  ])('nothing %s', (_, change) => {
    expect(addToHistory(EMPTY_HISTORY, ended(change), NOW)).toEqual(EMPTY_HISTORY)
  })

  it('what reviewers rejected of it, whenever they did, in the files that it changed', () => {
    const high = finding({ file: 'a.ts' })
    const elsewhere = finding({ file: 'b.ts' })
    const low = finding({ file: 'a.ts', severity: 'low' })

    const { entries } = addToHistory(
      EMPTY_HISTORY,
      ended({ reviews: [review([high, elsewhere, low], { sha: 'before' }), review()] }),
      NOW,
    )

    expect(entries).toMatchObject([{ rejected: [high] }])
  })

  it('its own in place of what was known of the same failure in the same code, before all else', () => {
    const old = [
      entry({ at: NOW - 1, title: 'the same' }),
      entry({ at: NOW - 2, title: 'other code', code: 'other' }),
      entry({ at: NOW - 3, title: 'another failure', signature: 'E | x' }),
    ]

    const { entries } = addToHistory({ ...EMPTY_HISTORY, entries: old }, ended(), NOW)

    expect(entries.map(({ title }) => title)).toEqual(['red', 'other code', 'another failure'])
  })
})

describe('forgotten is', () => {
  const idle = ended({ attempts: [] })
  const left = (entries: PastFix[]) => addToHistory({ ...EMPTY_HISTORY, entries }, idle, NOW).entries.length

  it('what is half a year old', () => {
    expect(left([entry({ at: NOW - 180 * DAY + 1 })])).toBe(1)
    expect(left([entry({ at: NOW - 180 * DAY })])).toBe(0)
  })

  it('what is more than 200 entries, the oldest first', () => {
    const many = Array.from({ length: 205 }, (_, index) => entry({ at: NOW - index }))

    const { entries } = addToHistory({ ...EMPTY_HISTORY, entries: many }, idle, NOW)

    expect(entries).toEqual(many.slice(0, 200))
  })

  it('what is more text than a run should have to fetch', () => {
    const many = Array.from({ length: 100 }, (_, index) => entry({ at: NOW - index, summary: 'x'.repeat(10_000) }))

    const { entries } = addToHistory({ ...EMPTY_HISTORY, entries: many }, idle, NOW)

    expect(entries).toEqual(many.slice(0, entries.length))
    expect(entries.length).toBeGreaterThan(20)
    expect(JSON.stringify(entries).length).toBeLessThanOrEqual(300_000)
  })
})

describe('a memory is told', () => {
  it('with when it was, what was done, and why', () => {
    const { rootCause } = analysis

    expect(describePastFix(entry({ at: NOW }))).toBe(
      `On 2026-06-30 claude fixed the like (red): s\nRoot cause then: ${rootCause}\n+x`,
    )
  })

  it('with what was rejected, and without an analysis that there is not', () => {
    const rejected = [finding({ what: 'It hides the error.', why: 'Nobody would see it.' })]

    expect(
      describePastFix(entry({ at: NOW, analysis: undefined, rejected }))
        .split('\n')
        .slice(1),
    ).toEqual(['A reviewer rejected a part of it: It hides the error. Nobody would see it.', '+x'])
  })
})

function entry(change: Partial<PastFix> = {}): PastFix {
  return {
    at: NOW - 1,
    signature: SIGNATURE,
    title: 'red',
    code: 'digest',
    fixer: 'claude',
    analysis,
    summary: 's',
    diff: '+x',
    rejected: [],
    ...change,
  }
}

function fix(change: Partial<Attempt> = {}): Attempt {
  const worked = { commit: 'tip', result: 'pass', confirmed: true, signature: SIGNATURE, code: 'digest' } as const
  return attempt({ ...worked, analysis, proposal, files: ['a.ts'], diff: '+x', ...change })
}

/** All is green and proved, so that no cluster is known any more. */
function ended(change: Partial<State> = {}): State {
  const green = snapshot('tip', { red: 'passed' })
  const fixed = { current: green, clusters: [], attempts: [fix()], tip: 'tip', proof: proof() }
  return at({ at: 'publishing' }, { ...fixed, outcome: 'fixed', ...change })
}
