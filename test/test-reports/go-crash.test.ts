import { describe, expect, test } from 'vitest'
import { crashedTest, GoCrash } from '../../src/test-reports/formats/go-crash.ts'

function crashOf(text: string): GoCrash {
  const crash = new GoCrash()
  for (const line of text.split('\n')) crash.add(`${line}\n`)
  return crash
}

const SORRY = `=== RUN   TestTable/c
fatal error: stack overflow

runtime stack:
runtime.throw({0x5885e6?, 0x1})
	/usr/local/go/src/runtime/panic.go:1229 +0x48

goroutine 26 gp=0x1 m=3 mp=0x2 [running]:
example.com/crash.Deep(0x2?)
	/project/deep.go:3 +0x2b
example.com/crash.TestTable.func1(0x3?)
	/project/deep_test.go:20 +0x4f
testing.tRunner(0x3, 0x4)
	/usr/local/go/src/testing/testing.go:2036 +0xea
created by testing.(*T).Run in goroutine 23

goroutine 40 [sleep]:
example.com/crash.TestOther(0x3?)
	/project/deep_test.go:30 +0x4f
`
const BEHIND = `panic: boom

goroutine 8 [running]:
example.com/crash.start.func1()
	/project/start.go:3 +0x2b
created by example.com/crash.start in goroutine 7

goroutine 7 [select]:
example.com/crash.TestStarts(0x3?)
	/project/a_test.go:20 +0x4f
`
const DIRECTLY = `panic: boom

goroutine 8 [running]:
example.com/crash.TestStarts.func1()
	/project/a_test.go:3 +0x2b
created by example.com/crash.TestStarts in goroutine 7
`

describe('the test that ended the process of a Go package', () => {
  test.for<[what: string, text: string, open: string, parallel: string, failed: string, found: string | undefined]>([
    ['the function in the stack of the crash', SORRY, 'TestOther TestTable', 'TestOther TestTable', '', 'TestTable'],
    ['the innermost of subtests in turn', SORRY, 'TestTable TestTable/c TestTable/c/d', '', '', 'TestTable/c/d'],
    ['the test around parallel subtests', SORRY, 'TestTable TestTable/c', 'TestTable/b', '', 'TestTable'],
    ['the test that started the goroutine', DIRECTLY, 'TestStarts TestOther', 'TestStarts TestOther', '', 'TestStarts'],
    ['the test above the goroutine that started it', BEHIND, 'TestStarts TestOther', 'TestStarts', '', 'TestStarts'],
    ['none, if its failure is reported', SORRY, 'TestOther', '', 'TestTable', undefined],
    ['without a stack, the one that runs in turn', '', 'TestA TestB TestC', 'TestB TestC', '', 'TestA'],
    ['without a stack, the only one', '', 'TestA', 'TestA', '', 'TestA'],
    ['without a stack, the package if several ran', '', 'TestB TestC', 'TestB TestC', '', ''],
  ])('is %s', ([, text, open, parallel, failed, found]) => {
    const setOf = (names: string) => new Set(names.split(' ').filter(name => name !== ''))

    expect(crashedTest(crashOf(text), { open: setOf(open), parallel: setOf(parallel), failed: setOf(failed) })).toBe(
      found,
    )
  })

  test('a reason that the announcement of another test interrupts is whole', () => {
    const crash = new GoCrash()
    for (const piece of ['fatal error: ', '=== CONT  TestTable/b\n', 'stack overflow\n']) crash.add(piece)

    expect([crash.reason, crash.text()]).toEqual(['fatal error: stack overflow', 'fatal error: stack overflow\n'])
  })

  test('a time limit of go test is told apart, and the text begins with the reason', () => {
    expect(crashOf('panic: test timed out after 2s\n').isTimeout).toBe(true)
    expect(crashOf(SORRY).isTimeout).toBe(false)
    expect(crashOf(SORRY).text()).toMatch(/^fatal error: stack overflow\n/)
  })
})
