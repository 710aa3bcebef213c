import { note } from '../contracts/events.ts'
import { type FixHistory, EMPTY_HISTORY, parseFixHistory, recordRun } from '../domain/history/fix-history.ts'
import { isWorthRecording } from '../domain/history/run-records.ts'
import type { State } from '../domain/model/state.ts'
import { messageOf } from '../contracts/errors.ts'
import type { Emit, StateStore } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'

/** Files with guidance for contributors. */
const GUIDANCE = ['AGENTS.md', 'CLAUDE.md', 'CONTRIBUTING.md'] as const
/** Name of the text that all requests of a repository share. */
const HISTORY = 'history'

/**
 * Read the guidance for contributors at a commit of the base branch. Guidance in the pull request itself is not
 * trusted.
 */
export async function guidanceAt(repository: Repository, commit: string): Promise<{ file: string; text: string }[]> {
  const texts = await Promise.all(GUIDANCE.map(async file => ({ file, text: await repository.text(commit, file) })))
  const seen = new Set<string>()
  return texts.flatMap(({ file, text = '' }) => {
    const said = file === FOR_PEOPLE ? partsAboutCode(text) : text
    // Often one of them is a copy of another, or a line that points to it.
    if (said.trim() === '' || POINTER.test(said) || seen.has(said)) return []
    seen.add(said)
    return [{ file, text: said }]
  })
}

/** The file that people read: much of it is about issues, releases and manners. */
const FOR_PEOPLE = 'CONTRIBUTING.md'
/** A line that includes another file, as CLAUDE.md often has only. */
const POINTER = /^\s*@[\w./-]{1,200}\s*$/
const HEADING = /^(?<marks>#{1,6})\s/
const FENCE = /^\s{0,3}(?:```|~~~)/
const ABOUT_CODE =
  /style|convention|cod(?:e|ing)\b|lint|format|generat|architect|structure|layout|guideline|develop|test/i
const NOT_ABOUT_CODE = /conduct|releas|publish|licen[cs]e/i

/** Return the sections of a text whose headings, or those around them, are about code; all of one without sections. */
export function partsAboutCode(text: string): string {
  const kept: string[] = []
  /** Levels of the open headings that are about code. */
  let about: number[] = []
  let headings = 0
  let isCode = false
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    const level = isCode ? undefined : HEADING.exec(line)?.groups?.['marks']?.length
    if (level !== undefined) {
      // The first one is the title, which is about all of it.
      headings += 1
      const isTitle = headings === 1
      const around = about.filter(each => each < level)
      const isAbout = !isTitle && (around.length > 0 || ABOUT_CODE.test(line)) && !NOT_ABOUT_CODE.test(line)
      about = isAbout ? [...around, level] : []
    }
    if (about.length > 0) kept.push(line)
  }
  return headings > 1 ? kept.join('\n') : text
}

/** Load the fix history of earlier requests; empty if it cannot be read. */
export async function loadFixHistory(store: StateStore, emit: Emit): Promise<FixHistory> {
  try {
    const memory = parseFixHistory(await store.loadShared(HISTORY))
    if (memory !== undefined) return memory
    emit(note('warning', 'Ignored the fix history: another version of fix-tests wrote it.'))
    return EMPTY_HISTORY
  } catch (error) {
    emit(note('warning', `Could not read the fix history: ${messageOf(error)}`))
    return EMPTY_HISTORY
  }
}

/**
 * Save the run and its confirmed fixes for later requests and for people. Best effort: log a failure, don't fail the
 * run.
 */
export async function saveFixHistory(state: State, store: StateStore, emit: Emit): Promise<void> {
  if (state.outcome === 'stopped' || state.outcome === 'awaiting-ci') return
  if (state.proof?.held !== true && !isWorthRecording(state)) return
  try {
    await store.updateShared(HISTORY, text => {
      const memory = parseFixHistory(text)
      return memory === undefined ? (text ?? '') : `${JSON.stringify(recordRun(memory, state, Date.now()))}\n`
    })
  } catch (error) {
    emit(note('warning', `Could not save the fix history: ${messageOf(error)}`))
  }
}
