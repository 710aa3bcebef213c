import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { type Redact, redacted } from '../../../domain/policy/redaction.ts'
import type { Role } from '../../../domain/model/usage.ts'
import { messageOf } from '../../../contracts/errors.ts'
import { unlessAborted } from '../../../concurrency/abortable.ts'
import { NOT_JSON } from '../../models/model.ts'
import { truncate } from '../truncate.ts'
import { editFile, writeFile } from './editing-tools.ts'
import { done, giveUp, reportAnalysis, reportReview } from './ending-tools.ts'
import { gitBlame, gitDiff, gitLog, listFiles, readFile, search } from './reading-tools.ts'
import { runTestsTool } from './testing-tools.ts'
import { type ToolContext, error, type Tool, type ToolOutcome } from './tool.ts'

const TOOLS = {
  read_file: readFile,
  search,
  list_files: listFiles,
  git_log: gitLog,
  git_blame: gitBlame,
  git_diff: gitDiff,
  edit_file: editFile,
  write_file: writeFile,
  run_tests: runTestsTool,
  report_analysis: reportAnalysis,
  done,
  report_review: reportReview,
  give_up: giveUp,
} as const
export type ToolName = keyof typeof TOOLS

const READING = ['read_file', 'search', 'list_files', 'git_log', 'git_blame', 'git_diff'] as const

/** What each role may use, and the tool by which it ends its work. */
export const ALLOWED: Readonly<Record<Role, { readonly tools: readonly ToolName[]; readonly end: ToolName }>> = {
  analyst: { tools: [...READING, 'report_analysis', 'give_up'], end: 'report_analysis' },
  fixer: { tools: [...READING, 'edit_file', 'write_file', 'run_tests', 'done', 'give_up'], end: 'done' },
  reviewer: { tools: ['read_file', 'search', 'list_files', 'report_review', 'give_up'], end: 'report_review' },
}

/**
 * All tools, as the Messages API wants them. Every role is shown the same ones, so that what one role has read is in the
 * cache for the next; who calls a tool that is not its own is told so.
 */
export const TOOL_DEFINITIONS: readonly Anthropic.Tool[] = Object.entries(TOOLS).map(([name, tool]) => {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.asked ?? tool.input, { target: 'draft-2020-12' })
  return {
    name,
    description: tool.description,
    input_schema: schema as Anthropic.Tool['input_schema'],
    ...(tool.asked === undefined ? {} : { strict: true }),
  }
})

/** Characters of one result. */
const OUTPUT = 12_000
/** Runs of the tests in one conversation. */
const TEST_RUNS = 8
/** Milliseconds that a tool may take which only looks; runs of the tests have a deadline of their own. */
const LOOK_MS = 60_000

export interface ToolboxOptions {
  readonly role: Role
  readonly bench: Omit<ToolContext, 'redact'>
  readonly redact: Redact
  readonly lookMs?: number
}

/** A call that is ready to be carried out. */
interface Prepared {
  readonly name: ToolName
  readonly tool: Tool<unknown>
  readonly input: unknown
}

/** Carries out the tool calls of one conversation. Whatever goes wrong in a call is a result that the model reads. */
export class Toolbox {
  readonly #options: ToolboxOptions
  #testRuns = 0

  constructor(options: ToolboxOptions) {
    this.#options = options
  }

  async call(name: string, input: unknown): Promise<ToolOutcome> {
    const prepared = this.#prepare(name, input)
    return this.#finalize(typeof prepared === 'string' ? error(prepared) : await this.#execute(prepared))
  }

  /** The call, or why it cannot be made. */
  #prepare(name: string, input: unknown): Prepared | string {
    const { tools, end } = ALLOWED[this.#options.role]
    const mine = tools.find(each => each === name)
    if (mine === undefined) {
      const what = Object.hasOwn(TOOLS, name)
        ? `${name} is not for the ${this.#options.role}`
        : `There is no tool ${JSON.stringify(name)}`
      return `${what}; use ${tools.join(', ')}, and end with ${end}.`
    }
    if (typeof input === 'object' && input !== null && NOT_JSON in input) return 'Wrong arguments: they are not JSON.'
    const tool = TOOLS[mine] as Tool<unknown>
    const checked = tool.input.safeParse(input)
    if (!checked.success) return `Wrong arguments: ${z.prettifyError(checked.error)}`
    if (mine === 'run_tests' && this.#testRuns++ >= TEST_RUNS)
      return `The ${TEST_RUNS} test runs of this attempt are used up.`
    return { name: mine, tool, input: checked.data }
  }

  async #execute({ name, tool, input }: Prepared): Promise<ToolOutcome> {
    const { redact, lookMs = LOOK_MS } = this.#options
    const bench: ToolContext = { ...this.#options.bench, redact }
    if (name === 'run_tests') return this.#guarded(() => tool.run(input, bench))
    const late = AbortSignal.timeout(lookMs)
    const signal = AbortSignal.any([bench.signal, late])
    const look = async () => tool.run(input, { ...bench, signal })
    return this.#guarded(() =>
      unlessAborted(look(), signal).catch((thrown: unknown) => {
        throw late.aborted ? new Error(`it took longer than ${Math.round(lookMs / 1000)} s`) : thrown
      }),
    )
  }

  async #guarded(work: () => Promise<ToolOutcome> | ToolOutcome): Promise<ToolOutcome> {
    try {
      return await work()
    } catch (thrown) {
      this.#options.bench.signal.throwIfAborted()
      return error(`It failed: ${messageOf(thrown)}`)
    }
  }

  /** What leaves the machine is cut to size, and without secrets. */
  #finalize(outcome: ToolOutcome): ToolOutcome {
    // What ends a conversation goes to commits, reports and the log.
    if (outcome.kind !== 'result') return redacted(outcome, this.#options.redact)
    return { ...outcome, text: truncate(this.#options.redact(outcome.text), OUTPUT) }
  }
}
