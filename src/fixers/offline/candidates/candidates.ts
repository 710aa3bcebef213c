import { setImmediate } from 'node:timers/promises'
import type { SyntaxNode } from '@lezer/common'
import type { Assignment } from '../../../domain/model/assignment.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { sharedEnds } from '../../../domain/text/shared-ends.ts'
import { inFileTestLines } from '../../../syntax/in-file-tests.ts'
import { grammarOf, languageOf } from '../../../syntax/languages.ts'
import { lineAt, lineStartsOf } from '../../../domain/text/line-starts.ts'
import { withAlikeLines } from '../operators/alike-lines.ts'
import { certainOperators, isLikely } from '../operators/certain-changes.ts'
import { Heap } from './heap.ts'
import { missingImports } from '../operators/missing-imports.ts'
import {
  applyMutation,
  type Mutation,
  type MutationSource,
  type Operator,
  type ParsedSource,
  type SourceText,
} from '../code/mutation.ts'
import { isReported, type Place, placesIn, symbolAt } from './places.ts'
import { candidateScore, mutationWorth, operatorWeight, placeWeight } from './rank.ts'
import { REPAIR_OPERATORS } from '../operators/repair-operators.ts'
import { replacedLines, writesAgain } from '../operators/replaced-lines.ts'
import { revertedHunks } from '../operators/reverted-hunks.ts'
import { sharedConstants } from '../operators/shared-constants.ts'
import { TOKEN_OPERATORS } from '../operators/token-operators.ts'
import type { FaultLocalization } from '../suspects/suspect-files.ts'
import { hasInputOfTest } from '../evidence/values-of-tests.ts'

/** A mutation of a file, with the resulting text and its score. */
export interface Candidate extends Mutation {
  readonly file: string
  readonly line: number
  /** The enclosing function, or ''. */
  readonly symbol: string
  readonly result: string
  readonly score: number
  /** True if a line is as it was before the failing change. */
  readonly restores: boolean
  /**
   * True if it brings in a value of the failing tests that they do not expect: it may treat an input of theirs as
   * special.
   */
  readonly isSpecial?: boolean
  /** Its parts, if it is two changes. */
  readonly parts?: readonly Candidate[]
}

/** Limit of the search. */
const MAX_FILES = 6

/** Candidates, and undefined for each step of the search that makes none. */
export type CandidateStream = Iterator<Candidate | undefined, void>

/** Take the next candidates of a stream. After each step the process may do other work. */
export async function takeCandidates(stream: CandidateStream, limit: number): Promise<Candidate[]> {
  const taken: Candidate[] = []
  while (taken.length < limit) {
    const { value, done } = stream.next()
    if (done === true) break
    if (value !== undefined) taken.push(value)
    await setImmediate()
  }
  return taken
}

/** Make the candidates for an assignment one after the other, likeliest first and no text twice. */
export async function candidateStream(
  assignment: Assignment,
  source: SourceTree,
  localization: FaultLocalization,
  isTest: (file: string) => boolean = () => false,
): Promise<CandidateStream> {
  const tree = { list: () => source.list(), read: (file: string) => source.read(file), isTest }
  const search = new Search(localization, assignment.failingDiff)
  for (const [rank, file] of localization.files.slice(0, MAX_FILES).entries()) {
    const text = await source.read(file)
    if (text === undefined) continue
    // What the failing change did can be taken back in any language. Its check is no reason to drop what it adds.
    const reverted = localization.isOfFindings ? [] : revertedHunks({ file, text }, assignment.failingDiff)
    const grammar = grammarOf(file)
    if (grammar === undefined) {
      search.addMutations({ file, text }, rank, reverted)
      continue
    }
    const language = languageOf(file)
    const imports =
      language === undefined ? [] : await missingImports({ file, text, language }, localization.evidence, tree)
    const code = { file, text, language: grammar }
    search.addFile(code, rank)
    search.addMutations(code, rank, [...reverted, ...imports])
  }
  return search.candidates()
}

/** A step of the search: it has a score that none of its results exceeds. */
type Step =
  | { readonly kind: 'place'; readonly place: RankedPlace }
  | { readonly kind: 'operator'; readonly place: RankedPlace; readonly operator: FileOperator }
  | { readonly kind: 'mutation'; readonly place: MutatedPlace; readonly mutation: Mutation; readonly score: number }

type MutatedPlace = Omit<Place, 'nodes'> & { readonly source: SourceText }

/** An operator, with the file that it works on. */
interface FileOperator {
  readonly kind: Operator
  readonly mutate: (node: SyntaxNode) => Mutation[]
}

interface RankedPlace extends Place {
  readonly source: ParsedSource
  readonly operators: readonly FileOperator[]
  readonly weight: number
}

/**
 * Finds the best candidate first without making all others: places are opened in the order of the best that they can
 * have, then the operators of a place, and last what an operator proposes there.
 */
class Search {
  readonly #localization: FaultLocalization
  readonly #steps = new Heap<Step>()
  readonly #seen = new Set<string>()
  /** Candidates by file and line. */
  readonly #tried = new Map<string, number>()
  readonly #best: number
  /** Lines that the failing commit replaced, without their indentation, by file. */
  readonly #replaced: ReadonlyMap<string, ReadonlySet<string>>

  constructor(localization: FaultLocalization, failingDiff: string) {
    this.#localization = localization
    this.#replaced = replacedLines(failingDiff)
    this.#best = Math.max(...REPAIR_OPERATORS.map(({ kind }) => operatorWeight(kind, localization.signals)))
  }

  addFile(source: ParsedSource, rank: number): void {
    const { isOfFindings, isOfCompiler, stack } = this.#localization
    const all = this.#operatorsOf(source)
    const operators = isOfFindings ? certainOperators(all) : all
    const isOfTest = inFileTestLines(source.file, source.text)
    const suspects = [...this.#localization.suspects, ...sharedConstants(source, this.#localization.suspects)]
    for (const place of placesIn(source)) {
      const { line, symbol } = place
      if (isOfTest(line)) continue
      if ((isOfFindings || isOfCompiler) && !isReported(place, source, stack.get(source.file))) continue
      const weight = placeWeight({ file: source.file, line, symbol, rank }, { ...this.#localization, suspects })
      this.#steps.add({ kind: 'place', place: { ...place, source, operators, weight } }, weight * this.#best)
    }
  }

  addMutations(source: SourceText | ParsedSource, rank: number, mutations: readonly Mutation[]): void {
    for (const mutation of mutations) {
      if (this.#localization.isOfFindings && !isLikely(mutation)) continue
      const symbol = 'language' in source ? symbolAt(source, mutation.from) : ''
      const line = lineAt(lineStartsOf(source.text), mutation.from)
      const score = candidateScore(
        { file: source.file, line, symbol, operator: mutation.operator, rank },
        this.#localization,
      )
      this.#steps.add({ kind: 'mutation', mutation, place: { line, symbol, source }, score }, score)
    }
  }

  *candidates(): Generator<Candidate | undefined, void> {
    for (let step = this.#steps.take(); step !== undefined; step = this.#steps.take()) {
      const { value, score } = step
      if (value.kind !== 'mutation') {
        if (value.kind === 'place') this.#openPlace(value.place)
        else this.#mutate(value.place, value.operator)
        yield undefined
      } else {
        const { place, mutation } = value
        const change = changeOf(place.source, mutation)
        if (change === undefined || this.#seen.has(change)) continue
        const line = `${place.source.file} ${place.line}`
        const tried = this.#tried.get(line) ?? 0
        const worth = mutationWorth(value.score, tried)
        if (worth < score) {
          this.#steps.add(value, worth)
          continue
        }
        this.#seen.add(change)
        this.#tried.set(line, tried + 1)
        const { inputs } = this.#localization.evidence
        const replaced = this.#replaced.get(place.source.file)
        yield candidateOf(mutation, place, { score: value.score, replaced, inputs })
      }
    }
  }

  #operatorsOf(source: ParsedSource): FileOperator[] {
    const { evidence } = this.#localization
    const language = languageOf(source.file)
    if (language === undefined)
      return TOKEN_OPERATORS.map(({ kind, mutate }) => ({ kind, mutate: node => mutate(node, source, evidence) }))
    const whole: MutationSource = { ...source, language }
    return REPAIR_OPERATORS.map(({ kind, mutate }) => ({ kind, mutate: node => mutate(node, whole, evidence) }))
  }

  #openPlace(place: RankedPlace): void {
    for (const operator of place.operators) {
      const score = place.weight * operatorWeight(operator.kind, this.#localization.signals)
      this.#steps.add({ kind: 'operator', place, operator }, score)
    }
  }

  #mutate({ nodes, source, line, symbol, weight }: RankedPlace, { mutate }: FileOperator): void {
    const { signals, isOfFindings } = this.#localization
    for (const node of nodes) {
      for (const mutation of mutate(node).flatMap(each => withAlikeLines(each, source))) {
        if (isOfFindings && !isLikely(mutation)) continue
        const score = weight * operatorWeight(mutation.operator, signals) * (mutation.likelihood ?? 1)
        this.#steps.add({ kind: 'mutation', mutation, place: { line, symbol, source }, score }, score)
      }
    }
  }
}

function candidateOf(
  mutation: Mutation,
  { source, line, symbol }: MutatedPlace,
  { score, replaced, inputs }: { score: number; replaced: ReadonlySet<string> | undefined; inputs: readonly string[] },
): Candidate {
  const restores =
    mutation.restores === true || (replaced !== undefined && writesAgain(mutation, source.text, replaced))
  return {
    ...mutation,
    file: source.file,
    line,
    symbol,
    score,
    restores,
    isSpecial: !restores && hasInputOfTest(mutation.insert, source.text, inputs),
    // A search keeps thousands of candidates, and a file may be large.
    get result() {
      return applyMutation(source.text, mutation)
    },
  }
}

/** Name the changed characters: mutations with the same change have the same result. Undefined if nothing changes. */
function changeOf({ file, text }: SourceText, { from, to, insert }: Mutation): string | undefined {
  const before = text.slice(from, to)
  if (before === insert) return undefined
  const { start, end } = sharedEnds(before, insert)
  return [file, from + start, to - end, insert.slice(start, insert.length - end)].join('\0')
}
