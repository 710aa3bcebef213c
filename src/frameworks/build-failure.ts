import type { TestCase } from '../domain/model/test-case.ts'

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
