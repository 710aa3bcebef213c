/**
 * Calls and texts that delete, move or empty files, that delete data of a database, or that end processes, in the languages
 * that the engine changes.
 */
const DESTROYS: readonly RegExp[] = [
  /\b(?:rm|rmdir|unlink|rmtree|removedirs|emptydir|emptyDir|deleteAsync|remove_file|remove_dir_all|remove_dir)\s{0,9}\(/,
  /\b(?:rm|rmdir|unlink|remove|emptyDir|delete|rimraf|rename|move|truncate)Sync\s{0,9}\(/,
  /\b(?:rimraf|send2trash|fs-extra|deleteOnExit|killpg|RemoveAll)\b/,
  /\b(?:from|require\()\s{0,9}['"](?:del|trash)['"]/,
  /\b(?:fs|fse|fsp|fsPromises|promises)\.(?:rename|remove|move|truncate|ftruncate)\b/,
  /\bos\.(?:remove|unlink|rename|renames|replace|truncate|Remove|Rename|Truncate)\b/,
  /\bfrom os import [^\n]{0,200}\b(?:remove|unlink|rmdir|rename|replace|kill)\b/,
  /\bshutil\.(?:rmtree|move)\b|\.delete\s{0,9}\(\s{0,9}\)/,
  /\bFiles\.(?:delete|move)|\bFileUtils\.(?:delete|clean|forceDelete|move|rm|remove|mv)/,
  /\b(?:File|Dir|Pathname)\.(?:delete|unlink|rename|rmdir|rmtree)\b|\bfs::(?:remove|rename)/,
  /\brm\s{1,9}-\w{0,9}[rf]|\bgit\s{1,9}clean\b/,
  /\b(?:process|os|Process|syscall|libc|posix)(?:\.|::)[kK]ill\s{0,9}\(/,
  /\b(?:DELETE\s{1,9}FROM|DROP\s{1,9}(?:TABLE|DATABASE|SCHEMA)|TRUNCATE\s{1,9}TABLE)\b/i,
  /\b(?:deleteMany|deleteOne|dropDatabase|dropTable|drop_all|delete_all|destroy_all)\b/,
]

/**
 * Return true for code that destroys something by a name that it computes. A wrong version of it, which a search tries by
 * the hundred, may destroy what belongs to others.
 */
export function isDestructive(text: string): boolean {
  return DESTROYS.some(pattern => pattern.test(text))
}
