import { describe, expect, test } from 'vitest'
import type { TestId, TestSelection } from '../../src/domain/model/test-case.ts'
import { customFramework } from '../../src/frameworks/custom.ts'
import { affectedTests } from '../../src/frameworks/commands/batches.ts'
import { escapeTitle } from '../../src/frameworks/commands/title-pattern.ts'
import { type Framework, type Invocation, type Project, type TestCommand } from '../../src/frameworks/framework.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { playwright } from '../../src/frameworks/playwright.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
const ALL = [vitest, jest, mocha, nodeTest, playwright]
const nothing: Project = {
  root: '/app',
  runsAt: '/app',
  exists: () => false,
  has: () => false,
  text: () => undefined,
  sample: () => [],
}

const id = (framework: string, file: string, ...titles: readonly string[]): TestId => ({
  framework,
  file,
  suite: titles.slice(0, -1),
  name: titles.at(-1) ?? '',
})

const commandsOf = (
  framework: Framework,
  selection: TestSelection,
  more: { related?: readonly string[]; using?: Invocation } = {},
): readonly TestCommand[] => framework.commands(nothing, { selection, dir: '/tmp/r', related: [], ...more })

/** The pattern of names in a command, as the framework makes it. */
function patternOf(framework: Framework, ...tests: readonly TestId[]): RegExp | undefined {
  const [command] = commandsOf(framework, { kind: 'only', tests })
  const found = command?.args
    .map(word => word.replace(/^--test-name-pattern=/, ''))
    .find(word => /^\/?(?:\^|\(\?:\^)/.test(word))
  return found === undefined ? undefined : new RegExp(found.replace(/^\/([^]*)\/$/, '$1'))
}

describe('titles to the letter', () => {
  test.for([
    'a.b*c',
    '(x) [y] {z} a|b ^$',
    'c:\\d/e',
    'new\nline\ttab',
    'a\0b',
    'naïve 💥 日本',
    '\ud83d alone',
    '\u2028',
    '\u001b[1m',
    '-x',
  ])('%j matches itself and nothing else, and can be an argument on one line', title => {
    const text = escapeTitle(title)

    expect(new RegExp(`^${text}$`).test(title)).toBe(true)
    expect(new RegExp(`^${text}$`).test(`${title}x`)).toBe(false)
    expect(new RegExp(`^${text}$`).test(title.replace(/./su, 'Q'))).toBe(false)
    // oxlint-disable-next-line no-control-regex -- They are what this is about.
    expect(text).not.toMatch(/[\u0000-\u001f\u2028]|\p{Cs}/u)
    expect(Buffer.from(text).toString()).toBe(text)
  })
})

describe('a pattern of names', () => {
  test.for<[framework: Framework, full: (...path: string[]) => string]>([
    [vitest, (...path) => path.join(' > ')],
    [vitest, (...path) => path.join(' ')],
    [jest, (...path) => path.join(' ')],
    [mocha, (...path) => path.join(' ')],
    [nodeTest, (...path) => path.join(' ')],
    [playwright, (...path) => ['', 'a.js', ...path].join(' ')],
    [playwright, (...path) => ['chromium', 'sub/a.js', ...path].join(' ')],
  ])('of $0.name fits these tests and no others', ([framework, full]) => {
    const name = framework.name
    const pattern = patternOf(
      framework,
      id(name, 'sub/a.js', 'outer', 'in (1)', 'adds 1+1'),
      id(name, 'sub/a.js', 'top?'),
    )

    const fits = (...path: string[]) => pattern?.test(full(...path))
    expect(fits('outer', 'in (1)', 'adds 1+1')).toBe(true)
    expect(fits('top?')).toBe(true)
    expect(fits('outer', 'in (1)', 'adds 1+1 more')).toBe(false)
    expect(fits('outer', 'in 1', 'adds 1+1')).toBe(false)
    expect(fits('in (1)', 'adds 1+1')).toBe(false)
    expect(fits('outer', 'in (1)', 'Adds 1+1')).toBe(false)
    expect(fits('to')).toBe(false)
    expect(fits('before top?')).toBe(false)
  })

  test.for(ALL.filter(framework => framework !== playwright))(
    'of $name fits all of a describe block whose set-up failed',
    framework => {
      const pattern = patternOf(framework, id(framework.name, 'a.js', 'outer', ''))

      expect(['outer one', 'outer inner\ntwo'].filter(title => pattern?.test(title))).toHaveLength(2)
      expect(['outer', 'outerone', 'other outer one'].filter(title => pattern?.test(title))).toEqual([])
    },
  )

  test.for(ALL)('of $name is not there for a file that could not be loaded', framework => {
    const tests = [id(framework.name, 'a.js', ''), id(framework.name, 'b.js', 'x')]
    const [command] = commandsOf(framework, { kind: 'only', tests })

    expect(patternOf(framework, ...tests)).toBeUndefined()
    expect(command?.args.filter(word => /[ab]\\?\.js\$?$/.test(word))).toHaveLength(2)
  })

  test('of playwright tells files of the same name apart by as much of their path as there is', () => {
    const pattern = patternOf(playwright, id('playwright', 'e2e/a/x.spec.js', 'one'))

    expect(
      ['x.spec.js one', 'a/x.spec.js one', 'p e2e/a/x.spec.js one @tag'].filter(title => pattern?.test(title)),
    ).toHaveLength(3)
    expect(
      ['b/x.spec.js one', 'other/a/x.spec.js one', 'yx.spec.js one'].filter(title => pattern?.test(title)),
    ).toEqual([])
  })
})

describe('a pattern of playwright', () => {
  const inner = id('playwright', 'a.js', 'outer', 'one')

  test('leaves room for tags behind each part', () => {
    const pattern = patternOf(playwright, inner)

    expect(pattern?.test('a.js outer @slow one @x @y')).toBe(true)
    expect(pattern?.test('a.js outer slow one')).toBe(false)
  })

  test('stands between slashes, without which upper and lower case would be the same', () => {
    const [command] = commandsOf(playwright, { kind: 'only', tests: [inner] })

    expect(command?.args[command.args.indexOf('--grep') + 1]).toMatch(/^\/.*\/$/)
  })
})

describe('affected tests', () => {
  test('are files, each once', () => {
    expect(affectedTests([id('x', 'a.js', '1'), id('x', 'a.js', '2')], ['b.js', 'a.js'])).toEqual([['a.js', 'b.js']])
  })

  test('are all of them where a test tells no file', () => {
    expect(affectedTests([id('x', '', '1')], [])).toEqual([[]])
  })

  test.for([mocha, nodeTest, playwright])('of $name are none where nothing stands on what changed', framework => {
    expect(commandsOf(framework, { kind: 'affected', tests: [], files: ['docs/a.md'] })).toEqual([])
  })
})

describe('a command that calls the framework in its own way', () => {
  const using: Invocation = {
    program: ['wrap', 'it'],
    options: ['--mine'],
    scope: ['here'],
    env: { A: '1' },
    paths: ['/bins'],
  }

  test.for(ALL)('$name keeps its options always, and its choice of files for the whole suite', framework => {
    const tests = [id(framework.name, 'a.js', 'x')]
    const [all] = commandsOf(framework, { kind: 'all' }, { using })
    const [some] = commandsOf(framework, { kind: 'only', tests }, { using })
    const [changed] = commandsOf(framework, { kind: 'affected', tests, files: [] }, { using })

    for (const command of [all, some, changed]) {
      expect(command).toMatchObject({ file: 'wrap', env: { A: '1' }, paths: ['/bins'] })
      expect(command?.args[0]).toBe('it')
      expect(command?.args).toContain('--mine')
    }
    expect([all, some, changed].map(command => command?.args.includes('here'))).toEqual([true, false, false])
  })

  test.for([
    [jest, '--selectProjects unit node'],
    [playwright, '--project chromium firefox'],
  ] as const)('of $0.name has files that are no values of an option before them', ([framework, options]) => {
    const line = (scope: string[]) =>
      framework.manualCommand([], { project: nothing, using: { ...using, options: options.split(' '), scope } })

    expect(line(['here']).join(' ')).toMatch(new RegExp(`${options} -- here$`))
    expect(line([])).not.toContain('--')
  })

  test.for(ALL)('$name never writes into the project', framework => {
    const [command] = commandsOf(framework, { kind: 'all' })

    expect(command?.report).toMatchObject({ at: 'file', path: expect.stringMatching(/^\/tmp\/r\//) as string })
  })

  test('a path with characters of patterns is itself to node --test', () => {
    const [command] = commandsOf(nodeTest, { kind: 'only', tests: [id('node', 'test/[id]/{a}*.js', 'x')] })

    expect(command?.args.at(-1)).toBe('test/[[]id]/[{]a}[*].js')
  })

  test('a custom command tells of a failed build what its framework does', () => {
    const output = 'Exception during run: TypeError: no\n    at x (/app/test/a.js:1:2)\n'

    expect(customFramework({ file: 'x', args: [] }, mocha).failedBuild?.(output)).toMatchObject([
      { id: { framework: 'mocha', file: '/app/test/a.js', suite: [], name: '' }, status: 'failed' },
    ])
    expect(customFramework({ file: 'x', args: [] }, jest).failedBuild).toBeUndefined()
    expect(mocha.failedBuild?.('  3 passing\n')).toEqual([])
  })
})
