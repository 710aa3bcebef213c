import { describe, expect, it } from 'vitest'
import { expiredState } from '../../../src/domain/policy/expired-state.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY
const ledger = (key: string, days: number) => ({ key, writtenAt: NOW - days * DAY })
const keysOf = (ledgers: readonly { key: string }[]) => ledgers.map(({ key }) => key)

describe('state to delete', () => {
  const ledgers = [ledger('a', 31), ledger('b', 29), ledger('c', 90), ledger('d', 30)]

  it.each<[string, number, readonly string[], readonly string[]]>([
    ['are those that are older than keep-days, the oldest first', 30, [], ['c', 'a']],
    ['are not those of open pull requests', 30, ['c'], ['a']],
    ['are none if all are kept', 0, [], []],
    ['are none if none is old', 100, [], []],
  ])('%s', (_, keepDays, inUse, expected) => {
    expect(keysOf(expiredState(ledgers, { now: NOW, keepDays, inUse: new Set(inUse) }))).toEqual(expected)
  })

  it('are at most 500 in one run, since git names each of them', () => {
    const many = Array.from({ length: 600 }, (_, index) => ledger(String(index), 40 + index))

    const expired = expiredState(many, { now: NOW, keepDays: 30, inUse: new Set() })

    expect([expired.length, expired[0]?.key]).toEqual([500, '599'])
    const inUse = new Set(keysOf(expired))
    expect(expiredState(many, { now: NOW, keepDays: 30, inUse })).toHaveLength(100)
  })
})
