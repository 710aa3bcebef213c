import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { TOOL_CACHES } from './world/tool-caches.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    runFolder: string
  }
}

/** Make a folder for what the files of a run of the tests share, and remove it at the end. Start Python directly. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-run-'))
  project.provide('runFolder', folder)
  process.env.PATH = pathWithoutShim(process.env.PATH ?? '')
  process.env.MAVEN_OPTS ??= TOOL_CACHES.MAVEN_OPTS
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/**
 * Put the folder of the real Python before that of a version manager's shim. A shim is a shell script that looks for the
 * version at each start, which takes longer than most tests in Python.
 */
function pathWithoutShim(path: string): string {
  const folders = path.split(delimiter)
  const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' })
  const real = dirname((stdout ?? '').trim())
  const found = folders.findIndex(folder => existsSync(join(folder, 'python3')))
  // A folder of the path is left where it is: what else lies in it may hide other programs.
  if (real === '.' || found < 0 || folders.includes(real)) return path
  return folders.toSpliced(found, 0, real).join(delimiter)
}
