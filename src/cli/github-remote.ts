import { createClient, type RepositoryApi } from '../github/client.ts'
import { ENV, type Checkout } from '../workspace/checkout.ts'
import { gitResult } from '../workspace/git.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The repository on GitHub, or why it is not asked, and what to do. */
export type Remote = RepositoryApi | { readonly why: string; readonly remedy: string }

/**
 * Find the repository on GitHub: the named one, or that of the remote `origin`. A token is sent to the host that it is
 * for, and to no other that a remote may name.
 */
export async function githubRemote(
  checkout: Checkout,
  { named, env }: { named: string | undefined; env: Env },
): Promise<Remote> {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN
  if (token === undefined || token === '')
    return {
      why: 'GitHub was not asked: there is no token.',
      remedy: 'Run it again with one: GITHUB_TOKEN=$(gh auth token)',
    }
  const server = env.GITHUB_SERVER_URL || 'https://github.com'
  if (!URL.canParse(server))
    return {
      why: `GitHub was not asked: GITHUB_SERVER_URL is ${JSON.stringify(server)}, which is no URL.`,
      remedy: 'Remove that variable, or write a URL such as https://github.com.',
    }
  const apiUrl = env.GITHUB_API_URL || (server === 'https://github.com' ? 'https://api.github.com' : `${server}/api/v3`)
  const name = named ?? nameIn(await originOf(checkout), new URL(server).host)
  const [owner, repo, more] = name?.split('/') ?? []
  if (owner === undefined || repo === undefined || more !== undefined)
    return {
      why: `GitHub was not asked: the remote origin is no repository of ${server}.`,
      remedy: 'Name the repository: --repository OWNER/NAME.',
    }
  return { client: createClient({ token, apiUrl }), owner, repo }
}

async function originOf({ top, host }: Checkout): Promise<string> {
  const { stdout } = await gitResult(['remote', 'get-url', 'origin'], { cwd: top, host, env: ENV, codes: [1, 2, 128] })
  return stdout.trim()
}

/** Read `owner/name` from the URL of a remote on this host; undefined for another host. */
export function nameIn(url: string, host: string): string | undefined {
  const [, at, name] =
    /^(?:https?:\/\/(?:[^@/\s]{1,200}@)?|ssh:\/\/git@|git@)([\w.:-]{1,200}?)[/:]([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? []
  return at?.toLowerCase() === host.toLowerCase() ? name : undefined
}
