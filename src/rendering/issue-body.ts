import type { Cluster } from '../domain/model/cluster.ts'
import { remainingTargets, testsOf } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'
import { testKey, titleOf } from '../domain/model/test-case.ts'
import { codeBlock, inlineCode, truncateText, inlineText } from './markdown-escape.ts'
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
  const failures = new Map((state.current?.failures ?? []).map(failure => [testKey(failure.id), failure]))
  const tests = testsOf(state, cluster.tests)
  const [seen] = cluster.tests.flatMap(key => failures.get(key) ?? [])
  const run = request.run === undefined ? '' : ` ([the run](${request.run.url}))`
  const tried = state.attempts.filter(({ clusters }) => clusters.includes(cluster.id)).slice(-TRIED)
  const because = cluster.reason === '' ? '' : ` (${inlineText(cluster.reason)})`
  return {
    signature: cluster.signature,
    title: truncateText(
      `${count(tests.length, 'test')} ${tests.length === 1 ? 'fails' : 'fail'}: ${cluster.title}`.replace(/\s+/g, ' '),
      200,
    ),
    body: [
      `Seen at ${inlineCode(request.headSha.slice(0, 7))} on ${inlineCode(request.headBranch)}${run}. fix-tests could not fix it.`,
      '',
      ...tests.slice(0, NAMED).map(id => `- ${inlineCode(truncateText(titleOf(id), 300))}`),
      ...(tests.length > NAMED ? [`- … and ${tests.length - NAMED} more`] : []),
      ...(seen === undefined ? [] : ['', codeBlock(truncateText(seen.problem.message, 2_000))]),
      '',
      `**What it looks like:** ${inlineText(cluster.pattern)}, ${cluster.criticality}${because}. ${inlineText(cluster.suggestion)}`,
      ...(cluster.places.length === 0
        ? []
        : [
            '',
            '**Look at**',
            '',
            ...cluster.places
              .slice(0, 5)
              .map(
                ({ file, line, why }) =>
                  `- ${inlineCode(`${file}${line === undefined ? '' : `:${line}`}`)} (${inlineText(why)})`,
              ),
          ]),
      ...(tried.length === 0
        ? []
        : [
            '',
            '**What was tried**',
            '',
            ...tried.map(({ fixer, reason }) => `- ${inlineCode(fixer)}: ${inlineText(reason, 300)}`),
          ]),
      '',
    ].join('\n'),
  }
}
