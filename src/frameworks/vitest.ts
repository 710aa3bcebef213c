import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, byFile, filesOf } from './commands/batches.ts'
import { nodeProgram, declaredPackages } from './project/node-package.ts'
import { commandOf, manualRequest, wordsOf } from './commands/invocation.ts'
import { startFor, valuesOf, withoutNames, withoutParts, withoutRepeated } from './commands/own-options.ts'
import { VITEST_JOURNAL } from './reporters/vitest-journal.ts'
import { VITEST_WARM } from './reporters/vitest-warm.ts'
import { type Framework, type Invocation, type TestRequest } from './framework.ts'
import { named, titlesPattern, escapeTitle } from './commands/title-pattern.ts'

const JOURNAL = 'vitest-journal.mjs'
const WARM = 'vitest-warm.mjs'

/** Source: https://vitest.dev/guide/cli and https://vitest.dev/guide/reporters (junit). */
export const vitest: Framework = {
  name: 'vitest',
  programs: /^vitest$/,
  droppedOptions: /^--(?:reporter|outputFile|coverage|watch|run|ui|open|bail|browser\.headless)\b/,
  nameFilters: /^(?:-t|--testNamePattern)(?:=|$)/,
  partOptions: /^--shard(?:=|$)/,
  repeatable: /^--(?:exclude|reporter)=/,
  findsRelated: true,
  countsUnrun: true,
  leavesOut: 'test',

  detect(project) {
    if (declaredPackages(project).has('vitest')) return 'package.json depends on vitest'
    return ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(ending => `vitest.config.${ending}`).find(project.exists)
  },

  commands(project, request) {
    const start = startFor(vitest, request) ?? nodeProgram(project, 'vitest')
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      // The verbose reporter prints each test when it ends; the other one writes the report.
      const reporting = [
        '--reporter=verbose',
        '--reporter=junit',
        `--reporter=${request.dir}/${JOURNAL}`,
        `--outputFile.junit=${path}`,
        // vitest 1.1 turns coverage on for `--coverage.enabled=false`.
        '--no-coverage',
        // Tests behind the first failure do not run otherwise, and the report shows them as passed.
        '--bail=0',
      ]
      const [subcommand = 'run', ...rest] = words
      const own = [...rest, ...reporting]
      const using = rest.includes('-t') ? withoutParts(withoutNames(start, vitest), vitest) : start
      return {
        ...commandOf(started(using, subcommand, own), own),
        files: { [JOURNAL]: VITEST_JOURNAL },
        journal: `${request.dir}/journal`,
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  warm(project, request) {
    const { selection, dir } = request
    if (selection.kind !== 'only') return undefined
    const using = startFor(vitest, request) ?? nodeProgram(project, 'vitest')
    const path = `${dir}/report.xml`
    const reporting = [
      `--reporter=${dir}/${WARM}`,
      '--reporter=junit',
      `--outputFile.junit=${path}`,
      '--no-coverage',
      '--bail=0',
      // A judge runs tests, and the types of a candidate are the test runner's to check.
      '--typecheck.enabled=false',
    ]
    return {
      ...commandOf(started(using, 'run', reporting), reporting),
      files: { [WARM]: VITEST_WARM },
      report: { at: 'file', path, format: 'junit' },
    }
  },

  warmWords: tests => names(tests).slice(1),

  selector: test => test.file,

  manualCommand(tests, { project, using = nodeProgram(project, 'vitest') }) {
    const request = manualRequest(tests, using)
    const [[subcommand = 'run', ...words] = []] = selections(request)
    return wordsOf(started(startFor(vitest, request) ?? using, subcommand, words), words)
  },
}

/** Start a subcommand with our words. vitest refuses an option that comes twice, and one of another shape. */
function started(using: Invocation, subcommand: string, words: readonly string[]): Invocation {
  return withoutRepeated({ ...using, program: [...using.program, subcommand] }, words, vitest)
}

/** Build the words of each command, subcommand first. */
function selections(request: TestRequest): string[][] {
  const { selection, without = [] } = request
  const excluded = filesOf(without).map(file => `--exclude=${escapeGlob(file)}`)
  const own = selected(request).map(words =>
    excluded.length === 0 ? words : [...words, ...excluded, '--passWithNoTests'],
  )
  // A pattern of titles holds for all files, so the files that hold a test to leave out run on their own.
  const others = selection.kind === 'only' ? [] : byFile(without)
  return [
    ...(selection.kind === 'only' ? selected(request) : own),
    ...others.map(([file, tests]) => [
      'run',
      file,
      '-t',
      `^(?! ?${titlesPattern(tests, pattern) ?? ''})${named(valuesOf(request.using, 'vitest', vitest.nameFilters))}`,
    ]),
  ]
}

function escapeGlob(path: string): string {
  return path.replace(/[\\*?[\]{}()!+@]/g, '\\$&')
}

function selected({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [['run', ...(using?.scope ?? []), ...order(selection.seed)]]
    case 'only':
      return batches(selection.tests, pattern).map(tests => [
        'run',
        ...filesOf(tests),
        ...names(tests),
        ...order(selection.seed),
      ])
    case 'affected':
      // The search of vitest finds tests that the user's command leaves out: slow ones, or those of another suite.
      if (using !== undefined && using.scope.length > 0)
        return affectedTests(selection.tests, related).map(files => [
          'run',
          ...(files.length > 0 ? files : using.scope),
          '--passWithNoTests',
        ])
      return [['related', '--run', '--passWithNoTests', ...filesOf(selection.tests), ...selection.files]]
  }
}

/** Select tests by name. A file that could not be loaded has no names. */
function names(tests: readonly TestId[]): string[] {
  const titles = titlesPattern(tests, pattern)
  // Up to vitest 1 the file is a describe block without a name, so each name begins with a space.
  return titles === undefined ? [] : ['-t', `^ ?${titles}`]
}

/**
 * Build a pattern for the describe blocks and the name. vitest joins them by ` > ` since version 5, and by a space
 * before. A describe block whose set-up failed has no name: all of its tests run. The report replaces a new line by a
 * space.
 */
function pattern(test: TestId): string {
  const separator = '(?: > | )'
  const parts = [...test.suite, ...(test.name === '' ? [] : [test.name])]
  const path = parts.map(part => escapeTitle(part).replaceAll(' ', '\\s')).join(separator)
  return test.name === '' ? `${path}${separator}[^]*` : path
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--sequence.shuffle.tests', `--sequence.seed=${seed}`]
}
