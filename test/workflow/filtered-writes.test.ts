import { expect, test } from 'vitest'
import { withoutInFileTests } from '../../src/workflow/filtered-writes.ts'
import type { SourceTree } from '../../src/contracts/ports.ts'

const CODE = 'fn two() -> u8 {\n    3\n}\n\n#[test]\nfn is_two() {\n    assert_eq!(two(), 2);\n}\n'

function tree(): SourceTree & { readonly files: Map<string, string> } {
  const files = new Map([['src/lib.rs', CODE]])
  return {
    files,
    list: async () => [...files.keys()],
    read: async path => files.get(path),
    original: async path => (path === 'src/lib.rs' ? CODE : undefined),
    changed: async () => [],
    reset: async () => undefined,
    write: async (path, text) => {
      files.set(path, text)
      return { ok: true }
    },
  }
}

test('a fixer cannot make a test pass that stands in the file of the code', async () => {
  const files = tree()
  const source = withoutInFileTests(files)

  expect(await source.write('src/lib.rs', CODE.replace('two(), 2', 'two(), 3'))).toEqual({
    ok: false,
    reason: 'A test in src/lib.rs would change: tests stay as they are, also in a file with the code that they test.',
  })
  expect(files.files.get('src/lib.rs')).toBe(CODE)
  expect(await source.write('src/lib.rs', CODE.replace('    3', '    2'))).toEqual({ ok: true })
  expect(files.files.get('src/lib.rs')).toContain('    2\n')
})
