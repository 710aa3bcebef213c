import { describe, expect, test } from 'vitest'
import { parseCommand } from '../../../src/frameworks/commands/parse-command.ts'
import { FRAMEWORKS } from '../../../src/frameworks/registry.ts'
import type { Project } from '../../../src/frameworks/framework.ts'
import { roleOf } from '../../../src/frameworks/commands/check-roles.ts'
import { type ResolvedCommand, resolveCommand } from '../../../src/frameworks/commands/resolve-command.ts'
import type { Files } from '../../world/scene.ts'
import { expectRun, FOR_REAL, withScripts } from '../resolve-command.cases.ts'

/** A project that is nothing but these files. */
function of(files: Files): Project {
  const like = (pattern: RegExp) => Object.keys(files).filter(path => pattern.test(path))
  return {
    root: '/app',
    runsAt: '/app',
    exists: path => Object.keys(files).some(file => file === path || file.startsWith(`${path}/`)),
    has: pattern => like(pattern).length > 0,
    text: path => files[path],
    sample: pattern => like(pattern).flatMap(path => files[path] ?? []),
  }
}

function see(command: string, files: Files = {}): ResolvedCommand {
  return resolveCommand(parseCommand('test-command', command), of(files), FRAMEWORKS)
}

/** What a command comes down to, as words. */
function told(seen: ResolvedCommand) {
  if (seen.kind !== 'framework') return seen.kind === 'opaque' ? `opaque: ${seen.why}` : seen.kind
  const { program, options, scope, env, last } = seen.using
  return { name: seen.framework.name, program: program.join(' '), options, scope, env, ...(last && { last }) }
}

interface Want {
  readonly name: string
  readonly program: string
  readonly options?: readonly string[]
  readonly scope?: readonly string[]
  readonly last?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const whole = (want: Want) => ({ options: [], scope: [], env: {}, ...want })

describe('a command that starts a framework', () => {
  test.for<[command: string, want: Want]>([
    ['jest', { name: 'jest', program: 'jest' }],
    ['npx jest --ci src', { name: 'jest', program: 'npx jest', options: ['--ci'], scope: ['src'] }],
    ['npx jest test', { name: 'jest', program: 'npx jest', scope: ['test'] }],
    [
      'yarn jest --maxWorkers 2 a',
      { name: 'jest', program: 'yarn jest', options: ['--maxWorkers', '2'], scope: ['a'] },
    ],
    ['pnpm exec vitest run unit', { name: 'vitest', program: 'pnpm exec vitest', scope: ['unit'] }],
    ['npm exec vitest run', { name: 'vitest', program: 'npm exec -- vitest' }],
    ['npm exec -- jest --ci', { name: 'jest', program: 'npm exec -- jest', options: ['--ci'] }],
    ['npm exec jest -- --ci', { name: 'jest', program: 'npm exec -- jest', options: ['--ci'] }],
    ['CI=1 npx vitest --coverage', { name: 'vitest', program: 'npx vitest', env: { CI: '1' } }],
    [
      'vitest --config vite.config.ts run',
      { name: 'vitest', program: 'vitest', options: ['--config', 'vite.config.ts'] },
    ],
    ['vitest --reporter junit --outputFile a.xml unit', { name: 'vitest', program: 'vitest', scope: ['unit'] }],
    [
      'npx mocha -r ts-node/register test/a.ts',
      { name: 'mocha', program: 'npx mocha', options: ['-r', 'ts-node/register'], scope: ['test/a.ts'] },
    ],
    ['mocha --reporter spec -b test', { name: 'mocha', program: 'mocha', scope: ['test'] }],
    ['nyc mocha', { name: 'mocha', program: 'nyc mocha' }],
    ['node --test', { name: 'node', program: 'node', options: ['--test'] }],
    [
      'node --import tsx --test test/a.ts',
      { name: 'node', program: 'node', options: ['--import', 'tsx', '--test'], scope: ['test/a.ts'] },
    ],
    [
      'node --test --test-force-exit test',
      { name: 'node', program: 'node', options: ['--test', '--test-force-exit'], scope: ['test'] },
    ],
    [
      'node --experimental-vm-modules node_modules/jest/bin/jest.js --ci',
      { name: 'jest', program: 'node --experimental-vm-modules node_modules/jest/bin/jest.js', options: ['--ci'] },
    ],
    ['cross-env X=1 jest', { name: 'jest', program: 'cross-env X=1 jest' }],
    [
      'jest --testPathIgnorePatterns e2e slow --selectProjects=unit node -- src',
      {
        name: 'jest',
        program: 'jest',
        options: ['--testPathIgnorePatterns', 'e2e', 'slow', '--selectProjects=unit', 'node'],
        scope: ['src'],
      },
    ],
    [
      'npx playwright test --project=chromium e2e',
      { name: 'playwright', program: 'npx playwright', options: ['--project=chromium'], scope: ['e2e'] },
    ],
    [
      'npx playwright test e2e --project chromium firefox --retries 2',
      {
        name: 'playwright',
        program: 'npx playwright',
        options: ['--project', 'chromium', 'firefox', '--retries', '2'],
        scope: ['e2e'],
      },
    ],
    ['pytest', { name: 'pytest', program: 'pytest' }],
    ['python -m pytest -x tests/unit', { name: 'pytest', program: 'python -m pytest', scope: ['tests/unit'] }],
    ['python3.12 -m pytest -n auto', { name: 'pytest', program: 'python3.12 -m pytest', options: ['-n', 'auto'] }],
    [
      'pytest -W error -p no:x tests',
      { name: 'pytest', program: 'pytest', options: ['-W', 'error', '-p', 'no:x'], scope: ['tests'] },
    ],
    ['pytest --lf tests', { name: 'pytest', program: 'pytest', scope: ['tests'] }],
    ['coverage run -m pytest', { name: 'pytest', program: 'coverage run -m pytest' }],
    [
      'coverage run --source src -m pytest tests',
      { name: 'pytest', program: 'coverage run --source src -m pytest', scope: ['tests'] },
    ],
    ['uv run pytest', { name: 'pytest', program: 'uv run pytest' }],
    [
      'uv run --group dev --with x pytest -k a',
      { name: 'pytest', program: 'uv run --group dev --with x pytest', options: ['-k', 'a'] },
    ],
    ['poetry run pytest', { name: 'pytest', program: 'poetry run pytest' }],
    [
      'poetry run python manage.py test shop.tests -v 2 --parallel 4 --settings shop.settings --keepdb',
      {
        name: 'unittest',
        program: 'poetry run python manage.py test',
        options: ['--parallel', '4', '--settings', 'shop.settings', '--keepdb'],
        scope: ['shop.tests'],
      },
    ],
    [
      'python manage.py test -v2 -b -f --pdb shop',
      { name: 'unittest', program: 'python manage.py test', scope: ['shop'] },
    ],
    [
      'python -m django test --shuffle --noinput blog',
      { name: 'unittest', program: 'python -m django test', options: ['--shuffle'], scope: ['blog'] },
    ],
    [
      'python -m unittest discover -s tests -p *_t.py',
      { name: 'unittest', program: 'python -m unittest discover', options: ['-s', 'tests', '-p', '*_t.py'] },
    ],
    ['go test ./pkg/...', { name: 'go', program: 'go test', scope: ['./pkg/...'] }],
    [
      'go test -v -race -tags it -timeout 30s ./...',
      { name: 'go', program: 'go test', options: ['-race', '-tags', 'it', '-timeout', '30s'], scope: ['./...'] },
    ],
    [
      'go test -run ^TestUnit ./...',
      { name: 'go', program: 'go test', options: ['-run', '^TestUnit'], scope: ['./...'] },
    ],
    [
      'gotestsum --format testname -- -race ./...',
      { name: 'go', program: 'gotestsum', options: ['-race'], scope: ['./...'] },
    ],
    ['gotestsum ./cart/... -race', { name: 'go', program: 'gotestsum', options: ['-race'], scope: ['./cart/...'] }],
    [
      'gotestsum -f dots --rerun-fails --packages=./cart/... -- -short',
      { name: 'go', program: 'gotestsum', options: ['-short'], scope: ['./cart/...'] },
    ],
    [
      'go test -C tools -race ./...',
      { name: 'go', program: 'go test', options: ['-C', 'tools', '-race'], scope: ['./...'] },
    ],
    [
      'go test --v --coverprofile=c.out --covermode atomic --failfast --short ./...',
      { name: 'go', program: 'go test', options: ['--short'], scope: ['./...'] },
    ],
    [
      'go test ./... -short -args -db=test -v',
      { name: 'go', program: 'go test', options: ['-short'], scope: ['./...'], last: ['-args', '-db=test', '-v'] },
    ],
    [
      'cargo test --all-features -p calc',
      { name: 'cargo', program: 'cargo test', options: ['--all-features', '-p', 'calc'] },
    ],
    [
      'cargo test --test it -- --test-threads=1',
      { name: 'cargo', program: 'cargo test', options: ['--test', 'it', '--', '--test-threads=1'] },
    ],
    ['cargo nextest run --release', { name: 'cargo', program: 'cargo nextest run', options: ['--release'] }],
    ['mvn -q -pl web verify', { name: 'maven', program: 'mvn', options: ['-pl', 'web', 'verify'] }],
    ['./gradlew --info check', { name: 'gradle', program: './gradlew', options: ['check'] }],
    ['./gradlew :app:test -x lint', { name: 'gradle', program: './gradlew', options: [':app:test', '-x', 'lint'] }],
    ['gradle test --console plain', { name: 'gradle', program: 'gradle', options: ['test'] }],
    ['jest --ci -- unit', { name: 'jest', program: 'jest', options: ['--ci'], scope: ['unit'] }],
    ['vendor/bin/phpunit --testdox tests', { name: 'phpunit', program: 'vendor/bin/phpunit', scope: ['tests'] }],
    [
      'php vendor/bin/pest --ci --bail tests/Unit',
      { name: 'phpunit', program: 'php vendor/bin/pest', options: ['--ci'], scope: ['tests/Unit'] },
    ],
    ['bundle exec rspec -c spec/models', { name: 'rspec', program: 'bundle exec rspec', scope: ['spec/models'] }],
    ['timeout 60 pytest', { name: 'pytest', program: 'timeout 60 pytest' }],
    ['cargo +nightly test -p calc', { name: 'cargo', program: 'cargo +nightly test', options: ['-p', 'calc'] }],
    [
      'cargo --color always --locked --config a.toml nextest run',
      { name: 'cargo', program: 'cargo --locked --config a.toml nextest run' },
    ],
    ['tsx --test test/*.ts', { name: 'node', program: 'tsx', options: ['--test'], scope: ['test/*.ts'] }],
    ['npx tsx --test', { name: 'node', program: 'npx tsx', options: ['--test'] }],
  ])('%s', ([command, want]) => {
    expect(told(see(command))).toEqual(whole(want))
  })
})

describe('the folder behind an option of pytest, or of another runner,', () => {
  const files = { 'tests/test_a.py': '', 'slow/test_b.py': '' }

  test.for<[command: string, options: string, scope: string]>([
    ['pytest -ra tests', '-ra', 'tests'],
    ['pytest -vrA tests/', '-vrA', 'tests/'],
    ['pytest -vr A tests', '-vr A', 'tests'],
    ['pytest -n4 tests', '-n4', 'tests'],
    ['pytest -Wignore tests', '-Wignore', 'tests'],
    ['pytest --runslow tests/test_a.py::test_x', '--runslow', 'tests/test_a.py::test_x'],
    ['pytest --doctest-plus tests', '--doctest-plus', 'tests'],
    ['pytest --asyncio-mode auto tests', '--asyncio-mode auto', 'tests'],
    ['pytest -m slow --ignore slow tests', '-m slow --ignore slow', 'tests'],
    ['cargo test -j4 parser', '-j4', 'parser'],
    ['rspec -Ilib spec', '-Ilib', 'spec'],
    ['jest -iw2 src', '-iw2', 'src'],
    ['playwright test -j2 e2e', '-j2', 'e2e'],
    ['playwright test -gv @slow e2e', '-gv @slow', 'e2e'],
  ])('is what the command tests: %s', ([command, options, scope]) => {
    expect(told(see(command, files))).toMatchObject({ options: options.split(' '), scope: [scope] })
  })
})

test.for<[program: string, name: string]>([
  ['python -W error -m pytest', 'pytest'],
  ['python -X dev -m pytest', 'pytest'],
  ['uv run --resolution lowest-direct pytest', 'pytest'],
  ['uv run --with pytest --group unittest pytest', 'pytest'],
  ['time -p pytest', 'pytest'],
  ['coverage run --data-file .cov -m pytest', 'pytest'],
  ['dotenv -e .env.test -- jest', 'jest'],
  ['env-cmd -f .env.test jest', 'jest'],
  ['node -r dotenv/config node_modules/.bin/jest', 'jest'],
  ['node --require ts-node/register node_modules/.bin/mocha', 'mocha'],
  ['c8 --reporter lcov mocha', 'mocha'],
  ['nyc --reporter lcov -r text mocha', 'mocha'],
  ['xvfb-run -a -s -screen0 npx jest', 'jest'],
  ['npx jest@29', 'jest'],
  ['npx --yes playwright@1.40.0-beta', 'playwright'],
  ['env -u X pytest', 'pytest'],
  ['timeout --signal KILL 10m pytest', 'pytest'],
])('%s is known behind the values of the options of wrappers', ([program, name]) => {
  const command = `${program}${name === 'playwright' ? ' test' : ''} -x`

  expect(told(see(command))).toMatchObject({ name, program })
  expect(roleOf(command.split(' '))).toBe('tests')
})

test('the value of an option is no program', () => {
  expect(told(see('uv run --with pytest ./run.sh'))).toBe('opaque: "./run.sh" is not a known test framework')
  expect(roleOf('uv run --with mypy pytest'.split(' '))).toBe('tests')
  expect(roleOf('uv run --group lint --with pytest mypy src'.split(' '))).toBe('types')
})

test.for(['yarn run -T vitest run src', 'uv run npx vitest run -t a', 'uv run --group test npx playwright test e2e'])(
  'a word of a wrapper is none of the framework: %s',
  command => {
    const seen = see(command)
    if (seen.kind !== 'framework') throw new Error(`${command} is ${seen.kind}`)
    const { framework, using } = seen
    const [all] = framework.commands(of({}), { selection: { kind: 'all' }, dir: '/run', related: [], using })

    const begin = command.split(' ').slice(0, using.program.length)
    expect([all?.file, ...(all?.args ?? [])].slice(0, begin.length)).toEqual(begin)
    expect(framework.manualCommand([], { project: of({}), using }).slice(0, begin.length)).toEqual(begin)
  },
)

describe('a command that leads to a script', () => {
  const files = withScripts({
    test: 'vitest run --coverage',
    unit: 'CI=1 jest --ci src',
    all: 'npm run unit -- --forceExit',
    'e2e:ci': 'cross-env A=1 playwright test',
    here: 'npm run there',
    there: 'npm run here',
    shell: 'tsc && jest',
    variable: 'jest --maxWorkers=$CPUS',
    other: 'react-scripts test',
    built: 'jest',
    prebuilt: 'tsc',
    quoted: `mocha 'test/**/*.js'`,
  })

  test.for<[command: string, want: Want]>([
    ['npm test', { name: 'vitest', program: 'vitest' }],
    ['npm t', { name: 'vitest', program: 'vitest' }],
    ['npm test --silent', { name: 'vitest', program: 'vitest' }],
    ['npm test -- unit', { name: 'vitest', program: 'vitest', scope: ['unit'] }],
    ['npm test --loglevel=error', { name: 'vitest', program: 'vitest' }],
    ['pnpm test --pool=forks', { name: 'vitest', program: 'vitest', options: ['--pool=forks'] }],
    ['yarn test', { name: 'vitest', program: 'vitest' }],
    ['yarn unit', { name: 'jest', program: 'jest', options: ['--ci'], scope: ['src'], env: { CI: '1' } }],
    ['bun run unit', { name: 'jest', program: 'jest', options: ['--ci'], scope: ['src'], env: { CI: '1' } }],
    [
      'A=2 npm run unit -- --runInBand',
      { name: 'jest', program: 'jest', options: ['--ci', '--runInBand'], scope: ['src'], env: { A: '2', CI: '1' } },
    ],
    [
      'npm run all',
      { name: 'jest', program: 'jest', options: ['--ci', '--forceExit'], scope: ['src'], env: { CI: '1' } },
    ],
    ['npm run e2e:ci', { name: 'playwright', program: 'cross-env A=1 playwright' }],
    ['npm run quoted', { name: 'mocha', program: 'mocha', scope: ['test/**/*.js'] }],
  ])('%s', ([command, want]) => {
    expect(told(see(command, files))).toEqual(whole(want))
  })

  test.for<[command: string, why: string]>([
    ['npm run here', 'its scripts call each other'],
    ['npm run shell', 'the script "shell" needs a shell'],
    ['npm run variable', 'the script "variable" needs a shell'],
    ['npm run other', '"react-scripts" is not a known test framework'],
    ['npm run built', 'the script "prebuilt" must run first'],
    ['npm test -w web', 'it runs the script of another folder'],
    ['npm --prefix web test', 'it runs the script of another folder'],
    ['pnpm --filter web test', 'it runs the tests of some packages'],
    ['yarn workspace web test', 'it runs the script of another folder'],
    ['nyc yarn other', 'the script "other" behind nyc may do more than start the tests'],
    ['c8 --all npm run other', 'the script "other" behind c8 may do more than start the tests'],
    ['nyc yarn gone', '"gone" is not a known test framework'],
    ['npm run gone', '"gone" is not a known test framework'],
    ['bun start', '"start" is not a known test framework'],
  ])('%s is opaque', ([command, why]) => {
    expect(told(see(command, files))).toBe(`opaque: ${why}`)
  })

  test('its programs are looked for where the package manager would', () => {
    const seen = see('npm test', { ...files, 'node_modules/.bin/vitest': '', '../../node_modules/.bin/x': '' })

    expect(seen).toMatchObject({ using: { paths: ['/app/node_modules/.bin', '/node_modules/.bin'] } })
    expect(see('vitest run', files)).not.toHaveProperty('using.paths')
  })
})

describe('a command for each package of a workspace', () => {
  test.for([
    'turbo run test',
    'npx turbo test:unit',
    'pnpm turbo run test',
    'lerna run test --stream',
    'npx nx run-many -t test',
    'pnpm -r test',
    'pnpm --recursive run test',
    'npm test --workspaces',
    'npm run test -ws --if-present',
    'yarn workspaces run test',
    'yarn workspaces foreach -A run test',
  ])('%s', command => {
    expect(told(see(command, withScripts({ test: 'jest' })))).toBe('packages')
  })

  test.for([
    'turbo run test --filter=./packages/*',
    'turbo run test -F web -- --coverage',
    'lerna run test --scope @x/core',
    'nx test web',
    'npx nx run web:test',
    'nx run-many -t test -p web,api',
    'nx run-many --target=test --exclude=e2e',
    'nx affected -t test',
    'pnpm -r --filter ./packages/* test',
    'pnpm -F ./packages/* run test',
    'yarn workspaces foreach -A --include @x/core run test',
  ])('%s: of some of them', command => {
    expect(told(see(command, withScripts({ test: 'jest' })))).toBe('opaque: it runs the tests of some packages')
  })

  test('words behind dashes choose no packages', () => {
    expect(told(see('turbo run test -- --exclude a', withScripts({ test: 'jest' })))).toBe('packages')
  })

  test('a script that does so', () => {
    expect(told(see('npm test', withScripts({ test: 'turbo run test' })))).toBe('packages')
  })

  test.for(['turbo run build', 'lerna run lint', 'pnpm -r build', 'npm run build --workspaces'])(
    '%s is none',
    command => {
      expect(told(see(command))).toMatch(/^opaque: /)
    },
  )
})

describe('task runners', () => {
  const makefile = [
    '.PHONY: test',
    'test: ## Run the tests',
    '\t@python -m pytest -x tests',
    'unit:',
    '\tgo test ./pkg/...',
    'script:',
    '\tnpm test',
    'built: test',
    '\tpytest',
    'several:',
    '\tpip install x',
    '\tpytest',
    'variable:',
    '\t$(PYTHON) -m pytest',
    'shell:',
    '\tcd web && npm test',
    '',
  ].join('\n')
  const files = {
    Makefile: makefile,
    justfile: 'test:\n    cargo test\n\nargs *words:\n    pytest {{words}}\n',
    ...withScripts({ test: 'jest' }),
  }

  test.for<[command: string, want: Want]>([
    ['make test', { name: 'pytest', program: 'python -m pytest', scope: ['tests'] }],
    ['make unit', { name: 'go', program: 'go test', scope: ['./pkg/...'] }],
    ['make script', { name: 'jest', program: 'jest' }],
    ['just test', { name: 'cargo', program: 'cargo test' }],
  ])('%s', ([command, want]) => {
    expect(told(see(command, files))).toEqual(whole(want))
  })

  test.for<[command: string, why: string]>([
    ['make', 'the command behind make is unknown'],
    ['make test unit', 'the command behind make is unknown'],
    ['make -C web test', 'the command behind make is unknown'],
    ['make gone', 'there is no target gone'],
    ['make built', 'the target built depends on other targets'],
    ['make several', 'the target several is more than one plain command'],
    ['make variable', 'the target variable is more than one plain command'],
    ['make shell', 'the target shell needs a shell'],
    ['just args', 'the target args is more than one plain command'],
  ])('%s is opaque', ([command, why]) => {
    expect(told(see(command, files))).toBe(`opaque: ${why}`)
  })

  test.for<[file: string, text: string, env: Readonly<Record<string, string>>]>([
    [
      'Makefile',
      'export PYTHONPATH := src\nexport APP_MODE=test mode \n',
      { PYTHONPATH: 'src', APP_MODE: 'test mode' },
    ],
    ['Makefile', 'SRC := src\nexports: # no export\n', {}],
    ['justfile', 'set dotenv-load := false\nexport APP_MODE := "test"\n', { APP_MODE: 'test' }],
    ['justfile', "export A := 'b'\nset shell := ['bash', '-c']\n", { A: 'b' }],
  ])('have variables of their own: %s, %j', ([file, text, env]) => {
    const program = file === 'Makefile' ? 'make' : 'just'

    const seen = see(`B=1 ${program} test`, { [file]: `${text}\ntest:\n\tC=2 pytest\n` })

    expect(told(seen)).toEqual(whole({ name: 'pytest', program: 'pytest', env: { B: '1', ...env, C: '2' } }))
  })

  test.for<[file: string, text: string]>([
    ['Makefile', 'export PYTHONPATH := $(SRC)'],
    ['Makefile', 'export APP_MODE ?= test'],
    ['Makefile', 'MODE = test\nexport MODE'],
    ['Makefile', 'export'],
    ['Makefile', 'ifdef CI\nexport MODE := ci\nendif'],
    ['Makefile', '.EXPORT_ALL_VARIABLES:'],
    ['Makefile', '-include .env'],
    ['justfile', 'set dotenv-load'],
    ['justfile', 'set export := true'],
    ['justfile', 'export A := env("B")'],
    ['justfile', "import 'common.just'"],
  ])('that only the program can set up run as they are: %s, %j', ([file, text]) => {
    const program = file === 'Makefile' ? 'make' : 'just'

    const seen = see(`${program} test`, { [file]: `${text}\n\ntest:\n\tpytest\n` })

    expect(told(seen)).toBe(`opaque: ${program} sets up what the target test needs`)
  })

  test('tox passes words on where its commands say so', () => {
    const ini = (commands: string) => ({ 'tox.ini': `[testenv]\ncommands =\n    ${commands}\n` })

    expect(told(see('A=1 tox -e py312', ini('pytest {posargs}')))).toEqual(
      whole({ name: 'pytest', program: 'tox -e py312 --', env: { A: '1' } }),
    )
    for (const wrapped of ['uvx --with tox-uv tox -e py', 'python -m tox', 'pipx run tox', 'uv run --group dev tox'])
      expect(told(see(wrapped, ini('pytest {posargs}')))).toEqual(whole({ name: 'pytest', program: `${wrapped} --` }))
    expect(told(see('tox', ini('pytest tests')))).toBe('opaque: tox.ini passes no arguments on ({posargs})')
    expect(told(see('tox', ini('python --version\n    pytest -q {posargs}\ndeps =\n    {posargs}')))).toEqual(
      whole({ name: 'pytest', program: 'tox --' }),
    )
    expect(
      told(see('tox', { 'tox.ini': '[testenv]\ndeps = pytest\ncommands = python -m pytest {posargs}\n' })),
    ).toEqual(whole({ name: 'pytest', program: 'tox --' }))
    expect(told(see('tox', ini('# pytest {posargs}\n    pytest')))).toBe(
      'opaque: tox.ini passes no arguments on ({posargs})',
    )
    expect(told(see('tox', ini('python --version\n    python -m unittest discover {posargs}')))).toBe(
      'opaque: tox passes no selection of tests on to unittest',
    )
    expect(told(see('tox', ini('stestr run {posargs}')))).toBe('opaque: the command behind tox is unknown')
  })
})

describe('the arguments of tox', () => {
  const ini = (line: string) => ({ 'tox.ini': `[testenv]\ncommands =\n    ${line}\n` })

  test.for<[what: string, line: string, options: readonly string[], scope: readonly string[]]>([
    ['tox', 'pytest {posargs:tests}', [], ['tests']],
    ['tox', 'pytest {posargs:-n auto tests/unit} --strict', ['-n', 'auto'], ['tests/unit']],
    ['tox', "pytest {posargs:-m 'not slow' {toxinidir}/tests}", ['-m', 'not slow'], ['tests']],
    ['tox -- -m "not slow"', 'pytest {posargs:tests}', ['-m', 'not slow'], []],
    ['tox -- docs', 'pytest {posargs:{envtmpdir}}', [], ['docs']],
    ['tox', 'pytest --strict \\\n      {posargs:tests}', [], ['tests']],
  ])('are those of the user, or else the default: %s, with %s', ([command, line, options, scope]) => {
    expect(told(see(command, ini(line)))).toEqual(whole({ name: 'pytest', program: 'tox --', options, scope }))
  })

  test('that only tox can fill in are left to it', () => {
    expect(told(see('tox', ini('pytest {posargs:{envtmpdir}/tests}')))).toBe(
      'opaque: the arguments in tox.ini need tox itself',
    )
  })
})

describe('the environments of tox', () => {
  const factors = `[tox]
envlist = py39-unit,py{310,311}-{unit,doctest},mypy
[testenv]
commands =
    unit: pytest {posargs}
    !unit: sphinx-build -b doctest docs out
[testenv:py314t-unit]
setenv =
    PYTHON_GIL = 0
[testenv:{,ci-}pypy3]
commands = pytest -q
[testenv:slow{,-unit}]
commands =
    {[testenv]commands}
    slow: py.test -m slow
[testenv:mypy]
commands = mypy {posargs}
`
  const native = (top: string) => `[${top}env_run_base]
description = "a # in it"
commands = [
  [ "pytest", '-v', "--basetemp={env_tmp_dir}", # why
    { replace = "posargs", default = [ "-k", "not slow", "tests" ], extend = true } ],
  ["coverage", "report"],
]
[${top}env."3.14"]
commands = [
["python", "-m", "pytest"],
]
[${top}env.twice]
commands = [
  { replace = "ref", of = ["tool", "tox", "env_run_base", "commands"], extend = true },
  ["pytest", "--last-failed", {replace = "posargs", default = [], extend = true}],
]
`
  const pytest = (program: string, more: Partial<Want> = {}) => whole({ name: 'pytest', program, ...more })
  const slow = { options: ['-k', 'not slow'], scope: ['tests'] }
  const several = 'opaque: several commands of tox take the arguments'
  const paths = 'opaque: the command behind tox names its tests itself'
  const none = (file: string) => `opaque: ${file} passes no arguments on ({posargs})`

  test.for<[command: string, files: Files, want: ReturnType<typeof told>]>([
    ['tox -e py39-unit', { 'tox.ini': factors }, pytest('tox -e py39-unit --')],
    ['tox run -e py310-unit,py311-unit', { 'tox.ini': factors }, pytest('tox run -e py310-unit,py311-unit --')],
    ['tox', { 'tox.ini': '[testenv]\ncommands = pytest {posargs}  # run them\n' }, pytest('tox --')],
    [
      'tox',
      {
        'tox.toml':
          '[env_run_base]\ncommands = [["python", "-c", """import a\nimport b"""], ["pytest", {replace = "posargs", extend = true}]]\n',
      },
      pytest('tox --'),
    ],
    ['TOXENV=py39-unit tox', { 'tox.ini': factors }, pytest('tox --', { env: { TOXENV: 'py39-unit' } })],
    ['tox -epy314t-unit', { 'tox.ini': factors }, pytest('tox -epy314t-unit --')],
    ['tox -e slow-unit', { 'tox.ini': factors }, pytest('tox -e slow-unit --')],
    ['tox', { 'tox.ini': factors }, several],
    ['tox -e ALL', { 'tox.ini': factors }, several],
    ['tox -e slow', { 'tox.ini': factors }, none('tox.ini')],
    ['tox -e ci-pypy3', { 'tox.ini': factors }, none('tox.ini')],
    ['tox -e py310-doctest', { 'tox.ini': factors }, none('tox.ini')],
    ['tox -f unit', { 'tox.ini': factors }, 'opaque: only tox knows its environments'],
    ['tox', { 'tox.ini': '[testenv]\ncommands = pytest tests examples {posargs}\n' }, paths],
    ['tox', { 'tox.ini': '[testenv]\ncommands = pytest {env:TESTS:tests} {posargs}\n' }, paths],
    ['tox', { 'tox.ini': '[testenv]\ncommands = - pytest --cov shop {posargs}\n' }, pytest('tox --')],
    ['tox', { 'tox.ini': '[testenv]\ncommands =\n    pytest -n 2 {posargs}\n    pytest -m a {posargs}\n' }, several],
    ['tox -e 3.13', { 'tox.toml': native('') }, pytest('tox -e 3.13 --', slow)],
    ['uv run tox run', { 'pyproject.toml': native('tool.tox.') }, pytest('uv run tox run --', slow)],
    ['tox -e twice', { 'pyproject.toml': native('tool.tox.') }, several],
    ['tox -e 3.14', { 'tox.toml': native('') }, none('tox.toml')],
    [
      'tox',
      { 'pyproject.toml': '[tool.tox]\nlegacy_tox_ini = """\n[testenv]\ncommands = pytest {posargs:a}\n"""\n' },
      pytest('tox --', { scope: ['a'] }),
    ],
    [
      'tox',
      { 'setup.cfg': '[metadata]\nname = x\n[tox:tox]\nenvlist = py3\n[testenv]\ncommands = pytest {posargs}\n' },
      pytest('tox --'),
    ],
    [
      'tox',
      { 'tox.toml': 'env_list = [{ product = ["a"] }]\n[env_run_base]\ncommands = [["pytest", "{posargs}"]]\n' },
      'opaque: only tox knows its environments',
    ],
    ['tox', { 'setup.cfg': '[metadata]\n', 'pyproject.toml': '[project]\n' }, 'opaque: no file has settings of tox'],
    ['tox', { 'tox.toml': 'commands = [ } ]\na = {[}\n[x\nb = [["""' }, 'opaque: no file has settings of tox'],
  ])('%s', ([command, files, want]) => {
    expect(told(see(command, files))).toEqual(want)
  })
})

describe('what nobody can tell', () => {
  test.for<[command: string, why: string]>([
    ['./run-tests.sh', '"./run-tests.sh" is not a known test framework'],
    ['python manage.py migrate', '"manage.py" is not a known test framework'],
    ['django-admin check', '"django-admin" is not a known test framework'],
    ['docker compose run app pytest', '"docker" is not a known test framework'],
    [`bash -c 'npm test'`, '"bash" is not a known test framework'],
    ['npx playwright install', '"playwright" is not a known test framework'],
    ['npx --yes cypress run vitest', '"cypress" is not a known test framework'],
    ['go run ./cmd/tests', '"go" is not a known test framework'],
    ['node scripts/test.js', '"scripts/test.js" is not a known test framework'],
    ['npx', 'it starts no test framework'],
    ['env -C web npx jest', '"web" is not a known test framework'],
    ['uv --directory web run pytest', '"web" is not a known test framework'],
    ['gotestsum --raw-command -- ./test.sh', '"gotestsum" is not a known test framework'],
  ])('%s is opaque', ([command, why]) => {
    expect(told(see(command))).toBe(`opaque: ${why}`)
  })
})

describe('run for real', () => {
  // Two more, of jest, are in the full tier.
  test.for(FOR_REAL.filter(({ packages }) => !packages.includes('jest')))('$command', expectRun)
})
