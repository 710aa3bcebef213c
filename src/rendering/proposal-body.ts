import { BY_VALUES } from '../domain/model/proposed-tests.ts'
import type { State } from '../domain/model/state.ts'
import { plainLine } from '../domain/text/inert-text.ts'
import { count } from '../domain/text/wording.ts'
import { codeBlock, inlineCode, inlineText } from './markdown-escape.ts'
import { groupedByIntent, quoteOf } from './outdated-section.ts'

/** Limits: tests that are listed, and characters of the title's quotation. */
const MAX_TESTS = 50
const MAX_QUOTE = 100

/** Render the draft with changed assertions. It demands a person's decision before anything else. */
export function renderProposal(
  proposed: NonNullable<State['proposedTests']>,
  { request }: Pick<State, 'request'>,
  repositoryUrl: string,
): { readonly title: string; readonly markdown: string } {
  const { tests, files, diff, by } = proposed
  const [first] = tests
  const rest = tests.length - MAX_TESTS
  const groups = groupedByIntent(tests.slice(0, MAX_TESTS)).flatMap(({ intent, tests: own }) => [
    quoteOf(intent, repositoryUrl),
    own.map(({ title }) => `- ${inlineText(title, 200)}`).join('\n'),
  ])
  const markdown = [
    `## To be decided by a person: ${count(tests.length, 'test')} may be outdated`,
    `The tests below fail on ${inlineCode(request.headBranch)} since ${inlineCode(request.headSha.slice(0, 7))}, and its author meant the change. This draft changes what they assert, in ${files.map(file => inlineCode(file)).join(', ')}.`,
    ...groups,
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    '**Merge it only if you want what the change does.** If you do not, close this draft, and correct the code.',
    `Seen: with the changed assertions these tests pass three times, and without the change they fail. No other test, title, hook or import is touched, and no assertion is gone. That is no proof that the code is right: the new values are ${by === BY_VALUES ? 'what the code gives now' : `by ${inlineText(by)}`}.`,
    ...(diff === '' ? [] : [codeBlock(diff, 'diff')]),
    '<sub>Made by fix-tests, which never merges or applies this draft.</sub>',
  ].join('\n\n')
  const change = first === undefined ? 'the change' : `“${first.intent.quote.slice(0, MAX_QUOTE)}”`
  const title = `Bring ${count(tests.length, 'test')} up to date with ${change}`
  return { title: plainLine(title, 240), markdown: `${markdown}\n` }
}
