import { HUNG } from '../../../domain/model/test-case.ts'
import type { Assignment } from '../../../domain/model/assignment.ts'
import type { FixerTools } from '../../../contracts/ports.ts'
import { ExecutedCode } from './executed-code.ts'
import type { FaultLocalization } from './suspect-files.ts'

/** Lines of code up to which it is quicker to try all candidates than to see first which code runs. */
const FEW_LINES = 10

/** See which code the failing tests run, where that is worth a run. */
export async function withTrace(found: FaultLocalization, { failures }: Assignment, tools: FixerTools) {
  // A test that does not end would not end in a trace either, and what does not compile does not run.
  if (found.isOfFindings || found.isOfCompiler || failures.some(({ problem }) => problem.type === HUNG)) return found
  const texts = await Promise.all(found.files.map(file => tools.source.read(file)))
  const lines = texts.flatMap(text => (text ?? '').split('\n')).filter(line => line.trim() !== '')
  if (lines.length <= FEW_LINES) return found
  const trace = await tools.trace?.(failures.map(({ id }) => id))
  return trace === undefined ? found : { ...found, executed: new ExecutedCode(trace) }
}
