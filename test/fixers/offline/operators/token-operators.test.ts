import { describe, expect, test } from 'vitest'
import { applyMutation, nodesIn, type ParsedSource } from '../../../../src/fixers/offline/code/mutation.ts'
import { NO_EVIDENCE } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { TOKEN_OPERATORS } from '../../../../src/fixers/offline/operators/token-operators.ts'
import { grammarOf } from '../../../../src/syntax/languages.ts'

type Slip = readonly [kind: string, before: string, after: string]

/** Apply every operator to every node of a text, and list the kinds and the resulting texts. */
function proposals(file: string, text: string, evidence = NO_EVIDENCE): Slip[] {
  const language = grammarOf(file)
  if (language === undefined) throw new Error(`no grammar for ${file}`)
  const source: ParsedSource = { file, text, language }
  return [...nodesIn(source)].flatMap(node =>
    TOKEN_OPERATORS.flatMap(({ mutate }) => mutate(node, source, evidence)).map(
      (mutation): Slip => [mutation.operator, text, applyMutation(text, mutation)],
    ),
  )
}

const WRAPPED: Readonly<Record<string, (body: string) => string>> = {
  'a.go': body => `package a\n\nfunc F(a, b int) int {\n\t${body}\n}\n`,
  'A.java': body => `class A {\n  int f(int a, int b) {\n    ${body}\n  }\n}\n`,
  'a.rs': body => `fn f(a: i32, b: i32) -> i32 {\n    ${body}\n}\n`,
}

const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  'a.go': [
    ['comparison', 'if a < b { return a }', 'if a <= b { return a }'],
    ['negation', 'return a == b', 'return a != b'],
    ['arithmetic', 'return a + b', 'return a - b'],
    ['arithmetic', 'a += b', 'a -= b'],
    ['arithmetic', 'for ; ; i++ {}', 'for ; ; i-- {}'],
    ['boolean', 'return a && b', 'return a || b'],
    ['negation', 'return !ok', 'return ok'],
    ['negation', 'return -a', 'return a'],
    ['negation', 'if ok(a) { return 1 }', 'if !(ok(a)) { return 1 }'],
    ['negation', 'if (a > 1) || (b > 1) { return 1 }', 'if !((a > 1) || (b > 1)) { return 1 }'],
    ['off-by-one', 'return a[0]', 'return a[1]'],
    ['off-by-one', 'return x[a]', 'return x[a - 1]'],
    ['off-by-one', 'return x[a - 1]', 'return x[a]'],
    ['off-by-one', 'return len(x) - 1', 'return len(x)'],
    ['constant', 'return true', 'return false'],
    ['forgotten-parameter', 'return x(a)', 'return x(b)'],
    ['other-name', 'n := a + b; return x(n)', 'n := a + b; return x(b)'],
    ['null-guard', 'if p.done() { return 1 }', 'if p == nil || p.done() { return 1 }'],
    ['null-guard', 'if p.n > 1 || b > 1 { return 1 }', 'if p != nil && (p.n > 1 || b > 1) { return 1 }'],
    ['forgotten-parameter', 'n := 1; return x(n)', 'n := 1; return x(b)'],
    ['forgotten-parameter', 'n := 1; return x(a)', 'n := 1; return x(n)'],
    ['constant', 'return a * 9', 'return a * 18'],
    ['off-by-one', 'return F(a, b)', 'return F(a, b - 1)'],
    ['comparison', 'if len(x) == 0 { return 1 }', 'if len(x) <= 1 { return 1 }'],
    ['wrapped', 'for _, n := range x { b = g(n) }', 'for _, n := range x { b = min(b, g(n)) }'],
    ['constant', 'return a / 4', 'return a / 2'],
    ['off-by-one', 'return 1 + a', 'return a'],
    ['sibling-method', 'return strings.HasPrefix(s, t)', 'return strings.HasSuffix(s, t)'],
    ['swapped-arguments', 'return x(a, b)', 'return x(b, a)'],
    [
      'missing-return',
      'g(func() {\n\tif ok {\n\t\tx()\n\t}\n\ty()\n})',
      'g(func() {\n\tif ok {\n\t\tx()\n\t\treturn\n\t}\n\ty()\n})',
    ],
  ],
  'A.java': [
    ['comparison', 'if (a > b) return a;', 'if (a >= b) return a;'],
    ['arithmetic', 'return a * b;', 'return a / b;'],
    ['arithmetic', 'a *= b;', 'a /= b;'],
    ['arithmetic', 'a--;', 'a++;'],
    ['boolean', 'return x || y;', 'return x && y;'],
    ['negation', 'return !x;', 'return x;'],
    ['negation', 'if (x.isEmpty()) return 1;', 'if (!(x.isEmpty())) return 1;'],
    ['off-by-one', 'return x[a];', 'return x[a + 1];'],
    ['off-by-one', 'return a + 1;', 'return a;'],
    ['constant', 'return false;', 'return true;'],
    ['forgotten-parameter', 'return a;', 'return b;'],
    ['other-name', 'int n = a; return g(n, b);', 'int n = a; return g(b, b);'],
    ['null-guard', 'if (p.next() == null) return 1;', 'if (p == null || p.next() == null) return 1;'],
    ['null-guard', 'while (p.n < a) a = b;', 'while (p != null && p.n < a) a = b;'],
    ['negation', 'return p == null;', 'return p != null;'],
    ['forgotten-parameter', 'int n = 1; return g(a);', 'int n = 1; return g(n);'],
    ['sibling-method', 'return Math.min(x, y);', 'return Math.max(x, y);'],
    ['swapped-arguments', 'return g(a, b);', 'return g(b, a);'],
    ['operand', 'return g(a);', 'return g(a - b);'],
    ['operand', 'int n = a; return n;', 'int n = a; return n + b;'],
    ['other-name', 'return g(a) + 1;', 'return b + 1;'],
    ['off-by-one', 'return f(a, b);', 'return f(a + 1, b);'],
    ['comparison', 'if (x.size() == 0) return 1;', 'if (x.size() <= 1) return 1;'],
    ['wrapped', 'for (int n : x) b = g(n);', 'for (int n : x) b = Math.max(b, g(n));'],
    ['operand', 'String s = x, t = y; return f(s.rest(1), t);', 'String s = x, t = y; return f(s.rest(1), t.rest(1));'],
    ['constant', 'Queue<B> s = x; while (true) { y(); }', 'Queue<B> s = x; while (!s.isEmpty()) { y(); }'],
    ['sibling-method', 'x.getHeadRow(); return x.getTailRow();', 'x.getHeadRow(); return x.getHeadRow();'],
    ['constant', 'if (false) { x = 1; } if (a > 1) { y(); }', 'if (a > 1) { x = 1; } if (a > 1) { y(); }'],
    ['constant', 'if (false) { x = 1; } if (a == 1) { y(); }', 'if (a == 2) { x = 1; } if (a == 1) { y(); }'],
    ['constant', 'if (false) { x = y(); }', 'if (x == null) { x = y(); }'],
    ['guard', 'int[] s = x; if (a == 0) { return 1; }', 'int[] s = x; if (a == 0 || s.length == 0) { return 1; }'],
    [
      'guard',
      'List<String> s = x; if (a == 0) { return 1; }',
      'List<String> s = x; if (a == 0 || s.isEmpty()) { return 1; }',
    ],
    [
      'statement',
      'Deque s = x; if (a > 1) {\n      y();\n    }\n    return s.pop();',
      'Deque s = x; if (a > 1) {\n      y();\n      s.push(a);\n    }\n    return s.pop();',
    ],
  ],
  'a.rs': [
    ['comparison', 'if a <= b { return a }', 'if a < b { return a }'],
    ['arithmetic', 'a % b', 'a / b'],
    ['arithmetic', 'a -= b;', 'a += b;'],
    ['boolean', 'x && y', 'x || y'],
    ['negation', '!x', 'x'],
    ['off-by-one', 'x[a]', 'x[a - 1]'],
    ['off-by-one', 'for i in 0..n {}', 'for i in 1..n {}'],
    ['forgotten-parameter', 'let n = 1; g(n)', 'let n = 1; g(a)'],
    ['constant', 'true', 'false'],
    ['forgotten-parameter', 'a', 'b'],
    ['sibling-method', 'x.starts_with(y)', 'x.ends_with(y)'],
    ['swapped-arguments', 'g(a, b)', 'g(b, a)'],
    ['other-name', 'g(a) - 1', 'b - 1'],
    ['wrapped', 'for n in x { b = g(n); }', 'for n in x { b = b.max(g(n)); }'],
    ['operand', 'f(a / 2, b)', 'f(a / 2, b / 2)'],
    [
      'statement',
      'let mut s: Vec<i32> = x; if a > 1 {\n        y();\n    }\n    s.pop()',
      'let mut s: Vec<i32> = x; if a > 1 {\n        y();\n        s.push(a);\n    }\n    s.pop()',
    ],
  ],
}

test('a method of Rust that nothing calls is called on the own object, also in a block without statements', () => {
  const text =
    'impl A {\n    fn clear(&mut self) {\n        self.n = 0;\n    }\n\n    fn reset(&mut self) {\n    }\n}\n'
  const found = proposals('a.rs', text).filter(([kind]) => kind === 'forgotten-parameter')

  expect(found.map(([, , after]) => after)).toContain(
    text.replace('fn reset(&mut self) {\n', 'fn reset(&mut self) {\n        self.clear();\n'),
  )
  expect(proposals('a.rs', text.replace('self.n = 0', 'self.reset()')).map(([, , after]) => after)).not.toContain(
    text.replace('self.n = 0', 'self.reset(); self.clear()'),
  )
})

test('a collection into which something is put, and a name that is alike at one end only, stay', () => {
  const body = (text: string) => `class A {\n  int f(int a, int b) {\n    ${text}\n  }\n}\n`
  const kinds = (text: string) => new Set(proposals('A.java', body(text)).map(([kind]) => kind))

  expect(kinds('Deque s = x; if (a > 1) {\n      s.push(a);\n    }\n    return s.pop();')).not.toContain('statement')
  expect(kinds('x.getHeadRow(); return x.getTailCell();')).not.toContain('sibling-method')
  expect(kinds('x.getHeadRow(1); return x.getTailRow();')).not.toContain('sibling-method')
  expect(kinds('int[] s = x; if (a == 0) { y(); }')).not.toContain('guard')
})

test('a name that the failing commit replaced, or for which the compiler has another, is corrected', () => {
  const texts = (evidence: Partial<typeof NO_EVIDENCE>, body: string) =>
    proposals('A.java', `class A {\n  int f() {\n    ${body}\n  }\n}\n`, { ...NO_EVIDENCE, ...evidence })
      .filter(([kind]) => kind === 'misspelled-name')
      .map(([, , after]) => after.split('\n')[2]?.trim())

  expect(texts({ renamed: [{ name: 'cost', to: 'costFor' }] }, 'return cost(1);')).toEqual(['return costFor(1);'])
  expect(texts({ unknown: [{ name: 'cots', hint: 'cost' }] }, 'return this.cots(1);')).toEqual(['return this.cost(1);'])
  expect(texts({ renamed: [{ name: 'cost', to: 'costFor' }] }, 'return cost(1) + cost(2);')).toContain(
    'return costFor(1) + costFor(2);',
  )
  expect(texts({ renamed: [{ name: 'cost', to: 'costFor' }] }, 'return costs(1);')).toEqual([])
  expect(texts({ unknown: [{ name: 'cots', hint: 'cost' }] }, 'say("cots: " + cots); return cots; // cots')).toContain(
    'say("cots: " + cost); return cost; // cots',
  )
})

test('a name that another function defines is corrected in its own function only', () => {
  const text = 'package a\n\nfunc f(size int) int { return size }\n\nfunc g(n int) int { return size + size }\n'
  const found = proposals('a.go', text, { ...NO_EVIDENCE, unknown: [{ name: 'size', hint: 'n' }] })
    .filter(([kind]) => kind === 'misspelled-name')
    .map(([, , after]) => after)

  expect(found).toContain(text.replace('size + size', 'n + n'))
  expect(found).not.toContain(text.replaceAll('size', 'n'))
  expect(found.filter(after => after.includes('return n }'))).toEqual([text.replace('return size }', 'return n }')])
})

test('a name that the compiler does not know, and suggests none for, is one of the file but for a slip', () => {
  const text = 'package a\n\ntype Cart struct{ Items []int }\n\nfunc total(c Cart) int { return len(c.Itmes) }\n'
  const names = (name: string) =>
    proposals('a.go', text, { ...NO_EVIDENCE, unknown: [{ name, hint: undefined }] })
      .filter(([kind]) => kind === 'misspelled-name')
      .map(([, , after]) => /c\.\w+/.exec(after)?.[0])

  expect(names('Itmes')).toEqual(['c.Items'])
  expect(names('Prices')).toEqual([])
})

test('an import of Go that the compiler calls unused is taken out', () => {
  const without = (text: string) =>
    proposals('a.go', text, { ...NO_EVIDENCE, unused: ['os'] })
      .filter(([kind]) => kind === 'unused-import')
      .map(([, , after]) => after)

  expect(without('package a\n\nimport "os"\n\nvar x = 1\n')).toEqual(['package a\n\n\nvar x = 1\n'])
  expect(without('package a\n\nimport (\n\t"fmt"\n\t"os"\n)\n')).toEqual(['package a\n\nimport (\n\t"fmt"\n)\n'])
})

describe('a return at the end of a branch', () => {
  const returns = (file: string, text: string) =>
    proposals(file, text)
      .filter(([kind]) => kind === 'missing-return')
      .map(([, , after]) => after)
  const body = (end: string) => `{\n    if (ok()) {\n        a()${end}\n    }\n    b()${end}\n}\n`

  test.each([
    ['a.go', 'package a\n\nfunc F()', ''],
    ['a.go', 'package a\n\nfunc (t *T) F(a int)', ''],
    ['A.java', 'class A { void f()', ';'],
    ['a.rs', 'fn f()', ';'],
  ])('in %s leaves a function without a result: %s', (file, head, end) => {
    const close = file === 'A.java' ? '}\n' : ''
    const after = body(end).replace(`a()${end}`, `a()${end}\n        return${end}`)

    expect(returns(file, `${head} ${body(end)}${close}`)).toEqual([`${head} ${after}${close}`])
  })

  test.each([
    ['a.go', `package a\n\nfunc F() int ${body('')}`],
    ['a.go', `package a\n\nfunc (t *T) F(a int) (int, error) ${body('')}`],
    ['A.java', `class A { int f() ${body(';')}}\n`],
    ['a.rs', `fn f() -> i32 ${body(';')}`],
    ['a.go', 'package a\n\nfunc F() {\n\tif ok() {\n\t\ta()\n\t}\n}\n'],
    ['a.go', 'package a\n\nfunc F() {\n\tif ok() {\n\t\tpanic(1)\n\t}\n\tb()\n}\n'],
    ['a.go', 'package a\n\nfunc F() {\n\tif ok() {\n\t\ta()\n\t} else {\n\t\tb()\n\t}\n}\n'],
  ])('is none in %s where a result is due, or nothing follows: %s', (file, text) => {
    expect(returns(file, text)).toEqual([])
  })
})

test.each(['a.go', 'A.java', 'a.rs'])('in %s no operand that has no effect is proposed', file => {
  const results = proposals(file, WRAPPED[file]?.('return a - 1;') ?? '').map(([, , after]) => after)

  expect(results.join('\n')).toContain('a - 2')
  expect(results.join('\n')).not.toMatch(/a - 0|a [*/] 1/)
})

describe.each(Object.entries(SLIPS))('in %s the engine proposes', (file, slips) => {
  const wrapped = WRAPPED[file]!

  test.for(slips)('%s: %s to %s', ([kind, before, after]) => {
    expect(proposals(file, wrapped(before))).toContainEqual([kind, wrapped(before), wrapped(after)])
  })
})

test.for([
  ['a.go', 'func f(s *Store) []int { return s.a }'],
  ['a.go', 'func f() []int { var x = s.a; return x }'],
  ['A.java', 'class A<T> { List<T> x = new ArrayList<>(); }'],
  ['a.rs', 'fn f<T: Copy>(x: &mut T) -> &T { x }'],
])('in %s a type, a pointer and a first value are left alone', ([file, text]) => {
  expect(proposals(file!, text!)).toEqual([])
})

test.for<[string, string, string]>([
  ['a.go', 'n := 1; { m := n; _ = m }; return x(a)', 'n := 1; { m := n; _ = m }; return x(m)'],
  ['A.java', 'String s = "x"; return a;', 'String s = "x"; return s;'],
])('in %s no name of another block or type is used', ([file, before, after]) => {
  expect(proposals(file, WRAPPED[file]!(before)).map(([, , text]) => text)).not.toContain(WRAPPED[file]!(after))
})

test('a literal that came out becomes the one that the test expected', () => {
  const evidence = {
    ...NO_EVIDENCE,
    pairs: [
      { actual: 'usd', expected: 'USD' },
      { actual: '30', expected: '31' },
    ],
  }
  const results = (file: string, body: string) =>
    proposals(file, WRAPPED[file]!(body), evidence).filter(([kind]) => kind === 'wrong-value')

  expect(results('a.go', 'return "usd"').map(([, , after]) => after)).toEqual([WRAPPED['a.go']!('return "USD"')])
  expect(results('A.java', 'return 30;').map(([, , after]) => after)).toEqual([WRAPPED['A.java']!('return 31;')])
  expect(results('a.rs', '"eur"')).toEqual([])
})

test.for<[string, string, string]>([
  ['a.go', 'return a == b', 'return a == a'],
  ['A.java', 'return a < b;', 'return b < b;'],
  ['a.rs', 'a >= b', 'b >= b'],
])('in %s no value is compared with itself', ([file, before, after]) => {
  expect(proposals(file, WRAPPED[file]!(before)).map(([, , text]) => text)).not.toContain(WRAPPED[file]!(after))
})

test.for(Object.keys(WRAPPED))('what %s does not have is not proposed', file => {
  const found = ['x = a + b', 'x = a == b', 'x += a', 'x = a * b', 'x = a >> b'].flatMap(text =>
    proposals(file, WRAPPED[file]!(`${text};`)),
  )

  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, , after]) => /\/\/|[!=]==|\*\*|\?\?/.test(after))).toEqual([])
})

test('what the compiler refuses is not proposed', () => {
  const afters = (kind: string, file: string, text: string) =>
    proposals(file, text)
      .filter(([own]) => own === kind)
      .map(([, , after]) => after)
  const java = (body: string) => `class A {\n  int f(int a, Node p, List<Node> all) {\n    ${body}\n  }\n}\n`

  expect(afters('comparison', 'A.java', java('return p == null ? a : 1;'))).toEqual([])
  expect(afters('swapped-arguments', 'A.java', java('return g(a, p);'))).toEqual([])
  expect(afters('other-name', 'A.java', java('for (Node n : all) { a = a + n.size; } return a + n(p);'))).not.toContain(
    java('for (Node n : all) { a = a + a.size; } return a + n(p);'),
  )
  expect(
    afters(
      'null-guard',
      'a.go',
      'package a\n\nimport "x/strings"\n\nfunc f(a string) int {\n\tif strings.Has(a) {\n\t\treturn 1\n\t}\n\treturn 2\n}\n',
    ),
  ).toEqual([])
})

describe('a statement that is missing', () => {
  const added = (file: string, text: string) =>
    proposals(file, text)
      .filter(([kind, before, after]) => kind === 'statement' && after.length > before.length)
      .map(([, , after]) => after)

  test('counts up what stays at zero, in the loop behind it', () => {
    const go =
      'package a\n\nfunc f(s string) int {\n\tn := 0\n\tfor _, r := range s {\n\t\tuse(r)\n\t}\n\treturn n\n}\n'
    const java =
      'class A {\n  int f(List<B> all) {\n    int n = 0;\n    for (B b : all) {\n      use(b);\n    }\n    return n;\n  }\n}\n'
    const rust =
      'fn f(s: &str) -> i32 {\n    let mut n = 0;\n    for c in s.chars() {\n        call(c);\n    }\n    n\n}\n'

    expect(added('a.go', go)).toEqual([go.replace('use(r)', 'use(r)\n\t\tn++')])
    expect(added('A.java', java)).toEqual([java.replace('use(b);', 'use(b);\n      n++;')])
    expect(added('a.rs', rust)).toEqual([rust.replace('call(c);', 'call(c);\n        n += 1;')])
    expect(added('a.go', go.replace('use(r)', 'n += 2'))).toEqual([])
    expect(added('a.go', go.replace('use(r)', 'if n == 0 {\n\t\t\tn = 1\n\t\t}'))).toEqual([])
  })

  test('is a call that other methods make', () => {
    const rust =
      'impl A {\n    pub fn f(&mut self) {\n        self.grow();\n        self.a = 1;\n    }\n    pub fn g(&mut self) {\n        self.a = 2;\n    }\n}\n'

    expect(added('a.rs', rust)).toEqual([rust.replace('self.a = 2', 'self.grow();\n        self.a = 2')])
  })
})
