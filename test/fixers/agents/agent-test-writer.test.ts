import { describe, expect, it } from 'vitest'
import type { TestTask } from '../../../src/domain/model/added-tests.ts'
import type { TestWriterAnswer } from '../../../src/domain/model/answer.ts'
import type { ComparedRun } from '../../../src/domain/model/assignment.ts'
import { AgentTestWriter } from '../../../src/fixers/agents/agent-test-writer.ts'
import type { Model } from '../../../src/fixers/models/model.ts'
import type { Turn } from '../../world/model/model.ts'
import { benchOn, inMemory, keeper, shared, TEST, testRun, wholeChange } from './bench.ts'
import { sent } from './fixing.ts'
import { claude, play, PROVIDERS } from './play.ts'
import { call, read } from './turns.ts'

const GAP = { file: 'src/sum.ts', line: 1, what: 'replace `+` by `-`' }
const TESTS = { path: 'src/zero.test.ts', old: '', new: "it('adds zero')\n" }
const lastTest = call('edit_file', { ...TESTS, summary: 'Test zero' })
const down: Turn = { fault: 'http', status: 529, headers: { 'retry-after': '0' }, times: 3 }
const IDLE = { id: { ...TEST, name: 'adds zero' }, how: 'it passes without the fix, and notices none of the places' }

/** Test files may be written here; the judge says this, run by run. */
function bench(...judged: readonly Partial<ComparedRun>[]) {
  const source = inMemory({})
  const write: typeof source.write = async (path, text) => {
    if (!path.includes('.test.')) return { ok: false, reason: `${path} does not have the name of a test file.` }
    source.texts.set(path, text)
    return { ok: true }
  }
  let asked = 0
  const guard = async () => ({
    run: testRun(true, ''),
    red: [],
    broken: [],
    ...judged[Math.min(asked++, judged.length - 1)],
  })
  return { source, tools: benchOn({ ...source, write }, { guard, conversation: keeper() }).tools }
}

async function writing(
  models: readonly Model[],
  { tools } = bench({}),
  change: Partial<TestTask> = {},
): Promise<TestWriterAnswer> {
  const writer = new AgentTestWriter({ ...shared(), models, guidance: [] })
  const task = { iteration: 2, change: wholeChange(), gaps: [GAP], testFiles: ['src/sum.test.ts'], ...change }
  return writer.write(task, tools)
}

describe('a test writer', () => {
  it.each(PROVIDERS)('is done with its last edit if each test earns its place (%s)', async provider => {
    const { model, world } = await play(provider, [lastTest])
    const { source, tools } = bench({})

    const answer = await writing([model], { source, tools })

    expect(answer).toMatchObject({ kind: 'tests', summary: 'Test zero', transcripts: ['002-test-writer-1'] })
    expect(answer.usage.requests).toBe(1)
    expect(source.texts.get('src/zero.test.ts')).toBe(TESTS.new)
    expect(world.violations).toEqual([])
  })

  it('is shown the change, what no test notices, and tests for their style', async () => {
    const { model, world } = await claude([lastTest])

    await writing([model])

    const asked = sent(world, 0)
    for (const part of [
      'You are the test writer',
      '+return a + b',
      'src/sum.ts:1 replace `+` by `-`',
      'src/sum.test.ts (2 lines)',
    ])
      expect(asked).toContain(part)
    expect(asked).toContain('No test notices if the places in not-noticed change')
  })

  it('is told of a test that notices nothing, and mends it', async () => {
    const better = call('edit_file', {
      path: 'src/zero.test.ts',
      old: 'adds zero',
      new: 'adds none',
      summary: 'Test zero',
    })
    const { model, world } = await claude([lastTest, better])

    const answer = await writing([model], bench({ broken: [IDLE] }, {}))

    expect(answer.kind).toBe('tests')
    expect(sent(world, 1)).toContain('BROKEN (it passes without the fix, and notices none of the places)')
  })

  it('cannot touch the fix, nor end without a test', async () => {
    const { model, world } = await claude([
      call('edit_file', { path: 'src/sum.ts', old: 'a', new: 'b' }),
      call('done', { summary: 'Nothing to do' }),
    ])

    const answer = await writing([model])

    expect(sent(world, 1)).toContain('does not have the name of a test file')
    expect(answer).toMatchObject({ kind: 'abstention', reason: 'It ended without a test.' })
  })

  it('gives up with its reason', async () => {
    const { model } = await claude([read, call('give_up', { reason: 'All is tested.' })])

    expect(await writing([model])).toMatchObject({ kind: 'abstention', reason: 'All is tested.' })
  })

  it('that cannot be reached is followed by the next model', async () => {
    const first = await claude([down])
    const second = await claude([lastTest])

    const answer = await writing([first.model, second.model])

    expect(answer.kind).toBe('tests')
  })

  it('goes on with the conversation of a run that died, with its edits, and counts what that cost', async () => {
    const { source, tools } = bench({})
    const first = await claude([call('edit_file', TESTS), { fault: 'http', status: 400, body: {}, times: 1 }])
    await writing([first.model], { source, tools }).catch(() => undefined)
    source.texts.delete('src/zero.test.ts')
    const again = await claude([call('run_tests', { summary: 'Test zero' })])

    const answer = await writing([again.model], { source, tools })

    expect(answer.kind).toBe('tests')
    expect(sent(again.world, 0)).toContain('src/zero.test.ts has 1 line')
    expect(source.texts.get('src/zero.test.ts')).toBe(TESTS.new)
    expect(tools.conversation.load()?.spending['test-writer']?.requests).toBeGreaterThanOrEqual(2)
  })
})
