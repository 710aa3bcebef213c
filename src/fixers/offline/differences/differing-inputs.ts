import { performance } from 'node:perf_hooks'
import { languageOf } from '../../../syntax/languages.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { behindHashbang } from '../code/code-lines.ts'
import { applyMutation, type MutationSource } from '../code/mutation.ts'
import type { QuickRejection } from '../candidates/quick-rejection.ts'
import { firstStatement } from '../synthesis/instrumented-file.ts'
import type { TriedFile } from '../candidates/tried-file.ts'
import { CALL_PROBES, callProbes } from './call-probes.ts'
import { type CallResult, readInputs, readResults } from './call-results.ts'
import { type ComputingFunction, computingFunctionAt } from './computing-function.ts'
import { type CallInput, inputsNear } from './input-variations.ts'
import { numbersIn } from './numbers-near.ts'
import { literalOf } from './seen-value.ts'

/** Inputs that are tried, and those of the tests that they are made from. */
const MAX = { inputs: 200, ofTests: 12 } as const
/** Changes that are compared with the chosen one. */
const MAX_OTHERS = 4
/** Longest call and longest result that are shown, in characters. */
const MAX_SHOWN = 80
/** Milliseconds of a run of the judge up to which a comparison is worth its time. */
const MAX_RUN_MS = 2_000

/** A call whose results differ. */
export interface DifferingCall {
  readonly call: string
  readonly own: CallResult
  readonly other: CallResult
}

/** A comparison of two changes that the tests accept. */
export interface Difference {
  /** A call with an input near those of the tests; undefined if there is none that can be shown. */
  readonly at?: DifferingCall | undefined
  /** True if some input gave another result. */
  readonly differs: boolean
  /** Number of inputs that gave a result. */
  readonly inputs: number
}

/** Milliseconds of a comparison, and its share of the time that is left. */
const COMPARE = { ms: 20_000, share: 0.25 } as const

interface Means {
  readonly quick: QuickRejection
  readonly file: TriedFile
}

/**
 * Compare changes of one function that only computes, by inputs near those of the tests. The files are as they were
 * afterwards. What was found before is not lost if it is ended from outside.
 * @param chosen undefined if there is none
 * @returns the difference from the chosen change for each of the others that could be compared
 */
export async function differencesFrom(
  chosen: Candidate | undefined,
  others: readonly Candidate[],
  { tools, leftMs, ...means }: Means & { readonly tools: { readonly signal: AbortSignal }; readonly leftMs: number },
): Promise<ReadonlyMap<Candidate, Difference>> {
  const ends = performance.now() + Math.min(COMPARE.ms, COMPARE.share * leftMs)
  const isOver = () => performance.now() > ends || tools.signal.aborted
  try {
    return chosen === undefined || others.length === 0 ? new Map() : await compare(chosen, others, { ...means, isOver })
  } catch (error) {
    if (!tools.signal.aborted) throw error
    return new Map()
  }
}

async function compare(
  chosen: Candidate,
  others: readonly Candidate[],
  { quick, file, isOver }: Means & { readonly isOver: () => boolean },
): Promise<ReadonlyMap<Candidate, Difference>> {
  const found = new Map<Candidate, Difference>()
  const text = await file.text(chosen.file)
  const language = languageOf(chosen.file)
  const path = quick.notes
  const isQuick = (quick.runMs ?? Number.POSITIVE_INFINITY) <= MAX_RUN_MS
  if (path === undefined || text === undefined || language === undefined || !isQuick || isOver()) return found
  const source: MutationSource = { file: chosen.file, text, language }
  const called = calledIn([chosen, ...others], source)
  const compared = others.filter(each => called !== undefined && isPartOf(called, each, source)).slice(0, MAX_OTHERS)
  if (called === undefined || compared.length === 0 || !isPartOf(called, chosen, source)) return found
  const notesWith = async (result: string, of: 'all' | 'sample') =>
    (await file.write({ file: source.file, result })) ? quick.look(of) : undefined
  const seen = readInputs(await notesWith(takingInputs(source, called, path), 'all'), called.parameters.length)
  const own = seen.slice(0, MAX.ofTests)
  const inputs = inputsNear(own, numbersIn(called, own, source), MAX.inputs)
  const resultsOf = async (candidate: Candidate) =>
    readResults(await notesWith(calling(candidate, source, { called, inputs, path }), 'sample'), language)
  const first = inputs.length === 0 || isOver() ? new Map<number, CallResult>() : await resultsOf(chosen)
  // A result that depends on the time, or on chance, tells nothing.
  const again = first.size === 0 || isOver() ? first : await resultsOf(chosen)
  const steady = new Map([...first].filter(([at, result]) => isSame(result, again.get(at))))
  for (const other of steady.size === 0 ? [] : compared) {
    if (isOver()) break
    const results = await resultsOf(other)
    if (results.size > 0) found.set(other, differenceOf(steady, results, { called, inputs, source }))
  }
  return found
}

/** Choose the function that is called: one that holds a change. */
function calledIn(candidates: readonly Candidate[], source: MutationSource): ComputingFunction | undefined {
  return candidates.flatMap(({ file, from }) =>
    file === source.file ? (computingFunctionAt(from, source) ?? []) : [],
  )[0]
}

/** True if a change is in what a call runs, and it only computes with the change, too. */
function isPartOf(called: ComputingFunction, candidate: Candidate, source: MutationSource): boolean {
  const { file, from, to } = candidate
  if (file !== source.file || !called.parts.some(part => part.from <= from && to <= part.to)) return false
  const changed = { ...source, text: applyMutation(source.text, candidate) }
  const at = from < called.node.from ? called.node.from + changed.text.length - source.text.length : called.node.from
  const { name, parameters } = computingFunctionAt(at, changed) ?? { name: '', parameters: [] }
  return name === called.name && parameters.length === called.parameters.length
}

/** Have a function write down what it takes. */
function takingInputs(source: MutationSource, { parameters, start }: ComputingFunction, path: string): string {
  const isPython = source.language.name === 'python'
  const list = `[${parameters.join(', ')}]`
  const take = `${CALL_PROBES.take}(${isPython ? `lambda: ${list}` : `() => ${list}`})${start.gap}`
  return withProbes(source, source.text.slice(0, start.at) + take + source.text.slice(start.at), path)
}

/** Have a module with a change call a function with all inputs, once it is loaded. */
function calling(
  candidate: Candidate,
  source: MutationSource,
  {
    called,
    inputs,
    path,
  }: { readonly called: ComputingFunction; readonly inputs: readonly CallInput[]; readonly path: string },
): string {
  const isPython = source.language.name === 'python'
  const list = `[${inputs.map(each => literalOf({ list: each }, source.language)).join(', ')}]`
  const call = `${CALL_PROBES.compare}(${called.name}, ${isPython ? `lambda: ${list}` : `() => ${list}`})`
  return withProbes(source, applyMutation(source.text, candidate), path, call)
}

/**
 * Add the functions that probes call: in Python in front of what a module does. JavaScript knows them wherever they are
 * declared.
 */
function withProbes(source: MutationSource, text: string, path: string, last = ''): string {
  const probes = callProbes(JSON.stringify(path), source.language)
  if (source.language.name === 'python') {
    const at = firstStatement({ ...source, text })
    return `${text.slice(0, at)}${probes}\n${text.slice(at)}\n${last}\n`
  }
  const at = behindHashbang(text)
  const unchecked = /\.[cm]?tsx?$/.test(source.file) ? '// @ts-nocheck\n' : ''
  return `${text.slice(0, at)}${unchecked}${text.slice(at)}\n${probes}\n${last}\n`
}

function isSame(one: CallResult, other: CallResult | undefined): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}

function differenceOf(
  own: ReadonlyMap<number, CallResult>,
  others: ReadonlyMap<number, CallResult>,
  {
    called,
    inputs,
    source,
  }: {
    readonly called: ComputingFunction
    readonly inputs: readonly CallInput[]
    readonly source: MutationSource
  },
): Difference {
  const both = [...own].flatMap(([at, result]) => {
    const other = others.get(at)
    // No caller gives a function what it refuses in any case.
    return other === undefined || (isRefused(result) && isRefused(other)) ? [] : [{ at, own: result, other }]
  })
  const differing = both.filter(each => !isSame(each.own, each.other))
  const shown = differing
    .map(({ at, ...results }) => {
      const values = (inputs[at] ?? []).map(each => literalOf(each, source.language))
      return { call: `${called.name}(${values.join(', ')})`, ...results }
    })
    .filter(each =>
      [each.call, each.own.text, each.other.text].every(text => text.length <= MAX_SHOWN && !text.includes('`')),
    )
    .toSorted((one, two) => refusals(one) - refusals(two))
  return { at: shown[0], differs: differing.length > 0, inputs: both.length }
}

function isRefused({ kind }: CallResult): boolean {
  return kind !== 'value'
}

function refusals({ own, other }: DifferingCall): number {
  return [own, other].filter(isRefused).length
}
