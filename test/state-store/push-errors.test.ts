import { describe, expect, it } from 'vitest'
import { UserError, BranchConflict, LedgerConflict } from '../../src/contracts/errors.ts'
import { GitError } from '../../src/workspace/git.ts'
import { explainPushError, conflictOf } from '../../src/state-store/push-errors.ts'

const LEDGER = 'refs/fix-tests/key'
const URL = 'https://github.com/octo/shop'

/** What git says, with a line for each ref that it did not move. */
function refused(...refs: readonly string[]): GitError {
  const text = [`To ${URL}`, ...refs.map(ref => ` ! ${ref}`), `error: failed to push some refs to '${URL}'`]
  return new GitError(['push'], 1, `${text.join('\n')}\n`)
}

function said(...lines: readonly string[]): GitError {
  return new GitError(['push'], 1, `${lines.join('\n')}\n`)
}

describe('that somebody else was faster', () => {
  it.each<[string, GitError]>([
    ['in a push of the ledger alone', refused('[rejected]        0123abc -> refs/fix-tests/key (fetch first)')],
    [
      'in a push of both',
      refused(
        '[rejected]        0123abc -> refs/fix-tests/key (fetch first)',
        '[rejected]        4567def -> fix-tests/main-abc (atomic push failed)',
      ),
    ],
    [
      'with the branch too',
      refused(
        '[rejected]        0123abc -> refs/fix-tests/key (non-fast-forward)',
        '[rejected]        4567def -> fix-tests/main-abc (fetch first)',
      ),
    ],
    ['while it is taken away', refused('[rejected]        (delete) -> refs/fix-tests/key (stale info)')],
    [
      'in the user’s own repository',
      said(`error: cannot lock ref 'refs/fix-tests/key': is at 0123abc but expected 4567def`),
    ],
    [
      'in the user’s own repository, from the beginning',
      said(
        `fatal: update_ref failed for ref 'refs/fix-tests/key': cannot lock ref 'refs/fix-tests/key': reference already exists`,
      ),
    ],
  ])('is told of the ledger %s', (_, error) => {
    expect(conflictOf(error, LEDGER)).toBeInstanceOf(LedgerConflict)
    expect(conflictOf(error, LEDGER)?.cause).toBe(error)
  })

  it.each<[string, GitError]>([
    [
      'in a push of both',
      refused(
        '[rejected]        0123abc -> refs/fix-tests/key (atomic push failed)',
        '[rejected]        4567def -> fix-tests/main-abc (fetch first)',
      ),
    ],
    [
      'whose commits are here',
      refused(
        '[rejected]        0123abc -> refs/fix-tests/key (atomic push failed)',
        '[rejected]        4567def -> fix-tests/main-abc (non-fast-forward)',
      ),
    ],
    ['in the user’s own repository', refused('[rejected]        4567def -> fix-tests/main-abc  (non-fast-forward)')],
    [
      'of another request’s ledger',
      refused('[rejected]        0123abc -> refs/fix-tests/key-of-another (fetch first)'),
    ],
  ])('is told of the branch %s', (_, error) => {
    expect(conflictOf(error, LEDGER)).toBeInstanceOf(BranchConflict)
    expect(conflictOf(error, LEDGER)?.cause).toBe(error)
  })

  it.each<[string, GitError]>([
    ['a protected branch', refused('[remote rejected] 4567def -> fix-tests/main-abc (protected branch hook declined)')],
    [
      'a workflow file',
      refused(
        '[remote rejected] 4567def -> fix-tests/main-abc (refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission)',
      ),
    ],
    ['a server in trouble', said('error: RPC failed; HTTP 502 curl 22 The requested URL returned error: 502')],
    ['a file that says so', said('remote: [rejected] a -> b', 'fatal: fetch first is not a command')],
    [
      'what may be our own push, which came twice',
      said(
        "remote: error: cannot lock ref 'refs/fix-tests/key': reference already exists",
        ' ! [remote rejected] 0123abc -> refs/fix-tests/key (atomic transaction failed)',
        ' ! [remote rejected] 4567def -> fix-tests/main-abc (atomic transaction failed)',
      ),
    ],
    ['nothing at all', said('')],
  ])('is not told of %s', (_, error) => {
    expect(conflictOf(error, LEDGER)).toBeUndefined()
  })
})

describe('a refusal is told in a sentence with its remedy:', () => {
  it.each<[string, readonly string[], RegExp]>([
    [
      'changes of workflow files by an app',
      [
        ' ! [remote rejected] a -> b (refusing to allow a GitHub App to create or update workflow `ci.yml` without `workflows` permission)',
      ],
      /^The token may not push changes of workflow files\. Pass the token of a GitHub App with the permission workflows/,
    ],
    [
      'changes of workflow files by a person',
      [
        ' ! [remote rejected] a -> b (refusing to allow a Personal Access Token to create or update workflow `ci.yml` without `workflow` scope)',
      ],
      /^The token may not push changes of workflow files\./,
    ],
    [
      'a branch in the way',
      [
        "remote: error: cannot lock ref 'refs/heads/fix-tests/main-abc': 'refs/heads/fix-tests' exists; cannot create 'refs/heads/fix-tests/main-abc'",
        ' ! [remote rejected] a -> fix-tests/main-abc (failed to update ref)',
      ],
      /^The branch fix-tests is in the way of the branch of the fix: git keeps branches as files and folders\. Rename it, or /,
    ],
    [
      'a token that may only read',
      [
        'remote: Permission to octo/shop.git denied to github-actions[bot].',
        "fatal: unable to access 'https://github.com/octo/shop/': The requested URL returned error: 403",
      ],
      /^The token may not push to https:\/\/github\.com\/octo\/shop\. Give the job permissions: contents: write/,
    ],
    [
      'a token that is none',
      ['remote: Invalid username or password.', "fatal: Authentication failed for 'https://github.com/octo/shop/'"],
      /does not accept the token\. Pass a valid github-token\.$/,
    ],
    [
      'a token that is missing',
      ["fatal: could not read Username for 'https://github.com': terminal prompts disabled"],
      /does not accept the token\. Pass a valid github-token\.$/,
    ],
    [
      'a protected branch',
      ['remote: error: GH006: Protected branch update failed for refs/heads/fix-tests/main-abc.'],
      /^A rule of the repository protects the branch of the fix\. Let the bot bypass it/,
    ],
    [
      'a rule on signatures',
      [
        'remote: error: GH013: Repository rule violations found for refs/heads/fix-tests/main-abc.',
        'remote: - Commits must have verified signatures.',
      ],
      /^A rule of the repository asks for signed commits\. Set sign-commits: true\.$/,
    ],
    [
      'a rule of the repository',
      ['remote: error: GH013: Repository rule violations found for refs/heads/fix-tests/main-abc.'],
      /^A rule of the repository protects the branch of the fix\./,
    ],
    [
      'a rule on a branch whose name has the number of an error',
      [
        'remote: error: GH013: Repository rule violations found for refs/heads/fix-tests/issue-403-abc1234.',
        'remote: - Cannot create ref due to creations being restricted.',
        ' ! [remote rejected] a -> fix-tests/issue-403-abc1234 (push declined due to repository rule violations)',
      ],
      /^A rule of the repository protects the branch of the fix\./,
    ],
    [
      'a moved branch whose name has the number of an error',
      [' ! [rejected]        a -> fix-tests/issue-401-abc1234 (fetch first)'],
      /^Another run or a person pushed to the branch of the fix meanwhile\./,
    ],
    [
      'a server in trouble, about a branch whose name has the number of an error',
      ['fatal: could not push fix-tests/issue-403-abc1234: error: RPC failed; HTTP 502 curl 22'],
      /^git could not talk to /,
    ],
    [
      'a secret that push protection finds',
      [
        'remote: error: GH013: Repository rule violations found for refs/fix-tests/0123456789abcdef.',
        'remote: - GITHUB PUSH PROTECTION',
        'remote:     - Push cannot contain secrets',
        'remote:        https://github.com/octo/shop/security/secret-scanning/unblock-secret/2ab',
        ' ! [remote rejected] 1111111 -> refs/fix-tests/0123456789abcdef (push declined due to repository rule violations)',
      ],
      /^GitHub found a secret in what .+ allow it: https:\/\/github\.com\/octo\/shop\/security\/secret-scanning\/unblock-secret\/2ab\.$/,
    ],
    [
      'a secret that an older server finds',
      ['remote: error: GH009: Secrets detected! This push failed.'],
      /^GitHub found a secret in what /,
    ],
    [
      'anything else, in git’s words',
      ['warning: redirecting', "fatal: unable to access 'https://github.com/': Could not resolve host: github.com"],
      /^git could not talk to https:\/\/github\.com\/octo\/shop: fatal: .*Could not resolve host: github\.com\. Run the job again/,
    ],
  ])('%s', (_, lines, sentence) => {
    const error = said(...lines)

    const told = explainPushError(error, URL)

    expect(told).toBeInstanceOf(UserError)
    expect(told.sentence).toMatch(sentence)
    expect(told.cause).toBe(error)
  })
})
