import { describe, expect, it } from 'vitest'
import type { ConversationKeeper, OpenConversation } from '../../../../src/domain/model/open-conversation.ts'
import { SearchProgress } from '../../../../src/fixers/offline/search/search-progress.ts'

/** Keeps what is noted, as the ledger does from one run to the next. */
class Shelf implements ConversationKeeper {
  kept: OpenConversation | undefined

  load(): OpenConversation | undefined {
    return this.kept
  }

  async keep(conversation: Omit<OpenConversation, 'startedAt'>): Promise<void> {
    this.kept = { ...conversation, startedAt: 1 }
  }
}

describe('a search that a killed run has begun', () => {
  it('goes on with the first candidate that was not judged, and judges again what helped', async () => {
    const shelf = new Shelf()
    const first = new SearchProgress(shelf, 10, 0)
    for (const index of [0, 1, 2, 3]) await first.judged(index, index === 1)

    const next = new SearchProgress(shelf, 10, 0)

    expect(next.resumed).toBe(4)
    expect(Array.from({ length: 10 }, (_, index) => index).filter(index => next.isRefuted(index))).toEqual([0, 2, 3])
  })

  it('goes on where it was if it was killed while it tried early ones again', async () => {
    const shelf = new Shelf()
    const first = new SearchProgress(shelf, 10, 0)
    await first.judged(5, false, 'values')
    await first.judged(2, true)

    const next = new SearchProgress(shelf, 10, 0)

    expect([next.resumed, next.isRefuted(4, 'values'), next.isRefuted(2)]).toEqual([6, true, false])
  })

  it('keeps what helped when it is killed once more', async () => {
    const shelf = new Shelf()
    const first = new SearchProgress(shelf, 10, 0)
    for (const index of [0, 1]) await first.judged(index, index === 0)
    const second = new SearchProgress(shelf, 10, 0)
    for (const index of [0, 2, 3]) await second.judged(index, index === 0)

    const third = new SearchProgress(shelf, 10, 0)

    expect([third.resumed, third.isRefuted(0), third.isRefuted(3)]).toEqual([4, false, true])
  })

  it.each([
    ['other candidates', JSON.stringify({ search: 9, next: 4, found: [] })],
    ['the conversation of a model', '{"role":"fixer","messages":[]}'],
    ['damaged', '{"search":10,'],
    ['empty', ''],
  ])('begins anew where the note is %s', (_, text) => {
    const shelf = new Shelf()
    shelf.kept = { startedAt: 1, spending: {}, text }

    const search = new SearchProgress(shelf, 10)

    expect([search.resumed, search.isRefuted(0)]).toEqual([0, false])
  })

  it('does not judge again what came before the pairs of its order', async () => {
    const shelf = new Shelf()
    const first = new SearchProgress(shelf, 10, 0)
    for (const index of [0, 1]) await first.judged(index, false)
    for (const index of [2, 3]) await first.judged(index, false, 'one')
    for (const index of [4, 5]) await first.judged(index, false, 'one pairs')

    const next = new SearchProgress(shelf, 10, 0)

    expect([2, 3].map(index => next.isRefuted(index, 'one'))).toEqual([true, true])
    expect([4, 5, 6].map(index => next.isRefuted(index, 'one pairs'))).toEqual([true, true, false])
    expect([2, 4].map(index => next.isRefuted(index, 'on'))).toEqual([false, false])
    expect(next.isRefuted(4, 'one others')).toBe(false)
  })

  it('judges again what an earlier run tried in another order, but for the first candidates', async () => {
    const shelf = new Shelf()
    const first = new SearchProgress(shelf, 10, 0)
    for (const index of [0, 1]) await first.judged(index, false)
    for (const index of [2, 3]) await first.judged(index, false, 'one')

    const [same, other] = [new SearchProgress(shelf, 10, 0), new SearchProgress(shelf, 10, 0)]
    await same.judged(0, false)
    const refuted = (search: SearchProgress, order: string) => [
      ...[0, 1].map(index => search.isRefuted(index)),
      ...[2, 3].map(index => search.isRefuted(index, order)),
    ]

    expect(refuted(same, 'one')).toEqual([true, true, true, true])
    expect(refuted(other, 'two')).toEqual([true, true, false, false])
    expect(refuted(new SearchProgress(shelf, 10, 0), 'one')).toEqual([true, true, true, true])
  })

  it('notes at once what helps, and what does not only now and then', async () => {
    const shelf = new Shelf()
    const search = new SearchProgress(shelf, 10, 60_000)

    await search.judged(0, false)
    expect(shelf.kept).toBeUndefined()
    await search.judged(1, true)

    expect(shelf.kept?.text).toBe('{"search":10,"next":2,"found":[1]}')
  })
})
