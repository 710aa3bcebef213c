import type { Failure } from '../../domain/model/test-case.ts'
import { plainLine } from '../../domain/text/inert-text.ts'
import type { Annotation, CheckResult } from '../../github/check-runs.ts'
import { headlineOf } from '../../rendering/headline.ts'
import { logLine, truncateText } from '../../rendering/markdown-escape.ts'
import type { ResultView } from '../../rendering/result-view.ts'
import type { TestView } from '../../rendering/test-view.ts'

/** Maximum number of annotations of one check run. */
const MAX_ANNOTATIONS = 200
/** Maximum length of a summary that GitHub accepts, in characters. */
const MAX_SUMMARY = 65_000

/** Annotate each target at its line as fixed or still failing. Flaky targets get no annotation. */
export function annotationsOf({ tests, outcome }: ResultView): Annotation[] {
  const fixed = outcome === 'needs-review' ? 'Green, but to be reviewed' : 'Fixed'
  return tests.targets
    .flatMap(test =>
      annotation(test, test.isFixed ? { level: 'notice', end: fixed } : { level: 'failure', end: 'Still fails' }),
    )
    .slice(0, MAX_ANNOTATIONS)
}

function annotation(
  { title, before }: TestView,
  { level, end }: { readonly level: Annotation['level']; readonly end: string },
): Annotation[] {
  if (before === undefined) return []
  const { file: path, line } = locationOf(before)
  // GitHub only accepts paths in the repository.
  if (path === '' || path.startsWith('/') || path.split('/').includes('..')) return []
  const message = before.problem.message.split('\n').slice(0, 6).map(logLine).join('\n')
  return [
    {
      path,
      line: Math.max(1, line),
      level,
      title: plainLine(`${end}: ${title}`, 250),
      // The log shows the message without the title.
      message: truncateText(level === 'notice' ? `${end}. It failed with: ${message}` : message, 4_000) || 'It failed.',
    },
  ]
}

function locationOf({ frames, id }: Failure): { file: string; line: number } {
  const [frame] = frames
  return frame === undefined ? { file: id.file, line: 1 } : { file: frame.file, line: frame.line }
}

/**
 * Summarize a result for the check run of the failing commit. The check is never green: the fix is on another commit,
 * this one still fails.
 */
export function checkOf(view: ResultView, report: string): CheckResult {
  return {
    conclusion: conclusionOf(view),
    title: plainLine(headlineOf(view), 250),
    summary: truncateText(report, MAX_SUMMARY),
    annotations: annotationsOf(view),
  }
}

function conclusionOf({ outcome }: ResultView): CheckResult['conclusion'] {
  switch (outcome) {
    case 'fixed':
    case 'needs-review':
    case 'partial':
    case 'nothing-to-fix':
    case 'not-reproduced':
    case 'test-outdated':
    case 'awaiting-ci':
      return 'neutral'
    case 'failed':
    case 'refused':
      return 'failure'
    case 'stopped':
      return 'cancelled'
  }
}
