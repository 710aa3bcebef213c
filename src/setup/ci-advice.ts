import { stringify } from 'yaml'
import { isMap, scalarText, usesAction, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import type { Framework, Project } from '../frameworks/framework.ts'
import { frameworkRun } from '../frameworks/commands/framework-run.ts'
import { printCommand } from '../frameworks/commands/parse-command.ts'
import { lifecycle } from '../frameworks/commands/project-script.ts'
import { VERBATIM } from '../frameworks/commands/verbatim.ts'
import { packageManifest } from '../frameworks/project/node-package.ts'
import { scriptOf } from '../frameworks/project/package-manager.ts'
import type { TestJob } from './ci-jobs.ts'
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
  const reporter = runner === undefined ? undefined : reporterOf(runner.name, command)
  const path = reporter?.path ?? 'reports/'
  const upload = uploadStep(path, isMap(valueAt(job, 'strategy', 'matrix')))
  const missing: string[] = []
  const lines: YamlMap[] = []
  const step = isWritten ? undefined : testStepOf(steps[testStep], { command, reporter, project })
  if (!isWritten) missing.push('the tests do not write JUnit XML')
  if (step !== undefined) lines.push(step)
  if (fitting.length === 0) {
    missing.push('the reports are not uploaded')
    lines.push(upload)
  } else if (!runsAfterFailure) {
    missing.push('the upload of the reports is skipped when tests fail, since it has no if: always()')
    lines.push(upload)
  }
  const name = runner === undefined || runner.name === VERBATIM ? 'your test runner' : runner.name
  return {
    missing,
    lines: lines.length === 0 ? '' : stringify(lines, { lineWidth: 0 }).trimEnd(),
    place: `${step === undefined ? 'Add this behind' : placeOf(steps[testStep], command)} “${command}”:`,
    before: isWritten ? undefined : step === undefined ? byHand(command, name, reporter) : reporter?.before,
  }
}

/** Name what is replaced: the command, or its whole step if that runs more. */
function placeOf(step: YamlMap | undefined, command: string): string {
  const isAlone = (scalarText(step?.run) ?? '').trim() === command
  return isAlone ? 'Put this in place of' : 'Put this in place of the step with'
}

/** Say what a person has to do where a command starts more than the tests. */
function byHand(command: string, name: string, reporter: ReporterLines | undefined): string {
  if (reporter === undefined) return `let ${name} write JUnit XML to reports/ in “${command}”`
  const by = (reporter.command ?? reporter.options).replace(/(?: --)? ?\{rest\}$/, '')
  const also = reporter.before === undefined ? '' : ` (it needs ${reporter.before})`
  return `let ${name} write JUnit XML in “${command}”, such as by ${by}${also}`
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
  /** Line of the step that runs the tests. */
  readonly command: string
  readonly reporter: ReporterLines | undefined
  readonly project: Project
}

/** Write the step that runs the tests with a reporter, and all else that it did; undefined if a person has to. */
function testStepOf(step: YamlMap | undefined, { command, reporter, project }: Reporting): YamlMap | undefined {
  if (reporter === undefined || !takesReporter(command, { reporter, project })) return undefined
  const whole = wholeCommand(command, { reporter, project })
  const own = (scalarText(step?.run) ?? command).split('\n')
  const at = own.findIndex(line => line.trim() === command)
  const isLast = own.slice(at + 1).every(line => line.trim() === '')
  // A line that ends the step leaves out what follows it.
  if (at < 0 || (!isLast && /\bexit\b/.test(whole))) return undefined
  const run = own
    .with(
      at,
      (own[at] ?? '').replace(command, () => whole),
    )
    .join('\n')
  const env = { ...(isMap(step?.env) ? step.env : {}), ...reporter.env }
  return { ...step, run, ...(Object.keys(env).length === 0 ? {} : { env }) }
}

/**
 * True if the command can start the tests with the reporter and does nothing less. A script can do more than they do:
 * then options reach its last command only, and another command would leave out the rest.
 */
function takesReporter(command: string, { reporter, project }: { reporter: ReporterLines; project: Project }): boolean {
  const { words, operator } = shellLine(command)
  const script = operator === undefined ? scriptOf(words, project) : undefined
  if (script === undefined) return frameworkRun(command, project) !== undefined
  const commands = lifecycle(script.name, project) ?? []
  const tests = commands.filter(({ role }) => role === 'tests')
  const own = commands.filter(each => each.script === script.name)
  const others = commands.filter(({ role }) => role !== 'print' && role !== 'tests')
  return tests.length === 1 && (reporter.command === undefined ? own.at(-1) === tests[0] : others.length === 0)
}

/** Write the command with its reporter, and with the options and files that it has. */
function wholeCommand(command: string, { reporter, project }: { reporter: ReporterLines; project: Project }): string {
  if (reporter.command === undefined) return withOptions(command, { options: reporter.options, project })
  const using = frameworkRun(command, project)?.using
  const [file, ...args] = using === undefined ? [] : [...using.options, ...using.scope]
  const { globs } = using ?? {}
  const rest = file === undefined ? (reporter.rest ?? '') : printCommand({ file, args, ...(globs && { globs }) })
  return reporter.command.replace('{rest}', () => rest).trim()
}

/** Append options to a command; behind `--` if npm runs a script of package.json. */
function withOptions(command: string, { options, project }: { options: string; project: Project }): string {
  const { words } = shellLine(command)
  const isNpm = words[0] === 'npm' && scriptOf(words, project) !== undefined && !words.includes('--')
  return `${command}${isNpm ? ' --' : ''} ${options}`
}
