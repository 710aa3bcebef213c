import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestSelection, TestId } from '../../src/domain/model/test-case.ts'
import { detectFramework } from '../../src/frameworks/project/detect-framework.ts'
import { customFramework } from '../../src/frameworks/custom.ts'
import type { Framework, Project, TestCommand } from '../../src/frameworks/framework.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { manualLine } from '../../src/test-runner/manual-line.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'

type Files = Readonly<Record<string, string>>

/** A project that is nothing but these files. */
function of(files: Files): Project {
  const like = (pattern: RegExp) => Object.keys(files).filter(path => pattern.test(path))
  return {
    root: '/app',
    runsAt: '/app',
    exists: path => Object.hasOwn(files, path),
    has: pattern => like(pattern).length > 0,
    text: path => files[path],
    sample: pattern => like(pattern).flatMap(path => files[path] ?? []),
  }
}

/** The commands of a selection, with the run's directory at /tmp/r. */
function commandsOf(framework: Framework, project: Project, selection: TestSelection): readonly TestCommand[] {
  return framework.commands(project, { selection, dir: '/tmp/r', related: [] })
}

/** The only command of a selection. */
function commandOf(framework: Framework, project: Project, selection: TestSelection): TestCommand {
  const [command, ...others] = commandsOf(framework, project, selection)
  if (command === undefined || others.length > 0) throw new Error(`${others.length + 1} commands`)
  return command
}

const id = (framework: string, file: string, ...titles: readonly string[]): TestId => ({
  framework,
  file,
  suite: titles.slice(0, -1),
  name: titles.at(-1) ?? '',
})

test('tests in a folder of a package of Python are found', async () => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-detect-'))
  await mkdir(join(home.path, 'shop/tests/data'), { recursive: true })
  await writeFile(join(home.path, 'shop/tests/test_cart.py'), 'import unittest\n')

  expect(detectFramework(projectAt(home.path), [])?.name).toBe('unittest')
})

const MANAGE = "os.environ.setdefault('DJANGO_SETTINGS_MODULE', 'site.settings')\n"

describe('which framework a project uses', () => {
  test.for<[what: string, files: Files, name: string | undefined]>([
    ['vitest in devDependencies', { 'package.json': '{"devDependencies":{"vitest":"^5"}}' }, 'vitest'],
    ['vitest in dependencies', { 'package.json': '{"dependencies":{"vitest":"^5"}}' }, 'vitest'],
    ['jest in devDependencies', { 'package.json': '{"devDependencies":{"jest":"^30"}}' }, 'jest'],
    ['vitest and jest', { 'package.json': '{"devDependencies":{"jest":"^30","vitest":"^5"}}' }, 'vitest'],
    ['vitest.config.ts', { 'vitest.config.ts': '' }, 'vitest'],
    ['vitest.config.mjs', { 'vitest.config.mjs': '' }, 'vitest'],
    ['jest.config.cjs', { 'package.json': '{}', 'jest.config.cjs': '' }, 'jest'],
    ['a Django project', { 'manage.py': MANAGE, 'shop/tests.py': 'from django.test import TestCase\n' }, 'unittest'],
    [
      'a Django project whose requirements name pytest-django',
      {
        'manage.py': MANAGE,
        Pipfile: '[dev-packages]\npytest-django = "*"\n',
        'shop/tests.py': 'def test_a(db): pass\n',
      },
      'pytest',
    ],
    [
      'a Django project with fixtures of pytest in an app',
      { 'manage.py': MANAGE, 'shop/conftest.py': '', 'shop/test_a.py': 'def test_a(db): pass\n' },
      'pytest',
    ],
    [
      'no framework around a Django project',
      { 'requirements.txt': 'django\n', 'backend/manage.py': MANAGE, 'backend/test_a.py': 'import unittest\n' },
      undefined,
    ],
    ['manage.py of something else', { 'manage.py': 'print(1)\n', 'test_a.py': 'def test_a(): pass\n' }, 'pytest'],
    ['jest.config.json', { 'jest.config.json': '{}' }, 'jest'],
    ['pytest.ini', { 'pytest.ini': '[pytest]' }, 'pytest'],
    ['an empty pytest.ini', { 'pytest.ini': '' }, 'pytest'],
    ['an empty conftest.py', { 'conftest.py': '' }, 'pytest'],
    ['pyproject.toml with pytest', { 'pyproject.toml': '[tool.pytest.ini_options]\n' }, 'pytest'],
    ['requirements-dev.txt with pytest', { 'requirements-dev.txt': 'ruff\npytest>=8\n' }, 'pytest'],
    ['pytest beside a package.json without tests', { 'package.json': '{}', 'pytest.ini': '[pytest]' }, 'pytest'],
    ['pyproject.toml of something else', { 'pyproject.toml': '[tool.black]\n' }, undefined],
    ['a plugin of pytest alone', { 'requirements.txt': 'not-pytest\n' }, undefined],
    ['a package.json that is broken', { 'package.json': '{ "devDependencies": ' }, undefined],
    ['a package.json of nulls', { 'package.json': '{"dependencies":null}' }, undefined],
    [
      'a package whose name holds vitest',
      { 'package.json': '{"devDependencies":{"vitest-fetch-mock":"1"}}' },
      undefined,
    ],
    ['tape in devDependencies', { 'package.json': '{"devDependencies":{"tape":"^5"}}' }, 'tape'],
    ['ava in devDependencies', { 'package.json': '{"devDependencies":{"ava":"^7"}}' }, 'ava'],
    ['tap in devDependencies', { 'package.json': '{"devDependencies":{"tap":"^21"}}' }, 'tap'],
    ['uvu in devDependencies', { 'package.json': '{"devDependencies":{"uvu":"^0.5"}}' }, 'uvu'],
    ['jasmine by its configuration', { 'spec/support/jasmine.json': '{}' }, 'jasmine'],
    ['tests that import bun:test', { 'test/a.test.ts': "import { test } from 'bun:test'" }, 'bun'],
    ['a script that runs bun test', { 'package.json': '{"scripts":{"test":"bun test --timeout 9 src"}}' }, 'bun'],
    ['a task that runs deno test', { 'deno.json': '{"tasks":{"test":"deno test -A --quiet"}}' }, 'deno'],
    ['a deno.json that only publishes', { 'deno.json': '{"name":"@a/b","exports":"./a.ts"}' }, undefined],
    [
      'tape and mocha, of which the script runs tape',
      { 'package.json': '{"scripts":{"test":"tape test/*.js"},"devDependencies":{"tape":"5","mocha":"11"}}' },
      'tape',
    ],
    ['nothing', {}, undefined],
  ])('%s', ([, files, name]) => {
    const found = detectFramework(of(files), [])

    expect(found?.name).toBe(name)
  })

  test('a report tells which of two it was', () => {
    const both = of({ 'package.json': '{"devDependencies":{"jest":"^30","vitest":"^5"}}' })

    const found = detectFramework(both, [id('jest', 'a.test.js', 'a')])

    expect(found?.name).toBe('jest')
  })

  test('a report of an unknown writer leaves the choice to the project', () => {
    const found = detectFramework(of({ 'pytest.ini': '[pytest]' }), [id('', 'a.test.js', 'a')])

    expect(found?.name).toBe('pytest')
  })

  test('a report tells where the project says nothing', () => {
    const found = detectFramework(of({}), [id('pytest', 'test_a.py', 'test_a')])

    expect(found?.name).toBe('pytest')
  })

  test('a directory of files is looked at as it is on the disk', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-detect-'))
    await mkdir(dirname(join(home.path, 'tests', 'x')), { recursive: true })
    await writeFile(join(home.path, 'tests', 'conftest.py'), '')

    const project = projectAt(home.path)

    expect(detectFramework(project, [])?.name).toBe('pytest')
    expect(project.text('tests')).toBeUndefined()
    expect(project.text('tests/conftest.py/x')).toBeUndefined()
  })
})

describe('the command', () => {
  const a = ['test/a.test.ts', 'suite', 'adds 1+1'] as const
  const installed = of({ 'node_modules/.bin/vitest': '', 'node_modules/.bin/jest': '', '.venv/bin/python': '' })

  test.for<[framework: Framework, installed: string, otherwise: RegExp]>([
    [vitest, 'node_modules/.bin/vitest', /^vitest$/],
    [jest, 'node_modules/.bin/jest', /^jest$/],
    [pytest, '.venv/bin/python', /^python3?$/],
  ])('of $0.name is the project’s own where it has one', ([framework, own, otherwise]) => {
    const inside = commandOf(framework, installed, { kind: 'all' })
    const outside = commandOf(framework, of({}), { kind: 'all' })

    expect(inside.file).toBe(own)
    expect(outside.file).toMatch(otherwise)
  })

  test.for<[framework: Framework, report: string]>([
    [vitest, '--outputFile.junit=/tmp/r/report-0.xml'],
    [jest, '--outputFile=/tmp/r/report-0.json'],
    [pytest, '--junit-xml=/tmp/r/report-0.xml'],
  ])('of $0.name writes the report where it is told, whatever runs', ([framework, word]) => {
    const tests = [id(framework.name, 'test/a', 'x')]
    const selections: TestSelection[] = [
      { kind: 'all' },
      { kind: 'only', tests },
      { kind: 'affected', tests, files: ['src/a'] },
    ]

    const commands = selections.map(selection => commandOf(framework, installed, selection))

    expect(commands.map(({ args }) => args.includes(word))).toEqual([true, true, true])
    const places = commands.map(({ report }) => (report.at === 'file' ? report.path : report.at))
    expect(places).toEqual(Array.from({ length: 3 }, () => word.slice(word.indexOf('=') + 1)))
  })

  test.for<[framework: Framework, words: readonly string[]]>([
    [vitest, ['run']],
    [jest, []],
    [pytest, ['-m', 'pytest']],
  ])('of $0.name for all tests names none', ([framework, words]) => {
    const { args } = commandOf(framework, installed, { kind: 'all' })

    const named = args.filter((word, index) => !word.startsWith('-') && !/^-[op]$/.test(args[index - 1] ?? ''))
    expect(named).toEqual(words.filter(word => !word.startsWith('-')))
  })

  test.for<[framework: Framework, words: readonly string[]]>([
    [vitest, ['related', '--run', '--passWithNoTests', 'test/a.test.ts', 'src/a.ts', 'src/b.ts']],
    [jest, ['--passWithNoTests', '--findRelatedTests', 'test/a.test.ts', 'src/a.ts', 'src/b.ts']],
    [pytest, ['test/a.test.ts']],
  ])('of $0.name for affected tests has their files once and what the framework relates', ([framework, words]) => {
    const selection: TestSelection = {
      kind: 'affected',
      tests: [id(framework.name, ...a), id(framework.name, 'test/a.test.ts', 'other')],
      files: ['src/a.ts', 'src/b.ts'],
    }

    const { args } = commandOf(framework, installed, selection)

    expect(args.filter(word => words.includes(word))).toEqual(words)
  })

  test.for([vitest, jest])('of $name for tests by name anchors and escapes the names', framework => {
    const selection: TestSelection = {
      kind: 'only',
      tests: [id(framework.name, ...a), id(framework.name, a[0], 'top?')],
    }

    const { args } = commandOf(framework, installed, selection)

    const pattern = new RegExp(args.find(word => word.startsWith('^')) ?? '(?!)')
    expect(['suite adds 1+1', 'top?'].filter(title => pattern.test(title))).toHaveLength(2)
    const others = ['suite adds 11', 'to', 'my suite adds 1+1', 'suite adds 1+1 more', 'top']
    expect(others.filter(title => pattern.test(title))).toEqual([])
  })

  test('of pytest for tests by name uses node ids', () => {
    const selection: TestSelection = {
      kind: 'only',
      tests: [id('pytest', 'tests/test_a.py', 'TestB', 'TestC', 'test_d[x y]'), id('pytest', 'tests/test_e.py', '')],
    }

    const { args } = commandOf(pytest, installed, selection)

    expect(args.slice(-2)).toEqual(['tests/test_a.py::TestB::TestC::test_d[x y]', 'tests/test_e.py'])
  })

  test.for([vitest, jest, pytest])(
    'of $name never has a word that the system refuses, however many tests fail',
    framework => {
      // Linux takes 128 KiB as one argument, and 2 MiB as all of them with the environment.
      const tests = Array.from({ length: 5_000 }, (_, index) =>
        id(
          framework.name,
          `test/a${index % 40}.test.ts`,
          'a suite with a name',
          `a test with a name of its own, ${index}`,
        ),
      )

      const commands = commandsOf(framework, installed, { kind: 'only', tests })

      expect(commands.length).toBeGreaterThan(1)
      for (const { args } of commands) {
        expect(Math.max(...args.map(word => Buffer.byteLength(word)))).toBeLessThan(128 * 1024)
        expect(args.reduce((sum, word) => sum + Buffer.byteLength(word) + 9, 0)).toBeLessThan(1_500_000)
      }
      expect(new Set(commands.map(({ report }) => JSON.stringify(report))).size).toBe(commands.length)
    },
  )
})

describe('a custom command', () => {
  const tests = [id('jest', 'a.test.js', 'x'), id('jest', 'b.test.js', 'y'), id('jest', 'a.test.js', 'z')]
  const filled = (args: readonly string[], selection: TestSelection) =>
    commandOf(customFramework({ file: 'run', args, env: { A: '1' } }, jest), of({}), selection)

  test.for<[what: string, args: readonly string[], selection: TestSelection, want: readonly string[]]>([
    ['{tests} is the files of the tests', ['{tests}', 'x'], { kind: 'only', tests }, ['a.test.js', 'b.test.js', 'x']],
    ['{tests} is nothing for all tests', ['{tests}', 'x'], { kind: 'all' }, ['x']],
    [
      '{tests} is there for affected tests too',
      ['{tests}'],
      { kind: 'affected', tests, files: [] },
      ['a.test.js', 'b.test.js'],
    ],
    [
      '{report} is filled in inside of a word',
      ['--out={report}', '{report}'],
      { kind: 'all' },
      ['--out=/tmp/r/report.xml', '/tmp/r/report.xml'],
    ],
    ['without {tests} the whole suite runs', ['--ci'], { kind: 'only', tests }, ['--ci']],
  ])('%s', ([, args, selection, want]) => {
    const command = filled(args, selection)

    expect(command).toMatchObject({ file: 'run', args: want, env: { A: '1' } })
    const told = args.some(word => word.includes('{report}'))
    expect(command.report).toEqual(
      told
        ? { at: 'file', path: '/tmp/r/report.xml', format: 'junit' }
        : { at: 'project', patterns: undefined, format: 'junit' },
    )
  })

  test('keeps the name of the framework behind it, so that tests are the same tests', () => {
    expect(customFramework({ file: 'npm', args: ['test'] }, pytest).name).toBe('pytest')
    expect(customFramework({ file: 'make', args: ['test'] }, undefined).name).toBe('custom')
  })
})

describe('by hand', () => {
  test.for<[framework: Framework, words: readonly string[]]>([
    [vitest, ['node_modules/.bin/vitest', 'run', 'a.x', 'b.x', '-t', '^ ?(?:S(?: > | )one|two)$']],
    [jest, ['jest', '--testNamePattern', '^(?:S one|two)$', '--runTestsByPath', 'a.x', 'b.x']],
    [pytest, ['python3', '-m', 'pytest', 'a.x::S::one', 'b.x::two']],
  ])('$0.name', ([framework, words]) => {
    const tests = [id(framework.name, 'a.x', 'S', 'one'), id(framework.name, 'b.x', 'two')]

    expect(framework.manualCommand(tests, { project: of({ 'node_modules/.bin/vitest': '' }) })).toEqual(words)
  })

  test('the options and the wrapper of the project’s own command stay', () => {
    const using = { program: ['uv', 'run', 'pytest'], options: ['-p', 'no:warnings'], scope: ['tests'], env: {} }
    const by = { project: of({}), using }

    expect(pytest.manualCommand([id('pytest', 'a.x', 'one')], by)).toEqual([...words, 'a.x::one'])
    expect(pytest.manualCommand([], by), 'the whole suite').toEqual([...words, 'tests'])
  })

  const words = ['uv', 'run', 'pytest', '-p', 'no:warnings']

  test.for<[line: string, what: Parameters<typeof manualLine>]>([
    ['CI=true npx vitest run', [['../node_modules/.bin/vitest', 'run'], of({})]],
    ['CI=true TZ=UTC pytest a.py', [['pytest', 'a.py'], of({}), { env: { TZ: 'UTC' } }]],
    // A set-up command has installed it since the run was planned.
    ['CI=true npx jest a.js', [['jest', 'a.js'], of({ 'node_modules/.bin/jest': '' })]],
    [
      'CI=true npx mocha a.js',
      [['mocha', 'a.js'], of({ 'node_modules/.bin/mocha': '' }), { paths: ['/p/node_modules/.bin'] }],
    ],
    [
      'PATH="$PWD/node_modules/.bin:$PATH" CI=true timeout 60 mocha',
      [['timeout', '60', 'mocha'], of({}), { paths: ['/p/node_modules/.bin'] }],
    ],
  ])('in a shell: %s', ([line, [command, project, using]]) => {
    expect(manualLine(command, { ...project, root: '/p', runsAt: '/p' }, using)).toBe(line)
  })
})
