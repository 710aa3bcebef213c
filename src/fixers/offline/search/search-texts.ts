import { OFFLINE_LANGUAGES } from '../../../domain/policy/offline-limits.ts'
import { count } from '../../../domain/text/wording.ts'
import { grammarOf } from '../../../syntax/languages.ts'
import type { CandidateQueue } from './candidate-queue.ts'
import { fileList } from '../report/offline-report.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'

/** Say what the values in the tests tell of candidates. */
export function observedText(built: number, idle: number): string {
  return `The values in the tests suggest ${count(built, 'more candidate')}, and ${count(idle, 'candidate')} would change none of them`
}

/** Say that two changes are tried together. */
export function pairsText(pairs: number): string {
  return `No single change fixes the tests, and some get them further: ${count(pairs, 'pair')} to try`
}

/** Say why a search has no result. */
export function failureText(
  { isCut, tried }: CandidateQueue,
  { all, isCapped, limit, overMs }: { all: number; isCapped: boolean; limit: number; overMs: number | undefined },
): string {
  if (overMs !== undefined && tried === 0)
    return `The ${Math.round(overMs / 1000)} s that it had were over before the first of its ${count(Math.min(all, limit), 'candidate')}: tests ran to see which code they run, and how fast they are.`
  if (overMs !== undefined)
    return `None of the first ${count(tried, 'candidate')} of ${Math.min(all, limit)} turned the tests green without breaking others in the ${Math.round(overMs / 1000)} s that it had.`
  const left = all - tried
  if (isCut)
    return `None of the first ${count(tried, 'candidate')} turned the tests green without breaking others, and ${isCapped ? 'at least ' : ''}${left} more were not tried.`
  return tried === 1
    ? 'Its one candidate did not turn the tests green without breaking others.'
    : `None of its ${tried} candidates turned the tests green without breaking others.`
}

/** Say why there is no candidate. */
export function nothingToTry({ files, isOfFindings, isOfCompiler }: FaultLocalization): string {
  if (isOfCompiler) return `The offline engine has no change for what the compiler says of ${fileList(files)}.`
  if (isOfFindings) return `The offline engine has no change for what the project's checks say of ${fileList(files)}.`
  const limits = files.every(file => grammarOf(file) === undefined)
    ? ` It has edits of its own in ${OFFLINE_LANGUAGES}. In other languages it only takes back what the failing change did.`
    : ''
  return `It found nothing to try in ${fileList(files)}.${limits}`
}

/** Return the reason to give up if there is no file to change. */
export function noFileText({ leftAlone }: Pick<FaultLocalization, 'leftAlone'>): string {
  return leftAlone.length > 0
    ? leftAloneText(leftAlone)
    : 'No source file is known to be involved; tests themselves are not edited.'
}

/** Say which files are not changed, and why. */
export function leftAloneText(files: readonly string[]): string {
  return `It leaves ${fileList(files)} alone: code there deletes files or data, or ends processes, and a wrong version of it, as a search tries them, could do so to others.`
}

/** Say which variables of the environment the code lacks. */
export function unsetText(names: readonly string[]): string {
  const [they, them, defaults] = names.length > 1 ? ['they are', 'them', 'defaults'] : ['it is', 'it', 'a default']
  return `The code reads ${names.join(', ')} from the environment, where ${they} not set for the tests: set ${them} where fix-tests runs and name ${them} in pass-env, or give ${them} ${defaults}.`
}
