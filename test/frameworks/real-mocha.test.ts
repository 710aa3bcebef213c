import { describe, expect, test } from 'vitest'
import { mocha } from '../../src/frameworks/mocha.ts'
import { MOCHA_ODD } from './odd-projects.ts'
import { failing, notAlone, ran, realProject } from './real-project.ts'

const packages = ['mocha']
const manifest = { 'package.json': '{"devDependencies":{"mocha":"*"}}' }
const bad = `() => require('node:assert').equal(1, 2)`
const good = '() => {}'

describe('mocha', () => {
  test('several tests of several files run together, and no other', async () => {
    const files = { ...manifest, 'test/a.js': MOCHA_ODD, 'test/b.js': MOCHA_ODD }
    await using there = await realProject(files, { framework: mocha, packages })
    const one = { framework: 'mocha', file: 'test/a.js', suite: ['outer (1)'], name: 'plain more' }
    const two = { framework: 'mocha', file: 'test/a.js', suite: [], name: 'row 11' }

    const run = await there.only(one, two)

    expect(ran(run)).toEqual(['test/a.js › outer (1) › plain more', 'test/a.js › row 11'])
  })

  test('a reporter and files of the project’s own configuration are not in the way', async () => {
    const files = {
      ...manifest,
      '.mocharc.json': '{"spec":["spec/**/*.js"],"reporter":"dot","reporterOption":["output=mine.json"],"bail":true}',
      'spec/a.js': `it('same', ${bad}); it('other', ${bad})`,
      'spec/b.js': `it('same', ${bad})`,
    }
    await using there = await realProject(files, { framework: mocha, packages })

    const all = await there.run({ kind: 'all' })

    expect(ran(all)).toEqual(['spec/a.js › other', 'spec/a.js › same', 'spec/b.js › same'])
    expect(await notAlone(there, failing(all))).toEqual([])
  })

  test('a hook that fails is a failed case of its suite, which is the smallest unit', async () => {
    const files = {
      ...manifest,
      'test/hooks.js': `
        describe('before', () => { before(() => { throw new TypeError('no') }); it('a', ${good}); it('b', ${good}) })
        describe('after', () => { after(() => { throw new Error('no') }); it('a', ${good}) })
        it('other', ${good})`,
    }
    await using there = await realProject(files, { framework: mocha, packages })

    const all = await there.run({ kind: 'all' })
    const hooks = failing(all)

    expect(hooks).toEqual([
      { framework: 'mocha', file: 'test/hooks.js', suite: ['before'], name: '' },
      { framework: 'mocha', file: 'test/hooks.js', suite: ['after'], name: '' },
    ])
    const [before] = all.cases.filter(({ id }) => id.suite[0] === 'before')
    expect(before?.problems).toMatchObject([{ message: expect.stringContaining('TypeError: no') as string }])
    const runs = [await there.only(...hooks.slice(0, 1)), await there.only(...hooks.slice(1))]
    expect(runs.map(ran)).toEqual([['test/hooks.js › before'], ['test/hooks.js › after', 'test/hooks.js › after › a']])
  })

  test.for<[what: string, text: string, message: RegExp]>([
    [
      'imports what is not there',
      `require('../src/gone'); it('never', ${good})`,
      /Cannot find module '\.\.\/src\/gone'/,
    ],
    ['throws', `describe('x', () => { throw new TypeError('at load') })`, /TypeError: at load/],
    ['does not parse', `it('never`, /SyntaxError: Invalid or unexpected token/],
  ])('a file that %s is a failed case without a name, and is green when it loads', async ([, text, message]) => {
    const files = { ...manifest, 'test/bro ken.js': text, 'test/good.js': `it('good', ${good})` }
    await using there = await realProject(files, { framework: mocha, packages })

    const all = await there.run({ kind: 'all' })
    const run = await there.only(...failing(all))

    expect(failing(all)).toEqual([{ framework: 'mocha', file: 'test/bro ken.js', suite: [], name: '' }])
    expect(all.cases[0]?.problems[0]?.message).toMatch(message)
    expect(all.result).toBe('finished')
    expect(ran(run)).toEqual(['test/bro ken.js'])
  })

  test.for<[file: string, text: string]>([
    ['test/broken.mjs', `import '../src/gone.mjs'; it('never', ${good})`],
    ['test/broken.mjs', 'export const a = ;'],
    ['test/broken.js', `require('../src/thrower'); it('never', ${good})`],
  ])('the file that cannot be loaded is told of %s: %s', async ([file, text]) => {
    const files = { ...manifest, [file]: text, 'src/thrower.js': `null.x` }
    await using there = await realProject(files, { framework: mocha, packages })

    const all = await there.run({ kind: 'all' })

    expect(failing(all)).toEqual([{ framework: 'mocha', file, suite: [], name: '' }])
  })

  test('skipped tests and tests that pass when they are tried again are told', async () => {
    const files = {
      ...manifest,
      'test/a.js': `it.skip('skipped', ${good}); it('later'); let n = 0; it('flaky', function () { this.retries(2); n += 1; if (n < 2) throw new Error('no') })`,
    }
    await using there = await realProject(files, { framework: mocha, packages })

    const { cases } = await there.run({ kind: 'all' })

    expect(cases.map(({ id, status, flaky }) => `${id.name} ${status} ${flaky}`).toSorted()).toEqual([
      'flaky passed true',
      'later skipped undefined',
      'skipped skipped undefined',
    ])
  })

  test('affected tests are the files that were asked for, and those that import what changed', async () => {
    const file = (name: string) => `it('${name}', ${good})`
    const files = { ...manifest, 'test/a.js': file('a'), 'test/b.js': file('b'), 'test/c.js': file('c') }
    await using there = await realProject(files, { framework: mocha, packages, related: ['test/b.js'] })
    const a = { framework: 'mocha', file: 'test/a.js', suite: [], name: 'a' }

    const run = await there.run({ kind: 'affected', tests: [a], files: ['src/x.js'] })

    expect(ran(run)).toEqual(['test/a.js › a', 'test/b.js › b'])
    expect(run.complete).toBe(true)
  })
})
