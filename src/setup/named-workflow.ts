import type { CiOverview } from './ci-jobs.ts'
import type { TestJob } from './test-job.ts'

/**
 * Find the workflow of CI that a person names: by its name, or by a path or file name of it or of a workflow that it
 * calls. Pure.
 * @returns its name, and the job that runs tests if there is one; undefined if there is no such workflow
 */
export function namedWorkflow(
  { jobs, started }: CiOverview,
  text: string,
): { readonly name: string; readonly job: TestJob | undefined } | undefined {
  const isAt = (path: string) => path === text.replace(/^\.\//, '') || path.endsWith(`/${text}`)
  const own = started.find(({ name }) => name === text) ?? started.find(({ path }) => isAt(path))
  if (own === undefined) {
    const job = jobs.find(({ file }) => isAt(file.path))
    return job && { name: job.workflow, job }
  }
  const { name } = own
  return {
    name,
    job: jobs.find(({ workflow }) => workflow === name) ?? jobs.find(({ callers }) => callers.includes(name)),
  }
}
