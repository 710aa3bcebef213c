import { RequestBusy, messageOf, UserError } from '../contracts/errors.ts'
import { CheckRun } from '../github/check-runs.ts'
import { StickyComment } from '../github/comments.ts'
import type { Report } from '../rendering/report-options.ts'
import type { Emit } from '../contracts/ports.ts'
import type { ResultView } from '../rendering/result-view.ts'
import { inlineText } from '../rendering/markdown-escape.ts'
import { checkOf } from './outputs/check-annotations.ts'
import { CommentUpdater } from './comment-updater.ts'
import type { FixOptions } from './fix-request.ts'

/** What people hear while the work goes on: the log, the sticky comment, the check run. */
export class ProgressReporter {
  readonly live: CommentUpdater | undefined
  readonly #options: FixOptions
  #check: CheckRun | undefined

  constructor(options: FixOptions) {
    this.#options = options
    const { session, settings, request, review, name } = options
    const pull = review?.pull ?? request.pullRequest
    const warn = (text: string) => session.warn(text)
    // Whoever may only hand over a patch may not write here either.
    const isHeard = settings.comment && pull !== undefined && settings.publish !== 'patch'
    this.live = isHeard
      ? new CommentUpdater({
          comment: new StickyComment(session.api, { pull, name }),
          run: { id: session.environment.runId, url: session.runUrl },
          warn,
        })
      : undefined
  }

  readonly emit: Emit = event => {
    this.#options.session.log.emit(event)
    this.live?.emit(event)
  }

  async begin(key: string): Promise<void> {
    const { session, settings, request, review } = this.#options
    await this.live?.begin()
    if (!settings['check-run'] || review !== undefined || settings.publish === 'patch') return
    const { api, runUrl: url } = session
    await this.#options.session.bestEffort(async () => {
      this.#check = await CheckRun.begin(api, { sha: request.headSha, key, url, title: 'At work' })
      if (this.#check === undefined)
        session.log.emit({
          kind: 'note',
          level: 'info',
          text: 'There is no check run: it takes permissions: checks: write, and the token of a job or a GitHub App.',
        })
    })
  }

  async end(view: ResultView, report: Report): Promise<void> {
    this.live?.stop()
    // Ended before there was anything to publish: nobody is to read that it goes on.
    if (this.live?.isUnderWay === true) await this.live.end(report.markdown)
    await this.#options.session.bestEffort(async () => this.#check?.end(checkOf(view, report.markdown)))
  }

  /** What went wrong is told where people look; another run's words are left alone. */
  async failed(thrown: unknown): Promise<void> {
    this.live?.stop()
    if (thrown instanceof RequestBusy) return
    const { session } = this.#options
    const { signal } = session
    // A cancelled job's processes all get the signal: what they say of it is not the cause.
    const error: unknown = signal.aborted ? signal.reason : thrown
    const sentence = error instanceof UserError ? error.sentence : `fix-tests broke down: ${messageOf(error)}`
    const body = `## fix-tests could not work\n\n${inlineText(sentence, 2_000)} See [the run](${session.runUrl}).\n`
    if (this.live?.hasBegun === true) await this.live.end(body)
    await this.#options.session.bestEffort(async () =>
      this.#check?.end({ conclusion: 'failure', title: 'fix-tests could not work', summary: body, annotations: [] }),
    )
  }
}
