import type { TestId } from '../domain/model/test-case.ts'
import { batches, filesOf } from './batches.ts'
import { commandOf, plainInvocation } from './invocation.ts'
import { buildFailure } from './build-failure.ts'
import { type Framework, type Project, type TestRequest } from './framework.ts'

/** Source: https://docs.phpunit.de/en/12.0/textui.html; `--filter` as src/Runner/Filter/NameFilterIterator.php reads it. */
export const phpunit: Framework = {
  name: 'phpunit',
  programs: /^(?:phpunit|simple-phpunit|paratest|phpunit\.phar)$/,
  drops: /^--(?:log-junit|colors|testdox|stop-on-\w+|filter|coverage-[\w-]+|no-logging|order-by|random-order-seed)\b/,

  detect(project) {
    const config = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].find(project.exists)
    return (
      config ??
      (/"phpunit\/phpunit"/.test(project.text('composer.json') ?? '')
        ? 'composer.json requires phpunit/phpunit'
        : undefined)
    )
  },

  commands(project, request) {
    const using = request.using ?? plainInvocation([program(project)])
    return selections(project, request).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      return {
        ...commandOf(using, ['--colors=never', '--log-junit', path, ...words]),
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  selector: test => test.file,

  byHand: tests => ['vendor/bin/phpunit', '--filter', filter(tests)],

  failedBuild(output) {
    // A file that cannot be loaded ends the whole run; PHPUnit 10 and later put it into words of their own.
    const found =
      /^(?:PHP )?(?:Fatal error|Parse error): +(?:Uncaught )?(?<message>.+)$|^Message: +(?<told>.+)\nLocation: .+$/m.exec(
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
      // What kept everything from running stands for all of it.
      if (selection.tests.some(({ suite, name }) => suite.length === 0 && name === '')) return [order(selection.seed)]
      return batches(
        selection.tests.flatMap(test => withProducers(test, project)),
        pattern,
        60_000,
      ).map(tests => {
        const files = filesOf(tests)
        // PHPUnit 9 takes one path and passes over all others in silence.
        return [...order(selection.seed), '--filter', filter(tests), ...(files.length === 1 ? files : [])]
      })
    case 'affected':
      return [[]]
  }
}

/** A test with those that it depends on, by the text of its file: without them it would be skipped. */
function withProducers(test: TestId, project: Project): TestId[] {
  const text = project.text(test.file) ?? ''
  const found = new Map<string, TestId>([[test.name, test]])
  for (const { name } of found.values()) {
    const method = /^\w+/.exec(name)?.[0] ?? ''
    // What stands between the end of what comes before and the method: its comment and its attributes.
    const head = new RegExp(`([^{};]*)\\bfunction +${method}\\b`).exec(text)?.[1] ?? ''
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

/** Matched against class, `::` and name with its data set. A class whose set-up failed has no name: all of it runs. */
function pattern(test: TestId): string {
  const name = test.name === '' ? '' : escaped(test.name)
  return `${escaped(`${test.suite[0] ?? ''}::`)}${name === '' ? '.*' : name}`
}

/** Each byte that may have a meaning as its number. */
function escaped(text: string): string {
  return text.replace(
    /[^\w \u0080-\uffff]/g,
    character => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
}

function program(project: Project): string {
  return (
    ['vendor/bin/phpunit', 'vendor/bin/simple-phpunit', 'bin/phpunit', 'phpunit.phar'].find(project.exists) ?? 'phpunit'
  )
}

function order(seed: number | undefined): string[] {
  return seed === undefined ? [] : ['--order-by=random', `--random-order-seed=${seed}`]
}
