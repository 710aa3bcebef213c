import { UserError } from '../contracts/errors.ts'
import { FIRST_RUN_SHARE, type Limits } from '../domain/policy/budget.ts'
import type { TestRun } from '../domain/model/test-run.ts'

/** Explain a first run of the whole suite that a time limit ended; undefined if another reason made it incomplete. */
export function timeLimitError({ result, exit }: TestRun, limits: Limits): UserError | undefined {
  if (result !== 'timed-out' || exit.kind !== 'timed-out') return undefined
  if (exit.isOver === true) {
    return new UserError(
      `The first run of the whole suite did not end within timeout-minutes (${limits.minutes}).`,
      'Set timeout-minutes to several times what the whole suite takes.',
    )
  }
  const seconds = Math.round(exit.afterMs / 1000)
  if (seconds === Math.round(FIRST_RUN_SHARE * limits.minutes * 60)) {
    return new UserError(
      `The first run of the whole suite did not end within ${seconds} s, a quarter of timeout-minutes (${limits.minutes}).`,
      'Set timeout-minutes to more than four times what the whole suite takes.',
    )
  }
  return new UserError(
    `The first run of the whole suite did not end within ${seconds} s.`,
    'Set test-timeout-minutes to more than the whole suite takes, and timeout-minutes to several times that.',
  )
}
