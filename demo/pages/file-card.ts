import type { ChangedFile } from '../../test/world/github/diff.ts'
import { type Html, html, raw } from './html.ts'

/** Show what changed in a file. */
export function fileCard({ path, previousPath, additions, deletions, patch }: ChangedFile): Html {
  const name = previousPath === undefined ? path : `${previousPath} → ${path}`
  const lines = (patch ?? '')
    .split('\n')
    .map(line => html`<span class="${lineClass(line)}">${line === '' ? ' ' : line}</span>`)
  const body =
    patch === undefined ? raw('<p class="faint">Nothing to show as text.</p>') : html`<pre class="diff">${lines}</pre>`
  return html`<details class="card" open><summary><code>${name}</code> <span class="plus">+${additions}</span> <span class="minus">−${deletions}</span></summary>${body}</details>`
}

function lineClass(line: string): string {
  if (line.startsWith('+')) return 'add'
  if (line.startsWith('-')) return 'del'
  return line.startsWith('@@') ? 'hunk' : ''
}
