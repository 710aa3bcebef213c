import { type Hunk } from '../domain/text/unified-diff.ts'
import { count } from '../domain/text/wording.ts'
import type { FilePart } from './change-parts.ts'
import { folded } from './markdown-parts.ts'
import { codeBlock, inlineCode, inlineText } from './markdown-escape.ts'
import { commitLink, workUrl } from './repository-links.ts'
import type { Detail, ReportOptions } from './report-options.ts'
import type { ResultView } from './result-view.ts'

/** Longest change that is shown open, in changed lines; a longer one is folded. */
const MAX_OPEN = 12
/** Limits of a change that is shown at all, and of what was dropped, in characters. */
const MAX_CHANGE = 15_000
const MAX_DROPPED = 6_000

/** Render the changed lines of files: open if they are few, else folded; their number only if diffs are left out. */
export function changedLinesOf(parts: readonly FilePart[], detail: Detail): string {
  if (parts.length === 0) return ''
  const size = parts.reduce((sum, { hunks }) => sum + sizeOf(hunks), 0)
  const what = `${count(parts.length, 'file')}, ${count(size, 'line')}`
  if (!detail.diffs) return `The change: ${what}.`
  const isOpen = size <= MAX_OPEN && parts.length <= 3
  let room = MAX_CHANGE
  const blocks = parts.flatMap(part => {
    const text = linesOf(part)
    if (room <= 0) return []
    const block = partBlock(part, text.slice(0, text.length > room ? text.lastIndexOf('\n', room) + 1 : undefined), {
      isNamed: parts.length > 1 || !isOpen,
    })
    room -= text.length
    return [block]
  })
  if (room < 0) blocks.push('The diff is longer than shown: see the branch.')
  return isOpen ? blocks.join('\n\n') : folded(`The change: ${what}`, blocks)
}

function partBlock({ file, kind }: FilePart, text: string, { isNamed }: { readonly isNamed: boolean }): string {
  const name = inlineCode(file)
  const note = { added: ' (new)', deleted: ' (deleted)', renamed: ' (renamed)', changed: '' }[kind]
  // A file without lines, such as a binary one, has nothing but its name.
  const head = isNamed || note !== '' || text === '' ? [`${name}${note}`] : []
  return [...head, ...(text === '' ? [] : [codeBlock(text, 'diff')])].join('\n\n')
}

/** Write the lines that differ, without those around them; `⋯` between two that are apart. */
function linesOf({ hunks }: FilePart): string {
  return hunks
    .flatMap(({ runs }) => runs)
    .map(({ before, after }) => [...before.map(line => `-${line}`), ...after.map(line => `+${line}`)].join('\n'))
    .join('\n ⋯\n')
}

function sizeOf(hunks: readonly Hunk[]): number {
  const runs = hunks.flatMap(hunk => hunk.runs)
  return runs.reduce((sum, { before, after }) => sum + before.length + after.length, 0)
}

/** Find the first changed line of a change: 1-based, 0 if its file has none. */
export function placeOf([first]: readonly FilePart[]): { file: string; line: number } | undefined {
  if (first === undefined) return undefined
  const [hunk] = first.hunks
  return { file: first.file, line: hunk === undefined ? 0 : hunk.line + (hunk.runs[0]?.at ?? 0) }
}

/** Render what was dropped from the fixers' changes, with the reason; none if nothing was. */
export function droppedChanges(view: ResultView, options: ReportOptions, detail: Detail): string[] {
  return view.kept
    .filter(({ kind }) => kind === 'pruning')
    .flatMap(({ reason, commit = '', diff }) => [
      `${commitLink(commit, workUrl(view, options))} dropped leftovers: ${inlineText(reason)}`,
      ...(detail.diffs && diff !== '' ? [droppedDiff(diff)] : []),
    ])
}

function droppedDiff(diff: string): string {
  const isCut = diff.length > MAX_DROPPED
  const text = isCut ? diff.slice(0, diff.lastIndexOf('\n', MAX_DROPPED - 1) + 1) : diff
  return `${codeBlock(text, 'diff')}${isCut ? '\n\nThe diff is longer than shown: see the branch.' : ''}`
}
