import type { PartialResults } from '../model/state.ts'
import { testKey, type TestKey } from '../model/test-case.ts'
import type { Statuses } from '../model/pass-rate.ts'
import { renumberedTests } from '../model/renumbered-tests.ts'

/** Verdict of a test run on an attempt. Only `pass` and `progress` may be committed. */
export type Verdict =
  | { readonly kind: 'pass'; readonly fixed: readonly TestKey[] }
  | { readonly kind: 'progress'; readonly fixed: readonly TestKey[]; readonly red: readonly TestKey[] }
  | { readonly kind: 'fail'; readonly red: readonly TestKey[] }
  | { readonly kind: 'regression'; readonly broken: readonly Broken[]; readonly fixed: readonly TestKey[] }
  | { readonly kind: 'incomplete'; readonly reason: string }

/** Return true if the change may be committed. */
export function isGood({ kind }: Verdict): boolean {
  return kind === 'pass' || kind === 'progress'
}

/** Decide the result of a change that is committed: `progress` if one of its targets that run here is not green. */
export function commitResult(
  targets: readonly TestKey[],
  seen: PartialResults,
  onlyInCi: ReadonlySet<TestKey>,
): 'pass' | 'progress' {
  const after = new Map(seen.tests.map(({ id, status }) => [testKey(id), status]))
  return targets.every(key => onlyInCi.has(key) || after.get(key) === 'passed') ? 'pass' : 'progress'
}

export interface Broken {
  readonly key: TestKey
  readonly how: 'newly failing' | 'vanished' | 'newly skipped'
}

export interface Evidence {
  /** Results before the change, on the last verified code. */
  readonly before: Statuses
  readonly after: Statuses
  /** Results against which progress counts; `before` if undefined. */
  readonly since?: Statuses
  readonly complete: boolean
  /** Reason why the run is incomplete, for users. */
  readonly reason: string
  readonly targets: readonly TestKey[]
  /** Flaky tests: they neither help nor harm. */
  readonly flaky: ReadonlySet<TestKey>
  /** Tests that cannot run here: what they do here is no evidence. */
  readonly onlyInCi: ReadonlySet<TestKey>
  /** Returns true for tests that the run was meant to cover: a covered test without a result is missing. */
  readonly covers: (key: TestKey) => boolean
}

/** Judge a change test by test, never by rates alone: a rate can rise while a passing test is lost. */
export function judge(evidence: Evidence): Verdict {
  if (!evidence.complete) return { kind: 'incomplete', reason: evidence.reason }

  const targets = evidence.targets.filter(key => !evidence.onlyInCi.has(key))
  const fixed = targets.filter(key => evidence.after.get(key) === 'passed')
  const broken = regressions(evidence)
  if (broken.length > 0) return { kind: 'regression', broken, fixed }

  const red = targets.filter(key => evidence.after.get(key) !== 'passed')
  if (red.length === 0) return { kind: 'pass', fixed }
  const since = evidence.since ?? evidence.before
  const progressed = fixed.some(key => since.get(key) !== 'passed')
  return progressed ? { kind: 'progress', fixed, red } : { kind: 'fail', red }
}

function regressions(evidence: Evidence): Broken[] {
  const { before, since = before, after, flaky, onlyInCi, covers } = evidence
  const renumbered = renumberedTests(since, after, covers)
  const broken: Broken[] = []
  for (const [key, status] of before) {
    if (status !== 'passed' || flaky.has(key) || onlyInCi.has(key) || !covers(key)) continue
    const now = after.get(key)
    if (now === 'failed') broken.push({ key, how: 'newly failing' })
    else if (now === 'skipped') broken.push({ key, how: 'newly skipped' })
    else if (now === undefined && !renumbered(key)) broken.push({ key, how: 'vanished' })
  }
  return broken
}
