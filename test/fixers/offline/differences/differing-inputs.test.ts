import { expect, it } from 'vitest'
import { pytest } from '../../../../src/frameworks/pytest.ts'
import { compared } from './differing-inputs.cases.ts'

const pythonProject = (code: string, tests: string) => ({
  framework: pytest,
  code: 'shop.py',
  tests: 'test_shop.py',
  files: { 'conftest.py': '', 'test_shop.py': `import shop\n\n${tests}` },
  broken: code,
  right: code,
})

it('changes of a function in Python are told apart by a call', async () => {
  const code =
    '"""A shop."""\nfrom __future__ import annotations\n\nFREE = 50\n\n\ndef fee(total, names):\n    """Say what it costs."""\n    if total > FREE:\n        return 0\n    return 5 + len(names)\n'
  const tests =
    'def test_free():\n    assert shop.fee(50, []) == 0\n\n\ndef test_small():\n    assert shop.fee(20, ["a"]) == 6\n\n\ndef test_large():\n    assert shop.fee(70, ["a"]) == 0\n'

  const { shown, text } = await compared(pythonProject(code, tests), [
    ['total > FREE', 'total >= FREE'],
    ['total > FREE', 'total > FREE - 1'],
    ['total > FREE', 'total == FREE or total > 60'],
    ['return 5', 'return 0 if not names else 5'],
    ['return 5 + len(names)', 'return 0 if total == FREE else 5 + len(names) if total < 40 else int("x")'],
  ])

  expect(shown).toEqual([
    'total > FREE - 1: the same',
    'total == FREE or total > 60: fee(51, []) is 0, not 5',
    'return 0 if not names else 5: fee(49, []) is 5, not 0',
    expect.stringMatching(/: fee\(49, \[\]\) is 5, not error ValueError: invalid literal for int/),
  ])
  expect(text).toBe(code)
})

it('nothing is called that does more than to compute', async () => {
  const code = 'import os\n\n\ndef size(path):\n    if os.path.exists(path):\n        return 1\n    return 0\n'
  const tests =
    'def test_it():\n    assert shop.size("none") == 1\n\n\ndef test_other():\n    assert shop.size(".") == 1\n'

  const { shown } = await compared(pythonProject(code, tests), [
    ['return 0', 'return 1'],
    ['return 1', 'return 2'],
  ])

  expect(shown).toEqual(['return 2: not compared'])
})

it('a change that does not end with another input is told apart by it', { timeout: 60_000 }, async () => {
  const code =
    'def steps(n):\n    count = 0\n    while n > 0:\n        n -= 1\n        count += 1\n    return count + 1\n'
  const tests = 'def test_it():\n    assert shop.steps(3) == 3\n\n\ndef test_some():\n    assert shop.steps(3) < 9\n'

  const { shown } = await compared(pythonProject(code, tests), [
    ['count + 1', 'count'],
    ['n > 0', 'n != 1'],
    ['count + 1', 'count * 1'],
  ])

  expect(shown).toEqual(['n != 1: steps(0) is 0, not endless', 'count * 1: the same'])
})

const FEE = 'def fee(n):\n    if n > 50:\n        return 0\n    return 5\n'
const FEE_TESTS = 'def test_it():\n    assert shop.fee(50) == 0\n\n\ndef test_other():\n    assert shop.fee(20) == 5\n'

it.each<[name: string, code: string, changes: [string, string][], shown: string[]]>([
  [
    'with an effect',
    `import os\n\n${FEE}`,
    [
      ['n > 50', 'n >= 50'],
      ['n > 50', 'n >= 50 or os.remove(n)'],
    ],
    ['n >= 50 or os.remove(n): not compared'],
  ],
  [
    'whose difference is long',
    FEE.replace('return 5', 'return "-" * 90 + str(n)').replace('return 0', 'return ""'),
    [
      ['n > 50', 'n >= 50'],
      ['n > 50', 'n > 48'],
    ],
    ['n > 48: differs'],
  ],
  [
    'with a large number',
    `MOST = 300000007\n\n\n${FEE.replace('n > 50', 'n > 50 + 0 * MOST')}`,
    [
      ['> 50', '> 49'],
      ['> 50', '>= 50'],
    ],
    ['>= 50: the same'],
  ],
  [
    'of another function',
    `${FEE}\n\ndef other(n):\n    return n + 1\n`,
    [
      ['n > 50', 'n >= 50'],
      ['n + 1', 'n - 1'],
    ],
    ['n - 1: not compared'],
  ],
  [
    'of a constant that the function reads',
    `FREE = 51\n\n\n${FEE.replace('50', 'FREE')}`,
    [
      ['n > FREE', 'n >= FREE'],
      ['FREE = 51', 'FREE = 49'],
      ['51', '40'],
    ],
    ['FREE = 49: not compared', '40: fee(50) is 5, not 0'],
  ],
])('a change %s', async (_, code, changes, expected) => {
  const { shown } = await compared(
    pythonProject(code, FEE_TESTS.replaceAll('50', code.includes('FREE = 51') ? '51' : '50')),
    changes,
  )

  expect(shown).toEqual(expected)
})

it('all calls together have less time than a run: those that end are not said to be endless', {
  timeout: 60_000,
}, async () => {
  const code =
    'def busy(n):\n    total = 0\n    for each in range(400000):\n        total += each % 7\n    return n + 2 if total > 0 else n\n'
  const tests = 'def test_it():\n    assert shop.busy(1) == 2\n\n\ndef test_other():\n    assert shop.busy(5) > 0\n'

  const { shown } = await compared(pythonProject(code, tests), [
    ['n + 2', 'n + 1'],
    ['n + 2', '1 + n'],
  ])

  expect(shown).toEqual(['1 + n: the same'])
})

it('what is over is not compared, and nothing is thrown where it is ended from outside', async () => {
  const project = pythonProject(FEE, FEE_TESTS)
  const changes = [
    ['n > 50', 'n >= 50'],
    ['n > 50', 'n > 48'],
  ] as const

  expect((await compared(project, changes, { leftMs: 0 })).shown).toEqual(['n > 48: not compared'])
  expect((await compared(project, changes, { signal: AbortSignal.abort() })).shown).toEqual(['n > 48: not compared'])
})
