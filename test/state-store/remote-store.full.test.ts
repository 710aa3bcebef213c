import { describe, it } from 'vitest'
import {
  BREAKS,
  expectGone,
  expectKept,
  expectLanded,
  expectNoToken,
  expectNoWorkflowFile,
  expectRefused,
  expectSquashed,
  PASSING,
  REFUSED,
} from './remote-store.cases.ts'

describe('a refusal is told in a sentence, and moves nothing:', () => {
  it.each(REFUSED)('a token that %s', expectRefused)

  it.each(['Bot', 'User'] as const)('a workflow file that a %s may not change', expectNoWorkflowFile)
})

describe('a passing fault does no harm:', () => {
  it.each(PASSING)('branch and ledger are kept after %s', expectKept)

  it.each(PASSING)('a branch that was made one commit is there after %s, and once', expectSquashed)

  it.each(PASSING)('a fix lands on the failing branch after %s', expectLanded)

  it.each(PASSING)('a branch that is of no use any more is gone after %s', expectGone)
})

describe('the token', () => {
  it.each(BREAKS)('is not in what is told of %s', expectNoToken)
})
