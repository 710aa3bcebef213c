import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, byFile, filesOf } from './commands/batches.ts'
import { nodeProgram, declaredPackages } from './project/node-package.ts'
import { commandOf, manualRequest } from './commands/invocation.ts'
import { appended } from './commands/option-values.ts'
import { startFor, valuesOf, withoutNames, withoutParts, withoutRepeated } from './commands/own-options.ts'
import { JEST_JOURNAL } from './reporters/jest-journal.ts'
import { JEST_WARM } from './reporters/jest-warm.ts'
import { withHiddenWords } from './commands/hidden-words.ts'
import { type Framework, type TestCommand, type TestRequest } from './framework.ts'
import { escapeTitle, named, titlePattern, titlesPattern } from './commands/title-pattern.ts'

const JOURNAL = 'jest-journal.cjs'
const WARM = 'jest-warm.cjs'
const BY_NAME = '--testNamePattern'

/** Source: https://jestjs.io/docs/cli. `--json` needs no reporter that may be missing. */
export const jest: Framework = {
  name: 'jest',
  programs: /^jest$/,
  droppedOptions:
    /^--(?:json|outputFile|reporters|coverage|watch|watchAll|onlyChanged|lastCommit|silent|verbose|bail)\b|^-[bo]$/,
  nameFilters: /^(?:-t|--testNamePattern)(?:=|$)/,
  partOptions: /^--shard(?:=|$)/,
  repeatable: /^--reporters=/,
  findsRelated: true,
  leavesOut: 'test',

  detect(project) {
    if (declaredPackages(project).has('jest')) return 'package.json depends on jest'
    return ['js', 'ts', 'mjs', 'cjs', 'json'].map(ending => `jest.config.${ending}`).find(project.exists)
  },

  commands(project, request) {
    const start = startFor(jest, request) ?? nodeProgram(project, 'jest')
    return selections(request, project.runsAt).map((words, index) => {
      const path = `${request.dir}/report-${index}.json`
      // A word behind an option with several values would be one of them.
      const reporting = [
        '--reporters=default',
        `--reporters=${request.dir}/${JOURNAL}`,
        '--json',
        `--outputFile=${path}`,
        '--coverage=false',
        '--verbose',
        // With it, jest ends before it writes the report.
        '--bail=0',
      ]
      const using = words.includes(BY_NAME) ? withoutParts(withoutNames(start, jest), jest) : start
      const command: TestCommand = {
        ...commandOf(withoutRepeated(using, words, jest), [...reporting, ...words]),
        files: { [JOURNAL]: JEST_JOURNAL },
        journal: `${request.dir}/journal`,
        report: { at: 'file', path, format: 'jest-json' },
      }
      return withHiddenWords(command, [...start.options, ...start.scope], request.dir)
    })
  },

  warm(project, request) {
    const { selection, dir } = request
    const using = startFor(jest, request) ?? nodeProgram(project, 'jest')
    const [file] = selection.kind === 'only' ? filesOf(selection.tests) : []
    if (file === undefined) return undefined
    // jest runs a single file in its own process.
    const words = [`--reporters=${dir}/${WARM}`, '--coverage=false', '--bail=0', '--runTestsByPath', file]
    const command: TestCommand = {
      ...commandOf(using, words),
      files: { [WARM]: JEST_WARM },
      report: { at: 'file', path: `${dir}/report.json`, format: 'jest-json' },
    }
    return withHiddenWords(command, [...using.options, ...using.scope], dir)
  },

  warmWords: tests => names(tests).slice(1),

  selector: test => test.file,

  manualCommand(tests, { project, using = nodeProgram(project, 'jest') }) {
    const request = manualRequest(tests, using)
    const [words = []] = selections(request, project.runsAt)
    return [...using.program, ...appended('jest', startFor(jest, request)?.options ?? [], words)]
  },
}

function selections(request: TestRequest, root: string): string[][] {
  const { selection, without = [] } = request
  // A pattern of titles holds for all files, so the files that hold a test to leave out run on their own.
  const others = selection.kind === 'only' ? [] : byFile(without)
  return [
    ...selected(request, root),
    ...others.map(([file, tests]) => [
      BY_NAME,
      `^(?!${titlesPattern(tests) ?? ''})${named(valuesOf(request.using, 'jest', jest.nameFilters))}`,
      '--runTestsByPath',
      file,
    ]),
  ]
}

function selected({ selection, using, related, without = [] }: TestRequest, root: string): string[][] {
  const excluded = filesOf(without)
  const mayBeEmpty = excluded.length === 0 ? [] : ['--passWithNoTests']
  switch (selection.kind) {
    case 'all':
      return [[...order(selection.seed), ...scope(using?.scope ?? [], excluded, root), ...mayBeEmpty]]
    case 'only':
      return batches(selection.tests, titlePattern).map(tests => [
        ...order(selection.seed),
        ...names(tests),
        '--runTestsByPath',
        ...filesOf(tests),
      ])
    case 'affected':
      // The search of jest finds tests that the user's command leaves out: slow ones, or those of another suite.
      if (using !== undefined && using.scope.length > 0)
        return affectedTests(selection.tests, related).flatMap(files => {
          const kept = files.filter(file => !excluded.includes(file))
          if (files.length === 0) return [[...scope(using.scope, excluded, root), '--passWithNoTests']]
          return kept.length === 0 ? [] : [['--passWithNoTests', '--runTestsByPath', ...kept]]
        })
      return [
        [
          '--passWithNoTests',
          '--findRelatedTests',
          ...[...filesOf(selection.tests), ...selection.files].filter(file => !excluded.includes(file)),
        ],
      ]
  }
}

/** Build the patterns of paths. jest runs what matches one of them, so each has to leave the files out. */
function scope(patterns: readonly string[], excluded: readonly string[], root: string): readonly string[] {
  if (excluded.length === 0) return patterns
  // jest matches absolute paths, and since version 30 those from its root.
  const none = `^(?!(?:${escapeTitle(root)}[/\\\\])?(?:${excluded.map(escapeTitle).join('|')})$)`
  return patterns.length === 0 ? [none] : patterns.map(pattern => `${none}.*(?:${pattern})`)
}

/** Select tests by name. A file that could not be loaded has no names. */
function names(tests: readonly TestId[]): string[] {
  const titles = titlesPattern(tests)
  return titles === undefined ? [] : [BY_NAME, `^${titles}`]
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--randomize', `--seed=${seed}`]
}
