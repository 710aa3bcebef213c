import { describe, expect, it } from 'vitest'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { analysing, repairing, sent } from './fixing.ts'
import { play, PROVIDERS } from './play.ts'
import { call, CHANGE, done, edit, read, PLACE, REPORT, report, reported } from './turns.ts'

describe('a model that does not use its tools', () => {
  it.each(PROVIDERS)('is reminded once, and may go on then (%s)', async provider => {
    const { model, world } = await play(provider, [{ say: 'I would add.' }, edit, done])

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory({})).tools)

    expect(answer.kind).toBe('proposal')
    expect(JSON.stringify(world.requests[1]?.body)).toContain('Use a tool: done when you are done')
    expect(world.violations).toEqual([])
  })

  it('is asked no third time', async () => {
    const { answer, world } = await repairing([{ say: 'Well…' }, edit, { say: 'Well…' }])

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: 'The model stopped using its tools.' })
    expect(world.requests).toHaveLength(3)
  })

  it('is reminded too when it says nothing at all', async () => {
    const { answer, world } = await repairing([{ say: '' }, edit, done])

    expect(answer.kind).toBe('proposal')
    expect(sent(world, 1)).toContain('Use a tool')
    expect(world.violations).toEqual([])
  })

  it('answersTo in each role by which tool it ends', async () => {
    const { world } = await analysing([{ say: 'Hm.' }, report])

    expect(sent(world, 1)).toContain('Use a tool: report_analysis when you are done')
  })
})

describe('the last words of a role', () => {
  const words = `Here it is:\n\`\`\`json\n${JSON.stringify(REPORT)}\n\`\`\``

  it.each<[string, Turn]>([
    ['as JSON', { json: REPORT }],
    ['in a code fence, with words around it', { say: words }],
    ['without what nobody has to tell', { json: { ...REPORT, alternative: undefined, criticality: undefined } }],
    ['with what nobody asked for', { json: { ...REPORT, extra: true } }],
    ['with numbers as text', { json: { ...REPORT, confidence: '0.9', places: [{ ...PLACE, line: '1' }] } }],
  ])('are taken when they are said %s in place of a call', async (_, said) => {
    const { answer, world } = await analysing([said])

    expect(answer).toMatchObject({ kind: 'analysis', analysis: { rootCause: ANALYSIS.rootCause } })
    expect(world.requests).toHaveLength(1)
  })

  it.each<[string, Turn]>([
    ['text', { json: { rootCause: 'x' } }],
    ['a call', reported({ confidence: 'high' })],
    ['a call that lacks something', call('report_analysis', { rootCause: 'x' })],
  ])('in another form, as %s, may be said once more', async (_, wrong) => {
    const { answer, world } = await analysing([wrong, report])

    expect(answer).toMatchObject({ kind: 'analysis', analysis: ANALYSIS })
    expect(sent(world, 1)).toMatch(/not in the form that was asked for|Wrong arguments/)
    expect(world.violations).toEqual([])
  })

  it.each<[string, Turn, Turn]>([
    ['as text', { json: { rootCause: 'x' } }, { json: { rootCause: 'y' } }],
    ['as calls', call('report_analysis', {}), call('report_analysis', { rootCause: 1 })],
    ['as text and as a call', { json: {} }, call('report_analysis', {})],
  ])('in another form twice, %s, are not taken', async (_, first, second) => {
    const { answer, world } = await analysing([first, read, second])

    const reason = 'Its report had the wrong form twice.'
    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason, usage: { requests: 3 } })
    expect(world.requests).toHaveLength(3)
  })

  it.each(['The sign is wrong.', '[1, 2]', '{"rootCause": }', 'function sum() { return 1 }'])(
    'that hold no JSON object are none: %j',
    async say => {
      const { answer, world } = await analysing([{ say }, report])

      expect(answer.kind).toBe('analysis')
      expect(sent(world, 1)).toContain('Use a tool')
    },
  )

  it.each([
    ['85%', 0.85],
    ['85 %', 0.85],
    [85, 0.85],
    ['60', 0.6],
    [100, 1],
    [1, 1],
    ['0.8', 0.8],
    [170, 1],
  ])('are taken with the confidence %j', async (confidence, expected) => {
    const { answer } = await analysing([reported({ confidence })])

    expect(answer).toMatchObject({ kind: 'analysis', analysis: { confidence: expected } })
  })

  it('are taken of a fixer too', async () => {
    const { answer } = await repairing([edit, { json: CHANGE }])

    expect(answer).toMatchObject({ kind: 'proposal', proposal: { summary: 'Add' } })
  })
})
