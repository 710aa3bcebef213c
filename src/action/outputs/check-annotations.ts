import { remainingTargets, testById } from '../../domain/model/selectors.ts'
import type { State } from '../../domain/model/state.ts'
import { type Failure, testKey, type TestId, titleOf } from '../../domain/model/test-case.ts'
import type { Annotation, CheckResult } from '../../github/check-runs.ts'
import { truncateText, logLine } from '../../rendering/markdown-escape.ts'
import { headlineOf } from '../../rendering/headline.ts'

/** So many places are shown; more than these nobody looks through. */
const MOST = 200
/** Characters of a summary that GitHub takes. */
const SUMMARY = 65_000

/** What the failing tests are told of, at their lines: each that still fails, and each that is fixed. */
export function annotationsOf(state: State): Annotation[] {
  const remaining = new Set(remainingTargets(state))
  // Of a flaky one nothing is said: it is neither.
  const flaky = new Set(state.flaky)
  const targets = new Set(state.targets.filter(key => !flaky.has(key)))
  const ids = testById(state)
  return (state.initial?.failures ?? [])
    .filter(failure => targets.has(testKey(failure.id)))
    .flatMap(failure => {
      const path = placeOf(failure).file
      // GitHub takes places in the repository alone.
      if (path === '' || path.startsWith('/') || path.split('/').includes('..')) return []
      const isFixed = !remaining.has(testKey(failure.id))
      const name = titleOf(ids.get(testKey(failure.id)) as TestId)
      return [
        {
          path,
          line: Math.max(1, placeOf(failure).line),
          level: isFixed ? ('notice' as const) : ('failure' as const),
          title: truncateText(logLine(`${isFixed ? 'Fixed' : 'Still fails'}: ${name}`), 250),
          message:
            truncateText(failure.problem.message.split('\n').slice(0, 6).map(logLine).join('\n'), 4_000) ||
            'It failed.',
        },
      ]
    })
    .slice(0, MOST)
}

function placeOf({ frames, id }: Failure): { file: string; line: number } {
  const [frame] = frames
  return frame === undefined ? { file: id.file, line: 1 } : { file: frame.file, line: frame.line }
}

/**
 * What the check run of the failing commit says. It is never green for what is fixed elsewhere: this commit still fails.
 */
export function checkOf(state: State, report: string): CheckResult {
  return {
    conclusion: conclusionOf(state),
    title: truncateText(headlineOf(state), 250),
    summary: truncateText(report, SUMMARY),
    annotations: annotationsOf(state),
  }
}

function conclusionOf({ outcome }: State): CheckResult['conclusion'] {
  switch (outcome) {
    case 'fixed':
    case 'partial':
    case 'nothing-to-fix':
    case 'not-reproduced':
      return 'neutral'
    case 'failed':
    case 'refused':
      return 'failure'
    case 'stopped':
    case undefined:
      return 'cancelled'
  }
}
