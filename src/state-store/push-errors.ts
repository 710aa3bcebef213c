import { BranchCheckedOut, BranchConflict, branchInTheWay, LedgerConflict, UserError } from '../contracts/errors.ts'
import { permissionRemedy } from '../domain/policy/job-permissions.ts'
import type { GitError } from '../workspace/git.ts'

/** Message of git about a ref that another writer has moved. */
const LOCKED = /cannot lock ref '([^']{1,500})': (?:is at \S{1,200} but expected|reference already exists)/g

/** Message of git about a branch of the user's own repository that a work tree has checked out. */
const [REFUSED, CHECKED_OUT] = ['refusing to fetch into branch ', "' checked out at '"] as const

/**
 * Classify a rejected update of refs: another run or person has moved the ledger's ref, or a branch.
 * @returns undefined for any other failure
 */
export function conflictOf(error: GitError, ledger: string): LedgerConflict | BranchConflict | undefined {
  const rejected = [
    ...error.stderr.matchAll(
      /^[ \t!]{0,9}\[(?:remote )?rejected\][ \t]{1,40}\S{1,300} -> (\S{1,300})[ \t]{1,40}\((.{0,500})\)/gm,
    ),
  ]
  const moved = error.stderr
    .split('\n')
    .filter(line => /^(?:error|fatal): /.test(line))
    .flatMap(line => [...line.matchAll(LOCKED)])
  const names = [
    ...rejected
      .filter(([, , why]) => /fetch first|non-fast-forward|stale info|cannot lock ref/.test(why ?? ''))
      .map(([, name]) => name),
    ...moved.map(([, name]) => name),
  ]
  if (names.includes(ledger)) return new LedgerConflict('the ledger was moved', { cause: error })
  const worktree = worktreeIn(error.stderr)
  if (worktree !== undefined) return new BranchCheckedOut(worktree, { cause: error })
  return names.length > 0 ? new BranchConflict('the branch was moved', { cause: error }) : undefined
}

/** Return the folder of the work tree that has the branch checked out; undefined if that is not the reason. */
function worktreeIn(stderr: string): string | undefined {
  const line = stderr.split('\n').find(each => each.includes(REFUSED) && each.endsWith("'"))
  const at = line?.lastIndexOf(CHECKED_OUT) ?? -1
  return at < 0 ? undefined : line?.slice(at + CHECKED_OUT.length, -1)
}

/** Read the HTTP status from git's own words: names of branches have numbers too. */
export function httpStatusOf(stderr: string): number | undefined {
  const [, status] = /(?:returned error: |\bHTTP (?:code = )?)(\d{3})\b/.exec(stderr) ?? []
  return status === undefined ? undefined : Number(status)
}

/**
 * Explain a push that the remote rejected, with a remedy.
 * @param landing the failing branch, if the fix goes onto it directly
 */
export function explainPushError(error: GitError, url: string, landing?: string): UserError {
  const { stderr } = error
  const options = { cause: error }
  if (/repository was archived/i.test(stderr)) {
    return new UserError(
      `The repository is archived, so fix-tests could not push to ${url}.`,
      'Unarchive it under Settings › General › Danger Zone.',
      options,
    )
  }
  if (/push protection|cannot contain secrets|GH009/i.test(stderr)) {
    const [page = 'the address in its answer'] =
      /https:\/\/(?:[\w.-]{1,100}\/){3}security\/secret-scanning\/unblock-secret\/\w{1,100}/.exec(stderr) ?? []
    return new UserError(
      'GitHub found a secret in what fix-tests would push, and rejected it.',
      `Keep it out of the code, the tests and what they print, and run fix-tests again. If it is none, allow it: ${page}.`,
      options,
    )
  }
  if (/workflows?`? (?:permission|scope)/i.test(stderr)) {
    return new UserError(
      'The token may not push changes of workflow files.',
      'Pass the token of a GitHub App with the permission workflows, or a personal one with the scope workflow: a job’s own token cannot have it.',
      options,
    )
  }
  if (/verified signatures?/i.test(stderr)) {
    return new UserError('A rule of the repository asks for signed commits.', 'Set sign-commits: true.', options)
  }
  if (/protected branch|GH006|GH013/i.test(stderr)) {
    // git prints the full name of refs other than branches. Skip refs that failed only because of another one.
    const [, ref] = /\[remote rejected\]\s+\S+\s+->\s+(refs\/\S+)\s+\((?!atomic)/.exec(stderr) ?? []
    if (ref !== undefined)
      return new UserError(
        `A rule of the repository protects ${ref}.`,
        'Allow the bot to push refs/fix-tests/* under Settings › Rules › Rulesets.',
        options,
      )
    if (landing !== undefined)
      return new UserError(
        `A rule of the repository protects ${landing}, so the fix cannot be put onto it.`,
        'Use publish: pull-request, or let the bot bypass the rule.',
        options,
      )
    return new UserError(
      'A rule of the repository protects the branch of the fix.',
      'Let the bot bypass it under Settings › Rules › Rulesets (or Settings › Branches), or choose another name with the input branch.',
      options,
    )
  }
  const status = httpStatusOf(stderr)
  if (status === 403 || /Permission to \S{1,300} denied to|Write access to repository/i.test(stderr)) {
    return new UserError(`The token may not push to ${url}.`, permissionRemedy('contents: write'), options)
  }
  if (status === 401 || /Authentication failed|could not read Username/i.test(stderr)) {
    return new UserError(`${url} does not accept the token.`, 'Pass a valid github-token.', options)
  }
  const inTheWay = /'refs\/heads\/([^'\n]{1,200})' exists; cannot create '?refs\/heads\//.exec(stderr)?.[1]
  if (inTheWay !== undefined) return branchInTheWay(inTheWay, options)
  if (/non-fast-forward|fetch first|stale info|\[rejected\]|cannot lock ref/i.test(stderr)) {
    return new UserError(
      'Another run or a person pushed to the branch of the fix meanwhile.',
      'Run fix-tests again: it continues from the branch as it is now.',
      options,
    )
  }
  const reason = stderr.split('\n').find(line => /fatal|error|remote/.test(line)) ?? stderr.slice(0, 200)
  return new UserError(
    `git could not talk to ${url}: ${reason.trim()}.`,
    'Run the job again; if it stays so, look at the status of the server.',
    options,
  )
}
