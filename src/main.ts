import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, posix, relative, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import picomatch from 'picomatch'
import { runCycle } from './cycle/cycle.ts'
import { FileLedger } from './cycle/ledger.ts'
import type { World } from './cycle/world.ts'
import { type EditPolicy, TEST_FILES } from './domain/edit-policy.ts'
import { resumed } from './domain/machine.ts'
import { redactor } from './domain/redact.ts'
import { initialState, type Request, type State, totalUsage } from './domain/state.ts'
import type { TestCase, TestId } from './domain/tests.ts'
import { UserError } from './errors.ts'
import type { Event } from './events.ts'
import { fixerChain } from './fixers/chain.ts'
import { parseHunks } from './domain/hunks.ts'
import { customFramework } from './frameworks/custom.ts'
import { detectFramework, FRAMEWORKS } from './frameworks/detect.ts'
import type { Framework, Project } from './frameworks/framework.ts'
import { projectAt } from './frameworks/project.ts'
import type { Settings } from './inputs.ts'
import type { Emit, Keeper, PullRequestLink, Report } from './ports.ts'
import { reportOn } from './report/markdown.ts'
import { relativiser } from './results/read.ts'
import { parseCommand } from './runner/command-line.ts'
import { compilers } from './runner/compilers.ts'
import { ProcessTestRunner } from './runner/test-runner.ts'
import { importsOf } from './triage/imports.ts'
import { type Checkout, requireClean, switched } from './workspace/checkout.ts'
import { Repository } from './workspace/repository.ts'
import { GitWorkspace } from './workspace/workspace.ts'

/** One piece of work: what to fix and where, and how its door meets the world. */
export interface Job {
  readonly settings: Settings
  readonly request: Request
  /** What tells this job from others on the same commit. */
  readonly name: string
  readonly checkout: Checkout
  readonly host: Readonly<Record<string, string | undefined>>
  readonly secrets: readonly string[]
  /** Directory of this machine for state, git directory and reports; outside the checkout. */
  readonly stateRoot: string
  readonly resume: boolean
  readonly emit: Emit
  readonly signal: AbortSignal
  /** `https://…/owner/name`, or '' without a server. */
  readonly repositoryUrl: string
  /** The cases of the reports, or undefined when the tests are to be run to find the failing ones. */
  readonly reported: readonly TestCase[] | undefined
  /** Brings the failing commit into the bot's repository, and says where branch and ledger are kept. */
  openKeeper(options: { repository: Repository; key: string }): Promise<Keeper>
  publish(state: State, report: Report): Promise<PullRequestLink | undefined>
}

export interface Result {
  readonly state: State
  readonly report: Report
}

/** Bytes that GitHub accepts as the body of a pull request or a comment, less what markers need. */
const BODY_LIMIT = 65_000

/** The whole way for one request: workspace, tests, fixers, the cycle, the report. */
export async function fixTests(job: Job): Promise<Result> {
  const began = performance.now()
  const { settings, request, checkout } = job
  const key = keyOf(job)
  const dir = join(job.stateRoot, key)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const journal = join(dir, 'touched.json')
  await GitWorkspace.recover(checkout.top, journal)
  await requireClean(checkout)
  const host = { PATH: job.host.PATH ?? '', HOME: job.host.HOME ?? '' }
  const repository = await Repository.open({ dir: join(dir, 'git'), work: checkout.top, host })
  const keeper = await job.openKeeper({ repository, key })
  if (!job.resume) await Promise.all(['state.json', 'events.jsonl'].map(file => rm(join(dir, file), { force: true })))
  const ledger = await FileLedger.open(dir, keeper, job.secrets)
  const emit = broadcast([job.emit, event => ledger.append(event)])
  emit({ kind: 'request', branch: request.headBranch, sha: request.headSha, key })

  await using _there = await switched(checkout, { sha: request.headSha, from: repository })
  const project = projectAt(directory(checkout, settings))
  const framework = frameworkFor(project, settings, job.reported)
  const reported = failing(job.reported)
  const known = job.resume ? await ledger.load() : undefined
  for (const problem of ledger.problems) emit({ kind: 'note', level: 'warning', text: problem })
  const state = await startingState({ known, job, key, reported, keeper, repository, emit })

  const policy: EditPolicy = {
    protected: settings['protected-paths'],
    matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
  }
  await using workspace = await GitWorkspace.open(
    { root: checkout.top, repository, head: request.headSha, policy, journal },
    state.tip,
  )
  const tests = new ProcessTestRunner({
    project,
    framework,
    temp: join(dir, 'runs'),
    host: job.host,
    pass: settings['pass-env'],
    secrets: job.secrets,
    timeoutMs: settings['test-timeout-minutes'] * 60_000,
    reportPaths: settings['report-paths'],
    emit,
  })
  const redact = redactor(job.secrets)
  const isTest = (file: string) => picomatch.isMatch(file, [...TEST_FILES], { dot: true })
  const fixers = await fixerChain({
    models: settings.models,
    anthropicKey: settings['anthropic-api-key'],
    anthropicUrl: settings['anthropic-base-url'],
    redact,
    isTest,
  })
  const setupCommand = settings['setup-command'] && parseCommand('setup-command', settings['setup-command'])
  const report = (at: State): Report => {
    const targets = at.targets.flatMap(
      target => at.initial?.tests.flatMap(({ id }) => (keyIs(id, target) ? [id] : [])) ?? [],
    )
    const written = reportOn(at, {
      reproduce: tests.describe(targets),
      limit: BODY_LIMIT,
      repositoryUrl: job.repositoryUrl,
    })
    return { ...written, title: redact(written.title), markdown: redact(written.markdown) }
  }
  const world: World = {
    rules: { fixers: [...fixers.keys()], limits: limitsOf(settings) },
    workspace,
    tests,
    fixers,
    ledger,
    clock: Date,
    emit,
    signal: job.signal,
    inProject: inProject(checkout, project),
    compiles: compilers({ root: checkout.top, host: job.host, temp: join(dir, 'runs'), signal: job.signal }),
    setup: async () => {
      if (setupCommand) await tests.setup(setupCommand, job.signal)
    },
    surroundings: async () => surroundings({ workspace, project, checkout, isTest }),
    publish: async at => job.publish(at, report(at)),
  }
  const end = await runCycle(state, world)
  const modelMs = totalUsage(end).waitedMs - totalUsage(state).waitedMs
  emit({ kind: 'time', totalMs: performance.now() - began, testMs: tests.spentMs, modelMs })
  return { state: end, report: report(end) }
}

/** Checks what can be checked before anything is touched. @throws UserError */
export function precheck(settings: Settings): void {
  for (const name of ['test-command', 'setup-command'] as const) {
    const text = settings[name]
    if (text !== undefined) parseCommand(name, text)
  }
}

function keyOf({ request, name }: Job): string {
  return createHash('sha256').update(`${request.repository}\0${request.headSha}\0${name}`).digest('hex').slice(0, 16)
}

function failing(reported: Job['reported']): readonly TestId[] {
  return (reported ?? []).filter(({ status }) => status === 'failed').map(({ id }) => id)
}

function keyIs(id: TestId, key: string): boolean {
  return JSON.stringify([id.framework, id.file, ...id.suite, id.name]) === key
}

async function startingState(options: {
  known: State | undefined
  job: Job
  key: string
  reported: readonly TestId[]
  keeper: Keeper
  repository: Repository
  emit: Emit
}): Promise<State> {
  const { known, job, key, reported, keeper, repository, emit } = options
  if (known !== undefined) {
    const tree = known.phase.at === 'committing' ? known.phase.tree : undefined
    const hasTree = tree !== undefined && (await repository.has(`${tree}^{tree}`))
    if (!(await repository.has(`${known.tip}^{commit}`))) await keeper.fetch(known.branch)
    const state = resumed(known, () => hasTree)
    emit({ kind: 'resumed', phase: state.phase.at, attempts: state.attempts.length })
    return state
  }
  return initialState({ key, branch: await freeBranch(job, keeper), request: job.request, reported })
}

/** The name of the template, or with a number behind it when somebody else has a branch of that name. */
async function freeBranch({ settings, request }: Job, keeper: Keeper): Promise<string> {
  const name = branchName(settings.branch, request)
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`
    if (!(await keeper.exists(branch))) return branch
  }
}

/** Fills the template of the input `branch`. */
export function branchName(template: string, { headBranch, headSha }: Pick<Request, 'headBranch' | 'headSha'>): string {
  return template.replaceAll('{head}', headBranch).replaceAll('{sha}', headSha.slice(0, 7))
}

function directory(checkout: Checkout, settings: Settings): string {
  const path = resolve(checkout.top, settings['working-directory'])
  const step = relative(checkout.top, path)
  if (step.startsWith('..')) {
    throw new UserError(
      `Input working-directory: ${settings['working-directory']} lies outside the repository.`,
      'Use a path inside it.',
    )
  }
  return path
}

function frameworkFor(project: Project, settings: Settings, reported: Job['reported']): Framework {
  const ids = (reported ?? []).map(({ id }) => id)
  const detected = detectFramework(project, ids)
  const command = settings['test-command']
  if (command !== undefined) return customFramework(parseCommand('test-command', command), detected)
  if (detected !== undefined) return detected
  const names = FRAMEWORKS.map(({ name }) => name).join(', ')
  throw new UserError(
    `No test framework was found in ${project.root} (looked for ${names}).`,
    'Pass test-command, with {report} where the path of the JUnit XML belongs.',
  )
}

function limitsOf(settings: Settings) {
  return {
    iterations: settings['max-iterations'],
    attempts: settings['max-attempts'],
    minutes: settings['timeout-minutes'],
    tokens: settings['max-tokens'],
  }
}

/** Relative to the top of the repository, for files of the project that exist and are not somebody else's. */
function inProject(checkout: Checkout, project: Project): World['inProject'] {
  const toProject = relativiser(project.root, project.exists)
  const prefix = relative(checkout.top, project.root).replaceAll('\\', '/')
  return file => {
    const path = toProject(file)
    const foreign = /(?:^|\/)(?:node_modules|site-packages|\.venv|venv|vendor)\//.test(path) || path.startsWith('..')
    return foreign || posix.isAbsolute(path) || !project.exists(path) ? undefined : posix.join(prefix, path)
  }
}

async function surroundings(options: {
  workspace: GitWorkspace
  project: Project
  checkout: Checkout
  isTest: (file: string) => boolean
}) {
  const { workspace, project, checkout, isTest } = options
  const prefix = relative(checkout.top, project.root).replaceAll('\\', '/')
  const known = new Set(await workspace.list())
  const read = (file: string) => {
    try {
      return readFileSync(join(checkout.top, file), 'utf8')
    } catch {
      // Listed by git, but not there or not readable: then it imports nothing.
      return undefined
    }
  }
  return {
    isTest,
    changed: [...new Set(parseHunks(await workspace.failingDiff()).map(({ file }) => file))],
    importsOf: (file: string) => importsOf(known.has(file) ? file : posix.join(prefix, file), { known, read }),
  }
}

function broadcast(listeners: readonly Emit[]): Emit {
  return (event: Event) => {
    for (const listener of listeners) listener(event)
  }
}
