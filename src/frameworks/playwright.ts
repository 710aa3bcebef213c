import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches, filesOf } from './commands/batches.ts'
import { escapeTitle } from './commands/title-pattern.ts'
import { nodeProgram, declaredPackages } from './project/node-package.ts'
import { commandOf, manualRequest } from './commands/invocation.ts'
import { appended } from './commands/option-values.ts'
import { startFor } from './commands/own-options.ts'
import { type Framework, type TestRequest } from './framework.ts'

/** Source: https://playwright.dev/docs/test-cli, and _grepTitleWithTags of packages/playwright/src/common/test.ts. */
export const playwright: Framework = {
  name: 'playwright',
  programs: /^playwright$/,
  droppedOptions: /^(?:--(?:reporter|headed|ui|debug|max-failures|last-failed|only-changed|trace)\b|-x$)/,
  nameFilters: /^(?:-(?:g|gv|G)|--grep(?:-invert)?)(?:=|$)/,
  partOptions: /^--shard(?:=|$)/,

  detect(project) {
    const config = ['ts', 'js', 'mts', 'mjs', 'cjs', 'cts']
      .map(ending => `playwright.config.${ending}`)
      .find(project.exists)
    return (
      config ??
      (declaredPackages(project).has('@playwright/test') ? 'package.json depends on @playwright/test' : undefined)
    )
  },

  commands(project, request) {
    const using = startFor(playwright, request) ?? nodeProgram(project, 'playwright')
    const program = { ...using, program: [...using.program, 'test'] }
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.json`
      return {
        // A run without tests is no error of its own beside a file that cannot be loaded.
        ...commandOf(
          program,
          [
            '--reporter=list,json',
            `--output=${request.dir}/output-${index}`,
            '--pass-with-no-tests',
            '--max-failures=0',
            ...words,
          ],
          {
            PLAYWRIGHT_JSON_OUTPUT_FILE: path,
            PLAYWRIGHT_JSON_OUTPUT_NAME: path,
            PLAYWRIGHT_HTML_OPEN: 'never',
          },
        ),
        report: { at: 'file', path, format: 'playwright-json' },
      }
    })
  },

  selector: test => test.file,

  manualCommand(tests, { project, using = nodeProgram(project, 'playwright') }) {
    const program = [...using.program, 'test']
    const request = manualRequest(tests, using)
    const [words = []] = selections(request)
    return [...program, ...appended('playwright', startFor(playwright, request)?.options ?? [], words)]
  },
}

function selections({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...(using?.scope ?? [])]]
    case 'only':
      return batches(selection.tests, pattern, 60_000).map(tests => {
        const wholeFiles = tests.some(test => test.name === '')
        // Without the slashes the pattern would ignore case.
        return [...(wholeFiles ? [] : ['--grep', `/${tests.map(pattern).join('|')}/`]), ...files(filesOf(tests))]
      })
    case 'affected':
      return affectedTests(selection.tests, related).map(files)
  }
}

/** Escape paths: arguments are regular expressions for the absolute path. */
function files(paths: readonly string[]): string[] {
  return paths.map(path => `/${escapeTitle(path)}$`.replaceAll('\\/', '/'))
}

/**
 * Build a pattern for the project's name, the file, the describe blocks, the title and the tags, joined by spaces. The
 * first part of the suite may be a project or a describe block; the pattern accepts both.
 */
function pattern(test: TestId): string {
  const file = anyEnd(test.file)
  // A describe block without a title adds nothing.
  const [first, ...rest] = [...test.suite, test.name].filter(part => part !== '').map(escapeTitle)
  const plain = `^(?:.* )?${[file, first, ...rest].join(TAGS)}`
  const within = rest.length === 0 ? plain : `(?:^ ?${first} ${[file, ...rest].join(TAGS)}|${plain})`
  return `${within}(?: @\\S+)*$`
}

/** Tags come after the title of their describe block or test. */
const TAGS = '(?: @\\S+)* '

/** Build a pattern for a file or the end of its path: the folder of the tests is unknown. */
function anyEnd(file: string): string {
  const [last = '', ...above] = file.split('/').map(escapeTitle).toReversed()
  return (
    above.reduce(
      (inner, folder, index) => (index === 0 ? `(?:${folder}\\/)?` : `(?:(?:${folder}\\/)?${inner.slice(3)}`),
      '',
    ) + last
  )
}
