import { count, verb } from '../domain/text/wording.ts'
import type { CaseKind } from '../domain/model/pass-rate.ts'
import { WHOLE_RUN } from '../domain/model/test-case.ts'
import { inlineCode, truncateText } from './markdown-escape.ts'
import type { TestView } from './test-view.ts'

type Cases = readonly Pick<TestView, 'kind'>[]

/** Say what is fixed: `2 failing tests pass now and 1 load failure is fixed`. Load failures and checks are no tests. */
export function fixedCounts(cases: Cases): string {
  return sentence(cases, {
    test: number => `${count(number, 'failing test')} ${verb(number, 'pass')} now`,
    load: number => `${count(number, 'load failure')} ${number === 1 ? 'is' : 'are'} fixed`,
    check: number => `${count(number, 'failing check')} ${verb(number, 'pass')} now`,
  })
}

/** Say what still fails: `2 tests still fail and 1 load failure remains`. */
export function remainingCounts(cases: Cases, adjective = ''): string {
  return sentence(cases, {
    test: number => `${count(number, 'test')}${adjective} still ${verb(number, 'fail')}`,
    load: number => `${count(number, 'load failure')}${adjective} ${verb(number, 'remain')}`,
    check: number => `${count(number, 'check')}${adjective} still ${verb(number, 'fail')}`,
  })
}

/** Name the failures of a run: `failing test` if all of them are tests, else `failure`. */
export function failureNoun(cases: Cases): string {
  return caseNoun(cases) === 'test' ? 'failing test' : 'failure'
}

/** Name what a change fixed: `test` if all of them are tests, else `failure`. */
export function caseNoun(cases: Cases): 'test' | 'failure' {
  return cases.every(({ kind }) => kind === 'test') ? 'test' : 'failure'
}

function sentence(cases: Cases, words: Readonly<Record<CaseKind, (number: number) => string>>): string {
  const numbers = (['test', 'load', 'check'] as const).map(
    kind => [kind, cases.filter(each => each.kind === kind).length] as const,
  )
  const parts = numbers.flatMap(([kind, number]) => (number === 0 ? [] : [words[kind](number)]))
  return parts.length === 0 ? words.test(0) : parts.join(' and ')
}

/** Characters of a title that are shown: a title made of data can fill a report. */
const MAX_TITLE = 300

/** Name a case in Markdown, and say what it is if it is no test. */
export function testName({ title, kind }: Pick<TestView, 'title' | 'kind'>): string {
  if (title === WHOLE_RUN) return title
  const shown = title.length > MAX_TITLE ? `${truncateText(title, MAX_TITLE)}…` : title
  return `${inlineCode(shown)}${{ test: '', load: ' (loading it)', check: ' (a check)' }[kind]}`
}
