import { z } from 'zod'
import { languageOf } from '../../../syntax/languages.ts'
import type { Candidate } from '../candidates.ts'
import { applyMutation, type MutationSource, nodesUnder, sliceOf, treeOf } from '../mutation.ts'
import type { QuickRejection } from '../quick-rejection.ts'
import { firstStatement } from '../synthesis/instrumented-file.ts'
import type { TriedFile } from '../tried-file.ts'
import { CALL_PROBES, callProbes } from './call-probes.ts'
import { type ComputingFunction, computingFunctionAt } from './computing-function.ts'
import { type CallInput, inputsNear } from './input-variations.ts'
import { literalOf, SeenValue } from './seen-value.ts'

/** Inputs that are tried, and those of the tests that they are made from. */
const MAX = { inputs: 200, ofTests: 12 } as const
/** Changes that are compared with the chosen one. */
const MAX_OTHERS = 4
/** Longest call and longest result that are shown, in characters. */
const MAX_SHOWN = 80

/** A comparison of two changes that the tests accept. */
export interface Difference {
  /** A call with an input near those of the tests, and its results; undefined if all inputs gave the same. */
  readonly at?: { readonly call: string; readonly own: string; readonly other: string } | undefined
  /** Number of inputs that were compared. */
  readonly inputs: number
}

/**
 * Compare changes of one function that only computes, by inputs near those of the tests. The files are as they were afterwards.
 * @returns the difference from the chosen change for each of the others that could be compared
 */
export async function differencesFrom(
  chosen: Candidate,
  others: readonly Candidate[],
  { quick, file }: { readonly quick: QuickRejection; readonly file: TriedFile },
): Promise<ReadonlyMap<Candidate, Difference>> {
  const found = new Map<Candidate, Difference>()
  const compared = others.filter(each => each.file === chosen.file).slice(0, MAX_OTHERS)
  const text = await file.text(chosen.file)
  const language = languageOf(chosen.file)
  if (compared.length === 0 || quick.notes === undefined || text === undefined || language === undefined) return found
  const source: MutationSource = { file: chosen.file, text, language }
  const called = [chosen, ...compared]
    .map(({ from }) => computingFunctionAt(from, source))
    .find(each => each !== undefined)
  if (called === undefined) return found
  const notesWith = async (result: string, of: 'all' | 'sample') =>
    (await file.write({ file: source.file, result })) ? quick.look(of) : { notes: '', ended: false }
  const seen = readInputs(await notesWith(takingInputs(source, called, quick.notes), 'all'), called)
  const inputs = inputsNear(seen.slice(0, MAX.ofTests), numbersIn(called, source), MAX.inputs)
  if (inputs.length === 0) return found
  const path = quick.notes
  const resultsOf = async (candidate: Candidate) =>
    readResults(await notesWith(calling(candidate, source, { called, inputs, path }), 'sample'))
  const own = await resultsOf(chosen)
  for (const other of own.size === 0 ? [] : compared) {
    const results = await resultsOf(other)
    if (results.size > 0) found.set(other, differenceOf(own, results, { called, inputs, source }))
  }
  return found
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
  { from, to, insert }: Candidate,
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
  return withProbes(source, applyMutation(source.text, { from, to, insert }), path, call)
}

/** Add the functions that probes call: in Python in front of what a module does. JavaScript knows them wherever they are declared. */
function withProbes(source: MutationSource, text: string, path: string, last = ''): string {
  const probes = callProbes(JSON.stringify(path), source.language)
  if (source.language.name === 'python') {
    const at = firstStatement({ ...source, text })
    return `${text.slice(0, at)}${probes}\n${text.slice(at)}\n${last}\n`
  }
  return `${/\.[cm]?tsx?$/.test(source.file) ? '// @ts-nocheck\n' : ''}${text}\n${probes}\n${last}\n`
}

const InputLine = z.object({ input: z.array(SeenValue) })
const ResultLine = z.object({
  at: z.int().nonnegative(),
  value: SeenValue.optional(),
  thrown: z.string().optional(),
})
type ResultLine = z.infer<typeof ResultLine>

/** Read lines that the probes have written. The tests run foreign code, so what is none is left out. */
function linesOf<Line>({ notes }: Look, schema: z.ZodType<Line>): Line[] {
  return notes.split('\n', MAX_LINES).flatMap(text => {
    try {
      return text === '' ? [] : (schema.safeParse(JSON.parse(text)).data ?? [])
    } catch {
      return []
    }
  })
}

const MAX_LINES = 1_000

type Look = Awaited<ReturnType<QuickRejection['look']>>

function readInputs(look: Look, { parameters }: ComputingFunction): CallInput[] {
  return linesOf(look, InputLine).flatMap(({ input }) => (input.length === parameters.length ? [input] : []))
}

/** Take the first result for each input: a module may be loaded more than once. The input behind the last one ended the time. */
function readResults(look: Look): ReadonlyMap<number, ResultLine> {
  const found = new Map<number, ResultLine>()
  for (const line of linesOf(look, ResultLine)) if (!found.has(line.at)) found.set(line.at, line)
  const at = found.size
  if (!look.ended && at > 0) found.set(at, { at, thrown: TOO_LONG })
  return found
}

/** Result of a call that does not end in time. */
const TOO_LONG = 'nothing in time'

/** Numbers of a function, which are where it decides. */
function numbersIn({ node }: ComputingFunction, source: MutationSource): string[] {
  const all = [...nodesUnder(node), ...constantsIn(source)].filter(({ name }) => name === 'Number')
  return [...new Set(all.map(each => sliceOf(each, source)))]
    .filter(text => /^\d{1,15}$/.test(text))
    .slice(0, MAX_NUMBERS)
}

const MAX_NUMBERS = 8

/** Nodes of what a module declares beside its functions. */
function constantsIn(source: MutationSource) {
  const top = treeOf(source)
    .topNode.getChildren('VariableDeclaration')
    .concat(treeOf(source).topNode.getChildren('AssignStatement'))
  return top.filter(({ from, to }) => to - from <= MAX_CONSTANT).flatMap(each => [...nodesUnder(each)])
}

const MAX_CONSTANT = 100

function differenceOf(
  own: ReadonlyMap<number, ResultLine>,
  other: ReadonlyMap<number, ResultLine>,
  {
    called,
    inputs,
    source,
  }: { readonly called: ComputingFunction; readonly inputs: readonly CallInput[]; readonly source: MutationSource },
): Difference {
  const both = [...own.values()].flatMap(mine => {
    const theirs = other.get(mine.at)
    return theirs === undefined || isUnknown(mine) || isUnknown(theirs) ? [] : [{ mine, theirs }]
  })
  const shown = both
    .filter(({ mine, theirs }) => keyOf(mine) !== keyOf(theirs))
    .map(({ mine, theirs }) => {
      const call = `${called.name}(${(inputs[mine.at] ?? []).map(each => literalOf(each, source.language)).join(', ')})`
      return {
        call,
        own: shownResult(mine, source),
        other: shownResult(theirs, source),
        throws: [mine, theirs].filter(each => each.thrown !== undefined).length,
      }
    })
    .filter(each => [each.call, each.own, each.other].every(text => text.length <= MAX_SHOWN))
    .toSorted((one, two) => one.throws - two.throws)
  return { at: shown[0], inputs: both.length }
}

function isUnknown({ value, thrown }: ResultLine): boolean {
  return value === undefined && thrown === undefined
}

function keyOf({ value, thrown }: ResultLine): string {
  return JSON.stringify([value, thrown])
}

function shownResult({ value, thrown }: ResultLine, { language }: MutationSource): string {
  if (value !== undefined) return literalOf(value, language)
  return thrown === TOO_LONG ? TOO_LONG : `throws ${thrown ?? ''}`
}
