import { lstat, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type TestId, testKey } from '../domain/model/test-case.ts'

/** Maximum bytes of a journal. A test can write to it, too. */
const MAX_BYTES = 64 * 1024 * 1024

/** An event, a file, and the titles of a test; without titles the event is about the file. */
const Line = z.tuple([z.enum(['file', 'known', 'start', 'end']), z.string()]).rest(z.string())

/** Tests and files that were running when a run was stopped. */
export interface RunJournal {
  /** Tests that started and did not end. */
  readonly running: readonly TestId[]
  /** Files that started and did not end, each with the tests of it that are known and did not end. */
  readonly open: readonly { readonly file: string; readonly tests: readonly TestId[] }[]
  /** All files of the run, if the runner lists them when it starts. */
  readonly files: readonly string[]
  /** Tests that are known and have not ended. */
  readonly unended: readonly TestId[]
  /** True if a test has ended. */
  readonly hasEnded: boolean
}

export const NO_JOURNAL: RunJournal = { running: [], open: [], files: [], unended: [], hasEnded: false }

/** True if tests have ended, and none runs. */
export function isIdle({ running, open, hasEnded }: RunJournal): boolean {
  return running.length === 0 && open.length === 0 && hasEnded
}

/** Read the journal of a run. A missing or damaged one says nothing. */
export async function readJournal(path: string, to: { framework: string; relative: (file: string) => string }) {
  const info = await lstat(path).catch(() => undefined)
  if (info === undefined || !info.isFile() || info.size > MAX_BYTES) return NO_JOURNAL
  // A test may have removed it since, or made it unreadable.
  const text = await readFile(path, 'utf8').catch(() => '')
  return parseJournal(text, to)
}

/** Parse the lines of a journal. */
export function parseJournal(
  text: string,
  { framework, relative }: { framework: string; relative: (file: string) => string },
): RunJournal {
  const running = new Map<string, TestId>()
  const known = new Map<string, TestId>()
  const open = new Set<string>()
  const files = new Set<string>()
  let hasEnded = false
  for (const line of text.split('\n')) {
    const parsed = lineOf(line)
    if (parsed === undefined) continue
    const [event, path, ...titles] = parsed
    const file = relative(path)
    const id = { framework, file, suite: titles.slice(0, -1), name: titles.at(-1) ?? '' }
    const isTest = titles.length > 0
    switch (event) {
      case 'file':
        files.add(file)
        break
      case 'known':
        known.set(testKey(id), id)
        break
      case 'start':
        if (isTest) running.set(testKey(id), id)
        else open.add(file)
        break
      case 'end':
        if (isTest) {
          hasEnded = true
          running.delete(testKey(id))
          known.delete(testKey(id))
        } else open.delete(file)
    }
  }
  const tests = (file: string) => [...known.values()].filter(id => id.file === file)
  return {
    running: [...running.values()],
    open: [...open].map(file => ({ file, tests: tests(file) })),
    files: [...files],
    unended: [...known.values()],
    hasEnded,
  }
}

function lineOf(line: string): z.infer<typeof Line> | undefined {
  if (line === '') return undefined
  try {
    return Line.safeParse(JSON.parse(line)).data
  } catch {
    // The last line may break off.
    return undefined
  }
}
