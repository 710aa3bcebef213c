import { stripVTControlCharacters } from 'node:util'
import type { TestCase } from '../domain/model/test-case.ts'
import { affectedTests, batches, filesOf } from './commands/batches.ts'
import { buildFailure } from './commands/build-failure.ts'
import type { Framework, TestRequest } from './framework.ts'
import { commandOf, plainInvocation } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { declaredPackages, nodeProgram } from './project/node-package.ts'
import { titlePattern, titlesPattern } from './commands/title-pattern.ts'

/** Source: https://bun.com/docs/cli/test. */
export const bun: Framework = {
  name: 'bun',
  programs: /^bun$/,
  droppedOptions:
    /^--(?:reporter|reporter-outfile|coverage|coverage-reporter|coverage-dir|bail|watch|hot|dots|only-failures)\b/,
  nameFilters: /^(?:-t|--test-name-pattern)(?:=|$)/,
  partOptions: /^--shard(?:=|$)/,
  // The report names no file that could not be loaded.
  omitsLoadErrors: true,

  detect(project) {
    const packages = declaredPackages(project)
    const texts = () => project.sample(/(?:^|\/)[^/]*[._](?:test|spec)\.[cm]?[jt]sx?$/)
    if (texts().some(text => /['"]bun:test['"]/.test(text))) return 'its tests import bun:test'
    const types = ['bun-types', '@types/bun'].find(name => packages.has(name))
    if (types !== undefined && texts().length > 0) return `package.json depends on ${types}, and there are tests`
    return undefined
  },

  commands(project, request) {
    const program = nodeProgram(project, 'bun').program
    const using = startFor(bun, request) ?? plainInvocation([...program, 'test'])
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      return {
        ...commandOf(using, ['--reporter=junit', `--reporter-outfile=${path}`, ...words]),
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  selector: test => test.file,

  manualCommand: tests => ['bun', 'test', ...filesOf(tests).map(exactly)],

  failedBuild(output) {
    const files = stripVTControlCharacters(output).split(/^(?=\S+\.[cm]?[jt]sx?:$)/m)
    return files.flatMap((text): TestCase[] => {
      const file = /^(\S+\.[cm]?[jt]sx?):$/m.exec(text)?.[1]
      const error = /^# Unhandled error between tests\n-+\n(?<error>[^]{0,20000}?)\n-{10,}$/m.exec(text)?.groups?.error
      if (file === undefined || error === undefined) return []
      const message = /^(?:error|\w*Error): .*$/m.exec(error)?.[0] ?? error.trim().split('\n')[0] ?? ''
      return [buildFailure('bun', { file }, [{ message, text: error.trim() }])]
    })
  },
}

function selections({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...order(selection.seed), ...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, titlePattern).map(tests => {
        const titles = titlesPattern(tests)
        const names = titles === undefined ? [] : [`--test-name-pattern=^${titles}`]
        return [...order(selection.seed), ...names, ...filesOf(tests).map(exactly)]
      })
    case 'affected':
      return affectedTests(selection.tests, related).map(files => files.map(exactly))
  }
}

/** Name a file by a path: other words are parts of paths. */
function exactly(file: string): string {
  return `./${file}`
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--randomize', `--seed=${seed}`]
}
