import { z } from 'zod'
import type { Problem, TestCase } from '../../domain/model/test-case.ts'
import { goFailure } from '../dialects/go.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { linesOf } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
import { parseJsonLine } from './json.ts'
import { TestOutput } from '../capped-text.ts'
import { crashedTest, GoCrash } from './go-crash.ts'

/** Source: `go doc test2json`, and `go help buildjson` for compiler output since Go 1.24. */
const GoEvent = z.object({
  Action: z.string(),
  Package: z.string().default(''),
  ImportPath: z.string().default(''),
  Test: z.string().optional(),
  Elapsed: z.number().optional(),
  Output: z.string().optional(),
  FailedBuild: z.string().optional(),
})
type GoEvent = z.infer<typeof GoEvent>

interface Package {
  readonly output: TestOutput
  readonly running: Map<string, TestOutput>
  readonly crash: GoCrash
  /** Tests that ever waited for others to end. */
  readonly parallel: Set<string>
  readonly failed: Set<string>
  ended: boolean
  note?: string
}

/**
 * Read the output of `go test -json`. A package that does not compile, or fails outside of its tests, is a failed case
 * without a name. If its process ends while tests run, the test that ended it failed. The others did not run: which of
 * them have a result is chance.
 */
export async function* readGoJson(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const packages = new Map<string, Package>()
  const builds = new Map<string, TestOutput>()
  let seen = 0
  /** Output between the events: the compiler's errors before Go 1.24, below "# package". */
  let plain: TestOutput | undefined
  for (const line of (context.errors ?? '').split('\n')) plain = addPlainLine(line, { builds, plain })

  for await (const line of linesOf(pieces)) {
    const event = parseJsonLine(line, GoEvent)
    if (event === undefined) {
      plain = addPlainLine(line, { builds, plain })
      continue
    }
    seen += 1
    if (event.Action === 'build-output') outputOf(builds, event.ImportPath).add(event.Output ?? '')
    if (event.Package !== '') {
      const cases = [...applyEvent(packageOf(packages, event.Package), event, builds)]
      if (cases.length > 0) yield cases
    }
  }
  if (seen === 0) throw new UnreadableReport('it holds no event of go test -json.')

  const open = [...packages].filter(([, { ended }]) => !ended).map(([name]) => name)
  const notes = open.length === 0 ? [] : [`The run broke off in ${open.slice(0, 3).join(', ')}.`]
  const notRun = [...packages.values()].flatMap(({ note }) => note ?? [])
  return { framework: 'go', complete: open.length === 0, notes: [...notes, ...notRun], notRun }
}

/** Apply an event, and yield the tests that ended with it. */
function* applyEvent(state: Package, event: GoEvent, builds: ReadonlyMap<string, TestOutput>): Generator<TestCase> {
  const { Action: action, Test: test, Package: pkg } = event
  const durationMs = Math.round((event.Elapsed ?? 0) * 1000)
  if (action === 'output') {
    const output = test === undefined ? state.output : (state.running.get(test) ?? state.output)
    output.add(event.Output ?? '')
    state.crash.add(event.Output ?? '')
  }
  if (test !== undefined && action === 'pause') state.parallel.add(test)
  if (test !== undefined && action === 'run') state.running.set(test, new TestOutput())
  if (action !== 'pass' && action !== 'fail' && action !== 'skip') return

  if (test !== undefined) {
    const output = state.running.get(test)?.text() ?? ''
    state.running.delete(test)
    if (action === 'fail') state.failed.add(test)
    const status = action === 'pass' ? 'passed' : action === 'fail' ? 'failed' : 'skipped'
    const problems = action === 'fail' ? [problemOf(output, 'failure')] : []
    yield { id: { framework: 'go', file: '', suite: [pkg], name: test }, status, durationMs, problems }
    return
  }
  state.ended = true
  if (action !== 'fail') return
  yield* endedWithin(state, pkg)
  if (state.failed.size > 0) return
  const build = builds.get(event.FailedBuild ?? '') ?? builds.get(pkg) ?? buildOf(builds, pkg)
  const problems = [problemOf(build?.text() || state.output.text(), 'error')]
  yield { id: { framework: 'go', file: '', suite: [pkg], name: '' }, status: 'failed', durationMs, problems }
}

/** Yield the tests that failed since the package ended while they ran. */
function* endedWithin(state: Package, pkg: string): Generator<TestCase> {
  const { crash, failed, parallel, running } = state
  if (running.size === 0) return
  const open = new Set(running.keys())
  const ended = crash.isTimeout ? [...open] : [crashedTest(crash, { open, failed, parallel })]
  for (const name of ended) {
    if (name === undefined) continue
    const output = (running.get(name)?.text() ?? '') + state.output.text()
    // The lines of a crash belong to the test that printed last, which may be another one.
    const problems = [
      problemOf(crash.isTimeout || output.includes(crash.reason) ? output : output + crash.text(), 'error'),
    ]
    failed.add(name)
    yield { id: { framework: 'go', file: '', suite: [pkg], name }, status: 'failed', durationMs: 0, problems }
  }
  running.clear()
  if (crash.isTimeout) return
  const by = ended[0] === undefined || ended[0] === '' ? 'A test' : ended[0]
  state.note = `${by} ended the process of ${pkg}. Its tests without a result did not run.`
}

function problemOf(output: string, kind: Problem['kind']): Problem {
  const { message, type = '' } = goFailure(output)
  const silent = kind === 'error' ? 'It was running when its package ended.' : 'The test failed.'
  return { kind: type === 'panic' ? 'error' : kind, type, message: message || silent, stack: output }
}

function packageOf(packages: Map<string, Package>, name: string): Package {
  const known = packages.get(name)
  if (known !== undefined) return known
  const state: Package = {
    output: new TestOutput(),
    running: new Map(),
    crash: new GoCrash(),
    parallel: new Set(),
    failed: new Set(),
    ended: false,
  }
  packages.set(name, state)
  return state
}

function outputOf(builds: Map<string, TestOutput>, name: string): TestOutput {
  const known = builds.get(name)
  if (known !== undefined) return known
  const output = new TestOutput()
  builds.set(name, output)
  return output
}

/**
 * Find the build output of a package. `FailedBuild` and "# " name its test binary: `example.com/a
 * [example.com/a.test]`.
 */
function buildOf(builds: ReadonlyMap<string, TestOutput>, pkg: string): TestOutput | undefined {
  return [...builds].find(
    ([name]) => name.split(' ')[0]?.replace(/_test$/, '') === pkg || name.includes(`[${pkg}.test]`),
  )?.[1]
}

function addPlainLine(
  line: string,
  { builds, plain }: { builds: Map<string, TestOutput>; plain: TestOutput | undefined },
) {
  const heading = /^# (\S.*)$/.exec(line)?.[1]
  if (heading !== undefined) return outputOf(builds, heading)
  plain?.add(`${line}\n`)
  return plain
}
