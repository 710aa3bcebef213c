import { VARIANT_VERDICTS } from './variant-verdicts.ts'
import { VITEST_BLOCK } from './vitest-block.ts'
import { VITEST_SHARED_MODULES } from './vitest-shared-modules.ts'
import { VITEST_VARIANTS } from './vitest-variants.ts'

/**
 * Source of a vitest reporter that keeps vitest before its first run. For each request, one line of JSON on its
 * standard input, it forgets the files that have changed, has vitest run the tests in new processes, and lets vitest's
 * own JUnit reporter write the report. Each answer is a line of JSON behind the word in FIX_TESTS_WARM.
 *
 * vitest calls a reporter with itself before it looks for tests. So it was started as ever: by the project's package
 * manager, with its configuration. It knows vitest 1 to 5 by what they have.
 *
 * Requests: `files`; `words`, the pattern of the tests' names, or none for all; and `ms`, the time limit.
 */
export const VITEST_WARM = String.raw`import { readFileSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { isAbsolute, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const word = process.env.FIX_TESTS_WARM
delete process.env.FIX_TESTS_WARM
const say = what => writeFileSync(1, '\n' + word + ' ' + JSON.stringify(what) + '\n')

export default class WarmReporter {
  report
  async onInit(vitest) {
    if (word !== undefined) await this.serve(vitest)
  }
  // vitest 1 and 2 call the first, later versions the other, and vitest 3 both.
  onFinished(...results) {
    return this.report?.onTestRunEnd ? undefined : this.report?.onFinished?.(...results)
  }
  onTestRunEnd(...results) {
    return this.report?.onTestRunEnd?.(...results)
  }

  async serve(vitest) {
    const junit = vitest.reporters?.find(each => each !== this && (each.onTestRunEnd ?? each.onFinished))
    const tests = new Tests(vitest)
    const isClean = junit !== undefined && tests.canServe
    if (isClean) vitest.reporters.splice(0, vitest.reporters.length, this)
    const canSift = isClean && Variants.canServe(tests)
    const variants = canSift ? new Variants(tests) : undefined
    say({ isClean, canSift })
    for await (const line of createInterface({ input: process.stdin })) {
      const request = JSON.parse(line)
      const { files, words, ms } = request
      const until = performance.now() + ms
      // The runner has to judge a change of what vitest itself has loaded.
      if (!(await tests.refresh())) break
      if (request.variants !== undefined) {
        this.report = undefined
        const answer = await variants.sift(request)
        say({ ended: 'done', isShared: true, ...answer })
        if (answer.isLast) break
        continue
      }
      // A JUnit reporter writes one report.
      this.report = new junit.constructor(junit.options)
      await this.report.onInit(vitest)
      let timer
      const over = new Promise(done => (timer = setTimeout(done, until - performance.now(), 'timed-out')))
      const ended = await Promise.race([tests.run(files, words[0]).then(() => 'done', () => 'died'), over])
      clearTimeout(timer)
      // Up to vitest 3 the end of a process of tests ends vitest, too.
      const isLast = ended === 'timed-out'
      say({ ended, isLast })
      if (isLast) break
    }
    process.exit(0)
  }
}

class Tests {
  states = new Map()
  specs = new Map()
  constructor(vitest) {
    this.vitest = vitest
    this.start = vitest.runTestSpecifications ?? vitest.runFiles
    this.find = vitest.globTestSpecifications ?? vitest.globTestSpecs ?? vitest.globTestFiles
    this.invalidated = vitest.watcher?.invalidates ?? vitest.invalidates
  }

  get canServe() {
    const { config, configOverride } = this.vitest
    const isOwn = ({ browser, typecheck }) => browser?.enabled || typecheck?.enabled
    return [this.start, this.find, this.invalidated, configOverride].every(Boolean) && this.graphs().length > 0 && !isOwn(config)
  }

  async run(files, titles) {
    const { vitest } = this
    vitest.configOverride.testNamePattern = titles === undefined ? undefined : new RegExp(titles)
    const key = JSON.stringify(files)
    if (!this.specs.has(key)) {
      const wanted = new Set(files.map(file => resolve(file)))
      const all = await this.find.call(vitest, files)
      this.specs.set(key, all.filter(each => wanted.has(each.moduleId ?? each[1])))
    }
    await this.start.call(vitest, this.specs.get(key), false)
    // What the run has loaded was read after the last change.
    await this.refresh()
  }

  /** List the modules of each project: until vite 5 a server has one list, since vite 6 one for each environment. */
  graphs() {
    return (this.vitest.projects ?? []).flatMap(({ vite, server = vite }) => {
      const { environments, moduleGraph } = server ?? {}
      const all = environments ? Object.values(environments).map(each => each.moduleGraph) : [moduleGraph]
      return all.filter(graph => graph?.fileToModulesMap)
    })
  }

  /** Have vitest read changed files again. Returns false if it cannot. */
  async refresh() {
    const own = this.loaded()
    const files = this.graphs().flatMap(graph => [...graph.fileToModulesMap.keys()])
    for (const file of new Set([...own, ...files])) {
      if (/[\\/]node_modules[\\/]/.test(file)) continue
      const state = await stateOf(file)
      const before = this.states.get(file)
      this.states.set(file, state)
      if (before === undefined || before === state) continue
      if (own.has(file) || this.isUsedBy(own, file)) return false
      this.invalidate(file)
    }
    return true
  }

  /** List the files that the process itself has loaded: the configuration with its imports, and global set-ups. */
  loaded() {
    const all = (this.vitest.projects ?? []).flatMap(({ vite, server = vite, config }) => [
      server?.config?.configFile ?? [],
      server?.config?.configFileDependencies ?? [],
      config?.globalSetup ?? [],
    ])
    return new Set(all.flat().map(file => resolve(file)))
  }

  isUsedBy(own, file) {
    return [...this.usersOf([file])].some(each => own.has(each))
  }

  /** Return these files, and those that load them, directly or not. */
  usersOf(files) {
    const seen = new Set(this.graphs().flatMap(graph => files.flatMap(file => [...(graph.getModulesByFile(file) ?? [])])))
    for (const { importers = [] } of seen) for (const each of importers) seen.add(each)
    return new Set([...seen].map(({ file }) => file))
  }

  invalidate(file) {
    this.invalidated.add(file)
    if (this.vitest.invalidateFile) return this.vitest.invalidateFile(file)
    for (const graph of this.graphs())
      for (const module of graph.getModulesByFile(file) ?? []) graph.invalidateModule(module, new Set(), Date.now(), true)
  }
}

async function stateOf(file) {
  try {
    const { mtimeNs, ctimeNs, size, ino } = await stat(file, { bigint: true })
    return [mtimeNs, ctimeNs, size, ino].join(' ')
  } catch {
    return 'missing'
  }
}
${VITEST_SHARED_MODULES}${VITEST_BLOCK}${VARIANT_VERDICTS}${VITEST_VARIANTS}`
