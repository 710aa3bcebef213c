// A request as the prompt cache sees it: a row of blocks, tools first, then the system prompt, then the messages.

import type { Block, PromptBody } from './shapes.ts'

export type Ttl = '5m' | '1h'

export interface PromptBlock {
  part: 'tools' | 'system' | 'messages'
  /** What is counted and hashed. */
  text: string
  tokens: number
  /** A breakpoint: the prefix up to here is to be cached for so long. */
  cacheFor?: Ttl
}

type CacheControl = NonNullable<PromptBody['cache_control']>

export function promptBlocks(body: PromptBody): PromptBlock[] {
  const { tools = [], system = [], messages } = body
  const blocks = [
    ...tools.map(tool => promptBlock('tools', tool)),
    ...asBlocks(system).map(block => promptBlock('system', block)),
    ...messages.flatMap(({ role, content }) => asBlocks(content).map(block => promptBlock('messages', block, role))),
  ]
  // One at the top of the request stands for one on its last block.
  const last = blocks.at(-1)
  if (body.cache_control && last) last.cacheFor ??= body.cache_control.ttl ?? '5m'
  return blocks
}

/**
 * Tokens are the bytes of the JSON divided by four, rounded up: no tokenizer, but the same on every machine, and near
 * enough for budgets. Keys are left in the order they were sent in, because a changed order misses the real cache too.
 */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4)
}

/** All breakpoints, in the order of the prompt. */
export function cacheControls(body: PromptBody): CacheControl[] {
  const blocks = [
    ...(body.tools ?? []),
    ...asBlocks(body.system ?? []),
    ...body.messages.flatMap(({ content }) => asBlocks(content)),
  ]
  return [...blocks.flatMap(controlsOf), ...(body.cache_control ? [body.cache_control] : [])]
}

function promptBlock(part: PromptBlock['part'], block: Cacheable, role?: string): PromptBlock {
  const text = JSON.stringify(role === undefined ? block : { role, ...block }, withoutCacheControl)
  const control = controlsOf(block).at(-1)
  return { part, text, tokens: countTokens(text), ...(control ? { cacheFor: control.ttl ?? '5m' } : {}) }
}

interface Cacheable {
  cache_control?: CacheControl | null | undefined
  content?: unknown
}

/** The block's own, and those inside a tool result, which the API counts as well. */
function controlsOf(block: Cacheable): CacheControl[] {
  const inner = Array.isArray(block.content) ? block.content.flatMap((part: Cacheable) => controlsOf(part)) : []
  return block.cache_control ? [...inner, block.cache_control] : inner
}

/** A breakpoint moves from request to request; the content stays the same with it and without. */
function withoutCacheControl(key: string, value: unknown): unknown {
  return key === 'cache_control' ? undefined : value
}

function asBlocks<Kind extends Block>(content: string | Kind[]): (Kind | Block)[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content
}
