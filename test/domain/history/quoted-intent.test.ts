import { describe, expect, it } from 'vitest'
import { messageLines, quotedIntent } from '../../../src/domain/history/quoted-intent.ts'

const commits = [
  {
    sha: 'b',
    message: 'Raise the page size to 50\n\nPeople asked for longer pages.\n\nSigned-off-by: Ada <a@example.com>\n',
  },
  { sha: 'a', message: 'wip\n' },
]

describe('a line of a message is quoted', () => {
  it.each([
    [
      'by its words in a row',
      'The test wants 20, but "raise the page size to 50" is the commit.',
      'Raise the page size to 50',
    ],
    [
      'by four of them, whatever stands between',
      'It says: people asked\nfor longer ones.',
      'People asked for longer pages.',
    ],
  ])('%s', (_, text, quote) => {
    expect(quotedIntent(text, commits)).toEqual({ sha: 'b', quote })
  })

  it.each([
    ['three words are in any text', 'the page size is wrong'],
    ['words in another order', 'size the page raise to 50'],
    ['a line of one word says nothing', 'It is wip.'],
    ['trailers are of tools', 'signed off by ada a example com'],
    ['nothing', ''],
  ])('not: %s', (_, text) => {
    expect(quotedIntent(text, commits)).toBeUndefined()
  })
})

it('a subject is a line even if it looks like a trailer', () => {
  expect(messageLines([{ sha: 'a', message: 'Fix: say hello\n\nFixes: 12\n# a comment' }])).toEqual([
    { sha: 'a', quote: 'Fix: say hello' },
  ])
})
