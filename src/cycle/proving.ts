import { remainingTargets, statusesOf, testById } from '../domain/known.ts'
import type { Observation } from '../domain/machine.ts'
import type { Proof, State } from '../domain/state.ts'
import { byKey, type TestId, type TestKey, type TestRun } from '../domain/tests.ts'
import type { Verdict } from '../domain/verdict.ts'
import { snapshotOf } from './evidence.ts'
import { judged } from './judging.ts'
import { runTests } from './tests.ts'
import type { Site, World } from './world.ts'

/** How many files are named before "and n more". */
const NAMED = 3

/**
 * The last look before anything is published. With the fix taken out, its targets fail again; and on a clean copy of the
 * branch the whole suite says what it said in the checkout. Where a copy cannot run the tests, as the first of the two
 * shows, the checkout itself is used.
 */
export async function proving(state: State, world: World): Promise<Observation> {
  const { request, tip } = state
  const ids = testById(state)
  const green = greenTargets(state)
  const tests = green.flatMap(key => ids.get(key) ?? [])
  world.emit({ kind: 'proving' })
  const without = (site: Site) => redWithout(tests, green, { head: request.headSha, site, world })

  await using copy = await world.copy(tip)
  const inCopy = copy && (await without(copy))
  if (copy !== undefined && inCopy !== undefined && inCopy.red.length === green.length) {
    const proof = await wholeRun(state, { site: copy, place: 'clean copy', needed: green, world })
    if (proof.held || !(await failsAnyway(proof, state, { site: copy, world }))) return observed(proof, [])
  }
  const inCheckout = await without(world)
  // What is green without the fix in both is not the copy's doing.
  const unneeded = inCheckout.complete ? green.filter(key => !inCheckout.red.includes(key)) : []
  const proof = await wholeRun(state, { site: world, place: 'checkout', needed: inCheckout.red, world })
  const stray = await world.strays()
  return observed(stray.length === 0 ? proof : { ...proof, held: false, reason: rewritten(stray) }, unneeded)
}

interface Proved {
  readonly place: Proof['place']
  readonly held: boolean
  readonly reason: string
  readonly needed: readonly TestKey[]
  readonly verdict: Verdict
  readonly flaky: readonly TestKey[]
  readonly run: TestRun
  readonly proof: Proof
  readonly snapshot: ReturnType<typeof snapshotOf> | undefined
}

function observed({ proof, held, reason, snapshot, flaky }: Proved, unneeded: readonly TestKey[]): Observation {
  return {
    kind: 'proved',
    proof: { ...proof, held, reason },
    snapshot,
    unneeded: [...unneeded, ...flaky],
    notes: held ? [] : [reason],
  }
}

/** Which of the tests that are green now are red on the code before the fix. */
async function redWithout(
  tests: readonly TestId[],
  green: readonly TestKey[],
  { head, site, world }: { head: string; site: Site; world: World },
): Promise<{ red: TestKey[]; complete: boolean }> {
  if (tests.length === 0) return { red: [], complete: true }
  const run = await site.workspace.at(head, () => runTests({ kind: 'only', tests, fresh: true }, world, site))
  if (run === undefined) return { red: [], complete: false }
  const cases = byKey(run.cases)
  return { red: green.filter(key => cases.get(key)?.status !== 'passed'), complete: run.complete }
}

async function wholeRun(
  state: State,
  options: { site: Site; place: Proof['place']; needed: readonly TestKey[]; world: World },
): Promise<Proved> {
  const { site, place, needed, world } = options
  const run = await runTests({ kind: 'all', fresh: true }, world, site)
  const targets = greenTargets(state)
  const { verdict, flaky, reason: said } = await judged(state, run, { targets, whole: true, site, world })
  const held = verdict.kind === 'pass'
  const where = place === 'clean copy' ? 'On a clean copy of the branch' : 'In a last run'
  const reason = held ? '' : `${where} the result was not seen again. ${said}`
  const snapshot = run.complete
    ? snapshotOf(run, { sha: state.tip, before: state.current, inProject: world.inProject })
    : undefined
  const proof = { sha: state.tip, place, held, reason, needed }
  return { place, held, reason, needed, verdict, flaky, run, proof, snapshot }
}

/** Whether what is broken in a copy is broken there without the fix too: then the copy lacks something. */
async function failsAnyway(
  { verdict }: Proved,
  state: State,
  { site, world }: { site: Site; world: World },
): Promise<boolean> {
  if (verdict.kind === 'incomplete') return true
  if (verdict.kind !== 'regression') return false
  const ids = testById(state)
  const broken = verdict.broken.map(({ key }) => key)
  const tests = broken.flatMap(key => ids.get(key) ?? [])
  const { red } = await redWithout(tests, broken, { head: state.request.headSha, site, world })
  return red.length > 0
}

/** The targets that are green on the tip. */
function greenTargets(state: State): TestKey[] {
  const red = new Set(remainingTargets(state))
  const now = statusesOf(state.current)
  return state.targets.filter(key => !red.has(key) && now.get(key) === 'passed' && !state.flaky.includes(key))
}

function rewritten(files: readonly string[]): string {
  const rest = files.length - NAMED
  const named = files.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
  return `The tests rewrite files of the repository (${named}), so what is green here may not be green on the branch.`
}
