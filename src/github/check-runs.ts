import { viewer } from './users.ts'
import { isForbidden } from './api-errors.ts'
import { type RepositoryApi } from './client.ts'
import { makeOnce } from './idempotent.ts'

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

/** Most annotations that GitHub accepts in one request. */
const BATCH = 50
const NAME = 'fix-tests'

/** The check run of a commit, found by its external id: one for each request. */
export class CheckRun {
  readonly #api: RepositoryApi
  readonly #id: number

  private constructor(api: RepositoryApi, id: number) {
    this.#api = api
    this.#id = id
  }

  /**
   * Create the check run, or reuse the one of an earlier run.
   * @returns undefined if the token may not write check runs
   */
  static async begin(
    api: RepositoryApi,
    options: { sha: string; key: string; url: string; title: string },
  ): Promise<CheckRun | undefined> {
    const { client, owner, repo } = api
    const { sha, key, url, title } = options
    const state = {
      status: 'in_progress' as const,
      details_url: url,
      output: { title, summary: `[The run](${url}) shows the progress.` },
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
        const me = await viewer(api)
        // Another app may use the same id, and only its owner can change a check run.
        const existing = data.check_runs.find(
          ({ external_id: id, app }) => id === key && (me === undefined || `${app?.slug}[bot]` === me),
        )
        if (existing !== undefined) {
          await client.rest.checks.update({ owner, repo, check_run_id: existing.id, ...state })
          return new CheckRun(api, existing.id)
        }
        const created = await client.rest.checks.create({
          owner,
          repo,
          name: NAME,
          head_sha: sha,
          external_id: key,
          ...state,
        })
        return new CheckRun(api, created.data.id)
      })
    } catch (error) {
      if (error instanceof Error && isForbidden(error.cause)) return undefined
      throw error
    }
  }

  /** Conclude the check run. GitHub adds the annotations of each request, so send each batch once. */
  async end({ conclusion, title, summary, annotations }: CheckResult): Promise<void> {
    const { client, owner, repo } = this.#api
    const batches = Array.from({ length: Math.max(1, Math.ceil(annotations.length / BATCH)) }, (_, index) =>
      annotations.slice(index * BATCH, (index + 1) * BATCH),
    )
    for (const [index, batch] of batches.entries()) {
      const isLast = index === batches.length - 1
      await makeOnce('write a check run', 'checks: write', async () => {
        const sent = await this.#sentAnnotations()
        const unsent = batch.filter(each => !sent.has(idOf(each))).map(apiAnnotation)
        await client.rest.checks.update({
          owner,
          repo,
          check_run_id: this.#id,
          ...(isLast ? { status: 'completed', conclusion } : { status: 'in_progress' }),
          output: { title, summary, annotations: unsent },
        })
      })
    }
  }

  /** Ids of annotations that an earlier run, or a request whose response was lost, has sent. */
  async #sentAnnotations(): Promise<ReadonlySet<string>> {
    const { client, owner, repo } = this.#api
    const annotations = await client.paginate(client.rest.checks.listAnnotations, {
      owner,
      repo,
      check_run_id: this.#id,
      per_page: 100,
    })
    return new Set(annotations.map(({ path, start_line: line, title }) => idOf({ path, line, title: title ?? '' })))
  }
}

function idOf({ path, line, title }: Pick<Annotation, 'path' | 'line' | 'title'>): string {
  return JSON.stringify([path, line, title])
}

function apiAnnotation({ path, line, level, title, message }: Annotation) {
  return { path, start_line: line, end_line: line, annotation_level: level, title, message }
}
