import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OpenConversation } from '../../src/domain/model/open-conversation.ts'
import type { State } from '../../src/domain/model/state.ts'
import { attempt, start, usage } from '../domain/states.ts'
import { machine, Shelf, StoppedClock, waiting } from '../workflow/shelf.ts'

const NAME = 'conversation-1.json'
const FIRST = { iteration: 1, startedAt: 7 }

describe('the conversation of an open attempt', () => {
  it('is there for the next run on this machine, though nothing was published', async () => {
    const { ledger, dir, shelf } = await taken()

    await ledger.keepConversation(FIRST, said(2))

    const next = await machine(shelf, { dir })
    expect(next.ledger.conversation(FIRST)).toEqual(said(2))
    expect(shelf.text(NAME)).toBeUndefined()
    expect(readdirSync(dir)).not.toContain(`${NAME}.new`)
  })

  it('is there for another machine once a state is published', async () => {
    const { ledger, shelf } = await taken()
    await ledger.keepConversation(FIRST, said(2))
    await ledger.publish(working())

    const other = await machine(shelf)
    await other.ledger.take(waiting({ isGone: async () => true }))

    expect(other.ledger.conversation(FIRST)).toEqual(said(2))
  })

  it('is published by itself where the last time is long ago', async () => {
    const clock = new StoppedClock()
    const { ledger, shelf } = await taken({ clock })
    await ledger.keepConversation(FIRST, said(1))
    const before = shelf.text(NAME)
    clock.ms += 21_000

    const changed = shelf.change()
    await ledger.keepConversation(FIRST, said(2))
    await changed

    expect(before).toBeUndefined()
    expect(shelf.text(NAME)).toContain('said 2 times')
  })

  it.each([
    ['of this machine, where that is further', 3, 2, 3],
    ['of the store, where that is further', 2, 3, 3],
  ])('is the one %s', async (_, here, stored, expected) => {
    const { ledger, shelf, dir } = await taken()
    await ledger.keepConversation(FIRST, said(here))
    await ledger[Symbol.asyncDispose]()
    shelf.put({ [NAME]: JSON.stringify(said(stored)) })

    const next = await machine(shelf, { dir })
    await next.ledger.take(waiting({ isGone: async () => true }))

    expect(next.ledger.conversation(FIRST)).toEqual(said(expected))
  })

  it('is gone everywhere once the attempt has a result', async () => {
    const { ledger, shelf, dir } = await taken()
    await ledger.keepConversation(FIRST, said(1))
    await ledger.publish(working())
    const before = shelf.text(NAME)

    await ledger.publish(working({ result: 'fail' }))

    expect(before).toBeDefined()
    expect([shelf.text(NAME), ledger.conversation(FIRST)]).toEqual([undefined, undefined])
    expect(readdirSync(dir)).not.toContain(NAME)
  })

  it('of another run is not that of an attempt of the same number', async () => {
    const { ledger, dir, shelf } = await taken()
    await ledger.keepConversation(FIRST, said(2))
    await ledger.save(working({ startedAt: 8 }))

    const next = await machine(shelf, { dir })

    expect(next.ledger.conversation({ iteration: 1, startedAt: 8 })).toBeUndefined()
    expect((await next.ledger.load())?.attempts[0]?.spending).toEqual({})
  })

  it('is none where its file is damaged', async () => {
    const { dir, shelf } = await taken()
    writeFileSync(join(dir, NAME), '{"spending": ')

    const next = await machine(shelf, { dir })

    expect(next.ledger.conversation(FIRST)).toBeUndefined()
  })

  it('reaches no file with a secret in it', async () => {
    const { ledger, shelf } = await taken({ secrets: ['hunter2-hunter2'] })
    await ledger.keepConversation(FIRST, { ...said(1), text: 'the key is hunter2-hunter2' })

    await ledger.publish(working())

    expect(shelf.text(NAME)).toContain('the key is ***')
  })
})

describe('what a conversation has cost', () => {
  it.each([
    ['is counted, where a run died in it', 0, 3, 3],
    ['is counted, where the state has a part of it', 2, 3, 3],
    ['is not counted twice', 3, 3, 3],
    ['is not taken back, where the state knows more', 4, 3, 4],
  ])('%s', async (_, counted, known, expected) => {
    const { ledger, dir, shelf } = await taken()
    await ledger.save(working({ spending: counted === 0 ? {} : { fixer: usage({ requests: counted }) } }))
    await ledger.keepConversation(FIRST, said(known))

    const next = await machine(shelf, { dir })
    const state = await next.ledger.load()

    expect(state?.attempts[0]?.spending.fixer?.requests).toBe(expected)
  })

  it('is not counted for an attempt that has its result', async () => {
    const { ledger } = await taken()
    await ledger.save(working({ result: 'fail', spending: { fixer: usage({ requests: 1 }) } }))
    await ledger.keepConversation(FIRST, said(5))

    expect((await ledger.load())?.attempts[0]?.spending.fixer?.requests).toBe(1)
  })
})

function said(requests: number): OpenConversation {
  return {
    startedAt: FIRST.startedAt,
    spending: { fixer: usage({ requests, dollars: requests / 100 }) },
    text: `said ${requests} times`,
  }
}

function working(change: Parameters<typeof attempt>[0] = {}): State {
  return { ...start(), attempts: [attempt({ startedAt: FIRST.startedAt, ...change })] }
}

async function taken(options: Parameters<typeof machine>[1] = {}) {
  const shelf = new Shelf()
  const found = await machine(shelf, options)
  await found.ledger.take(waiting())
  return { shelf, ...found }
}
