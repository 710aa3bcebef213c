import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { objection, roles, run, SPECIAL, subjects, sumIsCheated } from './review.cases.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { bringing, calls, done, edit, heardIn, review, SUM } from './talk.ts'

describe.concurrent('a review before anything is published', () => {
  it('whose grave finding is worked on is held again, and then the pull request is ready', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [
      ...sumIsCheated,
      review(objection, { severity: 'low', file: 'sum.js', what: 'A blank is missing.' }),
      edit('sum.js', SPECIAL, 'a + b'),
      calls(['run_tests', {}]),
      done('Add without a special case'),
      review(),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(roles(model)).toEqual(['analyst', 'fixer', 'reviewer', 'fixer', 'reviewer'])
    expect(subjects(scene, result)).toEqual([
      expect.stringMatching(/ \(fixes \d tests?\)$/),
      expect.not.stringMatching(/ \(fixes /),
    ])
    expect(scene.git('show', `${result.outputs.branch}:sum.js`)).toContain('return a + b\n')
    const [pull, ...others] = pullsOf(scene)
    expect(others).toEqual([])
    expect(pull).toMatchObject({ draft: false, title: expect.stringMatching(/: 1 failing test$/) })
    expect(pull?.body).not.toContain('[!WARNING]')
    expect(pull?.body).toContain('What an earlier review demanded was done.')
    expect(pull?.body).toContain('`anthropic/claude-sonnet-5-5` approves the change.')
    expect(pull?.body).toContain('**2. After the review: Add without a special case**')
    // What is demanded stands in the prompt of whoever is to do it, and of whoever looks again.
    const revising = heardIn(model.requests[4] ?? { body: {} })
    expect(revising).toContain('<demand>\nhigh: sum.js:2: It special-cases the 1 of the test. Other sums are not')
    expect(revising).not.toContain('A blank is missing')
    expect(revising).toContain(`+  return ${SPECIAL}`)
    expect(heardIn(model.requests.at(-1) ?? { body: {} })).toContain('<demanded-before>\nhigh: sum.js:2: It special')
    const { state } = keptIn(scene)
    expect(state.reviews?.map(({ verdict, sha }) => [verdict, sha === state.tip])).toEqual([
      ['findings', false],
      ['approved', true],
    ])
    expect(state.proof).toMatchObject({ held: true, sha: state.tip })
  })
})
