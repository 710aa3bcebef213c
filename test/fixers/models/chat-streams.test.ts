import { describe, expect, it } from 'vitest'
import { openaiModel } from '../../../src/fixers/models/openai.ts'
import { ask, QUICK } from './asking.ts'
import { chunks, serve, stream } from './local-server.ts'

async function hear(events: readonly string[]) {
  const { url } = await serve(stream(events))
  return ask(openaiModel({ model: 'm', apiKey: 'k', baseUrl: url, retryPolicy: QUICK }))
}

function chunk(delta: object, finish: string | null = null): object {
  return { choices: [{ index: 0, delta, finish_reason: finish }] }
}

describe('a stream of Chat Completions', () => {
  const part = (more: object, text = '') => chunk({ tool_calls: [{ ...more, function: { arguments: text } }] })
  const begin = (more: object, text = '') =>
    chunk({ tool_calls: [{ ...more, function: { name: 'read_file', arguments: text } }] })
  const [first, second] = ['a', 'b'].map(path => ({ type: 'tool_use', name: 'read_file', input: { path } }))

  it.each([
    [
      'in pieces',
      [
        begin({ index: 0, id: 'a' }),
        part({ index: 0 }, '{"path"'),
        part({ index: 0 }, ':"a"}'),
        begin({ index: 1, id: 'b' }),
        part({ index: 1 }, '{"path":"b"}'),
      ],
    ],
    [
      'in pieces that alternate',
      [
        begin({ index: 0, id: 'a' }, '{"path"'),
        begin({ index: 1, id: 'b' }, '{"pa'),
        part({ index: 0 }, ':"a"}'),
        part({ index: 1 }, 'th":"b"}'),
      ],
    ],
    [
      'whole, with the same index',
      [begin({ index: 0, id: 'a' }, '{"path":"a"}'), begin({ index: 0, id: 'b' }, '{"path":"b"}')],
    ],
    ['whole, without an index', [begin({ id: 'a' }, '{"path":"a"}'), begin({ id: 'b' }, '{"path":"b"}')]],
    [
      'with an id in every piece',
      [
        begin({ index: 0, id: 'a' }, '{"path"'),
        part({ index: 0, id: 'a' }, ':"a"}'),
        begin({ index: 1, id: 'b' }, '{"path":"b"}'),
      ],
    ],
    [
      'in pieces, with the same index',
      [
        begin({ index: 0, id: 'a' }),
        part({ index: 0 }, '{"path":"a"}'),
        begin({ index: 0, id: 'b' }),
        part({ index: 0 }, '{"path":"b"}'),
      ],
    ],
    [
      'whole, with the same index and no ids',
      [begin({ index: 0 }, '{"path":"a"}'), begin({ index: 0 }, '{"path":"b"}')],
    ],
    ['whole, without ids or an index', [begin({}, '{"path":"a"}'), begin({ id: '' }, '{"path":"b"}')]],
    [
      'in pieces, counted from one',
      [
        begin({ index: 1, id: 'a' }),
        part({ index: 1 }, '{"path":"a"}'),
        begin({ index: 2, id: 'b' }),
        part({ index: 2 }, '{"path":"b"}'),
      ],
    ],
  ])('has two calls that come %s', async (_, parts) => {
    const answer = await hear(chunks(...parts, chunk({}, 'tool_calls')))

    expect(answer.content).toMatchObject([first, second])
  })

  it('has two calls that come in one chunk', async () => {
    const calls = ['a', 'b'].map(path => ({
      id: path,
      function: { name: 'read_file', arguments: JSON.stringify({ path }) },
    }))

    const answer = await hear(chunks(chunk({ tool_calls: calls }), chunk({}, 'tool_calls')))

    expect(answer.content).toMatchObject([first, second])
  })

  it('may have chunks without choices, comments, and text in pieces', async () => {
    const parts = chunks(
      { choices: [], prompt_filter_results: [] },
      chunk({ content: 'A ' }),
      {},
      chunk({ content: 'typo.' }, 'stop'),
    )

    const answer = await hear([': OPENROUTER PROCESSING\n\n', ...parts])

    expect(answer).toMatchObject({ content: [{ type: 'text', text: 'A typo.' }], stopReason: 'end' })
  })
})
