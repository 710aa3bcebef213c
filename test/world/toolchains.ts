import { spawnSync } from 'node:child_process'

/** Whether pytest is here. In CI it has to be: what the machine could run is not skipped there. */
export const hasPytest = isThere('python3', '-m', 'pytest', '--version')

function isThere(file: string, ...args: string[]): boolean {
  if (spawnSync(file, args).status === 0) return true
  if (process.env.CI === 'true') throw new Error(`${[file, ...args].join(' ')} does not run: .ci/run installs it`)
  return false
}
