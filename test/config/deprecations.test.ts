import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONFIG_NAMES } from '../../src/config/config-file.ts'
import { deprecationWarnings, mayBeRemoved } from '../../src/config/deprecations.ts'
import { deprecated, type Input, optional, rare, text } from '../../src/config/input-kinds.ts'
import { INPUT_NAMES, INPUTS } from '../../src/config/settings.ts'

const inputs = {
  'max-spend': deprecated(optional(text), { since: '1.4.0', instead: 'max-cost-usd: 5' }),
  labels: rare(optional(text)),
}

describe('a deprecated input', () => {
  it.each<[string, Record<string, string | undefined>, readonly string[]]>([
    [
      'warns in one line that says what to write and until when it works',
      { 'max-spend': '5', labels: 'a' },
      ['Input max-spend is deprecated since 1.4.0. Write max-cost-usd: 5 in its place: it may be removed in 1.6.0.'],
    ],
    ['does not warn if it is not given', { labels: 'a' }, []],
    ['does not warn if it is empty', { 'max-spend': ' ' }, []],
  ])('%s', (_, raw, expected) => {
    expect(deprecationWarnings(raw, inputs)).toEqual(expected)
  })

  it('is parsed like any other', () => {
    expect(inputs['max-spend'].type.safeParse('5').data).toBe('5')
  })

  it.each<[string, boolean]>([
    ['1.4.0', false],
    ['1.4.9', false],
    ['1.5.0', false],
    ['1.6.0', true],
    ['2.0.0', true],
    ['1.3.0', false],
  ])('of 1.4.0 in %s may be removed: %s', (version, expected) => {
    expect(mayBeRemoved({ since: '1.4.0' }, version)).toBe(expected)
  })

  it('is removed when its time has come', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const overdue = INPUT_NAMES.filter(name => {
      const { deprecated: mark } = INPUTS[name] as Input<unknown>
      return mark !== undefined && mayBeRemoved(mark, version)
    })

    expect(overdue).toEqual([])
  })
})

describe('a rare input', () => {
  it('can stand in the file, where the documentation says to set it', () => {
    const isRare = (name: (typeof INPUT_NAMES)[number]) => (INPUTS[name] as Input<unknown>).level === 'rare'

    expect(INPUT_NAMES.filter(name => isRare(name) && !CONFIG_NAMES.includes(name))).toEqual([])
    expect(INPUT_NAMES.filter(isRare).length).toBeGreaterThan(20)
  })
})
