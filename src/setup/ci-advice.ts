import { stringify } from 'yaml'
import { knownValues } from '../config/newest-leg.ts'
import { hasExpression, isMap, scalarText, usesAction, valueAt, type YamlMap } from '../config/workflow-file.ts'
import type { Framework, Project } from '../frameworks/framework.ts'
import { packageManifest } from '../frameworks/project/node-package.ts'
import type { TestJob } from './test-job.ts'
import { namedPath, workspacePath } from './report-paths.ts'
import { holdsReports, writesReport } from './report-words.ts'
import { frameworkOf, reportedTemplate } from './reported-command.ts'
import { exampleOf, type ReporterLines, reporterOf } from './reporter-lines.ts'

/** Shortcomings of the job of CI: what fix-tests needs to read its results. */
export interface CiAdvice {
  /** A step, or a change of one, that is missing, as a sentence. Empty if nothing is. */
  readonly missing: readonly string[]
  /** Steps to paste into the job, as YAML; empty if nothing is missing. */
  readonly lines: string
  /** Place of the lines, as a sentence that ends with a colon. */
  readonly place: string
  /** Command to run once, or a setting to make, before the lines work. */
  readonly before: string | undefined
}

/** Files of settings in which a reporter can be configured. */
const SETTINGS =
  /(?:^|\/)(?:(?:vitest|vite|jest|playwright)(?:\.\w+)?\.config\.\w+|\.mocharc\.\w+|pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini|phpunit\.xml(?:\.dist)?|\.rspec|nextest\.toml|Makefile|justfile|noxfile\.py)$/

/** Conditions of a step that runs although one before it failed. */
const RUNS_AFTER_FAILURE = /(?:always|failure)\(\)|!(?:cancelled|success)\(\)/

/** Frameworks whose build tools write reports unasked. */
const UNASKED = /^(?:maven|gradle)$/

/**
 * Find out what CI lacks. Pure.
 * @param detected frameworks of the project's packages
 */
export function adviseCi(
  ciJob: TestJob,
  { detected, project }: { detected: readonly Framework[]; project: Project },
): CiAdvice {
  const { steps, testStep, command } = ciJob
  const fill = knownValues(ciJob)
  const runner = frameworkOf(fill(command), { detected, project })?.name
  const sources = sourcesOf(ciJob, project)
  const isUnasked = UNASKED.test(runner ?? '')
  const isWritten = isUnasked || sources.some(writesReport)
  const uploads = steps.slice(testStep + 1).filter(step => usesAction(step, 'actions/upload-artifact'))
  const fitting = uploads.filter(step => holdsReports(scalarText(valueAt(step, 'with', 'path')) ?? ''))
  const runsAfterFailure = fitting.some(step => RUNS_AFTER_FAILURE.test(scalarText(step.if) ?? ''))
  const reporter = runner === undefined ? undefined : reporterOf(runner, fill(command))
  const named = isWritten && !isUnasked ? sources.filter(writesReport).map(namedPath).find(Boolean) : reporter?.path
  const path = workspacePath(named ?? 'reports/', ciJob)
  const missing: string[] = []
  const lines: YamlMap[] = []
  const reported =
    isWritten || runner === undefined || reporter === undefined
      ? undefined
      : reportedTemplate(command, { framework: runner, reporter, project, fill })
  const step =
    reported === undefined ? undefined : testStepOf(steps[testStep], { command, reported, env: reporter?.env })
  if (!isWritten) missing.push('the tests do not write JUnit XML')
  if (step !== undefined) lines.push(step)
  const [upload] = fitting
  const corrected = upload === undefined || runsAfterFailure ? undefined : alwaysUploaded(upload, ciJob)
  if (upload === undefined) {
    missing.push('the reports are not uploaded')
    lines.push(uploadStep(path, ciJob))
  } else if (!runsAfterFailure) {
    missing.push('the upload of the reports is skipped when tests fail, since it has no if: always()')
    lines.push(corrected ?? uploadStep(scalarText(valueAt(upload, 'with', 'path')) ?? path, ciJob))
  }
  const byPerson = step !== undefined ? reporter?.before : byHand(command, runner, reporter)
  return {
    missing,
    lines: lines.length === 0 ? '' : stringify(lines, { lineWidth: 0 }).trimEnd(),
    place: placeOf(steps[testStep], {
      command,
      isReplaced: step !== undefined,
      upload: corrected === undefined ? undefined : upload,
    }),
    before: !isWritten ? byPerson : upload === undefined && named === undefined ? UNNAMED : undefined,
  }
}

/** A thing to do where the path of the reports is not known. */
const UNNAMED = 'write the path at which CI keeps its JUnit XML into the upload, which is not known here'

/** List the texts that can make the tests write reports, those next to the tests first. */
function sourcesOf({ top, job, steps, testStep, command }: TestJob, project: Project): string[] {
  const step = steps[testStep]
  const settings = [step?.env, job.env, top.env].map(env => stringify(env ?? {}))
  const scripts = [step, ...steps].map(each => scalarText(each?.run) ?? '')
  return [command, ...scripts, ...settings, ...settingsIn(project)]
}

/** Say where the lines belong: what they replace is a command, its whole step if that runs more, or an upload. */
function placeOf(
  step: YamlMap | undefined,
  { command, isReplaced, upload }: { command: string; isReplaced: boolean; upload: YamlMap | undefined },
): string {
  const isAlone = (scalarText(step?.run) ?? '').trim() === command
  const tests = isReplaced ? [`${isAlone ? '' : 'the step with '}“${command}”`] : []
  const name = scalarText(upload?.name) || scalarText(upload?.uses) || ''
  const replaced = [...tests, ...(upload === undefined ? [] : [`the step “${name}”`])]
  if (replaced.length === 0) return `Add this behind “${command}”:`
  return `Put ${replaced.length > 1 ? 'these' : 'this'} in place of ${replaced.join(' and ')}:`
}

/** Say what a person has to do where a command starts more than the tests. */
function byHand(command: string, name = 'your test runner', reporter?: ReporterLines): string {
  if (reporter === undefined) return `let ${name} write JUnit XML to reports/ in “${command}”`
  const also = reporter.before === undefined ? '' : ` (it needs ${reporter.before})`
  return `let ${name} write JUnit XML in “${command}”, such as by ${exampleOf(reporter)}${also}`
}

/** Collect the texts of settings. A dependency on a reporter in package.json does not use it yet. */
function settingsIn(project: Project): string[] {
  const { dependencies: _, devDependencies: _dev, ...manifest } = packageManifest(project)
  return [JSON.stringify(manifest), ...project.sample(SETTINGS)]
}

function uploadStep(path: string, ciJob: TestJob): YamlMap {
  return {
    uses: 'actions/upload-artifact@v4',
    if: 'always()',
    with: { name: artifactName(ciJob), path },
  }
}

/**
 * Write an upload of CI's own so that it runs after a failure, too, and under a name of its own in each leg.
 * @returns undefined if its condition is not a single expression
 */
function alwaysUploaded(step: YamlMap, ciJob: TestJob): YamlMap | undefined {
  const condition = alwaysTrue(scalarText(step.if) ?? '')
  if (condition === undefined) return undefined
  const { uses, name, if: _, with: inputs, ...rest } = step
  const given = isMap(inputs) ? inputs : {}
  const isShared =
    valueAt(ciJob.job, 'strategy', 'matrix') !== undefined && !hasExpression(scalarText(given.name) ?? '')
  return {
    ...(name === undefined ? {} : { name }),
    uses,
    if: condition,
    with: isShared ? { ...given, name: artifactName(ciJob) } : given,
    ...rest,
  }
}

/** Change a condition so that a failure of a step before does not matter; undefined if it is several expressions. */
function alwaysTrue(condition: string): string | undefined {
  const text = condition.trim()
  const inner = (text.startsWith('${{') && text.endsWith('}}') ? text.slice(3, -2) : text).trim()
  if (hasExpression(inner)) return undefined
  if (inner === '') return 'always()'
  const always = inner.replaceAll(/'[^']*'|\bsuccess\s{0,9}\(\s{0,9}\)/gi, part =>
    part.startsWith("'") ? part : 'always()',
  )
  // GitHub demands a success where no function says otherwise.
  return always === inner ? `always() && (${inner})` : always
}

/** Name the artifact so that no two jobs of a run upload the same: GitHub refuses the second. */
function artifactName({ job, file, startedBy, callers }: TestJob): string {
  // A workflow that is called may be so several times, and knows nothing of the matrix that calls it.
  const isCalled = file.path !== startedBy.path || callers.length > 1
  const isMatrix = valueAt(job, 'strategy', 'matrix') !== undefined
  return `test-reports${isMatrix ? '-${{ strategy.job-index }}' : ''}${isCalled ? '-${{ job.check_run_id }}' : ''}`
}

/** Write the step that runs the tests with a reporter, and all else that it did; undefined if a person has to. */
function testStepOf(
  step: YamlMap | undefined,
  { command, reported, env: added }: { command: string; reported: string; env: ReporterLines['env'] },
): YamlMap | undefined {
  const own = (scalarText(step?.run) ?? command).split('\n')
  const at = own.findIndex(line => line.trim() === command)
  const isLast = own.slice(at + 1).every(line => line.trim() === '')
  // A line that ends the step leaves out what follows it.
  if (at < 0 || (!isLast && /\bexit\b/.test(reported))) return undefined
  const run = own
    .with(
      at,
      (own[at] ?? '').replace(command, () => reported),
    )
    .join('\n')
  const env = { ...(isMap(step?.env) ? step.env : {}), ...added }
  return { ...step, run, ...(Object.keys(env).length === 0 ? {} : { env }) }
}
