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
  return texts.flatMap(({ file, text }) => {
    // Often one of them is a copy of another, or a line that points to it.
    if (text === undefined || text.trim() === '' || seen.has(text)) return []
    seen.add(text)
    return [{ file, text }]
  })
}

/** Load the fix history of earlier requests; empty if it cannot be read. */
export async function loadFixHistory(store: StateStore, emit: Emit): Promise<FixHistory> {
  try {
    const memory = parseFixHistory(await store.loadShared(HISTORY))
    if (memory !== undefined) return memory
    emit({ kind: 'note', level: 'warning', text: 'Ignored the fix history: another version of fix-tests wrote it.' })
    return EMPTY_HISTORY
  } catch (error) {
    emit({ kind: 'note', level: 'warning', text: `Could not read the fix history: ${messageOf(error)}` })
    return EMPTY_HISTORY
  }
}

/** Save the run and its confirmed fixes for later requests and for people. Best effort: log a failure, don't fail the run. */
export async function saveFixHistory(state: State, store: StateStore, emit: Emit): Promise<void> {
  if (state.outcome === 'stopped' || state.outcome === 'awaiting-ci') return
  if (state.proof?.held !== true && !isWorthRecording(state)) return
  try {
    await store.updateShared(HISTORY, text => {
      const memory = parseFixHistory(text)
      return memory === undefined ? (text ?? '') : `${JSON.stringify(recordRun(memory, state, Date.now()))}\n`
    })
  } catch (error) {
    emit({ kind: 'note', level: 'warning', text: `Could not save the fix history: ${messageOf(error)}` })
  }
}
