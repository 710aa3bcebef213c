import type { SyntaxNode } from '@lezer/common'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { SourceTree } from '../../contracts/ports.ts'
import { languageOf } from '../../syntax/languages.ts'
import { lineAt, lineStartsOf } from '../../syntax/outline.ts'
import type { FaultLocalization } from './suspect-files.ts'
import {
  applyMutation,
  enclosingFunction,
  functionName,
  isFunction,
  type Mutation,
  type MutationSource,
  nodesIn,
} from './mutation.ts'
import { IDENTIFIER_SWAP } from './identifier-swaps.ts'
import { MISSING_CODE_OPERATORS } from './missing-code.ts'
import { OPERATORS } from './operators.ts'
import { candidateScore } from './rank.ts'
import { revertedHunks } from './reverted-hunks.ts'

/** A mutation of a file, with the resulting text and its score. */
export interface Candidate extends Mutation {
  readonly file: string
  readonly line: number
  /** The enclosing function, or ''. */
  readonly symbol: string
  readonly result: string
  readonly score: number
}

/** Limits of the search. */
const MAX_FILES = 6
const MAX_CANDIDATES = 400

/** List the candidates for an assignment, likeliest first. */
export async function candidatesFor(
  assignment: Assignment,
  source: SourceTree,
  localization: FaultLocalization,
): Promise<Candidate[]> {
  const found: RankedMutation[] = []
  for (const [rank, file] of localization.files.slice(0, MAX_FILES).entries()) {
    const text = await source.read(file)
    const language = languageOf(file)
    if (text === undefined || language === undefined) continue
    const code: MutationSource = { file, text, language }
    const mutations = [...treeMutations(code), ...hunkMutations(code, assignment.failingDiff)]
    for (const mutation of mutations) found.push(rankedMutation({ ...mutation, source: code, rank, localization }))
  }
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.score - a.score)
    .filter(({ change }) => !seen.has(change) && seen.add(change))
    .slice(0, MAX_CANDIDATES)
    .map(withText)
}

/** A candidate without its text: a large file has thousands of them. */
interface RankedMutation extends Omit<Candidate, 'result'> {
  readonly source: MutationSource
  /** The changed characters: candidates with the same change have the same result. */
  readonly change: string
}

function withText(ranked: RankedMutation): Candidate {
  const { file, line, symbol, operator, from, to, insert, what, score } = ranked
  const result = applyMutation(ranked.source.text, ranked)
  return { file, line, symbol, operator, from, to, insert, what, score, result }
}

interface LocatedMutation {
  readonly mutation: Mutation
  readonly symbol: string
}

function treeMutations(source: MutationSource): LocatedMutation[] {
  const located: LocatedMutation[] = []
  for (const node of nodesIn(source)) {
    for (const mutate of [...OPERATORS, IDENTIFIER_SWAP, ...MISSING_CODE_OPERATORS]) {
      const mutations = mutate(node, source)
      if (mutations.length > 0)
        located.push(...mutations.map(mutation => ({ mutation, symbol: symbolAt(node, source) })))
    }
  }
  return located
}

function symbolAt(node: SyntaxNode, source: MutationSource): string {
  let scope = isFunction(node) ? node : enclosingFunction(node)
  for (; scope !== undefined; scope = enclosingFunction(scope)) {
    const name = functionName(scope, source)
    if (name !== '') return name
  }
  return ''
}

function hunkMutations(source: MutationSource, diff: string): LocatedMutation[] {
  const mutations = revertedHunks(source, diff)
  if (mutations.length === 0) return []
  const tree = source.language.parse(source.text)
  return mutations.map(mutation => ({
    mutation,
    symbol: symbolAt(tree.resolveInner(mutation.from, 1), source),
  }))
}

function rankedMutation({
  mutation,
  symbol,
  source,
  rank,
  localization,
}: LocatedMutation & { source: MutationSource; rank: number; localization: FaultLocalization }): RankedMutation {
  const line = lineIn(source, mutation.from)
  const place = { file: source.file, line, symbol, operator: mutation.operator, rank }
  return {
    ...mutation,
    ...place,
    source,
    change: changeOf(source, mutation),
    score: candidateScore(place, localization),
  }
}

function changeOf({ file, text }: MutationSource, { from, to, insert }: Mutation): string {
  const before = text.slice(from, to)
  const shorter = Math.min(before.length, insert.length)
  let start = 0
  while (start < shorter && before[start] === insert[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === insert.at(-1 - end)) end += 1
  return [file, from + start, to - end, insert.slice(start, insert.length - end)].join('\0')
}

/** Offsets at which the lines of a text begin. A large file is asked for thousands of lines. */
const LINE_STARTS = new WeakMap<MutationSource, readonly number[]>()

function lineIn(source: MutationSource, offset: number): number {
  const starts = LINE_STARTS.get(source) ?? lineStartsOf(source.text)
  LINE_STARTS.set(source, starts)
  return lineAt(starts, offset)
}
