import { describe, expect, it } from 'vitest'
import { causeOf, type Fault, InvalidAnswer } from '../../../src/fixers/models/api-faults.ts'
import { type RetriedCall, type RetryPolicy, withRetries } from '../../../src/fixers/models/retry.ts'
import { ModelUnavailable, PromptTooLong } from '../../../src/fixers/models/model.ts'
import { QUICK } from './asking.ts'

/** A provider that fails in the given ways, one after the other, and answers then. */
async function call(
  faults: (Fault | Error)[],
  { retryPolicy = {}, signal = never }: { retryPolicy?: Partial<RetryPolicy>; signal?: AbortSignal } = {},
) {
  const left = [...faults]
  let tries = 0
  const told: RetriedCall<string> = {
    name: 'openai/m',
    retryPolicy: { ...QUICK, ...retryPolicy },
    signal,
    attempt: async () => {
      tries += 1
      const fault = left.shift()
      if (fault === undefined) return 'answer'
      throw fault instanceof Error ? fault : new Told(fault)
    },
    faultOf: error => (error instanceof Told ? error.fault : undefined),
  }
  const result = await withRetries(told).catch((error: unknown) => error)
  return { result, tries }
}

class Told extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super('told')
    this.fault = fault
  }
}

const never = new AbortController().signal
const passing = (reason = 'down.', waitMs?: number): Fault => ({ kind: 'transient', reason, waitMs })
const unavailable = (reason: string) => new ModelUnavailable(`openai/m: ${reason}`)

describe('a fault that passes', () => {
  it('is met by another try', async () => {
    expect(await call([passing(), passing()])).toEqual({ result: 'answer', tries: 3 })
  })

  it('is the end when the tries are used up, with the last reason', async () => {
    expect(await call([passing(), passing(), passing('gone.')])).toEqual({ result: unavailable('gone.'), tries: 3 })
  })

  it('is the end at once with a single try', async () => {
    expect(await call([passing()], { retryPolicy: { tries: 1 } })).toEqual({ result: unavailable('down.'), tries: 1 })
  })

  it('is waited for as long as the server says, not as long as the backoff', async () => {
    const faults = [passing('down.', 0), passing('down.', 0)]

    expect(await call(faults, { retryPolicy: { backoffMs: 20_000 } })).toEqual({ result: 'answer', tries: 3 })
  })

  it('is not waited for when the server wants more time than a job has', async () => {
    expect(await call([passing('busy.', 70_001)])).toEqual({ result: unavailable('busy.'), tries: 1 })
  })

  it('is waited for four times as long at each further try, up to the same limit', async () => {
    const faults = [passing('down.', 0), passing('still down.')]

    const { result, tries } = await call(faults, { retryPolicy: { backoffMs: 18_000, tries: 9 } })

    expect({ result, tries }).toEqual({ result: unavailable('still down.'), tries: 2 })
  })
})

describe('another fault', () => {
  it('that lasts is the end at once', async () => {
    const { result, tries } = await call([{ kind: 'permanent', reason: 'it refuses the key.' }])

    const refused = Object.assign(unavailable('it refuses the key.'), { isPermanent: true })
    expect({ result, tries }).toEqual({ result: refused, tries: 1 })
  })

  it('of a prompt that is too long is told apart', async () => {
    const { result, tries } = await call([{ kind: 'too-long' }])

    expect(result).toBeInstanceOf(PromptTooLong)
    expect(tries).toBe(1)
  })

  it('that is none of the provider is thrown on as it is', async () => {
    const bug = new RangeError('a bug')

    const { result, tries } = await call([bug])

    expect(result).toBe(bug)
    expect(tries).toBe(1)
  })

  it('of a server that gives something else than an answer may pass', async () => {
    const wrapped = new Error('Connection error.', { cause: new InvalidAnswer('its answer is text/html.') })

    expect(await call([wrapped])).toEqual({ result: 'answer', tries: 2 })
    expect(await call([wrapped, wrapped, wrapped])).toMatchObject({ result: unavailable('its answer is text/html.') })
  })

  it('keeps its cause', async () => {
    const cause = new Told({ kind: 'permanent', reason: 'no.' })

    const { result } = await call([cause])

    expect(causeOf(result, Told)).toBe(cause)
    expect(causeOf(result, RangeError)).toBeUndefined()
    expect(causeOf('text', RangeError)).toBeUndefined()
  })
})

describe('who is to end', () => {
  it('ends before the first try', async () => {
    const error = await call([passing()], { signal: AbortSignal.abort() })

    expect(error.result).toMatchObject({ name: 'AbortError' })
  })

  it('ends while it waits for the next try', async () => {
    const controller = new AbortController()
    const fault = passing('down.', 29_000)
    const asked = call([fault], { signal: controller.signal })
    await Promise.resolve()

    controller.abort()

    const { result, tries } = await asked
    expect(result).toMatchObject({ name: 'AbortError' })
    expect(tries).toBe(1)
  })
})
