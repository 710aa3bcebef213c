import { describe, expect, it } from 'vitest'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { play, PROVIDERS, tokensOf } from './play.ts'
import { done, edit, runTests } from './turns.ts'

const NOW = { 'retry-after': '0' }
const WORK: readonly Turn[] = [edit, runTests, done]
const TRIES = 3

type Fault = Extract<Turn, { fault: string }>

const FAULTS: readonly (readonly [name: string, fault: Fault, told: RegExp])[] = [
  ['HTTP 500', { fault: 'http', status: 500, headers: NOW }, /HTTP 500/],
  ['HTTP 529', { fault: 'http', status: 529, headers: NOW }, /HTTP 529/],
  ['HTTP 429', { fault: 'http', status: 429, headers: NOW }, /limits the rate of requests \(HTTP 429\)/],
  ['an answer that is cut off', { fault: 'cut' }, /no answer|incomplete|in its stream/],
  ['an answer that stalls', { fault: 'stall' }, /stalled/],
  ['a connection that is reset', { fault: 'reset' }, /no answer/],
  ['a page of a proxy', { fault: 'html' }, /its answer is text\/html/],
  ['broken JSON', { fault: 'broken-json' }, /no answer|incomplete|in its stream/],
  ['an empty answer', { fault: 'empty' }, /no answer|incomplete|in its stream|not a message/],
  ['an error within the answer', { fault: 'error-event' }, /overloaded|HTTP 5|had an error/i],
]
const PLACES = [
  ['the first', 0],
  ['a middle', 1],
  ['the last', 2],
] as const
const WAYS = [
  ['streamed', true],
  ['in one piece', false],
] as const
const EACH = FAULTS.flatMap(([name, fault, told]) =>
  WAYS.flatMap(([way, stream]) => PLACES.map(([place, at]) => ({ name, fault, told, way, stream, place, at }))),
)

describe.each(PROVIDERS)('with %s', provider => {
  it.each(EACH)('$name passes at $place turn, $way, and the work goes on', async ({ fault, at, stream }) => {
    const { answer, world, source } = await working(
      [...WORK.slice(0, at), { ...fault, times: TRIES - 1 }, ...WORK.slice(at)],
      stream,
    )

    expect(answer.kind).toBe('proposal')
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
    expect(world.requests).toHaveLength(WORK.length + TRIES - 1)
    expect(world.requests.every(request => request.stream === stream)).toBe(true)
    expectPaid(answer, world, { requests: 3, lost: lostIn(fault, stream) * (TRIES - 1) })
    expect(world.violations).toEqual([])
  })

  it.each(EACH)(
    '$name lasts at $place turn, $way, and the next fixer is asked',
    async ({ fault, at, stream, told }) => {
      const { answer, world } = await working([...WORK.slice(0, at), { ...fault, times: TRIES }], stream)

      expect(answer).toMatchObject({
        kind: 'abstention',
        final: true,
        unavailable: true,
        reason: expect.stringMatching(told),
      })
      expect(answer.kind === 'abstention' && answer.reason.length).toBeLessThan(300)
      expect(world.requests).toHaveLength(at + TRIES)
      expectPaid(answer, world, { requests: at, lost: lostIn(fault, stream) * TRIES })
      expect(world.violations).toEqual([])
    },
  )

  it.each<[string, Fault, RegExp]>([
    ['a key that it refuses', { fault: 'http', status: 401 }, /it refuses the key \(HTTP 401\)/],
    ['a key that may not do this', { fault: 'http', status: 403 }, /it refuses the key \(HTTP 403\)/],
    ['an account without credit', { fault: 'http', status: 402 }, /its account has no credit \(HTTP 402\)/],
    ['a model that it does not know', { fault: 'http', status: 404 }, /it does not know this model \(HTTP 404\)/],
    ['a request that it refuses', { fault: 'http', status: 400 }, /HTTP 400/],
    ['a wait of an hour', { fault: 'http', status: 429, headers: { 'retry-after': '3600' } }, /HTTP 429/],
  ])('%s is no reason to ask again', async (_, fault, told) => {
    const { answer, world } = await working([edit, fault, done], true)

    expect(answer).toMatchObject({
      kind: 'abstention',
      final: true,
      unavailable: true,
      reason: expect.stringMatching(told),
    })
    expect(world.requests).toHaveLength(2)
    expect(answer.usage.requests).toBe(1)
  })

  it('JSON of something else is no answer', async () => {
    const { answer } = await working([{ fault: 'http', status: 200, body: { ok: true }, times: TRIES }], false)

    expect(answer).toMatchObject({ kind: 'abstention', final: true, unavailable: true })
  })

  it('a fault in each turn is one that passes each time', async () => {
    const reset: Turn = { fault: 'reset' }

    const { answer, world } = await working([reset, edit, reset, runTests, reset, done], true)

    expect(answer.kind).toBe('proposal')
    expect(world.requests).toHaveLength(6)
  })

  async function working(script: Turn[], stream: boolean) {
    // Only an answer that stalls is to wait for its end: a slow machine is no stall.
    const stalls = script.some(turn => 'fault' in turn && turn.fault === 'stall')
    const retryPolicy = { tries: TRIES, idleMs: stalls ? 80 : 60_000 }
    const { model, world } = await play(provider, script, { stream, retryPolicy })
    const source = inMemory({})
    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(source).tools)
    return { answer, world, source }
  }
})

/** 1 where the answer had begun, so that it is paid for although it was lost. */
function lostIn({ fault }: Fault, stream: boolean): number {
  return stream && ['cut', 'stall', 'broken-json', 'empty', 'error-event'].includes(fault) ? 1 : 0
}

/** What was answered is counted to the token, what was lost on the way by an estimate of what was sent. */
function expectPaid(
  answer: Parameters<typeof usageOf>[0],
  world: Parameters<typeof tokensOf>[0],
  { requests, lost }: { requests: number; lost: number },
): void {
  const used = usageOf(answer)
  const answered = tokensOf(world)
  expect({ requests: used.requests, output: used.output }).toEqual({
    requests: requests + lost,
    output: answered.output,
  })
  if (lost === 0) expect(used.input).toBe(answered.input)
  else expect(used.input).toBeGreaterThan(answered.input + lost * 1_000)
}

function usageOf({ usage }: { usage: { requests: number; inputTokens: number; outputTokens: number } }) {
  return { requests: usage.requests, input: usage.inputTokens, output: usage.outputTokens }
}
