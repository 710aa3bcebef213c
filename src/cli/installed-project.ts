import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawInputs } from '../config/settings.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import { type CiOverview, overviewOfCi, type WorkflowText } from '../setup/ci-jobs.ts'
import { createLocalContext, type LocalContext } from './local-context.ts'
import { packageFacts } from './shipped-files.ts'

/** Folder of workflows, relative to the top of a repository. */
const WORKFLOWS = '.github/workflows'

/** A repository with its settings and workflows, as `init` and `doctor` see it. */
export interface InstalledProject extends LocalContext {
  readonly files: readonly WorkflowText[]
  readonly ci: CiOverview
}

/** Read the repository of the current folder. @throws UserError if there is none, or its settings are invalid */
export async function readInstalledProject(
  env: Readonly<Record<string, string | undefined>>,
  inputs: RawInputs = {},
): Promise<InstalledProject> {
  return readWorkflows(await createLocalContext(inputs, env))
}

/** Read the workflows of a repository. */
export async function readWorkflows(context: LocalContext): Promise<InstalledProject> {
  const { top } = context.checkout
  const folder = join(top, WORKFLOWS)
  // A link could lead to a device that never ends.
  const entries = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(entry => entry.isFile())
  const names = entries.map(({ name }) => name).filter(name => /\.ya?ml$/.test(name))
  const files = await Promise.all(
    names
      .toSorted()
      .map(async name => ({ path: `${WORKFLOWS}/${name}`, text: await readFile(join(folder, name), 'utf8') })),
  )
  const action = packageFacts().repository
  return { ...context, files, ci: overviewOfCi(files, { projectIn: dir => projectAt(join(top, dir)), action }) }
}
