import { type Attempt, Strategy } from '../domain/model/attempt.ts'

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
    const iterations = iterationsIn(message)
    if (said.get(TRAILER.key) !== key || iterations.length === 0) return undefined
    if (!said.has(TRAILER.reverts)) {
      for (const iteration of iterations) attempts.set(iteration, rebuilt({ sha, message, iteration, said }))
      continue
    }
    const undone = attempts.get(iterations[0] ?? 0)
    if (undone === undefined) return undefined
    // Several may stand in one commit, since it was squashed.
    for (const each of attempts.values())
      if (each.commit === undone.commit) attempts.set(each.iteration, { ...each, revert: sha, result: 'regression' })
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

/** The iterations that a commit stands for: several, where it was squashed. None where one is no number. */
function iterationsIn(message: string): number[] {
  // Ours begin with the only key; what stands below another one is somebody else's.
  const [ours = ''] = lastParagraph(message).split(new RegExp(`(?<=\\n)${TRAILER.key}: `))
  const numbers = [...ours.matchAll(new RegExp(`^${TRAILER.iteration}: (.*)$`, 'gm'))].map(([, text]) => Number(text))
  return numbers.every(number => Number.isInteger(number) && number >= 1) ? numbers : []
}

/** The last paragraph's trailers; of one that comes several times, the first. */
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
