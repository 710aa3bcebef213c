import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { TOOL_NAMES, type Tools } from './ways.ts'

/** Folders that only the system's own installer writes. They come before PATH. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']

/** Find a program as a shell would, but only in absolute folders. @returns its path, or undefined */
export function findProgram(name: string, path: string): string | undefined {
  const folders = path.split(delimiter).filter(folder => isAbsolute(folder))
  return folders.map(folder => join(folder, name)).find(isExecutable)
}

/** Find the tools that make namespaces. */
export function findTools(path: string): Tools {
  const search = [...SYSTEM_FOLDERS, path].join(delimiter)
  return Object.fromEntries(TOOL_NAMES.map(name => [name, findProgram(name, search)]))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
