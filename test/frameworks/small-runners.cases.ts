import { expect } from 'vitest'
import { ava } from '../../src/frameworks/ava.ts'
import { bun } from '../../src/frameworks/bun.ts'
import { deno } from '../../src/frameworks/deno.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { jasmine } from '../../src/frameworks/jasmine.ts'
import { tap } from '../../src/frameworks/tap.ts'
import { tape } from '../../src/frameworks/tape.ts'
import { uvu } from '../../src/frameworks/uvu.ts'
import { failing, nameless, outcomes } from './on-disk.ts'
import { ran, realProject } from './real-project.ts'

/** Failing, passing and skipped tests in two files, as a runner spells them. */
export interface Sample {
  readonly framework: Framework
  readonly package: string
  readonly manifest?: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
  readonly outcomes: readonly string[]
  /** Titles that run when `adds` of the first file runs alone: all of the file if the runner selects files. */
  readonly alone: readonly string[]
  /** A file that cannot be loaded. */
  readonly broken: readonly [file: string, text: string]
}

const COMMON = (file: string, other: string) => [
  `failed: ${file} › adds`,
  `failed: ${other} › adds`,
  `passed: ${file} › adds more`,
  `skipped: ${file} › skipped`,
]

export const SAMPLES: readonly Sample[] = [
  {
    framework: tape,
    package: 'tape@5.10.2',
    files: {
      'test/a.js': `const test = require('tape')
        test('adds', t => { t.equal(1, 1); t.equal(1, 2); t.end() })
        test('adds more', t => { t.equal(1, 1); t.end() })
        test('skipped', { skip: true }, t => { t.fail('bad'); t.end() })`,
      'test/b.js': `const test = require('tape'); test('adds', async t => { throw new TypeError('bad') })`,
    },
    outcomes: COMMON('test/a.js', 'test/b.js'),
    alone: ['test/a.js › adds', 'test/a.js › adds more'],
    broken: ['test/b.js', `require('../src/gone')`],
  },
  {
    framework: ava,
    package: 'ava@7.0.0',
    manifest: { 'package.json': '{"type":"module","devDependencies":{"ava":"*"}}' },
    files: {
      'test/a.js': `import test from 'ava'
        test('adds', t => t.is(1, 2))
        test('adds more', t => t.pass())
        test.skip('skipped', t => t.fail())`,
      'test/b.js': `import test from 'ava'; test('adds', t => { throw new TypeError('bad') })`,
    },
    outcomes: COMMON('test/a.js', 'test/b.js'),
    alone: ['test/a.js › adds'],
    broken: ['test/b.js', `import '../src/gone.js'`],
  },
  {
    framework: tap,
    package: 'tap@21.8.0',
    files: {
      'test/a.js': `const t = require('tap')
        t.test('adds', t => { t.equal(1, 1); t.equal(1, 2); t.end() })
        t.test('adds more', t => { t.equal(1, 1); t.end() })
        t.test('skipped', { skip: true }, t => { t.end() })`,
      'test/b.js': `require('tap').test('adds', async t => { throw new TypeError('bad') })`,
    },
    outcomes: COMMON('test/a.js', 'test/b.js'),
    alone: ['test/a.js › adds', 'test/a.js › adds more'],
    broken: ['test/b.js', `require('../src/gone')`],
  },
  {
    framework: jasmine,
    package: 'jasmine@7.0.0',
    manifest: {
      'package.json': '{"devDependencies":{"jasmine":"*"}}',
      'spec/support/jasmine.json': '{"spec_dir":"spec","spec_files":["**/*[sS]pec.js"]}',
    },
    files: {
      'spec/a.spec.js': `
        it('adds', () => expect(1).toBe(2))
        it('adds more', () => expect(1).toBe(1))
        xit('skipped', () => {})`,
      'spec/b.spec.js': `describe('sum (b)', () => { it('adds', () => { throw new TypeError('bad') }) })`,
    },
    // jasmine refuses a title that occurs twice at the top level.
    outcomes: COMMON('spec/a.spec.js', 'spec/b.spec.js › sum (b)'),
    alone: ['spec/a.spec.js › adds'],
    broken: ['spec/b.spec.js', `require('../src/gone')`],
  },
  {
    framework: uvu,
    package: 'uvu@0.5.6',
    files: {
      'test/a.js': `const { test } = require('uvu'), assert = require('uvu/assert')
        test('adds', () => assert.is(1, 2))
        test('adds more', () => assert.is(1, 1))
        test.skip('skipped', () => {})
        test.run()`,
      'test/b.js': `const { test } = require('uvu'); test('adds', () => { throw new TypeError('bad') }); test.run()`,
    },
    // uvu counts skipped tests and does not name them.
    outcomes: COMMON('test/a.js', 'test/b.js').filter(each => !each.startsWith('skipped')),
    alone: ['test/a.js › adds', 'test/a.js › adds more'],
    broken: ['test/b.js', `require('../src/gone')`],
  },
  {
    framework: bun,
    package: 'bun@1.4.5',
    files: {
      'test/a.test.ts': `import { expect, test } from 'bun:test'
        test('adds', () => expect(1).toBe(2))
        test('adds more', () => {})
        test.skip('skipped', () => {})`,
      'test/b.test.ts': `import { test } from 'bun:test'; test('adds', () => { throw new TypeError('bad') })`,
    },
    outcomes: COMMON('test/a.test.ts', 'test/b.test.ts'),
    alone: ['test/a.test.ts › adds'],
    broken: ['test/b.test.ts', `import '../src/gone'`],
  },
  {
    framework: deno,
    package: 'deno@2.9.6',
    manifest: { 'deno.json': '{"tasks":{"test":"deno test -A"}}' },
    files: {
      'test/a_test.ts': `
        Deno.test('adds', () => { if (1 + 1 !== 3) throw new Error('bad') })
        Deno.test('adds more', () => {})
        Deno.test.ignore('skipped', () => {})`,
      'test/b_test.ts': `Deno.test('adds', () => { throw new TypeError('bad') })`,
    },
    outcomes: COMMON('test/a_test.ts', 'test/b_test.ts'),
    alone: ['test/a_test.ts › adds'],
    broken: ['test/b_test.ts', `import '../src/gone.ts'`],
  },
]

/** Run one sample whole, one of its tests alone, and a file that cannot be loaded. */
export async function expectSample({ framework, package: name, manifest, files, ...expected }: Sample): Promise<void> {
  const packages = [name]
  const all = { ...(manifest ?? { 'package.json': `{"devDependencies":{"${framework.name}":"*"}}` }), ...files }
  await using there = await realProject(all, { framework, fromRegistry: packages })

  const whole = await there.run({ kind: 'all' })
  const [first] = failing(whole).toSorted((a, b) => (a.file < b.file ? -1 : 1))
  const one = first === undefined ? undefined : await there.only(first)
  there.write({ [expected.broken[0]]: expected.broken[1] })
  const broken = await there.run({ kind: 'all' })
  const again = await there.only(...failing(broken).filter(id => id.name === ''))

  expect(outcomes(whole)).toEqual([...expected.outcomes])
  expect(whole).toMatchObject({ result: 'finished', complete: true })
  expect(whole.cases.filter(({ status }) => status === 'failed').map(({ problems }) => problems[0]?.message)).toEqual(
    expect.arrayContaining([expect.stringContaining('bad') as string]),
  )
  expect(one && ran(one)).toEqual(expected.alone)
  expect(nameless(broken)).toEqual([{ place: expected.broken[0], message: expect.stringMatching(/gone/) as string }])
  expect(again).toMatchObject({ result: 'finished' })
  expect(nameless(again)).toEqual(nameless(broken))
}
