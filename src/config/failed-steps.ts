import { type CiJob, type CiStep, isShell } from '../domain/model/ci-step.ts'
import { shortName } from '../domain/text/wording.ts'
import { readServices } from './ci-services.ts'
import { fillMatrix, type MatrixLeg, matrixLeg } from './matrix-leg.ts'
import { newestLeg } from './newest-leg.ts'
import { checkoutIn, defaultsOf, stepDirectory, stepSetting } from './step-directory.ts'
import {
  hasExpression,
  isMap,
  matchesTemplate,
  parseWorkflow,
  plainEnvironment,
  scalarText,
  valueAt,
  type WorkflowFile,
  type YamlMap,
} from './workflow-file.ts'

/** Failed steps of CI, and a sentence for each that cannot be taken. */
export interface FailedSteps {
  readonly steps: readonly CiStep[]
  readonly notes: readonly string[]
}

/**
 * Find what the failed steps of failed jobs ran, in the workflow's file at the failing commit. Pure; never throws.
 * @param path path of the file, for notes
 */
export function failedSteps(text: string, jobs: readonly CiJob[], path: string): FailedSteps {
  const file = parseWorkflow(text)
  if ('why' in file) return { steps: [], notes: [`The workflow ${path} was not read: ${file.why}.`] }
  const taken = new Map<string, CiStep>()
  const notes = new Set<string>()
  // Of a step that failed on several systems, the one with the usual shells is read.
  for (const job of jobs.toSorted((a, b) => Number(isOnWindows(a)) - Number(isOnWindows(b)))) {
    const found = findJob(file, job)
    if (typeof found === 'string') {
      notes.add(found)
      continue
    }
    for (const [index, step] of job.steps.entries()) {
      if (!step.failed) continue
      const at = found.indexes[index]
      const result = at === undefined ? undefined : readStep(file.top, found, { at, job, name: step.name })
      // The legs of a matrix run the same step.
      if (typeof result === 'object') taken.set(`${found.id} ${at}`, taken.get(`${found.id} ${at}`) ?? result)
      else notes.add(`The failed step ${quote(step.name)} of job ${quote(job.name)} ${result ?? `is not in ${path}`}.`)
    }
  }
  return { steps: [...taken.values()], notes: [...notes] }
}

/**
 * Read a step of a workflow's file as if it had failed, on the newest leg of a matrix. Pure; never throws.
 * @param at id of the job, and index of the step in it
 * @param isHere is true for legs of a matrix that this machine can run
 * @returns the step; a sentence if it cannot be taken; undefined if there is none
 */
export function stepInFile(
  text: string,
  at: { readonly job: string; readonly step: number },
  isHere?: (leg: MatrixLeg) => boolean,
): CiStep | string | undefined {
  const file = parseWorkflow(text)
  const found = 'why' in file ? undefined : file.jobs.find(({ id }) => id === at.job)
  if ('why' in file || found === undefined) return undefined
  const { id, job: yaml } = found
  const steps = stepsOf(yaml)
  const job: CiJob = { id, name: nameOf(yaml, id), labels: [scalarText(yaml['runs-on']) ?? ''], steps: [] }
  const leg = newestLeg(yaml, isHere)
  const name = fillMatrix(stepName(steps[at.step] ?? {}), leg).trim()
  const step = readStep(file.top, { id, yaml, steps, indexes: [], leg }, { at: at.step, job, name })
  return typeof step === 'object' ? step : `The step ${quote(name)} of CI ${step}.`
}

interface FoundJob {
  readonly id: string
  readonly yaml: YamlMap
  readonly steps: readonly YamlMap[]
  /** Its leg of a matrix; undefined if there is none, or it is not known. */
  readonly leg: MatrixLeg | undefined
  /** Of each step that GitHub reports, its index in `steps`. */
  readonly indexes: readonly (number | undefined)[]
}

/** Find a job in the file. @returns the job, or a sentence that says why not */
function findJob({ jobs }: WorkflowFile, job: CiJob): FoundJob | string {
  const named = jobs.flatMap(({ id, job: yaml }) => {
    const fit = nameFit(nameOf(yaml, id), yaml, job.name)
    return fit === 0 ? [] : [{ id, yaml, fit }]
  })
  const own = named.filter(({ id }) => id === job.id)
  const best = Math.max(0, ...named.map(({ fit }) => fit))
  const candidates = own.length > 0 ? own : named.filter(({ fit }) => fit === best)
  const caller = candidates.find(({ yaml }) => yaml.uses !== undefined)
  if (caller !== undefined)
    return `The failed job ${quote(job.name)} is of a reusable workflow, so its command is not taken.`
  const found = candidates.map(({ id, yaml }) => {
    const steps = stepsOf(yaml)
    return { id, yaml, steps, leg: matrixLeg(yaml, nameOf(yaml, id), job.name), ...alignSteps(steps, job) }
  })
  // Names with expressions can fit several jobs: then the steps decide.
  const aligned = found.length > 1 ? found.filter(({ isAligned }) => isAligned) : found
  const [only] = aligned
  if (only === undefined || aligned.length > 1)
    return `The failed job ${quote(job.name)} was not found in its workflow's file${found.length > 1 ? ' beyond doubt' : ''}.`
  return only
}

/** List the steps of a job. What is no map stays as an empty one, so that positions hold. */
function stepsOf(yaml: YamlMap): YamlMap[] {
  return Array.isArray(yaml.steps) ? yaml.steps.map(step => (isMap(step) ? step : {})) : []
}

function nameOf(yaml: YamlMap, otherwise: string): string {
  return scalarText(yaml.name) || otherwise
}

/** Rate how well the name of a job in the file fits a reported name; 0 if not at all. */
function nameFit(template: string, yaml: YamlMap, name: string): number {
  if (yaml.uses !== undefined) return matchesTemplate(`${template} / \${{ _ }}`, name) ? 2 : 0
  if (matchesTemplate(template, name)) return hasExpression(template) ? 1 : 3
  // GitHub adds the values of the matrix: `test (18, ubuntu-latest)`.
  const isLeg = valueAt(yaml, 'strategy', 'matrix') !== undefined && matchesTemplate(`${template} (\${{ _ }})`, name)
  return isLeg ? 2 : 0
}

/**
 * Map the reported steps to those of the file. These are one block of the reported ones, between steps of GitHub's own.
 * Where that block cannot be found, a name that occurs once decides.
 */
function alignSteps(
  steps: readonly YamlMap[],
  { steps: reported }: CiJob,
): Pick<FoundJob, 'indexes'> & { isAligned: boolean } {
  const names = steps.map(stepName)
  const offsets = [...reported.keys()].filter(
    offset =>
      offset + names.length <= reported.length &&
      names.every((name, index) => matchesTemplate(name, reported[offset + index]?.name ?? '')),
  )
  const [offset] = offsets
  if (names.length > 0 && offset !== undefined && offsets.length === 1) {
    const isOwn = (index: number) => index >= offset && index < offset + names.length
    return { isAligned: true, indexes: reported.map((_, index) => (isOwn(index) ? index - offset : undefined)) }
  }
  const indexes = reported.map(({ name }) => {
    const fitting = [...names.keys()].filter(index => matchesTemplate(names[index] ?? '', name))
    return fitting.length === 1 ? fitting[0] : undefined
  })
  return { isAligned: false, indexes }
}

/** Name a step as GitHub does: its name, or `Run` and the first line of what it runs. */
function stepName(step: YamlMap): string {
  const [line = ''] = (scalarText(step.run) ?? scalarText(step.uses) ?? '').trimStart().split(/[\r\n]/, 1)
  return scalarText(step.name) || `Run ${line}`
}

/** Read a step. @returns the step, or the rest of a sentence that says why its command is not taken */
function readStep(
  top: YamlMap,
  { yaml, steps, leg }: FoundJob,
  { at, job, name }: { at: number; job: CiJob; name: string },
): CiStep | string {
  const step = steps[at] ?? {}
  const text = scalarText(step.run)
  const fill = (value: string) => fillMatrix(value, leg)
  if (step.uses !== undefined)
    return `is the action ${quote(scalarText(step.uses) ?? '')}, so it has no command to take`
  const run = fill(text ?? '')
  if (run.trim() === '' || run.includes('\0')) return 'has no command'
  if (hasExpression(run)) return 'has an expression (${{ … }}) in its command, so the command is not taken'
  const levels = [step, defaultsOf(yaml), defaultsOf(top)]
  const shell = stepSetting(levels, 'shell') ?? (isOnWindows(job) ? 'pwsh' : 'default')
  if (hasExpression(shell) || !(shell === 'default' || isShell(shell)))
    return `runs in the shell ${quote(shell)}, which is unknown here, so its command is not taken`
  const checkout = checkoutIn(steps.slice(0, at))
  const workingDirectory = stepDirectory(levels, { checkout, fill })
  if (workingDirectory === undefined)
    return `runs in ${quote(fill(stepSetting(levels, 'working-directory') ?? '') || '.')}, which is not known to be within the repository, so its command is not taken`
  return {
    name,
    job: job.name,
    run,
    shell,
    workingDirectory,
    ...plainEnvironment([top.env, yaml.env, step.env], fill),
    lfs: scalarText(valueAt(checkout, 'with', 'lfs'))?.toLowerCase() === 'true',
    services: readServices(yaml.services, fill),
    submodules: fetchedSubmodules(scalarText(valueAt(checkout, 'with', 'submodules')) ?? ''),
  }
}

/** Read the input `submodules` of actions/checkout. */
function fetchedSubmodules(input: string): CiStep['submodules'] {
  if (/^recursive$/i.test(input)) return 'recursive'
  return /^true$/i.test(input) ? 'direct' : 'none'
}

function isOnWindows({ labels }: CiJob): boolean {
  return labels.some(label => /^windows/i.test(label))
}

/** Quote a name in a sentence, on one line. */
function quote(name: string): string {
  return `“${shortName(name.replace(/\s+/g, ' ').trim())}”`
}
