import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './framework.ts'

/** The project in a directory, as frameworks look at it. */
export function projectAt(root: string): Project {
  return {
    root,
    exists: path => existsSync(join(root, path)),
    text(path) {
      try {
        return readFileSync(join(root, path), 'utf8')
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
        throw error
      }
    },
  }
}
