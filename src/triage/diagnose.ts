import type { Cluster } from '../domain/state.ts'
import { type Failure, keyOf, titleOf } from '../domain/tests.ts'
import { signatureId, signatureOf } from './signature.ts'
import { suspectsOf } from './suspects.ts'

export interface DiagnoseOptions {
  readonly failures: readonly Failure[]
  readonly isTest: (file: string) => boolean
  /** Files that the failing commit changed. */
  readonly changed: readonly string[]
  /** The files that a test file imports, directly and through others, the nearest first. */
  readonly importsOf: (file: string) => readonly string[]
}

const RANK = { high: 0, medium: 1, low: 2 } as const

/** Groups failures by root cause, and orders the groups: foundations first, then those with most tests. */
export function diagnose(options: DiagnoseOptions): Cluster[] {
  const groups = new Map<string, Failure[]>()
  for (const failure of options.failures) {
    const signature = signatureOf(failure, options.isTest)
    groups.set(signature, [...(groups.get(signature) ?? []), failure])
  }
  const clusters = [...groups].map(([signature, failures]): Cluster => {
    const first = failures[0] as Failure
    return {
      id: signatureId(signature),
      signature,
      title: titleFor(failures),
      criticality: criticalityOf(first),
      tests: failures.map(failure => keyOf(failure.id)),
      suspects: suspectsOf(failures, options),
    }
  })
  return clusters.toSorted((a, b) => RANK[a.criticality] - RANK[b.criticality] || b.tests.length - a.tests.length)
}

/** How people read a cluster: what failed first, and how many more. */
function titleFor(failures: readonly Failure[]): string {
  const first = failures[0] as Failure
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''
  return `${titleOf(first.id)}${more}`
}

/** High: nothing behind it can run. Low: what it checks is a picture of the output or the clock. Else medium. */
function criticalityOf(failure: Failure): Cluster['criticality'] {
  const text = `${failure.problem.type} ${failure.problem.message}`
  if (
    failure.id.name === '' ||
    /SyntaxError|ImportError|ModuleNotFound|Cannot find (?:module|package)|collection failure/i.test(text)
  ) {
    return 'high'
  }
  if (/snapshot|timed? ?out/i.test(text)) return 'low'
  return 'medium'
}
