import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { BOUNDED, BUILT, isBounded } from './bounded-patterns.ts'
import { SEED } from '../seed.ts'
import { builtPatterns, patternsOf } from './patterns.ts'

const patterns = patternsOf('src')
/** A pattern without a repetition takes a constant time at each place. */
const repeating = patterns.filter(({ source }) => /[*+]|\{\d+,/.test(source))

/**
 * Longest text of an attack. recheck calls a pattern vulnerable from 1.5 million steps on: at its own 300,000 characters,
 * a linear pattern that takes a few steps for each is one, if chance finds the text. A quadratic one is at 20,000, too.
 */
const MAX_ATTACK = 20_000

/** Find a text that holds a pattern up. It counts steps of a matcher of its own, so an attack not found in time is none. */
async function attackOn(source: string, flags: string): Promise<string | undefined> {
  const found = await check(source, flags, { timeout: 8_000, maxAttackStringSize: MAX_ATTACK, randomSeed: SEED })
  return found.status === 'vulnerable' ? found.attack.pattern : undefined
}

describe('an attack is found', () => {
  it.each([
    ['exponential', '^(a+)+$'],
    ['cubic', String.raw`^ *(?:> *)? *\d* *\|x`],
    ['quadratic', String.raw`\s*:\s*`],
    ['quadratic', 'a.*b.*c'],
  ])('on a pattern that is %s: /%s/', async (_, source) => {
    expect(await attackOn(source, '')).toBeDefined()
  })

  it('on none that takes a few steps for each character', async () => {
    const roles = String.raw`^(?:(?:npm|pnpm|yarn|cargo)\b.*\b(?:publish|deploy|release|upload|push)\b|(?:git|docker)\b.*\b(?:push|tag)\b)`

    expect(await attackOn(roles, '')).toBeUndefined()
  })
})

describe('no text from outside holds a run up in a pattern:', () => {
  it.each(repeating.filter(pattern => !isBounded(pattern)))('/$source/$flags', async ({ source, flags }) => {
    expect(
      await attackOn(source, flags),
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
