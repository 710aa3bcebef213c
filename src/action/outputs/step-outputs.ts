import { showsBranch } from '../../domain/model/selectors.ts'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as core from '@actions/core'
import { visibleJson } from '../../domain/text/hidden-characters.ts'
import type { Settings } from '../../config/settings.ts'
import type { BranchEnd, Report } from '../../rendering/report-options.ts'
import { headlineOf, isMistake } from '../../rendering/headline.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import type { ResultView } from '../../rendering/result-view.ts'
import type { TestView } from '../../rendering/test-view.ts'
import { type UnopenedPull, unopenedLine } from '../../rendering/unopened-section.ts'
import { annotationsOf } from './check-annotations.ts'
import { writeSummary } from './job-log.ts'
import type { ReportPage } from './report-page-artifact.ts'

/** Result of a fix, for the outputs of the step. */
export interface FixResult {
  readonly view: ResultView
  readonly report: Report
  readonly settings: Settings
  /** Directory of the transcripts of conversations; it may not exist. */
  readonly transcripts: string
  readonly temp: string
  /** Path of the patch file; undefined unless the input publish is patch. */
  readonly patch: string | undefined
  /** Set if GitHub refused to open the pull request. */
  readonly unopened: UnopenedPull | undefined
  readonly branchEnd: BranchEnd
  readonly page: ReportPage
}

/** Maximum number of annotations of one level that GitHub shows for a step. */
const MAX_ANNOTATIONS_PER_STEP = 10

/** Outcomes that fail the step, unless the input fail-on-unfixed is false. */
const RED: ReadonlySet<ResultView['outcome']> = new Set([
  'failed',
  'partial',
  'needs-review',
  'test-outdated',
  'awaiting-ci',
  'stopped',
])

/** Write outputs, annotations and summary of a fix, and conclude the step. */
export async function writeStepOutputs(result: FixResult): Promise<void> {
  const { view, report, settings, transcripts, temp, patch, unopened, branchEnd, page } = result
  const folder = join(temp, 'fix-tests')
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'report.md')
  await writeFile(path, report.markdown)
  const url = await page.keep(path)
  const paths = { report: path, transcripts, patch: patch ?? '', reportUrl: url }
  for (const [name, value] of Object.entries(outputsOf(view, paths, { unopened, branchEnd })))
    core.setOutput(name, value)
  annotate(view)
  await writeSummary(url === undefined ? report.markdown : `${report.markdown}\n\n[The report as a page](${url})\n`)
  const headline = headlineOf(view)
  core.info(logLine(headline))
  const red = RED.has(view.outcome) || unopened !== undefined
  // A wrong key fails the step in any case: it would stay unnoticed otherwise.
  const sentence = unopened === undefined ? headline : `${headline}. ${unopenedLine(unopened)}`
  if ((red && settings['fail-on-unfixed']) || isMistake(view)) core.setFailed(logLine(sentence))
  else if (unopened !== undefined) core.warning(logLine(sentence))
}

/** Build the outputs of action.yml, by name. */
export function outputsOf(
  view: ResultView,
  paths: { report: string; transcripts: string; patch: string; reportUrl: string | undefined },
  { unopened, branchEnd = 'there' }: { unopened?: UnopenedPull | undefined; branchEnd?: BranchEnd } = {},
): Record<string, string> {
  const { tests, usage } = view
  // The pull request of an earlier run is closed, too.
  const pullRequest = branchEnd === 'there' || branchEnd === 'not pushed' ? view.pullRequest : undefined
  const isShown = showsBranch(view)
  const titles = (all: readonly TestView[]) => visibleJson(all.map(({ title }) => title))
  return {
    outcome: view.outcome,
    'pull-request-number': String(pullRequest?.number ?? ''),
    'pull-request-url': pullRequest?.url ?? '',
    'pull-request-operation': pullRequest?.operation ?? 'none',
    'compare-url': unopened?.compareUrl ?? '',
    'pull-request-refusal': unopened?.why ?? '',
    branch: isShown && branchEnd === 'there' ? view.branch : '',
    'head-sha': isShown && (branchEnd === 'there' || branchEnd === 'merged') ? view.tip : view.request.headSha,
    'pass-rate-before': view.before?.rate.toFixed(4) ?? '',
    'pass-rate-after': view.after?.rate.toFixed(4) ?? '',
    'fixed-tests': titles(tests.fixed),
    'remaining-tests': titles(tests.remaining),
    'flaky-tests': titles(tests.flaky),
    isolation: view.isolation?.level ?? '',
    iterations: String(view.attempts.length),
    'cost-usd': usage.unpricedTokens > 0 ? '' : usage.dollars.toFixed(4),
    'input-tokens': String(usage.inputTokens),
    'output-tokens': String(usage.outputTokens),
    'report-path': paths.report,
    'report-url': paths.reportUrl ?? '',
    'patch-path': existsSync(paths.patch) ? paths.patch : '',
    'transcripts-path': existsSync(paths.transcripts) ? paths.transcripts : '',
  }
}

function annotate(view: ResultView): void {
  for (const { level, message, title, path, line } of annotationsOf(view).slice(0, MAX_ANNOTATIONS_PER_STEP)) {
    const properties = { title, file: path, startLine: line }
    if (level === 'notice') core.notice(message, properties)
    else core.error(message, properties)
  }
}
