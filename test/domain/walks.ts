import { beforeAll, describe, expect, it } from 'vitest'
import { type Attempt, isHelpful } from '../../src/domain/model/attempt.ts'
import { ignoredTests, statusesOf } from '../../src/domain/model/test-results.ts'
import { keptAttempts } from '../../src/domain/model/selectors.ts'
import { limitReached, repairAttempts } from '../../src/domain/policy/budget.ts'
import type { Step } from '../../src/domain/workflow/step.ts'
import { demandsOf } from '../../src/domain/model/review.ts'
import { StopReason } from '../../src/domain/model/state.ts'
import { testKey } from '../../src/domain/model/test-case.ts'
import { SEED } from '../seed.ts'
import { RULES, type Walk, type Walks, walkAll } from './walking.ts'

/** The longest way of one attempt: made elsewhere, put together, confirmed, traced, reverted, confirmed again; pruned and proved. */
const PER_ATTEMPT = 15
const EVERY_STEP = {
  reproduce: true,
  triage: true,
  assign: true,
  analyze: true,
  run: true,
  fix: true,
  check: true,
  validate: true,
  commit: true,
  race: true,
  combine: true,
  confirm: true,
  probe: true,
  revert: true,
  conclude: true,
  minimize: true,
  prove: true,
  review: true,
  'plan-tests': true,
  'write-tests': true,
  'plan-proposal': true,
  'propose-tests': true,
  squash: true,
  publish: true,
  finish: false,
} satisfies Record<Step['kind'], boolean>

/** Say what holds of all walks of so many steps with each of the rules. */
export function describeWalks(perRule: number): void {
  let all: Walks
  beforeAll(() => {
    all = walkAll({ steps: perRule, seed: SEED })
  }, 600_000)

  describe.each(RULES)(
    `validate: $validate, parallel: $parallel, candidates: $candidates, squash: $squash, seed ${SEED}`,
    rules => {
      const walksByThem = () => all.walks.filter(walk => walk.rules === rules)

      it(`${perRule} random steps, with deaths and stops between them, come to an end again and again`, () => {
        const walks = walksByThem()

        const most = ({ interruptions }: Walk) => (rules.limits.iterations + interruptions + 1) * PER_ATTEMPT
        expect(walks.filter(walk => walk.steps > most(walk)).map(({ steps }) => steps)).toEqual([])
        expect(walks.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThanOrEqual(perRule)
        expect(walks.length, 'they are not all one').toBeGreaterThan(perRule / 50)
      })

      it('never makes more attempts than are allowed, and leaves none without a result', () => {
        const walks = walksByThem()

        const most = Math.max(...walks.map(({ state }) => repairAttempts(state).length))
        const open = walks.flatMap(({ state }) => state.attempts.filter(({ result }) => result === undefined))
        expect(most).toBe(rules.limits.iterations)
        expect(open).toEqual([])
      })

      it('is fixed only when the last whole run of the very code was green and the proof held', () => {
        const fixed = walksByThem().filter(({ state }) => state.outcome === 'fixed')

        const wrong = fixed.filter(
          walk => !walk.isProved || [...redIn(walk), ...lostIn(walk), ...openIn(walk)].length > 0,
        )
        expect(wrong).toEqual([])
        expect(fixed.length, 'it happens').toBeGreaterThan(1)
      })

      it('is fixed only when a reviewer was asked about the very code, if there is one', () => {
        const fixed = walksByThem().filter(({ state }) => state.outcome === 'fixed')

        expect(fixed.filter(({ isShown }) => !isShown)).toEqual([])
      })

      it('knows what the branch holds, and what the whole suite said of it', () => {
        for (const { state, branch, misled } of walksByThem()) {
          expect([...new Set(keptAttempts(state).map(({ commit }) => commit))]).toEqual(branch)
          expect(misled).toBe(0)
        }
      })

      it('publishes only commits that the whole suite has confirmed and that help', () => {
        // Where there was nothing to fix, commits of a run whose ledger is lost are left as they are.
        const walks = walksByThem().filter(({ state }) => state.targets.length > 0)

        const stands = walks.flatMap(({ state }) => keptAttempts(state))
        expect(stands.filter(each => !each.confirmed || !isHelpful(each))).toEqual([])
        expect(stands.length, 'there are some').toBeGreaterThan(10)
      })

      it('takes back nothing that was confirmed, but for what its proof shows to be chance', () => {
        expect(walksByThem().flatMap(({ lost }) => lost)).toEqual([])
      })
    },
  )

  describe('the walks', () => {
    it('leave one commit where that is wanted', () => {
      const published = all.walks.filter(({ branch, state }) => branch.length > 0 && state.targets.length > 0)
      // What a person has reviewed may have more.
      const squashed = published.filter(({ rules, reviews }) => rules.squash === true && reviews === 0)
      const others = published.filter(({ rules }) => rules.squash !== true)

      const isTests = ({ kind }: Attempt) => kind === 'tests'
      const most = ({ state }: Walk) => (keptAttempts(state).some(isTests) ? 2 : 1)
      expect(squashed.filter(walk => walk.branch.length > most(walk))).toEqual([])
      expect(
        squashed.some(walk => most(walk) === 2),
        'tests have a commit of their own',
      ).toBe(true)
      expect(squashed.some(({ state }) => keptAttempts(state).length > 1)).toBe(true)
      expect(others.some(({ branch }) => branch.length > 1)).toBe(true)
      expect(others.filter(({ state }) => state.squashed !== undefined)).toEqual([])
    })

    it('go on when a person has reviewed what was published', () => {
      const reviewed = all.walks.filter(({ reviews }) => reviews > 0)

      expect(reviewed.some(({ state }) => state.attempts.some(({ kind, past }) => kind === 'revision' && !past))).toBe(
        true,
      )
      expect(reviewed.some(({ state }) => state.outcome === 'fixed')).toBe(true)
    })

    it('take every step that there is', () => {
      const wanted = Object.entries(EVERY_STEP).filter(([, isTaken]) => isTaken)

      expect(all.kinds).toEqual(new Set(wanted.map(([kind]) => kind)))
    })

    it('end in every way', () => {
      const outcomes = new Set(all.walks.map(({ state }) => state.outcome))

      expect(outcomes).toEqual(
        new Set(['fixed', 'partial', 'failed', 'test-outdated', 'awaiting-ci', 'nothing-to-fix', 'not-reproduced']),
      )
    })

    it('stop for every reason', () => {
      const reasons = new Set(all.walks.flatMap(({ state }) => state.stop ?? []))

      expect(reasons).toEqual(new Set(StopReason.options))
    })

    it('work on what a reviewer demands, twice at most, and it comes to something', () => {
      const revisions = all.walks.map(({ state }) =>
        // Of who could not be reached nothing is learned.
        state.attempts.filter(({ kind, past, unavailable }) => kind === 'revision' && !past && !unavailable),
      )

      expect(Math.max(...revisions.map(each => each.length))).toBe(2)
      expect(revisions.flat().some(isHelpful), 'it happens').toBe(true)
    })

    it('are published with a demand only when nobody could do more about it', () => {
      const objected = all.walks.filter(({ state }) => demandsOf(state.reviews.at(-1), state.tip).length > 0)

      const early = objected.filter(({ state, rules }) => {
        const made = state.attempts.filter(({ kind, past }) => kind === 'revision' && !past)
        const isGone = state.attempts.some(
          ({ fixer, final, unavailable }) => fixer === 'claude' && (final || unavailable),
        )
        return made.length < 2 && limitReached(state, rules.limits) === undefined && !isGone
      })
      expect(early).toEqual([])
      expect(objected.length, 'it happens').toBeGreaterThan(10)
    })

    it('end with a part of the fix only when its proof held', () => {
      const partial = all.walks.filter(({ state }) => state.outcome === 'partial')

      expect(partial.filter(({ isProved, lastWhole }) => !isProved || lastWhole === undefined)).toEqual([])
    })
  })
}

/** What failed in the last whole run and says something of the fix. */
function redIn({ state, lastWhole }: Walk): string[] {
  const ignored = ignoredTests(state)
  return lastWhole === undefined
    ? ['no whole run']
    : lastWhole.tests
        .filter(({ status }) => status === 'failed')
        .map(test => testKey(test.id))
        .filter(key => !ignored.has(key))
}

/** What passed in the beginning and does not in the last whole run. */
function lostIn({ state, lastWhole }: Walk): string[] {
  const ignored = ignoredTests(state)
  const now = statusesOf(lastWhole)
  const before = [...statusesOf(state.initial)].filter(([, status]) => status === 'passed').map(([key]) => key)
  return before.filter(key => now.get(key) !== 'passed' && !ignored.has(key))
}

/** The targets that the last whole run does not show green. */
function openIn({ state, lastWhole }: Walk): string[] {
  return state.targets.filter(key => !state.flaky.includes(key) && statusesOf(lastWhole).get(key) !== 'passed')
}
