import { readCommit } from '../../test/world/github/commits.ts'
import { readDiff } from '../../test/world/github/diff.ts'
import type { Repository } from '../../test/world/github/repository.ts'
import { type Html, html } from './html.ts'
import { fileCard } from './file-card.ts'

/** Show a commit of a repository; undefined if there is none. */
export function commitPage(repo: Repository, name: string): Html | undefined {
  try {
    const { sha, message, author, parents } = readCommit(repo.git, name)
    const [subject = '', ...rest] = message.split('\n')
    const files = readDiff(repo.git, { from: parents[0], to: sha })
    return html`<h1>${subject}</h1>
<p class="faint">${author.name} · <code>${sha}</code></p>
<pre>${rest.join('\n').trim()}</pre>
${files.map(fileCard)}`
  } catch {
    return undefined
  }
}

/** Show a file at a commit, with an anchor for each line; undefined if there is none. */
export function filePage(repo: Repository, { name, path }: { name: string; path: string }): Html | undefined {
  try {
    const text = repo.git.fixed(['cat-file', 'blob', `${name}:${path}`]).toString()
    const lines = text.trimEnd().split('\n')
    return html`<h1><code>${path}</code> <small>${name.slice(0, 7)}</small></h1>
<pre class="diff">${lines.map((line, at) => html`<span id="L${at + 1}"><a href="#L${at + 1}">${String(at + 1).padStart(4)}</a>  ${line}</span>`)}</pre>`
  } catch {
    return undefined
  }
}
