import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CHECK, checkStepId, NOT_RUN } from '../domain/model/check.ts'
import { shellWord } from '../domain/text/shell-words.ts'
import { count } from '../domain/text/wording.ts'
import type { TestCase } from '../domain/model/test-case.ts'
import { exitText, type TestRun } from '../domain/model/test-run.ts'
import type { Emit } from '../contracts/ports.ts'
import type { CheckPlan, CheckStep } from '../frameworks/commands/check-plan.ts'
import type { Command, Project } from '../frameworks/framework.ts'
import { packageScripts } from '../frameworks/project/node-package.ts'
import { failedGoals } from '../frameworks/commands/maven-goals.ts'
import { isStrict } from '../frameworks/commands/strict-command.ts'
import { scriptEnvironment } from '../frameworks/commands/script-environment.ts'
import { type CheckFinding, checkFindings } from '../test-reports/formats/check-findings.ts'
import { findingCases } from '../test-reports/formats/finding-cases.ts'
import { relativeTo } from '../test-reports/relative-path.ts'
import type { ProcessResult } from './process.ts'
import { lastLine, MAVEN_HELP } from './run-result.ts'

/** Characters of a failed step's output to keep. */
const MAX_OUTPUT = 6_000

/** Folder of programs that only scripts of package.json find, and programs that are elsewhere. */
const BIN = 'node_modules/.bin'
const OUTSIDE_SCRIPTS = /^(?:(?:npm|npx|pnpm|yarn|bun|node|make|python3?|cargo|go|mvn|gradle)(?:\s|$)|[({])/

export interface ProjectCheckOptions {
  readonly plan: CheckPlan
  readonly project: Project
  readonly emit: Emit
  run(command: Command, options: { cwd: string; signal: AbortSignal; timeoutMs?: number }): Promise<ProcessResult>
}

/** Time limit of a step by its slowest run that passed: only a limit detects one that does not end. */
const LIMIT = { leastMs: 120_000, times: 4 } as const

/** Limits of a step, and true to say nothing of it in the log. */
interface StepRun {
  readonly timeoutMs?: number
  readonly isQuiet?: boolean
}

/** Runs the commands of the project's own check, as the project writes them. */
export class ProjectCheck {
  readonly #options: ProjectCheckOptions
  /** Milliseconds of the slowest run that passed, by the text of a step. */
  readonly #passedMs = new Map<string, number>()
  /** Texts of the steps that passed the last time. */
  readonly #passing = new Set<string>()

  constructor(options: ProjectCheckOptions) {
    this.#options = options
  }

  /** List the steps that build before the tests, or those behind these. Without steps the whole command is one. */
  steps(when: 'before' | 'after'): readonly CheckStep[] {
    const { plan } = this.#options
    if (plan.isSplit) return plan.steps.filter(({ kind }) => (kind === 'build') === (when === 'before'))
    return when === 'after' ? [{ text: plan.command, kind: 'check', script: 'test' }] : []
  }

  /** Write a step as a user types it in the project's folder. */
  manualLine(text: string): string {
    const { plan, project } = this.#options
    const isInside = plan.dir !== ''
    const path = `PATH="$${isInside ? 'OLDPWD' : 'PWD'}/${BIN}:$PATH"`
    const line = !OUTSIDE_SCRIPTS.test(text) && project.exists(BIN) ? `${path} ${text}` : text
    return isInside ? `(cd ${shellWord(plan.dir)} && ${line})` : line
  }

  /** Its commands for types, lint and build. */
  get beside(): readonly CheckStep[] {
    return this.#options.plan.beside
  }

  /** The whole command, as users run it. */
  get command(): string {
    return this.#options.plan.command
  }

  /** True if the command fails where one of its parts does. */
  get isStrict(): boolean {
    const { plan, project } = this.#options
    return isStrict(plan.command, { shell: plan.shell, scripts: packageScripts(project) })
  }

  /** True if a run of the whole suite does all that the command does. */
  get isTests(): boolean {
    return this.#options.plan.isTests
  }

  /** Run the whole command, with its tests. */
  verbatim(signal: AbortSignal): Promise<CheckedStep> {
    this.#options.emit({ kind: 'tests-started', what: this.command })
    return this.run({ text: this.command, kind: 'check', script: 'test' }, signal)
  }

  /** Judge a step that ran tests by its exit code. Failing tests explain a failure. */
  judge(step: CheckStep, { exit, complete, output, durationMs }: TestRun): readonly TestCase[] {
    const isPassed = exit.kind === 'exited' && exit.code === 0
    this.#options.emit({
      kind: 'check-ended',
      command: step.text,
      passed: isPassed,
      findings: 0,
      durationMs,
      ...cutBy(exit),
    })
    if (isPassed) return [passedStep(step, durationMs)]
    const { runsAt, exists } = this.#options.project
    return complete ? [] : failedExit(step.text, { exit, output }, relativeTo(runsAt, exists))
  }

  /**
   * Return the time limit of a step in milliseconds: how long tests take says nothing about it. Undefined before it
   * passed.
   */
  #limitOf({ text }: CheckStep): number | undefined {
    const passedMs = this.#passedMs.get(text)
    return passedMs === undefined ? undefined : Math.max(LIMIT.leastMs, LIMIT.times * passedMs)
  }

  async run(step: CheckStep, signal: AbortSignal, { timeoutMs, isQuiet = false }: StepRun = {}): Promise<CheckedStep> {
    const { plan, project, emit } = this.#options
    const { env, paths } = scriptEnvironment(project, step.script === '' ? 'test' : step.script)
    const [file = 'sh', ...args] = plan.shell
    const command = { file, args: [...args, step.text], env: { ...env, ...plan.env }, paths }
    const limitMs = timeoutMs ?? this.#limitOf(step)
    const limit = limitMs === undefined ? {} : { timeoutMs: limitMs }
    const result = await this.#options.run(command, { cwd: join(project.root, plan.dir), signal, ...limit })
    const findings = checkFindings(result.output)
    const isPassed = result.exit.kind === 'exited' && result.exit.code === 0
    const { durationMs } = result
    // What builds runs before each run of the tests: that it passes again is no news.
    const isNews = !isPassed || step.kind !== 'build' || !this.#passing.has(step.text)
    if (isPassed) this.#passing.add(step.text)
    else this.#passing.delete(step.text)
    if (isPassed) this.#passedMs.set(step.text, Math.max(durationMs, this.#passedMs.get(step.text) ?? 0))
    const ended = {
      command: step.text,
      passed: isPassed,
      findings: isPassed ? 0 : findings.length,
      durationMs,
      ...cutBy(result.exit),
    }
    if (!isQuiet && isNews) emit({ kind: 'check-ended', ...ended })
    const relative = relativeTo(project.runsAt, project.exists)
    return {
      isPassed,
      cases: isPassed ? [passedStep(step, durationMs)] : failed(step, result, { findings, relative }),
    }
  }
}

/** Say how a command ended that did not end by itself. */
function cutBy(exit: ProcessResult['exit']): { readonly cut?: string } {
  return exit.kind === 'exited' ? {} : { cut: exitText(exit) }
}

/** One step and its result. */
export interface CheckedStep {
  readonly isPassed: boolean
  /** The step itself, and its findings. */
  readonly cases: readonly TestCase[]
}

/** Describe a step that passed. @param durationMs by default 0, as of one that passed within another command */
export function passedStep({ text }: CheckStep, durationMs = 0): TestCase {
  return { id: checkStepId(text), status: 'passed', durationMs, problems: [] }
}

function failed(
  step: Pick<CheckStep, 'text'>,
  result: Pick<ProcessResult, 'exit' | 'output' | 'durationMs'>,
  { findings, relative }: { findings: readonly CheckFinding[]; relative: (file: string) => string },
): TestCase[] {
  const { exit, output, durationMs } = result
  const isRun = exit.kind === 'exited' && exit.code !== 126 && exit.code !== 127
  const ending = exit.kind === 'exited' ? `exit code ${exit.code}` : exit.kind
  const what = findings.length > 0 ? count(findings.length, 'finding') : errorLine(output)
  return [
    {
      id: checkStepId(step.text),
      status: 'failed',
      durationMs,
      problems: [
        {
          kind: 'error',
          type: isRun ? CHECK : NOT_RUN,
          message: `${step.text}: ${ending}, ${what}`,
          stack: output.trim().slice(-MAX_OUTPUT),
        },
      ],
    },
    ...findingCases(findings, { step: step.text, relative }),
  ]
}

/** Lines that end the output of tools and say nothing about the reason. */
const TRAILING =
  /^\s*at \S|^npm (?:err|error|notice|warn)|^\s*$|A complete log of this run|Node\.js v\d|^info Visit|^error Command failed|^\s*ELIFECYCLE\b/i
/** Lines of npm that tell why it failed itself. */
const OF_NPM = /^npm err(?:or|!) (?!(?:code|errno|syscall|path|command|signal)\b|A complete log)\S/i

/**
 * Return the line that tells why a command failed: one that names an error, or else the last one that is no trailer.
 */
function errorLine(output: string): string {
  const plain = stripVTControlCharacters(output.slice(-MAX_OUTPUT))
  const goals = failedGoals(stripVTControlCharacters(output.slice(-MAX_MAVEN)))
  const goal = goals.find(({ isOfTests }) => !isOfTests)
  if (goal !== undefined) return lastLine(goal.text)
  // What follows it is about Maven's own help.
  if (MAVEN_HELP.test(plain)) return lastLine(plain).replace(/^\[ERROR\] /, '')
  const lines = plain.split('\n')
  const named = lines.find(line =>
    /^(?:\w+ )?\w*Error\b: \S|^(?:ERROR|error|fatal)\b[: ] *\S|^\w*Error \[ERR_\w+\]: \S|^\s{0,4}ERR_[A-Z_]+\s{1,4}\S|not found\b|Could not\b/.test(
      line,
    ),
  )
  const isTold = (line: string) => !TRAILING.test(line) && /[\p{L}\p{N}]/u.test(line)
  const told = named ?? lines.findLast(isTold) ?? lines.find(line => OF_NPM.test(line))
  return lastLine(told ?? output)
}

/** Characters of Maven's output in which a failed goal is searched. */
const MAX_MAVEN = 50_000

/** Describe tests that all passed although their command failed: a threshold, or an error outside of any test. */
export function failedExit(
  command: string,
  run: { exit: ProcessResult['exit']; output: string },
  relative: (file: string) => string,
): TestCase[] {
  return failed({ text: command }, { ...run, durationMs: 0 }, { findings: checkFindings(run.output), relative })
}
