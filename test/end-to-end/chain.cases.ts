import { type FaultTurn, type Script, startModel } from '../world/model/model.ts'
import { startOpenAi } from '../world/openai/openai.ts'

export const overloaded: FaultTurn = { fault: 'http', status: 529, headers: { 'retry-after': '0' }, times: 3 }
export const CHAIN = 'anthropic/claude-sonnet-5-5, openai/own-model, offline'

export async function servers(anthropic: Script, openai: Script) {
  const first = await startModel(anthropic)
  const second = await startOpenAi(openai, { dialect: 'plain' })
  return {
    first,
    second,
    secrets: [first.key, second.key],
    inputs: {
      models: CHAIN,
      'anthropic-api-key': first.key,
      'anthropic-base-url': first.url,
      'openai-api-key': second.key,
      'openai-base-url': second.url,
    },
    async [Symbol.asyncDispose]() {
      await first.close()
      await second.close()
    },
  }
}
