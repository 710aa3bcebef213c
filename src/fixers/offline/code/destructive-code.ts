/**
 * Calls and texts that delete, move or empty files, that delete data of a database, or that end processes, in the
 * languages that the engine changes.
 */
const DESTROYS: readonly RegExp[] = [
  /\b(?:rm|rmdir|unlink|rmtree|removedirs|emptydir|emptyDir|deleteAsync|unlinkAsync|rmAsync|remove_file|remove_dir_all|remove_dir)\s{0,9}\((?!\s{0,9}(?:self|this)\s{0,9}[,)])/,
  /\b(?:rm|rmdir|unlink|remove|emptyDir|delete|rimraf|rename|move|truncate)Sync\s{0,9}\(/,
  /\b(?:rimraf|send2trash|fs-extra|deleteOnExit|deleteRecursively|killpg|rm_rf|rm_r)\b/,
  /\b(?:from|require\()\s{0,9}['"](?:del|trash)['"]/,
  /\b(?:fs|fse|fsp|fsPromises|promises|Deno)\.(?:rename|remove|move|truncate|ftruncate|unlink|rm)\b/,
  /\bos\.(?:remove|unlink|rename|renames|replace|truncate|Remove|RemoveAll|Rename|Truncate)\b/,
  /\bshutil\.(?:rmtree|move)\b|\bfrom shutil import\b|\.delete\s{0,9}\(\s{0,9}\)|\bFile::delete\b/,
  /\bFiles\.(?:delete|move)|\bFileUtils\.(?:delete|clean|forceDelete|move|rm|remove|mv)|\.renameTo\s{0,9}\(/,
  /\b(?:File|Dir|Pathname)\.(?:delete|unlink|rename|rmdir|rmtree)\b|\bfs::(?:remove|rename)|\b(?:unix|syscall)\.(?:Unlink|Rmdir|Rename)\b/,
  /\bPath\([^()]{0,200}\)\.(?:rename|replace)\b|\bProcess\([^()]{0,100}\)\.(?:kill|terminate|send_signal)\b/,
  // Programs: in a shell's line, or as the first word of a list.
  /\brm\s{1,9}(?:-\w{0,9}[rf]|--recursive|\$)|\bgit\s{1,9}(?:clean|reset\s{1,9}--hard)\b|['"]git['"],\s{0,9}\[?['"](?:clean|reset)['"]|\s-delete\b/,
  /\b(?:spawn|exec|run|call|check_call|Popen|Command|execa|system)\w{0,9}\s{0,3}(?:\(|::new\()\s{0,9}\[?['"`](?:rm|mv|kill|pkill|killall|shred)\b/,
  /\[\s{0,9}['"`](?:rm|mv|rmdir|shred|kill|pkill|killall)['"`]/,
  /\b(?:process|os|Process|syscall|libc|posix|signal)(?:\.|::)[kK]ill\b/,
  /\b(?:DELETE\s{1,9}FROM|DROP\s{1,9}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\s{1,9}TABLE)\b/,
  /['"`]\s{0,99}(?:delete\s{1,9}from|drop\s{1,9}(?:table|database|schema)|truncate\s{1,9}table)\b/i,
  /\b(?:deleteMany|deleteOne|delete_many|delete_one|findByIdAndDelete|dropDatabase|dropTable|drop_all|delete_all|destroy_all|flushall|flushdb)\b/i,
]

/** Functions of Python's `os` and of Node's `fs` that destroy something, which code can call by a name of its own. */
const DESTROYING = /\b(?:remove|removedirs|unlink|rmdir|rm|rename|renames|replace|truncate|ftruncate|move|kill)\b/

/** Begin of an import of names from Python's module, and characters of the names: in parentheses, or on the line. */
const FROM_OS = /\bfrom\s{1,9}os\s{1,9}import\b/g
const MAX_NAMES = 500
/** Lists of names that are imported from Node's module, over several lines too. Groups: the names. */
const FROM_FS =
  /(\{[^{}]{0,1000}\})\s{0,9}(?:from|=\s{0,9}(?:await\s{1,9}import|require)\s{0,9}\()\s{0,9}['"](?:node:)?fs(?:-extra|\/promises)?['"]/g
/** Other names of such a module. Groups: the name. */
const RENAMED =
  /\bimport\s{1,9}os\s{1,9}as\s{1,9}(\w{1,60})|\bimport\s{1,9}(?:\*\s{1,9}as\s{1,9})?(\w{1,60})\s{1,9}from\s{1,9}['"](?:node:)?fs(?:-extra|\/promises)?['"]|\b(\w{1,60})\s{0,9}=\s{0,9}require\s{0,9}\(\s{0,9}['"](?:node:)?fs(?:-extra|\/promises)?['"]/g
/** A call of a member. Groups: the object, the member. */
const MEMBER = /(?<![\w.])(\w{1,60})\.(\w{1,40})\s{0,9}\(/g

/**
 * Return true for code that destroys something by a name that it computes. A wrong version of it, which a search tries
 * by the hundred, may destroy what belongs to others.
 */
export function isDestructive(text: string): boolean {
  return DESTROYS.some(pattern => pattern.test(text)) || importsDestroying(text) || callsRenamed(text)
}

/** True for code that imports such a function by its name. */
function importsDestroying(text: string): boolean {
  const ofOs = [...text.matchAll(FROM_OS)].map(({ index, 0: begin }) => {
    const rest = text.slice(index + begin.length, index + begin.length + MAX_NAMES)
    return rest.split(/^\s{0,9}\(/.test(rest) ? ')' : '\n', 1)[0] ?? ''
  })
  const ofFs = [...text.matchAll(FROM_FS)].map(([, names = '']) => names)
  return [...ofOs, ...ofFs].some(names => DESTROYING.test(names))
}

/** True for code that calls such a function on a module that it gave another name. */
function callsRenamed(text: string): boolean {
  const modules = new Set([...text.matchAll(RENAMED)].flatMap(([, ...names]) => names.filter(Boolean)))
  if (modules.size === 0) return false
  return [...text.matchAll(MEMBER)].some(
    ([, object = '', member = '']) => modules.has(object) && DESTROYING.test(member),
  )
}
