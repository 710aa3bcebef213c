import { describe, expect, it, test } from 'vitest'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { chooseCandidate } from '../../../../src/fixers/offline/choice/choice.ts'
import { Findings } from '../../../../src/fixers/offline/search/findings.ts'
import { searchLimits } from '../../../../src/fixers/offline/search/search-limits.ts'
import { hollowReason } from '../../../../src/fixers/offline/choice/hollow-changes.ts'
import { NO_EVIDENCE, type TestEvidence } from '../../../../src/fixers/offline/evidence/test-evidence.ts'
import { hasInputOfTest, inputsIn } from '../../../../src/fixers/offline/evidence/values-of-tests.ts'

/** Describe the change from one text to another as a candidate. */
function changed(before: string, after: string, rest: Partial<Candidate> = {}): Candidate {
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const insert = after.slice(from, after.length - end)
  const place = { file: 'a.py', line: 1, symbol: '', from, to: before.length - end, insert, what: after }
  return { ...place, operator: 'comparison', score: 1, result: after, restores: false, ...rest }
}

test('a name that is wrong in two places is corrected in both', () => {
  const before = 'a.issupserset(b)\nc.issupserset(d)\n'
  const name = { operator: 'misspelled-name' } as const
  const one = changed(before, before.replace('supserset', 'superset'), { ...name, score: 0.7 })
  const both = changed(before, before.replaceAll('supserset', 'superset'), { ...name, score: 1 })

  expect(chooseCandidate([one, both])).toBe(both)
})

test('of changes alike, the one that no passing test sees is likelier', () => {
  const [one, other] = [changed('a < b\n', 'a <= b\n'), changed('a < b\n', 'a != b\n')]

  expect(chooseCandidate([one, other], each => (each === other ? 'failing tests only' : 'all tests'))).toBe(other)
  expect(chooseCandidate([one, other])).toBe(one)
})

test('a line that is put back is likelier than a change of another kind, if no tests are known to see it', () => {
  const restored = changed('a\n', 'a\nb\n', { operator: 'reverted-hunk', score: 0.5, restores: true })
  const other = changed('a\n', 'c\n', { operator: 'other-name', score: 4 })
  const chosen = (effect?: 'all tests') =>
    chooseCandidate([other, restored], each => (each === other ? 'failing tests only' : effect))

  expect([chosen(), chosen('all tests')]).toEqual([restored, other])
})

test('a line that is put back may compare with a value of the tests', () => {
  const before = 'function isTransient(status) {\n  return status >= 500\n}\n'
  const after = before.replace('status >=', 'status === 429 || status >=')
  const evidence: TestEvidence = { ...NO_EVIDENCE, numbers: ['429'] }
  const restored = { ...changed(before, after), file: 'a.js', restores: true }

  expect(hollowReason(restored, before, evidence)).toBeUndefined()
  expect(hollowReason({ ...restored, restores: false }, before, evidence)).toBe('it compares with a value of the tests')
})

test('a change that brings in an input of the tests is the last choice', () => {
  const tests =
    "assert isbn('0X9', 44) == 'done 55'\nself.assertEqual(pay(150), 1500)\nexpect(load(-40)).toThrow('not found')\nassert_that(f(7, 'x y')).is_equal_to(1500)\n"
  const inputs = inputsIn(tests)
  const special = (insert: string, text = 'x = 1') => hasInputOfTest(insert, text, inputs)

  expect(inputs).toEqual(['0X9', '44', '150', '-40', 'x y'])
  expect([special('"0X9"'), special("f('0X9')"), special('n == 44')]).toEqual([true, true, true])
  // The code has it, the tests expect it, it is in most code, or it is none of theirs.
  expect([special('"0X9"', 'x = "0X9"'), special('1500'), special('7'), special('"other"')]).toEqual([
    false,
    false,
    false,
    false,
  ])
  const one = changed('a = b\n', 'a = "0X9"\n', { isSpecial: true })
  const other = changed('a = b\n', 'a = c\n', { score: 0.1 })
  expect(chooseCandidate([one, other])).toBe(other)
})

test('where only changes are found that were built from values, the search for others goes on longer', () => {
  const built = changed('a\n', 'a + b\n', { operator: 'built-expression' })
  const enough = (operator: Candidate['operator'], tried: number) => {
    const findings = new Findings(1, () => searchLimits(20))
    findings.add(
      { candidate: { ...built, operator }, green: 1, revealed: 0, isProved: true },
      { tried: 20, spentMs: 900 },
    )
    return findings.isEnough({ tried, spentMs: 1_000 })
  }

  expect([enough('built-expression', 100), enough('comparison', 100), enough('built-expression', 140)]).toEqual([
    false,
    true,
    true,
  ])
})

test('many changes that were built from values do not end the search for a usual one', () => {
  const enough = (operator: Candidate['operator'], number: number) => {
    const findings = new Findings(1, () => searchLimits(20))
    for (let at = 0; at < number; at += 1) {
      const candidate = changed('a\n', `a + ${at}\n`, { operator })
      findings.add({ candidate, green: 1, revealed: 0, isProved: true }, { tried: 20, spentMs: 900 })
    }
    return findings.isEnough({ tried: 21, spentMs: 1_000 })
  }

  expect([enough('built-condition', 19), enough('built-condition', 20)]).toEqual([false, true])
  expect([enough('comparison', 4), enough('comparison', 5)]).toEqual([false, true])
})

describe('a change that the tests accept is no fix if', () => {
  const evidence: TestEvidence = { ...NO_EVIDENCE, numbers: ['37'], strings: ['Bob'] }

  test.for<readonly [file: string, before: string, after: string, reason: RegExp]>([
    ['a.py', 'if a == b:\n    f()\n', 'if a == a:\n    f()\n', /always the same/],
    ['a.py', 'if a:\n    f()\n', 'if True:\n    f()\n', /always the same/],
    ['a.py', 'x = a if b else c\n', 'x = a if 1 else c\n', /always the same/],
    ['a.py', 'def f(a):\n    if not a:\n        g()\n', 'def f(a):\n    if not f:\n        g()\n', /always the same/],
    ['a.js', 'if (a && b) f()', 'if (a && a) f()', /always the same/],
    ['a.js', 'x = a < b ? 1 : 2', 'x = 3 < 4 ? 1 : 2', /always the same/],
    ['a.js', 'all.sort((a, b) => a.n - b.n)', 'all.sort((a, b) => b.n - b.n)', /taken from itself/],
    ['a.py', 'x = a // b\n', 'x = a // a\n', /taken from itself/],
    [
      'a.py',
      'def f(a):\n    if a:\n        return 1\n    g()\n',
      'def f(a):\n    if a:\n        return 1\n        g()\n',
      /reached/,
    ],
    ['a.js', 'function f(a) {\n  g(a)\n  return a\n}', 'function f(a) {\n  return a\n  g(a)\n}', /reached/],
    ['a.py', 'def f(a, b):\n    return a + b\n', 'def f(a, b):\n    return a + a\n', /`b` is no longer used/],
    ['a.js', 'const f = (a, b) => a.c(b)', 'const f = (a, b) => a', /`b` is no longer used/],
    [
      'a.py',
      'def f(a):\n    return a.b or any(f(c) for c in a.d)\n',
      'def f(a):\n    return a.b or any(c for c in a.d)\n',
      /`f` no longer calls itself/,
    ],
    [
      'a.py',
      'def f(a, w):\n    n = {b: len(c) for b, c in a}\n    for b, c in a:\n        for d in c:\n            n[b] += d\n    return w\n',
      'def f(a, w):\n    n = {b: len(c) for b, c in a}\n    for b, c in a:\n        for d in w:\n            n[b] += d\n    return w\n',
      /`c` is no longer used/,
    ],
    [
      'a.js',
      'function f(a, d) {\n  for (const [b, c] of a) g(b, c)\n  return d\n}',
      'function f(a, d) {\n  for (const [b, c] of a) g(d, c)\n  return d\n}',
      /`b` is no longer used/,
    ],
    [
      'a.py',
      'def f(a, b):\n    return any(g(c, b) for c in a)\n',
      'def f(a, b):\n    return any(g(a, b) for c in a)\n',
      /`c` is no longer used/,
    ],
    [
      'a.js',
      'const f = (a, { b } = {}) => g(b ? 1 : 2)',
      'const f = (a, { b } = {}) => g(true ? 1 : 2)',
      /`b` is|always/,
    ],
    ['a.js', 'const f = (a, { c: b }) => g(b)', 'const f = (a, { c: b }) => g(a)', /`b` is no longer used/],
    [
      'a.py',
      'def f(a):\n    if a == 5:\n        g()\n',
      'def f(a):\n    if a == 37:\n        g()\n',
      /value of the tests/,
    ],
    ['a.js', "if (a === '') f()", "if (a === 'Bob') f()", /value of the tests/],
  ])('%s: %j becomes %j', ([file, before, after, reason]) => {
    expect(hollowReason(changed(before, after, { file }), before, evidence)).toMatch(reason)
  })

  test.for<readonly [file: string, before: string, after: string]>([
    ['a.py', 'if a == b:\n    f()\n', 'if a != b:\n    f()\n'],
    ['a.py', 'def f(a, b):\n    return a + a\n', 'def f(a, b):\n    return a + b\n'],
    ['a.py', 'def f(a):\n    if a == 5:\n        g()\n', 'def f(a):\n    if a == 6:\n        g()\n'],
    ['a.py', 'x = 5\n', 'x = 37\n'],
    ['a.js', 'function f(a, b) {\n  return g(a)\n}', 'function f(a, b) {\n  return a\n}'],
    ['a.js', 'while (true) f()', 'while (true) g()'],
    ['a.js', 'x = a.n - b.n', 'x = b.n - a.n'],
    ['a.js', 'x = a.pop() + a.pop()', 'x = a.pop() - a.pop()'],
    ['a.py', 'x = a + a\n', 'x = a / a\n'],
    ['a.py', 'x = a * b\n', 'x = a * a\n'],
    ['a.rb', 'a', 'b'],
    [
      'a.js',
      'function f(xs) {\n  for (const [i, x] of xs.entries()) t += x + i\n}',
      'function f(xs) {\n  for (const [i, x] of xs.entries()) t += x\n}',
    ],
    [
      'a.js',
      'function f(a) {\n  for (let i = 0, n = a.length; i < n; i++) g(i)\n}',
      'function f(a) {\n  for (let i = 0, n = a.length; i < m; i++) g(i)\n}',
    ],
    ['a.py', 'def f(a):\n    for i, b in a:\n        c += i\n', 'def f(a):\n    for i, b in a:\n        c += b\n'],
    ['a.py', 'def f(a):\n    return [b for b, c in a]\n', 'def f(a):\n    return [c for b, c in a]\n'],
    ['a.py', 'class A:\n    def f(self):\n        f(self)\n', 'class A:\n    def f(self):\n        g(self)\n'],
    ['a.js', 'class A { f(a) { return f(a) } }', 'class A { f(a) { return this.g(a) } }'],
  ])('none of that is so: %s: %j becomes %j', ([file, before, after]) => {
    expect(hollowReason(changed(before, after, { file }), before, evidence)).toBeUndefined()
  })
})

describe('of several changes that the tests accept', () => {
  it('one that keeps the code is chosen before one that takes some away', () => {
    const code = 'return total(items, tax)'
    const shorter = changed(code, 'return total(items)', { operator: 'operand' })
    const other = changed(code, 'return total(items, tip)', { operator: 'other-name' })

    expect(chooseCandidate([shorter, other])).toBe(other)
    expect(chooseCandidate([other, shorter])).toBe(other)
    expect(chooseCandidate([])).toBeUndefined()
  })

  it('one that brings back a line as it was before the failing change is chosen before others of its place', () => {
    const back = changed('a + 1 < b', 'a + 1 <= b', { operator: 'comparison', restores: true })
    const other = changed('a + 1 < b', 'a - 1 < b', { operator: 'arithmetic' })

    expect(chooseCandidate([other, back])).toBe(back)
    expect(chooseCandidate([other, { ...back, restores: false }])).toBe(other)
  })

  it('a likelier place decides between changes of one kind, and of equal ones the first', () => {
    const [weak, strong] = [0.5, 2].map(score => changed('a < b', 'a <= b', { score }))

    expect(chooseCandidate([weak, strong].filter(each => each !== undefined))).toBe(strong)
    expect(chooseCandidate([strong, strong].filter(each => each !== undefined))).toBe(strong)
  })
})

describe('the search', () => {
  const found = (green: number, operator: Candidate['operator'] = 'comparison') => ({
    green,
    revealed: 0,
    isProved: true,
    candidate: changed('a < b', 'a <= b', { operator }),
  })

  it('goes on after the first change that turns all tests green, for a number of candidates and a time', () => {
    const findings = new Findings(2, () => searchLimits(20))
    findings.add(found(2), { tried: 5, spentMs: 1_000 })

    expect(findings.isEnough({ tried: 5, spentMs: 1_000 })).toBe(false)
    expect(findings.isEnough({ tried: 44, spentMs: 12_000 })).toBe(false)
    expect(findings.isEnough({ tried: 45, spentMs: 2_000 })).toBe(true)
    expect(findings.isEnough({ tried: 6, spentMs: 12_001 })).toBe(true)
    expect(findings.atLeast).toBe(1)
  })

  it('ends soon after it where each candidate costs a run of the test runner', () => {
    const findings = new Findings(2, () => searchLimits(undefined))
    findings.add(found(2), { tried: 5, spentMs: 1_000 })

    expect(findings.isEnough({ tried: 16, spentMs: 2_000 })).toBe(false)
    expect(findings.isEnough({ tried: 17, spentMs: 2_000 })).toBe(true)
  })

  it.each([
    [undefined, { candidates: 300, afterAll: 12, afterSome: 20 }],
    [0, { candidates: 800, afterAll: 40, afterSome: 200 }],
    [50, { candidates: 800, afterAll: 30, afterSome: 200 }],
    [250, { candidates: 600, afterAll: 12, afterSome: 60 }],
    [10_000, { candidates: 150, afterAll: 12, afterSome: 20 }],
  ])('is as long as the speed of its judge allows: %s ms a run', (runMs, limits) => {
    expect(searchLimits(runMs)).toEqual(limits)
  })

  it('allow more candidates where a judge looks at many together', () => {
    expect(searchLimits(2_000, true)).toEqual({ candidates: 2_400, afterAll: 60, afterSome: 2_400 })
    expect(searchLimits(undefined, true)).toEqual(searchLimits(undefined))
  })

  it('ends with five such changes, of which it takes the likeliest', () => {
    const findings = new Findings(1, () => searchLimits(20))
    const best = found(1, 'other-name')
    const all = [...Array.from({ length: 4 }, () => found(1, 'guard')), best]
    for (const [index, each] of all.entries()) findings.add(each, { tried: index, spentMs: 0 })

    expect(findings.isEnough({ tried: 5, spentMs: 0 })).toBe(true)
    expect(findings.best).toBe(best)
    expect(findings.others).toHaveLength(4)
  })

  it('keeps the change that turns most tests green while none turns all green', () => {
    const findings = new Findings(3, () => searchLimits(250))
    const [one, two] = [found(1), found(2)]
    findings.add(one, { tried: 1, spentMs: 0 })
    findings.add(two, { tried: 9, spentMs: 0 })

    expect(findings.best).toBe(two)
    expect(findings.atLeast).toBe(2)
    expect(findings.isEnough({ tried: 68, spentMs: 90_000 })).toBe(false)
    expect(findings.isEnough({ tried: 69, spentMs: 0 })).toBe(true)
    expect(findings.others).toEqual([])
  })

  it('leaves a guess aside, and takes what is none', () => {
    const [guess, part] = [found(2), found(1)]
    const findings = new Findings(
      3,
      () => searchLimits(20),
      each => each === guess,
    )
    findings.add(guess, { tried: 1, spentMs: 0 })

    expect([findings.best, findings.guess, findings.atLeast]).toEqual([undefined, guess, 0])
    expect(findings.isEnough({ tried: 700, spentMs: 0 })).toBe(false)

    findings.add(part, { tried: 2, spentMs: 0 })
    expect([findings.best, findings.guess, findings.atLeast]).toEqual([part, undefined, 1])
  })

  it('looks for one that lets no other test fail, and takes the one that lets the fewest fail where there is none', () => {
    const findings = new Findings(2, () => searchLimits(20))
    const [crash, gentle, clean] = [{ ...found(2), revealed: 2 }, { ...found(2), revealed: 1 }, found(2)]
    findings.add(crash, { tried: 1, spentMs: 0 })
    findings.add(gentle, { tried: 2, spentMs: 0 })
    findings.add(crash, { tried: 3, spentMs: 0 })

    expect([findings.best, findings.isLater, findings.atLeast]).toEqual([gentle, false, 1])

    findings.add(clean, { tried: 4, spentMs: 0 })

    expect([findings.best, findings.isLater, findings.others]).toEqual([clean, true, []])
  })

  it('passes over a change that lets another test fail, as its proof shows', async () => {
    const findings = new Findings(1, () => searchLimits(20))
    const [proved, unproved] = [found(1, 'guard'), { ...found(1, 'other-name'), isProved: false }]
    for (const each of [proved, unproved]) findings.add(each, { tried: 1, spentMs: 0 })

    await expect(findings.settle(async each => ({ ...each, isProved: true, revealed: 1 }))).resolves.toBe(proved)
  })

  it('prefers a change that also repairs a test of another root cause, as only its proof shows', async () => {
    const settled = async (others: { green: number; red: number }) => {
      const findings = new Findings(1, () => searchLimits(20))
      const likely = { ...found(1, 'other-name'), others }
      const unlikely = { ...found(1, 'operand'), isProved: false }
      for (const each of [likely, unlikely]) findings.add(each, { tried: 1, spentMs: 0 })
      const proofs: unknown[] = []
      const best = await findings.settle(async each => {
        proofs.push(each)
        return { ...each, isProved: true, others: { green: 1, red: 0 } }
      })
      return { operator: best?.candidate.operator, proofs: proofs.length }
    }

    expect(await settled({ green: 0, red: 1 })).toEqual({ operator: 'operand', proofs: 1 })
    expect(await settled({ green: 1, red: 0 })).toEqual({ operator: 'other-name', proofs: 1 })
    // With one root cause there is nothing to compare.
    expect(await settled({ green: 0, red: 0 })).toEqual({ operator: 'other-name', proofs: 0 })
  })

  it('decides for the next best change where the test runner refutes the best', async () => {
    const findings = new Findings(1, () => searchLimits(20))
    const proved = found(1, 'guard')
    const unproved = { ...found(1, 'other-name'), isProved: false }
    for (const each of [proved, unproved]) findings.add(each, { tried: 1, spentMs: 0 })

    await expect(findings.settle(async () => undefined)).resolves.toBe(proved)
    expect(findings.others).toEqual([])
  })

  it('decides for the best change once the test runner proves it', async () => {
    const findings = new Findings(1, () => searchLimits(20))
    const proved = found(1, 'guard')
    const unproved = { ...found(1, 'other-name'), isProved: false }
    for (const each of [proved, unproved]) findings.add(each, { tried: 1, spentMs: 0 })
    const asked: unknown[] = []

    const best = await findings.settle(async each => {
      asked.push(each)
      return { ...each, isProved: true }
    })

    expect(best).toEqual({ ...unproved, isProved: true })
    expect(asked).toEqual([unproved])
    expect(findings.others).toEqual([proved])
  })
})
