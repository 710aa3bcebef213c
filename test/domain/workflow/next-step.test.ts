import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noProposal } from '../../../src/domain/model/proposed-tests.ts'
import { noTests } from '../../../src/domain/model/added-tests.ts'
import type { Attempt } from '../../../src/domain/model/attempt.ts'
import type { WorkflowRules } from '../../../src/domain/workflow/workflow-rules.ts'
import { type Observation } from '../../../src/domain/workflow/observation.ts'
import { nextStep, settle } from '../../../src/domain/workflow/next-step.ts'
import { DOWN_MS } from '../../../src/domain/workflow/reduce-attempt.ts'
import { reduce } from '../../../src/domain/workflow/reducer.ts'
import { resumeState, pendingTrees } from '../../../src/domain/workflow/resume.ts'
import { type Phase, type Snapshot, State } from '../../../src/domain/model/state.ts'
import { noUsage } from '../../../src/domain/model/usage.ts'
import type { Verdict } from '../../../src/domain/workflow/verdict.ts'
import {
  analysis,
  at,
  attempt,
  cluster,
  failure,
  id,
  key,
  proof,
  proposal,
  review,
  rules,
  seen,
  snapshot,
  spent,
  start,
  usage,
} from '../states.ts'

const SLOW_MS = 60_000
const pass: Verdict = { kind: 'pass', fixed: [key('red')] }
const progress: Verdict = { kind: 'progress', fixed: [key('red')], red: [key('other')] }
const fail: Verdict = { kind: 'fail', red: [key('red')] }
const regression: Verdict = { kind: 'regression', broken: [{ key: key('green'), how: 'vanished' }], fixed: [] }
const incomplete: Verdict = { kind: 'incomplete', reason: 'killed' }
const { signature } = cluster()
const nothingSeen = seen({})
const left = { iterations: 9, minutes: 59 }

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'fix-tests-machine-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

describe('reproducing', () => {
  it('comes first', () => {
    const state = stored(start())

    expect(nextStep(state, rules)).toEqual({ kind: 'reproduce' })
  })

  it('leads to triage when something fails here every time', () => {
    const before = stored(start())

    const after = stored(reduce(before, reproduced({ targets: [key('red')], outside: [key('sick')] })))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, targets: [key('red')], outside: [key('sick')] })
    expect(after.initial).toEqual(snapshot('head', { red: 'failed' }))
    expect(after.current).toEqual(after.initial)
    expect(after.outcome).toBeUndefined()
  })

  it('keeps where the failures come from and who caused them', () => {
    const before = stored(start())
    const culprit = { sha: 'abc', subject: 'Break it' }
    const origins = { [key('red')]: 'caused here' as const }

    const after = stored(reduce(before, reproduced({ targets: [key('red')], origins, culprit })))

    expect(after).toMatchObject({ origins, culprit })
  })

  it.each<[string, Partial<Observation & { kind: 'reproduced' }>]>([
    ['not-reproduced', { notReproduced: [id('red')] }],
    ['nothing-to-fix', { flaky: [key('red')] }],
    ['nothing-to-fix', { flaky: [key('red')], notReproduced: [id('other')] }],
    ['nothing-to-fix', {}],
    ['failed', { orderDependent: [key('red')] }],
  ])('leads to publishing %s when nothing fails here every time', (outcome, change) => {
    const before = stored(start())

    const after = stored(reduce(before, reproduced(change)))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome })
  })

  it('leads to a run on the commits of a run whose ledger is lost, whatever is said of validation', () => {
    const found = attempt({ commit: 'old', result: 'pass', targets: [] })
    const before = stored({ ...start(), attempts: [found], tip: 'old' })

    const after = stored(reduce(before, reproduced({ targets: [key('red')] })))

    expect(after.phase).toEqual({ at: 'confirming', due: true })
    expect(nextStep(after, { ...rules, validate: 'final' })).toEqual({ kind: 'confirm', attempts: [found] })
  })

  it('leads to triage when all that such a run had done was taken back', () => {
    const undone = attempt({ commit: 'old', revert: 'undo', result: 'regression' })
    const before = stored({ ...start(), attempts: [undone], tip: 'undo' })

    const after = stored(reduce(before, reproduced({ targets: [key('red')] })))

    expect(after.phase).toEqual({ at: 'triaging' })
  })

  it('keeps earlier notes and adds its own', () => {
    const before = stored({ ...start(), notes: ['before'] })

    const after = stored(reduce(before, reproduced({ notes: ['after'] })))

    expect(after.notes).toEqual(['before', 'after'])
  })
})

describe('triaging', () => {
  it('comes before every choice', () => {
    const state = stored(at({ at: 'triaging' }))

    expect(nextStep(state, rules)).toEqual({ kind: 'triage' })
  })

  it('leads to choosing among the clusters', () => {
    const before = stored(at({ at: 'triaging' }, { clusters: [] }))

    const after = stored(reduce(before, { kind: 'diagnosed', clusters: [cluster()] }))

    expect(after).toMatchObject({ phase: { at: 'choosing' }, clusters: [cluster()] })
  })
})

describe('choosing', () => {
  it('assigns a cluster to a fixer', () => {
    const state = stored(at({ at: 'choosing' }))

    expect(nextStep(state, rules)).toEqual({
      kind: 'assign',
      assigned: [
        {
          kind: 'repair',
          clusters: [cluster()],
          fixer: 'claude',
          strategy: 'conservative',
          iteration: 1,
          debugging: 0,
          candidate: 0,
        },
      ],
    })
  })

  it('leads to the analysis of the one that is assigned', () => {
    const before = stored(at({ at: 'choosing' }))

    const after = stored(reduce(before, assigned(before, rules)))

    expect(after.phase).toEqual({ at: 'analyzing', iteration: 1 })
    expect(after.attempts).toEqual([attempt({ startedAt: 99, signature, problem: '' })])
  })

  it('leads to a race of several', () => {
    const before = stored(at({ at: 'choosing' }))

    const after = stored(reduce(before, assigned(before, { ...rules, candidates: 2 })))

    expect(after.phase).toEqual({ at: 'racing', iterations: [1, 2] })
    expect(after.attempts).toEqual([
      attempt({ startedAt: 99, signature, problem: '', candidate: 1 }),
      attempt({ startedAt: 99, signature, problem: '', candidate: 2, iteration: 2, fixer: 'offline' }),
    ])
  })

  it('notes the commit and the pass rate from which an attempt sets out, confirmed or not', () => {
    const before = stored(
      at(
        { at: 'choosing' },
        {
          current: snapshot('head', { red: 'failed', other: 'failed', more: 'failed' }),
          seen: seen({ other: 'passed', more: 'passed' }),
          tip: 'fix',
        },
      ),
    )

    const after = stored(reduce(before, assigned(before, rules)))

    expect(after.attempts).toMatchObject([{ base: 'fix', rateBefore: 0.75 }])
  })

  it('counts the vain attempts at the same clusters', () => {
    const before = stored(at({ at: 'choosing' }, { attempts: [attempt({ result: 'fail' })] }))

    const after = stored(reduce(before, assigned(before, rules)))

    expect(after.attempts).toMatchObject([{ debugging: 0 }, { iteration: 2, debugging: 1 }])
  })

  it('takes an attempt that held elsewhere first, the one of the lowest iteration', () => {
    const waiting = [attempt({ tree: 'one' }), attempt({ iteration: 2, tree: 'two' })]
    const before = stored(at({ at: 'choosing' }, { attempts: waiting }))

    const after = stored(settle(before, rules))

    expect(after).toEqual({ ...before, phase: { at: 'combining', iteration: 1 } })
    expect(nextStep(after, rules)).toEqual({ kind: 'combine', attempt: waiting[0] })
  })

  it('has the whole suite run on what was seen by some of the tests only before it ends', () => {
    const before = stored(
      at({ at: 'choosing' }, { attempts: [committed()], tip: 'fix', seen: seen({ red: 'passed' }) }),
    )

    const after = stored(settle(before, { ...rules, validate: 'final' }))

    expect(after.phase).toEqual({ at: 'confirming', due: true })
    expect(nextStep(after, { ...rules, validate: 'final' })).toMatchObject({ kind: 'confirm' })
  })

  it('ends when a limit is reached', () => {
    const state = stored(at({ at: 'choosing' }, { spentMs: 60 * 60_000 }))

    expect(nextStep(state, rules)).toEqual({
      kind: 'conclude',
      why: 'time',
      left: { iterations: 10, minutes: 0 },
      degraded: false,
    })
  })

  it('says that a fixer could not be reached', () => {
    const down = attempt({ result: 'abstained', unavailable: true, downUntilMs: DOWN_MS })
    const state = stored(at({ at: 'choosing' }, { attempts: [down, { ...down, iteration: 2, fixer: 'offline' }] }))

    expect(nextStep(state, rules)).toMatchObject({ kind: 'conclude', why: 'stuck', degraded: true })
  })

  it('leads to publishing with an outcome when there are no commits', () => {
    const before = stored(at({ at: 'choosing' }, { attempts: [attempt({ result: 'fail' })] }))

    const after = stored(reduce(before, concluded('stuck')))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, stop: 'stuck', left, outcome: 'failed' })
  })

  it('takes commits that were reverted for none', () => {
    const undone = attempt({ commit: 'fix', revert: 'undo', result: 'regression' })
    const before = stored(at({ at: 'choosing' }, { attempts: [undone], tip: 'undo' }))

    const after = stored(reduce(before, concluded('stuck')))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome: 'failed' })
  })

  it.each<[string, string, Observation & { kind: 'concluded' }, Attempt[]]>([
    ['minimizing', 'all is green', concluded('all-green'), [confirmed()]],
    ['proving', 'something is still red', concluded('stuck'), [confirmed()]],
    [
      'proving',
      'all is green and the smallest patch was looked for',
      concluded('all-green'),
      [confirmed(), attempt({ ...confirmed(), iteration: 2, kind: 'pruning' })],
    ],
    [
      'proving',
      'all is green and a smaller patch did not hold',
      concluded('all-green'),
      [confirmed(), attempt({ iteration: 2, kind: 'pruning', commit: 'less', revert: 'undo', result: 'regression' })],
    ],
    [
      'minimizing',
      'something was mended after the smallest patch was looked for',
      concluded('all-green'),
      [
        confirmed(),
        attempt({ ...confirmed(), iteration: 2, kind: 'pruning' }),
        attempt({ ...confirmed(), iteration: 3 }),
      ],
    ],
  ])('leads to %s when %s', (phase, _, observation, attempts) => {
    const before = stored(at({ at: 'choosing' }, { attempts, tip: 'fix' }))

    const after = stored(reduce(before, { ...observation, degraded: true }))

    expect(after).toMatchObject({ phase: { at: phase }, stop: observation.why, left, degraded: true })
    expect(after.outcome).toBeUndefined()
  })
})

describe('analyzing', () => {
  it('hands out the open attempt', () => {
    const state = stored(at({ at: 'analyzing', iteration: 1 }, { attempts: [attempt()] }))

    expect(nextStep(state, rules)).toEqual({ kind: 'analyze', attempt: attempt() })
  })

  it('leads to the fix, with the analysis', () => {
    const done = attempt({ result: 'fail' })
    const before = stored(at({ at: 'analyzing', iteration: 2 }, { attempts: [done, attempt({ iteration: 2 })] }))
    const used = usage({ requests: 1, inputTokens: 7 })

    const after = stored(
      reduce(before, { kind: 'analyzed', analysis, code: 'digest', usage: used, transcripts: ['t1'] }),
    )

    expect(after.phase).toEqual({ at: 'fixing', iteration: 2 })
    expect(after.attempts).toEqual([
      done,
      attempt({ iteration: 2, analysis, code: 'digest', spending: { analyst: used }, transcripts: ['t1'] }),
    ])
  })

  it.each(abstentions())(
    'goes back to choosing after an abstention (%s), and then asks %s',
    (_, asked, why, downUntilMs) => {
      const before = stored(at({ at: 'analyzing', iteration: 1 }, { attempts: [attempt()], spentMs: 7_000 }))

      const after = stored(reduce(before, abstained(why)))

      expect(after.phase).toEqual({ at: 'choosing' })
      expect(after.attempts).toEqual([attempt({ result: 'abstained', reason: 'no idea', downUntilMs, ...why })])
      expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', assigned: [{ fixer: asked }] })
    },
  )
})

describe('fixing', () => {
  it('hands out the open attempt with its analysis', () => {
    const state = stored(at({ at: 'fixing', iteration: 1 }, { attempts: [attempt({ analysis })] }))

    expect(nextStep(state, rules)).toEqual({ kind: 'fix', attempt: attempt({ analysis }) })
  })

  it('leads to the check of a proposal, and adds up what was used', () => {
    const analyzed = attempt({ analysis, spending: spent({ requests: 1, inputTokens: 7, dollars: 0.5 }) })
    const before = stored(at({ at: 'fixing', iteration: 1 }, { attempts: [analyzed] }))
    const used = usage({ requests: 2, inputTokens: 10, cachedTokens: 5, outputTokens: 3, dollars: 0.25 })

    const after = stored(
      reduce(before, { kind: 'proposed', proposal, files: ['a.ts'], diff: '+x', tree: 'tree', usage: used }),
    )

    expect(after.phase).toEqual({ at: 'checking', iteration: 1, tree: 'tree' })
    const sum = spent({ requests: 3, inputTokens: 17, cachedTokens: 5, outputTokens: 3, dollars: 0.75 })
    expect(after.attempts).toEqual([{ ...analyzed, proposal, files: ['a.ts'], diff: '+x', spending: sum }])
  })

  it.each(abstentions())(
    'goes back to choosing after an abstention (%s), and then asks %s',
    (_, asked, why, downUntilMs) => {
      const before = stored(at({ at: 'fixing', iteration: 1 }, { attempts: [attempt({ analysis })], spentMs: 7_000 }))

      const after = stored(reduce(before, abstained(why)))

      expect(after.phase).toEqual({ at: 'choosing' })
      expect(after.attempts).toEqual([
        attempt({ analysis, result: 'abstained', reason: 'no idea', downUntilMs, ...why }),
      ])
      expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', assigned: [{ fixer: asked }] })
    },
  )
})

describe('checking', () => {
  it('takes the open attempt and its tree', () => {
    const state = stored(at({ at: 'checking', iteration: 1, tree: 'tree' }, { attempts: [attempt()] }))

    expect(nextStep(state, rules)).toEqual({ kind: 'check', attempt: attempt(), tree: 'tree' })
  })

  it('leads to validation of the very tree that was checked', () => {
    const before = stored(at({ at: 'checking', iteration: 1, tree: 'tree' }, { attempts: [attempt()] }))

    const after = stored(reduce(before, { kind: 'checked' }))

    expect(after.phase).toEqual({ at: 'validating', iteration: 1, tree: 'tree' })
    expect(nextStep(after, rules)).toEqual({ kind: 'validate', attempt: attempt(), tree: 'tree' })
  })

  it.each(['syntax-error', 'refused'] as const)('goes back to choosing after a %s', result => {
    const before = stored(at({ at: 'checking', iteration: 1, tree: 'tree' }, { attempts: [attempt()] }))

    const after = stored(reduce(before, { kind: 'rejected', result, reason: 'why' }))

    expect(after.phase).toEqual({ at: 'choosing' })
    expect(after.attempts).toEqual([attempt({ result, reason: 'why' })])
  })
})

describe('validating', () => {
  it.each<Verdict>([pass, progress])('leads to a commit of the tree after $kind', verdict => {
    const before = stored(at({ at: 'validating', iteration: 1, tree: 'tree' }, { attempts: [attempt()] }))
    const told = seen({ red: 'passed' })

    const after = stored(reduce(before, validated(verdict, { seen: told })))

    expect(after.phase).toEqual({ at: 'committing', iteration: 1, tree: 'tree', seen: told })
    expect(after.attempts, 'only a commit gives a good result').toEqual([attempt({ rateAfter: 0.9, reason: 'why' })])
    expect(nextStep(after, rules)).toMatchObject({ kind: 'commit', tree: 'tree', attempt: { iteration: 1 } })
  })

  it.each<Verdict>([fail, incomplete, regression])(
    'goes back to choosing after $kind, with what the tests printed and without a commit',
    verdict => {
      const before = stored(at({ at: 'validating', iteration: 1, tree: 'tree' }, { attempts: [attempt()] }))

      const after = stored(reduce(before, validated(verdict, { seen: seen({ red: 'passed' }), output: 'log' })))

      expect(after.phase).toEqual({ at: 'choosing' })
      expect(after.attempts).toEqual([attempt({ result: verdict.kind, reason: 'why', rateAfter: 0.9, output: 'log' })])
      expect(after).toMatchObject({ tip: 'head', current: before.current })
      expect(after.seen, 'what a change did that is thrown away is not known').toBeUndefined()
    },
  )

  it.each<Verdict>([pass, fail])('notes tests that turn out to be flaky ($kind)', verdict => {
    const open = { attempts: [attempt()], flaky: [key('known')] }
    const before = stored(at({ at: 'validating', iteration: 1, tree: 'tree' }, open))

    const after = stored(reduce(before, validated(verdict, { flaky: [key('green')] })))

    expect(after.flaky).toEqual([key('known'), key('green')])
  })
})

describe('committing', () => {
  it.each([
    ['pass', 'all of its targets are green', { red: 'passed', other: 'passed' }],
    ['progress', 'some of its targets are green', { red: 'passed', other: 'failed' }],
    ['progress', 'one of its targets was not seen', { red: 'passed' }],
  ] as const)('moves the tip and leads to confirmation: %s when %s', (result, _, told) => {
    const open = attempt({ targets: [key('red'), key('other')] })
    const phase: Phase = { at: 'committing', iteration: 1, tree: 'tree', seen: seen(told) }
    const before = stored(at(phase, { attempts: [open] }))

    const after = stored(reduce(before, { kind: 'committed', sha: 'fix' }))

    expect(after).toMatchObject({ phase: { at: 'confirming', due: false }, tip: 'fix', seen: seen(told) })
    expect(after.attempts).toEqual([{ ...open, commit: 'fix', result }])
    expect(after.current, 'the whole suite has not seen it').toEqual(before.current)
  })

  it('lays what was seen of it over what was seen before', () => {
    const earlier = { ...seen({ kept: 'failed', mended: 'failed', broken: 'passed' }) }
    const later = seen({ red: 'passed', mended: 'passed', broken: 'failed' })
    const phase: Phase = { at: 'committing', iteration: 1, tree: 'tree', seen: later }
    const before = stored(at(phase, { attempts: [attempt()], seen: earlier }))

    const after = stored(reduce(before, { kind: 'committed', sha: 'fix' }))

    expect(after.seen?.tests).toEqual([{ id: id('kept'), status: 'failed' }, ...later.tests])
    expect(after.seen?.failures).toEqual([failure(id('kept')), failure(id('broken'))])
  })
})

describe('racing', () => {
  const racers = [attempt({ candidate: 1 }), attempt({ iteration: 2, candidate: 2, spending: spent({ requests: 1 }) })]

  it('hands out all that run', () => {
    const done = attempt({ iteration: 3, result: 'fail' })
    const state = stored(at({ at: 'racing', iterations: [1, 2] }, { attempts: [...racers, done] }))

    expect(nextStep(state, rules)).toEqual({ kind: 'race', attempts: racers })
  })

  it('leads to choosing, with what came of each', () => {
    const before = stored(at({ at: 'racing', iterations: [1, 2] }, { attempts: racers, flaky: [key('known')] }))
    const held = { analysis, proposal, files: ['a.ts'], diff: '+x', rateAfter: 1, tree: 'tree', durationMs: 5 }
    const lost = {
      result: 'fail',
      reason: 'why',
      output: 'log',
      spending: spent({ requests: 3 }),
      durationMs: 6,
    } as const

    const after = stored(
      reduce(before, {
        kind: 'raced',
        results: [
          { iteration: 1, change: held, flaky: [key('green')] },
          { iteration: 2, change: lost, flaky: [key('green'), key('known')] },
        ],
      }),
    )

    expect(after.phase).toEqual({ at: 'choosing' })
    expect(after.attempts).toEqual([
      { ...racers[0], ...held },
      { ...racers[1], ...lost },
    ])
    expect(after.flaky).toEqual([key('known'), key('green')])
    expect(nextStep(settle(after, rules), rules)).toMatchObject({ kind: 'combine', attempt: { iteration: 1 } })
  })
})

describe('combining', () => {
  const waiting = attempt({ tree: 'elsewhere', files: ['a.ts'], diff: '+x' })

  it('takes the attempt that was selected', () => {
    const state = stored(at({ at: 'combining', iteration: 1 }, { attempts: [waiting] }))

    expect(nextStep(state, rules)).toEqual({ kind: 'combine', attempt: waiting })
  })

  it('leads to the check of what was put together', () => {
    const before = stored(at({ at: 'combining', iteration: 1 }, { attempts: [waiting] }))

    const after = stored(reduce(before, { kind: 'combined', tree: 'both', files: ['b.ts'], diff: '+y' }))

    expect(after.phase).toEqual({ at: 'checking', iteration: 1, tree: 'both' })
    expect(after.attempts).toEqual([{ ...waiting, files: ['b.ts'], diff: '+y' }])
  })

  it.each(['conflict', 'outranked'] as const)(
    "goes back to choosing after a %s, which is no fixer's failure",
    result => {
      const before = stored(at({ at: 'combining', iteration: 1 }, { attempts: [waiting] }))

      const after = stored(reduce(before, { kind: 'dropped', result, reason: 'why' }))

      expect(after.phase).toEqual({ at: 'choosing' })
      expect(after.attempts).toEqual([{ ...waiting, result, reason: 'why' }])
      expect(nextStep(after, rules)).toMatchObject({ kind: 'assign', assigned: [{ fixer: 'claude', debugging: 0 }] })
    },
  )
})

describe('confirming', () => {
  it.each<[string, string, WorkflowRules['validate'], number, Attempt[]]>([
    ['confirm', 'auto, a quick suite, one commit', 'auto', SLOW_MS - 1, commits(1)],
    ['defer', 'auto, a suite of a minute, one commit', 'auto', SLOW_MS, commits(1)],
    ['defer', 'auto, a suite of a minute, two commits', 'auto', SLOW_MS, commits(2)],
    ['confirm', 'auto, a suite of a minute, three commits', 'auto', SLOW_MS, commits(3)],
    ['confirm', 'always, a suite of a minute, one commit', 'always', SLOW_MS, commits(1)],
    ['defer', 'final, a quick suite, three commits', 'final', 1, commits(3)],
    ['confirm', 'final, a commit that makes the fix smaller', 'final', SLOW_MS, [committed({ kind: 'pruning' })]],
    ['confirm', 'final, a commit that was made elsewhere', 'final', SLOW_MS, [committed({ tree: 'tree' })]],
    ['defer', 'always, no commit that is to be confirmed', 'always', 1, [confirmed()]],
  ])('%s: %s', (kind, _, validate, durationMs, attempts) => {
    const current = snapshot('head', { red: 'failed' }, durationMs)
    const state = stored(at({ at: 'confirming', due: false }, { attempts, current, tip: 'fix' }))

    const settled = settle(state, { ...rules, validate })

    // Deferred, what is known so far goes to triage, and nothing else changes.
    expect(settled).toEqual(kind === 'confirm' ? state : { ...state, phase: { at: 'triaging' } })
    expect(nextStep(settled, rules)).toEqual(kind === 'confirm' ? { kind, attempts } : { kind: 'triage' })
  })

  it('runs what is due whatever is said of validation, on what is not confirmed yet', () => {
    const attempts = [confirmed(), committed({ iteration: 2, commit: 'two' })]
    const current = snapshot('head', { red: 'failed' }, SLOW_MS)
    const state = stored(at({ at: 'confirming', due: true }, { attempts, current, tip: 'two' }))

    const settled = settle(state, { ...rules, validate: 'final' })

    expect(nextStep(settled, rules)).toEqual({ kind: 'confirm', attempts: [attempts[1]] })
  })

  it('makes good commits the verified code, and looks at what is left', () => {
    const before = stored(unconfirmed(commits(2)))
    const green = snapshot('fix', { red: 'passed' })

    const after = stored(reduce(before, confirmation(pass, green, [key('flaky')])))

    expect(after.phase).toEqual({ at: 'triaging' })
    expect(after.attempts).toEqual(commits(2).map(each => ({ ...each, confirmed: true, rateAfter: 0.8 })))
    expect(after).toMatchObject({ current: green, initial: before.initial, flaky: [key('flaky')] })
    expect(after.seen, 'the whole suite has seen it all').toBeUndefined()
  })

  it('leaves what was confirmed before as it was', () => {
    const old = confirmed({ rateAfter: 0.6 })
    const before = stored(unconfirmed([old, committed({ iteration: 2, commit: 'two' })]))

    const after = stored(reduce(before, confirmation(pass, snapshot('fix', { red: 'passed' }))))

    expect(after.attempts).toMatchObject([old, { iteration: 2, confirmed: true, rateAfter: 0.8 }])
  })

  it('takes tests up that could not be seen before', () => {
    const before = stored({
      ...unconfirmed(commits(1)),
      flaky: [key('flaky')],
      outside: [key('sick')],
      orderDependent: [key('order')],
    })
    const more = snapshot('fix', {
      red: 'passed',
      hidden: 'failed',
      flaky: 'failed',
      sick: 'failed',
      order: 'failed',
      new: 'failed',
      fine: 'passed',
    })

    const after = stored(reduce(before, confirmation(pass, more, [key('new')])))

    expect(after.targets).toEqual([key('red'), key('hidden')])
  })

  it('takes up a test that fails now and was only skipped before, such as behind a broken hook', () => {
    const skipped = snapshot('head', { red: 'failed', behind: 'skipped' })
    const before = stored({ ...unconfirmed(commits(1)), initial: skipped, current: skipped })

    const after = stored(reduce(before, confirmation(pass, snapshot('fix', { red: 'passed', behind: 'failed' }))))

    expect(after.targets).toEqual([key('red'), key('behind')])
  })

  it.each<[string, Verdict, Snapshot | undefined, string]>([
    ['a regression', regression, snapshot('fix', { red: 'passed', green: undefined }), 'regression'],
    ['a target that is red after all', fail, snapshot('fix', { red: 'failed' }), 'fail'],
    ['a run that did not finish', incomplete, undefined, 'incomplete'],
  ])('leads to a revert of the only commit after %s', (_, verdict, snap, result) => {
    const before = stored(unconfirmed([confirmed(), committed({ iteration: 2, commit: 'two' })]))

    const after = stored(reduce(before, confirmation(verdict, snap)))

    expect(after.phase).toEqual({ at: 'reverting', iterations: [2] })
    expect(after.attempts[1]).toMatchObject({ result, reason: 'why', output: 'log', rateAfter: 0.8, commit: 'two' })
    expect(after.attempts[0], 'what was confirmed before is not to blame').toEqual(before.attempts[0])
    expect(after.current, 'the verified code is still the one before').toEqual(before.current)
    expect(nextStep(after, rules)).toEqual({ kind: 'revert', attempts: [after.attempts[1]] })
  })

  it.each<[string, Verdict, Snapshot | undefined, string[]]>([
    ['a regression', regression, snapshot('fix', { red: 'passed', green: undefined }), [key('green')]],
    ['a run that did not finish', incomplete, undefined, []],
  ])('leads to a search for the guilty one of several after %s', (_, verdict, snap, broken) => {
    const before = stored(unconfirmed(commits(3)))

    const after = stored(reduce(before, confirmation(verdict, snap, [key('flaky')])))

    expect(after.phase).toEqual({ at: 'tracing', suspects: [1, 2, 3], broken, reason: 'why' })
    expect(after).toEqual({ ...before, phase: after.phase, flaky: [key('flaky')] })
  })

  it.each<[string, Verdict, Record<string, 'passed' | 'failed'>, number[]]>([
    ['the one', progress, { red: 'passed', other: 'failed' }, [2]],
    ['all, newest first,', fail, { red: 'failed', other: 'failed' }, [2, 1]],
  ])('leads to a revert of %s that helped nothing', (_, verdict, told, vain) => {
    const two = [committed(), committed({ iteration: 2, commit: 'two', targets: [key('other')] })]
    const red = snapshot('head', { red: 'failed', other: 'failed' })
    const before = stored({ ...unconfirmed(two), initial: red, current: red, targets: [key('red'), key('other')] })

    const after = stored(reduce(before, confirmation(verdict, snapshot('fix', told))))

    expect(after.phase).toEqual({ at: 'reverting', iterations: vain })
    const failed = { result: 'fail', reason: 'why', output: 'log', rateAfter: 0.8 }
    expect(after.attempts).toEqual(two.map(each => (vain.includes(each.iteration) ? { ...each, ...failed } : each)))
  })

  it.each<Verdict>([pass, regression])('with nothing to confirm says what is true now ($kind)', verdict => {
    const before = stored(unconfirmed([confirmed()]))
    const now = snapshot('fix', { red: 'failed' })

    const after = stored(reduce(before, confirmation(verdict, now)))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, current: now, attempts: [confirmed()] })
  })

  it('with nothing to confirm goes on with what was true before when the run does not finish', () => {
    const before = stored(unconfirmed([confirmed()]))

    const after = stored(reduce(before, confirmation(incomplete, undefined)))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, current: before.current, attempts: [confirmed()] })
  })
})

describe('tracing', () => {
  const cases = [2, 3, 5].flatMap(count => Array.from({ length: count }, (_, index) => [index + 1, count] as const))

  it.each(cases)('finds commit %i of %i to be guilty', (guilty, count) => {
    const suspects = commits(count).map(({ iteration }) => iteration)
    let state = stored({
      ...unconfirmed(commits(count)),
      phase: { at: 'tracing', suspects, broken: [key('green')], reason: 'It broke green.' },
    })
    const probes: number[] = []

    for (let step = nextStep(state, rules); step.kind === 'probe'; step = nextStep(state, rules)) {
      expect(step.broken).toEqual([key('green')])
      probes.push(step.attempt.iteration)
      state = stored(reduce(state, { kind: 'probed', good: step.attempt.iteration < guilty }))
    }

    expect(state.phase).toEqual({ at: 'reverting', iterations: [guilty] })
    expect(state.attempts).toEqual(
      commits(count).map(each =>
        each.iteration === guilty ? { ...each, result: 'regression', reason: 'It broke green.' } : each,
      ),
    )
    expect(new Set(probes).size, 'no commit is asked twice').toBe(probes.length)
    expect(probes.length, 'it halves').toBeLessThanOrEqual(Math.ceil(Math.log2(count)))
  })

  it('stays as long as there are several suspects', () => {
    const phase: Phase = { at: 'tracing', suspects: [1, 2, 3, 4], broken: [key('green')], reason: 'why' }
    const before = stored({ ...unconfirmed(commits(4)), phase })

    const after = stored(reduce(before, { kind: 'probed', good: true }))

    expect(after).toEqual({ ...before, phase: { ...phase, suspects: [3, 4] } })
  })

  it('says that it cannot be judged of a commit after which the suite does not finish', () => {
    const phase: Phase = { at: 'tracing', suspects: [1, 2], broken: [], reason: 'killed' }
    const before = stored({ ...unconfirmed(commits(2)), phase })

    const after = stored(reduce(before, { kind: 'probed', good: false }))

    expect(after.phase).toEqual({ at: 'reverting', iterations: [1] })
    expect(after.attempts).toMatchObject([{ result: 'incomplete', reason: 'killed' }, { result: 'pass' }])
  })
})

describe('reverting', () => {
  it('goes back to triage on the code that was verified before when nothing else stands', () => {
    const before = stored(reverting([committed({ result: 'regression' })], [1]))

    const after = stored(reduce(before, { kind: 'reverted', reverts: [{ iteration: 1, sha: 'undo' }], tip: 'undo' }))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, tip: 'undo' })
    expect(after.current).toEqual({ ...before.current, sha: 'undo' })
    expect(after.attempts).toEqual([committed({ result: 'regression', revert: 'undo' })])
    expect(after.seen, 'what it was seen to do is gone').toBeUndefined()
    const diagnosed = reduce(after, { kind: 'diagnosed', clusters: after.clusters })
    expect(nextStep(diagnosed, rules)).toMatchObject({ kind: 'assign', assigned: [{ strategy: 'surgical' }] })
  })

  it('brings back the earlier change that the reverted one had replaced', () => {
    const replaced = confirmed({ result: 'progress', revert: 'two' })
    const better = committed({ iteration: 2, commit: 'two', result: 'regression', undoes: 1 })

    const after = stored(
      reduce(stored(reverting([replaced, better], [2])), {
        kind: 'reverted',
        reverts: [{ iteration: 2, sha: 'undo' }],
        tip: 'undo',
      }),
    )

    expect(after.attempts[0]).toEqual(confirmed({ result: 'progress' }))
    expect(after.attempts[1]).toMatchObject({ revert: 'undo' })
  })

  it('goes back to triage on top of what is confirmed', () => {
    const before = stored(reverting([confirmed(), committed({ iteration: 2, commit: 'two', result: 'fail' })], [2]))

    const after = stored(reduce(before, { kind: 'reverted', reverts: [{ iteration: 2, sha: 'undo' }], tip: 'undo' }))

    expect(after).toMatchObject({ phase: { at: 'triaging' }, current: { sha: 'undo' } })
  })

  it.each([
    ['an earlier', 1, 2],
    ['a later', 2, 1],
  ])('leads to a run on %s commit that stands', (_, stands, guilty) => {
    const before = stored(reverting(commits(2), [guilty]))

    const after = stored(
      reduce(before, { kind: 'reverted', reverts: [{ iteration: guilty, sha: 'undo' }], tip: 'undo' }),
    )

    expect(after.phase).toEqual({ at: 'confirming', due: true })
    expect(after.current).toEqual(before.current)
    expect(after.seen, 'what they were seen to do together is gone').toBeUndefined()
    const step = nextStep(after, { ...rules, validate: 'final' })
    expect(step).toMatchObject({ kind: 'confirm', attempts: [{ iteration: stands, result: 'pass' }] })
  })

  it('calls a later commit that had to go with it a conflict, since it was not its fault', () => {
    const before = stored(reverting(commits(3), [2]))
    const reverts = [
      { iteration: 3, sha: 'undo 3' },
      { iteration: 2, sha: 'undo 2' },
    ]

    const after = stored(reduce(before, { kind: 'reverted', reverts, tip: 'undo 2' }))

    expect(after.attempts).toMatchObject([
      { iteration: 1, result: 'pass' },
      { iteration: 2, result: 'pass', revert: 'undo 2' },
      { iteration: 3, result: 'conflict', revert: 'undo 3' },
    ])
    expect(after.attempts[0]).not.toHaveProperty('revert')
    expect(after.phase).toEqual({ at: 'confirming', due: true })
  })

  it('runs the whole suite where a confirmed commit is gone: that code was never seen', () => {
    const before = stored(reverting([confirmed({ result: 'fail' })], [1]))

    const after = stored(reduce(before, { kind: 'reverted', reverts: [{ iteration: 1, sha: 'undo' }], tip: 'undo' }))

    expect(after).toMatchObject({ phase: { at: 'confirming', due: true }, current: { sha: 'head' } })
    expect(nextStep(after, { ...rules, validate: 'final' })).toEqual({ kind: 'confirm', attempts: [] })
  })

  it('takes several back newest first', () => {
    const state = stored(reverting(commits(2), [2, 1]))

    expect(nextStep(state, rules)).toMatchObject({ kind: 'revert', attempts: [{ iteration: 2 }, { iteration: 1 }] })
  })
})

describe('minimizing', () => {
  it('comes when the fix is whole', () => {
    const state = stored(at({ at: 'minimizing' }, { attempts: [confirmed()], tip: 'fix' }))

    expect(nextStep(state, rules)).toEqual({ kind: 'minimize' })
  })

  it('leads to the proof when all of the fix is needed', () => {
    const before = stored(at({ at: 'minimizing' }, { attempts: [confirmed()], tip: 'fix' }))

    const after = stored(reduce(before, { kind: 'minimized', uncovered: [], smaller: undefined }))

    expect(after).toEqual({ ...before, phase: { at: 'proving' } })
  })

  it("leads to a commit of what is left of it, which is no fixer's work", () => {
    const before = stored(at({ at: 'minimizing' }, { attempts: [confirmed({ iteration: 4 })], tip: 'fix' }))
    const told = seen({ red: 'passed' })
    const smaller = { tree: 'less', files: ['a.ts'], diff: '-x', summary: '1 of 2 hunks dropped', seen: told }

    const after = stored(reduce(before, { kind: 'minimized', uncovered: [], smaller }))

    expect(after.phase).toEqual({ at: 'committing', iteration: 5, tree: 'less', seen: told })
    expect(after.attempts[1]).toMatchObject({
      iteration: 5,
      kind: 'pruning',
      title: '1 of 2 hunks dropped',
      clusters: [],
      targets: [],
      files: ['a.ts'],
      diff: '-x',
      base: 'fix',
    })
    expect(nextStep(after, rules)).toMatchObject({ kind: 'commit', tree: 'less', attempt: { kind: 'pruning' } })
  })

  it('has the whole suite look at it', () => {
    const open = attempt({ iteration: 2, kind: 'pruning', targets: [], clusters: [] })
    const phase: Phase = { at: 'committing', iteration: 2, tree: 'less', seen: nothingSeen }
    const before = stored(at(phase, { attempts: [confirmed(), open], tip: 'fix' }))

    const after = stored(reduce(before, { kind: 'committed', sha: 'less' }))

    const made = { ...open, commit: 'less', result: 'pass', base: 'fix' }
    expect(nextStep(after, { ...rules, validate: 'final' })).toEqual({ kind: 'confirm', attempts: [made] })
  })
})

describe('proving', () => {
  const green = snapshot('tip', { red: 'passed' })
  const proven = { attempts: [confirmed({ commit: 'tip' })], tip: 'tip', current: green }

  it('comes before anything is published', () => {
    const state = stored(at({ at: 'proving' }, proven))

    expect(nextStep(state, rules)).toEqual({ kind: 'prove' })
  })

  it('leads to the review of what held', () => {
    const before = stored(at({ at: 'proving' }, proven))

    const after = stored(reduce(before, proved({ notes: ['n'] })))

    expect(after).toMatchObject({ phase: { at: 'reviewing' }, proof: proof(), notes: ['n'] })
    expect(after.outcome, 'it is not over').toBeUndefined()
    expect(unreviewed(after)).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed' })
  })

  it('leads to publishing without a review of what was not seen again', () => {
    const before = stored(at({ at: 'proving' }, proven))

    const after = stored(reduce(before, proved({ proof: proof({ held: false, reason: 'why' }) })))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome: 'failed' })
  })

  it.each<[string, Partial<Observation & { kind: 'proved' }>]>([
    ['when it does not hold', { proof: proof({ held: false, reason: 'why' }) }],
    ['when it is the proof of another commit', { proof: proof({ sha: 'other' }) }],
    ['when a last run shows the target red', { snapshot: snapshot('tip', { red: 'failed' }) }],
    ['when a last run shows a test broken', { snapshot: snapshot('tip', { red: 'passed', green: 'failed' }) }],
  ])('leads to publishing a failure %s', (_, change) => {
    const before = stored(at({ at: 'proving' }, proven))

    const after = unreviewed(stored(reduce(before, proved(change))))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, outcome: 'failed' })
  })

  it('keeps what was seen before where the last run says nothing', () => {
    const before = stored(at({ at: 'proving' }, proven))

    const after = stored(reduce(before, proved({ proof: proof({ held: false }), snapshot: undefined })))

    expect(after).toMatchObject({ current: green, outcome: 'failed' })
  })

  it('takes back, newest first, what was made for tests that pass without it', () => {
    const chance = [
      confirmed({ iteration: 2, commit: 'two', targets: [key('by chance')] }),
      confirmed({ iteration: 3, commit: 'three', targets: [key('by chance')] }),
    ]
    const attempts = [confirmed(), ...chance]
    const targets = [key('red'), key('by chance')]
    const before = stored(at({ at: 'proving' }, { ...proven, attempts, targets }))

    const after = stored(reduce(before, proved({ unneeded: [key('by chance')] })))

    expect(after).toMatchObject({ phase: { at: 'reverting', iterations: [3, 2] }, flaky: [key('by chance')] })
    const reason = 'Its tests also pass without it: they are flaky.'
    expect(after.attempts).toEqual([confirmed(), ...chance.map(each => ({ ...each, result: 'fail', reason }))])
    expect(after.outcome).toBeUndefined()
  })

  it.each<[string, Attempt]>([
    ['that another test needs', confirmed({ commit: 'tip', targets: [key('red'), key('by chance')] })],
    ['that makes the fix smaller', confirmed({ commit: 'tip', kind: 'pruning', targets: [] })],
    ['that was found on the branch', confirmed({ commit: 'tip', targets: [] })],
  ])('leaves a commit %s', (_, made) => {
    const targets = [key('red'), key('by chance')]
    const current = snapshot('tip', { red: 'passed', 'by chance': 'passed' })
    const before = stored(at({ at: 'proving' }, { ...proven, attempts: [made], targets, current }))

    const after = unreviewed(stored(reduce(before, proved({ unneeded: [key('by chance')], snapshot: current }))))

    expect(after).toMatchObject({ phase: { at: 'publishing' }, flaky: [key('by chance')], attempts: [made] })
    expect(after.outcome).toBe('fixed')
  })
})

describe('publishing', () => {
  it('is the last step', () => {
    const state = stored(at({ at: 'publishing' }))

    expect(nextStep(state, rules)).toEqual({ kind: 'publish' })
  })

  it('leads to the end, with the pull request', () => {
    const pullRequest = { number: 7, url: 'https://x/7', operation: 'created' as const }
    const before = stored(at({ at: 'publishing' }, { outcome: 'fixed' }))

    const after = stored(reduce(before, { kind: 'published', pullRequest }))

    expect(after).toMatchObject({ phase: { at: 'done' }, outcome: 'fixed', pullRequest })
    expect(nextStep(after, rules)).toEqual({ kind: 'finish' })
  })

  it('does not forget an earlier pull request when this time there is none', () => {
    const pullRequest = { number: 7, url: 'https://x/7', operation: 'created' as const }
    const before = stored(at({ at: 'publishing' }, { pullRequest }))

    const after = stored(reduce(before, { kind: 'published', pullRequest: undefined }))

    expect(after.pullRequest).toEqual(pullRequest)
  })
})

describe('a branch that somebody else has pushed to', () => {
  it('is left to them: the fix goes to another, and nothing else changes', () => {
    const before = stored({ ...unconfirmed(commits(1)), notes: ['before'] })

    const after = stored(reduce(before, { kind: 'renamed', branch: 'fix-tests/main-2', note: 'moved' }))

    expect(after).toEqual({ ...before, branch: 'fix-tests/main-2', notes: ['before', 'moved'] })
  })
})

/** Each phase with something to work on, and everything that can be observed in it. */
const phases: { [At in Phase['at']]: Phase & { at: At } } = {
  reproducing: { at: 'reproducing' },
  triaging: { at: 'triaging' },
  choosing: { at: 'choosing' },
  running: { at: 'running', iteration: 1 },
  analyzing: { at: 'analyzing', iteration: 1 },
  fixing: { at: 'fixing', iteration: 1 },
  checking: { at: 'checking', iteration: 1, tree: 'tree' },
  validating: { at: 'validating', iteration: 1, tree: 'tree' },
  committing: { at: 'committing', iteration: 1, tree: 'tree', seen: nothingSeen },
  racing: { at: 'racing', iterations: [1, 2] },
  combining: { at: 'combining', iteration: 1 },
  confirming: { at: 'confirming', due: true },
  tracing: { at: 'tracing', suspects: [1, 2], broken: [key('green')], reason: 'why' },
  reverting: { at: 'reverting', iterations: [1] },
  minimizing: { at: 'minimizing' },
  proving: { at: 'proving' },
  reviewing: { at: 'reviewing' },
  planning: { at: 'planning' },
  writing: { at: 'writing', iteration: 1 },
  publishing: { at: 'publishing' },
  done: { at: 'done' },
}

describe('ended from outside', () => {
  const working = Object.values(phases).filter(
    phase => !['planning', 'writing', 'publishing', 'done'].includes(phase.at),
  )

  it.each(working)('in $at a run keeps what it was at, and goes on with it', phase => {
    const before = stored(busy(phase))

    const after = stored(reduce(before, { kind: 'stopped' }))
    const again = stored(resumeState(after, () => true))

    expect(after).toEqual({ ...before, outcome: 'stopped' })
    expect(again).toEqual(stored(resumeState(before, () => true)))
    expect(again.outcome).toBeUndefined()
  })

  it('in a conversation a run counts what it has cost by then', () => {
    const before = busy({ at: 'fixing', iteration: 1 })
    const told = { ...noUsage, requests: 2, inputTokens: 900, dollars: 0.5 }

    const after = reduce(before, { kind: 'stopped', spent: { iteration: 1, role: 'fixer', usage: told } })

    expect(after.attempts[0]?.spending.fixer).toMatchObject({ requests: 2, inputTokens: 900, dollars: 0.5 })
    expect(resumeState(stored(after), () => true).attempts[0]?.spending).toEqual(after.attempts[0]?.spending)
  })

  it.each<Phase>([{ at: 'planning' }, { at: 'publishing' }])('in $at, a run still knows how it ended', phase => {
    const green = snapshot('tip', { red: 'passed' })
    const finished = { attempts: [confirmed({ commit: 'tip' })], tip: 'tip', current: green, proof: proof() }
    const before = stored(at(phase, { ...finished, outcome: 'fixed' }))

    const after = stored(resumeState(stored(reduce(before, { kind: 'stopped' })), () => true))

    expect(after).toEqual(before)
  })
})

describe('after a death', () => {
  const kept = Object.values(phases).filter(phase => !['combining', 'done'].includes(phase.at))
  const lost = kept.filter(phase => !('tree' in phase))

  it.each(kept)('the work goes on in $at', phase => {
    const before = stored(busy(phase))

    expect(resumeState(before, tree => tree === 'tree')).toEqual(before)
  })

  it.each(lost)('the work goes on in $at also where trees are gone', phase => {
    const before = stored(busy(phase))

    expect(resumeState(before, () => false)).toEqual(before)
  })

  it.each([phases.checking, phases.validating, phases.committing])(
    'a change whose tree is gone is made again from its analysis ($at)',
    phase => {
      const open = attempt({ analysis, proposal, spending: spent({ requests: 2 }) })
      const before = stored(at(phase, { attempts: [open] }))

      const after = stored(resumeState(before, tree => tree !== 'tree'))

      expect(after).toEqual({ ...before, phase: { at: 'fixing', iteration: 1 } })
      expect(nextStep(after, rules)).toEqual({ kind: 'fix', attempt: open })
    },
  )

  it.each([phases.checking, phases.validating, phases.committing])(
    'what was made elsewhere is put together with the branch again ($at)',
    phase => {
      const before = stored(at(phase, { attempts: [attempt({ tree: 'elsewhere' })] }))

      const after = stored(resumeState(before, tree => tree === 'elsewhere'))

      expect(after).toEqual({ ...before, phase: { at: 'choosing' } })
      expect(nextStep(settle(after, rules), rules)).toMatchObject({ kind: 'combine', attempt: { iteration: 1 } })
    },
  )

  it.each([phases.checking, phases.validating, phases.committing, phases.combining])(
    'what was made elsewhere and is gone is forgotten ($at)',
    phase => {
      const judged = attempt({ result: 'fail' })
      const before = stored(
        at({ ...phase, iteration: 2 }, { attempts: [judged, attempt({ iteration: 2, tree: 'elsewhere' })] }),
      )

      const after = stored(resumeState(before, () => false))

      expect(after).toEqual({ ...before, phase: { at: 'choosing' }, attempts: [judged] })
    },
  )

  it('what was being put together is chosen again', () => {
    const before = stored(at(phases.combining, { attempts: [attempt({ tree: 'elsewhere' })] }))

    const after = stored(resumeState(before, () => true))

    expect(after).toEqual({ ...before, phase: { at: 'choosing' } })
  })

  it('of those that wait to be put together, those are forgotten whose trees are gone', () => {
    const attempts = [attempt({ tree: 'there' }), attempt({ iteration: 2, tree: 'gone' })]
    const before = stored(at({ at: 'analyzing', iteration: 3 }, { attempts: [...attempts, attempt({ iteration: 3 })] }))

    const after = stored(resumeState(before, tree => tree === 'there'))

    expect(after.attempts).toMatchObject([{ iteration: 1 }, { iteration: 3 }])
  })

  it('a smaller fix whose tree is gone is looked for again', () => {
    const pruning = attempt({ iteration: 2, kind: 'pruning', targets: [], clusters: [] })
    const before = stored(
      at({ ...phases.committing, iteration: 2 }, { attempts: [confirmed(), pruning], tip: 'fix', stop: 'all-green' }),
    )

    const after = stored(resumeState(before, () => false))

    expect(after).toEqual({ ...before, phase: { at: 'minimizing' }, attempts: [confirmed()] })
  })

  it('a smaller fix is committed where its tree is still there', () => {
    const pruning = attempt({ iteration: 2, kind: 'pruning', targets: [], clusters: [] })
    const before = stored(at({ ...phases.committing, iteration: 2 }, { attempts: [confirmed(), pruning], tip: 'fix' }))

    expect(resumeState(before, () => true)).toEqual(before)
  })

  it('the trees that a state goes on with are those of its phase and of what waits to be put together', () => {
    const attempts = [
      attempt({ tree: 'waits' }),
      attempt({ iteration: 2, tree: 'conflicting', result: 'conflict' }),
      attempt({ iteration: 3, tree: 'in the branch', result: 'pass', commit: 'fix' }),
      attempt({ iteration: 4 }),
    ]

    const state = stored(at({ at: 'checking', iteration: 4, tree: 'now' }, { attempts }))

    expect(pendingTrees(state)).toEqual(['now', 'waits'])
  })
})

describe('a request that was done is run again', () => {
  it('what is fixed is published again, and nothing else', () => {
    const before = stored(at({ at: 'done' }, { attempts: [confirmed()], outcome: 'fixed', proof: proof() }))

    const after = stored(resumeState(before, () => true))

    expect(after).toEqual({ ...before, phase: { at: 'publishing' } })
  })

  it('what was not fixed gets fresh attempts on top of what stands', () => {
    const good = confirmed({ result: 'progress' })
    const undone = attempt({ iteration: 2, result: 'regression', commit: 'bad', revert: 'undo' })
    const before = stored(
      at(
        { at: 'done' },
        {
          attempts: [good, undone, attempt({ iteration: 3, result: 'fail' })],
          outcome: 'failed',
          stop: 'time',
          left,
          degraded: true,
          proof: proof({ held: false }),
          spentMs: 60 * 60_000,
          notes: ['old'],
        },
      ),
    )

    const after = stored(resumeState(before, () => true))

    expect(after).toEqual({
      ...at({ at: 'reproducing' }, { attempts: [{ ...good, past: true, confirmed: false }] }),
      initial: before.initial,
      current: before.current,
    })
  })

  it('what could not be reproduced is tried to be reproduced again', () => {
    const ended = { targets: [], outcome: 'not-reproduced', notes: ['old'], spentMs: 60 * 60_000 } as const
    const before = stored(at({ at: 'done' }, ended))

    const after = stored(resumeState(before, () => true))

    expect(after).toMatchObject({ phase: { at: 'reproducing' }, notes: [], spentMs: 0 })
    expect(after.outcome).toBeUndefined()
  })

  it('what could not run here is run again: what it lacked may be there now', () => {
    const before = stored(at({ at: 'done' }, { cannotRun: 'make was not found', outcome: 'failed' }))

    expect(stored(resumeState(before, () => true)).cannotRun).toBeUndefined()
  })
})

describe('recorded out of turn', () => {
  const everywhere = Object.keys(phases) as Phase['at'][]
  const observations: {
    [Kind in Exclude<Observation['kind'], 'stopped' | 'renamed'>]: [Observation & { kind: Kind }, ...Phase['at'][]]
  } = {
    reproduced: [reproduced({}), 'reproducing'],
    diagnosed: [{ kind: 'diagnosed', clusters: [] }, 'triaging'],
    assigned: [{ kind: 'assigned', assigned: [], at: 0 }, 'choosing'],
    analyzed: [{ kind: 'analyzed', analysis, code: '', usage: noUsage }, 'analyzing'],
    proposed: [{ kind: 'proposed', proposal, files: [], diff: '', tree: 't', usage: noUsage }, 'fixing', 'running'],
    abstained: [abstained({ final: false, unavailable: false }), 'running', 'analyzing', 'fixing'],
    checked: [{ kind: 'checked' }, 'checking'],
    rejected: [{ kind: 'rejected', result: 'refused', reason: '' }, 'running', 'checking'],
    validated: [validated(pass), 'validating'],
    committed: [{ kind: 'committed', sha: 'fix' }, 'committing'],
    raced: [{ kind: 'raced', results: [] }, 'racing'],
    combined: [{ kind: 'combined', tree: 't', files: [], diff: '' }, 'combining'],
    dropped: [{ kind: 'dropped', result: 'conflict', reason: '' }, 'combining'],
    confirmed: [confirmation(pass, snapshot('fix', { red: 'passed' })), 'confirming'],
    probed: [{ kind: 'probed', good: true }, 'tracing'],
    reverted: [{ kind: 'reverted', reverts: [], tip: 'head' }, 'reverting'],
    concluded: [concluded('stuck'), 'choosing'],
    minimized: [{ kind: 'minimized', uncovered: [], smaller: undefined }, 'minimizing'],
    proved: [proved({}), 'proving'],
    reviewed: [{ kind: 'reviewed', review: review() }, 'reviewing'],
    'tests-planned': [{ kind: 'tests-planned', by: 'claude', mode: 'suggest', at: 0 }, 'planning'],
    'tests-written': [
      { kind: 'tests-written', added: noTests('suggest', ''), result: 'fail', committed: undefined, usage: noUsage },
      'writing',
    ],
    'proposal-planned': [{ kind: 'proposal-planned', by: 'claude', at: 0 }, 'planning'],
    'tests-proposed': [{ kind: 'tests-proposed', proposed: noProposal(''), result: 'fail', usage: noUsage }, 'writing'],
    squashed: [{ kind: 'squashed', sha: 'one' }, 'publishing'],
    published: [{ kind: 'published', pullRequest: undefined }, 'publishing'],
  }

  it.each(Object.values(observations))('$kind throws', (observation, ...turns) => {
    const taken = everywhere.filter(phase => {
      try {
        reduce(stored(busy(phases[phase])), observation)
        return true
      } catch {
        return false
      }
    })

    expect(new Set(taken)).toEqual(new Set(turns))
  })

  it('a phase whose attempt is gone throws', () => {
    const state = stored(at({ at: 'fixing', iteration: 9 }, { attempts: [attempt()] }))

    expect(() => nextStep(state, rules)).toThrow('phase fixing without iteration 9')
  })
})

/** Nobody is there to review, so what held is published; what did not is so already. */
function unreviewed(state: State): State {
  return state.phase.at === 'reviewing' ? stored(reduce(state, { kind: 'reviewed', review: undefined })) : state
}

/** The state as another process finds it; nobody may change it. */
function stored(state: State): State {
  const file = join(directory, 'state.json')
  writeFileSync(file, JSON.stringify(state))
  return frozen(State.parse(JSON.parse(readFileSync(file, 'utf8'))))
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** A state with two attempts that the phase is about: commits where it is about commits, open otherwise. */
function busy(phase: Phase): State {
  const isOpen = ['analyzing', 'fixing', 'checking', 'validating', 'committing', 'racing', 'writing'].includes(phase.at)
  const isWaiting = phase.at === 'combining' || phase.at === 'choosing'
  const open = attempt({ analysis })
  const attempts = isOpen ? [open, ...('iterations' in phase ? [attempt({ iteration: 2 })] : [])] : commits(2)
  const waiting = [attempt({ tree: 'tree' })]
  return isWaiting || isOpen
    ? at(phase, { attempts: isOpen ? attempts : phase.at === 'combining' ? waiting : [] })
    : { ...unconfirmed(commits(2)), phase }
}

function committed(change: Partial<Attempt> = {}): Attempt {
  return attempt({ commit: 'fix', result: 'pass', ...change })
}

function confirmed(change: Partial<Attempt> = {}): Attempt {
  return committed({ confirmed: true, ...change })
}

/** That many commits which the whole suite has not seen, the last of them the tip. */
function commits(count: number): Attempt[] {
  return Array.from({ length: count }, (_, index) =>
    committed({ iteration: index + 1, commit: index + 1 === count ? 'fix' : `fix ${index + 1}` }),
  )
}

function unconfirmed(attempts: readonly Attempt[]): State {
  return at({ at: 'confirming', due: false }, { attempts, tip: 'fix', seen: seen({ red: 'passed' }) })
}

function reverting(attempts: readonly Attempt[], iterations: readonly number[]): State {
  return { ...unconfirmed(attempts), phase: { at: 'reverting', iterations } }
}

function assigned(state: State, chosen: WorkflowRules): Observation {
  const step = nextStep(state, chosen)
  if (step.kind !== 'assign') throw new Error(step.kind)
  return { kind: 'assigned', assigned: step.assigned, at: 99 }
}

type Why = Pick<Observation & { kind: 'abstained' }, 'final' | 'unavailable'>

/** How it is told, who is asked then, what was said, and until when nobody asks again. */
function abstentions(): [string, string, Why, number][] {
  return [
    ['it may know more', 'claude', { final: false, unavailable: false }, 0],
    ['for good', 'offline', { final: true, unavailable: false }, 0],
    ['it could not be reached', 'offline', { final: false, unavailable: true }, 7_000 + DOWN_MS],
  ]
}

function abstained(why: Why): Observation & { kind: 'abstained' } {
  return { kind: 'abstained', reason: 'no idea', usage: noUsage, ...why }
}

function validated(
  verdict: Verdict,
  change: Partial<Observation & { kind: 'validated' }> = {},
): Observation & { kind: 'validated' } {
  return {
    kind: 'validated',
    verdict,
    seen: nothingSeen,
    flaky: [],
    rateAfter: 0.9,
    reason: 'why',
    output: '',
    ...change,
  }
}

function confirmation(
  verdict: Verdict,
  whole: Snapshot | undefined,
  flaky: string[] = [],
): Observation & { kind: 'confirmed' } {
  return { kind: 'confirmed', verdict, snapshot: whole, flaky, rateAfter: 0.8, reason: 'why', output: 'log' }
}

function concluded(why: 'all-green' | 'stuck'): Observation & { kind: 'concluded' } {
  return { kind: 'concluded', why, left, degraded: false }
}

function proved(change: Partial<Observation & { kind: 'proved' }>): Observation & { kind: 'proved' } {
  const green = snapshot('tip', { red: 'passed' })
  return { kind: 'proved', proof: proof(), snapshot: green, unneeded: [], signs: [], notes: [], ...change }
}

function reproduced(change: Partial<Observation & { kind: 'reproduced' }>): Observation & { kind: 'reproduced' } {
  return {
    kind: 'reproduced',
    snapshot: snapshot('head', { red: 'failed' }),
    targets: [],
    flaky: [],
    notReproduced: [],
    orderDependent: [],
    origins: {},
    culprit: undefined,
    outside: [],
    notes: [],
    ...change,
  }
}
