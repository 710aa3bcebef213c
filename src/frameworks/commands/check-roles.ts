import { runsJvmTests } from './jvm-goals.ts'
import { namedEnvironments } from './named-environments.ts'
import { programName } from './parse-command.ts'
import { isWrapper, isWrapperValue } from './wrappers.ts'

/** Purpose of a command in a project's own check. */
export type CheckRole = 'tests' | 'types' | 'lint' | 'build' | 'install' | 'deploy' | 'print'

/** Words of a command, wrappers and environment variables aside, that tell its purpose; the first match decides. */
const ROLES: readonly (readonly [role: CheckRole, marks: RegExp])[] = [
  [
    'deploy',
    /^(?:(?:npm|pnpm|yarn|cargo|poetry|gem|twine|lerna|changeset)\b.*[\s:](?:publish|deploy|release|upload|push)\b|(?:rake|mvnw?|mvnd|gradlew?|sbt|just|mix|make|composer|dotnet|dart|flutter|swift)\b.*[\s:](?:publish|deploy|release|upload|push)|(?:deploy|publish|release|semantic-release|release-it|np|goreleaser|kubectl|helm|terraform|pulumi|serverless|sls|vercel|netlify|firebase|wrangler|flyctl|fly|heroku|aws|gcloud|az|gsutil|gh|scp|rsync|ssh)\b|(?:git|docker|podman)\b.*\b(?:push|login|tag)\b)/,
  ],
  // What goes elsewhere, or comes from another command, may be of use.
  ['print', /^(?:date|echo|printf|pwd|whoami|uname)\b(?!.*[|>;&`]|.*\$\()/],
  [
    'install',
    /^(?:(?:npm|pnpm|yarn|bun|deno)(?: -\S+)* (?:ci|clean-install|i|install|add)\b|(?:yarn|bundle)(?: --\S+)*$|composer update\b|mix deps\.get\b|dotnet restore\b|cargo fetch\b|corepack\b|(?:uv )?pip\d? install\b|python\S* -m pip install\b|(?:uv|poetry|pdm|pipenv|bundle|composer|rye) (?:sync|install|lock)\b|go (?:mod download|install)\b|rustup\b|apt-get\b|sudo apt|brew\b|playwright install\b)/,
  ],
  ['types', /^(?:tsc|vue-tsc|svelte-check|astro check|tsd|attw|mypy|pyright|basedpyright|ty|flow)\b(?!.*--build\b)/],
  [
    'lint',
    /^(?:eslint|oxlint|biome|prettier|stylelint|standard|xo|ts-standard|semistandard|jshint|tslint|publint|size-limit|knip|depcheck|madge|dpdm|ruff|flake8|pylint|black|isort|pycodestyle|pydocstyle|bandit|codespell|cspell|vulture|golangci-lint|staticcheck|gofmt|goimports|go vet|cargo (?:clippy|fmt|deny)|rubocop|phpstan|psalm|phpcs|php-cs-fixer|shellcheck|actionlint|markdownlint\S*|remark|commitlint|lint-staged|editorconfig-checker|pre-commit run|make (?:lint|format|fmt|typecheck|types)|deno (?:lint|fmt|check))\b/,
  ],
  [
    'lint',
    /^(?:coverage (?:annotate|combine|erase|html|json|lcov|report|xml)|(?:c8|nyc) (?:check-coverage|merge|report))\b/,
  ],
  [
    'tests',
    /^(?:vitest|jest|mocha|_mocha|ava|tap|tape|jasmine|uvu|karma|cypress|playwright test|nyc|c8|pytest|py\.test|tox|nox|hatch test|hatch run (?:[\w.-]{1,50}:)?test[\w:.-]{0,50}|unittest|(?:manage\.py|django-admin|django) test|(?:run_?tests?|test_?runner)\.py|go test|gotestsum|cargo (?:hack )?(?:test|nextest)|mvnw?|mvnd|gradlew?|(?:simple-)?phpunit|pest|paratest|artisan test|rspec|rake(?=$)|(?:rails|rake)(?=(?: \S{1,200}){0,20}? (?:test|spec)(?:$|[\s:[]))|composer (?:run |run-script )?test|ctest|make (?:test|check)|just test|mix test|sbt test|dotnet test|dart test|flutter test|swift test|meson test|prove|bun test|deno test|(?:node|tsx)\b.*--test\b)(?:\s|$)/,
  ],
  [
    'build',
    /^(?:tsc|tsup|tsdown|unbuild|rollup|vite build|webpack|esbuild|swc|babel|ncc|pkgroll|microbundle|bunchee|turbo (?:run )?build|nx (?:run )?build|make(?= (?:all|build)\b)|make(?=$)|cmake|ninja|meson|go build|go generate|cargo (?:build|check|doc)|(?:npm|pnpm|yarn|bun)(?: run)? build\S*|python\S* -m build|hatch build|poetry build)\b/,
  ],
]

/** Commands that read what the tests before them measured. */
const READS_COVERAGE =
  /(?:^|[\s/])(?:coverage (?:annotate|combine|erase|html|json|lcov|report|xml)|(?:c8|nyc) (?:check-coverage|merge|report))\b/

/** True for a check of the coverage that the tests before it measured, which says nothing without them. */
export function readsCoverage(text: string): boolean {
  return READS_COVERAGE.test(text)
}

/** Programs whose goals tell whether they run tests. */
const JVM = /^(?:mvnw?|mvnd|gradlew?)$/

/** Options with which a program of tests runs none of them, and its purpose then. */
const RUN_NONE: readonly (readonly [program: RegExp, role: CheckRole, options: RegExp])[] = [
  [/^cargo$/, 'build', /^--no-run$/],
  [/^go$/, 'build', /^--?c$/],
  [/^deno$/, 'build', /^--no-run$/],
  [/^tox$/, 'install', /^(?:-n|--notest)$/],
  [/^nox$/, 'install', /^--install-only$/],
  [/^tox$/, 'print', /^(?:-l|-a|--listenvs|--listenvs-all|--showconfig)$/],
  [/^nox$/, 'print', /^(?:-l|--list|--list-sessions)$/],
  [/^(?:pytest|py\.test)$/, 'print', /^(?:--co|--collect-only|--setup-plan|--fixtures|--markers)$/],
  [/^go$/, 'print', /^--?list(?:=|$)/],
  [/^(?:cargo|playwright)$/, 'print', /^--list$/],
  [/^jest$/, 'print', /^--(?:listTests|showConfig)$/],
  [/^_?mocha$|^rspec$/, 'print', /^--dry-run$/],
  [/^ctest$/, 'print', /^(?:-N|--show-only(?:=.*)?)$/],
  [/^(?:(?:simple-)?phpunit|pest|paratest|dotnet)$/, 'print', /^--list-(?:tests|groups|suites|test-files)$/],
]

/** Options with which a program only describes itself. */
const ASKS = /^--(?:version|help)$/

/** Return the purpose of a command by its words, or undefined if it is unknown. */
export function roleOf(words: readonly string[]): CheckRole | undefined {
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  if (own.slice(1).some(word => ASKS.test(word))) return undefined
  const names = words.map((word, index) => (index === 0 || !word.startsWith('-') ? programName(word) || word : word))
  for (let from = 0; from < names.length; from += 1) {
    if (isWrapperValue(words, from)) continue
    // cargo takes a toolchain and options before its subcommand.
    const text = names
      .slice(from)
      .join(' ')
      .replace(/^cargo(?: [+-]\S{1,200}){1,9}/, 'cargo')
    const role = ROLES.find(([, marks]) => marks.test(text))?.[0]
    if (role === 'types' && isEmitting(text)) return 'build'
    const other = role === 'tests' ? runNone([names[from] ?? '', ...words.slice(from + 1)]) : undefined
    // A list that goes elsewhere may be of use.
    if (other === 'print' && /[|>]/.test(text)) return undefined
    if (other !== undefined) return other
    if (role === 'tests' && JVM.test(names[from] ?? '') && !runsJvmTests(words.slice(from))) return 'build'
    if (role !== undefined) return role
    if (!isWrapper(words, from)) return undefined
  }
  return undefined
}

/** True for a command that makes an environment for the tests: their packages are there, and nowhere else. */
export function makesEnvironment(words: readonly string[]): boolean {
  const program = words.find((_, index) => !isWrapper(words, index)) ?? ''
  return /^(?:tox|nox)$/.test(programName(program)) || words.some(word => programName(word) === 'hatch')
}

/** Environments of tox and sessions of nox that do something else than run tests. */
const NO_TESTS =
  /^(?:docs?|doc-\w+|html|linkcheck|lint\w*|style|format\w*|fmt|mypy|pyright|types?|typing|typecheck\w*|flake8|ruff|black|pylint|pre-commit|spell\w*|build|packag(?:e|ing)|manifest|release|clean)$/

/** True for a command of tox or nox whose environments run no tests. */
function isBeside([program = '', ...words]: readonly string[]): boolean {
  if (!/^(?:tox|nox)$/.test(program)) return false
  const named = namedEnvironments(program, words)
  return named.length > 0 && named.every(each => each.split(',').every(isNoTests))
}

/** True for a name that says so as a whole, or by each of its words: `release_build`. */
function isNoTests(name: string): boolean {
  return NO_TESTS.test(name) || name.split(/[-_]/).every(part => NO_TESTS.test(part))
}

/** Return the purpose of a command that runs no tests although its program does; undefined for any other one. */
function runNone([program = '', ...words]: readonly string[]): CheckRole | undefined {
  if (isBeside([program, ...words])) return 'lint'
  if (program === 'cargo' && words[words.indexOf('nextest') + 1] === 'archive') return 'build'
  // Behind the dashes are words for another program: those of cargo are for the tests themselves.
  const own = program === 'cargo' || !words.includes('--') ? words : words.slice(0, words.indexOf('--'))
  return RUN_NONE.find(([name, , options]) => name.test(program) && own.some(word => options.test(word)))?.[1]
}

/** True for a compiler run that writes files which tests may import. */
function isEmitting(text: string): boolean {
  return /^tsc\b/.test(text) && !/--noEmit\b|--emitDeclarationOnly\b/.test(text)
}
