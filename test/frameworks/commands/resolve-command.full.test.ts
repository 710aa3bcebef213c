import { describe, test } from 'vitest'
import { expectRun, FOR_REAL } from '../resolve-command.cases.ts'

describe('a command, run for real', () => {
  test.for(FOR_REAL)('$command', expectRun)
})
