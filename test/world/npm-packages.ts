import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.ts'

/**
 * Install packages from npm's registry, each as `name@version`, once per machine.
 * @returns the node_modules folder that has them
 */
export function npmPackages(packages: readonly string[]): string {
  const name = createHash('sha256').update(packages.toSorted().join(' ')).digest('hex').slice(0, 16)
  const cache = join(ROOT, 'node_modules', '.cache', 'fix-tests-packages')
  const folder = join(cache, name)
  if (existsSync(folder)) return join(folder, 'node_modules')
  // Another test may install the same packages now.
  const draft = join(cache, `${name}-${randomUUID()}`)
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: draft,
    stdio: 'pipe',
    env: process.env,
  })
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return join(folder, 'node_modules')
}

/** Give a project the packages of npm's registry. */
export function linkPackages(root: string, packages: readonly string[]): void {
  mkdirSync(root, { recursive: true })
  symlinkSync(npmPackages(packages), join(root, 'node_modules'))
}
