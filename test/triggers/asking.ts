import type { AuthorizationRules } from '../../src/triggers/authorization.ts'
import type { ParsedEvent } from '../../src/triggers/parsed-event.ts'
import { resolveTask } from '../../src/triggers/resolve-task.ts'
import type { Task } from '../../src/triggers/task.ts'
import { name, type Shop } from '../github/shop.ts'

/** The rules of the default settings, and a label that makes fix-tests skip a pull request. */
export const RULES: AuthorizationRules = {
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

/** What is made of what is event, how often it was let in, and of which branch the settings were. */
export async function asking(
  shop: Shop,
  event: ParsedEvent,
  { hasReports = false, token = {}, ...rules }: Circumstances = {},
): Promise<{ task: Task; admitted: number; bases: (string | undefined)[] }> {
  let admitted = 0
  const bases: (string | undefined)[] = []
  const task = await resolveTask(event, {
    api: shop.as(token),
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
      workflowRef: '',
      actionRepository: '',
      workflow: 'fix-tests',
      actor: '',
      runner: '',
      job: '',
    },
    rulesFor: async base => {
      bases.push(base)
      return { ...RULES, ...rules }
    },
    onAuthorized: async () => {
      admitted += 1
    },
    chooseRun: async ([newest]) => newest,
    hasReports: async () => hasReports,
  })
  return { task, admitted, bases }
}
