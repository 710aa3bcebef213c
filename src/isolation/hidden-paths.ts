import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  mountPoints,
  orderFolders,
  orderMounts,
  otherRepositories,
  rawDevices,
  runnerSecrets,
  serviceSockets,
  systemFolders,
} from './machine-paths.ts'
import type { MountPlan } from './mount-script.ts'

/** Facts about this machine and this run. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly uid: number
  /** Folders that tests may write: checkout, copies, reports and temporary files. They exist. */
  readonly kept: readonly string[]
  /** Folder of this action's state, which tests must not see but for the kept ones in it. */
  readonly state: string
  /** Folder of this program. */
  readonly program: string
  /** Folder for what is written to copied folders. */
  readonly written: string
  /** True if tests may use the daemon of Docker. */
  readonly docker: boolean
  /** Copies of files without the credentials in them, by path. */
  readonly cleaned: readonly { readonly path: string; readonly by: string }[]
  /** Real path of the checkout's git directory, and copies of its files without credentials. */
  readonly git: MountPlan['git']
}

/** Folders and files below the home folder that hold credentials and nothing that tests need. */
const CREDENTIALS = [
  '.ssh',
  '.gnupg',
  '.aws',
  '.azure',
  '.config/gcloud',
  '.kube',
  '.docker',
  '.config/gh',
  '.config/hub',
  '.oci',
  '.netrc',
  '_netrc',
  '.git-credentials',
  '.config/git/credentials',
  '.pypirc',
  '.gem/credentials',
  '.vault-token',

  '.cargo/credentials',
  '.cargo/credentials.toml',
  '.terraform.d/credentials.tfrc.json',
  '.m2/settings-security.xml',
  '.config/containers/auth.json',
  '.config/fix-tests',
  '.config/op',
  '.password-store',
  '.local/share/keyrings',
  '.claude',
  '.codex',
  '.config/anthropic',
  '.boto',
  '.s3cfg',
  '.config/doctl',
  '.databrickscfg',
  '.snowflake',
]

/** Variables that name a folder of tools or packages, which a later step may use or save. */
const CACHES = [
  'RUNNER_TOOL_CACHE',
  'AGENT_TOOLSDIRECTORY',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GRADLE_USER_HOME',
  'npm_config_cache',
  'PNPM_HOME',
  'YARN_CACHE_FOLDER',
  'PIP_CACHE_DIR',
  'XDG_CACHE_HOME',
  'NUGET_PACKAGES',
  'DENO_DIR',
  'BUN_INSTALL',
  'COMPOSER_HOME',
  'GEM_HOME',
  'VIRTUAL_ENV',
  'CONDA',
  'NVM_DIR',
]

/** Plan what the processes of a run see: the project as it is, and nothing of others. */
export function planMounts(at: Surroundings): MountPlan {
  const home = at.env.HOME ?? ''
  const kept = real(at.kept)
  const isAbove = (path: string) => kept.some(folder => `${folder}/`.startsWith(`${path}/`))
  const isKept = (path: string) => kept.some(folder => `${path}/`.startsWith(`${folder}/`))
  const hidden = real([
    at.env.RUNNER_TEMP ?? '',
    at.state,
    ...['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE'].flatMap(name => folderOf(at.env[name])),
    ...[...programFolder(at.program), ...otherRepositories(at.env)].filter(path => !isAbove(path)),
    ...(home === '' ? [] : CREDENTIALS.map(name => join(home, name))),
    ...runnerSecrets(at.env),
    ...serviceSockets(at.env, at),
    ...rawDevices(),
  ]).filter(path => !isKept(path) && path !== '/tmp' && path !== home)
  const [folders, files] = [hidden.filter(isFolder), hidden.filter(path => !isFolder(path))]
  const writable = [...systemFolders(at.env, at.uid), home, ...CACHES.map(name => at.env[name] ?? '')]
  const above = outermost(real(writable).filter(path => isFolder(path) && path !== '/' && !isKept(path)))
  const mounted = mountPoints()
  const hasMounts = (path: string) => mounted.some(point => point.startsWith(`${path}/`) && !isKept(point))
  return {
    copied: above.filter(path => !hasMounts(path)),
    // An overlay shows none of the mounts below it. Root could change them, a user sees them as they are.
    readOnly: [...(at.uid === 0 ? above.filter(hasMounts) : []), ...real(orderFolders(at.uid))],
    readOnlyMounts: real(orderMounts(at.uid, mounted)),
    hiddenFolders: outermost(folders),
    hiddenFiles: files.filter(path => !folders.some(folder => path.startsWith(`${folder}/`))),
    // A link to a file elsewhere, as dotfiles have.
    replaced: at.cleaned.flatMap(({ path, by }) => real([path]).map(found => ({ path: found, by }))),
    kept: outermost(kept),
    git: at.git,
    written: at.written,
  }
}

/** Resolve links, and leave out what does not exist. */
function real(paths: readonly string[]): string[] {
  const found = paths.filter(path => path.startsWith('/') && existsSync(path)).map(path => realpathSync(path))
  return [...new Set(found)]
}

/** Leave out the folders within others. */
function outermost(paths: readonly string[]): string[] {
  return paths.filter(path => !paths.some(other => other !== path && path.startsWith(`${other}/`))).toSorted()
}

function isFolder(path: string): boolean {
  return lstatSync(path).isDirectory()
}

function folderOf(file: string | undefined): string[] {
  return file === undefined || file === '' ? [] : [dirname(file)]
}

/** The folder of all actions of the runner, or that of this program if the runner did not place it. */
function programFolder(program: string): string[] {
  const at = program.lastIndexOf('/_actions/')
  return at === -1 ? [program] : [program.slice(0, at + '/_actions'.length)]
}
