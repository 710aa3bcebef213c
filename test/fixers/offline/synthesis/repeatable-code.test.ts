import { expect, test } from 'vitest'
import { isRepeatable } from '../../../../src/fixers/offline/synthesis/repeatable-code.ts'

test.each([
  'a + b * c',
  'len(items) - 1',
  'sorted(items)[0]',
  'text.strip().lower()',
  '", ".join(parts)',
  'Math.max(a, b)',
  'Array.isArray(value)',
  'items.slice(1, -1)',
  'a if b else (c)',
  'not (a and b)',
  'a >= b',
  'a == b',
])('%s may be evaluated more than once', code => {
  expect(isRepeatable(code)).toBe(true)
})

test.each([
  'm.set(word, 1)',
  'event.set()',
  'os.replace(a, b)',
  'queue.get(False)',
  'client.get(url)',
  'await client.head(url)',
  'Promise.all(tasks)',
  'thread.join()',
  'items.pop()',
  'next(rows)',
  'log(total)',
  'n >>= 1',
  'n <<= 1',
  'a = b',
  'a += b',
  'i++',
  '(n := f)',
  'new Date()',
  'make()()',
  'table[0](1)',
  'each => each',
  'lambda: 1',
  '[x async for x in s]',
  'yield x',
  'delete a.b',
  'tag`x`',
])('%s may not', code => {
  expect(isRepeatable(code)).toBe(false)
})
