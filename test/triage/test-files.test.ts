import { describe, expect, it } from 'vitest'
import type { TestCase } from '../../src/domain/model/test-case.ts'
import { filesOfTest } from '../../src/triage/test-files.ts'
import { fileLocator } from '../../src/triage/locate-file.ts'

const inProject = fileLocator(['src/cart.js', 'test/cart.test.js', 'test/helper.js'])

function failing(file: string, stack: string): TestCase {
  const id = { framework: 'jest', file, suite: ['cart'], name: 'adds' }
  return { id, status: 'failed', durationMs: 1, problems: [{ kind: 'failure', type: '', message: 'no', stack }] }
}

const at = (...files: readonly string[]) => ['Error: no', ...files.map(file => `    at run (${file}:3:7)`)].join('\n')

describe('the files that a test can be in are', () => {
  it.each<[string, TestCase, readonly string[]]>([
    ['the one that its report names', failing('a.test.js', at('/ci/shop/test/cart.test.js')), ['a.test.js']],
    [
      'the outermost of the project in its stack, not the code that it calls',
      failing('', at('/ci/shop/src/cart.js', '/ci/shop/test/helper.js', '/ci/shop/test/cart.test.js')),
      ['test/cart.test.js'],
    ],
    [
      'one that is not here, but none of runners',
      failing(
        '',
        at('/ci/shop/src/cart.js', '/ci/shop/test/new.test.js', '/ci/shop/node_modules/jest/run.js', 'node:internal/x'),
      ),
      ['src/cart.js', '/ci/shop/test/new.test.js'],
    ],
    ['unknown without a stack', failing('', ''), []],
  ])('%s', (_, testCase, files) => {
    expect(filesOfTest(testCase, inProject)).toEqual(files)
  })

  it('unknown for a test that did not fail', () => {
    expect(filesOfTest({ ...failing('', ''), status: 'passed', problems: [] }, inProject)).toEqual([''])
  })
})
