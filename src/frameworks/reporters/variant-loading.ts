/**
 * Source of functions for a program that runs tests of Node.js many times in its own process: each time it loads the
 * project anew, with another text for one file. Installed modules are loaded once, so what a run leaves behind in them
 * meets the next one. Needs `child_process`, `subscribe`, `dirname`, `join`, `syncBuiltinESMExports`, `fileURLToPath`,
 * `registerHooks` or undefined, `fs`, `require`, and `here`, the folder of the program; and `results`, which calls
 * `renew`, runs tests, and gives the problem of each by its file and titles, '' if it passed.
 */
export const VARIANT_LOADING = String.raw`
let turn = 0
let variant
// What another process or thread runs is the file on the disk, also long after its start.
let elsewhere = false
let isLoaded = false
// An error behind the end of a test falls into another one.
let isLoose = false
process.prependListener('uncaughtException', () => (isLoose = true))
const cwd = process.cwd()
let env
let globals
/** Note what is to be there before each run. */
function remember() {
  env = { ...process.env }
  globals = new Map(Reflect.ownKeys(globalThis).map(key => [key, Object.getOwnPropertyDescriptor(globalThis, key)]))
  for (const key of Object.keys(require.cache)) if (isOwn(key)) early.add(key)
}

const isOwn = path => !/[\\/]node_modules[\\/]/.test(path) && !path.startsWith(here)
// What the project has loaded before its tests stays, as installed modules do: tests get what its set-up got.
const early = new Set()
const isRenewed = path => isOwn(path) && !early.has(path)
const pathOf = url => (url?.startsWith('file:') ? fileURLToPath(url.split(/[?#]/)[0]) : undefined)

const { readFileSync, statSync } = fs
if (registerHooks === undefined) {
  // Modules of CommonJS are read by the file system's own functions. What is imported is loaded once.
  fs.readFileSync = (path, ...rest) => {
    if (variant === undefined || path !== variant.path) {
      const text = readFileSync(path, ...rest)
      if (turn > 0 && typeof path === 'string' && /\.[cm]?[jt]sx?$/.test(path) && isOwn(path)) elsewhere ||= isModule(path) || /\bimport\s*\(/.test(text)
      return text
    }
    isLoaded = true
    elsewhere ||= isModule(path)
    return rest[0] === undefined ? Buffer.from(variant.text) : variant.text
  }
} else {
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context)
      const path = pathOf(found.url)
      if (turn === 0 && path !== undefined) early.add(path)
      if (turn === 0 || path === undefined || !isRenewed(path)) return found
      return { ...found, url: found.url + (found.url.includes('?') ? '&' : '?') + 'turn=' + turn }
    },
    load(url, context, next) {
      const loaded = next(url, context)
      const path = pathOf(url)
      // A module of JavaScript that is required is loaded once, and what it imports with it.
      const isRequired = context.conditions?.includes('require') && String(loaded.format).startsWith('module')
      if (turn > 0 && isRequired && path !== undefined && isOwn(path)) elsewhere = true
      if (variant === undefined || path !== variant.path) return loaded
      const { source } = loaded
      // What another hook has made of the file cannot be made of a text.
      if (source === undefined || source === null || String(Buffer.from(source)) !== readFileSync(variant.path, 'utf8')) return loaded
      isLoaded = true
      return { ...loaded, source: variant.text }
    },
  })
}
// A compiler may keep its results by a file's time.
fs.statSync = (path, ...rest) => {
  const found = statSync(path, ...rest)
  return variant === undefined || path !== variant.path || found?.mtime === undefined ? found : Object.assign(found, { mtime: new Date(turn) })
}

const note = () => (elsewhere = true)
for (const channel of ['child_process', 'worker_threads']) subscribe(channel, note)
for (const name of ['execFileSync', 'execSync', 'spawnSync']) {
  const real = child_process[name]
  child_process[name] = (...words) => (note(), real(...words))
}
syncBuiltinESMExports()

/** True for a file that Node.js takes for a module of JavaScript. */
function isModule(file) {
  if (/\.[cm][jt]s$/.test(file)) return /\.m[jt]s$/.test(file)
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (fs.existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
    if (folder === dirname(folder)) return false
  }
}

/** Run tests with a variant, if there is one. */
async function once({ files, patterns, tests, path, text }) {
  variant = path === undefined ? undefined : { path, text }
  isLoaded = false
  isLoose = false
  const before = new Set(process.eventNames().flatMap(name => process.listeners(name)))
  const found = await results(files, patterns)
  for (const name of process.eventNames())
    for (const each of process.listeners(name)) if (!before.has(each)) process.removeListener(name, each)
  reset()
  const problems = tests.map(test => found.get(JSON.stringify(test)) ?? 'missing')
  const passed = problems.filter(each => each === '').length
  return { passed, problems, isKnown: variant === undefined || (isLoaded && !elsewhere && !isLoose) }
}

/** Have what comes next load the project anew. */
function renew() {
  turn += 1
  for (const key of Object.keys(require.cache)) if (isRenewed(key)) delete require.cache[key]
}

/** Undo what tests often leave behind. */
function reset() {
  process.chdir(cwd)
  process.exitCode = undefined
  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key]
  Object.assign(process.env, env)
  for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)
  for (const [key, before] of globals) {
    const now = Object.getOwnPropertyDescriptor(globalThis, key)
    if (now?.value !== before.value || now?.get !== before.get) Reflect.defineProperty(globalThis, key, before)
  }
}

/** Say a problem in a line. */
const problemOf = (status, message) => status + ' ' + String(message ?? '').split('\n    at ')[0].slice(0, 300)
`
