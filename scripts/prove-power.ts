/**
 * Prove the power of the quick test tier: break the code in some hundred places, one at a time, and expect a failing
 * test for each. Works in a throw-away copy of the checkout, with what is not committed yet. Exits with 1 if a break
 * goes unnoticed.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ALL_MUTATIONS } from './power/all-mutations.ts'
import { type CheckoutCopy, copyOf } from './power/checkout-copy.ts'
import { misfitsOf } from './power/misfits.ts'
import { type Mutation, roomOf } from './power/mutation.ts'
import { buildDist, type Colour, runTests, typeErrors } from './power/run-tests.ts'

const USAGE = `Usage: npm run power -- [options]

  --only TEXT   take the mutations whose name or file contains TEXT
  --list        list the mutations
  --check       check that each mutation still fits the code, without running a test`

const CHECKOUT = join(import.meta.dirname, '..')
const MINUTE = 60_000
const WORDS: Readonly<Record<Colour, string>> = {
  red: 'red',
  green: 'GREEN',
  timeout: 'timeout',
  unloadable: 'does not load',
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    list: { type: 'boolean' },
    check: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const chosen = ALL_MUTATIONS.filter(({ name, file }) => `${name}\n${file}`.includes(options.only))
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopped.abort(new Error(`Stopped by ${signal}.`)))

try {
  if (options.help === true) console.log(USAGE)
  else if (options.list === true) list(chosen)
  else process.exitCode = (await prove(chosen)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function list(mutations: readonly Mutation[]): void {
  row('mutation', 'room', 'file', 'tests')
  row('---', '---', '---', '---')
  for (const mutation of mutations) row(...cellsOf(mutation))
}

/** @returns true if every mutation was noticed */
async function prove(mutations: readonly Mutation[]): Promise<boolean> {
  requireFit(mutations)
  await using copy = await copyOf(CHECKOUT)
  await requireTypes(copy, mutations)
  console.error(`${mutations.length} mutations fit the code.`)
  if (options.check === true) return true
  await requireGreen(copy, mutations)
  row('mutation', 'room', 'file', 'tests', 'result', 'seconds', 'failing test')
  row('---', '---', '---', '---', '---', '---:', '---')
  let noticed = 0
  for (const mutation of mutations) {
    await using _broken = await copy.breakBy([mutation])
    if (mutation.needsDist === true) await buildDist(copy, stopped.signal)
    const { colour, seconds, failing, output } = await run(copy, mutation.tests, MINUTE)
    row(...cellsOf(mutation), WORDS[colour], seconds.toFixed(1), failing)
    if (colour === 'red') noticed += 1
    else if (colour !== 'green') console.error(output)
  }
  console.error(`${noticed} of ${mutations.length} mutations turned a test red.`)
  return noticed === mutations.length
}

/** @throws Error if a text to find is not there exactly once, or a test file is missing */
function requireFit(mutations: readonly Mutation[]): void {
  if (mutations.length === 0) throw new Error('No mutation matches.')
  const misfits = misfitsOf(mutations, CHECKOUT)
  if (misfits.length > 0) throw new Error(misfits.join('\n'))
}

/** @throws Error if the compiler rejects a mutation, so that it would be red without any test */
async function requireTypes(copy: CheckoutCopy, mutations: readonly Mutation[]): Promise<void> {
  await using _broken = await copy.breakBy(mutations)
  const errors = await typeErrors(copy, stopped.signal)
  if (errors !== '') throw new Error(`The compiler rejects the broken code:\n${errors}`)
}

/** @throws Error if the listed tests are not green on the code as it is */
async function requireGreen(copy: CheckoutCopy, mutations: readonly Mutation[]): Promise<void> {
  const tests = [...new Set(mutations.flatMap(mutation => mutation.tests))]
  if (mutations.some(({ needsDist }) => needsDist === true)) await buildDist(copy, stopped.signal)
  const { colour, seconds, failing, output } = await run(copy, tests, tests.length * 3 * MINUTE)
  if (colour !== 'green') throw new Error(`Without a mutation the tests are ${WORDS[colour]}: ${failing}\n${output}`)
  console.error(`${tests.length} test files are green without a mutation (${seconds.toFixed(0)} s).`)
}

function run(copy: CheckoutCopy, tests: readonly string[], timeoutMs: number) {
  return runTests(copy, { tests, timeoutMs, signal: stopped.signal })
}

function cellsOf(mutation: Mutation): string[] {
  return [mutation.name, roomOf(mutation), `src/${mutation.file}`, mutation.tests.join(' ')]
}

function row(...cells: readonly string[]): void {
  console.log(`| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`)
}
