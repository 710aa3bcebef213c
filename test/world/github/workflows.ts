import { basename } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { workflowId } from './payloads/actions.ts'
import type { Repository } from './repository.ts'
import { Refusal } from './route.ts'

export interface Workflow {
  readonly name: string
  readonly path: string
}

/** The workflow files of the default branch, and those that only a run remembers. */
export function workflowsOf({ git, world }: Repository): Workflow[] {
  const commit = git.branch(world.defaultBranch)
  const listed = commit ? git.text(['ls-tree', '--name-only', '-z', commit, '--', '.github/workflows/']) : ''
  const files = listed.split('\0').filter(path => /\.ya?ml$/.test(path))
  const known = new Map(world.runs.map(run => [run.path, run.name]))
  for (const path of files) {
    const text = git.text(['cat-file', 'blob', `${commit}:${path}`])
    known.set(path, /^name:\s*['"]?(.*?)['"]?\s*$/m.exec(text)?.[1] ?? path)
  }
  return [...known].map(([path, name]) => ({ path, name }))
}

/** By its number, or by the name of its file. */
export function findWorkflow(repo: Repository, id: number | string): Workflow | undefined {
  return workflowsOf(repo).find(({ path }) => workflowId(path) === Number(id) || basename(path) === id)
}

interface Dispatch {
  readonly path: string
  /** The commit that the workflow would run at. */
  readonly sha: string
  readonly inputs: Readonly<Record<string, unknown>>
}

/** GitHub's reasons not to dispatch a workflow: both the default branch and the ref must have the trigger. */
export function refuseDispatch(repo: Repository, { path, sha, inputs }: Dispatch): void {
  const onDefault = dispatchTrigger(repo, { path, commit: repo.git.branch(repo.world.defaultBranch) })
  if (!onDefault.isThere && repo.world.runs.some(run => run.path === path && run.isDispatchable)) return
  const onRef = dispatchTrigger(repo, { path, commit: sha })
  if (!onDefault.inputs || !onRef.inputs) throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger")
  const known = onRef.inputs
  const unexpected = Object.keys(inputs).filter(name => !(name in known))
  if (unexpected.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`)
  const missing = Object.entries(known).find(
    ([name, input]) => input?.required && !('default' in input || name in inputs),
  )
  if (missing) throw new Refusal(422, `Required input '${missing[0]}' not provided`)
}

const Inputs = z.record(z.string(), z.looseObject({ required: z.boolean().default(false) }).nullable())
const Triggers = z.looseObject({
  on: z.union([
    z.string().transform(name => ({ [name]: null })),
    z.array(z.string()).transform(names => Object.fromEntries(names.map(name => [name, null]))),
    z.record(z.string(), z.unknown()),
  ]),
})
const Dispatchable = z.looseObject({ inputs: Inputs.nullish() }).nullable()

/** The inputs that a workflow file declares for `workflow_dispatch`; none when it has no such trigger. */
function dispatchTrigger(
  { git }: Repository,
  { path, commit }: { path: string; commit: string | undefined },
): { isThere: boolean; inputs?: z.infer<typeof Inputs> } {
  const blob = commit && git.attempt(['rev-parse', '--verify', '--quiet', `${commit}:${path}`])
  if (blob === undefined) return { isThere: false }
  const { data } = Triggers.safeParse(parse(git.text(['cat-file', 'blob', blob])))
  const triggers: Readonly<Record<string, unknown>> = data?.on ?? {}
  if (!('workflow_dispatch' in triggers)) return { isThere: true }
  return { isThere: true, inputs: Dispatchable.parse(triggers['workflow_dispatch'])?.inputs ?? {} }
}
