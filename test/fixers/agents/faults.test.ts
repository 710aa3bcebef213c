import { describe, expect, it } from 'vitest'
import type { Turn } from '../../world/model/model.ts'
import { expectAbstention, expectPassed, type Fault, QUICK_CASES, TRIES, working } from './fault-cases.ts'
import { PROVIDERS } from './play.ts'
import { done, edit, runTests } from './turns.ts'

/** As Anthropic and OpenAI say it. */
const NO_CREDIT = {
  type: 'error',
  error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' },
}
const WRONG_KEY = {
  error: { code: 400, message: 'API key not valid. Pass a valid API key.', status: 'INVALID_ARGUMENT' },
}
const NO_MODEL = {
  error: { code: 'model_not_found', message: 'The model `x` does not exist.', type: 'invalid_request_error' },
}
const NO_QUOTA = {
  type: 'error',
  error: { type: 'insufficient_quota', code: 'insufficient_quota', message: 'You exceeded your current quota.' },
}
/** Gemini's words for a limit of its rate; the wait is longer than a job's. */
const GEMINI_RATE = {
  type: 'error',
  error: {
    type: 'rate_limit_error',
    message: 'You exceeded your current quota, please check your plan and billing details. Please retry in 345.5s.',
  },
}

describe('a fault', () => {
  it('is sampled from each provider', () => {
    expect(QUICK_CASES).toHaveLength(5 * PROVIDERS.length)
  })

  it.each(QUICK_CASES)('$name passes at $place turn, $way, and the work goes on ($provider)', expectPassed)

  it.each(QUICK_CASES)('$name lasts at $place turn, $way, and the next fixer is asked ($provider)', expectAbstention)
})

describe.each(PROVIDERS)('with %s', provider => {
  it.each<[string, Fault, RegExp]>([
    ['a key that it refuses', { fault: 'http', status: 401 }, /it refuses the key \(HTTP 401\)/],
    ['a key that may not do this', { fault: 'http', status: 403 }, /it refuses the key \(HTTP 403\)/],
    ['an account without credit', { fault: 'http', status: 402 }, /its account has no credit \(HTTP 402\)/],
    ['a model that it does not know', { fault: 'http', status: 404 }, /it does not know this model \(HTTP 404\)/],
    ['an account without credit, in words', { fault: 'http', status: 400, body: NO_CREDIT }, /no credit \(HTTP 400\)/],
    ['a quota that is used up', { fault: 'http', status: 429, body: NO_QUOTA }, /no credit \(HTTP 429\)/],
    [
      'a key that it calls wrong, in words',
      { fault: 'http', status: 400, body: WRONG_KEY },
      /refuses the key \(HTTP 400\)/,
    ],
    [
      'a model that it does not know, in words',
      { fault: 'http', status: 400, body: NO_MODEL },
      /know this model \(HTTP 400\)/,
    ],
    ['a request that it refuses', { fault: 'http', status: 400 }, /HTTP 400: /],
    ['a limit of the rate that speaks of a quota', { fault: 'http', status: 429, body: GEMINI_RATE }, /rate.*HTTP 429/],
    ['a wait of an hour', { fault: 'http', status: 429, headers: { 'retry-after': '3600' } }, /rate.*HTTP 429/],
  ])('%s is no reason to ask again', async (_, fault, reason) => {
    const { answer, world } = await working(provider, [edit, fault, done], true)

    expect(answer).toMatchObject({
      kind: 'abstention',
      final: !/rate/.test(reason.source),
      unavailable: true,
      // A person has to correct the key, the account or the name; the others pass by themselves.
      misconfigured: /key|credit|model/.test(reason.source),
      reason: expect.stringMatching(reason),
    })
    expect(world.requests).toHaveLength(2)
    expect(answer.usage.requests).toBe(1)
  })

  it('JSON of something else is no answer', async () => {
    const { answer } = await working(
      provider,
      [{ fault: 'http', status: 200, body: { ok: true }, times: TRIES }],
      false,
    )

    expect(answer).toMatchObject({ kind: 'abstention', final: false, unavailable: true })
  })

  it('a fault in each turn is one that passes each time', async () => {
    const reset: Turn = { fault: 'reset' }

    const { answer, world } = await working(provider, [reset, edit, reset, runTests, reset, done], true)

    expect(answer.kind).toBe('proposal')
    expect(world.requests).toHaveLength(6)
  })
})
