import { describe, expect, it } from 'vitest'
import { findWords } from '../../scripts/check-words.ts'

const find = (text: string, path = 'src/workflow/planted.ts') => findWords(path, text)

describe('the word list', () => {
  it.each([
    ['a line comment', '// Waits until nobody writes.\n', 'src/workflow/planted.ts:1: "nobody": '],
    ['a block comment', 'f()\n/** Skip what\n * is told. */\n', 'src/workflow/planted.ts:3: "told": '],
    ['words on two lines', '/** A branch left\n * alone. */\n', 'src/workflow/planted.ts:1: "left alone": '],
    ['a string', "f(\n  'Nobody answered.',\n)\n", 'src/workflow/planted.ts:2: "nobody": '],
    ['a template', 'f(`${a} was mended`)\n', 'src/workflow/planted.ts:1: "mended": '],
    ['a summary', '/** Whether it runs. */\n', 'src/workflow/planted.ts:1: "Whether …": '],
    ['a summary of several lines', '/**\n * What it runs.\n * And why.\n */\n', '"What …": '],
  ])('finds a planted word in %s, and says what to use instead', (_, text, finding) => {
    expect(find(text)).toContainEqual(expect.stringContaining(finding))
    expect(find(text)).toContainEqual(expect.stringMatching(/": say \w/))
  })

  it.each([
    ['plain words', '/** Return true if it runs. */\nf("The user answered.") // Which one?\n'],
    ['names in the code', 'const nobody = told.mended\n'],
    ['a question word within a comment', '/** Explain what it runs. */\n'],
    ['a question word in a string', "f('What to do: run it again.')\n"],
    ['parts of words', '// recommended amendments\n'],
  ])('passes %s', (_, text) => {
    expect(find(text)).toEqual([])
  })

  it('finds words in pages, except in code', () => {
    const page = 'Nobody reads it.\n\n```ts\nconst nobody = 1\n```\n\nThe option `nobody` is off.\n'

    expect(find(page, 'SECURITY.md')).toEqual([expect.stringMatching(/^SECURITY\.md:1: /)])
  })

  it('finds words in the descriptions of action.yml', () => {
    const inputs = 'inputs:\n  a:\n    description: Nobody sets it.\n    default: nobody\n'

    expect(find(inputs, 'action.yml')).toEqual([expect.stringMatching(/^action\.yml:3: /)])
  })

  it('passes the wording of prompts and of the report, but not their comments', () => {
    const text = "// Nobody reads it.\nf('Nobody answered.')\n"

    for (const path of ['src/fixers/agents/prompts/a.ts', 'src/fixers/agents/tools/a.ts', 'src/rendering/a.ts'])
      expect(find(text, path)).toEqual([expect.stringContaining(`${path}:1: `)])
  })
})
