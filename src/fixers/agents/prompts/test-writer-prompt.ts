import type { TestTask } from '../../../domain/model/added-tests.ts'
import { redacted } from '../../../domain/policy/redaction.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import type { UpdateTask } from '../../../domain/model/proposed-tests.ts'
import { withoutHidden } from '../../../domain/policy/hidden-files.ts'
import { evidenceOfChange, runEvidence } from './evidence.ts'
import { failureSections, section } from './evidence-sections.ts'
import { fileExcerpts } from './file-excerpts.ts'

/** Test files that are shown for their style. */
const MAX_TEST_FILES = 2

/**
 * Make the blocks of the first message to the test writer: the fix, its gaps with tests of the project for their style,
 * and the instructions. Providers cache up to the end of a few blocks only, so the last two are one.
 */
export async function testWriterOpening(
  task: TestTask,
  context: Parameters<typeof evidenceOfChange>[1] & { readonly source: SourceTree },
): Promise<string[]> {
  const gaps = redacted(task.gaps, context.redact).map(
    ({ file, line, what }) => `${line === 0 ? file : `${file}:${line}`} ${what}`,
  )
  const places = task.testFiles.slice(0, MAX_TEST_FILES).map(file => ({ file, line: 1, why: '' }))
  return [
    ...evidenceOfChange(task.change, context),
    [
      '<evidence>',
      section('not-noticed', gaps.join('\n')),
      ...(await fileExcerpts(places, context)).sections,
      '</evidence>',
      instructions(task),
    ]
      .filter(part => part !== '')
      .join('\n'),
  ]
}

/**
 * Make the blocks of the first message to the test writer that brings outdated tests up to date: the change, what its
 * author says of it, the failures with the code of their tests, and the instructions.
 */
export async function testUpdateOpening(
  task: UpdateTask,
  context: Omit<Parameters<typeof evidenceOfChange>[1], 'failingDiff'> & { readonly source: SourceTree },
): Promise<string[]> {
  const { redact, isHidden } = context
  const { tests, failingDiff } = redacted({ tests: task.tests, failingDiff: task.failingDiff }, redact)
  const quotes = [...new Set(tests.map(({ intent }) => intent.quote))]
  const places = tests.flatMap(({ failure: { id, frames } }) => {
    const line = frames.find(({ file }) => file === id.file)?.line ?? 1
    return id.file === '' ? [] : [{ file: id.file, line, why: 'an outdated test' }]
  })
  return [
    runEvidence(redacted(context.guidance, redact), { failingDiff: withoutHidden(failingDiff, isHidden) }),
    [
      '<evidence>',
      section('meant', quotes.join('\n')),
      ...failureSections(tests.map(({ failure }) => failure)),
      ...(await fileExcerpts(places, context)).sections,
      '</evidence>',
      UPDATE,
    ].join('\n'),
  ]
}

const UPDATE = `You are the test writer. What failing-change does was meant: its author says so, see meant. The tests that fail assert what held before, so bring them up to date. The code stays as it is, and a person decides on your draft.
- Change the assertions of these tests, and nothing else: no other test, no title, no hook, no import, and no fewer assertions.
- Each test says by its values what the change meant: one that would pass without the change, too, is dropped.
- If the code does not do what its author says, the tests are right: call give_up.
Give the last edit a summary: the tests run then, with the change and without it, and end the work if each earns its place.`

function instructions({ gaps }: Pick<TestTask, 'gaps'>): string {
  const aim =
    gaps.length === 0
      ? 'Write tests for what it decides: its limits, and the branches beside it.'
      : 'No test notices if the places in not-noticed change: write tests that do.'
  return `You are the test writer. The change stands above; tests prove it, and it stays as it is. ${aim}
- In this role you write test files, and nothing else: new ones, or tests added to files that are there. What stands in them stays, to the letter.
- Each test fails without the change, or notices one of these places. It passes each time: no clock, no network, no random values, no order. One that asserts nothing about the change is dropped.
- Write few tests, in the style of those shown, each titled by what must hold.
Give the last edit a summary: the tests run then, with the change and without it, and end the work if each earns its place. Call give_up if no test can.`
}
