import {
  type CodeDefinition,
  type CodeLookup,
  definitionKey,
  type RanFunction,
  ranKey,
  startOf,
  type TestTrace,
} from '../domain/model/code.ts'
import { aligned } from '../domain/model/ran-parts.ts'

/** Tables that lead to each other, at most. */
const MAX_TABLES = 3

/** Functions that ran in the failing tests of a cluster, and in a run of these and other tests. */
export interface ClusterTraces {
  readonly failing: TestTrace
  readonly all: TestTrace
  /** Functions that ran in one passing test alone, and how many tests there are that pass. */
  readonly passing?: { readonly trace: TestTrace; readonly tests: number } | undefined
}

/**
 * Rate the definitions that ran in failing tests, from 0 to 1: 1 if only failing tests run the definition, or some line
 * or part of it (Ochiai, over calls). What loads or sets up a whole file runs once, with whatever tests: a passing test
 * alone shows that it is of all tests.
 * @returns undefined if nothing of the project's code is known to have run in a failing test
 */
export function spectrumOf(traces: ClusterTraces, code: CodeLookup): Map<string, number> | undefined {
  const { failing, all, passing } = traces
  const together = new Map(all.map(each => [ranKey(each), each]))
  const alone = new Map(passing?.trace.map(each => [ranKey(each), each]))
  const rateOf = (own: number, inAll: number, inOne: number) =>
    own <= 0 ? 0 : Math.sqrt(own / (own + Math.max(inAll - own, inOne * (passing?.tests ?? 0), 0)))
  const definitionsOf = definitionFinder(traces, code)
  const rated = new Map<string, number>()
  const raise = (key: string, rate: number) => rated.set(key, Math.max(rate, rated.get(key) ?? 0))
  const byName = new Map<
    string,
    { definitions: readonly CodeDefinition[]; own: number; inAll: number; inOne: number }
  >()
  for (const each of failing) {
    const [inAll, inOne] = [together.get(ranKey(each)), alone.get(ranKey(each))]
    const { definitions, isCertain } = definitionsOf(each)
    if (!isCertain) {
      const sums = byName.get(nameKey(each)) ?? { definitions, own: 0, inAll: 0, inOne: 0 }
      sums.own += each.calls
      sums.inAll += inAll?.calls ?? 0
      sums.inOne += inOne?.calls ?? 0
      byName.set(nameKey(each), sums)
      continue
    }
    const linesOfAll = new Map(inAll?.lines)
    const linesOfOne = new Map(inOne?.lines)
    for (const definition of definitions) {
      const key = definitionKey(definition)
      raise(key, rateOf(each.calls, inAll?.calls ?? 0, inOne?.calls ?? 0))
      for (const { calls } of aligned([each.parts ?? [], inAll?.parts ?? [], inOne?.parts ?? []]))
        raise(key, rateOf(calls[0] ?? 0, calls[1] ?? 0, calls[2] ?? 0))
      // Of a line with several branches only its parts tell which of them ran.
      for (const [line, calls] of each.parts === undefined ? (each.lines ?? []) : [])
        if (definition.from <= line && line <= definition.to)
          raise(key, rateOf(calls, linesOfAll.get(line) ?? 0, linesOfOne.get(line) ?? 0))
    }
  }
  for (const { definitions, own, inAll, inOne } of byName.values())
    for (const definition of definitions) raise(definitionKey(definition), rateOf(own, inAll, inOne))
  return rated.size === 0 ? undefined : rated
}

interface RanDefinitions {
  readonly definitions: readonly CodeDefinition[]
  /** False where several functions of one name cannot be distinguished. */
  readonly isCertain: boolean
}

/**
 * Make a function that finds the definition of what ran: by its line, or by its name. Functions of one name are those
 * of the file in their order, if there are as many.
 */
function definitionFinder({ failing, all }: ClusterTraces, code: CodeLookup): (ran: RanFunction) => RanDefinitions {
  const starts = new Map<string, Set<number>>()
  for (const each of [...failing, ...all])
    starts.set(nameKey(each), (starts.get(nameKey(each)) ?? new Set()).add(startOf(each)))
  const known = new Map<
    string,
    { named: readonly CodeDefinition[]; byStart: Map<number, CodeDefinition> | undefined }
  >()
  const namedLike = (each: RanFunction) => {
    const found = known.get(nameKey(each))
    if (found !== undefined) return found
    const named = code.definitionsOf(each.file).filter(({ name }) => name === each.name)
    const order = [...(starts.get(nameKey(each)) ?? [])].toSorted((a, b) => a - b)
    const pairs = named.map((definition, index) => [order[index] ?? 0, definition] as const)
    const made = { named, byStart: order.length === named.length ? new Map(pairs) : undefined }
    known.set(nameKey(each), made)
    return made
  }
  return each => {
    const { named, byStart } = namedLike(each)
    const { line } = each
    if (line !== undefined) {
      const found = named.findLast(({ from, to }) => from <= line && line <= to) ?? code.definitionAt(each.file, line)
      return { definitions: found === undefined ? [] : [found], isCertain: true }
    }
    if (byStart === undefined) return { definitions: named, isCertain: false }
    const found = byStart.get(startOf(each))
    return { definitions: found === undefined ? [] : [found], isCertain: true }
  }
}

function nameKey({ file, name }: RanFunction): string {
  return `${file}:${name}`
}

/**
 * Rate values by the code that ran and reads them. No runtime tells that a table was read, and a wrong entry of it is
 * as wrong as a function.
 * @param readBy lists the definitions that the code of a definition names
 */
export function withReadValues(
  rated: ReadonlyMap<string, number>,
  {
    candidates,
    readBy,
  }: {
    candidates: readonly CodeDefinition[]
    readBy: (reader: CodeDefinition) => readonly CodeDefinition[]
  },
): Map<string, number> {
  const found = new Map(rated)
  let readers = candidates.filter(each => rated.has(definitionKey(each)))
  // A table may list other tables.
  for (let depth = 0; depth < MAX_TABLES && readers.length > 0; depth += 1) {
    const next = new Set<CodeDefinition>()
    for (const reader of readers) {
      const rate = found.get(definitionKey(reader)) ?? 0
      for (const value of readBy(reader)) {
        const key = definitionKey(value)
        if (value.kind !== 'value' || rate <= (found.get(key) ?? 0)) continue
        found.set(key, rate)
        next.add(value)
      }
    }
    readers = [...next]
  }
  return found
}
