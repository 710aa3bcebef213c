/** Options without a value. Most options of Go and Node.js have none, so `VALUED` lists those that have one. */
const SWITCHES: Readonly<Record<string, RegExp>> = {
  vitest:
    /^(?:-[wu]|--(?:run|watch|ui|open|coverage|silent|globals|dom|passWithNoTests|allowOnly|hideSkippedTests|update|isolate|fileParallelism|typecheck|standalone|dangerouslyIgnoreUnhandledErrors|expandSnapshotDiff|disableConsoleIntercept|logHeapUsage|inspect|inspectBrk))$/,
  jest: /^(?:-[bfiou]|--(?:all|bail|cache|changedFilesWithAncestor|ci|clearMocks|coverage|debug|detectLeaks|detectOpenHandles|errorOnDeprecated|expand|findRelatedTests|forceExit|injectGlobals|json|lastCommit|listTests|logHeapUsage|noStackTrace|notify|onlyChanged|onlyFailures|openHandlesTimeout|passWithNoTests|randomize|resetMocks|resetModules|restoreMocks|runInBand|runTestsByPath|showConfig|showSeed|silent|skipFilter|testLocationInResults|updateSnapshot|useStderr|verbose|watch|watchAll|watchman|workerThreads))$/,
  mocha:
    /^(?:-[AbcCipwG]|--(?:allow-uncaught|async-only|bail|check-leaks|color|colors|delay|diff|dry-run|exit|fail-zero|forbid-only|forbid-pending|full-trace|growl|inline-diffs|invert|parallel|pass-on-failing-test-suite|recursive|sort|watch|inspect|inspect-brk|enable-source-maps|trace-warnings))$/,
  pytest:
    /^(?:-[vqxslh]+|--(?:exitfirst|verbose|quiet|showlocals|lf|ff|nf|sw|last-failed|failed-first|new-first|stepwise|stepwise-skip|strict|strict-markers|strict-config|runxfail|pyargs|trace|pdb|full-trace|cache-clear|collect-only|doctest-modules|continue-on-collection-errors|disable-warnings|disable-pytest-warnings|cov-append|cov-branch|no-cov|no-cov-on-fail|nomigrations|reuse-db|create-db|keep-duplicates|import-mode-strict|setup-show|benchmark-skip|benchmark-disable|benchmark-only|mypy|ruff|black|isort|flake8|snapshot-update|randomly-dont-reset-seed|randomly-dont-reorganize|forked))$/,
  django:
    /^(?:-[drbf]|-v\d|--(?:noinput|no-input|failfast|keepdb|reverse|debug-mode|debug-sql|pdb|buffer|no-faulthandler|timing|traceback|no-color|force-color|skip-checks))$/,
  unittest: /^(?:-[vqfbc]+|--(?:verbose|quiet|failfast|buffer|catch|locals))$/,
  cargo:
    /^(?:--|-[vqri]+|--(?:all|workspace|all-features|all-targets|no-default-features|release|locked|offline|frozen|lib|bins|tests|examples|benches|doc|verbose|quiet|no-run|no-fail-fast|ignore-rust-version|future-incompat-report|unit-graph|keep-going|nocapture|no-capture|include-ignored|ignored|exact|show-output|cargo-quiet|cargo-verbose|all-bins))$/,
  phpunit:
    /^--(?:parallel|ci|compact|bail|retry|dirty|profile|coverage|mutate|testdox|colors|verbose|debug|stderr|static-backup|no-[\w-]+|stop-on-[\w-]+|fail-on-[\w-]+|display-[\w-]+|process-isolation|globals-backup|strict-coverage|strict-global-state|disallow-test-output|enforce-time-limit|cache-result|do-not-cache-result|teamcity|path-coverage|coverage-text|reverse-list|dont-report-useless-tests|disable-coverage-ignore)$/,
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
  tape: /^(?:-[ri]|--(?:require|ignore|ignore-pattern))$/,
  ava: /^(?:-[mTc]|--(?:match|config|timeout|concurrency|node-arguments))$/,
  tap: /^(?:-[jtRoA]|--(?:jobs|timeout|reporter|reporter-file|output-file|output-dir|node-arg|test-arg|test-env|before|after|include|exclude|plugin|tsconfig|mocks|coverage-report|coverage-map|saved|comments|color-mode))$/,
  jasmine: /^$/,
  uvu: /^(?:-[riC]|--(?:require|ignore|cwd))$/,
  bun: /^(?:-[tr]|--(?:test-name-pattern|timeout|preload|require|import|rerun-each|retry|seed|max-concurrency|reporter|reporter-outfile|coverage-reporter|coverage-dir|path-ignore-patterns|shard|env-file|cwd|config|tsconfig-override|conditions|define|loader))$/,
  deno: /^(?:-[cL]|--(?:filter|junit-path|reporter|config|import-map|lock|location|ignore|log-level|cert|ext|conditions|preload|require|import|deny-import-map))$/,
  go: /^--?(?:C|asmflags|bench|benchtime|blockprofile|buildmode|buildvcs|compiler|count|covermode|coverpkg|coverprofile|cpu|cpuprofile|exec|fuzz|fuzztime|gcflags|gccgoflags|installsuffix|ldflags|list|memprofile|mod|modfile|mutexprofile|o|outputdir|overlay|p|parallel|pgo|pkgdir|run|shuffle|skip|tags|timeout|toolexec|trace|vet)$/,
  node: /^(?:-[rCe]|--(?:import|require|loader|experimental-loader|conditions|env-file|env-file-if-exists|test-concurrency|test-timeout|test-shard|test-isolation|experimental-test-isolation|test-reporter|test-reporter-destination|test-name-pattern|test-skip-pattern|test-global-setup|test-coverage-[\w-]+|stack-trace-limit|unhandled-rejections|input-type|title))$/,
}

/** Short options with their value in the same word, also behind switches: `-ra`, `-vra`, `-n4`. */
const ATTACHED: Readonly<Record<string, RegExp>> = {
  pytest: /^-[vqxslh]{0,9}[A-Za-gi-kmnoprtuwyz]./,
  unittest: /^-[vqfbc]{0,9}[kpst]./,
  django: /^-[drbf]{0,9}[kpv]./,
  cargo: /^-[vqri]{0,9}[EFPZjp]./,
  rspec: /^-[bcwX]{0,9}[EIPefoprt]./,
  phpunit: /^-[cd]./,
  jest: /^-[bfiou]{0,9}[cdtw]./,
  playwright: /^-(?!gv$)[Gcgj]./,
}

/** Options that take a path or a name, which may be that of a folder of the project. Others may be of any plugin. */
const NAMED: Readonly<Record<string, RegExp>> = {
  pytest:
    /^(?:-[vqxslh]{0,9}[Wcknmopr]|--(?:alluredir|basetemp|capture|confcutdir|config-file|cov|cov-config|cov-context|cov-report|css|deselect|dist|doctest-glob|durations-path|ds|dc|html|ignore|ignore-glob|import-mode|json-report-file|junit-prefix|junit-xml|junitxml|junitprefix|log-file|numprocesses|override-ini|pythonwarnings|report-log|rootdir|rsyncdir|settings|store-durations|tb|tx))$/,
}

/** Options that take all words up to the next option, also behind the value in a word of their own for jest. */
const SEVERAL: Readonly<Record<string, RegExp>> = {
  jest: /^--(?:coveragePathIgnorePatterns|coverageReporters|ignoreProjects|moduleDirectories|moduleFileExtensions|modulePathIgnorePatterns|modulePaths|projects|reporters|roots|selectProjects|setupFiles|setupFilesAfterEnv|snapshotSerializers|testMatch|testPathIgnorePatterns|testPathPatterns?|testRegex|transformIgnorePatterns|unmockedModulePathPatterns|watchPathIgnorePatterns)(?:=|$)/,
  playwright: /^--project$/,
}

/** Return true if an option of a framework takes the next word as its value. @param isPath tells what exists */
export function takesValue(framework: string, option: string, next: string, isPath?: IsPath): boolean {
  if (option === '--' || option.includes('=') || option.startsWith('--no-')) return false
  if (ATTACHED[framework]?.test(option) === true) return false
  if (framework === 'django' && /^--(?:parallel|shuffle)$/.test(option)) return /^(?:\d+|auto)$/.test(next)
  const valued = VALUED[framework]
  if (valued !== undefined) return valued.test(option)
  // An option of a plugin may be a switch: a folder or a file behind it is what the command tests.
  const isKnown = NAMED[framework]?.test(option) !== false
  return SWITCHES[framework]?.test(option) !== true && (isKnown || isPath?.(next) !== true)
}

type IsPath = (word: string) => boolean

/** Group words: an option with its values, or a word by itself. @param isPath tells what exists in the project */
export function grouped(framework: string, words: readonly string[], isPath?: IsPath): string[][] {
  const groups: string[][] = []
  /** Values that the option of the last group takes still. */
  let open = 0
  for (const [index, word] of words.entries()) {
    if (word.startsWith('-')) {
      const isOfSeveral = SEVERAL[framework]?.test(word) === true
      groups.push([word])
      if (isOfSeveral) open = Number.POSITIVE_INFINITY
      else open = takesValue(framework, word, words[index + 1] ?? '', isPath) ? 1 : 0
    } else if (open > 0) {
      groups.at(-1)?.push(word)
      open -= 1
    } else groups.push([word])
  }
  return groups
}

/** Append words to options. Dashes end the values of an option that takes several. */
export function appended(framework: string, options: readonly string[], words: readonly string[]): string[] {
  const [last = ''] = grouped(framework, options).at(-1) ?? []
  const isOpen = SEVERAL[framework]?.test(last) === true && words[0]?.startsWith('-') === false
  return [...options, ...(isOpen ? ['--'] : []), ...words]
}
