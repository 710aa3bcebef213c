import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { redactor } from '../../../src/domain/policy/redaction.ts'
import { asMarkdown, Transcript } from '../../../src/fixers/agents/transcript.ts'
import { Transcripts } from '../../../src/fixers/agents/transcript-files.ts'
import { agent, ANALYSIS, assignment, benchOn, COMMIT, inMemory, SECRET, shared, TEST } from './bench.ts'
import { fixing, repairing } from './fixing.ts'
import { claude } from './play.ts'
import { call, calls, done, edit, read, report, runTests } from './turns.ts'

describe('a conversation is kept', () => {
  it('as it was: who, about what, each turn with what was new in it, and what it took', async () => {
    const { kept, answer, world } = await repairing([read, edit, runTests, done])

    expect(answer.transcripts).toEqual(['001-fixer-1'])
    const transcript = parsed(kept, '001-fixer-1')
    expect(transcript).toMatchObject({
      role: 'fixer',
      model: 'anthropic/claude-sonnet-5-5',
      title: 'sums',
      commit: COMMIT,
      tests: [TEST],
      ending: 'done',
      usage: answer.usage,
    })
    expect(world.requests[0]?.body.system).toMatchObject([{ text: transcript.system }])
    expect(transcript.turns.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ['user'],
      ['user'],
      ['user'],
      ['user'],
    ])
    expect(transcript.turns.map(({ answer: said }) => said.stopReason)).toEqual(['tools', 'tools', 'tools', 'tools'])
  })

  it('so that all that was sent can be put together again', async () => {
    const half = { ...(edit as object), stop: 'max_tokens' } as typeof edit
    const { kept, world } = await repairing([read, { say: '' }, half, edit, { say: 'Hm.', stop: 'pause_turn' }, done])

    const { turns } = parsed(kept, '001-fixer-1')
    const told = JSON.stringify(turns)
    const last = world.requests.at(-1)?.body.messages ?? []
    for (const { content } of last.slice(1))
      for (const block of typeof content === 'string' ? [{ text: content }] : content)
        expect(told).toContain(
          JSON.stringify('text' in block ? block.text : 'content' in block ? block.content : block.input),
        )
  })

  it('with the reminder that a model without a word has heard', async () => {
    const { kept } = await repairing([{ say: '' }, edit, done])

    expect(JSON.stringify(parsed(kept, '001-fixer-1').turns[1]?.messages)).toContain('Use a tool')
  })

  it('after each turn, so that it is there when the run dies', async () => {
    const turns: number[] = []
    const { model } = await claude((_request, index) => {
      if (index > 0) turns.push(parsed(kept, '001-fixer-1').turns.length)
      return [read, edit, runTests, done][index] ?? done
    })
    const { fixer, kept } = agent(model)

    await fixer.fix({ ...assignment(), analysis: ANALYSIS }, benchOn(inMemory({})).tools)

    expect(turns).toEqual([1, 2, 3])
  })

  it('each by itself: the analysis and the fix, one attempt and the next', async () => {
    const { model } = await claude([report, edit, done, report])
    const { fixer, kept } = agent(model)
    const { tools } = benchOn(inMemory({}))

    await fixer.analyze(assignment(), tools)
    await fixer.fix({ ...assignment(), analysis: ANALYSIS }, tools)
    await fixer.analyze(assignment({ iteration: 12 }), tools)

    const names = ['001-analyst-1', '001-fixer-2', '012-analyst-3']
    expect(readdirSync(kept).toSorted()).toEqual(names.flatMap(name => [`${name}.json`, `${name}.md`]))
  })

  it('beside those of an earlier run, which stay', async () => {
    const { redact, dir } = shared()
    const kept = join(dir, 'kept')
    const transcript = sample()
    await new Transcripts(kept, redact).save('001-fixer-1', transcript)

    const again = new Transcripts(kept, redact)

    expect(again.name({ iteration: 1, role: 'fixer' })).toBe('001-fixer-2')
    expect(again.name({ iteration: 1, role: 'fixer' })).toBe('001-fixer-3')
  })

  it('where only its owner can look', async () => {
    const { kept } = await repairing([done])

    expect(statSync(kept).mode & 0o077).toBe(0)
  })

  it.each([
    ['it gave up', [read, call('give_up', { reason: 'beyond me' })], 'beyond me'],
    [
      'it was down',
      [read, { fault: 'http' as const, status: 401 }],
      'anthropic/claude-sonnet-5-5: it refuses the key (HTTP 401).',
    ],
    ['it stopped', [{ say: 'a' }, { say: 'b' }], 'The model stopped using its tools.'],
  ])('with its end, also where %s', async (_, script, ending) => {
    const { kept, answer } = await repairing(script)

    expect(parsed(kept, '001-fixer-1').ending).toBe(ending)
    expect(answer.transcripts).toEqual(['001-fixer-1'])
  })

  it('only where there was one', async () => {
    const { kept, answer } = await repairing([{ fault: 'http', status: 401 }])

    expect(answer.transcripts).toEqual([])
    expect(existsSync(kept)).toBe(false)
  })

  it('and told of as an event', async () => {
    const { events, world } = await fixing([report, edit, done])

    const { cacheReadTokens } = world.usage
    expect(events.filter(({ kind }) => kind === 'conversed')).toMatchObject([
      { role: 'analyst', model: 'anthropic/claude-sonnet-5-5', ending: 'final', requests: 1, cachedTokens: 0 },
      { role: 'fixer', ending: 'final', requests: 2, cachedTokens: cacheReadTokens, dollars: expect.any(Number) },
    ])
  })
})

describe('a secret is in no transcript', () => {
  it('whether a file, an output or the model itself says it', async () => {
    const { model } = await claude([
      { say: `I see ${SECRET}.`, tools: [{ name: 'read_file', input: { path: 'src/secret.ts' } }] },
      calls(['search', { text: SECRET }], ['run_tests', {}]),
      call('give_up', { reason: `since ${SECRET}` }),
    ])
    const { fixer, kept } = agent(model)
    const files = { 'src/secret.ts': `KEY = '${SECRET}'\n` }
    const { tools } = benchOn(inMemory(files), { message: `the server said ${SECRET}` })

    await fixer.fix({ ...assignment({ failingDiff: SECRET }), analysis: { ...ANALYSIS, rootCause: SECRET } }, tools)

    const texts = readdirSync(kept).map(name => readFileSync(join(kept, name), 'utf8'))
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).not.toContain(SECRET)
      expect(text).toContain('***')
    }
    expect(parsed(kept, '001-fixer-1').turns).toHaveLength(3)
  })

  it('even as the name of an argument', async () => {
    const { dir } = shared()
    const content = [{ type: 'tool_use', id: 'a', name: 'search', input: { [SECRET]: 1 } }]
    const transcript = sample([{ messages: [], answer: { content, stopReason: 'tools', usage: sample().usage } }])

    await new Transcripts(dir, redactor([SECRET])).save('x', transcript)

    expect(readFileSync(join(dir, 'x.json'), 'utf8')).not.toContain(SECRET)
  })
})

describe('as Markdown a conversation', () => {
  it('can be read: who, what it took, and turn by turn what was said, called and given back', async () => {
    const { kept } = await repairing([
      { say: 'I look.', tools: [{ name: 'read_file', input: { path: 'src/sum.ts' } }] },
      edit,
      done,
    ])

    const text = readFileSync(join(kept, '001-fixer-1.md'), 'utf8')

    expect(text).toMatch(
      /^# fixer: sums\n\nanthropic\/claude-sonnet-5-5, 3 requests, \d+ input tokens .+ for \$0\.\d{4} \(list prices of \d{4}-\d\d-\d\d\)\. It ended so: done\n/,
    )
    expect(text.match(/^## Turn \d$/gm)).toEqual(['## Turn 1', '## Turn 2', '## Turn 3'])
    expect(text).toContain(
      '### Answer\n\n```\nI look.\n```\n\nCall `read_file`\n\n```\n{\n  "path": "src/sum.ts"\n}\n```',
    )
    expect(text).toContain('Result\n\n```\n1\treturn a - b\n2\t\n```')
  })

  it('has no block that ends from within', () => {
    const said = '```\n# Not a heading\n````\nnor this'
    const text = asMarkdown(
      sample([
        {
          messages: [{ role: 'user', content: said }],
          answer: { content: [], stopReason: 'end', usage: sample().usage },
        },
      ]),
    )

    expect(text).toContain(`\`\`\`\`\`\n${said}\n\`\`\`\`\``)
  })

  it('has one heading, and one paragraph about it, whatever title and ending say', () => {
    const text = asMarkdown({ ...sample(), title: 'a\n# b', ending: 'c\n\n## d\n<script>' })

    expect(text.match(/^#+ /gm)).toEqual(['# '])
  })

  it('says where the price is not known', () => {
    const usage = { ...sample().usage, unpricedTokens: 7 }

    expect(asMarkdown({ ...sample(), usage })).toContain('at an unknown price')
    expect(asMarkdown({ ...sample(), usage: { ...usage, requests: 1 } })).toContain(', 1 request, ')
  })
})

function parsed(kept: string, name: string): Transcript {
  return Transcript.parse(JSON.parse(readFileSync(join(kept, `${name}.json`), 'utf8')))
}

function sample(turns: Transcript['turns'] = []): Transcript {
  const usage = {
    requests: 1,
    waitedMs: 0,
    inputTokens: 1,
    cachedTokens: 0,
    outputTokens: 1,
    dollars: 0,
    savedDollars: 0,
    unpricedTokens: 0,
  }
  const about = { title: 't', commit: COMMIT, tests: [], startedAt: 0, system: 's', ending: 'done' }
  return { transcript: 1, role: 'fixer', model: 'm', ...about, turns, usage }
}
