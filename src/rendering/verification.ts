import { isolationText } from '../domain/model/isolation.ts'
import type { CheckProof, Proof } from '../domain/model/proof.ts'
import type { StopReason } from '../domain/model/state.ts'
import { testsOnlyInCi } from '../domain/model/only-in-ci.ts'
import { count, listOf } from '../domain/text/wording.ts'
import { failureNoun } from './case-counts.ts'
import { commitLink, inlineCode, inlineText } from './markdown-escape.ts'
import type { ResultView } from './result-view.ts'

/** Say how to resume a run that was cancelled; empty for any other outcome. @param program as in `ReportOptions` */
export function resumeInstructions({ outcome, kept, branch }: ResultView, program: string | undefined): string {
  if (outcome !== 'stopped') return ''
  const confirmed = kept.filter(attempt => attempt.confirmed).length
  const verified =
    kept.length === 0
      ? 'Nothing was verified by then.'
      : `${count(kept.length, 'commit')} ${kept.length === 1 ? 'is' : 'are'} on ${inlineCode(branch)}, ${confirmed} of them confirmed by the whole suite.`
  const how = program === undefined ? 'Run the job again' : `Run ${inlineCode(`${program} run --resume`)}`
  return `The run was ended from outside. ${verified} ${how}: it goes on where it stopped.`
}

/** Render the section with the proof by the last runs of the whole suite. */
export function proofSection(view: ResultView, repositoryUrl: string): string {
  const { proof, after, isolation, titles } = view
  if (proof === undefined) return ''
  if (proof.place === 'nowhere')
    return [
      '### Proof',
      '',
      `- The tests cannot run here: ${inlineText(view.cannotRun ?? '', 600)}`,
      ...onlyInCiLines(view),
    ].join('\n')
  const where =
    proof.place === 'clean copy' ? 'on a clean copy' : 'in the checkout (a copy of it cannot run these tests)'
  const whole = proof.held
    ? `- The whole suite ran once more at ${commitLink(proof.sha, repositoryUrl)}, ${where}: ${suiteCounts(after)}.`
    : `- **It was not seen again.** ${inlineText(proof.reason, 600)}`
  const apart = isolation === undefined ? [] : [`- ${inlineText(isolationText(isolation))}`]
  return [
    '### Proof',
    '',
    whole,
    ...withoutFix(view, proof),
    ...onlyInCiLines(view),
    ...checkLines(proof.check),
    ...slowerLines(proof, titles),
    ...apart,
  ].join('\n')
}

/** List the tests that take much longer with the fix. */
function slowerLines({ slower = [] }: Proof, titles: ResultView['titles']): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return slower.map(
    ({ test, beforeMs, afterMs }) =>
      `- **Slower with the fix**, measured twice: ${inlineText(titles.get(test) ?? test, 200)} takes ${seconds(afterMs)}, and ${seconds(beforeMs)} without it.`,
  )
}

/** Tests that a line names. */
const MAX_NAMED = 5

/** Findings of the project's own command that the report lists. */
const MAX_FINDINGS = 10

function checkLines(check: CheckProof | undefined): string[] {
  if (check === undefined) return []
  const command = inlineCode(check.command)
  if (check.passed) return [`- The project's own command, ${command}, succeeds on this code.`]
  if (check.findings.length === 0)
    return [
      `- The project's own command, ${command}, does not succeed here: failures that are no part of this fix are named below.`,
    ]
  const listed = check.findings.slice(0, MAX_FINDINGS).map(each => `  - ${inlineText(each, 300)}`)
  const rest = check.findings.length - listed.length
  return [
    `- **The project's own command, ${command}, still fails:**`,
    ...listed,
    ...(rest > 0 ? [`  - and ${rest} more`] : []),
  ]
}

/** Count the results of a run: `12 passed, 1 failed, 2 skipped`. */
function suiteCounts(after: ResultView['after']): string {
  if (after === undefined) return 'its results are missing'
  const { passed, failed, skipped, unloaded, failedChecks } = after
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    ...(unloaded === 0 ? [] : [count(unloaded, 'load failure')]),
    ...(failedChecks === 0 ? [] : [count(failedChecks, 'failed check')]),
  ].join(', ')
}

/** Say what the fixed tests did with the fix taken out; only what was observed. */
function withoutFix({ tests, onlyInCi }: ResultView, proof: Proof): string[] {
  const elsewhere = testsOnlyInCi({ onlyInCi })
  const fixed = tests.fixed.filter(({ key }) => !elsewhere.has(key))
  if (fixed.length === 0) return []
  const needed = new Set(proof.needed)
  const red = fixed.filter(({ key }) => needed.has(key))
  if (red.length === 0) return ['- The tests could not be run with the fix taken out.']
  const all = `of ${count(fixed.length, failureNoun(fixed) === 'failing test' ? 'fixed test' : 'fixed failure')}`
  const failed = red.filter(({ before }) => before !== undefined).length
  const absent = red.length - failed
  const parts = [
    ...(failed === 0 ? [] : [`${failed} ${all} failed again`]),
    ...(absent === 0 ? [] : [`${absent} ${failed === 0 ? all : 'more'} did not pass`]),
  ]
  return [`- With the fix taken out, ${parts.join(' and ')}.`]
}

/** Say what nothing here has shown: CI alone judges the tests that cannot run here. */
function onlyInCiLines({ tests, onlyInCi }: ResultView): string[] {
  const elsewhere = testsOnlyInCi({ onlyInCi })
  const passed = tests.fixed.filter(({ key }) => elsewhere.has(key)).length
  const { awaited } = tests
  return [
    ...(awaited.length === 0
      ? []
      : [
          `- **${count(awaited.length, 'test')} cannot run here, so nothing here shows that the change fixes ${awaited.length === 1 ? 'it' : 'them'}.** CI decides: ${listOf(
            awaited.map(({ title }) => inlineText(title, 200)),
            MAX_NAMED,
          )}.`,
        ]),
    ...(passed === 0
      ? []
      : [`- ${count(passed, 'test')} that cannot run here failed in CI before, and CI is green on this commit.`]),
  ]
}

/** Say how tests ran, if no proof says so, and which results come from runs of the whole suite. */
export function footing({ kept, isConfirmed, proof, isolation }: ResultView): string {
  const apart = proof === undefined && isolation !== undefined ? ` ${isolationText(isolation)}` : ''
  if (kept.length === 0) return apart
  return apart + confirmation({ isConfirmed, proof, kept })
}

function confirmation({ kept, isConfirmed, proof }: Pick<ResultView, 'kept' | 'isConfirmed' | 'proof'>): string {
  return isConfirmed && (proof?.held === true || kept.every(({ confirmed }) => confirmed))
    ? ' Every count and every test called fixed above comes from a run of the whole suite.'
    : ' The whole suite has not confirmed every commit above.'
}

/** Reasons to stop, as parts of a sentence. */
export const STOPPED_BECAUSE: Readonly<Record<StopReason, string>> = {
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
