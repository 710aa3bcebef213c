import { describe, expect, it } from 'vitest'
import { AgentReviewer } from '../../../src/fixers/agents/agent-reviewer.ts'
import { SYSTEM_PROMPT } from '../../../src/fixers/agents/prompts/system-prompt.ts'
import { ROLE_TOOLS, TOOL_DEFINITIONS } from '../../../src/fixers/agents/tools/toolbox.ts'
import { countTokens } from '../../world/model/prompt.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory, shared, wholeChange } from './bench.ts'
import { analysing, sent } from './fixing.ts'
import { claude } from './play.ts'
import { approve, done, report } from './turns.ts'

describe('the first request', () => {
  it.each(['analyst', 'fixer', 'reviewer'] as const)(
    'of the %s has at most 1,000 tokens of tools and system prompt, and few more of instructions',
    async role => {
      const { model, world } = await claude([role === 'reviewer' ? approve : role === 'fixer' ? done : report])
      const { tools } = benchOn(inMemory({}))
      const { fixer } = agent(model)

      if (role === 'analyst') await fixer.analyze(assignment(), tools)
      if (role === 'fixer') await fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)
      if (role === 'reviewer')
        await new AgentReviewer({ ...shared(), models: [model], guidance: [] }).review(wholeChange(), tools)

      const { tools: definitions = [], system } = world.requests[0]?.body ?? {}
      const beside = sent(world, 0).replaceAll(/<evidence>[\s\S]*?<\/evidence>/g, '')
      expect(beside).toContain(`You are the ${role}`)
      expect(system).toMatchObject([{ type: 'text', text: SYSTEM_PROMPT }])
      expect(countTokens(JSON.stringify(definitions)) + countTokens(SYSTEM_PROMPT)).toBeLessThanOrEqual(1_000)
      expect(countTokens(beside)).toBeLessThan(300)
    },
  )
})

describe('the tools', () => {
  it('are the same for all roles, and each role ends by its own', () => {
    const names = TOOL_DEFINITIONS.map(({ name }) => name)

    for (const { tools, end } of Object.values(ROLE_TOOLS)) {
      expect(names).toEqual(expect.arrayContaining([...tools]))
      expect(tools).toContain(end)
    }
    expect(new Set(Object.values(ROLE_TOOLS).flatMap(({ tools }) => tools)).size).toBe(names.length)
  })

  it('have strict schemas that providers take: closed, all required, without bounds', () => {
    const strict = TOOL_DEFINITIONS.filter(tool => tool.strict === true)

    expect(strict.map(({ name }) => name)).toEqual(['report_analysis', 'report_review'])
    for (const { input_schema: schema } of strict) {
      expect(JSON.stringify(schema)).not.toMatch(/"(?:minimum|maximum|minLength|maxLength|minItems|maxItems)"/)
      expect(openObjects(schema)).toEqual([])
    }
  })

  it('are called as strict by Claude only', async () => {
    const { world } = await analysing([report])

    expect(world.requests[0]?.body.tools?.filter(tool => tool.strict === true)).toHaveLength(2)
  })
})

/** Objects within a schema that are open, or have a property that may be left out. */
function openObjects(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, properties = {}, required = [], additionalProperties } = schema as Record<string, unknown>
  const names = Object.keys(properties as object)
  const isOpen = type === 'object' && (additionalProperties !== false || names.join() !== (required as string[]).join())
  return [...(isOpen ? [schema] : []), ...Object.values(schema).flatMap(openObjects)]
}
