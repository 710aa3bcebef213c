/** A goal of Maven that failed. */
export interface FailedGoal {
  /** Maven's sentence about it, on one line. */
  readonly text: string
  /** True if it runs tests. */
  readonly isOfTests: boolean
}

/** List the goals that failed, by the errors at the end of Maven's output. It has no colours. */
export function failedGoals(output: string): FailedGoal[] {
  const lines = output.split('\n').map(line => line.slice(0, MAX_LINE))
  return lines.flatMap((line, index) => {
    if (!line.startsWith(`${ERROR}Failed to execute goal `)) return []
    const goal = said(line)
    const text = goal.endsWith(':') ? `${goal} ${said(lines[index + 1] ?? '')}` : goal
    return [{ text, isOfTests: /:maven-(?:surefire|failsafe)-plugin:/.test(goal) }]
  })
}

/** Longest part of a line that is read, in characters. */
const MAX_LINE = 2_000
const ERROR = '[ERROR] '

/** Return the text of an error, without the reference to Maven's help. */
function said(line: string): string {
  const [text = ''] = line.split(' -> [Help ', 1)
  return (text.startsWith(ERROR) ? text.slice(ERROR.length) : text).trim()
}
