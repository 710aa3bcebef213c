import { type Attempt, Strategy } from '../domain/attempt.ts'

/** The trailers by which the bot's own commits are told, and its state can be read off the branch. */
export const TRAILER = {
  key: 'Fix-Tests-Key',
  iteration: 'Fix-Tests-Iteration',
  strategy: 'Fix-Tests-Strategy',
  verdict: 'Fix-Tests-Verdict',
  fixer: 'Fix-Tests-Fixer',
  tests: 'Fix-Tests-Tests',
  reverts: 'Fix-Tests-Reverts',
} as const

/** What the subject of a commit begins with that makes the fix smaller. */
export const PRUNING = 'fix-tests: smallest patch'

/**
 * The attempts whose commits a branch holds, as far as their messages tell: what a lost ledger is rebuilt from.
 * @param log commits of the branch, newest first
 * @returns undefined when one of the commits is not the bot's own for this request
 */
export function attemptsIn(log: readonly { sha: string; message: string }[], key: string): Attempt[] | undefined {
  const attempts = new Map<number, Attempt>()
  for (const { sha, message } of log.toReversed()) {
    const said = trailersOf(message)
    const iteration = Number(said.get(TRAILER.iteration))
    if (said.get(TRAILER.key) !== key || !Number.isInteger(iteration) || iteration < 1) return undefined
    const reverted = attempts.get(iteration)
    if (!said.has(TRAILER.reverts)) attempts.set(iteration, rebuilt({ sha, message, iteration, said }))
    else if (reverted !== undefined) attempts.set(iteration, { ...reverted, revert: sha, result: 'regression' })
    else return undefined
  }
  return [...attempts.values()].toSorted((a, b) => a.iteration - b.iteration)
}

function rebuilt(commit: { sha: string; message: string; iteration: number; said: Map<string, string> }): Attempt {
  const { sha, message, iteration, said } = commit
  const [subject = '', ...paragraphs] = message.trimEnd().split(/\n{2,}/)
  // The last one is the trailers.
  const body = paragraphs.slice(0, -1).flatMap(paragraph => paragraph.split('\n'))
  const summary = body[0] ?? subject
  const strategy = Strategy.safeParse(said.get(TRAILER.strategy))
  const isPruning = subject.startsWith(PRUNING)
  return {
    iteration,
    kind: isPruning ? 'pruning' : 'repair',
    past: false,
    clusters: [],
    title: summary,
    signature: '',
    // Tests are named by titles there, and titles are for people.
    targets: [],
    strategy: strategy.success ? strategy.data : 'conservative',
    fixer: said.get(TRAILER.fixer) ?? 'unknown',
    debugging: 0,
    candidate: 0,
    base: '',
    rateBefore: 0,
    proposal: { summary, rootCause: rootCauseIn(body), changes: [], leftUndone: '', affectedTests: [], confidence: 0 },
    files: [],
    diff: '',
    result: 'pass',
    reason: 'It was found on the branch.',
    output: '',
    final: false,
    unavailable: false,
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

/** The last paragraph's trailers; of one that comes several times, the first. */
function trailersOf(message: string): Map<string, string> {
  const found = new Map<string, string>()
  const last =
    message
      .trimEnd()
      .split(/\n{2,}/)
      .at(-1) ?? ''
  for (const line of last.split('\n')) {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined && !found.has(name)) found.set(name, value)
  }
  return found
}
