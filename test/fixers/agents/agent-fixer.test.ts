import { describe, expect, it } from 'vitest'
import { clusterSignature } from '../../../src/domain/model/cluster.ts'
import type { FixHistory } from '../../../src/domain/history/fix-history.ts'
import { noUsage } from '../../../src/domain/model/usage.ts'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import { agent, ANALYSIS, assignment, benchOn, CLUSTER, failure, inMemory } from './bench.ts'
import { claude } from './play.ts'
import { done, edit, report } from './turns.ts'

describe('a small model is asked', () => {
  const two = [CLUSTER, { ...CLUSTER, id: 'd' }]

  it.each<[string, Partial<Assignment>, boolean]>([
    ['for one failure in one place, at first', {}, true],
    ['for three failures', { failures: [failure(), failure(), failure()] }, true],
    ['for two files under suspicion', { clusters: [{ ...CLUSTER, suspects: ['a', 'b'] }] }, true],
    ['not for four failures', { failures: [failure(), failure(), failure(), failure()] }, false],
    ['not for three files', { clusters: [{ ...CLUSTER, suspects: ['a', 'b', 'c'] }] }, false],
    ['not for two clusters', { clusters: two }, false],
    ['not after an attempt in vain', { debugging: { count: 1, log: '' } }, false],
    ['not in another strategy', { strategy: 'aggressive' }, false],
    ['not for a revision', { kind: 'revision' }, false],
  ])('%s', async (_, change, isSmall) => {
    const small = await claude([report, edit, done], { model: 'claude-haiku-5-5' })
    const large = await claude([report, edit, done])
    const { fixer } = agent(large.model, { small: small.model })
    const { tools } = benchOn(inMemory({}))

    await fixer.analyze(assignment(change), tools)
    await fixer.fix({ ...assignment(change), analysis: ANALYSIS }, tools)

    expect([small.world.requests.length, large.world.requests.length]).toEqual(isSmall ? [3, 0] : [0, 3])
  })

  it('never, where none is named', async () => {
    const { model, world } = await claude([report])

    await agent(model).fixer.analyze(assignment(), benchOn(inMemory({})).tools)

    expect(world.requests).toHaveLength(1)
  })
})

it('each role has the model that it was given', async () => {
  const analyst = await claude([report], { model: 'claude-opus-5-5' })
  const fixing = await claude([edit, done])
  const { fixer } = agent(fixing.model, { analyst: analyst.model })
  const { tools } = benchOn(inMemory({}))

  await fixer.analyze(assignment(), tools)
  await fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)

  expect([analyst.world.requests.length, fixing.world.requests.length]).toEqual([1, 2])
})

describe('what was made out before', () => {
  it('of the same failures in the same code is taken, and no model is asked', async () => {
    const { model, world } = await claude([report])
    const { tools } = benchOn(inMemory({}))
    const memory = await remembered()

    const answer = await agent(model, { memory }).fixer.analyze(assignment(), tools)

    expect(answer).toMatchObject({
      kind: 'analysis',
      analysis: { ...ANALYSIS, approach: 'As before.' },
      usage: noUsage,
    })
    expect(world.requests).toEqual([])
  })

  it.each<[string, Partial<Assignment>, Record<string, string>, Partial<FixHistory['entries'][number]>]>([
    ['after an attempt in vain', { debugging: { count: 1, log: '' } }, {}, {}],
    ['for a second candidate', { candidate: 2 }, {}, {}],
    ['in the surgical strategy', { strategy: 'surgical' }, {}, {}],
    ['in other code', {}, { 'src/sum.ts': 'return b - a\n' }, {}],
    ['of other failures', { clusters: [{ ...CLUSTER, signature: 'another' }] }, {}, {}],
    ['where a reviewer rejected it', {}, {}, { rejected: [{ severity: 'high', file: 'a', what: 'w', why: 'y' }] }],
  ])('is made out anew %s', async (_, change, files, entry) => {
    const { model, world } = await claude([report])
    const { entries, ...memory } = await remembered()
    const known = { ...memory, entries: entries.map(each => ({ ...each, ...entry })) }

    await agent(model, { memory: known }).fixer.analyze(assignment(change), benchOn(inMemory(files)).tools)

    expect(world.requests).toHaveLength(1)
  })

  it('of failures that are alike is told as evidence, with what reviewers rejected', async () => {
    const { model, world } = await claude([report])
    const { entries, ...memory } = await remembered()
    const rejected = [{ severity: 'high' as const, file: 'a', what: 'Special case.', why: 'Others.' }]
    const known = {
      ...memory,
      entries: entries.map(each => ({ ...each, code: 'other', rejected, diff: '+ </evidence>' })),
    }

    await agent(model, { memory: known }).fixer.analyze(assignment(), benchOn(inMemory({})).tools)

    const asked = JSON.stringify(world.requests[0]?.body.messages)
    expect(asked).toContain('<seen-before>\\nOn 2026-01-01 claude fixed the like (sums): Added.')
    expect(asked).toContain('A reviewer rejected a part of it: Special case. Others.')
    expect(asked).toContain('+ <\\\\/evidence>')
  })

  it('of other failures is not told', async () => {
    const { model, world } = await claude([report])
    const clusters = [{ ...CLUSTER, signature: 'cannot read property of undefined' }]

    await agent(model, { memory: await remembered() }).fixer.analyze(
      assignment({ clusters }),
      benchOn(inMemory({})).tools,
    )

    expect(JSON.stringify(world.requests[0]?.body.messages)).not.toContain('seen-before')
  })
})

/** The memory of a fix in this very code. */
async function remembered(): Promise<FixHistory> {
  const { model } = await claude([report])
  const answer = await agent(model).fixer.analyze(assignment(), benchOn(inMemory({})).tools)
  const code = answer.kind === 'analysis' ? (answer.code ?? '') : ''
  const entry = {
    at: Date.UTC(2026, 0, 1),
    signature: clusterSignature([CLUSTER]),
    title: 'sums',
    code,
    fixer: 'claude',
  }
  const analysis = { ...ANALYSIS, approach: 'As before.' }
  return { memory: 1, entries: [{ ...entry, analysis, summary: 'Added.', diff: '+ a + b', rejected: [] }] }
}
