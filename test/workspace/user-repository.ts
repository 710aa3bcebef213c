import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import picomatch from 'picomatch'
import { onTestFinished } from 'vitest'
import type { EditPolicy } from '../../src/domain/policy/edit-policy.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'
import { copyOf, INIT, repositoryWith, withFolders } from './templates.ts'

export type Content = Record<string, string | Buffer>
interface LayOptions {
  readonly executable?: readonly string[]
  readonly next?: Content
}
export type UserRepository = ReturnType<typeof lay>

export const policy: EditPolicy = {
  protected: [],
  matches: (pattern, path) => picomatch.isMatch(path, pattern, { dot: true }),
}

/** A user's repository with one commit or two, checked out, and a place for the bot's own repository beside it. */
export function lay(files: Content, options: LayOptions = {}) {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'fix-tests-workspace-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'project')
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const run = (cwd: string, args: readonly string[]) =>
    execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  const git = (...args: string[]) => run(root, args)
  const put = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const commitIn = (folder: string, content: Content, subject = 'work') => {
    for (const [path, text] of Object.entries(content)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    for (const path of options.executable ?? []) chmodSync(join(folder, path), 0o755)
    run(folder, ['add', '--all'])
    run(folder, ['-c', 'maintenance.auto=false', 'commit', '--quiet', '--allow-empty', '--message', subject])
  }
  const key = keyOf(files, options)
  copyOf(key, root, folder => {
    run(folder, INIT)
    commitIn(folder, files)
    if (options.next !== undefined) commitIn(folder, options.next)
    if ('.gitattributes' in files) {
      // So that they apply to the files on disk.
      run(folder, ['rm', '--quiet', '-r', '--cached', '.'])
      run(folder, ['reset', '--quiet', '--hard'])
    }
    withFolders(join(folder, '.git'))
  })
  const head = readFileSync(join(root, '.git/refs/heads/main'), 'utf8').trim()
  const commit = (content: Content, subject = 'work') => {
    commitIn(root, content, subject)
    return headOf(join(root, '.git'))
  }
  const state = join(home, 'state')
  mkdirSync(state)
  const dir = join(state, 'git')
  const journal = join(state, 'touched.json')
  const host = { PATH: env.PATH, HOME: home }
  const repository = async (...commits: readonly string[]) => {
    // A commit that was made since is no part of what is copied.
    if (commits.every(sha => sha === head)) return repositoryWith(key, commits, { dir, work: root, host })
    const opened = await Repository.open({ dir, work: root, host })
    await opened.fetch(`file://${root}`, commits)
    return opened
  }
  return {
    home,
    root,
    env,
    host,
    head,
    journal,
    git,
    put,
    commit,
    repository,
    bot: (...args: string[]) => run(dir, args),
    text: (path: string) => readFileSync(join(root, path), 'utf8'),
    /** The bot's workspace at `tip`; the failing commit is `at`, and `known` is what was fetched beside it. */
    async open(tip?: string, { at = head, base, known = [] }: { at?: string; base?: string; known?: string[] } = {}) {
      const opened = await repository(at, ...known)
      return GitWorkspace.open({ root, repository: opened, head: at, base, policy, journal }, tip ?? at)
    },
  }
}

function keyOf(files: Content, { executable = [], next }: LayOptions): string {
  const texts = (content: Content) =>
    Object.entries(content).map(([path, text]) => [
      path,
      typeof text === 'string' ? text : text.toString('base64'),
      typeof text,
    ])
  return JSON.stringify([texts(files), executable, next && texts(next)])
}

/** The commit that is checked out, read from git's files. */
function headOf(gitDir: string): string {
  const head = readFileSync(join(gitDir, 'HEAD'), 'utf8').trim()
  return head.startsWith('ref: ') ? readFileSync(join(gitDir, head.slice(5)), 'utf8').trim() : head
}

/** Everything below a folder: kind, mode and content by path. */
export function picture(folder: string, without: readonly string[] = []): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (without.some(left => name === left || name.startsWith(`${left}/`))) continue
    const mode = (lstatSync(path).mode & 0o777).toString(8)
    if (entry.isSymbolicLink()) found[name] = `link ${readlinkSync(path)}`
    else found[name] = entry.isDirectory() ? 'folder' : `${mode} ${readFileSync(path, 'latin1')}`
  }
  return found
}
