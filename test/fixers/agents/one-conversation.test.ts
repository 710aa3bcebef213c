import { describe, expect, it } from 'vitest'
import type { Assignment } from '../../../src/domain/model/assignment.ts'
import type { ScriptedModel } from '../../world/model/model.ts'
import { agent, ANALYSIS, assignment, benchOn, inMemory, keeper, SECRET } from './bench.ts'
import { resultsSent, sent } from './fixing.ts'
import { claude, play, PROVIDERS } from './play.ts'
import { project } from './project.ts'
import { calls, done, edit, lastEdit, read, REPORT, report, reported, wrongEdit } from './turns.ts'

const analyzed: Assignment & { analysis: typeof ANALYSIS } = { ...assignment(), analysis: ANALYSIS }

describe('analyst and fixer', () => {
  it.each(PROVIDERS)('of one model hold one conversation, with %s', async provider => {
    const { model, world } = await play(provider, [read, report, lastEdit])
    const { tools } = benchOn(inMemory({}))
    const { fixer } = agent(model)

    const analysis = await fixer.analyze(assignment(), tools)
    const fixed = await fixer.fix(analyzed, tools)

    expect(fixed).toMatchObject({
      kind: 'proposal',
      proposal: { summary: 'Add', changes: [{ file: 'src/sum.ts', why: 'add' }] },
      usage: { requests: 1 },
    })
    expect(analysis.usage.requests).toBe(2)
    const [, second, third] = world.requests.map(({ body }) => JSON.stringify(body))
    expect(third).toContain('You are the fixer now')
    expect(third?.length).toBeGreaterThan(second?.length ?? 0)
    expect(world.violations).toEqual([])
  })

  it('read all of the conversation from the cache, and send no evidence twice', async () => {
    const { model, world } = await claude([read, report, lastEdit])
    const { tools } = benchOn(inMemory({}))
    const { fixer } = agent(model)

    await fixer.analyze(assignment(), tools)
    await fixer.fix(analyzed, tools)

    expect(world.requests[2]?.cacheReadTokens).toBeGreaterThanOrEqual(totalOf(world, 1))
    expect(sent(world, 2).match(/You are the analyst/g)).toHaveLength(1)
  })

  it('make all edits of a turn before its tests end the work', async () => {
    const { model } = await claude([
      calls(
        ['read_file', { path: 'src/sum.ts' }],
        ['report_analysis', REPORT],
        ['edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b', summary: 'Add' }],
        ['edit_file', { path: './src/new.ts', old: '', new: 'export {}\n' }],
      ),
    ])
    const { tools, user } = await project()
    const { fixer } = agent(model)

    await fixer.analyze(assignment(), tools)
    const fixed = await fixer.fix(analyzed, tools)

    expect(fixed).toMatchObject({ kind: 'proposal', proposal: { summary: 'Add' } })
    expect([user.text('src/sum.ts'), user.text('src/new.ts')]).toEqual(['return a + b\n', 'export {}\n'])
  })

  it('need one request, where the edit stands beside the analysis', async () => {
    const { model, world } = await claude([
      calls(
        ['read_file', { path: 'src/sum.ts' }],
        ['report_analysis', REPORT],
        ['edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b', summary: 'Add' }],
      ),
    ])
    const { tools, user, events } = await project()
    const { fixer } = agent(model)

    await fixer.analyze(assignment(), tools)
    const fixed = await fixer.fix(analyzed, tools)

    expect(fixed).toMatchObject({ kind: 'proposal', usage: { requests: 0 } })
    expect(user.text('src/sum.ts')).toBe('return a + b\n')
    expect(world.requests).toHaveLength(1)
    expect(events.filter(({ kind }) => kind === 'conversed')).toMatchObject([{ role: 'analyst', requests: 1 }])
  })

  it('go on after a last edit that is not yet right', async () => {
    const nearly = calls(
      ['report_analysis', REPORT],
      ['edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a * b', summary: 'Add' }],
    )
    const right = calls(['edit_file', { path: 'src/sum.ts', old: 'a * b', new: 'a + b', summary: 'Add' }])
    const { model, world } = await claude([nearly, right])
    const { tools, runs } = benchOn(inMemory({}))
    const { fixer } = agent(model)

    await fixer.analyze(assignment(), tools)
    const fixed = await fixer.fix(analyzed, tools)

    expect(fixed.kind).toBe('proposal')
    expect(runs()).toBe(2)
    expect(resultsSent(world)[0]?.text).toBe('Noted.')
    expect(resultsSent(world)[1]?.text).toMatch(/^Done\. Line 1 is new:[^]+0 passed, 1 failed\.\nFAIL/)
    expect(world.violations).toEqual([])
  })

  it('of two models hold two, and the fixer sees the code that the analysis names', async () => {
    const analyst = await claude(
      [calls(['report_analysis', REPORT], ['edit_file', { path: 'a', old: '', new: 'x' }])],
      {
        model: 'claude-opus-5-5',
      },
    )
    const fixing = await claude([lastEdit])
    const { fixer } = agent(fixing.model, { analyst: analyst.model })
    const { tools } = benchOn(inMemory({}))

    await fixer.analyze(assignment(), tools)
    const fixed = await fixer.fix(analyzed, tools)

    expect(fixed).toMatchObject({ kind: 'proposal', usage: { requests: 1 } })
    expect(sent(analyst.world, 0)).not.toContain('add the edits to the same turn')
    expect(fixing.world.requests[0]?.body.messages).toHaveLength(1)
    expect(sent(fixing.world, 0)).toContain('Analysis: sum subtracts its second number.')
  })
})

describe('a conversation that a run died in', () => {
  it('goes on with the analysis, in a new process, and pays for what is new only', async () => {
    const { model, world } = await claude([read, read, report])
    const conversation = keeper()
    const stop = new AbortController()
    const first = benchOn(inMemory({}), { conversation, signal: stop.signal })
    const dying = { ...model, send: dyingAfter(2, model, stop) }

    await agent(dying).fixer.analyze(assignment(), first.tools)
    const answer = await agent(model).fixer.analyze(assignment(), benchOn(inMemory({}), { conversation }).tools)

    expect(answer).toMatchObject({ kind: 'analysis', usage: { requests: 1 } })
    expect(world.requests).toHaveLength(3)
    expect(messagesOf(world, 2).startsWith(messagesOf(world, 1).slice(0, -1))).toBe(true)
    // The request that the run died in is paid for, too.
    expect(conversation.kept?.spending.analyst?.requests).toBe(4)
    expect(world.violations).toEqual([])
  })

  it('goes on with the fix: its edits are made once more on the files of the branch', async () => {
    const fixIt = calls(['edit_file', { path: 'src/sum.ts', old: 'a * b', new: 'a + b', summary: 'Add' }])
    const { model, world } = await claude([report, wrongEdit, read, fixIt])
    const conversation = keeper()
    const stop = new AbortController()
    const first = benchOn(inMemory({}), { conversation, signal: stop.signal })
    const dying = agent({ ...model, send: dyingAfter(3, model, stop) }).fixer
    await dying.analyze(assignment(), first.tools)
    await dying.fix(analyzed, first.tools)

    // What the run before had edited is not in the files of the next one.
    const source = inMemory({})
    const answer = await agent(model).fixer.fix(analyzed, benchOn(source, { conversation }).tools)

    expect(answer).toMatchObject({ kind: 'proposal', usage: { requests: 1 } })
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
    expect(resultsSent(world).at(-1)?.text).toBe('1\treturn a * b\n2\t')
    expect(world.violations).toEqual([])
  })

  it('makes an edit once more whose tests could not start', async () => {
    const { model } = await claude([lastEdit, read, done])
    const conversation = keeper()
    const stop = new AbortController()
    const guard = async () => {
      throw new Error('spawn node EAGAIN')
    }
    const first = benchOn(inMemory({}), { conversation, signal: stop.signal, guard })
    await agent({ ...model, send: dyingAfter(2, model, stop) }).fixer.fix(analyzed, first.tools)

    const source = inMemory({})
    const answer = await agent(model).fixer.fix(analyzed, benchOn(source, { conversation }).tools)

    expect(answer.kind).toBe('proposal')
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
  })

  it.each<[string, (text: string) => string]>([
    ['whose edits cannot be made once more', text => text.replaceAll('a - b', 'gone')],
    ['of another model', text => text.replace('claude-sonnet-5-5', 'claude-opus-5-5')],
    ['that is damaged', text => text.slice(1)],
    ['of another version', text => text.replace('"saved":1', '"saved":2')],
  ])('%s begins anew, on the files of the branch', async (_, damaged) => {
    const { model, world } = await claude([edit, read])
    const conversation = keeper()
    const stop = new AbortController()
    const first = benchOn(inMemory({}), { conversation, signal: stop.signal })
    await agent({ ...model, send: dyingAfter(2, model, stop) }).fixer.fix(analyzed, first.tools)
    const { spending, text } = conversation.kept ?? { spending: {}, text: '' }
    await conversation.keep({ spending, text: damaged(text) })
    const again = await claude([lastEdit])

    const source = inMemory({})
    const answer = await agent(again.model).fixer.fix(analyzed, benchOn(source, { conversation }).tools)

    expect(answer.kind).toBe('proposal')
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
    expect(again.world.requests[0]?.body.messages).toHaveLength(1)
    expect(conversation.kept?.spending.fixer?.requests).toBe(4)
    expect(world.requests).toHaveLength(2)
  })

  it('in which the model repeated a secret is not kept, but what it cost is', async () => {
    const { model } = await claude([reported({ rootCause: `The key ${SECRET} is subtracted.` })])
    const conversation = keeper()

    await agent(model).fixer.analyze(assignment(), benchOn(inMemory({}), { conversation }).tools)

    expect(conversation.kept).toMatchObject({ text: '', spending: { analyst: { requests: 1 } } })
  })

  it('is done, where it had ended: no model is asked once more', async () => {
    const { model, world } = await claude([edit, done])
    const conversation = keeper()
    await agent(model).fixer.fix(analyzed, benchOn(inMemory({}), { conversation }).tools)

    const source = inMemory({})
    const answer = await agent(model).fixer.fix(analyzed, benchOn(source, { conversation }).tools)

    expect(answer).toMatchObject({ kind: 'proposal', usage: { requests: 0 } })
    expect(source.texts.get('src/sum.ts')).toBe('return a + b\n')
    expect(world.requests).toHaveLength(2)
  })
})

/** A model whose run is ended from outside once it has given so many answers. */
function dyingAfter(
  answers: number,
  model: Awaited<ReturnType<typeof claude>>['model'],
  stop: AbortController,
): typeof model.send {
  let given = 0
  return async (request, signal) => {
    if (given === answers) {
      stop.abort(new Error('killed'))
      signal.throwIfAborted()
    }
    given += 1
    return model.send(request, signal)
  }
}

/** The messages of a request without the marks for the cache, which are no part of them. */
function messagesOf({ requests }: ScriptedModel, index: number): string {
  return JSON.stringify(requests[index]?.body.messages).replaceAll(',"cache_control":{"type":"ephemeral"}', '')
}

function totalOf({ requests }: ScriptedModel, index: number): number {
  const { inputTokens = 0, cacheReadTokens = 0, cacheWriteTokens = 0 } = requests[index] ?? {}
  return inputTokens + cacheReadTokens + cacheWriteTokens
}
