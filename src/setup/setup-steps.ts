import { decide, fillExpressions } from '../config/expressions.ts'
import { knownContext } from '../config/newest-leg.ts'
import { hasExpression, scalarText, usesAction, type YamlMap } from '../config/workflow-file.ts'
import type { Project } from '../frameworks/framework.ts'
import { chosenRunner } from './chosen-runner.ts'
import type { TestJob } from './test-job.ts'
import { installLine, type PlacedCommand, setupCommandOf, withoutSystemPackages } from './install-lines.ts'
import { knownServices } from './known-services.ts'
import { commandsIn, placedCommands, type StepCommand } from './step-commands.ts'
import { neededBy, type StepVariables, stepVariables, unsetVariable, withVariables } from './step-variables.ts'
import { isTied, placeOfScript } from './tied-lines.ts'
import { isToolchain, shortQuote, withoutCache } from './toolchain-steps.ts'

/** Parts of the job of CI that the job of fix-tests takes, so that the tests run there too. */
export interface SetupPlan {
  readonly runsOn: string
  /** Steps after the checkout. */
  readonly steps: readonly YamlMap[]
  /** Value of the input `setup-command`. */
  readonly setupCommand: string | undefined
  readonly services: YamlMap | undefined
  /** Value of the input `working-directory`; '' for the top. */
  readonly directory: string
  /** Parts that were left out, as sentences. */
  readonly notes: readonly string[]
}

/** Actions that do nothing for the tests. */
const USELESS =
  /^(?:actions\/(?:checkout|cache|cache\/.+|upload-artifact|github-script|labeler)|Swatinem\/rust-cache|codecov\/.+|github\/codeql-action.*|step-security\/harden-runner)@/i

/**
 * Decide what to take from the job of CI. Pure, except for reading the project.
 * @param project at the repository's top
 */
export function planSetup(
  { job, top, steps, testStep, command, directory, elsewhere }: TestJob,
  project: Project,
): SetupPlan {
  const context = knownContext({ top, job })
  const fill = (text: string) => fillExpressions(text, context)
  const runner = chosenRunner(job['runs-on'], fill)
  const isElsewhere = runner.isOther || job.container !== undefined
  const notes: string[] = runner.note === undefined ? [] : [runner.note]
  const taken: YamlMap[] = []
  const setup: PlacedCommand[] = []
  for (const [index, step] of steps.slice(0, testStep + 1).entries()) {
    const uses = scalarText(step.uses)
    const name = scalarText(step.name) || uses || commandsIn(step)[0] || ''
    const isRun = index === testStep || decide(step.if, context)
    if (isRun === false) continue
    if (isRun === undefined && !USELESS.test(uses ?? '')) {
      notes.push(`The step ${shortQuote(name)} of CI has a condition and was left out: add it if the tests need it.`)
    } else if (uses !== undefined) {
      if (usesAction(step, 'actions/download-artifact'))
        notes.push(
          `The step ${shortQuote(name)} of CI was left out, since another job makes its files: make them in setup-command if the tests need them.`,
        )
      else if (isToolchain(uses)) {
        const copy = withoutCache(step, { fill, project })
        if (copy.step !== undefined) taken.push(copy.step)
        setup.push(...copy.setup)
        notes.push(...copy.notes)
      } else if (!USELESS.test(uses))
        notes.push(`The step ${shortQuote(name)} of CI was left out: add it if the tests need it.`)
    } else {
      const placed = placedCommands({ top, job, steps, fill }, index)
      const before =
        index < testStep
          ? placed
          : placed.slice(
              0,
              placed.findIndex(({ text }) => text === command),
            )
      const parts = before.flatMap(({ text, directory: at }) =>
        withoutSystemPackages(fill(text)).map(part => ({ text: part, directory: at })),
      )
      const variables = stepVariables([top.env, job.env, step.env], fill)
      const sorted = { taken, setup, notes, project, isElsewhere, variables }
      if (!parts.some(({ text }) => isTied(text))) sort(parts, sorted)
      else sortWhole(index < testStep ? fill(scalarText(step.run) ?? '') : undefined, { ...sorted, name, parts })
    }
  }
  if (job.container !== undefined)
    notes.push('CI runs this job in a container, which was left out: add it if the tests need it.')
  const { services, notes: ofServices } = knownServices(job.services, fill)
  notes.push(...ofServices)
  if (elsewhere !== undefined) notes.push(elsewhereNote(elsewhere))
  return {
    runsOn: runner.runsOn,
    steps: taken,
    setupCommand: setupCommandOf(setup, directory),
    services,
    directory,
    notes,
  }
}

function elsewhereNote(directory: string): string {
  return directory === ''
    ? 'CI runs the tests in a folder that is not known here: set working-directory.'
    : `CI runs the tests in ${shortQuote(directory)}, which is no folder of the repository: make it in setup-command, and name it in test-command.`
}

interface Sorted {
  readonly taken: YamlMap[]
  readonly setup: PlacedCommand[]
  readonly notes: string[]
  /** Project at the repository's top. */
  readonly project: Project
  /** True if CI runs them on another system, or in a container. */
  readonly isElsewhere: boolean
  readonly variables: StepVariables
}

/** Sort commands into steps of the job, which may use sudo, and those that run the repository's code, apart. */
function sort(
  commands: readonly StepCommand[],
  { taken, setup, notes, project, isElsewhere, variables }: Sorted,
): void {
  for (const { text, directory } of commands) {
    const kind = installLine(text)
    if (kind === 'skip') continue
    const isKnown = !hasExpression(text) && unsetVariable(text, variables) === undefined
    // Another system installs its tools in another way.
    if (kind === 'machine' && !isElsewhere && isKnown) taken.push(stepOf(text, variables))
    else if (kind === 'project' && isKnown && directory !== undefined && project.exists(directory))
      setup.push({ text: withVariables(text, neededBy(text, variables)), directory })
    else notes.push(leftOut(text, kind === 'machine' || SETS_JOB.test(text) ? 'as a step' : 'to setup-command'))
  }
}

function stepOf(run: string, variables: StepVariables): YamlMap {
  const env = neededBy(run, variables)
  return { run, ...(Object.keys(env).length === 0 ? {} : { env }) }
}

/**
 * Take a script whose lines depend on each other as a step of the job, or leave all of it out.
 * @param run undefined for a part of a script
 */
function sortWhole(
  run: string | undefined,
  { name, parts, taken, notes, isElsewhere, variables }: Sorted & { name: string; parts: readonly StepCommand[] },
): void {
  const place = placeOfScript(parts.map(({ text }) => text))
  if (place === 'skip') return
  const isKnown = run !== undefined && !hasExpression(run) && unsetVariable(run, variables) === undefined
  if (place === 'machine' && !isElsewhere && isKnown) taken.push(stepOf(run, variables))
  else notes.push(`The step ${shortQuote(name)} of CI was left out: add it if the tests need it.`)
}

/** Commands that set something for the steps behind theirs. */
const SETS_JOB = /\bGITHUB_(?:ENV|PATH)\b/

function leftOut(text: string, how: string): string {
  return `The command ${shortQuote(text)} of CI was left out: add it ${how} if the tests need it.`
}
