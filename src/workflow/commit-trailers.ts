import { type Attempt, Strategy } from '../domain/model/attempt.ts'

/** Trailers that mark the bot's own commits. A lost ledger is rebuilt from them. */
export const TRAILER = {
  key: 'Fix-Tests-Key',
  iteration: 'Fix-Tests-Iteration',
  strategy: 'Fix-Tests-Strategy',
  verdict: 'Fix-Tests-Verdict',
  fixer: 'Fix-Tests-Fixer',
  tests: 'Fix-Tests-Tests',
  reverts: 'Fix-Tests-Reverts',
} as const

/** Start of the subject of a commit with tests of the bot's own. */
export const ADDED_TESTS = 'fix-tests: tests'

/** Start of the subject of a commit that drops leftovers, and that of older versions. */
export const PRUNING = 'fix-tests: leftovers'
const OLD_PRUNING = 'fix-tests: smallest patch'

/** Start of the subject of a commit that holds what the project's own commands wrote. */
export const COMMAND = 'fix-tests: run'

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
      for (const iteration of iterations) attempts.set(iteration, rebuildAttempt({ sha, message, iteration, trailers }))
      continue
    }
    const undone = attempts.get(iterations[0] ?? 0)
    if (undone === undefined) return undefined
    // A squashed commit contains several attempts.
    for (const each of attempts.values())
      if (each.commit === undone.commit) attempts.set(each.iteration, { ...each, revert: sha, result: 'regression' })
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
  const summary = body[0] ?? subject
  const strategy = Strategy.safeParse(trailers.get(TRAILER.strategy))
  const isPruning = [PRUNING, OLD_PRUNING].some(start => subject.startsWith(start))
  const isCommand = subject.startsWith(`${COMMAND} `)
  const fixer = trailers.get(TRAILER.fixer) ?? 'unknown'
  return {
    iteration,
    kind: subject.startsWith(ADDED_TESTS) ? 'tests' : isPruning ? 'pruning' : isCommand ? 'command' : 'repair',
    past: false,
    clusters: [],
    title: summary,
    signature: '',
    // Trailers name tests by their titles, which are for users only.
    targets: [],
    strategy: strategy.success ? strategy.data : 'conservative',
    fixer,
    commands: isCommand ? fixer.split(' && ') : [],
    debugging: 0,
    candidate: 0,
    base: '',
    rateBefore: 0,
    proposal: { summary, rootCause: rootCauseIn(body), changes: [], leftUndone: '', affectedTests: [], confidence: 0 },
    files: [],
    diff: '',
    // Older versions wrote `pass` for progress too.
    result: verdictIn(message, iteration) === 'progress' ? 'progress' : 'pass',
    reason: 'It was found on the branch.',
    output: '',
    final: false,
    unavailable: false,
    misconfigured: false,
    commit: sha,
    confirmed: false,
    spending: {},
    transcripts: [],
    downUntilMs: 0,
    code: '',
    startedAt: 0,
    durationMs: 0,
  }
}

function rootCauseIn(body: readonly string[]): string {
  return body.find(line => line.startsWith('Root cause: '))?.slice('Root cause: '.length) ?? ''
}

/** Return the verdict on one iteration: the first after its number, since a squashed commit has several. */
function verdictIn(message: string, iteration: number): string | undefined {
  const lines = lastParagraph(message).split('\n')
  const own = lines.slice(lines.indexOf(`${TRAILER.iteration}: ${iteration}`) + 1)
  const name = `${TRAILER.verdict}: `
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
