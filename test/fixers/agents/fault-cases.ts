import { expect } from 'vitest'
import type { Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { play, type Provider, PROVIDERS, tokensOf } from './play.ts'
import { done, edit, runTests } from './turns.ts'

const NOW = { 'retry-after': '0' }
const WORK: readonly Turn[] = [edit, runTests, done]
export const TRIES = 3

export type Fault = Extract<Turn, { fault: string }>

const FAULTS: readonly (readonly [name: string, fault: Fault, reason: RegExp])[] = [
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
export interface FaultCase {
  readonly provider: Provider
  readonly name: string
  readonly fault: Fault
  readonly reason: RegExp
  readonly way: string
  readonly stream: boolean
  readonly place: string
  /** The turn in which the fault occurs. */
  readonly at: number
}

/** Every fault, at every turn, streamed and whole, from every provider. */
const ALL: readonly FaultCase[] = PROVIDERS.flatMap(provider =>
  FAULTS.flatMap(([name, fault, reason]) =>
    WAYS.flatMap(([way, stream]) =>
      PLACES.map(([place, at]) => ({ provider, name, fault, reason, way, stream, place, at })),
    ),
  ),
)

/** Two rows per decision: an answer that had begun or not, whole or streamed, at different turns. */
const SAMPLE = new Set([
  'HTTP 500, in one piece, the first',
  'an answer that is cut off, streamed, a middle',
  'an answer that is cut off, in one piece, the last',
  'a connection that is reset, streamed, the last',
  'an error within the answer, streamed, the first',
])
const isSample = ({ name, way, place }: FaultCase) => SAMPLE.has(`${name}, ${way}, ${place}`)

export const QUICK_CASES = ALL.filter(isSample)
export const OTHER_CASES = ALL.filter(each => !isSample(each))

/** A fault that passes: the work goes on, and is paid for. */
export async function expectPassed({ provider, fault, at, stream }: FaultCase): Promise<void> {
  const script = [...WORK.slice(0, at), { ...fault, times: TRIES - 1 }, ...WORK.slice(at)]

  const { answer, world, source } = await working(provider, script, stream)

  expect(answer.kind).toBe('proposal')
  expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
  expect(world.requests).toHaveLength(WORK.length + TRIES - 1)
  expect(world.requests.every(request => request.stream === stream)).toBe(true)
  expectPaid(answer, world, { requests: 3, lost: lostIn(fault, stream) * (TRIES - 1) })
  expect(world.violations).toEqual([])
}

/** A fault that lasts: the fixer abstains with a reason, and pays for what it sent. */
export async function expectAbstention({ provider, fault, at, stream, reason }: FaultCase): Promise<void> {
  const { answer, world } = await working(provider, [...WORK.slice(0, at), { ...fault, times: TRIES }], stream)

  expect(answer).toMatchObject({
    kind: 'abstention',
    // It may pass.
    final: false,
    unavailable: true,
    reason: expect.stringMatching(reason),
  })
  expect(answer.kind === 'abstention' && answer.reason.length).toBeLessThan(300)
  expect(world.requests).toHaveLength(at + TRIES)
  expectPaid(answer, world, { requests: at, lost: lostIn(fault, stream) * TRIES })
  expect(world.violations).toEqual([])
}

export async function working(provider: Provider, script: Turn[], stream: boolean) {
  // Only an answer that stalls is to wait for its end: a slow machine is no stall.
  const stalls = script.some(turn => 'fault' in turn && turn.fault === 'stall')
  const retryPolicy = { tries: TRIES, idleMs: stalls ? 80 : 60_000 }
  const { model, world } = await play(provider, script, { stream, retryPolicy })
  const source = inMemory({})
  const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(source).tools)
  return { answer, world, source }
}

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
