import { z } from 'zod'
import type { TestCase } from '../../domain/model/test-case.ts'
import { listOf } from '../../domain/text/wording.ts'
import type { ReadContext, ReportReader } from '../report.ts'
import { linesOf } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
import { GoBuilds } from './go-builds.ts'
import { GoPackage } from './go-package.ts'
import { parseJsonLine } from './json.ts'

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

/** Actions of a package and its tests. */
const ACTIONS = new Set(['start', 'run', 'pause', 'cont', 'pass', 'bench', 'fail', 'output', 'skip'])

/** Read the output of `go test -json`. */
export async function* readGoJson(pieces: AsyncIterable<string>, context: ReadContext): ReportReader {
  const packages = new Map<string, GoPackage>()
  const builds = new GoBuilds()
  let seen = 0
  for (const line of (context.errors ?? '').split('\n')) builds.addLine(line)

  for await (const line of linesOf(pieces)) {
    const event = parseJsonLine(line, GoEvent)
    if (event === undefined) {
      builds.addLine(line)
      continue
    }
    seen += 1
    if (event.Action === 'build-output') builds.add(event.ImportPath, event.Output ?? '')
    // `go tool test2json` names no package unless it is given one.
    if (event.Package !== '' || (event.ImportPath === '' && ACTIONS.has(event.Action))) {
      const cases = [...applyEvent(packageOf(packages, event.Package), event, builds)]
      if (cases.length > 0) yield cases
    }
  }
  if (seen === 0) throw new UnreadableReport('it holds no event of go test -json.')

  const silent = [...packages.values()].flatMap(each => each.takeSilent())
  if (silent.length > 0) yield silent
  const open = [...packages].filter(([, { hasEnded }]) => !hasEnded).map(([name]) => name || 'its package')
  const notes = open.length === 0 ? [] : [`The run broke off in ${open.slice(0, 3).join(', ')}.`]
  const notRun = [...packages.values()].flatMap(({ note }) => note ?? [])
  // A test that prints half a line hides the line of its result.
  const missing = [...packages.values()].filter(({ hasEnded }) => hasEnded).flatMap(({ openTests }) => openTests)
  const unheard = missing.length === 0 ? [] : [`No result was printed of ${listOf(missing, 3)}.`]
  return { framework: 'go', complete: open.length === 0, notes: [...notes, ...notRun, ...unheard], notRun }
}

const STATUS = { pass: 'passed', fail: 'failed', skip: 'skipped' } as const

/** Apply an event, and yield the tests that ended with it. */
function* applyEvent(state: GoPackage, event: GoEvent, builds: GoBuilds): Generator<TestCase> {
  const { Action: action, Test: test } = event
  const durationMs = Math.round((event.Elapsed ?? 0) * 1000)
  if (action === 'output') state.print(event.Output ?? '', test)
  if (action === 'output' && test === undefined && event.Output === 'FAIL\n') state.hasSummary = true
  if (test !== undefined && action === 'pause') state.pause(test)
  if (test !== undefined && action === 'run') state.run(test)
  if (action !== 'pass' && action !== 'fail' && action !== 'skip') return

  if (test !== undefined) {
    yield* state.end(test, { status: STATUS[action], durationMs })
    return
  }
  state.hasEnded = true
  if (action === 'fail') yield* state.fail(builds.of(state.name, event.FailedBuild), durationMs)
}

function packageOf(packages: Map<string, GoPackage>, name: string): GoPackage {
  const known = packages.get(name)
  if (known !== undefined) return known
  const state = new GoPackage(name)
  packages.set(name, state)
  return state
}
