import { annotations, checkRun } from '../payloads/checks.ts'
import type { CheckRunRecord } from '../records.ts'
import { type Repository, born, now } from '../repository.ts'
import { type Call, Refusal, type Route, created, found, ok, page, route } from '../route.ts'
import type { Token } from '../tokens.ts'

export const checkRoutes: readonly Route[] = [
  route('checks/create', 'checks:write', call => {
    const app = appOf(call)
    const { name, head_sha: headSha } = call.input
    if (call.repo.git.objectType(headSha) !== 'commit') {
      throw new Refusal(422, `No commit found for SHA: ${headSha}`)
    }
    const record = call.repo.change(world => {
      const { id, createdAt: startedAt } = born(world)
      const state = { status: 'queued', conclusion: null, startedAt, completedAt: null }
      const texts = { externalId: null, detailsUrl: null, title: null, summary: null }
      const made: CheckRunRecord = { id, app, headSha, name, ...state, ...texts, annotations: [] }
      apply(made, call.input)
      world.checkRuns.push(made)
      return made
    })
    return created(checkRun(call, record))
  }),

  route('checks/update', 'checks:write', call => {
    const app = appOf(call)
    const record = checkRunOf(call)
    if (record.app !== app) throw new Refusal(403, 'Invalid app_id `check_run` was created by another app')
    call.repo.change(() => apply(record, call.input))
    return ok(checkRun(call, record))
  }),

  route('checks/list-for-ref', 'checks:read', call => {
    const { ref, check_name: name, filter = 'latest' } = call.input
    const sha = call.repo.git.commit(ref)
    if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`)
    const all = call.repo.world.checkRuns.filter(
      run => run.headSha === sha && (name === undefined || run.name === name),
    )
    const isLatest = (run: CheckRunRecord) => all.findLast(each => sameCheck(each, run)) === run
    const runs = filter === 'all' ? all : all.filter(isLatest)
    return page(runs, {
      input: call.input,
      show: run => checkRun(call, run),
      wrap: shown => ({ total_count: runs.length, check_runs: shown }),
    })
  }),

  route('checks/list-annotations', 'checks:read', call =>
    page(annotations(checkRunOf(call)), { input: call.input, show: each => each }),
  ),
]

type Wanted = Call<'checks/create'>['input'] | Call<'checks/update'>['input']

function apply(record: CheckRunRecord, wanted: Wanted): void {
  const { output, conclusion } = wanted
  record.externalId = wanted.external_id ?? record.externalId
  record.detailsUrl = wanted.details_url ?? record.detailsUrl
  record.status = wanted.status ?? record.status
  if (conclusion !== undefined) {
    // A conclusion completes the run, whatever the status says.
    record.status = 'completed'
    record.conclusion = conclusion
    record.completedAt = now()
  }
  if (record.status === 'completed' && record.conclusion === null) {
    throw new Refusal(422, "Invalid request.\n\nFor 'allOf/1', \"conclusion\" wasn't supplied.", { mistake: true })
  }
  if (!output) return
  record.title = output.title ?? record.title
  record.summary = output.summary ?? record.summary
  // Each update adds its annotations: so a client gets past fifty.
  record.annotations.push(...(output.annotations ?? []))
}

/** Only apps make check runs. */
function appOf({ token }: { readonly token: Token }): string {
  if (token.type !== 'Bot') throw new Refusal(403, 'You must authenticate via a GitHub App.')
  return token.login
}

function sameCheck(a: CheckRunRecord, b: CheckRunRecord): boolean {
  return a.name === b.name && a.app === b.app
}

function checkRunOf({ repo, input }: { repo: Repository; input: { check_run_id: number } }): CheckRunRecord {
  return found(repo.world.checkRuns.find(run => run.id === input.check_run_id))
}
