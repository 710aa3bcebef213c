import { eventsOf, parseWorkflow, scalarText, type WorkflowFile } from './workflow-file.ts'

/** A file of `.github/workflows`. */
export interface WorkflowText {
  /** Path relative to the top of the repository. */
  readonly path: string
  readonly text: string
}

export interface ReadWorkflow extends WorkflowFile {
  readonly file: WorkflowText
  /** Name as GitHub shows it. */
  readonly name: string
  readonly events: readonly string[]
}

/** Event of a reusable workflow. A run is that of the workflow that calls it, and has its name. */
const CALL = 'workflow_call'

/** Read a workflow. @returns it, or why it cannot be read */
export function readWorkflow(file: WorkflowText): ReadWorkflow | { readonly why: string } {
  const parsed = parseWorkflow(file.text)
  if ('why' in parsed) return parsed
  return { ...parsed, file, name: scalarText(parsed.top.name) || file.path, events: eventsOf(parsed.top.on) }
}

/** True if events start it by themselves. */
export function isStarted({ events }: ReadWorkflow): boolean {
  return events.some(event => event !== CALL)
}

/** List the workflows that events start and that run the jobs of one, itself first. */
export function startersOf(each: ReadWorkflow, all: readonly ReadWorkflow[]): ReadWorkflow[] {
  const found = new Set([each])
  // A loop over a set reaches what is added meanwhile.
  for (const { file, events } of found) {
    if (!events.includes(CALL)) continue
    for (const other of all) if (other.jobs.some(({ job }) => calls(scalarText(job.uses), file.path))) found.add(other)
  }
  return [...found].filter(isStarted)
}

/** True for `./.github/workflows/a.yml`, and for the same with a repository and a ref. */
function calls(uses: string | undefined, path: string): boolean {
  if (uses === `./${path}`) return true
  const [, , ...inside] = (uses ?? '').split('@', 1)[0]?.split('/') ?? []
  return inside.join('/') === path
}
