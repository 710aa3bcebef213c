import { expect, test } from 'vitest'
import type { Candidate } from '../../../../src/fixers/offline/candidates.ts'
import { effectsOf } from '../../../../src/fixers/offline/synthesis/effects.ts'
import { readObservations } from '../../../../src/fixers/offline/synthesis/observations.ts'
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
