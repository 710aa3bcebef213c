import { APIError } from 'openai'

/** Throws the error that came with a 200, in place of an answer. */
export function requireNoError(answer: unknown): void {
  const { error } = (answer ?? {}) as { error?: { message?: string } | null }
  if (error) throw new APIError(undefined, error, error.message, undefined)
}
