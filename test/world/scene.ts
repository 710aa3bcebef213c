import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type JobOptions, type LocalGitHub, type Pages, type TokenOptions, startGitHub } from './github/github.ts'
import { type ActionResult, type ActionRun, type RunningAction, startAction } from './runner/runner.ts'
import { ROOT, type Project, git, install } from './project.ts'
import { REPOSITORY, templateOf } from './scene-template.ts'

export { type Files, filesOf, importCommits, install, write } from './project.ts'

export interface SceneOptions extends Project {
  /** Changes the report of CI. */
  readonly report?: (xml: string) => string
  readonly permissions?: TokenOptions['permissions']
  /** Jobs of the failed run. */
  readonly jobs?: readonly JobOptions[]
  readonly pages?: Pages
}

/** A repository on the local GitHub whose CI has run, and a checkout of the failing commit, as in a job. */
export interface Scene extends AsyncDisposable {
  readonly github: LocalGitHub
  readonly repository: string
  readonly branch: string
  readonly sha: string
  readonly token: string
  readonly runId: number
  /** The pull request of the branch; undefined without a branch. */
  readonly pull: number | undefined
  readonly workspace: string
  readonly temp: string
  /** The report of CI. */
  readonly report: string
  /** A fresh checkout of the failing commit, as on a new machine. */
  checkout(options?: { depth?: number; ref?: string }): string
  /** Run the shipped action on the failed run (`workflow_run`), as GitHub's runner does. */
  start(run?: Partial<ActionRun>): RunningAction
  run(run?: Partial<ActionRun>): Promise<ActionResult>
  /** git in the bare repository of the local GitHub. */
  git(...args: string[]): string
}

export async function layOut(options: SceneOptions): Promise<Scene> {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-scene-'))
  const temp = join(home, 'runner-temp')
  mkdirSync(temp)
  const branch = options.branch ?? 'main'
  using template = await templateOf(options)
  const { sha } = template
  cpSync(template.github, join(home, 'github'), { recursive: true })
  const pages = options.pages ? { pages: options.pages } : {}
  const github = await startGitHub({ root: join(home, 'github'), ...pages })
  const usual = { contents: 'write', 'pull-requests': 'write', issues: 'write', actions: 'read' } as const
  const permissions = options.permissions ?? usual
  const token = github.addToken({ name: 'job', login: 'github-actions[bot]', type: 'Bot', permissions })
  const title = options.commits.at(-1)?.message ?? ''
  const request = { head: branch, base: 'main', title, login: 'ada' }
  const pull = branch === 'main' ? undefined : github.openPull(REPOSITORY, request)

  let machines = 0
  const checkout: Scene['checkout'] = ({ depth, ref = branch } = {}) => {
    machines += 1
    const workspace = join(home, `machine-${machines}`, 'shop')
    mkdirSync(dirname(workspace))
    const shallow = depth === undefined ? [] : [`--depth=${depth}`]
    git(home, 'clone', '--quiet', ...shallow, '--branch', ref, `file://${github.bare(REPOSITORY)}`, workspace)
    // With the remote that actions/checkout leaves.
    git(workspace, 'remote', 'set-url', 'origin', `${github.url}/${REPOSITORY}`)
    install(workspace, options.packages ?? [])
    return workspace
  }

  const workspace = checkout()
  const xml = template.reportFor(workspace)
  const report = options.report?.(xml) ?? xml
  const { jobs = [] } = options
  const failed = { name: 'CI', headBranch: branch, headSha: sha, conclusion: 'failure', jobs } as const
  const run = github.addWorkflowRun(REPOSITORY, failed)
  github.addArtifact(REPOSITORY, run.id, { name: 'test-reports', files: { 'junit.xml': report } })

  const start: Scene['start'] = (changes = {}) =>
    startAction({
      actionDir: ROOT,
      workspace,
      temp,
      event: { name: 'workflow_run', payload: github.workflowRunEvent(REPOSITORY, run.id) },
      github: { url: github.url, apiUrl: github.apiUrl, repository: REPOSITORY, token },
      workflow: 'fix-tests',
      job: 'fix',
      sha,
      ref: 'refs/heads/main',
      ...changes,
    })
  return {
    github,
    repository: REPOSITORY,
    branch,
    sha,
    token,
    runId: run.id,
    pull,
    workspace,
    temp,
    report,
    checkout,
    start,
    run: changes => start(changes).finished,
    git: (...args) => git(github.bare(REPOSITORY), ...args),
    async [Symbol.asyncDispose]() {
      await github.close()
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
