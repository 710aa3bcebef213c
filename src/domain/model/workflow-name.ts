/** A workflow of GitHub Actions, to tell its runs from those of others. */
export interface WorkflowName {
  readonly name: string
  /** Path of its file; undefined if it is of another repository. */
  readonly path: string | undefined
}

/** Return the path without the ref that GitHub can append; undefined if it names no file of a repository. */
export function workflowPath(path: string): string | undefined {
  const [file = ''] = path.split('@', 1)
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file) ? file : undefined
}

/** Check whether a run is of a workflow. The name of a run says less: it can be the title that `run-name` gives it. */
export function isRunOf(run: { readonly name: string; readonly path: string }, workflow: WorkflowName): boolean {
  return workflow.path === undefined ? run.name === workflow.name : workflowPath(run.path) === workflow.path
}
