import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSettings } from '../../src/config/settings.ts'
import { describePackage } from '../../src/engine/describe-package.ts'
import { planTests } from '../../src/engine/test-plan.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { type Files, write } from '../world/project.ts'

/** The plan of a project of these files: a line for each package, and the notes. */
async function planned(files: Files, testCommand?: string) {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
  write(home.path, files)
  const settings = parseSettings(testCommand === undefined ? {} : { 'test-command': testCommand })
  const { packages, notes } = planTests(projectAt(home.path), settings, { reported: undefined })
  return { lines: packages.map(describePackage), notes }
}

const manifest = (script: string | undefined, ...packages: readonly string[]) => ({
  'package.json': JSON.stringify({
    scripts: script === undefined ? {} : { test: script },
    devDependencies: Object.fromEntries(packages.map(name => [name, '*'])),
  }),
})

describe('the plan of the tests', () => {
  test.for<[what: string, files: Files, command: string | undefined, line: string, notes: readonly RegExp[]]>([
    [
      'a framework that package.json names',
      manifest(undefined, 'ava'),
      undefined,
      'Tests in the project: ava, run by npx ava, since package.json depends on ava.',
      [],
    ],
    [
      'a framework that the script starts',
      manifest('tape -r ./setup test/*.js', 'tape'),
      undefined,
      'Tests in the project: tape, run by tape -r ./setup test/*.js, since the script test starts it.',
      [],
    ],
    [
      'a wrapper around a known framework',
      manifest('bnt', 'mocha'),
      undefined,
      'Tests in the project: the project\'s own command of mocha, run by npm run test, since "bnt" is not a known test framework.',
      [],
    ],
    [
      'a framework among other commands',
      manifest('tsc --noEmit && mocha spec', 'mocha'),
      undefined,
      'Tests in the project: mocha, run by mocha spec, since a part of the script test starts it.',
      [],
    ],
    [
      'a framework in a sequence that the script calls',
      {
        'package.json': JSON.stringify({
          scripts: {
            test: 'npm run unit && npm run types',
            unit: 'mocha spec && npm run imports',
            imports: 'tsc -p .',
            types: 'tsc',
          },
          devDependencies: { mocha: '*' },
        }),
      },
      undefined,
      'Tests in the project: mocha, run by mocha spec, since a part of the script test starts it.',
      [],
    ],
    [
      'a wrapper around a known framework, among checks',
      manifest('standard && bnt spec && tsd', 'mocha'),
      undefined,
      "Tests in the project: the project's own command of mocha, run by bnt spec, since a part of the script test starts it.",
      [],
    ],
    [
      'a wrapper behind one that measures coverage, among checks',
      manifest('standard && c8 bnt spec', 'mocha'),
      undefined,
      "Tests in the project: the project's own command of mocha, run by c8 bnt spec, since a part of the script test starts it.",
      [],
    ],
    [
      'a command behind one that installs something',
      manifest('playwright install chromium && bnt', 'mocha'),
      undefined,
      'Tests in the project: the project\'s own command, run by npm run test, since the script "test" needs a shell.',
      [],
    ],
    [
      'a wrapper that only a shell understands',
      manifest('standard && bnt test/[ab].js', 'mocha'),
      undefined,
      "Tests in the project: the project's own command of mocha, run by sh -c 'bnt test/[ab].js', since a part of the script test starts it.",
      [],
    ],
    [
      "a wrapper of a project with Plug'n'Play",
      { ...manifest('standard && bnt', 'mocha'), '.pnp.cjs': '' },
      undefined,
      'Tests in the project: the project\'s own command, run by yarn run test, since the script "test" needs a shell.',
      [],
    ],
    [
      'two commands of which either may be a wrapper',
      manifest('standard && bnt && own-check', 'mocha'),
      undefined,
      'Tests in the project: the project\'s own command, run by npm run test, since the script "test" needs a shell.',
      [],
    ],
    [
      'a runner that is known in no way',
      manifest('own-runner test'),
      undefined,
      'Tests in the project: the project\'s own command, run by npm run test, since "own-runner" is not a known test framework.',
      [/^The script test runs the whole suite each time, since "own-runner" is not a known test framework\.$/],
    ],
    [
      'a test-command that is opaque',
      manifest(undefined, 'mocha'),
      'sh test.sh',
      'Tests in the project: the project\'s own command, run by sh test.sh, since "sh" is not a known test framework.',
      [/^test-command sh test\.sh runs the whole suite each time/],
    ],
    [
      'a test-command that is a framework',
      manifest(undefined),
      'npx mocha spec',
      'Tests in the project: mocha, run by npx mocha spec, since test-command starts it.',
      [],
    ],
    [
      'commands of a test-command, one after the other',
      manifest(undefined),
      'node build.mjs && npx mocha spec',
      'Tests in the project: mocha, run by npx mocha spec, since test-command starts it.',
      [],
    ],
    [
      'a test-command that starts a shell',
      manifest(undefined),
      "bash -eo pipefail -c 'node build.mjs; npx mocha spec'",
      'Tests in the project: mocha, run by npx mocha spec, since test-command starts it.',
      [],
    ],
    [
      'a test-command for a shell, which cannot be split',
      manifest(undefined),
      'npx mocha spec | tee log.txt',
      "Tests in the project: the project's own command, run by sh -c 'npx mocha spec | tee log.txt', since no command in it starts a test framework that is known.",
      [/^test-command npx mocha spec \| tee log\.txt runs the whole suite each time/],
    ],
    [
      'a package in a folder',
      { 'web/package.json': JSON.stringify({ devDependencies: { vitest: '*' } }) },
      undefined,
      'Tests in web: vitest, run by vitest run, since package.json depends on vitest.',
      [],
    ],
  ])('names framework, command, directory and reason of %s', async ([, files, command, line, notes]) => {
    const plan = await planned(files, command)

    expect(plan.lines).toEqual([line])
    expect(plan.notes).toEqual(notes.map(each => expect.stringMatching(each) as string))
  })

  test.for<[what: string, script: string, lines: readonly string[]]>([
    [
      'vitest with another configuration',
      'vitest run && tsc --noEmit && vitest run --config other.ts',
      [
        'vitest run, since a part of the script test starts it',
        'vitest run --config other.ts, since the project’s check also runs it',
      ],
    ],
    [
      'vitest with another configuration in a script that is called',
      'vitest run && npm run other',
      [
        'vitest run, since a part of the script test starts it',
        'vitest run --config other.ts, since the project’s check also runs it',
      ],
    ],
    [
      'the same tests, with coverage and without',
      'vitest run && vitest run --coverage && nyc vitest run',
      ['vitest run, since a part of the script test starts it'],
    ],
    [
      'some tests with other variables, before all of them',
      'TZ=Asia/Tokyo npm run zone && npm run zone && vitest run',
      [
        'vitest run, since a part of the script test starts it',
        'vitest run zone, since the project’s check also runs it',
        'vitest run zone, since the project’s check also runs it',
      ],
    ],
    [
      'benchmarks behind the tests',
      'vitest run && vitest bench',
      ['vitest run, since a part of the script test starts it'],
    ],
  ])('names each way in which the script runs the tests: %s', async ([, script, lines]) => {
    const plan = await planned({
      'package.json': JSON.stringify({
        scripts: { test: script, other: 'tsup && vitest run --config other.ts', zone: 'date && vitest run zone' },
      }),
    })

    expect(plan.lines).toEqual(lines.map(line => `Tests in the project: vitest, run by ${line}.`))
  })

  test.for<[what: string, ciStep: string | undefined]>([
    ['the script', undefined],
    ['a step of CI that calls it', 'npm run test'],
  ])('checks what stands beside a wrapper, by %s', async ([, run]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, manifest('tsup && bnt spec && tsd', 'mocha'))
    const rest = {
      job: 'test',
      workingDirectory: '',
      leftOut: [],
      lfs: false,
      submodules: 'none' as const,
      services: [],
    }
    const ciSteps = run === undefined ? [] : [{ name: 'Test', run, shell: 'bash', env: {}, ...rest }]

    const { check } = planTests(projectAt(home.path), parseSettings({}), { reported: undefined, ciSteps })

    expect(check).toMatchObject({ isSplit: true, isTests: false })
    expect(check?.steps.map(({ text, kind }) => `${kind}: ${text}`)).toEqual(['build: tsup', 'check: tsd'])
  })

  test.for<[what: string, files: Files, run: string, dir: string, line: string]>([
    [
      'with the features of the step of CI',
      { 'Cargo.toml': '[package]\nname = "a"\n' },
      'cargo test -p a --all-features',
      '',
      'Tests in the project: cargo, run by cargo test -p a --all-features, since the step "Test" of CI starts it so.',
    ],
    [
      'with the goal that it adds to the step',
      { 'pom.xml': '<project/>\n' },
      'mvn --errors --batch-mode',
      '',
      'Tests in the project: maven, run by mvn --errors --batch-mode test, since the step "Test" of CI starts it so.',
    ],
    [
      'behind the tool of the step, in its part of the tests',
      { 'pyproject.toml': '[tool.pytest.ini_options]\n' },
      'ruff check . && uv run pytest tests/unit -q',
      '',
      'Tests in the project: pytest, run by uv run pytest tests/unit, since the step "Test" of CI starts it so.',
    ],
    [
      'by itself, if the step is of another folder',
      { 'go.mod': 'module a\n', 'a_test.go': 'package a\n', 'tools/go.mod': 'module b\n' },
      'go test -tags slow ./...',
      'tools',
      'Tests in the project: go, run by go test -count=1 ./..., since there is a go.mod.',
    ],
    [
      'in the folder to which the step changes',
      { 'services/api/go.mod': 'module b\n', 'services/api/b_test.go': '' },
      'cd ./api/ && go test -tags slow ./...',
      'services',
      'Tests in services/api: go, run by go test -tags slow -count=1 ./..., since the step "Test" of CI starts it so.',
    ],
    [
      'by itself, if the folder to which the step changes is not there yet',
      { 'go.mod': 'module a\n' },
      'cd build\ngo test -tags slow ./...',
      '',
      'Tests in the project: go, run by go test -count=1 ./..., since there is a go.mod.',
    ],
    [
      'by the failed step, which says more than the script',
      manifest('vitest run', 'vitest'),
      'npx vitest run --config ci.ts',
      '',
      'Tests in the project: vitest, run by npx vitest run --config ci.ts, since the step "Test" of CI starts it so.',
    ],
  ])('starts a framework %s', async ([, files, run, workingDirectory, line]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, files)
    const rest = { job: 'test', leftOut: [], lfs: false, submodules: 'none' as const, services: [], env: {} }
    const ciSteps = [{ name: 'Test', run, shell: 'bash', workingDirectory, ...rest }]

    const { packages } = planTests(projectAt(home.path), parseSettings({}), { reported: undefined, ciSteps })

    expect(describePackage(packages.find(({ dir }) => dir === '') ?? packages[0]!)).toBe(line)
  })

  const stepOf = (run: string, name = 'Test') => ({
    name,
    run,
    shell: 'bash',
    workingDirectory: '',
    job: 'test',
    leftOut: [],
    lfs: false,
    submodules: 'none' as const,
    services: [],
    env: {},
  })

  const pythonTests = { 'tests/conftest.py': '', 'tests/test_a.py': '' }

  test.for<[what: string, files: Files, run: string, line: string]>([
    [
      'nox',
      pythonTests,
      'pip install nox\nuvx nox -s "$SESSION"',
      `the project's own command, run by bash --noprofile --norc -eo pipefail -c 'uvx nox -s "$SESSION"', since no command in it starts a test framework that is known.`,
    ],
    [
      'tox that cannot be seen through',
      { ...pythonTests, 'tox.ini': '[testenv]\ncommands = pytest tests {posargs}\n' },
      'uv run tox run',
      "the project's own command, run by bash --noprofile --norc -eo pipefail -c 'uv run tox run', since no command in it starts a test framework that is known.",
    ],
    [
      'hatch',
      pythonTests,
      'hatch run cov:test',
      "the project's own command, run by bash --noprofile --norc -eo pipefail -c 'hatch run cov:test', since no command in it starts a test framework that is known.",
    ],
    [
      'tox that is known',
      { ...pythonTests, 'tox.ini': '[testenv]\ncommands = pytest {posargs}\n' },
      'tox -e py',
      'pytest, run by tox -e py, since the step "Test" of CI starts it so.',
    ],
    [
      'nox, but in an environment of the project',
      { ...pythonTests, '.venv/bin/python': '' },
      'nox -s tests',
      'pytest, run by .venv/bin/python -m pytest, since tests/conftest.py.',
    ],
    ['a program of its own', pythonTests, './run.sh', 'pytest, run by python3 -m pytest, since tests/conftest.py.'],
  ])('starts tests of Python as the step does that makes their environment, by %s', async ([, files, run, line]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, files)

    const { packages } = planTests(projectAt(home.path), parseSettings({}), {
      reported: undefined,
      ciSteps: [stepOf(run)],
    })

    expect(packages.map(describePackage)).toEqual([`Tests in the project: ${line}`])
  })

  test('runs the check in the folder to which its step changes, also if that is the project', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, { 'suite/Cargo.toml': '[package]\n' })
    const root = join(home.path, 'suite')
    const ciSteps = [stepOf('cd suite\ncargo fmt --check\ncargo test --features unstable')]

    const above = planTests(projectAt(home.path), parseSettings({}), { reported: undefined, ciSteps })
    const settings = parseSettings({ 'working-directory': 'suite' })
    const there = planTests(projectAt(root), settings, { reported: undefined, ciSteps })

    const command = 'cargo fmt --check && cargo test --features unstable'
    expect([above.check, there.check]).toMatchObject([
      { command, dir: 'suite', isSplit: true },
      { command, dir: '', isSplit: true },
    ])
    expect([above, there].map(({ packages: [only] }) => only?.using?.options)).toEqual([
      ['--features', 'unstable'],
      ['--features', 'unstable'],
    ])
  })

  test.for<[what: string, script: string, isSingle: boolean]>([
    ['around a framework', 'bnt', true],
    ['around another script, which may build first', 'env A=1 npm run -s _test', false],
    ['around another script of yarn', 'nyc yarn _test', false],
  ])('starts single tests by themselves behind a wrapper %s', async ([, script, isSingle]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    const scripts = { test: script, _test: 'npm run -s build && mocha', build: 'cp -r src lib' }
    write(home.path, { 'package.json': JSON.stringify({ scripts, devDependencies: { mocha: '*' } }) })

    const { packages } = planTests(projectAt(home.path), parseSettings({}), { reported: undefined })

    expect(packages.map(({ framework }) => framework.wraps !== undefined)).toEqual([isSingle])
  })

  test('starts a framework by the script if several failed steps run tests', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, manifest('vitest run', 'vitest'))
    const ciSteps = [stepOf('npx vitest run --project unit'), stepOf('npx vitest run --project e2e', 'E2E')]

    const { packages } = planTests(projectAt(home.path), parseSettings({}), { reported: undefined, ciSteps })

    expect(packages.map(describePackage).at(0)).toBe(
      'Tests in the project: vitest, run by vitest run, since the script test starts it.',
    )
  })

  const pom = { 'pom.xml': '<project/>' }
  test.for<[what: string, files: Files, run: string, isTests: boolean]>([
    ['the same run', manifest('vitest run', 'vitest'), 'npm test', true],
    [
      'a target with more than the tests',
      { 'go.mod': 'module x\n', Makefile: 'test:\n\tgo vet ./...\n\tgo test ./...\n' },
      'make test',
      false,
    ],
    ['a target that is the run', { 'go.mod': 'module x\n', Makefile: 'test:\n\tgo test ./...\n' }, 'make test', true],
    ['a goal that the run keeps', pom, 'mvn -B verify', true],
    ['the default goal of the POM', pom, 'mvn -B -Ddoclint=all', false],
    ['another build', { ...pom, 'build.gradle': '' }, './gradlew build', false],
    [
      'a run in a folder',
      { 'go.mod': 'module x\n', 'a/go.mod': 'module a\n', 'a/a_test.go': 'package a\n' },
      'go test ./...',
      false,
    ],
  ])('counts %s as the check only if it is it', async ([, files, run, isTests]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, files)
    const ciSteps = [stepOf(run)]

    const { check } = planTests(projectAt(home.path), parseSettings({}), { reported: undefined, ciSteps })

    expect(check).toMatchObject({ isTests })
  })

  test.for<[what: string, run: string, line: string, notes: readonly string[]]>([
    [
      'is the failed step of CI',
      'bundle install\nbundle exec rake',
      `Tests in the project: the project's own command, run by bash -e -c 'bundle exec rake', since no command in it starts a test framework that is known.`,
      [
        'The step "Test" of CI runs the whole suite each time, since no command in it starts a test framework that is known.',
      ],
    ],
    [
      'starts the framework behind that step',
      'make all && python -m unittest discover tests',
      'Tests in the project: unittest, run by python -m unittest discover -s tests, since the step "Test" of CI starts it so.',
      [],
    ],
  ])('%s where nothing else says how the tests run', async ([, run, line, notes]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    const rest = { job: 'test', leftOut: [], lfs: false, submodules: 'none' as const, services: [], env: { A: '1' } }
    const ciSteps = [
      { name: 'Lint', run: 'bundle exec rubocop', shell: 'bash', workingDirectory: '', ...rest },
      { name: 'Test', run, shell: 'default', workingDirectory: '', ...rest },
    ]

    const plan = planTests(projectAt(home.path), parseSettings({}), { reported: undefined, ciSteps })

    expect(plan.packages.map(describePackage)).toEqual([line])
    expect(plan.notes).toEqual(notes)
    // Its own exit code counts: it does not run once more as a check.
    if (notes.length > 0) expect(plan.check).toMatchObject({ isTests: true, steps: [] })
  })

  test.for<[what: string, files: Files, line: string, subject: string | undefined]>([
    [
      'Rakefile',
      { Rakefile: 'Rake::TestTask.new(:test)\n', Gemfile: '' },
      "the project's own command, run by sh -c 'bundle exec rake test'",
      'bundle exec rake test (its Rakefile has a task test)',
    ],
    [
      'Rails app',
      { Gemfile: '', Rakefile: 'Rails.application.load_tasks\n', 'bin/rails': '#!/usr/bin/env ruby\n' },
      "the project's own command, run by sh -c 'bin/rails test'",
      'bin/rails test (it is a Rails app)',
    ],
    [
      'Rakefile without a task of that name',
      { Rakefile: 'task default: [:spec]\n' },
      "the project's own command, run by sh -c rake",
      'rake (its Rakefile has a default task)',
    ],
    [
      'target of a Makefile that starts a framework',
      { Makefile: 'all:\n\techo\n\ntest:\n\tpython3 -m unittest discover checks\n' },
      'unittest, run by python3 -m unittest discover -s checks',
      undefined,
    ],
    [
      'target of a Makefile that starts another program',
      { Makefile: 'TEST := 1\ncheck: all\n\t./run-checks\n' },
      "the project's own command, run by sh -c 'make check'",
      'make check (its Makefile has a target check)',
    ],
    [
      'script of a Django app, which unittest cannot do without',
      {
        'setup.py': '',
        'runtests.py': 'import django\n',
        'tests/test_a.py': 'import unittest\nfrom django.test import TestCase\n',
      },
      "the project's own command, run by sh -c 'python3 runtests.py'",
      'python3 runtests.py (runtests.py starts its tests)',
    ],
    [
      'command of Django in the configuration of tox',
      {
        'setup.cfg': '',
        'tox.ini':
          '[testenv]\nsetenv =\n    DJANGO_SETTINGS_MODULE = tests.settings\ncommands =\n    coverage run -m django test {posargs:tests}\n',
        'tests/test_a.py': 'from unittest import mock\nfrom django.test import TestCase\n',
        'sample/manage.py': "os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'a')\n",
      },
      'unittest, run by python3 -m django test --settings=tests.settings',
      undefined,
    ],
    [
      'configuration of tox',
      { 'tox.ini': '[testenv]\ncommands = stestr run\n' },
      "the project's own command, run by sh -c tox",
      'tox (tox.ini has commands)',
    ],
    [
      'solution of .NET',
      { 'Shop.sln': '' },
      "the project's own command, run by sh -c 'dotnet test'",
      'dotnet test (it is a project of .NET)',
    ],
  ])('takes the usual command of a project with a %s', async ([, files, line, subject]) => {
    const { lines, notes } = await planned(files)

    expect(lines).toEqual([expect.stringContaining(`Tests in the project: ${line}, since `)])
    const why = 'no command in it starts a test framework that is known'
    expect(notes).toEqual(subject === undefined ? [] : [`${subject} runs the whole suite each time, since ${why}.`])
  })

  test.for<[what: string, files: Files]>([
    [
      'a default task of rake that deploys',
      { Rakefile: 'task default: [:deploy]\n# the default branch, for a test\n' },
    ],
    ['a task in a namespace of rake', { Rakefile: 'namespace :db do\n  task :test do\n  end\nend\n' }],
    ['a variable and another recipe of just', { justfile: 'test := "x"\ntest-watch:\n  echo\n' }],
    ['an included Taskfile', { 'Taskfile.yml': 'includes:\n  test: ./t\ntasks:\n  build: echo\n' }],
    ['a description of a script of composer', { 'composer.json': '{"scripts-descriptions":{"test":"Tests"}}' }],
    ['a target of a Makefile that only sets a variable', { Makefile: 'test: CFLAGS = -g\nTEST := 1\ncheck = 1\n' }],
  ])('takes no usual command from %s', async ([, files]) => {
    await expect(planned(files)).rejects.toThrow(/^No test framework was found in /)
  })

  test.for<[what: string, files: Files, words: string]>([
    ['a recipe of just with a parameter', { justfile: "test filter='':\n  echo\n" }, "'just test'"],
    ['a Taskfile', { 'Taskfile.yml': 'tasks:\n  test:\n    cmds: [echo]\n' }, "'task test'"],
    ['a default task of rake that runs the specs', { Rakefile: 'task default: %i[rubocop spec]\n' }, 'rake'],
    ['a target among others', { Makefile: 'build test: deps\n\t./run $@\n' }, "'make test'"],
    ['a script of composer', { 'composer.json': '{"scripts":{"test":["x"]}}' }, "'composer test'"],
  ])('takes the usual command from %s', async ([, files, words]) => {
    expect((await planned(files)).lines).toEqual([expect.stringContaining(`run by sh -c ${words}, since`)])
  })

  test('leaves a script to its own command if it runs two frameworks', async () => {
    const { lines } = await planned(manifest('vitest run && mocha spec', 'vitest', 'mocha'))

    expect(lines).toEqual([expect.stringMatching(/^Tests in the project: the project's own command/)])
  })

  test('has one way to run the tests where the check has no other', async () => {
    const { lines } = await planned(manifest('vitest run & vitest run --config other.ts', 'vitest'))

    expect(lines).toEqual([expect.stringMatching(/^Tests in the project: the project's own command/)])
  })

  test('names the folder above that has tests, in the same repository', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
    write(home.path, { 'Cargo.toml': '[package]\nname = "a"\n', 'src/lib.rs': '', '.git/HEAD': '' })
    const plan = () => planTests(projectAt(join(home.path, 'src')), parseSettings({}), { reported: undefined })

    expect(plan).toThrow(
      expect.objectContaining({ remedy: `There is one in ${home.path}: work there, or pass test-command.` }),
    )
  })

  test.for<[what: string, files: Files]>([
    ['no script', manifest(undefined)],
    ['the script that npm writes', manifest('echo "Error: no test specified" && exit 1')],
    ['nothing at all', {}],
  ])('is a clear error with %s', async ([, files]) => {
    await expect(planned(files)).rejects.toThrow(/^No test framework was found in .* \(looked for vitest, /)
  })
})

test.each([
  ['node build.mjs && npx mocha spec', 'node build.mjs && npx mocha spec', ['sh', '-c']],
  ["bash -ec 'node build.mjs; npx mocha spec'", 'node build.mjs; npx mocha spec', ['bash', '-ec']],
])('the check of test-command %s runs it as it is, and what builds before its tests', async (text, command, shell) => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-plan-'))
  write(home.path, manifest(undefined))

  const { check } = planTests(projectAt(home.path), parseSettings({ 'test-command': text }), { reported: undefined })

  expect(check).toMatchObject({ command, shell, isSplit: true, isTests: false })
  expect(check?.steps.map(({ text: step, kind }) => [step, kind])).toEqual([['node build.mjs', 'build']])
})
