import { describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { resolveText } from '../../src/frameworks/commands/resolve-command.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { write } from '../world/project.ts'
import { npmPackages } from '../world/npm-packages.ts'
import { failing, ran, realProject } from './real-project.ts'

const bad = '() => assert.equal(1, 2)'
const good = '() => {}'
const head = `const { test, describe, before, after, beforeEach } = require('node:test'); const assert = require('node:assert');`

describe('node:test', () => {
  test('subtests of a test, which no name reaches, run with the test around them', async () => {
    const file = `${head}
      test('parent', async t => { await t.test('sub', ${bad}); await t.test('good', ${good}) })
      test('fails itself', async t => { await t.test('good', ${good}); assert.equal(1, 2) })
      test('other', ${bad})`
    const files = { 'test/a.test.js': file, 'test/b.test.js': `${head} test('b', ${good})` }
    await using there = await realProject(files, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })
    const [sub, itself, other] = failing(all)
    if (sub === undefined || itself === undefined || other === undefined) throw new Error('three tests fail')
    const some = await there.only(sub, other)
    const again = await there.only(sub)

    expect([sub, itself, other].map(titleOf)).toEqual([
      'test/a.test.js › parent › sub',
      'test/a.test.js › fails itself',
      'test/a.test.js › other',
    ])
    expect(some).toMatchObject({ complete: true, result: 'finished' })
    expect(failing(some).map(titleOf)).toContain(titleOf(sub))
    expect(ran(some).filter(title => title === titleOf(other))).toHaveLength(1)
    const around = ['parent', 'parent › good', 'parent › sub'].map(title => `test/a.test.js › ${title}`)
    expect(ran(again)).toEqual(around)
    expect(ran(await there.only(sub))).toEqual(around)
    expect(there.runner.describe([sub])).toContain('(?:parent)$')
    expect(ran(await there.only(other))).toEqual([titleOf(other)])
  })

  test('a pattern of file names in a script stands for the files that a shell finds, old and new ones', async () => {
    const files = {
      'package.json': JSON.stringify({ scripts: { test: 'node --test checks/*.check.js' } }),
      'checks/a.check.js': `${head} test('a', ${good})`,
      'checks/b.js': `${head} test('no check', ${good})`,
    }
    const resolved = resolveText('test', 'node --test checks/*.check.js', {
      project: projectAt(import.meta.dirname),
      frameworks: [nodeTest],
    })
    if (resolved.kind !== 'framework') throw new Error('node --test is known')
    await using there = await realProject(files, { framework: nodeTest, using: resolved.using })

    const before = ran(await there.run({ kind: 'all' }))
    write(there.root, { 'checks/c.check.js': `${head} test('c', ${good})` })
    const after = ran(await there.run({ kind: 'all' }))

    expect(before).toEqual(['checks/a.check.js › a'])
    expect(after).toEqual(['checks/a.check.js › a', 'checks/c.check.js › c'])
    expect(there.runner.describe([])).toContain('node --test checks/*.check.js')
  })

  test('a trace of a subtest tells what it runs, once it has run with the test around it', async () => {
    const files = {
      'total.js':
        'exports.total = function total(n) {\n  return n * 2\n}\nexports.rate = function rate() {\n  return 1\n}\n',
      'test/a.test.js': `${head} const { rate, total } = require('../total.js')
        test('parent', async t => { await t.test('sub', () => assert.equal(total(1), 3)) })
        test('other', () => { rate() })`,
    }
    await using there = await realProject(files, { framework: nodeTest })
    const [sub] = failing(await there.run({ kind: 'all' }))
    if (sub === undefined) throw new Error('a test fails')
    await there.only(sub)

    const trace = await there.runner.trace(
      { kind: 'only', tests: [sub] },
      {
        signal: new AbortController().signal,
        inProject: path => (path.endsWith('/total.js') ? 'total.js' : undefined),
      },
    )

    expect(trace.filter(({ calls }) => calls > 0).map(({ name }) => name)).toEqual(['total'])
  })

  test('hooks that fail are told where they are, with their reason', async () => {
    const file = `${head}
      describe('before', () => { before(() => { throw new TypeError('no') }); test('a', ${good}); test('b', ${good}) })
      describe('each', () => { beforeEach(() => { throw new TypeError('no') }); test('a', ${good}) })
      describe('after', () => { after(() => { throw new TypeError('no') }); test('a', ${good}) })`
    await using there = await realProject({ 'test/hooks.test.js': file }, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })

    const failed = all.cases.filter(({ status }) => status === 'failed')
    expect(failed.map(({ id }) => [...id.suite, id.name])).toEqual([
      ['before', 'a'],
      ['before', 'b'],
      ['each', 'a'],
      ['after', ''],
    ])
    const messages = failed.map(({ problems }) => problems[0]?.message)
    expect(messages.filter(message => message?.includes('TypeError: no'))).toHaveLength(4)
    expect(ran(await there.only(...failing(all).slice(3)))).toEqual([
      'test/hooks.test.js › after',
      'test/hooks.test.js › after › a',
    ])
  })

  test.for<[what: string, text: string, message: RegExp]>([
    [
      'imports what is not there',
      `${head} require('../src/gone'); test('never', ${good})`,
      /Cannot find module '\.\.\/src\/gone'/,
    ],
    ['does not parse', `${head} test('never`, /SyntaxError: Invalid or unexpected token/],
  ])('a file that %s is a failed case without a name', async ([, text, message]) => {
    const files = { 'test/broken.test.js': text, 'test/good.test.js': `${head} test('good', ${good})` }
    await using there = await realProject(files, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })
    const run = await there.only(...failing(all))

    expect(failing(all)).toEqual([{ framework: 'node', file: 'test/broken.test.js', suite: [], name: '' }])
    const problems = all.cases.flatMap(each => each.problems)
    expect(problems.map(each => `${each.message}\n${each.stack}`).join('\n')).toMatch(message)
    expect(ran(all)).toEqual(['test/broken.test.js', 'test/good.test.js › good'])
    expect(ran(run)).toEqual(['test/broken.test.js'])
    expect(run.result).toBe('finished')
  })

  test('a subtest that a helper defines fails where it ran', async () => {
    const files = {
      'test/helper.js': `${head} exports.check = t => t.test('inner', ${bad})`,
      'test/a.test.js': `${head} test('outer', t => require('./helper.js').check(t)); test('good', ${good})`,
      'test/b.test.js': `${head} test('good', ${good})`,
    }
    await using there = await realProject(files, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })

    expect(failing(all).map(titleOf)).toEqual(['test/a.test.js › outer › inner'])
  })

  test('tests that a helper defines belong to the file that was run', async () => {
    const files = {
      'lib/check.js': `${head} exports.check = title => describe(title, () => { test('one', ${bad}); test('two', ${good}) })`,
      'test/a.test.js': `require('../lib/check.js').check('a')`,
      'test/b.test.js': `${head} require('../lib/check.js').check('b'); test('own', ${bad})`,
      'test/c.test.js': `require('../lib/check.js').check('c')`,
    }
    await using there = await realProject(files, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })
    const [, b, own] = failing(all)
    if (b === undefined || own === undefined) throw new Error('four tests fail')
    const again = await there.only(b)

    expect(failing(all).map(titleOf)).toEqual([
      'test/a.test.js › a › one',
      'test/b.test.js › b › one',
      'test/b.test.js › own',
      'test/c.test.js › c › one',
    ])
    expect(all.cases.flatMap(({ id, line }) => (line === undefined ? [] : [id.name]))).toEqual(['own'])
    expect(again.result).toBe('finished')
    expect(ran(again)).toEqual(['test/b.test.js › b › one'])
  })

  test('a file that ends in its middle keeps its tests, and its subtests are of no other file', async () => {
    const files = {
      'test/a.test.js': `${head} test('a bad', ${bad}); test('a2', async t => { await t.test('inner', ${bad}); setTimeout(() => process.exit(3), 200); await new Promise(() => setTimeout(() => {}, 9e3)) })`,
      'test/b.test.js': `${head} test('b first', ${good}); test('b bad', ${bad})`,
    }
    await using there = await realProject(files, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })

    expect(failing(all).map(titleOf)).toEqual(['test/a.test.js › a bad', 'test/b.test.js › b bad'])
    expect(ran(all)).toContain('test/b.test.js › b first')
  })

  test('without processes of their own, tests are where they are written', async () => {
    const files = {
      'test/a.test.js': `${head} test('a', ${bad})`,
      'test/b.test.js': `${head} test('b', ${good})`,
      'test/empty.test.js': 'module.exports = 1',
    }
    const using = { program: ['node'], options: ['--test', '--test-isolation=none'], env: {}, scope: [] }
    await using there = await realProject(files, { framework: nodeTest, using })

    const all = await there.run({ kind: 'all' })

    expect(failing(all).map(titleOf)).toEqual(['test/a.test.js › a'])
  })

  test('where their file is not known, the whole suite runs them', async () => {
    const helper = `${head} for (const title of ['one', 'two']) test(title + process.argv[1].at(-9), title === 'one' ? ${bad} : ${good})`
    const files = {
      'lib/check.js': helper,
      'test/a.test.js': `require('../lib/check.js')`,
      'test/b.test.js': `require('../lib/check.js')`,
    }
    // This version does not say where a file ends.
    const path = `${npmPackages(['node@20'])}/.bin:${process.env.PATH}`
    await using there = await realProject(files, { framework: nodeTest, path })

    const all = await there.run({ kind: 'all' })
    const [first] = failing(all)
    if (first === undefined) throw new Error('two tests fail')
    const again = await there.only(first)

    expect(failing(all).map(titleOf)).toEqual(['lib/check.js › onea', 'lib/check.js › oneb'])
    expect(ran(again)).toEqual(ran(all))
    expect(again.result).toBe('finished')
    expect(there.runner.describe([first])).not.toContain('check.js')
  })

  test('a file that keeps its results to itself passes or fails as a whole', async () => {
    // Fake timers do this: the events of the file get lost.
    const fake = `process.nextTick = () => {}; globalThis.setImmediate = () => {};`
    const files = {
      'test/bad.test.js': `${head} ${fake} test('a', ${good}); test('b', ${bad})`,
      'test/good.test.js': `${head} ${fake} test('c', ${good})`,
      'test/named.test.js': `${head} test('d', ${good})`,
      'test/other.test.js': `${head} test('e', ${bad})`,
    }
    await using there = await realProject(files, { framework: nodeTest })

    const all = await there.run({ kind: 'all' })
    const wanted = { framework: 'node', file: 'test/good.test.js', suite: [], name: '' }
    const one = await there.only(wanted)
    const named = await there.only({ ...wanted, file: 'test/named.test.js', name: 'gone' }, ...failing(all).slice(1))

    expect(all.cases.map(({ id, status }) => `${status}: ${titleOf(id)}`)).toEqual([
      'failed: test/bad.test.js',
      'passed: test/good.test.js',
      'passed: test/named.test.js › d',
      'failed: test/other.test.js › e',
    ])
    expect(all).toMatchObject({ complete: true, result: 'finished' })
    expect(ran(one)).toEqual(['test/good.test.js'])
    expect(ran(named), 'without a test of that name its file passes, which says nothing').not.toContain(
      'test/named.test.js',
    )
  })

  test('skipped tests and tests for later are no failures', async () => {
    const file = `${head} test('skipped', { skip: 'why' }, ${bad}); test.todo('later'); test('todo', { todo: true }, ${bad}); test('good', ${good})`
    await using there = await realProject({ 'test/a.test.js': file }, { framework: nodeTest })

    const run = await there.run({ kind: 'all' })

    expect(run.cases.map(({ id, status }) => [id.name, status])).toEqual([
      ['skipped', 'skipped'],
      ['later', 'skipped'],
      ['todo', 'skipped'],
      ['good', 'passed'],
    ])
    expect(run.result).toBe('finished')
  })

  test('affected tests are the files that were asked for, and those that import what changed', async () => {
    const file = (name: string) => `${head} test('${name}', ${good})`
    const files = { 'test/[a].test.js': file('a'), 'test/b.test.js': file('b'), 'test/c.test.js': file('c') }
    await using there = await realProject(files, { framework: nodeTest, related: ['test/b.test.js'] })
    const a = { framework: 'node', file: 'test/[a].test.js', suite: [], name: 'a' }

    const run = await there.run({ kind: 'affected', tests: [a], files: ['src/x.js'] })

    expect(ran(run)).toEqual(['test/[a].test.js › a', 'test/b.test.js › b'])
    expect(run.complete).toBe(true)
  })

  test('a file among the tests that the whole suite leaves out does not run as an affected one', async () => {
    const bench = `${head} require('../src/x'); test('takes its time', ${bad})`
    const files = { 'src/x.js': '', 'test/a.test.js': `${head} test('a', ${good})`, 'test/benchmark.js': bench }
    const using = { program: ['node'], options: ['--test'], scope: ['test/a.test.js'], env: {} }
    const related = ['test/a.test.js', 'test/benchmark.js']
    await using there = await realProject(files, { framework: nodeTest, using, related })

    const all = await there.run({ kind: 'all' })
    const affected = await there.run({ kind: 'affected', tests: [], files: ['src/x.js'] })

    expect([ran(all), ran(affected)]).toEqual([['test/a.test.js › a'], ['test/a.test.js › a']])
    expect(affected).toMatchObject({ complete: true, result: 'finished' })
  })

  test('a test that ends its process is no run that says anything', async () => {
    const files = { 'test/a.test.js': `${head} test('a', () => process.exit(0)); test('b', ${good})` }
    await using there = await realProject(files, { framework: nodeTest })

    const run = await there.run({ kind: 'all' })

    expect(run.cases.some(({ id, status }) => id.name === 'b' && status === 'passed')).toBe(false)
  })
})
