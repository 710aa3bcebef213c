import type Anthropic from '@anthropic-ai/sdk'
import type { RetryPolicy } from '../../../src/fixers/models/retry.ts'
import type { Model, ModelAnswer, ModelRequest } from '../../../src/fixers/models/model.ts'

/** Patience for tests: faults are met at once, and nobody waits for nothing. */
export const QUICK: RetryPolicy = { deadlineMs: 60_000, idleMs: 60_000, tries: 3, backoffMs: 1 }

export const READ_FILE: Anthropic.Tool = {
  name: 'read_file',
  description: 'Reads a file.',
  input_schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
}

export const DONE: Anthropic.Tool = {
  name: 'done',
  description: 'Ends the work.',
  strict: true,
  input_schema: {
    type: 'object',
    properties: { summary: { type: 'string' } },
    required: ['summary'],
    additionalProperties: false,
  },
}

/** The smallest request; tests add to it. */
export const ASK: ModelRequest = {
  system: 'You repair code.',
  tools: [READ_FILE, DONE],
  messages: [{ role: 'user', content: 'Why is the test red?' }],
  maxTokens: 2048,
}

export function ask(model: Model, request: Partial<ModelRequest> = {}, signal = never): Promise<ModelAnswer> {
  return model.send({ ...ASK, ...request }, signal)
}

const never = new AbortController().signal

/** The request after an answer: what the model said goes back, and every call has a result. */
export function following({ content }: ModelAnswer, before: ModelRequest = ASK): ModelRequest {
  const results = content.flatMap(block =>
    block.type === 'tool_use' ? [{ type: 'tool_result' as const, tool_use_id: block.id, content: 'text' }] : [],
  )
  return {
    ...before,
    messages: [...before.messages, { role: 'assistant', content: [...content] }, { role: 'user', content: results }],
  }
}

/** What the promise rejects with; a test that expects a failure fails without one. */
export async function failure(promise: PromiseLike<unknown>): Promise<Error> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Error) return error
  throw new Error(`expected a failure, not ${String(error)}`)
}

/** All that an error says, and the ones behind it. */
export function wholeMessage(error: unknown): string {
  return error instanceof Error ? `${error.message}\n${wholeMessage(error.cause)}` : ''
}
