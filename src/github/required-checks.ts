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
const QUERY = `query($id: ID!) {
  node(id: $id) {
    ... on PullRequest {
      commits(last: 1) { nodes { commit { oid statusCheckRollup { contexts(first: 100) { nodes {
        __typename
        ... on CheckRun {
          name conclusion detailsUrl isRequired(pullRequestId: $id) checkSuite { app { slug } }
        }
        ... on StatusContext { context state targetUrl isRequired(pullRequestId: $id) }
      } } } } } }
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

const nodesOf = <Node extends z.ZodType>(node: Node) =>
  z.object({ nodes: z.array(node.nullable()).nullish() }).nullish()
const Answer = z.object({
  node: z
    .object({
      commits: nodesOf(
        z.object({
          commit: z.object({ oid: z.string(), statusCheckRollup: z.object({ contexts: nodesOf(Context) }).nullish() }),
        }),
      ),
    })
    .nullish(),
})

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
    const answer = Answer.safeParse(await client.graphql(QUERY, { id: nodeId }))
    if (!answer.success) return undefined
    const commit = answer.data.node?.commits?.nodes?.[0]?.commit
    if (commit?.oid !== head.sha) return []
    return (commit.statusCheckRollup?.contexts?.nodes ?? []).flatMap(context => {
      if (context === null || !context.isRequired) return []
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

/** Convert the state of a commit status: `ERROR`, `EXPECTED`, `FAILURE`, `PENDING`, `SUCCESS`. */
function conclusionOf(state: string): string | undefined {
  if (state === 'EXPECTED' || state === 'PENDING') return undefined
  return state === 'SUCCESS' ? 'success' : 'failure'
}
