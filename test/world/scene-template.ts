import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRepository } from './github/seed.ts'
import { type Project, ROOT, git, importCommits, install } from './project.ts'

export const REPOSITORY = 'octo/shop'

/** The parts that scenes of equal projects share. Made once a day, and copied for each scene. */
export interface SceneTemplate extends Disposable {
  /** The root of a local GitHub that has the repository. */
  readonly github: string
  /** The failing commit. */
  readonly sha: string
  /** The report of CI, as if CI had run in this workspace. */
  reportFor(workspace: string): string
}

const CACHE = join(ROOT, 'node_modules', '.cache', 'fix-tests', 'scenes')
const REPORT = 'reports/junit.xml'
const DAY = 24 * 60 * 60 * 1000

export async function templateOf({ commits, branch = 'main', packages = [], ci }: Project): Promise<SceneTemplate> {
  const project = { commits, branch, packages, ci }
  const text = JSON.stringify(project, (_, value: unknown) => value ?? null)
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  // A repository of the local GitHub is stored in the form of its records.
  const form = readFileSync(join(import.meta.dirname, 'github', 'records.ts'))
  const hash = createHash('sha256').update(text).update(lock).update(form).update(process.version)
  const key = hash.digest('hex').slice(0, 32)
  const folder = join(CACHE, key)
  // Dates of commits are part of some decisions, so they must not be old.
  const isFresh = existsSync(folder) && Date.now() - statSync(folder).mtimeMs < DAY
  if (isFresh) return open(folder)

  mkdirSync(CACHE, { recursive: true })
  const made = mkdtempSync(join(CACHE, 'making-'))
  await make(project, made)
  // A project that names a temporary folder is another one in each test.
  if (JSON.stringify(commits).includes(tmpdir()))
    return { ...open(made), [Symbol.dispose]: () => rmSync(made, { recursive: true }) }
  try {
    rmSync(folder, { recursive: true, force: true })
    renameSync(made, folder)
  } catch {
    // Another process was faster.
    rmSync(made, { recursive: true, force: true })
  }
  return open(folder)
}

interface Facts {
  readonly sha: string
  readonly report: string
  /** The folder in which CI ran. */
  readonly workspace: string
}

function open(folder: string): SceneTemplate {
  const { sha, report, workspace } = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as Facts
  return {
    github: join(folder, 'github'),
    sha,
    reportFor: there => report.replaceAll(workspace, there),
    [Symbol.dispose]: () => undefined,
  }
}

async function make({ commits, branch = 'main', packages = [], ci }: Project, folder: string): Promise<void> {
  const source = join(folder, 'source')
  mkdirSync(source)
  git(source, 'init', '--quiet', '--bare', '--initial-branch=main')
  importCommits(source, commits, branch)
  const sha = git(source, 'rev-parse', branch).trim()
  const bare = join(folder, 'github', `${REPOSITORY}.git`)
  await createRepository(bare, { fullName: REPOSITORY, from: source, defaultBranch: 'main' })
  // CI runs outside of this repository, whose own settings a test runner would find.
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-ci-'))
  const workspace = join(home, 'shop')
  git(home, 'clone', '--quiet', '--branch', branch, `file://${bare}`, workspace)
  install(workspace, packages)
  const facts: Facts = { sha, report: runCi(workspace, ci), workspace }
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(facts))
  for (const made of [source, home]) rmSync(made, { recursive: true, force: true, maxRetries: 3 })
}

function runCi(workspace: string, [file, ...args]: Project['ci']): string {
  try {
    execFileSync(file, args, {
      cwd: workspace,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' },
    })
  } catch (error) {
    // CI is meant to fail; if it does not even start, there is no report.
    if ((error as { status?: number }).status === undefined) throw error
  }
  return readFileSync(join(workspace, REPORT), 'utf8')
}
