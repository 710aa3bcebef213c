import type { Suspect } from '../domain/model/cluster.ts'
import type { ChangedPlace } from '../domain/text/unified-diff.ts'
import type { Failure } from '../domain/model/test-case.ts'
import { spreadFiles } from './file-weights.ts'
import { isTestFrame } from './test-files.ts'
import { type ClusterTraces, spectrumOf } from './spectrum.ts'
import { calledCode } from './called-code.ts'
import { type CodeDefinition, type CodeLookup, definitionKey, symbolOf } from '../domain/model/code.ts'

export interface SourceIndex {
  readonly isTest: (file: string) => boolean
  /** Changes of the failing commit or pull request. */
  readonly changed: readonly ChangedPlace[]
  /** List the files that a file imports, directly or indirectly, nearest first. */
  readonly importsOf: (file: string) => readonly string[]
  /** Files that the latest commits changed, most often changed first. */
  readonly recent?: readonly string[]
  /** Definitions of the repository; absent if its files cannot be read. */
  readonly code?: CodeLookup
  /** Functions that ran in the failing tests and in others, if it was measured. */
  readonly traces?: ClusterTraces
}

/** Maximum number of suspects, and of failures to look at. */
export const MAX_SUSPECTS = 8
const MAX_FAILURES = 50
/** Failures whose calls are followed: it costs most, and those of one cause are alike. */
const MAX_FOLLOWED = 5
/** Imported files that count if they hold data, though no function of theirs is suspect. */
const MAX_NEAREST = 4
/** Maximum distance of a frame to a changed line, in lines. */
const MAX_DISTANCE = 3
/** Points for each reason. A stack frame counts most; frames farther from the error count less. */
const WEIGHT = { frame: 8, changedFrame: 4, called: 6, changed: 8, imported: 3, nearest: 1, recent: 0.2 } as const
/** Points of a change that the failing tests do not reach. */
const FAR_CHANGE = 0.5

const GENERATED =
  /(?:^|\/)(?:dist|build|out|target|coverage|vendor|node_modules)\/|^\.github\/|\.min\.\w+$|\.lockb?$|[-.]lock\.(?:json|ya?ml|hcl)$|(?:^|\/)go\.sum$|\.(?:md|rst|txt|snap|map|svg|png)$/

/** True for a file that is generated, or that does not affect a test run. */
export function isGenerated(file: string): boolean {
  return GENERATED.test(file)
}

interface Scored {
  score: number
  readonly file: string
  readonly place: CodeDefinition | undefined
  line: number | undefined
  readonly why: Set<string>
}

interface Sign {
  readonly score: number
  readonly why: string
  readonly line?: number | undefined
  readonly place?: CodeDefinition
}

/**
 * Rank the places to look at first: functions with their lines, or files where the language has no grammar. The signs
 * are the stacks, what the failing tests call, the failing commit, the tests' imports and the history.
 * @param options.followsCalls false to leave out the calls, which cost most
 */
export function suspectsOf(
  failures: readonly Failure[],
  sources: SourceIndex,
  { followsCalls = true }: { followsCalls?: boolean } = {},
): Suspect[] {
  const sample = failures.slice(0, MAX_FAILURES)
  const ranking = new Ranking(sources)
  ranking.addStacks(sample)
  if (followsCalls) ranking.addCalls(sample.slice(0, MAX_FOLLOWED))
  const reached = importedBy(sample, sources)
  ranking.addImports(reached)
  ranking.addChanges(reached)
  ranking.addHistory()
  return ranking.suspects()
}

/**
 * Return `suspectsOf` for many clusters of the same sources. Of most of very many, nothing is known but the change:
 * theirs are ranked once, and kept once.
 */
export function suspectsOfMany(
  sources: SourceIndex,
): (failures: readonly Failure[], options: { followsCalls: boolean }) => readonly Suspect[] {
  let ofChange: readonly Suspect[] | undefined
  return (failures, options) => {
    const sample = failures.slice(0, MAX_FAILURES)
    const isOnStack = () => sample.some(({ frames }) => frames.some(frame => !isTestFrame(frame, sources)))
    if (options.followsCalls || isOnStack() || importedBy(sample, sources).length > 0)
      return suspectsOf(failures, sources, options)
    ofChange ??= suspectsOf([], sources)
    return ofChange
  }
}

/** Collects the signs of each place. */
class Ranking {
  readonly #sources: SourceIndex
  readonly #found = new Map<string, Scored>()

  constructor(sources: SourceIndex) {
    this.#sources = sources
  }

  addStacks(sample: readonly Failure[]): void {
    const { changed } = this.#sources
    for (const failure of sample) {
      const frames = failure.frames.filter(frame => !isTestFrame(frame, this.#sources))
      for (const [index, { file, line }] of frames.entries()) {
        const why = index === 0 ? 'the error was raised there' : 'it is on the stack'
        this.#add(file, { score: WEIGHT.frame / (index + 1) / sample.length, why, line })
        const near = changed.filter(change => change.file === file && distanceTo(change, line) <= MAX_DISTANCE)
        if (near.length === 0) continue
        const isSame = near.some(change => distanceTo(change, line) === 0)
        this.#add(file, {
          score: WEIGHT.changedFrame / sample.length,
          why: isSame ? 'the failing change touched that line' : 'the failing change touched lines next to it',
          line,
        })
      }
    }
  }

  addCalls(followed: readonly Failure[]): void {
    const { isTest, code, traces } = this.#sources
    if (code === undefined) return
    const spectrum = traces === undefined ? undefined : spectrumOf(traces, code)
    for (const failure of followed)
      for (const { definition, score, why } of calledCode(failure, { code, isTest, spectrum }))
        this.#add(definition.file, { score: (WEIGHT.called * score) / followed.length, why, place: definition })
  }

  /**
   * Add imported files in a language without a grammar. Of the others functions are known, and the nearest ones that
   * hold data.
   */
  addImports(reached: readonly string[]): void {
    const { code } = this.#sources
    const found = this.#files()
    const why = 'the failing test imports it'
    for (const [index, file] of reached.entries())
      if (code === undefined || !code.isRead(file)) this.#add(file, { score: WEIGHT.imported / (1 + index / 4), why })
      else if (index < MAX_NEAREST && !found.has(file) && code.holdsData(file))
        this.#add(file, { score: WEIGHT.nearest / (1 + index), why })
  }

  /** Add the failing commit's changes, each once for a function, or for a file where functions are not known. */
  addChanges(reached: readonly string[]): void {
    const { changed, code } = this.#sources
    const seen = new Set<string>()
    const found = this.#files()
    const places = changed.map(({ file, line }) => {
      const place = line === undefined ? undefined : code?.definitionAt(file, line)
      return { file, line, place }
    })
    // Functions first: what a commit changes around them is mostly their imports.
    for (const { file, line, place } of places.toSorted(
      (a, b) => Number(b.place !== undefined) - Number(a.place !== undefined),
    )) {
      const key = place === undefined ? file : definitionKey(place)
      if (seen.has(key)) continue
      seen.add(key)
      // A changed file that no test imports is a weak hint: a commit touches many things.
      const isNear = reached.length === 0 || found.has(file) || reached.includes(file)
      const sign = { score: isNear ? WEIGHT.changed : FAR_CHANGE, why: 'the failing change touched it' }
      // A new file is all changed: its suspects are.
      const own = line === undefined ? [...this.#found.values()].filter(each => each.file === file) : []
      if (own.length === 0) this.#add(file, { ...sign, line })
      for (const each of own) {
        each.score += sign.score
        each.why.add(sign.why)
      }
    }
  }

  /** Let churn break ties. Said of most files, it says nothing. */
  addHistory(): void {
    const files = this.#files()
    const lately = (this.#sources.recent ?? []).filter(file => files.has(file))
    for (const [index, file] of lately.entries())
      for (const each of this.#found.values()) {
        if (each.file !== file) continue
        each.score += WEIGHT.recent / (1 + index)
        if (lately.length * 2 <= files.size) each.why.add('it changed lately')
      }
  }

  suspects(): Suspect[] {
    const sorted = [...this.#found.values()].toSorted((a, b) => b.score - a.score)
    const ranked = spreadFiles(sorted).slice(0, MAX_SUSPECTS)
    const best = ranked[0]?.score ?? 1
    return ranked.map(({ file, score, place, line, why }) => ({
      file,
      ...(line === undefined && place === undefined ? {} : { line: line ?? place?.from }),
      ...(place === undefined ? {} : { symbol: symbolOf(place), from: place.from, to: place.to }),
      score: Math.round((score / best) * 100) / 100,
      why: [...why].join('; '),
    }))
  }

  #files(): Set<string> {
    return new Set([...this.#found.values()].map(({ file }) => file))
  }

  #add(file: string, { score, why, line, place: known }: Sign): void {
    const { isTest, code } = this.#sources
    if (isTest(file) || isGenerated(file)) return
    if (line !== undefined && code?.isInFileTest(file, line) === true) return
    const place = known ?? (line === undefined ? undefined : code?.definitionAt(file, line))
    const key = place === undefined ? file : definitionKey(place)
    const scored = this.#found.get(key) ?? { score: 0, file, place, line: undefined, why: new Set<string>() }
    scored.score += score
    scored.line ??= line
    scored.why.add(why)
    this.#found.set(key, scored)
  }
}

/** List the files that the failing tests import, nearest first. */
function importedBy(failures: readonly Failure[], { isTest, importsOf }: SourceIndex): string[] {
  const tests = failures.flatMap(({ id, frames }) => [id.file, ...frames.map(({ file }) => file).filter(isTest)])
  return [...new Set([...new Set(tests)].filter(file => file !== '').flatMap(importsOf))]
}

/** Count the lines from a change to a line of the same file; 0 for a line that it changed. */
function distanceTo({ line, count = 1 }: ChangedPlace, at: number): number {
  if (line === undefined) return 0
  const last = line + Math.max(count, 1) - 1
  const between = Math.max(line - at, at - last, 0)
  return count === 0 ? Math.max(between, 1) : between
}
