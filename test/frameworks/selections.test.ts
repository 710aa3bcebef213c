import { plainInvocation } from '../../src/frameworks/commands/invocation.ts'
import { describe, expect, test } from 'vitest'
import type { TestId, TestSelection } from '../../src/domain/model/test-case.ts'
import { cargo } from '../../src/frameworks/cargo.ts'
import { ctest } from '../../src/frameworks/ctest.ts'
import type { Framework, Project, TestCommand } from '../../src/frameworks/framework.ts'
import { go } from '../../src/frameworks/go.ts'
import { gradle } from '../../src/frameworks/gradle.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { maven } from '../../src/frameworks/maven.ts'
import { phpunit } from '../../src/frameworks/phpunit.ts'
import { rspec } from '../../src/frameworks/rspec.ts'
import { vitest } from '../../src/frameworks/vitest.ts'

const nothing: Project = {
  root: '/app',
  runsAt: '/app',
  exists: () => false,
  has: () => false,
  text: () => undefined,
  sample: () => [],
}

/** The commands of a selection, without the names of tests: they have tests of their own. */
interface Expected {
  /** Before the words of a selection. */
  readonly before: string
  /** Behind them. */
  readonly after?: string
  readonly report: object
  readonly all?: string
  readonly seeded?: string
  /** Two tests, with a seed. */
  readonly only: readonly string[]
  /** A test and a failure that belongs to no test. */
  readonly nameless?: readonly string[]
  readonly affected?: string
  /** The commands that build, before each run. */
  readonly builds?: readonly string[]
}

const surefire = ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml']
const junit = { at: 'file', path: '/run/report-0.xml', format: 'junit' }
const SHUFFLED = '-Dsurefire.runOrder=random -Dsurefire.runOrder.random.seed=7'

const EXPECTED = new Map<Framework, Expected>([
  [
    maven,
    {
      before: 'mvn -B -ntp -fae -Dmaven.test.failure.ignore=true -Dstyle.color=never',
      after: 'test',
      report: { at: 'project', patterns: surefire, format: 'junit' },
      seeded: SHUFFLED,
      only: [
        `-Dtest=ex.A#adds,ex.B#adds -Dit.test=ex.A#adds,ex.B#adds -Dsurefire.failIfNoSpecifiedTests=false -Dfailsafe.failIfNoSpecifiedTests=false -DfailIfNoTests=false ${SHUFFLED}`,
      ],
    },
  ],
  [
    gradle,
    {
      before:
        'gradle --console=plain --no-daemon --continue -I /run/init.gradle -DfixTests.reports=/run/reports -DfixTests.only=/run/only.txt -DfixTests.without=/run/without.txt test',
      report: { at: 'project', patterns: ['/run/reports/**/TEST-*.xml'], format: 'junit' },
      // They are in a file.
      only: [''],
    },
  ],
  [
    phpunit,
    {
      before: 'phpunit --colors=never --log-junit /run/report-0.xml',
      report: junit,
      seeded: '--order-by=random --random-order-seed=7',
      only: [
        '--order-by=random --random-order-seed=7 --filter /^(?:ex\\x2EA\\x3A\\x3Aadds|ex\\x2EB\\x3A\\x3Aadds)\\z/',
      ],
    },
  ],
  [
    rspec,
    {
      before: 'rspec --no-color --no-fail-fast',
      report: { at: 'file', path: '/run/report-0.json', format: 'rspec-json' },
      all: '--format json --out /run/report-0.json --format documentation',
      seeded: '--format json --out /run/report-0.json --format documentation --order rand:7',
      only: [
        '--require /run/fix_tests_chooser.rb --format json --out /run/report-0.json --format documentation --order rand:7 a b',
      ],
      nameless: ['--format json --out /run/report-0.json --format documentation'],
      affected: '--format json --out /run/report-0.json --format documentation',
    },
  ],
  [
    ctest,
    {
      builds: ['cmake -S . -B build', 'cmake --build build --parallel 2'],
      before: 'ctest --test-dir build --output-junit /run/report-0.xml --no-tests=error --output-on-failure',
      report: junit,
      only: ['-R ^(adds|adds)$'],
    },
  ],
  [
    cargo,
    {
      before: 'cargo test --no-fail-fast --color never',
      report: { at: 'output', format: 'cargo' },
      only: ['--tests -- --exact adds'],
    },
  ],
  [
    go,
    {
      before: 'go test -json -count=1',
      report: { at: 'output', format: 'go-json' },
      all: './...',
      seeded: '-shuffle=7 ./...',
      only: ['-run ^adds$ -shuffle=7 ex.A', '-run ^adds$ -shuffle=7 ex.B'],
      nameless: ['-run ^adds$ ex.A', './...'],
      affected: 'ex.A',
    },
  ],
  [
    jest,
    {
      before:
        'jest --reporters=default --reporters=/run/jest-journal.cjs --json --outputFile=/run/report-0.json --coverage=false --verbose --bail=0',
      report: { at: 'file', path: '/run/report-0.json', format: 'jest-json' },
      seeded: '--randomize --seed=7',
      only: ['--randomize --seed=7 --testNamePattern ^(?:ex\\.A adds|ex\\.B adds)$ --runTestsByPath a b'],
      nameless: ['--runTestsByPath a'],
      affected: '--passWithNoTests --findRelatedTests a x',
    },
  ],
  [
    vitest,
    {
      before: 'vitest',
      after:
        '--reporter=verbose --reporter=junit --reporter=/run/vitest-journal.mjs --outputFile.junit=/run/report-0.xml --no-coverage --bail=0',
      report: junit,
      all: 'run',
      seeded: 'run --sequence.shuffle.tests --sequence.seed=7',
      only: ['run a b -t ^ ?(?:ex\\.A(?: > | )adds|ex\\.B(?: > | )adds)$ --sequence.shuffle.tests --sequence.seed=7'],
      nameless: ['run a'],
      affected: 'related --run --passWithNoTests a x',
    },
  ],
])

const CASES = [...EXPECTED].map(([framework, expected]) => ({ name: framework.name, framework, expected }))

describe.each(CASES)('$name', ({ framework, expected }) => {
  const { before, after = '', builds = [], all = '' } = expected
  const id = (suite: readonly string[], name: string, file: string): TestId => ({
    framework: framework.name,
    file,
    suite,
    name,
  })
  const one = id(['ex.A'], 'adds', 'a')
  const two = id(['ex.B'], 'adds', 'b')
  const nobodys = id([], '', '')

  test.each<[what: string, selection: TestSelection, words: readonly string[]]>([
    ['the whole suite', { kind: 'all' }, [all]],
    ['the whole suite in the order of a seed', { kind: 'all', seed: 7 }, [expected.seeded ?? all]],
    ['two tests in the order of a seed', { kind: 'only', tests: [one, two], seed: 7 }, expected.only],
    [
      'what failed outside of all tests, which stands for all of them',
      { kind: 'only', tests: [one, nobodys] },
      expected.nameless ?? [all],
    ],
    ['affected tests', { kind: 'affected', tests: [one], files: ['x'] }, [expected.affected ?? all]],
  ])('runs %s', (_, selection, words) => {
    const commands = framework.commands(nothing, { selection, dir: '/run', related: [] })

    expect(commands.map(({ file, args }) => [file, ...args].join(' '))).toEqual([
      ...builds,
      ...words.map(word => [before, word, after].filter(part => part !== '').join(' ')),
    ])
    expect(commands.slice(0, builds.length).map(({ report }) => report)).toEqual(builds.map(() => ({ at: 'none' })))
    for (const { report } of commands.slice(builds.length)) expect(report).toEqual(expected.report)
  })
})

test('go keeps the pattern of its command for the whole suite, and has its own for single tests', () => {
  const using = { ...plainInvocation(['go', 'test']), options: ['-run', 'Unit'], scope: ['./...'] }
  const unit = { framework: 'go', file: '', suite: ['ex.A'], name: 'TestUnit' }
  const argsOf = (selection: TestSelection) =>
    go.commands(nothing, { selection, dir: '/run', related: [], using }).map(({ args }) => args.join(' '))

  expect(argsOf({ kind: 'all' })).toEqual(['test -run Unit -json -count=1 ./...'])
  expect(argsOf({ kind: 'only', tests: [unit] })).toEqual(['test -json -count=1 -run ^TestUnit$ ex.A'])
})

test('go changes its folder first, and has the words for the test binaries last', () => {
  const using = {
    ...plainInvocation(['go', 'test']),
    options: ['-C', 'tools', '-race'],
    scope: ['./cmd/...'],
    last: ['-args', '-db=test'],
  }
  const unit = { framework: 'go', file: '', suite: ['ex.A'], name: 'TestUnit' }
  const argsOf = (selection: TestSelection) =>
    go.commands(nothing, { selection, dir: '/run', related: ['ex.B'], using }).map(({ args }) => args.join(' '))
  const begin = 'test -C tools -race -json -count=1'

  expect(argsOf({ kind: 'all' })).toEqual([`${begin} ./cmd/... -args -db=test`])
  expect(argsOf({ kind: 'only', tests: [unit] })).toEqual([`${begin} -run ^TestUnit$ ex.A -args -db=test`])
  // Packages of another folder cannot be named there.
  expect(argsOf({ kind: 'affected', tests: [unit], files: ['tools/a.go'] })).toEqual(argsOf({ kind: 'all' }))
  expect(go.manualCommand([unit], { project: nothing, using }).slice(-3)).toEqual(['ex.A', '-args', '-db=test'])
})

test('rspec is told its examples in a file, and the options of the environment are empty', () => {
  const tests = [{ framework: 'rspec', file: 'spec/a_spec.rb', suite: ['Calc', '#x'], name: 'adds' }]

  const [command] = rspec.commands(nothing, { selection: { kind: 'only', tests }, dir: '/run', related: [] })

  expect(command?.env).toEqual({ SPEC_OPTS: '', FIX_TESTS_WANTED: '/run/wanted-0.json' })
  expect(command?.files?.['wanted-0.json']).toBe('[["spec/a_spec.rb","Calc","#x","adds"]]')
  expect(command?.files?.['fix_tests_chooser.rb']).toContain('RSpec.configuration.inclusion_filter')
})

test('phpunit starts Pest where it is installed, since it does not find the tests of Pest itself', () => {
  const project: Project = { ...nothing, exists: path => /^vendor\/bin\/(?:pest|phpunit)$/.test(path) }

  const [command] = phpunit.commands(project, { selection: { kind: 'all' }, dir: '/run', related: [] })

  expect(command?.file).toBe('vendor/bin/pest')
  expect(phpunit.detect({ ...nothing, text: () => '"require-dev": {"pestphp/pest": "^3.0"}' })).toBe(
    'composer.json requires pestphp/pest',
  )
})

test('phpunit runs a test behind those that it depends on', () => {
  const text = `class ATest extends TestCase {
    function testMade() {}
    /** @depends testMade */
    function testUsed() {}
    #[Depends('testUsed')]
    function testLast() {}
    function testOther() {}
  }`
  const project = { ...nothing, text: () => text }
  const tests = [{ framework: 'phpunit', file: 'tests/ATest.php', suite: ['ATest'], name: 'testLast' }]

  const [command] = phpunit.commands(project, { selection: { kind: 'only', tests }, dir: '/run', related: [] })

  expect(command?.args.slice(-2)).toEqual([
    '/^(?:ATest\\x3A\\x3AtestLast|ATest\\x3A\\x3AtestUsed|ATest\\x3A\\x3AtestMade)\\z/',
    'tests/ATest.php',
  ])
})

test('gradle runs tests again that it ran before, goes on after failing ones, and writes its reports where it is told', () => {
  const [command] = gradle.commands(nothing, { selection: { kind: 'all' }, dir: '/run', related: [] })

  for (const line of [
    'ignoreFailures = true',
    'outputs.upToDateWhen { false }',
    'filter.failOnNoMatchingTests = false',
    "System.getProperty('fixTests.reports')",
  ])
    expect(command?.files?.['init.gradle']).toContain(line)
})

test.for<[options: string, added: boolean]>([
  ['', true],
  ['clean -PfooBar=1', true],
  ['-x lint', true],
  ['clean test', false],
  ['allTests', false],
  ['testDebug', false],
  [':core:unitTests --offline', false],
])('gradle %s: the task test is added: %s', ([options, added]) => {
  const using = { ...plainInvocation(['gradle']), options: options.split(' ').filter(word => word !== '') }

  const [command] = gradle.commands(nothing, { selection: { kind: 'all' }, dir: '/run', related: [], using })

  expect(command?.args.at(-1) === 'test').toBe(added)
})

test.for<[options: string, typed: string]>([
  ['test', 'test --tests ex.A.adds'],
  [':app:testDebugUnitTest -x lint', ':app:testDebugUnitTest -x lint --tests ex.A.adds'],
  ['build', 'build test --tests ex.A.adds'],
  ['test coverageReport', 'test coverageReport test --tests ex.A.adds'],
  ['testClasses', 'testClasses test --tests ex.A.adds'],
])('gradle %s runs tests by name in each of its tasks; a user types %s', ([options, typed]) => {
  const using = { ...plainInvocation(['gradle']), options: options.split(' ') }
  const tests: TestId[] = ['a(int)', 'a(long)'].map(name => ({ framework: 'gradle', file: '', suite: ['ex.A'], name }))
  const adds = tests.map(each => ({ ...each, name: 'adds' }))
  const only = (selected: readonly TestId[]) =>
    gradle.commands(nothing, { selection: { kind: 'only', tests: selected }, dir: '/run', related: [], using })

  expect(only([...tests, ...adds]).map(({ files }) => files?.['only.txt'])).toEqual(['ex.A.a\nex.A.adds'])
  expect(only([{ ...tests[0], suite: [] } as TestId]).map(({ files }) => files?.['only.txt'])).toEqual([undefined])
  for (const { args, files } of only(adds)) {
    expect(args).not.toContain('--tests')
    expect(files?.['init.gradle']).toContain("System.getProperty('fixTests.only')")
  }
  expect(gradle.manualCommand(adds, { project: nothing, using }).join(' ')).toBe(`gradle ${typed}`)
})

test.for<[what: string, files: readonly string[], commands: readonly string[]]>([
  ['which is configured once', ['CMakeFiles'], ['cmake --build out', 'ctest --test-dir out']],
  ['which is configured anew in a copy', [], ['cmake out', 'cmake --build out', 'ctest --test-dir out']],
])('ctest builds where the project has its build tree, %s', ([, files, expected]) => {
  const there = ['CTestTestfile.cmake', 'CMakeCache.txt', ...files].map(file => `out/${file}`)
  const project: Project = { ...nothing, exists: path => there.includes(path) }

  const commands = ctest.commands(project, { selection: { kind: 'all' }, dir: '/run', related: [] })

  const words = ({ file, args }: TestCommand) => [file, ...args.slice(0, 2)].join(' ')
  expect(commands.map(words)).toEqual(expected)
})

test('all words of a command of Maven fit into one variable, into which its own script puts them', () => {
  const tests = Array.from({ length: 4_000 }, (_, index): TestId => {
    return { framework: 'maven', file: '', suite: [`com.example.shop.Cart${index}Test`], name: `adds${index}` }
  })

  const commands = maven.commands(nothing, { selection: { kind: 'only', tests }, dir: '/run', related: [] })

  const named = commands.flatMap(
    ({ args }) =>
      args
        .find(word => word.startsWith('-Dtest='))
        ?.slice(7)
        .split(',') ?? [],
  )
  expect(named).toHaveLength(4_000)
  expect(Math.max(...commands.map(({ args }) => args.join(' ').length))).toBeLessThan(128 * 1024)
})

test.for<[manifest: string, options: readonly string[] | undefined, isWhole: boolean]>([
  ['[workspace]\nmembers = ["core", "kernel"]\n', undefined, true],
  ['[workspace]\nmembers = ["core", "kernel"]\ndefault-members = ["core"]\n', undefined, false],
  ['[workspace]\nmembers = ["core", "kernel"]\n', ['--locked'], false],
  ['[package]\nname = "core"\n', undefined, false],
])('cargo, with %j and the options %j, tests all packages: %s', ([manifest, options, isWhole]) => {
  const project = (config: boolean): Project => ({ ...nothing, text: () => manifest, exists: () => config })

  for (const [isNextest, program] of [
    [false, ['cargo', 'test']],
    [true, ['cargo', 'nextest', 'run']],
  ] as const) {
    const using = options && { ...plainInvocation(program), options }
    const request = { selection: { kind: 'all' }, dir: '/run', related: [], using } as const
    const [command] = cargo.commands(project(isNextest), request)

    expect(command?.args.slice(0, program.length - 1)).toEqual(program.slice(1))
    expect(command?.args.includes('--workspace')).toBe(isWhole)
  }
})
