import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLeaseHeld, type Lease, LEASE_MS, type Owner, readLease, RENEW_MS } from '../../src/state-store/lease.ts'
import type { FileLedger } from '../../src/state-store/ledger.ts'
import { RequestBusy, UserError } from '../../src/contracts/errors.ts'
import type { StateStore } from '../../src/contracts/ports.ts'
import { start } from '../domain/states.ts'
import { machine, owner, Shelf, StoppedClock, waiting } from '../workflow/shelf.ts'

const NOW = 1_000_000
const run = (id: number, attempt: number) => ({ run: { id, attempt } })

describe('a lease is in the way', () => {
  it.each<[string, Partial<Lease>]>([
    ['of another run, while it lasts', {}],
    ['that is just about to end', { until: NOW + 1 }],
    ['that a clock a little ahead has written', { until: NOW + 2 * LEASE_MS }],
    ['of another workflow run', { owner: owner('other', run(8, 1)) }],
    ['of the same attempt of the same workflow run, such as of another job', { owner: owner('other', run(7, 2)) }],
    ['of a later attempt of the same workflow run', { owner: owner('other', run(7, 3)) }],
    ['of a run on a machine', { owner: owner('other') }],
  ])('%s', async (_, change) => {
    const lease = { owner: owner('other', run(8, 1)), until: NOW + LEASE_MS, ...change }

    const inTheWay = await isLeaseHeld(lease, { me: owner('me', run(7, 2)), now: NOW, isGone: async () => false })

    expect(inTheWay).toBe(true)
  })
})

describe('a lease is in nobody’s way', () => {
  it.each<[string, Partial<Lease>]>([
    ['of this very run', { owner: owner('me') }],
    ['that is over', { until: NOW }],
    ['that was over long ago', { until: 0 }],
    ['that a clock far ahead has written', { until: NOW + 2 * LEASE_MS + 1 }],
    ['of an earlier attempt of the same workflow run', { owner: owner('other', run(7, 1)) }],
  ])('%s', async (_, change) => {
    const lease = { owner: owner('other', run(8, 1)), until: NOW + LEASE_MS, ...change }

    const inTheWay = await isLeaseHeld(lease, { me: owner('me', run(7, 2)), now: NOW, isGone: async () => false })

    expect(inTheWay).toBe(false)
  })

  it('when there is none', async () => {
    expect(await isLeaseHeld(undefined, { me: owner('me'), now: NOW, isGone: async () => false })).toBe(false)
  })

  it('when its owner is known to be gone', async () => {
    const asked: Owner[] = []
    const isGone = async (other: Owner) => asked.push(other) > 0
    const other = owner('other', run(8, 1))

    const inTheWay = await isLeaseHeld({ owner: other, until: NOW + LEASE_MS }, { me: owner('me'), now: NOW, isGone })

    expect(inTheWay).toBe(false)
    expect(asked).toEqual([other])
  })
})

describe('a lease that is read', () => {
  const whole: Lease = { owner: owner('me', run(7, 1)), until: 5 }

  it('is what was written', () => {
    expect(readLease(JSON.stringify(whole))).toEqual(whole)
  })

  it.each([
    ['is not there', undefined],
    ['is empty', ''],
    ['is cut off', '{"owner": {"id": "me"'],
    ['is something else', '[]'],
    ['has no owner', JSON.stringify({ until: 5 })],
    ['has no end', JSON.stringify({ owner: whole.owner })],
    ['ends at no time', JSON.stringify({ ...whole, until: 'never' })],
    ['names its run otherwise', JSON.stringify({ ...whole, owner: { ...whole.owner, run: 7 } })],
  ])('is none when it %s', (_, text) => {
    expect(readLease(text)).toBeUndefined()
  })
})

describe('a request that nobody works on', () => {
  it('is taken, for a while', async () => {
    const { shelf, clock, me } = await lay()

    await me.ledger.take(waiting())

    expect(leaseIn(shelf)).toEqual({ owner: owner('me'), until: clock.ms + LEASE_MS })
    expect(shelf.kept).toMatchObject([{ tip: undefined }])
  })

  it.each([
    ['nothing that can be read', 'garbage'],
    ['the lease of a run that is over', JSON.stringify({ owner: owner('other'), until: NOW })],
  ])('is taken over %s', async (_, lease) => {
    const { shelf, me } = await lay()
    shelf.put({ 'state.json': '{}', 'lease.json': lease })

    await me.ledger.take(waiting({ mode: 'leave' }))

    expect(leaseIn(shelf)?.owner.id).toBe('me')
    await me.ledger[Symbol.asyncDispose]()
    expect([...(shelf.texts ?? [])]).toEqual([['state.json', '{}']])
  })

  it('is not taken when it cannot be kept', async () => {
    const { shelf, me } = await lay()
    shelf.failure = new UserError('The token may not push.', 'Give it the right.')

    await expect(me.ledger.take(waiting())).rejects.toThrow('The token may not push.')

    await me.ledger[Symbol.asyncDispose]()
    expect(shelf.texts).toBeUndefined()
  })
})

describe('a request that another run works on', () => {
  it('is waited for, and this is told once, until the other run gives it back', async () => {
    const { me, other } = await lay()
    await other.ledger.take(waiting())
    await other.ledger.publish(start())
    const told: string[] = []
    let asked = 0
    const isGone = async () => {
      asked += 1
      if (asked === 3) await other.ledger[Symbol.asyncDispose]()
      return false
    }

    await me.ledger.take(waiting({ isGone, onWait: ({ name }) => told.push(name) }))

    expect(told).toEqual(['run other'])
    expect(asked).toBeGreaterThanOrEqual(3)
    expect(await me.ledger.load(), 'the other run’s work is gone on with').toEqual(start())
  })

  it('is waited for until the lease is over', async () => {
    const { shelf, clock, me } = await lay()
    shelf.put({ 'lease.json': JSON.stringify({ owner: owner('other'), until: clock.ms + LEASE_MS }) })

    await me.ledger.take(waiting({ onWait: () => (clock.ms += LEASE_MS) }))

    expect(leaseIn(shelf)).toEqual({ owner: owner('me'), until: clock.ms + LEASE_MS })
  })

  it('is waited for until the other run is known to be gone', async () => {
    const { shelf, clock, me } = await lay()
    shelf.put({ 'lease.json': JSON.stringify({ owner: owner('other'), until: clock.ms + LEASE_MS }) })
    let waits = false

    await me.ledger.take(waiting({ isGone: async () => waits, onWait: () => (waits = true) }))

    expect(leaseIn(shelf)?.owner.id).toBe('me')
  })

  it('is left where that is wanted', async () => {
    const { shelf, me, other } = await lay()
    await other.ledger.take(waiting())
    const before = shelf.texts

    const taken = me.ledger.take(waiting({ mode: 'leave' }))

    await expect(taken).rejects.toBeInstanceOf(RequestBusy)
    await expect(taken).rejects.toThrow('Another run (run other) works on the same request.')
    await me.ledger[Symbol.asyncDispose]()
    expect(shelf.texts, 'what was not taken is not given back').toBe(before)
  })

  it('is waited for no longer than this run is wanted', async () => {
    const { me, other } = await lay()
    await other.ledger.take(waiting())
    const stop = new AbortController()

    const taken = me.ledger.take(waiting({ onWait: () => stop.abort(), signal: stop.signal, pollMs: 60_000 }))

    await expect(taken).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('two runs that look at the same moment', () => {
  it('are not both let in: the slower one leaves', async () => {
    const { shelf, ledgers } = await layTogether()

    const taken = await Promise.allSettled(ledgers.map(ledger => ledger.take(waiting({ mode: 'leave' }))))

    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = taken.findIndex(({ status }) => status === 'fulfilled')
    expect(leaseIn(shelf)?.owner.id).toBe(String(winner))
    expect(taken[1 - winner]).toMatchObject({ reason: { message: expect.stringContaining(`run ${winner}`) } })
    expect(taken[1 - winner]).toMatchObject({ reason: expect.any(RequestBusy) })
  })

  it('are let in one after the other', async () => {
    const { shelf, ledgers } = await layTogether()
    const order: string[] = []

    await Promise.all(
      ledgers.map(async (ledger, index) => {
        await ledger.take(waiting())
        order.push(`${index} works`, `${leaseIn(shelf)?.owner.id} holds it`)
        await ledger.publish(start())
        await ledger[Symbol.asyncDispose]()
      }),
    )

    const [first] = order
    const [winner, loser] = first === '0 works' ? ['0', '1'] : ['1', '0']
    expect(order).toEqual([`${winner} works`, `${winner} holds it`, `${loser} works`, `${loser} holds it`])
  })
})

describe('a lease is renewed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('while the run is at work, without any state', async () => {
    const { shelf, clock, me } = await lay()
    await me.ledger.take(waiting())

    await beat(shelf, clock)

    expect(leaseIn(shelf)).toEqual({ owner: owner('me'), until: clock.ms + LEASE_MS })
  })

  it('long before it is over', () => {
    expect(RENEW_MS * 2).toBeLessThan(LEASE_MS)
  })

  it('with what was published last', async () => {
    const { shelf, clock, me } = await lay()
    await me.ledger.take(waiting())
    await me.ledger.publish({ ...start(), spentMs: 5 })

    await beat(shelf, clock)

    expect(JSON.parse(shelf.text('state.json') ?? '')).toMatchObject({ spentMs: 5 })
    expect(shelf.kept.at(-1)).toMatchObject({ branch: 'fix-tests/main', tip: undefined })
  })

  it('by every state that is published, and then not for its own sake', async () => {
    const { shelf, clock, me } = await lay()
    await me.ledger.take(waiting())
    clock.ms += RENEW_MS
    await me.ledger.publish(start())

    vi.advanceTimersByTime(RENEW_MS)
    await me.ledger.publish(start())

    expect(leaseIn(shelf)?.until).toBe(clock.ms + LEASE_MS)
    expect(shelf.kept).toHaveLength(3)
  })

  it('again after the network was down', async () => {
    const { shelf, clock, me } = await lay()
    await me.ledger.take(waiting())
    shelf.failure = new Error('the network is down')
    await beat(shelf, clock)

    await beat(shelf, clock)
    await me.ledger.publish(start())

    expect(leaseIn(shelf)).toEqual({ owner: owner('me'), until: clock.ms + LEASE_MS })
  })

  it('no longer when the run has said its last word', async () => {
    const { shelf, clock, me } = await lay()
    await me.ledger.take(waiting())
    await me.ledger.publish({ ...start(), phase: { at: 'done' } })
    const { asked } = shelf

    clock.ms += RENEW_MS
    vi.advanceTimersByTime(RENEW_MS)

    // Whatever was to be kept is kept by then.
    await me.ledger[Symbol.asyncDispose]()
    expect(shelf.asked).toBe(asked)
    expect(leaseIn(shelf)).toBeUndefined()
  })

  it('no longer after the end', async () => {
    const { me } = await lay()
    await me.ledger.take(waiting())
    expect(vi.getTimerCount()).toBe(1)

    await me.ledger[Symbol.asyncDispose]()

    expect(vi.getTimerCount()).toBe(0)
  })

  it('not over one of another run, and then nothing more is pushed', async () => {
    const { shelf, clock, me } = await lay()
    await me.ledger.take(waiting())
    shelf.put({ 'lease.json': JSON.stringify({ owner: owner('other'), until: clock.ms + LEASE_MS }) })
    await beat(shelf, clock)
    const { asked, texts } = shelf

    const published = me.ledger.publish(start())

    await expect(published).rejects.toThrow('Another run has taken over this request.')
    await me.ledger[Symbol.asyncDispose]()
    expect(shelf.asked).toBe(asked)
    expect(shelf.texts).toBe(texts)
  })

  /** So much time passes that the lease is renewed. */
  async function beat(shelf: Shelf, clock: StoppedClock): Promise<void> {
    const change = shelf.change()
    clock.ms += RENEW_MS
    vi.advanceTimersByTime(RENEW_MS / 4)
    await change
  }
})

describe('a run whose request another has taken over', () => {
  it('stops in one sentence, and changes nothing any more', async () => {
    const { shelf, clock, me, other } = await lay()
    await me.ledger.take(waiting())
    await me.ledger.publish({ ...start(), spentMs: 1 })
    clock.ms += LEASE_MS
    await other.ledger.take(waiting())
    await other.ledger.publish({ ...start(), spentMs: 2 })
    const { texts } = shelf

    const published = me.ledger.publish({ ...start(), spentMs: 3 })

    await expect(published).rejects.toMatchObject({
      name: 'UserError',
      sentence:
        'Another run has taken over this request. Nothing is lost: it continues from the saved state. Look at its result.',
    })
    await me.ledger[Symbol.asyncDispose]()
    expect(shelf.texts).toBe(texts)
    expect(leaseIn(shelf)?.owner.id).toBe('other')
  })

  it('does not take the other’s lease away when it has kept nothing itself', async () => {
    const { shelf, clock, me, other } = await lay()
    await me.ledger.take(waiting())
    clock.ms += LEASE_MS
    await other.ledger.take(waiting())

    await me.ledger[Symbol.asyncDispose]()

    expect(leaseIn(shelf)?.owner.id).toBe('other')
  })

  it('does not come back when the other has left nothing', async () => {
    const { shelf, clock, me, other } = await lay()
    await me.ledger.take(waiting())
    clock.ms += LEASE_MS
    await other.ledger.take(waiting())
    await expect(me.ledger.publish(start())).rejects.toThrow('Another run has taken over this request.')
    await other.ledger[Symbol.asyncDispose]()

    const again = me.ledger.publish(start())

    await expect(again).rejects.toThrow('Another run has taken over this request.')
    expect(shelf.texts).toBeUndefined()
  })
})

function leaseIn(shelf: Shelf): Lease | undefined {
  return readLease(shelf.text('lease.json'))
}

/** Two runs of one request on two machines, which have the same time. */
async function lay() {
  const [shelf, clock] = [new Shelf(), new StoppedClock()]
  return {
    shelf,
    clock,
    me: await machine(shelf, { clock, owner: owner('me') }),
    other: await machine(shelf, { clock, owner: owner('other') }),
  }
}

/** Two runs that have both looked at the ledger before either of them changes it. */
async function layTogether(): Promise<{ shelf: Shelf; ledgers: FileLedger[] }> {
  const shelf = new Shelf()
  const both = new EventEmitter()
  let looked = 0
  const ledgers = ['0', '1'].map(async id => {
    const keeper = shelf.keeper()
    const load: StateStore['load'] = async () => {
      const texts = await keeper.load()
      looked += 1
      if (looked === 2) both.emit('looked')
      if (looked < 2) await once(both, 'looked')
      return texts
    }
    return (await machine(shelf, { owner: owner(id), keeper: { ...keeper, load } })).ledger
  })
  return { shelf, ledgers: await Promise.all(ledgers) }
}
