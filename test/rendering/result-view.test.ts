import { describe, expect, it } from 'vitest'
import { outputsOf } from '../../src/action/outputs/step-outputs.ts'
import { annotationsOf } from '../../src/action/outputs/check-annotations.ts'
import { jsonResult } from '../../src/cli/json-result.ts'
import type { State } from '../../src/domain/model/state.ts'
import { testResults } from '../../src/domain/model/test-results.ts'
import { headlineOf, pullRequestTitle } from '../../src/rendering/headline.ts'
import { renderReport } from '../../src/rendering/pull-request-body.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import type { Attempt } from '../../src/domain/model/attempt.ts'
import { repairAttempts } from '../../src/domain/policy/budget.ts'
import { at, attempt, failure, id, key, proposal, snapshot } from '../domain/states.ts'

const NO_PATHS = { report: '', transcripts: '', patch: '', reportUrl: undefined }

describe('what is on the branch', () => {
  const kept = (kind: Attempt['kind'], iteration: number) =>
    attempt({ kind, iteration, commit: `c${iteration}`, result: 'pass', proposal, targets: [key('fixed')] })
  const state = at(
    { at: 'done' },
    {
      initial: snapshot('head', { fixed: 'failed' }),
      current: snapshot('tip', { fixed: 'passed' }),
      targets: [key('fixed')],
      attempts: [kept('repair', 1), kept('revision', 2), kept('command', 3), kept('pruning', 4), kept('tests', 5)],
    },
  )

  it('is described as a fix if it changes the code on purpose: by a fixer, or by a command of the project', () => {
    expect(resultView(state).fixes.map(({ attempt: each }) => each.kind)).toEqual(['repair', 'revision', 'command'])
  })

  it('counts against the limit of iterations if a fixer made it', () => {
    expect(repairAttempts(state).map(({ kind }) => kind)).toEqual(['repair', 'revision'])
  })
})

describe('a target that turned out flaky and is still red', () => {
  const initial = {
    ...snapshot('head', { fixed: 'failed', chance: 'failed' }),
    failures: [failure(id('fixed')), failure(id('chance'))],
  }
  const state: State = at(
    { at: 'done' },
    {
      outcome: 'fixed',
      initial,
      current: snapshot('tip', { fixed: 'passed', chance: 'failed' }),
      targets: [key('fixed'), key('chance')],
      flaky: [key('chance')],
    },
  )
  const view = resultView(state)

  it('is neither fixed nor remaining', () => {
    expect(testResults(state)).toEqual({ fixed: [key('fixed')], remaining: [], awaited: [], flaky: [key('chance')] })
  })

  it('is counted as fixed nowhere', () => {
    const outputs = outputsOf(view, NO_PATHS)
    const json = jsonResult(view, '') as { fixedTests: string[]; remainingTests: string[]; flakyTests: string[] }

    expect(headlineOf(view)).toMatch(/^Fixed: 1 failing test passes now/)
    expect(pullRequestTitle(view)).toBe('Fix 1 failing test on main')
    expect(JSON.parse(outputs['fixed-tests'] ?? '')).toEqual(['a.test.ts › fixed'])
    expect(JSON.parse(outputs['flaky-tests'] ?? '')).toEqual(['a.test.ts › chance'])
    expect(json).toMatchObject({
      fixedTests: ['a.test.ts › fixed'],
      remainingTests: [],
      flakyTests: ['a.test.ts › chance'],
    })
    expect(annotationsOf(view).map(({ title }) => title)).toEqual(['Fixed: a.test.ts › fixed'])
  })

  it('is listed as flaky in the report, and not as failing', () => {
    const { markdown } = renderReport(view, { reproduce: '', change: '', limit: 60_000, repositoryUrl: '' })

    expect(markdown).toMatch(/\nFlaky: [^#]*chance/)
    expect(markdown).not.toContain('### What still fails')
  })
})

it('every renderer counts alike what is left', () => {
  const view = resultView(
    at(
      { at: 'done' },
      {
        outcome: 'failed',
        initial: snapshot('head', { one: 'failed', two: 'failed', three: 'failed' }),
        // A target that vanished remains.
        current: snapshot('tip', { one: 'passed', two: 'skipped' }),
        targets: [key('one'), key('two'), key('three')],
      },
    ),
  )

  expect(view.tests.fixed).toHaveLength(1)
  expect(view.tests.remaining).toHaveLength(2)
  expect(JSON.parse(outputsOf(view, NO_PATHS)['remaining-tests'] ?? '')).toHaveLength(2)
  expect((jsonResult(view, '') as { remainingTests: string[] }).remainingTests).toHaveLength(2)
})
