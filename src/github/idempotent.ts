import { RequestError } from '@octokit/request-error'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client.ts'
import { explainApiError } from './api-errors.ts'

/** A repository, and how it is reached. */
export interface RepositoryApi {
  readonly client: Client
  readonly owner: string
  readonly repo: string
}

/** How often something that was to be made is looked for again and made, when the answer was lost. */
const TRIES = 3
const PAUSE_MS = 300

/**
 * Makes something: `make` looks whether it is there already, and makes it when it is not. When the answer was lost it
 * looks again, so that what was made after all is found then, and not made twice.
 * @throws UserError
 */
export async function makeOnce<Made>(what: string, permission: string, make: () => Promise<Made>): Promise<Made> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await make()
    } catch (error) {
      const passing = error instanceof RequestError && (error.status >= 500 || isDuplicate(error))
      if (!passing || tried >= TRIES) throw explainApiError(error, what, permission)
      await sleep(PAUSE_MS * tried)
    }
  }
}

function isDuplicate(error: RequestError): boolean {
  return error.status === 422 && /already exists/i.test(error.message)
}

/** Characters that GitHub takes as one text. */
const TEXT = 65_536

/** A text that GitHub takes, cut where it has to be. */
export function truncateBody(text: string): string {
  return text.length <= TEXT ? text : `${text.slice(0, TEXT - 40).toWellFormed()}\n\n… this was cut here.`
}
