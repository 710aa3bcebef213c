import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as events from './events.ts'
import { type Fault, Faults } from './faults.ts'
import { Journal, type JournalEntry } from './journal.ts'
import { OpenApi } from './openapi.ts'
import { type PullRecord, addPull, readPulls } from './pull-requests.ts'
import { RateLimits } from './rate-limits.ts'
import type { CheckRunRecord, Conclusion, ReviewRecord, Role } from './records.ts'
import { Repository, isRepository } from './repository.ts'
import { Rest } from './rest.ts'
import { allRoutes } from './routes/all.ts'
import { addRun } from './routes/actions.ts'
import { addComment } from './routes/issues.ts'
import { findHead } from './routes/pulls.ts'
import { addReview } from './routes/reviews.ts'
import { createRepository } from './seed.ts'
import { apiPrefix, closeServer, listenGitHub, listenStorage, originOf } from './server.ts'
import type { Place, Site } from './site.ts'
import { type ArtifactOptions, Storage, storeArtifact } from './storage.ts'
import { type Permission, type TokenOptions, Tokens } from './tokens.ts'

export type { CheckRunRecord, Conclusion, Fault, JournalEntry, Permission, PullRecord, Role, TokenOptions }

export interface WorkflowRunOptions {
  readonly name?: string
  readonly event?: string
  readonly headBranch: string
  readonly headSha: string
  /** A fork's full name; the repository itself unless told. */
  readonly headRepository?: string
  /** `failure` unless told; a run that goes on has none. */
  readonly conclusion?: Conclusion
  readonly status?: 'completed' | 'in_progress'
  readonly runAttempt?: number
  readonly jobs?: readonly { readonly name: string; readonly conclusion: Conclusion }[]
}

/**
 * GitHub on this machine: REST, git over HTTP and pull request pages, answering as api.github.com does. Git
 * facts live in real bare repositories; whatever a push changes shows in the API at once.
 */
export interface LocalGitHub extends AsyncDisposable {
  /** GITHUB_SERVER_URL; git at `/OWNER/REPO(.git)`, pages at `/OWNER/REPO/pull/N`. */
  readonly url: string
  /** GITHUB_API_URL. */
  readonly apiUrl: string
  /** Every request in the order of arrival, downloads and git included. */
  readonly journal: readonly JournalEntry[]
  /** What no correct client or server says: outside the OpenAPI, or past one of GitHub's fixed limits. */
  readonly violations: readonly string[]

  /** All branches of the git repository `from`. Private unless told: there, each read needs its permission. */
  addRepo(
    fullName: string,
    options: { readonly from: string; readonly defaultBranch?: string; readonly visibility?: 'public' | 'private' },
  ): Promise<void>
  /** The path of the bare repository. */
  bare(fullName: string): string
  /** Returns the secret. A Bot sees every repository; a User only those where they have a role. */
  addToken(options: TokenOptions): string
  setCollaborator(fullName: string, login: string, permission: Role): void
  setAllowPullRequestsByActions(fullName: string, allowed: boolean): void
  /** `*` stands for anything. */
  protectBranch(fullName: string, pattern: string): void

  addWorkflowRun(fullName: string, options: WorkflowRunOptions): { readonly id: number }
  /** A run that was in progress ends. */
  endWorkflowRun(fullName: string, runId: number, conclusion: Conclusion): void
  addArtifact(fullName: string, runId: number, options: ArtifactOptions): { readonly id: number }
  openPull(
    fullName: string,
    options: {
      /** `branch`, or `owner:branch` of a fork with the same name. */
      readonly head: string
      readonly base: string
      readonly title?: string
      readonly body?: string
      readonly login?: string
      readonly draft?: boolean
    },
  ): number
  comment(
    fullName: string,
    number: number,
    options: { readonly body: string; readonly login: string },
  ): { readonly id: number }
  review(
    fullName: string,
    number: number,
    options: { readonly state: ReviewRecord['state']; readonly body: string; readonly login: string },
  ): { readonly id: number }

  /** Webhook payloads as GitHub would send them now. */
  workflowRunEvent(fullName: string, runId: number): object
  pushEvent(fullName: string, options: events.PushOptions): object
  pullRequestEvent(fullName: string, number: number, action: string): object
  pullRequestReviewEvent(fullName: string, reviewId: number): object
  issueCommentEvent(fullName: string, commentId: number, action: string): object

  pulls(fullName: string): PullRecord[]
  comments(fullName: string, number: number): { id: number; body: string; user: string; reactions: string[] }[]
  checkRuns(fullName: string): readonly CheckRunRecord[]

  /** Arms a fault for requests to come. */
  fault(fault: Fault): void
  close(): Promise<void>
}

/** Repositories already under `root` are served again; without a root they live in a temporary directory. */
export async function startGitHub(options: { readonly root?: string } = {}): Promise<LocalGitHub> {
  const root = options.root === undefined ? mkdtempSync(join(tmpdir(), 'local-github-')) : resolve(options.root)
  mkdirSync(root, { recursive: true })
  const repositories = new Map(existingRepositories(root).map(repo => [repo.fullName.toLowerCase(), repo]))
  const find: Site['find'] = fullName => repositories.get(fullName.toLowerCase())
  const repo = (fullName: string): Repository => {
    const known = find(fullName)
    if (!known) throw new Error(`no repository ${fullName} in the local GitHub`)
    return known
  }

  const journal = new Journal()
  const faults = new Faults()
  const tokens = new Tokens()
  const limits = new RateLimits()
  const storage = new Storage(find)
  const violations: string[] = []
  const violate = (violation: string): void => void violations.push(violation)

  // The origins are known only when the servers listen, and the servers need the site.
  const origins = { github: '', storage: '' }
  const site: Site = {
    find,
    get url() {
      return origins.github
    },
    get apiUrl() {
      return origins.github + apiPrefix
    },
    downloadUrl: (from, artifact) => origins.storage + storage.sign(from, artifact),
  }
  const place = (fullName: string): Place => ({ site, repo: repo(fullName) })
  const rest = new Rest({ site, openapi: OpenApi.shared(), routes: allRoutes(limits), violate })
  const parts = { site, rest, storage, tokens, limits, journal, faults, violate }
  const servers = await Promise.all([listenGitHub(parts), listenStorage(parts)])
  ;[origins.github = '', origins.storage = ''] = servers.map(originOf)

  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer))
    if (options.root === undefined) rmSync(root, { recursive: true, force: true })
  }

  return {
    url: site.url,
    apiUrl: site.apiUrl,
    journal: journal.entries,
    violations,
    async addRepo(fullName, seed) {
      const made = await createRepository(join(root, `${fullName}.git`), { fullName, ...seed })
      repositories.set(fullName.toLowerCase(), made)
    },
    bare: fullName => repo(fullName).directory,
    addToken: token => tokens.add(token),
    setCollaborator(fullName, login, permission) {
      repo(fullName).change(world => {
        world.collaborators[login] = permission
      })
    },
    setAllowPullRequestsByActions(fullName, allowed) {
      repo(fullName).change(world => {
        world.allowPullRequestsByActions = allowed
      })
    },
    protectBranch(fullName, pattern) {
      repo(fullName).change(world => world.protectedBranches.push(pattern))
    },
    addWorkflowRun: (fullName, run) => addWorkflowRun(repo(fullName), run),
    endWorkflowRun(fullName, runId, conclusion) {
      repo(fullName).change(world => {
        world.runs = world.runs.map(run => (run.id === runId ? { ...run, status: 'completed', conclusion } : run))
      })
    },
    addArtifact: (fullName, runId, artifact) => storeArtifact(repo(fullName), runId, artifact),
    openPull(fullName, { head, base, title = head, body = null, login = 'octocat', draft = false }) {
      const from = findHead(place(fullName), head)
      if (!from) throw new Error(`no branch ${head} for a pull request in ${fullName}`)
      const facts = { headRepository: from.repository, headRef: from.ref, maintainerCanModify: true }
      return addPull(place(fullName), { ...facts, baseRef: base, title, body, user: login, draft })
    },
    comment: (fullName, issue, { body, login }) => addComment(repo(fullName), { issue, body, user: login }),
    review(fullName, number, { state, body, login }) {
      const commit = readPulls(place(fullName)).find(pull => pull.number === number)?.head.sha ?? ''
      return addReview(repo(fullName), { pull: number, state, body, user: login, commit })
    },
    workflowRunEvent: (fullName, runId) => events.workflowRun(place(fullName), runId),
    pushEvent: (fullName, push) => events.push(place(fullName), push),
    pullRequestEvent: (fullName, number, action) => events.pullRequest(place(fullName), { number, action }),
    pullRequestReviewEvent: (fullName, id) => events.pullRequestReview(place(fullName), id),
    issueCommentEvent: (fullName, id, action) => events.issueComment(place(fullName), { id, action }),
    pulls: fullName => readPulls(place(fullName)),
    comments: (fullName, number) =>
      repo(fullName)
        .world.comments.filter(comment => comment.issue === number)
        .map(({ id, body, user, reactions }) => ({ id, body, user, reactions: reactions.map(each => each.content) })),
    checkRuns: fullName => repo(fullName).world.checkRuns,
    fault: fault => faults.arm(fault),
    close,
    [Symbol.asyncDispose]: close,
  }
}

function addWorkflowRun(repo: Repository, options: WorkflowRunOptions): { readonly id: number } {
  const { name = 'CI', event = 'push', conclusion = 'failure', status = 'completed', runAttempt = 1 } = options
  const jobs = options.jobs ?? [{ name: 'test', conclusion }]
  const firstJob = repo.change(world => (world.nextId += jobs.length) - jobs.length)
  return addRun(repo, {
    name,
    path: `.github/workflows/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`,
    event,
    actor: 'octocat',
    headBranch: options.headBranch,
    headSha: options.headSha,
    headRepository: options.headRepository ?? repo.fullName,
    status,
    conclusion: status === 'completed' ? conclusion : null,
    attempt: runAttempt,
    jobs: jobs.map((job, index) => ({ id: firstJob + index, ...job })),
  })
}

function existingRepositories(root: string): Repository[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(owner => owner.isDirectory())
    .flatMap(owner => readdirSync(join(root, owner.name)).map(name => join(root, owner.name, name)))
    .filter(isRepository)
    .map(directory => new Repository(directory))
}
