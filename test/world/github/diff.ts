import type { Git } from './git.ts'

export interface ChangedFile {
  readonly path: string
  readonly previousPath: string | undefined
  readonly status: 'added' | 'removed' | 'modified' | 'renamed'
  readonly additions: number
  readonly deletions: number
  /** From the first `@@` on; undefined for a file without text to show. */
  readonly patch: string | undefined
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
const statuses: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'removed', R: 'renamed' }

/** Two commits. Without the first one, everything in the second is new. */
export interface DiffEnds {
  readonly from: string | undefined
  readonly to: string
}

export function readDiff(git: Git, ends: DiffEnds): ChangedFile[] {
  const { from = emptyTree, to } = ends
  // `M NUL path NUL`, with two paths after R.
  const fields = git.fixed(['diff', '--name-status', '-z', '-M', from, to]).toString().split('\0')
  const patches = splitPatches(diffText(git, ends))
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < fields.length; ) {
    const letter = fields[at++]?.[0] ?? ''
    const first = fields[at++] ?? ''
    const path = letter === 'R' ? (fields[at++] ?? '') : first
    const patch = hunks(patches[files.length] ?? '')
    const count = (sign: RegExp): number => patch?.match(sign)?.length ?? 0
    files.push({
      path,
      previousPath: letter === 'R' ? first : undefined,
      status: statuses[letter] ?? 'modified',
      additions: count(/^\+/gm),
      deletions: count(/^-/gm),
      patch,
    })
  }
  return files
}

export function diffText(git: Git, { from = emptyTree, to }: DiffEnds): string {
  return git.fixed(['diff', '-M', from, to]).toString()
}

function splitPatches(text: string): string[] {
  // Every line of a file's content starts with a blank, + or -, so this head is never content.
  return text.split(/^(?=diff --git )/m).filter(part => part !== '')
}

function hunks(patch: string): string | undefined {
  const start = patch.search(/^@@ /m)
  return start === -1 ? undefined : patch.slice(start).replace(/\n$/, '')
}
