import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, escapeGlob, filesOf } from './commands/batches.ts'
import { loadFailure } from './commands/build-failure.ts'
import type { Framework, TestRequest } from './framework.ts'
import { nodeReporters, withReporters } from './commands/injected-reporters.ts'
import { commandOf } from './commands/invocation.ts'
import { declaredPackages, nodeProgram } from './project/node-package.ts'

/** Source: https://github.com/tape-testing/tape (bin/tape). It selects files, and no single tests. */
export const tape: Framework = {
  name: 'tape',
  programs: /^tape$/,

  detect: project => (declaredPackages(project).has('tape') ? 'package.json depends on tape' : undefined),

  commands(project, request) {
    const using = request.using ?? nodeProgram(project, 'tape')
    return selections(request).map((words, index) =>
      withReporters(commandOf(using, words), nodeReporters(request.dir, index)),
    )
  },

  selector: test => test.file,

  manualCommand: tests => ['npx', 'tape', ...filesOf(tests)],

  failedBuild: output => loadFailure('tape', output),
}

function selections({ selection, using, related }: TestRequest): (readonly string[])[] {
  switch (selection.kind) {
    case 'all':
      return [using?.scope ?? ['test/**/*.js']]
    case 'only':
      return batches(selection.tests, fileOf).map(tests => filesOf(tests).map(escapeGlob))
    case 'affected':
      return affectedTests(selection.tests, related).map(files => files.map(escapeGlob))
  }
}

const fileOf = (test: TestId) => test.file
