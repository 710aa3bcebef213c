import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { count } from '../../domain/text/wording.ts'
import { Role, Usage } from '../../domain/model/usage.ts'
import { revealHidden } from '../../domain/text/hidden-characters.ts'
import { plainLine } from '../../domain/text/inert-text.ts'
import { PRICES_FROM } from '../models/model-catalog.ts'
import { truncate } from './prompt-text.ts'

/** Version of the transcript format. */
export const TRANSCRIPT_VERSION = 1

const Blocks = z.array(z.looseObject({ type: z.string() }))
const Message = z.object({ role: z.enum(['user', 'assistant']), content: z.union([z.string(), Blocks]) })

/** One request and its answer. `messages` holds those added since the previous request. */
const Turn = z.object({
  messages: z.array(Message),
  answer: z.object({ content: Blocks, stopReason: z.string(), usage: Usage, detail: z.string().optional() }),
})

/** A whole conversation with a model, without secrets; it can be replayed. */
export const Transcript = z.object({
  transcript: z.literal(TRANSCRIPT_VERSION),
  role: Role,
  model: z.string(),
  /** Title of the failures, for people. */
  title: z.string(),
  /** The commit of the work tree. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** The tests that `run_tests` runs. */
  tests: z.array(
    z.looseObject({ framework: z.string(), file: z.string(), suite: z.array(z.string()), name: z.string() }),
  ),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
  system: z.string(),
  /** Number of the first turn's messages that an earlier transcript holds, if the conversation goes on from it. */
  goesOnFrom: z.number().optional(),
  turns: z.array(Turn),
  ending: z.string(),
  usage: Usage,
})
export type Transcript = z.infer<typeof Transcript>

/** Format a conversation as Markdown. */
export function asMarkdown(transcript: Transcript): string {
  const { role, model, title, turns, ending, usage, goesOnFrom = 0 } = transcript
  const dollars =
    usage.unpricedTokens > 0
      ? 'at an unknown price'
      : `for $${usage.dollars.toFixed(4)} (list prices of ${PRICES_FROM})`
  return [
    `# ${role}: ${plainLine(title)}`,
    '',
    `${model}, ${count(usage.requests, 'request')}, ${usage.inputTokens} input tokens (${usage.cachedTokens} of them cached), ${usage.outputTokens} output tokens ${dollars}. It ended so: ${plainLine(ending, 1_000)}`,
    ...turns.flatMap((turn, index) => [
      '',
      `## Turn ${index + 1}`,
      ...(index === 0 && goesOnFrom > 0 ? ['', 'It goes on from the transcript before.'] : []),
      ...turn.messages
        .filter((message, at) => (index === 0 ? at >= goesOnFrom : message.role === 'user'))
        .flatMap(message => blocksOf(message.content)),
      '',
      '### Answer',
      ...blocksOf(turn.answer.content),
    ]),
    '',
  ].join('\n')
}

function blocksOf(blocks: Transcript['turns'][number]['messages'][number]['content']): string[] {
  if (typeof blocks === 'string') return ['', fenced(blocks)]
  return (blocks as unknown as Anthropic.ContentBlockParam[]).flatMap(block => {
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

function textIn(content: Anthropic.ToolResultBlockParam['content']): string {
  return typeof content === 'string' ? content : JSON.stringify(content ?? '')
}

/** Wrap a text in a code fence longer than any in it. */
function fenced(text: string): string {
  const shown = revealHidden(truncate(text, 40_000))
  const runs = shown.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)))
  return `${fence}\n${shown}\n${fence}`
}
