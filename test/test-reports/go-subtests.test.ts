import { describe, expect, test } from 'vitest'
import { readReport } from '../../src/test-reports/read-reports.ts'

const PANIC =
  'panic: no total [recovered, repanicked]\n\ngoroutine 20 [running]:\nex.com/m.TestA.func2(0x1)\n\t/app/a_test.go:5 +0x28\n'

/** Write events as `go test -json` does: `run` and `fail` name a test, all else is what the test printed. */
function events(...steps: readonly (readonly [test: string, what: string])[]): string {
  const written = steps.map(([name, what]) => {
    const event = { Package: 'ex.com/m', ...(name === '' ? {} : { Test: name }) }
    return what === 'run' || what === 'fail' || what === 'start'
      ? { Action: what, ...event }
      : { Action: 'output', ...event, Output: what }
  })
  return written.map(event => `${JSON.stringify(event)}\n`).join('')
}

async function failures(text: string) {
  const { cases } = await readReport([text], { relative: file => file })
  return Object.fromEntries(cases.map(({ id, problems }) => [id.name, problems[0]?.message ?? '']))
}

describe('a subtest of Go that panics', () => {
  test('has the panic, which -json gives to the test around it', async () => {
    const text = events(
      ['', 'start'],
      ['TestA', 'run'],
      ['TestA/x', 'run'],
      ['TestA/x/y', 'run'],
      ['TestA/x/y', 'fail'],
      ['TestA/x', 'fail'],
      ['TestA', PANIC],
      ['TestA', 'fail'],
      ['', 'fail'],
    )

    expect(await failures(text)).toEqual({
      'TestA/x/y': 'panic: no total',
      'TestA/x': 'The test failed.',
      TestA: 'The test failed.',
    })
  })

  test('has it, too, where the process ends before the test around it', async () => {
    const text = events(
      ['', 'start'],
      ['TestA', 'run'],
      ['TestA/x', 'run'],
      ['TestA/x', 'fail'],
      ['TestA', PANIC],
      ['', 'fail'],
    )

    expect(await failures(text)).toEqual({ 'TestA/x': 'panic: no total', TestA: 'The test failed.' })
  })

  test('leaves it to the test around it where that one panics itself', async () => {
    const own = PANIC.replace('TestA.func2(', 'TestA(')
    const text = events(
      ['', 'start'],
      ['TestA', 'run'],
      ['TestA/x', 'run'],
      ['TestA/x', 'fail'],
      ['TestA', own],
      ['TestA', 'fail'],
      ['', 'fail'],
    )

    expect(await failures(text)).toEqual({ 'TestA/x': 'The test failed.', TestA: 'panic: no total' })
  })

  test('shares it with none that failed beside it: which one panicked is not known', async () => {
    const text = events(
      ['', 'start'],
      ['TestA', 'run'],
      ['TestA/x', 'run'],
      ['TestA/x', 'fail'],
      ['TestA/y', 'run'],
      ['TestA/y', 'fail'],
      ['TestA', PANIC],
      ['TestA', 'fail'],
      ['', 'fail'],
    )

    expect(await failures(text)).toEqual({
      'TestA/x': 'The test failed.',
      'TestA/y': 'The test failed.',
      TestA: 'panic: no total',
    })
  })

  test('is not lost where the output breaks off before the test around it ends', async () => {
    const text = events(['', 'start'], ['TestA', 'run'], ['TestA/x', 'run'], ['TestA/x', 'fail'])

    expect(await failures(text)).toEqual({ 'TestA/x': 'The test failed.' })
    expect(await failures('=== RUN   TestA\n=== RUN   TestA/x\n    --- FAIL: TestA/x (0.00s)\n')).toMatchObject({
      'TestA/x': 'The test failed.',
    })
  })

  test('TestMain is no test: what panics in it is a failure of the package', async () => {
    const panic = 'panic: late\n\ngoroutine 19 [running]:\nex.com/m.TestMain.func1()\n\t/app/a_test.go:4 +0x25\n'

    expect(await failures(`${panic}FAIL\tex.com/m\t0.006s\nFAIL\n`)).toEqual({ '': 'panic: late' })
  })
})
