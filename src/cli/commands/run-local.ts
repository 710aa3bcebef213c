import { note } from '../../contracts/events.ts'
import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { parseSettings, type Settings } from '../../config/settings.ts'
import { UserError } from '../../contracts/errors.ts'
import type { Emit } from '../../contracts/ports.ts'
import { redactor } from '../../domain/policy/redaction.ts'
import { visibleJson } from '../../domain/text/hidden-characters.ts'
import { count } from '../../domain/text/wording.ts'
import { type Result } from '../../engine/frontend.ts'
import { precheck } from '../../engine/job.ts'
import { secretsOf } from '../../engine/model-access.ts'
import { fixTests } from '../../engine/run.ts'
import { printCommand } from '../../frameworks/commands/parse-command.ts'
import { doubtOf } from '../../rendering/doubt.ts'
import { headlineOf, isMistake } from '../../rendering/headline.ts'
import { modelNote } from '../../rendering/review-section.ts'
import { doubtCount } from '../../rendering/look-closer.ts'
import { logLine } from '../../rendering/markdown-escape.ts'
import { renderReport } from '../../rendering/pull-request-body.ts'
import { BODY_LIMIT } from '../../rendering/report-options.ts'
import { resultView } from '../../rendering/result-view.ts'
import { readAll, reportsInWorkspace } from '../../test-reports/discover.ts'
import { branchingPoint } from '../../workspace/checkout.ts'
import type { Arguments } from '../arguments.ts'
import { jsonResult } from '../json-result.ts'
import { ciTestStep } from '../ci-test-step.ts'
import { createLocalContext, modelKeys } from '../local-context.ts'
import { LocalFrontend } from '../local-frontend.ts'
import { openPage } from '../open-page.ts'
import { resumeCommand } from '../started-as.ts'
import type { ProgressDisplay } from '../progress-display.ts'
import { ownProcess } from '../../workspace/process-identity.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Run `fix-tests run`: fix the failing tests of the current folder.
 * @returns the exit code: 0 fixed or nothing to fix, 1 not or only partly fixed, 2 usage error
 */
export async function runLocally(
  args: Arguments & { kind: 'run' },
  env: Env,
  { display, signal, program }: { display: ProgressDisplay; signal: AbortSignal; program: string },
): Promise<number> {
  const inputs = { ...modelKeys(env, args.inputs), ...args.inputs }
  parseSettings(inputs)
  if (args.json !== undefined) requireWritable(args.json)
  const context = await createLocalContext(inputs, env)
  const { checkout, settings, stateRoot } = context
  precheck(settings)
  if (checkout.branch === undefined) {
    throw new UserError(
      'HEAD is detached, so there is no branch that the fix belongs to.',
      'Check out a branch first: git switch <branch>.',
    )
  }
  const secrets = secretsOf(settings, env)
  const base = await branchingPoint(checkout)
  const { step, note: reason } = await ciTestStep(context, env)
  if (reason !== undefined) display.emit(note('info', reason))
  const result = await fixTests({
    settings,
    request: {
      trigger: 'command-line',
      repository: '',
      headBranch: checkout.branch,
      headSha: checkout.sha,
      only: args.only,
    },
    name: '',
    checkout,
    host: env,
    ciSteps: step === undefined ? [] : [step],
    base,
    // The user chose this code, so its guidance is trusted.
    trusted: base ?? checkout.sha,
    secrets,
    stateRoot,
    resume: args.resume ? 'anywhere' : 'no',
    owner: { id: randomUUID(), name: `process ${process.pid} on ${hostname()}`, host: hostname(), ...ownProcess() },
    signal,
    reported: await reportedCases(settings, checkout.top, display.emit),
    frontend: new LocalFrontend(display.emit, checkout),
  })
  display.end()
  signal.throwIfAborted()
  return printResult(result, { args, stateRoot, branch: checkout.branch, secrets, program })
}

async function reportedCases(settings: Settings, top: string, emit: Emit) {
  const patterns = settings['report-paths']
  if (patterns === undefined) return undefined
  const root = resolve(top, settings['working-directory'])
  const { files, notes } = await reportsInWorkspace(root, { patterns })
  const reports = await readAll(files, { root, notes })
  for (const text of reports.notes) emit(note('warning', text))
  // A truncated report without a failure proves nothing: run the tests to find the failing ones.
  return reports.complete || reports.cases.some(({ status }) => status === 'failed') ? reports.cases : undefined
}

/** Write the report files and print the result. @returns the exit code */
async function printResult(
  { state, reproduce, change, transcripts, events }: Result,
  options: {
    args: Arguments & { kind: 'run' }
    stateRoot: string
    branch: string
    secrets: readonly string[]
    program: string
  },
): Promise<number> {
  const { args, stateRoot, branch, secrets, program } = options
  const view = resultView(state)
  const rendering = {
    reproduce,
    change,
    limit: BODY_LIMIT,
    repositoryUrl: '',
    resumedBy: resumeCommand(program, args.only),
  }
  const { markdown } = renderReport(view, rendering)
  const path = join(stateRoot, state.key, 'report.md')
  const redact = redactor(secrets)
  await writeFile(path, redact(markdown))
  const { writeReportPage } = await import('../../report-page/write-report-page.ts')
  const result = { view, state, change, events, reproduce, transcripts, repositoryUrl: '' }
  const page = await writeReportPage({ ...result, redact, beside: path })
  if (args.json !== undefined) writeFileSync(args.json, `${visibleJson(jsonResult(view, path), 2)}\n`)
  const lines = [headlineOf(view)]
  if (view.kept.length > 0) {
    lines.push(
      `Branch:  ${view.branch} (${count(view.commits.length, 'commit')} on ${branch})`,
      `Look:    ${printCommand({ file: 'git', args: ['diff', `${branch}...${view.branch}`] })}`,
      `Take it: ${printCommand({ file: 'git', args: ['merge', view.branch] })}`,
    )
    const open = doubtCount(view, rendering)
    const look = open === 0 ? '' : `${count(open, 'thing')} to look at first, under “Look closer” in the report`
    // Who merges from here reads no report first.
    const checks = [doubtOf(view), look].filter(text => text !== '')
    if (checks.length > 0) lines.push(`Check:   ${checks.join('; ')}`)
  }
  // A headline without a fix says it itself.
  if (view.misconfigured.length > 0 && !isMistake(view)) lines.push(`Models:  ${modelNote(view).join(' ')}`)
  lines.push(`Report:  ${path}`, `Page:    ${page}`)
  if (existsSync(transcripts)) lines.push(`Transcripts: ${transcripts}`)
  process.stdout.write(`${lines.map(logLine).join('\n')}\n`)
  if (args.open) await openPage(page)
  if (isMistake(view)) return 2
  return view.outcome === 'fixed' || view.outcome === 'nothing-to-fix' ? 0 : 1
}

/** Make sure that a result can be written, and take an earlier one away: a run that fails leaves none behind. */
function requireWritable(path: string): void {
  try {
    writeFileSync(path, '', { flag: 'a' })
    // It may be a pipe.
    if (lstatSync(path).isFile()) rmSync(path)
  } catch (error) {
    throw new UserError(`--json ${path} cannot be written.`, 'Give a path in a folder that exists.', { cause: error })
  }
}
