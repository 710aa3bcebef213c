import { type Commit, readCommits } from '../../test/world/github/commits.ts'
import { type ChangedFile, diffText, readDiff } from '../../test/world/github/diff.ts'
import type { Pages } from '../../test/world/github/github.ts'
import { type PullRecord, diffOf, readPull } from '../../test/world/github/pull-requests.ts'
import { plain } from '../../test/world/github/reply.ts'
import type { Repository } from '../../test/world/github/repository.ts'
import { commitPage, filePage } from './code-pages.ts'
import { fileCard } from './file-card.ts'
import { type Html, html } from './html.ts'
import { renderMarkdown } from './markdown.ts'
import { runPage } from './run-page.ts'
import { style } from './style.ts'

/**
 * Serve `/OWNER/REPO/pull/N` for people, `/OWNER/REPO/pull/N.diff`, and the runs, commits and files that reports link
 * to, to everybody on this machine.
 */
export const servePage: Pages = (site, path) => {
  const [, owner = '', kind, name = '', file = ''] = CODE.exec(path) ?? []
  const place = kind === undefined ? undefined : site.find(owner)
  if (place !== undefined) {
    const content = kind === 'commit' ? commitPage(place, name) : filePage(place, { name, path: decodeURI(file) })
    return content && shown(`${name.slice(0, 7)} · ${place.fullName}`, place, content)
  }
  const [, starter = '', run] = /^\/([^/]+\/[^/]+)\/actions\/runs\/(\d{1,15})$/.exec(path) ?? []
  const ran = site.find(starter)
  const runContent = ran && runPage(ran, Number(run))
  if (ran && runContent) return shown(`Run ${run} · ${ran.fullName}`, ran, runContent)
  const [, fullName = '', number, suffix] = /^\/([^/]+\/[^/]+)\/pull\/(\d+)(\.diff)?$/.exec(path) ?? []
  const repo = site.find(fullName)
  const pull = repo && readPull({ site, repo }, Number(number))
  if (!repo || !pull) return undefined
  const ends = diffOf(repo, pull)
  if (suffix !== undefined) return plain(200, diffText(repo.git, ends))
  const title = `${pull.title} · Pull Request #${pull.number} · ${repo.fullName}`
  return shown(title, repo, page(repo, pull, readDiff(repo.git, ends)))
}

/** `/OWNER/REPO/commit/SHA` and `/OWNER/REPO/blob/SHA/PATH`; only commit ids, so that no name is an option of git. */
const CODE = /^\/([^/]+\/[^/]+)\/(commit|blob)\/([0-9a-f]{7,64})(?:\/(.+))?$/

function shown(title: string, { fullName }: Repository, content: Html): ReturnType<Pages> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    // A second fence behind the escaping: a page cannot run code or load anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  const body = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<p class="faint">${fullName}</p>
${content}
</html>
`
  return { status: 200, headers, body: body.html }
}

function page(repo: Repository, pull: PullRecord, files: readonly ChangedFile[]): Html {
  const commits = readCommits(repo.git, ['--reverse', `${pull.base.sha}..${pull.head.sha}`])
  const state = pull.state === 'closed' ? 'closed' : pull.draft ? 'draft' : 'open'
  return html`<h1>${pull.title} <small>#${pull.number}</small></h1>
<p>
  <span class="badge ${state}">${state[0]?.toUpperCase() ?? ''}${state.slice(1)}</span>
  <strong>${pull.user}</strong> wants to merge ${commits.length} ${commits.length === 1 ? 'commit' : 'commits'}
  into <code>${pull.base.ref}</code> from <code>${pull.head.ref}</code>
  ${pull.labels.map(name => html`<span class="label">${name}</span> `)}
</p>
${card(html`<strong>${pull.user}</strong>`, renderMarkdown(pull.body ?? '*No description.*'))}
${conversation(repo, pull.number)}
<h2>Commits <span class="faint">${commits.length}</span></h2>
<div class="card"><ul class="commits">${commits.map(each => commitLine(repo, each))}</ul></div>
<h2>Files changed <span class="faint">${files.length}</span></h2>
${files.map(fileCard)}`
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

function commitLine({ fullName }: Repository, { sha, message, author }: Commit): Html {
  const [subject = ''] = message.split('\n', 1)
  return html`<li><span class="subject">${subject}</span> <span class="faint">${author.name}</span> <a href="/${fullName}/commit/${sha}"><code>${sha.slice(0, 7)}</code></a></li>`
}
