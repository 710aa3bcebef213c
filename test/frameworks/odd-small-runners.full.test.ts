import { describe, expect, test } from 'vitest'
import { comparedValues } from '../../src/domain/text/compared-values.ts'
import { ava } from '../../src/frameworks/ava.ts'
import { bun } from '../../src/frameworks/bun.ts'
import { deno } from '../../src/frameworks/deno.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { jasmine } from '../../src/frameworks/jasmine.ts'
import { tap } from '../../src/frameworks/tap.ts'
import { tape } from '../../src/frameworks/tape.ts'
import { uvu } from '../../src/frameworks/uvu.ts'
import { failing, nameless, outcomes } from './on-disk.ts'
import { notAlone, ODD, ran, realProject } from './real-project.ts'

interface Runner {
  readonly framework: Framework
  readonly version: string
  readonly file: string
  readonly files?: Readonly<Record<string, string>>
  /** The text of a file with failing tests of these titles. */
  readonly text: (titles: readonly string[]) => string
}

const tests = (call: string, body: string) => (titles: readonly string[]) =>
  titles.map(title => `${call}(${JSON.stringify(title)}, ${body})`).join('\n')
const after =
  (head: string, text: (titles: readonly string[]) => string, tail = '') =>
  (titles: readonly string[]) =>
    `${head}\n${text(titles)}\n${tail}`
const BAD = '() => { throw new Error("bad") }'

const BY_NAME: readonly Runner[] = [
  {
    framework: ava,
    version: 'ava@7.0.0',
    file: 'test/a.js',
    files: { 'package.json': '{"type":"module"}' },
    text: after(`import test from 'ava'`, tests('test', BAD)),
  },
  {
    framework: jasmine,
    version: 'jasmine@7.0.0',
    file: 'spec/a.spec.js',
    files: { 'spec/support/jasmine.json': '{"spec_dir":"spec","spec_files":["**/*spec.js"]}' },
    text: tests('it', BAD),
  },
  {
    framework: bun,
    version: 'bun@1.4.5',
    file: 'test/a.test.js',
    text: after(`import { test } from 'bun:test'`, tests('test', BAD)),
  },
  {
    framework: deno,
    version: 'deno@2.9.6',
    file: 'test/a_test.js',
    text: tests('Deno.test', BAD),
  },
]

const BY_FILE: readonly Runner[] = [
  {
    framework: tape,
    version: 'tape@5.10.2',
    file: 'test/a.js',
    text: after(`const test = require('tape')`, tests('test', 't => { t.fail("bad"); t.end() }')),
  },
  {
    framework: tap,
    version: 'tap@21.8.0',
    file: 'test/a.js',
    text: after(`const { test } = require('tap')`, tests('test', 't => { t.fail("bad"); t.end() }')),
  },
  {
    framework: tap,
    version: 'tap@16.3.10',
    file: 'test/a.js',
    text: after(`const { test } = require('tap')`, tests('test', 't => { t.fail("bad"); t.end() }')),
  },
  {
    framework: uvu,
    version: 'uvu@0.5.6',
    file: 'test/a.js',
    text: after(`const { test } = require('uvu')`, tests('test', BAD), 'test.run()'),
  },
]

describe.for(BY_NAME)('$version', ({ framework, version, file, files = {}, text }) => {
  test('each failing test of an odd name runs alone', async () => {
    // ava trims titles and joins their spaces.
    const titles = framework === ava ? ODD.filter(title => !/\s{2}|\n/.test(title)) : ODD
    await using there = await realProject(
      { 'package.json': '{}', ...files, [file]: text([...titles, 'plain', 'plain more']) },
      { framework, fromRegistry: [version] },
    )

    const all = await there.run({ kind: 'all' })

    expect(failing(all)).toHaveLength(titles.length + 2)
    expect(await notAlone(there, failing(all))).toEqual([])
  })
})

describe.for(BY_FILE)('$version', ({ framework, version, file, files = {}, text }) => {
  test('the tests of a file have the same names in each run', async () => {
    const other = file.replace('a.', 'b.')
    await using there = await realProject(
      { 'package.json': '{}', ...files, [file]: text(['one', 'two (2)']), [other]: text(['one', '--flag']) },
      { framework, fromRegistry: [version] },
    )

    const all = await there.run({ kind: 'all' })
    const [first] = failing(all).filter(id => id.file === file)
    const one = first === undefined ? undefined : await there.only(first)
    const affected = await there.run({ kind: 'affected', tests: first === undefined ? [] : [first], files: [] })

    expect(ran(all)).toEqual([`${file} › one`, `${file} › two (2)`, `${other} › --flag`, `${other} › one`])
    expect(one && ran(one)).toEqual([`${file} › one`, `${file} › two (2)`])
    expect(ran(affected)).toEqual([`${file} › one`, `${file} › two (2)`])
  })
})

describe('tape', () => {
  const packages = ['tape@5.10.2']

  test('tests within tests, several assertions, todo, and a test that never ends', async () => {
    const files = {
      'package.json': '{}',
      'test/a.js': `const test = require('tape')
        test('outer', t => { t.test('inner', s => { s.ok(1); s.ok(0, 'no'); s.ok(0, 'neither'); s.end() }); t.end() })
        test('later', { todo: true }, t => { t.ok(0); t.end() })
        test('good', async t => { t.ok(1) })
        test('never ends', t => { t.ok(1) })`,
    }
    await using there = await realProject(files, { framework: tape, fromRegistry: packages })

    const all = await there.run({ kind: 'all' })

    expect(outcomes(all)).toEqual([
      'failed: test/a.js › never ends',
      'failed: test/a.js › outer › inner',
      'passed: test/a.js › good',
      'skipped: test/a.js › later',
    ])
    expect(all.cases.find(({ id }) => id.name === 'inner')?.problems).toHaveLength(2)
  })

  test('a process that dies is no complete run', async () => {
    const files = {
      'package.json': '{}',
      'test/a.js': `const test = require('tape'); test('good', t => { t.ok(1); t.end() }); test('dies', () => process.kill(process.pid, 'SIGKILL'))`,
    }
    await using there = await realProject(files, { framework: tape, fromRegistry: packages })

    expect(await there.run({ kind: 'all' })).toMatchObject({ complete: false })
  })
})

describe('ava', () => {
  const packages = ['ava@7.0.0']
  const manifest = { 'package.json': '{"type":"module","ava":{"workerThreads":false}}' }

  test('in processes instead of threads: hooks, todo, expected failures and an exit within a test', async () => {
    const files = {
      ...manifest,
      'test/a.js': `import test from 'ava'
        test('good', t => t.pass()); test.todo('later'); test.failing('known', t => t.fail()); test('bad', t => t.is(1, 2))`,
      'test/b.js': `import test from 'ava'; test.before('set-up', () => { throw new TypeError('no') }); test('never', t => t.pass())`,
      'test/c.js': `import test from 'ava'; test('exits', () => process.exit(0))`,
    }
    await using there = await realProject(files, { framework: ava, fromRegistry: packages })

    const all = await there.run({ kind: 'all' })

    expect(outcomes(all)).toEqual(
      expect.arrayContaining([
        'failed: test/a.js › bad',
        'failed: test/b.js',
        'passed: test/a.js › good',
        'passed: test/a.js › known',
        'skipped: test/a.js › later',
      ]),
    )
    expect(failing(all).some(({ file }) => file === 'test/c.js')).toBe(true)
    expect(nameless(all).find(({ place }) => place === 'test/b.js')?.message).toContain('no')
    // An assertion has no message: the difference says what failed.
    const bad = all.cases.find(({ id }) => id.name === 'bad')?.problems[0]
    expect(bad?.message).toMatch(/^t\.is\(\): Difference/)
    expect(comparedValues(bad?.message ?? '')).toEqual({ expected: '2', actual: '1' })
  })
})

describe('jasmine', () => {
  test('hooks, pending and excluded specs', async () => {
    const files = {
      'package.json': '{}',
      'spec/support/jasmine.json': '{"spec_dir":"spec","spec_files":["**/*spec.js"]}',
      'spec/a.spec.js': `
        describe('after', () => { afterAll(() => { throw new Error('no tear-down') }); it('good', () => expect(1).toBe(1)) })
        describe('outer', () => { describe('inner', () => { it('bad', () => expect(1).toBe(2)); it('later') }) })
        xdescribe('off', () => { it('is off', () => {}) })`,
    }
    await using there = await realProject(files, { framework: jasmine, fromRegistry: ['jasmine@7.0.0'] })

    const all = await there.run({ kind: 'all' })

    expect(outcomes(all)).toEqual([
      'failed: spec/a.spec.js › after',
      'failed: spec/a.spec.js › outer › inner › bad',
      'passed: spec/a.spec.js › after › good',
      'skipped: spec/a.spec.js › off › is off',
      'skipped: spec/a.spec.js › outer › inner › later',
    ])
    expect(
      await notAlone(
        there,
        failing(all).filter(({ name }) => name !== ''),
      ),
    ).toEqual([])
  })
})
