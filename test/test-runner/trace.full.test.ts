import { describe, expect, test } from 'vitest'
import { has, hasPytest } from '../world/toolchains.ts'
import { traced, tracedLines } from './trace.cases.ts'

describe.skipIf(!has('go', 'version'))('a traced run tells the functions that ran', () => {
  test('in Go, of one test, by the first lines of blocks', async () => {
    expect(await traced('go', ['TestAdds'])).toEqual(['line 3', 'line 7'])
    expect(await tracedLines('go', ['TestAdds'])).toEqual([3, 4, 5, 7, 8, 9])
  })
})

test('a traced run tells the functions that ran in old vitest with threads and coverage', async () => {
  // vite makes getters of what a module exports.
  expect(await traced('vitest 1 in threads', ['adds'])).toEqual(['get', 'total', 'twice'])
})

describe('a traced run tells the lines that ran', () => {
  test.for<readonly [name: string, tests: readonly string[], lines: readonly number[] | undefined]>([
    ['node', ['adds'], [1, 2, 4, 5]],
    ['mocha', ['adds'], [1, 2, 4, 5]],
    // What Node.js runs is not the file.
    ['vitest', ['adds'], undefined],
    ['pytest', ['test_adds'], [2, 6]],
    ['unittest', ['test_adds'], [2, 6]],
  ])('in %s', async ([name, tests, lines], { skip }) => {
    skip(name === 'pytest' && !hasPytest)

    expect(await tracedLines(name, tests)).toEqual(lines)
  })
})
