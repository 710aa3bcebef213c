import { describe, test } from 'vitest'
import { hasPytest } from '../world/toolchains.ts'
import { expectOthersToRun, HANGING } from './hanging-suites.ts'

describe.concurrent('a test that does not end is a failing test, and the others have their results', () => {
  test('in mocha', () => expectOthersToRun(HANGING.mocha))
  test.skipIf(!hasPytest)('in pytest', () => expectOthersToRun(HANGING.pytest))
})
