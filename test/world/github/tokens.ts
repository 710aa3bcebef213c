import { randomBytes } from 'node:crypto'

export type Permission =
  | 'contents'
  | 'pull-requests'
  | 'issues'
  | 'checks'
  | 'actions'
  | 'metadata'
  | 'workflows'
  | 'members'
  | 'statuses'
  | 'administration'
  | 'secrets'
export type Need = `${Permission}:${'read' | 'write'}`

export interface TokenOptions {
  readonly name: string
  /** For a Bot, `github-actions` and `github-actions[bot]` mean the same. */
  readonly login: string
  readonly type: 'User' | 'Bot'
  readonly permissions: Partial<Record<Permission, 'read' | 'write'>>
}

export type Token = TokenOptions

/** The sender of a request: a token of this server, or none, or unknown credentials. */
export type Caller = Token | 'anonymous' | 'bad-credentials'

export class Tokens {
  readonly #bySecret = new Map<string, Token>()

  add(options: TokenOptions): string {
    const { type, login } = options
    const secret = (type === 'Bot' ? 'ghs_' : 'ghp_') + randomBytes(18).toString('hex')
    this.#bySecret.set(secret, {
      ...options,
      login: type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login,
    })
    return secret
  }

  /** Read an Authorization header: `token X`, `Bearer X`, or Basic with the token as the password. */
  caller(authorization: string | undefined): Caller {
    if (authorization === undefined) return 'anonymous'
    const [scheme = '', credentials = ''] = authorization.trim().split(/\s+/, 2)
    const isBasic = scheme.toLowerCase() === 'basic'
    const [, password = ''] = isBasic ? Buffer.from(credentials, 'base64').toString().split(':', 2) : ['', credentials]
    return this.#bySecret.get(password) ?? 'bad-credentials'
  }
}

/** Write includes read, and every token of GitHub can read metadata. */
export function allows({ permissions }: Token, need: Need): boolean {
  const granted = Object.entries(permissions).flatMap(([permission, access]) =>
    access === 'write' ? [`${permission}:write`, `${permission}:read`] : [`${permission}:${access}`],
  )
  return need === 'metadata:read' || granted.includes(need)
}
