import { describe, expect, test } from 'vitest'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import { go } from '../../src/frameworks/go.ts'
import { alone, eachAlone, failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'
import { has } from '../world/toolchains.ts'
import { GO_SHOP, MOD } from './go-shop.ts'

describe.skipIf(!has('go', 'version'))('go test', () => {
  test('each failing test runs alone; a subtest with those that it lies in, a test with its subtests', async () => {
    await using there = await onDisk(GO_SHOP, { framework: go })

    const all = await there.all()
    const tests = failing(all)
    const runs = await eachAlone(there, tests)
    const together = await there.only(...tests)

    const family = (id: TestId) =>
      tests.filter(
        other =>
          other.suite[0] === id.suite[0] &&
          (`${id.name}/`.startsWith(`${other.name}/`) || `${other.name}/`.startsWith(`${id.name}/`)),
      )
    const members = (id: TestId) => family(id).map(titleOf).toSorted()
    const failed = (titles: readonly string[]) =>
      titles.filter(title => !title.endsWith('good') && !title.endsWith('#0')).toSorted()
    expect(all.result).toBe('finished')
    expect(outcomes(all).filter(each => !each.startsWith('failed'))).toEqual([
      'passed: example.com/shop/calc › FuzzAdd/seed#0',
      'passed: example.com/shop/calc › TestGood',
      'passed: example.com/shop/calc › TestTable/good',
      'passed: example.com/shop/calc › TestTable/outer/good',
      'passed: example.com/shop/cart › TestGood',
      'passed: example.com/shop/other › TestOther',
      'skipped: example.com/shop/calc › TestSkipped',
    ])
    expect(tests).toHaveLength(23)
    expect(runs.map(run => ({ ...run, ran: failed(run.ran) }))).toEqual(
      tests.map(id => ({ asked: titleOf(id), ran: members(id), result: 'finished' })),
    )
    expect(failed(ran(together))).toEqual(tests.map(titleOf).toSorted())
    expect(together.result).toBe('finished')
  })

  test('a subtest with a slash in its name: the one before the slash, which is taken for what it lies in, runs too', async () => {
    const text =
      'package a\nimport "testing"\nfunc TestA(t *testing.T) { for _, name := range []string{"x", "x/y", "z"} { t.Run(name, func(t *testing.T) { t.Error("bad") }) } }\n'
    await using there = await onDisk({ 'go.mod': MOD, 'a_test.go': text }, { framework: go })

    const tests = failing(await there.all())
    const run = await there.only(...tests.filter(({ name }) => name === 'TestA/x/y'))

    expect(ran(run).toSorted()).toEqual(['TestA', 'TestA/x', 'TestA/x/y'].map(name => `example.com/shop › ${name}`))
  })

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
    [
      'has tests that do not compile',
      { 'cart/cart_test.go': 'package cart\nimport "testing"\nfunc TestBad(t *testing.T) { gone() }\n' },
      /cart_test\.go:3:30: undefined: gone/,
    ],
    ['has a syntax error', { 'cart/cart_test.go': 'package cart\nfunc TestBad(\n' }, /cart_test\.go:2:15: expected/],
    [
      'needs a package that is gone',
      { 'cart/cart.go': 'package cart\nimport _ "example.com/shop/gone"\n' },
      /example\.com\/shop\/gone/,
    ],
    [
      'does not pass go vet',
      {
        'cart/cart_test.go':
          'package cart\nimport ("testing"; "fmt")\nfunc TestBad(t *testing.T) { fmt.Printf("%d", "x") }\n',
      },
      /Printf format %d has arg/,
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

  test('a go.mod that cannot be read is a failing case without a name', async () => {
    await using there = await onDisk({ ...GO_SHOP, 'go.mod': `${MOD}foo bar\n` }, { framework: go })

    const all = await there.all()
    there.write({ 'go.mod': MOD })
    const mended = await there.only(...failing(all))

    expect(all.result).toBe('finished')
    expect(nameless(all)).toEqual([
      { place: '', message: 'go: errors parsing go.mod: go.mod:4: unknown directive: foo' },
    ])
    expect(ran(mended)).toContain('example.com/shop/other › TestOther')
  })

  test.for([
    ['panic("boom")', /panic: boom/],
    ['os.Exit(0)', /unexpected call to os.Exit\(0\)/],
    ['os.Exit(3)', /^/],
    ['go func() { panic("boom") }(); select {}', /panic: boom/],
  ] as const)('a test that calls %s fails, with nothing green behind it', async ([call, message]) => {
    const text = `package a\nimport ("testing"; "os")\nvar _ = os.Args\nfunc TestA(t *testing.T) {}\nfunc TestB(t *testing.T) { ${call} }\nfunc TestC(t *testing.T) {}\n`
    await using there = await onDisk({ 'go.mod': MOD, 'a_test.go': text }, { framework: go })

    const all = await there.all()

    expect(outcomes(all)).toEqual(['failed: example.com/shop › TestB', 'passed: example.com/shop › TestA'])
    expect(all.cases.find(({ status }) => status === 'failed')?.problems[0]?.message).toMatch(message)
  })

  test.for<[what: string, call: string, failing: readonly string[], message: RegExp]>([
    ['overflows the stack', 'deep(0)', ['TestTable'], /^fatal error: stack overflow$/],
    ['calls os.Exit', 'os.Exit(3)', ['TestTable'], /^It was running when its package ended\.$/],
    ['panics', 'panic("boom")', ['TestTable', 'TestTable/c'], /^panic: boom$/],
    ['panics in a goroutine', 'go func() { panic("boom") }(); select {}', ['TestTable'], /^panic: boom$/],
    ['panics last', 'time.Sleep(200 * time.Millisecond); panic("boom")', ['TestTable', 'TestTable/c'], /^panic: boom$/],
  ])('a parallel subtest that %s: each run has the same failing tests', async ([, call, names, message]) => {
    const text = `package a
import ("os"; "runtime/debug"; "testing"; "time")
var _ = os.Args
func deep(n int) int { return deep(n+1) + 1 }
func TestTable(t *testing.T) {
	debug.SetMaxStack(1 << 20)
	for _, name := range []string{"a", "b", "c", "d", "e"} {
		name := name
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			time.Sleep(time.Millisecond)
			if name == "c" { ${call} }
			time.Sleep(3 * time.Millisecond)
		})
	}
}
func TestInTurn(t *testing.T) { t.Run("a", func(t *testing.T) {}) }
func TestBeside(t *testing.T) { t.Parallel(); time.Sleep(time.Millisecond) }
`
    await using there = await onDisk({ 'go.mod': MOD, 'a_test.go': text }, { framework: go })

    for (let run = 0; run < 3; run += 1) {
      const all = await there.all()
      expect(outcomes(all).filter(each => each.startsWith('failed'))).toEqual(
        names.map(name => `failed: example.com/shop › ${name}`),
      )
      const problem = all.cases.find(({ id }) => id.name === names.at(-1))?.problems[0]
      expect(problem?.message).toMatch(message)
      if (call === 'deep(0)') expect(problem?.stack).toContain('a_test.go:4')
      expect(all.notes.join()).toContain('Its tests without a result did not run.')
    }
  })

  test.for([
    ['calc/calc.go', ['calc', 'cart']],
    ['docs/README.md', []],
    ['calc/testdata/numbers.txt', ['calc', 'cart']],
    ['cart/cart_test.go', ['cart']],
    ['go.mod', ['calc', 'cart', 'other']],
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

  test('a seed varies the order', async () => {
    const names = 'A B C D E F G H I J'.split(' ')
    const text = `package a\nimport "testing"\n${names.map(name => `func Test${name}(t *testing.T) {}`).join('\n')}\n`
    await using there = await onDisk({ 'go.mod': MOD, 'a_test.go': text }, { framework: go })

    const [plain, first, again, second] = [
      await there.all(),
      await there.select({ kind: 'all', seed: 1 }),
      await there.select({ kind: 'all', seed: 1 }),
      await there.select({ kind: 'all', seed: 2 }),
    ]

    expect(ran(first)).toEqual(ran(again))
    expect(ran(first)).not.toEqual(ran(second))
    expect(ran(first).toSorted()).toEqual(ran(plain))
    expect(first.result).toBe('finished')
  })

  test('options of the user’s own command hold, and the packages of it for the whole suite', async () => {
    const using = { program: ['go', 'test'], options: ['-short', '-tags', 'slow'], scope: ['./other'], env: {} }
    const tagged = {
      'other/slow_test.go':
        '//go:build slow\n\npackage other\nimport "testing"\nfunc TestSlow(t *testing.T) { if testing.Short() { t.Error("short") } }\n',
    }
    await using there = await onDisk({ ...GO_SHOP, ...tagged }, { framework: go, using })

    const all = await there.all()
    const tests = failing(all)

    expect(ran(all)).toEqual(['example.com/shop/other › TestOther', 'example.com/shop/other › TestSlow'])
    expect(await eachAlone(there, tests)).toEqual(alone(tests))
  })
})
