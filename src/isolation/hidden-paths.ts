import { dirname, join } from 'node:path'
import { isFolder, outermost, planCopies, real } from './copied-folders.ts'
import {
  mountPoints,
  orderFolders,
  orderMounts,
  otherRepositories,
  rawDevices,
  runnerSecrets,
  serviceSockets,
} from './machine-paths.ts'
import type { MountPlan } from './mount-script.ts'

/** Facts about this machine and this run. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly uid: number
  /** Folders that tests may write, the checkout first: copies, reports and temporary files. They exist. */
  readonly kept: readonly string[]
  /** Folder of this action's state, which tests must not see but for the kept ones in it. */
  readonly state: string
  /** Folder of this program. */
  readonly program: string
  /** Folder for what is written to copied folders. */
  readonly written: string
  /** True if tests may use the daemon of Docker. */
  readonly docker: boolean
  /** Files with credentials that are hidden wherever they are, also in the checkout. */
  readonly credentials: readonly string[]
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
  '.config/pypoetry/auth.toml',
  '.cache/huggingface/token',
  '.huggingface/token',
  '.pulumi/credentials.json',
  '.sbt/.credentials',
  '.ivy2/.credentials',
  '.kaggle/kaggle.json',
  '.config/rclone/rclone.conf',
  '.config/glab-cli',
  '.circleci/cli.yml',
  '.fly/config.yml',
  '.local/share/com.vercel.cli/auth.json',
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
  const named = real(at.credentials).filter(path => !isFolder(path))
  const folders = hidden.filter(isFolder)
  const files = [...new Set([...hidden.filter(path => !isFolder(path)), ...named])]
  const { readOnly, ...copies } = planCopies({ ...at, checkout: at.kept[0] ?? '' }, isKept)
  return {
    ...copies,
    readOnly: [...readOnly, ...real(orderFolders(at.uid))],
    readOnlyMounts: real(orderMounts(at.uid, mountPoints())),
    hiddenFolders: outermost(folders),
    hiddenFiles: files.filter(path => isKept(path) || !folders.some(folder => path.startsWith(`${folder}/`))),
    // A link to a file elsewhere, as dotfiles have.
    replaced: at.cleaned.flatMap(({ path, by }) => real([path]).map(found => ({ path: found, by }))),
    kept: outermost(kept),
    git: at.git,
    written: at.written,
  }
}

function folderOf(file: string | undefined): string[] {
  return file === undefined || file === '' ? [] : [dirname(file)]
}

/** The folder of all actions of the runner, or that of this program if the runner did not place it. */
function programFolder(program: string): string[] {
  const at = program.lastIndexOf('/_actions/')
  return at === -1 ? [program] : [program.slice(0, at + '/_actions'.length)]
}
