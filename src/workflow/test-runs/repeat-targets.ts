import { listOf, verb } from '../../domain/text/wording.ts'
import type { State } from '../../domain/model/state.ts'
import { testsOf } from '../../domain/model/test-results.ts'
import { byKey, testKey, type TestId, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { runTests } from './run-tests.ts'

/** Limit of targets that run alone; more of them run together, in the opposite order. */
const MAX_ALONE = 3
/** Runs of a target that fails by itself, after which it is taken to need the tests before it. */
const TIMES = 3
/** Limit of tests named in a sentence. */
const MAX_NAMED = 3

/** Result of running the targets again. */
export interface Repetition {
  /** Targets that passed and failed on the same code. */
  readonly uncertain: readonly TestId[]
  /** Targets that pass with the others and never by themselves. */
  readonly dependent: readonly TestId[]
}

/**
 * Run targets once more before they are called fixed: each in a process of its own if there are few, else all of them
 * in the opposite order. A result that chance decided, or a count of calls, shows here.
 */
export async function repeatTargets(
  keys: readonly TestKey[],
  state: State,
  { testbed, context }: { testbed: Testbed; context: WorkflowContext },
): Promise<Repetition> {
  const tests = testsOf(state, keys).toReversed()
  const isAlone = tests.length <= MAX_ALONE
  const failedIn = async (part: readonly TestId[], what?: string) => {
    if (part.length === 0) return { failed: [], ran: [] }
    const run = await runTests({ kind: 'only', tests: part, fresh: true }, context, testbed, what)
    const cases = byKey(run.cases)
    const ran = tests.filter(test => cases.has(testKey(test)))
    // A runner that was cut says nothing. One that cannot select a test says something about all that ran.
    const failed = run.complete ? ran.filter(test => cases.get(testKey(test))?.status === 'failed') : []
    return { failed, ran }
  }

  const what = isAlone ? '1 target again' : 'the targets again, in the opposite order'
  const [uncertain, dependent, suspects]: [TestId[], TestId[], TestId[]] = [[], [], []]
  for (const part of isAlone ? tests.map(test => [test]) : [tests]) {
    const { failed, ran } = await failedIn(part, what)
    // Where one target cannot run without the others, they have all run again, and in no known order.
    if (ran.length > part.length && ran.length === tests.length)
      return { uncertain: [...new Set([...suspects, ...failed])], dependent }
    suspects.push(...failed.filter(test => part.includes(test)))
  }
  for (const test of suspects.slice(0, MAX_ALONE)) {
    let failures = 1
    let isAlways = true
    while (failures < TIMES && isAlways) {
      const { failed, ran } = await failedIn([test])
      // Where others run with it, it does not fail for want of them.
      isAlways = failed.includes(test) && ran.length === 1
      failures += 1
    }
    ;(isAlways ? dependent : uncertain).push(test)
  }
  // Of the others it is known only that they failed once more. They are taken for what those are.
  const others = suspects.slice(MAX_ALONE)
  ;(uncertain.length > 0 ? uncertain : dependent).push(...others)
  return { uncertain, dependent }
}

/** Say which tests decide nothing since they passed and failed; undefined if there are none. */
export function uncertainNote({ uncertain }: Repetition): string | undefined {
  return uncertain.length === 0 ? undefined : `On the same code, ${named(uncertain)} passed and failed.`
}

/** Say which tests need others; undefined if there are none. */
export function dependentNote({ dependent }: Repetition): string | undefined {
  return dependent.length === 0
    ? undefined
    : `${named(dependent)} ${verb(dependent.length, 'pass')} only together with other tests.`
}

function named(tests: readonly TestId[]): string {
  return listOf(tests.map(titleOf), MAX_NAMED)
}
