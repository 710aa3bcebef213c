import { join } from 'node:path'
import type { RawInputs } from '../config/settings.ts'
import { projectAt } from '../frameworks/project/project-files.ts'
import type { WorkflowText } from '../config/reusable-workflows.ts'
import { type CiOverview, overviewOfCi } from '../setup/ci-jobs.ts'
import { workflowTexts } from '../workspace/workflow-texts.ts'
import { createLocalContext, type LocalContext } from './local-context.ts'
import { packageFacts } from './shipped-files.ts'

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
  const files = await workflowTexts(top)
  const action = packageFacts().repository
  return { ...context, files, ci: overviewOfCi(files, { projectIn: dir => projectAt(join(top, dir)), action }) }
}
