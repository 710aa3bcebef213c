import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import type { IsHidden } from '../../../domain/policy/hidden-files.ts'
import { type Redact, redacted } from '../../../domain/policy/redaction.ts'
import type { Role } from '../../../domain/model/usage.ts'
import { messageOf } from '../../../contracts/errors.ts'
import { unlessAborted } from '../../../concurrency/abortable.ts'
import { NOT_JSON } from '../../models/model.ts'
import { truncate } from '../prompt-text.ts'
import { editFile } from './editing-tools.ts'
import { done, giveUp, reportAnalysis, reportReview } from './ending-tools.ts'
import { findSymbol, outlineTool } from './symbol-tools.ts'
import { history, readFile } from './reading-tools.ts'
import { search } from './search-tool.ts'
import { runTestsTool } from './testing-tools.ts'
import { type ConversationTools, type Tool, type ToolContext, toolError, type ToolOutcome } from './tool.ts'

const TOOLS = {
  read_file: readFile,
  search,
  find_symbol: findSymbol,
  outline: outlineTool,
  history,
  edit_file: editFile,
  run_tests: runTestsTool,
  report_analysis: reportAnalysis,
  done,
  report_review: reportReview,
  give_up: giveUp,
} as const
export type ToolName = keyof typeof TOOLS

const READING = ['read_file', 'search', 'find_symbol', 'outline', 'history'] as const

/** The tools of each role, and the one that ends its work. */
export const ROLE_TOOLS: Readonly<Record<Role, { readonly tools: readonly ToolName[]; readonly end: ToolName }>> = {
  analyst: { tools: [...READING, 'report_analysis', 'give_up'], end: 'report_analysis' },
  fixer: { tools: [...READING, 'edit_file', 'run_tests', 'done', 'give_up'], end: 'done' },
  reviewer: {
    tools: ['read_file', 'search', 'find_symbol', 'outline', 'report_review', 'give_up'],
    end: 'report_review',
  },
  'test-writer': { tools: [...READING, 'edit_file', 'run_tests', 'done', 'give_up'], end: 'done' },
}

/**
 * All tools in the Messages format. Every role is sent all of them, so that requests share a cached prefix; a call of
 * another role's tool is an error.
 */
export const TOOL_DEFINITIONS: readonly Anthropic.Tool[] = Object.entries(TOOLS).map(([name, tool]) => {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.strictInput ?? tool.input, {
    target: 'draft-2020-12',
    // Only a schema that the provider enforces has to be closed.
    io: tool.strictInput === undefined ? 'input' : 'output',
  })
  return {
    name,
    description: tool.description,
    input_schema: schema as Anthropic.Tool['input_schema'],
    ...(tool.strictInput === undefined ? {} : { strict: true }),
  }
})

/** Characters of one result. */
const MAX_RESULT = 12_000
/** Calls that can run tests, which have a time limit of their own. */
const RUNS_TESTS: ReadonlySet<ToolName> = new Set(['run_tests', 'edit_file'])
/** Time limit of any other call in milliseconds. */
const CALL_TIMEOUT_MS = 60_000

export interface ToolboxOptions {
  readonly role: Role
  readonly context: ConversationTools
  readonly redact: Redact
  readonly isHidden: IsHidden
  readonly hide: Redact
  readonly callTimeoutMs?: number
}

/** A checked call. */
interface PreparedCall {
  readonly name: ToolName
  readonly tool: Tool<unknown>
  readonly input: unknown
}

/** Runs the tool calls of one conversation. A failed call is a result for the model to read. */
export class Toolbox {
  readonly #options: ToolboxOptions
  readonly #testRuns = { used: 0 }

  constructor(options: ToolboxOptions) {
    this.#options = options
  }

  async call(name: string, input: unknown): Promise<ToolOutcome> {
    const prepared = this.#prepare(name, input)
    return this.#finalize(typeof prepared === 'string' ? toolError(prepared) : await this.#execute(prepared))
  }

  /** Check a call. @returns the call, or the reason to refuse it */
  #prepare(name: string, input: unknown): PreparedCall | string {
    const { tools, end } = ROLE_TOOLS[this.#options.role]
    const allowed = tools.find(each => each === name)
    if (allowed === undefined) {
      const problem = Object.hasOwn(TOOLS, name)
        ? `${name} is not for the ${this.#options.role}`
        : `There is no tool ${JSON.stringify(name)}`
      return `${problem}; use ${tools.join(', ')}, and end with ${end}.`
    }
    if (typeof input === 'object' && input !== null && NOT_JSON in input) return 'Wrong arguments: they are not JSON.'
    const tool = TOOLS[allowed] as Tool<unknown>
    const checked = tool.input.safeParse(input)
    if (!checked.success) return `Wrong arguments: ${z.prettifyError(checked.error)}`
    return { name: allowed, tool, input: checked.data }
  }

  async #execute({ name, tool, input }: PreparedCall): Promise<ToolOutcome> {
    const { redact, isHidden, hide, callTimeoutMs = CALL_TIMEOUT_MS } = this.#options
    const context: ToolContext = { ...this.#options.context, redact, isHidden, hide, testRuns: this.#testRuns }
    if (RUNS_TESTS.has(name)) return this.#guarded(() => tool.run(input, context))
    const timeout = AbortSignal.timeout(callTimeoutMs)
    const signal = AbortSignal.any([context.signal, timeout])
    const call = async () => tool.run(input, { ...context, signal })
    return this.#guarded(() =>
      unlessAborted(call(), signal).catch((thrown: unknown) => {
        throw timeout.aborted ? new Error(`it took longer than ${Math.round(callTimeoutMs / 1000)} s`) : thrown
      }),
    )
  }

  async #guarded(work: () => Promise<ToolOutcome> | ToolOutcome): Promise<ToolOutcome> {
    try {
      return await work()
    } catch (thrown) {
      this.#options.context.signal.throwIfAborted()
      return toolError(`It failed: ${messageOf(thrown)}`)
    }
  }

  /** Redact and truncate an outcome. */
  #finalize(outcome: ToolOutcome): ToolOutcome {
    // A report goes to commits, pull requests and the log.
    if (outcome.kind !== 'result') return redacted(outcome, this.#options.redact)
    return { ...outcome, text: truncate(this.#options.redact(outcome.text), MAX_RESULT) }
  }
}
