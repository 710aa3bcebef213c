import { RequestError } from '@octokit/request-error'
import { z } from 'zod'
import type { RepositoryApi } from './client.ts'

/** A check that has to pass before a pull request can be merged, made by anything but a workflow of GitHub Actions. */
export interface RequiredCheck {
  readonly name: string
  readonly url: string
  /** `success`, `failure`, …, as of a workflow run; undefined as long as it has not ended. */
  readonly conclusion: string | undefined
}

/**
 * GraphQL alone says to any token which checks a pull request needs: REST keeps branch protection to administrators.
 */
const QUERY = `query($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequest {
      commits(last: 1) { nodes { commit { oid statusCheckRollup { contexts(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          __typename
          ... on CheckRun {
            name conclusion detailsUrl isRequired(pullRequestId: $id) checkSuite { app { slug } }
          }
          ... on StatusContext { context state targetUrl isRequired(pullRequestId: $id) }
        }
      } } } } }
    }
  }
}`

const Context = z.discriminatedUnion('__typename', [
  z.object({
    __typename: z.literal('CheckRun'),
    name: z.string(),
    conclusion: z.string().nullish(),
    detailsUrl: z.string().nullish(),
    isRequired: z.boolean(),
    checkSuite: z.object({ app: z.object({ slug: z.string() }).nullish() }).nullish(),
  }),
  z.object({
    __typename: z.literal('StatusContext'),
    context: z.string(),
    state: z.string(),
    targetUrl: z.string().nullish(),
    isRequired: z.boolean(),
  }),
])

type Context = z.infer<typeof Context>

const Page = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }).nullish(),
  nodes: z.array(Context.nullable()).nullish(),
})
const Commit = z.object({ oid: z.string(), statusCheckRollup: z.object({ contexts: Page.nullish() }).nullish() })
const Answer = z.object({
  node: z
    .object({ commits: z.object({ nodes: z.array(z.object({ commit: Commit }).nullable()).nullish() }).nullish() })
    .nullish(),
})

/** Pages of a hundred checks that are read. */
const MAX_PAGES = 20

/** App of GitHub Actions, whose checks are jobs: the conclusions of their runs count already. */
const ACTIONS = 'github-actions'

/**
 * List the checks that a pull request needs on its newest commit, without the jobs of workflows.
 * @returns undefined if the token may not see them, or the server has no GraphQL
 */
export async function requiredChecks(
  { client }: RepositoryApi,
  { nodeId, head }: { readonly nodeId: string; readonly head: { readonly sha: string } },
): Promise<readonly RequiredCheck[] | undefined> {
  try {
    const contexts = await contextsOf(client, { id: nodeId, sha: head.sha })
    return contexts?.flatMap(context => {
      if (!context.isRequired) return []
      if (context.__typename === 'StatusContext')
        return [{ name: context.context, url: context.targetUrl ?? '', conclusion: conclusionOf(context.state) }]
      if (context.checkSuite?.app?.slug === ACTIONS) return []
      const conclusion = context.conclusion?.toLowerCase()
      return [{ name: context.name, url: context.detailsUrl ?? '', conclusion }]
    })
  } catch (error) {
    const isOfGraphql = error instanceof Error && error.name === 'GraphqlResponseError'
    if (isOfGraphql || error instanceof RequestError) return undefined
    throw error
  }
}

/** Read all pages of the checks; none if the commit is not the newest one. @returns undefined for an unknown answer */
async function contextsOf(
  client: RepositoryApi['client'],
  { id, sha }: { readonly id: string; readonly sha: string },
): Promise<readonly Context[] | undefined> {
  const contexts: Context[] = []
  let after: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = Answer.safeParse(await client.graphql(QUERY, { id, after }))
    if (!answer.success) return undefined
    const commit = answer.data.node?.commits?.nodes?.[0]?.commit
    if (commit?.oid !== sha) return []
    const { pageInfo, nodes } = commit.statusCheckRollup?.contexts ?? {}
    contexts.push(...(nodes ?? []).filter(context => context !== null))
    after = pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? null) : null
    if (after === null) break
  }
  return contexts
}

/** Convert the state of a commit status: `ERROR`, `EXPECTED`, `FAILURE`, `PENDING`, `SUCCESS`. */
function conclusionOf(state: string): string | undefined {
  if (state === 'EXPECTED' || state === 'PENDING') return undefined
  return state === 'SUCCESS' ? 'success' : 'failure'
}
