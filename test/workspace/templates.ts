import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
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

/** The words of `git init` for a repository without the samples of hooks that git would put into it. */
export const INIT = ['init', '--quiet', '--template=', '--initial-branch=main'] as const

/** Make the folders that `git init` would make beside the samples. */
export function withFolders(gitDir: string): void {
  for (const folder of ['hooks', 'info']) mkdirSync(join(gitDir, folder), { recursive: true })
}
