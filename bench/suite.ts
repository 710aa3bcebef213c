/**
 * How much of the test time is saved on a large suite, with bugs that are fixed and fixes that break something else.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type ModelRequest, startModel } from '../test/world/model/model.ts'
import { type Files, layOut, type Scene } from '../test/world/scene.ts'
import type { Figure } from './main.ts'

const MODULES = 100
/** Per module; each has so many tests. */
const TEST_FILES = 2
const TESTS = 10

/** Modules with a bug: what the line is, and what it has to be. */
const BUGS: ReadonlyMap<number, { wrong: string; right: string }> = new Map([
  [7, { wrong: 'width + height', right: 'width * height' }],
  [23, { wrong: 'value > most ? value : most', right: 'value < most ? value : most' }],
  [41, { wrong: 'sum - item', right: 'sum + item' }],
  [68, { wrong: 'left - right', right: 'left + right' }],
  [90, { wrong: 'width / height', right: 'width * height' }],
])

/** First attempts of the scripted fixer that mend the bug and break something else, and who can see it. */
const BREAKS: ReadonlyMap<number, { path: string; old: string; to: string }> = new Map([
  // Seen by the affected tests: twenty modules import it.
  [7, { path: 'src/shared/units.mjs', old: 'return value * 1', to: 'return value * 2' }],
  // Seen by the whole suite alone: no import leads there.
  [41, { path: 'data/rates.json', old: '"low": 5', to: '"low": 6' }],
  [68, { path: 'src/shared/units.mjs', old: "return unit + ''", to: "return unit + ' '" }],
])

const CI = `import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

mkdirSync('reports', { recursive: true })
const { status } = spawnSync(process.execPath, ['--test', '--test-reporter=junit', '--test-reporter-destination=reports/junit.xml'], { stdio: 'ignore' })
process.exit(status ?? 1)
`

export async function saving(): Promise<Figure[]> {
  const offline = await measured(scene => scene.run(), { exact: false })
  const scripted = await measured(
    async scene => {
      await using model = await startModel(request => answerTo(request))
      const inputs = {
        models: 'anthropic/claude-sonnet-5-5',
        'anthropic-api-key': model.key,
        'anthropic-base-url': model.url,
        validate: 'final',
        review: 'false',
        'max-iterations': '20',
      }
      // Awaited here, since the model is gone as soon as this returns.
      const result = await scene.run({ inputs, secrets: [model.key] })
      return result
    },
    { exact: true },
  )
  const caught = scripted.regressions
  return [
    savedBy('the offline engine', offline),
    savedBy('a scripted model, validate: final', scripted),
    {
      what: 'Changes of the scripted model that break other tests, and were taken back',
      // What is found late is judged by some of the tests and by all of them; none of it is left, or this would have
      // thrown.
      measured: `${BREAKS.size} of ${BREAKS.size} (judged ${caught} times)`,
      goal: 'all',
      met: caught >= BREAKS.size,
    },
    overhead('the offline engine', offline),
    overhead('a scripted model', scripted),
  ]
}

interface Measured {
  readonly wallMs: number
  readonly testMs: number
  readonly modelMs: number
  readonly wholeMs: number
  readonly runs: number
  readonly known: number
  readonly regressions: number
}

function savedBy(who: string, { testMs, wholeMs, runs, known }: Measured): Figure {
  const share = 1 - testMs / (runs * wholeMs)
  const count = MODULES * TEST_FILES * TESTS
  return {
    what: `Test time saved against the whole suite each time, ${count} tests in ${MODULES * TEST_FILES} files, ${BUGS.size} bugs, ${who}`,
    measured: `${(100 * share).toFixed(0)} % (${runs} runs asked for, ${known} of them known; ${seconds(testMs)} for ${seconds(runs * wholeMs)})`,
    goal: 'at least 80 %',
    met: share >= 0.8,
  }
}

function overhead(who: string, { wallMs, testMs, modelMs }: Measured): Figure {
  const share = (wallMs - testMs - modelMs) / wallMs
  return {
    what: `Its own time as a share of that run, ${who}`,
    measured: `${(100 * share).toFixed(1)} %`,
    goal: 'at most 5 %',
    met: share <= 0.05,
  }
}

/** @param options `exact`: what was right before the bugs must be there again, word by word */
async function measured(
  run: (scene: Scene) => ReturnType<Scene['run']>,
  { exact }: { exact: boolean },
): Promise<Measured> {
  await using scene = await layOut({ ci: ['node', 'ci.mjs'], branch: 'bugs', commits: commits() })
  const began = performance.now()
  const result = await run(scene)
  const wallMs = performance.now() - began
  if (result.outputs.outcome !== 'fixed') throw new Error(`the suite was not fixed:\n${result.log}`)
  const changed = scene.git('diff', '--name-only', 'main', result.outputs.branch ?? '').trim()
  if (exact && changed !== '') throw new Error(`what broke is still there: ${changed}`)
  const events = eventsIn(join(scene.temp, 'fix-tests'))
  const time = events.findLast(({ kind }) => kind === 'time')
  const whole = events.find(({ kind, what }) => kind === 'tests-ended' && what === 'the whole suite')
  return {
    wallMs,
    testMs: time?.testMs ?? 0,
    modelMs: time?.modelMs ?? 0,
    wholeMs: whole?.durationMs ?? 0,
    runs: time?.runs ?? 0,
    known: time?.known ?? 0,
    regressions: events.filter(({ kind, result: judged }) => kind === 'judged' && judged === 'regression').length,
  }
}

interface Event {
  readonly kind: string
  readonly what?: string
  readonly result?: string
  readonly durationMs?: number
  readonly testMs?: number
  readonly modelMs?: number
  readonly runs?: number
  readonly known?: number
}

function eventsIn(folder: string): Event[] {
  const key = readdirSync(folder).find(name => /^[0-9a-f]{16}$/.test(name)) ?? ''
  const text = readFileSync(join(folder, key, 'events.jsonl'), 'utf8').trim()
  return text.split('\n').map(line => JSON.parse(line) as Event)
}

/** Plays a model that knows every bug, and breaks something else at the first attempt at some. */
function answerTo({ body }: ModelRequest) {
  const text = JSON.stringify(body.messages[0])
  const number = Number(/m(\d{3})-\d\.test\.mjs/.exec(text)?.[1] ?? 0)
  const bug = BUGS.get(number)
  const path = moduleFile(number)
  if (bug === undefined) throw new Error(`there is no bug in ${path}`)
  const isFirst = !text.includes('earlier-attempt')
  const breaks = isFirst ? BREAKS.get(number) : undefined
  if (text.includes('You are the analyst')) {
    const input = {
      rootCause: `It says ${bug.wrong}.`,
      wrong: 'code',
      evidence: [{ file: path, line: 1, says: bug.wrong }],
      modificationPoints: [{ file: path, symbol: '', lines: [], change: bug.right }],
      affectedTests: [`test/${moduleName(number)}-0.test.mjs`],
      approach: bug.right,
      alternative: '',
      hypothesis: `With ${bug.right} the targets pass.`,
      criticality: 'high',
      confidence: 0.9,
    }
    return { tools: [{ name: 'report_analysis', input }] }
  }
  const edits = [
    { name: 'edit_file', input: { path, old: bug.wrong, new: bug.right } },
    ...(breaks === undefined
      ? []
      : [{ name: 'edit_file', input: { path: breaks.path, old: breaks.old, new: breaks.to } }]),
  ]
  const isEdited = body.messages.length > 1
  return isEdited
    ? {
        tools: [
          { name: 'done', input: { summary: bug.right, changes: [{ file: path, why: bug.wrong }], leftUndone: '' } },
        ],
      }
    : { tools: edits }
}

function commits(): { message: string; files: Files }[] {
  const right: Record<string, string> = {
    '.gitignore': 'reports/\n',
    'package.json': '{ "name": "suite", "type": "module", "scripts": { "test": "node --test" } }\n',
    'ci.mjs': CI,
    'data/rates.json': '{ "low": 5, "high": 9 }\n',
    'src/shared/units.mjs':
      "export function scaled(value) {\n  return value * 1\n}\n\nexport function named(unit) {\n  return unit + ''\n}\n",
    'src/rates.mjs':
      "import { readFileSync } from 'node:fs'\n\nexport const rates = () => JSON.parse(readFileSync(new URL('../data/rates.json', import.meta.url), 'utf8'))\n",
  }
  const wrong: Record<string, string> = {}
  for (let number = 0; number < MODULES; number += 1) {
    const text = moduleText(number)
    right[moduleFile(number)] = text
    const bug = BUGS.get(number)
    if (bug !== undefined) wrong[moduleFile(number)] = text.replace(bug.right, bug.wrong)
    for (let file = 0; file < TEST_FILES; file += 1)
      right[`test/${moduleName(number)}-${file}.test.mjs`] = testText(number, file)
  }
  return [
    { message: 'Begin', files: right },
    { message: 'Bring bugs', files: wrong },
  ]
}

function moduleName(number: number): string {
  return `m${String(number).padStart(3, '0')}`
}

function moduleFile(number: number): string {
  return `src/${moduleName(number)}.mjs`
}

/** Every fifth module stands on the shared one. */
function moduleText(number: number): string {
  const shared = number % 5 === 0 ? "import { named, scaled } from './shared/units.mjs'\n\n" : ''
  const scale = number % 5 === 0 ? 'scaled(left + right)' : 'left + right'
  const name = number % 5 === 0 ? "named('m')" : "'m'"
  return `${shared}export function area(width, height) {
  return width * height
}

export function least(value, most) {
  return value < most ? value : most
}

export function total(items) {
  return items.reduce((sum, item) => sum + item, 0)
}

export function joined(left, right) {
  return ${scale}
}

export const unit = () => ${name}
`
}

function testText(number: number, file: number): string {
  const cases = Array.from({ length: TESTS }, (_, index) => {
    const [a, b] = [number + file + 3, index + 4]
    const checks = [
      `assert.equal(area(${a}, ${b}), ${a * b})`,
      `assert.equal(least(${a}, ${b}), ${Math.min(a, b)})`,
      `assert.equal(total([${a}, ${b}, ${index}]), ${a + b + index})`,
      `assert.equal(joined(${a}, ${b}), ${a + b})`,
      "assert.equal(unit(), 'm')",
    ]
    // The rates are no module: nothing that reads imports leads from them to these tests.
    const rates = number === 50 && index === 9 ? '\n  assert.equal(rates().low, 5)' : ''
    return `test('case ${index} of ${moduleName(number)}', () => {\n  ${checks[index % checks.length]}${rates}\n})\n`
  })
  const rates = number === 50 ? "import { rates } from '../src/rates.mjs'\n" : ''
  return `import assert from 'node:assert/strict'
import { test } from 'node:test'
${rates}import { area, joined, least, total, unit } from '../src/${moduleName(number)}.mjs'

${cases.join('\n')}`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0)} s`
}
