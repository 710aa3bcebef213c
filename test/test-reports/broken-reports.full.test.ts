import { expect, test } from 'vitest'
import { SEED } from '../seed.ts'
import { readBroken } from './broken-reports.ts'

test.each(Array.from({ length: 10 }, (_, part) => part))(
  'a thousand real reports with bytes flipped, lost, doubled and inserted are read or refused: part %d',
  async part => {
    expect(await readBroken(1_000, SEED + 1 + part)).toEqual([])
  },
)
