import { knownValues } from '../config/newest-leg.ts'
import { hasExpression, isMap, scalarText, usesAction, type YamlMap } from '../config/workflow-file.ts'
import { shortSentence } from '../domain/text/wording.ts'
import type { Project } from '../frameworks/framework.ts'
import { chosenRunner } from './chosen-runner.ts'
import type { TestJob } from './ci-jobs.ts'
import { installLine, type PlacedCommand, setupCommandOf, withoutSystemPackages } from './install-lines.ts'
import { knownServices } from './known-services.ts'
import { commandsIn, placedCommands, type StepCommand } from './step-commands.ts'

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

/** Characters of a name or command in a note. */
const MAX_QUOTED = 80

/** Actions that install a toolchain. None of them runs code of the repository. */
const TOOLCHAINS =
  /^(?:actions\/setup-[\w-]+|pnpm\/action-setup|oven-sh\/setup-bun|denoland\/setup-deno|volta-cli\/action|jdx\/mise-action|astral-sh\/setup-uv|snok\/install-poetry|pdm-project\/setup-pdm|conda-incubator\/setup-miniconda|prefix-dev\/setup-pixi|ruby\/setup-ruby|shivammathur\/setup-php|dtolnay\/rust-toolchain|actions-rust-lang\/setup-rust-toolchain|actions-rs\/toolchain|taiki-e\/install-action|gradle\/actions\/setup-gradle|gradle\/actions\/wrapper-validation|graalvm\/setup-graalvm|coursier\/setup-action|erlef\/setup-beam|cachix\/install-nix-action|\.\/[\w./-]+)(?:@|$)/

/** Inputs by which such an action keeps a cache. Tests of a branch could write into the default branch's one. */
const CACHES = /^(?:cache|cache-.+|enable-cache|bundler-cache|package-manager-cache|gradle-home-cache-.+)$/

/** Inputs that turn off a cache that is on by default. */
const NO_CACHE: readonly (readonly [action: RegExp, input: string, value: boolean])[] = [
  [/^actions\/setup-go@/, 'cache', false],
  [/^astral-sh\/setup-uv@/, 'enable-cache', false],
  [/^gradle\/actions\/setup-gradle@/, 'cache-disabled', true],
]

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
  const fill = knownValues({ top, job })
  const runner = chosenRunner(job['runs-on'], fill)
  const isElsewhere = runner.isOther || job.container !== undefined
  const notes: string[] = runner.note === undefined ? [] : [runner.note]
  const taken: YamlMap[] = []
  const setup: PlacedCommand[] = []
  for (const [index, step] of steps.slice(0, testStep + 1).entries()) {
    const uses = scalarText(step.uses)
    const name = scalarText(step.name) || uses || commandsIn(step)[0] || ''
    if (index < testStep && step.if !== undefined && !USELESS.test(uses ?? '')) {
      notes.push(`The step ${quoted(name)} of CI has a condition and was left out: add it if the tests need it.`)
    } else if (uses !== undefined) {
      if (usesAction(step, 'actions/download-artifact'))
        notes.push(
          `The step ${quoted(name)} of CI was left out, since another job makes its files: make them in setup-command if the tests need them.`,
        )
      else if (TOOLCHAINS.test(uses)) taken.push(toolchain(step, { uses, fill, notes, setup }))
      else if (!USELESS.test(uses))
        notes.push(`The step ${quoted(name)} of CI was left out: add it if the tests need it.`)
    } else {
      const placed = placedCommands({ top, job, steps, fill }, index)
      const before =
        index < testStep
          ? placed
          : placed.slice(
              0,
              placed.findIndex(({ text }) => text === command),
            )
      sort(
        before.flatMap(({ text, directory: at }) =>
          withoutSystemPackages(fill(text)).map(part => ({ text: part, directory: at })),
        ),
        { taken, setup, notes, project, isElsewhere },
      )
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

function quoted(name: string): string {
  return `“${shortSentence(name, MAX_QUOTED)}”`
}

function elsewhereNote(directory: string): string {
  return directory === ''
    ? 'CI runs the tests in a folder that is not known here: set working-directory.'
    : `CI runs the tests in ${quoted(directory)}, which is no folder of the repository: make it in setup-command, and name it in test-command.`
}

interface Sorted {
  readonly taken: YamlMap[]
  readonly setup: PlacedCommand[]
  readonly notes: string[]
  /** Project at the repository's top. */
  readonly project: Project
  /** True if CI runs them on another system, or in a container. */
  readonly isElsewhere: boolean
}

/** Sort commands into steps of the job, which may use sudo, and those that run the repository's code, apart. */
function sort(commands: readonly StepCommand[], { taken, setup, notes, project, isElsewhere }: Sorted): void {
  for (const { text, directory } of commands) {
    const kind = installLine(text)
    if (kind === 'skip') continue
    // Another system installs its tools in another way.
    if (kind === 'machine' && !isElsewhere && !hasExpression(text)) taken.push({ run: text })
    else if (kind === 'project' && !hasExpression(text) && directory !== undefined && project.exists(directory))
      setup.push({ text, directory })
    else notes.push(leftOut(text, kind === 'machine' || SETS_JOB.test(text) ? 'as a step' : 'to setup-command'))
  }
}

/** Commands that set something for the steps behind theirs. */
const SETS_JOB = /\bGITHUB_(?:ENV|PATH)\b/

function leftOut(text: string, how: string): string {
  return `The command ${quoted(text)} of CI was left out: add it ${how} if the tests need it.`
}

interface Taking {
  readonly uses: string
  readonly fill: (text: string) => string
  readonly notes: string[]
  readonly setup: PlacedCommand[]
}

/** Copy a step that installs a toolchain, without its cache and without values that are not known here. */
function toolchain(step: YamlMap, { uses, fill, notes, setup }: Taking): YamlMap {
  const inputs: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(isMap(step.with) ? step.with : {})) {
    const filled = typeof value === 'string' ? fill(value) : value
    if (key === 'bundler-cache' && String(value) === 'true') setup.push({ text: 'bundle install', directory: '' })
    if (CACHES.test(key)) continue
    if (typeof filled === 'string' && hasExpression(filled) && !/^\$\{\{ *(?:vars|runner)\.[\w.]+ *\}\}$/.test(filled))
      notes.push(
        `${uses.split('@', 1)[0]} lacks its input ${key} (${shortSentence(filled, MAX_QUOTED)}): write a value.`,
      )
    else inputs[key] = filled
  }
  for (const [action, input, value] of NO_CACHE) if (action.test(uses)) inputs[input] = value
  return { uses, ...(Object.keys(inputs).length === 0 ? {} : { with: inputs }) }
}
