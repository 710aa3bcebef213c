import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CaseStatus, type TestCase, testKey } from '../../src/domain/model/test-case.ts'
import { CaseList } from '../../src/test-reports/case-list.ts'
import { atOnce } from '../at-once.ts'
import { mergeCases, mergeLists } from '../../src/test-reports/merge.ts'
import { readReport, readReports } from '../../src/test-reports/read-reports.ts'
import { SEED } from '../seed.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'reports')

function testCase(name: string, status: CaseStatus, framework = 'vitest'): TestCase {
  const problems =
    status === 'failed' ? [{ kind: 'failure' as const, type: '', message: `${name} broke`, stack: '' }] : []
  return { id: { framework, file: 'a', suite: ['s'], name }, status, durationMs: 1, problems }
}

const report = (...cases: TestCase[]) => ({ cases })
const seen = (cases: readonly TestCase[]) =>
  cases.map(({ id, status, flaky, outcomes }) => [id.name, status, flaky, outcomes])

test('shards are put together in their order', () => {
  const merged = atOnce(
    mergeCases([report(testCase('a', 'passed')), report(testCase('b', 'failed'), testCase('c', 'skipped'))]),
  )

  expect(seen(merged)).toEqual([
    ['a', 'passed', undefined, undefined],
    ['b', 'failed', undefined, undefined],
    ['c', 'skipped', undefined, undefined],
  ])
})

test('a test that passed and failed on one commit is flaky, and keeps what went wrong', () => {
  const merged = atOnce(
    mergeCases([report(testCase('a', 'passed')), report(testCase('a', 'failed')), report(testCase('a', 'passed'))]),
  )

  expect(seen(merged)).toEqual([['a', 'failed', true, ['passed', 'failed', 'passed']]])
  expect(merged[0]?.problems.map(({ message }) => message)).toEqual(['a broke'])
})

test('a test that is skipped in one job of a matrix and passes in another passed', () => {
  const merged = atOnce(mergeCases([report(testCase('a', 'skipped')), report(testCase('a', 'passed'))]))

  expect(seen(merged)).toEqual([['a', 'passed', undefined, ['skipped', 'passed']]])
})

test('two tests of one title in one report are two tests, the same two in each report', () => {
  const first = report(testCase('same', 'failed'), testCase('same', 'passed'))
  const second = report(testCase('same', 'failed'), testCase('same', 'passed'))

  const merged = atOnce(mergeCases([first, second]))

  expect(seen(merged)).toEqual([
    ['same', 'failed', undefined, ['failed', 'failed']],
    ['same', 'passed', undefined, ['passed', 'passed']],
  ])
})

test('a name that comes twice in one report is one test that ran twice, where names are identifiers', () => {
  const merged = atOnce(mergeCases([report(testCase('TestA', 'failed', 'go'), testCase('TestA', 'passed', 'go'))]))

  expect(seen(merged)).toEqual([['TestA', 'failed', true, ['failed', 'passed']]])
})

test('what gotestsum ran again is flaky when it passed in the end', async () => {
  const { cases } = await read('go/gotestsum-rerun-fails.xml')

  const flaky = cases.filter(each => each.flaky === true).map(({ id }) => id.name)
  expect(flaky).toEqual(['TestFlaky/sub_one', 'TestFlaky'])
})

test('pytest writes the runs that it repeats as passed: the last one decides', async () => {
  const { cases } = await read('pytest/pytest-8-rerunfailures.xml')

  expect(cases.map(({ id, status }) => [id.name, status])).toEqual([
    ['test_flaky', 'passed'],
    ['test_always_fails', 'failed'],
    ['test_ok', 'passed'],
    ['test_flaky_setup', 'passed'],
  ])
  expect(cases.find(({ status }) => status === 'failed')?.flaky).toBeUndefined()
})

test('of many files, the frameworks are told, and what is odd has the file’s name', async () => {
  const files = [
    { name: 'a.xml', open: () => [readFileSync(join(FIXTURES, 'vitest/vitest-5.xml'))] },
    { name: 'b.xml', open: () => [readFileSync(join(FIXTURES, 'go/gotestsum-rerun-fails.xml'))] },
    { name: 'c.xml', open: () => ['<testsuite><testcase name="a\u0001"/></testsuite>'] },
  ]

  const { frameworks, notes, complete } = await readReports(files, { relative: file => file })

  expect(frameworks).toEqual(['vitest', 'go'])
  expect(notes).toEqual(['c.xml: 1 characters that XML forbids were replaced.'])
  expect(complete).toBe(true)
})

async function read(name: string) {
  const { cases } = await readReport([readFileSync(join(FIXTURES, name))], { relative: file => file })
  return { cases: atOnce(mergeCases([{ cases }])) }
}

test('lists are merged like reports, whatever names come again, and the failing tests of one name are numbered', () => {
  const cases = fc.array(
    fc
      .record({
        name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        status: fc.constantFrom<CaseStatus>('passed', 'failed', 'skipped'),
        framework: fc.constantFrom('vitest', 'pytest'),
      })
      .map(({ name, status, framework }) => testCase(name, status, framework)),
    { maxLength: 300, size: 'max' },
  )
  fc.assert(
    fc.property(fc.array(cases, { maxLength: 4 }), reports => {
      const lists = reports.map(each => {
        const list = new CaseList()
        for (const one of each) list.push(one)
        return { cases: list }
      })
      const merged = [...atOnce(mergeLists(lists))]

      const unnumbered = merged.map(each => ({ ...each, id: { ...each.id, occurrence: undefined } }))
      expect(unnumbered).toEqual(atOnce(mergeCases(reports.map(each => ({ cases: each })))))
      const failing = merged.filter(({ status }) => status === 'failed').map(({ id }) => testKey(id))
      expect(new Set(failing).size).toBe(failing.length)
    }),
    { numRuns: 100, seed: SEED },
  )
})

test('very many cases are merged in pieces', () => {
  const list = new CaseList()
  for (let index = 0; index < 10_000; index++) list.push(testCase(`test_${index % 9_000}`, 'failed', 'pytest'))
  const work = mergeLists([{ cases: list }])

  let pieces = 0
  while (work.next().done !== true) pieces += 1

  // Names that come again are looked for, joined and numbered: each time of some hundred cases.
  expect(pieces).toBeGreaterThan((3 * 10_000) / 500)
})
