import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, escapeGlob, filesOf } from './commands/batches.ts'
import type { Framework, TestRequest } from './framework.ts'
import { nodeReporters, withReporters } from './commands/injected-reporters.ts'
import { commandOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { declaredPackages, nodeProgram } from './project/node-package.ts'

/** Source: https://github.com/avajs/ava/blob/main/docs/05-command-line.md. Titles are unique in a file. */
export const ava: Framework = {
  name: 'ava',
  programs: /^ava$/,
  droppedOptions: /^(?:--(?:tap|watch|fail-fast|verbose|reset-cache)\b|-[twv]$)/,
  nameFilters: /^(?:-m|--match)(?:=|$)/,

  detect(project) {
    if (declaredPackages(project).has('ava')) return 'package.json depends on ava'
    return ['js', 'cjs', 'mjs'].map(ending => `ava.config.${ending}`).find(project.exists)
  },

  commands(project, request) {
    const using = startFor(ava, request) ?? nodeProgram(project, 'ava')
    return selections(request).map((words, index) =>
      withReporters(commandOf(using, words), nodeReporters(request.dir, index)),
    )
  },

  selector: test => test.file,

  manualCommand: tests => ['npx', 'ava', ...names(tests), ...filesOf(tests)],
}

function selections({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, ({ name }) => name).map(tests => [
        ...names(tests),
        ...filesOf(tests).map(escapeGlob),
      ])
    case 'affected':
      return affectedTests(selection.tests, related).map(files => files.map(escapeGlob))
  }
}

/**
 * Select tests by title. In a pattern `*` stands for any text, a backslash may escape, and `!` at the start negates. A
 * file that could not be loaded has no titles.
 */
function names(tests: readonly TestId[]): string[] {
  if (tests.some(({ name }) => name === '')) return []
  return tests.map(({ name }) => `--match=${name.replace(/^!|\\/g, '*')}`)
}
