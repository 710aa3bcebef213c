import type { Cluster } from '../domain/model/cluster.ts'
import type { FailureKind } from '../domain/model/failure-kind.ts'
import type { Failure } from '../domain/model/test-case.ts'
import { count, verb } from '../domain/text/wording.ts'

/** Number of tests, and of their files, from which a shared cause is critical. */
const CRITICAL_SIZE = 10
const CRITICAL_FILES = 3

/** Kinds that keep everything behind them from running, with the reason. */
const BLOCKING: Readonly<Partial<Record<FailureKind, string>>> = {
  compile: 'nothing behind code that does not compile can run',
  collection: 'nothing behind it can run',
  'missing-module': 'nothing that imports it can run',
  'missing-dependency': 'nothing that needs it can run',
  'wrong-runtime': 'nothing that needs the other version can run',
  'disk-full': 'nothing that writes can run',
  'port-taken': 'nothing that listens on it can run',
  'out-of-memory': 'it takes everything else down',
}

const SLIGHT: Readonly<Partial<Record<FailureKind, string>>> = {
  snapshot: 'what it checks is a picture of the output',
  timeout: 'it may only be slow',
}

/** Effects of failures that leave other tests running, as a part of a sentence. */
const EFFECTS: Readonly<Partial<Record<FailureKind, string>>> = {
  assertion: 'gives a wrong result',
  connection: 'cannot reach a service',
  'missing-variable': 'lacks a variable',
  permission: 'may not do what it wants',
  'missing-file': 'does not find a file',
  'missing-fixture': 'cannot be set up',
  timeout: 'does not end in time',
}
const STOPS = 'stops with an error'

/**
 * Rate how much depends on a cluster, with a reason.
 * @param symbol function that the failures point to, or ''
 */
export function criticalityOf(
  failures: readonly Failure[],
  { pattern, symbol }: { pattern: FailureKind; symbol: string },
): Pick<Cluster, 'criticality' | 'reason'> {
  if (pattern === 'check') return { criticality: 'low', reason: 'no test fails with it' }
  const foundation = BLOCKING[pattern]
  if (foundation !== undefined) return { criticality: 'high', reason: foundation }
  if (failures.some(({ id }) => id.name === ''))
    return { criticality: 'high', reason: 'a file or its set-up failed, and nothing behind it can run' }
  const tests = `${count(failures.length, 'test')} ${verb(failures.length, 'show')} it`
  const files = new Set(failures.map(({ id }) => id.file)).size
  const effect = `${symbol === '' ? 'the code' : symbol} ${EFFECTS[pattern] ?? STOPS}`
  if (failures.length >= CRITICAL_SIZE || files >= CRITICAL_FILES)
    return { criticality: 'high', reason: `${effect}, and ${tests}${files > 1 ? ` in ${count(files, 'file')}` : ''}` }
  const slight = SLIGHT[pattern]
  if (slight !== undefined) return { criticality: 'low', reason: slight }
  return { criticality: 'medium', reason: `${effect}, and ${tests}` }
}
