import { RequestError } from '@octokit/request-error'
import { UserError } from '../contracts/errors.ts'
import { permissionRemedy } from '../domain/policy/job-permissions.ts'

/** How GitHub answers, and what that means to the person. */
interface Refusal {
  readonly status?: readonly number[]
  /** Words of the answer. */
  readonly says?: RegExp
  /** Sentence about what fix-tests could not do, as "open the pull request". */
  readonly sentence: (what: string) => string
  readonly remedy: string
}

/** Refusals with a remedy of their own, the most specific first. Either the status or the words decide. */
const REFUSALS: readonly Refusal[] = [
  {
    status: [401],
    sentence: what => `GitHub does not accept the token, so fix-tests could not ${what}.`,
    remedy: 'Pass a valid github-token; one of an app is good for an hour.',
  },
  {
    says: /not permitted to create or approve/i,
    sentence: () => 'GitHub Actions may not create pull requests in this repository.',
    remedy:
      'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General › Workflow permissions, or pass the token of a GitHub App as github-token.',
  },
  {
    says: /archived/i,
    sentence: what => `The repository is archived, so fix-tests could not ${what}.`,
    remedy: 'Unarchive it under Settings › General › Danger Zone.',
  },
  {
    says: /permission to create labels/i,
    sentence: () => 'The repository has no such label yet, and the token may not create one.',
    remedy: 'Create it once under Issues › Labels, or give the job permissions: issues: write.',
  },
  {
    says: /is locked/i,
    sentence: what => `The conversation is locked, so fix-tests could not ${what}.`,
    remedy: 'Unlock it, or pass the token of a user who may write there nevertheless.',
  },
  {
    status: [410],
    sentence: what => `The repository has that turned off, so fix-tests could not ${what}.`,
    remedy: 'Turn it on under Settings › General › Features.',
  },
  {
    says: /SAML/i,
    sentence: what => `The organisation asks for single sign-on, so fix-tests could not ${what}.`,
    remedy: 'Authorise the token for it under Settings › Developer settings › Tokens › Configure SSO.',
  },
  {
    status: [429],
    says: /rate limit/i,
    sentence: what => `GitHub's rate limit is used up, so fix-tests could not ${what}.`,
    remedy:
      'Run the job again later, or pass the token of a GitHub App, which has a limit of its own; what was done so far is kept.',
  },
  {
    says: /protected branch|rule violations|GH006|GH013/i,
    sentence: what => `A rule of the repository rejected it, so fix-tests could not ${what}.`,
    remedy:
      'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.',
  },
]

/** Explain an error of the API, with a remedy that names the setting. Return any other error unchanged. */
export function explainApiError(error: unknown, what: string, permission: string): unknown {
  if (!(error instanceof RequestError)) return error
  const { sentence, remedy } = refusalOf(error, permission)
  return new UserError(sentence(what), remedy, { cause: error })
}

function refusalOf(error: RequestError, permission: string): Refusal {
  // Octokit puts all that GitHub says into the message.
  const { status, message } = error
  const known = REFUSALS.find(each => each.status?.includes(status) === true || each.says?.test(message) === true)
  if (known !== undefined) return known
  if (status === 403) return { sentence: what => `The token may not ${what}.`, remedy: permissionRemedy(permission) }
  if (status === 404) {
    const sentence = (what: string) => `GitHub could not find what is needed to ${what}, or the token may not see it.`
    return { sentence, remedy: permissionRemedy(permission) }
  }
  return {
    sentence: what => `GitHub refused to ${what} (HTTP ${status}: ${message.slice(0, 200)}).`,
    remedy: 'Run the job again; what was done so far is kept.',
  }
}

/**
 * Check whether GitHub refused a request for good: another try, or a later run, would be refused too. A rate limit
 * ends, and a later run has another token.
 */
export function isRefusal(error: unknown): error is UserError {
  if (!(error instanceof UserError) || !(error.cause instanceof RequestError)) return false
  const { status } = error.cause
  return status < 500 && status !== 401 && !isRateLimit(error.cause)
}

/** Check whether the token lacks a permission, so that a retry is useless. */
export function isForbidden(error: unknown): boolean {
  // GitHub answers 403 for rate limits too.
  return error instanceof RequestError && (error.status === 403 || error.status === 404) && !isRateLimit(error)
}

function isRateLimit({ status, message }: RequestError): boolean {
  return status === 429 || /rate limit/i.test(message)
}
