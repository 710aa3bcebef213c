import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestCase } from '../../src/domain/model/test-case.ts'
import { CaseList } from '../../src/test-reports/case-list.ts'
import { SEED } from '../seed.ts'
import { atOnce } from '../at-once.ts'

/** Lists that cases share, as the reader makes them. */
const SUITES = [[], ['cart'], ['cart', 'level']]
const PROBLEM = { kind: 'failure', type: '', message: 'no', stack: '' } as const

const testCase: fc.Arbitrary<TestCase> = fc
  .record({
    name: fc.oneof(fc.constantFrom('', 'adds', '\0', 'ü\ud800'), fc.string({ unit: 'binary', maxLength: 5 })),
    suite: fc.constantFrom(...SUITES),
    file: fc.constantFrom('a.test.ts', 'b.test.ts'),
    framework: fc.constantFrom('vitest', 'jest'),
    status: fc.constantFrom('passed', 'failed', 'skipped'),
    durationMs: fc.constantFrom(0, 7, 0.5, 1e12, Number.POSITIVE_INFINITY),
    extra: fc.constantFrom({}, {}, {}, { line: 3 }, { flaky: true, problems: [PROBLEM] }, { outcomes: ['passed'] }),
  })
  .map(({ name, suite, file, framework, status, durationMs, extra }) => {
    const problems = status === 'failed' ? [PROBLEM] : []
    return { id: { framework, file, suite, name }, status, durationMs, problems, ...extra }
  })

test('a list gives the cases that were put into it, in their order, as often as it is read', () => {
  fc.assert(
    fc.property(fc.array(testCase, { maxLength: 600, size: 'max' }), cases => {
      const list = new CaseList()
      for (const each of cases) list.push(each)

      expect([...list]).toEqual(cases)
      expect([...list]).toEqual(cases)
      expect([...list.failing()]).toEqual(cases.filter(each => each.status === 'failed' || each.flaky === true))
      expect(list.length).toBe(cases.length)
      expect([...list.takeFailing()]).toEqual(cases.filter(each => each.status === 'failed' || each.flaky === true))
      expect([list.length, ...list]).toEqual([0])
      expect([...list.frameworks].toSorted()).toEqual([...new Set(cases.map(({ id }) => id.framework))].toSorted())
    }),
    { numRuns: 50, seed: SEED },
  )
})

test('failing cases of a list can be changed, and the others stay as they are', () => {
  const cases = Array.from({ length: 700 }, (_, index): TestCase => {
    const id = { framework: 'jest', file: 'a.test.js', suite: SUITES[1] ?? [], name: `case ${index}` }
    const problems = index % 3 === 0 ? [PROBLEM] : []
    return { id, status: index % 3 === 0 ? 'failed' : 'passed', durationMs: index, problems }
  })
  const list = new CaseList()
  for (const each of cases) list.push(each)

  atOnce(list.change(each => ({ ...each, flaky: true })))

  expect([...list]).toEqual(cases.map(each => (each.status === 'failed' ? { ...each, flaky: true } : each)))
})

test('very many cases that failed fit into a small heap, and none is lost', () => {
  const script = `
    import { CaseList } from ${JSON.stringify(join(import.meta.dirname, '../../src/test-reports/case-list.ts'))}
    const list = new CaseList()
    for (let index = 0; index < 60_000; index += 1) {
      const id = { framework: '', file: '', suite: ['orders'], name: 'case ' + index }
      const stack = Array.from({ length: 20 }, (_, line) => 'at com.example.Orders$' + line + '.total(Orders.java:' + index + ')')
      const problems = [{ kind: 'failure', type: 'Error', message: 'got ' + index, stack: stack.join('\\n') }]
      list.push({ id, status: 'failed', durationMs: 1, problems })
    }
    let count = 0
    for (const { problems } of list.failing()) if (problems[0].message === 'got ' + count) count += 1
    console.log(count)`

  // As they are, they take about 60 MB.
  const said = execFileSync(process.execPath, ['--max-old-space-size=32', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

  expect(said.trim()).toBe('60000')
})

test('packed cases keep no memory that small buffers share', () => {
  const script = `
    import { CaseList } from ${JSON.stringify(join(import.meta.dirname, '../../src/test-reports/case-list.ts'))}
    const list = new CaseList()
    gc()
    const before = process.memoryUsage().arrayBuffers
    for (let index = 0; index < 256 * 100; index += 1) {
      Buffer.from('x'.repeat(Buffer.poolSize / 4))
      list.push({ id: { framework: '', file: '', suite: [], name: 'case' }, status: 'passed', durationMs: 1, problems: [] })
    }
    // Another thread frees what a collection finds.
    const measured = []
    for (let round = 0; round < 20; round += 1) {
      gc()
      await new Promise(resolve => setTimeout(resolve, 20))
      measured.push(process.memoryUsage().arrayBuffers)
    }
    console.log((Math.min(...measured) - before) / Buffer.poolSize, list.length)`

  const said = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

  // A hundred blocks of some hundred bytes.
  const [slabs, length] = said.trim().split(' ').map(Number)
  expect(length).toBe(25_600)
  expect(slabs).toBeLessThan(50)
})
