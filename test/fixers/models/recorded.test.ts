import { describe, expect, it } from 'vitest'
import { noUsage } from '../../../src/domain/model/usage.ts'
import { ModelUnavailable } from '../../../src/fixers/models/model.ts'
import { RecordedModel } from '../../../src/fixers/models/recorded.ts'
import { ask, failure } from './asking.ts'

const said = (text: string) => ({
  content: [{ type: 'text', text }],
  stopReason: 'end',
  usage: { ...noUsage, requests: 1 },
})

describe('a recorded model', () => {
  it('gives its answers in order, whatever is asked, and then none', async () => {
    const model = new RecordedModel('anthropic/m', [
      said('one'),
      { ...said('two'), stopReason: 'refusal', detail: 'cyber' },
    ])

    expect(await ask(model)).toEqual(said('one'))
    expect(await ask(model, { maxTokens: 10_000_000 })).toEqual({
      ...said('two'),
      stopReason: 'refusal',
      detail: 'cyber',
    })
    expect(await failure(ask(model))).toBeInstanceOf(ModelUnavailable)
  })

  it('leaves the recording as it is, and says nothing that is to end', async () => {
    const answers = [said('one')]
    const model = new RecordedModel('anthropic/m', answers)

    const error = await failure(ask(model, {}, AbortSignal.abort()))
    await ask(model)

    expect(error).toMatchObject({ name: 'AbortError' })
    expect(answers).toEqual([said('one')])
  })
})
