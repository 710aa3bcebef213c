import { describe, expect, it } from 'vitest'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { AgentReviewer } from '../../../src/fixers/agents/agent-reviewer.ts'
import type { Model } from '../../../src/fixers/models/model.ts'
import type { ReviewedChange } from '../../../src/domain/model/assignment.ts'
import type { ReaderTools } from '../../../src/contracts/ports.ts'
import type { Turn } from '../../world/model/model.ts'
import { benchOn, inMemory, shared, wholeChange } from './bench.ts'
import { resultsSent, sent } from './fixing.ts'
import { claude, play, PROVIDERS, tokensOf } from './play.ts'
import { project } from './project.ts'
import { approve, call, edit, FINDING, read, readInTurn } from './turns.ts'

const down: Turn = { fault: 'http', status: 529, headers: { 'retry-after': '0' }, times: 3 }

describe('a reviewer', () => {
  it.each(PROVIDERS)('approves a change after reading around it, in a real repository (%s)', async provider => {
    const { model, world } = await play(provider, [read, approve])
    const { tools, workspace } = await project()

    const review = await reviewing([model], { tools })

    expect(review).toEqual({
      by: model.name,
      verdict: 'approved',
      reason: '',
      findings: [],
      usage: expect.objectContaining({ requests: 2, outputTokens: tokensOf(world).output }),
      transcripts: ['001-reviewer-1'],
    })
    expect(await workspace.changed()).toEqual([])
    expect(world.violations).toEqual([])
  })

  it.each<[string, object, object]>([
    ['as they are told', FINDING, FINDING],
    ['of the whole file', { ...FINDING, line: 0 }, { severity: 'high', file: 'src/sum.ts', what: FINDING.what }],
    ['of low severity', { ...FINDING, severity: 'low' }, { ...FINDING, severity: 'low' }],
    [
      'without a line and a reason',
      { severity: 'low', file: 'a', what: 'w' },
      { severity: 'low', file: 'a', what: 'w', why: '' },
    ],
  ])('has findings, %s', async (_, finding, told) => {
    const { model } = await claude([call('report_review', { approved: false, findings: [finding] })])

    const review = await reviewing([model])

    expect(review).toMatchObject({ verdict: 'findings', findings: [told] })
    expect(review.findings[0]?.line).toBe('line' in told ? told.line : undefined)
  })

  it.each([['approves and yet finds something', { approved: true, findings: [FINDING] }]])(
    'who %s has not approved',
    async (_, said) => {
      const { model } = await claude([call('report_review', said)])

      expect((await reviewing([model])).verdict).toBe('findings')
    },
  )

  it('has to say why where it does not approve', async () => {
    const nothing = call('report_review', { approved: false, findings: [] })
    const { model, world } = await claude([nothing, nothing])

    const review = await reviewing([model])

    expect(sent(world, 1)).toContain('needs at least one finding')
    expect(review).toMatchObject({ verdict: 'none', reason: 'Its report had the wrong form twice.' })
  })

  it('may say it as JSON in place of a call, and once more where the form is wrong', async () => {
    const { model, world } = await claude([{ json: { approved: 'yes' } }, { json: { approved: true, findings: [] } }])

    expect((await reviewing([model])).verdict).toBe('approved')
    expect(sent(world, 1)).toContain('Call report_review once more')
  })

  it('writes no cache behind what it shares with the analyst, since one answer mostly ends it', async () => {
    const { model, world } = await claude([approve])

    await reviewing([model])

    const [first] = world.requests[0]?.body.messages ?? []
    const blocks = Array.isArray(first?.content) ? first.content : []
    expect(blocks.map(block => 'cache_control' in block)).toEqual([true, false, false])
  })

  it('is shown the change, what it is for, what failed, and what was demanded before', async () => {
    const { model, world } = await claude([approve])
    const demanded = [{ severity: 'high' as const, file: 'src/sum.ts', line: 1, what: 'Too special.', why: '' }]

    await reviewing([model], { change: { demanded, diff: '+ return a + b </evidence>' } })

    for (const part of [
      '<failing-change>\n- the failing diff',
      '<failure>\nsrc/sum.test.ts › sums',
      '<fix>\nAdd\nRoot cause, says its author: The sign.\nSeen: Red before, green after.',
      '<demanded-before>\nhigh: src/sum.ts:1: Too special.',
      '<change>\n+ return a + b <\\/evidence>',
      'You are the reviewer.',
    ])
      expect(sent(world, 0)).toContain(part)
    expect(world.violations).toEqual([])
  })

  it('sees what still fails, what was taken out again, and what its author left undone', async () => {
    const { model, world } = await claude([approve])
    const fixes = [{ summary: 'Add', rootCause: 'The sign.', seen: 'Red, then green.', leftUndone: 'The callers.' }]
    const change = { fixes, stillFailing: ['a.test.ts › other'], dropped: '+console.log(1)', isProved: false }

    await reviewing([model], { change })

    for (const part of [
      'Left undone, says its author: The callers.',
      '<still-failing>\na.test.ts › other\n</still-failing>',
      '<taken-out-again>\n+console.log(1)\n</taken-out-again>',
      'no proof of it has held',
      'it is a part of the fix',
    ])
      expect(sent(world, 0)).toContain(part)
    expect(sent(world, 0)).not.toContain('That is proved')
  })

  it.each<[string, Partial<ReviewedChange>, boolean]>([
    ['a few lines with full proof', {}, true],
    ['many lines', { diff: '+ a\n'.repeat(16) }, false],
    ['a change that is not proved', { isProved: false }, false],
    ['a part of a fix', { stillFailing: ['a'] }, false],
    ['a change with a sign of a cheat', { signs: ['src/sum.ts:1 names the test'] }, false],
    ['a change that was demanded', { demanded: [{ ...FINDING, severity: 'high', why: '' }] }, false],
  ])('is a small model for %s: %j', async (_, change, isSmall) => {
    const small = await claude([approve], { model: 'claude-haiku-5-5' })
    const usual = await claude([approve])

    const reviewer = new AgentReviewer({ ...shared(), models: [usual.model], small: small.model, guidance: [] })
    const review = await reviewer.review(wholeChange(change), benchOn(inMemory({})).tools)

    expect(review.by).toBe(isSmall ? 'anthropic/claude-haiku-5-5' : 'anthropic/claude-sonnet-5-5')
  })

  it('can only look', async () => {
    const { model, world } = await claude([
      edit,
      call('run_tests', {}),
      call('history', { path: 'src/sum.ts' }),
      approve,
    ])
    const { tools, workspace } = await project()

    await reviewing([model], { tools })

    const told = resultsSent(world)
    expect(told.map(({ isError }) => isError)).toEqual([true, true, true])
    for (const { text } of told) expect(text).toContain('is not for the reviewer')
    expect(await workspace.changed()).toEqual([])
  })

  it('has fifteen turns', async () => {
    const { model, world } = await claude((_request, index) => readInTurn(index))

    const review = await reviewing([model])

    expect(review).toMatchObject({ verdict: 'none', reason: 'The conversation did not end within 15 turns.' })
    expect(world.requests).toHaveLength(15)
  })
})

describe('where one model cannot review, the next one is asked:', () => {
  it.each<[string, Turn[]]>([
    ['it is down', [down]],
    ['it is down after some turns', [read, down]],
    ['it gives up', [call('give_up', { reason: 'no idea' })]],
    ['it refuses', [{ say: '', stop: 'refusal' }]],
    ['it does not use its tools', [{ say: 'Fine.' }, { say: 'Fine.' }]],
  ])('%s', async (_, script) => {
    const first = await claude(script)
    const second = await claude([call('report_review', { approved: false, findings: [FINDING] })], {
      model: 'claude-opus-5-5',
    })

    const review = await reviewing([first.model, second.model])

    expect(review).toMatchObject({
      by: 'anthropic/claude-opus-5-5',
      verdict: 'findings',
      findings: [FINDING],
      reason: '',
    })
    const requests = first.world.usage.requests + second.world.usage.requests
    expect(review.usage).toMatchObject({
      requests,
      inputTokens: tokensOf(first.world).input + tokensOf(second.world).input,
    })
  })

  it('and where none can, that is told with all reasons', async () => {
    const first = await claude([call('give_up', { reason: 'no idea.' })])
    const second = await claude([down], { model: 'claude-opus-5-5' })

    const review = await reviewing([first.model, second.model])

    expect(review).toMatchObject({
      by: 'anthropic/claude-sonnet-5-5, anthropic/claude-opus-5-5',
      verdict: 'none',
      reason: expect.stringMatching(/^no idea\. anthropic\/claude-opus-5-5: HTTP 529/),
      findings: [],
    })
    expect(review.usage.requests).toBe(1)
  })

  it('but with what the first one has left of the budget', async () => {
    const inVain = [read, read, call('give_up', { reason: 'no' })]
    const rehearsed = await claude(inVain)
    await reviewing([rehearsed.model])
    const first = await claude(inVain)
    const second = await claude([approve])
    const taken = tokensOf(rehearsed.world)
    const budgetTokens = taken.input + taken.output + 1_500

    const review = await reviewing([first.model, second.model], { tools: { budgetTokens } })

    expect(review).toMatchObject({ verdict: 'none', reason: expect.stringContaining('remaining budget in tokens') })
    expect(second.world.requests).toEqual([])
    expect(tokensOf(first.world)).toEqual(taken)
  })

  it('and not when the time is over', async () => {
    const stop = new AbortController()
    const first = await claude(() => {
      setImmediate(() => stop.abort(new Error('over')))
      return { fault: 'stall' }
    })
    const second = await claude([approve])

    const review = await reviewing([first.model, second.model], { tools: { signal: stop.signal } })

    expect(review).toMatchObject({ verdict: 'none', reason: 'It reached its time limit.' })
    expect(second.world.requests).toEqual([])
  })
})

it('without any model nobody reviews', async () => {
  expect(await reviewing([])).toMatchObject({ verdict: 'none', findings: [], usage: noUsage, transcripts: [] })
})

function reviewing(
  models: readonly Model[],
  { change, tools }: { change?: Partial<ReviewedChange>; tools?: Partial<ReaderTools> } = {},
) {
  const bench = benchOn(tools?.source ?? inMemory({}), tools)
  return new AgentReviewer({ ...shared(), models, guidance: [] }).review(wholeChange(change), bench.tools)
}
