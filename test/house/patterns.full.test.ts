import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { BOUNDED, BUILT, isBounded } from './bounded-patterns.ts'
import { builtPatterns, patternsOf } from './patterns.ts'

const patterns = patternsOf('src')
/** A pattern without a repetition takes a constant time at each place. */
const repeating = patterns.filter(({ source }) => /[*+]|\{\d+,/.test(source))

describe('no text from outside holds a run up in a pattern:', () => {
  it.each(repeating.filter(pattern => !isBounded(pattern)))('/$source/$flags', async ({ source, flags }) => {
    // It counts steps of a matcher of its own. An attack that it does not find in time is none.
    const found = await check(source, flags, { timeout: 8_000 })

    const attack = found.status === 'vulnerable' ? found.attack.pattern : undefined
    expect(
      attack,
      'write it so that it is linear; if its texts are short, say so in bounded-patterns.ts',
    ).toBeUndefined()
  })
})

describe('the list of bounded patterns', () => {
  it.each(BOUNDED)('has patterns of $file', ({ file, patterns: begins }) => {
    const own = patterns.filter(({ files }) => files.includes(file))

    for (const begin of begins)
      expect(
        own.some(({ source }) => source.startsWith(begin)),
        begin,
      ).toBe(true)
  })

  it('names each file that builds patterns from texts', () => {
    expect(builtPatterns('src')).toEqual(BUILT)
  })
})
