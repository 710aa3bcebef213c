import { note } from '../../contracts/events.ts'
import { canaryOf } from '../../cheat-signs/canary.ts'
import type { CheatSign } from '../../domain/model/cheat-sign.ts'
import type { State } from '../../domain/model/state.ts'
import { fixedHere, testsOf } from '../../domain/model/test-results.ts'
import { type TestId, testKey, type TestKey } from '../../domain/model/test-case.ts'
import type { Testbed, WorkflowContext } from '../context.ts'
import { listedPath } from '../../triage/locate-file.ts'
import { runTests } from '../test-runs/run-tests.ts'

/** Name of the run in the log, where its failures must not alarm anybody. */
const CANARY = 'the failing file again, with two added tests that must fail'

const UNFIT =
  'The copy of the failing file with three more tests, which shows that assertions still fail, did not run as it must, so it says nothing.'

/** Result of a canary that could not run. */
const NOTHING: CanaryRun = { signs: [], repeated: [] }

export interface CanaryRun {
  readonly signs: readonly CheatSign[]
  /** Targets that passed in it once more, since it holds the tests of their file. */
  readonly repeated: readonly TestKey[]
}

/**
 * Run a canary on the change: tests of which one must pass and the others must fail. It runs by itself, never in the
 * project check. If a test that must fail passes, the change disarms the tests.
 */
export async function runCanary(
  state: State,
  { testbed, context }: { testbed: Testbed; context: WorkflowContext },
): Promise<CanaryRun> {
  const targets = testsOf(state, fixedHere(state))
  const [target] = targets.filter(({ file, name }) => file !== '' && name !== '')
  if (target === undefined) return NOTHING
  const listed = await testbed.workspace.list()
  const path = listedPath(listed, target.file)
  const text = path === undefined ? undefined : await testbed.workspace.original(path)
  const canary = path === undefined || text === undefined ? undefined : canaryOf(path, text)
  if (path === undefined || canary === undefined || listed.includes(canary.path)) return NOTHING
  const { framework } = target
  const file = canary.path.slice(path.length - target.file.length)
  const unit: TestId = { framework, file, suite: [], name: '' }
  const run = await testbed.workspace.withExtraFile(canary.path, canary.text, () =>
    runTests({ kind: 'only', tests: [unit], fresh: true }, context, testbed, CANARY),
  )
  const statusOf = (name: string) => run?.cases.find(({ id }) => id.name === name && id.file === file)?.status
  // A project that does not run the file, or runs and names its tests in its own way, says nothing.
  const isUnfit = statusOf(canary.passes) !== 'passed' && canary.fails.every(each => statusOf(each) !== 'passed')
  if (run === undefined) return NOTHING
  if (isUnfit) {
    context.emit(note('info', UNFIT))
    return NOTHING
  }
  const passed = new Set((run?.cases ?? []).filter(each => each.status === 'passed').map(({ id }) => testKey(id)))
  const repeated = targets
    .filter(test => test.file === target.file && passed.has(testKey({ ...test, file })))
    .map(testKey)
  const disarmed = canary.fails.filter(name => statusOf(name) !== 'failed')
  if (disarmed.length === 0) return { signs: [], repeated }
  const code = 'a test that must fail passed in a file that loads the change'
  return { signs: [{ kind: 'patched-assertion', file: path, line: 0, code, grave: true }], repeated }
}
