import type { SyntaxNode } from '@lezer/common'
import type { Assignment, SourceTree } from '../../ports.ts'
import { problemIn } from '../../syntax/check.ts'
import { languageOf } from '../../syntax/languages.ts'
import type { Focus } from './focus.ts'
import { locate, parseHunks } from '../../domain/hunks.ts'
import {
  apply,
  childrenOf,
  enclosingFunction,
  isFunction,
  type Mutation,
  nameOf,
  short,
  type Source,
} from './mutation.ts'
import { otherName } from './names.ts'
import { OMISSIONS } from './omissions.ts'
import { OPERATORS } from './operators.ts'
import { scoreOf } from './score.ts'

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
  const found: Candidate[] = []
  const texts = new Map<string, string>()
  for (const [rank, file] of focus.files.slice(0, MOST_FILES).entries()) {
    const text = await source.read(file)
    const language = languageOf(file)
    if (text === undefined || language === undefined) continue
    const code: Source = { file, text, language }
    texts.set(file, text)
    const mutations = [...inTree(code), ...inDiff(code, assignment.failingDiff)]
    found.push(...mutations.map(place => candidate({ ...place, source: code, rank, focus })))
  }
  const seen = new Set<string>()
  return found
    .toSorted((a, b) => b.score - a.score)
    .filter(({ file, result }) => !seen.has(`${file}\0${result}`) && seen.add(`${file}\0${result}`))
    .slice(0, MOST)
    .filter(({ file, result }) => problemIn(file, result, texts.get(file) ?? '') === undefined)
}

interface Place {
  readonly mutation: Mutation
  readonly symbol: string
}

function inTree(source: Source): Place[] {
  const places: Place[] = []
  const visit = (node: SyntaxNode) => {
    for (const mutate of [...OPERATORS, otherName, ...OMISSIONS]) {
      const found = mutate(node, source)
      if (found.length > 0) places.push(...found.map(mutation => ({ mutation, symbol: symbolAt(node, source) })))
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(source.language.parse(source.text).topNode)
  return places
}

function symbolAt(node: SyntaxNode, source: Source): string {
  let scope = isFunction(node) ? node : enclosingFunction(node)
  for (; scope !== undefined; scope = enclosingFunction(scope)) {
    const name = nameOf(scope, source)
    if (name !== '') return name
  }
  return ''
}

/** The failing commit's own hunks, taken back one at a time. */
function inDiff(source: Source, diff: string): Place[] {
  return parseHunks(diff)
    .filter(({ file }) => file === source.file)
    .flatMap(hunk => {
      const span = locate(hunk, source.text)
      if (span === undefined) return []
      const what = `take back what the failing commit changed at \`${short(hunk.after.find(line => !hunk.before.includes(line)) ?? hunk.after[0] ?? '')}\``
      return [
        { mutation: { operator: 'reverted-hunk' as const, ...span, insert: hunk.before.join('\n'), what }, symbol: '' },
      ]
    })
}

function candidate({
  mutation,
  symbol,
  source,
  rank,
  focus,
}: Place & { source: Source; rank: number; focus: Focus }): Candidate {
  const line = source.text.slice(0, mutation.from).split('\n').length
  const place = { file: source.file, line, symbol, operator: mutation.operator, rank }
  return { ...mutation, ...place, result: apply(source.text, mutation), score: scoreOf(place, focus) }
}
