import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** This repository. */
export const ROOT = resolve(import.meta.dirname, '..', '..')

/** The files of a commit: text by path; undefined deletes a file. */
export type Files = Readonly<Record<string, string | undefined>>

export interface ProjectCommit {
  readonly message: string
  readonly files: Files
  /** Commits of submodules, by the path of their folder. */
  readonly submodules?: Readonly<Record<string, string>>
}

/** A project in a repository, and its CI. */
export interface Project {
  /** The commits of the failing branch, oldest first; the first one is also the default branch. */
  readonly commits: readonly ProjectCommit[]
  /** Branch of all commits but the first; without it everything is on the default branch. */
  readonly branch?: string
  /** npm packages of this repository that the checkout gets. */
  readonly packages?: readonly string[]
  /** The command of CI, which writes its report to `reports/junit.xml`. */
  readonly ci: readonly [file: string, ...args: string[]]
}

/** Read files of a folder of this repository, for a commit. */
export function filesOf(folder: string, paths: readonly string[]): Files {
  return Object.fromEntries(paths.map(path => [path, readFileSync(join(ROOT, folder, path), 'utf8')]))
}

/** Put npm packages of this repository into a checkout, as `npm ci` would there. */
export function install(workspace: string, packages: readonly string[]): void {
  for (const name of packages) {
    const modules = join(workspace, 'node_modules')
    // The program of a package in a scope has the name of the scope: @playwright/test.
    const program = name === 'typescript' ? 'tsc' : name.startsWith('@') ? dirname(name).slice(1) : name
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

/** Write commits with one process: the first one to `main`, the others to `branch`. */
export function importCommits(repository: string, commits: Project['commits'], branch = 'main'): void {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const input = commits.map(({ message, files, submodules = {} }, index) => {
    const name = index === 0 ? 'main' : branch
    const changes = Object.entries(files).map(([path, text]) =>
      text === undefined ? `D ${path}\n` : `M 100644 inline ${path}\n${data(text)}`,
    )
    const links = Object.entries(submodules).map(([path, sha]) => `M 160000 ${sha} ${path}\n`)
    const head = `commit refs/heads/${name}\ncommitter Ada <ada@example.com> now\n${data(`${message}\n`)}`
    return [head, index === 1 && branch !== 'main' ? 'from refs/heads/main\n' : '', ...changes, ...links].join('')
  })
  execFileSync('git', ['fast-import', '--quiet', '--date-format=now'], {
    cwd: repository,
    input: input.join(''),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

export function git(cwd: string, ...args: string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const env = { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...identity }
  return execFileSync('git', args, { cwd, encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] })
}
