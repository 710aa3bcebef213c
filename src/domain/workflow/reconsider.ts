import { type Attempt, isPartial } from '../model/attempt.ts'
import { Cluster } from '../model/cluster.ts'
import { keptAttempts, nextIteration } from '../model/selectors.ts'
import type { State } from '../model/state.ts'
import { workableTargets } from '../model/outdated.ts'
import { ignoredTests } from '../model/test-results.ts'
import { isClusterOverBudget } from '../policy/budget.ts'
import { isDown } from './fixer-availability.ts'
import type { Assigned, WorkflowRules } from './workflow-rules.ts'

/**
 * Choose another attempt at a cause whose kept change turned only some tests green, once no fixer has anything left for
 * the rest: the change may cure a symptom and stand in the way. The attempt starts without that change and gets all of
 * its tests. What is green on the branch must stay green, so the change is replaced only by a better one.
 */
export function chooseReconsideration(state: State, rules: WorkflowRules): Assigned | undefined {
  for (const attempt of partialChanges(state)) {
    const cluster = wholeCluster(state, attempt)
    const tried = new Set(state.attempts.filter(({ undoes }) => undoes === attempt.iteration).map(({ fixer }) => fixer))
    const fixer = rules.fixers.find(name => !tried.has(name) && !isDown(state, name))
    if (fixer === undefined || isClusterOverBudget(state, cluster.id, rules.limits)) continue
    return {
      kind: 'repair',
      clusters: [cluster],
      fixer,
      strategy: 'conservative',
      iteration: nextIteration(state),
      debugging: 0,
      candidate: 0,
      undoes: attempt.iteration,
    }
  }
  return undefined
}

/** List the kept changes of this run that left some of their tests red, each in a commit of its own. */
function partialChanges(state: State): Attempt[] {
  const red = new Set(workableTargets(state))
  const kept = keptAttempts(state)
  // Several attempts stand in one commit after a squash: git cannot take one of them out.
  const isAlone = ({ commit }: Attempt) => kept.filter(each => each.commit === commit).length === 1
  return kept.filter(
    attempt => attempt.kind === 'repair' && !attempt.past && isPartial(attempt, red) && isAlone(attempt),
  )
}

/** Rebuild the cluster that a change was made for, with its tests of then: the diagnosis holds only the red ones. */
function wholeCluster(state: State, { clusters, signature, title, targets, files }: Attempt): Cluster {
  const ignored = ignoredTests(state)
  const tests = targets.filter(key => !ignored.has(key))
  const own = new Set(tests)
  const found = state.clusters.find(({ tests: red }) => red.some(key => own.has(key)))
  const [id = 'partial'] = clusters
  return { ...(found ?? Cluster.parse({ id, signature, title, criticality: 'medium', tests, suspects: files })), tests }
}
