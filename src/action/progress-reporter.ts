import { note } from '../contracts/events.ts'
import { NoSuchTest, RequestBusy, messageOf, UserError } from '../contracts/errors.ts'
import type { Settings } from '../config/settings.ts'
import { CheckRun } from '../github/check-runs.ts'
import { StickyComment } from '../github/comments.ts'
import type { Report } from '../rendering/report-options.ts'
import type { Emit } from '../contracts/ports.ts'
import { takesCommands } from '../domain/model/request.ts'
import type { ResultView } from '../rendering/result-view.ts'
import { inlineText } from '../rendering/markdown-escape.ts'
import { checkOf } from './outputs/check-annotations.ts'
import { CommentUpdater } from './comment-updater.ts'
import { commentName, type FixOptions } from './fix-request.ts'

/** True if a run keeps a comment on its pull request. A token that can only produce a patch cannot comment either. */
function keepsComment({ comment, publish }: Pick<Settings, 'comment' | 'publish'>): boolean {
  return comment && publish !== 'patch'
}

/** Progress of a run in the log, the sticky comment and the check run. */
export class ProgressReporter {
  readonly comment: CommentUpdater | undefined
  readonly #options: FixOptions
  readonly #pull: number | undefined
  #check: CheckRun | undefined

  constructor(options: FixOptions) {
    this.#options = options
    const { session, settings, request, followUp, name } = options
    const pull = followUp?.review === undefined ? request.pullRequest : followUp.pull
    this.#pull = pull
    const warn = (text: string) => session.warn(text)
    this.comment =
      pull !== undefined && keepsComment(settings)
        ? new CommentUpdater({
            comment: new StickyComment(session.api, { pull, name: commentName(name) }),
            run: { id: session.environment.runId, url: session.runUrl, sha: request.headSha },
            canStop: takesCommands(request),
            warn,
          })
        : undefined
  }

  /** Number of the pull request with the comment of this run, once that is visible. */
  get commentedOn(): number | undefined {
    return this.comment?.hasBegun === true ? this.#pull : undefined
  }

  readonly emit: Emit = event => {
    this.#options.session.log.emit(event)
    this.comment?.emit(event)
  }

  async begin(key: string): Promise<void> {
    const { session, settings, request, followUp } = this.#options
    await this.comment?.begin()
    if (!settings['check-run'] || followUp !== undefined || settings.publish === 'patch') return
    const { api, runUrl: url } = session
    await this.#options.session.bestEffort(async () => {
      this.#check = await CheckRun.begin(api, { sha: request.headSha, key, url, title: 'At work' })
      if (this.#check === undefined)
        session.log.emit(
          note(
            'info',
            'No check run was created: it needs permissions: checks: write, and the token of a job or a GitHub App.',
          ),
        )
    })
  }

  async end(view: ResultView, report: Report): Promise<void> {
    this.comment?.stop()
    // A run may end before it publishes; the comment must not show it as in progress.
    if (this.comment?.isInProgress === true) await this.comment.end(report.markdown)
    await this.#options.session.bestEffort(async () => this.#check?.end(checkOf(view, report.markdown)))
  }

  /** Report an error in comment and check run. The comment of another run in progress stays as it is. */
  async fail(thrown: unknown): Promise<void> {
    this.comment?.stop()
    if (thrown instanceof RequestBusy) return
    const { session } = this.#options
    const { signal } = session
    // All processes of a cancelled job get the signal, so their errors are not the cause.
    const error: unknown = signal.aborted ? signal.reason : thrown
    const sentence = error instanceof UserError ? error.sentence : `fix-tests crashed: ${messageOf(error)}`
    // A misspelt name says nothing of the fix that the comment may be about.
    const isUnmatched = error instanceof NoSuchTest
    const title = isUnmatched ? 'No failing test matches' : 'fix-tests failed to run'
    const body = `## ${title}\n\n${inlineText(sentence, 2_000)} See [the run](${session.runUrl}).\n`
    if (this.comment?.hasBegun === true) await (isUnmatched ? this.comment.putBack(body) : this.comment.end(body))
    const conclusion = isUnmatched ? 'neutral' : 'failure'
    await this.#options.session.bestEffort(async () =>
      this.#check?.end({ conclusion, title, summary: body, annotations: [] }),
    )
  }
}
