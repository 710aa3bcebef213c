import { type Route, found, ok, route } from '../route.ts'
import { type Place, apiUrl, escapePath, pageUrl } from '../site.ts'

interface Entry {
  readonly mode: string
  readonly type: string
  readonly sha: string
  readonly size: number
  readonly path: string
}

export const contentRoutes: readonly Route[] = [
  route('repos/get-content', 'contents:read', call => {
    const { git, world } = call.repo
    const ref = call.input.ref ?? world.defaultBranch
    const commit = found(git.commit(ref))
    const path = call.input.path.replace(/^\/+|\/+$/g, '')
    const list = (inside: string): Entry[] => readTree(git.text(['ls-tree', '-lz', commit, '--', inside]))
    if (path === '') return ok(list('.').map(entry => contentEntry(call, { entry, ref })))
    const entry = found(list(path)[0])
    if (entry.type === 'tree') return ok(list(`${path}/`).map(each => contentEntry(call, { entry: each, ref })))
    const bytes = git.bytes(['cat-file', 'blob', entry.sha])
    if (/application\/vnd\.github(\.v3)?\.raw/.test(call.accept)) {
      return { status: 200, raw: { type: 'application/vnd.github.raw; charset=utf-8', content: bytes } }
    }
    return ok({ ...contentEntry(call, { entry, ref }), encoding: 'base64', content: wrapped(bytes) })
  }),
]

/** GitHub breaks base64 into lines, which has surprised many a client. */
export function wrapped(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{60}/g, '$&\n') + '\n'
}

function readTree(output: string): Entry[] {
  return output
    .split('\0')
    .filter(line => line !== '')
    .map(line => {
      const [head = '', path = ''] = line.split('\t', 2)
      const [mode = '', type = '', sha = '', size = ''] = head.split(/ +/)
      return { mode, type, sha, path, size: Number(size) || 0 }
    })
}

function contentEntry(place: Place, { entry, ref }: { entry: Entry; ref: string }) {
  const { type, sha, size, path } = entry
  const kind = type === 'tree' ? 'dir' : 'file'
  const escaped = escapePath(path)
  const self = `${apiUrl(place, `/contents/${escaped}`)}?ref=${encodeURIComponent(ref)}`
  const git = apiUrl(place, `/git/${type}s/${sha}`)
  const html = pageUrl(place, `/${type}/${escapePath(ref)}/${escaped}`)
  return {
    name: path.split('/').at(-1) ?? path,
    path,
    sha,
    size,
    type: kind,
    url: self,
    html_url: html,
    git_url: git,
    download_url: kind === 'dir' ? null : pageUrl(place, `/raw/${escapePath(ref)}/${escaped}`),
    _links: { self, git, html },
  }
}
