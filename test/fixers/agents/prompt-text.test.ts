import { describe, expect, test } from 'vitest'
import { truncate } from '../../../src/fixers/agents/prompt-text.ts'

describe('a text that is too long', () => {
  test('is cut at ends of lines, and says how much is left out', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)

    const cut = truncate(lines.join('\n'), 200)

    const kept = cut.split('\n').filter(line => !line.startsWith('… '))
    expect(lines).toEqual(expect.arrayContaining(kept))
    expect(cut).toMatch(/\n… \d+ characters left out …\n/)
    expect(cut.startsWith('line 0\n')).toBe(true)
    expect(cut.endsWith('line 99')).toBe(true)
  })

  test('of one line is cut in it', () => {
    expect(truncate('x'.repeat(100), 20)).toBe(`${'x'.repeat(10)}\n… 80 characters left out …\n${'x'.repeat(10)}`)
  })

  test('by less than the note of a cut has is not cut', () => {
    expect(truncate('x'.repeat(60), 20)).toBe('x'.repeat(60))
  })

  test.each([199, 200, 201, 202])('is not cut within a character (%i)', max => {
    expect(truncate(`x${'🦊'.repeat(500)}`, max).isWellFormed()).toBe(true)
  })

  test('and what is left out and kept is all of it', () => {
    const text = 'ab\n'.repeat(500)
    const cut = truncate(text, 300)
    const left = Number(/… (\d+) characters/.exec(cut)?.[1])
    const [head = '', tail = ''] = cut.split(/\n… \d+ characters left out …\n/)

    expect(head.length + tail.length + left).toBe(text.length)
  })
})
