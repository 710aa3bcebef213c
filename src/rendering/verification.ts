import { remainingTargets, keptAttempts } from '../domain/model/selectors.ts'
import type { State, StopReason } from '../domain/model/state.ts'
import { inlineCode, commitLink, inlineText } from './markdown-escape.ts'
import { count } from './headline.ts'

/** How to go on with a run that was ended from outside. */
export function resumeInstructions(state: State, repositoryUrl: string): string {
  if (state.outcome !== 'stopped') return ''
  const verified = keptAttempts(state).filter(({ confirmed }) => confirmed).length
  const kept =
    keptAttempts(state).length === 0
      ? 'Nothing was verified by then.'
      : `${count(keptAttempts(state).length, 'commit')} ${keptAttempts(state).length === 1 ? 'is' : 'are'} on ${inlineCode(state.branch)}, ${verified} of them confirmed by the whole suite.`
  const how = repositoryUrl === '' ? `Run ${inlineCode('fix-tests run --resume')}` : 'Run the job again'
  return `The run was ended from outside. ${kept} ${how}: it goes on where it stopped.`
}

/** What was seen of the branch before it was published. */
export function proofSection(state: State, repositoryUrl: string): string {
  const { proof } = state
  if (proof === undefined) return ''
  const targets = state.targets.filter(key => !state.flaky.includes(key)).length - remainingTargets(state).length
  const where =
    proof.place === 'clean copy'
      ? 'on a clean copy of the branch'
      : 'in the checkout, since a copy of it cannot run these tests'
  const whole = proof.held
    ? `- The whole suite ran once more ${where} at ${commitLink(proof.sha, repositoryUrl)}, and said the same.`
    : `- **It was not seen again.** ${inlineText(proof.reason, 600)}`
  const without =
    targets === 0
      ? []
      : [`- With the fix taken out, ${proof.needed.length} of ${count(targets, 'fixed test')} failed again.`]
  return ['### Proof', '', whole, ...without].join('\n')
}

const WHY: Readonly<Record<StopReason, string>> = {
  'all-green': '',
  stuck: 'nobody had anything left to try',
  iterations: 'the iterations were used up',
  time: 'the time was used up',
  tokens: 'the tokens were used up',
  dollars: 'the money was used up',
}

/** Why it stopped short of all green, and what was left to spend. */
export function stopExplanation({ stop, left: rest, degraded }: State): string {
  const why = stop === undefined ? '' : WHY[stop]
  if (why === '' || rest === undefined) return ''
  const parts = [
    count(rest.iterations, 'iteration'),
    `${rest.minutes} min`,
    ...(rest.tokens === undefined ? [] : [`${rest.tokens} tokens`]),
    ...(rest.dollars === undefined ? [] : [`$${rest.dollars.toFixed(2)}`]),
  ]
  const alone = degraded ? ' It was degraded: a fixer of the chain could not be reached.' : ''
  return `It stopped since ${why}; left were ${parts.join(', ')}.${alone}`
}
