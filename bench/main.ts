/**
 * `npm run bench`, or `npm run bench -- shapes size` for some of it; `offline`, `commits` and `signs` run only if they
 * are named. Absolute times mean little, so each is a ratio to something measured in the same run, alternating with it.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { shop } from '../test/end-to-end/projects.ts'
import { layOut } from '../test/world/scene.ts'
import { causes } from './causes.ts'
import { conversations } from './conversations.ts'
import { largeProject } from './large-project.ts'
import { commitBugs, offline } from './offline.ts'
import { median } from './median.ts'
import { peaks, reading, sorting } from './reports.ts'
import { shapes } from './shape-figures.ts'
import { sifting } from './sifting.ts'
import { signs } from './signs.ts'
import { saving } from './suite.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const RUNS = 20
const DEMO_RUNS = 3

export interface Figure {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly met: boolean
}

// What is measured is compiled as it is shipped.
execFileSync(join('node_modules', '.bin', 'tsc'), ['-p', 'tsconfig.build.json'], { cwd: ROOT, stdio: 'inherit' })
const BENCHES: Readonly<Record<string, () => Figure | Figure[] | Promise<Figure | Figure[]>>> = {
  start: coldStart,
  own: ownTime,
  size,
  reading,
  peaks,
  shapes,
  sorting,
  causes,
  conversations,
  saving,
  sifting,
  large: largeProject,
  offline,
  commits: commitBugs,
  signs,
}
/** Benches that take many minutes: they run only if they are named. */
const ON_REQUEST: ReadonlySet<string> = new Set(['offline', 'commits', 'signs'])
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0)
  throw new Error(`no bench is named ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`)
const figures: Figure[] = []
for (const [name, bench] of Object.entries(BENCHES))
  if (asked.includes(name) || (asked.length === 0 && !ON_REQUEST.has(name))) figures.push(...[await bench()].flat())
console.log('| what | measured | goal |\n|---|---|---|')
for (const { what, measured, goal, met } of figures)
  console.log(`| ${what} | ${measured} | ${goal}${met ? '' : ' (missed)'} |`)
process.exitCode = figures.every(({ met }) => met) ? 0 : 1

/** The action on an event that asks for nothing, beside a Node that does nothing. */
function coldStart(): Figure {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-bench-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const run = {
    id: 1,
    run_attempt: 1,
    html_url: 'https://github.com/o/r/actions/runs/1',
    head_sha: 'a'.repeat(40),
    conclusion: 'success',
  }
  const env = {
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify({ action: 'completed', workflow_run: run })),
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_SHA: run.head_sha,
    GITHUB_OUTPUT: file('output', ''),
    GITHUB_STEP_SUMMARY: file('summary', ''),
    RUNNER_TEMP: folder,
  }
  const bare: number[] = []
  const action: number[] = []
  for (let index = 0; index < RUNS; index += 1) {
    bare.push(timed(() => execFileSync(process.execPath, ['-e', '0'])))
    action.push(timed(() => execFileSync(process.execPath, [join(DIST, 'index.js')], { env })))
  }
  rmSync(folder, { recursive: true })
  const ratio = median(action) / median(bare)
  return {
    what: 'Cold start of dist with nothing to do, to `node -e 0`',
    measured: `${ratio.toFixed(1)} × (median of ${RUNS}; ${median(action).toFixed(0)} ms to ${median(bare).toFixed(0)} ms)`,
    goal: 'at most 3 ×',
    met: ratio <= 3,
  }
}

/** What of a whole demo run is neither a test process nor a model, measured from outside and by its own clock. */
async function ownTime(): Promise<Figure> {
  const shares: number[] = []
  for (let index = 0; index < DEMO_RUNS; index += 1) {
    await using scene = await layOut(shop)
    const began = performance.now()
    const result = await scene.run()
    const wall = performance.now() - began
    if (result.outputs.outcome !== 'fixed') throw new Error(`the demo was not fixed:\n${result.log}`)
    const time = timeOf(join(scene.temp, 'fix-tests'))
    shares.push((wall - time.testMs - time.modelMs) / wall)
  }
  const share = median(shares)
  return {
    what: 'Its own time as a share of a whole demo run, from the start of the process to its end',
    measured: `${(100 * share).toFixed(1)} % (median of ${DEMO_RUNS})`,
    goal: 'at most 10 %',
    met: share <= 0.1,
  }
}

function timeOf(folder: string): { testMs: number; modelMs: number } {
  const key = readdirSync(folder).find(name => /^[0-9a-f]{16}$/.test(name)) ?? ''
  const events = readFileSync(join(folder, key, 'events.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const time = events
    .map(line => JSON.parse(line) as { kind: string; testMs: number; modelMs: number })
    .findLast(({ kind }) => kind === 'time')
  if (time === undefined) throw new Error('the run did not say how long it took')
  return time
}

function size(): Figure {
  const bytes = readdirSync(DIST).reduce((sum, name) => sum + statSync(join(DIST, name)).size, 0)
  // Half of it are the SDKs of providers: each is loaded when it is asked for, and not before.
  return { what: 'Size of dist', measured: `${(bytes / 1e6).toFixed(1)} MB`, goal: 'at most 12 MB', met: bytes <= 12e6 }
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
