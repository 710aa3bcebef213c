import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { Role, Usage } from '../../domain/model/usage.ts'
import { PRICES_FROM } from '../models/model-catalog.ts'
import { truncate } from './truncate.ts'

/** The version of the form in which conversations are kept. */
export const TRANSCRIPT = 1

const content = z.array(z.looseObject({ type: z.string() }))
const Message = z.object({ role: z.enum(['user', 'assistant']), content: z.union([z.string(), content]) })

/** One request and its answer. Of the messages those that are new since the request before. */
const Turn = z.object({
  messages: z.array(Message),
  answer: z.object({ content, stopReason: z.string(), usage: Usage, detail: z.string().optional() }),
})

/** A conversation with a model, whole and without secrets: enough to have it again. */
export const Transcript = z.object({
  transcript: z.literal(TRANSCRIPT),
  role: Role,
  model: z.string(),
  /** What it was about, for people. */
  title: z.string(),
  /** The commit on which the work tree stood. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** The tests that `run_tests` runs. */
  tests: z.array(
    z.looseObject({ framework: z.string(), file: z.string(), suite: z.array(z.string()), name: z.string() }),
  ),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
  system: z.string(),
  turns: z.array(Turn),
  ending: z.string(),
  usage: Usage,
})
export type Transcript = z.infer<typeof Transcript>

/** A conversation for people to read. */
export function asMarkdown(transcript: Transcript): string {
  const { role, model, title, turns, ending, usage } = transcript
  const dollars =
    usage.unpricedTokens > 0
      ? 'at an unknown price'
      : `for $${usage.dollars.toFixed(4)} (list prices of ${PRICES_FROM})`
  return [
    `# ${role}: ${oneLine(title)}`,
    '',
    `${model}, ${usage.requests} requests, ${usage.inputTokens} input tokens (${usage.cachedTokens} of them cached), ${usage.outputTokens} output tokens ${dollars}. It ended so: ${oneLine(ending)}`,
    ...turns.flatMap((turn, index) => [
      '',
      `## Turn ${index + 1}`,
      ...turn.messages
        .filter(message => index === 0 || message.role === 'user')
        .flatMap(({ content: said }) => blocksOf(said)),
      '',
      '### Answer',
      ...blocksOf(turn.answer.content),
    ]),
    '',
  ].join('\n')
}

function blocksOf(said: Transcript['turns'][number]['messages'][number]['content']): string[] {
  if (typeof said === 'string') return ['', fenced(said)]
  return (said as unknown as Anthropic.ContentBlockParam[]).flatMap(block => {
    switch (block.type) {
      case 'text':
        return ['', fenced(block.text)]
      case 'thinking':
        return block.thinking === '' ? [] : ['', 'Thought:', '', fenced(block.thinking)]
      case 'tool_use':
        return ['', `Call \`${block.name.replace(/[^\w-]/g, '')}\``, '', fenced(JSON.stringify(block.input, null, 2))]
      case 'tool_result':
        return ['', block.is_error === true ? 'Error' : 'Result', '', fenced(textIn(block.content))]
      default:
        return []
    }
  })
}

function textIn(said: Anthropic.ToolResultBlockParam['content']): string {
  return typeof said === 'string' ? said : JSON.stringify(said ?? '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** A text of anybody as a block that it cannot end from within. */
function fenced(text: string): string {
  const runs = text.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)))
  return `${fence}\n${truncate(text, 40_000)}\n${fence}`
}
