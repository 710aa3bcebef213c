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
  ['python', 'def f(a):\n    if a < 0:\n        raise ValueError(a)\n    return HERE\n', 'f(a)'],
  ['python', 'def f(a):\n    def inner(b):\n        return b + HERE\n    return [inner(each) for each in a]\n', 'f(a)'],
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
  [
    'python',
    'import re\nWORD = re.compile(r"\\w+", re.I)\n\ndef f(a):\n    return [each.upper() for each in WORD.findall(a)] + HERE\n',
    'f(a)',
  ],
  [
    'python',
    'from .errors import ParseError\n\ndef f(a):\n    try:\n        return int(a)\n    except (ValueError, TypeError) as error:\n        raise ParseError(a) from error\n    return HERE\n',
    'f(a)',
  ],
  ['python', 'def f(a):\n    return sorted(a, key=lambda each: each[HERE])\n', 'f(a)'],
  [
    'python',
    'from typing import Any\n\ndef f(a: list[Any], b: Any = None) -> Any:\n    c: Any = a\n    return c + HERE\n',
    'f(a, b)',
  ],
  // Each of these could do something to what is around.
  ['python', 'import os\n\ndef f(a):\n    list(map(os.remove, a))\n    return HERE\n', undefined],
  ['python', 'import os\n\ndef f(a):\n    return sorted(a, key=os.remove)[HERE]\n', undefined],
  ['python', 'SESSION = requests.Session()\n\ndef f(a):\n    return SESSION.get(a) + HERE\n', undefined],
  ['python', 'import shop\n\ndef f(a):\n    store = shop.store\n    store.remove(a)\n    return HERE\n', undefined],
  ['python', 'import os\n\ndef f(a):\n    (os).remove(a)\n    return HERE\n', undefined],
  ['python', 'def failed(a):\n    return open(a)\n\ndef f(a):\n    raise failed(HERE)\n', undefined],
  ['python', 'from subprocess import run as map\n\ndef f(a):\n    return map(a) + HERE\n', undefined],
  ['python', 'SHELF = load()\n\ndef f(a):\n    SHELF[a] = HERE\n    return 1\n', undefined],
  ['python', 'TABLE = {}\n\ndef f(a):\n    TABLE[a] = HERE\n    return 1\n', undefined],
  ['python', 'TABLE = {}\n\ndef f(a):\n    del TABLE[a]\n    return HERE\n', undefined],
  ['python', 'def f(a):\n    with transaction:\n        return HERE\n', undefined],
  ['python', 'def f(a):\n    print(a, file=LOG)\n    return HERE\n', undefined],
  ['python', 'def f(a):\n    import evil\n    return HERE\n', undefined],
  ['python', 'def f(a):\n    @app.on_exit\n    def g():\n        pass\n    return HERE\n', undefined],
  ['python', 'def f(a):\n    return HERE\n\nf = logged(f)\n', undefined],
  ['python', 'def f(a):\n    return HERE\n\ndef f(a):\n    return open(a)\n', undefined],
  ['python', 'count = 0\n\ndef f(a):\n    global count\n    count += HERE\n    return a\n', undefined],
  ['python', 'import random\n\ndef f(a):\n    return random.choice(a) + HERE\n', undefined],
  ['python', 'def f(a):\n    return hash(a) + HERE\n', undefined],
  ['javascript', 'const LIMIT = 3\nexport function f(a, b = LIMIT) {\n  return a + HERE\n}\n', 'f(a, b)'],
  [
    'javascript',
    "const SAFE = new Set(['a'])\nexport function f(a) {\n  if (!SAFE.has(a)) throw new RangeError(a)\n  return HERE\n}\n",
    'f(a)',
  ],
  [
    'javascript',
    "import { unlinkSync } from 'node:fs'\nexport function f(a) {\n  a.forEach(unlinkSync)\n  return HERE\n}\n",
    undefined,
  ],
  ['javascript', 'export function f(a) {\n  return Array.from(a, send)[HERE]\n}\n', undefined],
  ['javascript', 'const API = axios.create()\nexport function f(a) {\n  return API.delete(a) ?? HERE\n}\n', undefined],
  [
    'javascript',
    "import { db } from './db.js'\nexport function f(a) {\n  return (a ? db : a).delete(a) ?? HERE\n}\n",
    undefined,
  ],
  [
    'javascript',
    "import { db } from './db.js'\nexport function f(a) {\n  return { db }.delete(a) ?? HERE\n}\n",
    undefined,
  ],
  [
    'javascript',
    "import * as services from './services.js'\nexport function f(a) {\n  const { users } = services\n  users.delete(a)\n  return HERE\n}\n",
    undefined,
  ],
  [
    'javascript',
    "import { plugins } from './plugins.js'\nexport function f(a) {\n  for (const each of plugins) each.add(a)\n  return HERE\n}\n",
    undefined,
  ],
  [
    'javascript',
    "import { failed } from './log.js'\nexport function f(a) {\n  if (a) throw failed(a)\n  return HERE\n}\n",
    undefined,
  ],
  ['javascript', 'export function f(a) {\n  process.env.PATH = a\n  return HERE\n}\n', undefined],
  ['javascript', 'export function f(a) {\n  return Date.now() + HERE\n}\n', undefined],
  ['javascript', 'export function f(a) {\n  return Math.random() + HERE\n}\n', undefined],
  ['javascript', 'export const f = function fetch(a) {\n  return HERE\n}\n', undefined],
  ['javascript', 'export let f = a => {\n  return HERE\n}\nf = logged(f)\n', undefined],
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
  // No input of a test that is a function is written down.
  ['javascript', 'export function f(a, done) {\n  done(a)\n  return HERE\n}\n', 'f(a, done)'],
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
