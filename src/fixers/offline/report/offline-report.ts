import type { Assignment } from '../../../domain/model/assignment.ts'
import type { Analysis, Proposal } from '../../../domain/model/attempt.ts'
import { count, listOf, verb } from '../../../domain/text/wording.ts'
import { grammarOf } from '../../../syntax/languages.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { CONFIDENCE, confidenceIn, doubtIn } from './doubts.ts'
import type { CallResult } from '../differences/call-results.ts'
import type { Difference } from '../differences/differing-inputs.ts'

/** A candidate that turns failing tests green. */
export interface Improvement {
  readonly candidate: Candidate
  /** Number of target tests that pass with it. */
  readonly green: number
  /** Number of tests that fail with it and did not run without it; 0 if only a warm judge has seen it. */
  readonly revealed: number
  /** Failing tests of other root causes that the proof ran: how many pass with it, and how many fail still. */
  readonly others?: { readonly green: number; readonly red: number }
  /** True if a target that still fails does so in another way with it, and no later. */
  readonly sways?: boolean
  /** Number of candidates that were tried up to it. */
  readonly at?: number
  /** False if only a warm judge has seen that. */
  readonly isProved: boolean
}

/** The search from which a change was chosen. */
interface Choice {
  readonly tried: number
  /** Other changes that turn all targets green. */
  readonly others: readonly Improvement[]
  /** Number of other changes that do so and can be no fix, such as a condition that is always true. */
  readonly rejected: number
  /** Sentence that says why the search looked at its place, or ''. */
  readonly place: string
  /** Differences from it, as far as they are known. */
  readonly differences: ReadonlyMap<Candidate, Difference>
  /** True if a process that stays judged the candidates: else only a few were tried beside it. */
  readonly isJudged: boolean
}

/** Format the change that the engine proposes. */
export function offlineProposal(
  { candidate, green, at = 0 }: Improvement,
  { tried, others, rejected, differences, place, isJudged }: Choice,
  assignment: Assignment,
): Proposal {
  const all = assignment.clusters.flatMap(({ tests }) => tests).length
  return {
    summary: summaryOf(candidate),
    subject: subjectOfRepair(candidate),
    rootCause: '',
    changes: [
      {
        file: candidate.file,
        why: `With it ${green} of ${count(all, 'failing test')} of this cause ${verb(green, 'pass')}, and no other test that ran broke. ${[place, choiceText({ others: green < all ? undefined : others.length, rejected, tried })].filter(text => text !== '').join(' ')}`,
      },
    ],
    leftUndone: green < all ? partText(all - green) : '',
    alternatives:
      green < all
        ? ''
        : [doubtIn(candidate, isJudged)?.text ?? '', othersText(others, differences)]
            .filter(text => text !== '')
            .join(' '),
    affectedTests: [],
    confidence:
      green < all ? CONFIDENCE.partial : confidenceIn(candidate, { others: others.length + rejected, at, isJudged }),
  }
}

/** @param options.others number of other changes that turn all targets green; undefined if this one does not either */
function choiceText(options: { others: number | undefined; rejected: number; tried: number }): string {
  const { others, rejected, tried } = options
  if (tried === 1) return ''
  if (others === 0 && rejected > 0)
    return `${count(rejected, 'other candidate')} of the ${tried} that were tried ${rejected === 1 ? 'does so, too, and was' : 'do so, too, and were'} rejected: no fix looks like that.`
  if (others === 0)
    return `No other of the ${count(tried, 'candidate')} that were tried does so; one that was not tried may.`
  return `It was chosen among ${count(tried, 'candidate')}, the likeliest first.`
}

/** Warn of a change that turns only some tests of a cause green. @param red number of the others */
function partText(red: number): string {
  return `${count(red, 'other failing test')} of this cause. What turns only a part of them green is often no fix, or a part of one.`
}

/** Name the most telling of other changes that the tests accept, with an input on which it differs if one is known. */
function othersText(others: readonly Improvement[], differences: Choice['differences']): string {
  const [first] = [shownDifference, isOther, () => true].flatMap(tells =>
    others.filter(({ candidate }) => tells(differences.get(candidate))).slice(0, 1),
  )
  if (first === undefined) return ''
  const { what, file, line } = first.candidate
  const rest =
    others.length < 2
      ? ''
      : others.length === 2
        ? ' (or make one other change)'
        : ` (or make any of ${others.length - 1} others)`
  const inputs = Math.min(...others.map(({ candidate }) => sameInputs(differences.get(candidate))))
  const same = inputs >= MIN_INPUTS ? `, with the same results for ${inputs} inputs near those of the tests` : ''
  const accepted = `The failing tests also pass if you ${what} in ${inCode(`${file}:${line}`)}${rest}${same}.`
  const at = differences.get(first.candidate)?.at
  if (at === undefined) return accepted
  return `${accepted} Then ${inCode(at.call)} ${endText(at.other)}, and with this fix it ${endText(at.own)}: which is right?`
}

function shownDifference(difference: Difference | undefined): boolean {
  return difference?.at !== undefined
}

function isOther(difference: Difference | undefined): boolean {
  return difference?.differs === true
}

function endText({ kind, text }: CallResult): string {
  if (kind === 'endless') return 'does not end in time'
  return `${kind === 'value' ? 'gives' : 'throws'} ${inCode(text)}`
}

/** Count the inputs for which a change gives the same; 0 if that is not known. */
function sameInputs(difference: Difference | undefined): number {
  return difference?.differs === false ? difference.inputs : 0
}

/** Inputs of which it is worth a word that they give the same. */
const MIN_INPUTS = 10

/** Mark code for Markdown. A call with a backtick is not shown. */
function inCode(text: string): string {
  return `\`${text}\``
}

/** The bug that each operator repairs. */
const BUGS: Readonly<Record<Candidate['operator'], string>> = {
  comparison: 'a wrong comparison',
  arithmetic: 'a wrong arithmetic operator',
  boolean: 'a wrong boolean operator',
  'off-by-one': 'an off-by-one error',
  negation: 'a condition the wrong way round',
  'forgotten-parameter': 'a forgotten parameter',
  constant: 'a wrong constant',
  'wrong-value': 'a wrong value',
  'swapped-arguments': 'arguments or operands in the wrong order',
  'other-name': 'a wrong name',
  'missing-return': 'a missing return',
  'missing-await': 'a missing await',
  'null-guard': 'a missing guard against an absent value',
  'reverted-hunk': 'a change',
  'reverted-word': 'a change',
  text: 'a wrong text',
  pattern: 'a wrong regular expression',
  wrapped: 'a missing or needless conversion',
  operand: 'a missing or needless operand',
  slice: 'a wrong part of a list or text',
  'sibling-method': 'a method mistaken for its sibling',
  'copied-expression': 'a wrong expression',
  statement: 'a statement that is missing, needless or in the wrong place',
  guard: 'a missing guard',
  loop: 'a wrong loop',
  'default-argument': 'a wrong default of a parameter',
  'missing-case': 'a missing case',
  'misspelled-name': 'a wrong name',
  'missing-import': 'a missing import',
  'missing-export': 'a missing export',
  'unused-import': 'an unused import',
  'built-condition': 'a wrong condition',
  'built-expression': 'a wrong expression',
  'built-guard': 'a missing guard',
  'two-changes': 'two slips',
}

function verbOf(operator: Candidate['operator']): string {
  if (operator === 'unused-import') return 'Remove'
  return operator.startsWith('reverted') ? 'Take back' : /^a missing (?!or )/.test(BUGS[operator]) ? 'Add' : 'Fix'
}

/** Say what a candidate repairs: `Fix a wrong comparison in shipping`. */
function subjectOfRepair({ operator, symbol, file }: Candidate): string {
  const bug = BUGS[operator]
  return `${verbOf(operator)} ${bug} in ${symbol === '' ? file : `\`${symbol}\``}`
}

/** Summarize a candidate in one line; it also identifies the candidate in later attempts. */
export function summaryOf({ what, file, line }: Candidate): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${file}:${line}`
}

/** Format the analysis: the engine only knows the suspect files. */
export function offlineAnalysis({ clusters, debugging }: Assignment, files: readonly string[]): Analysis {
  const places = clusters.flatMap(cluster => cluster.places).filter(({ file }) => files.includes(file))
  const named = new Set(places.map(({ file }) => file))
  const rest = files.filter(file => !named.has(file))
  // It has no edits of its own in a language that it does not parse.
  const isParsed = files.some(file => grammarOf(file) !== undefined)
  const what = isParsed ? 'Small changes are tried in' : 'Hunks of the failing change are taken back in'
  return {
    evidence: [],
    rootCause: `${what} ${fileList(files)}: ${clusters.map(({ title }) => title).join('; ')}`,
    hypothesis:
      debugging === undefined ? '' : 'Another small change there turns the targets green and breaks no other test.',
    modificationPoints: [
      ...places.map(({ file, line, why }) => ({ file, symbol: line === undefined ? '' : `line ${line}`, change: why })),
      ...rest.map(file => ({ file, symbol: '', change: 'one node at a time' })),
    ],
    affectedTests: [],
    approach: 'Change one node of the code at a time, the likeliest first, and keep what the tests agree with.',
    alternative: '',
    criticality: 'medium',
    confidence: 0.5,
  }
}

/** List the first files: those of code, if there are any. */
export function fileList(files: readonly string[]): string {
  const code = files.filter(file => grammarOf(file) !== undefined)
  return listOf(code.length > 0 ? code : files, 3)
}
