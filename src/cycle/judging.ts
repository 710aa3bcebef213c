import type { Seen, State } from '../domain/state.ts'
import { testById, testsOf } from '../domain/known.ts'
import { byKey, type TestKey, type TestRun } from '../domain/tests.ts'
import { isGood, type Verdict } from '../domain/verdict.ts'
import { failuresOf, rateAfter, statusesIn, verdictOn } from './evidence.ts'
import { explain } from './explain.ts'
import { runTests } from './tests.ts'
import type { Site, World } from './world.ts'

/** Characters of a run's output that are kept for the next attempt. */
const OUTPUT = 4_000

/** What a run says of a change. */
export interface Judged {
  readonly verdict: Verdict
  /** Tests that failed with the others, and passed alone on the same code. */
  readonly flaky: readonly TestKey[]
  readonly rateAfter: number
  readonly reason: string
  readonly output: string
}

/** Judges a run against the last verified code. What seems to be broken is run again alone before it counts. */
export async function judged(
  state: State,
  run: TestRun,
  { targets, whole, site, world }: { targets: readonly TestKey[]; whole: boolean; site: Site; world: World },
): Promise<Judged> {
  const first = verdictOn(state, run, { targets, whole })
  const flaky = first.kind === 'regression' ? await passAlone(first, state, { site, world }) : []
  const known = { ...state, flaky: [...state.flaky, ...flaky] }
  const verdict = flaky.length === 0 ? first : verdictOn(known, run, { targets, whole })
  return {
    verdict,
    flaky,
    rateAfter: rateAfter(known, run),
    reason: explain(verdict, state, run).reason,
    output: isGood(verdict) ? '' : run.output.slice(-OUTPUT),
  }
}

async function passAlone(
  verdict: Verdict & { kind: 'regression' },
  state: State,
  { site, world }: { site: Site; world: World },
): Promise<TestKey[]> {
  const broken = verdict.broken.map(({ key }) => key)
  const tests = testsOf(state, broken)
  if (tests.length === 0) return []
  const alone = byKey((await runTests({ kind: 'only', tests, fresh: true }, world, site)).cases)
  return broken.filter(key => alone.get(key)?.status === 'passed')
}

/** What a run of some tests said of each, for what is known until the whole suite runs. */
export function seenIn(state: State, run: TestRun, { inProject }: World): Seen {
  const cases = byKey(run.cases)
  const ids = testById(state)
  const tests = [...statusesIn(state, run)].flatMap(([key, status]) => {
    const id = cases.get(key)?.id ?? ids.get(key)
    return id === undefined ? [] : [{ id, status }]
  })
  return { tests, failures: failuresOf(run.cases, inProject) }
}
