/** Folders that package managers of JavaScript and Python fill, and environments of Python. */
const FOLDERS: ReadonlySet<string> = new Set([
  'node_modules',
  'bower_components',
  'site-packages',
  'dist-packages',
  '.venv',
  'venv',
])

/** True for a file of an installed package, or of an environment. @param path with the separators of any system */
export function isInstalledCode(path: string): boolean {
  return path.split(/[\\/]/).some(folder => FOLDERS.has(folder))
}

/** True for code of others, which some projects commit. @param path with the separators of any system */
export function isForeignCode(path: string): boolean {
  return isInstalledCode(path) || path.split(/[\\/]/).includes('vendor')
}
