import { commitMessageAt, textAt } from './branches.ts'
import { CODEOWNERS, codeOwnersOf, suggestedIn } from './codeowners.ts'
import { lastAuthors } from './users.ts'
import type { RepositoryApi } from './idempotent.ts'

/** What a pull request changes, and onto what. */
export interface Changed {
  readonly files: readonly string[]
  readonly base: string
  readonly headSha: string
  /** Nobody reviews their own: who opened it. */
  readonly author: string | undefined
}

/** So many people are asked at the most, and so many files are looked at for who knows them. */
const MOST = { people: 5, files: 5 } as const

/**
 * Who is to be asked for a review.
 * @param wanted of the input `reviewers`: logins, teams, `suggested`, `codeowners`, `authors`
 */
export async function reviewersOf(
  place: RepositoryApi,
  wanted: readonly string[],
  changed: Changed,
): Promise<string[]> {
  const found: string[] = []
  for (const each of wanted) found.push(...(await expanded(place, each, changed)))
  // Logins are the same in whatever letters.
  const same = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()
  return found
    .filter(name => !same(name, changed.author) && !name.endsWith('[bot]'))
    .filter((name, index, all) => all.findIndex(each => same(each, name)) === index)
    .slice(0, MOST.people)
}

async function expanded(place: RepositoryApi, wanted: string, { files, base, headSha }: Changed): Promise<string[]> {
  switch (wanted) {
    case 'suggested':
      return suggestedIn(await commitMessageAt(place, headSha))
    case 'codeowners':
      for (const path of CODEOWNERS) {
        const text = await textAt(place, { path, ref: base })
        if (text !== undefined) return codeOwnersOf(text, files)
      }
      return []
    case 'authors':
      return lastAuthors(place, { files: files.slice(0, MOST.files), sha: headSha })
    default:
      return [wanted.replace(/^@/, '')]
  }
}
