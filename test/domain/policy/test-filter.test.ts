import { describe, expect, it } from 'vitest'
import { isNamed, unmatchedWords } from '../../../src/domain/policy/test-filter.ts'
import type { TestId } from '../../../src/domain/model/test-case.ts'

const test: TestId = { framework: 'pytest', file: 'tests/unit/test_cart.py', suite: ['TestCart'], name: 'adds an item' }
const nowhere: TestId = { ...test, file: '' }

describe('a test is named by', () => {
  it.each<[string, readonly string[]]>([
    ['no words at all', []],
    ['its file', ['tests/unit/test_cart.py']],
    ['its file from here', ['./tests/unit/test_cart.py']],
    ['the end of its path', ['unit/test_cart.py']],
    ["its file's name", ['test_cart.py']],
    ['its path from the top of the repository', ['packages/shop/tests/unit/test_cart.py']],
    ['a directory that it is in', ['tests']],
    ['the same with a slash', ['tests/unit/']],
    ['its name', ['adds an item']],
    ['a part of its name', ['an it']],
    ['its name in capitals', ['ADDS AN ITEM']],
    ['its suite', ['TestCart']],
    ['its title as reports tell it', ['tests/unit/test_cart.py › TestCart › adds an item']],
    ['file and name, as pytest writes them', ['tests/unit/test_cart.py::TestCart::adds an item']],
    ['its title as vitest prints it', ['tests/unit/test_cart.py > TestCart > adds an item']],
    ['its title as jest prints it', ['TestCart › adds an item']],
    ['one of several words', ['elsewhere', 'test_cart.py']],
  ])('%s', (_, words) => {
    expect(isNamed(test, words)).toBe(true)
  })

  it.each<[string, readonly string[]]>([
    ['another file', ['tests/unit/test_label.py']],
    ['a directory of another name', ['tests/integration']],
    ['the same file elsewhere', ['other/test_cart.py']],
    ['another name', ['removes an item']],
    ['an empty word', ['']],
    ['nothing but a way from here', ['./']],
    ['its file and another name', ['test_cart.py::removes an item']],
    ['code with a sign that titles have', ['adds > TestCart']],
    ['the file of another test, as vitest prints it', ['test_cart.py > TestCart > removes an item']],
    ['another file and its name', ['test_label.py::adds an item']],
    ['a file and no name', ['test_cart.py::']],
    ['a pattern', ['tests/**', '.*', '^adds']],
    ['the end of its file’s name', ['art.py/x']],
  ])('and not by %s', (_, words) => {
    expect(isNamed(test, words)).toBe(false)
  })

  it('its name alone where the report does not say the file', () => {
    expect(isNamed(nowhere, ['adds an item'])).toBe(true)
    expect(isNamed(nowhere, ['tests/unit/test_cart.py'])).toBe(false)
    expect(isNamed(nowhere, ['/'])).toBe(false)
  })

  it('a file that it can be in where the report does not say one', () => {
    const files = ['/home/ci/shop/tests/unit/test_cart.py']

    expect(isNamed(nowhere, ['tests/unit/test_cart.py::adds'], files)).toBe(true)
    expect(isNamed(nowhere, ['tests/unit/test_label.py'], files)).toBe(false)
    expect(unmatchedWords(['test_cart.py'], [{ id: nowhere, files }])).toBeUndefined()
    expect(unmatchedWords(['test_cart.py'], [{ id: nowhere }])?.remedy).toBe('These fail: TestCart › adds an item.')
  })
})
