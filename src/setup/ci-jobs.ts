import { isMap, parseWorkflow, scalarText, valueAt, type YamlMap } from '../config/workflow-file.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { roleOf } from '../frameworks/commands/check-roles.ts'
import type { Project } from '../frameworks/framework.ts'
import { runsAllPackages, scriptOf } from '../frameworks/project/package-manager.ts'
import { lifecycle, splitSequence } from '../frameworks/commands/project-script.ts'

/** A file of `.github/workflows`. */
export interface WorkflowText {
  /** Path relative to the top of the repository. */
  readonly path: string
  readonly text: string
}

/** A job of CI that runs the tests. */
export interface TestJob {
  readonly file: WorkflowText
  /** Name of the workflow, as GitHub shows it and as `workflow_run` names it. */
  readonly workflow: string
  /** Names of the events that start it. */
  readonly events: readonly string[]
  readonly top: YamlMap
  readonly id: string
  readonly job: YamlMap
  readonly steps: readonly YamlMap[]
  /** Index of the step that runs the tests. */
  readonly testStep: number
  /** Line of that step that runs them. */
  readonly command: string
  /** Directory of that step, relative to the top; '' for the top itself. */
  readonly directory: string
}

/** The workflows of a repository. */
export interface CiOverview {
  /** One job of each workflow that runs tests, the likeliest workflow first. */
  readonly jobs: readonly TestJob[]
  /** Names of all workflows that can be read. */
  readonly names: readonly string[]
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
  const names: string[] = []
  const installed: string[] = []
  const notes: string[] = []
  for (const file of files) {
    const parsed = parseWorkflow(file.text)
    if ('why' in parsed) {
      notes.push(`${file.path} was not read: ${parsed.why}.`)
      continue
    }
    const workflow = scalarText(parsed.top.name) || file.path
    if (parsed.jobs.some(({ job }) => stepsIn(job).some(step => usesAction(step, action)))) {
      installed.push(file.path)
      continue
    }
    names.push(workflow)
    const shared = { file, workflow, events: eventsOf(parsed.top.on), top: parsed.top }
    const found = parsed.jobs.flatMap(({ id, job }) => testJob({ ...shared, id, job, steps: stepsIn(job) }, projectIn))
    jobs.push(...found.slice(0, 1))
  }
  return { jobs: jobs.toSorted((a, b) => likelihood(b) - likelihood(a)), names, installed, notes }
}

/** Return true for a step that uses an action, at any version. */
export function usesAction(step: YamlMap, action: string): boolean {
  const [name = ''] = (scalarText(step.uses) ?? '').split('@', 1)
  return name.toLowerCase() === action.toLowerCase()
}

/** List the names of the events that start a workflow. */
export function eventsOf(on: unknown): string[] {
  if (typeof on === 'string') return [on]
  if (Array.isArray(on)) return on.map(each => scalarText(each) ?? '').filter(each => each !== '')
  return isMap(on) ? Object.keys(on) : []
}

/** A workflow for pull requests is CI; one for releases or the night runs tests as well. */
function likelihood({ events, workflow }: TestJob): number {
  const score = (events.includes('pull_request') ? 4 : 0) + (events.includes('push') ? 2 : 0)
  return score + (/\b(?:ci|tests?)\b/i.test(workflow) ? 1 : 0)
}

function stepsIn(job: YamlMap): YamlMap[] {
  return Array.isArray(job.steps) ? job.steps.filter(isMap) : []
}

type Found = Omit<TestJob, 'testStep' | 'command' | 'directory'>

function testJob(found: Found, projectIn: (directory: string) => Project): TestJob[] {
  for (const [testStep, step] of found.steps.entries()) {
    const own = scalarText(step['working-directory'])
    const shared = [found.job, found.top].map(level =>
      scalarText(valueAt(level, 'defaults', 'run', 'working-directory')),
    )
    const directory = cleanDirectory(own ?? shared[0] ?? shared[1] ?? '')
    const project = projectIn(directory)
    const command = commandsIn(step).find(text => runsTests(text, project))
    if (command !== undefined) return [{ ...found, testStep, command, directory }]
  }
  return []
}

/** An expression or a way out of the repository is no directory of the project. */
function cleanDirectory(text: string): string {
  const path = text.trim().replace(/^\.\//, '').replace(/\/$/, '')
  return path === '.' || path.startsWith('/') || path.split('/').includes('..') || path.includes('${{') ? '' : path
}

/** List the commands of a step. */
export function commandsIn(step: YamlMap): string[] {
  const run = (scalarText(step.run) ?? '').replaceAll(/\\\n\s*/g, ' ')
  const lines = run.split('\n').map(line => line.trim())
  return splitSequence(run) ?? lines.filter(line => line !== '' && !line.startsWith('#'))
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
