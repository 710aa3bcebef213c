import type { AuthorizationRules } from '../../src/triggers/authorization.ts'
import type { ParsedEvent } from '../../src/triggers/parse-event.ts'
import { type Task, resolveTask } from '../../src/triggers/resolve-task.ts'
import { name, type Shop } from '../github/shop.ts'

/** The door as the settings leave it, but for a label that keeps fix-tests away. */
export const DOOR: AuthorizationRules = {
  permission: 'write',
  bots: [],
  drafts: false,
  optIn: undefined,
  skip: 'hands-off',
}

export interface Circumstances extends Partial<AuthorizationRules> {
  readonly hasReports?: boolean
  /** Whose token fix-tests has; a job's own unless told. */
  readonly token?: Parameters<Shop['as']>[0]
}

/** What is made of what is asked, how often it was let in, and of which branch the settings were. */
export async function asking(
  shop: Shop,
  asked: ParsedEvent,
  { hasReports = false, token = {}, ...door }: Circumstances = {},
): Promise<{ errand: Task; admitted: number; bases: (string | undefined)[] }> {
  let admitted = 0
  const bases: (string | undefined)[] = []
  const errand = await resolveTask(asked, {
    place: shop.as(token),
    environment: {
      eventName: 'issue_comment',
      eventPath: '',
      workspace: '',
      repository: name,
      serverUrl: shop.github.url,
      apiUrl: shop.github.apiUrl,
      sha: shop.head('main'),
      ref: 'refs/heads/main',
      temp: '',
      runId: 1,
      runAttempt: 1,
      workflow: 'fix-tests',
      actor: '',
      runner: '',
      job: '',
    },
    door: async base => {
      bases.push(base)
      return { ...DOOR, ...door }
    },
    onAdmitted: async () => {
      admitted += 1
    },
    hasReports: async () => hasReports,
  })
  return { errand, admitted, bases }
}
