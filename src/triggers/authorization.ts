import type { PullFacts } from '../github/pull-requests.ts'
import { type Actor, type Permission, PERMISSIONS } from '../github/users.ts'

/** The settings' rules: which users and bots may start a run, and which pull requests are skipped. */
export interface AuthorizationRules {
  /** Lowest permission for a command or a review. */
  readonly permission: Permission
  /** Exact logins of bots that are treated like users. */
  readonly bots: readonly string[]
  readonly drafts: boolean
  readonly optIn: string | undefined
  readonly skip: string | undefined
}

/** The label of pull requests whose branch has used up its runs. */
export const EXHAUSTED_LABEL = 'fix-tests-exhausted'

/**
 * Reason to reject a user or bot, or undefined if authorized. A bot needs no permission, but must be named.
 * @param actor never the bot's own login
 */
export function authorizationRefusal(
  actor: Actor & { readonly permission: Permission },
  rules: AuthorizationRules,
): string | undefined {
  if (actor.isBot)
    return rules.bots.includes(actor.login) ? undefined : `${actor.login} is a bot that allowed-bots does not name.`
  if (PERMISSIONS.indexOf(actor.permission) >= PERMISSIONS.indexOf(rules.permission)) return undefined
  const held = actor.permission === 'none' ? 'no permission' : `the permission ${actor.permission}`
  return `${actor.login} has ${held} here, and ${rules.permission} is needed.`
}

/**
 * Check whether an author is a stranger: anybody can read a public repository, and write comments there without end.
 */
export function isStranger({ isBot, permission }: Actor & { readonly permission: Permission }): boolean {
  return !isBot && (permission === 'none' || permission === 'read')
}

/** Branches of bots that open pull requests: known by name while there is no pull request yet. */
const BOT_BRANCHES = [
  [/^dependabot\//, 'dependabot[bot]'],
  [/^renovate\//, 'renovate[bot]'],
] as const

/** Return the bot that a branch belongs to, by its name; undefined if it is none of a known bot. */
export function botOfBranch(branch: string): string | undefined {
  return BOT_BRANCHES.find(([name]) => name.test(branch))?.[1]
}

/** Reason to skip a failing branch that no user has asked to fix, or undefined. Commands do not pass this check. */
export function skipReason(branch: string, pull: PullFacts | undefined, rules: AuthorizationRules): string | undefined {
  const author = pull?.author?.isBot === true ? pull.author.login : undefined
  const bot = pull === undefined ? botOfBranch(branch) : author
  if (bot !== undefined && !rules.bots.includes(bot))
    return `${branch} is a branch of ${bot}, which allowed-bots does not name.`
  if (pull?.draft === true && !rules.drafts) return 'The pull request is a draft, and drafts is not set to true.'
  if (rules.optIn !== undefined && (pull === undefined || !hasLabel(pull, rules.optIn)))
    return `There is no pull request with the label ${rules.optIn}, which opt-in-label asks for.`
  return undefined
}

/** Reason to skip a pull request for every requester, or undefined. */
export function skipLabelReason(pull: PullFacts | undefined, rules: AuthorizationRules): string | undefined {
  if (rules.skip === undefined || pull === undefined || !hasLabel(pull, rules.skip)) return undefined
  return `The pull request has the label ${rules.skip}, which skip-label names.`
}

/** GitHub ignores case in labels. */
function hasLabel({ labels }: Pick<PullFacts, 'labels'>, label: string): boolean {
  return labels.some(each => each.toLowerCase() === label.toLowerCase())
}
