import { knownValues } from '../config/newest-leg.ts'
import {
  isStarted,
  readWorkflow,
  type ReadWorkflow,
  startersOf,
  type WorkflowText,
} from '../config/reusable-workflows.ts'
import { stepsIn, usesAction } from '../config/workflow-file.ts'
import type { Project } from '../frameworks/framework.ts'
import { byEvents, byLikelihood, byName, likelihood } from './job-likelihood.ts'
import { placedCommands } from './step-commands.ts'
import type { TestJob } from './test-job.ts'
import { runsTests } from './test-lines.ts'

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
    const starters = startersOf({ file, top, jobs: own, ...each }, read).toSorted(
      (a, b) => byWorkflow(b) - byWorkflow(a),
    )
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
    started: own.toSorted((a, b) => byWorkflow(b) - byWorkflow(a)).map(({ name, file }) => ({ name, path: file.path })),
    installed,
    notes,
  }
}

/** Rate a workflow without regard to its jobs. */
function byWorkflow({ events, name }: ReadWorkflow): number {
  return byEvents({ events }) * 10 + byName(name)
}

type Found = Omit<TestJob, 'testStep' | 'command' | 'directory' | 'elsewhere' | 'sign'>

function testJob(found: Found, projectIn: (directory: string) => Project): TestJob[] {
  const { top, job, steps } = found
  const fill = knownValues(found)
  const tests = [...steps.keys()].flatMap(testStep =>
    placedCommands({ top, job, steps, fill }, testStep).flatMap(({ text, directory }) => {
      const sign = runsTests(fill(text), projectIn(directory ?? ''))
      return sign === undefined ? [] : [{ testStep, command: text, directory, sign }]
    }),
  )
  const best = tests.find(({ sign }) => sign === 'sure') ?? tests[0]
  if (best === undefined) return []
  const { directory } = best
  // What a step of CI makes is not there yet.
  if (directory !== undefined && projectIn(directory).exists('')) return [{ ...found, ...best, directory }]
  return [{ ...found, ...best, directory: '', elsewhere: directory ?? '' }]
}
