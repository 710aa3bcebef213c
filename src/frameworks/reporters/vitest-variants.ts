/**
 * Source of a class for the reporter that keeps vitest (`vitest-warm.ts`): it runs test files with many variants of
 * what they load, in one run. In the place of a test file vitest gets one with a block for each variant, which loads
 * the file anew. A query on the ids of the project's modules keeps the variants apart, and vite has another text for
 * one of them. It needs the reporter's imports and its class `Tests`, and what `vitest-shared-modules.ts`,
 * `vitest-block.ts` and `variant-verdicts.ts` hold.
 */
export const VITEST_VARIANTS = String.raw`
const TAG = /[?&]fix-tests-variant=(\d+)/
const untagged = id => id.replace(TAG, '')
const pathOf = id => untagged(id).split('?')[0]
class Variants extends Verdicts {
  /** True if vite can be given another text, which stays in its memory. */
  static canServe({ vitest }) {
    const keeps = ({ config }) => config?.fsModuleCache || config?.experimental?.fsModuleCache
    return vitest.state?.getFiles !== undefined && (vitest.cache?._modules !== undefined || !(vitest.projects ?? []).some(keeps))
  }

  /** Files whose modules the variants of the current run share. */
  common = new Set()
  /** Paths of modules that keep nothing between tests. */
  stateless = []
  /** Variants of the current run by their turn, and those whose text was loaded. */
  current = new Map()
  loaded = new Set()
  blocks = new Map()
  journal = fileURLToPath(new URL('./variants', import.meta.url))

  constructor(tests) {
    super()
    this.tests = tests
    this.vitest = tests.vitest
    this.shared = new SharedModules(tests)
    // Nothing of a variant may be kept on the disk. Null is the path of a module that has no place there.
    if (this.vitest.cache?._modules) this.vitest.cache._modules.getMemoryCachePath = () => null
    for (const { vite, server = vite } of this.vitest.projects ?? []) {
      const environments = Object.values(server?.environments ?? {})
      for (const { pluginContainer } of environments.length > 0 ? environments : [server]) this.extend(pluginContainer)
    }
  }

  /** Have vite's plug-ins know the variants. */
  extend(container) {
    const resolveId = container.resolveId.bind(container)
    const load = container.load.bind(container)
    container.resolveId = async (id, importer, ...rest) => {
      const turn = (TAG.exec(id) ?? TAG.exec(importer ?? ''))?.[1]
      const found = await resolveId(untagged(id), importer && untagged(importer), ...rest)
      const isOwn = turn !== undefined && found && isProject(found.id) && !this.common.has(pathOf(found.id))
      return isOwn ? { ...found, id: tagged(found.id, turn) } : found
    }
    container.load = async (id, ...rest) => {
      const turn = Number(TAG.exec(id)?.[1] ?? 0)
      if (turn === 0) return this.blocks.has(id) ? { code: this.blocks.get(id), map: null } : load(id, ...rest)
      const variant = this.current.get(turn)
      if (variant === undefined || variant.path !== pathOf(id)) return load(untagged(id), ...rest)
      this.loaded.add(turn)
      return { code: variant.text, map: null }
    }
  }

  /**
   * Run tests with each of these variants, undefined for the unchanged code. Returns for each the number of tests that
   * pass, undefined if only a run of the file can tell, and 'slow' if it took too long. Then the others are not known.
   */
  async run({ files, only, titles }, variants, ms) {
    const turns = variants.map(() => (this.turn += 1))
    this.current = new Map(turns.map((turn, index) => [turn, variants[index]]))
    this.loaded.clear()
    writeFileSync(this.journal, '')
    const paths = files.map(file => resolve(file))
    this.blocks = new Map(paths.map(path => [path, blockOf(path, turns, this.journal)]))
    this.common = this.shared.between(paths, variants.flatMap(each => each?.path ?? []), this.stateless)
    const restore = this.prepare(ms)
    for (const path of paths) this.tests.invalidate(path)
    // vitest joins titles by a space, and since version 5 by more.
    const names = titles.map(each => each.map(title => title.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&').replaceAll(' ', '\\s')).join(' (?:> )?'))
    const pattern = '^ ?variant \\d+ (?:> )?(?:' + names.join('|') + ')$'
    const slow = await this.untilStill(this.tests.run(files, pattern), ms)
    restore()
    this.blocks.clear()
    for (const path of paths) this.tests.invalidate(path)
    if (slow !== undefined) return turns.map(turn => (turn === slow ? 'slow' : undefined))
    const found = this.found()
    const { elsewhere } = this.noted()
    const wanted = keysOf({ only, titles })
    return turns.map((turn, index) => {
      const problems = wanted.map(test => found.get(turn)?.get(test) ?? 'missing')
      // What another one has ended has not run.
      const hasRun = found.has(turn) && !problems.includes('ended')
      const isKnown = variants[index] === undefined || (hasRun && this.loaded.has(turn) && turn < elsewhere)
      return { passed: problems.filter(each => each === '').length, problems, isKnown }
    })
  }

  async sift({ stateless = [], ...request }) {
    this.stateless = stateless
    return { ...(await super.sift(request)), loaded: this.shared.loaded() }
  }

  separates() {
    this.shared.areClean = false
    return this.common.size > 0
  }

  /**
   * Let no test write a snapshot, or wait longer than a variant may, and no time go into stacks. Returns what undoes
   * that.
   */
  prepare(ms) {
    const undo = []
    const set = (object, key, value) => {
      if (object?.[key] === undefined) return
      const before = object[key]
      object[key] = value
      undo.push(() => (object[key] = before))
    }
    for (const { config } of [this.vitest, ...(this.vitest.projects ?? [])]) {
      set(config?.snapshotOptions, 'updateSnapshot', 'none')
      set(config, 'testTimeout', Math.min(config?.testTimeout || Infinity, Math.ceil(ms)))
    }
    set(this.vitest.snapshot?.options, 'updateSnapshot', 'none')
    // To map each frame of a failure, vitest would search its files for source maps.
    const { _testRun: run } = this.vitest
    const update = run?.updated?.bind(run)
    set(run, 'updated', (packs, ...rest) => {
      for (const [, result] of packs) for (const error of result?.errors ?? []) if (Object(error) === error) error.stacks ??= []
      return update(packs, ...rest)
    })
    return () => undo.reverse().forEach(each => each())
  }

  /** Wait for a run. Returns the turn at which it stands still, if it does. */
  async untilStill(running, ms) {
    let state = 'running'
    void running.then(() => (state = 'ended'), () => (state = 'ended'))
    let last = ''
    let since = performance.now()
    for (;;) {
      if (state === 'ended') return undefined
      await new Promise(done => setTimeout(done, 20))
      const text = readFileSync(this.journal, 'utf8')
      if (text !== last) [last, since] = [text, performance.now()]
      else if (performance.now() - since > ms) return this.noted().turn
    }
  }

  noted() {
    const lines = readFileSync(this.journal, 'utf8').split('\n').slice(0, -1).map(line => line.split(' '))
    const turns = lines.map(([, turn]) => Number(turn))
    // What was started may serve those that come later.
    const elsewhere = Math.min(...turns.filter((_, index) => lines[index][0] === 'elsewhere'))
    return { turn: turns.at(-1) ?? 0, elsewhere }
  }

  /** Collect the problem of each test, '' if it passed, by turn. */
  found() {
    const found = new Map()
    for (const file of this.vitest.state.getFiles())
      for (const suite of file.tasks) {
        const turn = Number(/^variant (\d+)$/.exec(suite.name)?.[1] ?? 0)
        if (!this.current.has(turn)) continue
        const tests = found.get(turn) ?? found.set(turn, new Map()).get(turn)
        const walk = (tasks, above) => {
          for (const { name, tasks: below, result, mode } of tasks) {
            const key = JSON.stringify([file.filepath, ...above, name])
            if (below !== undefined) walk(below, [...above, name])
            else if (mode !== 'skip') tests.set(key, tests.get(key) || problemOf(result))
          }
        }
        walk(suite.tasks ?? [], [])
      }
    return found
  }
}
function problemOf(result) {
  if (result?.state === 'pass') return ''
  if (result?.state !== 'fail') return 'ended'
  return 'fail ' + String(result?.errors?.[0]?.message ?? '').replace(new RegExp(TAG, 'g'), '').slice(0, 300)
}
`
