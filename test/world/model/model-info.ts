import type Anthropic from '@anthropic-ai/sdk'

/** An entry of `GET /v1/models`. What nobody reads is null, as the API allows. */
export function modelInfo(id: string): Anthropic.ModelInfo {
  return {
    id,
    type: 'model',
    display_name: id
      .split('-')
      .map(word => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
    created_at: '2026-01-01T00:00:00Z',
    lifecycle: 'active',
    line: null,
    capabilities: null,
    max_input_tokens: 200_000,
    max_tokens: 64_000,
    deprecated_at: null,
    retires_at: null,
  }
}
