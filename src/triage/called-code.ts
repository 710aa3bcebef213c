import { BY_WORDS } from '../domain/model/cluster.ts'
import type { Failure } from '../domain/model/test-case.ts'
import { type CodeDefinition, type CodeLookup, definitionKey, symbolOf, type TestName } from '../domain/model/code.ts'
import { isTestFrame } from './test-files.ts'
import { withReadValues } from './spectrum.ts'
import { fileWeights } from './file-weights.ts'
import { resolverOf } from './name-resolver.ts'
import { queryOf, rankByWords } from './word-match.ts'

/** Code that a failing test leads to, with the reason. The best one has the score 1. */
export interface CalledCode {
  readonly definition: CodeDefinition
  readonly score: number
  readonly why: string
}

export interface CallSources {
  readonly code: CodeLookup
  readonly isTest: (file: string) => boolean
  /**
   * Rates of the code that ran in the failing tests, by `definitionKey`, from 0 to 1; undefined if it was not measured.
   */
  readonly spectrum: ReadonlyMap<string, number> | undefined
}

/** Weight of a name by its place in the test. */
const WEIGHT = { asserted: 1, used: 0.8, around: 0.3 } as const
/** Weight of the words of a text in the test, and of what is not in the failing statements or their values. */
const TEXT = 0.4
const AROUND = 0.4
/** Exponents of a name's share in all mentions of its file, for its calls and for its words. */
const RATE = { calls: 0.25, words: 0.5 } as const
/** Share of a caller's weight that what it calls gets, and how many calls are followed. */
const CALLEE = 0.65
const MAX_DEPTH = 5
/** Functions to follow in all, so that dense code takes no longer than a second or two. */
const MAX_STEPS = 6_000
/** Share of the calls in the score; the words have the rest. */
const CALLS = 0.3
/**
 * Least factor for what ran in a failing test, and the factor for other code: a trace may lack what ran in another
 * process.
 */
const RUN = 0.1
const NOT_RUN = 0.03
/** Factor for code that no name leads to. */
const NOT_CALLED = 0.85
const MIN_SCORE = 0.05

/**
 * Rank the code that a failing test leads to: by its calls, by the words that both have, and by what ran. The weights
 * are those that found most of the functions that public fixes of thirty libraries changed.
 */
export function calledCode(failure: Failure, { code, isTest, spectrum }: CallSources): CalledCode[] {
  const test = testOf(failure, { code, isTest })
  const names = code.namesIn(test)
  const definitions = code.reachableFrom(test.file)
  const reached = reachedBy(names, definitions, { code, isTraced: spectrum !== undefined, from: test.file })
  const candidates = [...definitions, ...otherwiseRun(spectrum, definitions, { code, isTest })]
  const query = queryOf([
    [[test.file.slice(test.file.lastIndexOf('/') + 1), ...failure.id.suite, test.name].join(' '), 2],
    [failure.problem.message.slice(0, 400), 1],
    ...names.map(each => [each.name, wordWeight(each)] as const),
  ])
  const named = candidates.filter(({ kind }) => kind !== 'type')
  const words = rankByWords(query, named, each => code.textOf(each))
  const ran =
    spectrum === undefined ? undefined : withReadValues(spectrum, { candidates, readBy: readerOf(candidates, code) })
  const mostWords = Math.max(...words.values(), Number.MIN_VALUE)
  const found = candidates.map(definition => {
    const call = reached.get(definition)
    const signs = CALLS * (call?.score ?? 0) + (1 - CALLS) * ((words.get(definition) ?? 0) / mostWords)
    const rate = ran === undefined ? 1 : rateOf(ran.get(definitionKey(definition)))
    const isFar = call === undefined && spectrum === undefined
    const score = signs * sizeFactor(definition) * rate * (isFar ? NOT_CALLED : 1)
    const why = call?.why ?? BY_WORDS
    return { definition, file: definition.file, score, why }
  })
  const weightOf = fileWeights(found, spectrum === undefined ? test.file : undefined)
  const rated = found
    .map(({ definition, file, score, why }) => ({ definition, why, score: score * weightOf(file) }))
    .toSorted((a, b) => b.score - a.score)
  const best = Math.max(rated[0]?.score ?? 0, Number.MIN_VALUE)
  return rated
    .map(each => ({ ...each, score: each.score / best }))
    .filter(({ score, why }) => score >= MIN_SCORE || why === REASONS.asserted)
}

/** Name what the failing assertion is about: the function of the project that makes its value, if there is one. */
export function assertedCode(
  failure: Failure,
  { code, isTest }: Pick<CallSources, 'code' | 'isTest'>,
): CodeDefinition | undefined {
  const test = testOf(failure, { code, isTest })
  const resolver = resolverOf(code.reachableFrom(test.file))
  const names = code.namesIn(test).filter(({ isCall }) => isCall)
  const types = new Set(names.map(({ name }) => name))
  for (const how of ['asserted', 'used'] as const) {
    for (const each of names.filter(name => name.how === how)) {
      const found = resolver.resolve(each, { types, from: test.file })
      // A name with several meanings tells nothing.
      if (found.length === 1) return found[0]?.definition
    }
  }
  return undefined
}

function testOf({ id, frames }: Failure, sources: Pick<CallSources, 'code' | 'isTest'>) {
  const lines = frames.filter(frame => isTestFrame(frame, sources))
  return { file: id.file || (lines[0]?.file ?? ''), name: id.name, lines }
}

function wordWeight({ how, isText, rate = 1 }: TestName): number {
  return (how === 'around' ? AROUND : 1) * (isText === true ? TEXT : rate ** RATE.words)
}

/** A longer function is likelier to hold the mistake: many short ones only pass a call on. */
function sizeFactor({ from, to, kind }: CodeDefinition): number {
  return (kind === 'value' ? 0.6 : 1) * (0.7 + 0.3 * Math.min(1, (to - from + 1) / 10))
}

function rateOf(ran: number | undefined): number {
  return ran === undefined ? NOT_RUN : Math.max(RUN, ran)
}

/** List what ran in a failing test although no name leads there. */
function otherwiseRun(
  spectrum: ReadonlyMap<string, number> | undefined,
  known: readonly CodeDefinition[],
  { code, isTest }: Pick<CallSources, 'code' | 'isTest'>,
): CodeDefinition[] {
  const keys = new Set(known.map(definitionKey))
  const others = [...(spectrum?.keys() ?? [])].filter(key => !keys.has(key))
  const files = new Set(others.map(key => key.slice(0, key.indexOf(':'))))
  const wanted = new Set(others)
  return [...files]
    .filter(file => !isTest(file))
    .flatMap(file => code.definitionsOf(file))
    .filter(each => wanted.has(definitionKey(each)))
}

/** List what a definition names, of some candidates. */
function readerOf(candidates: readonly CodeDefinition[], code: CodeLookup) {
  const resolver = resolverOf(candidates)
  return (reader: CodeDefinition) =>
    resolver.calledIn(reader, each => code.namesOf(each)).map(({ definition }) => definition)
}

interface Reached {
  readonly score: number
  readonly why: string
  readonly depth: number
}

/** Follow the names from the test into the code: what they define, what that calls, and so on. */
function reachedBy(
  names: readonly TestName[],
  definitions: readonly CodeDefinition[],
  { code, isTraced, from }: { code: CodeLookup; isTraced: boolean; from: string },
): Map<CodeDefinition, Reached> {
  const resolver = resolverOf(definitions)
  const reached = new Map<CodeDefinition, Reached>()
  const queue: CodeDefinition[] = []
  const add = (definition: CodeDefinition, entry: Reached) => {
    if ((reached.get(definition)?.score ?? 0) >= entry.score) return
    reached.set(definition, entry)
    queue.push(definition)
  }
  const types = new Set(names.map(({ name }) => name))
  for (const each of names) {
    // How much of a name is this test's own is a guess at what only it runs.
    const own = isTraced ? 1 : (each.rate ?? 1) ** RATE.calls
    for (const { definition, share } of resolver.resolve(each, { types, from }))
      add(definition, { score: WEIGHT[each.how] * share * own, why: REASONS[each.how], depth: 0 })
  }
  // The queue is walked and not shifted, which would be quadratic; a better way to a function appends it once more.
  for (const caller of queue) {
    if (queue.length > MAX_STEPS) break
    const { score, depth } = reached.get(caller) as Reached
    if (depth >= MAX_DEPTH) continue
    const why = `${symbolOf(caller)}, which the failing test ${depth === 0 ? 'calls' : 'runs'}, calls it`
    for (const { definition, share } of resolver.calledIn(caller, each => code.namesOf(each)))
      add(definition, { score: score * CALLEE * share, why, depth: depth + 1 })
  }
  return reached
}

const REASONS = {
  asserted: 'the failing assertion calls it',
  used: 'it makes the value of the failing assertion',
  around: 'the failing test calls it',
} as const
