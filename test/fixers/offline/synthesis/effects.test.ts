import { expect, test } from 'vitest'
import type { Candidate } from '../../../../src/fixers/offline/candidates/candidates.ts'
import { effectsOf } from '../../../../src/fixers/offline/synthesis/effects.ts'
import { readObservations } from '../../../../src/fixers/offline/synthesis/observations.ts'
import { sitesIn } from '../../../../src/fixers/offline/synthesis/sites.ts'
import { watchedIn } from '../../../../src/fixers/offline/synthesis/watched.ts'
import type { LanguageName } from '../../../../src/syntax/languages.ts'
import { runInstrumented, sourceOf } from './observed-code.ts'

/** Replace a part of a code, the first one that is alike. */
function candidate(code: string, [before, after]: readonly [string, string]): Candidate {
  const from = code.indexOf(before)
  if (from < 0) throw new Error(`${before} is not in the code`)
  const change = {
    operator: 'comparison',
    from,
    to: from + before.length,
    insert: after,
    what: `${before} ${after}`,
  } as const
  const result = code.slice(0, from) + after + code.slice(change.to)
  return { ...change, file: '', line: 1, symbol: '', score: 1, result, restores: false }
}

interface Row {
  readonly language: LanguageName
  readonly code: string
  readonly wrong: readonly string[]
  readonly right: readonly string[]
  readonly changes: readonly (readonly [before: string, after: string, effect: string | undefined])[]
}

const ROWS: readonly Row[] = [
  {
    language: 'python',
    code: 'def f(items, limit):\n    total = sum(items)\n    if total > limit:\n        log(total)\n    return total // 2\n\ndef log(total):\n    pass\n',
    wrong: ['f([1, 2], 3)'],
    right: ['f([4], 3)', 'f([2], 3)'],
    changes: [
      ['total > limit', 'total >= limit', 'failing tests only'],
      ['total > limit', 'total == limit', 'all tests'],
      ['total > limit', 'limit < total', 'none'],
      ['total // 2', '(total + 1) // 2', 'failing tests only'],
      ['total // 2', 'total // 0', 'all tests'],
      ['2', 'missing', 'all tests'],
      // A call that may do anything is not evaluated twice, nor is what is no expression.
      ['log(total)', 'log(limit)', undefined],
      ['total > limit', 'log(total) > limit', undefined],
      ['return total // 2', 'return', undefined],
      ['total // 2', 'return total', undefined],
    ],
  },
  {
    language: 'javascript',
    code: 'export function f(items, limit) {\n  const last = items[items.length - 1]\n  return last > limit ? items.slice(0, limit) : items.push(1)\n}\n',
    wrong: ['f([1, 3], 3)'],
    right: ['f([4], 3)', 'f([2], 3)'],
    changes: [
      ['last > limit', 'last >= limit', 'failing tests only'],
      ['items.length - 1', 'items.length', 'all tests'],
      ['items[items.length - 1]', 'items.at(-1)', 'none'],
      // Not reached in a failing test.
      ['items.slice(0, limit)', 'items.slice(1, limit)', 'none'],
      ['items.push(1)', 'items.push(2)', undefined],
    ],
  },
]

test.each(ROWS)('the effects of candidates are known before they are tried: $language', row => {
  const source = sourceOf(row.language, row.code)
  const candidates = row.changes.map(change => ({ ...candidate(row.code, [change[0], change[1]]), file: source.file }))
  const expressions = watchedIn(source, candidates)
  const seen = (calls: readonly string[]) =>
    readObservations(runInstrumented({ ...row, calls }, { sites: [], expressions }).notes)

  const effects = effectsOf(expressions, { failing: seen(row.wrong), passing: seen(row.right) })

  expect(
    row.changes.map(([before, after], index) => [before, after, effects.get(candidates[index] as Candidate)]),
  ).toEqual(row.changes)
})

test('a code that makes many states is not said to have no effect', () => {
  const code = 'def f(n):\n    found = 0\n    for each in range(n):\n        found += each % 1000\n    return found\n'
  const source = sourceOf('python', code)
  const candidates = [{ ...candidate(code, ['1000', '999']), file: source.file }]
  const expressions = watchedIn(source, candidates)
  const seen = (calls: readonly string[]) =>
    readObservations(runInstrumented({ language: 'python', code, calls }, { sites: [], expressions }).notes)
  const effectFor = (call: string) => effectsOf(expressions, { failing: seen([call]), passing: seen(['f(1)']) })

  expect([...effectFor('f(20)').values()]).toEqual(['none'])
  expect([...effectFor('f(400)').values()]).toEqual([])
})

/** Candidates of which nothing may be said, or that have an effect, though the values look alike. */
test.each<readonly [what: string, LanguageName, code: string, call: string, change: readonly [string, string]]>([
  [
    'the loop goes on after the last look',
    'python',
    'def f(n, limit):\n    count = 0\n    for i in range(n):\n        if i < limit:\n            count += 1\n    return count\n',
    'f(5000, 3000)',
    ['i < limit', 'i <= limit'],
  ],
  [
    'the loop goes on after the last look',
    'javascript',
    'export function f(n, limit) {\n  let count = 0\n  for (let i = 0; i < n; i += 1) if (i > limit) count += 1\n  return count\n}\n',
    'f(5000, 3000)',
    ['i > limit', 'i >= limit'],
  ],
  [
    'long texts differ at their end',
    'javascript',
    "export function f(n) {\n  const text = 'x'.repeat(n) + '!'\n  return text.at(-1)\n}\n",
    'f(900)',
    ["'!'", "'.'"],
  ],
  [
    'long lists differ at their end',
    'javascript',
    'export function f(n) {\n  const list = [n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, 1]\n  return list.at(-1)\n}\n',
    'f(123456789012)',
    ['n, 1]', 'n, 2]'],
  ],
  [
    'objects look alike',
    'python',
    'class Node:\n    def __init__(self, n):\n        self.n = n\n    def __repr__(self):\n        return "Node()"\n\ndef f(n):\n    nodes = [Node(each) for each in range(n)]\n    rest = nodes[1:]\n    return [each.n for each in rest]\n',
    'f(3)',
    ['nodes[1:]', 'nodes[:-1]'],
  ],
  [
    'a number is too long to print',
    'python',
    'def f(n):\n    power = 2 ** n\n    return power % 10\n',
    'f(20000)',
    ['2 ** n', '3 ** n'],
  ],
  [
    'a class has names of its own',
    'python',
    'def f(n):\n    class Config:\n        base = n\n        limit = base * 2\n    return Config.limit\n',
    'f(3)',
    ['base * 2', 'base * 3'],
  ],
])('nothing is said to have no effect where %s: %s', (_, language, code, call, change) => {
  const source = sourceOf(language, code)
  const [one] = [{ ...candidate(code, change), file: source.file }]
  const expressions = watchedIn(source, [one])
  const seen = (calls: readonly string[]) =>
    readObservations(runInstrumented({ language, code, calls }, { sites: sitesIn(source), expressions }).notes)

  const effects = effectsOf(expressions, { failing: seen([call]), passing: { sites: new Map(), watched: new Map() } })

  expect(effects.get(one)).not.toBe('none')
})
