/**
 * Source of a class for the reporter that keeps vitest (`vitest-warm.ts`): it says which modules variants of a file can
 * share. To load all modules of a project anew for each variant takes longer than a run.
 */
export const VITEST_SHARED_MODULES = String.raw`
const isProject = id => isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id)
// Words of a test file that changes what it imports.
const CHANGES = /mock|spy|stub|prototype|defineProperty|Object\.assign|Reflect/i
const MOST_MODULES = 2000

class SharedModules {
  /** False once variants have left something in what they share. */
  areClean = true
  constructor(tests) {
    this.tests = tests
  }

  /** List the modules of the project that vitest has loaded. */
  loaded() {
    const all = new Set(this.tests.graphs().flatMap(graph => [...graph.fileToModulesMap.keys()]))
    return [...all].filter(isProject).slice(0, MOST_MODULES)
  }

  /**
   * Choose the modules that variants share: those that keep nothing, and lead neither to a file that varies nor to a
   * module that may keep something. Each variant has all others for itself, also those that no other has loaded.
   * @param stateless paths of the modules that keep nothing
   */
  between(tests, paths, stateless) {
    if (!this.areClean || paths.length === 0 || tests.some(path => CHANGES.test(readFileSync(path, 'utf8')))) return new Set()
    const known = new Set(stateless)
    const apart = this.tests.usersOf([...paths, ...this.loaded().filter(path => !known.has(path))])
    return new Set(stateless.filter(path => !apart.has(path)))
  }
}
`
