/**
 * What models are asked, and what it costs: ten bugs, and a model that does what a good one would do with what it sees.
 */
import { countTokens } from '../test/world/model/prompt.ts'
import { type ModelRequest, startModel } from '../test/world/model/model.ts'
import { layOut } from '../test/world/scene.ts'
import { type Bug, BUGS, files } from './bugs.ts'
import type { Figure } from './main.ts'

/**
 * The same ten bugs on 515d8e8f^, the last commit on which analyst and fixer had a conversation each, at the same
 * prices. Its player was as sure as this one: it reported at once or searched once, then edited, ran the tests and
 * called done.
 */
const BEFORE = {
  working: { requests: 45, input: 172_023, shown: 819 },
  reviewing: { requests: 1, input: 5_135 },
  dollars: 0.098,
}

const CI = `import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

mkdirSync('reports', { recursive: true })
const { status } = spawnSync(process.execPath, ['--test', '--test-reporter=junit', '--test-reporter-destination=reports/junit.xml'], { stdio: 'ignore' })
process.exit(status ?? 1)
`

export async function conversations(): Promise<Figure[]> {
  await using scene = await layOut({ ci: ['node', 'ci.mjs'], branch: 'bugs', commits: commits() })
  await using model = await startModel(request => answerTo(request))
  const inputs = {
    models: 'anthropic/claude-sonnet-5-5',
    'anthropic-api-key': model.key,
    'anthropic-base-url': model.url,
    'max-iterations': '15',
  }
  const result = await scene.run({ inputs, secrets: [model.key] })
  if (result.outputs.outcome !== 'fixed' || model.violations.length > 0)
    throw new Error(`the bugs were not fixed:\n${model.violations.join('\n')}\n${result.log}`)
  const { requests, inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = model.usage
  const all = inputTokens + cacheReadTokens + cacheWriteTokens
  const later = model.requests.filter(({ body }) => body.messages.length > 1)
  const share = later.reduce((sum, each) => sum + each.cacheReadTokens, 0) / inputOf(later)
  const dollars = Number(result.outputs['cost-usd'])
  const first = model.requests.filter(isFirst)
  const fixed = Math.max(...first.map(fixedOverhead))
  const shown = Math.round(first.map(shownOf).reduce((sum, text) => sum + countTokens(text), 0) / BUGS.length)
  const needed = Math.round(BUGS.reduce((sum, bug) => sum + Math.ceil(bug.needed / 4), 0) / BUGS.length)
  const most = Math.max(...BUGS.map(bug => model.requests.filter(each => bugOf(each) === bug).length))
  const working = model.requests.filter(each => bugOf(each) !== undefined)
  const reviewing = model.requests.filter(each => bugOf(each) === undefined)
  const what = `Ten bugs in the shapes of real ones, a scripted model and a reviewer`
  return [
    {
      what: `${what}: tools and system prompt, in each request`,
      measured: `${fixed} tokens`,
      goal: 'at most 1,000',
      met: fixed <= 1000,
    },
    {
      what: `${what}: requests for one bug, the most`,
      measured: String(most),
      goal: 'at most 6',
      met: most <= 6,
    },
    {
      what: `${what}: requests of analyst and fixer; of the reviewer (before they had one conversation)`,
      measured: `${working.length}; ${reviewing.length} (${BEFORE.working.requests}; ${BEFORE.reviewing.requests})`,
      goal: 'at most half',
      met: 2 * requests <= BEFORE.working.requests + BEFORE.reviewing.requests,
    },
    {
      what: `${what}: input tokens of analyst and fixer; of the reviewer (before)`,
      measured: `${inputOf(working)}; ${inputOf(reviewing)} (${BEFORE.working.input}; ${BEFORE.reviewing.input})`,
      goal: 'at most half',
      met: 2 * all <= BEFORE.working.input + BEFORE.reviewing.input,
    },
    {
      what: `${what}: file text shown at first for a bug, on average (needed; before)`,
      measured: `${shown} tokens (${needed}; ${BEFORE.working.shown})`,
      goal: 'at most 2,000',
      met: shown <= 2000,
    },
    {
      what: `${what}: input read from the cache after the first turn of a conversation`,
      measured: `${(100 * share).toFixed(0)} % (${((100 * cacheReadTokens) / all).toFixed(0)} % of all input)`,
      goal: 'at least 90 %',
      met: share >= 0.9,
    },
    {
      what: `${what}: all at list price, with ${outputTokens} output tokens (before)`,
      measured: `$${dollars.toFixed(3)} ($${BEFORE.dollars.toFixed(3)})`,
      goal: 'at most 0.6 ×',
      met: dollars <= 0.6 * BEFORE.dollars,
    },
  ]
}

function inputOf(requests: readonly ModelRequest[]): number {
  return requests.reduce((sum, each) => sum + totalOf(each), 0)
}

function totalOf({ inputTokens, cacheReadTokens, cacheWriteTokens }: ModelRequest): number {
  return inputTokens + cacheReadTokens + cacheWriteTokens
}

/** True for the first request about a bug: the reviewer is shown no files. */
function isFirst(request: ModelRequest): boolean {
  return request.body.messages.length === 1 && bugOf(request) !== undefined
}

function fixedOverhead({ body }: ModelRequest): number {
  const { system = '' } = body
  const text = typeof system === 'string' ? system : system.map(block => block.text).join('\n')
  return countTokens(JSON.stringify(body.tools)) + countTokens(text)
}

function openingOf({ body }: ModelRequest): string {
  const content = body.messages[0]?.content ?? ''
  if (typeof content === 'string') return content
  return content.map(block => ('text' in block ? block.text : '')).join('\n')
}

/** The file text that a first request shows. */
function shownOf(request: ModelRequest): string {
  return [...openingOf(request).matchAll(/<file>\n([^]*?)<\/file>/g)].map(([, text]) => text).join('\n')
}

function bugOf(request: ModelRequest): Bug | undefined {
  const opening = openingOf(request)
  return opening.includes('You are the reviewer')
    ? undefined
    : BUGS.find(({ name }) => opening.includes(`<failure>\ntest/${name}.test.mjs`))
}

/**
 * Plays a model that makes the change at once if a file section shows the line with the bug, and else looks the
 * function up first; for each second bug it does so in any case. It approves the change as the reviewer.
 */
function answerTo(request: ModelRequest) {
  const bug = bugOf(request)
  if (bug === undefined) return call([{ name: 'report_review', input: { approved: true, findings: [] } }])
  const { name, file, symbol, wrong, right } = bug
  const isSure = shownOf(request).includes(wrong) && BUGS.indexOf(bug) % 2 === 0
  if (!isSure && request.body.messages.length === 1) return call([{ name: 'find_symbol', input: { name: symbol } }])
  return call([
    {
      name: 'report_analysis',
      input: {
        rootCause: `${symbol} computes with ${wrong}, so that its result is wrong.`,
        wrong: 'code',
        places: [{ file, line: 3, says: wrong, change: right }],
        affectedTests: [`test/${name}.test.mjs`],
        hypothesis: '',
        confidence: 0.9,
      },
    },
    { name: 'edit_file', input: { path: file, old: wrong, new: right, summary: `Compute ${symbol} with ${right}` } },
  ])
}

function call(tools: readonly { readonly name: string; readonly input: unknown }[]) {
  return { tools: tools.map(({ name, input }) => ({ name, input })) }
}

function commits() {
  const { right, wrong } = files()
  const frame = {
    '.gitignore': 'reports/\n',
    'package.json': '{ "name": "ten", "type": "module", "scripts": { "test": "node --test" } }\n',
    'ci.mjs': CI,
  }
  return [
    { message: 'Begin', files: { ...frame, ...right } },
    { message: 'Bring bugs', files: wrong },
  ]
}
