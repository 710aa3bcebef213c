import { describe, expect, test } from 'vitest'
import { applyMutation, type MutationSource, nodesIn } from '../../../src/fixers/offline/code/mutation.ts'
import { REPAIR_OPERATORS } from '../../../src/fixers/offline/operators/repair-operators.ts'
import { NO_EVIDENCE, type TestEvidence } from '../../../src/fixers/offline/evidence/test-evidence.ts'
import { languageOf } from '../../../src/syntax/languages.ts'

type Row = readonly [kind: string, before: string, after: string]

/** Apply every operator to every node of a text, and list the kinds and the resulting texts. */
function proposals(file: string, text: string, evidence: Partial<TestEvidence> = {}): Row[] {
  const language = languageOf(file)
  if (language === undefined) throw new Error(`no language for ${file}`)
  const source: MutationSource = { file, text, language }
  return [...nodesIn(source)].flatMap(node =>
    REPAIR_OPERATORS.flatMap(({ mutate }) => mutate(node, source, { ...NO_EVIDENCE, ...evidence })).map(
      (mutation): Row => [mutation.operator, text, applyMutation(text, mutation)],
    ),
  )
}

test('a function that nothing reads is asked of a value, and one that is read is not', () => {
  const text =
    'let isIgnored = () => false\nif (a.ignore) isIgnored = of(a.ignore)\nexport const ok = text => matches(text)\n'
  const asked = text.replace('matches(text)', 'matches(isIgnored(text))')
  const found = (before: string) => proposals('a.js', before).filter(([kind]) => kind === 'forgotten-parameter')

  expect(found(text).map(([, , after]) => after)).toContain(asked)
  expect(found(`${text}say(isIgnored)\n`)).toEqual([])
})

describe('in Python the engine proposes', () => {
  test.for<Row>([
    ['comparison', 'x = a < b\n', 'x = a != b\n'],
    ['default-argument', 'def f(a: str):\n    return a\n', 'def f(a: str = None):\n    return a\n'],
    ['default-argument', 'def f(a: str = ""):\n    return a\n', 'def f(a: str = None):\n    return a\n'],
    [
      'constant',
      'def f(a):\n    x: int = 0\n    for b in a:\n        if b > x:\n            x = b\n    return x\n',
      'def f(a):\n    x: int = float("-inf")\n    for b in a:\n        if b > x:\n            x = b\n    return x\n',
    ],
    [
      'guard',
      'def f(items, step, limit):\n    n = 0\n    for a in items:\n        n += a or step\n    return n\n',
      'def f(items, step, limit):\n    n = 0\n    for a in items:\n        n = min(limit, n + (a or step))\n    return n\n',
    ],
    ['swapped-arguments', 'def f(a, b, c):\n    return a - b - c\n', 'def f(a, b, c):\n    return c - (a - b)\n'],
    [
      'null-guard',
      'def f(a):\n    "Docs."\n    return a.b\n',
      'def f(a):\n    "Docs."\n    if a is None:\n        return None\n    return a.b\n',
    ],
    ['comparison', 'x = a == b\n', 'x = a >= b\n'],
    ['arithmetic', 'x = a + b\n', 'x = a % b\n'],
    ['arithmetic', 'x = a | b\n', 'x = a & b\n'],
    ['arithmetic', 'x += a\n', 'x //= a\n'],
    ['arithmetic', 'x = 0\nx = a\n', 'x = 0\nx += a\n'],
    ['constant', 'x = 5\n', 'x = 0\n'],
    ['constant', 'x = 5\n', 'x = -5\n'],
    ['constant', 'x = -5\n', 'x = 5\n'],
    ['constant', 'x = 100\n', 'x = 1000\n'],
    ['constant', 'return None\n', 'return []\n'],
    [
      'constant',
      'def f(a, k):\n    if False:\n        a[k] = []\n    return a\n',
      'def f(a, k):\n    if a[k] is None:\n        a[k] = []\n    return a\n',
    ],
    [
      'constant',
      'def f(a):\n    if True:\n        g()\n    elif a == 3:\n        h()\n',
      'def f(a):\n    if a == 2:\n        g()\n    elif a == 3:\n        h()\n',
    ],
    ['text', 'x = "Ab"\n', 'x = "ab"\n'],
    ['text', 'x = ""\n', 'x = ", "\n'],
    ['text', 'x = "a "\n', 'x = "a"\n'],
    ['arithmetic', 'def f(a, b):\n    return a // b\n', 'def f(a, b):\n    return -(-a // b)\n'],
    [
      'wrapped',
      'def f(a, k):\n    x = a\n    x[k] = 1\n    return x\n',
      'def f(a, k):\n    x = dict(a)\n    x[k] = 1\n    return x\n',
    ],
    [
      'guard',
      'def f(a):\n    x = []\n    for p, q in a:\n        x[-1] = (x[-1][0], q)\n',
      'def f(a):\n    x = []\n    for p, q in a:\n        x[-1] = (x[-1][0], max(x[-1][1], q))\n',
    ],
    [
      'statement',
      'def f(a, b):\n    x = []\n    n = len(b)\n    for c in a:\n        n += c\n        if n > 9:\n            x = []\n',
      'def f(a, b):\n    x = []\n    n = len(b)\n    for c in a:\n        n += c\n        if n > 9:\n            x = []\n            n = len(b)\n',
    ],
    ['boolean', 'if not a.b:\n    f()\n', 'if a.b is None:\n    f()\n'],
    ['boolean', 'if a and b:\n    f()\n', 'if a and b is not None:\n    f()\n'],
    ['boolean', 'x = b if a else c\n', 'x = b if a is not None else c\n'],
    [
      'statement',
      'class A:\n    def get(self, k):\n        self.d.move(k)\n        return self.d[k]\n    def set(self, k, v):\n        self.d[k] = v\n',
      'class A:\n    def get(self, k):\n        self.d.move(k)\n        return self.d[k]\n    def set(self, k, v):\n        self.d[k] = v\n        self.d.move(k)\n',
    ],
    ['wrapped', 'x = abs(a)\n', 'x = a\n'],
    ['wrapped', 'x = a.lower()\n', 'x = a\n'],
    ['wrapped', 'x = f(a)\n', 'x = f(len(a))\n'],
    ['wrapped', 'return a\n', 'return sorted(a)\n'],
    ['wrapped', 'return a + b\n', 'return abs(a + b)\n'],
    ['wrapped', 'return a\n', 'return a.lower()\n'],
    ['wrapped', 'x = sorted(a)\n', 'x = sorted(a, reverse=True)\n'],
    ['wrapped', 'x = max(a)\n', 'x = max(a, key=len)\n'],
    ['wrapped', 'raise ("no")\n', 'raise ValueError("no")\n'],
    ['operand', 'x = a + b\n', 'x = a\n'],
    ['operand', 'x = a and b\n', 'x = b\n'],
    ['operand', 'x = f(a, b)\n', 'x = f(a)\n'],
    ['operand', 'x = f(a, k=1)\n', 'x = f(a)\n'],
    ['operand', 'def f(a, b):\n    return g(a)\n', 'def f(a, b):\n    return g(a, b)\n'],
    ['operand', 'def f(a, b):\n    return a\n', 'def f(a, b):\n    return a + b\n'],
    ['operand', 'def f(a, b):\n    a\n', 'def f(a, b):\n    a.append(b)\n'],
    [
      'forgotten-parameter',
      'def f(a, sep=" "):\n    return " ".join(a)\n',
      'def f(a, sep=" "):\n    return sep.join(a)\n',
    ],
    [
      'forgotten-parameter',
      'def f(a, b):\n    g(b)\n    return h(a, k=1)\n',
      'def f(a, b):\n    g(b)\n    return h(a, k=1, b=b)\n',
    ],
    [
      'guard',
      'def f(a):\n    "Doc."\n    return a[0]\n',
      'def f(a):\n    "Doc."\n    if not a:\n        return []\n    return a[0]\n',
    ],
    [
      'forgotten-parameter',
      'def f(a, limit: int = 10):\n    return g(a, limit=10)\n',
      'def f(a, limit: int = 10):\n    return g(a, limit=limit)\n',
    ],
    [
      'guard',
      'def f(a):\n    "Doc."\n    return a[0]\n',
      'def f(a):\n    "Doc."\n    if not a:\n        return ""\n    return a[0]\n',
    ],
    [
      'guard',
      'def f(a, n):\n    end = len(a) if n is None else n\n    g(end)\n',
      'def f(a, n):\n    end = len(a) if n is None else min(n, len(a))\n    g(end)\n',
    ],
    [
      'guard',
      'def f(a, n):\n    b = len(a)\n    return a[n]\n',
      'def f(a, n):\n    b = len(a)\n    return a[min(n, len(a) - 1)]\n',
    ],
    ['pattern', 'x = {"%f": "[0-9]{6}"}\n', 'x = {"%f": "[0-9]{1,6}"}\n'],
    ['pattern', "x = re.match(r'\\d+(?P<unit>px)', a)\n", "x = re.match(r'\\d*(?P<unit>px)', a)\n"],
    ['pattern', "x = re.match(r'(?P<unit>px)+', a)\n", "x = re.match(r'(?P<unit>px)*', a)\n"],
    ['pattern', "x = re.match(r'(?P<unit>px)', a)\n", "x = re.match(r'(?P<unit>px)?', a)\n"],
    ['pattern', "x = re.match(r'\\d+', a)\n", "x = re.match(r'\\d+$', a)\n"],
    ['pattern', "x = re.match(r'\\d+', a)\n", "x = re.match(r'\\d+', a, flags=re.MULTILINE)\n"],
    [
      'wrapped',
      'def q(a):\n    return a\n\ndef f(a):\n    return a\n',
      'def q(a):\n    return a\n\ndef f(a):\n    return q(a)\n',
    ],
    [
      'copied-expression',
      'def f(o, a):\n    if o.deep:\n        g(a)\n    if a > 1:\n        h(a)\n',
      'def f(o, a):\n    if o.deep:\n        g(a)\n    if o.deep and a > 1:\n        h(a)\n',
    ],
    ['swapped-arguments', 'x = f(a, b, c)\n', 'x = f(c, b, a)\n'],
    ['swapped-arguments', 'x = [a, b]\n', 'x = [b, a]\n'],
    ['swapped-arguments', 'x = (a, b)\n', 'x = (b, a)\n'],
    ['swapped-arguments', 'x = a in b\n', 'x = b in a\n'],
    ['swapped-arguments', 'x = a + b\n', 'x = b + a\n'],
    ['swapped-arguments', 'x, y = a, b\n', 'x, y = b, a\n'],
    ['swapped-arguments', 'x = a if b else c\n', 'x = c if b else a\n'],
    ['swapped-arguments', 'x = a[b]\n', 'x = b[a]\n'],
    ['swapped-arguments', 'def f(a, b):\n    a.f(b.g)\n', 'def f(a, b):\n    b.f(a.g)\n'],
    ['comparison', 'x = a <= b and c < d\n', 'x = a < b and c <= d\n'],
    ['other-name', 'def f(a, b, c):\n    return g(b) + a[b]\n', 'def f(a, b, c):\n    return c + a[b]\n'],
    ['comparison', 'if not a.b:\n    pass\n', 'if len(a.b) <= 1:\n    pass\n'],
    ['comparison', 'if len(a) == 0:\n    pass\n', 'if len(a) <= 1:\n    pass\n'],
    ['swapped-arguments', 'def f(a, j, k):\n    return a[j, k]\n', 'def f(a, j, k):\n    return a[k, j]\n'],
    ['off-by-one', 'def f(a, j, k):\n    return a[j, k]\n', 'def f(a, j, k):\n    return a[j, k - 1]\n'],
    ['guard', 'rest = rest - used\n', 'rest = max(0, rest - used)\n'],
    [
      'guard',
      'def f(a, w):\n    for i in a:\n        w[i] = len(i)\n',
      'def f(a, w):\n    for i in a:\n        w[i] = max(w[i], len(i))\n',
    ],
    [
      'guard',
      'def f(a):\n    n = 0\n    for i in a:\n        n = g(i)\n',
      'def f(a):\n    n = 0\n    for i in a:\n        n = min(n, g(i))\n',
    ],
    [
      'statement',
      'def f(a):\n    if a:\n        g()\n    h()\n',
      'def f(a):\n    if a:\n        g()\n        return\n    h()\n',
    ],
    ['wrapped', 'def f(a):\n    g(a.lower())\n    return a\n', 'def f(a):\n    g(a.lower())\n    return a.lower()\n'],
    ['guard', 'self.n += a + b # self.limit\n', 'self.n = min(self.limit, self.n + (a + b)) # self.limit\n'],
    ['guard', 'def f(n, most):\n    n = n + 1\n', 'def f(n, most):\n    n = min(most, n + 1)\n'],
    ['guard', 'n -= a\n', 'n = max(0, n - a)\n'],
    ['constant', 'if a > best.get(k, 0):\n    f()\n', 'if a > best.get(k, float("-inf")):\n    f()\n'],
    [
      'constant',
      'def f(a):\n    n = 0\n    if a > n:\n        n = a\n',
      'def f(a):\n    n = float("-inf")\n    if a > n:\n        n = a\n',
    ],
    ['constant', 'def f(row):\n    a = [0]\n', 'def f(row):\n    a = [row]\n'],
    [
      'wrapped',
      'def f(a, n):\n    b = "-".join(a)\n    return b[:n]\n',
      'def f(a, n):\n    b = "-".join(a)\n    return b[:n].rstrip("-")\n',
    ],
    [
      'boolean',
      'def f(a):\n    n = 0\n    n += g(a)\n    return True\n',
      'def f(a):\n    n = 0\n    n += g(a)\n    return n == 0\n',
    ],
    ['constant', 'def f(a):\n    return []\n', 'def f(a):\n    return [[]]\n'],
    ['operand', 'def f(a):\n    return [g(b) for b in a]\n', 'def f(a):\n    return a + [g(b) for b in a]\n'],
    ['copied-expression', 'a[i, j] = min(b[j], c[i])\n', 'b[j] = min(b[j], c[i])\n'],
    [
      'slice',
      'def f(a, k):\n    h = a[:k]\n    for x in a:\n        g(h, x)\n',
      'def f(a, k):\n    h = a[:k]\n    for x in a[k:]:\n        g(h, x)\n',
    ],
    [
      'statement',
      'def f(a):\n    p = None\n    while a:\n        b = a.next\n        a.next = p\n        a = b\n    return p\n',
      'def f(a):\n    p = None\n    while a:\n        b = a.next\n        a.next = p\n        p = a\n        a = b\n    return p\n',
    ],
    [
      'statement',
      'def f(a, b):\n    c = []\n    for x in a:\n        c.append(x)\n    return c\n',
      'def f(a, b):\n    c = []\n    for x in a:\n        c.append(x)\n    c.append(a)\n    return c\n',
    ],
    [
      'statement',
      'def f(a):\n    s = set()\n    def g(b):\n        if b in s:\n            return h(b)\n        return k(b)\n    return g(a)\n',
      'def f(a):\n    s = set()\n    def g(b):\n        if b in s:\n            return h(b)\n        s.add(b)\n        return k(b)\n    return g(a)\n',
    ],
    [
      'statement',
      'def f(a):\n    c: list[int] = []\n    for b in a:\n        g(b)\n    return c\n',
      'def f(a):\n    c: list[int] = []\n    for b in a:\n        g(b)\n        c.append(b)\n    return c\n',
    ],
    ['null-guard', 'if a.b is None:\n    pass\n', 'if a is None or a.b is None:\n    pass\n'],
    ['null-guard', 'while a.b or c:\n    pass\n', 'while a is not None and (a.b or c):\n    pass\n'],
    ['slice', 'return a\n', 'return a[1:]\n'],
    ['slice', 'return a\n', 'return a[::-1]\n'],
    ['slice', 'x = a[1:]\n', 'x = a[:1]\n'],
    ['slice', 'x = a[i]\n', 'x = a[:i]\n'],
    ['slice', 'x = a[0]\n', 'x = a\n'],
    ['sibling-method', 'x = a.islower()\n', 'x = a.isupper()\n'],
    ['sibling-method', 'x = a.append(b)\n', 'x = a.extend(b)\n'],
    ['sibling-method', 'x = any(a)\n', 'x = all(a)\n'],
    ['other-name', 'K = 1\ndef f(a):\n    return a * a\n', 'K = 1\ndef f(a):\n    return a * K\n'],
    ['other-name', 'def f():\n    a = 1\n    b = 2\n', 'def f():\n    a = 1\n    a = 2\n'],
    [
      'copied-expression',
      'def f(a):\n    x = a[0]\n    return x + a[1]\n',
      'def f(a):\n    x = a[1]\n    return x + a[1]\n',
    ],
    [
      'copied-expression',
      'def f(a):\n    if a:\n        g()\n    x = a > 1\n',
      'def f(a):\n    if a and a > 1:\n        g()\n    x = a > 1\n',
    ],
    ['boolean', 'x = a or b\n', 'x = a if a is not None else b\n'],
    ['boolean', 'x = f(a.b or 1) + 1\n', 'x = f(a.b if a.b is not None else 1) + 1\n'],
    [
      'statement',
      'def f(cs):\n    word = ""\n    is_open = False\n    for c in cs:\n        if c:\n            word = ""\n        is_open = True\n',
      'def f(cs):\n    word = ""\n    is_open = False\n    for c in cs:\n        if c:\n            word = ""\n            is_open = False\n        is_open = True\n',
    ],
    [
      'statement',
      'def f(a):\n    n = 0\n    for x in a:\n        if not x:\n            n += 1\n        g(x)\n',
      'def f(a):\n    n = 0\n    for x in a:\n        if not x:\n            n += 1\n            continue\n        g(x)\n',
    ],
    [
      'statement',
      'def f(a):\n    out, w = [], ""\n    for c in a:\n        if c == " ":\n            if w:\n                out.append(w)\n                w = ""\n            continue\n        w += c\n    return out\n',
      'def f(a):\n    out, w = [], ""\n    for c in a:\n        if c == " ":\n            if w:\n                out.append(w)\n                w = ""\n            continue\n        w += c\n    if w:\n        out.append(w)\n        w = ""\n    return out\n',
    ],
    [
      'statement',
      'def f(a):\n    out = []\n    n = 0\n    for x in a:\n        if x is None:\n            out.append(n)\n        else:\n            n += x\n    return out\n',
      'def f(a):\n    out = []\n    n = 0\n    for x in a:\n        if x is None:\n            out.append(n)\n            n = 0\n        else:\n            n += x\n    return out\n',
    ],
    ['guard', 'x = min((f(a) for a in b), default=0)\n', 'x = min((f(a) for a in b if a.strip()), default=0)\n'],
    ['guard', 'x = [f(a) for a in b]\n', 'x = [f(a) for a in b if a is not None]\n'],
    ['guard', 'x = sum(f(a) for a in b)\n', 'x = sum(f(a) for a in b if a)\n'],
    [
      'statement',
      'class A:\n    def __init__(self):\n        self.past = []\n        self.next = []\n\n    def set(self, v):\n        self.past = [v]\n\n    def undo(self):\n        self.next = self.past\n',
      'class A:\n    def __init__(self):\n        self.past = []\n        self.next = []\n\n    def set(self, v):\n        self.past = [v]\n        self.next = []\n\n    def undo(self):\n        self.next = self.past\n',
    ],
    [
      'statement',
      'class A:\n    def __init__(self, now):\n        self.count = 0\n        self.last = now\n\n    def take(self, now):\n        self.count = now - self.last\n',
      'class A:\n    def __init__(self, now):\n        self.count = 0\n        self.last = now\n\n    def take(self, now):\n        self.count = now - self.last\n        self.last = now\n',
    ],
    ['statement', 'def f():\n    a()\n    b()\n', 'def f():\n    b()\n'],
    ['statement', 'def f():\n    a()\n    b()\n', 'def f():\n    a()\n    a()\n    b()\n'],
    ['statement', 'def f():\n    a()\n    b()\n', 'def f():\n    b()\n    a()\n'],
    [
      'statement',
      'def f():\n    for x in y:\n        a()\n        return b\n',
      'def f():\n    for x in y:\n        a()\n    return b\n',
    ],
    [
      'statement',
      'def f():\n    for x in y:\n        a()\n    b()\n',
      'def f():\n    for x in y:\n        a()\n        b()\n',
    ],
    ['statement', 'for x in y:\n    if x:\n        break\n', 'for x in y:\n    if x:\n        continue\n'],
    ['missing-return', 'def f(a, b):\n    if a:\n        return\n', 'def f(a, b):\n    if a:\n        return b\n'],
    ['missing-return', 'def f():\n    return\n', 'def f():\n    return 0\n'],
    ['other-name', 'x = f(a)\n', 'x = chr(a)\n'],
    ['other-name', 'raise f("a")\n', 'raise ValueError("a")\n'],
    ['other-name', 'def f(self, a):\n    a.b = 1\n', 'def f(self, a):\n    self.b = 1\n'],
    ['other-name', 'x = sorted(a for a in b if b[b])\n', 'x = sorted(a for a in b if b[a])\n'],
    ['text', 'x = f"{a} {a} "\n', 'x = f"{a} "\n'],
    ['operand', 'def f(a, b):\n    x = [b]\n', 'def f(a, b):\n    x = a[b]\n'],
    ['missing-return', 'def f():\n    x = []\n    g(x)\n', 'def f():\n    x = []\n    g(x)\n    return x\n'],
    ['guard', 'def f(a):\n    return a[0]\n', 'def f(a):\n    if not a:\n        return None\n    return a[0]\n'],
    ['guard', 'def f(a):\n    x = a > 1\n    g()\n', 'def f(a):\n    x = a > 1\n    if a > 1:\n        g()\n'],
    ['loop', 'for x in range(n): f()\n', 'for x in range(1, n): f()\n'],
    ['loop', 'for x in range(a, b): f()\n', 'for x in range(b - 1, a - 1, -1): f()\n'],
    ['loop', 'for x in range(a, b): f()\n', 'for x in range(a + 1, b + 1): f()\n'],
    ['loop', 'for x in enumerate(a): f()\n', 'for x in enumerate(a, 1): f()\n'],
    ['loop', 'if a:\n    f()\n', 'while a:\n    f()\n'],
    ['default-argument', 'def f(a, b=1): pass\n', 'def f(a, b=None): pass\n'],
    ['default-argument', 'def f(a, b): pass\n', 'def f(a, b=0): pass\n'],
  ])('%s: %s → %s', row => {
    expect(proposals('a.py', row[1])).toContainEqual(row)
  })
})

describe('in JavaScript the engine proposes', () => {
  test.for<Row>([
    ['negation', 'if (a ? b : c) f()', 'if (!(a ? b : c)) f()'],
    ['comparison', 'x = a < b', 'x = a !== b'],
    [
      'statement',
      'function f(a) {\n  let n = 0;\n  for (const x of a) {\n    if (!x) {\n      n += 1;\n    }\n    g(x);\n  }\n}\n',
      'function f(a) {\n  let n = 0;\n  for (const x of a) {\n    if (!x) {\n      n += 1;\n      continue;\n    }\n    g(x);\n  }\n}\n',
    ],
    [
      'statement',
      'function f(a) {\n  const out = [];\n  let w = "";\n  for (const c of a) {\n    if (c === " ") {\n      if (w) out.push(w);\n      w = "";\n    } else w += c;\n  }\n  return out;\n}\n',
      'function f(a) {\n  const out = [];\n  let w = "";\n  for (const c of a) {\n    if (c === " ") {\n      if (w) out.push(w);\n      w = "";\n    } else w += c;\n  }\n  if (w) out.push(w);\n  return out;\n}\n',
    ],
    [
      'statement',
      'class A {\n  constructor(v) {\n    this.now = v;\n    this.next = [];\n  }\n  set(v) {\n    this.now = v;\n  }\n  undo() {\n    this.next.push(this.now);\n  }\n}\n',
      'class A {\n  constructor(v) {\n    this.now = v;\n    this.next = [];\n  }\n  set(v) {\n    this.now = v;\n    this.next = [];\n  }\n  undo() {\n    this.next.push(this.now);\n  }\n}\n',
    ],
    [
      'statement',
      'class A {\n  constructor(now) {\n    this.count = 0;\n    this.last = now;\n  }\n  take(now) {\n    this.count = now - this.last;\n  }\n}\n',
      'class A {\n  constructor(now) {\n    this.count = 0;\n    this.last = now;\n  }\n  take(now) {\n    this.count = now - this.last;\n    this.last = now;\n  }\n}\n',
    ],
    [
      'statement',
      'function f(list) {\n  let sum = 0\n  let seen = []\n  for (const each of list) {\n    if (each === 0) {\n      sum = 0\n    }\n    seen.push(each)\n  }\n}\n',
      'function f(list) {\n  let sum = 0\n  let seen = []\n  for (const each of list) {\n    if (each === 0) {\n      sum = 0\n      seen = []\n    }\n    seen.push(each)\n  }\n}\n',
    ],
    ['forgotten-parameter', 'const f = (a, options) => g(a)', 'const f = (a, options) => g(a, options)'],
    ['forgotten-parameter', 'function f(a, o) { g(o); return h(a) }', 'function f(a, o) { g(o); return h(a, o) }'],
    ['forgotten-parameter', 'function f(o) { return h() }', 'function f(o) { return h(o) }'],
    ['comparison', 'x = a <= b && c >= d', 'x = a < b && c > d'],
    ['comparison', 'x = f(a) < b || (c) < d', 'x = f(a) <= b || (c) <= d'],
    ['arithmetic', 'x ||= a', 'x ??= a'],
    ['arithmetic', 'x = a << b', 'x = a >> b'],
    ['constant', 'f(null)', 'f(undefined)'],
    ['constant', 'f([])', 'f({})'],
    ['text', "x = 'ab'", "x = 'AB'"],
    ['wrapped', 'f(Math.abs(a))', 'f(a)'],
    ['wrapped', 'f(a.trim())', 'f(a)'],
    ['wrapped', 'f(a)', 'f(a.trim())'],
    ['wrapped', 'f(a)', 'f(...a)'],
    ['wrapped', 'x = a - b', 'x = Math.abs(a - b)'],
    ['operand', 'x = a ?? b', 'x = a'],
    ['operand', 'x = a ? b : c', 'x = c'],
    ['operand', 'x = -a', 'x = a'],
    ['swapped-arguments', 'x = a ? b : c', 'x = a ? c : b'],
    ['comparison', 'if (a.length === 0) f()', 'if (a.length <= 1) f()'],
    ['comparison', 'if (!a.length) f()', 'if (a.length <= 1) f()'],
    ['guard', 'x = a - b', 'x = Math.max(0, a - b)'],
    ['guard', 'for (const i of a) w[i] = g(i)', 'for (const i of a) w[i] = Math.max(w[i], g(i))'],
    ['guard', 'let n = 0\nfor (const i of a) n = g(i)', 'let n = 0\nfor (const i of a) n = Math.min(n, g(i))'],
    ['guard', 'this.n += a; this.maxSize', 'this.n = Math.min(this.maxSize, this.n + a); this.maxSize'],
    ['constant', 'if ((best[k] ?? 0) < a) f()', 'if ((best[k] ?? -Infinity) < a) f()'],
    [
      'constant',
      'function f(a) { let n = 0; if (n > a) n = a }',
      'function f(a) { let n = Infinity; if (n > a) n = a }',
    ],
    ['boolean', 'function f(a) { let n = 0; n++; return true }', 'function f(a) { let n = 0; n++; return n === 0 }'],
    ['operand', 'function f(a) { return a.map(g) }', 'function f(a) { return [...a, ...a.map(g)] }'],
    ['copied-expression', 'a[i] = Math.min(b[j], c)', 'b[j] = Math.min(b[j], c)'],
    [
      'slice',
      'function f(a, k) {\n  const h = a.slice(0, k)\n  for (const x of a) g(h, x)\n}\n',
      'function f(a, k) {\n  const h = a.slice(0, k)\n  for (const x of a.slice(k)) g(h, x)\n}\n',
    ],
    [
      'statement',
      'function f(a) {\n  let p = 0\n  while (a) {\n    const b = g(a, p)\n    a = b\n  }\n  return p\n}\n',
      'function f(a) {\n  let p = 0\n  while (a) {\n    const b = g(a, p)\n    p = a\n    a = b\n  }\n  return p\n}\n',
    ],
    [
      'statement',
      'function f(a) {\n  const c = []\n  for (const x of a) {\n    g(x)\n  }\n  return c\n}\n',
      'function f(a) {\n  const c = []\n  for (const x of a) {\n    g(x)\n    c.push(x)\n  }\n  return c\n}\n',
    ],
    ['null-guard', 'if (a.b > 1) f()', 'if (a != null && a.b > 1) f()'],
    ['slice', 'f(a)', 'f(a.slice(1))'],
    ['slice', 'x = a[0]', 'x = a'],
    [
      'missing-return',
      'function f(url) {\n  const parsed = parse(url)\n  return join(parsed)\n}\nfunction g(url) {\n  const parsed = parse(url)\n  parsed.a = 1\n}\n',
      'function f(url) {\n  const parsed = parse(url)\n  return join(parsed)\n}\nfunction g(url) {\n  const parsed = parse(url)\n  parsed.a = 1\n  return join(parsed)\n}\n',
    ],
    ['missing-return', 'function f(a) {\n  if (a) return\n}', 'function f(a) {\n  if (a) return a\n}'],
    ['other-name', 'class A { f(a) { this.a = this } }', 'class A { f(a) { this.a = a } }'],
    ['operand', 'const f = (a, b) => [b]', 'const f = (a, b) => a[b]'],
    ['sibling-method', 'a.push(b)', 'a.unshift(b)'],
    ['sibling-method', 'a.some(b)', 'a.every(b)'],
    ['sibling-method', 'a.slice(1)', 'a.substring(1)'],
    ['sibling-method', 'x = a.length', 'x = a.size'],
    ['negation', 'x = a && b', 'x = !a && b'],
    ['statement', 'function f() {\n  a()\n  b()\n}', 'function f() {\n  b()\n}'],
    ['statement', 'if (a) {\n  b()\n  c()\n}', 'if (a) {\n  b()\n}\nc()'],
    ['statement', 'if (a) f()\nelse if (b) g()', 'if (a) f()\nif (b) g()'],
    [
      'guard',
      'function f(a) {\n  return a[0]\n}',
      'function f(a) {\n  if (a.length === 0) return undefined\n  return a[0]\n}',
    ],
    [
      'guard',
      'const f = a => {\n  const b = a > 1\n  g()\n}',
      'const f = a => {\n  const b = a > 1\n  if (a > 1) g()\n}',
    ],
    ['loop', 'for (const a of b) f(a)', 'for (const a in b) f(a)'],
    ['loop', 'for (const a in b) f(a)', 'for (const a of Object.keys(b)) f(a)'],
    ['wrapped', 'Object.assign(this.a, b)', 'this.a = Object.assign({}, this.a, b)'],
    ['wrapped', 'x = Object.assign(a, b)', 'x = Object.assign({}, a, b)'],
    ['wrapped', 'x = a.b.sort(c)', 'x = [...a.b].sort(c)'],
    [
      'wrapped',
      'function f(a, k) {\n  const x = a\n  x[k] = 1\n  return x\n}',
      'function f(a, k) {\n  const x = { ...a }\n  x[k] = 1\n  return x\n}',
    ],
    [
      'guard',
      'function f(a) {\n  const x = []\n  for (const [p, q] of a) {\n    x[0] = [x[0][0], q]\n  }\n}',
      'function f(a) {\n  const x = []\n  for (const [p, q] of a) {\n    x[0] = [x[0][0], Math.max(x[0][1], q)]\n  }\n}',
    ],
    ['arithmetic', 'x = (a / b) | 0', 'x = Math.ceil(a / b)'],
    ['boolean', 'if (!a) f()', 'if (a === undefined) f()'],
    ['boolean', 'if (a.b) f()', 'if (a.b != null) f()'],
    ['boolean', 'x = a ? b : c', 'x = a !== undefined ? b : c'],
    [
      'statement',
      'class A {\n  add(k) {\n    this.touch(k)\n    this.n += 1\n  }\n  set(k) {\n    this.d = k\n  }\n}',
      'class A {\n  add(k) {\n    this.touch(k)\n    this.n += 1\n  }\n  set(k) {\n    this.d = k\n    this.touch(k)\n  }\n}',
    ],
    ['wrapped', 'const q = a => a\nf(b)', 'const q = a => a\nf(q(b))'],
    ['wrapped', 'const q = a => a\nx = a || o.b[c]', 'const q = a => a\nx = a || q(c)'],
    [
      'copied-expression',
      "const f = (o, a) => {\n  if (o['a-b'] && a) g()\n  if (h(a)) g()\n}",
      "const f = (o, a) => {\n  if (o['a-b'] && a) g()\n  if (o['a-b'] && h(a)) g()\n}",
    ],
    [
      'guard',
      'function f(a, n) { g(a.length); return a[n] }',
      'function f(a, n) { g(a.length); return a[Math.min(n, a.length - 1)] }',
    ],
    ['pattern', 'x = /a+/', 'x = /a*/'],
    ['pattern', 'x = /a{2,}?/', 'x = /a{1,}?/'],
    ['pattern', 'x = /a{2,}?/', 'x = /a{2,}/'],
    ['pattern', 'x = /(ab)c/', 'x = /(ab)?c/'],
    ['pattern', String.raw`x = /\s/`, String.raw`x = /\s+/`],
    ['pattern', String.raw`x = /\w+/`, String.raw`x = /[\w-]+/`],
    ['pattern', 'x = /[ab]/', 'x = /[b]/'],
    ['pattern', 'x = /[ab]/', 'x = /[^ab]/'],
    ['pattern', 'x = /^a|b$/', 'x = /^(?:a|b)$/'],
    ['pattern', 'x = /a$/', 'x = /^a$/'],
    ['pattern', 'x = /a$/', 'x = /a/'],
    ['pattern', 'x = /a|b/', 'x = /b/'],
    ['pattern', 'x = /a|b/', 'x = /a/'],
    ['pattern', 'x = /a/', 'x = /a/g'],
    ['pattern', 'x = /a/gi', 'x = /a/i'],
    ['pattern', "x = new RegExp('[ab]+')", "x = new RegExp('[ab]*')"],
    ['loop', 'for (let i = 0; i < n; i++) f(i)', 'for (let i = n - 1; i >= 0; i--) f(i)'],
    ['loop', 'if (a) f()', 'while (a) f()'],
    ['default-argument', 'function f(a, b) {}', 'function f(a, b = 0) {}'],
    ['wrapped', "throw 'a'", "throw new Error('a')"],
  ])('%s: %s → %s', row => {
    expect(proposals('a.js', row[1])).toContainEqual(row)
  })

  test('a default behind a type', () => {
    const row: Row = ['default-argument', 'function f(a: number) {}', 'function f(a: number = 1) {}']
    expect(proposals('a.ts', row[1])).toContainEqual(row)
  })
})

describe('from the failing tests the engine takes', () => {
  test.for<readonly [file: string, evidence: Partial<TestEvidence>, ...row: Row]>([
    ['a.py', { numbers: ['42'] }, 'constant', 'x = 7\n', 'x = 42\n'],
    ['a.js', { strings: ['a@b'] }, 'pattern', String.raw`x = /[\w-]+/`, String.raw`x = /[@\w-]+/`],
    ['a.js', { strings: ['a-b'] }, 'pattern', 'x = /[a-z]+/', String.raw`x = /[a-z\-]+/`],
    ['a.py', { strings: ['a 1'] }, 'pattern', 'x = re.match("[a-z]+", a)\n', 'x = re.match("[a-z0-9]+", a)\n'],
    ['a.py', { strings: ['km'] }, 'text', 'x = "mi"\n', 'x = "km"\n'],
    [
      'a.py',
      { strings: ['; a'] },
      'operand',
      'if not a or a.startswith("#"):\n    f()\n',
      'if not a or (a.startswith("#") or a.startswith(";")):\n    f()\n',
    ],
    [
      'a.py',
      { strings: ['a_b'] },
      'operand',
      'while a[0].isalnum():\n    f()\n',
      'while (a[0].isalnum() or a[0] == "_"):\n    f()\n',
    ],
    [
      'a.js',
      { strings: ['; a'] },
      'operand',
      "if (a.startsWith('#')) f()",
      'if ((a.startsWith(\'#\') || a.startsWith(";"))) f()',
    ],
    ['a.py', { pairs: [{ expected: 'a-b', actual: 'a_b' }] }, 'text', 'x = f"{a}_{b}"\n', 'x = f"{a}-{b}"\n'],
    ['a.js', { pairs: [{ expected: 'Total: 3', actual: 'Totl: 3' }] }, 'text', "x = 'Totl: '", "x = 'Total: '"],
    ['a.py', { strings: ['ogg'] }, 'missing-case', 'x = a in ("mp3", "wav")\n', 'x = a in ("mp3", "wav", "ogg")\n'],
    ['a.py', { strings: ['u'] }, 'missing-case', 'x = a in "aeio"\n', 'x = a in "aeiou"\n'],
    [
      'a.js',
      { strings: ['b'] },
      'missing-case',
      "switch (x) { case 'a': f() }",
      "switch (x) { case 'a': case 'b': f() }",
    ],
    [
      'a.py',
      { unknown: [{ name: 'issupserset', hint: undefined }] },
      'misspelled-name',
      'x = a.issupserset(b)\n',
      'x = a.issuperset(b)\n',
    ],
    [
      'a.js',
      { unknown: [{ name: 'this', hint: undefined }] },
      'misspelled-name',
      'const make = () => 1\nconst all = () => [1].map(each => this(each))',
      'const make = () => 1\nconst all = () => [1].map(each => make(each))',
    ],
    [
      'a.py',
      { unknown: [{ name: 'group', hint: undefined, of: 'list' }] },
      'misspelled-name',
      'f([]).group(a)\n',
      'f([]).append(a)\n',
    ],
    ['a.py', { unknown: [{ name: 'totl', hint: 'total' }] }, 'misspelled-name', 'x = totl\n', 'x = total\n'],
    ['a.js', { pairs: [{ actual: '-10', expected: '-1' }] }, 'wrong-value', 'return -10', 'return -1'],
    ['a.py', { pairs: [{ actual: 'None', expected: '0' }] }, 'wrong-value', 'return None\n', 'return 0\n'],
    [
      'a.js',
      { unknown: [{ name: 'rate', hint: undefined }] },
      'missing-export',
      'const rate = () => 1',
      'export const rate = () => 1',
    ],
    [
      'a.js',
      { unknown: [{ name: 'rate', hint: undefined }] },
      'missing-export',
      'function rate() {}\nmodule.exports = { total: sum }',
      'function rate() {}\nmodule.exports = { total: sum, rate }',
    ],
    ['a.js', { unused: ['a'] }, 'unused-import', "import { a, b } from 'm'\nb()", "import { b } from 'm'\nb()"],
    ['a.js', { unused: ['b'] }, 'unused-import', "import { a, b } from 'm'\na()", "import { a } from 'm'\na()"],
    ['a.js', { unused: ['c'] }, 'unused-import', "import { a, b as c } from 'm'\na()", "import { a } from 'm'\na()"],
    ['a.js', { unused: ['a'] }, 'unused-import', "import { a } from 'm'\nb()", 'b()'],
    ['a.js', { unused: ['d'] }, 'unused-import', "import d, { a } from 'm'\na()", "import { a } from 'm'\na()"],
    ['a.js', { unused: ['a'] }, 'unused-import', "import d, { a } from 'm'\nd()", "import d from 'm'\nd()"],
    ['a.js', { unused: ['m'] }, 'unused-import', "import * as m from 'm';\nb()", 'b()'],
    ['a.ts', { unused: ['T'] }, 'unused-import', "import { a, type T } from 'm'\na()", "import { a } from 'm'\na()"],
    ['a.ts', { unused: ['*'] }, 'unused-import', "import type { S, T } from 'm'\na()", 'a()'],
    [
      'a.ts',
      { unused: ['b'] },
      'unused-import',
      "import {\n  a,\n  b,\n  c,\n} from 'm'\na(c)",
      "import {\n  a,\n  c,\n} from 'm'\na(c)",
    ],
    ['a.py', { unused: ['os'] }, 'unused-import', 'import os\nx = 1\n', 'x = 1\n'],
    ['a.py', { unused: ['os'] }, 'unused-import', 'import os, sys\nx = sys\n', 'import sys\nx = sys\n'],
    ['a.py', { unused: ['b'] }, 'unused-import', 'from m import a, b\na()\n', 'from m import a\na()\n'],
    ['a.py', { unused: ['c'] }, 'unused-import', 'from m import (a, b as c)\na()\n', 'from m import (a)\na()\n'],
    ['a.py', { unused: ['a'] }, 'unused-import', 'from m import a\nx = 1\n', 'x = 1\n'],
    ['a.js', { unknown: [{ name: 'flor', hint: undefined }] }, 'misspelled-name', 'Math.flor(a)', 'Math.floor(a)'],
    ['a.js', { unknown: [{ name: 'lenght', hint: undefined }] }, 'misspelled-name', 'f(a.lenght)', 'f(a.length)'],
    [
      'a.py',
      { unknown: [{ name: 'total', hint: undefined }] },
      'misspelled-name',
      'def totals(a): pass\n',
      'def total(a): pass\n',
    ],
    [
      'a.py',
      { unknown: [{ name: 'appnd', hint: undefined, of: 'list' }] },
      'misspelled-name',
      'a.appnd(1)\nf("appnd")\nb.appnd(2)\n',
      'a.append(1)\nf("appnd")\nb.append(2)\n',
    ],
    [
      'a.py',
      { unknown: [{ name: 'n', hint: undefined }] },
      'misspelled-name',
      'for x in y:\n    n += x\n',
      'n = 0\nfor x in y:\n    n += x\n',
    ],
  ])('%s %o %s: %s → %s', ([file, evidence, ...row]) => {
    const found = proposals(file, row[1], evidence)

    expect(found).toContainEqual(row)
    expect(proposals(file, row[1])).not.toContainEqual(row)
  })
})

test('nothing of the language is set in place of a variable', () => {
  const texts = proposals(
    'a.js',
    'function f(a) {\n  let n = 0\n  n++\n  const m = Math.abs(a)\n  return m + n\n}',
  ).map(([, , text]) => text)

  expect(texts.some(text => text.includes('m++'))).toBe(true)
  expect(texts.filter(text => /\bMath(?:\+\+| =)/.test(text))).toEqual([])
})

test.for([
  ['a.js', 'function f(cfg, value) {\n  cfg.round = value\n  return Math.round(value)\n}\n', 'Math.round = value'],
  [
    'a.js',
    'class A {\n  constructor() {\n    this.next = [];\n  }\n  static make(v) {\n    this.now = v;\n  }\n}\n',
    'this.now = v;\n    this.next = [];',
  ],
  [
    'a.ts',
    'class A {\n  readonly limit: number\n  constructor() {\n    this.limit = 10\n  }\n  set(v: number) {\n    this.now = v\n  }\n}\n',
    'this.now = v\n    this.limit = 10',
  ],
  [
    'a.py',
    'class A:\n    def set(self, v):\n        self.now = v\n\n    class B:\n        def __init__(self):\n            self.inner = 0\n',
    'self.now = v\n        self.inner = 0',
  ],
  [
    'a.py',
    'class A:\n    def __init__(self, n):\n        self.mode = "a"\n        if n:\n            self.mode = "b"\n\n    def set(self, v):\n        self.now = v\n',
    'self.now = v\n        self.mode = "',
  ],
] as const)('%s: %o is not changed to %o', ([file, text, part]) => {
  expect(proposals(file, text).filter(([, , after]) => after.includes(part))).toEqual([])
})

test('of a result with spaces around it, a part is stripped before its separator gets a space', () => {
  const source: MutationSource = {
    file: 'a.py',
    text: 'def f(a):\n    return [g(p) for p in a.split(";")]\n',
    language: languageOf('a.py')!,
  }
  const evidence: TestEvidence = { ...NO_EVIDENCE, pairs: [{ expected: 'b', actual: ' b' }] }
  const likelihoodOf = (code: string) =>
    Math.max(
      ...[...nodesIn(source)].flatMap(node =>
        REPAIR_OPERATORS.flatMap(({ mutate }) => mutate(node, source, evidence))
          .filter(mutation => applyMutation(source.text, mutation).includes(code))
          .map(({ likelihood = 1 }) => likelihood),
      ),
    )

  expect(likelihoodOf('g(p.strip())')).toBe(1)
  expect(likelihoodOf('split("; ")')).toBe(0.1)
})

describe('a name that nothing declares is corrected whatever the tests say', () => {
  test.for<readonly [file: string, before: string, after: string]>([
    ['a.js', 'function f(a) { return a + b }', 'function f(a, b) { return a + b }'],
    ['a.js', 'const f = a => Strin(a)', 'const f = a => String(a)'],
    ['a.js', 'const total = 1\nf(totl, Math, totl)', 'const total = 1\nf(total, Math, totl)'],
    ['a.js', 'const [a, c] = f()\nc.d(a + b)', 'const [a, b] = f()\nc.d(a + b)'],
    ['a.py', 'def f(*a):\n    return a + b\n', 'def f(b, *a):\n    return a + b\n'],
    ['a.py', 'def f(self, a=1):\n    return a + b\n', 'def f(self, b, a=1):\n    return a + b\n'],
    ['a.js', 'class A { f() {} }\nfunction g() { new A().f(h) }', 'class A { h() {} }\nfunction g() { new A().f(h) }'],
    ['a.py', 'rows = []\nrowsappend(1)\n', 'rows = []\nrows.append(1)\n'],
    ['a.py', 'def f(x):\n    return len(y) if x else KeyError\n', 'def f(x):\n    return len(x) if x else KeyError\n'],
  ])('%s: %j becomes %j', ([file, before, after]) => {
    expect(proposals(file, before)).toContainEqual(['misspelled-name', before, after])
  })

  test.for<readonly [file: string, text: string]>([
    [
      'a.js',
      'try { f() } catch (e) { e.a }\nclass A {}\nfunction f({ b = 1 }, ...c) { b; c; new A() }\nfor (const d of []) d.e',
    ],
    [
      'a.ts',
      "import type { A } from 'a'\nimport b, { c as d } from 'c'\nenum E { F }\nconst g = (x: A): x is B => typeof z !== 'undefined' && b(d, E.F, process.env, window, describe)",
    ],
    ['a.js', 'a(b, c, d)'],
    ['a.js', 'a.toString().constructor().length'],
    ['a.py', 'class A:\n    size: int\n    def f(self, b):\n        limit: int\n        return size + limit\n'],
    ['a.js', 'if (__DEV__) console.log(VERSION)'],
    ['a.py', 'from a import *\nb(c)\n'],
    [
      'a.py',
      'import a.b as c\nwith c(1) as d:\n    [e for e in d if (f := e)]\ndef g(*h, i=1, **j):\n    global k\n    k = lambda l: l + f\n    try:\n        print(h, i, j, k)\n    except ValueError as m:\n        raise m\n@g\nclass N(Exception):\n    def o(self): return N\n',
    ],
  ])('nothing in %s: %j', ([file, text]) => {
    const found = proposals(file, text).filter(([kind]) => kind === 'misspelled-name')
    expect(found).toEqual([])
  })
})

test('a method that other values have is corrected in one place only', () => {
  const found = proposals('a.py', '"".append(1)\nb.append(2)\n', {
    unknown: [{ name: 'append', hint: 'join', of: 'str' }],
  })

  const texts = found.filter(([kind]) => kind === 'misspelled-name').map(([, , text]) => text)
  expect(texts).toContain('"".join(1)\nb.append(2)\n')
  expect(texts).not.toContain('"".join(1)\nb.join(2)\n')
})

test('a method with the name of one that every object has is no slip of the language itself', () => {
  const text = 'x = a.toString() + a.constructor.name + a.valueOf()'

  expect(proposals('a.js', text).filter(([kind]) => kind === 'sibling-method')).toEqual([])
})

test.for<readonly [file: string, text: string]>([
  ['a.js', "const f = (a, n) => require('x')"],
  ['a.js', "const f = (a, n) => ({ 'x': a })"],
  ['a.ts', "const f = (a: unknown, n: number) => a as 'x'"],
  ['a.js', 'const f = (a, n) => g(...a)'],
])('a parameter goes into no place where it cannot stand: %s: %j', ([file, text]) => {
  expect(proposals(file, text).map(([kind]) => kind)).not.toContain('forgotten-parameter')
})

test('a parameter that is read, or that says it is not, is not forgotten', () => {
  const kinds = ['def f(a, b):\n    return g(a + b, "")\n', 'def f(self, _b, *c):\n    return g(self, "")\n'].flatMap(
    text => proposals('a.py', text).map(([kind]) => kind),
  )

  expect(kinds).not.toContain('forgotten-parameter')
})

test('names of another function, of a nested one and of a later comprehension are out of scope', () => {
  const text =
    'def g(c):\n    d = c\ndef f(a):\n    def h(e):\n        return e\n    b = [i for i in a]\n    return u(a)\n'

  const last = proposals('a.py', text).flatMap(([kind, , after]) =>
    kind === 'other-name' ? [after.split('\n')[6]] : [],
  )

  const names = new Set(last.flatMap(line => /^ {4}return u\((\w+)\)$/.exec(line ?? '')?.[1] ?? []))
  expect([...names].toSorted()).toEqual(['a', 'b', 'f', 'g', 'h'])
})

test.for<readonly [file: string, text: string, wrong: readonly string[]]>([
  [
    'a.js',
    'function f(a, b, map) {\n  map.range = b\n  return a < b\n}',
    ['function f(a, b, map) {\n  map.range = b\n  return a < map\n}'],
  ],
  [
    'a.js',
    'class Node {}\nconst f = (a, b) => a < b',
    ['class Node {}\nconst f = (a, b) => a < Node', 'class Node {}\nconst f = (a, b) => a < f'],
  ],
  [
    'a.js',
    'function isEven(a) {}\nfunction copy(a) {}\nconst f = a => !isEven(a)',
    ['function isEven(a) {}\nfunction copy(a) {}\nconst f = a => !copy(a)'],
  ],
  ['a.js', "new RegExp('a.b[0-9]')", ["new RegExp('a[\\s\\S]b[0-9]')", "new RegExp('a\\.b[0-9]')"]],
  ['a.js', String.raw`x = /[\w.-]+/`, [String.raw`x = /[\w.-@]+/`, String.raw`x = /[\w.-a-z]+/`]],
  ['a.js', String.raw`x = /\p{L}+/u`, [String.raw`x = /\p?{L}+/u`]],
  ['a.js', String.raw`x = /a\-b/`, [String.raw`x = /a\-b/u`]],
  ['a.js', 'x = /a/v', ['x = /a/vu']],
  ['a.py', "x = re.compile(r'\\Aabc\\Z')\n", ["x = re.compile(r'\\A?abc\\Z')\n", "x = re.compile(r'^\\Aabc\\Z')\n"]],
  [
    'a.py',
    'def f(s, n):\n    len(s)\n    return s[:n]\n',
    ['def f(s, n):\n    len(s)\n    return s[:min(n, len(s) - 1)]\n'],
  ],
  [
    'a.py',
    'def f(s, n):\n    len(s)\n    return s[::n]\n',
    ['def f(s, n):\n    len(s)\n    return s[::min(n, len(s))]\n'],
  ],
  ['a.py', 'def f(s, n):  # len(zz)\n    x = n\n', ['def f(s, n):  # len(zz)\n    x = min(n, len(zz))\n']],
  ['a.py', 'def r(**kw): pass\ndef f(a):\n    return a\n', ['def r(**kw): pass\ndef f(a):\n    return r(a)\n']],
  ['a.js', 'const q = async a => a\nf(b)', ['const q = async a => a\nf(q(b))']],
  ['a.js', 'const d = {}\nObject.assign(d, b)', ['const d = {}\nd = Object.assign({}, d, b)']],
  ['a.js', 'c && Object.assign(d, b)', ['c && Object.assign({}, d, b)']],
  [
    'a.py',
    'class C:\n    def g(self):\n        if self.deep: pass\ndef f(a):\n    if a:\n        pass\n',
    ['class C:\n    def g(self):\n        if self.deep: pass\ndef f(a):\n    if self.deep and a:\n        pass\n'],
  ],
  [
    'a.py',
    'def f(o, a):\n    if o.deep: pass\n    if a if o else 2:\n        pass\n',
    ['def f(o, a):\n    if o.deep: pass\n    if o.deep and a if o else 2:\n        pass\n'],
  ],
  ['a.py', 'def f(a, n):\n    n += a\n    return n\n', ['def f(a, n):\n    n + 1 += a\n    return n\n']],
  ['a.py', 'for i in range(n or m):\n    f()\n', ['for i in range(1, n or m + 1):\n    f()\n']],
  ['a.py', 'def f(a):\n    return g(a, key=a)\n', ['def f(a):\n    return g(a, key=a, 1)\n']],
  ['a.js', 'function f(a) {\n  let b = a\n  return b\n}', ['function f(a) {\n  let b = a\n  let b = a\n  return b\n}']],
  [
    'a.py',
    'def f(a):\n    for b in a:\n        if b > 1:\n            break\n    else:\n        g(a)\n',
    [
      'def f(a):\n    for b in a:\n        if b > 1:\n            break\n    else:\n        if b > 1:\n            continue\n        g(a)\n',
    ],
  ],
  ['a.py', 'x = re.split(p, s, 1, 0)\n', ['x = re.split(p, s, 1, 0, flags=re.IGNORECASE)\n']],
])('%s: %s is not made worse', ([file, text, wrong]) => {
  const texts = proposals(file, text, { strings: ['a@b]'] }).map(([, , after]) => after)

  expect(texts.filter(each => wrong.includes(each))).toEqual([])
})

test.for([
  ['a.js', 'x = 1 / 2 / 3'],
  ['a.js', String.raw`x = /[/`],
  ['a.js', "x = 'a+'"],
  ['a.py', 'x = "a+"\n'],
  ['a.py', 'x = "(a)+\\n"\n'],
  ['a.py', 'x = r"(?(1)a|b)"\n'],
  ['a.py', "x = re.sub(p, r'(a)+', s)\n"],
  ['a.py', "x = r'C:\\\\data\\\\new'\n"],
] as const)('nothing of %s: %s is a pattern that can be read', ([file, text]) => {
  expect(proposals(file, text).filter(([kind]) => kind === 'pattern')).toEqual([])
})

test('no name is changed by an operator above its first value', () => {
  const texts = proposals('a.py', 'def f(a):\n    b = a\n    return b\n').map(([, , after]) => after)

  expect(texts.filter(text => /b [-+*]= a/.test(text))).toEqual([])
})

describe('no change is', () => {
  test.for<readonly [what: string, file: string, text: string, code: string]>([
    ['a question for a value that `||` gives', 'a.js', 'x = a || b', 'a !== undefined || b'],
    ['a rounding of what is no division', 'a.js', 'x = (h * 31 + c) | 0', 'x = Math.ceil(h * 31 + c)'],
    ['a copy of another declaration', 'a.js', 'function f(a, b) {\n  const x = a, y = b\n  x.k = 1\n}', 'y = { ...b }'],
    ['a copy that begins a line', 'a.js', 'function f(a) {\n  const b =\n    a.sort()\n}', '[...a]'],
    [
      'a call on an object of its own in a function that has none',
      'a.js',
      'class A {\n  f() {\n    this.g()\n    return 1\n  }\n}\nfunction h() {\n  k()\n}',
      'k()\n  this.g()',
    ],
    [
      'a call that may reach a file',
      'a.py',
      'class A:\n    def f(self):\n        self.write_all()\n        return 1\n    def g(self):\n        self.a = 1\n',
      'self.a = 1\n        self.write_all()',
    ],
  ])('%s', ([, file, text, code]) => {
    for (const [, , after] of proposals(file, text)) expect(after).not.toContain(code)
  })
})

describe('a missing statement is not', () => {
  const statements = (file: string, text: string) =>
    proposals(file, text).flatMap(([kind, , after]) => (kind === 'statement' ? after.split('\n') : []))

  test.for<readonly [what: string, file: string, text: string, line: RegExp]>([
    [
      'an addition above the list',
      'a.py',
      'def f(a):\n    b = g(a)\n    c = []\n    return c\n',
      /^ {4}c\.append\(c\)/,
    ],
    [
      'one of a constant',
      'a.js',
      'function f(a) {\n  const b = 1\n  for (const c of a) {\n    g(b, c)\n  }\n}\n',
      /b = c/,
    ],
    [
      'one of a map that the loop fills',
      'a.py',
      'def f(a):\n    s = {}\n    for b in a:\n        s[b] = 1\n    return s\n',
      /s = b/,
    ],
    [
      'one that adds a function',
      'a.py',
      'def f(a):\n    c = []\n    for b in a:\n        g(b)\n    return c\n',
      /append\(g\)/,
    ],
  ])('%s', ([, file, text, line]) => {
    expect(statements(file, text).filter(each => line.test(each))).toEqual([])
  })

  test('in the middle of a long block', () => {
    const body = Array.from({ length: 40 }, (_, index) => `        g(${index})`).join('\n')
    const text = `def f(a):\n    p = 0\n    for b in a:\n${body}\n    return p\n`

    const added = statements('a.py', text).filter(line => line.trim() === 'p = b')

    expect(added.length).toBeGreaterThan(0)
    expect(added.length).toBeLessThanOrEqual(6)
  })
})

test('no power of a signed value is proposed where the language knows none, and nothing is compared with no value', () => {
  const afters = (file: string, text: string) => proposals(file, text).map(([, , after]) => after)

  expect(afters('a.js', 'const a = -b * c\n')).not.toContain('const a = -b ** c\n')
  expect(afters('a.py', 'a = -b * c\n')).toContain('a = -b ** c\n')
  expect(afters('a.js', 'const a = b === null\n').filter(text => /[<>]/.test(text))).toEqual([])
})
