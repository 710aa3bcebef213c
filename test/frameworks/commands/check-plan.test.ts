import { describe, expect, it } from 'vitest'
import {
  type CheckPlan,
  commandCheck,
  scriptCheck,
  shellCheck,
  stepCheck,
} from '../../../src/frameworks/commands/check-plan.ts'
import { roleOf } from '../../../src/frameworks/commands/check-roles.ts'
import type { FrameworkRun } from '../../../src/frameworks/commands/framework-run.ts'
import type { Invocation, Project } from '../../../src/frameworks/framework.ts'

describe('a test script is read as', () => {
  it.each<[string, Readonly<Record<string, string>>, Partial<CheckPlan>]>([
    ['its tests alone', { test: 'vitest run' }, { steps: [], isSplit: true, isTests: true }],
    ['tests that also measure coverage', { test: 'vitest run --coverage' }, { isSplit: true, isTests: false }],
    [
      'a type checker before the tests',
      { test: 'tsc --noEmit && vitest run' },
      { steps: [{ text: 'tsc --noEmit', kind: 'check', script: 'test' }], isTests: false },
    ],
    [
      'a compiler whose output the tests may import',
      { test: 'tsc && node --test' },
      { steps: [{ text: 'tsc', kind: 'build', script: 'test' }] },
    ],
    [
      'a build after the tests, in the order of the script',
      { test: 'xo && node --test && del-cli dist && tsc && tsd' },
      {
        steps: ['xo', 'del-cli dist', 'tsc', 'tsd'].map(text => ({ text, kind: 'check' as const, script: 'test' })),
      },
    ],
    [
      'scripts that it calls, with what npm runs before and after them',
      {
        pretest: 'npm run build',
        test: 'npm run lint && mocha',
        posttest: 'size-limit',
        prebuild: 'node clean.js',
        build: 'tsup',
        lint: "eslint 'src/**'",
      },
      {
        steps: [
          { text: 'node clean.js', kind: 'build', script: 'prebuild' },
          { text: 'tsup', kind: 'build', script: 'build' },
          { text: "eslint 'src/**'", kind: 'check', script: 'lint' },
          { text: 'size-limit', kind: 'check', script: 'posttest' },
        ],
      },
    ],
    [
      'scripts by a pattern',
      { test: 'run-s lint:* test:unit', 'lint:js': 'eslint .', 'lint:css': 'stylelint .', 'test:unit': 'ava' },
      {
        steps: [
          { text: 'eslint .', kind: 'check', script: 'lint:js' },
          { text: 'stylelint .', kind: 'check', script: 'lint:css' },
        ],
      },
    ],
    [
      'scripts that it calls with variables of their own',
      {
        test: "cross-env A=1 B='2 3' npm run types && C=1 npm run pipe && mocha",
        types: 'tsc --noEmit',
        pipe: 'a | b',
      },
      {
        steps: [
          { text: "cross-env A=1 B='2 3' tsc --noEmit", kind: 'check', script: 'types' },
          { text: 'C=1 npm run pipe', kind: 'build', script: 'test' },
        ],
      },
    ],
    [
      'a script called with variables that a shell has to read',
      { test: 'OUT=lib npm run build && mocha', build: 'tsc --outDir $OUT' },
      { steps: [{ text: 'OUT=lib npm run build', kind: 'build', script: 'test' }] },
    ],
    [
      'a script called with variables that cannot be looked into',
      { test: 'cross-env A=1 npm run build && mocha', build: 'cd pkg && tsc' },
      { steps: [{ text: 'cross-env A=1 npm run build', kind: 'build', script: 'test' }], isSplit: true },
    ],
    [
      'other runs of the same tests, each with its variables',
      {
        test: 'cross-env TZ=Europe/Paris npm run unit && cross-env TZ=Asia/Tokyo npm run unit && mocha',
        unit: 'date && mocha time',
      },
      {
        steps: [
          { text: 'cross-env TZ=Asia/Tokyo mocha time', kind: 'tests', script: 'unit' },
          { text: 'mocha', kind: 'tests', script: 'test' },
        ],
      },
    ],
    [
      'tests of another framework, which count by their exit code',
      { test: 'vitest run && playwright test && karma start' },
      {
        steps: ['playwright test', 'karma start'].map(text => ({ text, kind: 'check' as const, script: 'test' })),
      },
    ],
    [
      'its tests behind a command that only lists them',
      { test: 'jest --listTests && jest --ci' },
      { steps: [], isSplit: true, firstRun: expect.objectContaining({ using: jestWith('--ci') }) as FrameworkRun },
    ],
    ['one command that is not known', { test: './run-all.sh' }, { steps: [], isSplit: false, isTests: false }],
    ['code that a shell must run as a whole', { test: 'cd app && vitest run' }, { steps: [], isSplit: false }],
    ['scripts that call each other', { test: 'npm test' }, { steps: [], isSplit: false }],
    ['tests of each package', { test: 'pnpm -r test' }, { steps: [], isSplit: true }],
    ['tests of each package, with a variable', { test: 'CI=true pnpm -r test' }, { steps: [], isSplit: true }],
  ])('%s', (_, scripts, expected) => {
    expect(scriptCheck(project(scripts))).toMatchObject({ command: 'npm test', shell: ['sh', '-c'], ...expected })
  })

  it.each([
    ['there is none', {}],
    ['npm init wrote it', { test: 'echo "Error: no test specified" && exit 1' }],
    ['it deploys something', { test: 'vitest run && npm publish' }],
  ])('no check where %s', (_, scripts) => {
    expect(scriptCheck(project(scripts))).toBeUndefined()
  })
})

describe('shell code of a CI step is', () => {
  it.each([
    ['npm ci\nnpm test', true],
    ['ruff check .\npytest', true],
    ['cargo clippy -- -D warnings', true],
    ['npm run lint', true],
    ['npm ci', false],
    ['npm test && npm publish', false],
    ['./deploy.sh', false],
    ['echo "::set-output name=x::y"', false],
    ['echo begin\ndate\nnpm test', true],
    ['echo "X=1" >> $GITHUB_ENV', false],
    ['echo "$CONF" | tee conf.json\nnpm test', false],
    ['gh release create v1', false],
    ['NODE_ENV=production npm run deploy', false],
    ['npm run deploy', false],
    ['npm run test:deploy', true],
  ])('%j: a check: %s', (text, isCheck) => {
    const found = shellCheck(
      text,
      project({ test: 'mocha', lint: 'eslint .', deploy: './ship.sh', 'test:deploy': 'mocha deploy' }),
    )

    expect(found !== undefined).toBe(isCheck)
  })

  it('tests with what reads their coverage, which says nothing without them', () => {
    const text = 'uv run coverage run -m pytest tests/unit\nuv run coverage report --fail-under=90'

    expect(shellCheck(text, project({}))).toMatchObject({
      steps: [{ text: 'uv run coverage report --fail-under=90', kind: 'check' }],
      beside: [],
      firstRun: { using: { program: 'uv run coverage run -m pytest'.split(' '), scope: ['tests/unit'] } },
    })
    expect(shellCheck('uv run coverage report --fail-under=90', project({}))).toBeUndefined()
  })

  it('kept verbatim without what it installs, with the steps beside the tests', () => {
    expect(shellCheck('npm ci\nnpm run lint\nnpm test', project({ test: 'mocha', lint: 'eslint .' }))).toMatchObject({
      command: 'npm run lint && npm test',
      steps: [{ text: 'eslint .', kind: 'check', script: 'lint' }],
    })
  })
})

it.each<[string, readonly string[] | undefined]>([
  ['default', ['bash', '-e', '-c']],
  ['bash', ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c']],
  ['sh', ['sh', '-e', '-c']],
  ['pwsh', undefined],
  ['perl {0}', undefined],
])('a step of CI is run by its own shell: %s', (shell, expected) => {
  const rest = { job: 'test', workingDirectory: '', leftOut: [], lfs: false, submodules: 'none' as const, services: [] }
  const step = { name: 'Test', run: 'npm run lint', shell, env: { A: '1' }, ...rest }

  const check = stepCheck(step, project({ lint: 'eslint .' }))

  expect(check?.shell).toEqual(expected)
  if (check !== undefined) expect(check).toMatchObject({ env: { A: '1' }, source: 'the step "Test" of CI' })
})

it('the input test-command is taken as it is', () => {
  expect(commandCheck('make ci', project({}))).toMatchObject({ command: 'make ci', isSplit: false })
  expect(commandCheck('pytest -q', project({}))).toMatchObject({ command: 'pytest -q', isTests: true, steps: [] })
})

it.each<[command: string, files: Readonly<Record<string, string>>, kind: 'build' | 'check']>([
  ['tsc', { 'tsconfig.json': '{\n  // types only\n  "compilerOptions": { "noEmit": true }\n}' }, 'check'],
  ['npx tsc -p types', { 'types/tsconfig.json': '{"compilerOptions":{"emitDeclarationOnly": true}}' }, 'check'],
  ['tsc --project ts.json', { 'ts.json': '{"compilerOptions":{"noEmit":true}}', 'tsconfig.json': '{}' }, 'check'],
  ['tsc -p other', { 'tsconfig.json': '{"compilerOptions":{"noEmit":true}}' }, 'build'],
  ['tsc -b', { 'tsconfig.json': '{"compilerOptions":{"noEmit":true}}' }, 'build'],
  ['tsc', { 'tsconfig.json': '{"compilerOptions":{"noEmit":false}}' }, 'build'],
  ['tsc', {}, 'build'],
])('%s before the tests, with %j, is a %s', (command, files, kind) => {
  const check = scriptCheck(project({ test: `${command} && node --test` }, files))

  expect(check?.steps).toEqual([{ text: command, kind, script: 'test' }])
})

it.each([
  ['npx tsc --noEmit', 'types'],
  ['tsc --build', 'build'],
  ['npx --yes eslint .', 'lint'],
  ['poetry run mypy src', 'types'],
  ['go vet ./...', 'lint'],
  ['python -m pytest', 'tests'],
  ['node --import tsx --test', 'tests'],
  ['cross-env NODE_ENV=test jest', 'tests'],
  ['node scripts/verify.js', undefined],
  ['npm publish', 'deploy'],
  ['git push origin main', 'deploy'],
  ['sbt test publishSigned', 'deploy'],
  ['just test deploy', 'deploy'],
  ['./gradlew test publishToMavenCentral', 'deploy'],
  ['./mvnw -B deploy', 'deploy'],
  ['bundle exec rake release', 'deploy'],
  ['bundle exec rake', 'tests'],
  ['rake -v spec', 'tests'],
  ['bin/rails db:test:prepare test', 'tests'],
  ['bin/rails db:setup test test:system', 'tests'],
  ['bundle exec rails test:models', 'tests'],
  ['bundle exec rake db:schema:load test', 'tests'],
  ['bin/rails db:test:prepare', undefined],
  ['bundle exec rake db:migrate', undefined],
  ['vendor/bin/pest --ci', 'tests'],
  ['php artisan test --parallel', 'tests'],
  ['php artisan migrate', undefined],
  ['composer run test', 'tests'],
  ['cargo test --release', 'tests'],
  ['make test', 'tests'],
  ['pip install -e .', 'install'],
  ['python -m tox --version', undefined],
  ['ctest --test-dir build -V', 'tests'],
  ['mvn -B -V test', 'tests'],
  ['mvn', 'tests'],
  ['./mvnw -pl core verify', 'tests'],
  ['mvn surefire:test', 'tests'],
  ['mvn clean compile -D maven.test.skip=true', 'build'],
  ['mvn install -DskipTests', 'build'],
  ['mvn -pl test compile', 'build'],
  ['mvn -o test site', 'tests'],
  ['mvn -B -pl core -am test-compile', 'build'],
  ['mvn scalatest:test', 'tests'],
  ['mvn test-compile', 'build'],
  ['mvn javadoc:javadoc', 'build'],
  ['./gradlew', 'tests'],
  ['./gradlew :app:testDebugUnitTest', 'tests'],
  ['gradle clean build', 'tests'],
  ['gradle build -x test', 'build'],
  ['./gradlew assemble spotlessCheck', 'build'],
  ['gradle -x test integrationTest', 'tests'],
  ['gradle build --exclude-task :app:test', 'build'],
  ['gradle --console plain assemble', 'build'],
  ['poetry run coverage run -m pytest tests/unit', 'tests'],
  ['timeout -k 10 600 uv run --group dev pytest', 'tests'],
  ['python -m coverage xml', 'lint'],
  ['c8 report', 'lint'],
  ['nyc mocha', 'tests'],
  ['coverage run manage.py migrate', undefined],
  ['echo begin', 'print'],
  ['echo a | tee conf.json', undefined],
  ['printf y | npm run lint', undefined],
  ['cargo test -- --help', 'tests'],
  ['cargo test --workspace --no-run', 'build'],
  ['cargo +nightly test', 'tests'],
  ['hatch test', 'tests'],
  ['hatch run cov:test', 'tests'],
  ['hatch run lint:fmt', undefined],
  ['cargo --locked test --no-run', 'build'],
  ['cargo +nightly fmt --check', 'lint'],
  ['npx tsx --test', 'tests'],
  ['cargo nextest archive --archive-file a.tar.zst', 'build'],
  ['cargo test -- --list', 'print'],
  ['go test -c -o shop.test ./shop', 'build'],
  ['go test -list . ./...', 'print'],
  ['go test --list=^TestA ./...', 'print'],
  ['uvx tox run -vv --notest -e 3.15', 'install'],
  ['python -m tox -l', 'print'],
  ['uvx --with tox-uv tox -e docs', 'lint'],
  ['tox run -e lint,typing', 'lint'],
  ['nox --session=docs', 'lint'],
  ['tox -e py312,docs', 'tests'],
  ['nox -s lint tests', 'tests'],
  ['nox -s lint docs --reuse', 'lint'],
  ['pipx run nox -s release_build', 'lint'],
  ['tox -e build-docs,pre-commit', 'lint'],
  ['nox -s release_tests', 'tests'],
  ['cargo test -p archive', 'tests'],
  ['cargo nextest run -p archive', 'tests'],
  ['cargo nextest archive --archive-file a.tar', 'build'],
  ['tox -e py -- -l', 'tests'],
  ['nox -l', 'print'],
  ['nox -s tests -- --co', 'tests'],
  ['uv run pytest --collect-only -q tests', 'print'],
  ['pytest -l tests', 'tests'],
  ['npx jest --listTests', 'print'],
  ['npx playwright test --list', 'print'],
  ['bundle exec rspec --dry-run', 'print'],
  ['ctest -N --test-dir build', 'print'],
  ['vendor/bin/phpunit --list-tests', 'print'],
  ['dotnet test --list-tests', 'print'],
  ['pytest --collect-only -q | tee tests.txt', undefined],
  ['nyc merge .nyc_output coverage.json', 'lint'],
  ['nyc report --reporter=lcov', 'lint'],
  ['python -m tox --py current', 'tests'],
])('%s: %s', (text, role) => {
  expect(roleOf(text.split(' '))).toBe(role)
})

function jestWith(...options: readonly string[]) {
  return expect.objectContaining({ options }) as Invocation
}

function project(scripts: Readonly<Record<string, string>>, files: Readonly<Record<string, string>> = {}): Project {
  return {
    root: '/app',
    runsAt: '/app',
    exists: () => false,
    has: () => false,
    text: path => (path === 'package.json' ? JSON.stringify({ scripts }) : files[path]),
    sample: () => [],
  }
}

it('a command of many options has its role at once', () => {
  expect(roleOf(['npm', ...Array<string>(200).fill('--yes'), 'x'])).toBeUndefined()
  expect(roleOf(['npm', ...Array<string>(200).fill('--yes'), 'ci'])).toBe('install')
})
