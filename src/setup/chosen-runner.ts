import { hasExpression, isMap, scalarText } from '../config/workflow-file.ts'

/** Runner of the job of fix-tests, by that of CI's job. */
export interface ChosenRunner {
  readonly runsOn: string
  /** True if CI's runner has another system, or is a machine of the user. */
  readonly isOther: boolean
  /** A sentence, if it is not CI's runner. */
  readonly note: string | undefined
}

/** Runner that can isolate tests, and that each repository has. */
const USUAL = 'ubuntu-latest'

/**
 * Choose the runner: CI's own if it is one of Linux by a single name, else the usual one. Pure.
 * @param value `runs-on` of CI's job
 * @param fill replaces expressions whose values are known
 */
export function chosenRunner(value: unknown, fill: (text: string) => string): ChosenRunner {
  const labels = [isMap(value) ? [value.group ?? [], value.labels ?? []] : (value ?? [])]
    .flat(2)
    .map(label => fill(scalarText(label) ?? ''))
  const [only = '', ...more] = labels
  const isOther = labels.some(label => /^(?:windows|macos)\b|^self-hosted$/i.test(label))
  if (only === '') return { runsOn: USUAL, isOther, note: undefined }
  if (more.length === 0 && !isMap(value) && !isOther && !hasExpression(only))
    return { runsOn: only, isOther, note: undefined }
  return {
    runsOn: USUAL,
    isOther,
    note: `CI runs this job on ${labels.join(', ')}, and ${USUAL} was written: change runs-on if the tests need another machine.`,
  }
}
