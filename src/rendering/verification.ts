import { isolationText } from '../domain/model/isolation.ts'
import type { CheckProof, Proof } from '../domain/model/proof.ts'
import type { StopReason } from '../domain/model/state.ts'
import { testsOnlyInCi } from '../domain/model/only-in-ci.ts'
import { count, listOf, verb } from '../domain/text/wording.ts'
import { caseNoun } from './case-counts.ts'
import { droppedChanges } from './change-section.ts'
import { folded } from './markdown-parts.ts'
import { inlineCode, inlineText } from './markdown-escape.ts'
import { commitLink, workUrl } from './repository-links.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'

/** Say how to resume a run that was cancelled; empty for any other outcome. */
export function resumeInstructions(
  { outcome, kept, commits, branch }: ResultView,
  { resumedBy, branchEnd }: Pick<ReportOptions, 'resumedBy' | 'branchEnd'>,
): string {
  if (outcome !== 'stopped') return ''
  // A squashed commit is that of several attempts.
  const confirmed = new Set(kept.flatMap(attempt => (attempt.confirmed ? attempt.commit : []))).size
  const verified =
    kept.length === 0
      ? 'Nothing was verified by then.'
      : `${count(commits.length, 'commit')} ${commits.length === 1 ? 'is' : 'are'} ${branchEnd === 'not pushed' ? 'kept for the next run' : `on ${inlineCode(branch)}`}, ${confirmed} of them confirmed by the whole suite.`
  const how = resumedBy === undefined ? 'Run the job again' : `Run ${inlineCode(resumedBy)}`
  return `The run was cancelled. ${verified} ${how}: it resumes where it stopped.`
}

/** Render the proof in two lines, as a quotation: what passed where, and what the fixed tests did without the fix. */
export function proofQuote(view: ResultView): string {
  const { proof, after } = view
  if (proof === undefined) return ''
  const lines =
    proof.place === 'nowhere'
      ? [
          `**The tests cannot run here.** ${inlineText(view.cannotRun ?? '', 600)}${proof.held ? stepsSentence(proof.check) : ` ${inlineText(proof.reason, 600)}`}`,
        ]
      : proof.held
        ? [
            `**${suiteSentence(after)} ${PLACES[proof.place]}${commandClause(proof.check)}.** ${withoutFix(view, proof)}`.trim(),
          ]
        : [`**The result was not confirmed.** ${inlineText(proof.reason, 600)}`]
  return [...lines, ...onlyInCiLines(view)].map(line => `> ${line}`).join('\n>\n')
}

const PLACES = {
  'clean copy': 'on a clean copy of this branch',
  checkout: 'in the checkout of this branch (in a copy of it the tests have other results)',
} as const

/** Count the results of the last run: `All 13 tests pass, 2 are skipped,` or `12 tests pass and 1 fails`. */
function suiteSentence(after: ResultView['after']): string {
  if (after === undefined) return 'The whole suite ran once more'
  const { passed, failed, skipped, unloaded, failedChecks } = after
  const red = [
    ...(failed === 0 ? [] : [`${failed} ${verb(failed, 'fail')}`]),
    ...(unloaded === 0 ? [] : [`${count(unloaded, 'load failure')} ${verb(unloaded, 'remain')}`]),
    ...(failedChecks === 0 ? [] : [`${count(failedChecks, 'check')} ${verb(failedChecks, 'fail')}`]),
  ]
  const asleep = skipped === 0 ? '' : `, ${skipped} ${skipped === 1 ? 'is' : 'are'} skipped,`
  if (red.length > 0) return `${count(passed, 'test')} ${verb(passed, 'pass')}, ${red.join(', ')}${asleep}`
  return passed === 1
    ? `The one test passes${asleep}`
    : `${passed === 2 ? 'Both' : `All ${passed}`} tests pass${asleep}`
}

/** Say what could be checked without the tests. */
function stepsSentence(check: CheckProof | undefined): string {
  return check?.passed === true ? ` ${inlineCode(check.command)} succeeds.` : ''
}

function commandClause(check: CheckProof | undefined): string {
  return check?.passed === true ? `, and ${inlineCode(check.command)} succeeds` : ''
}

/** Say what the fixed tests did with the fix taken out; only what was observed. */
function withoutFix({ tests, onlyInCi }: ResultView, proof: Proof): string {
  const elsewhere = new Set([...testsOnlyInCi({ onlyInCi }), ...tests.elsewhere.map(({ key }) => key)])
  const fixed = tests.fixed.filter(({ key }) => !elsewhere.has(key))
  if (fixed.length === 0) return ''
  const needed = new Set(proof.needed)
  const red = fixed.filter(({ key }) => needed.has(key))
  if (red.length === 0) return 'The tests could not be run with the fix taken out.'
  const noun = caseNoun(fixed)
  const failed = red.filter(({ before }) => before !== undefined).length
  const absent = red.length - failed
  const others = tests.fixed.length - fixed.length
  if (failed === fixed.length && others > 0)
    return `With the fix taken out, ${failed} of the ${tests.fixed.length} ${noun}s ${verb(failed, noun === 'test' ? 'fail' : 'come')} again here; the other ${others === 1 ? '' : `${others} `}failed elsewhere.`
  if (failed === fixed.length)
    return `With the fix taken out, the same ${failed === 1 ? noun : `${failed} ${noun}s`} ${noun === 'test' ? verb(failed, 'fail') : verb(failed, 'come')} again.`
  const all = `of ${count(fixed.length, `fixed ${noun}`)}`
  const parts = [
    ...(failed === 0 ? [] : [`${failed} ${all} failed again`]),
    ...(absent === 0 ? [] : [`${absent} ${failed === 0 ? all : 'more'} did not pass`]),
  ]
  return `With the fix taken out, ${parts.join(' and ')}.`
}

/** Render the fold with the details of the proof; empty if nothing was proved. */
export function proofFold(view: ResultView, options: ReportOptions, detail: Detail): string {
  const { proof, isolation, mutantCheck } = view
  if (proof === undefined) return ''
  const isRun = proof.place !== 'nowhere' && proof.held
  const lines = [
    ...(isRun ? [`- The last run of the whole suite was at ${commitLink(proof.sha, workUrl(view, options))}.`] : []),
    ...(mutantCheck === undefined || mutantCheck.checked === 0
      ? []
      : [
          `- Of ${count(mutantCheck.checked, 'small change')} of the fixed lines, the tests noticed ${mutantCheck.checked - mutantCheck.survivors.length}.`,
        ]),
    ...(isolation === undefined ? [] : [`- ${inlineText(isolationText(isolation))}`]),
  ]
  return folded('How it was proved', [lines.join('\n'), ...droppedChanges(view, options, detail)])
}

/** Tests that a line names. */
const MAX_NAMED = 5

/** Say what nothing here has shown: CI alone judges the tests that cannot run here. */
function onlyInCiLines({ tests, onlyInCi }: ResultView): string[] {
  const elsewhere = testsOnlyInCi({ onlyInCi })
  const passed = tests.fixed.filter(({ key }) => elsewhere.has(key)).length
  const { awaited } = tests
  return [
    ...(awaited.length === 0
      ? []
      : [
          `**${count(awaited.length, 'test')} cannot run here, so nothing here shows that the change fixes ${awaited.length === 1 ? 'it' : 'them'}.** CI decides: ${listOf(
            awaited.map(({ title }) => inlineText(title, 200)),
            MAX_NAMED,
          )}.`,
        ]),
    ...(passed === 0
      ? []
      : [`${count(passed, 'test')} that cannot run here failed in CI before, and CI is green on this commit.`]),
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
    ? ' The results above come from runs of the whole suite.'
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
export function stopExplanation({
  stop,
  left,
  degraded,
  usage,
}: Pick<ResultView, 'stop' | 'left' | 'degraded' | 'usage'>): string {
  const why = stop === undefined ? '' : STOPPED_BECAUSE[stop]
  if (why === '' || left === undefined) return ''
  const parts = [
    count(left.iterations, 'iteration'),
    // The rest of the time is that of the proof.
    ...(stop === 'time' && left.minutes > 0
      ? [`${left.minutes} min, which are kept for the proof`]
      : [`${left.minutes} min`]),
    ...(left.tokens === undefined ? [] : [count(left.tokens, 'token')]),
    // Without a model there is nothing to pay for.
    ...(left.dollars === undefined || usage.requests === 0 ? [] : [`$${left.dollars.toFixed(2)}`]),
  ]
  const note = degraded ? ' A fixer of the chain could not be reached.' : ''
  return `Stopped: ${why}. Remaining budget: ${parts.join(', ')}.${note}`
}
