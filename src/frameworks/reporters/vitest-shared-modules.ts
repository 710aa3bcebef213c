/**
 * Source of a class for the reporter that keeps vitest (`vitest-warm.ts`): it says which modules variants of a file can share.
 * To load all modules of a project anew for each variant takes longer than a run.
 */
export const VITEST_SHARED_MODULES = String.raw`
const isProject = id => isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id)
// Lines of a file that are not indented and begin what is the same for all tests.
const DECLARES = /^(?:import\s|export\s*[*{]|(?:export\s+)?(?:default\s+)?(?:declare\s|type\s|interface\s|enum\s|const\s+enum\s|(?:async\s+)?function\b|(?:abstract\s+)?class\s)|\/\/|\/\*|[})\]])/
const IS_CONSTANT = /^(?:export\s+)?const\s+(?:[A-Z][A-Z\d_]*\b[^=]*=\s*[[{](?!\s*[\]}])|\w+(?::[^=]*)?\s*=\s*(?:(?:-?\d|['"]|true\b|false\b|null\b)[^,]*$|(?:async\s+)?(?:function\b|\w+\s*=>|\([^()]*\)(?:\s*:[^=]*)?\s*=>)))/

class SharedModules {
  /** False once variants have left something in what they share. */
  areClean = true
  /** Files by whether they may keep something. */
  keeping = new Map()
  constructor(tests) {
    this.tests = tests
  }

  /**
   * List the test files, the files that vary, those that keep something, and all that lead to them: in a large project, few of
   * what the tests load. Returns undefined where each variant needs modules of its own: what is replaced in one stays so.
   */
  apartFrom(tests, paths) {
    if (!this.areClean || paths.length === 0 || tests.some(path => /mock|spy|stub/i.test(readFileSync(path, 'utf8')))) return undefined
    const loaded = new Set(this.tests.graphs().flatMap(graph => [...graph.fileToModulesMap.keys()]))
    const files = this.tests.usersOf([...paths, ...[...loaded].filter(path => isProject(path) && this.keepsState(path))])
    return tests.every(path => files.has(path)) ? files : undefined
  }

  /** Tell whether a module may keep something between tests: it has more than functions, classes, types and constants. */
  keepsState(path) {
    if (!this.keeping.has(path)) {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : 'unknown'
      const isHarmless = line => /^\s/.test(line) || line === '' || DECLARES.test(line) || IS_CONSTANT.test(line)
      this.keeping.set(path, !text.split(/\r?\n/).every(isHarmless) || /^\s+static\b[^(\n]*=/m.test(text))
    }
    return this.keeping.get(path)
  }
}
`
