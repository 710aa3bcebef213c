import { isAbsolute, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Maximum characters of a path. */
const MAX_PATH = 4_096

/**
 * Create a function that makes the paths of reporters relative. They may be relative already, or absolute on this
 * machine. For a path of the machine that ran CI the longest end that exists here counts.
 */
export function relativeTo(root: string, exists: (path: string) => boolean): (file: string) => string {
  const base = root.replaceAll('\\', '/').replace(/\/$/, '')
  return file => {
    // No file system has such a path, and all of its ends would not fit into memory.
    if (file.length > MAX_PATH) return file
    const path = file.replaceAll('\\', '/').replace(/^file:\/\//, '')
    if (path.startsWith(`${base}/`)) return path.slice(base.length + 1)
    if (!posix.isAbsolute(path) && !/^[A-Za-z]:\//.test(path)) {
      const plain = posix.normalize(path).replace(/^\.$/, '')
      return plain === '' || exists(plain) ? plain : (longestEnd(plain) ?? plain)
    }
    return longestEnd(path) ?? path
  }
  function longestEnd(path: string): string | undefined {
    const parts = path.split('/').filter(part => part !== '')
    return parts.map((_, index) => parts.slice(index).join('/')).find(exists)
  }
}

/**
 * Return the absolute path of what Node.js calls a script, by path or address.
 * @returns undefined for what is no file
 */
export function scriptPath(script: string): string | undefined {
  if (!script.startsWith('file:')) return isAbsolute(script) ? script : undefined
  try {
    return fileURLToPath(script)
  } catch {
    return undefined
  }
}
