import { describe, expect, test } from 'vitest'
import { type TestId } from '../../src/domain/model/test-case.ts'
import { go } from '../../src/frameworks/go.ts'
import { projectAt } from '../../src/frameworks/project-files.ts'
import { failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'
import { has } from '../world/toolchains.ts'
import { GO_SHOP, MOD } from './go-shop.ts'

describe.skipIf(!has('go', 'version'))('go test', () => {
  test.for([
    ['does not compile', { 'cart/cart.go': 'package cart\n\nvar Total int = "3"\n' }, /cart\.go:3:17: cannot use "3"/],
    [
      'ends before its tests',
      {
        'cart/main_test.go':
          'package cart_test\nimport ("testing"; "os")\nfunc TestMain(m *testing.M) { os.Exit(3) }\n',
      },
      /^/,
    ],
  ] as const)(
    'a package that %s is a failing case without a name, and hides no other',
    async ([, changes, message]) => {
      await using there = await onDisk({ ...GO_SHOP, ...changes }, { framework: go })

      const all = await there.all()
      const broken = failing(all).filter(({ name }) => name === '')
      const run = await there.only(...broken)
      there.write(
        changes['cart/main_test.go' as keyof typeof changes] === undefined
          ? GO_SHOP
          : { 'cart/main_test.go': 'package cart_test\n' },
      )
      const mended = await there.only(...broken)

      expect(all.result).toBe('finished')
      expect(nameless(all)).toEqual([
        { place: 'example.com/shop/cart', message: expect.stringMatching(message) as string },
      ])
      expect(ran(all)).toContain('example.com/shop/other › TestOther')
      expect(ran(run)).toEqual(['example.com/shop/cart'])
      expect(ran(mended).toSorted()).toEqual(['example.com/shop/cart › TestBad', 'example.com/shop/cart › TestGood'])
      expect([run.result, mended.result]).toEqual(['finished', 'finished'])
    },
  )

  test.for([
    ['panic("boom")', /panic: boom/],
    ['os.Exit(0)', /unexpected call to os.Exit\(0\)/],
  ] as const)('a test that calls %s fails, with nothing green behind it', async ([call, message]) => {
    const text = `package a\nimport ("testing"; "os")\nvar _ = os.Args\nfunc TestA(t *testing.T) {}\nfunc TestB(t *testing.T) { ${call} }\nfunc TestC(t *testing.T) {}\n`
    await using there = await onDisk({ 'go.mod': MOD, 'a_test.go': text }, { framework: go })

    const all = await there.all()

    expect(outcomes(all)).toEqual(['failed: example.com/shop › TestB', 'passed: example.com/shop › TestA'])
    expect(all.cases.find(({ status }) => status === 'failed')?.problems[0]?.message).toMatch(message)
  })

  test.for([
    ['calc/calc.go', ['calc', 'cart']],
    ['docs/README.md', []],
  ] as const)('affected by %s: the packages %s, and that of the test', async ([file, packages]) => {
    await using there = await onDisk(GO_SHOP, { framework: go })
    const tests =
      packages.length > 0 ? [] : [{ framework: 'go', file: '', suite: ['example.com/shop/other'], name: 'TestOther' }]

    const run = await there.select({ kind: 'affected', tests, files: [file] })

    const expected = packages.length > 0 ? packages : ['other']
    expect([...new Set(run.cases.map(({ id }) => id.suite.join()))].toSorted()).toEqual(
      expected.map(name => `example.com/shop/${name}`),
    )
    expect(run.result).toBe('finished')
  })

  test('a package that the command leaves out is not affected', async () => {
    const using = { program: ['go', 'test'], options: [], scope: ['./calc/...', './other'], env: {} }
    await using there = await onDisk(GO_SHOP, { framework: go, using })

    const changed = await there.select({ kind: 'affected', tests: [], files: ['calc/calc.go'] })
    const module = await there.select({ kind: 'affected', tests: [], files: ['go.mod'] })

    const packagesIn = ({ cases }: typeof changed) => [...new Set(cases.map(({ id }) => id.suite.join()))].toSorted()
    expect(packagesIn(changed)).toEqual(['example.com/shop/calc'])
    expect(packagesIn(module)).toEqual(['example.com/shop/calc', 'example.com/shop/other'])
  })

  test('siblings of any name run, and no others', async () => {
    await using there = await onDisk(GO_SHOP, { framework: go })
    const all = await there.select({ kind: 'all' })
    const wanted = all.cases
      .map(({ id }) => id)
      .filter(({ name }) => /^TestTable\/(?!good|outer|a_b|two)[^]*$/.test(name) && !name.includes('#'))

    const run = await there.select({ kind: 'only', tests: wanted })

    expect(wanted.length).toBeGreaterThan(4)
    expect(run.cases.map(({ id }) => id.name).toSorted()).toEqual(
      ['TestTable', ...wanted.map(({ name }) => name)].toSorted(),
    )
  })

  test('a folder above modules is none itself', async () => {
    await using there = await onDisk({ 'go.work': 'go 1.22\nuse ./shop\n', 'shop/go.mod': MOD }, { framework: go })

    expect(go.detect(projectAt(there.root))).toBeUndefined()
    expect(go.detect(projectAt(`${there.root}/shop`))).toBe('there is a go.mod')
  })
})

describe('go test by hand', () => {
  const id = (pkg: string, name: string): TestId => ({ framework: 'go', file: '', suite: [pkg], name })

  test('each level of a name is a pattern of its own, and none of its characters has a meaning', () => {
    const tests = [id('m/a', 'TestA/x_(1)|$'), id('m/b', 'TestB')]

    expect(go.manualCommand(tests, { project: projectAt('/nowhere') })).toEqual([
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
        { project: projectAt('/nowhere') },
      )
      .filter(word => word.startsWith('^'))

    expect(pattern).toBe('^TestB$/^(?:one|\\(two\\))$|^TestB$/^in$/^x$|^TestA$')
  })

  test('a package without a test’s name is run as a whole', () => {
    expect(go.manualCommand([id('m/a', ''), id('m/a', 'TestA')], { project: projectAt('/nowhere') })).toEqual([
      'go',
      'test',
      '-count=1',
      'm/a',
    ])
    expect(go.selector(id('m/a', ''))).toBe('m/a')
  })
})
