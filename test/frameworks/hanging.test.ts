import { describe, expect, test } from 'vitest'
import { pytest } from '../../src/frameworks/pytest.ts'
import { hasPytest } from '../world/toolchains.ts'
import { expectOthersToRun, HANGING } from './hanging-suites.ts'
import { onDisk, outcomes } from './on-disk.ts'

describe.concurrent('a test that does not end is a failing test, and the others have their results', () => {
  test('in mocha', () => expectOthersToRun(HANGING.mocha))
  test.skipIf(!hasPytest)('in pytest', () => expectOthersToRun(HANGING.pytest))
})

test.skipIf(!hasPytest)('a runner that prints its report after the last test does not hang', async () => {
  const reporting =
    'import time\n\ndef pytest_terminal_summary():\n    for _ in range(20):\n        print("one more line", flush=True)\n        time.sleep(0.5)\n'
  const files = { 'conftest.py': reporting, 'test_a.py': 'def test_good():\n    pass\n' }
  // Half of the time limit without a test is a loop elsewhere.
  await using there = await onDisk(files, { framework: pytest, timeoutMs: 18_000 })

  const run = await there.all()

  expect(outcomes(run)).toEqual(['passed: test_a.py › test_good'])
  expect(run.result).toBe('finished')
})
