import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type LocalGitHub, startGitHub } from './github/github.ts'
import { type ActionResult, type ActionRun, type RunningAction, startAction } from './runner/runner.ts'

const ROOT = resolve(import.meta.dirname, '..', '..')
const REPOSITORY = 'octo/shop'
const REPORT = 'reports/junit.xml'

/** The files of a commit: text by path; undefined takes a file away. */
export type Files = Readonly<Record<string, string | undefined>>

export interface SceneOptions {
  /** The commits of the failing branch, oldest first; the first one is also what the default branch has. */
  readonly commits: readonly { readonly message: string; readonly files: Files }[]
  /** Branch of all commits but the first; without it everything is on the default branch. */
  readonly branch?: string
  /** npm packages of this project that the checkout gets. */
  readonly packages?: readonly string[]
  /** How CI runs the tests; it writes its report to `reports/junit.xml`. */
  readonly ci: readonly [file: string, ...args: string[]]
  /** What stands in the report instead of what CI says. */
  readonly report?: (xml: string) => string
  readonly permissions?: Parameters<LocalGitHub['addToken']>[0]['permissions']
}

/** A repository on the local GitHub whose CI has run, and a checkout of the failing commit, as a job finds them. */
export interface Scene extends AsyncDisposable {
  readonly github: LocalGitHub
  readonly repository: string
  readonly branch: string
  readonly sha: string
  readonly token: string
  readonly runId: number
  /** The pull request of the branch, where there is a branch. */
  readonly pull: number | undefined
  readonly workspace: string
  readonly temp: string
  /** What CI wrote. */
  readonly report: string
  /** A fresh checkout of the failing commit, as a new machine has it. */
  checkout(options?: { depth?: number; ref?: string }): string
  /** Runs the shipped action on the failed run (`workflow_run`), as GitHub's runner does. */
  start(run?: Partial<ActionRun>): RunningAction
  run(run?: Partial<ActionRun>): Promise<ActionResult>
  /** git in the bare repository of the local GitHub. */
  git(...args: string[]): string
}

export async function layOut(options: SceneOptions): Promise<Scene> {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-scene-'))
  const source = join(home, 'source')
  const temp = join(home, 'runner-temp')
  for (const folder of [source, temp]) mkdirSync(folder)
  const branch = options.branch ?? 'main'
  git(source, 'init', '--quiet', '--initial-branch=main')
  for (const [index, { message, files }] of options.commits.entries()) {
    if (index === 1 && branch !== 'main') git(source, 'switch', '--quiet', '--create', branch)
    write(source, files)
    git(source, 'add', '--all')
    git(source, 'commit', '--quiet', '--message', message)
  }
  const sha = git(source, 'rev-parse', 'HEAD').trim()

  const github = await startGitHub({ root: join(home, 'github') })
  await github.addRepo(REPOSITORY, { from: source, defaultBranch: 'main' })
  const permissions = options.permissions ?? {
    contents: 'write',
    'pull-requests': 'write',
    issues: 'write',
    actions: 'read',
  }
  const token = github.addToken({ name: 'job', login: 'github-actions[bot]', type: 'Bot', permissions })
  const pull =
    branch === 'main'
      ? undefined
      : github.openPull(REPOSITORY, {
          head: branch,
          base: 'main',
          title: options.commits.at(-1)?.message ?? '',
          login: 'ada',
        })

  let machines = 0
  const checkout: Scene['checkout'] = ({ depth, ref = branch } = {}) => {
    machines += 1
    const workspace = join(home, `machine-${machines}`, 'shop')
    mkdirSync(dirname(workspace))
    const shallow = depth === undefined ? [] : [`--depth=${depth}`]
    git(home, 'clone', '--quiet', ...shallow, '--branch', ref, `file://${github.bare(REPOSITORY)}`, workspace)
    // As actions/checkout leaves it: the commit, not the branch, and the remote that the job knows.
    git(workspace, 'remote', 'set-url', 'origin', `${github.url}/${REPOSITORY}`)
    install(workspace, options.packages ?? [])
    return workspace
  }

  const workspace = checkout()
  const xml = runCi(workspace, options.ci)
  const report = options.report?.(xml) ?? xml
  const run = github.addWorkflowRun(REPOSITORY, { name: 'CI', headBranch: branch, headSha: sha, conclusion: 'failure' })
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

/** The files of a folder of this project, by path, for a commit. */
export function filesOf(folder: string, paths: readonly string[]): Files {
  return Object.fromEntries(paths.map(path => [path, readFileSync(join(ROOT, folder, path), 'utf8')]))
}

/** Puts npm packages of this project into a checkout, as its own `npm ci` would. */
export function install(workspace: string, packages: readonly string[]): void {
  for (const name of packages) {
    const modules = join(workspace, 'node_modules')
    // The program of a package in a scope is named like the scope: @playwright/test.
    const program = name.startsWith('@') ? dirname(name).slice(1) : name
    mkdirSync(join(modules, '.bin'), { recursive: true })
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
    cpSync(join(ROOT, 'node_modules', '.bin', program), join(modules, '.bin', program), { verbatimSymlinks: false })
  }
}

export function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const at = join(folder, path)
    if (text === undefined) rmSync(at)
    else {
      mkdirSync(dirname(at), { recursive: true })
      writeFileSync(at, text)
    }
  }
}

function runCi(workspace: string, [file, ...args]: readonly [string, ...string[]]): string {
  try {
    execFileSync(file, args, {
      cwd: workspace,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' },
    })
  } catch (error) {
    // A failing run is what this is about; anything else shows when the report is read.
    if ((error as { status?: number }).status === undefined) throw error
  }
  const report = readFileSync(join(workspace, REPORT), 'utf8')
  rmSync(join(workspace, dirname(REPORT)), { recursive: true })
  return report
}

function git(cwd: string, ...args: string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const env = { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...identity }
  return execFileSync('git', args, { cwd, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] })
}
