import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { linkPackages } from '../world/npm-packages.ts'
import { startModel, type Turn } from '../world/model/model.ts'
import type { Files } from '../world/scene.ts'
import { hasPytest } from '../world/toolchains.ts'
import { Repository, type Run } from './repository.ts'
import { analysis, done, edit, review, roleOf, SUM } from './talk.ts'

const BEGIN: Files = {
  '.gitignore': 'node_modules\n',
  'package.json': '{"type":"module","scripts":{"test":"node --test"}}\n',
}

interface Knowledge {
  /** What the analyst reports, and the edit that follows from it. */
  readonly found?: Turn
  readonly edited?: Turn
  /** The project's own command, run by hand on the branch. */
  readonly command?: readonly [string, ...string[]]
}

/** Run the command line in a project whose sum subtracts, with a model that knows the right fix. */
async function repair(
  files: Files,
  packages: readonly string[] = [],
  { found = analysis('sum.js', 'it subtracts'), edited = edit('sum.js', 'a - b', 'a + b'), command }: Knowledge = {},
): Promise<Run & { fixed: string; byHand: number | null | undefined }> {
  await using repository = new Repository([
    { message: 'Begin', files: BEGIN },
    { message: 'Calculate', files: { 'sum.js': SUM['sum.js'], ...files } },
  ])
  if (packages.length > 0) linkPackages(repository.path, packages)
  await using model = await startModel(request => {
    const role = roleOf(request)
    if (role === 'reviewer') return [review()]
    if (role === 'analyst') return [found]
    return [edited, done('Mend it')]
  })
  const options = ['--models', 'anthropic/claude-sonnet-5-5', '--anthropic-base-url', model.url]
  const ran = await repository.run(['run', ...options], { env: { ANTHROPIC_API_KEY: model.key } })
  const branch = repository.git('branch', '--list', '--format=%(refname:short)', 'fix-tests/*').trim()
  expect(model.violations).toEqual([])
  const fixed = branch === '' ? '' : repository.git('show', `${branch}:sum.js`)
  if (command === undefined || branch === '') return { ...ran, fixed, byHand: undefined }
  repository.git('checkout', '--quiet', branch)
  const [file, ...args] = command
  return { ...ran, fixed, byHand: spawnSync(file, args, { cwd: repository.path, stdio: 'ignore' }).status }
}

const SUMS = `import { test } from 'node:test'
import { equal } from 'node:assert/strict'
import { sum } from '../sum.js'
`

it('node:test with fake timers, which hide the names of its tests, is fixed', async () => {
  const fake = 'process.nextTick = () => {}\nglobalThis.setImmediate = () => {}\n'
  const { code, stdout, stderr, fixed } = await repair({
    'test/sum.test.js': `${SUMS}${fake}test('is zero', () => equal(sum(0, 0), 0))\ntest('sums', () => equal(sum(1, 2), 3))\n`,
  })

  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/^Fixed: 1 load failure is fixed/m)
  expect(fixed).toContain('a + b')
})

it('node:test whose tests have no names is fixed', async () => {
  const tests = ['0, 0), 0', '1, 2), 3', '4, 0), 4'].map(equal => `test(() => equal(sum(${equal}))\n`).join('')
  const { code, stdout, stderr, fixed } = await repair({ 'test/sum.test.js': SUMS + tests })

  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/^Fixed: 1 failing test passes now/m)
  expect(fixed).toContain('a + b')
})

const BUG = `${SUMS}test('sums', () => equal(sum(1, 2), 3))\n`

it('a project that tests its colours has them, and they are no failures', async () => {
  const script = { test: 'FORCE_COLOR=1 node --test' }
  const { code, stdout, stderr } = await repair(
    {
      'package.json': JSON.stringify({ type: 'module', scripts: script }),
      'test/sum.test.js': BUG,
      'test/colour.test.js': `import { test } from 'node:test'
import { equal } from 'node:assert/strict'
import colours from 'picocolors'

test('is red', () => equal(colours.red('no'), '\\u001b[31mno\\u001b[39m'))
test('nobody forbids it', () => equal('NO_COLOR' in process.env, false))
`,
    },
    ['picocolors'],
  )

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/^ {2}reproduced: 1 failing$/m)
  expect(stdout).toMatch(/^Fixed: 1 failing test passes now, and no other test changed$/m)
})

it('a project with its own Node in node_modules is tested on that', async () => {
  const { code, stdout, stderr } = await repair(
    {
      'test/sum.test.js': BUG,
      'test/node.test.js': `import { test } from 'node:test'
import { match } from 'node:assert/strict'

test('runs on its own Node', () => match(process.version, /^v22\\./))
`,
    },
    ['node@22'],
  )

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/^ {2}reproduced: 1 failing$/m)
  expect(stdout).toMatch(/^Fixed: 1 failing test passes now, and no other test changed$/m)
})

it('a test on two real clocks, which chance decides, costs no right fix', async () => {
  const { code, stdout, stderr, fixed } = await repair({
    'test/sum.test.js': BUG,
    // The wall clock counts whole milliseconds, so one run of four differs by more than half of one.
    'test/clocks.test.js': `import { test } from 'node:test'
import { ok } from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'

test('both clocks agree', async () => {
  const [wall, steady] = [Date.now(), performance.now()]
  await setTimeout(3)
  ok(Math.abs(Date.now() - wall - (performance.now() - steady)) < 0.5)
})
`,
  })

  expect(fixed, stderr).toContain('a + b')
  // Chance decides whether the clocks fail from the first run on. Then they are work, too, and what becomes of that is
  // chance: a proof that they fail is one that the fix does not hold.
  if (/^ {2}reproduced: 2 failing/m.test(stderr)) return
  const [, outcome] = /^(Fixed|Partly fixed): /m.exec(stdout) ?? []
  expect([code, outcome], stderr).toEqual(code === 0 ? [0, 'Fixed'] : [1, 'Partly fixed'])
})

const SERVICE = `import { test } from 'node:test'
import { connect } from 'node:net'
import { once } from 'node:events'

test('asks the database', async () => {
  await once(connect(1, '127.0.0.1'), 'connect')
})
`

it('a missing service is said, and the bug beside it is fixed', async () => {
  const { code, stdout, stderr } = await repair({ 'test/sum.test.js': BUG, 'test/service.test.js': SERVICE })

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/^ {2}reproduced: 1 failing, 1 ignored: test\/service\.test\.js › asks the database$/m)
  expect(stdout).toMatch(/^Fixed: 1 failing test passes now/m)
})

it('a missing package is said, and the bug beside it is fixed', async () => {
  const missing = `import 'nowhere-to-be-found'\nimport { test } from 'node:test'\n\ntest('needs it', () => {})\n`
  const { code, stdout, stderr, fixed } = await repair({ 'test/sum.test.js': BUG, 'test/missing.test.js': missing })

  expect(code, stderr).toBe(1)
  expect(stdout).toMatch(/^Progress, but not fixed: 1 of 2 failures is fixed, 1 remains$/m)
  expect(stderr).toContain('test/missing.test.js')
  expect(fixed).toContain('a + b')
})

const manifest = (test: string, rest = {}) => JSON.stringify({ type: 'module', scripts: { test }, ...rest })

it.for<[name: string, packages: readonly string[], files: Files]>([
  [
    'tape',
    ['tape'],
    {
      'package.json': manifest('tape test/*.test.js'),
      'test/sum.test.js': `import test from 'tape'
import { sum } from '../sum.js'

test('sums', t => { t.equal(sum(1, 2), 3); t.end() })
test('is zero', t => { t.equal(sum(0, 0), 0); t.end() })
`,
    },
  ],
  [
    'tap',
    ['tap@21.8.0'],
    {
      'package.json': manifest('tap --disable-coverage --allow-incomplete-coverage test/*.test.js'),
      'test/sum.test.js': `import { test } from 'tap'
import { sum } from '../sum.js'

test('sums', t => { t.equal(sum(1, 2), 3); t.end() })
test('is zero', t => { t.equal(sum(0, 0), 0); t.end() })
`,
    },
  ],
  [
    'ava',
    ['ava'],
    {
      'package.json': manifest('ava'),
      'test/sum.test.js': `import test from 'ava'
import { sum } from '../sum.js'

test('sums', t => t.is(sum(1, 2), 3))
test('is zero', t => t.is(sum(0, 0), 0))
`,
    },
  ],
  [
    'jasmine',
    ['jasmine'],
    {
      'package.json': manifest('jasmine "spec/*.spec.js"'),
      'spec/sum.spec.js': `import { sum } from '../sum.js'

it('sums', () => expect(sum(1, 2)).toBe(3))
it('is zero', () => expect(sum(0, 0)).toBe(0))
`,
    },
  ],
  [
    'mocha',
    ['mocha'],
    {
      'package.json': manifest('mocha'),
      'test/sum.test.js': `import { equal } from 'node:assert/strict'
import { sum } from '../sum.js'

it('sums', () => equal(sum(1, 2), 3))
it('is zero', () => equal(sum(0, 0), 0))
`,
    },
  ],
  [
    'jest in-band, whose tests read process.argv',
    ['jest'],
    {
      'package.json': JSON.stringify({ scripts: { test: 'jest --runInBand' } }),
      'sum.js': 'exports.sum = (a, b) => a - b\n',
      'test/sum.test.js': `const { sum } = require('../sum.js')

test('sums', () => expect(sum(1, 2)).toBe(3))
test('reads its arguments', () => expect(process.argv.slice(2)).toEqual(['--runInBand']))
`,
    },
  ],
])('a project of %s is fixed', async ([, packages, files]) => {
  const { code, stdout, stderr, fixed } = await repair(files, packages)

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/^ {2}reproduced: 1 failing$/m)
  expect(stdout).toMatch(/^Fixed: 1 failing test passes now, and no other test changed$/m)
  expect(fixed).toContain('a + b')
})

it('a second configuration of vitest in one script has its bug, and the fix passes by hand', async () => {
  const { code, stdout, stderr, fixed, byHand } = await repair(
    {
      'package.json': JSON.stringify({
        type: 'module',
        scripts: {
          test: 'vitest run && npm run strict',
          strict: 'node --check sum.js && vitest run --config strict.config.js',
        },
      }),
      'vitest.config.js': `export default { test: { include: ['test/zero.test.js'] } }\n`,
      'strict.config.js': `export default { test: { include: ['test/*.test.js'], env: { STRICT: 'yes' } } }\n`,
      'test/zero.test.js': `import { expect, it } from 'vitest'
import { sum } from '../sum.js'

it('is zero', () => expect(sum(0, 0)).toBe(0))
it('is strict with numbers', () => expect(process.env.STRICT ? sum(1, 2) : 3).toBe(3))
`,
      'test/sum.test.js': `import { expect, it } from 'vitest'
import { sum } from '../sum.js'

it('sums', () => expect(sum(1, 2)).toBe(3))
`,
    },
    ['vitest'],
    { command: ['npm', 'test'] },
  )

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/^ {2}reproduced: 2 failing$/m)
  expect(stdout).toMatch(/^Fixed: 2 failing tests pass now, and no other test changed$/m)
  expect(fixed).toContain('a + b')
  expect(byHand).toBe(0)
})

it('a test file that cannot be loaded is mended by an edit of the code', async () => {
  const { code, stdout, stderr, byHand } = await repair(
    { 'sum.js': 'export const total = (a, b) => a + b\n', 'test/sum.test.js': BUG },
    [],
    {
      found: analysis('sum.js', 'it exports another name'),
      edited: edit('sum.js', 'export const total', 'export const sum'),
      command: ['npm', 'test'],
    },
  )

  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/^Fixed: 1 load failure is fixed/m)
  expect(byHand).toBe(0)
})

it('a wrong test is called so, and nothing is changed for it', async () => {
  const { code, stdout, stderr, fixed } = await repair(
    {
      'sum.js': 'export const sum = (a, b) => a + b\n',
      'test/sum.test.js': `${SUMS}test('sums', () => equal(sum(1, 2), 4))\n`,
    },
    [],
    { found: analysis('sum.js', 'one and two are three', { wrong: 'test' }) },
  )

  expect(code, stderr).toBe(1)
  expect(stdout).toMatch(/^Not fixed/m)
  expect(stdout + stderr).toContain('The test is wrong, not the code: one and two are three')
  expect(fixed).toBe('')
})

it.skipIf(!hasPytest)('a project whose pytest loads a plugin that prints and renames is fixed', async () => {
  const { code, stdout, stderr, fixed, byHand } = await repair(
    {
      'package.json': undefined,
      'pytest.ini': '[pytest]\naddopts = -p shop_plugin -q --tb=line\npythonpath = .\n',
      'shop_plugin.py': `import pytest

def pytest_collection_modifyitems(items):
    items.reverse()

@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report):
    print('PASSED or FAILED is for the plugin to say')
`,
      'sum.js': '',
      'total.py': 'def total(a, b):\n    return a - b\n',
      'test/test_total.py': `import pytest
from total import total

@pytest.mark.parametrize('a, b, c', [(1, 2, 3), (0, 0, 0)], ids=['few', 'none'])
def test_total(a, b, c):
    assert total(a, b) == c
`,
      'test/sum.test.js': undefined,
    },
    [],
    {
      found: analysis('total.py', 'it subtracts'),
      edited: edit('total.py', 'a - b', 'a + b'),
      command: ['python3', '-m', 'pytest'],
    },
  )

  expect(code, stderr).toBe(0)
  expect(stderr).toMatch(/^ {2}reproduced: 1 failing$/m)
  expect(stdout).toMatch(/^Fixed: 1 failing test passes now, and no other test changed$/m)
  expect([fixed, byHand]).toEqual(['', 0])
})
