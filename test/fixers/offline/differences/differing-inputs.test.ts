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
    ['return 5', 'return shop if total == FREE else 5'],
  ])

  expect(shown).toEqual(
    [
      'total > FREE - 1: the same',
      'total == FREE or total > 60: fee(51, []) is 0, not 5',
      'return 0 if not names else 5: fee(49, []) is 5, not 0',
      'return shop if total == FREE else 5: fee(51, []) is 0, not throws TypeError: unsupported operand',
    ].map((line, at) => (at === 3 ? expect.stringMatching(/^return shop/) : line)),
  )
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

  expect(shown).toEqual(['n != 1: steps(0) is 0, not nothing in time', 'count * 1: the same'])
})
