import { isKept } from '../model/attempt.ts'
import { isEnvironmental } from '../model/cluster.ts'
import type { State } from '../model/state.ts'
import { testsOf } from '../model/test-results.ts'
import { testKey, titleOf } from '../model/test-case.ts'

/** Entries of each kind. */
const MAX_EACH = 5

/**
 * List what a run has found out beside the clusters of an attempt, as sentences for its fixer: what was fixed, what is
 * flaky, what the environment causes, and which edits were refused.
 *
 * @param clusters ids of the attempt's clusters, whose own attempts are left out
 */
export function knownFacts(state: State, clusters: readonly string[]): string[] {
  const others = state.attempts.filter(attempt => !attempt.clusters.some(id => clusters.includes(id)))
  const fixed = others.filter(isKept).flatMap(({ proposal, files }) => {
    const summary = proposal?.summary ?? ''
    return summary === '' ? [] : [`Fixed on this branch already: ${summary} (${files.join(', ')}).`]
  })
  const flaky = testsOf(state, state.flaky).map(id => `Flaky, passes and fails on the same code: ${titleOf(id)}.`)
  const environment = state.clusters
    .filter(cluster => isEnvironmental(cluster) && !clusters.includes(cluster.id))
    .map(({ title, suggestion }) => `Not caused by the code: ${title}. ${suggestion}`.trimEnd())
  const refused = others.filter(({ result }) => result === 'refused').map(({ reason }) => `Refused: ${reason}`)
  const own = new Set(state.clusters.flatMap(({ id, tests }) => (clusters.includes(id) ? tests : [])))
  const onlyInCi = state.onlyInCi
    .filter(({ id }) => own.has(testKey(id)))
    .map(
      ({ id }) => `Cannot run here, so no test run says anything of it, and CI will judge the change: ${titleOf(id)}.`,
    )
  return [fixed, flaky, environment, refused, onlyInCi].flatMap(list => [...new Set(list)].slice(-MAX_EACH))
}
