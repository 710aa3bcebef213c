import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileLedger } from '../../src/state-store/ledger.ts'
import { noProposal } from '../../src/domain/model/proposed-tests.ts'
import { SCHEMA, type State } from '../../src/domain/model/state.ts'
import { attempt, failure, id, start } from '../domain/states.ts'
import { machine, owner, Shelf, StoppedClock, waiting } from '../workflow/shelf.ts'

describe('a state', () => {
  it('that was saved is loaded again', async () => {
    const { ledger, shelf, dir } = await taken()
    const state = begun({ spentMs: 5, notes: ['ümläut'] })

    await ledger.save(state)

    const reopened = await machine(shelf, { dir })
    expect(await reopened.ledger.load()).toEqual(state)
  })

  it('is none in the beginning', async () => {
    const { ledger } = await taken()

    expect(await ledger.load()).toBeUndefined()
    expect(ledger.problems).toEqual([])
  })

  it('is replaced by renaming: what is half written is never read', async () => {
    const { ledger, dir } = await taken()
    await ledger.save(begun({ spentMs: 1 }))
    const before = statSync(join(dir, 'state.json')).ino
    writeFileSync(join(dir, 'state.json.new'), '{"schema": 1, "key"')

    const afterDeath = await ledger.load()
    await ledger.save(begun({ spentMs: 2 }))

    expect(afterDeath?.spentMs).toBe(1)
    expect(statSync(join(dir, 'state.json')).ino).not.toBe(before)
    expect(readdirSync(dir)).not.toContain('state.json.new')
  })

  it.each<[string, number | undefined, number | undefined, number | undefined]>([
    ["this machine's, when nothing was kept", 1, undefined, 1],
    ['the kept one, when this machine is new', undefined, 2, 2],
    ['the kept one, when it is further along', 1, 2, 2],
    ["this machine's, when it is further along", 3, 2, 3],
    ["this machine's, when both are as far", 2, 2, 2],
  ])('is %s', async (_, local, kept, expected) => {
    const { ledger } = await taken(
      kept === undefined ? undefined : JSON.stringify(begun({ revision: kept, notes: ['kept'] })),
    )
    if (local !== undefined) await ledger.save(begun({ revision: local, notes: ['local'] }))

    const state = await ledger.load()

    expect(state?.revision).toBe(expected)
    if (local === kept) expect(state?.notes).toEqual(['local'])
  })

  it('is the kept one where this machine is not believed', async () => {
    const { ledger } = await taken(JSON.stringify(begun({ revision: 1, notes: ['kept'] })))
    await ledger.save(begun({ revision: 2, notes: ['local'] }))

    const state = await ledger.load({ local: false })

    expect(state?.notes).toEqual(['kept'])
  })
})

describe('a state that cannot be used is told, and not silently dropped:', () => {
  const unusable: [string, string][] = [
    ['cut off', `{"schema": ${SCHEMA}, "key": "k`],
    ['empty', ''],
    ['no state', '[]'],
    ['of an earlier version', JSON.stringify({ ...begun({}), schema: SCHEMA - 1 })],
    ['of a later version', JSON.stringify({ ...begun({}), schema: SCHEMA + 1 })],
    ['without its phase', JSON.stringify({ ...begun({}), phase: undefined })],
    ['of an unknown phase', JSON.stringify({ ...begun({}), phase: { at: 'dreaming' } })],
  ]

  it.each(unusable)('%s on this machine', async (_, text) => {
    const { ledger, dir } = await taken()
    writeFileSync(join(dir, 'state.json'), text)

    expect(await ledger.load()).toBeUndefined()
    expect(ledger.problems).toEqual([`The ledger on this machine is damaged or of another version than ${SCHEMA}.`])
  })

  it.each(unusable)('%s in the repository', async (_, text) => {
    const { ledger } = await taken(text)

    expect(await ledger.load()).toBeUndefined()
    expect(ledger.problems).toEqual([`The ledger in the repository is damaged or of another version than ${SCHEMA}.`])
  })

  it('and the other one is used where that is whole', async () => {
    const { ledger, dir } = await taken(JSON.stringify(begun({ spentMs: 7 })))
    writeFileSync(join(dir, 'state.json'), 'garbage')

    expect((await ledger.load())?.spentMs).toBe(7)
    expect(ledger.problems).toHaveLength(1)
  })

  it('and a new one is kept on top of it', async () => {
    const { ledger, shelf } = await taken('garbage')

    await ledger.publish(begun({ spentMs: 5 }))

    expect(stateIn(shelf)).toMatchObject({ spentMs: 5 })
  })
})

describe('what is kept', () => {
  it('is the state and all events, without a branch before the first commit', async () => {
    const { ledger, shelf } = await taken()
    ledger.append({ kind: 'note', level: 'info', text: 'first' })
    ledger.append({ kind: 'trying', fixer: 'offline', tried: 1, of: 2, what: 'x' })
    ledger.append({ kind: 'setup', command: 'npm ci' })

    await ledger.publish(begun({ spentMs: 5 }))

    expect(shelf.kept.at(-1)).toMatchObject({ branch: 'fix-tests/main', tip: undefined })
    expect(stateIn(shelf)).toMatchObject({ spentMs: 5 })
    const at = new StoppedClock().ms
    expect(shelf.text('events.jsonl')).toBe(
      `{"kind":"note","level":"info","text":"first","at":${at}}\n{"kind":"setup","command":"npm ci","at":${at}}\n`,
    )
    expect(ledger.events).toBe(shelf.text('events.jsonl'))
  })

  it('is the work of the branch too from the first commit on, even when that was reverted, and what is proposed', async () => {
    const { ledger, shelf } = await taken()
    const proposedTests = { ...noProposal(''), sha: 'tests' }

    await ledger.publish(begun({ proposedTests }))
    await ledger.publish(begun({ proposedTests, tip: 'undo', attempts: [attempt({ commit: 'fix', revert: 'undo' })] }))

    expect(shelf.kept.slice(-2)).toMatchObject([
      { tip: undefined, keeps: ['tests'] },
      { tip: undefined, keeps: ['undo', 'tests'] },
    ])
    expect(shelf.kept.at(-1)?.message).toContain('0 commits kept')
  })

  it('moves no branch on which nothing stands, unless it has a pull request', async () => {
    const { ledger, shelf } = await taken()
    const undone = { tip: 'undo', attempts: [attempt({ commit: 'fix', revert: 'undo' })] }
    const pullRequest = { number: 1, url: 'https://example.com/pull/1', operation: 'created' } as const

    await ledger.publishBranch(begun(undone))
    await ledger.publishBranch(begun({ ...undone, pullRequest }))

    expect(shelf.kept.slice(-2).map(({ tip }) => tip)).toEqual([undefined, 'undo'])
  })

  it('moves the branch only when that is asked for, and once', async () => {
    const { ledger, shelf } = await taken()
    const state = begun({ tip: 'fix', attempts: [attempt({ commit: 'fix' })] })

    await ledger.publish(state)
    await ledger.publishBranch(state)
    await ledger.publish(state)

    expect(shelf.kept.slice(-3).map(({ branch, tip }) => [branch, tip])).toEqual([
      ['fix-tests/main', undefined],
      ['fix-tests/main', 'fix'],
      ['fix-tests/main', undefined],
    ])
  })

  it('is read again as it was', async () => {
    const { ledger, shelf } = await taken()
    const state = begun({ spentMs: 5, attempts: [attempt({ commit: 'fix' })] })
    await ledger.publish(state)
    await ledger[Symbol.asyncDispose]()

    const next = await machine(shelf, { owner: owner('next') })
    await next.ledger.take(waiting())

    expect(await next.ledger.load()).toEqual(state)
  })

  it('has no secret that a test printed or that was given: it is pushed for all to see', async () => {
    const secret = `ghp_${'a'.repeat(36)}`
    const given = 'correct horse battery staple'
    const text = `said ${secret} and ${given}`
    const { ledger, shelf } = await taken(undefined, { secrets: [given] })
    const current = { sha: 'head', tests: [], failures: [failure(id('x'), text)], durationMs: 1 }
    ledger.append({ kind: 'note', level: 'info', text })

    await ledger.publish(begun({ current, attempts: [attempt({ reason: text, output: text })] }))

    const all = [...(shelf.texts?.values() ?? [])].join('\n')
    expect(all).toContain('***')
    expect(all).not.toContain(secret)
    expect(all).not.toContain(given)
  })

  it('is one after the other, on top of each other, whoever waits for it', async () => {
    const { ledger, shelf } = await taken()

    await Promise.all([1, 2, 3].map(spentMs => ledger.publish(begun({ spentMs }))))

    expect(shelf.kept.map(({ texts }) => JSON.parse(texts.get('state.json') ?? '{}') as Partial<State>)).toMatchObject([
      {},
      { spentMs: 1 },
      { spentMs: 2 },
      { spentMs: 3 },
    ])
  })

  it('is tried again with the next state when the network was down', async () => {
    const { ledger, shelf } = await taken()
    shelf.failure = new Error('the network is down')
    await expect(ledger.publish(begun({ spentMs: 1 }))).rejects.toThrow('the network is down')

    await ledger.publish(begun({ spentMs: 2 }))

    expect(stateIn(shelf)).toMatchObject({ spentMs: 2 })
  })

  it('comes from memory: what a test has put in its place is neither kept nor written through', async () => {
    const { ledger, shelf, dir } = await taken()
    const victim = join(dir, '..', 'victim')
    writeFileSync(victim, 'untouched')
    await ledger.publish(begun({ spentMs: 1 }))
    for (const name of readdirSync(dir)) {
      rmSync(join(dir, name))
      symlinkSync(victim, join(dir, name))
    }

    await ledger.publish(begun({ spentMs: 2 }))

    expect(stateIn(shelf)).toMatchObject({ spentMs: 2 })
    expect(readFileSync(victim, 'utf8')).toBe('untouched')
  })
})

describe('events', () => {
  const first = { kind: 'setup', command: 'npm ci' } as const
  const second = { kind: 'stopping', why: 'time' } as const
  const at = new StoppedClock().ms

  it('are in the log as soon as they were told', async () => {
    const { ledger, dir } = await taken()

    ledger.append(second)

    expect(readFileSync(join(dir, 'events.jsonl'), 'utf8')).toBe(`{"kind":"stopping","why":"time","at":${at}}\n`)
  })

  it('of earlier sessions are kept when another machine goes on', async () => {
    const { ledger, shelf } = await taken()
    ledger.append(first)
    await ledger.publish(begun({}))
    await ledger[Symbol.asyncDispose]()
    const other = await machine(shelf, { owner: owner('other') })

    await other.ledger.take(waiting())
    other.ledger.append(second)
    await other.ledger.publish(begun({}))

    expect(eventsIn(shelf)).toEqual([
      { ...first, at },
      { ...second, at },
    ])
  })

  it('that were told before the request was taken come after those of earlier sessions', async () => {
    const { ledger, shelf } = await taken()
    ledger.append(first)
    await ledger.publish(begun({}))
    await ledger[Symbol.asyncDispose]()
    const other = await machine(shelf, { owner: owner('other') })
    other.ledger.append(second)

    await other.ledger.take(waiting())
    await other.ledger.publish(begun({}))

    expect(eventsIn(shelf)).toEqual([
      { ...first, at },
      { ...second, at },
    ])
  })

  it('of earlier sessions are not lost when a machine dies as soon as it has taken the request', async () => {
    const { ledger, shelf } = await taken()
    ledger.append(first)
    await ledger.publish(begun({}))
    await ledger[Symbol.asyncDispose]()
    const other = await machine(shelf, { owner: owner('other') })
    other.ledger.append(second)

    await other.ledger.take(waiting())

    expect(eventsIn(shelf)).toEqual([
      { ...first, at },
      { ...second, at },
    ])
  })

  it('of long earlier sessions are cut at the front, between two lines', async () => {
    const shelf = new Shelf()
    const lines = Array.from({ length: 30_000 }, (_, index) =>
      JSON.stringify({ kind: 'note', level: 'info', text: `${index} ${'x'.repeat(60)}` }),
    )
    shelf.put({ 'state.json': JSON.stringify(begun({})), 'events.jsonl': `${lines.join('\n')}\n` })
    const { ledger } = await machine(shelf)

    await ledger.take(waiting())
    ledger.append(second)
    await ledger.publish(begun({}))

    const kept = eventsIn(shelf)
    expect(kept.at(-1)).toEqual({ ...second, at })
    expect(kept.at(-2)).toEqual(JSON.parse(lines.at(-1) ?? ''))
    expect(kept.length).toBeLessThan(lines.length)
  })
})

describe('after the end', () => {
  it('a lease alone leaves nothing behind', async () => {
    const { ledger, shelf } = await taken()
    ledger.append({ kind: 'setup', command: 'npm ci' })
    expect(shelf.text('lease.json')).toBeDefined()

    await ledger[Symbol.asyncDispose]()

    expect(shelf.texts).toBeUndefined()
  })

  it('what was kept stays, without the lease', async () => {
    const { ledger, shelf } = await taken()
    await ledger.publish(begun({ spentMs: 5, tip: 'fix', attempts: [attempt({ commit: 'fix' })] }))

    await ledger[Symbol.asyncDispose]()

    expect([...(shelf.texts?.keys() ?? [])]).toEqual(['state.json'])
    expect(stateIn(shelf)).toMatchObject({ spentMs: 5 })
    expect(shelf.kept.at(-1)).toMatchObject({ branch: 'fix-tests/main', keeps: ['fix'] })
  })

  it.each<[string, Partial<State>]>([
    ['that it was stopped', { outcome: 'stopped' }],
    ['that it is done', { phase: { at: 'done' } }],
  ])('nothing is left to give back by a run that has said %s', async (_, last) => {
    const { ledger, shelf } = await taken()
    await ledger.publish(begun({ spentMs: 1 }))
    expect(shelf.text('lease.json')).toBeDefined()

    await ledger.publish(begun({ spentMs: 2, ...last }))

    const { asked } = shelf
    expect([...(shelf.texts?.keys() ?? [])]).toEqual(['state.json'])
    expect(stateIn(shelf)).toMatchObject({ spentMs: 2 })
    await ledger[Symbol.asyncDispose]()
    expect(shelf.asked).toBe(asked)
  })

  it('a last word that did not get through is given back with the lease', async () => {
    const { ledger, shelf } = await taken()
    shelf.failure = new Error('the network is down')
    await expect(ledger.publish(begun({ spentMs: 2, outcome: 'stopped' }))).rejects.toThrow('the network is down')

    await ledger[Symbol.asyncDispose]()

    expect([...(shelf.texts?.keys() ?? [])]).toEqual(['state.json'])
    expect(stateIn(shelf)).toMatchObject({ spentMs: 2, outcome: 'stopped' })
  })

  it('what an earlier run kept stays when this one kept nothing', async () => {
    const kept = JSON.stringify(begun({ spentMs: 7 }))
    const { ledger, shelf } = await taken(kept)

    await ledger[Symbol.asyncDispose]()

    expect(shelf.text('state.json')).toBe(kept)
    expect(shelf.text('lease.json')).toBeUndefined()
  })

  it('what is being kept is kept first', async () => {
    const { ledger, shelf } = await taken()
    const published = ledger.publish(begun({ spentMs: 5 }))

    await ledger[Symbol.asyncDispose]()

    await published
    expect([...(shelf.texts?.keys() ?? [])]).toEqual(['state.json'])
    expect(stateIn(shelf)).toMatchObject({ spentMs: 5 })
  })

  it('nothing is given back twice', async () => {
    const { ledger, shelf } = await taken()
    await ledger[Symbol.asyncDispose]()
    shelf.put({ 'lease.json': 'of somebody else' })
    const { asked } = shelf

    await ledger[Symbol.asyncDispose]()

    expect(shelf.asked).toBe(asked)
  })

  it('a lease that cannot be given back is no failure: it ends by itself', async () => {
    const { ledger, shelf } = await taken()
    shelf.failure = new Error('the network is down')

    await ledger[Symbol.asyncDispose]()

    expect(shelf.text('lease.json')).toBeDefined()
  })
})

it('only its owner may look into the directory of the ledger', async () => {
  const { dir } = await taken()

  expect(statSync(dir).mode & 0o077).toBe(0)
})

/** A ledger that this run has taken, on top of a state that was kept before. */
async function taken(
  kept?: string,
  options: { secrets?: readonly string[] } = {},
): Promise<{ shelf: Shelf; ledger: FileLedger; dir: string }> {
  const shelf = new Shelf()
  if (kept !== undefined) shelf.put({ 'state.json': kept })
  const { ledger, dir } = await machine(shelf, options)
  await ledger.take(waiting())
  return { shelf, ledger, dir }
}

function begun(change: Partial<State>): State {
  return { ...start(), ...change }
}

function stateIn(shelf: Shelf): Partial<State> {
  return JSON.parse(shelf.text('state.json') ?? '{}') as Partial<State>
}

function eventsIn(shelf: Shelf): unknown[] {
  const lines = (shelf.text('events.jsonl') ?? '').split('\n').filter(line => line !== '')
  return lines.map(line => JSON.parse(line) as unknown)
}
