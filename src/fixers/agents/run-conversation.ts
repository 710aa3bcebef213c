import type { IsHidden } from '../../domain/policy/hidden-files.ts'
import { type Redact, redacted } from '../../domain/policy/redaction.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import { noUsage, type Role, type Usage } from '../../domain/model/usage.ts'
import { type Model, ModelUnavailable } from '../models/model.ts'
import { runAgentLoop } from './agent-loop.ts'
import type { ConversationEnd, ConversationOptions } from './conversation.ts'
import { ConversationBudget } from './conversation-budget.ts'
import { openingOf } from './prompts/evidence.ts'
import { SYSTEM_PROMPT } from './prompts/system-prompt.ts'
import { ROLE_LIMITS } from './role-limits.ts'
import type { ConversationMessages, SavedConversation } from './saved-conversation.ts'
import type { ConversationTools } from './tools/tool.ts'
import { Toolbox } from './tools/toolbox.ts'
import { type Transcript, TRANSCRIPT_VERSION } from './transcript.ts'
import type { Transcripts } from './transcript-files.ts'

/** Options of all conversations of a run. */
export interface SharedOptions {
  readonly redact: Redact
  readonly isHidden: IsHidden
  readonly transcripts: Transcripts
}

/** The subject of one conversation. */
export interface ConversationTask {
  readonly role: Role
  readonly model: Model
  readonly iteration: number
  readonly title: string
  readonly tests: readonly TestId[]
  /** The first message: evidence, then instructions. */
  readonly opening: readonly string[]
  readonly tools: ConversationTools
  /** The conversation so far, to go on from; then the first message is its own. */
  readonly from?: SavedConversation | undefined
  /** Instructions of this role if it continues another role's conversation. */
  readonly handover?: string | undefined
  /** Takes lines of hidden files out of what programs print. The opening is without them. */
  readonly hide: Redact
  /** Called after each answer, with what a later run needs to go on. */
  readonly keep?: ((conversation: { usage: Usage; text: string }) => Promise<void>) | undefined
}

/** The result of a conversation: its end, an unavailable model, or a timeout. */
export interface ConversationResult {
  readonly ending:
    | ConversationEnd
    | { readonly kind: 'late'; readonly reason: string }
    | {
        readonly kind: 'unavailable'
        readonly reason: string
        readonly isMisconfigured: boolean
        readonly isPermanent: boolean
      }
  readonly usage: Usage
  readonly transcripts: readonly string[]
}

/** Run one conversation within its budget; emit an event and save the transcript. Faults of a model do not throw. */
export async function runConversation(
  task: ConversationTask,
  { redact, isHidden, transcripts }: SharedOptions,
): Promise<ConversationResult> {
  const { role, model, iteration, title, tests, tools, from, handover, hide } = task
  const name = transcripts.name({ iteration, role })
  const budgetTokens = Math.min(tools.budgetTokens, ROLE_LIMITS[role].tokens)
  const budget = new ConversationBudget({ ...tools, budgetTokens }, model.info)
  const opening = openingOf(task.opening.map(redact), role === 'reviewer')
  const transcript: Transcript = {
    transcript: TRANSCRIPT_VERSION,
    role,
    model: model.name,
    title,
    commit: tools.commit,
    tests: tests.map(test => ({ ...test, suite: [...test.suite] })),
    startedAt: Date.now(),
    system: SYSTEM_PROMPT,
    ...(from === undefined ? {} : { goesOnFrom: from.messages.length }),
    turns: [],
    ending: '',
    usage: noUsage,
  }
  const keep = async (usage: Usage, messages: ConversationMessages) =>
    task.keep?.({ usage, text: textOf({ saved: 1, role, model: model.name, ...messages }, redact) })
  let savedMessages = 0
  const onTurn: ConversationOptions['onTurn'] = async ({ messages }, answered, whole) => {
    const { content, stopReason, usage, detail } = answered
    // Save the messages after the last answer; after a compaction, save all.
    const isLonger = savedMessages > 0 && messages.length > savedMessages
    const later = isLonger ? messages.slice(savedMessages) : messages
    const added = later[0]?.role === 'assistant' ? later.slice(1) : later
    savedMessages = messages.length
    const answer = { content, stopReason, usage, ...(detail === undefined ? {} : { detail }) }
    transcript.turns.push({ messages: added, answer } as unknown as Transcript['turns'][number])
    await transcripts.save(name, { ...transcript, usage: budget.usage })
    await keep(budget.usage, whole)
  }
  let ending: ConversationResult['ending'] | undefined
  try {
    const toolbox = new Toolbox({ role, context: tools, redact, isHidden, hide })
    ending = await runAgentLoop({
      role,
      model,
      opening,
      from,
      handover,
      toolbox,
      budget,
      signal: tools.signal,
      onRequest: (request, messages) => keep(budget.usageWith(request), messages),
      onTurn,
    })
  } catch (error) {
    ending = endingOf(error, tools.signal)
    if (ending === undefined) throw error
    ending = redacted(ending, redact)
  } finally {
    const usage = budget.usage
    const outcome = ending === undefined ? 'aborted' : endingText(ending)
    if (transcript.turns.length > 0) await transcripts.save(name, { ...transcript, ending: outcome, usage })
    // An edit beside the analysis needs no request of its own.
    const isSilent = usage.requests === 0 && ending?.kind === 'final'
    if (!isSilent) {
      tools.emit({
        kind: 'conversed',
        role,
        model: model.name,
        ending: ending?.kind ?? 'ended',
        requests: usage.requests,
        inputTokens: usage.inputTokens,
        cachedTokens: usage.cachedTokens,
        outputTokens: usage.outputTokens,
        dollars: usage.unpricedTokens > 0 ? undefined : usage.dollars,
      })
    }
  }
  return { ending, usage: budget.usage, transcripts: transcript.turns.length > 0 ? [name] : [] }
}

function endingOf(error: unknown, signal: AbortSignal): ConversationResult['ending'] | undefined {
  if (error instanceof ModelUnavailable)
    return {
      kind: 'unavailable',
      reason: error.message,
      isMisconfigured: error.isMisconfigured,
      isPermanent: error.isPermanent || error.isMisconfigured,
    }
  // The time limit was reached. The caller handles the abort of the whole run.
  if (signal.aborted) return { kind: 'late', reason: 'It reached its time limit.' }
  return undefined
}

function endingText(ending: ConversationResult['ending']): string {
  return ending.kind === 'final' ? 'done' : ending.reason
}

/**
 * Write a conversation as text. Thoughts are bound to the messages around them, so one that a redaction changes cannot
 * be continued: then the text is empty.
 */
function textOf(conversation: SavedConversation, redact: Redact): string {
  const text = JSON.stringify(conversation)
  return JSON.stringify(redacted(conversation, redact)) === text ? text : ''
}
