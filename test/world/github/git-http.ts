import { spawn } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { may, sees } from './access.ts'
import { noteMoves } from './activities.ts'
import { gitEnvironment } from './git.ts'
import { syncPullRefs } from './pull-requests.ts'
import { pushRulesEnvironment } from './push-rules.ts'
import { type Reply, plain } from './reply.ts'
import type { Repository } from './repository.ts'
import type { Site } from './site.ts'
import type { Caller, Token } from './tokens.ts'

export interface GitRequest {
  /** `OWNER/REPO`, without the `.git` that GitHub lets one write or leave away. */
  readonly fullName: string
  readonly path: (typeof endpoints)[number]
  readonly query: string
  readonly pushes: boolean
}

const endpoints = ['/info/refs', '/git-upload-pack', '/git-receive-pack'] as const

/** Read a URL of git's smart HTTP protocol; undefined for any other. */
export function gitRequest(url: URL): GitRequest | undefined {
  const path = endpoints.find(endpoint => url.pathname.endsWith(endpoint))
  if (path === undefined) return undefined
  const service = path === '/info/refs' ? url.searchParams.get('service') : path.slice(1)
  return {
    fullName: url.pathname.slice(1, -path.length).replace(/\.git$/, ''),
    path,
    query: url.search.slice(1),
    pushes: service === 'git-receive-pack',
  }
}

export async function serveGit(
  site: Site,
  asked: GitRequest,
  { request, caller }: { request: IncomingMessage; caller: Caller },
): Promise<Reply> {
  const repo = site.find(asked.fullName)
  const refusal = refuse(repo, asked, caller)
  if (refusal || !repo) {
    request.resume()
    return refusal ?? plain(404, 'Repository not found.')
  }
  // Also before a fetch, because a test may have changed the bare repository.
  syncPullRefs({ site, repo })
  const moves = asked.path === '/git-receive-pack'
  if (moves) noteMoves(repo)
  const reply = await backend(repo, asked, { request, token: typeof caller === 'string' ? undefined : caller })
  if (moves) {
    noteMoves(repo, typeof caller === 'string' ? undefined : caller.login)
    syncPullRefs({ site, repo })
  }
  return reply
}

/** The reason to refuse a request, in GitHub's words: git shows them to people as `remote: …`. */
function refuse(repo: Repository | undefined, { pushes }: GitRequest, caller: Caller): Reply | undefined {
  if (caller === 'bad-credentials') {
    return challenge('Invalid username or token. Password authentication is not supported for Git operations.')
  }
  if (caller === 'anonymous') return challenge('No anonymous write access.')
  if (!repo || !sees(repo, caller)) return plain(404, 'Repository not found.')
  if (pushes && !may(caller, { repo, need: 'contents:write' })) {
    return plain(403, `Permission to ${repo.fullName}.git denied to ${caller.login}.`)
  }
  if (pushes && repo.world.archived) return plain(403, 'This repository was archived so it is read-only.')
  return may(caller, { repo, need: 'contents:read' })
    ? undefined
    : plain(403, 'Write access to repository not granted.')
}

function challenge(words: string): Reply {
  const reply = plain(401, words)
  return { ...reply, headers: { ...reply.headers, 'www-authenticate': 'Basic realm="GitHub"' } }
}

/** Run git's own server, which speaks CGI: the request in variables and stdin, the answer on stdout. */
async function backend(
  repo: Repository,
  { path, query }: GitRequest,
  { request, token }: { request: IncomingMessage; token: Token | undefined },
): Promise<Reply> {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...gitEnvironment,
      ...(token ? pushRulesEnvironment(repo, token) : {}),
      GIT_PROJECT_ROOT: repo.directory,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method ?? 'GET',
      REMOTE_USER: token?.login ?? '',
      CONTENT_TYPE: header('content-type'),
      // Left out for chunked bodies: git then reads to the end.
      ...(header('content-length') === '' ? {} : { CONTENT_LENGTH: header('content-length') }),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
    },
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
  const complaints = text(child.stderr)
  // git may refuse before it has read everything; then the pipe breaks, and git's answer counts. `pipeline` would
  // close the connection together with the pipe.
  child.stdin.once('error', () => request.resume())
  request.once('close', () => child.stdin.end())
  request.pipe(child.stdin)
  const [output] = await Promise.all([buffer(child.stdout), ended])
  return cgiReply(output) ?? plain(500, await complaints)
}

function cgiReply(output: Buffer): Reply | undefined {
  const split = output.indexOf('\r\n\r\n')
  if (split === -1) return undefined
  const headers = Object.fromEntries(
    output
      .toString('latin1', 0, split)
      .split('\r\n')
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const { status = '200', ...rest } = headers
  return { status: Number.parseInt(status, 10), headers: rest, body: output.subarray(split + 4) }
}
