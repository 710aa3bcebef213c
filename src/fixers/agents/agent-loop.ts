import type Anthropic from '@anthropic-ai/sdk'
import type { Role } from '../../domain/model/usage.ts'
import {
  Conversation,
  type ConversationEnd,
  type ConversationOptions,
  stopped,
  stoppedForGood,
} from './conversation.ts'
import { extractJson } from './prompt-text.ts'
import { useToolReminder, wrongFormReminder } from './prompts/system-prompt.ts'
import { ROLE_LIMITS } from './role-limits.ts'
import { type ToolOutcome, toolResult } from './tools/tool.ts'
import { ROLE_TOOLS, type Toolbox } from './tools/toolbox.ts'

export interface AgentLoopOptions extends ConversationOptions {
  readonly toolbox: Toolbox
  /** Instructions of the role if it continues another role's conversation: the reply to that role's report. */
  readonly handover?: string | undefined
}

/** Run a conversation until the model reports, gives up, or reaches a limit: answer, tool calls in order, results. */
export async function runAgentLoop(options: AgentLoopOptions): Promise<ConversationEnd> {
  const { role, toolbox } = options
  const conversation = new Conversation(options)
  let { unanswered } = conversation
  let { handover } = options
  let isReminded = false
  let hadWrongForm = false
  let last = { calls: '', times: 0 }
  for (let turn = 0; turn < ROLE_LIMITS[role].turns; turn += 1) {
    const answer = unanswered === undefined ? await conversation.nextAnswer() : { content: unanswered }
    if ('kind' in answer) return answer
    const toolUses = answer.content.filter(block => block.type === 'tool_use')
    const calls =
      toolUses.length > 0 ? toolUses : reportInText(answer.content, handover === undefined ? role : 'analyst')
    if (calls.length === 0 && !('stopReason' in answer && answer.stopReason === 'paused')) {
      if (isReminded) return stoppedForGood('The model stopped using its tools.')
      isReminded = true
      conversation.addUserMessage(useToolReminder(role))
      unanswered = undefined
      continue
    }
    const said = JSON.stringify(calls.map(({ name, input }) => [name, input]))
    last = { calls: said, times: said === last.calls ? last.times + 1 : 1 }
    if (last.times >= MAX_REPEATS) return stopped(`The model made the same calls in ${last.times} turns in a row.`)
    const isRepeated = calls.length > 0 && last.times >= REPEATED
    const results: Anthropic.ToolResultBlockParam[] = []
    let isRead = true
    for (const [index, { id, name, input }] of endingLast(calls).entries()) {
      const isFollowed = calls.slice(index + 1).some(each => each.name === EDIT)
      const isHandover = handover !== undefined && name === ROLE_TOOLS.analyst.end
      // An edit in the same turn shows that the model knows what to do.
      const reply = isFollowed ? NOTED : handover
      const outcome = isHandover ? toolResult(reply ?? '') : await callOnce(toolbox, { name, input, isRepeated })
      if (outcome.kind !== 'result') {
        const isChange = outcome.kind === 'final' && outcome.final.of === 'change'
        if (!isChange || isRead || name === ROLE_TOOLS[role].end) return outcome
        results.push(toolResultBlock(id, { kind: 'result', text: UNREAD, isError: false }))
        continue
      }
      isRead &&= name !== SEARCH || outcome.isError
      const isReport = name === ROLE_TOOLS[role].end
      if (isReport && hadWrongForm) return stoppedForGood('Its report had the wrong form twice.')
      hadWrongForm ||= isReport
      results.push(toolResultBlock(id, outcome))
    }
    if (toolUses.length > 0) conversation.addUserMessage(results)
    else if (calls.length > 0) conversation.addUserMessage(handover ?? wrongFormReminder(role))
    unanswered = undefined
    handover = undefined
  }
  return stopped(`The conversation did not end within ${ROLE_LIMITS[role].turns} turns.`)
}

/**
 * Turns in a row from which the same calls are not made again, and from which the conversation ends: each is paid for.
 */
const [REPEATED, MAX_REPEATS] = [4, 7]

async function callOnce(
  toolbox: Toolbox,
  { name, input, isRepeated }: { name: string; input: unknown; isRepeated: boolean },
): Promise<ToolOutcome> {
  // A report is another one for what it ends.
  if (!isRepeated || Object.values(ROLE_TOOLS).some(({ end }) => end === name)) return toolbox.call(name, input)
  return { kind: 'result', text: 'The same calls again: their answers are above.', isError: true }
}

interface Call {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

/** Let the last edit of a turn alone have the summary: with one, the tests run, and can end the work. */
function endingLast(calls: readonly Call[]): readonly Call[] {
  const last = calls.findLastIndex(({ name }) => name === EDIT)
  const summary = calls.map(({ name, input }) => (name === EDIT ? summaryIn(input) : undefined)).findLast(Boolean)
  if (summary === undefined) return calls
  return calls.map((call, index) => {
    if (call.name !== EDIT || typeof call.input !== 'object' || call.input === null) return call
    const { summary: _, ...input } = call.input as Record<string, unknown>
    return { ...call, input: index === last ? { ...input, summary } : input }
  })
}

function summaryIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'summary' in input ? input.summary : undefined
}

/** The reply to a report behind which the same turn edits. */
const NOTED = 'Noted.'
const EDIT = 'edit_file'

/** The tool that looks for other places of a defect: its result may show that a change is not whole. */
const SEARCH = 'search'
const UNREAD = 'The tests pass. Read what the search of this turn found: call done if the change is whole, or go on.'

/** Read a report that the model wrote as text, as a call of the tool that ends its work. */
function reportInText(content: readonly Anthropic.ContentBlockParam[], role: Role): Call[] {
  const text = content.map(block => (block.type === 'text' ? block.text : '')).join('')
  const input = extractJson(text)
  return input === undefined ? [] : [{ id: '', name: ROLE_TOOLS[role].end, input }]
}

function toolResultBlock(
  id: string,
  { text, isError }: ToolOutcome & { kind: 'result' },
): Anthropic.ToolResultBlockParam {
  return { type: 'tool_result', tool_use_id: id, content: text, is_error: isError }
}
