import { describe, expect, it } from 'vitest'
import { type BrokenCode, builtFor, runPlain } from './observed-code.ts'

/** Broken codes, each with a part of a change that has to be among those that are built. */
const ROWS: readonly (BrokenCode & { readonly wanted: string })[] = [
  {
    language: 'python',
    code: 'def fee(weight, member):\n    if weight > 20:\n        return 15\n    return 5\n',
    wrong: ['fee(25, True)'],
    right: ['fee(25, False)', 'fee(5, True)'],
    wanted: 'if weight > 20 and not member:',
  },
  {
    language: 'python',
    code: 'def late(day, due, paid):\n    if day > due:\n        return True\n    return False\n',
    wrong: ['late(1, 3, False)'],
    right: ['late(5, 3, True)', 'late(1, 3, True)'],
    wanted: 'if day > due or not paid:',
  },
  {
    language: 'python',
    code: 'def wrap(line, word, width):\n    if len(line) + len(word) > width:\n        return [line, word]\n    return [line + word]\n',
    wrong: ["wrap('', 'long', 3)"],
    right: ["wrap('a', 'long', 3)", "wrap('a', 'b', 3)"],
    wanted: '    if len(line) + len(word) > width and line:',
  },
  {
    language: 'python',
    code: 'from datetime import date\n\ndef day(number):\n    return date(2024, 1, number)\n\ndef is_open(when, holidays):\n    if when.weekday() < 5:\n        return True\n    return False\n',
    wrong: ['is_open(day(1), [day(1), day(8)])'],
    right: ['is_open(day(1), [day(3)])', 'is_open(day(6), [])'],
    wanted: '    if when.weekday() < 5 and when not in holidays:',
  },
  {
    language: 'python',
    code: 'def up(out, absolute):\n    if out:\n        out.pop()\n    elif not absolute:\n        out.append("..")\n    return out\n',
    wrong: ['up([".."], False)'],
    right: ['up([], False)', 'up(["a"], False)', 'up(["..", "a"], False)', 'up([], True)'],
    wanted: '    if out and out[-1] != "..":',
  },
  {
    language: 'python',
    code: 'SAFE = {"GET", "PUT"}\n\ndef may_retry(method, status):\n    return status > 499\n',
    wrong: ['may_retry("POST", 500)'],
    right: ['may_retry("GET", 500)', 'may_retry("get", 500)', 'may_retry("PUT", 404)'],
    wanted: '    return status > 499 and method.upper() in SAFE',
  },
  {
    language: 'javascript',
    code: 'export function units(value, names) {\n  let at = 0\n  while (value >= 1024) {\n    value /= 1024\n    at += 1\n  }\n  return `${value} ${names[at]}`\n}\n',
    wrong: ["units(3 * 1024 * 1024, ['B', 'KB'])"],
    right: [
      "units(1024, ['B', 'KB'])",
      "units(1, ['B'])",
      "units(5 * 1024 * 1024, ['B', 'KB', 'MB'])",
      "units(7 * 1024 * 1024 * 1024, ['B', 'KB', 'MB', 'GB'])",
    ],
    wanted: '  while (value >= 1024 && at + 1 < names.length) {',
  },
  {
    language: 'python',
    code: 'LIMIT = 1\n\ndef mean(items, digits):\n    return min(sum(items) / len(items), LIMIT)\n',
    wrong: ['mean([], 2)'],
    right: ['mean([1, 2], 2)'],
    wanted: '    if not items:\n        return 0\n    return min',
  },
  {
    language: 'javascript',
    code: 'export function head(list, fallback, places) {\n  return list[0].name\n}\n',
    wrong: ['head([], 3, 1)'],
    right: ["head([{ name: 'a' }], 3, 1)"],
    wanted: '  if (list.length === 0) return fallback\n  return list[0].name',
  },
  {
    language: 'python',
    code: 'def has_tag(tags, tag):\n    return tag in tags\n',
    wrong: ["has_tag(['', 'a'], '')"],
    right: ["has_tag(['', 'a'], 'a')", "has_tag(['a'], 'b')"],
    wanted: '    return tag in tags and bool(tag)',
  },
  {
    language: 'python',
    code: 'def windows(items, size):\n    return [items[i:i + size] for i in range(len(items))]\n',
    wrong: ['windows([1, 2, 3], 2)'],
    right: ['windows([1, 2, 3], 1)'],
    wanted: 'range(len(items) - size + 1)',
  },
  {
    language: 'python',
    code: 'def share(total, count):\n    return total // count\n',
    wrong: ['share(3, 0)'],
    right: ['share(6, 2)'],
    wanted: '    if not count:\n        return 0\n    return total // count',
  },
  {
    language: 'python',
    code: 'def merge(spans):\n    found = []\n    for span in spans:\n        if span[0] > 9:\n            found.append(span)\n    return found\n',
    wrong: ['merge([[12, 1]])'],
    right: ['merge([[12, 15]])', 'merge([[1, 2]])'],
    wanted: 'span[0] > 9 and ',
  },
  {
    language: 'javascript',
    code: 'export function total(sum, bonus, capped) {\n  if (sum > 100) return 100\n  return sum + bonus\n}\n',
    wrong: ['total(105, 1, false)'],
    right: ['total(105, 1, true)', 'total(5, 1, false)'],
    wanted: 'if (sum > 100 && capped) return 100',
  },
  {
    language: 'javascript',
    code: 'export function label(name, nick) {\n  if (nick !== name) return `${name} (${nick})`\n  return name\n}\n',
    wrong: ["label('ann', '')"],
    right: ["label('ann', 'a')", "label('ann', 'ann')"],
    wanted: '  if (nick !== name && nick) return',
  },
  {
    language: 'javascript',
    code: 'export const page = (items, size, index) => {\n  const start = index * size\n  return items.slice(start, items.length)\n}\n',
    wrong: ['page([1, 2, 3, 4, 5], 2, 0)'],
    right: ['page([1, 2, 3, 4], 2, 1)'],
    wanted: 'items.slice(start, start + size)',
  },
  {
    language: 'javascript',
    code: 'export function first(list, fallback) {\n  return list[0].name\n}\n',
    wrong: ['first([], 3)'],
    right: ["first([{ name: 'a' }], 3)"],
    wanted: '  if (list.length === 0) return fallback\n  return list[0].name',
  },
  {
    language: 'javascript',
    code: 'export function add(bag, key) {\n  bag.push(key)\n  return bag\n}\n',
    wrong: ["add(['a'], 'a')"],
    right: ["add(['a'], 'b')"],
    wanted: '  if (!bag.includes(key)) bag.push(key)',
  },
  {
    language: 'javascript',
    code: 'export function swap(p, q, keep) {\n  const all = [p, q];\n  [p, q] = [q, p];\n  return [p, q, all];\n}\n',
    wrong: ['swap(1, 2, true)'],
    right: ['swap(1, 2, false)'],
    wanted: 'if (keep) return p;\n  [p, q]',
  },
]

describe('changes that are built from what the code computes', () => {
  it.each(ROWS)('have the one that is wanted: $wanted', row => {
    expect(builtFor(row).filter(text => text.includes(row.wanted))).not.toEqual([])
  })

  it.each(ROWS)('change nothing that is right: $wanted', row => {
    const [before, ...after] = runPlain(row.language, [row.code, ...builtFor(row)], row.right)

    expect(after.length).toBeGreaterThan(1)
    for (const results of after) expect(results).toEqual(before)
  })
})
