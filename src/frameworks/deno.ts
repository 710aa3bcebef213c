import { stripVTControlCharacters } from 'node:util'
import type { TestCase, TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, filesOf } from './commands/batches.ts'
import { buildFailure } from './commands/build-failure.ts'
import type { Framework, TestRequest } from './framework.ts'
import { commandOf, plainInvocation } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { denoTasks, nodeProgram } from './project/node-package.ts'
import { escapeTitle } from './commands/title-pattern.ts'

/** Source: https://docs.deno.com/runtime/reference/cli/test/. */
export const deno: Framework = {
  name: 'deno',
  programs: /^deno$/,
  droppedOptions: /^(?:--(?:junit-path|reporter|coverage|watch|fail-fast|quiet)\b|-q$)/,
  nameFilters: /^--filter(?:=|$)/,

  detect(project) {
    // A deno.json may be there only to publish the package.
    if (Object.values(denoTasks(project)).some(text => /\bdeno test\b/.test(text))) return 'a task runs deno test'
    const texts = project.sample(/(?:^|\/)(?:[^/]*[._])?test\.[cm]?[jt]sx?$/)
    return texts.some(text => /\bDeno\.test\b/.test(text)) ? 'its tests call Deno.test' : undefined
  },

  commands(project, request) {
    const using =
      startFor(deno, request) ?? plainInvocation([...nodeProgram(project, 'deno').program, 'test', '--allow-all'])
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      return {
        ...commandOf(using, [`--junit-path=${path}`, ...words]),
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  selector: test => test.file,

  manualCommand: tests => ['deno', 'test', '--allow-all', ...filesOf(tests)],

  // Type errors and missing modules end the run before any test.
  failedBuild(output) {
    const text = stripVTControlCharacters(output)
    const blocks = text
      .split(/^(?=(?:TS\d+ \[ERROR\]|error): )/m)
      .filter(block => /^(?:TS\d+ \[ERROR\]|error): /.test(block))
    const found = blocks.flatMap((block): TestCase[] => {
      const message = block.split('\n')[0] ?? ''
      const file = /\bat (?<file>file:\/\/\S+?\.[cm]?[jt]sx?):\d+/.exec(block)?.groups?.file
      return file === undefined ? [] : [buildFailure('deno', { file }, [{ message, text: block.trim() }])]
    })
    if (found.length > 0) return found
    const [first] = blocks
    return first === undefined ? [] : [buildFailure('deno', {}, [{ message: first.split('\n')[0] ?? '', text: first }])]
  },
}

function selections({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, pattern).map(tests => [...names(tests), ...filesOf(tests)])
    case 'affected':
      return affectedTests(selection.tests, related).map(files => files)
  }
}

/** Select tests by name. A file that could not be loaded has no names. */
function names(tests: readonly TestId[]): string[] {
  if (tests.some(({ name }) => name === '')) return []
  return [`--filter=/^(?:${tests.map(pattern).join('|')})$/`]
}

/** Build a pattern of a test: steps cannot be selected without the test that they are in. */
function pattern({ suite, name }: TestId): string {
  return `${escapeTitle(suite[0] ?? name)}(?: > (?s:.*))?`
}
