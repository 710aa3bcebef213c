import type { TestId } from '../domain/model/test-case.ts'
import { MOCHA_REPORTER } from './reporters/mocha-reporter.ts'
import { affectedTests, batches, filesOf } from './batches.ts'
import { nodeProgram, declaredPackages } from './node-package.ts'
import { commandOf, manualRequest, wordsOf } from './invocation.ts'
import { buildFailure } from './build-failure.ts'
import { type Framework, type TestRequest } from './framework.ts'
import { titlePattern, titlesPattern } from './title-pattern.ts'

const REPORTER = 'mocha-reporter.cjs'

/** Source: https://mochajs.org/running/cli/ and lib/mocha.js. */
export const mocha: Framework = {
  name: 'mocha',
  programs: /^_?mocha$/,
  droppedOptions: /^(?:--(?:reporter|reporter-option|reporter-options|watch|bail)\b|-[ROwb]$)/,

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
    const using = request.using ?? nodeProgram(project, 'mocha')
    return selections(request).map(({ words, files }, index) => {
      const path = `${request.dir}/report-${index}.json`
      const env = { FIX_TESTS_REPORT: path, FIX_TESTS_FILES: JSON.stringify(files), NO_COLOR: '1' }
      return {
        ...commandOf(
          using,
          ['--reporter', `${request.dir}/${REPORTER}`, '--no-color', '--no-bail', ...words, ...files],
          env,
        ),
        files: { [REPORTER]: MOCHA_REPORTER },
        report: { at: 'file', path, format: 'jest-json' },
      }
    })
  },

  selector: test => test.file,

  manualCommand(tests, { project, using = nodeProgram(project, 'mocha') }) {
    const [{ words, files } = { words: [], files: [] }] = selections(manualRequest(tests, using))
    return wordsOf(using, [...words, ...files])
  },

  failedBuild(output) {
    // A file that cannot be loaded ends the run before any test.
    const error = /^ ?(?:Exception during run: )?(?<error>(?:\w*Error\b|\/.*:\d+\n)[^]*)/m.exec(output)?.groups?.error
    if (error === undefined) return []
    // The message of a syntax error is below its location.
    const message = /^\w*Error\b.*$/m.exec(error)?.[0] ?? ''
    return [buildFailure('mocha', { file: testFileIn(error) }, [{ message, text: error.slice(0, 8_000) }])]
  },
}

const LOCATION =
  /(?:imported from |\[ @|^- |\(|^ +at (?:async )?|^)(?:file:\/\/)?(?<file>\/[^():\n]+?\.[cm]?[jt]sx?)(?=:\d| \]|$)/gm

/** Find the test file in a load error: the outermost file that is not in a package. */
function testFileIn(error: string): string {
  const files = [...error.matchAll(LOCATION)].map(({ groups }) => groups?.file ?? '')
  return files.findLast(file => !file.includes('/node_modules/')) ?? ''
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
