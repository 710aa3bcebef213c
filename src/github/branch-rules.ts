import { RequestError } from '@octokit/request-error'
import { z } from 'zod'
import type { RepositoryApi } from './client.ts'

/** Rules of rulesets that can keep a branch from being pushed. Those of no concern are left out. */
const Rule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('creation') }),
  z.object({ type: z.literal('update') }),
  z.object({ type: z.literal('required_signatures') }),
  z.object({
    type: z.literal('branch_name_pattern'),
    parameters: z.object({
      operator: z.enum(['starts_with', 'ends_with', 'contains', 'regex']),
      pattern: z.string(),
      negate: z.boolean().optional(),
    }),
  }),
])
export type BranchRule = z.infer<typeof Rule>

/**
 * List the active rules for a branch, which need not exist: what its name, its creation and its updates are bound to.
 * Whether the token may bypass them is not known.
 * @returns none if the server does not tell rules (older servers, private repositories without rulesets)
 */
export async function branchRules({ client, owner, repo }: RepositoryApi, branch: string): Promise<BranchRule[]> {
  try {
    const rules = await client.paginate('GET /repos/{owner}/{repo}/rules/branches/{branch}', {
      owner,
      repo,
      branch,
      per_page: 100,
    })
    return rules.flatMap(each => Rule.safeParse(each).data ?? [])
  } catch (error) {
    if (error instanceof RequestError && [403, 404].includes(error.status)) return []
    throw error
  }
}

const WORDS = { starts_with: 'start with', ends_with: 'end with', contains: 'contain', regex: 'match' } as const

/**
 * Say what a rule forbids for a branch; undefined if it forbids nothing.
 * @param options.isSigned true if GitHub signs the commits on it
 */
export async function forbiddenBy(
  rule: BranchRule,
  { branch, isSigned }: { readonly branch: string; readonly isSigned: boolean },
): Promise<string | undefined> {
  switch (rule.type) {
    case 'creation':
      return 'only those who may bypass it create branches of that name'
    case 'update':
      return 'only those who may bypass it push to branches of that name'
    case 'required_signatures':
      return isSigned ? undefined : 'its commits must be signed, as they are with sign-commits: true'
    case 'branch_name_pattern': {
      const { operator, pattern, negate = false } = rule.parameters
      const matches = await matchesName(branch, operator, pattern)
      if (matches === undefined || matches !== negate) return undefined
      return `names of branches must ${negate ? 'not ' : ''}${WORDS[operator]} ${pattern}`
    }
  }
}

/** Return true if a name is as a pattern says; undefined if the pattern is not one. */
async function matchesName(
  branch: string,
  operator: keyof typeof WORDS,
  pattern: string,
): Promise<boolean | undefined> {
  switch (operator) {
    case 'starts_with':
      return branch.startsWith(pattern)
    case 'ends_with':
      return branch.endsWith(pattern)
    case 'contains':
      return branch.includes(pattern)
    case 'regex': {
      const { RE2JS } = await import('re2js')
      try {
        return RE2JS.compile(pattern).matcher(branch).find()
      } catch {
        // Only GitHub knows what it means.
        return undefined
      }
    }
  }
}
