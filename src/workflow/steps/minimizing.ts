import { ddmin } from '../../domain/text/ddmin.ts'
import { remainingMs } from '../../domain/policy/budget.ts'
import { fixedHere, knownStatuses, testsOf } from '../../domain/model/test-results.ts'
import { keptAttempts } from '../../domain/model/selectors.ts'
import { type ChangedHunk, hunkLines, hunksOf, textsWithHunks } from '../../domain/model/changed-hunk.ts'
import { leftovers } from '../../domain/workflow/leftovers.ts'
import type { Observation, Observed } from '../../domain/workflow/observation.ts'
import { listOf } from '../../domain/text/wording.ts'
import type { State } from '../../domain/model/state.ts'
import type { UncoveredHunk } from '../../domain/model/joined-results.ts'
import type { TestKey, TestSelection } from '../../domain/model/test-case.ts'
import type { TestRun } from '../../domain/model/test-run.ts'
import type { FileChange } from '../../domain/model/file-change.ts'
import { withoutComments } from '../../cheat-signs/code-text.ts'
import { languageOf } from '../../syntax/languages.ts'
import { statusesIn, verdictOn } from '../test-runs/run-analysis.ts'
import { partialResults } from '../judging/judge-run.ts'
import { affectedSelection, runTests, selectionText } from '../test-runs/run-tests.ts'
import type { WorkflowContext } from '../context.ts'

/** Limits of test runs and of hunks; with more hunks the step is skipped. */
const MAX_RUNS = 30
const MAX_HUNKS = 60
/** Hunks up to which each is left out alone. */
const MAX_SINGLE = 12
/** Share of the remaining time that the step may take. */
const MAX_TIME_SHARE = 0.25
/** Lines of an uncovered hunk that the report keeps. */
const MAX_LINES = 12

/**
 * Drop leftovers that no test needs, and find the hunks that the failing tests do not exercise. Those stay: the
 * smallest patch is not the right patch, so a reader judges them.
 */
export async function minimizing(state: State, context: WorkflowContext): Promise<Observation> {
  const { workspace, emit } = context
  const changes = await workspace.changes()
  // What a joined request has changed was looked at there, by the tests that fail there.
  const isOfOthers = joinedFiles(state)
  const hunks = hunksOf(changes)
  if (hunks.length < 2 || hunks.length > MAX_HUNKS) return { kind: 'minimized', smaller: undefined, uncovered: [] }
  emit({ kind: 'minimizing', hunks: hunks.length })
  const trial = new Trial(state, changes, context)

  const candidates = leftovers(hunks, keptAttempts(state)).filter(({ hunk }) => !isOfOthers(hunk))
  const meant = hunks.filter(hunk => !candidates.some(each => each.hunk === hunk))
  // If all hunks look like leftovers, the fixer's words do not describe its change.
  const needed = meant.length === 0 ? hunks : await smallest(candidates, meant, trial)
  const smaller = needed.length < hunks.length ? await withoutLeftovers({ needed, candidates }, trial) : undefined
  const uncovered = (await unexercised(needed, trial, isOfOthers)).map(hunk => uncoveredHunk(hunk, needed, hunks))
  await (smaller === undefined ? workspace.discard() : workspace.replaceEdits(textsWithHunks(needed, changes)))
  return { kind: 'minimized', smaller, uncovered }
}

/** Tell the hunks in files that a joined request has changed. */
function joinedFiles({ joined, attempts }: State): (hunk: ChangedHunk) => boolean {
  const past = joined === undefined ? [] : keptAttempts({ attempts }).filter(attempt => attempt.past)
  const files = new Set(past.flatMap(attempt => attempt.files))
  return ({ file }) => files.has(file.path)
}

/** Drop as many of the candidates as the tests allow: all at once, or a part of them. @returns what is left */
async function smallest(
  candidates: ReturnType<typeof leftovers>,
  meant: readonly ChangedHunk[],
  trial: Trial,
): Promise<readonly ChangedHunk[]> {
  const all = [...meant, ...candidates.map(({ hunk }) => hunk)]
  if (candidates.length === 0) return all
  if ((await trial.holds(meant)) === true) return meant
  const left = await ddmin(candidates, part => trial.holds([...meant, ...part.map(({ hunk }) => hunk)]))
  return left.length === candidates.length ? all : [...meant, ...left.map(({ hunk }) => hunk)]
}

/**
 * List the hunks of code without which the failing tests pass as well: each left out alone, or file by file if there
 * are many.
 */
async function unexercised(
  needed: readonly ChangedHunk[],
  trial: Trial,
  isOfOthers: (hunk: ChangedHunk) => boolean,
): Promise<ChangedHunk[]> {
  const files = [...new Set(needed.map(({ file }) => file))]
  const groups =
    needed.length > MAX_SINGLE
      ? files.map(each => needed.filter(({ file }) => file === each))
      : needed.map(hunk => [hunk])
  const found: ChangedHunk[] = []
  const own = groups.filter(each => !each.some(isOfOthers) && each.some(hunk => changesCode(hunk, trial.changes)))
  for (const group of own) {
    const rest = needed.filter(hunk => !group.includes(hunk))
    if (rest.length > 0 && (await trial.holds(rest, 'targets'))) found.push(...group)
  }
  return found
}

/** Comments that tools read. */
const DIRECTIVE =
  /\bgo:|\+build\b|@ts-|@jest-|@vitest|\beslint|\bbiome-|\btype: ?ignore|\bnoqa\b|\bpragma\b|\bcoding[:=]|>>>|@jsx|^#!/

/** True if a hunk changes more than comments and empty lines: no test can need those. */
function changesCode(hunk: ChangedHunk, changes: readonly FileChange[]): boolean {
  const { path, before, after } = hunk.file
  if (before === undefined || after === undefined || languageOf(path) === undefined) return true
  const { added, removed } = hunkLines(hunk)
  if ([...added, ...removed].some(line => DIRECTIVE.test(line))) return true
  // Blanks within a line may be those of a text, and those before it are code in Python.
  const codeOf = (text: string) =>
    withoutComments(path, text)
      .split('\n')
      .map(line => line.trimEnd())
      .filter(line => line !== '')
      .join('\n')
  return codeOf(before) !== codeOf(textsWithHunks([hunk], changes).get(path) ?? '')
}

/** Describe the fix without the dropped leftovers. */
async function withoutLeftovers(
  { needed, candidates }: { needed: readonly ChangedHunk[]; candidates: ReturnType<typeof leftovers> },
  trial: Trial,
): Promise<Observed<'minimized'>['smaller']> {
  const { workspace } = trial.context
  await workspace.replaceEdits(textsWithHunks(needed, trial.changes))
  const dropped = candidates.filter(({ hunk }) => !needed.includes(hunk))
  const reasons = [...new Set(dropped.map(({ hunk, reason }) => `${hunk.file.path}: ${reason}`))]
  const what = `${dropped.length} of ${needed.length + dropped.length} hunks`
  const summary = `${what} dropped: the tests do not need them (${listOf(reasons, 3)}).`
  const seen = await partialResults(trial.state, trial.passed as TestRun, trial.context)
  return {
    tree: await workspace.tree(),
    files: await workspace.changed(),
    diff: await workspace.diff(),
    summary,
    seen,
  }
}

/** Runs the affected tests on parts of the change, within limits. */
class Trial {
  /** The last run that held. */
  passed: TestRun | undefined
  #runs = 0
  readonly #until: number
  readonly state: State
  readonly changes: readonly FileChange[]
  readonly context: WorkflowContext

  constructor(state: State, changes: readonly FileChange[], context: WorkflowContext) {
    this.state = state
    this.changes = changes
    this.context = context
    this.#until = context.clock.now() + MAX_TIME_SHARE * Math.max(0, remainingMs(state, context.rules.limits))
  }

  /**
   * Return true if the tests, or the targets alone, hold with these hunks alone; undefined if the limits are used up.
   */
  async holds(part: readonly ChangedHunk[], which: 'targets' | 'affected' = 'affected'): Promise<boolean | undefined> {
    const { state, changes, context } = this
    if (this.#runs >= MAX_RUNS || context.clock.now() >= this.#until) return undefined
    this.#runs += 1
    const targets = fixedHere(state)
    const named = keptAttempts(state).flatMap(({ proposal }) => proposal?.affectedTests ?? [])
    const tests = testsOf(state, targets)
    const selection: TestSelection =
      which === 'targets'
        ? { kind: 'only', tests }
        : affectedSelection(tests, { changed: changes.map(({ path }) => path), named })
    await context.workspace.replaceEdits(textsWithHunks(part, changes))
    const run = await runTests(selection, context, context, `${selectionText(selection)} with a part of the fix`)
    if (which === 'targets') return isGreen(targets, state, run)
    const holds = verdictOn(state, run, { targets, whole: false }).kind === 'pass'
    if (holds) this.passed = run
    return holds
  }
}

/** True if all of these tests pass in a run, and none beside them fails. Those that did not run say nothing. */
function isGreen(targets: readonly TestKey[], state: State, run: TestRun): boolean {
  const [before, statuses] = [knownStatuses(state), statusesIn(state, run)]
  const broken = [...statuses].some(([key, status]) => status === 'failed' && before.get(key) === 'passed')
  return run.complete && !broken && targets.every(key => statuses.get(key) === 'passed')
}

/** Describe a hunk, with its line in the file as it is once only the `needed` ones of `all` are left. */
function uncoveredHunk(
  { file, span }: ChangedHunk,
  needed: readonly ChangedHunk[],
  all: readonly ChangedHunk[],
): UncoveredHunk {
  const added = hunkLines({ file, span }).added.slice(0, MAX_LINES)
  if (span === undefined) return { file: file.path, line: 0, added }
  const above = all.filter(each => each.file === file && !needed.includes(each)).flatMap(each => each.span ?? [])
  const moved = above
    .filter(({ after }) => after.at < span.after.at)
    .reduce((sum, { before, after }) => sum + after.count - before.count, 0)
  return { file: file.path, line: span.after.at + 1 - moved, added }
}
