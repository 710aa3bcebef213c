import type { Cluster } from '../domain/cluster.ts'
import { remainingTargets, testsOf } from '../domain/known.ts'
import type { State } from '../domain/state.ts'
import { keyOf, titleOf } from '../domain/tests.ts'
import { block, code, first, words } from './escape.ts'
import { count } from './headline.ts'

/** What still fails for one reason, for an issue of its own. */
export interface RemainingIssue {
  readonly signature: string
  readonly title: string
  readonly body: string
}

/** So many tests are named, and so many attempts told, the latest. */
const NAMED = 30
const TRIED = 10

/** An issue for each root cause that is left. Pure. */
export function remainingIssues(state: State): RemainingIssue[] {
  const red = new Set(remainingTargets(state))
  return state.clusters.flatMap(cluster => {
    const left = cluster.tests.filter(test => red.has(test))
    return left.length === 0 ? [] : [issueOf({ ...cluster, tests: left }, state)]
  })
}

function issueOf(cluster: Cluster, state: State): RemainingIssue {
  const { request } = state
  const failures = new Map((state.current?.failures ?? []).map(failure => [keyOf(failure.id), failure]))
  const tests = testsOf(state, cluster.tests)
  const [seen] = cluster.tests.flatMap(key => failures.get(key) ?? [])
  const run = request.run === undefined ? '' : ` ([the run](${request.run.url}))`
  const tried = state.attempts.filter(({ clusters }) => clusters.includes(cluster.id)).slice(-TRIED)
  const because = cluster.reason === '' ? '' : ` (${words(cluster.reason)})`
  return {
    signature: cluster.signature,
    title: first(
      `${count(tests.length, 'test')} ${tests.length === 1 ? 'fails' : 'fail'}: ${cluster.title}`.replace(/\s+/g, ' '),
      200,
    ),
    body: [
      `Seen at ${code(request.headSha.slice(0, 7))} on ${code(request.headBranch)}${run}. fix-tests could not fix it.`,
      '',
      ...tests.slice(0, NAMED).map(id => `- ${code(first(titleOf(id), 300))}`),
      ...(tests.length > NAMED ? [`- … and ${tests.length - NAMED} more`] : []),
      ...(seen === undefined ? [] : ['', block(first(seen.problem.message, 2_000))]),
      '',
      `**What it looks like:** ${words(cluster.pattern)}, ${cluster.criticality}${because}. ${words(cluster.suggestion)}`,
      ...(cluster.places.length === 0
        ? []
        : [
            '',
            '**Look at**',
            '',
            ...cluster.places
              .slice(0, 5)
              .map(
                ({ file, line, why }) => `- ${code(`${file}${line === undefined ? '' : `:${line}`}`)} (${words(why)})`,
              ),
          ]),
      ...(tried.length === 0
        ? []
        : [
            '',
            '**What was tried**',
            '',
            ...tried.map(({ fixer, reason }) => `- ${code(fixer)}: ${words(reason, 300)}`),
          ]),
      '',
    ].join('\n'),
  }
}
