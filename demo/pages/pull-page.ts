import { type Commit, readCommits } from '../../test/world/github/commits.ts'
import { type ChangedFile, diffText, readDiff } from '../../test/world/github/diff.ts'
import type { Pages } from '../../test/world/github/github.ts'
import { type PullRecord, diffOf, readPull } from '../../test/world/github/pull-requests.ts'
import { plain } from '../../test/world/github/reply.ts'
import type { Repository } from '../../test/world/github/repository.ts'
import { type Html, html, raw } from './html.ts'
import { renderMarkdown } from './markdown.ts'
import { style } from './style.ts'

/** Serve `/OWNER/REPO/pull/N` for people, and `/OWNER/REPO/pull/N.diff`, to everybody on this machine. */
export const servePage: Pages = (site, path) => {
  const [, fullName = '', number, suffix] = /^\/([^/]+\/[^/]+)\/pull\/(\d+)(\.diff)?$/.exec(path) ?? []
  const repo = site.find(fullName)
  const pull = repo && readPull({ site, repo }, Number(number))
  if (!repo || !pull) return undefined
  const ends = diffOf(repo, pull)
  if (suffix !== undefined) return plain(200, diffText(repo.git, ends))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    // A second fence behind the escaping: a page cannot run code or load anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  return { status: 200, headers, body: page(repo, pull, readDiff(repo.git, ends)).html }
}

function page(repo: Repository, pull: PullRecord, files: readonly ChangedFile[]): Html {
  const commits = readCommits(repo.git, ['--reverse', `${pull.base.sha}..${pull.head.sha}`])
  const state = pull.state === 'closed' ? 'closed' : pull.draft ? 'draft' : 'open'
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pull.title} · Pull Request #${pull.number} · ${repo.fullName}</title>
<style>${style}</style>
<p class="faint">${repo.fullName}</p>
<h1>${pull.title} <small>#${pull.number}</small></h1>
<p>
  <span class="badge ${state}">${state[0]?.toUpperCase() ?? ''}${state.slice(1)}</span>
  <strong>${pull.user}</strong> wants to merge ${commits.length} ${commits.length === 1 ? 'commit' : 'commits'}
  into <code>${pull.base.ref}</code> from <code>${pull.head.ref}</code>
  ${pull.labels.map(name => html`<span class="label">${name}</span> `)}
</p>
${card(html`<strong>${pull.user}</strong>`, renderMarkdown(pull.body ?? '*No description.*'))}
${conversation(repo, pull.number)}
<h2>Commits <span class="faint">${commits.length}</span></h2>
<div class="card"><ul class="commits">${commits.map(commitLine)}</ul></div>
<h2>Files changed <span class="faint">${files.length}</span></h2>
${files.map(fileCard)}
</html>
`
}

function conversation(repo: Repository, number: number): Html[] {
  const comments = repo.world.comments
    .filter(comment => comment.issue === number)
    .map(({ user, body, createdAt, reactions }) => ({
      at: createdAt,
      card: card(
        html`<strong>${user}</strong> <span class="faint">commented</span> ${reactions.map(each => html`<span class="label">${emoji[each.content]}</span> `)}`,
        renderMarkdown(body),
      ),
    }))
  const reviews = repo.world.reviews
    .filter(review => review.pull === number)
    .map(({ user, body, state, submittedAt }) => ({
      at: submittedAt,
      card: card(
        html`<strong>${user}</strong> <span class="faint">${state.toLowerCase().replace('_', ' ')}</span>`,
        renderMarkdown(body),
      ),
    }))
  return [...comments, ...reviews].toSorted((a, b) => a.at.localeCompare(b.at)).map(entry => entry.card)
}

const emoji = {
  '+1': '👍',
  '-1': '👎',
  laugh: '😄',
  confused: '😕',
  heart: '❤️',
  hooray: '🎉',
  rocket: '🚀',
  eyes: '👀',
}

function card(head: Html, body: Html): Html {
  return html`<article class="card"><header>${head}</header><div class="markdown">${body}</div></article>`
}

function commitLine({ sha, message, author }: Commit): Html {
  const [subject = ''] = message.split('\n', 1)
  return html`<li><span class="subject">${subject}</span> <span class="faint">${author.name}</span> <code>${sha.slice(0, 7)}</code></li>`
}

function fileCard({ path, previousPath, additions, deletions, patch }: ChangedFile): Html {
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
