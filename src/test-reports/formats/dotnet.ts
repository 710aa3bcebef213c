import { NO_MESSAGE, type Problem, type TestCase } from '../../domain/model/test-case.ts'
import { errorType } from '../failure-message.ts'
import type { ReportEnd } from '../report.ts'
import type { ElementsEnd } from './element-stream.ts'

/** Framework of the reports of .NET, whichever runner wrote them. */
const DOTNET = 'dotnet'

/** A test as a report shows it. */
export interface DotnetResult {
  /** Class with its namespace, or empty. */
  readonly className: string
  /** Name of the test, with or without the class in front. */
  readonly name: string
  readonly status: TestCase['status']
  readonly durationMs: number
  readonly problem?: Problem | undefined
  /** Source file, if the report has it. */
  readonly file?: string | undefined
  readonly line?: number | undefined
}

/** Make a test case of a result. Without a name it stands for its class, or for the whole run. */
export function dotnetCase({ className, name, status, durationMs, problem, file, line }: DotnetResult): TestCase {
  const own = className !== '' && name.startsWith(`${className}.`) ? name.slice(className.length + 1) : name
  return {
    id: {
      framework: DOTNET,
      file: (file ?? '').replaceAll('\\', '/'),
      suite: className === '' ? [] : [className],
      name: own,
    },
    status,
    durationMs,
    problems: status === 'failed' ? [problem ?? dotnetProblem('', '')] : [],
    ...(line === undefined ? {} : { line }),
  }
}

/** Describe a failure by its message and its stack. */
export function dotnetProblem(message: string, stack: string, kind: Problem['kind'] = 'failure', type = ''): Problem {
  const shown = message === '' ? NO_MESSAGE : message
  const whole = [message, stack].filter(text => text !== '').join('\n')
  return { kind, type: type === '' ? errorType(message) : type, message: shown, stack: whole }
}

/** Split `Name.Space.Class.Test("a.b")` into class and test: the last dot outside of the arguments separates them. */
export function splitName(full: string): { className: string; name: string } {
  const bare = /^[^(<"]*/.exec(full)?.[0] ?? ''
  const at = bare.lastIndexOf('.')
  return at === -1 ? { className: '', name: full } : { className: full.slice(0, at), name: full.slice(at + 1) }
}

/** End a report. */
export function dotnetEnd({ integrity, total }: ElementsEnd, isAborted = false): ReportEnd {
  const notes = integrity.notes(total)
  if (isAborted) notes.push('The run was aborted.')
  return { framework: DOTNET, complete: integrity.isComplete && !isAborted, notes }
}
