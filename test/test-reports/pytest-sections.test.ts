import { describe, expect, it } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { readReport } from '../../src/test-reports/read-reports.ts'

async function failures(text: string): Promise<Record<string, { message: string; stack: string }>> {
  const { cases } = await readReport([text], { relative: file => file })
  const failed = cases.filter(({ status }) => status === 'failed')
  return Object.fromEntries(
    failed.map(({ id, problems: [problem] }) => [
      titleOf(id),
      { message: problem?.message ?? '', stack: problem?.stack ?? '' },
    ]),
  )
}

const heading = (text: string) => `===================== ${text} =====================`
const section = (title: string, ...lines: readonly string[]) => [`_______ ${title} _______`, ...lines]
const output = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`

describe('a failure in the short summary of pytest', () => {
  it('has both texts of a doctest', async () => {
    const text = output(
      heading('FAILURES'),
      section(
        '[doctest] shop.double',
        '030 ',
        '031     >>> double(2)',
        'Expected:',
        '    5',
        'Got:',
        '    4',
        '',
        '/ci/shop.py:31: DocTestFailure',
      ),
      heading('short test summary info'),
      'FAILED shop.py::shop.double',
      heading('1 failed in 0.01s'),
    )

    expect(await failures(text)).toMatchObject({
      'shop.py › shop.double': { message: 'Expected:\n    5\nGot:\n    4' },
    })
  })

  it('has the message and the traceback of its section', async () => {
    const text = output(
      heading('test session starts'),
      heading('ERRORS'),
      section(
        'ERROR at setup of test_setup',
        '    def broken():',
        '>       raise RuntimeError("no database")',
        'E       RuntimeError: no database',
        '',
        'test_a.py:10: RuntimeError',
      ),
      section('ERROR collecting test_b.py', 'E   ModuleNotFoundError: No module named shop'),
      heading('FAILURES'),
      section(
        'TestCart.test_total[1]',
        '    def test_total(self, n):',
        '>       assert one == two',
        "E       AssertionError: assert {'a': 1, 'lis... the summary'} == {'a': 1}",
        'E         ',
        'E         Omitting 1 identical items',
        '',
        'test_a.py:5: AssertionError',
      ),
      section(
        'test_key',
        'test_a.py:7: in test_key',
        '    {}["missing"]',
        "E   KeyError: 'missing'",
        '--- Captured stdout call ---',
        'FAILED test_z.py::test_printed - by a test',
      ),
      heading('short test summary info'),
      "FAILED test_a.py::TestCart::test_total[1] - AssertionError: assert {'a': 1, '...",
      "FAILED test_a.py::test_key - KeyError: 'mis...",
      'ERROR test_a.py::test_setup - RuntimeErro...',
      'ERROR test_b.py - Module...',
      heading('2 failed, 2 errors in 0.05s'),
    )

    const found = await failures(text)

    expect(Object.entries(found).map(([title, { message }]) => `${title}: ${message}`)).toEqual([
      "test_a.py › TestCart › test_total[1]: AssertionError: assert {'a': 1, 'lis... the summary'} == {'a': 1}\n  \n  Omitting 1 identical items",
      "test_a.py › test_key: KeyError: 'missing'",
      'test_a.py › test_setup: RuntimeError: no database',
      'test_b.py: ModuleNotFoundError: No module named shop',
    ])
    expect(found['test_a.py › test_setup']?.stack).toBe(
      '    def broken():\n>       raise RuntimeError("no database")\nE       RuntimeError: no database\n\ntest_a.py:10: RuntimeError',
    )
  })

  it('of two tests of one name in two files has its own section', async () => {
    const text = output(
      heading('FAILURES'),
      section('test_same', 'E   ValueError: one'),
      section('test_same', 'E   ValueError: two'),
      heading('short test summary info'),
      'FAILED a/test_a.py::test_same - Valu...',
      'FAILED b/test_b.py::test_same - Valu...',
      heading('2 failed in 0.01s'),
    )

    expect(await failures(text)).toMatchObject({
      'a/test_a.py › test_same': { message: 'ValueError: one' },
      'b/test_b.py › test_same': { message: 'ValueError: two' },
    })
  })

  it('whose error came from another one has the last of them', async () => {
    const text = output(
      heading('FAILURES'),
      section(
        'test_a',
        "E   KeyError: 'a'",
        '',
        'During handling of the above exception, another exception occurred:',
        '',
        'E   ValueError: no a',
      ),
      heading('short test summary info'),
      'FAILED test_a.py::test_a - ValueErr...',
      heading('1 failed in 0.01s'),
    )

    expect(await failures(text)).toMatchObject({ 'test_a.py › test_a': { message: 'ValueError: no a' } })
  })

  it('keeps its own words if no section tells more', async () => {
    const native = output(
      heading('FAILURES'),
      section('test_a', 'Traceback (most recent call last):', 'ValueError: no'),
    )
    const summary = output(
      heading('short test summary info'),
      'FAILED test_a.py::test_a - ValueError: no',
      heading('1 failed in 0.01s'),
    )

    expect(await failures(summary)).toEqual({ 'test_a.py › test_a': { message: 'ValueError: no', stack: '' } })
    expect(await failures(native + summary)).toEqual({
      'test_a.py › test_a': { message: 'ValueError: no', stack: 'Traceback (most recent call last):\nValueError: no' },
    })
  })

  it('comes to an end with a section of 200,000 lines', async () => {
    const many = Array.from({ length: 200_000 }, (_, index) => `E   line ${index}`).join('\n')
    const text = output(
      heading('FAILURES'),
      section('test_a', many),
      heading('short test summary info'),
      'FAILED test_a.py::test_a - x',
      heading('1 failed in 1s'),
    )

    const { message = '', stack = '' } = (await failures(text))['test_a.py › test_a'] ?? {}
    expect(message.split('\n')).toHaveLength(40)
    expect(stack.length).toBeLessThan(40_000)
  })
})
