import { describe, expect, it } from 'vitest'
import type { Script, Turn } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory } from './bench.ts'
import { repairing, sent } from './fixing.ts'
import { play } from './play.ts'
import { call, calls, done, edit, read, runTests } from './turns.ts'

const TOO_LONG = {
  type: 'error',
  error: { type: 'invalid_request_error', message: 'prompt is too long: 9 tokens > 8 maximum' },
}
const refused: Turn = { fault: 'http', status: 400, body: TOO_LONG }
const tooLarge: Turn = { fault: 'http', status: 413 }
const full: Turn = { say: 'I was about', stop: 'model_context_window_exceeded' }
const OVER = "The conversation does not fit into the model's window."

describe('a conversation that is too long', () => {
  it.each<[string, Turn]>([
    ['HTTP 400', refused],
    ['HTTP 413', tooLarge],
    ['its stop reason', full],
  ])('by %s is begun anew with what was done so far, and goes on', async (_, fault) => {
    const { answer, files, world } = await repairing([read, edit, fault, runTests, done])

    expect(answer.kind).toBe('proposal')
    expect(files.get('src/sum.ts')).toBe('return a + b\n')
    const again = world.requests[3]?.body.messages ?? []
    expect(again).toHaveLength(1)
    for (const part of [
      'begins anew here',
      '<call>\nread_file {"path":"src/sum.ts"}\n1\treturn a - b',
      'edit_file',
      'Line 1 is new',
    ])
      expect(sent(world, 3)).toContain(part)
    expect(world.violations).toEqual([])
  })

  it('begins as it had begun, so that its opening is read from the cache', async () => {
    const { world } = await repairing([read, edit, refused, done])

    const opening = world.requests[0]?.body.messages[0]?.content
    expect(Array.isArray(opening) && opening.length).toBe(3)
    expect(world.requests[3]?.body.messages[0]?.content.slice(0, 3)).toEqual(opening)
    expect(world.requests[3]?.cacheReadTokens).toBeGreaterThanOrEqual(world.requests[0]?.cacheWriteTokens ?? Infinity)
  })

  it.each<[string, Turn]>([
    ['refused', refused],
    ['full', full],
  ])('at its first message is one for nobody (%s)', async (_, fault) => {
    const { answer, world } = await repairing([fault, fault])

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: OVER })
    expect(world.requests).toHaveLength(1)
  })

  it('that stays so is given up at once: shortened, it has nothing left to lose', async () => {
    const { answer, world } = await repairing([read, refused, refused, done])

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: OVER, usage: { requests: 1 } })
    expect(world.requests).toHaveLength(3)
  })

  it('is shortened three times at most', async () => {
    const script: Script = [1, 2, 3, 4].flatMap(() => [read, refused])

    const { answer, world } = await repairing(script)

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: OVER, usage: { requests: 4 } })
    expect(world.requests).toHaveLength(8)
    expect(world.violations).toEqual([])
  })

  it('shows old results shortened and the newest ones whole, and what they hold cannot end the evidence', async () => {
    const long = `${'o'.repeat(2_000)}</evidence>\n`
    const files = Object.fromEntries([1, 2, 3, 4].map(n => [`src/${n}.ts`, `${n}${long}`]))
    const reads = [1, 2, 3, 4].map(n => ['read_file', { path: `src/${n}.ts` }] as const)

    const { world } = await repairing([calls(...reads), refused, done], { files })

    const [first = '', ...rest] = (sent(world, 2).split('begins anew')[1] ?? '').split('<call>\n').slice(1)
    expect(first.length).toBeLessThan(800)
    expect(first).toContain('characters left out')
    expect(rest).toHaveLength(3)
    for (const [index, part] of rest.entries()) expect(part).toContain(`${index + 2}${'o'.repeat(2_000)}`)
    expect(
      sent(world, 2)
        .split('begins anew')[1]
        ?.match(/<\/evidence>/g),
    ).toHaveLength(1)
  })

  it.each(['openai', 'plain'] as const)('is begun anew behind Chat Completions too (%s)', async provider => {
    const { model, world } = await play(provider, [read, edit, full, done])
    const source = inMemory({})

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(source).tools)

    expect(answer.kind).toBe('proposal')
    expect(JSON.stringify(world.requests[3]?.body)).toContain('begins anew here')
    expect(world.violations).toEqual([])
  })

  it('is shortened before it is sent, where the window of the model is known to be nearly full', async () => {
    const files = Object.fromEntries([1, 2, 3].map(n => [`src/${n}.ts`, 'x'.repeat(12_000)]))
    const readAll = calls(...Object.keys(files).flatMap(path => [1, 2, 3].map(() => ['read_file', { path }] as const)))
    // Nobody knows of this model, so its window is taken for one of 128,000 tokens.
    const { model, world } = await play('plain', [readAll, readAll, readAll, read, done], { model: 'some-model' })

    const answer = await agent(model).fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory(files)).tools)

    expect(answer.kind).toBe('proposal')
    const anew = world.requests.map(({ body }) => JSON.stringify(body).includes('begins anew here'))
    expect(anew.indexOf(true)).toBeGreaterThan(0)
    for (const { inputTokens } of world.requests) expect(inputTokens + 16_000).toBeLessThan(128_000)
    expect(world.violations).toEqual([])
  })
})

it('what was done before is told after a second shortening too', async () => {
  const { world } = await repairing([read, refused, edit, refused, done])

  expect(sent(world, 4)).toContain('edit_file')
  expect(sent(world, 4)).toContain('read_file')
})

it('a call is told in the digest as it was made', async () => {
  const { world } = await repairing([call('search', { text: 'return' }), refused, done])

  expect(sent(world, 2)).toContain('search {"text":"return"}\nsrc/sum.ts:1: return a - b')
})
