import { viewer } from './users.ts'
import { isForbidden } from './api-errors.ts'
import { makeOnce, type RepositoryApi } from './idempotent.ts'

export interface Annotation {
  readonly path: string
  readonly line: number
  readonly level: 'notice' | 'failure'
  readonly title: string
  readonly message: string
}

export interface CheckResult {
  readonly conclusion: 'neutral' | 'failure' | 'cancelled'
  readonly title: string
  /** Markdown; at most 65,535 characters. */
  readonly summary: string
  readonly annotations: readonly Annotation[]
}

/** What GitHub takes with one request. */
const BATCH = 50
const NAME = 'fix-tests'

/** The check run of a commit, by its external id: one for each request. */
export class CheckRun {
  readonly #place: RepositoryApi
  readonly #id: number

  private constructor(place: RepositoryApi, id: number) {
    this.#place = place
    this.#id = id
  }

  /** @returns undefined where the token may not write check runs: then there is none */
  static async begin(
    place: RepositoryApi,
    options: { sha: string; key: string; url: string; title: string },
  ): Promise<CheckRun | undefined> {
    const { client, owner, repo } = place
    const { sha, key, url, title } = options
    const state = {
      status: 'in_progress' as const,
      details_url: url,
      output: { title, summary: `[The run](${url}) tells how far it is.` },
    }
    try {
      return await makeOnce('write a check run', 'checks: write', async () => {
        const { data } = await client.rest.checks.listForRef({
          owner,
          repo,
          ref: sha,
          check_name: NAME,
          filter: 'all',
          per_page: 100,
        })
        const me = await viewer(place)
        // Another app may have used the same id; what is not ours cannot be changed.
        const known = data.check_runs.find(
          ({ external_id: id, app }) => id === key && (me === undefined || `${app?.slug}[bot]` === me),
        )
        if (known !== undefined) {
          await client.rest.checks.update({ owner, repo, check_run_id: known.id, ...state })
          return new CheckRun(place, known.id)
        }
        const created = await client.rest.checks.create({
          owner,
          repo,
          name: NAME,
          head_sha: sha,
          external_id: key,
          ...state,
        })
        return new CheckRun(place, created.data.id)
      })
    } catch (error) {
      if (error instanceof Error && isForbidden(error.cause)) return undefined
      throw error
    }
  }

  /** Annotations are added with each request, so each batch is sent once, the conclusion with the last. */
  async end({ conclusion, title, summary, annotations }: CheckResult): Promise<void> {
    const { client, owner, repo } = this.#place
    const batches = Array.from({ length: Math.max(1, Math.ceil(annotations.length / BATCH)) }, (_, index) =>
      annotations.slice(index * BATCH, (index + 1) * BATCH),
    )
    for (const [index, batch] of batches.entries()) {
      const isLast = index === batches.length - 1
      await makeOnce('write a check run', 'checks: write', async () => {
        const already = await this.#annotated()
        const fresh = batch.filter(each => !already.has(idOf(each))).map(asTold)
        await client.rest.checks.update({
          owner,
          repo,
          check_run_id: this.#id,
          ...(isLast ? { status: 'completed', conclusion } : { status: 'in_progress' }),
          output: { title, summary, annotations: fresh },
        })
      })
    }
  }

  /** What was told already, by an earlier run or by a request whose answer was lost. */
  async #annotated(): Promise<ReadonlySet<string>> {
    const { client, owner, repo } = this.#place
    const told = await client.paginate(client.rest.checks.listAnnotations, {
      owner,
      repo,
      check_run_id: this.#id,
      per_page: 100,
    })
    return new Set(told.map(({ path, start_line: line, title }) => idOf({ path, line, title: title ?? '' })))
  }
}

function idOf({ path, line, title }: Pick<Annotation, 'path' | 'line' | 'title'>): string {
  return JSON.stringify([path, line, title])
}

function asTold({ path, line, level, title, message }: Annotation) {
  return { path, start_line: line, end_line: line, annotation_level: level, title, message }
}
