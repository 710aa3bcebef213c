import { describe, expect, it } from 'vitest'
import { sumOf } from '../../../src/domain/model/usage.ts'
import { agent, ANALYSIS, assignment, benchOn, FILES, inMemory } from './bench.ts'
import { play, PROVIDERS, tokensOf } from './play.ts'
import { project } from './project.ts'
import { CHANGE, calls, call, done, edit, read, report, runTests, wrongEdit } from './turns.ts'

const undo = call('edit_file', { path: 'src/sum.ts', old: 'a * b', new: 'a + b' })

describe.each(PROVIDERS)('with %s', provider => {
  it('a failure is analysed, fixed at once and proposed, in a real repository', async () => {
    const { world, model } = await play(provider, [read, report, edit, runTests, done])
    const { tools, user, workspace, events } = await project()
    const { fixer } = agent(model)

    const analyzed = await fixer.analyze(assignment(), tools)
    const before = await workspace.changed()
    const fixed = await fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

    expect(analyzed).toMatchObject({
      kind: 'analysis',
      analysis: ANALYSIS,
      code: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(before).toEqual([])
    expect(fixed).toMatchObject({
      kind: 'proposal',
      proposal: {
        ...CHANGE,
        rootCause: ANALYSIS.rootCause,
        affectedTests: ANALYSIS.affectedTests,
        confidence: ANALYSIS.confidence,
      },
    })
    expect(user.text('src/sum.ts')).toBe('return a + b\n')
    expect(await workspace.changed()).toEqual(['src/sum.ts'])
    expect(events.map(({ kind }) => kind)).toEqual(['conversed', 'thought', 'conversed'])
    expect(sumOf([analyzed.usage, fixed.usage])).toMatchObject({
      requests: 5,
      inputTokens: tokensOf(world).input,
      cachedTokens: world.usage.cacheReadTokens,
      outputTokens: tokensOf(world).output,
    })
    expect(world.violations).toEqual([])
  })

  it('a wrong edit shows in the tests, and is followed by the right one', async () => {
    const { world, model } = await play(provider, [wrongEdit, runTests, undo, runTests, done])
    const { tools, user, runs } = await project()

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

    expect(answer.kind).toBe('proposal')
    expect(user.text('src/sum.ts')).toBe('return a + b\n')
    expect(runs()).toBe(2)
    expect(world.violations).toEqual([])
  })

  it('what goes wrong in a call is a result, and the work goes on', async () => {
    const wrong = calls(
      ['read_file', { path: 'src/none.ts' }],
      ['report_analysis', {}],
      ['edit_file', {}],
      ['no_tool', {}],
    )
    const { world, model } = await play(provider, [wrong, edit, done])
    const source = inMemory({})

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(source).tools)

    expect(answer.kind).toBe('proposal')
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
    expect(JSON.stringify(world.requests[1]?.body)).toContain('There is no tool')
    expect(world.violations).toEqual([])
  })

  it.each(['analyze', 'fix'] as const)(
    'a model that gives up in %s abstains for good, and nothing is changed',
    async step => {
      const { world, model } = await play(provider, [read, call('give_up', { reason: 'beyond me' })])
      const source = inMemory({})

      const answer = await agent(model).fixer[step]({ ...assignment(), analysis: ANALYSIS }, benchOn(source).tools)

      expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: 'beyond me', usage: { requests: 2 } })
      expect(answer).not.toHaveProperty('unavailable')
      expect(source.texts.get('src/sum.ts')).toBe(FILES['src/sum.ts'])
      expect(world.violations).toEqual([])
    },
  )
})

describe('the analyst', () => {
  it('changes nothing, even where it tries', async () => {
    const { model, world } = await play('anthropic', [edit, call('write_file', { path: 'a.ts', text: '' }), report])
    const { tools, workspace } = await project()

    const answer = await agent(model).fixer.analyze(assignment(), tools)

    expect(answer.kind).toBe('analysis')
    expect(await workspace.changed()).toEqual([])
    expect(JSON.stringify(world.requests.at(-1)?.body.messages)).toContain('edit_file is not for the analyst')
  })

  it('names the code that it saw: the same code by the same name, other code by another', async () => {
    const { model } = await play('anthropic', [report, report, report])
    const { tools, workspace } = await project()
    const { fixer } = agent(model)

    const codes: unknown[] = []
    for (const text of ['return a - b\n', 'return a - b\n', 'return b - a\n']) {
      await workspace.write('src/sum.ts', text)
      const answer = await fixer.analyze(assignment(), tools)
      codes.push(answer.kind === 'analysis' && answer.code)
    }

    expect(codes[0]).toBe(codes[1])
    expect(codes[0]).not.toBe(codes[2])
  })
})

describe('a revision', () => {
  it('is made of what a reviewer demands, and shown with the change so far', async () => {
    const { model, world } = await play('anthropic', [edit, done])
    const { tools } = await project()
    const demands = [{ severity: 'high' as const, file: 'src/sum.ts', line: 1, what: 'Too special.', why: 'Others.' }]
    const revision = assignment({ kind: 'revision', demands, change: '+ the change so far' })

    const answer = await agent(model).fixer.fix({ ...revision, analysis: ANALYSIS }, tools)

    const asked = JSON.stringify(world.requests[0]?.body.messages)
    expect(answer.kind).toBe('proposal')
    expect(asked).toContain('<demand>\\nhigh: src/sum.ts:1: Too special. Others.')
    expect(asked).toContain('<change-so-far>\\n+ the change so far')
    expect(asked).toContain('a reviewer demands changes')
  })
})

it('what a fixer could not do is a part of its proposal', async () => {
  const left = call('done', { ...CHANGE, leftUndone: 'The callers.' })
  const { model } = await play('anthropic', [edit, left])
  const { tools } = await project()

  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect(answer).toMatchObject({ kind: 'proposal', proposal: { leftUndone: 'The callers.' } })
})
