import { posix } from 'node:path'
import type { CiStep } from '../../domain/model/ci-step.ts'
import { readsCoverage, roleOf } from './check-roles.ts'
import type { Project } from '../framework.ts'
import { type FrameworkRun, laterRuns } from './framework-run.ts'
import { packageManifest, packageScripts } from '../project/node-package.ts'
import { testShellCode } from '../project/package-manager.ts'
import { lifecycle, scriptCommands, splitSequence } from './project-script.ts'
import { shellCodeOf } from './shell-code.ts'
import { shellLine } from '../../domain/text/shell-words.ts'

/** One command of the project check that is not its first run of the tests. */
export interface CheckStep {
  /** Shell code, as the project wrote it. */
  readonly text: string
  /**
   * `build`: the tests may need what it writes, so it runs before each run. `check`: it only reads the code. `tests`:
   * it runs tests in another way than the first command that does.
   */
  readonly kind: 'build' | 'check' | 'tests'
  /** Start of the framework by a step of the kind `tests`. */
  readonly run?: FrameworkRun
  /** True if a later step of the kind `tests` may need what it writes. */
  readonly prepares?: boolean
  /** Script of package.json that contains it; '' if it is in none. */
  readonly script: string
}

/** The project's own check: all that its test command or its CI step does. */
export interface CheckPlan {
  /** The whole command as the project runs it: shell code, run verbatim at the end. */
  readonly command: string
  /** Arguments of the shell that runs it: `['sh', '-c']`. */
  readonly shell: readonly string[]
  /** Folder, relative to the project. */
  readonly dir: string
  readonly env: Readonly<Record<string, string>>
  readonly steps: readonly CheckStep[]
  /** Its commands for types, lint and build alone, also where the others are not known. */
  readonly beside: readonly CheckStep[]
  /** Start of the framework by the first command that runs tests; undefined if it is not known. */
  readonly firstRun?: FrameworkRun | undefined
  /** False if the command could not be split: then it runs verbatim with each run of the whole suite. */
  readonly isSplit: boolean
  /** True if one of its commands is known to run tests. */
  readonly runsTests: boolean
  /** True if it runs the tests as our runs of the whole suite do, so that their exit code is that of the check. */
  readonly isTests: boolean
  /** Source of the command, as a part of a sentence. */
  readonly source: string
}

/** Facts about the tests of a check's project. */
export interface KnownTests {
  /** The command that runs them, if it is none that is known to. */
  readonly part?: string | undefined
  /** The run that comes first, wherever it stands among the commands. */
  readonly main?: FrameworkRun | undefined
}

/** Read the check from the test script of package.json; undefined if there is none. */
export function scriptCheck(project: Project, tests?: KnownTests): CheckPlan | undefined {
  const text = packageScripts(project).test
  // The script that `npm init` writes is no check.
  if (text === undefined || /no test specified/.test(text)) return undefined
  const commands = lifecycle('test', project)
  if (commands?.some(({ role }) => role === 'deploy') === true) return undefined
  const { command, env } = testShellCode(project)
  return { ...planOf(command, commands, { ...tests, project }), env, source: 'the script "test" of package.json' }
}

/**
 * Read the check from shell code, such as a CI step, without what installs or only prints something; undefined if a
 * part of it is no check, or deploys something.
 */
export function shellCheck(text: string, project: Project, tests?: KnownTests): Omit<CheckPlan, 'source'> | undefined {
  const sequence = splitSequence(text)
  const parts = sequence ?? text.split('\n').filter(line => line.trim() !== '')
  const kept = parts.filter(each => !/^(?:install|print)$/.test(roleOf(shellLine(each).words) ?? ''))
  const command = kept.join(sequence === undefined ? '\n' : ' && ')
  const commands = scriptCommands(command, project)
  const known = commands ?? kept.map(line => ({ text: line, role: roleOf(shellLine(line).words), script: '' }))
  const isCheck =
    known.every(({ role, script }) => role !== 'deploy' && (role !== undefined || script !== '')) &&
    known.some(each => !readsCoverage(each.text))
  return command !== '' && isCheck ? planOf(command, commands, { ...tests, project, mayLackTests: true }) : undefined
}

const SH = ['sh', '-c'] as const

/** Shells whose code is taken from a CI step, with their arguments before it. Source: GitHub's workflow syntax. */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  default: ['bash', '-e', '-c'],
  bash: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
  sh: ['sh', '-e', '-c'],
}

/** Read the check from the failed step of CI; undefined if it is no check, or its shell is not known here. */
export function stepCheck(step: CiStep, project: Project, tests?: KnownTests): CheckPlan | undefined {
  const shell = SHELLS[step.shell]
  const check = shell && shellCheck(step.run, project, tests)
  if (check === undefined || shell === undefined) return undefined
  return { ...check, shell, env: step.env, source: `the step ${JSON.stringify(step.name)} of CI` }
}

/** A folder of the project, as a shell reads it without a variable, and the code behind the change to it. */
const LEADING_CD =
  /^cd[ \t]{1,9}([^\s;&|<>()$'"`\\~/-][^\s;&|<>()$'"`\\]{0,200})[ \t]{0,9}(?:&&|;|\r?\n)\s{0,99}(\S[^]*)$/

/** Take the folder to which the code of a step changes first as that of the step; undefined if there is none. */
export function withoutLeadingCd(step: CiStep): CiStep | undefined {
  const [, path, run] = LEADING_CD.exec(step.run.trim()) ?? []
  if (path === undefined || run === undefined) return undefined
  return { ...step, run, workingDirectory: posix.join(step.workingDirectory, path).replace(/^\.$|\/$/, '') }
}

/** Read the check from the input `test-command`. */
export function commandCheck(text: string, project: Project): CheckPlan {
  const { code = text, shell = SH } = shellCodeOf(text) ?? {}
  return { ...planOf(code, scriptCommands(code, project), { project }), shell, source: 'the input test-command' }
}

function planOf(
  command: string,
  found: ReturnType<typeof scriptCommands>,
  { project, part, main, mayLackTests = false }: KnownTests & { project: Project; mayLackTests?: boolean },
): Omit<CheckPlan, 'source'> {
  const rest = { command, shell: SH, dir: '', env: {}, isTests: false, runsTests: false }
  if (found === undefined) return { ...rest, steps: [], beside: [], isSplit: false }
  const commands = found.map(each => {
    if (each.role === 'build' && onlyChecksTypes(each.text, project)) return { ...each, role: 'types' as const }
    return each.text === part ? { ...each, role: 'tests' as const } : each
  })
  const [first] = commands
  const isTests =
    first !== undefined && commands.length === 1 && first.role === 'tests' && !hasCoverage(first.text, project)
  const tests = commands.findIndex(({ role }) => role === 'tests')
  const { first: firstRun, later, others } = laterRuns(commands, project, main)
  const lastRun = Math.max(...later.keys())
  const steps = commands.flatMap(({ text, role, script }, index): CheckStep[] => {
    const run = later.get(index)
    if (run !== undefined) return [{ text, script, kind: 'tests', run }]
    // Tests of another framework count by their exit code.
    if (firstRun !== undefined && others.has(index) && text !== part) return [{ text, script, kind: 'check' }]
    if (role === 'tests' || role === 'install' || role === 'deploy' || role === 'print') return []
    // What comes before the tests and is no known checker may write what they import. What comes after them keeps its
    // order: a script may remove the build and make it again for the step behind it.
    const isBuild = index < tests ? role === 'build' || role === undefined : role === 'build' && tests < 0
    if (isBuild) return [{ text, script, kind: 'build' }]
    const prepares = index < lastRun && (role === 'build' || role === undefined)
    return [{ text, script, kind: 'check', ...(prepares ? { prepares } : {}) }]
  })
  // Without a command that is known to run tests, one of the unknown ones does.
  const isSplit = tests >= 0 || (mayLackTests && commands.every(({ role }) => role !== undefined))
  const beside = commands.flatMap(({ text, role, script }): CheckStep[] =>
    (role === 'types' || role === 'lint' || role === 'build') && !readsCoverage(text)
      ? [{ text, script, kind: 'check' }]
      : [],
  )
  return { ...rest, steps: isSplit ? steps : [], beside, isSplit, isTests, runsTests: tests >= 0, firstRun }
}

/** True for `tsc` whose configuration has it write no code. One that extends another may write some. */
function onlyChecksTypes(text: string, project: Project): boolean {
  const { words } = shellLine(text)
  const tsc = words.findIndex(word => /(?:^|\/)tsc$/.test(word))
  if (tsc < 0 || words.some(word => /^(?:-b|--build)$/.test(word))) return false
  const named = words[words.findIndex(word => /^(?:-p|--project)$/.test(word)) + 1 || words.length] ?? 'tsconfig.json'
  const path = named.endsWith('.json') ? named : `${named.replace(/\/$/, '')}/tsconfig.json`
  return /"(?:noEmit|emitDeclarationOnly)"\s*:\s*true\b/.test(project.text(path) ?? '')
}

const COVERAGE_CONFIGS =
  /^(?:(?:vitest|vite|jest|mocha|ava|tap)\b.*\.config\.\w+|\.(?:c8|nyc)rc\b.*|\.taprc|\.coveragerc|pyproject\.toml|setup\.cfg|tox\.ini)$/

/** True if the tests may also measure coverage, which our own runs leave out. */
function hasCoverage(text: string, project: Project): boolean {
  if (/\b(?:coverage|cov|c8|nyc|typecheck)\b/i.test(text)) return true
  const { jest, nyc, c8 } = packageManifest(project)
  const texts = [JSON.stringify([jest, nyc, c8]), ...project.sample(COVERAGE_CONFIGS)]
  return texts.some(each => /coverage|fail_under|--cov|typecheck/i.test(each))
}
