import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type ToldActivity, tellActivity } from './activities.ts'
import * as people from './by-hand.ts'
import * as events from './events.ts'
import { type Fault, Faults } from './faults.ts'
import { storeLfsFile } from './git-lfs.ts'
import { Journal } from './journal.ts'
import { OpenApi } from './openapi.ts'
import { readPulls } from './pull-requests.ts'
import { RateLimits } from './rate-limits.ts'
import type { CheckRunRecord, StatusRecord, Conclusion, Role, RunRecord } from './records.ts'
import { Repository, isRepository } from './repository.ts'
import { Rest } from './rest.ts'
import { endRun } from './routes/actions.ts'
import { allRoutes } from './routes/all.ts'
import { addComment } from './routes/issues.ts'
import { type Seed, createRepository } from './seed.ts'
import {
  type Layout,
  type Pages,
  closeServer,
  enterprisePrefix,
  listenApi,
  listenGitHub,
  listenStorage,
  originOf,
} from './server.ts'
import type { Place, Site } from './site.ts'
import { type ArtifactOptions, Storage, storeArtifact } from './storage.ts'
import { type TokenOptions, Tokens } from './tokens.ts'

export type { Fault } from './faults.ts'
export type { JobOptions } from './by-hand.ts'
export type { JournalEntry } from './journal.ts'
export type { PullRecord } from './pull-requests.ts'
export type { Role } from './records.ts'
export type { Layout, Pages } from './server.ts'
export type { Permission, TokenOptions } from './tokens.ts'

export interface GitHubOptions {
  /** Serves the repositories in it again. Default: a temporary directory. */
  readonly root?: string
  /** The place of the API: below `/api/v3` of `url` (`enterprise`, the default), or on its own host. */
  readonly layout?: Layout
  readonly pages?: Pages
}

export type LocalGitHub = Awaited<ReturnType<typeof startGitHub>>

/**
 * Start GitHub on this machine: REST, GraphQL and git over HTTP, answering as api.github.com does. Git facts live in
 * real bare repositories; the API shows at once what a push changes.
 */
export async function startGitHub({ root: given, layout = 'enterprise', pages = () => undefined }: GitHubOptions = {}) {
  const root = given === undefined ? mkdtempSync(join(tmpdir(), 'local-github-')) : resolve(given)
  mkdirSync(root, { recursive: true })
  const repositories = new Map(existingRepositories(root).map(each => [each.fullName.toLowerCase(), each]))
  const find: Site['find'] = fullName => repositories.get(fullName.toLowerCase())
  const repo = (fullName: string): Repository => {
    const known = find(fullName)
    if (!known) throw new Error(`no repository ${fullName} in the local GitHub`)
    return known
  }

  const journal = new Journal()
  const faults = new Faults()
  const tokens = new Tokens()
  const storage = new Storage()
  const violations: string[] = []
  const violate = (violation: string): void => void violations.push(violation)

  // The origins are known only when the servers listen, and the servers need the site.
  const origins = { github: '', storage: '', api: '' }
  const listeners = new Map<string, () => void>()
  const site: Site = {
    find,
    get url() {
      return origins.github
    },
    get apiUrl() {
      return layout === 'enterprise' ? origins.github + enterprisePrefix : origins.api
    },
    repositories: () => [...repositories.values()],
    cancel(asked, run) {
      const listener = listeners.get(`${asked.fullName} ${run}`)
      listener?.()
      return listener !== undefined
    },
    downloadUrl: (from, artifact) => origins.storage + storage.sign(from, artifact),
  }
  const place = (fullName: string): Place => ({ site, repo: repo(fullName) })
  const rest = new Rest({ site, openapi: OpenApi.shared(), routes: allRoutes, violate })
  const parts = { site, pages, rest, storage, tokens, limits: new RateLimits(), journal, faults, violate }
  const hosts = [
    listenGitHub(parts, layout),
    listenStorage(parts),
    ...(layout === 'enterprise' ? [] : [listenApi(parts)]),
  ]
  const servers = await Promise.all(hosts)
  ;[origins.github = '', origins.storage = '', origins.api = ''] = servers.map(originOf)

  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer))
    if (given === undefined) rmSync(root, { recursive: true, force: true })
  }

  return {
    /** GITHUB_SERVER_URL, with git at `/OWNER/REPO(.git)`. */
    url: site.url,
    /** GITHUB_API_URL. */
    apiUrl: site.apiUrl,
    /** Every request in the order of arrival, downloads and git included. */
    journal: journal.entries,
    /** Messages that no correct client or server sends: outside the OpenAPI, or past one of GitHub's fixed limits. */
    violations: violations as readonly string[],

    /** Add a private repository with all branches of the git repository `from`. */
    async addRepo(fullName: string, seed: Seed) {
      const made = await createRepository(join(root, `${fullName}.git`), { fullName, ...seed })
      repositories.set(fullName.toLowerCase(), made)
    },
    /** The path of the bare repository. */
    bare: (fullName: string) => repo(fullName).directory,
    /** Store a file of Git LFS, and return its pointer. */
    addLfsFile: (fullName: string, content: string) => storeLfsFile(repo(fullName), content),
    /** Return the secret. A Bot sees every repository, a User only those where they have a role. */
    addToken: (token: TokenOptions) => tokens.add(token),
    setCollaborator(fullName: string, login: string, permission: Role) {
      repo(fullName).change(world => {
        world.collaborators[login] = permission
      })
    },
    setAllowPullRequestsByActions(fullName: string, allowed: boolean) {
      repo(fullName).change(world => {
        world.allowPullRequestsByActions = allowed
      })
    },
    setSecrets(fullName: string, names: readonly string[]) {
      repo(fullName).change(world => {
        world.secrets = [...names]
      })
    },
    /** `*` stands for anything. */
    protectBranch(fullName: string, pattern: string) {
      repo(fullName).change(world => world.protectedBranches.push(pattern))
    },
    /** Add a rule of a ruleset for the branches whose names begin so; one of creation also refuses pushes. */
    addRule(fullName: string, prefix: string, rule: { readonly type: string; readonly parameters?: object }) {
      repo(fullName).change(world => {
        world.rules.push({ prefix, rule })
      })
    },
    /** Delete all rulesets. */
    removeRules(fullName: string) {
      repo(fullName).change(world => {
        world.rules = []
      })
    },
    /** Let every pull request need these checks and statuses, by name. */
    requireChecks(fullName: string, names: readonly string[]) {
      repo(fullName).change(world => {
        world.requiredChecks = [...names]
      })
    },
    /** Report a check of an app, as another service does. @param conclusion null as long as it has not ended */
    addCheckRun: (fullName: string, check: people.CheckRunOptions) => people.addCheckRun(repo(fullName), check),
    /** Report a commit status, as older services do. */
    addStatus(fullName: string, status: StatusRecord) {
      repo(fullName).change(world => world.statuses.push(status))
    },
    /** Archive a repository: every write is refused. */
    setArchived(fullName: string, archived: boolean) {
      repo(fullName).change(world => {
        world.archived = archived
      })
    },
    /** Set the slugs of the teams that can review; a Bot needs the permission `members` to ask one. */
    setTeams(fullName: string, slugs: readonly string[]) {
      repo(fullName).change(world => {
        world.teams = [...slugs]
      })
    },

    addWorkflowRun: (fullName: string, run: people.WorkflowRunOptions) => people.addWorkflowRun(repo(fullName), run),
    /** Newest first. */
    runs: (fullName: string): RunRecord[] => repo(fullName).world.runs.toReversed(),
    /** Listen for the cancellation of a run; call `endWorkflowRun` when its work has stopped. Others end at once. */
    onCancel(fullName: string, runId: number, listener: () => void) {
      listeners.set(`${repo(fullName).fullName} ${runId}`, listener)
    },
    endWorkflowRun: (fullName: string, runId: number, conclusion: Conclusion) =>
      endRun(repo(fullName), runId, conclusion),
    addArtifact: (fullName: string, runId: number, artifact: ArtifactOptions) =>
      storeArtifact(repo(fullName), runId, artifact),
    openPull: (fullName: string, pull: people.PullOptions) => people.openPull(place(fullName), pull),
    comment: (fullName: string, issue: number, { body, login }: { body: string; login: string }) =>
      addComment(repo(fullName), { issue, body, user: login }),
    review: (fullName: string, number: number, review: people.ReviewOptions) =>
      people.submitReview(place(fullName), number, review),
    reviewComment: (fullName: string, number: number, comment: people.ReviewCommentOptions) =>
      people.submitReviewComment(place(fullName), number, comment),
    label: (fullName: string, number: number, names: readonly string[]) =>
      people.setLabels(repo(fullName), number, names),
    closePull: (fullName: string, number: number) => people.closePull(place(fullName), number),
    reopenPull: (fullName: string, number: number) => people.reopenPull(place(fullName), number),
    activity: (fullName: string, told: ToldActivity) => tellActivity(repo(fullName), told),

    // Webhook payloads as GitHub would send them now.
    workflowRunEvent: (fullName: string, runId: number) => events.workflowRun(place(fullName), runId),
    pushEvent: (fullName: string, { branch }: { branch: string }) => events.push(place(fullName), branch),
    pullRequestEvent: (fullName: string, number: number, action: string) =>
      events.pullRequest(place(fullName), number, action),
    pullRequestReviewEvent: (fullName: string, id: number, action = 'submitted') =>
      events.pullRequestReview(place(fullName), id, action),
    pullRequestReviewCommentEvent: (fullName: string, id: number, action: string) =>
      events.pullRequestReviewComment(place(fullName), id, action),
    issueCommentEvent: (fullName: string, id: number, action: string) =>
      events.issueComment(place(fullName), id, action),
    workflowDispatchEvent: (fullName: string, options?: events.DispatchOptions) =>
      events.workflowDispatch(place(fullName), options),
    scheduleEvent: (fullName: string) => events.schedule(place(fullName)),
    repositoryDispatchEvent: (fullName: string, options: events.RepositoryDispatchOptions) =>
      events.repositoryDispatch(place(fullName), options),
    mergeGroupEvent: (fullName: string, number: number) => events.mergeGroup(place(fullName), number),

    pulls: (fullName: string) => readPulls(place(fullName)),
    comments: (fullName: string, number: number) =>
      repo(fullName)
        .world.comments.filter(comment => comment.issue === number)
        .map(({ id, body, user, reactions }) => ({ id, body, user, reactions: reactions.map(each => each.content) })),
    reviewComments: (fullName: string, number: number) => people.reviewCommentFacts(repo(fullName), number),
    /** The issues that are no pull requests. */
    issues: (fullName: string) => people.issueFacts(repo(fullName)),
    checkRuns: (fullName: string): readonly CheckRunRecord[] => repo(fullName).world.checkRuns,

    /** Arm a fault for requests to come. */
    fault: (fault: Fault) => faults.arm(fault),
    close,
    [Symbol.asyncDispose]: close,
  }
}

function existingRepositories(root: string): Repository[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(owner => owner.isDirectory())
    .flatMap(owner => readdirSync(join(root, owner.name)).map(name => join(root, owner.name, name)))
    .filter(isRepository)
    .map(directory => new Repository(directory))
}
