import { type NoReports, sentenceOf } from '../contracts/errors.ts'
import { isProjectChecked } from '../engine/test-plan.ts'
import type { Settings } from '../config/settings.ts'
import type { Checkout } from '../workspace/checkout.ts'
import type { FailedCi } from './read-ci-steps.ts'

/** Failed steps that a sentence names. */
const MAX_NAMED = 3

/**
 * Decide about a failed job that left no test report. A step that tests or checks the project is work: its tests show
 * here what fails. A checkout, an installation or a service that failed is no bug of the code.
 * @returns the reason why there is nothing to do; undefined to run the tests
 * @throws NoReports if the failed steps are unknown: then the missing report may be a mistake in the workflow
 */
export function whyNoWork(
  error: NoReports,
  { failed, checkout, settings }: { failed: FailedCi | undefined; checkout: Checkout; settings: Settings },
): string | undefined {
  if (failed === undefined || failed.names.length === 0) throw error
  if (isProjectChecked(failed.steps, { checkout, settings })) return undefined
  const names = failed.names
    .slice(0, MAX_NAMED)
    .map(name => `“${name}”`)
    .join(', ')
  const [which, it] = failed.names.length === 1 ? [`step ${names} is`, 'it'] : [`steps ${names} are`, 'one of them']
  return `The failed ${which} not known to test the project, and there is no test report, so there is nothing to fix. If ${it} runs tests: ${sentenceOf(error)}`
}
