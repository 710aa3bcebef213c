import type { DiffEnds } from './diff.ts'
import type { IssueRecord, PullFacts } from './records.ts'
import { type Repository, born, now } from './repository.ts'
import type { Place, Site } from './site.ts'

/** A pull request with what git says about it at this moment. */
export interface PullRecord {
  readonly number: number
  readonly title: string
  readonly body: string | null
  readonly draft: boolean
  readonly state: 'open' | 'closed'
  readonly user: string
  readonly head: { readonly ref: string; readonly sha: string; readonly repository: string }
  readonly base: { readonly ref: string; readonly sha: string }
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  readonly requestedReviewers: readonly string[]
  /** Slugs. */
  readonly requestedTeams: readonly string[]
}

export type PullIssue = IssueRecord & { readonly pull: PullFacts }

export function isPull(issue: IssueRecord): issue is PullIssue {
  return issue.pull !== undefined
}

/** The record behind the number of a pull request. */
export function pullIssue(repo: Repository, number: number): PullIssue {
  const issue = repo.issue(number)
  if (!issue || !isPull(issue)) throw new Error(`#${number} is no pull request of ${repo.fullName}`)
  return issue
}

/** Read every pull request of a repository. Its refs are read once, not once per pull request. */
export function readPulls(place: Place): PullRecord[] {
  const { repo, site } = place
  const refs = refReader(site)
  followHeads(place, refs)
  return repo.world.issues.filter(isPull).map(issue => {
    const { number, title, body, state, user, labels, assignees, pull } = issue
    const { draft, headRef, headRepository, baseRef, requestedReviewers, requestedTeams } = pull
    const facts = { number, title, body, state, user, labels, assignees, draft, requestedReviewers, requestedTeams }
    return {
      ...facts,
      head: { ref: headRef, repository: headRepository, sha: headSha({ repo, refs }, issue) },
      base: { ref: baseRef, sha: refs(repo.fullName, `refs/heads/${baseRef}`) ?? '' },
    }
  })
}

export function readPull(place: Place, number: number): PullRecord | undefined {
  return readPulls(place).find(pull => pull.number === number)
}

/** The change of a pull request, however far its base has moved on since. */
export function diffOf(repo: Repository, { base, head }: PullRecord): DiffEnds {
  return { from: repo.git.mergeBase(base.sha, head.sha), to: head.sha }
}

/** Resolve `branch` or `owner:branch`: in this repository, or in the owner's fork of it. */
export function findHead({ site, repo }: Place, head: string): { headRepository: string; headRef: string } | undefined {
  const [, owner = repo.owner, headRef = ''] = /^(?:([^:]+):)?(.+)$/.exec(head) ?? []
  const fork = site.repositories().find(each => each.owner === owner && each.world.forkOf === repo.fullName)
  const headRepo = owner === repo.owner ? repo : fork
  return headRepo?.git.branch(headRef) === undefined ? undefined : { headRepository: headRepo.fullName, headRef }
}

export interface NewPull {
  readonly headRepository: string
  readonly headRef: string
  readonly baseRef: string
  readonly title: string
  readonly body: string | null
  readonly user: string
  readonly draft: boolean
}

export function addPull(place: Place, pull: NewPull): number {
  const { repo } = place
  const { headRepository, headRef, baseRef, draft, ...said } = pull
  const number = repo.change(world => {
    const facts = { headRepository, headRef, baseRef, draft, requestedReviewers: [], requestedTeams: [] }
    const issue = { ...newIssue(repo, said), pull: facts }
    world.issues.push(issue)
    return issue.number
  })
  syncPullRefs(place)
  return number
}

export function newIssue(repo: Repository, said: Pick<IssueRecord, 'title' | 'body' | 'user'>): IssueRecord {
  return repo.change(world => ({
    ...born(world),
    ...said,
    number: world.issues.length + 1,
    state: 'open',
    closedAt: null,
    labels: [],
    assignees: [],
  }))
}

export function setState(record: IssueRecord, state: 'open' | 'closed'): void {
  if (record.state === state) return
  record.state = state
  record.updatedAt = now()
  record.closedAt = state === 'closed' ? record.updatedAt : null
}

/** Move `refs/pull/N/head` along with the branches, as GitHub does after every push, also from forks. */
export function syncPullRefs(place: Place): void {
  followHeads(place, refReader(place.site))
}

function followHeads({ site, repo }: Place, refs: RefReader): void {
  for (const issue of repo.world.issues.filter(isPull)) {
    const head = headSha({ repo, refs }, issue)
    const ref = pullRef(issue.number)
    if (issue.state === 'closed' || head === '' || refs(repo.fullName, ref) === head) continue
    bringCommit(repo, { from: site.find(issue.pull.headRepository), sha: head })
    repo.git.line(['update-ref', ref, head])
  }
}

/** Fetch a commit from a fork. GitHub keeps all forks in one object store. */
export function bringCommit(repo: Repository, { from, sha }: { from: Repository | undefined; sha: string }): void {
  if (from && from !== repo && repo.git.objectType(sha) === undefined) {
    repo.git.line(['fetch', '--quiet', from.directory, sha])
  }
}

type RefReader = (repository: string, ref: string) => string | undefined

/** A closed pull request keeps the commit it was closed with, and so does one whose branch is gone. */
function headSha({ repo, refs }: { repo: Repository; refs: RefReader }, { number, state, pull }: PullIssue): string {
  const branch = state === 'open' ? refs(pull.headRepository, `refs/heads/${pull.headRef}`) : undefined
  return branch ?? refs(repo.fullName, pullRef(number)) ?? ''
}

function pullRef(number: number): string {
  return `refs/pull/${number}/head`
}

function refReader(site: Site): RefReader {
  const known = new Map<string, Map<string, string>>()
  return (repository, ref) => {
    let refs = known.get(repository)
    if (!refs) {
      refs = site.find(repository)?.git.tips() ?? new Map()
      known.set(repository, refs)
    }
    return refs.get(ref)
  }
}
