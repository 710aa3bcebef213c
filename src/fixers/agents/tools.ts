import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { messageOf } from '../../errors.ts'
import { type TestRun, titleOf } from '../../domain/tests.ts'
import type { FixerTools } from '../../ports.ts'
import { cut } from './prompts.ts'

/** What a tool call gave: text for the model, or the end of the conversation. */
export type ToolOutcome =
  | { readonly kind: 'result'; readonly text: string; readonly isError: boolean }
  | { readonly kind: 'done'; readonly summary: string; readonly changes: readonly { file: string; why: string }[] }
  | { readonly kind: 'gave-up'; readonly reason: string }

interface Tool<Input> {
  readonly description: string
  readonly input: z.ZodType<Input>
  run(input: Input, tools: FixerTools): Promise<ToolOutcome>
}

const OUTPUT = 12_000
const HITS = 40
const TEST_RUNS = 8

function define<Input>(definition: Tool<Input>): Tool<Input> {
  return definition
}

const read = define({
  description: 'Reads a file of the project, with line numbers.',
  input: z.object({ path: z.string(), from: z.number().int().optional(), to: z.number().int().optional() }),
  async run({ path, from = 1, to }, { source }) {
    if (!(await source.list()).includes(path)) return error(`${path} is not a file of the project.`)
    const text = await source.read(path)
    if (text === undefined) return error(`${path} is not text.`)
    const lines = text.split('\n').map((line, index) => `${index + 1}\t${line}`)
    return result(lines.slice(Math.max(0, from - 1), to).join('\n'))
  },
})

const search = define({
  description: 'Finds a text, to the letter, in the files of the project.',
  input: z.object({
    text: z.string().min(2),
    path: z.string().optional().describe('Only files whose path begins so.'),
  }),
  async run({ text, path = '' }, { source }) {
    const hits: string[] = []
    for (const file of (await source.list()).filter(name => name.startsWith(path))) {
      const lines = ((await source.read(file)) ?? '').split('\n')
      for (const [index, line] of lines.entries())
        if (line.includes(text)) hits.push(`${file}:${index + 1}: ${line.trim().slice(0, 200)}`)
      if (hits.length >= HITS) break
    }
    return result(hits.length === 0 ? 'No hits.' : hits.slice(0, HITS).join('\n'))
  },
})

const edit = define({
  description:
    'Replaces a text of a file by another. `old` must stand exactly once in the file; a new file has an empty `old`.',
  input: z.object({ path: z.string(), old: z.string(), new: z.string() }),
  async run(input, { source }) {
    const text = await source.read(input.path)
    if (text === undefined && input.old !== '')
      return error(`${input.path} is not a file of the project that can be edited.`)
    if (text !== undefined && input.old === '')
      return error(`${input.path} exists already: give the text to replace as old.`)
    const count = text === undefined ? 1 : text.split(input.old).length - 1
    if (count !== 1)
      return error(
        count === 0
          ? `old does not stand in ${input.path}.`
          : `old stands ${count} times in ${input.path}: give more of the lines around it.`,
      )
    const at = text?.indexOf(input.old) ?? 0
    const next = text === undefined ? input.new : text.slice(0, at) + input.new + text.slice(at + input.old.length)
    const written = await source.write(input.path, next)
    if (!written.ok) return error(written.reason)
    const line = next.slice(0, at).split('\n').length
    const shown = next.split('\n').slice(Math.max(0, line - 3), line + input.new.split('\n').length + 2)
    return result(`Done. Around line ${line} it now says:\n${shown.join('\n')}`)
  },
})

const runTests = define({
  description: 'Runs the failing tests of this assignment on the code as it is now.',
  input: z.object({}),
  async run(_input, tools) {
    const report = told(await tools.runTests())
    tools.emit({ kind: 'thought', fixer: 'tests', text: report.split('\n')[0] ?? '' })
    return result(report)
  },
})

const done = define({
  description: 'Ends the work: the change is made and the tests pass.',
  input: z.object({ summary: z.string(), changes: z.array(z.object({ file: z.string(), why: z.string() })) }),
  run: async ({ summary, changes }) => ({ kind: 'done', summary, changes }),
})

const giveUp = define({
  description: 'Ends the work without a fix.',
  input: z.object({ reason: z.string() }),
  run: async ({ reason }) => ({ kind: 'gave-up', reason }),
})

const TOOLS = { read_file: read, search, edit_file: edit, run_tests: runTests, done, give_up: giveUp } as const

/** The tools as the Messages API wants them. */
export const TOOL_DEFINITIONS: readonly Anthropic.Tool[] = Object.entries(TOOLS).map(
  ([name, { description, input }]) => ({
    name,
    description,
    input_schema: z.toJSONSchema(input, { target: 'draft-2020-12' }) as Anthropic.Tool['input_schema'],
  }),
)

/** Carries out the tool calls of one conversation. Whatever goes wrong in a call is a result that the model reads. */
export class Toolbox {
  readonly #tools: FixerTools
  #testRuns = 0

  constructor(tools: FixerTools) {
    this.#tools = tools
  }

  async call(name: string, input: unknown): Promise<ToolOutcome> {
    const tool = Object.hasOwn(TOOLS, name) ? (TOOLS[name as keyof typeof TOOLS] as Tool<unknown>) : undefined
    if (tool === undefined)
      return error(`There is no tool ${JSON.stringify(name)}; there are ${Object.keys(TOOLS).join(', ')}.`)
    const checked = tool.input.safeParse(input)
    if (!checked.success) return error(`Wrong arguments: ${z.prettifyError(checked.error)}`)
    if (name === 'run_tests' && this.#testRuns++ >= TEST_RUNS)
      return error(`The ${TEST_RUNS} test runs of this attempt are used up.`)
    try {
      return await tool.run(checked.data, this.#tools)
    } catch (thrown) {
      this.#tools.signal.throwIfAborted()
      return error(`It failed: ${messageOf(thrown)}`)
    }
  }
}

function told(run: TestRun): string {
  const red = run.cases.filter(({ status }) => status === 'failed')
  const green = run.cases.filter(({ status }) => status === 'passed').length
  const lines = red.map(
    ({ id, problems }) => `FAIL ${titleOf(id)}\n${cut(problems[0]?.stack || problems[0]?.message || '', 1_500)}`,
  )
  const head = `${green} passed, ${red.length} failed.${run.complete ? '' : ` The run is incomplete: ${run.notes.join(' ')}`}`
  return [head, ...lines, run.complete ? '' : cut(run.output, 3_000)].filter(text => text !== '').join('\n')
}

function result(text: string): ToolOutcome {
  return { kind: 'result', text: cut(text, OUTPUT), isError: false }
}

function error(text: string): ToolOutcome {
  return { kind: 'result', text, isError: true }
}
