import type OpenAI from 'openai'
import { model } from '../play.ts'

export type Input = OpenAI.Responses.ResponseInput
type Asked = Omit<OpenAI.Responses.ResponseCreateParamsNonStreaming, 'stream' | 'input'> & { input: Input }

/** The smallest request of a client that keeps the conversation itself; tests add to it. */
export const ask: Asked = {
  model,
  input: [{ role: 'user', content: 'Why is the test red?' }],
  store: false,
  include: ['reasoning.encrypted_content'],
}

export const readFile: OpenAI.Responses.FunctionTool = {
  type: 'function',
  name: 'read_file',
  parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  strict: false,
}

/** The conversation so far, the answer as it came, and what its tools say. */
export function goOn(before: Input, { output }: { output: OpenAI.Responses.ResponseOutputItem[] }): Input {
  const calls = output.filter(item => item.type === 'function_call')
  const results = calls.map(call => ({
    type: 'function_call_output' as const,
    call_id: call.call_id,
    output: 'text',
  }))
  return [...before, ...(output as Input), ...results]
}
