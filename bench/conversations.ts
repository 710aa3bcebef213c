/** What models are asked, and what it costs: a scripted solution of five bugs, as a good model would give it. */
import { countTokens } from '../test/world/model/prompt.ts'
import { type ModelRequest, startModel } from '../test/world/model/model.ts'
import { type Files, layOut } from '../test/world/scene.ts'
import type { Figure } from './main.ts'

/** What a good model does with each bug: the lines, and a file that it reads before. */
const BUGS = [
  { module: 'orders', wrong: 'total - line.price', right: 'total + line.price' },
  { module: 'stock', wrong: 'count <= 0', right: 'count < 0' },
  { module: 'dates', wrong: 'month + 2', right: 'month + 1' },
  { module: 'names', wrong: 'last + first', right: "first + ' ' + last" },
  { module: 'pages', wrong: 'Math.floor(all / size)', right: 'Math.ceil(all / size)' },
] as const
type Bug = (typeof BUGS)[number]

/** Lines of a module beside its bug: as long as source files commonly are. */
const LINES = 150

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
  }
  const result = await scene.run({ inputs, secrets: [model.key] })
  if (result.outputs.outcome !== 'fixed' || model.violations.length > 0)
    throw new Error(`the bugs were not fixed:\n${model.violations.join('\n')}\n${result.log}`)
  const { requests, inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = model.usage
  const all = inputTokens + cacheReadTokens + cacheWriteTokens
  const later = model.requests.filter(({ body }) => body.messages.length > 1)
  const sum = (list: typeof later, key: 'inputTokens' | 'cacheReadTokens' | 'cacheWriteTokens') =>
    list.reduce((total, request) => total + request[key], 0)
  const read = sum(later, 'cacheReadTokens')
  const share = read / (read + sum(later, 'inputTokens') + sum(later, 'cacheWriteTokens'))
  const dollars = Number(result.outputs['cost-usd'])
  const uncached = (all * 2 + outputTokens * 10) / 1e6
  const most = Math.max(...model.requests.filter(({ body }) => body.messages.length === 1).map(overheadOf))
  const what = `Five bugs, a scripted model and a reviewer`
  return [
    {
      what: `${what}: first request's overhead beside the evidence, the largest`,
      measured: `${most} tokens`,
      goal: 'at most 3,000',
      met: most <= 3000,
    },
    {
      what: `${what}: input read from the cache after the first turn of a conversation`,
      measured: `${(100 * share).toFixed(0)} % (${((100 * cacheReadTokens) / all).toFixed(0)} % of all input)`,
      goal: 'at least 90 %',
      met: share >= 0.9,
    },
    {
      what: `${what}: ${requests} requests, ${all} input tokens, ${outputTokens} output tokens, at list price`,
      measured: `$${dollars.toFixed(3)}, without the cache $${uncached.toFixed(3)}`,
      goal: 'less than without',
      met: dollars < uncached,
    },
  ]
}

/** Tokens of a first request that are no evidence: tools, system prompt, and what is asked. */
function overheadOf({ body }: ModelRequest): number {
  const opening = body.messages.flatMap(({ content }) =>
    typeof content === 'string' ? [content] : content.map(block => ('text' in block ? block.text : '')),
  )
  const asked = opening.map(text => text.replace(/<evidence>[\s\S]*?<\/evidence>/g, '')).join('\n')
  return countTokens(JSON.stringify(body.tools)) + countTokens(JSON.stringify(body.system)) + countTokens(asked)
}

/** Plays a model that reads, finds each bug, mends it, sees the tests pass, and approves the change. */
function answerTo({ body }: ModelRequest) {
  const opening = JSON.stringify(body.messages[0])
  const turn = (body.messages.length - 1) / 2
  if (opening.includes('You are the reviewer'))
    return call([{ name: 'report_review', input: { approved: true, findings: [] } }])
  const bug = BUGS.find(({ module }) => opening.includes(`${module}.test.mjs`))
  if (bug === undefined) throw new Error('no bug is asked for')
  const turns = opening.includes('You are the analyst') ? analysed(bug) : fixed(bug)
  return call(turns[turn] ?? [])
}

type Calls = readonly { readonly name: string; readonly input: unknown }[]

function analysed({ module, wrong, right }: Bug): Calls[] {
  const file = `src/${module}.mjs`
  return [
    [
      { name: 'read_file', input: { path: `test/${module}.test.mjs` } },
      { name: 'git_diff', input: { path: file } },
    ],
    [{ name: 'search', input: { text: wrong } }],
    [
      {
        name: 'report_analysis',
        input: {
          rootCause: `${module} computes with ${wrong}, so that its result is wrong for every input.`,
          wrong: 'code',
          evidence: [{ file, line: 3, says: wrong }],
          modificationPoints: [{ file, symbol: module, lines: [3, 3], change: right }],
          affectedTests: [`test/${module}.test.mjs`],
          approach: `Replace ${wrong} by ${right}.`,
          alternative: '',
          hypothesis: '',
          criticality: 'high',
          confidence: 0.9,
        },
      },
    ],
  ]
}

function fixed({ module, wrong, right }: Bug): Calls[] {
  const path = `src/${module}.mjs`
  return [
    [{ name: 'edit_file', input: { path, old: wrong, new: right } }],
    [{ name: 'run_tests', input: {} }],
    [
      {
        name: 'done',
        input: { summary: `Compute ${module} with ${right}`, changes: [{ file: path, why: wrong }], leftUndone: '' },
      },
    ],
  ]
}

function call(tools: Calls) {
  return { tools: tools.map(({ name, input }) => ({ name, input })) }
}

function commits(): { message: string; files: Files }[] {
  const right: Record<string, string> = {
    '.gitignore': 'reports/\n',
    'package.json': '{ "name": "five", "type": "module", "scripts": { "test": "node --test" } }\n',
    'ci.mjs': CI,
  }
  const wrong: Record<string, string> = {}
  for (const [index, bug] of BUGS.entries()) {
    right[`src/${bug.module}.mjs`] = moduleText(bug, bug.right)
    wrong[`src/${bug.module}.mjs`] = moduleText(bug, bug.wrong)
    right[`test/${bug.module}.test.mjs`] = testText(bug, index)
  }
  return [
    { message: 'Begin', files: right },
    { message: 'Bring bugs', files: wrong },
  ]
}

const HEADS = {
  orders: '(total, line) =>',
  stock: 'count =>',
  dates: 'month =>',
  names: '(first, last) =>',
  pages: '(all, size) =>',
} as const

function moduleText({ module }: Bug, body: string): string {
  const rest = Array.from(
    { length: LINES / 5 },
    (_, index) =>
      `/** Rule ${index} of ${module}. */\nexport function ${module}Rule${index}(value) {\n  return value % ${index + 2} === ${index % 2} ? value : value + ${index}\n}\n`,
  )
  return `/** What the shop knows of ${module}. */\nexport const ${module} = ${HEADS[module]}\n  ${body}\n\n${rest.join('\n')}`
}

function testText({ module }: Bug, index: number): string {
  const checks = [
    'assert.equal(orders(10, { price: 5 }), 15)',
    'assert.equal(stock(0), false)',
    'assert.equal(dates(4), 5)',
    "assert.equal(names('Ada', 'Lovelace'), 'Ada Lovelace')",
    'assert.equal(pages(11, 5), 3)',
  ]
  return `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ${module}, ${module}Rule3 } from '../src/${module}.mjs'

test('${module}: what it is for', () => {
  ${checks[index] ?? ''}
})

test('${module}: its third rule', () => {
  assert.equal(${module}Rule3(1), 1)
})
`
}
