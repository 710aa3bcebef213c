/** Reading of untrusted payloads: a value at a path, when it is what it has to be. */

export function at(payload: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    payload,
  )
}

export function text(payload: unknown, ...path: string[]): string | undefined {
  const value = at(payload, ...path)
  return typeof value === 'string' ? value : undefined
}

export function number(payload: unknown, ...path: string[]): number | undefined {
  const value = at(payload, ...path)
  return typeof value === 'number' ? value : undefined
}

export function commit(payload: unknown, ...path: string[]): string | undefined {
  const value = text(payload, ...path)
  return value !== undefined && /^[0-9a-f]{40}$/.test(value) ? value : undefined
}

/** Somebody who did something on GitHub. */
export interface Actor {
  readonly login: string
  readonly isBot: boolean
}

export function actor(payload: unknown, ...path: string[]): Actor | undefined {
  const login = text(payload, ...path, 'login')
  return login === undefined ? undefined : { login, isBot: text(payload, ...path, 'type') === 'Bot' }
}
