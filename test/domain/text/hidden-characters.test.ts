import { describe, expect, it } from 'vitest'
import { IS_FULL } from '../../seed.ts'
import { revealHidden, visibleJson, visibleText } from '../../../src/domain/text/hidden-characters.ts'
import { HIDDEN } from './hostile-text.ts'

it.each(HIDDEN)('code shows %s', (_, sign) => {
  const shown = revealHidden(`a${sign}b`)

  expect(shown).not.toContain(sign)
  expect(shown).toMatch(/^a(?:⟨U\+[0-9A-F]{4,5}⟩)?b?$/)
})

it.each(HIDDEN)('text is rid of %s', (_, sign) => {
  expect(visibleText(`a${sign}b`)).toMatch(/^a ?b?$/)
})

describe('JSON', () => {
  it.each(HIDDEN)('shows %s, and is read back as it was', (_, sign) => {
    for (const indent of [undefined, 2]) {
      const json = visibleJson({ a: [`x${sign}y`, 'é⚠️\n'] }, indent)

      expect(json.replace('⚠️', '')).not.toContain(sign)
      expect(JSON.parse(json)).toEqual({ a: [`x${sign}y`, 'é⚠️\n'] })
    }
  })
})

it.each(['👩‍💻', '👩🏽‍🚀', '❤️‍🔥', '⚠️', '1️⃣', 'é', 'e\u0301', 'a\tb\nc', '한국어', '𝒳'])('%s stays as it is', text => {
  expect(visibleText(text)).toBe(text)
  expect(revealHidden(text)).toBe(text)
})

it.each([
  ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
  ['a title with an end', '\u001b]0;title\u0007x', 'x'],
  ['a link', '\u001b]8;;https://x\u001b\\text\u001b]8;;\u001b\\', 'text'],
  ['a string without an end', '\u001b]0;title', '0;title'],
  ['a string of the second table', '\u009d0;title\u009cx', 'x'],
  ['a reset', '\u001bcx', 'x'],
])('a terminal gets no %s', (_, text, plain) => {
  expect(visibleText(text)).toBe(plain)
})

it.each(['\u001b]', '\u001b[', '\u001b]a', '\u009b0', '\u001b ', '\u200d', '❤\ufe0f', '\r', '0;'])(
  'a megabyte of %j comes to an end',
  { timeout: 30_000 },
  piece => {
    // Where the time grows with the square of the length, it takes longer than that with a third of it too.
    const text = `\u001b]${piece.repeat(IS_FULL ? 500_000 : 170_000)}`

    for (const format of [visibleText, revealHidden, visibleJson]) expect(() => format(text)).not.toThrow()
  },
)
