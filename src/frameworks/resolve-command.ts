import { UserError } from '../contracts/errors.ts'
import { parseCommand } from './parse-command.ts'
import { type Command, type Framework, type Invocation, nodePaths, type Project, scripts } from './framework.ts'

/** What a user's command comes down to. */
export type ResolvedCommand =
  | { readonly kind: 'framework'; readonly framework: Framework; readonly using: Invocation }
  /** It runs the tests of each package of a workspace. */
  | { readonly kind: 'packages' }
  /** Nobody can tell what it runs; `why` is a part of a sentence. */
  | { readonly kind: 'opaque'; readonly why: string }

/** Words that stand before a program and only prepare for it, with how many words of their own each takes. */
const WRAPPERS: readonly (readonly [pattern: RegExp, own: number])[] = [
  [/^(?:npx|bunx|pnpx|uvx|pipx)$/, 0],
  [/^(?:pnpm|yarn|npm|bun)$/, 0],
  [/^(?:exec|dlx|x|run|tool)$/, 0],
  [
    /^(?:uv|poetry|pipenv|hatch|pdm|rye|conda|mamba|bundle|dotenv|cross-env|env|time|nice|xvfb-run|nyc|c8|coverage|direnv|mise|devbox)$/,
    0,
  ],
  [/^timeout$/, 1],
  // Options of wrappers that have a value, which is a word of its own.
  [
    /^(?:--(?:extra|group|only-group|with|with-editable|with-requirements|python|env-file|project|directory|rcfile|source|omit|include|name)|-[pn])$/,
    1,
  ],
  [/^python(?:\d(?:\.\d+)?)?$/, 0],
  [/^(?:ruby|php|node)$/, 0],
  [/^--?[\w-]+(?:=.*)?$/, 0],
  [/^[A-Za-z_]\w*=/, 0],
]
/** How often a script may lead to another. */
const DEPTH = 4

/** Looks through wrappers, scripts and task runners for the framework that a command starts. */
export function resolveCommand(command: Command, project: Project, frameworks: readonly Framework[]): ResolvedCommand {
  return look({ command, project, frameworks, depth: 0 })
}

interface Looking {
  readonly command: Command
  readonly project: Project
  readonly frameworks: readonly Framework[]
  readonly depth: number
}

function look(looking: Looking): ResolvedCommand {
  const { command, project } = looking
  const words = [command.file, ...command.args]
  if (looking.depth > DEPTH) return opaque('its scripts lead to each other')
  if (runsPackages(words)) return { kind: 'packages' }
  if (goesElsewhere(words)) return opaque('it runs the script of another folder')
  const script = scriptOf(words, project)
  if (script !== undefined) return throughScript(script, looking)
  const [file = '', ...targets] = words
  if (base(file) === 'make' || base(file) === 'just') return throughRecipe(base(file), targets, looking)
  if (base(file) === 'tox') return throughTox(words, looking)
  return direct(looking)
}

/** A command that starts the framework itself, perhaps behind wrappers. */
function direct({ command, frameworks }: Looking): ResolvedCommand {
  const words = [command.file, ...command.args]
  for (const [index, word] of words.entries()) {
    const framework = frameworks.find(each => each.programs.test(base(word)) && starts(each.name, words, index))
    if (framework !== undefined) {
      const paths = command.paths === undefined ? {} : { paths: command.paths }
      return {
        kind: 'framework',
        framework,
        using: { ...invocation(framework, words, index), env: command.env ?? {}, ...paths },
      }
    }
    if (!isWrapper(words, index)) return opaque(`${JSON.stringify(word)} is not a test framework that is known`)
  }
  return opaque('no test framework is in it')
}

/** Whether a program runs tests as it is called here: some do other things too. */
function starts(name: string, words: readonly string[], index: number): boolean {
  const rest = words.slice(index + 1)
  switch (name) {
    case 'go':
      return base(words[index] ?? '') === 'gotestsum' || rest[0] === 'test'
    case 'cargo':
      return ['test', 't', 'nextest'].includes(rest[0] ?? '')
    case 'node':
      return rest.includes('--test')
    case 'playwright':
      return rest[0] === 'test'
    case 'unittest':
      return words[index - 1] === '-m'
    default:
      return true
  }
}

function isWrapper(words: readonly string[], index: number): boolean {
  const word = base(words[index] ?? '')
  if (WRAPPERS.some(([pattern]) => pattern.test(word))) return true
  const before = base(words[index - 1] ?? '')
  return WRAPPERS.some(([pattern, own]) => own > 0 && pattern.test(before))
}

/** The words of a framework's call, told apart: what calls it, its options, and the choice of what it runs. */
function invocation(framework: Framework, words: readonly string[], index: number): Omit<Invocation, 'env'> {
  const verbs = { go: 1, cargo: words[index + 1] === 'nextest' ? 2 : 1 }[framework.name] ?? 0
  const isGotestsum = base(words[index] ?? '') === 'gotestsum'
  const until = index + 1 + (isGotestsum ? 0 : verbs)
  const own = isGotestsum
    ? words.slice(words.indexOf('--') < 0 ? words.length : words.indexOf('--') + 1)
    : words.slice(until)
  const options: string[] = []
  const scope: string[] = []
  /** What becomes of a word that may be the value of the option before it. */
  let value: 'none' | 'kept' | 'dropped' = 'none'
  for (const word of own) {
    if (word.startsWith('-')) {
      const drops = framework.drops?.test(word) === true
      if (!drops) options.push(word)
      value = !takesValue(framework.name, word) ? 'none' : drops ? 'dropped' : 'kept'
      continue
    }
    // Goals and tasks are all that these have besides options.
    if (value === 'kept' || framework.name === 'maven' || framework.name === 'gradle') options.push(word)
    else if (value === 'none' && !VERBS[framework.name]?.test(word)) scope.push(word)
    value = 'none'
  }
  return { program: caller(words.slice(0, until)), options: afterDashes(framework.name, options), scope }
}

/** npm takes the options behind a program for its own, unless told not to. */
function caller(words: readonly string[]): readonly string[] {
  const isExec = base(words[0] ?? '') === 'npm' && /^(?:exec|x)$/.test(words[1] ?? '') && !words.includes('--')
  return isExec ? [...words.slice(0, 2), '--', ...words.slice(2)] : words
}

/** Dashes that stood between a package manager and its program are no option of the program. */
function afterDashes(framework: string, options: readonly string[]): readonly string[] {
  return framework === 'cargo' ? options : options.filter(word => word !== '--')
}

/** Words that a framework has for running its tests, which are no choice of files. */
const VERBS: Readonly<Record<string, RegExp>> = {
  vitest: /^(?:run|watch|dev)$/,
  playwright: /^test$/,
  unittest: /^discover$/,
}

/** Options that stand alone: what follows them is not their value. Of Go and Node.js most do, so the others are named. */
const SWITCHES: Readonly<Record<string, RegExp>> = {
  vitest:
    /^(?:-[wu]|--(?:run|watch|ui|open|coverage|silent|globals|dom|passWithNoTests|allowOnly|hideSkippedTests|update|isolate|fileParallelism|typecheck|standalone|dangerouslyIgnoreUnhandledErrors|expandSnapshotDiff|disableConsoleIntercept|logHeapUsage|inspect|inspectBrk))$/,
  jest: /^(?:-[bfiou]|--(?:all|bail|cache|changedFilesWithAncestor|ci|clearMocks|coverage|debug|detectLeaks|detectOpenHandles|errorOnDeprecated|expand|findRelatedTests|forceExit|injectGlobals|json|lastCommit|listTests|logHeapUsage|noStackTrace|notify|onlyChanged|onlyFailures|openHandlesTimeout|passWithNoTests|randomize|resetMocks|resetModules|restoreMocks|runInBand|runTestsByPath|showConfig|showSeed|silent|skipFilter|testLocationInResults|updateSnapshot|useStderr|verbose|watch|watchAll|watchman|workerThreads))$/,
  mocha:
    /^(?:-[AbcCipwG]|--(?:allow-uncaught|async-only|bail|check-leaks|color|colors|delay|diff|dry-run|exit|fail-zero|forbid-only|forbid-pending|full-trace|growl|inline-diffs|invert|parallel|pass-on-failing-test-suite|recursive|sort|watch|inspect|inspect-brk|enable-source-maps|trace-warnings))$/,
  pytest:
    /^(?:-[vqxslh]+|--(?:exitfirst|verbose|quiet|showlocals|lf|ff|nf|sw|last-failed|failed-first|new-first|stepwise|stepwise-skip|strict|strict-markers|strict-config|runxfail|pyargs|trace|pdb|full-trace|cache-clear|collect-only|doctest-modules|continue-on-collection-errors|disable-warnings|disable-pytest-warnings|cov-append|cov-branch|no-cov|no-cov-on-fail|nomigrations|reuse-db|create-db|keep-duplicates|import-mode-strict|setup-show|benchmark-skip|benchmark-disable|benchmark-only|mypy|ruff|black|isort|flake8|snapshot-update|randomly-dont-reset-seed|randomly-dont-reorganize|forked))$/,
  unittest: /^(?:-[vqfbc]+|--(?:verbose|quiet|failfast|buffer|catch|locals))$/,
  cargo:
    /^(?:--|-[vqri]+|--(?:all|workspace|all-features|all-targets|no-default-features|release|locked|offline|frozen|lib|bins|tests|examples|benches|doc|verbose|quiet|no-run|no-fail-fast|ignore-rust-version|future-incompat-report|unit-graph|keep-going|nocapture|no-capture|include-ignored|ignored|exact|show-output|cargo-quiet|cargo-verbose|all-bins))$/,
  phpunit:
    /^--(?:testdox|colors|verbose|debug|stderr|static-backup|no-[\w-]+|stop-on-[\w-]+|fail-on-[\w-]+|display-[\w-]+|process-isolation|globals-backup|strict-coverage|strict-global-state|disallow-test-output|enforce-time-limit|cache-result|do-not-cache-result|teamcity|path-coverage|coverage-text|reverse-list|dont-report-useless-tests|disable-coverage-ignore)$/,
  rspec:
    /^(?:-[bcwX]|--(?:backtrace|color|colour|no-color|force-color|fail-fast|no-fail-fast|only-failures|next-failure|profile|no-profile|dry-run|warnings|bisect|failure-exit-code|deprecation-out))$/,
  ctest:
    /^(?:-(?:V|VV|Q|N|F)|--(?:verbose|extra-verbose|debug|quiet|output-on-failure|stop-on-failure|progress|rerun-failed|schedule-random|force-new-ctest-process|no-label-summary|no-subproject-summary))$/,
  playwright:
    /^(?:-[xu]|--(?:headed|ui|debug|forbid-only|fully-parallel|fail-on-flaky-tests|ignore-snapshots|last-failed|list|no-deps|only-changed|pass-with-no-tests|quiet|update-snapshots))$/,
  maven:
    /^(?:-(?:B|ntp|q|X|e|o|U|N|V|C|c|fae|ff|fn|am|amd|nsu|llr|T\S+|D\S+|P\S+)|--(?:batch-mode|no-transfer-progress|quiet|debug|errors|offline|update-snapshots|non-recursive|show-version|strict-checksums|lax-checksums|fail-at-end|fail-fast|fail-never|also-make|also-make-dependents|no-snapshot-updates))$/,
  gradle:
    /^(?:-[aismqdwSu]|-[DP]\S+|--(?:info|debug|quiet|warn|stacktrace|full-stacktrace|scan|daemon|offline|continue|dry-run|parallel|build-cache|configure-on-demand|refresh-dependencies|rerun-tasks|rerun|configuration-cache|foreground|profile|fail-fast))$/,
}
const VALUED: Readonly<Record<string, RegExp>> = {
  go: /^--?(?:args|asmflags|bench|benchtime|blockprofile|buildmode|buildvcs|compiler|count|covermode|coverpkg|coverprofile|cpu|cpuprofile|exec|fuzz|fuzztime|gcflags|gccgoflags|installsuffix|ldflags|list|memprofile|mod|modfile|mutexprofile|o|outputdir|overlay|p|parallel|pgo|pkgdir|run|shuffle|skip|tags|timeout|toolexec|trace|vet)$/,
  node: /^(?:-[rCe]|--(?:import|require|loader|experimental-loader|conditions|env-file|env-file-if-exists|test-concurrency|test-timeout|test-shard|test-isolation|experimental-test-isolation|test-reporter|test-reporter-destination|test-name-pattern|test-skip-pattern|test-global-setup|test-coverage-[\w-]+|stack-trace-limit|unhandled-rejections|input-type|title))$/,
}

function takesValue(framework: string, option: string): boolean {
  if (option.includes('=') || option.startsWith('--no-')) return false
  const valued = VALUED[framework]
  return valued === undefined ? SWITCHES[framework]?.test(option) !== true : valued.test(option)
}

/** `pnpm -r test`, `npm test --workspaces`, `turbo run test`, `lerna run test`, `nx run-many -t test`. */
function runsPackages(words: readonly string[]): boolean {
  const [program = '', ...rest] = words
    .slice(words.findIndex(word => !/^(?:npx|pnpx|bunx|pnpm|yarn|npm|bun|exec|dlx|x|--?[\w-]+)$/.test(base(word))))
    .map(base)
  if (/^(?:turbo|lerna|nx|rush)$/.test(program)) return rest.some(word => /\btest\b/.test(word))
  const isManager = /^(?:pnpm|npm|yarn|bun)$/.test(base(words[0] ?? ''))
  const all = words.some(word => /^(?:-r|--recursive|-ws|--workspaces|workspaces)$/.test(word))
  return isManager && all && words.some(word => /^test\b/.test(word))
}

/** Options of a package manager that lead to another folder's package. */
function goesElsewhere(words: readonly string[]): boolean {
  if (!MANAGER.test(base(words[0] ?? ''))) return false
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  return (
    own[1] === 'workspace' || own.some(word => /^(?:-w|-C|-F|--(?:workspace|prefix|cwd|dir|filter))(?:=|$)/.test(word))
  )
}

const MANAGER = /^(?:npm|pnpm|yarn|bun)$/

/** The script that a package manager's command runs, and the words behind it. */
function scriptOf(words: readonly string[], project: Project): { name: string; rest: readonly string[] } | undefined {
  const manager = base(words[0] ?? '')
  if (!MANAGER.test(manager)) return undefined
  const rest = words.slice(1).filter(word => !/^(?:-s|--silent|--if-present)$/.test(word))
  const verb = rest[0] === 'run' || rest[0] === 'run-script' ? 1 : 0
  const said = rest[verb] ?? ''
  const name = verb === 0 && (said === 't' || said === 'tst') ? 'test' : said
  // `bun test` is a runner of its own, and npm runs no script but these without "run".
  if (verb === 0 && (manager === 'bun' || (manager === 'npm' && name !== 'test'))) return undefined
  if (scripts(project)[name] === undefined) return undefined
  return { name, rest: passedOn(manager, rest.slice(verb + 1)) }
}

/** What a manager passes on to its script: npm keeps the options before the dashes for itself. */
function passedOn(manager: string, words: readonly string[]): readonly string[] {
  const dashes = words.indexOf('--')
  const before = dashes < 0 ? words : words.slice(0, dashes)
  const behind = dashes < 0 ? [] : words.slice(dashes + 1)
  return [...(manager === 'npm' ? before.filter(word => !word.startsWith('-')) : before), ...behind]
}

/** The script of a package by this name, as it is written, whatever has to run before it. */
export function resolveScript(
  name: string,
  project: Project,
  frameworks: readonly Framework[],
): ResolvedCommand | undefined {
  const text = scripts(project)[name]
  if (text === undefined) return undefined
  const command: Command = { file: 'npm', args: ['run', name] }
  return throughText(`the script ${JSON.stringify(name)}`, text, {
    command,
    project,
    frameworks,
    depth: 0,
    rest: [],
    paths: nodePaths(project),
  })
}

function throughScript({ name, rest }: { name: string; rest: readonly string[] }, looking: Looking): ResolvedCommand {
  const all = scripts(looking.project)
  const before = `pre${name}`
  if (all[before] !== undefined) return opaque(`the script ${JSON.stringify(before)} has to run first`)
  return throughText(`the script ${JSON.stringify(name)}`, all[name] ?? '', {
    ...looking,
    rest,
    paths: nodePaths(looking.project),
  })
}

/** A line that a shell would run: it is seen through where it needs no shell. */
function throughText(
  what: string,
  text: string,
  looking: Looking & { rest: readonly string[]; paths?: readonly string[] },
): ResolvedCommand {
  // Nobody puts in what a variable holds.
  if (/\$\w|\$\{/.test(text.replaceAll(/'[^']*'/g, ''))) return opaque(`${what} needs a shell`)
  try {
    const command = parseCommand(what, text)
    const env = { ...looking.command.env, ...command.env }
    const paths = looking.paths ?? looking.command.paths
    const inner = {
      ...command,
      args: [...command.args, ...looking.rest],
      env,
      ...(paths === undefined ? {} : { paths }),
    }
    return look({ ...looking, command: inner, depth: looking.depth + 1 })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return opaque(`${what} needs a shell`)
  }
}

/** A target of a Makefile or a justfile with one line and nothing to expand. */
function throughRecipe(program: string, [target, ...others]: readonly string[], looking: Looking): ResolvedCommand {
  const files = program === 'make' ? ['GNUmakefile', 'makefile', 'Makefile'] : ['justfile', 'Justfile', '.justfile']
  const text = files.map(file => looking.project.text(file)).find(found => found !== undefined)
  if (text === undefined || target === undefined || /^-|=/.test(target) || others.length > 0)
    return opaque(`what ${program} runs is not known`)
  const lines = text.split('\n')
  const at = lines.findIndex(
    line =>
      line.startsWith(`${target}:`) ||
      (program === 'just' && new RegExp(`^${target.replace(/\W/g, '\\$&')}\\b[^=]*:`).test(line)),
  )
  if (at < 0) return opaque(`there is no target ${target}`)
  const [, prerequisites = ''] = (lines[at] ?? '').split(':')
  const end = lines.findIndex((line, index) => index > at && !/^\s/.test(line))
  const recipe = lines.slice(at + 1, end < 0 ? undefined : end).filter(line => line.trim() !== '')
  // What stands behind the mark says what the target is for.
  if (prerequisites.replace(/#.*/, '').trim() !== '') return opaque(`the target ${target} needs others first`)
  if (recipe.length !== 1 || /\$[({]|\{\{/.test(recipe[0] ?? ''))
    return opaque(`the target ${target} is more than one plain command`)
  return throughText(`the target ${target}`, (recipe[0] ?? '').trim().replace(/^[@-]+/, ''), { ...looking, rest: [] })
}

/** tox passes words behind `--` on where its commands say `{posargs}`. */
function throughTox(words: readonly string[], { command, project, frameworks }: Looking): ResolvedCommand {
  const ini = project.text('tox.ini') ?? ''
  const line = /^commands\s*=\s*(?:\n\s+)?(?<command>.*\{posargs[^}]*\}.*)$/m.exec(ini)?.groups?.command
  if (line === undefined) return opaque('tox.ini passes no words on ({posargs})')
  const framework = frameworks.find(each => line.split(/\s+/).some(word => each.programs.test(base(word))))
  if (framework === undefined) return opaque('what tox runs is not known')
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  return {
    kind: 'framework',
    framework,
    using: { program: [...own, '--'], options: [], scope: [], env: command.env ?? {} },
  }
}

function opaque(why: string): ResolvedCommand {
  return { kind: 'opaque', why }
}

/** The name of a program without its folder and its ending. */
function base(word: string): string {
  return (word.replaceAll('\\', '/').split('/').at(-1) ?? '').replace(/\.(?:cmd|exe|bat|[cm]?js|phar)$/, '')
}
