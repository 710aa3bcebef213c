import type { TestCase } from '../../domain/model/test-case.ts'

/** Describe a failed build as a test case without a name. */
export function buildFailure(
  framework: string,
  place: { file?: string; suite?: readonly string[] },
  errors: readonly { message: string; text: string }[],
): TestCase {
  const problems = errors
    .slice(0, 20)
    .map(({ message, text }) => ({ kind: 'error' as const, type: 'compile error', message, stack: text }))
  return {
    id: { framework, file: place.file ?? '', suite: place.suite ?? [], name: '' },
    status: 'failed',
    durationMs: 0,
    problems,
  }
}

/** Find the error of a file that Node.js could not load, in the output of a run that ended before any test. */
export function loadFailure(framework: string, output: string): readonly TestCase[] {
  const error = /^ ?(?:Exception during run: )?(?<error>(?:\w*Error\b|(?:file:\/\/)?\/.*:\d+\n)[^]*)/m.exec(output)
    ?.groups?.error
  if (error === undefined) return []
  // The message of a syntax error is below its location.
  const message = /^\w*Error\b.*$/m.exec(error)?.[0] ?? ''
  return [buildFailure(framework, { file: testFileIn(error) }, [{ message, text: error.slice(0, 8_000) }])]
}

/** A path behind a mark of a location. The path takes all that it can, so the work is linear. */
const LOCATION =
  /(?:imported from |\[ @|^- |\(|^ +at (?:async )?|^)(?:file:\/\/)?(?<path>\/[^():\r\n\u2028\u2029]+)(?<line>:\d)?/gm

/** Find the test file in a load error: the outermost file that is not in a package. */
function testFileIn(error: string): string {
  const files = [...error.matchAll(LOCATION)].flatMap(({ groups: { path = '', line } = {} }) => {
    const [file = ''] = line === undefined ? path.split(' ]', 1) : [path]
    return /\.[cm]?[jt]sx?$/.test(file) ? [file] : []
  })
  return files.findLast(file => !file.includes('/node_modules/')) ?? ''
}
