/**
 * Source of a class for the reporter that keeps vitest (`vitest-warm.ts`): it runs test files with many variants of what
 * they load, in one run. In the place of a test file vitest gets one with a block for each variant, which loads the file
 * anew. A query on the ids of the project's modules keeps the variants apart, and vite has another text for one of them.
 * It needs the reporter's imports and its class `Tests`, and what `vitest-shared-modules.ts` and `vitest-block.ts` hold.
 */
export const VITEST_VARIANTS = String.raw`
const TAG = /[?&]fix-tests-variant=(\d+)/
const untagged = id => id.replace(TAG, '')
const pathOf = id => untagged(id).split('?')[0]
class Variants {
  /** True if vite can be given another text, which stays in its memory. */
  static canServe({ vitest }) {
    const keeps = ({ config }) => config?.fsModuleCache || config?.experimental?.fsModuleCache
    return vitest.state?.getFiles !== undefined && (vitest.cache?._modules !== undefined || !(vitest.projects ?? []).some(keeps))
  }

  turn = 0
  /** Files of which each variant of the current run has its own module; undefined for all. */
  apart
  /** Problems of the tests with the unchanged code, as they were seen first. */
  problems = new Map()
  /** Milliseconds for which a run may stand still. */
  limit = 3000
  /** Variants of the current run by their turn, and those whose text was loaded. */
  current = new Map()
  loaded = new Set()
  blocks = new Map()
  journal = fileURLToPath(new URL('./variants', import.meta.url))

  constructor(tests) {
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
      const isOwn = turn !== undefined && found && isProject(found.id) && (this.apart?.has(pathOf(found.id)) ?? true)
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
   * Run tests with each of these variants, undefined for the unchanged code. Returns for each the number of tests that pass,
   * undefined if only a run of the file can tell, and 'slow' if it took too long. Then the others are not known.
   */
  async run({ files, only, titles }, variants, ms) {
    const turns = variants.map(() => (this.turn += 1))
    this.current = new Map(turns.map((turn, index) => [turn, variants[index]]))
    this.loaded.clear()
    writeFileSync(this.journal, '')
    const paths = files.map(file => resolve(file))
    this.blocks = new Map(paths.map(path => [path, blockOf(path, turns, this.journal)]))
    this.apart = this.shared.apartFrom(paths, variants.flatMap(each => each?.path ?? []))
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

  /** Let no test write a snapshot, or wait longer than a variant may, and no time go into stacks. Returns what undoes that. */
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

  /** Answer a request with variants, or else with the number of tests that pass on the unchanged code. */
  async sift({ variants, enough, each, others, ...asked }) {
    if (variants.length === 0) {
      const began = performance.now()
      const [result] = await this.run(asked, [undefined], each)
      this.limit = 1000 + 2 * (performance.now() - began)
      const { passed: unchanged = null, problems } = result ?? {}
      for (const [at, key] of keysOf(asked).entries()) if (!this.problems.has(key)) this.problems.set(key, problems?.[at])
      return { verdicts: [], unchanged, problems, isLast: typeof result !== 'object' }
    }
    const limit = Math.min(each, this.limit)
    const verdicts = variants.map(() => null)
    let isLast = false
    let endsAsBefore = true
    const judge = async (tests, indexes, need) => {
      if (indexes.length === 0 || isLast) return
      const { said, isSame } = await this.beforeUnchanged(tests, indexes.map(index => variants[index]), limit)
      isLast = said.some(each => typeof each !== 'object')
      if (endsAsBefore !== false && isSame !== true) endsAsBefore = isSame
      for (const [at, index] of indexes.entries()) {
        const result = said[at]
        if (result === undefined) verdicts[index] = null
        else if (result === 'slow') verdicts[index] = 'slow'
        else verdicts[index] = result.passed >= need ? true : result.isKnown ? false : null
      }
    }
    const indexesOf = verdict => variants.flatMap((_, index) => (verdicts[index] === verdict ? [index] : []))
    await judge(asked, [...variants.keys()], enough)
    const passing = indexesOf(true)
    const all = others.only.length
    if (all > 0) await judge(others, passing, all)
    // One that may be flaky has a second turn.
    if (all > 0) await judge(others, passing.filter(index => verdicts[index] === false), all)
    return { verdicts, endsAsBefore, isLast: isLast || this.turn > MAX_TURNS }
  }

  /**
   * Run tests with variants, and then with the unchanged code. Returns what holds for each; and whether that code ends as
   * ever, undefined if it is not known.
   */
  async beforeUnchanged(tests, variants, ms) {
    const keys = keysOf(tests)
    // A test that does not end on the unchanged code has no known end.
    if (!keys.every(key => this.problems.has(key))) return { said: await this.run(tests, variants, ms) }
    const run = async () => {
      const said = await this.run(tests, [...variants, undefined], ms)
      const last = said.pop()
      const hasRun = typeof last === 'object' && !last.problems.some(each => each === 'missing' || each === 'ended')
      return { said, isSame: hasRun ? keys.every((key, at) => this.problems.get(key) === last.problems[at]) : undefined }
    }
    const shared = await run()
    if (shared.isSame !== false || this.apart === undefined) return shared
    this.shared.areClean = false
    return run()
  }
}
const keysOf = ({ only, titles }) => only.map((file, index) => JSON.stringify([resolve(file), ...titles[index]]))
function problemOf(result) {
  if (result?.state === 'pass') return ''
  if (result?.state !== 'fail') return 'ended'
  return 'fail ' + String(result?.errors?.[0]?.message ?? '').replace(new RegExp(TAG, 'g'), '').slice(0, 300)
}

// Each variant leaves its modules in vite's lists.
const MAX_TURNS = 1000
`
