import { describe, expect, test } from 'vitest'
import { type TestId, titleOf, WHOLE_RUN } from '../../src/domain/model/test-case.ts'
import { cargo } from '../../src/frameworks/cargo.ts'
import { ctest } from '../../src/frameworks/ctest.ts'
import { go } from '../../src/frameworks/go.ts'
import { gradle } from '../../src/frameworks/gradle.ts'
import { maven } from '../../src/frameworks/maven.ts'
import { phpunit } from '../../src/frameworks/phpunit.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { rspec } from '../../src/frameworks/rspec.ts'
import { MOD } from './go-shop.ts'
import { onDisk } from './on-disk.ts'

/** What `go list -e -test` says of three packages, of which one stands on another: path, folder, dependencies. */
const LISTED = `example.com/shop/calc|/app/calc|
example.com/shop/calc.test|/app/calc|testing,example.com/shop/calc
example.com/shop/calc [example.com/shop/calc.test]|/app/calc|fmt
example.com/shop/cart|/app/cart|example.com/shop/calc
example.com/shop/cart.test|/app/cart|example.com/shop/calc,example.com/shop/cart,testing
example.com/shop/other|/app/other|
example.com/shop/other.test|/app/other|testing
`
/** What it says of the packages of a command that leaves one out. */
const SELECTED = 'example.com/shop/calc\nexample.com/shop/other\n'

/** A project without files. */
const NOWHERE = { project: projectAt('/nowhere') }

describe('Java without a run', () => {
  const id = (framework: string, suite: string, name: string): TestId => ({
    framework,
    file: '',
    suite: suite === '' ? [] : [suite],
    name,
  })

  test.for([
    ['ex.A', 'adds', 'ex.A#adds', 'ex.A.adds'],
    ['ex.A$B', 'adds(int, String)[2]', 'ex.A$B#adds', 'ex.A$B.adds'],
    ['ex.A', 'adds{int}[2]', 'ex.A#adds', 'ex.A.adds'],
    ['ex.A', 'adds[1: a=1, b#c]', 'ex.A#adds[1: a=1? b?c]+adds', 'ex.A.adds[1: a=1, b#c]'],
    ['ex.A', '', 'ex.A', 'ex.A'],
    ['ex.A', '[3] x', 'ex.A', 'ex.A.*'],
    ['ex.A', 'adds two, or more', 'ex.A#adds two? or more', 'ex.A.adds two, or more'],
  ] as const)('%s %s is chosen by %s, and %s', ([suite, name, ofMaven, ofGradle]) => {
    expect(maven.selector(id('maven', suite, name))).toBe(ofMaven)
    expect(gradle.selector(id('gradle', suite, name))).toBe(ofGradle)
  })

  test('by hand: each word once, and the whole build for what is of no class', () => {
    const tests = (framework: string) => [
      id(framework, 'ex.A', 'a(int)[1]'),
      id(framework, 'ex.A', 'a(int)[2]'),
      id(framework, 'ex.B', ''),
    ]

    expect(maven.manualCommand(tests('maven'), NOWHERE)).toEqual([
      'mvn',
      '-Dtest=ex.A#a,ex.B',
      '-Dsurefire.failIfNoSpecifiedTests=false',
      'test',
    ])
    expect(gradle.manualCommand(tests('gradle'), NOWHERE)).toEqual([
      'gradle',
      'test',
      '--tests',
      'ex.A.a',
      '--tests',
      'ex.B',
    ])
    expect(maven.manualCommand([...tests('maven'), id('maven', '', '')], NOWHERE)).toEqual(['mvn', 'test'])
    expect(gradle.manualCommand([...tests('gradle'), id('gradle', '', '')], NOWHERE)).toEqual(['gradle', 'test'])
  })

  test.for([
    [
      'gradle',
      '> Task :compileJava FAILED\n/app/A.java:3: error: cannot find symbol\n    gone();\n    ^\n  symbol:   method gone()\n  location: class A\n1 error\n',
      ['cannot find symbol: method gone()'],
    ],
    ['gradle', 'e: file:///app/A.kt:3:5 Unresolved reference: gone\n', ['Unresolved reference: gone']],
    ['gradle', 'e: /app/A.kt: (3, 5): Unresolved reference: gone\n', ['Unresolved reference: gone']],
    [
      'gradle',
      "* What went wrong:\nCould not determine the dependencies of task ':test'.\n> Could not resolve all dependencies for configuration ':testRuntime'.\n",
      [],
    ],
    [
      'gradle',
      "/app/A.java:3: warning: [deprecation] old\n* What went wrong:\nTask 'x' not found.\n",
      ["Task 'x' not found."],
    ],
    [
      'maven',
      '[ERROR] /app/A.java:[3,5] cannot find symbol\n[ERROR]   symbol:   variable gone\n[ERROR] /app/A.java:[3,5] cannot find symbol\n  symbol:   variable gone\n',
      ['cannot find symbol: variable gone'],
    ],
    [
      'maven',
      '[ERROR] Failed to execute goal on project app: Could not resolve dependencies for project ex:app:jar:1.0\n',
      [],
    ],
    [
      'maven',
      '[ERROR] [ERROR] Some problems were encountered while processing the POMs:\n[FATAL] Non-parseable POM /app/pom.xml: end tag\n[ERROR] The build could not read 1 project -> [Help 1]\n[ERROR]   The project  (/app/pom.xml) has 1 error\n[ERROR]     Non-parseable POM /app/pom.xml: end tag\n',
      ['Non-parseable POM /app/pom.xml: end tag'],
    ],
  ] as const)('%s tells what failed before the tests: %j', ([name, output, messages]) => {
    const framework = name === 'maven' ? maven : gradle

    const found = framework.failedBuild?.(output) ?? []

    expect(found.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual(messages)
    expect(found.every(each => titleOf(each.id) === WHOLE_RUN)).toBe(true)
  })
})

describe('ctest without a run', () => {
  const id = (name: string): TestId => ({ framework: 'ctest', file: '', suite: [], name })

  test('by hand: an expression of CMake’s own kind', () => {
    expect(ctest.manualCommand([id('a.b(1)|c'), id('d')], NOWHERE)).toEqual([
      'ctest',
      '--test-dir',
      'build',
      '--output-on-failure',
      '-R',
      '^(a\\.b\\(1\\)\\|c|d)$',
    ])
    expect(ctest.selector(id('a.b'))).toBe('a.b')
  })

  test.for([
    [
      'C:\\app\\unit.cpp(5,10): error C2065: ‘gone’: undeclared identifier',
      'C:\\app\\unit.cpp(5,10): error C2065: ‘gone’: undeclared identifier',
    ],
    [
      'ninja: error: ‘gone.cpp’, needed by ‘unit’, missing and no known rule to make it',
      'ninja: error: ‘gone.cpp’, needed by ‘unit’, missing and no known rule to make it',
    ],
    [
      'CMake Error at CMakeLists.txt:3 (find_package):\n  Could not find a package\n\n-- Configuring incomplete',
      'Could not find a package',
    ],
  ] as const)('what stopped the build: %j', ([output, message]) => {
    expect(ctest.failedBuild?.(output).map(({ problems }) => problems[0]?.message)).toEqual([message])
  })
})

describe('PHPUnit without a run', () => {
  test('by hand: an expression that takes these tests and no other', () => {
    const tests = [
      idOf('phpunit', ['tests/ATest.php', 'App\\ATest', 'testA with data set "x|y"']),
      idOf('phpunit', ['tests/ATest.php', 'App\\ATest', '']),
    ]

    expect(phpunit.manualCommand(tests, NOWHERE)).toEqual([
      'phpunit',
      '--filter',
      '/^(?:App\\x5CATest\\x3A\\x3AtestA with data set \\x22x\\x7Cy\\x22|App\\x5CATest\\x3A\\x3A.*)\\z/',
      'tests/ATest.php',
    ])
    expect(tests.map(phpunit.selector)).toEqual(['tests/ATest.php', 'tests/ATest.php'])
  })

  test.for([
    [
      'PHP Fatal error:  Uncaught ParseError: syntax error in /app/a.php:2\nStack trace:',
      'ParseError: syntax error in /app/a.php:2',
    ],
    [
      '\nFatal error: Class "Gone" not found in /app/a.php on line 4\n',
      'Class "Gone" not found in /app/a.php on line 4',
    ],
    [
      'PHPUnit 12\n\nAn error occurred inside PHPUnit.\n\nMessage:  syntax error, unexpected end\nLocation: /app/a.php:2\n',
      'syntax error, unexpected end',
    ],
  ] as const)('what ended the run before it began: %j', ([output, message]) => {
    expect(phpunit.failedBuild?.(output).map(({ id, problems }) => [titleOf(id), problems[0]?.message])).toEqual([
      [WHOLE_RUN, message],
    ])
  })
})

test('RSpec by hand: the files and the names, each once', () => {
  const tests = [
    idOf('rspec', ['spec/a_spec.rb', 'Calc', 'a']),
    idOf('rspec', ['spec/a_spec.rb', 'Calc', 'b']),
    idOf('rspec', ['spec/b_spec.rb', 'Calc', 'a']),
  ]

  expect(rspec.manualCommand(tests, NOWHERE)).toEqual([
    'rspec',
    'spec/a_spec.rb',
    'spec/b_spec.rb',
    '-e',
    'a',
    '-e',
    'b',
  ])
  expect(tests.map(rspec.selector)).toEqual(['spec/a_spec.rb', 'spec/a_spec.rb', 'spec/b_spec.rb'])
})

describe('cargo without a run', () => {
  const id = (binary: string, ...path: string[]): TestId => ({
    framework: 'cargo',
    file: '',
    suite: [binary, ...path.slice(0, -1)],
    name: path.at(-1) ?? '',
  })

  test('by hand: exact paths, each once', () => {
    expect(cargo.manualCommand([id('calc', 'tests', 'adds')], NOWHERE)).not.toContain('--no-fail-fast')
    expect(cargo.manualCommand([id('calc', 'tests', 'adds'), id('it', 'tests', 'adds')], NOWHERE)).toEqual([
      'cargo',
      'test',
      '--no-fail-fast',
      '--',
      '--exact',
      'tests::adds',
    ])
    expect(cargo.manualCommand([id('calc', '')], NOWHERE)).toEqual(['cargo', 'test'])
    expect(cargo.selector(id('calc', 'tests', 'adds'))).toBe('tests::adds')
  })

  test('what the user’s own command says already is not said twice', async () => {
    await using there = await onDisk({ 'Cargo.toml': '[workspace]\nmembers = []\n' }, { framework: cargo })
    const argsOf = (program: string[], options: string[]) => {
      const request = {
        selection: { kind: 'only', tests: [id('calc', 'a'), { ...id('calc::doc', 'src/lib.rs - a (line 1)') }] },
        dir: '/run',
        related: [],
      } as const
      return cargo
        .commands(projectAt(there.root), { ...request, using: { program, options, scope: [], env: {} } })
        .map(({ args }) => args)
    }
    const common = ['--no-fail-fast', '--color', 'never']

    expect(argsOf(['cargo', 'test'], [])).toEqual([
      ['test', ...common, '--tests', '--', '--exact', 'a'],
      ['test', ...common, '--doc'],
    ])
    expect(argsOf(['cargo', 'test'], ['-p', 'calc', '--lib', '--', '--nocapture', '--test-threads=1'])[0]).toEqual([
      'test',
      '-p',
      'calc',
      '--lib',
      ...common,
      '--',
      '--test-threads=1',
      '--exact',
      'a',
    ])
    expect(
      argsOf(['cargo', 'nextest', 'run'], ['--workspace', '-P', 'ci', '--profile=ci', '--locked'])[0]?.slice(0, 6),
    ).toEqual(['nextest', 'run', '--workspace', '--locked', '--profile', 'fix-tests'])
  })

  test('nextest takes the binary and the path, with each character that has a meaning written as its number', async () => {
    await using there = await onDisk(
      { 'Cargo.toml': '[package]\nname = "calc-pkg"\n', '.config/nextest.toml': '' },
      { framework: cargo },
    )
    const tests = [id('calc-pkg::bin/tool', 'tests', 'a,b)'), id('calc-pkg', 'größe')]

    const [command] = cargo.commands(projectAt(there.root), {
      selection: { kind: 'only', tests },
      dir: '/run',
      related: [],
    })

    expect(command?.args.slice(0, 2)).toEqual(['nextest', 'run'])
    expect(command?.args.at(-1)).toBe(
      '(binary_id(=calc\\u{2d}pkg::bin\\u{2f}tool) & test(=tests::a\\u{2c}b\\u{29})) | (binary_id(=calc\\u{2d}pkg) & test(=gr\\u{f6}\\u{df}e))',
    )
    expect(command?.report).toEqual({ at: 'file', path: '/run/report-0.xml', format: 'junit' })
  })
})

describe('Go without a run', () => {
  const id = (pkg: string, name: string): TestId => ({ framework: 'go', file: '', suite: [pkg], name })

  test('by hand: each level of a name is a pattern of its own, and none of its characters has a meaning', () => {
    const tests = [id('m/a', 'TestA/x_(1)|$'), id('m/b', 'TestB')]

    expect(go.manualCommand(tests, NOWHERE)).toEqual([
      'go',
      'test',
      '-count=1',
      '-run',
      '^TestA$/^x_\\(1\\)\\|\\$$|^TestB$',
      'm/a',
      'm/b',
    ])
    expect(tests.map(go.selector)).toEqual(['^TestA$/^x_\\(1\\)\\|\\$$', '^TestB$'])
  })

  test('siblings are one pattern, and a test runs with its subtests: Go compiles a pattern for each test that it compares', () => {
    const names = ['TestB/one', 'TestA/x', 'TestB/in/x', 'TestA', 'TestB/(two)']
    const [pattern] = go
      .manualCommand(
        names.map(name => id('m/a', name)),
        NOWHERE,
      )
      .filter(word => word.startsWith('^'))

    expect(pattern).toBe('^TestB$/^(?:one|\\(two\\))$|^TestB$/^in$/^x$|^TestA$')
  })

  test('a package without a test’s name is run as a whole', () => {
    expect(go.manualCommand([id('m/a', ''), id('m/a', 'TestA')], NOWHERE)).toEqual(['go', 'test', '-count=1', 'm/a'])
    expect(go.selector(id('m/a', ''))).toBe('m/a')
  })

  test('a folder above modules is none itself', async () => {
    await using there = await onDisk({ 'go.work': 'go 1.22\nuse ./shop\n', 'shop/go.mod': MOD }, { framework: go })

    expect(go.detect(projectAt(there.root))).toBeUndefined()
    expect(go.detect(projectAt(`${there.root}/shop`))).toBe('there is a go.mod')
  })

  test.for<[file: string, scope: readonly string[], packages: readonly string[]]>([
    ['calc/calc.go', [], ['calc', 'cart']],
    ['calc/testdata/numbers.txt', [], ['calc', 'cart']],
    ['cart/cart_test.go', [], ['cart']],
    ['docs/README.md', [], []],
    ['calc/calc.go', ['./calc/...', './other'], ['calc']],
  ])('%s with the scope %j affects %j, by what go list says', async ([file, scope, packages]) => {
    const ask = ({ args }: { args: readonly string[] }) => Promise.resolve(args.includes('-test') ? LISTED : SELECTED)

    const found = await go.related?.([file], { ask, root: '/app', scope })

    expect(found).toEqual(packages.map(name => `example.com/shop/${name}`))
  })

  test.for<[file: string, scope: readonly string[], packages: readonly string[]]>([
    ['go.mod', [], ['./...']],
    ['go.sum', ['./calc/...', './other'], ['./calc/...', './other']],
  ])('%s with the scope %j affects %j, and nobody is asked', async ([file, scope, packages]) => {
    const ask = () => Promise.reject(new Error('asked'))

    expect(await go.related?.([file], { ask, root: '/app', scope })).toEqual(packages)
  })
})

function idOf(framework: string, [file, group, name]: readonly [file: string, group: string, name: string]): TestId {
  return { framework, file, suite: [group], name }
}

test.for([
  [
    'error[E0425]: cannot find function `gone` in this scope\n --> src/lib.rs:3:5\n  |\n3 |     gone();\n  |     ^^^^ not found in this scope\n\nerror: could not compile `calc-pkg` (lib test) due to 1 previous error\n',
    ['cannot find function `gone` in this scope'],
  ],
  [
    'error: failed to parse manifest at `/app/Cargo.toml`\n\nCaused by:\n  no targets\n',
    ['failed to parse manifest at `/app/Cargo.toml`'],
  ],
  ['error: test failed, to rerun pass `--lib`\nerror: 1 target failed:\n    `--lib`\n', []],
] as const)('cargo tells what failed before the tests: %j', ([output, messages]) => {
  const found = cargo.failedBuild?.(output) ?? []

  expect(found.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual(messages)
})

test.for([
  [
    '# example.com/shop/cart\ncart/cart.go:3:17: cannot use "3" (untyped string constant) as int value in variable declaration\n',
    'example.com/shop/cart',
    'cart/cart.go:3:17: cannot use "3" (untyped string constant) as int value in variable declaration',
  ],
  [
    '# example.com/shop/cart [example.com/shop/cart.test]\ncart/cart_test.go:3:30: undefined: gone\n',
    'example.com/shop/cart',
    'cart/cart_test.go:3:30: undefined: gone',
  ],
  [
    'go: errors parsing go.mod:\n\tgo.mod:4: unknown directive: foo\n',
    WHOLE_RUN,
    'go: errors parsing go.mod: go.mod:4: unknown directive: foo',
  ],
] as const)('go tells what failed before the tests: %j', ([output, place, message]) => {
  const found = go.failedBuild?.(output) ?? []

  expect(found.map(({ id, problems }) => [titleOf(id), problems[0]?.message])).toEqual([[place, message]])
})

test('maven tells the class within which the Java process ended', () => {
  const output =
    '[ERROR] ExecutionException The forked VM terminated without properly saying goodbye. VM crash or System.exit called?\n[ERROR] Process Exit Code: 3\n[ERROR] Crashed tests:\n[ERROR] ex.EndsTest\n[ERROR] \tat org.apache.maven.Surefire\n'

  const found = maven.failedBuild?.(output) ?? []

  expect(found.map(({ id, problems }) => [titleOf(id), problems[0]?.message])).toEqual([
    ['ex.EndsTest', 'The Java process ended within ex.EndsTest.'],
  ])
})

test.for([
  ['unit.cpp:5:10: error: use of undeclared identifier ‘gone’', 'use of undeclared identifier ‘gone’'],
  ['unit.cpp:1:10: fatal error: gone.h: No such file or directory', 'gone.h: No such file or directory'],
  ['unit.cpp:(.text+0x5): undefined reference to `gone()’', 'unit.cpp:(.text+0x5): undefined reference to `gone()’'],
])('ctest tells what the compiler and the linker say: %s', ([output = '', message]) => {
  expect(ctest.failedBuild?.(`${output}\n`).map(({ problems }) => problems[0]?.message)).toEqual([message])
})
