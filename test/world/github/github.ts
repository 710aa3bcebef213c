import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type ToldActivity, readActivities, tellActivity } from './activities.ts'
import {
  addWorkflowRun,
  closePull,
  issueFacts,
  openPull,
  reviewCommentFacts,
  setLabels,
  submitReview,
  submitReviewComment,
} from './by-hand.ts'
import * as dispatches from './dispatch-events.ts'
import * as events from './events.ts'
import { type Fault, Faults } from './faults.ts'
import { Journal, type JournalEntry } from './journal.ts'
import type { IssueFacts, JobOptions, LocalGitHub, ReviewCommentFacts, WorkflowRunOptions } from './local-github.ts'
import { OpenApi } from './openapi.ts'
import { mergePull } from './merge.ts'
import { type PullRecord, readPulls } from './pull-requests.ts'
import { RateLimits } from './rate-limits.ts'
import type { ActivityRecord, CheckRunRecord, Conclusion, Role, RunRecord } from './records.ts'
import { Repository, isRepository } from './repository.ts'
import { Rest } from './rest.ts'
import { endRun } from './routes/actions.ts'
import { allRoutes } from './routes/all.ts'
import { addComment } from './routes/issues.ts'
import { createRepository } from './seed.ts'
import {
  type Layout,
  closeServer,
  enterprisePrefix,
  listenApi,
  listenGitHub,
  listenStorage,
  originOf,
} from './server.ts'
import type { Place, Site } from './site.ts'
import { Storage, storeArtifact } from './storage.ts'
import { type Permission, type TokenOptions, Tokens } from './tokens.ts'

export type {
  ActivityRecord,
  CheckRunRecord,
  Conclusion,
  Fault,
  IssueFacts,
  JobOptions,
  JournalEntry,
  Layout,
  LocalGitHub,
  Permission,
  PullRecord,
  ReviewCommentFacts,
  Role,
  RunRecord,
  TokenOptions,
  ToldActivity,
  WorkflowRunOptions,
}

export interface GitHubOptions {
  /** Repositories already there are served again; without a root they live in a temporary directory. */
  readonly root?: string
  /** Where the API is: below `/api/v3` of `url` (`enterprise`, unless told), or on a host of its own. */
  readonly layout?: Layout
}

export async function startGitHub({ root: given, layout = 'enterprise' }: GitHubOptions = {}): Promise<LocalGitHub> {
  const root = given === undefined ? mkdtempSync(join(tmpdir(), 'local-github-')) : resolve(given)
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
  const rest = new Rest({ site, openapi: OpenApi.shared(), routes: allRoutes(limits), violate })
  const parts = { site, rest, storage, tokens, limits, journal, faults, violate }
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
    setArchived(fullName, archived) {
      repo(fullName).change(world => {
        world.archived = archived
      })
    },
    setTeams(fullName, slugs) {
      repo(fullName).change(world => {
        world.teams = [...slugs]
      })
    },
    addWorkflowRun: (fullName, run) => addWorkflowRun(repo(fullName), run),
    runs: fullName => repo(fullName).world.runs.toReversed(),
    onCancel(fullName, runId, listener) {
      listeners.set(`${repo(fullName).fullName} ${runId}`, listener)
    },
    endWorkflowRun: (fullName, runId, conclusion) => endRun(repo(fullName), runId, conclusion),
    addArtifact: (fullName, runId, artifact) => storeArtifact(repo(fullName), runId, artifact),
    openPull: (fullName, pull) => openPull(place(fullName), pull),
    comment: (fullName, issue, { body, login }) => addComment(repo(fullName), { issue, body, user: login }),
    review: (fullName, number, review) => submitReview(place(fullName), number, review),
    reviewComment: (fullName, number, comment) => submitReviewComment(place(fullName), number, comment),
    label: (fullName, number, names) => setLabels(repo(fullName), number, names),
    closePull: (fullName, number) => closePull(place(fullName), number),
    mergePull: (fullName, number, { login = 'octocat' } = {}) => ({ sha: mergePull(place(fullName), number, login) }),
    activity: (fullName, told) => tellActivity(repo(fullName), told),
    activities: fullName => readActivities(repo(fullName)),
    workflowRunEvent: (fullName, runId) => events.workflowRun(place(fullName), runId),
    pushEvent: (fullName, push) => events.push(place(fullName), push),
    pullRequestEvent: (fullName, number, action) => events.pullRequest(place(fullName), { number, action }),
    pullRequestReviewEvent: (fullName, id, action = 'submitted', options = {}) =>
      events.pullRequestReview(place(fullName), { ...options, id, action }),
    pullRequestReviewCommentEvent: (fullName, id, action, options) =>
      events.pullRequestReviewComment(place(fullName), { ...options, id, action }),
    issueCommentEvent: (fullName, id, action, options) =>
      events.issueComment(place(fullName), { ...options, id, action }),
    workflowDispatchEvent: (fullName, options) => dispatches.workflowDispatch(place(fullName), options),
    scheduleEvent: (fullName, options = {}) => dispatches.schedule(place(fullName), options),
    repositoryDispatchEvent: (fullName, options) => dispatches.repositoryDispatch(place(fullName), options),
    mergeGroupEvent: (fullName, number, action = 'checks_requested') =>
      dispatches.mergeGroup(place(fullName), { number, action }),
    pulls: fullName => readPulls(place(fullName)),
    comments: (fullName, number) =>
      repo(fullName)
        .world.comments.filter(comment => comment.issue === number)
        .map(({ id, body, user, reactions }) => ({ id, body, user, reactions: reactions.map(each => each.content) })),
    reviewComments: (fullName, number) => reviewCommentFacts(repo(fullName), number),
    issues: fullName => issueFacts(repo(fullName)),
    checkRuns: fullName => repo(fullName).world.checkRuns,
    fault: fault => faults.arm(fault),
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
