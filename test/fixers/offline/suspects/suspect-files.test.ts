import { describe, expect, test } from 'vitest'
import { Cluster } from '../../../../src/domain/model/cluster.ts'
import type { Failure } from '../../../../src/domain/model/test-case.ts'
import { type FailureSignals, failureSignals } from '../../../../src/fixers/offline/suspects/failure-signals.ts'
import { localizeFaults } from '../../../../src/fixers/offline/suspects/suspect-files.ts'
import { type CandidatePlace, candidateScore } from '../../../../src/fixers/offline/candidates/rank.ts'
import type { Assignment } from '../../../../src/domain/model/assignment.ts'
import type { SourceTree } from '../../../../src/contracts/ports.ts'

const isTest = (file: string) => /(?:^|\/)test/.test(file)

/** Files in memory; what is only read needs no more. */
function tree(files: Readonly<Record<string, string>>): SourceTree {
  const known = new Map(Object.entries(files))
  return {
    list: () => Promise.resolve([...known.keys()]),
    read: path => Promise.resolve(known.get(path)),
    original: path => Promise.resolve(files[path]),
    write: (path, text) => Promise.resolve({ ok: known.set(path, text).has(path) as true }),
    reset: path => Promise.resolve(void known.set(path, files[path] ?? '')),
    changed: () => Promise.resolve([]),
  }
}

function failure(message: string, frames: readonly (readonly [file: string, line: number])[] = []): Failure {
  return {
    id: { framework: 'vitest', file: 'test/a.test.ts', suite: [], name: 'a' },
    problem: { kind: 'failure', type: '', message, stack: '' },
    frames: frames.map(([file, line]) => ({ file, line, symbol: '' })),
    durationMs: 1,
  }
}

function assignment(failures: readonly Failure[], suspects: readonly string[], failingDiff = ''): Assignment {
  const cluster = Cluster.parse({ id: '1', signature: '', title: '', criticality: 'medium', tests: [], suspects })
  const first = { iteration: 1, kind: 'repair', strategy: 'conservative', earlier: [], debugging: undefined } as const
  const rest = { candidate: 0, known: [], demands: [], change: '' }
  return { ...first, ...rest, clusters: [cluster], failures, failingDiff }
}

describe('where failures point to', () => {
  const source = tree({
    'test/a.test.ts': `import { total } from '../src/cart.ts'
test('a', () => {
  const items = itemsOf("not a name")
  expect(total(items, 'taxRate')).toBe(3)
})`,
    'src/cart.ts': 'export const total = () => 0\n',
  })

  test('findings of linters and compilers, unless a test or a whole step fails beside them', async () => {
    const ofCheck = (name: string): Failure => {
      const id = { framework: 'check', file: 'src/cart.ts', suite: ['eslint src'], name }
      return { ...failure('', [['src/cart.ts', 1]]), id }
    }
    const isOfFindings = async (...failures: Failure[]) =>
      (await localizeFaults(assignment(failures, ['src/cart.ts']), source, isTest)).isOfFindings

    expect(await isOfFindings(ofCheck('prefer-const'))).toBe(true)
    expect(await isOfFindings(ofCheck('prefer-const'), failure(''))).toBe(false)
    expect(await isOfFindings(ofCheck(''))).toBe(false)
  })

  test('of a step that names no place only the files that the failing commit changed', async () => {
    const id = { framework: 'check', file: '', suite: ['check-templates'], name: '' }
    const diff = 'diff --git a/src/cart.ts b/src/cart.ts\n--- a/src/cart.ts\n+++ b/src/cart.ts\n@@ -1 +1 @@\n-a\n+b\n'
    const files = async (failed: Failure, failingDiff = '') =>
      (await localizeFaults(assignment([failed], ['src/cart.ts'], failingDiff), source, isTest)).files

    expect(await files({ ...failure('package.json must change'), id })).toEqual([])
    expect(await files({ ...failure('package.json must change'), id }, diff)).toEqual(['src/cart.ts'])
    expect(await files({ ...failure('no', [['src/cart.ts', 1]]), id })).toEqual(['src/cart.ts'])
    expect(await files(failure('no'))).toEqual(['src/cart.ts'])
  })

  test('code that does not compile, in a language with a compiler', async () => {
    const broken = (file: string): Failure => ({
      ...failure('error', [[file, 1]]),
      id: { framework: 'any', file: '', suite: [], name: '' },
    })
    const isOfCompiler = async (file: string, change: Partial<Assignment['clusters'][number]>, one: Failure) => {
      const { clusters, ...rest } = assignment([one], [file])
      const changed = { ...rest, clusters: clusters.map(each => ({ ...each, ...change })) }
      return (await localizeFaults(changed, source, isTest)).isOfCompiler
    }

    expect(await isOfCompiler('src/a.rs', { pattern: 'compile' }, broken('src/a.rs'))).toBe(true)
    expect(await isOfCompiler('src/a.rs', { pattern: 'index' }, broken('src/a.rs'))).toBe(false)
    expect(await isOfCompiler('src/a.ts', { pattern: 'compile' }, broken('src/a.ts'))).toBe(false)
    expect(await isOfCompiler('src/a.rs', { pattern: 'compile' }, failure('error', [['src/a.rs', 1]]))).toBe(false)
  })

  test('the names of the failing assertion, and those of its test', async () => {
    const localization = await localizeFaults(
      assignment([failure('', [['test/a.test.ts', 4]])], ['src/cart.ts']),
      source,
      isTest,
    )

    expect([...localization.asserted].toSorted()).toEqual(['items', 'total'])
    expect(localization.mentioned.has('itemsOf')).toBe(true)
    expect(localization.mentioned.has('taxRate')).toBe(false)
    expect(localization.mentioned.has('expect')).toBe(false)
  })

  test('the names that each failing test mentions itself, and none of the tests beside it', async () => {
    const text =
      "test('adds', () => {\n  expect(add(1)).toBe(2)\n})\ntest('doubles', () => {\n  expect(add(double(1))).toBe(2)\n})\n"
    const files = tree({ 'src/cart.ts': '', 'test/a.test.ts': text })
    const failures = [failure('', [['test/a.test.ts', 2]]), failure('', [['test/a.test.ts', 5]])]

    const { shared } = await localizeFaults(assignment(failures, ['src/cart.ts']), files, isTest)

    expect([shared.has('add'), shared.has('double')]).toEqual([true, false])
  })

  test('the names that a test mentions which was stopped, and so has no stack', async () => {
    const text =
      'from cart import add\n\ndef test_adds():\n    assert add(1) == 2\n\ndef test_other():\n    assert double(1) == 2\n'
    const files = tree({ 'cart.py': '', 'tests/test_cart.py': text })
    const hung = failure('')
    const stopped = { ...hung, id: { ...hung.id, file: 'tests/test_cart.py', name: 'test_adds[3]' } }

    const { shared } = await localizeFaults(assignment([stopped], ['cart.py']), files, isTest)

    expect([shared.has('add'), shared.has('double')]).toEqual([true, false])
  })

  test('the suspects that have a text and are no tests, each once and in order', async () => {
    const suspects = ['src/cart.ts', 'test/helper.ts', 'a-submodule', 'src/tax.ts', 'src/cart.ts']
    const files = tree({ 'src/cart.ts': '', 'test/helper.ts': '', 'src/tax.ts': '' })

    const localization = await localizeFaults(assignment([failure('')], suspects), files, isTest)

    expect(localization.files).toEqual(['src/cart.ts', 'src/tax.ts'])
  })

  test('no script of another language that no test runs, unless the failing change or a stack has it', async () => {
    const suspects = ['meson/version.py', 'tools/made.py', 'tools/seen.py', 'include/options.hpp']
    const files = tree(Object.fromEntries(suspects.map(file => [file, ''])))
    const id = { framework: 'ctest', file: '', suite: [], name: 'options' }
    const failing = { ...failure('', [['tools/seen.py', 1]]), id }
    const diff =
      'diff --git a/tools/made.py b/tools/made.py\n--- a/tools/made.py\n+++ b/tools/made.py\n@@ -1 +1 @@\n-old\n+new\n'

    expect((await localizeFaults(assignment([failing], suspects, diff), files, isTest)).files).toEqual(
      suspects.slice(1),
    )
    expect((await localizeFaults(assignment([failure('')], suspects, diff), files, isTest)).files).toEqual(suspects)
  })

  test('the lines of the code in the stacks, and those of the failing commit', async () => {
    const failures = [
      failure('', [
        ['src/cart.ts', 7],
        ['test/a.test.ts', 4],
      ]),
      failure('', [['src/cart.ts', 9]]),
    ]
    const diff =
      'diff --git a/src/cart.ts b/src/cart.ts\n--- a/src/cart.ts\n+++ b/src/cart.ts\n@@ -2,1 +2,1 @@\n-old\n+new\n'

    const localization = await localizeFaults(assignment(failures, ['src/cart.ts'], diff), source, isTest)

    expect(localization.stack).toEqual(new Map([['src/cart.ts', new Set([7, 9])]]))
    expect(localization.changed).toEqual(new Map([['src/cart.ts', new Set([2])]]))
  })

  test('a frame in a test that is gone points nowhere', async () => {
    const localization = await localizeFaults(assignment([failure('', [['test/gone.test.ts', 4]])], []), source, isTest)

    expect(localization.asserted.size).toBe(0)
  })
})

describe('what messages hint at', () => {
  const signals = (message: string, stack = '') => {
    const one = failure(message)
    return failureSignals([{ ...one, problem: { ...one.problem, stack } }])
  }
  const set = (found: FailureSignals) =>
    Object.entries(found).flatMap(([name, value]) => (value === true ? [name] : []))

  test.for<[message: string, expected: readonly (keyof FailureSignals)[]]>([
    ["Cannot read properties of undefined (reading 'rate')", ['missingValue']],
    ["Cannot read properties of null (reading 'rate')", ['missingValue']],
    ["TypeError: object of type 'NoneType' has no len()", ['missingValue']],
    ['TypeError: items is not iterable', ['missingValue']],
    ['IndexError: list index out of range', ['outOfRange']],
    ['ValueError: max() arg is an empty sequence', ['outOfRange']],
    ['expected undefined to be 3', ['returnedNothing']],
    ['expected undefined to deeply equal [ 1 ]', ['returnedNothing']],
    ['assert None == 3', ['returnedNothing']],
    ['expected Promise{…} to be 3 // Object.is equality', ['promise']],
    ["TypeError: unsupported operand type(s) for +: 'coroutine' and 'int'", ['promise']],
    ['expected 2 to be 3 // Object.is equality', ['byOne', 'numbers']],
    ['assert 4 == 3', ['byOne', 'numbers']],
    ['expected 20 to be 3', ['numbers']],
    ['expected -5 to be 5', ['numbers', 'negated']],
    ['assert -5 == 5', ['numbers', 'negated']],
    // Nothing differs.
    ['expected 0 to be 0', []],
    ['expected [ 1, 2 ] to deeply equal [ 1, 2, 3 ]', ['byOne']],
    ['assert [1, 2] == [1]', ['byOne']],
    ['assert [] == [1]', ['byOne']],
    ['AssertionError: 4 != 3', ['byOne', 'numbers']],
    ['expected: <3> but was: <4>', ['byOne', 'numbers']],
    ['Size() = 4; want 3', ['byOne', 'numbers']],
    ['assertion `left == right` failed\n  left: -3\n right: 3', ['numbers', 'negated']],
    ['expected: <true> but was: <false>', ['negated']],
    ['AssertionError: False is not true', ['negated']],
    ['expected: <5> but was: <null>', ['returnedNothing']],
    ['expected true to be false // Object.is equality', ['negated']],
    ['assert False is True', ['negated']],
    ["expected 'a' to be 'b'", []],
    ['', []],
  ])('%s', ([message, expected]) => {
    expect(set(signals(message))).toEqual(expected)
  })

  test.for<[stack: string, expected: readonly (keyof FailureSignals)[]]>([
    ['expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: 2\n', ['byOne', 'numbers']],
    [
      'expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: undefined\n',
      ['returnedNothing'],
    ],
    ['Expected values to be strictly equal:\n\n2 !== 3\n', ['byOne', 'numbers']],
    ['>       assert total([1]) == 3\nE       assert 2 == 3\nE        +  where 2 = total([1])\n', ['byOne', 'numbers']],
    ['E       AssertionError: assert None == 3\n', ['returnedNothing']],
  ])('a stack: %j', ([stack, expected]) => {
    expect(set(signals('', stack))).toEqual(expected)
  })
})

describe('the likelier of two places', async () => {
  const source = tree({ 'test/a.test.ts': `\n\n\nexpect(total(1)).toBe(2)\n\n\n`, 'src/cart.ts': '' })
  const diff =
    'diff --git a/src/cart.ts b/src/cart.ts\n--- a/src/cart.ts\n+++ b/src/cart.ts\n@@ -50,1 +50,1 @@\n-old\n+new\n'
  const failures = [
    failure('expected 1 to be 2', [
      ['test/a.test.ts', 4],
      ['src/cart.ts', 20],
    ]),
  ]
  const localization = await localizeFaults(assignment(failures, ['src/cart.ts', 'src/tax.ts'], diff), source, isTest)
  const place = (rest: Partial<CandidatePlace>): CandidatePlace => ({
    file: 'src/cart.ts',
    line: 100,
    symbol: 'other',
    operator: 'comparison',
    rank: 0,
    ...rest,
  })

  test.for<[what: string, likelier: Partial<CandidatePlace>, other: Partial<CandidatePlace>]>([
    ['lies in the function that is asserted', { symbol: 'total' }, {}],
    ['lies on the line of the stack', { line: 20 }, {}],
    ['lies near the line of the stack', { line: 22 }, {}],
    ['lies on the line of the stack, not near it', { line: 20 }, { line: 21 }],
    ['lies on a line that the failing change touched', { line: 50 }, {}],
    ['lies in the first suspect', { rank: 0 }, { rank: 1 }],
    ['is the commoner slip', { operator: 'comparison' }, { operator: 'null-guard' }],
    ['fits the message', { operator: 'off-by-one' }, { operator: 'boolean' }],
    [
      'has evidence on its side, whatever the slip',
      { operator: 'boolean', symbol: 'total' },
      { operator: 'comparison' },
    ],
  ])('%s', ([, likelier, other]) => {
    expect(candidateScore(place(likelier), localization)).toBeGreaterThan(candidateScore(place(other), localization))
  })

  test.for<[message: string, operator: CandidatePlace['operator']]>([
    ["Cannot read properties of undefined (reading 'rate')", 'null-guard'],
    ['expected undefined to be 3', 'missing-return'],
    ['expected Promise{…} to be 3', 'missing-await'],
    ['expected true to be false', 'negation'],
  ])('%s makes a %s likelier than without a message', async ([message, operator]) => {
    const told = await localizeFaults(assignment([failure(message)], []), source, isTest)
    const silent = await localizeFaults(assignment([failure('')], []), source, isTest)

    expect(candidateScore(place({ operator }), told)).toBeGreaterThan(candidateScore(place({ operator }), silent))
  })

  test.for<[of: string, frames: Failure['frames'], missing: boolean, nothing: boolean]>([
    ['the code', [{ file: 'src/a.ts', line: 1, symbol: '' }], true, false],
    ['a test', [{ file: 'test/a.test.ts', line: 1, symbol: '' }], false, true],
  ])('a value that is missing in %s', async ([, frames, missing, nothing]) => {
    const absent = { ...failure("Cannot read properties of undefined (reading 'rate')"), frames }
    const { signals } = await localizeFaults(assignment([absent], []), source, isTest)

    expect([signals.missingValue, signals.returnedNothing]).toEqual([missing, nothing])
  })
})
