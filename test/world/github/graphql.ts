import { may, sees } from './access.ts'
import { pullNodeId, userId } from './identity.ts'
import { isPull, readPull } from './pull-requests.ts'
import { now } from './repository.ts'
import { type Reply, json } from './reply.ts'
import type { Site } from './site.ts'
import type { Caller, Token } from './tokens.ts'

interface Parts {
  readonly site: Site
  readonly caller: Caller
  readonly violate: (violation: string) => void
}

interface Served {
  readonly field: string
  readonly answer: (asked: AskedNode) => unknown
}

function draftMutation(field: string, draft: boolean): [document: string, served: Served] {
  const document = `mutation($id: ID!) { ${field}(input: { pullRequestId: $id }) { pullRequest { id } } }`
  return [document, { field, answer: asked => setDraft(asked, draft) }]
}

/** The documents that the product sends. GitHub's GraphQL API has many more; here any other one is an error. */
const documents: ReadonlyMap<string, Served> = new Map([
  ['query { viewer { login } }', { field: 'viewer', answer: ({ token }) => ({ login: token.login }) }],
  [
    'query { viewer { login databaseId } }',
    { field: 'viewer', answer: ({ token }) => ({ login: token.login, databaseId: userId(token.login) }) },
  ],
  ['query($login: String!) { user(login: $login) { databaseId } }', { field: 'user', answer: userOf }],
  draftMutation('markPullRequestReadyForReview', false),
  draftMutation('convertPullRequestToDraft', true),
  [
    'query($id: ID!, $after: String) { node(id: $id) { ... on PullRequest { commits(last: 1) { nodes { commit { oid statusCheckRollup { contexts(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { __typename ... on CheckRun { name conclusion detailsUrl isRequired(pullRequestId: $id) checkSuite { app { slug } } } ... on StatusContext { context state targetUrl isRequired(pullRequestId: $id) } } } } } } } } } }',
    { field: 'node', answer: checksOf },
  ],
])

/** An error of one field, which GitHub answers with status 200. */
class FieldRefusal extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

export function serveGraphql(body: string, { site, caller, violate }: Parts): Reply {
  const refuse = (message: string): Reply => {
    violate(`graphql: ${message}`)
    return json(400, { message, status: '400' })
  }
  if (caller === 'bad-credentials') return json(401, { message: 'Bad credentials', status: '401' })
  if (caller === 'anonymous')
    return json(401, { message: 'This endpoint requires you to be authenticated.', status: '401' })
  const { query = '', variables = {} } = parse(body)
  const served = documents.get(query.replace(/\s+/g, ' ').trim())
  if (!served) return refuse(`the local GitHub does not serve this document: ${query}`)
  // The first variable is the id, whatever its name; a cursor can follow.
  const [wanted, cursor] = [...query.matchAll(/\$(\w+): (?=\w)/g)].map(([, name = '']) => name)
  const id = wanted === undefined ? '' : variables[wanted]
  const after = cursor === undefined ? null : (variables[cursor] ?? null)
  const isKnown = Object.keys(variables).every(name => name === wanted || name === cursor)
  if (!isKnown || typeof id !== 'string' || (after !== null && typeof after !== 'string'))
    return refuse(`these are not the variables of ${query}: ${JSON.stringify(variables)}`)
  return { ...answer(served, { site, token: caller, id, after }), operationId: `graphql/${served.field}` }
}

function answer({ field, answer: ask }: Served, asked: AskedNode): Reply {
  try {
    return json(200, { data: { [field]: ask(asked) } })
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error
    const { type, message } = error
    return json(200, { data: { [field]: null }, errors: [{ type, message, path: [field] }] })
  }
}

/** Apps have accounts too, but are no users. */
function userOf({ id }: Pick<AskedNode, 'id'>): unknown {
  if (id.endsWith('[bot]'))
    throw new FieldRefusal('NOT_FOUND', `Could not resolve to a User with the login of '${id}'.`)
  return { databaseId: userId(id) }
}

interface AskedNode {
  readonly site: Site
  readonly token: Token
  readonly id: string
  /** Cursor of the page before the wanted one. */
  readonly after: string | null
}

/** Most entries of a page. */
const PAGE = 100

function pullOf({ site, token, id }: Omit<AskedNode, 'after'>) {
  const [found] = site
    .repositories()
    .flatMap(repo => repo.world.issues.filter(isPull).map(issue => ({ repo, issue })))
    .filter(({ repo, issue }) => pullNodeId(repo, issue.id) === id && sees(repo, token))
  if (!found) throw new FieldRefusal('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`)
  return found
}

/** The checks and statuses of a pull request's newest commit, and which of them it needs. */
function checksOf(asked: AskedNode): unknown {
  const { repo, issue } = pullOf(asked)
  if (!may(asked.token, { repo, need: 'checks:read' }) || !may(asked.token, { repo, need: 'statuses:read' }))
    throw new FieldRefusal('FORBIDDEN', 'Resource not accessible by integration')
  const { checkRuns, statuses, requiredChecks } = repo.world
  const oid = readPull({ site: asked.site, repo }, issue.number)?.head.sha
  const isRequired = (name: string) => requiredChecks.includes(name)
  const nodes = [
    ...checkRuns
      .filter(({ headSha }) => headSha === oid)
      .map(({ name, conclusion, detailsUrl, app }) => ({
        __typename: 'CheckRun',
        name,
        conclusion: conclusion?.toUpperCase() ?? null,
        detailsUrl,
        isRequired: isRequired(name),
        checkSuite: { app: { slug: app.replace(/\[bot\]$/, '') } },
      })),
    ...statuses
      .filter(({ headSha }) => headSha === oid)
      .map(({ context, state, targetUrl }) => ({
        __typename: 'StatusContext',
        context,
        state,
        targetUrl,
        isRequired: isRequired(context),
      })),
  ]
  const from = Number(asked.after ?? 0)
  const to = from + PAGE
  const pageInfo = { hasNextPage: to < nodes.length, endCursor: String(to) }
  // A commit without any has no rollup.
  const statusCheckRollup = nodes.length === 0 ? null : { contexts: { pageInfo, nodes: nodes.slice(from, to) } }
  return { commits: { nodes: [{ commit: { oid, statusCheckRollup } }] } }
}

function setDraft(asked: AskedNode, draft: boolean): unknown {
  const { token, id } = asked
  const { repo, issue } = pullOf(asked)
  if (!may(token, { repo, need: 'pull-requests:write' })) {
    const what = token.type === 'Bot' ? 'integration' : 'personal access token'
    throw new FieldRefusal('FORBIDDEN', `Resource not accessible by ${what}`)
  }
  if (repo.world.archived) throw new FieldRefusal('FORBIDDEN', 'Repository was archived so is read-only.')
  repo.change(() => {
    issue.pull.draft = draft
    issue.updatedAt = now()
  })
  return { pullRequest: { id } }
}

function parse(body: string): { query?: string; variables?: Record<string, unknown> } {
  try {
    const { query, variables } = JSON.parse(body) as Record<string, unknown>
    const given = typeof variables === 'object' && variables !== null ? { variables: { ...variables } } : {}
    return { ...(typeof query === 'string' ? { query } : {}), ...given }
  } catch {
    return {}
  }
}
