import { describe, expect, it } from 'vitest'
import type { CiReport } from '../../../src/domain/model/ci-report.ts'
import { objections } from '../../../src/domain/model/review.ts'
import type { State } from '../../../src/domain/model/state.ts'
import type { TestCase } from '../../../src/domain/model/test-case.ts'
import { testKey } from '../../../src/domain/model/test-case.ts'
import { awaitsCi, judgeCi, resumeForCi } from '../../../src/domain/workflow/judge-ci.ts'
import { remainingDollars, remainingTokens } from '../../../src/domain/policy/budget.ts'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { resumeForReview } from '../../../src/domain/workflow/resume.ts'
import { attempt, finding, id, review, snapshot, start } from '../states.ts'

const key = (name: string) => testKey(id(name))

/** A published fix of one test. */
const published = (change: Partial<State> = {}): State => ({
  ...start(),
  phase: { at: 'done' },
  outcome: 'fixed',
  tip: 'fix',
  targets: [key('target')],
  attempts: [attempt({ commit: 'fix', result: 'pass', confirmed: true })],
  ...change,
})

function test(name: string, status: TestCase['status']): TestCase {
  const problems =
    status === 'failed' ? [{ kind: 'failure' as const, type: 'E', message: `${name} is wrong`, stack: 'at a' }] : []
  return { id: id(name), status, durationMs: 1, problems }
}

function report(conclusions: readonly string[], cases: readonly TestCase[] = [], sha = 'fix'): CiReport {
  const runs = conclusions.map((conclusion, index) => ({ name: `run ${index}`, url: 'u', conclusion }))
  return { sha, hours: 1, open: [], runs, cases }
}

describe('CI on a commit of the bot', () => {
  it.each([
    [['success'], 'green'],
    [['success', 'skipped', 'neutral'], 'green'],
    [['success', 'failure'], 'red'],
    [['skipped'], 'skipped'],
    [['skipped', 'neutral'], 'skipped'],
    [['skipped', 'failure'], 'red'],
    [['timed_out'], 'red'],
    [['cancelled'], 'red'],
  ])('%j is %s', (conclusions, kind) => {
    expect(judgeCi(published(), report(conclusions)).kind).toBe(kind)
  })

  it.each<[string, Partial<State>, TestCase[], string[]]>([
    ['a target', {}, [test('target', 'failed')], ['target']],
    ['a test that the fix broke', {}, [test('other', 'failed'), test('third', 'passed')], ['other']],
    ['a flaky test', { flaky: [key('other')] }, [test('other', 'failed')], []],
    ['an order-dependent test', { orderDependent: [key('other')] }, [test('other', 'failed')], []],
    ['a test that failed before and is no target', { reported: [id('other')] }, [test('other', 'failed')], []],
    ['a test that is left alone', { outside: [key('other')] }, [test('other', 'failed')], []],
  ])('whose red run has %s as failing answers for %#', (_, change, cases, failing) => {
    const verdict = judgeCi(published(change), report(['failure'], cases))

    expect(verdict.kind).toBe('red')
    expect(verdict.failing.map(title => title.split(' › ').at(-1))).toEqual(failing)
    expect(verdict.reasons).toEqual(
      failing.length > 0 ? [] : ['1 test failed in CI before the fix as well, or at random.'],
    )
  })

  it('knows a test by its name where CI leaves out its file, and so what failed before', () => {
    const inCi = (name: string): TestCase => ({ ...test(name, 'failed'), id: { ...id(name), file: '' } })
    const state = published({
      current: snapshot('fix', { target: 'failed', before: 'passed' }),
      reported: [inCi('before').id, inCi('target').id],
    })

    const verdict = judgeCi(state, report(['failure'], [inCi('target'), inCi('before')]))

    expect(verdict.failing).toEqual(['a.test.ts › target'])
    expect(verdict.reasons).toEqual(['1 test failed in CI before the fix as well, or at random.'])
  })

  it('says of a red run why, where no test does', () => {
    expect(judgeCi(published(), report(['failure', 'cancelled'])).reasons).toEqual([
      'run 0 failed, and no test report says why.',
      'run 1 ended as cancelled.',
    ])
  })
})

const spent = (dollars: number) =>
  attempt({
    commit: 'fix',
    result: 'pass',
    confirmed: true,
    spending: { fixer: { ...noUsage, dollars, inputTokens: 10, requests: 1 } },
  })

describe('a published fix goes on after CI', () => {
  const WITHIN = { hasTree: () => true, limits: { rounds: 2, hours: 24, dollars: 5 } }
  const red = report(['failure'], [test('target', 'failed')])

  it('green: it is published with the verdict', () => {
    const next = resumeForCi(published(), report(['success']), WITHIN)

    expect(next).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed', ci: { kind: 'green', rounds: 0 } })
    expect(awaitsCi(next)).toBe(false)
  })

  it('red: what CI says is demanded, and is no objection of a reviewer', () => {
    const next = resumeForCi(published(), red, WITHIN)

    expect(next).toMatchObject({ phase: { at: 'choosing' }, ci: { kind: 'red', rounds: 1 } })
    expect(next.reviews.at(-1)).toMatchObject({ by: 'CI', findings: [{ severity: 'high', file: id('target').file }] })
    expect(next.reviews.at(-1)?.findings[0]?.what).toContain('target is wrong')
    expect(objections(next.reviews)).toEqual([])
    expect(next.outcome).toBeUndefined()
  })

  it.each<[limit: 'rounds' | 'hours' | 'dollars' | undefined, hours: number, state: State]>([
    [
      'rounds',
      1,
      published({ ci: { sha: 'old', kind: 'red', runs: [], rounds: 2, failing: [], reasons: [], open: [] } }),
    ],
    ['hours', 24, published()],
    ['dollars', 1, published({ attempts: [spent(5)] })],
    ['dollars', 1, published({ attempts: [spent(4)], carried: { tokens: 0, dollars: 1 } })],
    [undefined, 23, published({ attempts: [spent(4)] })],
  ])('red at the limit of %s: it is published and says so (%#)', (limit, hours, state) => {
    const next = resumeForCi(state, { ...red, hours }, WITHIN)

    expect(next.phase.at).toBe(limit === undefined ? 'choosing' : 'publishing')
    expect(next.ci?.limit).toBe(limit)
    expect(next.ci?.rounds).toBe((state.ci?.rounds ?? 0) + (limit === undefined ? 1 : 0))
  })

  it('a round of CI has what is left of the dollars and tokens, and a person’s review all of them', () => {
    const limits = { iterations: 10, attempts: 3, minutes: 60, dollars: 5, tokens: 100 }
    const round = resumeForCi(published({ attempts: [spent(4)] }), red, WITHIN)
    const asked = resumeForReview(round, review([finding()], { person: 7 }), () => true)

    expect([remainingDollars(round, limits), remainingTokens(round, limits)]).toEqual([1, 90])
    expect([remainingDollars(asked, limits), remainingTokens(asked, limits)]).toEqual([5, 100])
  })

  it('red without a failing test: it is published', () => {
    expect(resumeForCi(published(), report(['failure']), WITHIN).phase).toEqual({ at: 'publishing' })
  })

  it('once: the same verdict again, and that of another commit, change nothing', () => {
    const judged: State = { ...resumeForCi(published(), red, WITHIN), phase: { at: 'done' }, outcome: 'fixed' }

    expect(resumeForCi(judged, red, WITHIN)).toEqual({ ...judged, phase: { at: 'publishing' } })
    const other = resumeForCi(published(), { ...red, sha: 'another' }, WITHIN)
    expect(other).toEqual({ ...published(), phase: { at: 'publishing' } })
  })

  it('skipped: it is published once, and judged when CI runs after all', () => {
    const skipped = resumeForCi(published(), report(['skipped']), WITHIN)
    const settled: State = { ...skipped, phase: { at: 'done' } }

    expect(skipped).toMatchObject({ phase: { at: 'publishing' }, outcome: 'fixed', ci: { kind: 'skipped' } })
    expect(awaitsCi(settled)).toBe(false)
    expect(resumeForCi(settled, report(['skipped']), WITHIN).ci).toEqual(skipped.ci)
    expect(resumeForCi(settled, report(['success']), WITHIN).ci?.kind).toBe('green')
    expect(resumeForCi(settled, red, WITHIN)).toMatchObject({ phase: { at: 'choosing' }, ci: { rounds: 1 } })
  })

  it.each<[string, readonly string[], readonly string[], string]>([
    ['a red run is run once more and passes', ['failure'], ['success'], 'green'],
    ['a cancelled run is run once more and passes', ['cancelled'], ['success'], 'green'],
    ['what was skipped for a draft fails once it is ready', ['success', 'skipped'], ['success', 'failure'], 'red'],
    ['all is skipped after it had passed', ['success'], ['skipped'], 'green'],
  ])('and judged again when %s', (_, first, then, kind) => {
    const settled: State = { ...resumeForCi(published(), report(first), WITHIN), phase: { at: 'done' } }

    expect(resumeForCi(settled, report(then), WITHIN).ci?.kind).toBe(kind)
  })

  it('red with another failing test after a red one: another round works on it', () => {
    const first = report(['failure'], [test('target', 'failed')])
    const judged: State = { ...resumeForCi(published(), first, WITHIN), phase: { at: 'done' }, outcome: 'fixed' }
    const { ci } = resumeForCi(judged, report(['failure'], [test('target', 'failed'), test('other', 'failed')]), WITHIN)

    expect(ci).toMatchObject({
      rounds: 2,
      failing: [expect.stringContaining('target'), expect.stringContaining('other')],
    })
  })

  it('in the middle of a round, the round goes on', () => {
    const working = resumeForCi(published(), red, WITHIN)

    expect(resumeForCi(working, red, WITHIN)).toEqual(working)
  })
})
