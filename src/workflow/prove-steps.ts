import { couldNotRun } from '../domain/model/check.ts'
import type { CheckProof } from '../domain/model/proof.ts'
import type { State } from '../domain/model/state.ts'
import { type TestCase, testKey, titleOf } from '../domain/model/test-case.ts'
import { listOf } from '../domain/text/wording.ts'
import type { WorkflowContext } from './context.ts'

/** Findings that a sentence names. */
const MAX_NAMED = 3

/** Result of the project's types, lint and build on a change whose tests cannot run here. */
export interface StepsProof {
  /** Undefined if the project has no such step that can run here. */
  readonly check?: CheckProof
  /** Failures that the failing commit does not have, as a sentence; empty if there is none. */
  readonly reason: string
}

/**
 * Run what the project's own command does beside its tests, on the code to be published and, if something fails, on the
 * failing commit. What failed before is no work of the change.
 */
export async function proveSteps(state: State, context: WorkflowContext): Promise<StepsProof> {
  const { workspace, signal } = context
  const now = await context.checkSteps?.(signal)
  const ran = (now ?? []).filter(each => !couldNotRun(each))
  const steps = ran.filter(({ id }) => id.name === '')
  if (steps.length === 0) return { reason: '' }
  const failed = ran.filter(({ status }) => status === 'failed')
  const before =
    failed.length === 0
      ? []
      : ((await workspace.at(state.request.headSha, async () => context.checkSteps?.(signal))) ?? [])
  const known = new Set(before.flatMap(({ id, status }) => (status === 'failed' ? testKey(id) : [])))
  const broken = findings(failed).filter(({ id }) => !known.has(testKey(id)))
  const command = steps.map(({ id }) => id.suite[0] ?? '').join(' && ')
  return {
    // What the failing commit has already is no part of the change.
    check: { command, passed: failed.length === 0, findings: broken.map(({ id }) => titleOf(id)) },
    reason:
      broken.length === 0
        ? ''
        : `The tests cannot run here, and the change breaks what can: ${listOf(
            broken.map(({ id }) => titleOf(id)),
            MAX_NAMED,
          )}.`,
  }
}

/** List what was found; a step that names no place stands for itself. */
function findings(failed: readonly TestCase[]): TestCase[] {
  const named = failed.filter(({ id }) => id.name !== '')
  const withPlace = new Set(named.map(({ id }) => id.suite[0]))
  return [...named, ...failed.filter(({ id }) => id.name === '' && !withPlace.has(id.suite[0]))]
}
