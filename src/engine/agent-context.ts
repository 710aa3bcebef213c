import { type FixHistory, EMPTY_HISTORY, parseFixHistory, addToHistory } from '../domain/history/fix-history.ts'
import type { State } from '../domain/model/state.ts'
import { messageOf } from '../contracts/errors.ts'
import type { Emit, StateStore } from '../contracts/ports.ts'
import type { Repository } from '../workspace/repository.ts'

/** Where the repository says how it wants to be worked on. */
const GUIDANCE = ['AGENTS.md', 'CLAUDE.md', 'CONTRIBUTING.md'] as const
/** The text that all requests of a repository share. */
const HISTORY = 'history'

/**
 * What the repository says of how it wants to be worked on, at a commit of the branch that the change goes into: what a
 * pull request itself brings along is not guidance.
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

/** What earlier requests of the repository have left for this one. */
export async function loadFixHistory(keeper: StateStore, emit: Emit): Promise<FixHistory> {
  try {
    const memory = parseFixHistory(await keeper.loadShared(HISTORY))
    if (memory !== undefined) return memory
    emit({ kind: 'note', level: 'warning', text: 'What worked before was kept by another version: it is left alone.' })
    return EMPTY_HISTORY
  } catch (error) {
    emit({ kind: 'note', level: 'warning', text: `What worked before could not be read: ${messageOf(error)}` })
    return EMPTY_HISTORY
  }
}

/** Leaves what worked for the next one. A run whose work is done does not fail for it. */
export async function saveFixHistory(state: State, keeper: StateStore, emit: Emit): Promise<void> {
  if (state.proof?.held !== true || state.outcome === 'stopped') return
  try {
    await keeper.updateShared(HISTORY, text => {
      const memory = parseFixHistory(text)
      return memory === undefined ? (text ?? '') : `${JSON.stringify(addToHistory(memory, state, Date.now()))}\n`
    })
  } catch (error) {
    emit({ kind: 'note', level: 'warning', text: `What worked could not be kept for next time: ${messageOf(error)}` })
  }
}
