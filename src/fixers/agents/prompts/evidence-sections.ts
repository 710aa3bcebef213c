import { rootCauseOf } from '../../../domain/model/root-cause.ts'
import type { Attempt } from '../../../domain/model/attempt.ts'
import type { Finding } from '../../../domain/model/review.ts'
import { type Failure, titleOf } from '../../../domain/model/test-case.ts'
import type { ReviewedChange } from '../../../domain/model/assignment.ts'
import { escapeEvidence, truncate } from '../prompt-text.ts'

/** Limits of a section: failures, and characters of a stack and of a diff. */
const MAX_FAILURES = 8
const MAX_STACK = 2_500
/** Characters of a further failure at the place of one that is shown. */
const MAX_SHORT = 200
const MAX_ATTEMPT_DIFF = 2_000

/** Wrap a text in a tag, or return '' for an empty text. The text cannot end the evidence from within. */
export function section(name: string, text: string): string {
  return text.trim() === '' ? '' : `<${name}>\n${escapeEvidence(text.trimEnd())}\n</${name}>`
}

export function failureSections(failures: readonly Failure[]): string[] {
  const shown = failures.slice(0, MAX_FAILURES)
  const seen = new Set<string>()
  const whole: Failure[] = []
  const alike: Failure[] = []
  for (const failure of shown) {
    const place = placeOf(failure)
    ;(place !== '' && seen.has(place) ? alike : whole).push(failure)
    seen.add(place)
  }
  const rest = failures.length - shown.length
  const more = [...alike.map(shortFailure), ...(rest > 0 ? [`… and ${rest} more failures of the same kind`] : [])]
  return [...whole.map(failureSection), section('more', more.join('\n'))].filter(part => part !== '')
}

/** Return the line at which a failure was noticed: cases of one test fail there with values of their own. */
function placeOf({ frames: [frame] }: Failure): string {
  return frame?.line === undefined ? '' : `${frame.file}:${frame.line}`
}

/** Show a further failure of one place: its stack is known. */
function shortFailure({ id, problem: { message } }: Failure): string {
  return `${titleOf(id)}: ${truncate(message.replace(/\s+/g, ' ').trim(), MAX_SHORT)}`
}

function failureSection(failure: Failure): string {
  const { type, message, stack } = failure.problem
  const text = withMessage(stack, message)
  return section('failure', `${titleOf(failure.id)}\n${type}\n${truncate(text, MAX_STACK)}`)
}

/** Characters of a message that tell that it stands in a stack. */
const MESSAGE_START = 40

/** Put a message above its stack, but for what the stack repeats. pytest puts an `E` in front of its lines. */
function withMessage(stack: string, message: string): string {
  const squeezed = (text: string) =>
    text
      .replace(/^E {1,9}/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
  const whole = squeezed(stack)
  const isThere = (text: string) => whole.includes(squeezed(text).slice(0, MESSAGE_START))
  const [first = '', ...rest] = message.split('\n')
  if (isThere(first)) return stack
  return rest.some(line => line.trim() !== '') && isThere(rest.join('\n'))
    ? `${first}\n${stack}`
    : `${message}\n${stack}`
}

export function attemptSection(attempt: Attempt): string {
  const summary = attempt.proposal === undefined ? '' : `It said: ${attempt.proposal.summary}\n`
  const status =
    attempt.result === 'progress'
      ? 'turned only some of these tests green. You see the code without its change: find the cause of all of them'
      : `ended as ${attempt.result}`
  const rootCause = rootCauseOf(attempt)
  const cause = rootCause === '' ? '' : `It took for the root cause: ${rootCause}\n`
  return section(
    'earlier-attempt',
    `Attempt ${attempt.iteration} (${attempt.fixer}, ${attempt.strategy}) ${status}: ${attempt.reason}\n${cause}${summary}${truncate(attempt.diff, MAX_ATTEMPT_DIFF)}`,
  )
}

export function fixSection({
  summary,
  rootCause,
  evidence = [],
  seen,
  leftUndone = '',
}: ReviewedChange['fixes'][number]): string {
  const lines = evidence.map(({ file, line, says }) =>
    [`It points to ${file}${line === undefined ? '' : `:${line}`}`, says].filter(part => part !== '').join(': '),
  )
  const cause = rootCause === '' ? [] : [`Root cause, says its author: ${rootCause}`]
  const left = leftUndone === '' ? [] : [`Left undone, says its author: ${leftUndone}`]
  return section('fix', [summary, ...cause, ...lines, `Seen: ${seen}`, ...left].join('\n'))
}

export function demandSection(finding: Finding): string {
  return section('demand', `${findingLine(finding)} ${finding.why}`)
}

export function findingLine({ severity, file, line, what }: Finding): string {
  return `${severity}: ${file}${line === undefined ? '' : `:${line}`}: ${what}`
}
