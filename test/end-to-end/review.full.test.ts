import { describe, expect, it } from 'vitest'
import { layOut } from '../world/scene.ts'
import { objection, roles, run, SPECIAL, subjects, sumIsCheated } from './review.cases.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { bringing, calls, done, edit, heardIn, review, roleOf, SUM, sumIsFixed } from './talk.ts'

describe('a review before anything is published', () => {
  it('is not asked for without end: what is still demanded after two revisions is told', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [
      ...sumIsCheated,
      review(objection),
      edit('sum.js', SPECIAL, 'a === 1 ? b + 1 : a + b'),
      done('Special-case it otherwise'),
      review({ ...objection, what: 'It still does.' }),
      edit('sum.js', 'a === 1 ? b + 1 : a + b', 'a === 1 ? 1 + b : a + b'),
      done('Special-case it in a third way'),
      review({ ...objection, what: 'It does in a third way.' }),
    ])
    await using _ = model

    expect(roles(model).filter(role => role === 'reviewer')).toHaveLength(3)
    expect(subjects(scene, result)).toHaveLength(3)
    const [pull] = pullsOf(scene)
    expect(pull?.draft).toBe(true)
    expect(pull?.body).toContain('objects: It does in a third way.')
  })

  it('that a revision breaks the tests of is taken back, and the demand is told', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, request => {
      const said = heardIn(request)
      if (said.includes('You are the analyst')) return [...sumIsCheated]
      if (said.includes('You are the reviewer')) return review(objection)
      return [edit('sum.js', SPECIAL, 'a * b'), done('Multiply')]
    })
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(scene.git('show', `${result.outputs.branch}:sum.js`)).toContain(SPECIAL)
    expect(pullsOf(scene)).toMatchObject([{ draft: true, body: expect.stringContaining('objects: It special-cases') }])
    expect(keptIn(scene).state.attempts?.map(attempt => attempt.result)).toEqual(['pass', 'regression', 'regression'])
  })

  it.each([
    { what: 'is down', turns: [{ fault: 'http' as const, status: 401 }], why: /it refuses the key \(HTTP 401\)/ },
    { what: 'gives up', turns: [calls(['give_up', { reason: 'It is too long.' }])], why: /It is too long\./ },
  ])('is not had when its model $what: the fix is published, and says so', async ({ turns, why }) => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [...sumIsFixed, ...turns])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    const [pull] = pullsOf(scene)
    expect(pull?.draft).toBe(false)
    expect(pull?.body).toMatch(/The change was not reviewed: /)
    expect(pull?.body).toMatch(why)
    expect(result.log).toMatch(/no review: /)
  })

  it('has every model in its own role, and is done by the next one where the first one cannot', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [...sumIsFixed, { fault: 'http', status: 401 }, review()], {
      'analyst-model': 'anthropic/claude-opus-5-5',
      'reviewer-model': 'anthropic/claude-haiku-5-5',
    })
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(model.requests.map(request => `${roleOf(request)} ${request.body.model}`)).toEqual([
      'analyst claude-opus-5-5',
      'fixer claude-sonnet-5-5',
      'fixer claude-sonnet-5-5',
      'reviewer claude-haiku-5-5',
      'reviewer claude-sonnet-5-5',
    ])
    expect(pullsOf(scene)[0]?.body).toContain('`anthropic/claude-sonnet-5-5` approves the change.')
  })

  it('whose grave finding nobody does makes a draft with the objection at the top', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [
      ...sumIsCheated,
      review(objection),
      calls(['give_up', { reason: 'I would leave it so.' }]),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(subjects(scene, result)).toHaveLength(1)
    const [pull] = pullsOf(scene)
    expect(pull?.draft).toBe(true)
    const lines = (pull?.body ?? '').split('\n').filter(line => line !== '' && !line.startsWith('<!--'))
    expect(lines.slice(0, 3)).toEqual([
      '## Fixed: 1 failing test passes now, and no other test changed',
      '> [!WARNING]',
      expect.stringMatching(/^> The tests are green, but a review .* objects: It special-cases the 1 of the test\.$/),
    ])
    expect(pull?.body).toMatch(/^- high, `sum\.js:2`: It special-cases .* \*\*Open\.\*\*$/m)
    expect(pull?.body).toContain('I would leave it so.')
  })
})
