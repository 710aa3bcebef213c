/**
 * Own time, and what isolation costs, on a project with large source files that a generator with a printed seed writes.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { seededRandom } from '../test/random.ts'
import { seedOf } from '../test/seed.ts'
import type { Figure } from './main.ts'
import { median } from './median.ts'

const CLI = resolve(import.meta.dirname, '..', 'dist', 'cli.js')
const RUNS = 3
const FILES = 20
const LINES = 1_500
/** Seconds that the suite takes: what is shorter is mostly the start of its processes. */
const SUITE_SECONDS = 2

/** Write a project of large modules; in one of them an operator is wrong. */
function layProject(folder: string, next: () => number): void {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  put('package.json', JSON.stringify({ name: 'large', type: 'module', scripts: { test: 'node --test' } }))
  const broken = Math.floor(next() * FILES)
  for (let file = 0; file < FILES; file += 1) {
    const functions: string[] = []
    let lines = 0
    while (lines < LINES) {
      const index = functions.length
      const steps = Array.from({ length: 3 + Math.floor(next() * 12) }, (_, step) => {
        const factor = 1 + Math.floor(next() * 9)
        return `  const step${step} = ${step === 0 ? 'value' : `step${step - 1}`} ${next() < 0.5 ? '+' : '*'} ${factor}`
      })
      functions.push(`export function f${index}(value) {\n${steps.join('\n')}\n  return step${steps.length - 1}\n}\n`)
      lines += steps.length + 4
    }
    const sign = file === broken ? '-' : '+'
    put(
      `src/m${file}.js`,
      `${functions.join('\n')}\nexport function total(left, right) {\n  return left ${sign} right\n}\n`,
    )
    const wait = (SUITE_SECONDS * 1_000) / FILES
    put(
      `test/m${file}.test.js`,
      `import assert from 'node:assert'\nimport test from 'node:test'\nimport { f0, total } from '../src/m${file}.js'\n` +
        `test('counts', () => assert.equal(typeof f0(1), 'number'))\n` +
        `test('adds in ${file}', () => { const end = Date.now() + ${wait}; while (Date.now() < end); assert.equal(total(2, 3), 5) })\n`,
    )
  }
}

interface Run {
  readonly seconds: number
  readonly ownSeconds: number
}

export function largeProject(): Figure[] {
  const { seed } = seedOf('full', process.env.BENCH_SEED)
  const next = seededRandom(seed)
  const [apart, beside]: [Run[], Run[]] = [[], []]
  for (let index = 0; index < RUNS; index += 1) {
    const home = mkdtempSync(join(tmpdir(), 'fix-tests-bench-'))
    layProject(join(home, 'project'), next)
    // In turn, so that what else the machine does falls on both.
    for (const [runs, isolation] of [
      [apart, 'auto'],
      [beside, 'off'],
    ] as const)
      runs.push(measure(home, isolation))
    rmSync(home, { recursive: true, force: true })
  }
  const own = median(apart.map(({ seconds, ownSeconds }) => ownSeconds / seconds))
  const cost = median(apart.map(({ seconds }, index) => seconds / (beside[index]?.seconds ?? Number.NaN))) - 1
  const what = `${FILES} files of ${LINES} lines, a suite of ${SUITE_SECONDS} s of work, seed ${seed}`
  const percent = (share: number) => `${(100 * share).toFixed(1)} % (median of ${RUNS})`
  return [
    {
      what: `Its own time as a share of a run: ${what}`,
      measured: percent(own),
      goal: 'at most 5 %',
      met: own <= 0.05,
    },
    { what: `What isolation adds to a run: ${what}`, measured: percent(cost), goal: 'at most 5 %', met: cost <= 0.05 },
  ]
}

function measure(home: string, isolation: 'auto' | 'off'): Run {
  const cwd = join(home, 'project')
  const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' })
  rmSync(join(cwd, '.git'), { recursive: true, force: true })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'work')
  const env = { PATH: process.env.PATH, HOME: join(home, isolation) }
  mkdirSync(env.HOME, { recursive: true })
  const began = performance.now()
  const args = [CLI, 'run', '--models', 'offline', '--isolation', isolation]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  const seconds = (performance.now() - began) / 1_000
  if (!/^Fixed/m.test(stdout)) throw new Error(`the bug was not fixed:\n${stdout}${stderr}`)
  return { seconds, ownSeconds: seconds - testSecondsIn(stderr) }
}

/** Read the time in tests from the last line of the log about it. */
function testSecondsIn(log: string): number {
  const [, seconds = 'NaN'] = /^\s*time: .*: ([\d.]+) s in tests and their set-up/m.exec(log) ?? []
  if (seconds === 'NaN') throw new Error(`the log has no time in tests:\n${log}`)
  return Number(seconds)
}
