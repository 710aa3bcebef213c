import { VARIANT_VERDICTS } from './variant-verdicts.ts'

/**
 * Source of a class for the reporter that keeps jest (`jest-warm.ts`): it runs test files with many variants of what
 * they load, in one run. In the place of a test file jest gets one with a block for each variant, which loads the file
 * in a registry of modules of its own (`jest.isolateModules`), and jest's transformer gets another text for one of
 * them. It needs what the reporter has loaded of jest.
 */
export const JEST_VARIANTS = String.raw`
${VARIANT_VERDICTS}
const { subscribe } = require('node:diagnostics_channel')

class Variants extends Verdicts {
  // Each run has an environment that stays in memory for a while, and each variant code that is compiled.
  mostTurns = 2000
  /** Variants of the current request. */
  all = []
  /** Variants of the current run by their turn, and those whose text was loaded. */
  current = new Map()
  loaded = new Set()
  /**
   * Turn that runs, and the first one of a run that has started something elsewhere, or loads the file while its tests
   * run.
   */
  now = 0
  elsewhere = Infinity
  isLoading = false

  /** Prepare jest; undefined if it does not have what is needed. */
  static async of(tests, context, watch) {
    try {
      const { Runtime, transformer } = await tests.parts(context.config)
      const { transform, _transformAndBuildScript: build } = transformer
      if (typeof transform !== 'function' || typeof build !== 'function') return undefined
      const variants = new Variants()
      variants.tests = tests
      variants.context = context
      variants.watch = watch
      transformer.transform = function (path, options, source) {
        const variant = variants.textFor(path)
        return variant === undefined ? transform.call(this, path, options, source) : build.call(this, path, options, { ...options, instrument: false }, variant)
      }
      // Up to jest 30.0 a runtime keeps what it has transformed.
      const { transformFile } = Runtime.prototype
      if (transformFile !== undefined)
        Runtime.prototype.transformFile = function (path, options) {
          if (variants.isVaried(path)) this._fileTransforms?.delete(path)
          return transformFile.call(this, path, options)
        }
      for (const channel of ['child_process', 'worker_threads']) subscribe(channel, () => variants.leaves())
      for (const name of ['execFileSync', 'execSync', 'spawnSync']) {
        const module = require('node:child_process')
        const real = module[name]
        module[name] = (...words) => (variants.leaves(), real(...words))
      }
      return variants
    } catch {
      return undefined
    }
  }

  sift(request) {
    this.all = request.variants
    return super.sift(request)
  }

  leaves() {
    this.elsewhere = Math.min(this.elsewhere, this.now)
  }

  isVaried(path) {
    return [...this.current.values()].some(variant => variant?.path === path)
  }

  textFor(path) {
    if (!this.isVaried(path)) return undefined
    // What is loaded while tests run stays for the variants that follow.
    if (!this.isLoading) this.leaves()
    const variant = this.current.get(this.now)
    if (variant?.path !== path) return undefined
    this.loaded.add(this.now)
    return variant.text
  }

  async run({ files, only, titles }, variants, ms) {
    const turns = variants.map(() => (this.turn += 1))
    this.current = new Map(turns.map((turn, index) => [turn, variants[index]]))
    this.loaded.clear()
    this.elsewhere = Infinity
    const escaped = text => text.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
    const pattern = '^variant \\d+ (?:' + titles.map(each => escaped(each.join(' '))).join('|') + ')$'
    const found = new Map()
    for (const file of files) await this.runFile(resolve(file), { turns, variants, pattern, found, ms })
    this.current.clear()
    const wanted = keysOf({ only, titles })
    return turns.map((turn, index) => {
      const problems = wanted.map(test => found.get(turn)?.get(test) ?? 'missing')
      const hasRun = found.has(turn) && !problems.includes('ended')
      const isKnown = variants[index] === undefined || (hasRun && this.loaded.has(turn) && turn < this.elsewhere)
      return { passed: problems.filter(each => each === '').length, problems, isKnown }
    })
  }

  /** Run a test file with all variants, and collect the problem of each test by turn, '' if it passed. */
  async runFile(path, { turns, variants, pattern, found, ms }) {
    const block = join(__dirname, 'variants.cjs')
    const [docblock = ''] = /^\s*\/\*\*[\s\S]*?\*\//.exec(readFileSync(path, 'utf8')) ?? []
    writeFileSync(block, docblock + BLOCK)
    const begin = (turn, isLoading) => {
      this.now = turn
      this.isLoading = isLoading
      const variant = variants[turns.indexOf(turn)]
      this.watch.start(ms, variant && { index: this.all.indexOf(variant), count: this.all.length })
    }
    const about = { path, turns, begin }
    const { config } = this.context
    // A function is no part of the text by which jest names its caches.
    const globals = { ...config.globals, fixTestsVariants_: name => about[name] }
    const context = { ...this.context, config: { ...config, globals } }
    const globalConfig = Object.freeze({ ...this.globalConfig, testNamePattern: pattern, updateSnapshot: 'none' })
    const outcome = await this.tests.run({ context, path: block }, globalConfig)
    for (const { ancestorTitles: [suite, ...above], title, status, failureMessages } of outcome?.testResults ?? []) {
      const turn = Number(/^variant (\d+)$/.exec(suite ?? '')?.[1] ?? 0)
      if (!this.current.has(turn) || status === 'pending' || status === 'skipped') continue
      const tests = found.get(turn) ?? found.set(turn, new Map()).get(turn)
      const key = JSON.stringify([path, ...above, title])
      tests.set(key, tests.get(key) || (status === 'passed' ? '' : status === 'failed' ? 'fail ' + messageOf(failureMessages) : 'ended'))
    }
  }
}

/** The message of a failure, without the frames of its stack. */
const messageOf = ([text = '']) => text.split(/\n\s+at /)[0].slice(0, 300)

/** Text of a test file that loads another one for each turn. */
const BLOCK = [
  '',
  'const [path, turns, begin] = ["path", "turns", "begin"].map(fixTestsVariants_)',
  'delete globalThis.fixTestsVariants_',
  'const globals = new Set(Reflect.ownKeys(globalThis))',
  'const forget = () => {',
  '  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)',
  '}',
  'const env = { ...process.env }',
  'const reset = () => {',
  '  jest.useRealTimers()',
  '  jest.restoreAllMocks()',
  '  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]',
  '  Object.assign(process.env, env)',
  '  forget()',
  '}',
  'for (const turn of turns)',
  "  describe('variant ' + turn, () => {",
  '    beforeAll(() => begin(turn, false))',
  '    beforeEach(() => begin(turn, false))',
  '    afterAll(reset)',
  '    begin(turn, true)',
  '    try {',
  '      jest.isolateModules(() => require(path))',
  '    } catch {',
  '      // Without the tests of the file, the variant is not known.',
  '    }',
  '    begin(turn, false)',
  '    forget()',
  '  })',
].join('\n')
`
