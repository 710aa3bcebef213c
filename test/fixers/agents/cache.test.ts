import { describe, expect, it } from 'vitest'
import { SYSTEM_PROMPT } from '../../../src/fixers/agents/prompts/system-prompt.ts'
import { AgentReviewer } from '../../../src/fixers/agents/agent-reviewer.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { RequestBody, ScriptedModel } from '../../world/model/model.ts'
import type { ChatBody } from '../../world/openai/openai.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory, keeper, shared, wholeChange } from './bench.ts'
import { repairing } from './fixing.ts'
import { chat, claude } from './play.ts'
import { approve, call, done, edit, read, report, runTests } from './turns.ts'

describe('what is sent begins with what was sent before, byte by byte,', () => {
  it('in each turn of a conversation', async () => {
    const { world } = await repairing([
      read,
      { say: 'Hm.' },
      call('read_file', { path: 'src/none.ts' }),
      edit,
      runTests,
      done,
    ])

    const prompts = world.requests.map(({ body }) => promptOf(body))
    for (const [index, prompt] of prompts.entries()) expect(prompt.startsWith(prompts[index - 1] ?? '')).toBe(true)
    expect(prompts).toHaveLength(6)
    expect(world.violations).toEqual([])
  })

  it('in each turn behind Chat Completions', async () => {
    const { model, world } = await chat([read, { say: 'Hm.' }, edit, done])

    await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory({})).tools)

    const bodies = world.requests.map(({ body }) => body as ChatBody)
    const prompts = bodies.map(({ tools, messages }) =>
      [tools, ...messages].map(part => JSON.stringify(part)).join('\n'),
    )
    for (const [index, prompt] of prompts.entries()) expect(prompt.startsWith(prompts[index - 1] ?? '')).toBe(true)
    expect(prompts).toHaveLength(4)
  })

  it('by every role as far as it is shown the same: the analyst, the fixer, and the reviewer', async () => {
    const { model, world } = await claude([report, edit, done, approve])
    const { tools } = benchOn(inMemory({}))
    const { fixer } = agent(model)

    const purpose = [{ sha: 'a'.repeat(40), message: 'Count from one' }]

    await fixer.analyze({ ...assignment(), purpose }, tools)
    await fixer.fix({ ...assignment(), purpose, analysis: ANALYSIS }, { ...tools, conversation: keeper() })
    await new AgentReviewer({ ...shared(), models: [model], guidance: [] }).review({ ...wholeChange(), purpose }, tools)

    const [analyst, fixing, , review] = world.requests.map(({ body }) => blocksOf(body))
    expect(analyst?.[0]).toEqual(fixing?.[0])
    // A fixer with a conversation of its own sees the code that the analysis names.
    expect(analyst?.slice(1)).not.toEqual(fixing?.slice(1))
    expect(analyst?.[0]).toEqual(review?.[0])
    for (const { body } of world.requests)
      expect([body.tools, body.system]).toEqual([
        world.requests[0]?.body.tools,
        [{ type: 'text', text: SYSTEM_PROMPT, cache_control: { type: 'ephemeral' } }],
      ])
  })

  it('in a second attempt as far as the evidence is the same', async () => {
    const again: Partial<Assignment> = { iteration: 2, debugging: { count: 1, log: 'red' }, strategy: 'surgical' }
    const { model, world } = await claude([report, report])
    const { fixer } = agent(model)
    const { tools } = benchOn(inMemory({}))

    await fixer.analyze(assignment(), tools)
    await fixer.analyze(assignment(again), { ...tools, conversation: keeper() })

    const [first, second] = world.requests.map(({ body }) => blocksOf(body))
    expect(second?.slice(0, 2)).toEqual(first?.slice(0, 2))
    expect(world.requests[1]?.cacheReadTokens).toBeGreaterThan(1_024)
  })
})

describe('the cache of the provider is read', () => {
  it('in each turn for all that the turn before had sent', async () => {
    const { world } = await repairing([read, edit, runTests, done])

    for (const [index, request] of world.requests.entries()) {
      const before = world.requests[index - 1]
      expect(request.cacheReadTokens).toBe(before === undefined ? 0 : totalOf(before))
      expect(request.inputTokens).toBe(0)
    }
  })

  it('also over a turn with many calls, which a breakpoint does not look back over', async () => {
    const many = { tools: Array.from({ length: 30 }, () => ({ name: 'read_file', input: { path: 'src/sum.ts' } })) }

    const { world } = await repairing([read, many, edit, done])

    expect(world.requests[3]?.cacheReadTokens).toBe(totalOf(world.requests[2]))
    expect(world.requests[2]?.cacheReadTokens).toBeGreaterThan(1_024)
  })

  it('by the fixer for what the analyst was shown, and counted as such', async () => {
    const { model, world } = await claude([report, edit, done])
    const { tools } = benchOn(inMemory({}))
    const { fixer } = agent(model)

    const analyzed = await fixer.analyze(assignment(), tools)
    const fixed = await fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

    expect(world.requests[1]?.cacheReadTokens).toBeGreaterThan(1_024)
    expect(analyzed.usage.cachedTokens).toBe(0)
    expect(fixed.usage.cachedTokens).toBe(world.usage.cacheReadTokens)
    expect(fixed.usage.savedDollars).toBeGreaterThan(0)
  })

  it('behind Chat Completions too', async () => {
    const { model, world } = await chat([read, edit, done])

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory({})).tools)

    expect(answer.usage.cachedTokens).toBe(world.usage.cacheReadTokens)
    for (const { cacheReadTokens } of world.requests.slice(1)) expect(cacheReadTokens).toBeGreaterThan(1_024)
  })

  it('with four breakpoints at most, in every request of a long conversation', async () => {
    const { world } = await repairing([...Array.from({ length: 12 }, () => read), done])

    for (const { body } of world.requests)
      expect(JSON.stringify(body).match(/"cache_control"/g)?.length).toBeLessThanOrEqual(4)
    expect(world.violations).toEqual([])
  })
})

/** The prompt without the marks for the cache, which are no part of it. */
function promptOf(body: RequestBody): string {
  return [
    JSON.stringify(body.tools),
    JSON.stringify(body.system),
    ...body.messages.map(({ role, content }) => `${role} ${contentOf(content)}`),
  ].join('\n')
}

/** A text and a list with that one text are the same to the model. */
function contentOf(content: RequestBody['messages'][number]['content']): string {
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content
  return blocks.map(block => JSON.stringify({ ...block, cache_control: undefined })).join('\n')
}

function blocksOf(body: RequestBody): string[] {
  const [first] = body.messages
  return first === undefined ? [] : contentOf(first.content).split('\n')
}

function totalOf(request: ScriptedModel['requests'][number] | undefined): number {
  return request === undefined ? 0 : request.inputTokens + request.cacheReadTokens + request.cacheWriteTokens
}
