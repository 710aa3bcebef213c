import { describe, expect, it } from 'vitest'
import type { Script, Turn } from '../../world/model/model.ts'
import { analysing, fixing, repairing, resultsSent } from './fixing.ts'
import { calls, call, CHANGE, done, edit, readInTurn, report, runTests } from './turns.ts'

const half: Turn = {
  tools: [{ name: 'edit_file', input: { path: 'src/sum.ts', old: 'a - b', new: 'a' } }],
  stop: 'max_tokens',
}

describe('calls of one turn', () => {
  it('are carried out in their order, also several edits of one file', async () => {
    const swap = (old: string, text: string) => ['edit_file', { path: 'src/sum.ts', old, new: text }] as const
    const many = calls(swap('a - b', 'a * b'), swap('a * b', 'a / b'), ['run_tests', {}], swap('a / b', 'a + b'), [
      'run_tests',
      {},
    ])

    const { answer, files, world, runs } = await repairing([many, done])

    expect(answer.kind).toBe('proposal')
    expect(files.get('src/sum.ts')).toBe('return a + b\n')
    expect(resultsSent(world).map(({ text }) => text.split('.')[0])).toEqual([
      'Done',
      'Done',
      '0 passed, 1 failed',
      'Done',
      '1 passed, 0 failed',
    ])
    expect(runs()).toBe(2)
  })

  it('end with the one that ends the conversation: what comes before it is done, what follows it is not', async () => {
    const all = calls(
      ['edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b' }],
      ['done', CHANGE],
      ['edit_file', { path: 'src/twice.ts', old: 'x = x', new: 'y' }],
    )

    const { answer, files } = await repairing([all])

    expect(answer.kind).toBe('proposal')
    expect(files.get('src/sum.ts')).toBe('return a + b\n')
    expect(files.get('src/twice.ts')).toBe('x = x\n')
  })

  it('do not end the conversation while what a search found is unread', async () => {
    const lastEdit = ['edit_file', { path: 'src/sum.ts', old: 'a - b', new: 'a + b', summary: 'Add' }] as const
    const both = calls(['search', { text: 'x = x' }], lastEdit)

    const { answer, world } = await repairing([both, done])

    expect(answer.kind).toBe('proposal')
    expect(resultsSent(world).map(({ text }) => text)).toEqual([
      expect.stringContaining('src/twice.ts'),
      'The tests pass. Read what the search of this turn found: call done if the change is whole, or go on.',
    ])
  })

  it('may stand beside words', async () => {
    const { answer, files } = await repairing([{ say: 'I add.', tools: [{ name: 'done', input: CHANGE }] }])

    expect(answer.kind).toBe('proposal')
    expect(files.get('src/sum.ts')).toBe('return a - b\n')
  })
})

describe('an answer that is no whole answer', () => {
  it('at its token limit is asked for again with twice the room, and its half call is not carried out', async () => {
    const { answer, files, world } = await repairing([half, edit, done])

    expect(answer.kind).toBe('proposal')
    expect(files.get('src/sum.ts')).toBe('return a + b\n')
    expect(world.requests.map(({ body }) => body.max_tokens)).toEqual([16_000, 32_000, 16_000])
    expect(world.requests[1]?.body.messages).toEqual(world.requests[0]?.body.messages)
    expect(world.violations).toEqual([])
  })

  it.each<[string, Script]>([
    ['calls', [half, half]],
    [
      'words',
      [
        { say: 'I', stop: 'max_tokens' },
        { say: 'I', stop: 'max_tokens' },
      ],
    ],
    ['words that hold a whole answer', [{ say: '{"summary": "x"', stop: 'max_tokens' }, half]],
  ])('at its token limit twice ends the conversation, in %s', async (_, script) => {
    const { answer, files } = await repairing(script)

    const reason = 'Its answer was cut off at its token limit.'
    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason, usage: { requests: 2 } })
    expect(files.get('src/sum.ts')).toBe('return a - b\n')
  })

  it('at its token limit in one turn does not count against a later one', async () => {
    const { answer } = await repairing([half, edit, half, runTests, done])

    expect(answer.kind).toBe('proposal')
  })

  it.each<[string, Script, 'analyst' | 'fixer']>([
    ['analyst', [{ say: 'No.', stop: 'refusal' }], 'analyst'],
    ['fixer', [report, edit, { say: '', stop: 'refusal' }], 'fixer'],
  ])('of a %s who refuses ends the conversation for good', async (_, script) => {
    const { answer, world } = await fixing(script)

    expect(answer).toMatchObject({ kind: 'abstention', final: true, reason: 'The model refused to go on.' })
    expect(answer.usage.requests).toBe(world.requests.length)
  })

  it('that pauses is gone on with, without a word between', async () => {
    const { answer, world } = await repairing([{ say: 'I look.', stop: 'pause_turn' }, edit, done])

    expect(answer.kind).toBe('proposal')
    expect(world.requests[1]?.body.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(world.violations).toEqual([])
  })
})

describe('a conversation does not go on for ever:', () => {
  it.each<[string, number, typeof repairing | typeof analysing]>([
    ['fixer', 40, repairing],
    ['analyst', 20, analysing],
  ])('a %s has %i turns', async (_, turns, working) => {
    const { answer, world } = await working((_request, index) =>
      call('search', { text: index % 2 === 0 ? 'xx' : 'yy' }),
    )

    const reason = `The conversation did not end within ${turns} turns.`
    expect(answer).toMatchObject({ kind: 'abstention', final: false, reason })
    expect(world.requests).toHaveLength(turns)
    expect(world.violations).toEqual([])
  })

  it('more test runs than an attempt has are refused', async () => {
    const { answer, world, runs } = await repairing([
      ...Array.from({ length: 9 }, (_, index) => [runTests, readInTurn(index)]).flat(),
      edit,
      done,
    ])

    expect(answer.kind).toBe('proposal')
    expect(runs()).toBe(8)
    expect(resultsSent(world)[16]).toEqual({
      text: 'The 8 test runs of this attempt are used up: call done or give_up.',
      isError: true,
    })
  })
})

describe('when its time is over', () => {
  it.each<[string, Turn[]]>([
    ['analysis', [{ fault: 'stall' }]],
    ['fix', [report, edit, { fault: 'stall' }]],
  ])('a model that does not answer in the %s is not waited for, and may be asked again later', async (_, script) => {
    const stop = new AbortController()
    const asked = (index: number) => {
      if (index === script.length - 1) setImmediate(() => stop.abort(new Error('over')))
      return script[index] ?? done
    }

    const { answer } = await fixing((_request, index) => asked(index), { tools: { signal: stop.signal } })

    const reason = 'It reached its time limit.'
    expect(answer).toMatchObject({ kind: 'abstention', final: false, reason, usage: { requests: script.length } })
    expect(answer).not.toHaveProperty('unavailable')
  })

  it('during a test run the model is not asked again', async () => {
    const stop = new AbortController()
    const runTestsUntil = () => {
      stop.abort(new Error('over'))
      return Promise.reject(new Error('the run was ended'))
    }

    const { answer, world } = await repairing([runTests, done], {
      tools: { signal: stop.signal, runTests: runTestsUntil },
    })

    expect(answer).toMatchObject({ kind: 'abstention', final: false, reason: 'It reached its time limit.' })
    expect(world.requests).toHaveLength(1)
  })
})
