import { RequestError } from '@octokit/request-error'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainApiError } from './api-errors.ts'

/** How often a write is tried if its response is lost. */
const TRIES = 3

const PAUSE_MS = 300

/**
 * Create something once. `make` first checks whether it exists. If a response is lost, `make` runs again and finds what
 * the first try has created.
 * @throws UserError
 */
export async function makeOnce<Made>(what: string, permission: string, make: () => Promise<Made>): Promise<Made> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make()
    } catch (error) {
      const isPassing = error instanceof RequestError && (error.status >= 500 || isDuplicate(error))
      if (!isPassing || tries >= TRIES) throw explainApiError(error, what, permission)
      await sleep(PAUSE_MS * tries)
    }
  }
}

function isDuplicate(error: RequestError): boolean {
  return error.status === 422 && /already exists/i.test(error.message)
}

/** Longest body that GitHub accepts, in characters. */
const MAX_BODY = 65_536

/** Cut a text to the length that GitHub accepts. */
export function truncateBody(text: string): string {
  return text.length <= MAX_BODY ? text : `${text.slice(0, MAX_BODY - 40).toWellFormed()}\n\n… this was cut here.`
}
