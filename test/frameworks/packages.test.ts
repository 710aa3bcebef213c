import { mkdtempDisposable } from 'node:fs/promises'
import { mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestId } from '../../src/domain/model/test-case.ts'
import { detectPackages, type Package } from '../../src/frameworks/project/detect-packages.ts'
import { withoutCovered } from '../../src/frameworks/project/go-workspace.ts'
import { nodeProgram } from '../../src/frameworks/project/node-package.ts'
import { plainInvocation } from '../../src/frameworks/commands/invocation.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { type Files, write } from '../world/scene.ts'
import {
  expectNoTestsToBeFine,
  expectOwnModule,
  expectOwnModuleOfPackage,
  inPlaceOfGo,
  monorepo,
  outcomes,
} from './packages.cases.ts'

const json = (value: unknown) => JSON.stringify(value)
const uses = (name: string, scripts: Readonly<Record<string, string>> = {}) =>
  json({ devDependencies: { [name]: '*' }, scripts })
const reported = (framework: string): TestId[] => [{ framework, file: '', suite: [], name: 'x' }]

/** These files, and a test beside each manifest that says nothing about tests. */
function tested(files: Files): Files {
  const tests = { 'go.mod': 'x_test.go', 'pom.xml': 'src/test/java/ATest.java', 'pyproject.toml': 'tests/test_a.py' }
  const added = Object.keys(files).flatMap(path =>
    Object.entries(tests).flatMap(([name, file]) => (path.endsWith(name) ? [[path.replace(name, file), '']] : [])),
  )
  return { ...(Object.fromEntries(added) as Files), ...files }
}

/** The packages of a project of these files: framework by folder. */
async function found(files: Files, told: readonly TestId[] = []): Promise<Record<string, string>> {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-packages-'))
  write(home.path, files)
  const packages = detectPackages(projectAt(home.path), told)
  expect(packages.every(({ dir, project }) => project.root === join(home.path, dir))).toBe(true)
  return Object.fromEntries(packages.map(({ dir, framework }) => [dir, framework.name]))
}

test('of a workspace of Go run once where the command at the top names them all', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'fix-tests-packages-'))
  write(
    folder.path,
    tested({
      'go.work': 'use .\nuse ./a\nuse ./tools\n',
      'go.mod': 'module example.com/shop\n',
      'a/go.mod': 'module example.com/shop/a\n',
      'tools/go.mod': 'module example.org/tools\n',
    }),
  )
  const all = detectPackages(projectAt(folder.path), [])
  const withScope = (scope: readonly string[]) =>
    all.map(each => (each.dir === '' ? { ...each, using: { ...plainInvocation(['go', 'test']), scope } } : each))
  const dirs = (packages: readonly Package[]) => packages.map(({ dir }) => dir)

  expect(dirs(withoutCovered(withScope(['example.com/shop...'])))).toEqual(['', 'tools'])
  expect(dirs(withoutCovered(withScope(['./...'])))).toEqual(['', 'a', 'tools'])
  expect(dirs(withoutCovered(all))).toEqual(['', 'a', 'tools'])
})

describe('the packages of a project', () => {
  test.for<[what: string, files: Files, want: Record<string, string>]>([
    ['one', { 'package.json': uses('vitest') }, { '': 'vitest' }],
    ['none', { 'README.md': '' }, {}],
    [
      'a workspace, and a package that it leaves out',
      {
        'package.json': json({ workspaces: ['packages/*', '!packages/old'] }),
        'packages/a/package.json': uses('jest'),
        'packages/old/package.json': uses('jest'),
        'playground/package.json': uses('vitest'),
      },
      { 'packages/a': 'jest' },
    ],
    [
      'a workspace of pnpm, and a package that it leaves out',
      {
        'package.json': '{}',
        'pnpm-workspace.yaml': 'packages:\n  - "packages/**"\n',
        'packages/deep/a/package.json': uses('jest'),
        'playground/package.json': uses('vitest'),
      },
      { 'packages/deep/a': 'jest' },
    ],
    [
      'a workspace of Go, and a module that it leaves out',
      {
        'go.work': 'go 1.22\n\nuse ./a // the first\nuse (\n\t.\n\t"./deep/b"\n\t`./raw`\n\tbare\n)\n',
        'go.mod': 'module shop\n',
        'a/go.mod': 'module shop/a\n',
        'deep/b/go.mod': 'module shop/b\n',
        'raw/go.mod': 'module shop/raw\n',
        'bare/go.mod': 'module shop/bare\n',
        'left/go.mod': 'module shop/left\n',
      },
      { '': 'go', a: 'go', 'deep/b': 'go', raw: 'go', bare: 'go' },
    ],
    [
      'a module of Go, and examples that Go leaves out',
      { 'go.mod': 'module shop\n', '_examples/rest/go.mod': 'module rest\n', 'tools/go.mod': 'module tools\n' },
      { '': 'go', tools: 'go' },
    ],
    [
      'a git submodule and a generated folder',
      {
        '.gitmodules': '[submodule "other"]\n\tpath = libs/other\n\turl = ../other\n',
        '.gitignore': 'generated/\n',
        'libs/other/package.json': uses('jest'),
        'generated/client/pyproject.toml': '[tool.pytest.ini_options]\n',
        'libs/own/package.json': uses('mocha'),
      },
      { 'libs/own': 'mocha' },
    ],
    [
      'a workspace whose packages each have their own',
      {
        'package.json': json({ workspaces: ['packages/*'] }),
        'packages/a/package.json': uses('jest'),
        'packages/b/package.json': uses('vitest'),
      },
      { 'packages/a': 'jest', 'packages/b': 'vitest' },
    ],
    [
      'a workspace whose script runs each',
      {
        'package.json': json({
          workspaces: ['packages/*'],
          devDependencies: { jest: '*' },
          scripts: { test: 'npm test --workspaces' },
        }),
        'jest.config.js': '',
        'packages/a/package.json': uses('jest'),
      },
      { 'packages/a': 'jest' },
    ],
    [
      'a workspace whose script runs some, which its tool chooses',
      {
        'package.json': json({
          workspaces: ['*/*'],
          scripts: { test: 'eslint . && turbo run test --filter=./libs/*' },
        }),
        'libs/a/package.json': uses('jest'),
        'apps/e2e/package.json': uses('jest'),
      },
      { '': 'custom' },
    ],
    [
      'a workspace of pnpm, with packages whose scripts tell',
      {
        'package.json': '{}',
        'pnpm-workspace.yaml': '',
        'apps/web/package.json': json({ scripts: { test: 'vitest' } }),
        'libs/deep/er/package.json': json({ scripts: { test: 'mocha' } }),
      },
      { 'apps/web': 'vitest', 'libs/deep/er': 'mocha' },
    ],
    [
      'a workspace whose packages start what only the top depends on',
      {
        'package.json': json({
          workspaces: ['packages/*'],
          devDependencies: { mocha: '*' },
          scripts: { test: 'turbo run test' },
        }),
        'packages/a/package.json': json({ scripts: { test: 'run-s build test:only', 'test:only': 'mocha' } }),
        'packages/a/requirements.txt': '',
        'packages/b/package.json': json({ scripts: { lint: 'eslint --env mocha src' } }),
      },
      { 'packages/a': 'custom' },
    ],
    [
      'a workspace whose top runs them all',
      {
        'package.json': json({ workspaces: ['packages/*'], devDependencies: { vitest: '*' } }),
        'vitest.config.ts': '',
        'packages/a/package.json': uses('vitest'),
      },
      { '': 'vitest' },
    ],
    [
      'a workspace whose top’s script runs them all',
      {
        'package.json': json({ workspaces: ['packages/*'], scripts: { test: 'jest' } }),
        'packages/a/package.json': uses('vitest'),
      },
      { '': 'jest' },
    ],
    [
      'a workspace whose packages have no tests of their own',
      {
        'package.json': json({ workspaces: ['packages/*'], devDependencies: { jest: '*' } }),
        'packages/a/package.json': '{}',
      },
      { '': 'jest' },
    ],
    [
      'folders whose names begin alike',
      { 'shop/package.json': uses('vitest'), 'shop-admin/package.json': uses('jest') },
      { shop: 'vitest', 'shop-admin': 'jest' },
    ],
    [
      'folders of no workspace, below a top with tests',
      { 'package.json': uses('vitest'), 'packages/a/package.json': uses('jest') },
      { '': 'vitest' },
    ],
    [
      'two languages in two folders',
      { 'frontend/package.json': uses('vitest'), 'backend/pyproject.toml': '[tool.pytest.ini_options]\n' },
      { frontend: 'vitest', backend: 'pytest' },
    ],
    [
      'two languages, whose tests lie right in their folders',
      {
        'web/package.json': json({}),
        'web/a.test.js': `require('node:test')`,
        'api/requirements.txt': 'pytest\n',
        'api/test_a.py': '',
      },
      { web: 'node', api: 'pytest' },
    ],
    [
      'two languages, one of them at the top',
      { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'web/package.json': uses('jest') },
      { '': 'pytest', web: 'jest' },
    ],
    [
      'modules of Go in each other',
      { 'go.mod': '', 'tools/go.mod': '', 'a/b/go.mod': '' },
      { '': 'go', tools: 'go', 'a/b': 'go' },
    ],
    ['modules of Go in a workspace', { 'go.work': '', 'a/go.mod': '', 'b/go.mod': '' }, { a: 'go', b: 'go' }],
    [
      'crates and modules of what stands above',
      { 'Cargo.toml': '[workspace]\n', 'crates/a/Cargo.toml': '', 'java/pom.xml': '', 'java/core/pom.xml': '' },
      { '': 'cargo', java: 'maven' },
    ],
    [
      'nothing of fixtures, examples and installed packages',
      {
        'package.json': json({ workspaces: ['packages/*'] }),
        'packages/a/package.json': uses('jest'),
        'packages/a/fixtures/x/package.json': uses('vitest'),
        'test/fixtures/py/pyproject.toml': '[tool.pytest.ini_options]\n',
        'node_modules/x/package.json': uses('mocha'),
        'examples/e/go.mod': '',
        'vendor/v/composer.json': '{"require":{"phpunit/phpunit":"*"}}',
        '.cache/c/go.mod': '',
      },
      { 'packages/a': 'jest' },
    ],
    [
      'no end-to-end tests beside others',
      { 'package.json': uses('vitest'), 'e2e/package.json': uses('@playwright/test'), 'api/go.mod': '' },
      { '': 'vitest', api: 'go' },
    ],
    ['end-to-end tests alone', { 'e2e/package.json': uses('@playwright/test') }, { e2e: 'playwright' }],
  ])('%s', async ([, files, want]) => {
    expect(await found(tested(files))).toEqual(want)
  })

  test.for<[what: string, files: Files, want: Record<string, string>]>([
    ['Go', { 'a/go.mod': '', 'a/main.go': '', 'b/go.mod': '', 'b/deep/er/b_test.go': '' }, { b: 'go' }],
    ['Go, with tests in a module below', { 'a/go.mod': '', 'a/b/go.mod': '', 'a/b/b_test.go': '' }, { 'a/b': 'go' }],
    [
      'Gradle and Maven',
      {
        'android/build.gradle': '',
        'android/src/main/java/Main.java': '',
        'app/build.gradle.kts': '',
        'app/src/androidTest/kotlin/com/example/Cart.kt': '',
        'core/pom.xml': '',
        'core/it/CartIT.java': '',
      },
      { app: 'gradle', core: 'maven' },
    ],
    [
      'Python',
      {
        'docs/pyproject.toml': '[tool.pytest.ini_options]\n',
        'docs/conf.py': '',
        'docs/testing.py': '',
        'shop/pyproject.toml': '[tool.pytest.ini_options]\n',
        'shop/src/cart/tests.py': '',
        'api/pyproject.toml': '[tool.pytest.ini_options]\n',
        'api/tests/check_api.py': '',
      },
      { shop: 'pytest', api: 'pytest' },
    ],
    [
      'Python and PHP, whose settings give the files other names',
      {
        'shop/pyproject.toml': '[tool.pytest.ini_options]\npython_files = "check_*.py"\n',
        'shop/checks/check_a.py': '',
        'cms/phpunit.xml':
          '<phpunit><testsuites><testsuite name="a"><directory>specs</directory></testsuite></testsuites></phpunit>',
        'cms/specs/Cart.php': '',
      },
      { shop: 'pytest', cms: 'phpunit' },
    ],
    [
      'PHP and Ruby',
      {
        'site/phpunit.xml': '',
        'site/src/Test/Cart.php': '',
        'cms/phpunit.xml': '',
        'gem/.rspec': '',
        'gem/spec/cart_spec.rb': '',
        'lib/.rspec': '',
        'lib/spec/spec_helper.rb': '',
      },
      { site: 'phpunit', gem: 'rspec' },
    ],
    ['Go at the top', { 'go.mod': '', 'main.go': '' }, { '': 'go' }],
  ])('a folder without tests is none: %s', async ([, files, want]) => {
    expect(await found(files)).toEqual(want)
  })

  test('reports tell which are meant', async () => {
    const files = tested({
      'web/package.json': uses('vitest'),
      'api/go.mod': '',
      'e2e/package.json': uses('@playwright/test'),
    })

    expect(await found(files, reported('go'))).toEqual({ api: 'go' })
    expect(await found(files, reported('playwright'))).toEqual({ e2e: 'playwright' })
    expect(await found(files, reported('maven'))).toEqual({ web: 'vitest', api: 'go' })
  })

  test('a report tells which of two frameworks a package uses, and what is there where nothing else tells', async () => {
    const both = { 'package.json': json({ devDependencies: { jest: '*', vitest: '*' } }) }

    expect(await found(both, reported('jest'))).toEqual({ '': 'jest' })
    expect(await found({}, reported('pytest'))).toEqual({ '': 'pytest' })
    expect(await found({}, reported(''))).toEqual({})
  })

  test('a package’s own script says with which options its tests run', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-packages-'))
    write(home.path, { 'package.json': uses('jest', { test: 'A=1 jest --config x.json --watch src' }) })
    mkdirSync(join(home.path, 'node_modules', '.bin'), { recursive: true })

    const [only] = detectPackages(projectAt(home.path), [])

    expect(only?.using).toEqual({
      program: ['jest'],
      options: ['--config', 'x.json'],
      scope: ['src'],
      env: { A: '1' },
      paths: [join(home.path, 'node_modules', '.bin')],
    })
  })
})

describe('a program that a workspace installed above its packages', () => {
  test.for([
    ['packages/a', 'packages/a/node_modules/.bin/jest', 'node_modules/.bin/jest'],
    ['packages/a', 'node_modules/.bin/jest', '../../node_modules/.bin/jest'],
    ['a/b/c/d', 'node_modules/.bin/jest', '../../../../node_modules/.bin/jest'],
    ['a/b/c/d/e', 'node_modules/.bin/jest', 'jest'],
  ] as const)('%s has %s', async ([dir, file, want]) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-packages-'))
    write(home.path, { [file]: '', [`${dir}/package.json`]: '{}' })

    expect(nodeProgram(projectAt(join(home.path, dir)), 'jest').program).toEqual([want])
  })
})

const nodeFile = (body = '') =>
  `const { test } = require('node:test'); const assert = require('node:assert'); test('good', () => {}); test('bad', () => assert.equal(1, 2)); ${body}`
const mochaFile = `it('good', () => {}); it('bad', () => { throw new Error('no') })`
const JS: Files = {
  'package.json': json({ workspaces: ['packages/*'] }),
  'packages/a/package.json': json({ scripts: { test: 'mocha' }, devDependencies: { mocha: '*' } }),
  'packages/a/test/x.js': mochaFile,
  'packages/b/package.json': json({ scripts: { test: 'node --test' } }),
  'packages/b/test/x.js': nodeFile(),
  'packages/b/test/y.js': nodeFile(),
}

describe('the runs of several packages', () => {
  test('are one run, each test by its path in the project', async () => {
    await using there = await monorepo(JS, { packages: ['mocha'] })

    const run = await there.run({ kind: 'all' })

    expect(run).toMatchObject({ complete: true, result: 'finished' })
    expect(outcomes(run)).toEqual([
      'mocha packages/a/test/x.js › bad failed',
      'mocha packages/a/test/x.js › good passed',
      'node packages/b/test/x.js › bad failed',
      'node packages/b/test/x.js › good passed',
      'node packages/b/test/y.js › bad failed',
      'node packages/b/test/y.js › good passed',
    ])
  })

  test('a selection runs in the packages that own its tests', async () => {
    await using there = await monorepo(JS, { packages: ['mocha'] })
    const one = { framework: 'mocha', file: 'packages/a/test/x.js', suite: [], name: 'bad' }
    const two = { framework: 'node', file: 'packages/b/test/y.js', suite: [], name: 'bad' }

    const run = await there.run({ kind: 'only', tests: [two] })
    const both = await there.run({ kind: 'only', tests: [one, two] })

    expect(outcomes(run)).toEqual(['node packages/b/test/y.js › bad failed'])
    expect(outcomes(both)).toEqual([
      'mocha packages/a/test/x.js › bad failed',
      'node packages/b/test/y.js › bad failed',
    ])
  })

  test('changed files run what stands on them in their own package', async () => {
    await using there = await monorepo(JS, { packages: ['mocha'] })
    const a = { framework: 'mocha', file: 'packages/a/test/x.js', suite: [], name: 'bad' }

    const other = await there.run({ kind: 'affected', tests: [a], files: ['packages/b/src/y.js'] })
    const nothing = await there.run({ kind: 'affected', tests: [a], files: ['docs/index.md'] })

    expect(outcomes(other).map(each => each.split(' › ')[0])).toEqual([
      'mocha packages/a/test/x.js',
      'mocha packages/a/test/x.js',
      'node packages/b/test/y.js',
      'node packages/b/test/y.js',
    ])
    expect(outcomes(nothing).map(each => each.split(' › ')[0])).toEqual([
      'mocha packages/a/test/x.js',
      'mocha packages/a/test/x.js',
    ])
  })

  test('one package that breaks makes the whole run one that is not complete', async () => {
    const files = { ...JS, 'packages/a/test/x.js': `it('ends', () => process.exit(3))` }
    await using there = await monorepo(files, { packages: ['mocha'] })

    const run = await there.run({ kind: 'all' })

    expect(run).toMatchObject({ complete: false, result: 'no-report', exit: { kind: 'exited', code: 3 } })
    expect(run.notes).toHaveLength(1)
    expect(outcomes(run)).toHaveLength(4)
  })

  test('so does one that is not the first of them', async () => {
    const files = { ...JS, 'packages/b/package.json': json({ scripts: { test: 'node --no-such-option --test' } }) }
    await using there = await monorepo(files, { packages: ['mocha'] })

    const run = await there.run({ kind: 'all' })

    expect(run).toMatchObject({ complete: false, result: 'no-report' })
    expect(outcomes(run)).toHaveLength(2)
  })

  test('one whose program is missing is left out, and the others still run', async () => {
    const made = (all: Package[]) =>
      all.map(each => (each.framework.name === 'mocha' ? { ...each, using: plainInvocation(['no-such-tool']) } : each))
    await using there = await monorepo(JS, { packages: [], made })

    const run = await there.run({ kind: 'all' })

    expect(run).toMatchObject({
      complete: true,
      result: 'finished',
      notes: [
        expect.stringMatching(/^The tests in packages\/\w+ did not run, since no-such-tool was not found here\.$/),
      ],
      leftOut: [expect.stringMatching(/^packages\//)],
    })
    expect(outcomes(run)).toHaveLength(4)
  })

  test('nobody’s tests are no complete run', async () => {
    await using there = await monorepo(JS, { packages: ['mocha'] })
    const strange = { framework: 'pytest', file: 'packages/a/test_x.py', suite: [], name: 'test_x' }

    expect(await there.run({ kind: 'only', tests: [strange] })).toMatchObject({
      complete: false,
      result: 'no-tests',
      cases: [],
    })
  })

  test('by hand, each is run where it lies', async () => {
    await using there = await monorepo(JS, { packages: ['mocha'] })
    const one = { framework: 'mocha', file: 'packages/a/test/x.js', suite: [], name: 'bad' }
    const two = { framework: 'node', file: 'packages/b/test/y.js', suite: [], name: 'bad' }

    const inA = "(cd packages/a && CI=true npx mocha --grep '^(?:bad)$' test/x.js)"
    const inB = `(cd packages/b && PATH="$PWD/../../node_modules/.bin:$PATH" CI=true node --test '--test-name-pattern=^(?:bad)$' test/y.js)`
    expect(there.runner.describe([two])).toBe(inB)
    expect(there.runner.describe([one, two])).toBe(`${inA}\n${inB}`)
  })
})

describe('packages of one framework whose reports name no files', () => {
  // What Go says of the same modules stands in the full tier: its standard library is built for minutes first.
  test('a test runs in the module that it was seen in', () => expectOwnModule(inPlaceOfGo))

  test('a package runs in the module that has it', () => expectOwnModuleOfPackage(inPlaceOfGo))

  test('a module without tests does not make the run incomplete', () => expectNoTestsToBeFine(inPlaceOfGo))
})
