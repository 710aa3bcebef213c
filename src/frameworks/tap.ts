import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, escapeGlob, filesOf } from './commands/batches.ts'
import type { Framework, Project, TestRequest } from './framework.ts'
import { commandOf } from './commands/invocation.ts'
import { declaredPackages, nodeProgram } from './project/node-package.ts'

/** Source: https://node-tap.org/cli/, and `tap --help` of version 16. It selects files, and no single tests. */
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
      ...commandOf(using, ['--reporter=tap', withoutCoverage(project), '--no-bail', ...words]),
      report: { at: 'output', format: 'tap' },
    }))
  },

  selector: test => test.file,

  manualCommand: tests => ['npx', 'tap', ...filesOf(tests)],
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

function withoutCoverage(project: Project): string {
  const [, major = '18'] = /"version"\s*:\s*"(\d+)\./.exec(project.text('node_modules/tap/package.json') ?? '') ?? []
  return Number(major) < 18 ? '--no-coverage' : '--disable-coverage'
}

const fileOf = (test: TestId) => test.file
