import { basename } from 'node:path'
import { workflowId } from './payloads/actions.ts'
import type { Repository } from './repository.ts'

export interface Workflow {
  readonly name: string
  readonly path: string
}

/** Find a workflow that has run, by its number or by the name of its file. */
export function findWorkflow({ world }: Repository, id: number | string): Workflow | undefined {
  return world.runs.find(({ path }) => workflowId(path) === Number(id) || basename(path) === id)
}

/** A workflow needs the trigger on the default branch and at the commit; a test can declare it for a missing file. */
export function isDispatchable({ git, world }: Repository, path: string, sha: string): boolean {
  if (world.runs.some(run => run.path === path && run.isDispatchable)) return true
  return [`refs/heads/${world.defaultBranch}`, sha].every(commit =>
    git.attempt(['cat-file', 'blob', `${commit}:${path}`])?.includes('workflow_dispatch'),
  )
}

/** The path of a workflow's file, which has its name. */
export function fileOfWorkflow(name: string): string {
  return `.github/workflows/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`
}
