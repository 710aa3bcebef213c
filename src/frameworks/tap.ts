import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, escapeGlob, filesOf } from './batches.ts'
import type { Framework, TestRequest } from './framework.ts'
import { commandOf } from './invocation.ts'
import { declaredPackages, nodeProgram } from './node-package.ts'

/** Source: https://node-tap.org/cli/ of node-tap 18 and later. It selects files, and no single tests. */
export const tap: Framework = {
  name: 'tap',
  programs: /^tap$/,
  droppedOptions:
    /^(?:--(?:reporter|reporter-file|output-file|output-dir|watch|bail|no-bail|show-full-coverage)\b|-[RowbB]$)/,

  detect(project) {
    if (declaredPackages(project).has('tap')) return 'package.json depends on tap'
    return ['.taprc'].find(project.exists)
  },

  commands(project, request) {
    const using = request.using ?? nodeProgram(project, 'tap')
    return selections(request).map(words => ({
      // Without coverage a run of some files does not fail for the code that they leave out.
      ...commandOf(using, ['--reporter=tap', '--disable-coverage', '--no-bail', ...words]),
      report: { at: 'output', format: 'tap' },
    }))
  },

  selector: test => test.file,

  manualCommand: tests => ['npx', 'tap', '--disable-coverage', ...filesOf(tests)],
}

function selections({ selection, using, related }: TestRequest): (readonly string[])[] {
  switch (selection.kind) {
    case 'all':
      return [using?.scope ?? []]
    case 'only':
      return batches(selection.tests, fileOf).map(tests => filesOf(tests).map(escapeGlob))
    case 'affected':
      return affectedTests(selection.tests, related).map(files => files.map(escapeGlob))
  }
}

const fileOf = (test: TestId) => test.file
