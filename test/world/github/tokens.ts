import { randomBytes } from 'node:crypto'

export type Permission =
  | 'contents'
  | 'pull-requests'
  | 'issues'
  | 'checks'
  | 'actions'
  | 'statuses'
  | 'metadata'
  | 'workflows'
  | 'members'
export type Need = `${Permission}:${'read' | 'write'}`

export interface TokenOptions {
  readonly name: string
  /** For a Bot, `github-actions` and `github-actions[bot]` mean the same. */
  readonly login: string
  readonly type: 'User' | 'Bot'
  readonly permissions: Partial<Record<Permission, 'read' | 'write'>>
  /** The repositories that a Bot is installed on; all of them unless told. */
  readonly repositories?: readonly string[]
  /** May push changes of `.github/workflows`. */
  readonly workflow?: boolean
}

export interface Token extends TokenOptions {
  readonly workflow: boolean
}

/** Who asks: a token we gave, nobody, or somebody with credentials that we did not give. */
export type Caller = Token | 'anonymous' | 'bad-credentials'

export class Tokens {
  readonly #bySecret = new Map<string, Token>()

  add(options: TokenOptions): string {
    const { type, login, permissions } = options
    const secret = (type === 'Bot' ? 'ghs_' : 'ghp_') + alphanumeric(36)
    this.#bySecret.set(secret, {
      ...options,
      login: type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login,
      workflow: options.workflow ?? permissions.workflows === 'write',
    })
    return secret
  }

  /** Reads an Authorization header: `token X`, `Bearer X`, or Basic with the token as the password. */
  caller(authorization: string | undefined): Caller {
    if (authorization === undefined) return 'anonymous'
    const [scheme = '', credentials = ''] = authorization.trim().split(/\s+/, 2)
    const secret = scheme.toLowerCase() === 'basic' ? basicPassword(credentials) : credentials
    return this.#bySecret.get(secret) ?? 'bad-credentials'
  }
}

/** Write includes read, and every token of GitHub may read metadata. */
export function allows({ permissions }: Token, need: Need): boolean {
  const granted = Object.entries(permissions).flatMap(([permission, access]) =>
    access === 'write' ? [`${permission}:write`, `${permission}:read`] : [`${permission}:${access}`],
  )
  return need === 'metadata:read' || granted.includes(need)
}

function basicPassword(credentials: string): string {
  const [user = '', password = ''] = Buffer.from(credentials, 'base64').toString().split(':', 2)
  // GitHub takes the token as the user name too, with `x-oauth-basic` or nothing as the password.
  return password === '' || password === 'x-oauth-basic' ? user : password
}

function alphanumeric(length: number): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  return Array.from(randomBytes(length), byte => alphabet[byte % alphabet.length]).join('')
}
