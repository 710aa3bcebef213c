import { performance } from 'node:perf_hooks'
import type { Analysis, Proposal } from '../../domain/model/attempt.ts'
import { noUsage } from '../../domain/model/usage.ts'
import { byKey, testKey, type TestId, type TestRun } from '../../domain/model/test-case.ts'
import { problemIn } from '../../syntax/syntax-gate.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { Abstention, AnalystAnswer, FixerAnswer } from '../../domain/model/answer.ts'
import type { Fixer, FixerTools } from '../../contracts/ports.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { suspectFiles } from './suspect-files.ts'

export interface OfflineOptions {
  readonly isTest: (file: string) => boolean
  /** Candidates that one attempt may try. */
  readonly candidates?: number
  /** Milliseconds that one attempt may take. */
  readonly budgetMs?: number
}

const CANDIDATES = 150
const BUDGET_MS = 10 * 60_000
/** How many more candidates are tried for one that helps with more tests, after one that helps with some. */
const PATIENCE = 20
/** After how many candidates a log that is not live hears of them. */
const HEARTBEAT = 25
/** How many of a cluster's tests are run first: of those that fail alike, a few speak for all. */
const SAMPLE = 4

/**
 * The repair engine that needs no key, no network and no tokens: it changes one node of the code at a time, the
 * likeliest first, and keeps what turns the failing tests green and breaks no other.
 */
export class OfflineEngine implements Fixer {
  readonly name = 'offline'
  readonly revises = false
  readonly #options: OfflineOptions

  constructor(options: OfflineOptions) {
    this.#options = options
  }

  /** Names the places that it will change, the likeliest first. */
  async analyze(assignment: Assignment, tools: FixerTools): Promise<AnalystAnswer> {
    // The search is the same every time: a second one beside it would find the same.
    if (assignment.candidate > 1) return abstention('Another candidate searches already.')
    const { files } = await suspectFiles(assignment, tools.source, this.#options.isTest)
    if (files.length === 0) return abstention(NO_FILE)
    return { kind: 'analysis', analysis: analysisOf(assignment, files), usage: noUsage }
  }

  async fix(assignment: Assignment, tools: FixerTools): Promise<FixerAnswer> {
    const started = performance.now()
    const focus = await suspectFiles(assignment, tools.source, this.#options.isTest)
    const refuted = new Set(assignment.earlier.map(attempt => attempt.proposal?.summary))
    const all = await candidatesFor(assignment, tools.source, focus)
    const candidates = all.filter(candidate => !refuted.has(summaryOf(candidate)))
    if (focus.files.length === 0) return abstention(NO_FILE)
    if (candidates.length === 0) return abstention(`It found nothing to try in ${listed(focus.files)}.`)
    tools.emit({ kind: 'thought', fixer: this.name, text: `${candidates.length} candidates in ${listed(focus.files)}` })

    const search = await this.#search(candidates, { assignment, tools, started })
    if (search.best === undefined) return abstention(search.gaveUp)
    await tools.source.write(search.best.candidate.file, search.best.candidate.result)
    return { kind: 'proposal', proposal: proposalOf(search.best, search.tried, assignment), usage: noUsage }
  }

  /** Tries candidates until one turns all targets green; else the one that turned most of them green. */
  async #search(
    candidates: readonly Candidate[],
    { assignment, tools, started }: { assignment: Assignment; tools: FixerTools; started: number },
  ): Promise<Search> {
    const most = this.#options.candidates ?? CANDIDATES
    const budget = Math.min(tools.budgetMs, this.#options.budgetMs ?? BUDGET_MS)
    const targets = assignment.clusters.flatMap(({ tests }) => tests)
    let best: Hit | undefined
    let tried = 0
    let since = 0
    for (const candidate of candidates) {
      tools.signal.throwIfAborted()
      const spent = performance.now() - started
      if (tried >= most || spent > budget) {
        const limit = tried >= most ? `${most} candidates` : `${Math.round(spent / 1000)} s`
        return { best, tried, gaveUp: `Its budget of ${limit} is used up; no candidate held.` }
      }
      const text = (await tools.source.read(candidate.file)) ?? ''
      if (problemIn(candidate.file, candidate.result, text) !== undefined) continue
      tried += 1
      tools.emit({
        kind: 'trying',
        fixer: this.name,
        tried,
        of: Math.min(candidates.length, most),
        what: candidate.what,
      })
      const hit = await judge(candidate, { targets, sample: sampleOf(assignment), atLeast: best?.green ?? 0, tools })
      if (hit !== undefined) best = hit
      if (hit !== undefined) since = tried
      // A change that helps some may be all there is to one bug of several: the rest is diagnosed anew after it.
      if (best !== undefined && (best.green === targets.length || tried - since >= PATIENCE)) break
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
  {
    targets,
    sample,
    atLeast,
    tools,
  }: { targets: readonly string[]; sample: readonly TestId[]; atLeast: number; tools: FixerTools },
): Promise<Hit | undefined> {
  const written = await tools.source.write(candidate.file, candidate.result)
  if (!written.ok) return undefined
  try {
    if (sample.length < targets.length) {
      const quick = await tools.runTests({ kind: 'only', tests: sample })
      if (greenIn(quick, sample.map(testKey)) === 0) return undefined
    }
    const green = greenIn(await tools.runTests(), targets)
    if (green <= atLeast) return undefined
    const { run, broken } = await tools.guard([candidate.file])
    const sound = run.complete && greenIn(run, targets) === green && broken.length === 0
    return sound ? { candidate, green } : undefined
  } finally {
    await tools.source.reset(candidate.file)
  }
}

/** Some of the failing tests, from all over the list. */
function sampleOf({ failures }: Assignment): TestId[] {
  const step = Math.max(1, failures.length / SAMPLE)
  return Array.from({ length: Math.min(SAMPLE, failures.length) }, (_, index) => failures[Math.floor(index * step)])
    .filter(failure => failure !== undefined)
    .map(({ id }) => id)
}

function greenIn(run: TestRun, targets: readonly string[]): number {
  const cases = byKey(run.cases)
  const loaded = new Set(
    run.cases.filter(({ id }) => id.name !== '').map(({ id }) => testKey({ ...id, suite: [], name: '' })),
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
    rootCause: `Presumably ${SLIP[candidate.operator]} at ${place}.`,
    changes: [
      {
        file: candidate.file,
        why: `With it ${green} of the ${count} failing tests of this cluster pass, and no other test of the suite changes. It was candidate ${tried}, the likeliest first.`,
      },
    ],
    leftUndone: '',
    affectedTests: [],
    confidence: green === count ? 0.7 : 0.5,
  }
}

const SLIP: Readonly<Record<Candidate['operator'], string>> = {
  comparison: 'a wrong comparison',
  arithmetic: 'a wrong arithmetic operator',
  boolean: 'a wrong boolean operator',
  'off-by-one': 'an off-by-one error',
  negation: 'a condition the wrong way round',
  constant: 'a wrong constant',
  'swapped-arguments': 'arguments or operands in the wrong order',
  'other-name': 'a wrong name',
  'missing-return': 'a missing return',
  'missing-await': 'a missing await',
  'null-guard': 'a missing guard against an absent value',
  'reverted-hunk': 'a change of the failing commit',
}

function summaryOf({ what, file, line }: Candidate): string {
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${file}:${line}`
}

function listed(files: readonly string[]): string {
  return files.slice(0, 3).join(', ')
}

const NO_FILE = 'No source file is known to be involved; tests themselves are not edited.'

function analysisOf({ clusters, debugging }: Assignment, files: readonly string[]): Analysis {
  const places = clusters.flatMap(cluster => cluster.places).filter(({ file }) => files.includes(file))
  const named = new Set(places.map(({ file }) => file))
  const rest = files.filter(file => !named.has(file))
  return {
    evidence: [],
    rootCause: `Presumably one slip in ${listed(files)}: ${clusters.map(({ title }) => title).join('; ')}`,
    hypothesis:
      debugging === undefined
        ? ''
        : 'One other change of a single node turns the targets green and breaks no other test.',
    modificationPoints: [
      ...places.map(({ file, line, why }) => ({ file, symbol: line === undefined ? '' : `line ${line}`, change: why })),
      ...rest.map(file => ({ file, symbol: '', change: 'one node at a time' })),
    ],
    affectedTests: [],
    approach: 'Change one node of the code at a time, the likeliest first, and keep what the tests agree with.',
    alternative: '',
    criticality: 'medium',
    confidence: 0.5,
  }
}

function abstention(reason: string): Abstention {
  // The search is the same every time: what it did not find now it will not find in another attempt.
  return { kind: 'abstention', reason, final: true, usage: noUsage }
}
