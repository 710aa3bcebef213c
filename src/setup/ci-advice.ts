import { stringify } from 'yaml'
import { isMap, scalarText, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { shellLine, shellWord } from '../domain/text/shell-words.ts'
import type { Framework, Project } from '../frameworks/framework.ts'
import { frameworkRun } from '../frameworks/commands/framework-run.ts'
import { packageManifest } from '../frameworks/project/node-package.ts'
import { scriptOf } from '../frameworks/project/package-manager.ts'
import { usesAction, type TestJob } from './ci-jobs.ts'
import { type ReporterLines, reporterOf } from './reporter-lines.ts'

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

/** Words of commands and settings that write a report. */
const WRITES = /junit|xunit|gotestsum|nextest run --profile|log-junit|\.trx|xmlrunner|surefire|failsafe/i

/** Frameworks whose build tools write reports unasked. */
const UNASKED = /^(?:maven|gradle)$/

/** Paths of an upload that can hold reports. */
const REPORT_PATH = /report|junit|result|\.xml|surefire|\*\*|^\.\/?$/i

/** Find out what CI lacks. Pure. */
export function adviseCi(
  { steps, testStep, command, job }: TestJob,
  { framework, project }: { framework: Framework | undefined; project: Project },
): CiAdvice {
  const runner = framework?.wraps?.framework ?? framework
  const texts = steps.map(step => scalarText(step.run) ?? '')
  const isWritten =
    UNASKED.test(runner?.name ?? '') || [...texts, ...settingsIn(project)].some(text => WRITES.test(text))
  const uploads = steps.slice(testStep + 1).filter(step => usesAction(step, 'actions/upload-artifact'))
  const fitting = uploads.filter(step => REPORT_PATH.test(scalarText(valueAt(step, 'with', 'path')) ?? ''))
  const runsAfterFailure = fitting.some(step => /always\(\)|failure\(\)|!cancelled\(\)/.test(scalarText(step.if) ?? ''))
  const reporter = runner === undefined ? undefined : reporterOf(runner.name)
  const path = reporter?.path ?? 'reports/'
  const upload = uploadStep(path, isMap(valueAt(job, 'strategy', 'matrix')))
  const missing: string[] = []
  const lines: YamlMap[] = []
  if (!isWritten) {
    missing.push('the tests do not write JUnit XML')
    lines.push(testStepOf(command, { reporter, env: steps[testStep]?.env, project, runner: runner?.name }))
  }
  if (fitting.length === 0) {
    missing.push('the reports are not uploaded')
    lines.push(upload)
  } else if (!runsAfterFailure) {
    missing.push('the upload of the reports is skipped when tests fail, since it has no if: always()')
    lines.push(upload)
  }
  return {
    missing,
    lines: lines.length === 0 ? '' : stringify(lines, { lineWidth: 0 }).trimEnd(),
    place: `${isWritten ? 'Add this behind' : 'Put this in place of'} “${command}”:`,
    before: isWritten ? undefined : reporter?.before,
  }
}

/** Collect the texts of settings. A dependency on a reporter in package.json does not use it yet. */
function settingsIn(project: Project): string[] {
  const { dependencies: _, devDependencies: _dev, ...manifest } = packageManifest(project)
  return [JSON.stringify(manifest), ...project.sample(SETTINGS)]
}

function uploadStep(path: string, isMatrix: boolean): YamlMap {
  return {
    uses: 'actions/upload-artifact@v4',
    if: 'always()',
    with: {
      // Two artifacts of one run cannot have the same name.
      name: isMatrix ? 'test-reports-${{ strategy.job-index }}' : 'test-reports',
      path,
    },
  }
}

interface Reporting {
  readonly reporter: ReturnType<typeof reporterOf>
  readonly env: unknown
  readonly project: Project
  readonly runner: string | undefined
}

/** Write the step that runs the tests with a reporter: its own command with options, or the framework's. */
function testStepOf(command: string, { reporter, env, project, runner }: Reporting): YamlMap {
  if (reporter === undefined)
    return { run: `${command} # with the option of ${runner ?? 'your test runner'} that writes JUnit XML to reports/` }
  const own = isMap(env) ? env : {}
  const all = { ...own, ...reporter.env }
  const run = wholeCommand(command, { reporter, project })
  return { run, ...(Object.keys(all).length === 0 ? {} : { env: all }) }
}

/** Write the command with its reporter, and with the options and files that it has. */
function wholeCommand(command: string, { reporter, project }: { reporter: ReporterLines; project: Project }): string {
  if (reporter.command === undefined) return withOptions(command, { options: reporter.options, project })
  const using = frameworkRun(command, project)?.using
  const own = using === undefined ? [] : [...using.options, ...using.scope]
  const rest = own.length === 0 ? (reporter.rest ?? '') : own.map(shellWord).join(' ')
  return reporter.command.replace('{rest}', () => rest).trim()
}

/** Append options to a command; behind `--` if npm runs a script of package.json. */
function withOptions(command: string, { options, project }: { options: string; project: Project }): string {
  const { words } = shellLine(command)
  const isNpm = words[0] === 'npm' && scriptOf(words, project) !== undefined && !words.includes('--')
  return `${command}${isNpm ? ' --' : ''} ${options}`
}
