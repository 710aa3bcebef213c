import { note } from '../../contracts/events.ts'
import { findCheatSigns } from '../../cheat-signs/find-signs.ts'
import { type CheatSign, signMeaning } from '../../domain/model/cheat-sign.ts'
import type { State } from '../../domain/model/state.ts'
import { type Failure, testKey } from '../../domain/model/test-case.ts'
import { parseDiff } from '../../domain/text/unified-diff.ts'
import { isTestFrame } from '../../triage/test-files.ts'
import { listedPath } from '../../triage/locate-file.ts'
import type { WorkflowContext } from '../context.ts'

/** Files of tests to read for the values that they use. */
const MAX_FILES = 20
/** Lines that a change adds to one of them, and characters of each. */
const [MAX_LINES, MAX_LINE] = [1_000, 300]
/** Files of tests to search for the name of one. */
const MAX_SEARCHED = 300

/** Look for signs that the change of the branch cheats its failing tests, and say so in the log. */
export async function lookForSigns(state: State, context: WorkflowContext): Promise<CheatSign[]> {
  const { workspace } = context
  const changes = await workspace.changes()
  if (changes.length === 0) return []
  const sources = await context.sourceIndex()
  const { isTest } = sources
  const targets = new Set(state.targets)
  const failures = (state.initial?.failures ?? []).filter(({ id }) => targets.has(testKey(id)))
  const listed = await workspace.list()
  // Where a test is named by its package or class, the stack of its failure names its file.
  const named = failures.flatMap(({ id, frames }) =>
    id.file === '' ? frames.filter(frame => isTestFrame(frame, sources)).map(({ file }) => file) : [id.file],
  )
  const names = [...new Set(named)]
  const known = names.flatMap(name => listedPath(listed, name) ?? [])
  const paths = known.length > 0 ? known : await filesNaming(failures, listed.filter(isTest), context)
  const files = await Promise.all(
    paths.slice(0, MAX_FILES).map(async path => ({ path, text: (await workspace.original(path)) ?? '' })),
  )
  // Tests may read their cases from data, and a check names no file at all.
  const added = addedText(await workspace.history.failingDiff(), path => isTest(path) && !paths.includes(path))
  const messages = failures.map(({ problem }) => problem.message)
  const signs = findCheatSigns(changes, { files: [...files, ...added], messages, isTest })
  const texts = signs.flatMap(({ kind, file, line, grave }) =>
    grave ? [`The change ${signMeaning(kind)} (${file}${line === 0 ? '' : `:${line}`}).`] : [],
  )
  // Several values on one line are one sentence in the log.
  for (const text of [...new Set(texts)].slice(0, 5)) context.emit(note('warning', text))
  return signs
}

/**
 * Collect the lines that a diff adds to some files: recordings among the data of tests are long, and a part of them
 * will do.
 */
function addedText(diff: string, isWanted: (path: string) => boolean): { path: string; text: string }[] {
  const files = parseDiff(diff).flatMap(({ path, hunks }) =>
    path === undefined || !isWanted(path) ? [] : [{ path, hunks }],
  )
  return files.slice(0, MAX_FILES).map(({ path, hunks }) => {
    const lines = hunks.flatMap(({ runs }) => runs.flatMap(({ after }) => after)).slice(0, MAX_LINES)
    return { path, text: lines.map(line => line.slice(0, MAX_LINE)).join('\n') }
  })
}

/**
 * Find the test files that define tests of these names, where neither report nor stack names a file: those of Rust have
 * the path of a module only.
 */
async function filesNaming(
  failures: readonly Failure[],
  files: readonly string[],
  { workspace }: WorkflowContext,
): Promise<string[]> {
  const names = new Set(failures.flatMap(({ id }) => id.name.match(/[A-Za-z_]\w{2,}/g) ?? []).filter(isTelling))
  const found: string[] = []
  for (const path of names.size === 0 ? [] : files.slice(0, MAX_SEARCHED)) {
    const text = (await workspace.original(path)) ?? ''
    if ([...names].some(name => text.includes(` ${name}(`))) found.push(path)
  }
  return found
}

/** True for a name that a person gave to a test, and not for the number of one of its cases. */
function isTelling(name: string): boolean {
  return !/^case_\d/.test(name)
}
