import type { TestId } from '../domain/model/test-case.ts'
import { escapePattern } from '../domain/text/shell-words.ts'
import { affectedTests, batches, filesOf } from './commands/batches.ts'
import { loadFailure } from './commands/build-failure.ts'
import type { Framework, TestRequest } from './framework.ts'
import { nodeReporters, withReporters } from './commands/injected-reporters.ts'
import { commandOf } from './commands/invocation.ts'
import { declaredPackages, nodeProgram } from './project/node-package.ts'

/** Source: https://github.com/lukeed/uvu/blob/master/docs/cli.md. It selects files, and no single tests. */
export const uvu: Framework = {
  name: 'uvu',
  programs: /^uvu$/,
  droppedOptions: /^(?:--bail|-b)$/,

  detect: project => (declaredPackages(project).has('uvu') ? 'package.json depends on uvu' : undefined),

  commands(project, request) {
    const using = request.using ?? nodeProgram(project, 'uvu')
    return selections(request).map((words, index) =>
      withReporters(commandOf(using, words), nodeReporters(request.dir, index)),
    )
  },

  selector: test => test.file,

  manualCommand: tests => ['npx', 'uvu', ...selected(filesOf(tests))],

  failedBuild: output => loadFailure('uvu', output),
}

function selections({ selection, using, related }: TestRequest): (readonly string[])[] {
  switch (selection.kind) {
    case 'all':
      return [using?.scope ?? []]
    case 'only':
      return batches(selection.tests, fileOf).map(tests => selected(filesOf(tests)))
    case 'affected':
      return affectedTests(selection.tests, related).map(selected)
  }
}

/** Select files by a pattern of their paths in the folder. */
function selected(files: readonly string[]): string[] {
  return files.length === 0 ? [] : ['.', `^(?:${files.map(escapePattern).join('|')})$`]
}

const fileOf = (test: TestId) => escapePattern(test.file)
