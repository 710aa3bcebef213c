import type Anthropic from '@anthropic-ai/sdk'
import { expect, it } from 'vitest'
import { compactConversation } from '../../../src/fixers/agents/compaction.ts'

const opening: Anthropic.TextBlockParam[] = [{ type: 'text', text: 'What is asked.' }]

it('a digest tells each call with its own result, also where a server gives every call the same name', () => {
  const text = textOf(
    compactConversation(opening, [...turn('call_1', 'a.ts', 'text of a'), ...turn('call_1', 'b.ts', 'text of b')]),
  )

  expect(text).toContain('{"path":"a.ts"}\ntext of a\n')
  expect(text).toContain('{"path":"b.ts"}\ntext of b\n')
})

it('a digest leaves out what was only said', () => {
  const said: Anthropic.MessageParam[] = [
    { role: 'assistant', content: [{ type: 'text', text: 'Let me see.' }] },
    { role: 'user', content: 'Use a tool.' },
  ]

  expect(textOf(compactConversation(opening, [...said, ...turn('1', 'a.ts', 'text of a')]))).not.toMatch(
    /Let me see|Use a tool/,
  )
})

it('a digest is one message that begins with what was asked', () => {
  const [message, ...rest] = compactConversation(opening, turn('1', 'a.ts', 'text of a'))

  expect(rest).toEqual([])
  expect(message?.role).toBe('user')
  expect(message?.content.slice(0, 1)).toEqual(opening)
})

function turn(id: string, path: string, result: string): Anthropic.MessageParam[] {
  return [
    { role: 'assistant', content: [{ type: 'tool_use', id, name: 'read_file', input: { path } }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: result }] },
  ]
}

function textOf([message]: readonly Anthropic.MessageParam[]): string {
  const block = Array.isArray(message?.content) ? message.content.at(-1) : undefined
  return block?.type === 'text' ? block.text : ''
}
