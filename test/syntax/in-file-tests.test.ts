import { describe, expect, it } from 'vitest'
import { inFileTestLines, inFileTestProblem, inFileTests } from '../../src/syntax/in-file-tests.ts'

const RUST = `/// Adds two.
///
/// \`\`\`
/// assert_eq!(lib::add(1), 3);
/// \`\`\`
pub fn add(a: u32) -> u32 {
    a + 2
}

#[cfg(not(test))]
fn product() {}

#[cfg_attr(test, derive(Clone))]
struct Item;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds() {
        assert_eq!(add(1), 3);
    }
}
`

const PYTHON = `def add(a):
    """Add two.

    >>> add(1)
    3

    That is all.
    """
    return a + 2
`

const SCRIPT = `export const add = (a: number) => a + 2

if (import.meta.vitest) {
  const { it, expect } = import.meta.vitest
  it('adds', () => expect(add(1)).toBe(3))
}
`

const text = (file: string, source: string) =>
  inFileTests(file, source).map(({ from, to }) => source.slice(from, to).trim())

describe('tests beside the code that they test', () => {
  it('are modules and examples of Rust', () => {
    const [module, example, ...others] = text('src/lib.rs', RUST)

    expect(module).toMatch(/^#\[cfg\(test\)\]\nmod tests \{[^]*\}$/)
    expect(example).toBe('/// ```\n/// assert_eq!(lib::add(1), 3);\n/// ```')
    expect(others).toEqual([])
  })

  it.each([
    '#[test]',
    '#[tokio::test]',
    '#[tokio::test(flavor = "multi_thread")]',
    '#[rstest]',
    '#[test_case(1, 2; "x")]',
    '#[wasm_bindgen_test]',
    '#[bench]',
    '#[cfg(test)]',
    '#[cfg(all(test, feature = "x"))]',
  ])('are functions of Rust with %s', attribute => {
    expect(text('a.rs', `fn a() {}\n${attribute}\n#[ignore]\nfn b() {}\n`)).toEqual([
      `${attribute}\n#[ignore]\nfn b() {}`,
    ])
  })

  it.each([
    '#[cfg(not(test))]',
    '#[cfg(any(not(test), unix))]',
    '#[cfg(not(any(test, miri)))]',
    '#[cfg(feature = "test-util")]',
    '#[derive(Debug)]',
    '#[cfg_attr(test, ignore)]',
    '#[inline]',
  ])('are none with %s', attribute => {
    expect(text('a.rs', `${attribute}\nfn latest_test() {}\n`)).toEqual([])
  })

  it('are a whole file of Rust that says so', () => {
    expect(text('a.rs', '#![cfg(test)]\nfn a() {}\n')).toEqual(['#![cfg(test)]\nfn a() {}'])
  })

  it('are no examples of Rust in other languages', () => {
    expect(text('a.rs', '/// ```text\n/// no test\n/// ```\nfn a() {}\n')).toEqual([])
  })

  it('are examples in texts of Python', () => {
    expect(text('a.py', PYTHON)).toEqual(['>>> add(1)\n    3'])
  })

  it('are tests in the source, as vitest runs them', () => {
    expect(text('a.ts', SCRIPT)).toEqual([SCRIPT.slice(SCRIPT.indexOf('if (')).trim()])
  })

  it('have their lines', () => {
    const isOfTest = inFileTestLines('src/lib.rs', RUST)
    const lines = RUST.split('\n').flatMap((_, index) => (isOfTest(index + 1) ? [index + 1] : []))

    expect(lines).toEqual([3, 4, 5, 16, 17, 18, 19, 20, 21, 22, 23, 24])
  })
})

describe('a change of them', () => {
  it.each([
    ['src/lib.rs', RUST, 'assert_eq!(add(1), 3)', 'assert_eq!(add(1), 4)'],
    ['src/lib.rs', RUST, '        assert_eq!(add(1), 3);\n', ''],
    ['src/lib.rs', RUST, '    #[test]\n', '    #[ignore]\n    #[test]\n'],
    ['src/lib.rs', RUST, 'assert_eq!(lib::add(1), 3)', 'assert_eq!(lib::add(1), 4)'],
    ['src/lib.rs', RUST, 'pub fn add', '#[cfg(test)]\nfn other() {}\npub fn add'],
    ['a.py', PYTHON, '    3\n', '    4\n'],
    ['a.ts', SCRIPT, 'toBe(3)', 'toBe(4)'],
    ['a.ts', SCRIPT, 'if (import.meta.vitest)', 'if (false && import.meta.vitest)'],
  ])('is one: %s: %j to %j', (file, before, from, to) => {
    expect(before).toContain(from)
    expect(inFileTestProblem(file, before, before.replace(from, to))).toContain('would change')
  })

  it.each([
    ['src/lib.rs', RUST, '    a + 2', '    a + 1 + 1'],
    ['src/lib.rs', RUST, '#[cfg(test)]\nmod', '\n\n#[cfg(test)]\nmod'],
    ['a.py', PYTHON, 'return a + 2', 'return 2 + a'],
    ['a.ts', SCRIPT, 'a + 2', '2 + a'],
    ['a.rb', '# >>> x\n', 'x', 'y'],
  ])('is none: %s: %j to %j', (file, before, from, to) => {
    expect(inFileTestProblem(file, before, before.replace(from, to))).toBeUndefined()
  })

  it('is none where a checkout changed the line ends, or a formatter the indentation', () => {
    expect(
      inFileTestProblem('src/lib.rs', RUST, RUST.replace('a + 2', '2 + a').replaceAll('\n', '\r\n')),
    ).toBeUndefined()
    expect(inFileTestProblem('src/lib.rs', RUST, RUST.replace('        assert', '    assert'))).toBeUndefined()
  })

  it('is one in a file with other line ends, too', () => {
    const stored = PYTHON.replaceAll('\n', '\r\n')

    expect(inFileTestProblem('a.py', stored, stored.replace('    3\r', '    4\r'))).toContain('would change')
  })

  it('is none where the syntax was broken, and the tests stand there as they do behind the fix', () => {
    const broken = RUST.replace('a + 2', '"a + 2')

    expect(inFileTestProblem('src/lib.rs', broken, RUST)).toBeUndefined()
    expect(
      inFileTestProblem('src/lib.rs', broken, RUST.replace('add(1), 3);\n    }', 'add(1), 4);\n    }')),
    ).toBeDefined()
  })

  it('is the first one, too', () => {
    expect(inFileTestProblem('a.rs', 'fn a() {}\n', 'fn a() {}\n#[test]\nfn b() {}\n')).toBe(
      'a.rs would get tests of its own: fix the code, and add no tests.',
    )
  })
})
