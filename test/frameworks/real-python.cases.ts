import { expect } from 'vitest'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { failing, nameless, onDisk, ran } from './on-disk.ts'
import { PYTEST_PROJECT, UNITTEST_SUITE } from './python-suites.ts'

export const GOOD = 'class Good(unittest.TestCase):\n    def test_good(self): pass\n'

type Broken = readonly [what: string, text: string, message: RegExp]

/** Modules that cannot be loaded; the quick tier takes the first two. */
export const PYTEST_BROKEN: readonly Broken[] = [
  ['a syntax error', 'def test_a(:\n', /SyntaxError|invalid syntax/],
  ['an exit while it is loaded', 'raise RuntimeError("while loading")\n', /RuntimeError: while loading/],
  ['an import of what is gone', 'from gone import nothing\n', /ModuleNotFoundError: No module named 'gone'/],
]

/** Such a module is a failing case without a name. */
export async function expectBrokenForPytest([, text, message]: Broken): Promise<void> {
  await using there = await onDisk({ ...PYTEST_PROJECT, 'tests/test_odd.py': text }, { framework: pytest })

  const all = await there.all()
  const run = await there.only(...failing(all))

  expect(all.result).toBe('finished')
  expect(nameless(all)).toEqual([{ place: 'tests/test_odd.py', message: expect.stringMatching(message) as string }])
  expect(ran(all)).toContain('tests/test_text.py › test_text')
  expect(ran(run)).toEqual(['tests/test_odd.py'])
  expect(run.result).toBe('finished')
}

/** A test ends the process in its middle. */
export async function expectNoEndOfPytest(call: string): Promise<void> {
  const text = `import os, pytest\ndef test_a(): pass\ndef test_b(): ${call}\ndef test_c(): assert 0\n`
  await using there = await onDisk({ 'pytest.ini': '[pytest]\n', 'test_a.py': text }, { framework: pytest })

  const all = await there.all()

  expect(all.complete).toBe(false)
}

/** Modules that cannot be loaded; the quick tier takes the first two. */
export const UNITTEST_BROKEN: readonly Broken[] = [
  ['a syntax error', 'def test_a(:\n', /invalid syntax/],
  [
    'a set-up that fails',
    `import unittest\ndef setUpModule(): raise RuntimeError("no set-up")\n${GOOD}`,
    /^no set-up$/,
  ],
  ['an import of what is gone', 'from gone import nothing\n', /^ModuleNotFoundError: No module named 'gone'$/],
  ['an attribute that is gone', 'import os\nos.gone\n', /AttributeError: module 'os' has no attribute 'gone'/],
]

/** Such a module is a failing case without a name, which stands for what it kept from running. */
export async function expectBrokenForUnittest([, text, message]: Broken): Promise<void> {
  await using there = await onDisk(
    { 'tests/test_bad.py': text, 'tests/test_cart.py': UNITTEST_SUITE },
    { framework: unittest },
  )

  const all = await there.all()
  const bad = failing(all).filter(({ file }) => file === 'tests/test_bad.py')
  const run = await there.only(...bad)
  there.write({ 'tests/test_bad.py': `import unittest\n${GOOD}` })
  const mended = await there.only(...bad)

  expect(all.result).toBe('finished')
  expect(nameless(all)).toEqual([
    { place: 'tests/test_bad.py', message: expect.stringMatching(message) as string },
    expect.objectContaining({ place: 'tests/test_cart.py › Whole' }),
  ])
  expect(ran(run)).toEqual(['tests/test_bad.py'])
  expect(ran(mended)).toEqual(['tests/test_bad.py › Good › test_good'])
  expect([run.result, mended.result]).toEqual(['finished', 'finished'])
}

/** A test ends the process in its middle. */
export async function expectNoEndOfUnittest(call: string): Promise<void> {
  await using there = await onDisk(
    {
      'tests/test_cart.py': UNITTEST_SUITE.replace(
        'def test_raises(self): {}["gone"]',
        `def test_raises(self): ${call}`,
      ),
    },
    { framework: unittest },
  )

  const all = await there.all()

  expect(all.complete).toBe(false)
}

/** A test forks a process that is ended by a signal behind the last test, as those of a pool are: only the first process reports. */
export const FORKING = `import multiprocessing, time, unittest
class Forks(unittest.TestCase):
    def test_a(self): pass
    def test_b(self):
        multiprocessing.get_context("fork").Process(target=time.sleep, args=(60,), daemon=True).start()
        time.sleep(0.2)
    def test_c(self): pass
`
