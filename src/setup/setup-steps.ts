import { decide, fillExpressions } from '../config/ci-expressions.ts'
import type { ExpressionContext } from '../config/expression-reader.ts'
import { knownContext } from '../config/newest-leg.ts'
import { isMap, scalarText, usesAction, type YamlMap } from '../config/workflow-file.ts'
import type { Project } from '../frameworks/framework.ts'
import { chosenRunner } from './chosen-runner.ts'
import { type PlacedCommand, setupCommandOf, withoutSystemPackages } from './install-lines.ts'
import { knownServices, portVariables } from './known-services.ts'
import { cachingSteps } from './local-action.ts'
import { type Sorted, sortCommands, sortWhole } from './sorted-commands.ts'
import { commandsIn, placedCommands } from './step-commands.ts'
import { stepVariables } from './step-variables.ts'
import type { TestJob } from './test-job.ts'
import { isTied } from './tied-lines.ts'
import { isToolchain, shortQuote, withoutCache } from './toolchain-steps.ts'

/** Parts of the job of CI that the job of fix-tests takes, so that the tests run there too. */
export interface SetupPlan {
  readonly runsOn: string
  /** Steps after the checkout. */
  readonly steps: readonly YamlMap[]
  /** Value of the input `setup-command`. */
  readonly setupCommand: string | undefined
  readonly services: YamlMap | undefined
  /** Variables that only a step of the same job has: tests get them by `pass-env`. */
  readonly env?: Readonly<Record<string, string>>
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
  takeSteps({ top, job, steps, context, testStep, command }, { taken, setup, notes, project, isElsewhere })
  if (job.container !== undefined)
    notes.push('CI runs this job in a container, which was left out: add it if the tests need it.')
  const { services, notes: ofServices } = knownServices(job.services, fill)
  notes.push(...ofServices)
  const env = portVariables([top.env, job.env, steps[testStep]?.env], { services, fill })
  if (elsewhere !== undefined) notes.push(elsewhereNote(elsewhere))
  return {
    runsOn: runner.runsOn,
    steps: taken,
    setupCommand: setupCommandOf(setup, directory),
    services,
    ...(Object.keys(env).length === 0 ? {} : { env }),
    directory,
    notes,
  }
}

/** Steps of a job, or of a local action in place of one. */
interface StepScope {
  readonly top: YamlMap
  readonly job: YamlMap
  readonly steps: readonly YamlMap[]
  readonly context: ExpressionContext
  /** Index of the step that runs the tests, and its command; those behind it are not read. */
  readonly testStep: number
  readonly command: string
}

/** Maximum number of local actions that use each other. */
const MAX_DEPTH = 2

function takeSteps(scope: StepScope, place: Omit<Sorted, 'variables'>, depth = 0): void {
  const { top, job, steps, context, testStep, command } = scope
  const { notes, taken, setup, project } = place
  const fill = (text: string) => fillExpressions(text, context)
  for (const [index, step] of steps.slice(0, testStep + 1).entries()) {
    const uses = scalarText(step.uses)
    const name = scalarText(step.name) || uses || commandsIn(step)[0] || ''
    const isRun = index === testStep || decide(step.if, context)
    if (isRun === false) continue
    const inner = cachingSteps(step, { context, project })
    if (isRun === undefined && !USELESS.test(uses ?? '')) {
      notes.push(`The step ${shortQuote(name)} of CI has a condition and was left out: add it if the tests need it.`)
    } else if (inner !== undefined && depth >= MAX_DEPTH) {
      notes.push(
        `The step ${shortQuote(name)} of CI was left out, since it keeps a cache: add what it does without one.`,
      )
    } else if (inner !== undefined) {
      // The defaults of a job do not hold in an action.
      const outer = { top: { env: top.env }, job: { env: { ...environmentOf(job), ...environmentOf(step) } } }
      takeSteps({ ...outer, ...inner, testStep: inner.steps.length, command: '' }, place, depth + 1)
    } else if (uses !== undefined) {
      if (usesAction(step, 'actions/download-artifact'))
        notes.push(
          `The step ${shortQuote(name)} of CI was left out, since another job makes its files: make them in setup-command if the tests need them.`,
        )
      else if (isToolchain(uses)) {
        const copy = withoutCache(step, { fill })
        if (copy.step !== undefined) taken.push(copy.step)
        setup.push(...copy.setup)
        notes.push(...copy.notes)
      } else if (!USELESS.test(uses))
        notes.push(`The step ${shortQuote(name)} of CI was left out: add it if the tests need it.`)
    } else {
      const placed = placedCommands({ top, job, steps, fill }, index)
      const isTest = index === testStep
      const end = isTest ? placed.findIndex(({ text }) => text === command) : placed.length
      const parts = placed
        .slice(0, end)
        .flatMap(({ text, directory: at }) =>
          withoutSystemPackages(fill(text)).map(part => ({ text: part, directory: at })),
        )
      const sorted = { ...place, variables: stepVariables([top.env, job.env, step.env], fill) }
      if (!parts.some(({ text }) => isTied(text))) sortCommands(parts, sorted)
      else sortWhole(isTest ? undefined : fill(scalarText(step.run) ?? ''), { ...sorted, name, parts })
    }
  }
}

function environmentOf({ env }: YamlMap): YamlMap {
  return isMap(env) ? env : {}
}

function elsewhereNote(directory: string): string {
  return directory === ''
    ? 'CI runs the tests in a folder that is not known here: set working-directory.'
    : `CI runs the tests in ${shortQuote(directory)}, which is no folder of the repository: make it in setup-command, and name it in test-command.`
}
