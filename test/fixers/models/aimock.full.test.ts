import { afterAll, describe, expect, it } from 'vitest'
import { allStopped, KINDS, MESSAGES, startMock, testAnswers, testChaos, testFaults, WAYS } from './aimock-tests.ts'
import { ask, following, QUICK } from './asking.ts'

afterAll(allStopped)

describe.each(WAYS.filter(({ streams }) => streams))('$api, $how', way => {
  testChaos(
    way,
    KINDS.filter(kind => kind !== 'malformedRate' && kind !== 'disconnectRate'),
  )
  testFaults(way)
})

describe.each(WAYS.filter(({ streams }) => !streams))('$api, $how', way => {
  testAnswers(way)
  testChaos(way, KINDS)
  testFaults(way)
})

describe('thoughts, as the second server has them', () => {
  it.each([true, false])('go back as they came (streamed: %s)', async stream => {
    const mock = await startMock()
    const reasoning = { reasoning: 'It subtracts.', reasoningSignature: 'c2ln', redactedThinking: ['aGlkZGVu'] }
    mock.onMessage(/red/, { toolCalls: [{ name: 'read_file', arguments: '{}' }], ...reasoning })
    const model = MESSAGES(mock.url, { retryPolicy: QUICK, stream })

    const answer = await ask(model)
    await ask(model, following(answer))

    const thoughts = [
      { type: 'redacted_thinking', data: 'aGlkZGVu' },
      { type: 'thinking', thinking: 'It subtracts.', signature: 'c2ln' },
    ]
    expect(answer.content).toEqual(expect.arrayContaining(thoughts))
    expect(answer.content.at(-1)).toMatchObject({ type: 'tool_use' })
  })
})
