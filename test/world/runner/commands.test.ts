import { describe, expect, test } from 'vitest'
import { parseCommand } from './commands.ts'

const known = (name: string) => name === 'error'

describe('parsing a command', () => {
  test.each([
    ['::error::%250A', { data: '%0A' }],
    [
      '::ERROR Line=1,empty=,File=a%2Cb::x',
      {
        properties: new Map([
          ['line', '1'],
          ['file', 'a,b'],
        ]),
      },
    ],
    ['before ##[error file=a%3Bb]x%5D', { properties: new Map([['file', 'a;b']]), data: 'x]' }],
  ])('%s is a command', (line, expected) => {
    expect(parseCommand(line, known)).toMatchObject({ name: 'error', ...expected })
  })

  test.each(['before ::error::x', '::error:x', '::other::x', '##[other]x', ''])('%j is plain output', line => {
    expect(parseCommand(line, known)).toBeUndefined()
  })
})
