import type { ResultView } from '../rendering/result-view.ts'
import type { TestView } from '../rendering/test-view.ts'

/** Build the result that `--json` writes. */
export function jsonResult(view: ResultView, reportPath: string): object {
  const { attempts, before, after, tests } = view
  const titles = (all: readonly TestView[]) => all.map(({ title }) => title)
  return {
    outcome: view.outcome,
    branch: view.kept.length > 0 ? view.branch : null,
    headSha: view.tip,
    passRateBefore: before?.rate ?? null,
    passRateAfter: after?.rate ?? null,
    fixedTests: titles(tests.fixed),
    remainingTests: titles(tests.remaining),
    flakyTests: titles(tests.flaky),
    iterations: attempts.map(({ iteration, strategy, fixer, result, reason, commit, revert }) => ({
      iteration,
      strategy,
      fixer,
      result,
      reason,
      commit,
      revert,
    })),
    usage: view.usage,
    usageByRole: view.spending,
    reviews: view.reviews.map(({ sha, by, verdict, reason, findings }) => ({ sha, by, verdict, reason, findings })),
    reportPath,
  }
}
