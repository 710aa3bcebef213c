import type { SyntaxNode } from '@lezer/common'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { SourceTree } from '../../contracts/ports.ts'
import { languageOf } from '../../syntax/languages.ts'
import type { Focus } from './suspect-files.ts'
import { locate, parseHunks } from '../../domain/text/unified-diff.ts'
import {
  apply,
  childrenOf,
  enclosingFunction,
  isFunction,
  type Mutation,
  nodeName,
  short,
  type MutationSource,
} from './mutation.ts'
import { IDENTIFIER_SWAP } from './identifier-swaps.ts'
import { MISSING_CODE_OPERATORS } from './missing-code.ts'
import { OPERATORS } from './operators.ts'
import { candidateScore } from './rank.ts'

/** A mutation of a file, the text that it leads to, and how likely it is the fix. */
export interface Candidate extends Mutation {
  readonly file: string
  readonly line: number
  /** The function around it, or ''. */
  readonly symbol: string
  readonly result: string
  readonly score: number
}

/** How many files are searched, and how many candidates are kept of them. */
const MOST_FILES = 6
const MOST = 400

/** Everything that the engine would try for an assignment, the likeliest first. */
export async function candidatesFor(assignment: Assignment, source: SourceTree, focus: Focus): Promise<Candidate[]> {
  const found: Ranked[] = []
  for (const [rank, file] of focus.files.slice(0, MOST_FILES).entries()) {
    const text = await source.read(file)
    const language = languageOf(file)
    if (text === undefined || language === undefined) continue
    const code: MutationSource = { file, text, language }
    const mutations = [...inTree(code), ...inDiff(code, assignment.failingDiff)]
    for (const place of mutations) found.push(ranked({ ...place, source: code, rank, focus }))
  }
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.score - a.score)
    .filter(({ change }) => !seen.has(change) && seen.add(change))
    .slice(0, MOST)
    .map(withText)
}

/** A candidate before its text is made: a large file has thousands of them. */
interface Ranked extends Omit<Candidate, 'result'> {
  readonly source: MutationSource
  /** What it changes, without what it leaves as it is: two with the same change lead to the same text. */
  readonly change: string
}

function withText(place: Ranked): Candidate {
  const { file, line, symbol, operator, from, to, insert, what, score } = place
  return { file, line, symbol, operator, from, to, insert, what, score, result: apply(place.source.text, place) }
}

/** What says a type and does nothing when the code runs. */
const TYPES = new Set([
  'TypeDef',
  'TypeAnnotation',
  'TypeAliasDeclaration',
  'InterfaceDeclaration',
  'TypeArgList',
  'TypeParamList',
])

interface Place {
  readonly mutation: Mutation
  readonly symbol: string
}

function inTree(source: MutationSource): Place[] {
  const places: Place[] = []
  const visit = (node: SyntaxNode) => {
    if (TYPES.has(node.name)) return
    for (const mutate of [...OPERATORS, IDENTIFIER_SWAP, ...MISSING_CODE_OPERATORS]) {
      const found = mutate(node, source)
      if (found.length > 0) places.push(...found.map(mutation => ({ mutation, symbol: symbolAt(node, source) })))
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(source.language.parse(source.text).topNode)
  return places
}

function symbolAt(node: SyntaxNode, source: MutationSource): string {
  let scope = isFunction(node) ? node : enclosingFunction(node)
  for (; scope !== undefined; scope = enclosingFunction(scope)) {
    const name = nodeName(scope, source)
    if (name !== '') return name
  }
  return ''
}

/** The failing commit's own hunks, taken back one at a time. */
function inDiff(source: MutationSource, diff: string): Place[] {
  const hunks = parseHunks(diff).filter(({ file }) => file === source.file)
  if (hunks.length === 0) return []
  const tree = source.language.parse(source.text)
  return hunks.flatMap(hunk => {
    const span = locate(hunk, source.text)
    if (span === undefined) return []
    const { runs } = hunk
    const [first, last] = [runs[0], runs.at(-1)]
    if (first === undefined || last === undefined) return []
    // Each run of changed lines alone, which leaves the rest of the commit as it is; then all of them at once.
    const pieces = runs.map(run => ({ from: run.at, to: run.at + run.after.length, before: run.before }))
    const whole = {
      from: first.at,
      to: last.at + last.after.length,
      before: hunk.before.slice(first.at, hunk.before.length - (hunk.after.length - last.at - last.after.length)),
    }
    const offset = (line: number) =>
      span.from + hunk.after.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0)
    return (runs.length > 1 ? [...pieces, whole] : pieces).map(({ from, to, before }) => {
      const end = Math.min(offset(to), source.text.length)
      const insert = before.map(text => `${text}\n`).join('')
      const what = `take back what the failing commit changed at \`${short(hunk.after[from] ?? before[0] ?? '')}\``
      const mutation = { operator: 'reverted-hunk' as const, from: offset(from), to: end, insert, what }
      return { mutation, symbol: symbolAt(tree.resolveInner(mutation.from, 1), source) }
    })
  })
}

function ranked({
  mutation,
  symbol,
  source,
  rank,
  focus,
}: Place & { source: MutationSource; rank: number; focus: Focus }): Ranked {
  const line = lineAt(source, mutation.from)
  const place = { file: source.file, line, symbol, operator: mutation.operator, rank }
  return { ...mutation, ...place, source, change: changeOf(source, mutation), score: candidateScore(place, focus) }
}

function changeOf({ file, text }: MutationSource, { from, to, insert }: Mutation): string {
  const before = text.slice(from, to)
  const most = Math.min(before.length, insert.length)
  let start = 0
  while (start < most && before[start] === insert[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === insert.at(-1 - end)) end += 1
  return [file, from + start, to - end, insert.slice(start, insert.length - end)].join('\0')
}

function lineAt({ text }: MutationSource, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
