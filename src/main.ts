import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { accessOf } from './access.ts'
import { guidanceAt, recalled, remember } from './background.ts'
import { beginning, freeBranch } from './beginning.ts'
import { runCycle } from './cycle/cycle.ts'
import { FileLedger } from './cycle/ledger.ts'
import type { World } from './cycle/world.ts'
import type { Limits } from './domain/limits.ts'
import { redacted, redactor } from './domain/redact.ts'
import { testsOf, totalUsage } from './domain/known.ts'
import type { State } from './domain/state.ts'
import type { Event } from './events.ts'
import { chainOf } from './fixers/chain.ts'
import { projectAt } from './frameworks/project.ts'
import { policyOf, sitesFor } from './ground.ts'
import type { Settings } from './inputs.ts'
import { type Job, keyOf, type Result } from './job.ts'
import type { Emit, Report } from './ports.ts'
import { directory, planFor } from './project.ts'
import { reportOn } from './report/markdown.ts'
import { parseCommand } from './frameworks/command-line.ts'
import { isTestFile, ProjectFiles, surroundings } from './surroundings.ts'
import { dirtyFiles, requireClean, switched } from './workspace/checkout.ts'
import { Copies } from './workspace/copies.ts'
import { locked } from './workspace/lock.ts'
import { Repository } from './workspace/repository.ts'
import { GitWorkspace } from './workspace/workspace.ts'

/** Bytes of 65,536 that a body may have, less markers (a branch and a matrix may be long) and a note on CI. */
const BODY_LIMIT = 58_000

/** The whole way for one request: workspace, tests, fixers, the cycle, the report. */
export async function fixTests(job: Job): Promise<Result> {
  const began = performance.now()
  const { settings, request, checkout } = job
  const key = keyOf(job)
  const dir = join(job.stateRoot, key)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await using _alone = await locked(join(job.stateRoot, 'lock'))
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

  await using _there = await switched(checkout, { sha: request.headSha, from: repository })
  const project = projectAt(directory(checkout, settings))
  const plan = planFor(project, settings, job.reported)
  for (const text of plan.notes) emit(note('info', text))
  const reported = (job.reported ?? []).filter(({ status }) => status === 'failed').map(({ id }) => id)
  const known = job.resume === 'no' ? undefined : await ledger.load({ local: job.resume === 'anywhere' })
  for (const problem of ledger.problems) emit(note('warning', problem))
  const state = await beginning({ known, job, key, reported, keeper, repository, emit })

  await using copies = await Copies.open(checkout, join(dir, 'copies'))
  const shared = { repository, head: request.headSha, base: job.base, policy: policyOf(settings), redact }
  const makeCommit = job.makeCommit?.(repository)
  await using workspace = await GitWorkspace.open({ ...shared, makeCommit, root: checkout.top, journal }, state.tip)
  const filesNow = async () => new ProjectFiles({ top: checkout.top, project, files: await workspace.list() })
  const files = await filesNow()
  const sites = sitesFor({
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
  const { fixers, reviewer } = await chainOf({
    models: settings.models,
    roles: {
      analyst: settings['analyst-model'],
      fixer: settings['fixer-model'],
      reviewer: settings['reviewer-model'],
      small: settings['small-model'],
    },
    review: settings.review,
    access: accessOf(settings, job.host),
    redact,
    isTest: isTestFile,
    transcripts,
    background: async () => ({
      guidance: job.trusted === undefined ? [] : await guidanceAt(repository, job.trusted),
      memory: await recalled(keeper, emit),
    }),
    isPriced: settings['max-cost-usd'] !== undefined || settings['max-cluster-cost-usd'] !== undefined,
  })
  const setupCommand = settings['setup-command'] && parseCommand('setup-command', settings['setup-command'])
  let uploaded: string | undefined
  const report = (at: State): Report => {
    const written = reportOn(at, {
      reproduce: here.tests.describe(testsOf(at, at.targets)),
      limit: BODY_LIMIT,
      repositoryUrl: job.repositoryUrl,
      transcripts: uploaded,
    })
    return { ...written, title: redact(written.title), markdown: redact(written.markdown) }
  }
  const world: World = {
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
      surroundings({
        files: await filesNow(),
        diff: await workspace.history.failingDiff(),
        recent: await workspace.history.recent(),
        isTest: isTestFile,
      }),
    freeBranch: () => freeBranch(job, keeper, repository),
    publish: async at => {
      if (at.outcome !== 'stopped') {
        await remember(redacted(at, redact), keeper, emit)
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
  const end = await runCycle(state, world)
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
