import type { TestId } from '../domain/model/test-case.ts'
import { batches, filesOf } from './commands/batches.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { buildFailure } from './commands/build-failure.ts'
import { type Framework, type Project, type TestRequest } from './framework.ts'

/**
 * PHPUnit, and Pest, which has its options. Source: https://docs.phpunit.de/en/12.0/textui.html;
 * src/Runner/Filter/NameFilterIterator.php for `--filter`, in both of them.
 */
export const phpunit: Framework = {
  name: 'phpunit',
  programs: /^(?:pest|phpunit|simple-phpunit|paratest|phpunit\.phar)$/,
  droppedOptions:
    /^--(?:log-junit|colors|testdox|stop-on-\w+|coverage(?:-[\w-]+)?|min|exactly|no-logging|order-by|random-order-seed|bail|retry|dirty|compact|profile)\b/,
  nameFilters: /^--(?:exclude-)?filter(?:=|$)/,

  detect(project) {
    const config = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].find(project.exists)
    const required = /"(phpunit\/phpunit|pestphp\/pest)"/.exec(project.text('composer.json') ?? '')?.[1]
    return config ?? (required === undefined ? undefined : `composer.json requires ${required}`)
  },

  commands(project, request) {
    const using = startFor(phpunit, request) ?? plainInvocation([program(project)])
    return selections(project, request).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      return {
        ...commandOf(using, ['--colors=never', '--log-junit', path, ...words]),
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  selector: test => test.file,

  manualCommand(tests, { project, using = plainInvocation([program(project)]) }) {
    const request = manualRequest(tests, using)
    return wordsOf(startFor(phpunit, request) ?? using, selections(project, request)[0] ?? [])
  },

  failedBuild(output) {
    // A file that cannot be loaded ends the whole run. PHPUnit 10 and later print their own message.
    const found =
      /^(?:PHP )?(?:Fatal error|Parse error): +(?:Uncaught )?(?<message>\S.*)$|^Message: +(?<told>\S.*)\nLocation: .+$/m.exec(
        output,
      )
    const { message, told = '' } = found?.groups ?? {}
    return found === null
      ? []
      : [
          buildFailure('phpunit', {}, [
            { message: message ?? told, text: output.slice(found.index, found.index + 4_000) },
          ]),
        ]
  },
}

function selections(project: Project, { selection, using }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...order(selection.seed), ...(using?.scope ?? [])]]
    case 'only':
      // A failure that stopped the whole run stands for all tests.
      if (selection.tests.some(({ suite, name }) => suite.length === 0 && name === '')) return [order(selection.seed)]
      return batches(
        selection.tests.flatMap(test => withProducers(test, project)),
        pattern,
        60_000,
      ).map(tests => {
        const files = filesOf(tests)
        // PHPUnit 9 accepts one path and silently ignores all others.
        return [...order(selection.seed), '--filter', filter(tests), ...(files.length === 1 ? files : [])]
      })
    case 'affected':
      return [[]]
  }
}

/** Add the tests that a test depends on, from the text of its file. Without them PHPUnit skips it. */
function withProducers(test: TestId, project: Project): TestId[] {
  const text = project.text(test.file) ?? ''
  const found = new Map<string, TestId>([[test.name, test]])
  for (const { name } of found.values()) {
    const method = /^\w+/.exec(name)?.[0] ?? ''
    // The comment and the attributes of the method: the text since the end of the code before it.
    const head = new RegExp(`(?<=^|[{};])([^{};]*)\\bfunction +${method}\\b`).exec(text)?.[1] ?? ''
    for (const [, producer = ''] of head.matchAll(
      /(?:@depends +(?:(?:clone|shallowClone) +)?|\bDepends\w*\(['"])(\w+)/g,
    )) {
      if (!found.has(producer)) found.set(producer, { ...test, name: producer })
    }
  }
  return [...found.values()]
}

function filter(tests: readonly TestId[]): string {
  return `/^(?:${[...new Set(tests.map(pattern))].join('|')})\\z/`
}

/**
 * Build a pattern for class, `::` and name with its data set. A class whose set-up failed has no name: all of it runs.
 */
function pattern(test: TestId): string {
  const name = test.name === '' ? '' : escaped(test.name)
  return `${escaped(`${test.suite[0] ?? ''}::`)}${name === '' ? '.*' : name}`
}

/** Write each special byte as its number. */
function escaped(text: string): string {
  return text.replace(
    /[^\w \u0080-\uffff]/g,
    character => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
}

function program(project: Project): string {
  // PHPUnit itself does not find the tests of Pest.
  const names = ['vendor/bin/pest', 'vendor/bin/phpunit', 'vendor/bin/simple-phpunit', 'bin/phpunit', 'phpunit.phar']
  return names.find(project.exists) ?? 'phpunit'
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--order-by=random', `--random-order-seed=${seed}`]
}
