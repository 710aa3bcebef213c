import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { UserError } from '../contracts/errors.ts'
import type { CiStep } from '../domain/model/ci-step.ts'
import {
  type CheckPlan,
  commandCheck,
  type KnownTests,
  scriptCheck,
  stepCheck,
  withoutLeadingCd,
} from '../frameworks/commands/check-plan.ts'
import { customFramework } from '../frameworks/custom.ts'
import { parseCommand } from '../frameworks/commands/parse-command.ts'
import { FRAMEWORKS } from '../frameworks/registry.ts'
import { detectFramework } from '../frameworks/project/detect-framework.ts'
import { detectPackages, type Package } from '../frameworks/project/detect-packages.ts'
import { namesItsGoals } from '../frameworks/commands/jvm-goals.ts'
import { isSameRun } from '../frameworks/commands/framework-run.ts'
import type { Project } from '../frameworks/framework.ts'
import {
  isGuessOfPython,
  makesOwnEnvironment,
  planOfCheck,
  planOfCode,
  planOfKind,
  type TestPlan,
  verbatimPlan,
} from './command-plan.ts'
import { withoutCovered } from '../frameworks/project/go-workspace.ts'
import { VERBATIM, useOfScript } from '../frameworks/commands/verbatim.ts'
import { isJavaScript } from '../frameworks/project/package-folders.ts'
import { projectAt, projectIn } from '../frameworks/project/project-files.ts'
import { resolveCommand } from '../frameworks/commands/resolve-command.ts'
import { PLACEHOLDER, shellCodeOf } from '../frameworks/commands/shell-code.ts'
import type { Settings } from '../config/settings.ts'
import type { Job } from './job.ts'
import { projectDirectory } from './project-directory.ts'
import type { Checkout } from '../workspace/checkout.ts'

/** Plan how the project's tests and its own check are run. @throws UserError if no framework is found */
export function planTests(
  project: Project,
  settings: Settings,
  { reported, ciSteps = [] }: Pick<Job, 'reported' | 'ciSteps'>,
): TestPlan {
  const found = planPackages(project, settings, { reported, ciSteps })
  const check = found.check ?? checkOf(project, { settings, ciSteps, packages: found.packages })
  const isOfStep = isOnlyTestStep(check, project, { settings, ciSteps })
  const started = found.packages.map(each => startedAsInCheck(each, check, { isOfStep }))
  const plan = { ...found, packages: withoutCovered(started) }
  // A command that runs as it is does all of its check by itself: its exit code counts.
  const isWhole =
    check?.isSplit === false &&
    plan.packages.some(({ framework, part }) => framework.name === VERBATIM && part === undefined)
  if (isWhole) return { ...plan, check: { ...check, isSplit: true, isTests: true } }
  const later = check === undefined ? [] : laterPackages(check, plan.packages)
  if (check === undefined || later.length > 0) return { ...plan, packages: [...plan.packages, ...later], check }
  const isTests = check.isTests && isOwnRun(check, plan.packages)
  return { ...plan, check: { ...check, isTests, steps: check.steps.filter(({ kind }) => kind !== 'tests') } }
}

/** True if our runs of the whole suite start all that the check's command does, and nothing else. */
function isOwnRun({ firstRun, dir }: CheckPlan, packages: readonly Package[]): boolean {
  const [only, ...others] = packages
  if (only === undefined || others.length > 0 || only.dir !== dir) return false
  const { framework, using } = only
  // It runs as it is.
  if (firstRun === undefined) return framework.name === VERBATIM
  return (
    using !== undefined && isSameRun(firstRun, { framework, using }) && namesItsGoals(framework.name, using.options)
  )
}

/**
 * Start the tests of a package as the project's check does, if nothing but its files says how: a step of CI may name
 * features, a part of the tests or a tool around them, without which they do not even build.
 * @param how.isOfStep true if the check is the failed step of CI: it says more of the failed tests than a script does
 */
function startedAsInCheck(each: Package, check: CheckPlan | undefined, { isOfStep }: { isOfStep: boolean }): Package {
  const { firstRun: run, dir, source = '' } = check ?? {}
  const isUnknown = each.using === undefined && each.part === undefined
  const isOpen = (isUnknown || isOfStep) && each.framework.name !== VERBATIM
  if (!isOpen || run === undefined || run.framework !== each.framework || dir !== each.dir) return each
  return { ...each, using: run.using, part: undefined, why: `${source} starts it so` }
}

/** True if a check is the only failed step that runs tests: what another one ran would be lost. */
function isOnlyTestStep(
  check: CheckPlan | undefined,
  project: Project,
  { settings, ciSteps }: { readonly settings: Settings; readonly ciSteps: readonly CiStep[] },
): boolean {
  if (check === undefined || settings['test-command'] !== undefined) return false
  const all = ciSteps.flatMap(step => checkOfStep(step, project, { settings }) ?? []).filter(each => each.runsTests)
  return all.length === 1 && all[0]?.command === check.command
}

/** List the later runs of the check's tests, if the first one is that of a package. */
function laterPackages({ dir, firstRun, steps }: CheckPlan, packages: readonly Package[]): Package[] {
  const first = packages.find(
    ({ dir: at, framework, using }) =>
      at === dir && firstRun !== undefined && using !== undefined && isSameRun(firstRun, { framework, using }),
  )
  if (first === undefined) return []
  return steps.flatMap(({ text, run }): Package[] => {
    if (run === undefined) return []
    return [{ ...first, using: run.using, step: text, why: 'the project’s check also runs it' }]
  })
}

function checkOf(
  project: Project,
  { settings, ciSteps, packages }: { settings: Settings; ciSteps: readonly CiStep[]; packages: readonly Package[] },
): CheckPlan | undefined {
  const command = settings['test-command']
  if (command !== undefined) return PLACEHOLDER.test(command) ? undefined : commandCheck(command, project)
  const tests = knownTests(packages)
  for (const step of ciSteps) {
    const check = checkOfStep(step, project, { settings, tests })
    if (check !== undefined) return check
  }
  // The script of another ecosystem's package.json is not the check of these tests.
  return packages.some(({ framework }) => framework.name === VERBATIM || isJavaScript(framework))
    ? scriptCheck(project, tests)
    : undefined
}

/** Return how the tests of the top run. */
function knownTests(packages: readonly Package[]): KnownTests {
  const { framework, using, part } = packages.find(({ dir }) => dir === '') ?? {}
  return { part, main: framework === undefined || using === undefined ? undefined : { framework, using } }
}

function checkOfStep(
  given: CiStep,
  project: Project,
  { settings, tests }: { readonly settings: Settings; readonly tests?: KnownTests },
): CheckPlan | undefined {
  const moved = withoutLeadingCd(given)
  const dirOf = (step: CiStep) => posix.relative(settings['working-directory'], step.workingDirectory)
  // A folder that an earlier step makes is not there yet.
  const step = moved !== undefined && projectIn(project, dirOf(moved)).exists('') ? moved : given
  const dir = dirOf(step)
  if (/^\.\.(?:\/|$)/.test(dir)) return undefined
  const check = dir === '' ? stepCheck(step, project, tests) : stepCheck(step, projectIn(project, dir))
  return check && { ...check, dir }
}

/** List the failed steps that test or check the code: no other step has a say in how the tests run. */
export function checkingSteps(
  { ciSteps = [], settings }: Pick<Job, 'ciSteps' | 'settings'>,
  project: Project,
): readonly CiStep[] {
  return ciSteps.filter(step => checkOfStep(step, project, { settings }) !== undefined)
}

/** Return true if a failed step tests or checks the project of a checkout. */
export function isProjectChecked(
  ciSteps: readonly CiStep[],
  { checkout, settings }: { checkout: Checkout; settings: Settings },
): boolean {
  return checkingSteps({ ciSteps, settings }, projectAt(projectDirectory(checkout, settings))).length > 0
}

/** Find the nearest folder above with tests, in the same repository. */
function packagesAbove(root: string): string | undefined {
  const folders: string[] = []
  for (let at = root; !existsSync(join(at, '.git')); ) {
    // Outside of a repository, what is above is not the project's.
    if (dirname(at) === at) return undefined
    at = dirname(at)
    folders.push(at)
  }
  return folders.find(folder => detectPackages(projectAt(folder), []).length > 0)
}

function planPackages(
  project: Project,
  settings: Settings,
  { reported, ciSteps }: { readonly reported: Job['reported']; readonly ciSteps: readonly CiStep[] },
): TestPlan {
  const ids = (reported ?? []).map(({ id }) => id)
  const text = settings['test-command']
  if (text === undefined) {
    const packages = detectPackages(project, ids)
    const apart = isGuessOfPython(packages) ? planOfStep(ciSteps, project, settings, makesOwnEnvironment) : undefined
    if (apart !== undefined) return apart
    if (packages.length > 0) return { packages, notes: [] }
    const script = useOfScript(project, undefined)
    if (script?.kind === 'verbatim') {
      const notes = [`The script test runs the whole suite each time, since ${script.why}.`]
      const { framework, why, part } = script
      return { packages: [{ dir: '', project, framework, why, part }], notes }
    }
    const byCi = planOfStep(ciSteps, project, settings)
    if (byCi !== undefined) return byCi
    const usual = planOfKind(project)
    if (usual !== undefined) return usual
    const names = FRAMEWORKS.map(({ name }) => name).join(', ')
    const above = packagesAbove(project.root)
    throw new UserError(
      `No test framework was found in ${project.root} (looked for ${names}).`,
      above === undefined
        ? 'Pass test-command, with {report} where the path of the JUnit XML belongs.'
        : `There is one in ${above}: work there, or pass test-command.`,
    )
  }
  const subject = `test-command ${text}`
  if (shellCodeOf(text) !== undefined)
    return planOfCode(commandCheck(text, project), { project, why: 'test-command starts it', subject })
  const command = parseCommand('test-command', text)
  const customPackage = (): Package => ({
    dir: '',
    project,
    framework: customFramework(command, detectFramework(project, ids)),
  })
  // With placeholders the command needs no framework.
  if (command.args.some(word => PLACEHOLDER.test(word))) return { packages: [customPackage()], notes: [] }
  const resolved = resolveCommand(command, project, FRAMEWORKS)
  const verbatim = (why: string) => verbatimPlan(command, { subject, project, why })
  switch (resolved.kind) {
    case 'framework': {
      const why = 'test-command starts it'
      return { packages: [{ dir: '', project, framework: resolved.framework, using: resolved.using, why }], notes: [] }
    }
    case 'packages': {
      const packages = detectPackages(project, ids)
      if (packages.length > 0) return { packages, notes: [] }
      return verbatim('no package has a test framework that is known')
    }
    case 'opaque':
      return verbatim(resolved.why)
  }
}

/** Plan the failed step of CI that runs tests, where nothing else says how they run; undefined if no step does. */
function planOfStep(
  ciSteps: readonly CiStep[],
  project: Project,
  settings: Settings,
  fits: (check: CheckPlan) => boolean = () => true,
): TestPlan | undefined {
  const checks = ciSteps.flatMap(step => checkOfStep(step, project, { settings }) ?? [])
  const check = checks.find(each => each.dir === '' && each.runsTests && fits(each))
  if (check === undefined) return undefined
  const { source } = check
  const subject = source.replace(/^./, first => first.toUpperCase())
  return planOfCheck(check, { project, why: `${source} starts it so`, subject })
}
