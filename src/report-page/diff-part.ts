import { chip } from './page-elements.ts'
import { element, type PageNode, styled } from './page-node.ts'
import type { LineNote, LineNotes } from './changed-line-notes.ts'
import { type DiffFile, type DiffLine, type DiffRow, sideBySide } from './side-by-side.ts'

/** Rows of one diff that a page shows. */
const MAX_ROWS = 1_500

const KINDS: Readonly<Record<DiffFile['kind'], string>> = {
  added: 'new file',
  deleted: 'deleted',
  renamed: 'renamed',
  changed: '',
}

/** Show a unified diff with its two sides beside each other; on a narrow screen, one below the other. */
export function diffNodes(diff: string, notes: LineNotes = new Map()): PageNode[] {
  let left = MAX_ROWS
  const nodes = sideBySide(diff).map(file => {
    const rows = file.hunks.reduce((sum, hunk) => sum + hunk.length, 0)
    const shown = rows <= left
    if (shown) left -= rows
    return fileNode(file, shown, notes.get(file.path))
  })
  // A text that is no diff of git, such as one that was cut in its head.
  return nodes.length > 0 || diff.trim() === '' ? nodes : [element('pre', { tabindex: '0' }, diff)]
}

function fileNode(file: DiffFile, shown: boolean, notes: ReadonlyMap<number, LineNote> | undefined): PageNode {
  const { path, kind, added, removed, hunks } = file
  const kindText = KINDS[kind]
  const head = styled(
    'figcaption',
    'file-head',
    styled('code', 'path', path),
    ...(kindText === '' ? [] : [styled('span', 'faint', kindText)]),
    styled('span', 'plus', `+${added}`),
    styled('span', 'minus', `−${removed}`),
  )
  if (!shown) return styled('figure', 'file', head, styled('p', 'empty', 'Too long to show here: see the branch.'))
  if (hunks.length === 0) return styled('figure', 'file', head, styled('p', 'empty', 'Nothing to show as text.'))
  return styled(
    'figure',
    'file',
    head,
    element(
      'table',
      { class: 'diff' },
      styled('caption', 'unseen', `Changes in ${path}: before on the left, after on the right`),
      element(
        'colgroup',
        {},
        ...['number', '', 'number', ''].map(name => element('col', name === '' ? {} : { class: name })),
      ),
      element(
        'thead',
        { class: 'unseen' },
        element(
          'tr',
          {},
          ...['Line before', 'Before', 'Line after', 'After'].map(text => element('th', { scope: 'col' }, text)),
        ),
      ),
      ...hunks.map(hunk => element('tbody', {}, ...hunk.map(row => rowNode(row, notes)))),
    ),
  )
}

function rowNode({ before, after, same }: DiffRow, notes: ReadonlyMap<number, LineNote> | undefined): PageNode {
  const note = after === undefined || same ? undefined : notes?.get(after.number)
  return element(
    'tr',
    same ? { class: 'same' } : {},
    ...sideNodes(before, same ? '' : 'del'),
    ...sideNodes(after, same ? '' : 'add', note),
  )
}

function sideNodes(line: DiffLine | undefined, kind: '' | 'add' | 'del', note?: LineNote): PageNode[] {
  if (line === undefined) return [element('td', { class: 'line none' }), element('td', { class: 'none' })]
  const sign = kind === 'add' ? '+' : kind === 'del' ? '−' : ' '
  return [
    styled('td', `line ${kind}`, String(line.number)),
    styled(
      'td',
      `code ${kind}`,
      styled('span', 'sign', sign),
      ...lineParts(line, kind),
      ...(note === undefined ? [] : [' ', styled('span', 'note', chip('half', note.text))]),
    ),
  ]
}

function lineParts({ text, differs }: DiffLine, kind: '' | 'add' | 'del'): PageNode[] {
  if (differs === undefined || differs.from === differs.to) return [text]
  const { from, to } = differs
  const tag = kind === 'add' ? 'ins' : 'del'
  return [text.slice(0, from), element(tag, {}, text.slice(from, to)), text.slice(to)].filter(part => part !== '')
}
