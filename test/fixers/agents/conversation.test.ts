import { describe, expect, it } from 'vitest'
import { noUsage } from '../../../src/domain/model/usage.ts'
import type { ModelInfo } from '../../../src/fixers/models/model-catalog.ts'
import type { Model, ModelAnswer, ModelRequest } from '../../../src/fixers/models/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { CHANGE, REPORT } from './turns.ts'

const THOUGHT = { type: 'thinking' as const, thinking: '{"not": "this"}', signature: 'signed' }
const said = (words: string) => ({ type: 'text' as const, text: words })
const used = (name: string, input: unknown) => ({ type: 'tool_use' as const, id: 'toolu_1', name, input })

describe('what a model thinks', () => {
  it('is sent back as it came, beside what it led to', async () => {
    const content = [THOUGHT, used('read_file', { path: 'src/sum.ts' })]
    const { model, requests } = answering({ content }, { content: [used('done', CHANGE)] })

    await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory({})).tools)

    expect(requests[1]?.messages[1]).toEqual({ role: 'assistant', content })
  })

  it('alone is no turn: it is not sent back, and the model is reminded of its tools', async () => {
    const { model, requests } = answering({ content: [THOUGHT] }, { content: [used('done', CHANGE)] })

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory({})).tools)

    expect(answer.kind).toBe('proposal')
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(['user', 'user'])
    expect(JSON.stringify(requests[1]?.messages[1])).toContain('Use a tool')
  })

  it('is not taken for its answer, which may come in several pieces', async () => {
    const text = JSON.stringify(REPORT)
    const { model } = answering({ content: [said(text.slice(0, 20)), THOUGHT, said(text.slice(20))] })

    const answer = await agent(model).fixer.analyze(assignment(), benchOn(inMemory({})).tools)

    expect(answer).toMatchObject({ kind: 'analysis', analysis: ANALYSIS })
  })
})

it('why a model refused is told where it says so', async () => {
  const { model } = answering({ content: [], stopReason: 'refusal', detail: 'cyber' })

  const answer = await agent(model).fixer.analyze(assignment(), benchOn(inMemory({})).tools)

  expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: 'The model refused to go on (cyber).' })
})

it('a model is not asked for a longer answer than it can give', async () => {
  const cutOff = { content: [said('I')], stopReason: 'max-tokens' as const }
  const { model, requests } = answering(cutOff, cutOff)

  const answer = await agent({ ...model, info: { ...model.info, longestAnswer: 16_000 } }).fixer.analyze(
    assignment(),
    benchOn(inMemory({})).tools,
  )

  expect(answer).toMatchObject({ kind: 'abstention', reason: 'Its answer was cut off at its token limit.' })
  expect(requests.map(({ maxTokens }) => maxTokens)).toEqual([16_000])
})

it('what is no fault of a model is thrown, and its conversation is told to have ended', async () => {
  const model = { ...answering().model, send: () => Promise.reject(new TypeError('a bug')) }
  const { tools, events } = benchOn(inMemory({}))

  await expect(agent(model).fixer.analyze(assignment(), tools)).rejects.toThrow('a bug')

  expect(events).toMatchObject([{ kind: 'conversed', ending: 'ended', requests: 0 }])
})

/** A model that needs no server, for what none of the scripted ones says. */
function answering(...answers: readonly (Pick<ModelAnswer, 'content'> & Partial<ModelAnswer>)[]) {
  const info: ModelInfo = { price: undefined, window: 200_000, longestAnswer: 64_000, efforts: [] }
  const requests: ModelRequest[] = []
  const model: Model = {
    name: 'test/model',
    info,
    async send(request) {
      requests.push(request)
      const answer = answers[requests.length - 1]
      if (answer === undefined) throw new Error('nothing more to say')
      return { stopReason: 'end', usage: { ...noUsage, requests: 1, inputTokens: 1, outputTokens: 1 }, ...answer }
    },
  }
  return { model, requests }
}
