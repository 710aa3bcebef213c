import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Repository, type RepositoryOptions } from '../../src/workspace/repository.ts'
import { runFolder } from '../run-folder.ts'

let home: string | undefined
const made = new Map<string, string>()

/**
 * Make a folder once in a worker, and copy it from then on: git takes many processes to make a repository.
 *
 * @param key what tells one folder from another, such as its files
 */
export function copyOf(key: string, to: string, make: (folder: string) => void): void {
  let template = made.get(key)
  if (template === undefined) {
    home ??= runFolder('template')
    template = join(home, String(made.size))
    mkdirSync(template)
    make(template)
    made.set(key, template)
  }
  cpSync(template, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
}

const fetched = new Map<string, Promise<string>>()

/**
 * Open the bot's own repository with commits of a user's: a fetch takes as many processes, and leaves the same each time.
 *
 * @param key what tells one user's repository from another, such as its files
 */
export async function repositoryWith(
  key: string,
  commits: readonly string[],
  options: RepositoryOptions,
): Promise<Repository> {
  const name = JSON.stringify([key, commits])
  const template = fetched.get(name) ?? fetchedOnce(commits, options)
  fetched.set(name, template)
  if (!existsSync(options.dir)) cpSync(await template, options.dir, { recursive: true, preserveTimestamps: true })
  return Repository.open(options)
}

async function fetchedOnce(commits: readonly string[], options: RepositoryOptions): Promise<string> {
  const dir = join(runFolder('fetched'), 'git')
  const repository = await Repository.open({ ...options, dir })
  await repository.fetch(`file://${options.work}`, commits)
  return dir
}

/** The words of `git init` for a repository without the samples of hooks that git would put into it. */
export const INIT = ['init', '--quiet', '--template=', '--initial-branch=main'] as const

/** Make the folders that `git init` would make beside the samples. */
export function withFolders(gitDir: string): void {
  for (const folder of ['hooks', 'info']) mkdirSync(join(gitDir, folder), { recursive: true })
}
