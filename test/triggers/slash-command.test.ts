import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type SlashCommand,
  isSlashCommand,
  COMMAND_NAME,
  parseSlashCommand,
  COMMAND_USAGE,
} from '../../src/triggers/slash-command.ts'

const nothing: SlashCommand = { verb: 'fix', only: [], model: undefined, maxIterations: undefined, maxCost: undefined }

describe('a comment is a command', () => {
  it.each(['/fix-tests', '/fix-tests retry', '/fix-tests\nplease', '/fix-tests\r\nplease', '/fix-tests\tretry'])(
    'when it is %j',
    body => {
      expect(isSlashCommand(body)).toBe(true)
    },
  )

  it.each([
    '',
    'fix-tests',
    ' /fix-tests',
    '/fix-testsuite',
    '/fix-tests!',
    '/Fix-Tests',
    '`/fix-tests`',
    'a\n/fix-tests',
  ])('and not when it is %j', body => {
    expect(isSlashCommand(body)).toBe(false)
  })
})

describe('a command says', () => {
  it.each<[string, Partial<SlashCommand>]>([
    ['', {}],
    ['   ', {}],
    ['\r\nretry', {}],
    ['retry', { verb: 'retry' }],
    ['stop', { verb: 'stop' }],
    ['explain', { verb: 'explain' }],
    ['apply', { verb: 'apply' }],
    ['apply test/a.ts --max-cost 1', { verb: 'apply', only: ['test/a.ts'], maxCost: 1 }],
    ['a.ts retry', { only: ['a.ts', 'retry'] }],
    ['test/a.ts › cart › adds an item --max-cost 1', { only: ['test/a.ts › cart › adds an item'], maxCost: 1 }],
    ['"a.ts › adds an item" b.ts', { only: ['a.ts › adds an item', 'b.ts'] }],
    ['help me', { only: ['help', 'me'] }],
    ['--max-iterations 5', { maxIterations: 5 }],
    ['--max-iterations=999', { maxIterations: 999 }],
    ['--max-cost 0.5', { maxCost: 0.5 }],
    ['--max-cost=0.0001', { maxCost: 0.0001 }],
    ['--model anthropic/claude-sonnet-5-5', { model: 'anthropic/claude-sonnet-5-5' }],
    ['--model=bedrock/eu.anthropic.claude:1@x', { model: 'bedrock/eu.anthropic.claude:1@x' }],
    ['--model a --model b', { model: 'b' }],
    ['a --max-cost 2 b', { only: ['a', 'b'], maxCost: 2 }],
  ])('%j: %j', (words, change) => {
    expect(parseSlashCommand(`${COMMAND_NAME} ${words}`)).toEqual({
      kind: 'command',
      command: { ...nothing, ...change },
    })
  })

  it.each<[string, readonly string[]]>([
    ['"adds an item"', ['adds an item']],
    ["'adds an item'", ['adds an item']],
    ['adds\\ an\\ item', ['adds an item']],
    [`"say \\"hi\\""`, ['say "hi"']],
    [`'a'"b"c`, ['abc']],
    [`'a\\b' "a\\b" "a\\\\b"`, ['a\\b', 'a\\b', 'a\\b']],
    ['""', ['']],
    ['"$HOME" $(id) `id` a;b a|b a&&b >x', ['$HOME', '$(id)', '`id`', 'a;b', 'a|b', 'a&&b', '>x']],
    ['test[a-b] x::y', ['test[a-b]', 'x::y']],
    ['Grüße "日本 語"', ['Grüße', '日本 語']],
  ])('with quotes as in a shell, and nothing run: %s', (words, only) => {
    expect(parseSlashCommand(`${COMMAND_NAME} ${words}`)).toEqual({ kind: 'command', command: { ...nothing, only } })
  })
})

describe('what is not understood is told', () => {
  it.each<[string, string]>([
    ['help', ''],
    ['--help', ''],
    ['--force', '--force is not an option.'],
    ['--force=yes', '--force is not an option.'],
    ['-x', '-x is not an option.'],
    ['--Model a', '--Model is not an option.'],
    ['--constructor a', '--constructor is not an option.'],
    ['retry --help', '--help is not an option.'],
    ['"open', 'A quote (") is not closed.'],
    ["it's", "A quote (') is not closed."],
    ['--model', '--model wants a value: a name such as anthropic/claude-sonnet-5-5.'],
    ['--model=', '--model wants a value: a name such as anthropic/claude-sonnet-5-5.'],
    ['--model ""', '--model wants a value: a name such as anthropic/claude-sonnet-5-5.'],
    ['--model "a b"', '--model a b is not valid: it wants a name such as anthropic/claude-sonnet-5-5.'],
    ['--model $(id)', '--model $(id) is not valid: it wants a name such as anthropic/claude-sonnet-5-5.'],
    ['--model --max-cost 1', '--model --max-cost is not valid: it wants a name such as anthropic/claude-sonnet-5-5.'],
    ['--max-iterations 0', '--max-iterations 0 is not valid: it wants a number from 1 to 999.'],
    ['--max-iterations 1000', '--max-iterations 1000 is not valid: it wants a number from 1 to 999.'],
    ['--max-iterations 1.5', '--max-iterations 1.5 is not valid: it wants a number from 1 to 999.'],
    ['--max-iterations -1', '--max-iterations -1 is not valid: it wants a number from 1 to 999.'],
    ['--max-cost 0', '--max-cost 0 is not valid: it wants dollars, such as 2.50.'],
    ['--max-cost 0.00', '--max-cost 0.00 is not valid: it wants dollars, such as 2.50.'],
    ['--max-cost $5', '--max-cost $5 is not valid: it wants dollars, such as 2.50.'],
    ['--max-cost 1e9', '--max-cost 1e9 is not valid: it wants dollars, such as 2.50.'],
    ['--max-cost Infinity', '--max-cost Infinity is not valid: it wants dollars, such as 2.50.'],
    ['--max-cost -1', '--max-cost -1 is not valid: it wants dollars, such as 2.50.'],
    ['--max-cost 1 --max-cost x', '--max-cost x is not valid: it wants dollars, such as 2.50.'],
    ['stop now', 'stop ends all that is under way, and takes nothing else.'],
    ['stop --max-cost 1', 'stop ends all that is under way, and takes nothing else.'],
  ])('%j: %j', (words, why) => {
    expect(parseSlashCommand(`${COMMAND_NAME} ${words}`)).toEqual({ kind: 'usage', why })
  })

  it('with a usage whose every example is understood', () => {
    const examples = [...COMMAND_USAGE.matchAll(/^\| `(\/fix-tests[^`]*)` \|/gm)].map(([, example = '']) => example)
    const options = [...COMMAND_USAGE.matchAll(/`(--[^`]+)`/g)].map(([, option = '']) => `${COMMAND_NAME} ${option}`)

    expect(examples.length).toBeGreaterThan(5)
    expect(options).toHaveLength(3)
    // Help is the usage itself.
    expect(parseSlashCommand('/fix-tests help')).toEqual({ kind: 'usage', why: '' })
    for (const body of [...examples, ...options].filter(each => !each.endsWith(' help')))
      expect([body, parseSlashCommand(body).kind]).toEqual([body, 'command'])
  })
})

test('nothing that anybody writes breaks it', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"', "'", '\\', '--model', '=', ' ', '\n', '$('),
  )
  const body = fc.array(piece).map(pieces => `${COMMAND_NAME} ${pieces.join('')}`)

  fc.assert(
    fc.property(fc.oneof(body, fc.string({ unit: 'binary' })), text => {
      const read = parseSlashCommand(text)

      if (read.kind === 'usage') expect(read.why).toMatch(/^$|\.$/)
      else expect(read.command.maxCost ?? 1).toBeGreaterThan(0)
    }),
    { numRuns: 2_000 },
  )
})

describe('what is quoted comes out as it was,', () => {
  const quotes: [string, (word: string) => string][] = [
    ['once', word => `'${word.replaceAll("'", `'\\''`)}'`],
    ['twice', word => `"${word.replace(/["\\$`]/g, '\\$&')}"`],
    ['by backslashes', word => word.replace(/[\s\S]/g, '\\$&')],
  ]
  // A comment's first line is what is read, and what begins with a dash is an option however it is quoted.
  // The sign between the parts of a title joins what is around it.
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => !/[\r\n]|^-|^\s|\s$|^›$/.test(text))

  it.each(quotes)('%s', (_, quote) => {
    fc.assert(
      fc.property(fc.array(word), words => {
        const read = parseSlashCommand(`${COMMAND_NAME} explain ${words.map(quote).join(' ')}`)

        expect(read).toEqual({ kind: 'command', command: { ...nothing, verb: 'explain', only: words } })
      }),
    )
  })
})
