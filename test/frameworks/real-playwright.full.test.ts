import { describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { playwright } from '../../src/frameworks/playwright.ts'
import { failing, notAlone, ran, realProject } from './real-project.ts'

const manifest = {
  'package.json': '{"devDependencies":{"@playwright/test":"*"}}',
  'playwright.config.js': `module.exports = { testDir: './e2e' }`,
}
const packages = ['@playwright/test']
const bad = '() => expect(1).toBe(2)'
const good = '() => {}'
const head = `const { test, expect } = require('@playwright/test');`

describe('playwright', () => {
  test('a test of one of several projects runs in that project alone', async () => {
    const files = {
      ...manifest,
      'playwright.config.js': `module.exports = { projects: [{ name: 'one' }, { name: 'two (x)' }] }`,
      'e2e/a.spec.js': `${head} test('a', ${bad}); test.describe('one', () => { test('a', ${bad}) })`,
    }
    await using there = await realProject(files, { framework: playwright, packages })

    const all = await there.run({ kind: 'all' })

    expect(failing(all).map(titleOf)).toEqual([
      'e2e/a.spec.js › one › a',
      'e2e/a.spec.js › two (x) › a',
      'e2e/a.spec.js › one › one › a',
      'e2e/a.spec.js › two (x) › one › a',
    ])
    // A describe block that is named like a project cannot be told from it: both run.
    expect(await notAlone(there, failing(all).slice(1))).toEqual([])
    const [first] = failing(all)
    if (first === undefined) throw new Error('four tests fail')
    expect(ran(await there.only(first))).toContain(titleOf(first))
  })

  test('a hook that fails is the failure of the tests that it was for', async () => {
    const file = `${head}
      test.describe('all', () => { test.beforeAll(() => { throw new TypeError('no') }); test('a', ${good}); test('b', ${good}) })
      test.describe('each', () => { test.beforeEach(() => { throw new TypeError('no') }); test('a', ${good}) })`
    await using there = await realProject(
      { ...manifest, 'e2e/hooks.spec.js': file },
      { framework: playwright, packages },
    )

    const all = await there.run({ kind: 'all' })

    expect(failing(all).map(titleOf)).toEqual(['e2e/hooks.spec.js › all › a', 'e2e/hooks.spec.js › each › a'])
    expect(await notAlone(there, failing(all))).toEqual([])
  })

  test('a file that cannot be loaded is a failed case without a name, and runs again by its file', async () => {
    const files = {
      ...manifest,
      'e2e/broken.spec.js': `${head} throw new TypeError('at load')`,
      'e2e/good.spec.js': `${head} test('good', ${good})`,
    }
    await using there = await realProject(files, { framework: playwright, packages })

    const all = await there.run({ kind: 'all' })
    const run = await there.only(...failing(all))

    expect(failing(all)).toEqual([{ framework: 'playwright', file: 'e2e/broken.spec.js', suite: [], name: '' }])
    expect(ran(run)).toEqual(['e2e/broken.spec.js'])
    expect(run.result).toBe('finished')
  })

  test('affected tests are the files that were asked for, and those that import what changed', async () => {
    const file = (name: string) => `${head} test('${name}', ${good})`
    const files = { ...manifest, 'e2e/a.spec.js': file('a'), 'e2e/b.spec.js': file('b'), 'e2e/c.spec.js': file('c') }
    await using there = await realProject(files, { framework: playwright, packages, related: ['e2e/b.spec.js'] })
    const a = { framework: 'playwright', file: 'e2e/a.spec.js', suite: [], name: 'a' }

    const run = await there.run({ kind: 'affected', tests: [a], files: ['src/x.js'] })

    expect(ran(run)).toEqual(['e2e/a.spec.js › a', 'e2e/b.spec.js › b'])
    expect(run.complete).toBe(true)
  })
})
