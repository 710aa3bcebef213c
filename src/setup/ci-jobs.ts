import { isNewer, knownValues } from '../config/newest-leg.ts'
import {
  isStarted,
  readWorkflow,
  type ReadWorkflow,
  startersOf,
  type WorkflowText,
} from '../config/reusable-workflows.ts'
import { isMap, scalarText, stepsIn, usesAction, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { roleOf } from '../frameworks/commands/check-roles.ts'
import type { Project } from '../frameworks/framework.ts'
import { runsAllPackages, scriptOf } from '../frameworks/project/package-manager.ts'
import { lifecycle } from '../frameworks/commands/project-script.ts'
import { placedCommands } from './step-commands.ts'

/** A job of CI that runs the tests. */
export interface TestJob {
  readonly file: WorkflowText
  /** File of the workflow that events start: another one, if it calls this file as a reusable workflow. */
  readonly startedBy: WorkflowText
  /** Name of that workflow, as GitHub shows it and as `workflow_run` names it. */
  readonly workflow: string
  /** Names of its events. */
  readonly events: readonly string[]
  /** Its events with their filters and inputs, as the file has them. */
  readonly on: unknown
  /** Names of all workflows that run the job, that one among them. */
  readonly callers: readonly string[]
  readonly top: YamlMap
  readonly id: string
  readonly job: YamlMap
  readonly steps: readonly YamlMap[]
  /** Index of the step that runs the tests. */
  readonly testStep: number
  /** Line of that step that runs them. */
  readonly command: string
  /** Directory that it runs in, relative to the top; '' for the top itself, and for one that is not there. */
  readonly directory: string
  /** The directory if it is not in the repository; '' if it is not known. */
  readonly elsewhere?: string
}

/** The workflows of a repository. */
export interface CiOverview {
  /** One job of each workflow that runs tests, the likeliest workflow first. */
  readonly jobs: readonly TestJob[]
  /** Names of all workflows that can be read and that events start. */
  readonly names: readonly string[]
  /** The same workflows with their paths, the likeliest one of CI first. */
  readonly started: readonly { readonly name: string; readonly path: string }[]
  /** Paths of the workflows that use the action already. */
  readonly installed: readonly string[]
  /** A sentence for each file that cannot be read. */
  readonly notes: readonly string[]
}

/**
 * Find the workflows that run the tests. Pure; never throws.
 * @param projectIn opens the project in a directory
 * @param action `owner/name` of this action
 */
export function overviewOfCi(
  files: readonly WorkflowText[],
  { projectIn, action }: { projectIn: (directory: string) => Project; action: string },
): CiOverview {
  const jobs: TestJob[] = []
  const installed: string[] = []
  const notes: string[] = []
  const read: ReadWorkflow[] = []
  for (const file of files) {
    const workflow = readWorkflow(file)
    if ('why' in workflow) {
      notes.push(`${file.path} was not read: ${workflow.why}.`)
      continue
    }
    read.push(workflow)
    if (workflow.jobs.some(({ job }) => stepsIn(job).some(step => usesAction(step, action)))) installed.push(file.path)
  }
  const others = read.filter(({ file }) => !installed.includes(file.path))
  for (const { file, top, jobs: own, ...each } of others) {
    const starters = startersOf({ file, top, jobs: own, ...each }, read).toSorted((a, b) => byEvents(b) - byEvents(a))
    const [starter] = starters
    // Only other repositories call it.
    if (starter === undefined) continue
    const { name: workflow, file: startedBy, events } = starter
    const callers = starters.map(({ name }) => name)
    const shared = { file, top, workflow, startedBy, events, on: starter.top.on, callers }
    const found = own.flatMap(({ id, job }) => testJob({ ...shared, id, job, steps: stepsIn(job) }, projectIn))
    jobs.push(...found.toSorted(byLikelihood).slice(0, 1))
  }
  const own = others.filter(isStarted)
  return {
    jobs: jobs.toSorted((a, b) => likelihood(b) - likelihood(a)),
    names: own.map(({ name }) => name),
    started: own.toSorted((a, b) => byEvents(b) - byEvents(a)).map(({ name, file }) => ({ name, path: file.path })),
    installed,
    notes,
  }
}

/**
 * A workflow for pull requests is CI; one for releases or the night runs tests as well. A job that checks out another
 * repository may run the tests of that one.
 */
function likelihood({ events, workflow, steps }: TestJob): number {
  return byEvents({ events, name: workflow }) - (steps.some(isOfOther) ? 10 : 0)
}

/** Order the jobs of a workflow; jobs alike but for the versions that they set up are a matrix, written out. */
function byLikelihood(a: TestJob, b: TestJob): number {
  const [one, other] = [a, b].map(({ steps }) => ({ values: versionsIn(steps) }))
  const newer = one === undefined || other === undefined ? 0 : Number(isNewer(other, one)) - Number(isNewer(one, other))
  return likelihood(b) - likelihood(a) || newer
}

/** Map the inputs such as `java-version` of the steps that set up a language to their values. */
function versionsIn(steps: readonly YamlMap[]): Record<string, unknown> {
  const inputs = steps.flatMap(step => (isMap(step.with) ? Object.entries(step.with) : []))
  return Object.fromEntries(inputs.filter(([name]) => /^[a-z]+-version$/.test(name)))
}

function byEvents({ events, name }: Pick<ReadWorkflow, 'events' | 'name'>): number {
  const score = (events.includes('pull_request') ? 4 : 0) + (events.includes('push') ? 2 : 0)
  return score + (/\b(?:ci|tests?)\b/i.test(name) ? 1 : 0)
}

/**
 * True for a checkout of a repository by its name, or by its owner's; an expression alone is that of the pull request's
 * head.
 */
function isOfOther(step: YamlMap): boolean {
  const repository = scalarText(valueAt(step, 'with', 'repository')) ?? ''
  // What stands outside of `${{ … }}`.
  const named = repository.split('${{').map((part, at) => (at === 0 ? part : (part.split('}}')[1] ?? '')))
  return usesAction(step, 'actions/checkout') && named.some(part => !/^\/?$/.test(part))
}

type Found = Omit<TestJob, 'testStep' | 'command' | 'directory' | 'elsewhere'>

function testJob(found: Found, projectIn: (directory: string) => Project): TestJob[] {
  const { top, job, steps } = found
  const fill = knownValues(found)
  for (const testStep of steps.keys()) {
    const placed = placedCommands({ top, job, steps, fill }, testStep)
    const tests = placed.find(({ text, directory }) => runsTests(text, projectIn(directory ?? '')))
    if (tests === undefined) continue
    const { text: command, directory } = tests
    // What a step of CI makes is not there yet.
    if (directory !== undefined && projectIn(directory).exists('')) return [{ ...found, testStep, command, directory }]
    return [{ ...found, testStep, command, directory: '', elsewhere: directory ?? '' }]
  }
  return []
}

/** Return true if a command runs tests, by itself or by the scripts that it calls. */
export function runsTests(text: string, project: Project): boolean {
  const { words } = shellLine(text)
  if (roleOf(words) === 'tests' || runsAllPackages(words)) return true
  const script = scriptOf(words, project)
  if (script === undefined) return false
  const expanded = lifecycle(script.name, project)
  return expanded === undefined ? /^test\b/.test(script.name) : expanded.some(({ role }) => role === 'tests')
}
