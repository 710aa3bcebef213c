import { expect, it } from 'vitest'
import { computingFunctionAt } from '../../../../src/fixers/offline/differences/computing-function.ts'
import { sourceOf } from '../synthesis/observed-code.ts'

/** Code, whose `HERE` is the place that is asked for, and the function that is found with its parameters. */
const ROWS: readonly (readonly [language: 'python' | 'javascript', code: string, found: string | undefined])[] = [
  ['python', 'def f(a, b=2):\n    """Text."""\n    return HERE + max(a, b)\n', 'f(a, b)'],
  [
    'python',
    'def f(all):\n    done = []\n    for each in all:\n        done.append(each.strip())\n    return HERE\n',
    'f(all)',
  ],
  ['python', 'def g(a):\n    return a\n\ndef f(a):\n    return g(a) + HERE\n', 'f(a)'],
  ['python', 'def f(a):\n    if a < 0:\n        raise TooSmall(a)\n    return HERE\n', 'f(a)'],
  [
    'python',
    'def f(a):\n    def inner(b):\n        return b + HERE\n    return [inner(each) for each in a]\n',
    undefined,
  ],
  ['python', 'from shop import g\n\ndef f(a):\n    return g(a) + HERE\n', undefined],
  ['python', 'def g(a):\n    return open(a)\n\ndef f(a):\n    return g(a) or HERE\n', undefined],
  ['python', 'import os\n\ndef f(a):\n    os.remove(a)\n    return HERE\n', undefined],
  ['python', 'def f(a):\n    a.save()\n    return HERE\n', undefined],
  ['python', '@cached\ndef f(a):\n    return HERE\n', undefined],
  ['python', 'class A:\n    def f(self, a):\n        return HERE\n', undefined],
  ['python', 'def f(a):\n    yield HERE\n', undefined],
  ['python', 'async def f(a):\n    return HERE\n', undefined],
  ['python', 'def f(a, *more):\n    return HERE\n', undefined],
  ['python', 'def f(a): return HERE\n', undefined],
  ['python', 'LIMIT = HERE\n', undefined],
  ['python', 'NAMES = ["a"]\n\ndef f(a):\n    return HERE + NAMES.index(a)\n', 'f(a)'],
  ['python', 'shop = load()\n\ndef f(a):\n    return HERE + shop.get(a)\n', undefined],
  ['javascript', 'export function f(a) {\n  return localStorage.get(a) ?? HERE\n}\n', undefined],
  ['javascript', 'export function f(a) {\n  return this.all.get(a) ?? HERE\n}\n', undefined],
  ['javascript', 'export function f(a) {\n  return a.trim().split(",").map(each => each.trim() + HERE)\n}\n', 'f(a)'],
  ['javascript', 'export function f(a, b) {\n  return a.map(each => each + HERE)\n}\n', 'f(a, b)'],
  [
    'javascript',
    'export const f = (a) => {\n  const all = new Map()\n  all.set(a, HERE)\n  return [...all.keys()]\n}\n',
    'f(a)',
  ],
  ['javascript', 'export default function f(a) { return Math.max(a, HERE) }\n', 'f(a)'],
  ['javascript', 'export const f = a => HERE\n', undefined],
  ['javascript', 'export async function f(a) {\n  return HERE\n}\n', undefined],
  ['javascript', 'export function* f(a) {\n  yield HERE\n}\n', undefined],
  ['javascript', 'export function f({ a }) {\n  return HERE\n}\n', undefined],
  ['javascript', 'export function f(a, ...more) {\n  return HERE\n}\n', undefined],
  ['javascript', 'export function f(a, done) {\n  done(a)\n  return HERE\n}\n', undefined],
  [
    'javascript',
    "import { rmSync } from 'node:fs'\nexport function f(a) {\n  rmSync(a)\n  return HERE\n}\n",
    undefined,
  ],
  ['javascript', 'export function f(a) {\n  return fetch(a) ?? HERE\n}\n', undefined],
]

it.each(ROWS)('a function that only computes, in %s: %j', (language, code, found) => {
  const at = code.indexOf('HERE')
  const called = computingFunctionAt(at, sourceOf(language, code.replace('HERE', '1')))

  expect(called && `${called.name}(${called.parameters.join(', ')})`).toBe(found)
})
