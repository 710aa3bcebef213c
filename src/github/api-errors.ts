import { RequestError } from '@octokit/request-error'
import { messageOf, UserError } from '../contracts/errors.ts'
import { permissionRemedy } from '../domain/policy/job-permissions.ts'

/** Explain an error of the API, with a remedy that names the setting. Return any other error unchanged. */
export function explainApiError(error: unknown, what: string, permission: string): unknown {
  if (!(error instanceof RequestError)) return error
  const options = { cause: error }
  const { status } = error
  const text = `${error.message} ${JSON.stringify(error.response?.data ?? '')}`
  if (status === 401) {
    return new UserError(
      `GitHub does not accept the token, so fix-tests could not ${what}.`,
      'Pass a valid github-token; one of an app is good for an hour.',
      options,
    )
  }
  if (/not permitted to create or approve/i.test(text)) {
    return new UserError(
      'GitHub Actions may not create pull requests in this repository.',
      'Turn on “Allow GitHub Actions to create and approve pull requests” under Settings › Actions › General › Workflow permissions, or pass the token of a GitHub App as github-token.',
      options,
    )
  }
  if (/archived/i.test(text)) {
    return new UserError(
      `The repository is archived, so fix-tests could not ${what}.`,
      'Unarchive it under Settings › General › Danger Zone.',
      options,
    )
  }
  if (/permission to create labels/i.test(text)) {
    return new UserError(
      'The repository has no such label yet, and the token may not create one.',
      'Create it once under Issues › Labels, or give the job permissions: issues: write.',
      options,
    )
  }
  if (/is locked/i.test(text)) {
    return new UserError(
      `The conversation is locked, so fix-tests could not ${what}.`,
      'Unlock it, or pass the token of a user who may write there nevertheless.',
      options,
    )
  }
  if (status === 410) {
    return new UserError(
      `The repository has that turned off, so fix-tests could not ${what}.`,
      'Turn it on under Settings › General › Features.',
      options,
    )
  }
  if (/SAML/i.test(text)) {
    return new UserError(
      `The organisation asks for single sign-on, so fix-tests could not ${what}.`,
      'Authorise the token for it under Settings › Developer settings › Tokens › Configure SSO.',
      options,
    )
  }
  if (status === 429 || /rate limit/i.test(text)) {
    return new UserError(
      `GitHub's rate limit is used up, so fix-tests could not ${what}.`,
      'Run the job again later, or pass the token of a GitHub App, which has a limit of its own; what was done so far is kept.',
      options,
    )
  }
  if (/protected branch|rule violations|GH006|GH013/i.test(text)) {
    return new UserError(
      `A rule of the repository rejected it, so fix-tests could not ${what}.`,
      'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.',
      options,
    )
  }
  if (status === 403 || status === 404) {
    return new UserError(
      status === 404
        ? `GitHub could not find what is needed to ${what}, or the token may not see it.`
        : `The token may not ${what}.`,
      permissionRemedy(permission),
      options,
    )
  }
  return new UserError(
    `GitHub refused to ${what} (HTTP ${status}: ${messageOf(error).slice(0, 200)}).`,
    'Run the job again; what was done so far is kept.',
    options,
  )
}

/** Check whether GitHub refused a request for good: another try, or a later run, would be refused too. */
export function isRefusal(error: unknown): error is UserError {
  return error instanceof UserError && error.cause instanceof RequestError && error.cause.status < 500
}

/** Check whether the token lacks a permission, so that a retry is useless. */
export function isForbidden(error: unknown): boolean {
  // GitHub answers 403 for rate limits too.
  return (
    error instanceof RequestError &&
    (error.status === 403 || error.status === 404) &&
    !/rate limit/i.test(error.message)
  )
}
