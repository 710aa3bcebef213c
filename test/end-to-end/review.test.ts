import { describe, expect, it } from 'vitest'
import { type ScriptedModel, type Script, startModel } from '../world/model/model.ts'
import type { ActionResult } from '../world/runner/runner.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { keptIn, pullsOf } from './sessions.ts'
import { analysis, bringing, calls, done, edit, heardIn, review, roleOf, SUM, sumIsFixed } from './talk.ts'

const SPECIAL = 'a === 1 ? 3 : a + b'
/** The tests do not see what is wrong with this one. */
const sumIsCheated = [
  analysis('sum.js', 'the operands are subtracted'),
  edit('sum.js', 'a - b', SPECIAL),
  done('Add the operands', 'sum.js'),
]
const objection = {
  severity: 'high' as const,
  file: 'sum.js',
  line: 2,
  what: 'It special-cases the 1 of the test.',
  why: 'Other sums are not tested.',
}

async function run(scene: Scene, script: Script, inputs: Record<string, string> = {}) {
  const model = await startModel(script)
  const result = await scene.run({
    inputs: {
      models: 'anthropic/claude-sonnet-5-5',
      'anthropic-api-key': model.key,
      'anthropic-base-url': model.url,
      ...inputs,
    },
    secrets: [model.key],
  })
  expect(model.violations).toEqual([])
  expect(scene.github.violations).toEqual([])
  expect(result.leaks).toEqual([])
  return { model, result }
}

function subjects(scene: Scene, { outputs }: ActionResult): string[] {
  return scene.git('log', '--reverse', '--format=%s', `${scene.sha}..${outputs.branch}`).trim().split('\n')
}

/** The roles that were asked, in order, without repetitions. */
function roles(model: ScriptedModel): string[] {
  return model.requests.map(roleOf).filter((role, index, all) => role !== all[index - 1])
}

describe('a review before anything is published', () => {
  it('whose grave finding is worked on is held again, and then the pull request is ready', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [
      ...sumIsCheated,
      review(objection, { severity: 'low', file: 'sum.js', what: 'A blank is missing.' }),
      edit('sum.js', SPECIAL, 'a + b'),
      calls(['run_tests', {}]),
      done('Add without a special case', 'sum.js'),
      review(),
    ])
    await using _ = model

    expect(result.outputs.outcome, result.log).toBe('fixed')
    expect(roles(model)).toEqual(['analyst', 'fixer', 'reviewer', 'fixer', 'reviewer'])
    expect(subjects(scene, result)).toEqual([
      expect.stringMatching(/^fix-tests: iteration 1 – conservative \(pass: 0% → 100%\)$/),
      expect.stringMatching(/^fix-tests: iteration 2 – review \(pass: 100% → 100%\)$/),
    ])
    expect(scene.git('show', `${result.outputs.branch}:sum.js`)).toContain('return a + b\n')
    const [pull, ...others] = pullsOf(scene)
    expect(others).toEqual([])
    expect(pull).toMatchObject({ draft: false, title: expect.stringMatching(/^Fix 1 failing test on topic/) })
    expect(pull?.body).not.toContain('[!WARNING]')
    expect(pull?.body).toContain('What an earlier review demanded was done.')
    expect(pull?.body).toContain('`anthropic/claude-sonnet-5-5` approves the change.')
    expect(pull?.body).toContain('#### After the review: Add without a special case')
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
      '## Fixed: 1 failing test passes now, and nothing else broke',
      '> [!WARNING]',
      expect.stringMatching(/^> The tests are green, but a review .* objects: It special-cases the 1 of the test\.$/),
    ])
    expect(pull?.body).toMatch(/^- high, `sum\.js:2`: It special-cases .* \*\*Open\.\*\*$/m)
    expect(pull?.body).toContain('I would leave it so.')
  })

  it('is not asked for without end: what is still demanded after two revisions is told', async () => {
    await using scene = await layOut(bringing(SUM))

    const { model, result } = await run(scene, [
      ...sumIsCheated,
      review(objection),
      edit('sum.js', SPECIAL, 'a === 1 ? b + 1 : a + b'),
      done('Special-case it otherwise', 'sum.js'),
      review({ ...objection, what: 'It still does.' }),
      edit('sum.js', 'a === 1 ? b + 1 : a + b', 'a === 1 ? 1 + b : a + b'),
      done('Special-case it in a third way', 'sum.js'),
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
      return [edit('sum.js', SPECIAL, 'a * b'), done('Multiply', 'sum.js')]
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
    expect(pull?.body).toMatch(/Nobody reviewed the change: /)
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
})
