// What the real API refuses with 400 invalid_request_error, in its own words as far as they are known.

import type { z } from 'zod'
import { illegalMessages } from './legal-messages.ts'
import { illegalSchema } from './legal-schema.ts'
import { cacheControls } from './prompt.ts'
import { CountBody, RequestBody, type PromptBody } from './shapes.ts'

type Checked<Body> = { body: Body } | { refusal: string }

/** Fields of the Messages API that shapes.ts does not describe; any other is refused, as pydantic's `extra=forbid` does. */
const otherFields = new Set(
  'container diagnostics inference_geo metadata service_tier speed stop_sequences temperature top_k top_p user_profile_id workspace_id'.split(
    ' ',
  ),
)

/** `beta` requests may carry fields that no list keeps up with. */
export function checkMessages(sent: unknown, { beta }: { beta: boolean }): Checked<RequestBody> {
  const parsed = RequestBody.safeParse(sent)
  if (!parsed.success) return { refusal: firstIssue(parsed.error) }
  const { data } = parsed
  const extra = beta ? undefined : extraField(data, RequestBody.shape)
  const refusal = extra ?? illegalThread(data) ?? illegalPrompt(data) ?? illegalBudget(data)
  return refusal === undefined ? { body: data } : { refusal }
}

export function checkCount(sent: unknown): Checked<PromptBody> {
  const parsed = CountBody.safeParse(sent)
  if (!parsed.success) return { refusal: firstIssue(parsed.error) }
  const refusal = illegalPrompt(parsed.data)
  return refusal === undefined ? { body: parsed.data } : { refusal }
}

function illegalPrompt(body: PromptBody): string | undefined {
  return (
    illegalTools(body) ??
    illegalSystem(body) ??
    illegalMessages(body.messages) ??
    illegalBreakpoints(body) ??
    illegalFormat(body)
  )
}

function illegalTools({ tools = [], tool_choice: choice }: PromptBody): string | undefined {
  for (const [index, tool] of tools.entries()) {
    if (tool.type !== undefined && tool.type !== null && tool.type !== 'custom') continue
    const at = `tools.${index}.custom`
    if (!/^[a-zA-Z0-9_-]{1,128}$/.test(tool.name)) {
      return `${at}.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`
    }
    if (tool.input_schema === undefined) return `${at}.input_schema: Field required`
    if (tool.input_schema.type === undefined) return `${at}.input_schema.type: Field required`
    if (tool.input_schema.type !== 'object') return `${at}.input_schema.type: Input should be 'object'`
  }

  const names = tools.map(tool => tool.name)
  if (new Set(names).size < names.length) return 'tools: Tool names must be unique.'
  if (!choice) return undefined
  if (tools.length === 0 && choice.type !== 'none') return 'tool_choice may only be specified while providing tools'
  if (choice.type === 'tool' && choice.name === undefined) return 'tool_choice.tool.name: Field required'
  if (choice.type === 'tool' && !names.includes(choice.name ?? '')) {
    return `tool_choice.name: Tool '${choice.name}' not found in provided tools`
  }
  return undefined
}

function illegalSystem({ system }: PromptBody): string | undefined {
  const blocks = typeof system === 'object' ? system : []
  const empty = blocks.find(block => block.text === '')
  if (!empty) return undefined
  return empty.cache_control
    ? 'system: cache_control cannot be set for empty text blocks'
    : 'system: text content blocks must be non-empty'
}

function illegalBreakpoints(body: PromptBody): string | undefined {
  const controls = cacheControls(body)
  if (controls.length > 4) return `A maximum of 4 blocks with cache_control may be provided. Found ${controls.length}.`
  const firstShort = controls.findIndex(({ ttl }) => ttl !== '1h')
  if (firstShort >= 0 && controls.slice(firstShort).some(({ ttl }) => ttl === '1h')) {
    return `a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block`
  }
  return undefined
}

function illegalFormat({ output_config: config, output_format: format }: PromptBody): string | undefined {
  if (config?.format) return illegalSchema(config.format.schema, 'output_config.format.schema')
  return format ? illegalSchema(format.schema, 'output_format.schema') : undefined
}

function illegalBudget({ thinking, tool_choice: choice, max_tokens: maxTokens }: RequestBody): string | undefined {
  const forced = choice?.type === 'any' || choice?.type === 'tool'
  if (thinking?.type !== 'enabled') return undefined
  if (thinking.budget_tokens === undefined) return 'thinking.enabled.budget_tokens: Field required'
  if (thinking.budget_tokens < 1024) {
    return 'thinking.enabled.budget_tokens: Input should be greater than or equal to 1024'
  }
  if (thinking.budget_tokens >= maxTokens) return '`max_tokens` must be greater than `thinking.budget_tokens`.'
  return forced ? 'Thinking may not be enabled when tool_choice forces tool use.' : undefined
}

/** The SDK's tool runner uses one by default, and then sends only what is new. */
function illegalThread(body: RequestBody): string | undefined {
  return body.thread === undefined
    ? undefined
    : 'thread: the scripted model keeps no conversations; send the whole history (tool runner: `thread: false`)'
}

function extraField(body: object, shape: object): string | undefined {
  const extra = Object.keys(body).find(field => !(field in shape) && !otherFields.has(field))
  return extra === undefined ? undefined : `${extra}: Extra inputs are not permitted`
}

function firstIssue(error: z.ZodError): string {
  const { path, message } = deepest(error.issues)
  return [path.join('.'), message].filter(Boolean).join(': ')
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Content is a text or a list: of zod's two complaints, the one that got further into the value tells more. */
function deepest(issues: readonly z.core.$ZodIssue[]): Issue {
  const [issue] = issues
  if (!issue) return { path: [], message: 'invalid request' }
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.filter(errors => errors.length > 0).map(deepest)
  const best = inner.toSorted((a, b) => b.path.length - a.path.length)[0]
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue
}
