import { note } from '../contracts/events.ts'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectAt } from '../frameworks/project/project-files.ts'
import { CheckedTestRunner } from '../test-runner/checked-runner.ts'
import { TestsByStep } from '../test-runner/later-runs.ts'
import { ProjectCheck } from '../test-runner/project-check.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import type { TestPlan } from './command-plan.ts'
import type { Testbed } from '../workflow/context.ts'
import type { Emit, TestRunner } from '../contracts/ports.ts'
import type { WarmJudge } from '../contracts/judging.ts'
import { count, verb } from '../domain/text/wording.ts'
import { seenByCommand, type StandIn } from '../domain/model/stand-in.ts'
import type { Project } from '../frameworks/framework.ts'
import { CachedTestRunner, CachedTraces } from '../test-runner/result-cache.ts'
import { compilers } from '../test-runner/compilers.ts'
import { ProcessTestRunner } from '../test-runner/test-runner.ts'
import type { RunnerOptions } from '../test-runner/runner-options.ts'
import { builtJudge } from '../test-runner/warm/built-judge.ts'
import type { LoadedCode, NeededBuilds } from '../test-runner/needed-builds.ts'
import { KnownHanging } from '../test-runner/known-hanging.ts'
import { UnnamedPasses } from '../test-runner/unnamed-passes.ts'
import { WarmTrust } from '../test-runner/warm/open-judge.ts'
import type { Checkout } from '../workspace/checkout.ts'
import type { Repository } from '../workspace/repository.ts'
import type { Worktrees } from '../workspace/worktrees.ts'
import { GitWorkspace, type WorkspaceOptions } from '../workspace/workspace.ts'

export interface TestbedsOptions {
  readonly checkout: Checkout
  readonly copies: Worktrees
  readonly workspace: Omit<WorkspaceOptions, 'root' | 'repository' | 'journal'> & Pick<WorkspaceOptions, 'repository'>
  /** Directory of the project in the checkout; its packages are detected anew in each worktree. */
  readonly projectRoot: string
  readonly planAt: (project: Project) => TestPlan
  readonly runner: Omit<RunnerOptions, 'root' | 'packages' | 'temp' | 'emit'>
  /** Directory for reports and for temporary files of the tests. */
  readonly temp: string
  /** Map a path of a traced run to a file of the repository, or to undefined for other code. */
  readonly inProject: (file: string) => string | undefined
  readonly emit: Emit
  readonly signal: AbortSignal
}

/** A testbed in a clean worktree. */
export interface Copy extends Testbed, AsyncDisposable {
  readonly runner: ProcessTestRunner
  readonly root: string
  /** The project in it. */
  readonly project: Project
  readonly repository: Repository
}

/** Testbeds of a run: the checkout, and worktrees. */
export class Testbeds {
  readonly #options: TestbedsOptions
  readonly #runners: ProcessTestRunner[] = []
  readonly #caches: CachedTestRunner[] = []
  /** Tests of each way to run them, as any testbed has seen them. */
  readonly #ways = new TestsByStep()
  readonly #trust = new WarmTrust()
  readonly #unnamed = new UnnamedPasses()
  readonly #hanging = new KnownHanging()
  #made = 0

  constructor(options: TestbedsOptions) {
    this.#options = options
  }

  /** Milliseconds of test and setup processes so far, in all testbeds. */
  get spentMs(): number {
    return this.#runners.reduce((sum, { spentMs }) => sum + spentMs, 0)
  }

  /** Requested test runs, in all testbeds. */
  get runs(): number {
    return this.#caches.reduce((sum, { requests }) => sum + requests, 0)
  }

  /** Test runs answered from the cache. */
  get known(): number {
    return this.#caches.reduce((sum, { hits }) => sum + hits, 0)
  }

  /** Create the testbed of the checkout. */
  checkout(workspace: GitWorkspace): Testbed & { readonly runner: ProcessTestRunner } {
    return this.#testbed(workspace, { temp: this.#options.temp, emit: this.#options.emit })
  }

  /** Create a testbed in a clean worktree at a commit; undefined if that is not possible. */
  async copy(commit: string, edits: 'code' | 'tests' = 'code'): Promise<Copy | undefined> {
    const { copies, workspace: shared } = this.#options
    const copy = await copies.make(shared.head)
    if (copy === undefined) return undefined
    this.#made += 1
    const name = `copy-${this.#made}`
    const repository = shared.repository.at(copy.root, name)
    const workspace = await GitWorkspace.open(
      { ...shared, root: copy.root, repository, journal: undefined, policy: { ...shared.policy, edits } },
      commit,
    )
    const temp = join(this.#options.temp, name)
    await mkdir(temp, { recursive: true })
    // The progress of one parallel run would look like the progress of all.
    const emit: Emit = event => event.kind !== 'tests-progress' && this.#options.emit(event)
    const { root, standIn } = copy
    const testbed = this.#testbed(workspace, { temp, emit, standIn })
    const place = { root, project: this.#projectIn(root, standIn), repository }
    return { ...testbed, ...place, [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose]() }
  }

  #projectIn(top: string, standIn: StandIn | undefined): Project {
    const { checkout, projectRoot } = this.#options
    const root = join(top, relative(checkout.top, projectRoot))
    return projectAt(root, seenByCommand(root, standIn))
  }

  #testbed(
    workspace: GitWorkspace,
    { temp, emit, standIn }: { temp: string; emit: Emit; standIn?: StandIn | undefined },
  ): Testbed & { readonly runner: ProcessTestRunner } {
    const { planAt, runner: options, inProject, signal } = this.#options
    const project = this.#projectIn(workspace.root, standIn)
    const { root } = project
    const { packages, check: plan } = planAt(project)
    const runner = new ProcessTestRunner({
      ...options,
      root,
      standIn,
      packages,
      temp,
      emit,
      trust: this.#trust,
      unnamed: this.#unnamed,
      hanging: this.#hanging,
    })
    this.#runners.push(runner)
    const check = plan && new ProjectCheck({ plan, project, emit, run: (command, how) => runner.execute(command, how) })
    const checked = new CheckedTestRunner(runner, {
      check,
      code: () => workspace.digest(),
      ways: this.#ways,
      relative: relativeTo(project.runsAt, project.exists),
    })
    const synced: TestRunner = {
      async run(selection, stop) {
        await workspace.sync()
        return checked.run(selection, stop)
      },
      describe: targets => checked.describe(targets),
    }
    const tests = new CachedTestRunner(synced, () => workspace.digest())
    this.#caches.push(tests)
    const traces = new CachedTraces(
      (selection, how) => runner.trace(selection, { ...how, inProject }),
      () => workspace.digest(),
    )
    return {
      workspace,
      runner,
      tests,
      openJudge: async (wanted, stop, isNeeded) => {
        await workspace.sync()
        const asked = [...wanted.failing.map(({ id }) => id), ...wanted.passing]
        const code: LoadedCode = {
          root: workspace.root,
          project: root,
          sources: () => workspace.list(),
          sourceOf: inProject,
          changed: () => workspace.changed(),
          load: within =>
            runner.trace({ kind: 'only', tests: asked }, { signal: stop, inProject: within, asBuilt: true }),
        }
        let builds: NeededBuilds | undefined
        const prepare = async () => {
          // What is built meanwhile would be built twice at once.
          if (checked.isBuilt && (await isNeeded) === false) return false
          builds = await checked.neededBuilds(code, stop)
          if (builds !== undefined) noteBuilds(builds, emit)
          return builds !== undefined
        }
        const judge = await runner.openJudge(wanted, { signal: stop, prepare, isNeeded })
        return judge && builds && syncedJudge(builtJudge(judge, builds), workspace)
      },
      projectCheck: async (stop, how) => {
        await workspace.sync()
        return checked.verbatim(stop, how)
      },
      checkSteps: async stop => {
        await workspace.sync()
        return checked.steps(stop)
      },
      trace: async (selection, stop, how = {}) => {
        await workspace.sync()
        return traces.trace(selection, { ...how, signal: stop })
      },
      compiles: compilers({ root: workspace.root, host: options.host, temp, signal }),
    }
  }
}

/** Say in the log what a judge builds for each candidate. */
function noteBuilds({ needed, all, ms }: NeededBuilds, emit: Emit): void {
  if (all === 0) return
  const text =
    needed === 0
      ? 'Nothing is built for a candidate: these tests load only sources.'
      : `For each candidate ${needed} of ${count(all, 'build command')} ${verb(needed, 'run')} (${(ms / 1000).toFixed(1)} s): these tests load their output.`
  emit(note('info', text))
}

/** Undo what a run of the judge did to the edited files before the next one, and find the files of variants. */
export function syncedJudge(judge: WarmJudge, workspace: Pick<GitWorkspace, 'root' | 'sync'>): WarmJudge {
  return {
    passing: judge.passing,
    canSift: judge.canSift,
    notes: judge.notes,
    takeNotes: () => judge.takeNotes(),
    get runMs() {
      return judge.runMs
    },
    async run(tests, how) {
      await workspace.sync()
      return judge.run(tests, how)
    },
    async sift(tests, variants, enough) {
      await workspace.sync()
      const placed = variants.map(each => ({ ...each, file: join(workspace.root, each.file) }))
      return judge.sift(tests, placed, enough)
    },
    async measure(tests) {
      await workspace.sync()
      return judge.measure(tests)
    },
    distrust: why => judge.distrust(why),
    [Symbol.asyncDispose]: () => judge[Symbol.asyncDispose](),
  }
}
