import { describe, expect, it } from 'vitest'
import { Cluster } from '../../src/domain/model/cluster.ts'
import type { Failure, TestId } from '../../src/domain/model/test-case.ts'
import { causesOf, type Group } from '../../src/triage/cascades.ts'

function group(id: string, test: Partial<TestId>, cluster: object = {}): Group {
  const failure: Failure = {
    id: { framework: 'vitest', file: `test/${id}.test.ts`, suite: [], name: 'works', ...test },
    problem: { kind: 'error', type: 'Error', message: 'no', stack: '' },
    frames: [{ file: `src/${id}.ts`, line: 1, symbol: '' }],
    durationMs: 1,
  }
  return {
    cluster: Cluster.parse({
      id,
      signature: id,
      title: id,
      criticality: 'high',
      tests: [id],
      suspects: [],
      ...cluster,
    }),
    failures: [failure],
  }
}

function causes(groups: readonly Group[], importsOf: (file: string) => readonly string[] = () => []) {
  const steps = causesOf(groups, importsOf)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return Object.fromEntries(value)
  }
}

describe('the cause of a failure is', () => {
  const file = 'test/cart.test.ts'

  it('the set-up of a describe block that the test is in, and not that of another one whose name begins alike', () => {
    const setup = group('setup', { file, suite: ['cart'], name: '' })
    const inside = group('inside', { file, suite: ['cart', 'total'] })
    const beside = group('beside', { file, suite: ['cart total'] })

    expect(causes([inside, beside, setup])).toEqual({ inside: 'setup' })
  })

  it('a folder whose set-up failed, or the file itself', () => {
    const folder = group('folder', { framework: 'pytest', file: 'tests/api', name: '' })
    const whole = group('whole', { framework: 'pytest', file: 'tests/test_a.py', name: '' })
    const test = (id: string, path: string) => group(id, { framework: 'pytest', file: path, suite: ['TestIt'] })

    expect(
      causes([
        folder,
        whole,
        test('a', 'tests/api/v1/test_b.py'),
        test('b', 'tests/test_a.py'),
        test('c', 'tests/api_test.py'),
      ]),
    ).toEqual({ a: 'folder', b: 'whole' })
  })

  it('the first file that the test imports and that does not load', () => {
    const broken = (id: string) => group(id, { file: `test/${id}.test.ts` }, { pattern: 'compile' })
    const imports = (path: string) => (path === 'test/user.test.ts' ? ['src/other.ts', 'src/two.ts', 'src/one.ts'] : [])

    expect(causes([broken('one'), broken('two'), group('user', {})], imports)).toEqual({ user: 'one' })
  })
})

it('thousands of causes are not compared with each other', () => {
  const groups = Array.from({ length: 2_000 }, (_, index) =>
    group(`g${index}`, { suite: ['s'] }, { pattern: index % 2 === 0 ? 'compile' : 'type' }),
  )
  let asked = 0

  causes(groups, () => {
    asked += 1
    return ['src/index.ts']
  })

  expect(asked).toBeLessThanOrEqual(2 * groups.length)
})
