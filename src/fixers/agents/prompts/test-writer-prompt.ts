import type { TestTask } from '../../../domain/model/added-tests.ts'
import { redacted } from '../../../domain/policy/redaction.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { evidenceOfChange } from './evidence.ts'
import { section } from './evidence-sections.ts'
import { fileSections } from './file-excerpts.ts'

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
      ...(await fileSections(places, context)),
      '</evidence>',
      instructions(task),
    ]
      .filter(part => part !== '')
      .join('\n'),
  ]
}

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
