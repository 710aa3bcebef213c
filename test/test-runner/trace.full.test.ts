import { describe, expect, test } from 'vitest'
import { has } from '../world/toolchains.ts'
import { traced } from './trace.cases.ts'

describe.skipIf(!has('go', 'version'))('a traced run tells the functions that ran', () => {
  test('in Go, of one test, by the first lines of blocks', async () => {
    expect(await traced('go', ['TestAdds'])).toEqual(['line 3', 'line 7'])
  })
})
