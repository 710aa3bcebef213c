import { existsSync, readFileSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type RanFunction, ranKey, type TestTrace } from '../domain/model/code.ts'
import { addParts } from '../domain/model/ran-parts.ts'
import { readShared } from '../isolation/shared-folder.ts'
import { MAVEN_COUNTS } from '../frameworks/jacoco.ts'
import { reportPathsIn } from '../test-reports/discover.ts'
import { readTrace } from '../test-reports/traces/read-trace.ts'
import type { TracedCode } from '../test-reports/traces/v8-coverage.ts'

/** Limits of what the processes of a run may write: files, bytes of one, and bytes in all. */
const MAX_FILES = 500
const MAX_FILE_BYTES = 64_000_000
const MAX_BYTES = 400_000_000

export interface TraceOptions {
  readonly signal: AbortSignal
  /** Map a path to a file of the repository, or to undefined for other code. */
  readonly inProject: (file: string) => string | undefined
  /** True to note lines where the runtime does not do so in any case. */
  readonly lines?: boolean
  /** True to name the built files that ran, and not their sources. */
  readonly asBuilt?: boolean
}

/** Characters of a source file from which on its lines are not distinguished. */
const MAX_SOURCE = 1_000_000

/**
 * List the files of a project that match, and that a traced run wrote; none if its counts are not in the folder.
 * @param options.since when it began, in milliseconds since the epoch
 */
export async function tracesBeside(
  folder: string,
  { since, root, patterns }: { since: number; root: string; patterns: readonly string[] },
): Promise<string[]> {
  if (patterns.length === 0 || !existsSync(join(folder, MAVEN_COUNTS))) return []
  const paths = await reportPathsIn(root, patterns)
  const dated = await Promise.all(
    paths.map(async path => ({ path, at: (await lstat(path).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  return dated.filter(({ at }) => at >= since).map(({ path }) => path)
}

/**
 * Read what the processes of a run noted, and add the calls of each function.
 * @param options.beside paths of further files
 * @param options.here where this process sees a file that they name
 */
export async function readTraces(
  folder: string,
  {
    inProject,
    here = path => path,
    sources,
    beside = [],
  }: Omit<TracedCode, 'textOf'> & {
    readonly here?: ((path: string) => string) | undefined
    readonly beside?: readonly string[]
  },
): Promise<TestTrace> {
  const found = new Map<string, RanFunction>()
  let room = MAX_BYTES
  const texts = new Map<string, string | undefined>()
  const textOf = (path: string) => {
    if (!texts.has(path)) texts.set(path, sourceText(here(path)))
    return texts.get(path)
  }
  const own = (await readdir(folder)).filter(name => !name.endsWith('.exec')).map(name => join(folder, name))
  for (const path of [...own, ...beside].toSorted().slice(0, MAX_FILES)) {
    const { size } = await lstat(path)
    // A test may write anything here, and a parsed file takes several times its size.
    if (size > MAX_FILE_BYTES) continue
    room -= size
    if (room < 0) break
    for (const each of readTrace(basename(path), (await readShared(path)) ?? '', { inProject, textOf, sources })) {
      const key = ranKey(each)
      found.set(key, joined(each, found.get(key)))
    }
  }
  return [...found.values()]
}

function joined(one: RanFunction, other: RanFunction | undefined): RanFunction {
  if (other === undefined) return one
  const lines = new Map(one.lines)
  for (const [line, calls] of other.lines ?? []) lines.set(line, (lines.get(line) ?? 0) + calls)
  const parts = addParts(one.parts ?? [], other.parts ?? [])
  return {
    ...one,
    calls: one.calls + other.calls,
    ...(lines.size === 0 ? {} : { lines: [...lines].toSorted(([a], [b]) => a - b) }),
    ...(parts.length === 0 ? {} : { parts }),
  }
}

/** Read a source file that ran. */
function sourceText(path: string): string | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    return text.length > MAX_SOURCE ? undefined : text
  } catch {
    return undefined
  }
}
