import { z } from 'zod'
import type { Problem, TestCase } from '../../domain/model/test-case.ts'
import { goFailure } from '../dialects/go.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { linesOf } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
import { parseJsonLine } from './json.ts'
import { TestOutput } from '../capped-text.ts'
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
  failed: number
  ended: boolean
}

/**
 * Read the output of `go test -json`. A package that does not compile, or fails outside of its tests, is a failed case
 * without a name. A test that still runs when its package ends has failed.
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
  return { framework: 'go', complete: open.length === 0, notes }
}

/** Apply an event, and yield the tests that ended with it. */
function* applyEvent(state: Package, event: GoEvent, builds: ReadonlyMap<string, TestOutput>): Generator<TestCase> {
  const { Action: action, Test: test, Package: pkg } = event
  const durationMs = Math.round((event.Elapsed ?? 0) * 1000)
  if (action === 'output') {
    const output = test === undefined ? state.output : (state.running.get(test) ?? state.output)
    output.add(event.Output ?? '')
  }
  if (test !== undefined && action === 'run') state.running.set(test, new TestOutput())
  if (action !== 'pass' && action !== 'fail' && action !== 'skip') return

  if (test !== undefined) {
    const output = state.running.get(test)?.text() ?? ''
    state.running.delete(test)
    if (action === 'fail') state.failed += 1
    const status = action === 'pass' ? 'passed' : action === 'fail' ? 'failed' : 'skipped'
    const problems = action === 'fail' ? [problemOf(output, 'failure')] : []
    yield { id: { framework: 'go', file: '', suite: [pkg], name: test }, status, durationMs, problems }
    return
  }
  state.ended = true
  if (action !== 'fail') return
  for (const [name, output] of state.running) {
    state.failed += 1
    const problems = [problemOf(output.text() + state.output.text(), 'error')]
    yield { id: { framework: 'go', file: '', suite: [pkg], name }, status: 'failed', durationMs: 0, problems }
  }
  state.running.clear()
  if (state.failed > 0) return
  const build = builds.get(event.FailedBuild ?? '') ?? builds.get(pkg) ?? buildOf(builds, pkg)
  const problems = [problemOf(build?.text() || state.output.text(), 'error')]
  yield { id: { framework: 'go', file: '', suite: [pkg], name: '' }, status: 'failed', durationMs, problems }
}

function problemOf(output: string, kind: Problem['kind']): Problem {
  const { message, type = '' } = goFailure(output)
  const silent = kind === 'error' ? 'It was running when its package ended.' : 'The test failed.'
  return { kind: type === 'panic' ? 'error' : kind, type, message: message || silent, stack: output }
}

function packageOf(packages: Map<string, Package>, name: string): Package {
  const known = packages.get(name)
  if (known !== undefined) return known
  const state = { output: new TestOutput(), running: new Map<string, TestOutput>(), failed: 0, ended: false }
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
