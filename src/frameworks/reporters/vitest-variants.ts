/**
 * Source of a class for the reporter that keeps vitest (`vitest-warm.ts`): it runs test files with many variants of what
 * they load, in one run. In the place of a test file vitest gets one with a block for each variant, which loads the file
 * anew. A query on the ids of the project's modules keeps the variants apart, and vite has another text for one of them.
 * It needs the reporter's imports and its class `Tests`.
 */
export const VITEST_VARIANTS = String.raw`
const TAG = /[?&]fix-tests-variant=(\d+)/
const untagged = id => id.replace(TAG, '')
const tagged = (id, turn) => id + (id.includes('?') ? '&' : '?') + 'fix-tests-variant=' + turn
const pathOf = id => untagged(id).split('?')[0]
const isProject = id => isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id)

class Variants {
  /** True if vite can be given another text, which stays in its memory. */
  static canServe({ vitest }) {
    const keeps = ({ config }) => config?.fsModuleCache || config?.experimental?.fsModuleCache
    return vitest.state?.getFiles !== undefined && (vitest.cache?._modules !== undefined || !(vitest.projects ?? []).some(keeps))
  }

  turn = 0
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
      return turn === undefined || !found || !isProject(found.id) ? found : { ...found, id: tagged(found.id, turn) }
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
    this.blocks = new Map(paths.map(path => [path, this.block(path, turns)]))
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
    const wanted = only.map((file, index) => JSON.stringify([resolve(file), ...titles[index]]))
    return turns.map((turn, index) => {
      const problems = wanted.map(test => found.get(turn)?.get(test) ?? 'missing')
      // What another one has ended has not run.
      const hasRun = found.has(turn) && !problems.includes('ended')
      const isKnown = variants[index] === undefined || (hasRun && this.loaded.has(turn) && turn < elsewhere)
      return { passed: problems.filter(each => each === '').length, problems, isKnown }
    })
  }

  /** Text of a test file that loads another one for each turn. What runs elsewhere runs the file on the disk. */
  block(path, turns) {
    return [
      "import { afterAll, beforeAll, beforeEach, describe, vi } from 'vitest'",
      "import child_process from 'node:child_process'",
      "import { subscribe } from 'node:diagnostics_channel'",
      "import { appendFileSync } from 'node:fs'",
      "import { syncBuiltinESMExports } from 'node:module'",
      'const note = (what, turn) => appendFileSync(' + JSON.stringify(this.journal) + ", what + ' ' + turn + '\\n')",
      'let current = 0',
      "const elsewhere = () => note('elsewhere', current)",
      "for (const channel of ['child_process', 'worker_threads']) subscribe(channel, elsewhere)",
      "for (const name of ['execFileSync', 'execSync', 'spawnSync']) {",
      '  const real = child_process[name]',
      '  child_process[name] = (...words) => (elsewhere(), real(...words))',
      '}',
      'syncBuiltinESMExports()',
      'const load = {',
      ...turns.map(turn => '  ' + turn + ': () => import(' + JSON.stringify(tagged(path, turn)) + '),'),
      '}',
      'const globals = new Set(Reflect.ownKeys(globalThis))',
      'const forget = () => {',
      '  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)',
      '}',
      'const env = { ...process.env }',
      'const reset = () => {',
      '  vi.useRealTimers()',
      '  vi.unstubAllGlobals?.()',
      '  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]',
      '  Object.assign(process.env, env)',
      '  forget()',
      '}',
      'for (const turn of ' + JSON.stringify(turns) + ')',
      "  describe('variant ' + turn, async () => {",
      "    note('load', current = turn)",
      "    beforeAll(() => note('run', current = turn))",
      '    beforeEach(() => void (current = turn))',
      '    afterAll(reset)',
      '    await load[turn]().catch(() => undefined)',
      '    forget()',
      '  })',
    ].join('\n')
  }

  /** Let no test write a snapshot, or wait longer than a variant may. Returns what undoes that. */
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
      return { verdicts: [], unchanged, problems, isLast: typeof result !== 'object' }
    }
    const limit = Math.min(each, this.limit)
    const verdicts = variants.map(() => null)
    let isLast = false
    const judge = async (tests, indexes, need) => {
      if (indexes.length === 0 || isLast) return
      const said = await this.run(tests, indexes.map(index => variants[index]), limit)
      isLast = said.some(each => typeof each !== 'object')
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
    return { verdicts, isLast: isLast || this.turn > MAX_TURNS }
  }
}
function problemOf(result) {
  if (result?.state === 'pass') return ''
  if (result?.state !== 'fail') return 'ended'
  return 'fail ' + String(result?.errors?.[0]?.message ?? '').slice(0, 300)
}

// Each variant leaves its modules in vite's lists.
const MAX_TURNS = 1000
`
