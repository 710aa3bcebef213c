import type { TestId } from '../domain/model/test-case.ts'
import { batches, filesOf } from './batches.ts'
import { nodeProgram, declaredPackages } from './node-package.ts'
import { commandOf, manualRequest, wordsOf } from './invocation.ts'
import { type Framework, type TestRequest } from './framework.ts'
import { titlePattern, titlesPattern } from './title-pattern.ts'

/** Source: https://jestjs.io/docs/cli. `--json` needs no reporter that may be missing. */
export const jest: Framework = {
  name: 'jest',
  programs: /^jest$/,
  droppedOptions:
    /^--(?:json|outputFile|reporters|coverage|watch|watchAll|onlyChanged|lastCommit|silent|verbose|bail)\b|^-[bo]$/,
  findsRelated: true,

  detect(project) {
    if (declaredPackages(project).has('jest')) return 'package.json depends on jest'
    return ['js', 'ts', 'mjs', 'cjs', 'json'].map(ending => `jest.config.${ending}`).find(project.exists)
  },

  commands(project, request) {
    const using = request.using ?? nodeProgram(project, 'jest')
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.json`
      const reporting = ['--json', `--outputFile=${path}`, '--coverage=false', '--verbose', '--no-color']
      return {
        ...commandOf(using, [...reporting, ...words], { NO_COLOR: '1' }),
        report: { at: 'file', path, format: 'jest-json' },
      }
    })
  },

  selector: test => test.file,

  manualCommand: (tests, { project, using = nodeProgram(project, 'jest') }) =>
    wordsOf(using, selections(manualRequest(tests, using))[0] ?? []),
}

function selections({ selection, using }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...order(selection.seed), ...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, titlePattern).map(tests => [
        ...order(selection.seed),
        ...names(tests),
        '--runTestsByPath',
        ...filesOf(tests),
      ])
    case 'affected':
      return [['--passWithNoTests', '--findRelatedTests', ...filesOf(selection.tests), ...selection.files]]
  }
}

/** Select tests by name. A file that could not be loaded has no names. */
function names(tests: readonly TestId[]): string[] {
  const titles = titlesPattern(tests)
  return titles === undefined ? [] : ['--testNamePattern', `^${titles}`]
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--randomize', `--seed=${seed}`]
}
