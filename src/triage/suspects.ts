import type { Suspect } from '../domain/model/cluster.ts'
import type { Failure } from '../domain/model/test-case.ts'

export interface SourceIndex {
  readonly isTest: (file: string) => boolean
  /** Changes of the failing commit or pull request. */
  readonly changed: readonly FailingDiff[]
  /** List the files that a file imports, directly or indirectly, nearest first. */
  readonly importsOf: (file: string) => readonly string[]
  /** Files that the latest commits changed, most often changed first. */
  readonly recent?: readonly string[]
}

export interface FailingDiff {
  readonly file: string
  /** First line of the change in the new file, 1-based, and its number of lines; absent for a whole file. */
  readonly line?: number
  readonly count?: number
}

/** Maximum number of suspects. */
const MAX_SUSPECTS = 8
/** Maximum distance of a frame to a changed line, in lines. */
const MAX_DISTANCE = 3
/** Points for each reason. A stack frame counts most; frames farther from the error count less. */
const WEIGHT = { frame: 8, changedFrame: 4, changed: 5, imported: 4, recent: 1 } as const

/** Files that are generated, or that do not affect a test run. */
const GENERATED =
  /(?:^|\/)(?:dist|build|out|target|coverage|vendor|node_modules)\/|\.min\.\w+$|\.lockb?$|[-.]lock\.(?:json|ya?ml|hcl)$|(?:^|\/)go\.sum$|\.(?:md|rst|txt|snap|map|svg|png)$/

interface Scored {
  score: number
  line: number | undefined
  readonly why: Set<string>
}

/** Rank the places to look at first, from stacks, the failing commit, the tests' imports and the history. */
export function suspectsOf(failures: readonly Failure[], sources: SourceIndex): Suspect[] {
  const { isTest, changed, importsOf, recent = [] } = sources
  const found = new Map<string, Scored>()
  const add = (file: string, points: { score: number; why: string; line?: number | undefined }) => {
    if (isTest(file) || GENERATED.test(file)) return
    const known = found.get(file) ?? { score: 0, line: undefined, why: new Set<string>() }
    known.score += points.score
    known.line ??= points.line
    known.why.add(points.why)
    found.set(file, known)
  }

  const sample = failures.slice(0, 200)
  for (const failure of sample) {
    const frames = failure.frames.filter(({ file }) => !isTest(file))
    for (const [index, { file, line }] of frames.entries()) {
      add(file, {
        score: WEIGHT.frame / (index + 1) / sample.length,
        why: index === 0 ? 'the error was raised there' : 'it is on the stack',
        line,
      })
      if (changed.some(change => change.file === file && touches(change, line))) {
        add(file, { score: WEIGHT.changedFrame / sample.length, why: 'the failing commit changed that line', line })
      }
    }
  }

  const tests = [
    ...new Set(sample.flatMap(failure => [failure.id.file, ...failure.frames.map(({ file }) => file).filter(isTest)])),
  ]
  const reached = [...new Set(tests.filter(file => file !== '').flatMap(importsOf))]
  for (const [index, file] of reached.entries())
    add(file, { score: WEIGHT.imported / (1 + index / 4), why: 'the failing test imports it' })

  for (const change of new Map(changed.map(each => [each.file, each])).values()) {
    // A changed file that no test imports is a weak hint: a commit touches many things.
    const near = reached.length === 0 || found.has(change.file)
    add(change.file, { score: near ? WEIGHT.changed : 1, why: 'the failing commit changed it', line: change.line })
  }
  for (const [index, file] of recent.entries()) {
    if (found.has(file)) add(file, { score: WEIGHT.recent / (1 + index), why: 'it changed lately' })
  }

  const ranked = [...found].toSorted(([, a], [, b]) => b.score - a.score).slice(0, MAX_SUSPECTS)
  const best = ranked[0]?.[1].score ?? 1
  return ranked.map(([file, { score, line, why }]) => ({
    file,
    ...(line === undefined ? {} : { line }),
    score: Math.round((score / best) * 100) / 100,
    why: [...why].join('; '),
  }))
}

function touches({ line, count = 1 }: FailingDiff, at: number): boolean {
  return line === undefined || (at >= line - MAX_DISTANCE && at <= line + count + MAX_DISTANCE)
}
