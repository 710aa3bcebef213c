import type { TestId } from '../domain/model/test-case.ts'
import type { Invocation, Project, TestCommand, TestRequest } from './framework.ts'
import { commandOf, plainInvocation, wordsOf } from './commands/invocation.ts'
import { programName } from './commands/parse-command.ts'
import { DJANGO_RUNNER } from './reporters/django-runner.ts'
import { UNITTEST_PROGRAM, UNITTEST_PROGRAM_FILE } from './reporters/unittest-program.ts'

const RUNNER = 'fix_tests_django'

/** Program of a Django project. */
const MANAGE = 'manage.py'

/** Programs of Django, whose command `test` runs tests of unittest with Django's settings and databases. */
export const DJANGO_PROGRAMS = /^(?:manage\.py|django-admin|django)$/

/**
 * True if the folder is that of a Django project. Source:
 * https://docs.djangoproject.com/en/stable/topics/testing/overview/.
 */
export function hasDjango(project: Project): boolean {
  return isDjangoProgram(project.text(MANAGE) ?? '')
}

/** True for the text of a `manage.py` that Django wrote. */
export function isDjangoProgram(text: string): boolean {
  return /\bDJANGO_SETTINGS_MODULE\b/.test(text)
}

/** True if Django starts the tests: by the user's command, or else since it is a Django project. */
export function startsDjango(project: Project, using: Invocation | undefined): boolean {
  if (using === undefined) return hasDjango(project)
  return using.program.some(word => DJANGO_PROGRAMS.test(programName(word)))
}

/** Build the command for tests of a Django project. Its runner is the project's own, and writes a report beside. */
export function djangoCommand(
  { request, labels, index }: { request: TestRequest; labels: readonly string[]; index: number },
  by: { python: string; leftOut: readonly string[] },
): TestCommand {
  const { dir, using = djangoInvocation(by.python) } = request
  const path = `${dir}/report-${index}.xml`
  const own = using.options.flatMap(
    (word, at) => /^--testrunner(?:=(.*))?$/.exec(word)?.[1] ?? (using.options[at - 1] === '--testrunner' ? word : []),
  )
  return {
    ...commandOf(using, ['--noinput', `--testrunner=${RUNNER}.Runner`, ...labels], {
      PYTHONDONTWRITEBYTECODE: '1',
      FIX_TESTS_REPORT: path,
      ...(own[0] === undefined ? {} : { FIX_TESTS_RUNNER: own[0] }),
    }),
    pythonPaths: [dir],
    files: {
      [UNITTEST_PROGRAM_FILE]: UNITTEST_PROGRAM,
      [`${RUNNER}.py`]: DJANGO_RUNNER,
      'left_out.json': JSON.stringify(by.leftOut),
    },
    journal: `${dir}/journal`,
    report: { at: 'file', path, format: 'junit' },
  }
}

/** List the words of the command that a user types to run these tests, or all without tests. */
export function djangoWords(
  tests: readonly TestId[],
  by: { project: Project; python: string; using: Invocation | undefined },
): string[] {
  const using = by.using ?? djangoInvocation(by.python)
  const labels = new Set(tests.map(test => dottedName({ ...test, file: belowApps(test.file, by.project) })))
  return wordsOf(using, labels.size === 0 ? using.scope : [...labels])
}

/** Leave out the folders of a path that hold the apps and are no packages: `apps` in `apps/shop/tests.py`. */
function belowApps(file: string, project: Project): string {
  const parts = file.split('/')
  const isPackage = (depth: number) => project.exists([...parts.slice(0, depth + 1), '__init__.py'].join('/'))
  let first = parts.length - 1
  while (first > 0 && isPackage(first - 1)) first -= 1
  return first === parts.length - 1 ? file : parts.slice(first).join('/')
}

/**
 * Name a test as Django's runner and unittest do: `shop.tests.test_cart.CartTest.test_total`. A file without a test is
 * its module.
 */
export function dottedName({ file, suite, name }: TestId): string {
  const module = file.replace(/(?:\/__init__)?\.py$/, '').replaceAll('/', '.')
  return [module, ...suite, name].filter(part => part !== '').join('.')
}

function djangoInvocation(python: string): Invocation {
  return plainInvocation([python, MANAGE, 'test'])
}
