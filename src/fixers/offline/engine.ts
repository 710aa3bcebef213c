import { performance } from 'node:perf_hooks'
import { noUsage, type Proposal } from '../../domain/state.ts'
import { byKey, keyOf, type TestRun } from '../../domain/tests.ts'
import type { Assignment, Fixer, FixerAnswer, FixerTools } from '../../ports.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { focusOn } from './focus.ts'

export interface OfflineOptions {
  readonly isTest: (file: string) => boolean
  /** Candidates that one attempt may try. */
  readonly candidates?: number
  /** Milliseconds that one attempt may take. */
  readonly budgetMs?: number
}

const CANDIDATES = 150
const BUDGET_MS = 10 * 60_000
/** After how many candidates a log that is not live hears of them. */
const HEARTBEAT = 25

/**
 * The repair engine that needs no key, no network and no tokens: it changes one node of the code at a time, the
 * likeliest first, and keeps what turns the failing tests green and breaks no other.
 */
export class OfflineEngine implements Fixer {
  readonly name = 'offline'
  readonly #options: OfflineOptions

  constructor(options: OfflineOptions) {
    this.#options = options
  }

  async fix(assignment: Assignment, tools: FixerTools): Promise<FixerAnswer> {
    const focus = await focusOn(assignment, tools.source, this.#options.isTest)
    const refuted = new Set(assignment.earlier.map(attempt => attempt.proposal?.summary))
    const all = await candidatesFor(assignment, tools.source, focus)
    const candidates = all.filter(candidate => !refuted.has(summaryOf(candidate)))
    if (candidates.length === 0) return abstention(`It found nothing to try in ${listed(focus.files)}.`)
    tools.emit({ kind: 'thought', fixer: this.name, text: `${candidates.length} candidates in ${listed(focus.files)}` })

    const search = await this.#search(candidates, assignment, tools)
    if (search.best === undefined) return abstention(search.gaveUp)
    await tools.source.write(search.best.candidate.file, search.best.candidate.result)
    return { kind: 'proposal', proposal: proposalOf(search.best, search.tried, assignment), usage: noUsage }
  }

  /** Tries candidates until one turns all targets green; else the one that turned most of them green. */
  async #search(candidates: readonly Candidate[], assignment: Assignment, tools: FixerTools): Promise<Search> {
    const started = performance.now()
    const most = this.#options.candidates ?? CANDIDATES
    const budget = Math.min(tools.budgetMs, this.#options.budgetMs ?? BUDGET_MS)
    const targets = assignment.clusters.flatMap(({ tests }) => tests)
    let best: Hit | undefined
    let tried = 0
    for (const candidate of candidates) {
      tools.signal.throwIfAborted()
      const spent = performance.now() - started
      if (tried >= most || spent > budget) {
        const limit = tried >= most ? `${most} candidates` : `${Math.round(spent / 1000)} s`
        return { best, tried, gaveUp: `Its budget of ${limit} is used up; no candidate held.` }
      }
      tried += 1
      tools.emit({
        kind: 'trying',
        fixer: this.name,
        tried,
        of: Math.min(candidates.length, most),
        what: candidate.what,
      })
      const hit = await judge(candidate, { targets, atLeast: best?.green ?? 0, tools })
      if (hit !== undefined) best = hit
      if (best?.green === targets.length) break
      if (tried % HEARTBEAT === 0) tools.emit({ kind: 'thought', fixer: this.name, text: `${tried} candidates tried` })
    }
    return { best, tried, gaveUp: `None of its ${tried} candidates turned the tests green without breaking others.` }
  }
}

interface Hit {
  readonly candidate: Candidate
  /** How many targets it turns green. */
  readonly green: number
}

interface Search {
  readonly best: Hit | undefined
  readonly tried: number
  readonly gaveUp: string
}

/** The failing tests first, the rest after; the file is put back in any case. */
async function judge(
  candidate: Candidate,
  { targets, atLeast, tools }: { targets: readonly string[]; atLeast: number; tools: FixerTools },
): Promise<Hit | undefined> {
  const written = await tools.source.write(candidate.file, candidate.result)
  if (!written.ok) return undefined
  try {
    const green = greenIn(await tools.runTests(), targets)
    if (green <= atLeast) return undefined
    const whole = await tools.runTests({ kind: 'all' })
    const sound = whole.complete && greenIn(whole, targets) === green && tools.regressions(whole).length === 0
    return sound ? { candidate, green } : undefined
  } finally {
    await tools.source.reset(candidate.file)
  }
}

function greenIn(run: TestRun, targets: readonly string[]): number {
  const cases = byKey(run.cases)
  const loaded = new Set(
    run.cases.filter(({ id }) => id.name !== '').map(({ id }) => keyOf({ ...id, suite: [], name: '' })),
  )
  // A file that could not be loaded is green when its tests are there.
  const green = (key: string) => cases.get(key)?.status === 'passed' || (!cases.has(key) && loaded.has(key))
  return run.exit.kind === 'exited' ? targets.filter(green).length : 0
}

function proposalOf({ candidate, green }: Hit, tried: number, assignment: Assignment): Proposal {
  const count = assignment.clusters.flatMap(({ tests }) => tests).length
  const place = `${candidate.file}:${candidate.line}${candidate.symbol === '' ? '' : ` in \`${candidate.symbol}\``}`
  return {
    summary: summaryOf(candidate),
    rootCause: `${SLIP[candidate.operator]} at ${place}.`,
    changes: [
      {
        file: candidate.file,
        why: `With it ${green} of ${count} failing tests pass and no other test of the suite changes; ${tried} candidates were tried, the likeliest first.`,
      },
    ],
    affectedTests: [],
    confidence: green === count ? 0.7 : 0.5,
  }
}

const SLIP: Readonly<Record<Candidate['operator'], string>> = {
  comparison: 'A wrong comparison',
  arithmetic: 'A wrong arithmetic operator',
  boolean: 'A wrong boolean operator',
  'off-by-one': 'An off-by-one error',
  negation: 'A condition the wrong way round',
  constant: 'A wrong constant',
  'swapped-arguments': 'Arguments or operands in the wrong order',
  'other-name': 'A wrong name',
  'missing-return': 'A missing return',
  'missing-await': 'A missing await',
  'null-guard': 'A missing guard against an absent value',
  'reverted-hunk': 'A change of the failing commit',
}

function summaryOf({ what, file, line }: Candidate): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${file}:${line}`
}

function listed(files: readonly string[]): string {
  return files.length === 0 ? 'no source file, since none is known to be involved' : files.slice(0, 3).join(', ')
}

function abstention(reason: string): FixerAnswer {
  // The search is the same every time: what it did not find now it will not find in another attempt.
  return { kind: 'abstention', reason, final: true, usage: noUsage }
}
