import type { CheckProof, StopReason } from '../domain/model/state.ts'
import { count } from '../domain/text/wording.ts'
import { commitLink, inlineCode, inlineText } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'

/** Say how to resume a run that was cancelled; empty for any other outcome. */
export function resumeInstructions({ outcome, kept, branch }: ResultView, repositoryUrl: string): string {
  if (outcome !== 'stopped') return ''
  const confirmed = kept.filter(attempt => attempt.confirmed).length
  const verified =
    kept.length === 0
      ? 'Nothing was verified by then.'
      : `${count(kept.length, 'commit')} ${kept.length === 1 ? 'is' : 'are'} on ${inlineCode(branch)}, ${confirmed} of them confirmed by the whole suite.`
  const how = repositoryUrl === '' ? `Run ${inlineCode('fix-tests run --resume')}` : 'Run the job again'
  return `The run was ended from outside. ${verified} ${how}: it goes on where it stopped.`
}

/** Render the section with the proof by the last runs of the whole suite. */
export function proofSection({ proof, tests }: ResultView, repositoryUrl: string): string {
  if (proof === undefined) return ''
  const where =
    proof.place === 'clean copy'
      ? 'on a clean copy of the branch'
      : 'in the checkout, since a copy of it cannot run these tests'
  const whole = proof.held
    ? `- The whole suite ran once more ${where} at ${commitLink(proof.sha, repositoryUrl)}, and said the same.`
    : `- **It was not seen again.** ${inlineText(proof.reason, 600)}`
  const fixed = tests.fixed.length
  const without =
    fixed === 0
      ? []
      : [`- With the fix taken out, ${proof.needed.length} of ${count(fixed, 'fixed test')} failed again.`]
  return ['### Proof', '', whole, ...without, ...checkLines(proof.check)].join('\n')
}

/** Findings of the project's own command that the report lists. */
const MAX_FINDINGS = 10

function checkLines(check: CheckProof | undefined): string[] {
  if (check === undefined) return []
  const command = inlineCode(check.command)
  if (check.passed) return [`- The project's own command, ${command}, succeeds on this code.`]
  if (check.findings.length === 0)
    return [
      `- The project's own command, ${command}, fails here, as it did before the fix or for the tests named below.`,
    ]
  const listed = check.findings.slice(0, MAX_FINDINGS).map(each => `  - ${inlineText(each, 300)}`)
  const rest = check.findings.length - listed.length
  return [
    `- **The project's own command, ${command}, still fails:**`,
    ...listed,
    ...(rest > 0 ? [`  - and ${rest} more`] : []),
  ]
}

const STOPPED_BECAUSE: Readonly<Record<StopReason, string>> = {
  'all-green': '',
  stuck: 'no fixer had another attempt',
  iterations: 'the limit of iterations was reached',
  time: 'the time limit was reached',
  tokens: 'the token limit was reached',
  dollars: 'the cost limit was reached',
}

/** Say why a run stopped short of all green, and what budget remained; empty if it did not. */
export function stopExplanation({ stop, left, degraded }: Pick<ResultView, 'stop' | 'left' | 'degraded'>): string {
  const why = stop === undefined ? '' : STOPPED_BECAUSE[stop]
  if (why === '' || left === undefined) return ''
  const parts = [
    count(left.iterations, 'iteration'),
    `${left.minutes} min`,
    ...(left.tokens === undefined ? [] : [count(left.tokens, 'token')]),
    ...(left.dollars === undefined ? [] : [`$${left.dollars.toFixed(2)}`]),
  ]
  const note = degraded ? ' The run was degraded: a fixer of the chain could not be reached.' : ''
  return `Stopped: ${why}. Remaining budget: ${parts.join(', ')}.${note}`
}
