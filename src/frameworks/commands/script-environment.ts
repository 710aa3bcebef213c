import { join } from 'node:path'
import type { Project } from '../framework.ts'
import { nodeBinFolders, packageManifest, packageScripts } from '../project/node-package.ts'

/** Environment in which npm starts a script. */
export interface ScriptEnvironment {
  readonly env: Readonly<Record<string, string>>
  /** Folders of programs before PATH, nearest first: a Node.js of the project's own comes before the machine's. */
  readonly paths: readonly string[]
}

/**
 * Describe the environment in which npm runs a script of this project; empty without a package.json. Some tests read
 * it, and programs of `node_modules/.bin` call each other by name. Source:
 * https://docs.npmjs.com/cli/using-npm/scripts#environment
 */
export function scriptEnvironment(project: Project, script = 'test'): ScriptEnvironment {
  if (project.text('package.json') === undefined) return { env: {}, paths: [] }
  // npm itself would not start with a broken package.json; a test framework may.
  const { name, version } = packageManifest(project)
  const env = {
    INIT_CWD: project.runsAt,
    npm_command: script === 'test' ? 'test' : 'run-script',
    npm_lifecycle_event: script,
    npm_lifecycle_script: packageScripts(project)[script],
    npm_package_json: join(project.runsAt, 'package.json'),
    npm_package_name: name,
    npm_package_version: version,
    npm_config_user_agent: `npm/? node/${process.version} ${process.platform} ${process.arch}`,
    // Programs of npm's own look for their package here.
    npm_config_local_prefix: project.runsAt,
  }
  const known = Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { env: Object.fromEntries(known), paths: nodeBinFolders(project) }
}
