import type { ProposedTests } from '../domain/model/proposed-tests.ts'
import type { PullRequestLink, State } from '../domain/model/state.ts'
import type { Emit } from '../contracts/ports.ts'
import { redactor } from '../domain/policy/redaction.ts'
import { asksModels } from '../engine/model-access.ts'
import type { Frontend, Publication, Storage, Result } from '../engine/frontend.ts'
import { isRunOver } from '../github/workflow-runs.ts'
import { renderReport } from '../rendering/pull-request-body.ts'
import { BODY_LIMIT, type BranchEnd, type Report, type ReportOptions } from '../rendering/report-options.ts'
import { type ResultView, resultView } from '../rendering/result-view.ts'
import type { UnopenedPull } from '../rendering/unopened-section.ts'
import type { Checkout } from '../workspace/checkout.ts'
import type { Repository } from '../workspace/repository.ts'
import type { FixOptions } from './fix-request.ts'
import type { ProgressReporter } from './progress-reporter.ts'
import { keepTranscripts } from './publish/keep-transcripts.ts'
import { publishProposal } from './publish/publish-proposal.ts'
import { publish } from './publish/publish.ts'
import type { TargetBranch } from './target-branch.ts'

/**
 * Front end of an Actions step: stores on the remote, shows progress in comment and check run, opens a pull request.
 */
export class ActionFrontend implements Frontend {
  readonly emit: Emit
  readonly #options: FixOptions
  readonly #target: TargetBranch
  readonly #progress: ProgressReporter
  readonly #refs: { readonly checkout: Checkout; readonly base: string | undefined }
  #transcriptsUrl: string | undefined
  /** Proposed tests with the URL of their draft. */
  #proposedTests: ProposedTests | undefined
  #unopened: UnopenedPull | undefined
  #branchEnd: BranchEnd

  constructor(
    options: FixOptions,
    parts: { target: TargetBranch; progress: ProgressReporter; checkout: Checkout; base: string | undefined },
  ) {
    this.#options = options
    this.#branchEnd = options.settings.publish === 'patch' ? 'not pushed' : 'there'
    this.#target = parts.target
    this.#progress = parts.progress
    this.#refs = parts
    this.emit = parts.progress.emit
  }

  async openStorage(options: { repository: Repository; key: string }): Promise<Storage> {
    const { session, settings } = this.#options
    const isSigned = settings['sign-commits'] && settings.publish !== 'patch'
    return {
      store: await this.#target.openStore(options, this.#refs),
      makeCommit: isSigned ? this.#target.makeCommit(options.repository) : undefined,
      hasEnded: async ({ run }) => run !== undefined && (await isRunOver(session.api, run)),
    }
  }

  async begin(key: string): Promise<void> {
    await this.#target.requireRunQuota()
    await this.#target.warnOfRules()
    await this.#progress.begin(key)
  }

  async publish(publication: Publication): Promise<PullRequestLink | undefined> {
    const { session, settings, name, followUp } = this.#options
    const { state, transcripts, patch } = publication
    const isStopped = state.outcome === 'stopped'
    // A run that was cancelled, or made no attempt, does not count towards the quota.
    if (!isStopped && state.attempts.length > 0) await this.#target.countRun()
    if (!isStopped)
      this.#transcriptsUrl = await keepTranscripts(transcripts, {
        settings,
        env: session.env,
        environment: session.environment,
        emit: session.log.emit,
        signal: session.signal,
      })
    if (!isStopped) this.#proposedTests = await this.#publishProposal(state)
    const { view, report } = this.render(publication)
    const { pullRequest, unopened, branchEnd } = await publish(
      state,
      {
        view,
        report,
        patch,
        reportWithout: refused => this.render(publication, { unopened: refused }).report,
        reportLanded: () => this.render(publication, { branchEnd: 'merged' }).report,
      },
      {
        session,
        settings,
        name,
        comment: this.#progress.comment,
        reviewedPull: followUp?.review === undefined ? undefined : followUp.pull,
        land: ({ branch, tip }) => this.#target.land(branch, tip),
        requireHead: () => this.#target.requireHead(),
        takeBack: at => this.#target.takeBack(at),
      },
    )
    this.#unopened = unopened
    this.#branchEnd = branchEnd ?? this.#branchEnd
    if (!isStopped) this.#target.markPublished()
    return pullRequest
  }

  /** Set if GitHub refused to open the pull request. */
  get unopened(): UnopenedPull | undefined {
    return this.#unopened
  }

  get branchEnd(): BranchEnd {
    return this.#branchEnd
  }

  /** Open the draft with proposed tests. Best effort: the fix is published all the same. */
  async #publishProposal(state: State): Promise<ProposedTests | undefined> {
    const { session, settings } = this.#options
    const { proposedTests } = state
    if (proposedTests?.sha === undefined || settings.publish === 'patch') return undefined
    return session.bestEffort(() => publishProposal(proposedTests, state, { session, settings }))
  }

  /** Render the view and the report of a result, without secrets. */
  render(
    { state, reproduce, change }: Result,
    {
      unopened = this.#unopened,
      branchEnd = this.#branchEnd,
    }: Partial<Pick<ReportOptions, 'unopened' | 'branchEnd'>> = {},
  ): { view: ResultView; report: Report } {
    const { session, settings } = this.#options
    const redact = redactor(session.secrets)
    const view = resultView({ ...state, proposedTests: this.#proposedTests ?? state.proposedTests })
    const options = { reproduce, change, limit: BODY_LIMIT, repositoryUrl: session.repositoryUrl }
    const { outcome, title, markdown } = renderReport(view, {
      ...options,
      titleTemplate: settings['pull-request-title'],
      transcripts: this.#transcriptsUrl,
      unopened,
      branchEnd,
      revises: asksModels(settings),
    })
    return { view, report: { outcome, title: redact(title), markdown: redact(markdown) } }
  }
}
