import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Name, version and repository of this package. */
export interface PackageFacts {
  readonly version: string
  /** `owner/name` of the action on GitHub. */
  readonly repository: string
}

/** Read a file that is shipped beside the folder of the program, such as action.yml. */
export function shippedFile(name: 'action.yml' | 'package.json'): string {
  let folder = dirname(dirname(fileURLToPath(import.meta.url)))
  while (!existsSync(join(folder, 'action.yml')) && folder !== dirname(folder)) folder = dirname(folder)
  return readFileSync(join(folder, name), 'utf8')
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
