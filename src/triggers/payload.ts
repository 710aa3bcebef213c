import type { Actor } from '../github/users.ts'

/** Read a value of an untrusted payload by its path; undefined if it is missing. */
export function payloadAt(payload: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    payload,
  )
}

/** Read a string; undefined for any other type. */
export function payloadText(payload: unknown, ...path: string[]): string | undefined {
  const value = payloadAt(payload, ...path)
  return typeof value === 'string' ? value : undefined
}

/** Read a number; undefined for any other type. */
export function payloadNumber(payload: unknown, ...path: string[]): number | undefined {
  const value = payloadAt(payload, ...path)
  return typeof value === 'number' ? value : undefined
}

/** Read a full commit id; undefined for any other text. */
export function payloadCommit(payload: unknown, ...path: string[]): string | undefined {
  const value = payloadText(payload, ...path)
  return value !== undefined && /^[0-9a-f]{40}$/.test(value) ? value : undefined
}

/** Read a user or bot; undefined without a login. */
export function payloadActor(payload: unknown, ...path: string[]): Actor | undefined {
  const login = payloadText(payload, ...path, 'login')
  return login === undefined ? undefined : { login, isBot: payloadText(payload, ...path, 'type') === 'Bot' }
}
