import { commitMessageAt, textAt } from './branches.ts'
import { CODEOWNERS, codeOwnersOf, suggestedIn } from './codeowners.ts'
import { lastAuthors } from './users.ts'
import { type RepositoryApi } from './client.ts'
import { makeOnce } from './idempotent.ts'
import { RequestError } from '@octokit/request-error'

/** The change that a pull request proposes. */
export interface ProposedChange {
  readonly files: readonly string[]
  readonly base: string
  readonly headSha: string
  /** Author of the pull request, who cannot review it. */
  readonly author: string | undefined
}

/** Most reviewers to request, and most files whose authors are looked up. */
const LIMITS = { people: 5, files: 5 } as const

/**
 * List the reviewers to request.
 * @param wanted entries of the input `reviewers`: logins, teams, `suggested`, `codeowners`, `authors`
 */
export async function reviewersOf(
  api: RepositoryApi,
  wanted: readonly string[],
  changed: ProposedChange,
): Promise<string[]> {
  const found: string[] = []
  for (const each of wanted) found.push(...(await expand(api, each, changed)))
  // Logins ignore case.
  const same = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()
  return found
    .filter(name => !same(name, changed.author) && !name.endsWith('[bot]'))
    .filter((name, index, all) => all.findIndex(each => same(each, name)) === index)
    .slice(0, LIMITS.people)
}

async function expand(api: RepositoryApi, wanted: string, { files, base, headSha }: ProposedChange): Promise<string[]> {
  switch (wanted) {
    case 'suggested':
      return suggestedIn(await commitMessageAt(api, headSha))
    case 'codeowners':
      for (const path of CODEOWNERS) {
        const text = await textAt(api, { path, ref: base })
        if (text !== undefined) return codeOwnersOf(text, files)
      }
      return []
    case 'authors':
      return lastAuthors(api, { files: files.slice(0, LIMITS.files), sha: headSha })
    default:
      return [wanted.replace(/^@/, '')]
  }
}

/**
 * Request reviews. With `again`, also from reviewers who have already reviewed.
 * @returns names that GitHub refuses: misspelt ones, people without access, teams that the token cannot see
 */
export async function requestReviews(
  { client, owner, repo }: RepositoryApi,
  { number, reviewers, again }: { number: number; reviewers: readonly string[]; again: boolean },
): Promise<string[]> {
  if (reviewers.length === 0) return []
  return makeOnce('ask for reviews', 'pull-requests: write', async () => {
    const at = { owner, repo, pull_number: number }
    const reviews = await client.paginate(client.rest.pulls.listReviews, { ...at, per_page: 100 })
    // Logins ignore case.
    const reviewed = new Set(again ? [] : reviews.map(({ user }) => user?.login.toLowerCase()))
    const wanted = reviewers.filter(name => !reviewed.has(name.toLowerCase()))
    const teams = wanted.filter(name => name.includes('/'))
    const users = wanted.filter(name => !name.includes('/'))
    const request = (names: object) => client.rest.pulls.requestReviewers({ ...at, ...names })
    const refused: string[] = []
    // GitHub rejects the whole request for one invalid name, and a job's own token cannot see teams.
    const requestEach = async (names: readonly string[], fields: (names: readonly string[]) => object) => {
      if (names.length === 0) return
      await request(fields(names)).catch(async (error: unknown) => {
        if (!(error instanceof RequestError) || error.status !== 422) throw error
        if (names.length === 1) refused.push(...names)
        else for (const name of names) await requestEach([name], fields)
      })
    }
    await requestEach(users, names => ({ reviewers: names }))
    await requestEach(teams, names => ({ team_reviewers: names.map(name => name.slice(name.indexOf('/') + 1)) }))
    return refused
  })
}
