import { expect, test } from 'vitest'
import { linesOf } from '../../src/test-reports/decode.ts'

test.for([
  ['in one piece', [`${'a'.repeat(15)}\nccc`]],
  ['in pieces', ['a'.repeat(15), 'bbb\nccc']],
  ['in small pieces', ['aaaaaaa', 'aaaaaaaa', 'aab', '\r\nccc']],
] as const)('of a line that is too long the beginning is kept: %s', async ([, pieces]) => {
  const lines: string[] = []
  for await (const line of linesOf(piecesOf(pieces), 10)) lines.push(line)

  expect(lines).toEqual(['a'.repeat(10), 'ccc'])
})

async function* piecesOf(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}
