import { dirname, relative } from 'node:path'
import { shellWord } from '../domain/text/shell-words.ts'

/** View that a run's processes have of the files of the machine. All paths are absolute, without links, and exist. */
export interface MountPlan {
  /** Folders of which writes go to a copy that ends with the run: one within another comes behind that. */
  readonly copied: readonly string[]
  /** Folders with mounts below them, of which a user can make no copy. */
  readonly uncopied: readonly string[]
  /** Files mounted below them, and sockets in them: these stay as they are, and cannot be written as files. */
  readonly restored: readonly string[]
  /** Folders that cannot be written; of file systems mounted below them, those in `readOnlyMounts`. */
  readonly readOnly: readonly string[]
  readonly readOnlyMounts: readonly string[]
  /** Folders that look empty. */
  readonly hiddenFolders: readonly string[]
  /** Files and sockets that look empty. */
  readonly hiddenFiles: readonly string[]
  /** Files that other ones stand for. */
  readonly replaced: readonly { readonly path: string; readonly by: string }[]
  /** Folders that stay as they are, though they are below one of the others: the checkout, its copies. At most 5. */
  readonly kept: readonly string[]
  /**
   * Git directory of the checkout, a kept folder or below one: writes go to a copy, so that no test leaves a hook or a
   * setting behind. `files` stand for its own ones from the start.
   */
  readonly git: { readonly path: string; readonly files: readonly { readonly path: string; readonly by: string }[] }
  /** Folder for what is written to the copied ones. */
  readonly written: string
}

/** The line that the script prints when all is in place. */
export const READY = 'ready'
/** Begin of a line about a folder whose writes could not be redirected. */
export const NOT_COPIED = 'not copied: '
/** First file descriptor for a kept folder, and that of what was written: a shell has the ones up to 9. */
const FIRST_DESCRIPTOR = 4
const WRITTEN_DESCRIPTOR = 9
/** The folder for what is written, which an overlay may hide under its own path. */
const WRITTEN = `/proc/self/fd/${WRITTEN_DESCRIPTOR}`

/**
 * Write the shell script that makes the mounts and then holds the namespaces until its standard input ends. Folders are
 * held open over the mounts that hide them, and mounted again on top.
 */
export function mountScript(
  plan: MountPlan,
  { network, cleans }: { network: 'on' | 'local' | 'off'; cleans: boolean },
): string {
  const kept = plan.kept.map((path, index) => ({ path, descriptor: FIRST_DESCRIPTOR + index }))
  return [
    'set -e',
    'mount --make-rprivate /',
    ...(network === 'local' ? ['ip link set lo up'] : []),
    ...kept.map(({ path, descriptor }) => `exec ${descriptor}<${shellWord(path)}`),
    `exec ${WRITTEN_DESCRIPTOR}<${shellWord(plan.written)}`,
    ...redirected(plan),
    ...plan.uncopied.map(path => `echo ${shellWord(NOT_COPIED + path)}`),
    ...plan.readOnly.map(path => bind(path, path)),
    ...[...plan.readOnly, ...plan.readOnlyMounts].map(path => `mount -o remount,bind,ro ${shellWord(path)}`),
    ...plan.replaced.map(({ path, by }) => bind(by, path)),
    ...emptied(plan.hiddenFiles.filter(path => !isKept(path, plan))),
    ...plan.hiddenFolders.map(path => `mount -t tmpfs -o size=1m,mode=755 tmpfs ${shellWord(path)}`),
    ...kept.flatMap(({ path, descriptor }) => [
      `mkdir -p ${shellWord(path)}`,
      `mount --no-canonicalize --rbind /proc/self/fd/${descriptor} ${shellWord(path)}`,
      `exec ${descriptor}<&-`,
    ]),
    // A file of a kept folder is hidden on top of it, and once: the program that reads the table skips known places.
    ...plan.replaced.filter(each => isKept(each.path, plan)).map(({ path, by }) => bind(by, path)),
    ...emptied(plan.hiddenFiles.filter(path => isKept(path, plan))),
    ...redirectedGit(plan.git),
    ...plan.hiddenFolders.map(path => `mount -o remount,bind,ro ${shellWord(path)}`),
    `echo ${READY}`,
    // The end of the standard input is the end of this action, whatever ended it.
    'read _ || :',
    // A user may remove what an overlay has made only in the namespaces. As root, tests may have replaced rm there.
    ...(cleans ? [`cd ${WRITTEN} && rm -rf -- ./*`] : []),
  ].join('\n')
}

function bind(from: string, to: string): string {
  return `mount --rbind ${shellWord(from)} ${shellWord(to)}`
}

/**
 * Let files look empty. There are dozens of devices, so one program mounts them all from a table (its form: fstab(5));
 * where it cannot, one mounts each.
 */
function emptied(paths: readonly string[]): string[] {
  if (paths.length === 0) return []
  const field = (path: string) =>
    path.replaceAll(/[\s\\#]/g, each => `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`)
  const table = paths.map(path => `/dev/null ${field(path)} none bind 0 0\n`).join('')
  const each = paths.map(path => bind('/dev/null', path)).join(' && ')
  const file = `${WRITTEN}/table`
  return [`{ printf %s ${shellWord(table)} >${file} && mount -a -T ${file}; } 2>/dev/null || { ${each}; }`]
}

function isKept(path: string, { kept }: MountPlan): boolean {
  return kept.some(folder => path.startsWith(`${folder}/`))
}

/**
 * Redirect writes to the git directory. If that is not possible, files without credentials are mounted over its own.
 */
function redirectedGit({ path, files }: MountPlan['git']): string[] {
  const written = `${WRITTEN}/git`
  const copies = files.map(each => {
    const name = relative(path, each.path)
    const folder = `${written}/upper/${shellWord(dirname(name))}`
    return `mkdir -p ${folder} && cp ${shellWord(each.by)} ${written}/upper/${shellWord(name)}`
  })
  // The folder gets its owner and permissions from the writable layer.
  const same = [`chown -R --reference=${shellWord(path)}`, `chmod --reference=${shellWord(path)}`]
  const owned = same.map(tool => `{ ${tool} ${written}/upper || :; }`)
  const make = [`mkdir -p ${written}/upper ${written}/work`, ...copies, ...owned].join(' && ')
  return [
    `if ! { ${make} && ${overlay(path, written)}; } 2>/dev/null; then`,
    `  echo ${shellWord(NOT_COPIED + path)}`,
    ...files.map(each => `  ${bind(each.by, each.path)}`),
    'fi',
  ]
}

/**
 * Redirect the writes to folders. An overlay shows no mounts below it, so these get their own one, from a view of all
 * files without overlays. That view has ended before anything else is done: nothing may remove files through it.
 */
function redirected({ copied: folders, restored }: MountPlan): string[] {
  const isInner = (path: string) => folders.some(folder => path.startsWith(`${folder}/`))
  const plain = folders.map((path, index) => ({ path, place: `${WRITTEN}/${index}` }))
  if (restored.length === 0 && !folders.some(isInner))
    return plain.flatMap(({ path, place }) => copied({ path, from: path }, place))
  const view = `${WRITTEN}/view`
  return [
    `mkdir -p ${shellWord(view)}`,
    `mount --no-canonicalize --rbind / ${shellWord(view)}`,
    ...plain.flatMap(({ path, place }) => copied({ path, from: isInner(path) ? `${view}${path}` : path }, place)),
    ...restored.map(path => {
      const here = shellWord(path)
      return `{ mount --no-canonicalize --bind ${shellWord(`${view}${path}`)} ${here} && mount -o remount,bind,ro ${here}; } 2>/dev/null || :`
    }),
    `umount --no-canonicalize --lazy ${shellWord(view)}`,
    `rmdir ${shellWord(view)}`,
  ]
}

/**
 * Redirect writes by an overlay; on a file system that cannot hold one, into memory.
 * @param folder.from where the files of the folder are, if not at its path
 */
function copied({ path, from }: { path: string; from: string }, written: string): string[] {
  const upper = shellWord(`${written}/upper`)
  // The folder gets its owner and permissions from the writable layer.
  const same = ['chown', 'chmod'].map(tool => `{ ${tool} --reference=${shellWord(from)} ${upper} || :; }`).join(' && ')
  const make = `mkdir -p ${upper} ${shellWord(`${written}/work`)} && ${same}`
  const back =
    from === path ? [] : [`mount --no-canonicalize --rbind ${shellWord(from)} ${shellWord(path)} 2>/dev/null || :`]
  const asItIs = [`echo ${shellWord(NOT_COPIED + path)}`, ...back].join('; ')
  return [
    `if ! { ${make} && ${overlay(path, written, from)}; } 2>/dev/null; then`,
    `  { mkdir -p ${shellWord(written)} && mount --no-canonicalize -t tmpfs tmpfs ${shellWord(written)}; } 2>/dev/null || :`,
    `  { ${make} && ${overlay(path, written, from)}; } 2>/dev/null || { ${asItIs}; }`,
    'fi',
  ]
}

/**
 * Mount an overlay, with the option that a user's own namespaces need or, where the kernel does not know it, without.
 */
function overlay(path: string, written: string, from = path): string {
  const options = `lowerdir=${escaped(from)},upperdir=${escaped(`${written}/upper`)},workdir=${escaped(`${written}/work`)}`
  const mount = (more: string) => `mount -t overlay -o ${shellWord(`${options}${more}`)} overlay ${shellWord(path)}`
  return `{ ${mount(',userxattr')} || ${mount('')}; }`
}

/** Escape the characters that separate the options of an overlay. */
function escaped(path: string): string {
  return path.replaceAll(/[\\,:]/g, '\\$&')
}
