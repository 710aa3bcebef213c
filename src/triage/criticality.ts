import type { Cluster } from '../domain/model/cluster.ts'
import type { Failure } from '../domain/model/test-case.ts'
import type { PatternName } from './failure-patterns.ts'
/** Number of tests from which a shared cause is critical. */
const CRITICAL_SIZE = 10

const FOUNDATIONS: Readonly<Partial<Record<PatternName, string>>> = {
  compile: 'nothing behind code that does not compile can run',
  collection: 'nothing behind it can run',
  'missing-module': 'nothing that imports it can run',
  'missing-dependency': 'nothing that needs it can run',
  'out-of-memory': 'it takes everything else down',
}

const SLIGHT: Readonly<Partial<Record<PatternName, string>>> = {
  snapshot: 'what it checks is a picture of the output',
  timeout: 'what it checks is the clock',
}

/** Rate how much depends on a cluster, with a reason. */
export function criticalityOf(
  failures: readonly Failure[],
  pattern: PatternName,
): Pick<Cluster, 'criticality' | 'reason'> {
  if (pattern === 'check') return { criticality: 'low', reason: 'no test fails with it' }
  const foundation = FOUNDATIONS[pattern]
  if (foundation !== undefined) return { criticality: 'high', reason: foundation }
  if (failures.some(({ id }) => id.name === ''))
    return { criticality: 'high', reason: 'a file or its set-up failed, and nothing behind it can run' }
  if (failures.length >= CRITICAL_SIZE) return { criticality: 'high', reason: `${failures.length} tests fail with it` }
  const slight = SLIGHT[pattern]
  if (slight !== undefined) return { criticality: 'low', reason: slight }
  return {
    criticality: 'medium',
    reason: failures.length === 1 ? 'one test fails with it' : `${failures.length} tests fail with it`,
  }
}
