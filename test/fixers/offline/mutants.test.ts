import { describe, expect, it } from 'vitest'
import { findMutants } from '../../../src/fixers/offline/mutants.ts'

describe('mutants', () => {
  const text = 'export function f(a, b) {\n  if (a < b) return 1\n  return a + b\n}\n'

  it('are made of the asked lines only, a few of each', () => {
    const found = findMutants({ file: 'src/a.ts', text }, new Set([2]))

    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const { line, text: changed } of found) {
      expect(line).toBe(2)
      expect(changed).not.toBe(text)
      const [now, before] = [changed, text].map(each => each.split('\n').toSpliced(1, 1))
      expect(now).toEqual(before)
    }
    expect(found.map(({ what }) => what)).toContain('replace `<` by `<=`')
  })

  it.each([
    ['src/a.py', 'def f(a, b):\n    return a < b\n', 2, true],
    ['src/a.go', 'func f(a int) bool {\n\treturn a < 1\n}\n', 2, false],
    ['src/a.ts', text, 1, false],
    ['src/a.ts', 'export type A = Array<1 | 2>\n', 1, false],
  ])('of %s line by line', (file, code, line, isFound) => {
    expect(findMutants({ file, text: code }, new Set([line])).length > 0).toBe(isFound)
  })
})
