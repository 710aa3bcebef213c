import { escapePattern } from '../domain/text/shell-words.ts'
import type { ParsedEvent } from './parsed-event.ts'

/**
 * Check whether a branch is named by the template: with a commit in its place, perhaps as one of proposed tests, or
 * numbered.
 */
export function isOwnBranch(branch: string, template: string): boolean {
  const parts = template.split(/(\{head\}|\{sha\})/).map(part => {
    if (part === '{head}') return '.+'
    return part === '{sha}' ? '[0-9a-f]{7}' : escapePattern(part)
  })
  return new RegExp(`^${parts.join('')}(?:-\\d+)?(?:-tests(?:-\\d+)?)?$`).test(branch)
}

/**
 * Check whether the bot wrote a commit message: its trailers say so. A squash-merge or a revert by a user may repeat
 * them: the one has the number of its pull request in the subject, the other says so.
 */
export function isOwnCommit(message: string): boolean {
  const [subject = ''] = message.split('\n', 1)
  const isMerged = /\(#\d+\)$/.test(subject)
  const isUndone = subject.startsWith('Revert ') && !/^Fix-Tests-Reverts: \d/m.test(message)
  return !isMerged && !isUndone && /^Fix-Tests-Key: [0-9a-f]{16}$/m.test(message)
}

/** Skip a failure of the bot's own commit: following it would never end. */
export function skipOwnCommit(sha: string): Extract<ParsedEvent, { kind: 'nothing' }> {
  return {
    kind: 'nothing',
    why: `fix-tests made the failing commit ${sha.slice(0, 7)}, so it does not work on it. Comment /fix-tests retry to try it anyway.`,
  }
}
