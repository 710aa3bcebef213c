import { CHECK } from '../../domain/model/check.ts'
import type { TestCase } from '../../domain/model/test-case.ts'
import type { CheckFinding } from './check-findings.ts'

/**
 * Make failed cases of the findings of a step. Their identity has no line, since an edit above moves it.
 * @param step command of the step; '' if it is not known
 */
export function findingCases(
  findings: readonly CheckFinding[],
  { step, relative }: { step: string; relative: (file: string) => string },
): TestCase[] {
  const seen = new Map<string, number>()
  return findings.map(({ file: printed, line, column, code, message }) => {
    const file = printed === '' ? '' : relative(printed)
    const text = code === '' ? message : `${code}: ${message}`
    const times = (seen.get(`${file}\0${text}`) ?? 0) + 1
    seen.set(`${file}\0${text}`, times)
    const place = file === '' ? '' : `\n    at ${file}:${Math.max(line, 1)}:${Math.max(column, 1)}`
    return {
      id: { framework: CHECK, file, suite: step === '' ? [] : [step], name: times === 1 ? text : `${text} (${times})` },
      status: 'failed',
      durationMs: 0,
      problems: [{ kind: 'error', type: CHECK, message: text, stack: `${text}${place}` }],
      ...(line > 0 ? { line } : {}),
    }
  })
}
