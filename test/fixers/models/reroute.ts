import { onTestFinished, vi } from 'vitest'
import type { Effort } from '../../../src/domain/model/usage.ts'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import type { Script } from '../../world/model/model.ts'
import { type ResponsesBody, type ScriptedOpenAi, startOpenAi } from '../../world/openai/openai.ts'
import { QUICK } from './asking.ts'

const OPENAI = 'https://api.openai.com/v1'

/** Has what is meant for a provider's own host go to a local server until the test ends; everything else goes nowhere. */
export function hostIsAt(url: string, host = OPENAI): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const asked = String(input)
    if (!asked.startsWith(host)) throw new TypeError(`the test does not expect a request to ${asked}`)
    return fetch(asked.replace(host, url), init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

interface Played {
  readonly model?: string
  readonly effort?: Effort | undefined
  readonly streams?: boolean
}

/** OpenAI itself by a script, until the test ends. */
export async function playOpenAi(script: Script, { model = 'gpt-6-sol', effort, streams = true }: Played = {}) {
  const world = await startOpenAi(script)
  onTestFinished(() => world.close())
  hostIsAt(world.url)
  return { world, model: openaiModel({ model, apiKey: world.key, effort, retryPolicy: QUICK, stream: streams }) }
}

/** What the Responses API was sent. */
export function bodyOf({ requests }: ScriptedOpenAi, index = 0): ResponsesBody {
  return (requests[index]?.body ?? {}) as ResponsesBody
}
