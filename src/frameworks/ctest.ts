import type { TestId } from '../domain/model/test-case.ts'
import { batches } from './commands/batches.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor, valuesOf, withoutNames } from './commands/own-options.ts'
import { buildFailure } from './commands/build-failure.ts'
import { type Framework, type Project, type TestCommand } from './framework.ts'
import { runningCtestTests } from './commands/running-lines.ts'

/**
 * Source: https://cmake.org/cmake/help/latest/manual/ctest.1.html. ctest does not build, so the build is a separate
 * step.
 */
export const ctest: Framework = {
  name: 'ctest',
  programs: /^ctest$/,
  droppedOptions: /^(?:--output-junit|-V|-VV|--verbose|-Q|--quiet|--stop-on-failure|--rerun-failed|--test-dir)\b/,
  nameFilters: /^(?:-[RE]|--(?:tests|exclude)-regex)(?:=|$)/,
  partOptions: /^(?:-I|--tests-information)(?:=|$)/,

  detect(project) {
    if (buildFolder(project) !== undefined) return 'there is a build tree with tests'
    const text = project.text('CMakeLists.txt')
    return text !== undefined && /^[ \t]*(?:enable_testing|include\s*\(\s*CTest)/im.test(text)
      ? 'CMakeLists.txt has tests'
      : undefined
  },

  commands(project, request) {
    const { selection, dir, without = [] } = request
    const using = startFor(ctest, request, isNameless) ?? plainInvocation(['ctest'])
    const folder = buildFolder(project) ?? 'build'
    // In a copy of the checkout a build tree has only its settings.
    const configure: TestCommand[] = ['CMakeCache.txt', 'CMakeFiles'].every(name => project.exists(`${folder}/${name}`))
      ? []
      : [{ file: 'cmake', args: configuring(project, folder), report: { at: 'none' } }]
    const build: TestCommand = {
      file: 'cmake',
      args: ['--build', folder, '--parallel', '2'],
      report: { at: 'none' },
    }
    const run = (words: readonly string[], index: number, start = using): TestCommand => {
      const path = `${dir}/report-${index}.xml`
      return {
        ...commandOf(start, [
          '--test-dir',
          folder,
          '--output-junit',
          path,
          '--no-tests=error',
          '--output-on-failure',
          ...words,
        ]),
        report: { at: 'file', path, format: 'junit' },
      }
    }
    if (selection.kind !== 'only' || selection.tests.some(isNameless)) {
      if (without.length === 0) return [...configure, build, run([], 0)]
      // ctest takes each pattern once.
      const excluded = [...valuesOf(using, 'ctest', EXCLUDES), `^(${without.map(pattern).join('|')})$`].join('|')
      const start = withoutNames(using, { name: 'ctest', nameFilters: EXCLUDES })
      return [...configure, build, run(['-E', excluded], 0, start)]
    }
    // ctest limits a pattern to some tens of kilobytes.
    return [
      ...configure,
      build,
      ...batches(selection.tests, pattern, 30_000).map((tests, index) =>
        run(['-R', `^(${tests.map(pattern).join('|')})$`], index),
      ),
    ]
  },

  leavesOut: 'test',

  running: output => runningCtestTests(output),

  selector: test => test.name,

  manualCommand(tests, { project, using = plainInvocation(['ctest']) }) {
    const named = tests.length > 0 && tests.every(({ name }) => name !== '')
    const chosen = named ? ['-R', `^(${tests.map(pattern).join('|')})$`] : []
    return wordsOf(startFor(ctest, manualRequest(tests, using), isNameless) ?? using, [
      '--test-dir',
      buildFolder(project) ?? 'build',
      '--output-on-failure',
      ...chosen,
    ])
  },

  manualBuild(project) {
    const folder = buildFolder(project) ?? 'build'
    return [
      ['cmake', '-S', '.', '-B', folder],
      ['cmake', '--build', folder],
    ]
  },

  failedBuild(output) {
    const found = [...output.matchAll(ERRORS)].map(({ 0: text, groups = {} }) => ({
      message:
        groups.message ??
        /^CMake Error[^\n]*\n\s*(?<why>(?:\S.*:\s+)?\S.*)/.exec(text)?.groups?.why?.replace(/\s+/g, ' ') ??
        text,
      text,
    }))
    // The build stopped for another reason than a compile error.
    const stopped = /^(?:g?make.*: \*\*\* .*|ninja: .*)$/m.exec(output)?.[0]
    const problems =
      found.length > 0 || stopped === undefined ? found : [{ message: stopped, text: output.slice(-4_000) }]
    return problems.length === 0 ? [] : [buildFailure('ctest', {}, problems)]
  },
}

const EXCLUDES = /^(?:-E|--exclude-regex)(?:=|$)/

/** Configure a build tree anew from its settings, which name its sources, or a new one from the project's top. */
function configuring(project: Project, folder: string): string[] {
  return project.exists(`${folder}/CMakeCache.txt`) ? [folder] : ['-S', '.', '-B', folder]
}

/** Errors of gcc, clang, MSVC, linkers and CMake. */
const ERRORS =
  /^(?:[^\s:][^:\r\n\u2028\u2029]*:\d+:(?:\d+:)? (?:fatal )?error: (?<message>.*)|\S.*\(\d+(?:,\d+)?\): (?:fatal )?error \w+: .*|.*: undefined reference to .*|Undefined symbols for .*|CMake Error(?: at|:|\b).*(?:\n\n?  .*)*)$/gm

function isNameless({ name }: TestId): boolean {
  return name === ''
}

/** Build a pattern in CMake's syntax of regular expressions. */
function pattern(test: TestId): string {
  return test.name.replace(/[\\.[\]()*+?^$|]/g, '\\$&')
}

const FOLDERS = [
  'build',
  'out',
  '_build',
  'Build',
  'cmake-build-debug',
  'cmake-build-release',
  'out/build',
  'build/Debug',
  'build/Release',
]

function buildFolder(project: Project): string | undefined {
  return FOLDERS.find(folder => project.exists(`${folder}/CTestTestfile.cmake`))
}
