import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { modelAccess } from './model-access.ts'
import { guidanceAt, loadFixHistory, saveFixHistory } from './agent-context.ts'
import { loadInitialState, freeBranch } from './initial-state.ts'
import { runWorkflow } from '../workflow/loop.ts'
import { FileLedger } from '../state-store/ledger.ts'
import type { WorkflowContext } from '../workflow/context.ts'
import type { Limits } from '../domain/policy/budget.ts'
import { redacted, redactor } from '../domain/policy/redaction.ts'
import { testsOf, totalUsage } from '../domain/model/selectors.ts'
import type { State } from '../domain/model/state.ts'
import type { Event } from '../contracts/events.ts'
import { createChain } from '../fixers/chain.ts'
import { projectAt } from '../frameworks/project-files.ts'
import { editPolicy, createTestbeds } from './testbed-settings.ts'
import type { Settings } from '../config/settings.ts'
import { type Job, requestKey, type Result } from './job.ts'
import type { Emit, Report } from '../contracts/ports.ts'
import { projectDirectory, planTests } from './test-plan.ts'
import { renderReport } from '../rendering/pull-request-body.ts'
import { parseCommand } from '../frameworks/parse-command.ts'
import { isTestFile, ProjectFiles, indexSources } from './source-index.ts'
import { dirtyFiles, requireClean, checkOutCommit } from '../workspace/checkout.ts'
import { Worktrees } from '../workspace/worktrees.ts'
import { lockCheckout } from '../workspace/checkout-lock.ts'
import { Repository } from '../workspace/repository.ts'
import { GitWorkspace } from '../workspace/workspace.ts'

/** Bytes of 65,536 that a body may have, less markers (a branch and a matrix may be long) and a note on CI. */
const BODY_LIMIT = 58_000

/** The whole way for one request: workspace, tests, fixers, the cycle, the report. */
export async function fixTests(job: Job): Promise<Result> {
  const began = performance.now()
  const { settings, request, checkout } = job
  const key = requestKey(job)
  const dir = join(job.stateRoot, key)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await using _alone = await lockCheckout(join(job.stateRoot, 'lock'))
  // One for the checkout, whatever commit the run that died was at.
  const journal = join(job.stateRoot, 'touched.json')
  const { restored, left } = await GitWorkspace.recover(checkout.top, journal)
  await requireClean(checkout)
  const host = { PATH: job.host.PATH ?? '', HOME: job.host.HOME ?? '' }
  // Earlier steps of a job may have put objects there.
  if (job.resume !== 'anywhere') await rm(join(dir, 'git'), { recursive: true, force: true })
  const repository = await Repository.open({ dir: join(dir, 'git'), work: checkout.top, host })
  const keeper = await job.openKeeper({ repository, key })
  const transcripts = join(dir, 'transcripts')
  if (job.resume !== 'anywhere') {
    await Promise.all(['state.json', 'events.jsonl'].map(file => rm(join(dir, file), { force: true })))
    await rm(transcripts, { recursive: true, force: true })
  }
  await using ledger = await FileLedger.open(dir, { keeper, secrets: job.secrets, owner: job.owner, clock: Date })
  // Progress is for those who watch; kept, it would be a line for each test of each run.
  const redact = redactor(job.secrets)
  const told = broadcast([job.emit, event => event.kind !== 'tests-progress' && ledger.append(event)])
  const emit: Emit = event => told(redacted(event, redact))
  for (const path of restored) emit(note('info', `${path} was put back: a run that died had left an edit in it.`))
  for (const path of left)
    emit(note('warning', `${path} was edited by a run that died, and changed since: it is left as it is.`))
  emit({ kind: 'request', branch: request.headBranch, sha: request.headSha, key })
  await ledger.take({
    mode: settings['if-running'],
    isGone: owner => job.isGone(owner),
    onWait: ({ name }) => emit(note('info', `Another run (${name}) works on the same request: waiting for its end.`)),
    signal: job.signal,
  })
  await job.onTaken?.(key)

  await using _there = await checkOutCommit(checkout, { sha: request.headSha, from: repository })
  const project = projectAt(projectDirectory(checkout, settings))
  const plan = planTests(project, settings, job.reported)
  for (const text of plan.notes) emit(note('info', text))
  const reported = (job.reported ?? []).filter(({ status }) => status === 'failed').map(({ id }) => id)
  const known = job.resume === 'no' ? undefined : await ledger.load({ local: job.resume === 'anywhere' })
  for (const problem of ledger.problems) emit(note('warning', problem))
  const state = await loadInitialState({ known, job, key, reported, keeper, repository, emit })

  await using copies = await Worktrees.open(checkout, join(dir, 'copies'))
  const shared = { repository, head: request.headSha, base: job.base, policy: editPolicy(settings), redact }
  const makeCommit = job.makeCommit?.(repository)
  await using workspace = await GitWorkspace.open({ ...shared, makeCommit, root: checkout.top, journal }, state.tip)
  const filesNow = async () => new ProjectFiles({ top: checkout.top, project, files: await workspace.list() })
  const files = await filesNow()
  const sites = createTestbeds({
    settings,
    reported: job.reported,
    checkout,
    copies,
    workspace: shared,
    project,
    files,
    host: job.host,
    secrets: job.secrets,
    temp: join(dir, 'runs'),
    emit,
    signal: job.signal,
  })
  const here = sites.checkout(workspace)
  const { fixers, reviewer } = await createChain({
    models: settings.models,
    roles: {
      analyst: settings['analyst-model'],
      fixer: settings['fixer-model'],
      reviewer: settings['reviewer-model'],
      small: settings['small-model'],
    },
    review: settings.review,
    access: modelAccess(settings, job.host),
    redact,
    isTest: isTestFile,
    transcripts,
    background: async () => ({
      guidance: job.trusted === undefined ? [] : await guidanceAt(repository, job.trusted),
      memory: await loadFixHistory(keeper, emit),
    }),
    isPriced: settings['max-cost-usd'] !== undefined || settings['max-cluster-cost-usd'] !== undefined,
  })
  const setupCommand = settings['setup-command'] && parseCommand('setup-command', settings['setup-command'])
  let uploaded: string | undefined
  const report = (at: State): Report => {
    const written = renderReport(at, {
      reproduce: here.tests.describe(testsOf(at, at.targets)),
      limit: BODY_LIMIT,
      repositoryUrl: job.repositoryUrl,
      transcripts: uploaded,
    })
    return { ...written, title: redact(written.title), markdown: redact(written.markdown) }
  }
  const world: WorkflowContext = {
    ...here,
    rules: {
      fixers: [...fixers.keys()],
      revisers: [...fixers.values()].filter(({ revises }) => revises).map(({ name }) => name),
      limits: limitsOf(settings),
      validate: settings.validate,
      parallel: settings.parallel,
      candidates: settings.candidates,
      squash: settings.squash,
    },
    reproduction: {
      reruns: settings['flaky-reruns'],
      compareBase: settings['compare-base'],
      bisect: settings.bisect,
      notes: plan.notes,
    },
    fixers,
    reviewer,
    ledger,
    clock: Date,
    emit,
    signal: job.signal,
    inProject: files.inProject,
    copy: commit => sites.copy(commit),
    strays: async () => (await dirtyFiles(checkout)).filter(path => !workspace.touched.has(path)),
    surroundings: async () =>
      indexSources({
        files: await filesNow(),
        diff: await workspace.history.failingDiff(),
        recent: await workspace.history.recent(),
        isTest: isTestFile,
      }),
    freeBranch: () => freeBranch(job, keeper, repository),
    publish: async at => {
      if (at.outcome !== 'stopped') {
        await saveFixHistory(redacted(at, redact), keeper, emit)
        uploaded = await job.keepTranscripts?.(transcripts)
      }
      // Names and ids are what they are; words are without secrets.
      const words = { ...redacted(at, redact), branch: at.branch, tip: at.tip, request: at.request }
      return job.publish(words, { report: report(at), patch: () => workspace.changeDiff() })
    },
  }
  // On each machine anew, wherever the work goes on; a result that only has to be published needs no tests.
  if (setupCommand && state.phase.at !== 'publishing') await here.runner.setup(setupCommand, job.signal)
  await copies.look()
  const end = await runWorkflow(state, world)
  const modelMs = totalUsage(end).waitedMs - totalUsage(state).waitedMs
  const { spentMs: testMs, runs, known: repeated } = sites
  emit({ kind: 'time', totalMs: performance.now() - began, testMs, modelMs, runs, known: repeated })
  return { state: redacted(end, redact), report: report(end), transcripts }
}

function limitsOf(settings: Settings): Limits {
  return {
    iterations: settings['max-iterations'],
    attempts: settings['max-attempts'],
    minutes: settings['timeout-minutes'],
    tokens: settings['max-tokens'],
    dollars: settings['max-cost-usd'],
    cluster: {
      minutes: settings['max-cluster-minutes'],
      tokens: settings['max-cluster-tokens'],
      dollars: settings['max-cluster-cost-usd'],
    },
  }
}

function note(level: 'info' | 'warning', text: string): Event {
  return { kind: 'note', level, text }
}

function broadcast(listeners: readonly Emit[]): Emit {
  return (event: Event) => {
    for (const listener of listeners) listener(event)
  }
}
