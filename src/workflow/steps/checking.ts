import type { Observed } from '../../domain/workflow/observation.ts'
import { MAX_COMMAND_FILES } from '../../domain/policy/edit-policy.ts'
import { checkSyntax } from '../../syntax/syntax-gate.ts'
import type { AttemptContext } from '../fixer-session.ts'
import type { Testbed } from '../context.ts'

export async function checking(
  attemptContext: AttemptContext,
  tree: string,
): Promise<Observed<'checked' | 'rejected'>> {
  const { attempt, testbed } = attemptContext
  const { workspace } = testbed
  await ensureTree(testbed, tree)
  const most = attempt.kind === 'command' ? MAX_COMMAND_FILES : undefined
  const refusal = (await workspace.refusal(most)) ?? (await protectedRefusal(attemptContext))
  if (refusal !== undefined) return reject(attemptContext, { result: 'refused', reason: refusal })
  const problem = await checkSyntax(attempt.files, workspace, file => testbed.compiles(file))
  if (problem !== undefined) return reject(attemptContext, { result: 'syntax-error', reason: problem })
  return { kind: 'checked' }
}

/** Text of a file that is made of tests, whatever its name: it loads a test library. */
const TEST_LIBRARY =
  /\b(?:from|require\(|import)\s{0,20}\(?['"](?:node:test|vitest|@jest\/globals|mocha|chai|ava|tape|tap|uvu|jasmine|bun:test|@playwright\/test)['"]|^\s{0,40}(?:import|from)\s{1,20}(?:unittest|pytest)\b/m
/** It defines tests with what its runner brings along: functions of JavaScript, names of Python, classes of others. */
const DEFINED_TEST =
  /^[ \t]{0,40}(?:(?:describe|context|suite|test|it|specify)(?:\.\w{1,20}){0,2}\(\s{0,40}['"`]|(?:async )?def test_\w{0,200}\([^]{0,1000}?\bassert|class \w{1,200} (?:extends|<) [\w\\:.]{0,200}Test(?:Case)?\b|@Test\b|RSpec\.describe\b)/m
/** The code of the product holds its own tests, by vitest. */
const TEST_WITHIN = /\bimport\.meta\.vitest\b/

/** True for the text of a test; code that merely holds examples, such as those of doctest, is none. */
function isTestText(text: string): boolean {
  return TEST_LIBRARY.test(text) || (DEFINED_TEST.test(text) && !TEST_WITHIN.test(text))
}

/**
 * Refuse files that only a run shows to be protected: tests that the reports name, by whatever name, and files that
 * `allowed-paths` opens but no diagnosis names.
 */
async function protectedRefusal({ attempt, state, testbed }: AttemptContext): Promise<string | undefined> {
  const { workspace } = testbed
  const clusters = state.clusters.filter(({ id }) => attempt.clusters.includes(id))
  // A suspect can be a file that merely changed lately, so an analysis says more.
  const named = new Set(
    attempt.analysis === undefined
      ? clusters.flatMap(({ suspects }) => suspects)
      : attempt.analysis.modificationPoints.map(({ file }) => file),
  )
  // The reports name files below the project's directory.
  const tests = new Set((state.initial?.tests ?? []).map(({ id }) => `/${id.file}`))
  const isReported = (file: string) => [...tests].some(test => test !== '/' && `/${file}`.endsWith(test))
  for (const file of attempt.files) {
    // What a command may write is decided by its own setting.
    if (attempt.kind !== 'command' && workspace.isOpened(file)) {
      if (named.has(file)) continue
      return `${file} is opened by allowed-paths, but the diagnosis does not name it.`
    }
    if (isReported(file) && isTestText((await workspace.original(file)) ?? ''))
      return `${file} is a test, as the reports say; fix the code that it tests.`
  }
  return undefined
}

async function reject(
  { attempt, testbed, context }: AttemptContext,
  why: { result: 'syntax-error' | 'refused'; reason: string },
): Promise<Observed<'rejected'>> {
  await testbed.workspace.discard()
  context.emit({ kind: 'judged', iteration: attempt.iteration, ...why })
  return { kind: 'rejected', ...why }
}

/** Restore the edits if they exist only as a tree, as after a crash. */
export async function ensureTree({ workspace }: Testbed, tree: string): Promise<void> {
  if ((await workspace.tree()) !== tree) await workspace.restore(tree)
}
