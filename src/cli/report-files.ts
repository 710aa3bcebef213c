import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import type { TestCase } from '../domain/model/test-case.ts'
import { detectFramework } from '../frameworks/detect-framework.ts'
import { projectAt } from '../frameworks/project-files.ts'
import { logLine } from '../rendering/markdown-escape.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import { readReports, type ReportFile, keepHeapSmall } from '../test-reports/read-reports.ts'
import { fileBytes } from '../test-reports/decode.ts'
import type { ReadArguments } from './arguments.ts'

/** What lies in a directory of reports. */
const IN_DIRECTORY = '**/*.{xml,json,jsonl,tap}'
const IGNORED = ['**/node_modules/**', '**/.git/**']

/** What the named reports say. */
export interface NamedReports {
  /** The framework that all of them are of, else empty. */
  readonly framework: string
  readonly complete: boolean
  readonly cases: readonly TestCase[]
  readonly notes: readonly string[]
  /** One sentence for each file that cannot be read. */
  readonly unreadable: readonly string[]
}

/** Reads the files, globs, directories and standard input that a command names. */
export async function readNamedReports(
  { files, format, framework }: ReadArguments,
  cwd: string,
): Promise<NamedReports> {
  keepHeapSmall()
  const project = projectAt(cwd)
  const found = await Promise.all(files.map(name => expand(name, cwd)))
  const { cases, unreadable, notes, complete, frameworks } = await readReports(
    found.flatMap(each => each.files),
    { format, framework, likely: detectFramework(project, [])?.name, relative: relativeTo(cwd, project.exists) },
  )
  const missing = found.flatMap(each => each.missing)
  return {
    framework: frameworks.length === 1 ? (frameworks[0] ?? '') : '',
    complete: complete && missing.length === 0,
    cases,
    notes:
      frameworks.length > 1 ? [...notes, `The reports are of several frameworks: ${frameworks.join(', ')}.`] : notes,
    unreadable: [...missing, ...unreadable],
  }
}

async function expand(name: string, cwd: string): Promise<{ files: ReportFile[]; missing: string[] }> {
  if (name === '-') return { files: [{ name: 'standard input', open: () => process.stdin }], missing: [] }
  const path = resolve(cwd, name)
  if (existsSync(path) && !statSync(path).isDirectory())
    return { files: [{ name, open: () => fileBytes(path) }], missing: [] }
  const isDirectory = existsSync(path)
  const options = {
    cwd: isDirectory ? path : cwd,
    ignore: IGNORED,
    absolute: true,
    dot: true,
    followSymbolicLinks: false,
  }
  const paths = await glob([isDirectory ? IN_DIRECTORY : name.replaceAll('\\', '/')], options)
  const why = isDirectory ? 'it holds no file that could be a report.' : 'there is no such file.'
  if (paths.length === 0) return { files: [], missing: [`${name} cannot be read: ${why}`] }
  return {
    files: paths.toSorted().map(each => ({ name: relative(cwd, each), open: () => fileBytes(each) })),
    missing: [],
  }
}

/** Tells what could not be read. @returns the exit code */
export function warnUnreadable({ unreadable }: NamedReports): number {
  for (const sentence of unreadable) process.stderr.write(`fix-tests: ${logLine(sentence)}\n`)
  return unreadable.length === 0 ? 0 : 2
}

/** Writes to standard output piece by piece, as fast as it is read there. A reader that leaves ends it. */
export async function print(pieces: Iterable<string>): Promise<void> {
  const { stdout } = process
  // The write that fails is told of it too.
  stdout.on('error', () => undefined)
  try {
    for (const piece of pieces) {
      await new Promise<void>((done, fail) => {
        stdout.write(piece, error => (error ? fail(error) : done()))
      })
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}
