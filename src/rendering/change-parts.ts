import type { Attempt } from '../domain/model/attempt.ts'
import { type FileDiff, type Hunk, parseDiff } from '../domain/text/unified-diff.ts'

/** Hunks of one file. */
export interface FilePart {
  readonly file: string
  readonly kind: FileDiff['kind']
  /** Empty for a file that is binary, empty or renamed only. */
  readonly hunks: readonly Hunk[]
}

/** The whole change, divided by the attempts that made it. Together the parts are the change: none is left out. */
export interface ChangeParts {
  readonly byAttempt: ReadonlyMap<Attempt, readonly FilePart[]>
  /** Hunks that no attempt is known to have made. */
  readonly rest: readonly FilePart[]
}

/**
 * Divide the change of a branch by its attempts: a file that only one of them touched is its own, and of a file that
 * several touched each hunk goes to the one whose diff shares most of its lines.
 */
export function changeParts(change: string, attempts: readonly Attempt[]): ChangeParts {
  const byAttempt = new Map<Attempt, FilePart[]>()
  const rest: FilePart[] = []
  if (change.trim() === '') return { byAttempt, rest }
  const lines = new Map(attempts.map(attempt => [attempt, changedTexts(attempt.diff)]))
  for (const { path, paths, kind, hunks } of parseDiff(change)) {
    const file = path ?? paths.at(-1) ?? ''
    const own = attempts.filter(({ files }) => files.some(each => each === file || paths.includes(each)))
    const owners = hunks.map(hunk => likeliest(hunk, own, lines))
    for (const owner of new Set(hunks.length === 0 ? [own.at(-1)] : owners)) {
      const part = { file, kind, hunks: hunks.filter((_, index) => owners[index] === owner) }
      if (owner === undefined) rest.push(part)
      else byAttempt.set(owner, [...(byAttempt.get(owner) ?? []), part])
    }
  }
  return { byAttempt, rest }
}

function likeliest(
  hunk: Hunk,
  own: readonly Attempt[],
  lines: ReadonlyMap<Attempt, ReadonlySet<string>>,
): Attempt | undefined {
  const texts = textsOf(hunk)
  const shared = (attempt: Attempt) => texts.filter(text => lines.get(attempt)?.has(text)).length
  // The later of two equals: it is the one that left the line as it is.
  return own.reduce<Attempt | undefined>(
    (best, each) => (best === undefined || shared(each) >= shared(best) ? each : best),
    undefined,
  )
}

function changedTexts(diff: string): ReadonlySet<string> {
  return new Set(diff === '' ? [] : parseDiff(diff).flatMap(({ hunks }) => hunks.flatMap(textsOf)))
}

function textsOf({ runs }: Hunk): string[] {
  return runs.flatMap(({ before, after }) => [...before.map(text => `-${text}`), ...after.map(text => `+${text}`)])
}
