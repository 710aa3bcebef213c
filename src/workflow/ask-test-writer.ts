import type { Abstention, TestWriterAnswer } from '../domain/model/answer.ts'
import type { Attempt } from '../domain/model/attempt.ts'
import type { State } from '../domain/model/state.ts'
import { noUsage } from '../domain/model/usage.ts'
import { reviewAllowance } from '../domain/policy/budget.ts'
import type { SourceTree, TestWriter, TestWriterTools } from '../contracts/ports.ts'
import type { Testbed, WorkflowContext } from './context.ts'
import { deadlineSignal, Interrupted, keeperOf, readerTools } from './fixer-session.ts'

export interface AskOptions {
  readonly attempt: Attempt
  readonly state: State
  readonly testbed: Testbed
  readonly context: WorkflowContext
  /** Files that the test writer may write. */
  readonly source: SourceTree
  /** Judges its tests. */
  readonly guard: TestWriterTools['guard']
}

const TIMED_OUT: Abstention = {
  kind: 'abstention',
  final: true,
  reason: 'The time ran out before the tests were written.',
  usage: noUsage,
}

/**
 * Ask the test writer, and abort it when the time of a review is used up.
 * @throws Interrupted if the run is cancelled
 */
export async function askTestWriter(
  { attempt, state, testbed, context, source, guard }: AskOptions,
  write: (writer: TestWriter, tools: TestWriterTools) => Promise<TestWriterAnswer>,
): Promise<TestWriterAnswer> {
  const { testWriter } = context
  if (testWriter === undefined) return { ...TIMED_OUT, reason: 'No model of the chain can write tests.' }
  const allowed = reviewAllowance(state, context.rules.limits)
  const deadline = deadlineSignal(allowed)
  const signal = AbortSignal.any([context.signal, deadline])
  const reader = readerTools({ testbed, context, signal, allowed })
  try {
    const answer = await write(testWriter, { ...reader, source, conversation: keeperOf(attempt, context), guard })
    if (answer.kind === 'abstention' && context.signal.aborted)
      throw new Interrupted({ iteration: attempt.iteration, role: 'test-writer', usage: answer.usage })
    return answer
  } catch (error) {
    if (context.signal.aborted || !deadline.aborted) throw error
    return TIMED_OUT
  }
}
