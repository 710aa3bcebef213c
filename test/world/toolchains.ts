import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether pytest is here. */
export const hasPytest = has('python3', '-m', 'pytest', '--version')

/** Whether a toolchain is here. In CI it has to be: what the machine could run is not skipped there. */
export function has(file: string, ...args: string[]): boolean {
  if (starts(file, ...args)) return true
  if (process.env.CI === 'true') throw new Error(`${[file, ...args].join(' ')} does not run: .ci/run installs it`)
  return false
}

/** Whether a program is here that nobody has to have. */
export function starts(file: string, ...args: string[]): boolean {
  return spawnSync(file, args).status === 0
}

/** The PATH without the folders that hold a program: so it is not found, whether the machine has it or not. */
export function pathWithout(program: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter(folder => !existsSync(join(folder, program))).join(delimiter)
}
