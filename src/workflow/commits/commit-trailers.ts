import { type Attempt, AttemptKind, Strategy } from '../../domain/model/attempt.ts'

/** Trailers that mark the bot's own commits. A lost ledger is rebuilt from them. */
export const TRAILER = {
  key: 'Fix-Tests-Key',
  iteration: 'Fix-Tests-Iteration',
  kind: 'Fix-Tests-Kind',
  strategy: 'Fix-Tests-Strategy',
  verdict: 'Fix-Tests-Verdict',
  rate: 'Fix-Tests-Pass-Rate',
  fixer: 'Fix-Tests-Fixer',
  tests: 'Fix-Tests-Tests',
  reverts: 'Fix-Tests-Reverts',
  /** Iteration whose change this one replaces. */
  replaces: 'Fix-Tests-Replaces',
} as const

/** Beginnings of subjects that showed the kind in versions without its trailer. */
const OLD_KINDS: readonly (readonly [start: string, kind: Attempt['kind']])[] = [
  ['fix-tests: tests', 'tests'],
  ['fix-tests: leftovers', 'pruning'],
  ['fix-tests: smallest patch', 'pruning'],
  ['fix-tests: run ', 'command'],
]

/**
 * Rebuild the attempts of a branch from its commit messages, if the ledger is lost.
 * @param log commits of the branch, newest first
 * @returns undefined if one of the commits is not the bot's own for this request
 */
export function attemptsIn(log: readonly { sha: string; message: string }[], key: string): Attempt[] | undefined {
  const attempts = new Map<number, Attempt>()
  for (const { sha, message } of log.toReversed()) {
    const trailers = trailersOf(message)
    const iterations = iterationsIn(message)
    if (trailers.get(TRAILER.key) !== key || iterations.length === 0) return undefined
    if (!trailers.has(TRAILER.reverts)) {
      for (const iteration of iterations) {
        const attempt = rebuildAttempt({ sha, message, iteration, trailers })
        attempts.set(iteration, attempt)
        const replaced = attempts.get(attempt.undoes ?? 0)
        if (replaced !== undefined) attempts.set(replaced.iteration, { ...replaced, revert: sha })
      }
      continue
    }
    const undone = attempts.get(iterations[0] ?? 0)
    if (undone === undefined) return undefined
    // A squashed commit contains several attempts.
    for (const { revert, ...each } of attempts.values()) {
      if (each.commit === undone.commit) attempts.set(each.iteration, { ...each, revert: sha, result: 'regression' })
      // The change that it replaced is back.
      else if (revert === undone.commit) attempts.set(each.iteration, each)
    }
  }
  return [...attempts.values()].toSorted((a, b) => a.iteration - b.iteration)
}

function rebuildAttempt(commit: {
  sha: string
  message: string
  iteration: number
  trailers: Map<string, string>
}): Attempt {
  const { sha, message, iteration, trailers } = commit
  const [subject = '', ...paragraphs] = message.trimEnd().split(/\n{2,}/)
  // The last paragraph contains the trailers.
  const body = paragraphs.slice(0, -1).flatMap(paragraph => paragraph.split('\n'))
  const summary = body.find(line => line !== '' && !line.startsWith(ROOT_CAUSE)) ?? subject.replace(EFFECT, '')
  const strategy = Strategy.safeParse(trailers.get(TRAILER.strategy))
  const kind = kindIn(message, iteration)
  const fixer = trailers.get(TRAILER.fixer) ?? 'unknown'
  const replaced = Number(valueIn(message, iteration, TRAILER.replaces))
  return {
    iteration,
    kind,
    past: false,
    clusters: [],
    title: summary,
    signature: '',
    // Trailers name tests by their titles, which are for users only.
    targets: [],
    strategy: strategy.success ? strategy.data : 'conservative',
    fixer,
    commands: kind === 'command' ? fixer.split(' && ') : [],
    debugging: 0,
    candidate: 0,
    ...(Number.isInteger(replaced) && replaced >= 1 && replaced < iteration ? { undoes: replaced } : {}),
    base: '',
    rateBefore: 0,
    proposal: { summary, rootCause: rootCauseIn(body), changes: [], leftUndone: '', affectedTests: [], confidence: 0 },
    files: [],
    diff: '',
    // Older versions wrote `pass` for progress too.
    result: valueIn(message, iteration, TRAILER.verdict) === 'progress' ? 'progress' : 'pass',
    reason: 'It was found on the branch.',
    output: '',
    final: false,
    unavailable: false,
    misconfigured: false,
    commit: sha,
    takesBack: [],
    confirmed: false,
    spending: {},
    transcripts: [],
    downUntilMs: 0,
    code: '',
    startedAt: 0,
    durationMs: 0,
  }
}

function kindIn(message: string, iteration: number): Attempt['kind'] {
  const named = AttemptKind.safeParse(valueIn(message, iteration, TRAILER.kind))
  if (named.success) return named.data
  return OLD_KINDS.find(([start]) => message.startsWith(start))?.[1] ?? 'repair'
}

/** End of a subject that tells for how many tests the change is. */
const EFFECT = / \((?:fixes|for) \d{1,9} [\w ]{1,40}\)$/

/** Beginning of the paragraph with the root cause. */
export const ROOT_CAUSE = 'Root cause: '

function rootCauseIn(body: readonly string[]): string {
  return body.find(line => line.startsWith(ROOT_CAUSE))?.slice(ROOT_CAUSE.length) ?? ''
}

/** Return a trailer of one iteration: between its number and the next, since a squashed commit has several. */
function valueIn(message: string, iteration: number, trailer: string): string | undefined {
  const lines = lastParagraph(message).split('\n')
  const rest = lines.slice(lines.indexOf(`${TRAILER.iteration}: ${iteration}`) + 1)
  const end = rest.findIndex(line => line.startsWith(`${TRAILER.iteration}: `))
  const own = end === -1 ? rest : rest.slice(0, end)
  const name = `${trailer}: `
  return own.find(line => line.startsWith(name))?.slice(name.length)
}

/** List the iterations of a commit: several if it was squashed; none if one is not a number. */
function iterationsIn(message: string): number[] {
  // The bot's trailers begin with its key; those below another key belong to another author.
  const [ours = ''] = lastParagraph(message).split(new RegExp(`(?<=\\n)${TRAILER.key}: `))
  const numbers = [...ours.matchAll(new RegExp(`^${TRAILER.iteration}: (.*)$`, 'gm'))].map(([, text]) => Number(text))
  return numbers.every(number => Number.isInteger(number) && number >= 1) ? numbers : []
}

/** Parse the trailers of the last paragraph; of repeated ones the first counts. */
function trailersOf(message: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of lastParagraph(message).split('\n')) {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && !found.has(name)) found.set(name, value)
  }
  return found
}

function lastParagraph(message: string): string {
  return (
    message
      .trimEnd()
      .split(/\n{2,}/)
      .at(-1) ?? ''
  )
}
