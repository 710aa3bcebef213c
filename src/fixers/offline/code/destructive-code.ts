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
  // Programs: in a shell's line, or as the first word of a list.
  /\brm\s{1,9}(?:-\w{0,9}[rf]|--recursive|\$)|\bgit\s{1,9}clean\b|['"]git['"],\s{0,9}\[['"]clean['"]|\s-delete\b/,
  /\b(?:spawn|exec|run|call|check_call|Popen|Command|execa|system)\w{0,9}\s{0,3}(?:\(|::new\()\s{0,9}\[?['"`]rm\b/,
  /\b(?:process|os|Process|syscall|libc|posix|signal)(?:\.|::)[kK]ill\b/,
  /\b(?:DELETE\s{1,9}FROM|DROP\s{1,9}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\s{1,9}TABLE)\b|['"`]\s{0,99}delete from\b/,
  /\b(?:deleteMany|deleteOne|delete_many|delete_one|findByIdAndDelete|dropDatabase|dropTable|drop_all|delete_all|destroy_all|flushall|flushdb)\b/i,
]

/**
 * Return true for code that destroys something by a name that it computes. A wrong version of it, which a search tries
 * by the hundred, may destroy what belongs to others.
 */
export function isDestructive(text: string): boolean {
  return DESTROYS.some(pattern => pattern.test(text)) || text.split('\n').some(importsFromOs)
}

/** True for a line of Python that imports such a function by its name. */
function importsFromOs(line: string): boolean {
  return line.startsWith('from os import ') && /\b(?:remove|unlink|rmdir|rename|replace|kill)\b/.test(line)
}
