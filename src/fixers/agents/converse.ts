import { type Redact, redacted } from '../../domain/policy/redaction.ts'
import type { TestId } from '../../domain/model/test-case.ts'
import { noUsage, type Role, type Usage } from '../../domain/model/usage.ts'
import { type Model, type ModelAnswer, type ModelRequest, ModelUnavailable } from '../models/model.ts'
import { runAgentLoop, type ConversationEnd } from './agent-loop.ts'
import { openingOf } from './prompts/evidence.ts'
import { ConversationBudget } from './conversation-budget.ts'
import { SYSTEM } from './prompts/system.ts'
import { ROLES } from './roles.ts'
import type { ToolContext } from './tools/tool.ts'
import { Toolbox } from './tools/toolbox.ts'
import { TRANSCRIPT, type Transcript } from './transcript.ts'
import type { Transcripts } from './transcript-files.ts'

/** What all conversations of a run share. */
export interface Shared {
  readonly redact: Redact
  readonly transcripts: Transcripts
}

export interface Question {
  readonly role: Role
  readonly model: Model
  readonly iteration: number
  readonly title: string
  readonly tests: readonly TestId[]
  /** The first message: evidence, then what is asked. */
  readonly opening: readonly string[]
  readonly tools: Omit<ToolContext, 'redact'>
}

/** What came of a conversation: its end, or that the model could not be reached, or that the time was over. */
export interface ConversationResult {
  readonly ending: ConversationEnd | { readonly kind: 'unavailable' | 'late'; readonly reason: string }
  readonly usage: Usage
  readonly transcripts: readonly string[]
}

/** Has one conversation: within its budget, told of, and kept. It does not throw for what a model or provider does. */
export async function converse(question: Question, { redact, transcripts }: Shared): Promise<ConversationResult> {
  const { role, model, iteration, title, tests, tools } = question
  const name = transcripts.name({ iteration, role })
  const budget = { ...tools, budgetTokens: Math.min(tools.budgetTokens, ROLES[role].tokens) }
  const purse = new ConversationBudget(budget, model.known)
  const opening = openingOf(question.opening.map(redact))
  const transcript: Transcript = {
    transcript: TRANSCRIPT,
    role,
    model: model.name,
    title,
    commit: tools.commit,
    tests: tests.map(test => ({ ...test, suite: [...test.suite] })),
    startedAt: Date.now(),
    system: SYSTEM,
    turns: [],
    ending: '',
    usage: noUsage,
  }
  let known = 0
  const onTurn = async ({ messages }: ModelRequest, { content, stopReason, usage, detail }: ModelAnswer) => {
    // What came after the answer before; a conversation that was shortened is told anew.
    const since = known > 0 && messages.length > known ? messages.slice(known) : messages
    const added = since[0]?.role === 'assistant' ? since.slice(1) : since
    known = messages.length
    const answer = { content, stopReason, usage, ...(detail === undefined ? {} : { detail }) }
    transcript.turns.push({ messages: added, answer } as unknown as Transcript['turns'][number])
    await transcripts.save(name, { ...transcript, usage: purse.usage })
  }
  let ending: ConversationResult['ending'] | undefined
  try {
    const toolbox = new Toolbox({ role, bench: tools, redact })
    ending = await runAgentLoop({ role, model, opening, toolbox, purse, signal: tools.signal, onTurn })
  } catch (error) {
    ending = endingOf(error, tools.signal)
    if (ending === undefined) throw error
    ending = redacted(ending, redact)
  } finally {
    const usage = purse.usage
    const told = ending === undefined ? 'it was ended from outside' : sentenceOf(ending)
    if (transcript.turns.length > 0) await transcripts.save(name, { ...transcript, ending: told, usage })
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
  return { ending, usage: purse.usage, transcripts: transcript.turns.length > 0 ? [name] : [] }
}

function endingOf(error: unknown, signal: AbortSignal): ConversationResult['ending'] | undefined {
  if (error instanceof ModelUnavailable) return { kind: 'unavailable', reason: error.message }
  // The time that it may take is over; when all is to end, the caller sees to it.
  if (signal.aborted) return { kind: 'late', reason: 'Its time was over before it was done.' }
  return undefined
}

function sentenceOf(ending: ConversationResult['ending']): string {
  return ending.kind === 'final' ? 'done' : ending.reason
}
