import { posix } from 'node:path'
import type { TestCase } from '../domain/tests.ts'
import type { ReportFormat } from '../frameworks/framework.ts'
import { parseJestJson } from './jest-json.ts'
import { parseJUnit, UnreadableReport } from './junit.ts'

/** Characters beyond which a name is no path. */
const LONGEST_PATH = 4_096

/** A report as it was found: its name for people, and its text. */
export interface ReportFile {
  readonly name: string
  readonly text: string
}

export interface ReadOptions {
  readonly format: ReportFormat
  readonly framework?: string | undefined
  /** Makes the file of a test relative to the project's directory. */
  readonly relative: (file: string) => string
}

/**
 * Reads one report.
 * @throws UnreadableReport whose message is one sentence without the file's name
 */
export async function readReport(text: string, options: ReadOptions): Promise<TestCase[]> {
  if (text.trim() === '') throw new UnreadableReport('it is empty.')
  const cases = options.format === 'jest-json' ? parseJestJson(text) : await parseJUnit(text, options.framework)
  return cases.map(testCase => ({ ...testCase, id: { ...testCase.id, file: options.relative(testCase.id.file) } }))
}

/** Reads many JUnit reports; one that cannot be read never hides the good ones beside it. */
export async function readReports(
  files: readonly ReportFile[],
  relative: ReadOptions['relative'],
): Promise<{ cases: TestCase[]; unreadable: string[] }> {
  const cases: TestCase[] = []
  const unreadable: string[] = []
  for (const file of files) {
    try {
      for (const testCase of await readReport(file.text, { format: 'junit', relative })) cases.push(testCase)
    } catch (error) {
      if (!(error instanceof UnreadableReport)) throw error
      unreadable.push(`${file.name} cannot be read: ${error.message}`)
    }
  }
  return { cases, unreadable }
}

/**
 * Relative paths from whatever a reporter wrote: relative ones, absolute ones of this machine, and absolute ones of
 * the machine where CI ran, of which the longest end that exists here is taken.
 */
export function relativiser(root: string, exists: (path: string) => boolean): (file: string) => string {
  const base = root.replaceAll('\\', '/').replace(/\/$/, '')
  return file => {
    // No file system has such a path, and all its ends together would not fit into memory.
    if (file.length > LONGEST_PATH) return file
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
