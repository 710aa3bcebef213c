import type { TestTrace } from '../domain/model/code.ts'
import { type CodeDefinition, type CodeLookup, definitionKey } from '../domain/model/code.ts'
import { boundaries, callsAt } from '../domain/model/ran-parts.ts'

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
 * Rate the definitions that ran in failing tests, from 0 to 1: 1 if no other test runs them, or a part of them (Ochiai,
 * over calls). What loads or sets up a whole file runs once, with whatever tests: a passing test alone shows that it is
 * of all tests.
 * @returns undefined if nothing of the project's code is known to have run in a failing test
 */
export function spectrumOf(
  { failing, all, passing }: ClusterTraces,
  code: CodeLookup,
): Map<string, number> | undefined {
  const together = new Map(all.map(each => [traceKey(each), each]))
  const alone = new Map(passing?.trace.map(each => [traceKey(each), each]))
  const rateOf = (own: number, inAll: number, inOne: number) =>
    Math.sqrt(own / (own + Math.max(inAll - own, inOne * (passing?.tests ?? 0), 0)))
  const rated = new Map<string, number>()
  for (const each of failing) {
    const [inAll, inOne] = [together.get(traceKey(each)), alone.get(traceKey(each))]
    const whole = rateOf(each.calls, inAll?.calls ?? 0, inOne?.calls ?? 0)
    const lines = new Map(inAll?.lines)
    const linesOfOne = new Map(inOne?.lines)
    const byLine = (each.lines ?? []).map(([line, calls]) => {
      const rate = rateOf(calls, lines.get(line) ?? 0, linesOfOne.get(line) ?? 0)
      return { line, rate }
    })
    const [own = [], others = [], one = []] = [each.parts, inAll?.parts, inOne?.parts]
    const byPart = boundaries(own, others, one).flatMap(offset => {
      const calls = callsAt(own, offset)
      return calls === 0 ? [] : rateOf(calls, callsAt(others, offset), callsAt(one, offset))
    })
    for (const definition of definitionsOf(each, code)) {
      const inside = byLine.filter(({ line }) => definition.from <= line && line <= definition.to)
      const key = definitionKey(definition)
      rated.set(key, Math.max(whole, ...byPart, ...inside.map(({ rate }) => rate), rated.get(key) ?? 0))
    }
  }
  return rated.size === 0 ? undefined : rated
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

function traceKey({ file, line, name }: TestTrace[number]): string {
  return `${file}:${line ?? name}`
}

function definitionsOf({ file, name, line }: TestTrace[number], code: CodeLookup): readonly CodeDefinition[] {
  if (line === undefined) return code.definitionsOf(file).filter(each => each.name === name)
  const found = code.definitionAt(file, line)
  return found === undefined ? [] : [found]
}
