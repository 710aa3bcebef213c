import { describe, expect, it } from 'vitest'
import { assertionProblem } from '../../src/syntax/changed-assertions.ts'

const HEAD = "import { size } from './page.js'\n"
const BEFORE = `${HEAD}
const wanted = 1
beforeEach(() => { reset() })

describe('page', () => {
  it('has a size', () => {
    expect(size()).toBe(20)
    expect(size(1)).toBe(20)
  })

  it.each([[1, 20]])('of %d', (a, b) => {
    expect(size(a)).toBe(b)
  })
})
`
const problem = (from: string, to: string, most = 1) => {
  expect(BEFORE).toContain(from)
  return assertionProblem('page.test.js', { before: BEFORE, after: BEFORE.replace(from, to) }, most)
}

describe('a new version of a test file', () => {
  it.each([
    ['a value', 'toBe(20)', 'toBe(50)'],
    ['another assertion', 'expect(size()).toBe(20)', 'expect(() => size()).toThrow(RangeError)'],
    ['one more assertion', 'expect(size()).toBe(20)', 'expect(size()).toBe(50)\n    expect(size(2)).toBe(50)'],
    ['a table', '[[1, 20]]', '[[1, 50]]'],
    ['nothing', 'size', 'size'],
  ])('may change %s', (_, from, to) => {
    expect(problem(from, to)).toBeUndefined()
  })

  it.each([
    ['an import', "'./page.js'", "'./other.js'", /that is no test/],
    ['a value outside of tests', 'wanted = 1', 'wanted = 2', /that is no test/],
    ['a title of a suite', "'page'", "'pages'", /that is no test/],
    ['a hook', 'reset()', 'reset(1)', /A hook/],
    ['fewer assertions', '    expect(size(1)).toBe(20)\n', '', /An assertion .* would go/],
    ['a new test', '  it.each([[', "  it('more', () => {})\n\n  it.each([[", /that is no test/],
    ['a mock', HEAD, `${HEAD}vi.mock('./page.js')\n`, /that is no test/],
  ] as const)('may not change %s', (_, from, to, reason) => {
    expect(problem(from, to)).toMatch(reason)
  })

  it('may not change more tests than are outdated', () => {
    expect(problem(BEFORE, BEFORE.replaceAll('20', '50'))).toMatch(/^2 tests of page\.test\.js would change, and 1 /)
    expect(problem(BEFORE, BEFORE.replaceAll('20', '50'), 2)).toBeUndefined()
  })

  it('is read in Python, too', () => {
    const before = '@pytest.mark.parametrize("a", [20])\ndef test_size(a):\n    assert size() == a\n\n\nLIMIT = 1\n'

    const judge = (after: string) => assertionProblem('test_page.py', { before, after }, 1)

    expect(judge(before.replace('20', '50'))).toBeUndefined()
    expect(judge(before.replace('LIMIT = 1', 'LIMIT = 2'))).toMatch(/that is no test/)
    expect(judge(before.replace('    assert size() == a', '    pass'))).toMatch(/would go/)
  })

  it('is refused in a language that nobody can read here', () => {
    expect(assertionProblem('page_test.cob', { before: 'a', after: 'b' }, 1)).toMatch(/cannot read the language/)
  })
})
