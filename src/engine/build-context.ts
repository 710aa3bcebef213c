import { dirname, join } from 'node:path'
import type { State } from '../domain/model/state.ts'
import type { TestCase } from '../domain/model/test-case.ts'
import { type Isolation, isolationText } from '../domain/model/isolation.ts'
import { suggestCommands } from '../frameworks/commands/suggest-commands.ts'
import { credentialFiles } from '../isolation/credential-files.ts'
import { projectAt, withPrograms } from '../frameworks/project/project-files.ts'
import type { ProcessTestRunner } from '../test-runner/test-runner.ts'
import type { Testbed, WorkflowContext } from '../workflow/context.ts'
import { type Checkout, dirtyFiles } from '../workspace/checkout.ts'
import { restoringChanges } from './changed-by-tests.ts'
import { unfetchedFiles } from '../workspace/unfetched-files.ts'
import { KeptVersions } from '../workspace/kept-versions.ts'
import { GitWorkspace } from '../workspace/workspace.ts'
import { Worktrees } from '../workspace/worktrees.ts'
import { freeBranch } from './branch-name.ts'
import { findMutants } from '../fixers/offline/mutants.ts'
import { changelogsOf } from './changelogs.ts'
import { createFixers } from './create-fixers.ts'
import { OFFLINE } from '../domain/model/root-cause.ts'
import { offlineLimits } from '../domain/policy/offline-limits.ts'
import { projectCommands } from './project-commands.ts'
import { publishResult } from './publish-result.ts'
import { loadInitialState } from './initial-state.ts'
import { type Event, note } from '../contracts/events.ts'
import type { TestPlan } from './command-plan.ts'
import { manualCommands } from './manual-commands.ts'
import { rulesOf } from './run-rules.ts'
import type { RunSession } from './open-session.ts'
import type { Resources } from './resources.ts'
import { indexSources, isTestFile, ProjectFiles } from './source-index.ts'
import { describePackage } from './describe-package.ts'
import { projectDirectory } from './project-directory.ts'
import { checkingSteps, planTests } from './test-plan.ts'
import { createTestbeds, editPolicy, unpassedVariables } from './testbed-settings.ts'
import type { Testbeds } from './testbeds.ts'

/** Working parts of a run: initial state, workflow context, testbeds. */
export interface RunContext {
  readonly state: State
  readonly workflow: WorkflowContext
  readonly testbed: Testbed & { readonly runner: ProcessTestRunner }
  readonly testbeds: Testbeds
  readonly worktrees: Worktrees
  /** Put back, when the result is disposed of, what the tests change in tracked files from now on. */
  readonly restoringChanges: () => Promise<AsyncDisposable>
  /** Commands that run the targets of a state by hand. */
  readonly reproduce: (state: State) => string
  /** Return the branch as a unified diff against the failing commit. */
  readonly change: () => Promise<string>
}

/** Plan the tests, load the state, and open workspace, testbeds and fixers. */
export async function buildContext(session: RunSession, resources: Resources): Promise<RunContext> {
  const { job, repository, storage, emit } = session
  const { settings, signal } = job
  const project = withPrograms(projectAt(projectDirectory(session.checkout, settings)), job.host.PATH)
  const ciSteps = checkingSteps(job, project)
  const plan = planTests(project, settings, { reported: job.reported, ciSteps })
  const loaded = await loadState(session)
  const { sandbox, isolation } = await session.isolated
  for (const event of openingNotes(plan, isolation)) emit(event)
  const state: State = { ...loaded, isolation }
  // git runs apart in it, since its configuration can name programs.
  const checkout = { ...session.checkout, sandbox }
  const unfetched = unfetchedFiles(checkout)
  unfetched.catch(() => undefined)
  const credentials = credentialFiles(job.host, settings['pass-env'])
  const worktrees = resources.use(await Worktrees.open(checkout, session.shared.copies, credentials))
  const { workspace, kept, shared } = await openWorkspace(session, { checkout, tip: state.tip, resources })
  const currentFiles = async () => new ProjectFiles({ top: checkout.top, project, files: await workspace.list() })
  const files = await currentFiles()
  const testbeds = createTestbeds({
    settings,
    reported: job.reported,
    checkout,
    copies: worktrees,
    workspace: shared,
    project,
    files,
    host: job.host,
    secrets: job.secrets,
    ciSteps,
    sandbox,
    spentMs: state.spentMs,
    temp: session.shared.runs,
    testTemp: session.testTemp,
    emit,
    signal,
  })
  const testbed = testbeds.checkout(workspace)
  const strayFiles = async () => (await dirtyFiles(checkout)).filter(path => !workspace.touched.has(path))
  const chain = await createFixers(session)
  const frameworks = plan.packages.map(({ framework }) => framework.name)
  const limits = [...chain.fixers.keys()].every(name => name === OFFLINE) ? offlineLimits(frameworks) : undefined
  if (limits !== undefined) emit(note('warning', limits))
  const reproduce = manualCommands({ checkout, project, settings, tests: testbed.tests })
  const change = () => workspace.changeDiff()
  const commands = projectCommands(settings, { testbeds, signal })
  const workflow: WorkflowContext = {
    ...testbed,
    ...chain,
    rules: rulesOf(job, { ...chain, commands: commands?.list ?? [], check: plan.check }),
    reproduction: {
      reruns: settings['flaky-reruns'],
      compareBase: settings['compare-base'],
      bisect: settings.bisect,
      notes: plan.notes,
      suggestCommands: failed =>
        suggestCommands(failed, { project, named: settings['fix-commands'].map(({ run }) => run) }),
      unpassed: unpassedVariables({ ...job, ciSteps }),
      ...(settings['verify-with'] === 'ci' ? { judgedByCi: failedIn(job) } : {}),
      unfetched: await unfetched.then(({ pointers, submodules }) => [...pointers, ...submodules]),
    },
    commands,
    ledger: session.ledger,
    clock: Date,
    emit,
    signal,
    inProject: files.inProject,
    ...(settings['check-tests'] || settings['add-tests'] !== 'false' ? { findMutants } : {}),
    openCopy: (commit, edits) => testbeds.copy(commit, edits),
    strayFiles,
    sourceIndex: onceFor(
      () => workspace.digest(),
      async () =>
        indexSources({
          files: await currentFiles(),
          diff: await workspace.history.failingDiff(),
          recent: await workspace.history.recent(),
          isTest: isTestFile,
        }),
    ),
    changelogs: async () =>
      changelogsOf(await workspace.history.failingDiff(), {
        roots: [...new Set([project.root, checkout.top])],
        body: job.bumpText,
      }),
    freeBranch: () => freeBranch(job, storage.store, repository),
    publish: at => publishResult(at, session, { reproduce: reproduce(at), patch: change }),
  }
  const restoring = () => restoringChanges({ checkout, kept, strayFiles, emit })
  return { state, workflow, testbed, testbeds, worktrees, restoringChanges: restoring, reproduce, change }
}

/** Load the state of an earlier run of the request, or begin a new one. */
async function loadState({ job, key, ledger, storage, repository, emit }: RunSession): Promise<State> {
  const known = job.resume === 'no' ? undefined : await ledger.load({ local: job.resume === 'anywhere' })
  for (const problem of ledger.problems) emit(note('warning', problem))
  const reported = failedIn(job).map(({ id }) => id)
  return loadInitialState({ known, job, key, reported, store: storage.store, repository, emit })
}

/** List the cases that failed in CI's reports. */
function failedIn({ reported = [] }: Pick<RunSession['job'], 'reported'>): readonly TestCase[] {
  return reported.filter(({ status }) => status === 'failed')
}

/** Say how the tests run, and how far apart. */
function openingNotes({ packages, check, notes }: TestPlan, isolation: Isolation): Event[] {
  const texts = [isolationText(isolation), ...packages.map(describePackage), ...notes]
  const source = check && `The project's own check is ${check.command.slice(0, 200)}, from ${check.source}.`
  return [
    ...isolation.notes.map(text => note('warning', text)),
    ...[...texts, ...(source === undefined ? [] : [source])].map(text => note('info', text)),
  ]
}

/** Open the workspace in the checkout. What others write to its files is kept beside the journal. */
async function openWorkspace(
  { job, journal, repository, storage, redact, emit }: RunSession,
  { checkout, tip, resources }: { checkout: Checkout; tip: string; resources: Resources },
) {
  const { makeCommit } = storage
  const { settings, request, base } = job
  const shared = { repository, head: request.headSha, base, policy: editPolicy(settings), redact, makeCommit }
  const kept = new KeptVersions(join(dirname(journal), 'changed-meanwhile'), (path, at) =>
    emit(note('warning', `${path} was changed by another program during the run. That version is kept at ${at}.`)),
  )
  const workspace = resources.use(await GitWorkspace.open({ ...shared, root: checkout.top, journal, kept }, tip))
  return { workspace, kept, shared }
}

/** Return a function that does some work once, and again after what it depends on has changed. */
function onceFor<Result>(key: () => Promise<string>, work: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly key: string; readonly result: Promise<Result> } | undefined
  return async () => {
    const now = await key()
    if (last?.key !== now) last = { key: now, result: work() }
    return last.result
  }
}
