import type { Actor } from '../github/users.ts'

/** Reading of untrusted payloads: a value at a path, when it is what it has to be. */

export function payloadAt(payload: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    payload,
  )
}

export function payloadText(payload: unknown, ...path: string[]): string | undefined {
  const value = payloadAt(payload, ...path)
  return typeof value === 'string' ? value : undefined
}

export function payloadNumber(payload: unknown, ...path: string[]): number | undefined {
  const value = payloadAt(payload, ...path)
  return typeof value === 'number' ? value : undefined
}

export function payloadCommit(payload: unknown, ...path: string[]): string | undefined {
  const value = payloadText(payload, ...path)
  return value !== undefined && /^[0-9a-f]{40}$/.test(value) ? value : undefined
}

export function payloadActor(payload: unknown, ...path: string[]): Actor | undefined {
  const login = payloadText(payload, ...path, 'login')
  return login === undefined ? undefined : { login, isBot: payloadText(payload, ...path, 'type') === 'Bot' }
}
