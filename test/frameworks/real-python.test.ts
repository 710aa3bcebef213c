import { describe, expect, test } from 'vitest'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { splitInvocation } from '../../src/frameworks/commands/split-invocation.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { alone, eachAlone, failing, nameless, onDisk, ran } from './on-disk.ts'
import { has, hasPytest } from '../world/toolchains.ts'
import { PYTEST_PROJECT, UNITTEST_SUITE } from './python-suites.ts'
import {
  expectBrokenForPytest,
  expectBrokenForUnittest,
  expectNoEndOfPytest,
  expectNoEndOfUnittest,
  GOOD,
  PYTEST_BROKEN,
  UNITTEST_BROKEN,
} from './real-python.cases.ts'

describe.skipIf(!hasPytest)('pytest', () => {
  test('options of the project that choose tests, stop early or write reports elsewhere do not get in the way', async () => {
    const addopts = '[pytest]\naddopts = -x -q -k good -m "not slow" --junitxml=elsewhere.xml --junit-prefix=p\n'
    await using there = await onDisk({ ...PYTEST_PROJECT, 'pytest.ini': addopts }, { framework: pytest })

    const run = await there.only(
      ...['TestOuter', 'lower_case_tests'].map(name => idOf('pytest', ['tests/test_odd.py', name, 'test_text'])),
    )

    expect(ran(run)).toEqual([
      'tests/test_odd.py › TestOuter › test_text',
      'tests/test_odd.py › lower_case_tests › test_text',
    ])
    expect(run.result).toBe('finished')
  })

  test.for(PYTEST_BROKEN.slice(0, 2))(
    'a module with %s is a failing case without a name, and hides no other',
    expectBrokenForPytest,
  )

  test('a conftest.py that cannot be loaded is a failing case without a name', async () => {
    const conftest = { 'tests/conftest.py': 'from gone import nothing\n' }
    await using there = await onDisk({ ...PYTEST_PROJECT, ...conftest }, { framework: pytest })

    const all = await there.all()

    expect(all.result).toBe('finished')
    expect(nameless(all)).toEqual([{ place: '', message: "ModuleNotFoundError: No module named 'gone'" }])

    there.write({ 'tests/conftest.py': '' })
    const mended = await there.only(...failing(all))

    // It stands for whatever it kept from running.
    expect(mended.cases).toHaveLength(all.cases.length + 32)
    expect(mended.result).toBe('finished')
  })

  test('a module that cannot be loaded does not keep the other affected ones from running', async () => {
    const broken = { 'tests/test_odd.py': 'import gone\n' }
    await using there = await onDisk({ ...PYTEST_PROJECT, ...broken }, { framework: pytest })
    const tests = [
      idOf('pytest', ['tests/test_odd.py', 'test_good']),
      idOf('pytest', ['tests/test_text.py', 'test_text']),
    ]

    const run = await there.select({ kind: 'affected', tests, files: [] })

    expect(ran(run)).toEqual(['tests/test_odd.py', 'tests/test_text.py › test_text'])
    expect(run.result).toBe('finished')
  })

  test('a file and one of its tests: the whole file runs, each test once', () => {
    const whole = { framework: 'pytest', file: 'test_a.py', suite: [], name: '' }
    const tests = [
      idOf('pytest', ['test_a.py', 'test_one']),
      whole,
      idOf('pytest', ['test_b.py', 'TestB', 'test_two[a b]']),
    ]

    expect(pytest.manualCommand(tests, { project: projectAt('/nowhere') })).toEqual([
      'python3',
      '-m',
      'pytest',
      'test_a.py',
      'test_b.py::TestB::test_two[a b]',
    ])
    expect(tests.map(pytest.selector)).toEqual(['test_a.py::test_one', 'test_a.py', 'test_b.py::TestB::test_two[a b]'])
  })

  test.for(['os._exit(0)', 'pytest.exit("enough")'])('a test that calls %s makes no complete run', expectNoEndOfPytest)

  test('a test that is gone leaves nothing that could count as a pass', async () => {
    await using there = await onDisk(PYTEST_PROJECT, { framework: pytest })
    const [known, gone] = [
      idOf('pytest', ['tests/test_text.py', 'test_text']),
      idOf('pytest', ['tests/test_text.py', 'test_gone']),
    ]

    const run = await there.only(gone)
    const both = await there.only(known, gone)

    expect(ran(run)).not.toContain(titleOf(gone))
    expect(ran(both)).toContain(titleOf(known))
    expect(ran(both)).not.toContain(titleOf(gone))
  })

  test('affected: the files of the tests and those that import the changed ones, each once', async () => {
    const testsThatImport = async () => ['tests/test_text.py', 'tests/test_other.py']
    const others = {
      'tests/test_other.py': 'def test_other(): pass\n',
      'tests/test_third.py': 'def test_third(): pass\n',
    }
    await using there = await onDisk({ ...PYTEST_PROJECT, ...others }, { framework: pytest, testsThatImport })

    const run = await there.select({
      kind: 'affected',
      tests: [idOf('pytest', ['tests/test_text.py', 'test_text'])],
      files: ['src/a.py'],
    })

    expect(ran(run)).toEqual(['tests/test_text.py › test_text', 'tests/test_other.py › test_other'])
    expect(run.result).toBe('finished')
  })

  test('a seed turns the order of chosen tests round', async () => {
    const text = 'def test_a(): assert 0\ndef test_b(): assert 0\n'
    await using there = await onDisk({ 'pytest.ini': '[pytest]\n', 'test_a.py': text }, { framework: pytest })
    const tests = failing(await there.all())

    const [even, odd] = [
      await there.select({ kind: 'only', tests, seed: 2 }),
      await there.select({ kind: 'only', tests, seed: 1 }),
    ]

    expect(ran(even)).toEqual(['test_a.py › test_a', 'test_a.py › test_b'])
    expect(ran(odd)).toEqual(ran(even).toReversed())
  })
})

describe.skipIf(!has('python3', '--version'))('unittest', () => {
  test('a class that is named like a module', async () => {
    const text =
      'import unittest\nclass lower_case(unittest.TestCase):\n    def test_bad(self): self.fail()\n    def test_good(self): pass\n'
    await using there = await onDisk({ 'tests/test_a.py': text }, { framework: unittest })

    const tests = failing(await there.all())
    const runs = await eachAlone(there, tests)

    expect(tests.map(titleOf)).toEqual(['tests/test_a.py › lower_case › test_bad'])
    expect(runs).toEqual(alone(tests))
  })

  test.for(UNITTEST_BROKEN.slice(0, 2))(
    'a module with %s is a failing case without a name, and hides no other',
    expectBrokenForUnittest,
  )

  test.for(['os._exit(0)', 'os.kill(os.getpid(), 9)'])(
    'a test that calls %s makes no complete run',
    expectNoEndOfUnittest,
  )

  test('a test that is gone is absent: nothing of it passed, and its module did not fail', async () => {
    await using there = await onDisk({ 'tests/test_cart.py': UNITTEST_SUITE }, { framework: unittest })
    const [known, gone] = [
      idOf('unittest', ['tests/test_cart.py', 'Cart', 'test_good']),
      idOf('unittest', ['tests/test_cart.py', 'Cart', 'test_gone']),
    ]

    const both = await there.only(known, gone)

    expect(ran(both)).toContain(titleOf(known))
    expect(both.cases.map(({ id }) => titleOf(id))).not.toContain(titleOf(gone))
    expect(nameless(both)).not.toContainEqual(expect.objectContaining({ place: 'tests/test_cart.py' }))
  })

  test('affected: the files of the tests and those that import the changed ones', async () => {
    const others = { 'tests/test_b.py': `import unittest\n${GOOD}`, 'tests/test_c.py': `import unittest\n${GOOD}` }
    await using there = await onDisk(
      { 'tests/test_cart.py': UNITTEST_SUITE, ...others },
      { framework: unittest, testsThatImport: async () => ['tests/test_b.py'] },
    )

    const run = await there.select({
      kind: 'affected',
      tests: [idOf('unittest', ['tests/test_c.py', 'Good', 'test_good'])],
      files: ['cart.py'],
    })

    expect(ran(run)).toEqual(['tests/test_c.py › Good › test_good', 'tests/test_b.py › Good › test_good'])
    expect(run.result).toBe('finished')
  })

  test('a seed turns the order of chosen tests round', async () => {
    await using there = await onDisk({ 'tests/test_cart.py': UNITTEST_SUITE }, { framework: unittest })
    const tests = ['test_bad', 'test_raises'].map(name => idOf('unittest', ['tests/test_cart.py', 'Cart', name]))

    const run = await there.select({ kind: 'only', tests, seed: 1 })

    expect(ran(run)).toEqual(tests.map(titleOf).toReversed())
  })

  test.for([
    'discover -v -s checks -p check_*.py',
    'discover -s checks -p check_*.py -t .',
    'discover checks check_*.py',
    'discover -t . checks check_*.py',
    'discover --start-directory checks --pattern check_*.py',
    '-v checks.check_a',
    'checks/check_a.py',
    'checks.check_a.Good.test_good',
  ])('the tests of the user’s own command hold: python3 -m unittest %s', async words => {
    const program = ['python3', '-m', 'unittest', ...words.split(' ')]
    const using = { ...splitInvocation(unittest, program, { index: 2, project: projectAt('/nowhere') }), env: {} }
    const there_ = {
      'checks/__init__.py': '',
      'checks/check_a.py': `import unittest\n${GOOD}`,
      'tests/test_b.py': `import unittest\n${GOOD}`,
    }
    await using there = await onDisk(there_, { framework: unittest, using })

    const all = await there.all()
    const some = await there.only(...all.cases.map(({ id }) => id))

    expect(ran(all)).toEqual(['checks/check_a.py › Good › test_good'])
    expect(ran(some)).toEqual(['checks/check_a.py › Good › test_good'])
  })

  test('by hand: dotted names, each once', () => {
    const tests = [
      idOf('unittest', ['tests/test_a.py', 'Cart', 'test_b']),
      idOf('unittest', ['tests/test_a.py', 'Cart', 'test_b']),
      { framework: 'unittest', file: 'test_c.py', suite: [], name: '' },
    ]

    expect(unittest.manualCommand(tests, { project: projectAt('/nowhere') })).toEqual([
      'python3',
      '-m',
      'unittest',
      'tests.test_a.Cart.test_b',
      'test_c',
    ])
    expect(tests.map(unittest.selector)).toEqual([
      'tests/test_a.py::Cart::test_b',
      'tests/test_a.py::Cart::test_b',
      'test_c.py',
    ])
  })
})

function idOf(framework: string, [file, ...path]: readonly [string, ...string[]]): TestId {
  return { framework, file, suite: path.slice(0, -1), name: path.at(-1) ?? '' }
}
