import { describe, expect, it } from 'vitest'
import {
  withRun,
  isQuotaReached,
  MAX_RUNS,
  parseRunCounts,
  type RunCounts,
} from '../../../src/domain/policy/run-quota.ts'

const empty = parseRunCounts(undefined)
const one = { branch: 'main', human: 'a', run: '1', anew: false, at: 1 }

describe('a branch is exhausted', () => {
  it('by one run more than it gets, and not before', () => {
    const books = runs('main', ['1', '2', '3', '4'])

    expect(MAX_RUNS).toBe(3)
    expect(books.map(book => isQuotaReached(book, 'main'))).toEqual([false, false, false, true])
  })

  it('and stays so', () => {
    const [last = empty] = runs('main', ['1', '2', '3', '4', '5']).slice(-1)

    expect(isQuotaReached(last, 'main')).toBe(true)
  })

  it('not by a run that is run again, however often', () => {
    const [last = empty] = runs('main', ['1', '1', '2', '1', '2', '1']).slice(-1)

    expect(runsOf(last)).toEqual([['1', '2']])
    expect(isQuotaReached(last, 'main')).toBe(false)
  })

  it('not by the runs of another branch', () => {
    const [last = empty] = runs('main', ['1', '2', '3', '4']).slice(-1)

    expect(isQuotaReached(last, 'main-2')).toBe(false)
    expect(isQuotaReached(withRun(last, { ...one, branch: 'main-2' }), 'main-2')).toBe(false)
  })

  it.each([
    ["by a person's commit", { human: 'b' }],
    ["by a person's word", { anew: true }],
  ])('no more after it began anew %s', (_, change) => {
    const [before = empty] = runs('main', ['1', '2', '3', '4']).slice(-1)

    const after = withRun(before, { ...one, run: '5', ...change })

    expect(runsOf(after)).toEqual([['5']])
    expect(isQuotaReached(after, 'main')).toBe(false)
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])('also when it is called %j', branch => {
    const books = runs(branch, ['1', '2', '3', '4'])

    expect(books.map(book => isQuotaReached(book, branch))).toEqual([false, false, false, true])
  })
})

describe('the book', () => {
  it('is never changed, but made anew', () => {
    const book = withRun(empty, one)

    withRun(book, { ...one, run: '2' })

    expect(runsOf(book)).toEqual([['1']])
    expect(empty.branches).toEqual({})
  })

  it('is read as it was written', () => {
    const book = withRun(withRun(empty, one), { ...one, branch: 'b', human: 'x', run: '9', at: 7 })

    expect(parseRunCounts(JSON.stringify(book))).toEqual(book)
  })

  it.each([
    undefined,
    '',
    'x',
    '{"version":1',
    '[]',
    'null',
    '{"version":2,"branches":{}}',
    '{"version":1}',
    '{"version":1,"branches":{"main":{"human":"a","runs":3,"at":1}}}',
    '{"version":1,"branches":{"main":null}}',
  ])('counts nothing when it is %j', text => {
    expect(parseRunCounts(text)).toEqual({ version: 1, branches: {} })
  })

  it('knows the latest 500 branches', () => {
    let book: RunCounts = empty
    for (let at = 0; at < 510; at++) book = withRun(book, { ...one, branch: `b${at}`, at })
    book = withRun(book, { ...one, branch: 'b20', run: '2', at: 1_000 })

    const names = Object.keys(book.branches).map(name => name.split('/').at(-1))
    expect(names).toHaveLength(500)
    expect(names).toContain('b20')
    expect(names).toContain('b509')
    expect(names).not.toContain('b9')
  })
})

/** The book after each of these runs of a branch, as it is read again from where it is kept. */
function runs(branch: string, names: readonly string[]): RunCounts[] {
  const books: RunCounts[] = []
  for (const run of names)
    books.push(parseRunCounts(JSON.stringify(withRun(books.at(-1) ?? empty, { ...one, branch, run }))))
  return books
}

function runsOf({ branches }: RunCounts): (readonly string[])[] {
  return Object.values(branches).map(({ runs: names }) => names)
}
