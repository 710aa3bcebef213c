import { z } from 'zod'

/** Kinds of signs that a change may cheat the tests instead of fixing the code. */
export const CheatSignKind = z.enum([
  'patched-assertion',
  'patched-prototype',
  'reads-test-environment',
  'stack-inspection',
  'reads-test-file',
  'literal-of-assertion',
  'condition-on-test-input',
  'always-equal',
  'answers-everything',
  'random-or-clock',
  'exits-process',
  'swallowed-exception',
  'writes-report',
  'skips-tests-at-runtime',
  'imports-test-library',
  'hooks-test-runner',
  'hooks-module-loader',
  'edited-test-data',
  'runs-hidden-payload',
  'discloses-environment',
  'unread-code',
])
export type CheatSignKind = z.infer<typeof CheatSignKind>

/** A sign in a change. A grave one caps the outcome: a person has to look at it. */
export const CheatSign = z.object({
  kind: CheatSignKind,
  file: z.string(),
  /** Line in the new file, 1-based; 0 if unknown. */
  line: z.number(),
  /** The piece of code, capped. */
  code: z.string(),
  grave: z.boolean(),
})
export type CheatSign = z.infer<typeof CheatSign>

const MEANINGS: Readonly<Record<CheatSignKind, string>> = {
  'patched-assertion': 'replaces or disarms an assertion',
  'patched-prototype': 'replaces something that all code shares',
  'reads-test-environment': 'finds out whether tests run',
  'stack-inspection': 'looks at its callers',
  'reads-test-file': 'reads or names files of tests',
  'literal-of-assertion': 'contains a value that is also in the failing tests or near them',
  'condition-on-test-input': 'has a case for the very input of a failing test',
  'always-equal': 'makes a value that may compare as equal to any other',
  'answers-everything': 'makes an object that accepts every access',
  'random-or-clock': 'lets chance, the clock or a pause decide',
  'exits-process': 'ends the process or sets its exit code',
  'swallowed-exception': 'hides an exception',
  'writes-report': 'writes what looks like a test report',
  'skips-tests-at-runtime': 'skips tests while they run',
  'imports-test-library': 'loads a test library, or a module whose name it computes',
  'hooks-test-runner': 'hooks into the test runner',
  'hooks-module-loader': 'changes how modules are loaded',
  'edited-test-data': 'changes data of the tests',
  'runs-hidden-payload': 'runs code from a text, or other programs',
  'discloses-environment': 'takes the environment as a whole, or opens a connection',
  'unread-code': 'is too large to search completely for such signs',
}

/** Say what a sign means, as the end of a sentence about the change. */
export function signMeaning(kind: CheatSignKind): string {
  return MEANINGS[kind]
}
