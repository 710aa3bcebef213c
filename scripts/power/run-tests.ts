import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { CheckoutCopy } from './checkout-copy.ts'

/** `unloadable`: no test ran, such as for a syntax error. That says nothing about the tests. */
export type Colour = 'red' | 'green' | 'timeout' | 'unloadable'

export interface TestRun {
  readonly colour: Colour
  readonly seconds: number
  /** Name of the first test that failed, empty if none did. */
  readonly failing: string
  /** End of what vitest printed. */
  readonly output: string
}

export interface RunOptions {
  /** Paths below `test`. */
  readonly tests: readonly string[]
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Characters of output that are kept. */
const OUTPUT = 4_000

/**
 * Run test files in a copy of the checkout, up to the first failing test.
 * @throws the signal's reason
 */
export async function runTests(copy: CheckoutCopy, { tests, timeoutMs, signal }: RunOptions): Promise<TestRun> {
  const report = join(copy.temp, 'report.json')
  await rm(report, { force: true })
  const began = performance.now()
  const files = tests.map(file => join('test', file))
  // A file of the full tier is found in that mode only, in which samples are whole.
  const mode = tests.some(file => file.endsWith('.full.test.ts')) ? ['--mode', 'full'] : []
  const args = ['run', ...mode, ...files, '--bail', '1', '--reporter=json', `--outputFile=${report}`]
  const late = AbortSignal.timeout(timeoutMs)
  const output = await run(
    copy,
    [join('node_modules', 'vitest', 'vitest.mjs'), ...args],
    AbortSignal.any([signal, late]),
  )
  signal.throwIfAborted()
  const seconds = (performance.now() - began) / 1000
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (late.aborted) return { colour: 'timeout', seconds, failing: '', output }
  return { ...outcomeOf(text), seconds, output }
}

/**
 * Build `dist` of a copy from its source.
 * @throws Error if it cannot be built
 */
export async function buildDist(copy: CheckoutCopy, signal: AbortSignal): Promise<void> {
  await run(copy, [join('scripts', 'build.ts')], signal)
  signal.throwIfAborted()
}

/** Compile the source without output. @returns the compiler's errors, empty if there is none */
export async function typeErrors(copy: CheckoutCopy, signal: AbortSignal): Promise<string> {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
  const output = await run(copy, [tsc, '-p', 'tsconfig.build.json', '--noEmit'], signal)
  signal.throwIfAborted()
  return output
}

async function run(copy: CheckoutCopy, args: readonly string[], signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: copy.dir,
    env: { ...process.env, TMPDIR: copy.temp },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that it can be killed with all workers.
    detached: true,
  })
  let output = ''
  const add = (text: string) => (output = (output + text).slice(-OUTPUT))
  child.stdout.setEncoding('utf8').on('data', add)
  child.stderr.setEncoding('utf8').on('data', add)
  const kill = () => {
    killGroup(child)
    // A process that left the group may hold the pipes open.
    child.stdout.destroy()
    child.stderr.destroy()
  }
  signal.addEventListener('abort', kill)
  if (signal.aborted) kill()
  await once(child, 'close')
  signal.removeEventListener('abort', kill)
  return output
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // The group has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Tell a failed test from a file that does not load: that is a failed suite without a failed test. */
function outcomeOf(report: string | undefined): Pick<TestRun, 'colour' | 'failing'> {
  if (report === undefined) return { colour: 'unloadable', failing: '' }
  const { success, numPassedTests, testResults } = JSON.parse(report) as Report
  const failed = testResults.flatMap(file => file.assertionResults).find(({ status }) => status === 'failed')
  if (failed !== undefined) return { colour: 'red', failing: failed.fullName }
  return { colour: success && numPassedTests > 0 ? 'green' : 'unloadable', failing: '' }
}

/** Source: packages/vitest/src/node/reporters/json.ts of vitest. */
interface Report {
  readonly success: boolean
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}
