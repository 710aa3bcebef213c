import { affectedTests, batches, escapeGlob, filesOf } from './commands/batches.ts'
import { loadFailure } from './commands/build-failure.ts'
import type { Framework, TestRequest } from './framework.ts'
import { nodeReporters, withReporters } from './commands/injected-reporters.ts'
import { commandOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { declaredPackages, nodeProgram } from './project/node-package.ts'
import { titlePattern, titlesPattern } from './commands/title-pattern.ts'

/**
 * Source: https://jasmine.github.io/setup/nodejs.html and lib/command.js. In parallel mode a reporter sees no files.
 */
export const jasmine: Framework = {
  name: 'jasmine',
  programs: /^jasmine$/,
  droppedOptions: /^--(?:parallel|fail-fast)\b/,
  nameFilters: /^--filter(?:-path)?=/,

  detect(project) {
    if (declaredPackages(project).has('jasmine')) return 'package.json depends on jasmine'
    return ['json', 'js', 'mjs', 'cjs'].map(ending => `spec/support/jasmine.${ending}`).find(project.exists)
  },

  commands(project, request) {
    const using = startFor(jasmine, request) ?? nodeProgram(project, 'jasmine')
    return selections(request).map((words, index) =>
      withReporters(commandOf(using, words), nodeReporters(request.dir, index)),
    )
  },

  selector: test => test.file,

  manualCommand: tests => ['npx', 'jasmine', ...filesOf(tests)],

  failedBuild: output => loadFailure('jasmine', output),
}

function selections({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...order(selection.seed), ...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, titlePattern).map(tests => {
        const titles = titlesPattern(tests)
        const filter = titles === undefined ? [] : [`--filter=^${titles}`]
        return [...order(selection.seed), ...filter, ...filesOf(tests).map(escapeGlob)]
      })
    case 'affected':
      return affectedTests(selection.tests, related).map(files => files.map(escapeGlob))
  }
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--random=true', `--seed=${seed}`]
}
