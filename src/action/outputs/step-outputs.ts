import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as core from '@actions/core'
import { snapshotRate, remainingTargets, testById, totalUsage } from '../../domain/model/selectors.ts'
import type { State } from '../../domain/model/state.ts'
import { type TestId, type TestKey, titleOf } from '../../domain/model/test-case.ts'
import type { Settings } from '../../config/settings.ts'
import type { Report } from '../../contracts/ports.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import { headlineOf } from '../../rendering/headline.ts'
import { annotationsOf } from './check-annotations.ts'
import { writeSummary } from './summary.ts'

/** What the engine made of a request. */
export interface FixResult {
  readonly state: State
  readonly report: Report
  readonly settings: Settings
  /** Directory of the transcripts of conversations; it may not exist. */
  readonly transcripts: string
  readonly temp: string
  /** Path of the change as a patch, where it is handed over as one. */
  readonly patch: string | undefined
}

/** Annotations that GitHub shows of one step and level. */
const ANNOTATIONS = 10

/** Tells how the work on a request ended. */
export async function writeStepOutputs({
  state,
  report,
  settings,
  transcripts,
  temp,
  patch,
}: FixResult): Promise<void> {
  const folder = join(temp, 'fix-tests')
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'report.md')
  await writeFile(path, report.markdown)
  for (const [name, value] of Object.entries(outputsOf(state, { report: path, transcripts, patch: patch ?? '' })))
    core.setOutput(name, value)
  annotate(state)
  await writeSummary(report.markdown)
  const headline = headlineOf(state)
  core.info(logLine(headline))
  const red = state.outcome === 'failed' || state.outcome === 'partial' || state.outcome === 'stopped'
  if (red && settings['fail-on-unfixed']) core.setFailed(logLine(headline))
}

/** The outputs of action.yml, by name. */
export function outputsOf(
  state: State,
  paths: { report: string; transcripts: string; patch: string },
): Record<string, string> {
  const ids = testById(state)
  const titles = (keys: readonly TestKey[]) => JSON.stringify(keys.map(key => titleOf(ids.get(key) as TestId)))
  const usage = totalUsage(state)
  const remaining = new Set(remainingTargets(state))
  const flaky = new Set(state.flaky)
  return {
    outcome: state.outcome ?? 'stopped',
    'pull-request-number': String(state.pullRequest?.number ?? ''),
    'pull-request-url': state.pullRequest?.url ?? '',
    'pull-request-operation': state.pullRequest?.operation ?? 'none',
    branch: state.tip === state.request.headSha ? '' : state.branch,
    'head-sha': state.tip,
    'pass-rate-before': snapshotRate(state, state.initial).toFixed(4),
    'pass-rate-after': snapshotRate(state, state.current).toFixed(4),
    'fixed-tests': titles(state.targets.filter(key => !remaining.has(key) && !flaky.has(key))),
    'remaining-tests': titles([...remaining]),
    'flaky-tests': titles(state.flaky),
    iterations: String(state.attempts.length),
    'cost-usd': usage.unpricedTokens > 0 ? '' : usage.dollars.toFixed(4),
    'input-tokens': String(usage.inputTokens),
    'output-tokens': String(usage.outputTokens),
    'report-path': paths.report,
    'patch-path': existsSync(paths.patch) ? paths.patch : '',
    'transcripts-path': existsSync(paths.transcripts) ? paths.transcripts : '',
  }
}

function annotate(state: State): void {
  for (const { level, message, title, path, line } of annotationsOf(state).slice(0, ANNOTATIONS)) {
    const properties = { title, file: path, startLine: line }
    if (level === 'notice') core.notice(message, properties)
    else core.error(message, properties)
  }
}
