import type { Git } from './git.ts'

export interface ChangedFile {
  readonly path: string
  readonly previousPath: string | undefined
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'
  readonly blob: string
  readonly additions: number
  readonly deletions: number
  /** From the first `@@` on; undefined for what has no text to show. */
  readonly patch: string | undefined
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
const zero = '0'.repeat(40)

/** Two commits; without the first one, everything in the second is new. */
export interface DiffEnds {
  readonly from: string | undefined
  readonly to: string
}

export function readDiff(git: Git, ends: DiffEnds): ChangedFile[] {
  const { from, to } = ends
  const range = [from ?? emptyTree, to]
  const raw = parseRaw(git.text(['diff', '--raw', '-z', '--abbrev=40', '-M', ...range]))
  const counts = parseNumstat(git.text(['diff', '--numstat', '-z', '-M', ...range]))
  const patches = splitPatches(diffText(git, ends))
  return raw.map((file, index) => ({
    ...file,
    additions: counts[index]?.additions ?? 0,
    deletions: counts[index]?.deletions ?? 0,
    patch: hunks(patches[index] ?? ''),
  }))
}

export function diffText(git: Git, { from, to }: DiffEnds): string {
  return git.text(['diff', '-M', from ?? emptyTree, to])
}

type RawFile = Omit<ChangedFile, 'additions' | 'deletions' | 'patch'>

/** `:100644 100644 <sha> <sha> M NUL path NUL`, with two paths after R and C. */
function parseRaw(output: string): RawFile[] {
  const fields = output.split('\0')
  const files: RawFile[] = []
  for (let at = 0; at + 1 < fields.length; at++) {
    const [, , before = '', after = '', letter = ''] = (fields[at] ?? '').split(' ')
    const first = fields[++at] ?? ''
    const moved = letter.startsWith('R') || letter.startsWith('C')
    files.push({
      path: moved ? (fields[++at] ?? '') : first,
      previousPath: moved ? first : undefined,
      status: statusOf(letter),
      blob: after === zero ? before : after,
    })
  }
  return files
}

/** `3 TAB 1 TAB path NUL`; after a rename the path is empty and two more fields follow; binary files count `-`. */
function parseNumstat(output: string): { additions: number; deletions: number }[] {
  const fields = output.split('\0')
  const counts: { additions: number; deletions: number }[] = []
  for (let at = 0; at + 1 < fields.length; at++) {
    const [added = '', deleted = '', path = ''] = (fields[at] ?? '').split('\t')
    if (path === '') at += 2
    counts.push({ additions: Number(added) || 0, deletions: Number(deleted) || 0 })
  }
  return counts
}

function splitPatches(text: string): string[] {
  // Every line of a file's content starts with a blank, + or -, so this head is never content.
  return text.split(/^(?=diff --git )/m).filter(part => part !== '')
}

function hunks(patch: string): string | undefined {
  const start = patch.search(/^@@ /m)
  return start === -1 ? undefined : patch.slice(start).replace(/\n$/, '')
}

function statusOf(letter: string): ChangedFile['status'] {
  switch (letter[0]) {
    case 'A':
      return 'added'
    case 'D':
      return 'removed'
    case 'R':
      return 'renamed'
    case 'C':
      return 'copied'
    case 'T':
      return 'changed'
    default:
      return 'modified'
  }
}
