import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from '../contracts/errors.ts'

/** Name, version and repository of this package. */
export interface PackageFacts {
  readonly version: string
  /** `owner/name` of the action on GitHub. */
  readonly repository: string
}

/**
 * Read a file that is shipped beside the folder of the program, such as action.yml.
 * @throws UserError if it is missing
 */
export function shippedFile(name: 'action.yml' | 'package.json'): string {
  const program = dirname(fileURLToPath(import.meta.url))
  let folder = dirname(program)
  while (!existsSync(join(folder, 'action.yml')) && folder !== dirname(folder)) folder = dirname(folder)
  const file = join(folder, name)
  if (!existsSync(file)) throw new UserError(`${name} is missing beside ${program}.`, 'Install fix-tests again.')
  return readFileSync(file, 'utf8')
}

/** Read the facts of package.json. Its field `repository` is the only place that names the repository. */
export function packageFacts(): PackageFacts {
  const { version, repository } = JSON.parse(shippedFile('package.json')) as {
    version: string
    repository: { url: string }
  }
  return { version, repository: /github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository.url)?.[1] ?? '' }
}

/** Name the action as a workflow uses it: by its major version, `v0` before the first. */
export function actionReference({ version, repository }: PackageFacts): string {
  return `${repository}@v${version.split('.', 1)[0]}`
}
