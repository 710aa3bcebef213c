import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.ts'

/**
 * Install programs from PyPI, each as `name==version`, once per machine.
 * @returns a folder whose `bin` has them; Python itself is not in it
 */
export function pythonTools(packages: readonly string[]): string {
  const name = createHash('sha256').update(packages.toSorted().join(' ')).digest('hex').slice(0, 16)
  const cache = join(ROOT, 'node_modules', '.cache', 'fix-tests-python')
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  // Another test may install the same programs now.
  const draft = join(cache, `${name}-${randomUUID()}`)
  mkdirSync(cache, { recursive: true })
  const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--target', draft]
  execFileSync('python3', ['-m', 'pip', 'install', ...options, ...packages], { stdio: 'pipe', env: process.env })
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

/** Give a project these programs, where a virtual environment would have them. */
export function linkPythonTools(root: string, packages: readonly string[]): void {
  symlinkSync(pythonTools(packages), join(root, '.venv'))
}
