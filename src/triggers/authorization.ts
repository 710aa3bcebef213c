import type { PullFacts } from '../github/pull-requests.ts'
import { type Actor, type Permission, PERMISSIONS } from '../github/users.ts'

/** Who may ask, by the settings. */
export interface AuthorizationRules {
  /** The least permission of whoever asks in words. */
  readonly permission: Permission
  /** Logins of bots, to the letter: what they write and open counts like a person's. */
  readonly bots: readonly string[]
  readonly drafts: boolean
  readonly optIn: string | undefined
  readonly skip: string | undefined
}

/** The label of branches on which it was tried too often. */
export const EXHAUSTED_LABEL = 'fix-tests-exhausted'

/**
 * Why somebody may not ask, or undefined when they may. A bot needs no permission, but to be named.
 * @param asker with the permission that GitHub tells; the bot's own login never gets here
 */
export function authorizationRefusal(
  asker: Actor & { readonly permission: Permission },
  door: AuthorizationRules,
): string | undefined {
  if (asker.isBot)
    return door.bots.includes(asker.login) ? undefined : `${asker.login} is a bot that allowed-bots does not name.`
  if (PERMISSIONS.indexOf(asker.permission) >= PERMISSIONS.indexOf(door.permission)) return undefined
  return `${asker.login} has the permission ${asker.permission} here, and ${door.permission} is needed.`
}

/** Branches of bots that open pull requests, told also where there is no pull request yet. */
const BOT_BRANCHES = [
  [/^dependabot\//, 'dependabot[bot]'],
  [/^renovate\//, 'renovate[bot]'],
] as const

/**
 * Why nothing is done by itself for a failing branch, or undefined when it is. What a person asks for in words is not
 * asked about here.
 */
export function skipReason(branch: string, pull: PullFacts | undefined, door: AuthorizationRules): string | undefined {
  const author = pull?.author?.isBot === true ? pull.author.login : undefined
  const bot = pull === undefined ? BOT_BRANCHES.find(([name]) => name.test(branch))?.[1] : author
  if (bot !== undefined && !door.bots.includes(bot))
    return `${branch} is a branch of ${bot}, which allowed-bots does not name.`
  if (pull?.draft === true && !door.drafts) return 'The pull request is a draft, and drafts is not set to true.'
  if (door.optIn !== undefined && (pull === undefined || !has(pull, door.optIn)))
    return `There is no pull request with the label ${door.optIn}, which opt-in-label asks for.`
  return undefined
}

/** Why nothing is done, whoever asks, or undefined. */
export function skipLabelReason(pull: PullFacts | undefined, door: AuthorizationRules): string | undefined {
  if (door.skip === undefined || pull === undefined || !has(pull, door.skip)) return undefined
  return `The pull request has the label ${door.skip}, which skip-label names.`
}

/** Labels that differ in capitals alone are the same to GitHub. */
function has({ labels }: Pick<PullFacts, 'labels'>, label: string): boolean {
  return labels.some(each => each.toLowerCase() === label.toLowerCase())
}
