import { dirname, join, relative } from 'node:path'
import { BY_VALUES } from '../domain/model/proposed-tests.ts'
import { identityText } from '../domain/model/commit-identity.ts'
import type { State } from '../domain/model/state.ts'
import { PLAIN_SUBJECT } from '../domain/text/subject-template.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import { testsOf } from '../domain/model/test-results.ts'
import { isCheck } from '../domain/model/check.ts'
import { isolationText } from '../domain/model/isolation.ts'
import { nodeBinFolders } from '../frameworks/project/node-package.ts'
import { suggestCommands } from '../frameworks/commands/suggest-commands.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import type { ProcessTestRunner } from '../test-runner/test-runner.ts'
import type { Testbed, WorkflowContext } from '../workflow/context.ts'
import { dirtyFiles } from '../workspace/checkout.ts'
import { unfetchedFiles } from '../workspace/unfetched-files.ts'
import { KeptVersions } from '../workspace/kept-versions.ts'
import { GitWorkspace } from '../workspace/workspace.ts'
import { Worktrees } from '../workspace/worktrees.ts'
import { freeBranch } from './branch-name.ts'
import { findMutants } from '../fixers/offline/mutants.ts'
import { changelogsOf } from './changelogs.ts'
import { createFixers } from './create-fixers.ts'
import { OFFLINE } from '../fixers/chain.ts'
import { offlineLimits } from '../domain/policy/offline-limits.ts'
import { projectCommands } from './project-commands.ts'
import { publishResult } from './publish-result.ts'
import { loadInitialState } from './initial-state.ts'
import { identityOf } from './job.ts'
import { note, type RunSession } from './open-session.ts'
import type { Resources } from './resources.ts'
import { indexSources, isTestFile, ProjectFiles } from './source-index.ts'
import { describePackage } from './describe-package.ts'
import { projectDirectory } from './project-directory.ts'
import { checkingSteps, planTests } from './test-plan.ts'
import { createTestbeds, editPolicy, limitsOf, unpassedVariables } from './testbed-settings.ts'
import type { Testbeds } from './testbeds.ts'

/** Working parts of a run: initial state, workflow context, testbeds. */
export interface RunContext {
  readonly state: State
  readonly workflow: WorkflowContext
  readonly testbed: Testbed & { readonly runner: ProcessTestRunner }
  readonly testbeds: Testbeds
  readonly worktrees: Worktrees
  /** Commands that run the targets of a state by hand. */
  readonly reproduce: (state: State) => string
  /** Return the branch as a unified diff against the failing commit. */
  readonly change: () => Promise<string>
}

/** Plan the tests, load the state, and open workspace, testbeds and fixers. */
export async function buildContext(session: RunSession, resources: Resources): Promise<RunContext> {
  const { job, key, journal, repository, storage, ledger, redact, emit } = session
  const { settings, request, signal } = job
  const project = projectAt(projectDirectory(session.checkout, settings))
  const ciSteps = checkingSteps(job, project)
  const plan = planTests(project, settings, { reported: job.reported, ciSteps })
  const reported = (job.reported ?? []).filter(({ status }) => status === 'failed').map(({ id }) => id)
  const known = job.resume === 'no' ? undefined : await ledger.load({ local: job.resume === 'anywhere' })
  for (const problem of ledger.problems) emit(note('warning', problem))
  const loaded = await loadInitialState({ known, job, key, reported, store: storage.store, repository, emit })
  const { sandbox, isolation } = await session.isolated
  for (const text of isolation.notes) emit(note('warning', text))
  emit(note('info', isolationText(isolation)))
  for (const text of [...plan.packages.map(describePackage), ...plan.notes]) emit(note('info', text))
  if (plan.check !== undefined)
    emit(note('info', `The project's own check is ${plan.check.command.slice(0, 200)}, from ${plan.check.source}.`))
  const state: State = { ...loaded, isolation }
  // git runs apart in it, since its configuration can name programs.
  const checkout = { ...session.checkout, sandbox }

  const { runs, copies } = session.shared
  const unfetched = unfetchedFiles(checkout)
  unfetched.catch(() => undefined)
  const worktrees = resources.use(await Worktrees.open(checkout, copies))
  const shared = { repository, head: request.headSha, base: job.base, policy: editPolicy(settings), redact }
  const { makeCommit } = storage
  const kept = new KeptVersions(join(dirname(journal), 'changed-meanwhile'), (path, at) =>
    emit(note('warning', `${path} was changed by another program during the run. That version is kept at ${at}.`)),
  )
  const workspace = resources.use(
    await GitWorkspace.open({ ...shared, makeCommit, root: checkout.top, journal, kept }, state.tip),
  )
  const currentFiles = async () => new ProjectFiles({ top: checkout.top, project, files: await workspace.list() })
  const files = await currentFiles()
  const testbeds = createTestbeds({
    settings,
    reported: job.reported,
    checkout,
    copies: worktrees,
    workspace: { ...shared, makeCommit },
    project,
    files,
    host: job.host,
    secrets: job.secrets,
    ciSteps,
    sandbox,
    spentMs: state.spentMs,
    temp: runs,
    testTemp: session.testTemp,
    emit,
    signal,
  })
  const testbed = testbeds.checkout(workspace)
  const { fixers, reviewer, testWriter } = await createFixers(session)
  const frameworks = plan.packages.map(({ framework }) => framework.name)
  const limits = [...fixers.keys()].every(name => name === OFFLINE) ? offlineLimits(frameworks) : undefined
  if (limits !== undefined) emit(note('warning', limits))
  const mode = settings['add-tests']
  const change = () => workspace.changeDiff()
  const reproduce = (at: State) => {
    const folder = relative(checkout.top, project.root).replaceAll('\\', '/')
    const targets = testsOf(at, at.targets)
    // A step of the project check is a line of a script, which finds the programs of node_modules.
    const bins = targets.some(isCheck) ? nodeBinFolders(project).map(bin => `$PWD/${relative(project.root, bin)}`) : []
    const lines = testbed.tests.describe(targets)
    const isWhole = targets.length > 0 && lines === testbed.tests.describe([])
    return [
      ...(folder === '' ? [] : [`cd ${shellWord(folder)}`]),
      ...(settings['setup-command'] ? [settings['setup-command']] : []),
      ...(bins.length === 0 ? [] : [`export PATH="${bins.join(':')}:$PATH"`]),
      ...(isWhole ? ['# The whole suite: this command selects no tests.'] : []),
      lines,
    ].join('\n')
  }
  const commands = projectCommands(settings, { testbeds, signal })
  const workflow: WorkflowContext = {
    ...testbed,
    rules: {
      commands: commands?.list.map(({ run }) => run) ?? [],
      fixers: [...fixers.keys()],
      revisers: [...fixers.values()].filter(({ revises }) => revises).map(({ name }) => name),
      limits: limitsOf(settings),
      validate: settings.validate,
      parallel: settings.parallel,
      candidates: settings.candidates,
      squash: settings.squash,
      ...(job.requesterId === undefined ? {} : { requesterId: job.requesterId }),
      ...(settings['sign-off'] ? { signOff: identityText(identityOf(job)) } : {}),
      ...(settings['commit-subject'] === PLAIN_SUBJECT ? {} : { commitSubject: settings['commit-subject'] }),
      ...(testWriter === undefined || mode === 'false' ? {} : { addTests: { by: testWriter.name, mode } }),
      ...(settings['propose-tests'] ? { proposeTests: { by: testWriter?.name ?? BY_VALUES } } : {}),
    },
    reproduction: {
      reruns: settings['flaky-reruns'],
      compareBase: settings['compare-base'],
      bisect: settings.bisect,
      notes: plan.notes,
      suggestCommands: failed =>
        suggestCommands(failed, { project, named: settings['fix-commands'].map(({ run }) => run) }),
      unpassed: unpassedVariables({ ...job, ciSteps }),
      ...(settings['verify-with'] === 'ci'
        ? { judgedByCi: job.reported?.filter(({ status }) => status === 'failed') ?? [] }
        : {}),
      unfetched: await unfetched.then(({ pointers, submodules }) => [...pointers, ...submodules]),
    },
    commands,
    fixers,
    reviewer,
    testWriter,
    ledger,
    clock: Date,
    emit,
    signal,
    inProject: files.inProject,
    ...(settings['check-tests'] || mode !== 'false' ? { findMutants } : {}),
    openCopy: (commit, edits) => testbeds.copy(commit, edits),
    strayFiles: async () => (await dirtyFiles(checkout)).filter(path => !workspace.touched.has(path)),
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
  return { state, workflow, testbed, testbeds, worktrees, reproduce, change }
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
