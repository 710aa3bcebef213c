import { expect, it } from 'vitest'
import type { State } from '../../src/domain/model/state.ts'
import { doubtOf, whyNotApplied } from '../../src/rendering/doubt.ts'
import { resultView } from '../../src/rendering/result-view.ts'
import { attempt, proof, proposal, review, reviewed } from '../domain/states.ts'

const guesses = [0.45, 0.3].map((confidence, index) =>
  attempt({ iteration: 1 + index, commit: 'tip', result: 'pass', proposal: { ...proposal, confidence } }),
)
const undone = { proof: { ...proof(), undoes: true } }
const done = (change: Partial<State>) => resultView(reviewed({ outcome: 'fixed', reviews: [review()], ...change }))

it.each<[what: string, change: Partial<State>, why: string]>([
  ['whole', {}, ''],
  ['a guess', { attempts: guesses }, 'it is a guess (confidence 30 %)'],
  ['a fix that undoes the failing change', undone, 'nothing of the failing change would be left'],
  ['a guess that undoes it', { ...undone, attempts: guesses }, 'nothing of the failing change would be left'],
])('a fix that is %s is doubtful for this reason: %s', (_, change, why) => {
  expect(doubtOf(done(change))).toBe(why)
  expect(whyNotApplied(done(change))).toBe(why)
})

it.each<[what: string, change: Partial<State>, why: string]>([
  ['has signs of a cheat', { outcome: 'needs-review' }, 'the change has signs of a cheat'],
  ['is a part', { outcome: 'partial', attempts: guesses }, 'only a complete fix is put there'],
  ['waits for CI', { outcome: 'awaiting-ci' }, 'only a complete fix is put there'],
  ['a reviewer objects to', reviewed({ outcome: 'fixed' }), 'a review of the change objects'],
])('a fix that %s is not put onto the failing branch, and the reason is told', (_, change, why) => {
  expect(whyNotApplied(done(change))).toBe(why)
})
