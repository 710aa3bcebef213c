import type { TestId } from '../domain/model/test-case.ts'
import { MOCHA_REPORTER } from './reporters/mocha-reporter.ts'
import { MOCHA_VARIANTS } from './reporters/mocha-variants.ts'
import { MOCHA_GATE, MOCHA_WARM } from './reporters/mocha-warm.ts'
import { affectedTests, batches, filesOf } from './commands/batches.ts'
import { nodeProgram, declaredPackages } from './project/node-package.ts'
import { commandOf, manualRequest, wordsOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { loadFailure } from './commands/build-failure.ts'
import { withHiddenWords } from './commands/hidden-words.ts'
import { type Framework, type TestCommand, type TestRequest } from './framework.ts'
import { titlePattern, titlesPattern } from './commands/title-pattern.ts'

const REPORTER = 'mocha-reporter.cjs'
const WARM = 'mocha-warm.mjs'

/** Source: https://mochajs.org/running/cli/ and lib/mocha.js. */
export const mocha: Framework = {
  name: 'mocha',
  programs: /^_?mocha$/,
  droppedOptions: /^(?:--(?:reporter|reporter-option|reporter-options|watch|bail)\b|-[ROwb]$)/,
  nameFilters: /^(?:-[gfi]|--(?:grep|fgrep|invert))(?:=|$)/,

  detect(project) {
    if (declaredPackages(project).has('mocha')) return 'package.json depends on mocha'
    return [
      '.mocharc.js',
      '.mocharc.cjs',
      '.mocharc.mjs',
      '.mocharc.json',
      '.mocharc.jsonc',
      '.mocharc.yml',
      '.mocharc.yaml',
    ].find(project.exists)
  },

  commands(project, request) {
    const using = startFor(mocha, request) ?? nodeProgram(project, 'mocha')
    return selections(request).map(({ words, files }, index) => {
      const path = `${request.dir}/report-${index}.json`
      const without = (request.without ?? []).map(({ file, suite, name }) => [file, ...suite, name])
      // A file that hangs while it is loaded must not be loaded.
      const whole = (request.without ?? []).filter(({ suite, name }) => suite.length === 0 && name === '')
      const ignored = whole.flatMap(({ file }) => ['--ignore', file])
      const env = {
        FIX_TESTS_REPORT: path,
        FIX_TESTS_FILES: JSON.stringify(files),
        FIX_TESTS_WITHOUT: JSON.stringify(without),
      }
      const command: TestCommand = {
        ...commandOf(
          using,
          ['--reporter', `${request.dir}/${REPORTER}`, '--no-bail', ...ignored, ...words, ...files],
          env,
        ),
        files: { [REPORTER]: MOCHA_REPORTER },
        journal: `${request.dir}/journal`,
        report: { at: 'file', path, format: 'jest-json' },
      }
      return withHiddenWords(command, [...using.options, ...using.scope], request.dir)
    })
  },

  warm(project, request) {
    const { selection, dir } = request
    if (selection.kind !== 'only') return undefined
    const using = startFor(mocha, request) ?? nodeProgram(project, 'mocha')
    const path = `${dir}/report.json`
    const { file, args, ...rest } = commandOf(using, ['--reporter', `${dir}/${REPORTER}`, '--no-bail'])
    const command: TestCommand = {
      ...rest,
      file: 'node',
      args: [`${dir}/${WARM}`, path, file, ...args],
      files: {
        [WARM]: MOCHA_WARM,
        'gate.cjs': MOCHA_GATE,
        'mocha-variants.cjs': MOCHA_VARIANTS,
        [REPORTER]: MOCHA_REPORTER,
      },
      report: { at: 'file', path, format: 'jest-json' },
    }
    return withHiddenWords(command, [...using.options, ...using.scope], dir)
  },

  warmWords: names,

  leavesOut: 'test',

  selector: test => test.file,

  manualCommand(tests, { project, using = nodeProgram(project, 'mocha') }) {
    const request = manualRequest(tests, using)
    const [{ words, files } = { words: [], files: [] }] = selections(request)
    return wordsOf(startFor(mocha, request) ?? using, [...words, ...files])
  },

  // A file that cannot be loaded ends the run before any test.
  failedBuild: output => loadFailure('mocha', output),
}

function selections({
  selection,
  using,
  related,
}: TestRequest): { words: readonly string[]; files: readonly string[] }[] {
  switch (selection.kind) {
    case 'all':
      return [{ words: using?.scope ?? [], files: [] }]
    case 'only':
      return batches(selection.tests, titlePattern).map(tests => ({ words: names(tests), files: filesOf(tests) }))
    case 'affected':
      return affectedTests(selection.tests, related).map(files => ({ words: [], files }))
  }
}

/** Select tests by name. `--grep` matches the whole title; a file that could not be loaded has no titles. */
function names(tests: readonly TestId[]): string[] {
  const titles = titlesPattern(tests)
  return titles === undefined ? [] : ['--grep', `^${titles}`]
}
