import type { Intent } from '../domain/model/intent.ts'
import { count, verb } from '../domain/text/wording.ts'
import { testName } from './case-counts.ts'
import { codeBlock, inlineText } from './markdown-escape.ts'
import { commitLink } from './repository-links.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import { problemText } from './problem-text.ts'
import type { OutdatedView, ResultView } from './result-view.ts'
import { more } from './markdown-parts.ts'

/**
 * Render the tests that contradict what the failing change meant, and what is proposed for them; empty if none does.
 */
export function outdatedSection(view: ResultView, options: ReportOptions, detail: Detail): string {
  const { outdated } = view
  if (outdated.length === 0) return ''
  const shown = outdated.slice(0, detail.listed)
  const groups = groupedByIntent(shown).flatMap(({ intent, tests }) => [
    quoteOf(intent, options.repositoryUrl),
    tests.map(test => `- ${testName(test)}${detail.messages ? valuesText(test, view) : ''}`).join('\n'),
  ])
  return [
    '### Tests that contradict the change',
    `${count(outdated.length, 'test')} ${verb(outdated.length, 'assert')} what held before the failing change, whose commit says otherwise. fix-tests does not take the change back, and changes no test to make a run green.`,
    ...groups,
    ...more(outdated.length - shown.length),
    proposalText(view),
    ...(detail.diffs && view.proposedTests?.sha !== undefined && view.proposedTests.url === undefined
      ? [codeBlock(view.proposedTests.diff, 'diff')]
      : []),
  ].join('\n\n')
}

/** Quote the words of a commit. */
export function quoteOf({ sha, quote }: Intent, repositoryUrl: string): string {
  return `${commitLink(sha, repositoryUrl)} says:\n> ${inlineText(quote, 200)}`
}

/** Group tests by the words that they contradict. */
export function groupedByIntent<Of extends { readonly intent: Intent }>(
  tests: readonly Of[],
): { readonly intent: Intent; readonly tests: readonly Of[] }[] {
  const groups = new Map<string, { intent: Intent; tests: Of[] }>()
  for (const test of tests) {
    const key = `${test.intent.sha} ${test.intent.quote}`
    const group = groups.get(key) ?? { intent: test.intent, tests: [] }
    group.tests.push(test)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Say what a test wants and gets, if that is known, else the first line of its message. */
function valuesText({ key, after, before }: OutdatedView, { remainingClusters }: ResultView): string {
  const cause = remainingClusters.find(({ cluster }) => cluster.tests[0] === key)?.cluster.problem ?? ''
  const said = (after ?? before)?.problem.message ?? ''
  const text = problemText(said, { cause })
  return text === '' ? '' : `: ${text}`
}

function proposalText({ proposedTests }: ResultView): string {
  if (proposedTests === undefined)
    return 'Change these tests if the change is right, or the code if it is not. To get a draft with the changed assertions, set `propose-tests: true`.'
  const { sha, url, branch, reason } = proposedTests
  if (sha === undefined) return `No assertions are proposed. ${inlineText(reason, 300)}`
  if (url !== undefined)
    return `[A draft](${url}) has the changed assertions. It proves nothing: a person decides on it.`
  const where = branch === undefined ? '' : ` They are on the branch ${inlineText(branch)}.`
  return `These assertions are proposed.${where} They prove nothing: a person decides on them.`
}
