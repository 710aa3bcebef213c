import type { TestCase, TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches } from './commands/batches.ts'
import { commandOf, manualRequest, plainInvocation, wordsOf } from './commands/invocation.ts'
import { startFor } from './commands/own-options.ts'
import { hasDjango, isDjangoProgram } from './django.ts'
import { djangoScript } from './project/usual-commands.ts'
import { buildFailure } from './commands/build-failure.ts'
import { PYTEST_LEAVE_OUT } from './reporters/pytest-leave-out.ts'
import { PYTEST_WARM } from './reporters/pytest-warm.ts'
import { runningTests } from './commands/running-tests.ts'
import { type Framework, type Project, type TestCommand, type TestRequest } from './framework.ts'

const CONFIGS: readonly (readonly [file: string, mark: RegExp])[] = [
  ['pytest.ini', /^/],
  ['.pytest.ini', /^/],
  ['conftest.py', /^/],
  ['tests/conftest.py', /^/],
  ['pyproject.toml', /pytest/],
  ['tox.ini', /pytest/],
  ['setup.cfg', /pytest/],
  ['requirements.txt', /^pytest\b/m],
  ['requirements-dev.txt', /^pytest\b/m],
]

const LEAVE_OUT = 'fix_tests_leave_out'
const WARM = 'fix_tests_warm'

/** Source: https://docs.pytest.org/en/stable/how-to/usage.html, and `--junit-xml` in its reference. */
export const pytest: Framework = {
  name: 'pytest',
  programs: /^(?:pytest|py\.test)$/,
  droppedOptions:
    /^(?:--(?:junit-?xml|junit-?prefix|maxfail|cov|no-cov|lf|ff|last-failed|failed-first|sw|stepwise|color)\b|-x$|--exitfirst$|-q+$|-v+$)/,
  // Those of pytest-split and pytest-shard.
  partOptions: /^--(?:splits|group|num-shards|shard-id)(?:=|$)/,

  detect(project) {
    const config = CONFIGS.find(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file))?.[0]
    if (config !== undefined) return config
    if (hasDjango(project)) return mentionsPytest(project) ? 'its requirements or its tests name pytest' : undefined
    const isGuess =
      project.has(/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/) && !usesUnittest(project) && !holdsDjango(project)
    return isGuess && (!needsDjango(project) || mentionsPytest(project))
      ? 'there are files named like tests'
      : undefined
  },

  commands(project, request) {
    const using = startFor(pytest, request, isWholeSuite) ?? plainInvocation([python(project), '-m', 'pytest'])
    const leftOut = leavingOut(request)
    return selections(request).map((chosen, index) => {
      const path = `${request.dir}/report-${index}.xml`
      // Only the family xunit1 names the file of each test. The cache would write into the workspace.
      const reporting = [
        `--junit-xml=${path}`,
        '--junit-prefix=',
        '-o',
        'junit_family=xunit1',
        '-p',
        'no:cacheprovider',
        '--color=no',
        '-v',
        '--maxfail=0',
      ]
      return {
        ...commandOf(using, [...reporting, ...leftOut.words, ...chosen], { PYTHONDONTWRITEBYTECODE: '1' }),
        ...leftOut.rest,
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  warm(project, request) {
    const [command, ...more] = pytest.commands(project, request)
    if (command === undefined || more.length > 0) return undefined
    return {
      ...command,
      args: [...command.args, '-p', WARM],
      pythonPaths: [request.dir],
      files: { [`${WARM}.py`]: PYTEST_WARM },
    }
  },

  leavesOut: 'test',

  // With -v pytest prints the name of a test when it starts, and its result behind it.
  running: output => runningTests(output),

  selector: nodeId,

  manualCommand(tests, { project, using = plainInvocation([python(project), '-m', 'pytest']) }) {
    const start = startFor(pytest, manualRequest(tests, using), isWholeSuite) ?? using
    return wordsOf(start, tests.length === 0 ? using.scope : words(tests))
  },

  failedBuild(output): TestCase[] {
    // pytest collects nothing and writes no report if it cannot load a conftest.py above the tests.
    const text = /^ImportError while loading conftest [^]*/m.exec(output)?.[0]
    if (text === undefined) return []
    const message = /^E +(\w[\w.]*(?:Error|Exception|Warning)\b.*)$/m.exec(text)?.[1] ?? text.split('\n')[0] ?? ''
    return [buildFailure('pytest', {}, [{ message, text }])]
  },
}

function selections({ selection, using, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...EACH, ...(using?.scope ?? [])]]
    case 'only':
      // Reset the project's own options: its marks and expressions would deselect tests. The order of the words is the
      // order of the tests.
      return batches(ordered(selection.tests, selection.seed), nodeId).map(tests => [
        ...EACH,
        '-k',
        '',
        '-m',
        '',
        '-p',
        'no:randomly',
        ...words(tests),
      ])
    case 'affected':
      return affectedTests(selection.tests, related).map(files => [...EACH, ...files])
  }
}

/** A module that cannot be imported must not hide the others. */
const EACH = ['--continue-on-collection-errors']

/** Name the tests. Beside a file, pytest 8 runs only a test of it that is named too; and "" selects the whole suite. */
function words(tests: readonly TestId[]): string[] {
  const whole = new Set(tests.filter(isWholeFile).map(({ file }) => file))
  if (whole.has('')) return []
  return [...new Set(tests.filter(test => !whole.has(test.file) || test.name === '').map(nodeId))]
}

/** Leave tests out. A module that hangs while it is loaded is ignored as a file. */
function leavingOut({ without = [], dir }: TestRequest): {
  words: string[]
  rest: Pick<TestCommand, 'files' | 'pythonPaths'>
} {
  const ignored = without.filter(isWholeFile).map(({ file }) => `--ignore=${file}`)
  const tests = without.filter(test => !isWholeFile(test))
  if (tests.length === 0) return { words: ignored, rest: {} }
  const files = { [`${LEAVE_OUT}.py`]: PYTEST_LEAVE_OUT, 'left_out.json': JSON.stringify(tests.map(nodeId)) }
  return { words: ['-p', LEAVE_OUT, ...ignored], rest: { files, pythonPaths: [dir] } }
}

function isWholeFile({ suite, name }: TestId): boolean {
  return name === '' && suite.length === 0
}

function isWholeSuite(test: TestId): boolean {
  return test.file === '' && isWholeFile(test)
}

/** Name a test as `tests/test_a.py::TestB::test_c[1-2]`. A module that could not be collected is named by its file. */
export function nodeId(test: TestId): string {
  return [test.file, ...test.suite, test.name].filter(part => part !== '').join('::')
}

/** Order the tests by a seed: an odd seed reverses them. */
export function ordered<T>(tests: readonly T[], seed: number | undefined): readonly T[] {
  return seed !== undefined && seed % 2 === 1 ? tests.toReversed() : tests
}

export function python(project: Project): string {
  const environments = ['.venv/bin/python', 'venv/bin/python', '.venv/Scripts/python.exe', 'venv/Scripts/python.exe']
  return environments.find(project.exists) ?? (process.platform === 'win32' ? 'python' : 'python3')
}

/** True if the project's tests use unittest, by which they can be started, and no setting asks for pytest. */
export function usesUnittest(project: Project): boolean {
  const settings = CONFIGS.some(([file, mark]) => mark.test(project.text(file) ?? '\0') && project.exists(file))
  if (settings || mentionsPytest(project)) return false
  if (hasDjango(project)) return true
  if (needsDjango(project) || holdsDjango(project)) return false
  return project.sample(TEST_FILES).some(text => /\bunittest\b/.test(text))
}

/** True for a folder around a Django project, whose tests are those that manage.py starts. */
function holdsDjango(project: Project): boolean {
  return project.has(/^[^/]+\/manage\.py$/) && project.sample(/^[^/]+\/manage\.py$/).some(isDjangoProgram)
}

/** True for tests that need Django's settings and databases, where nothing but a command of the project sets it up. */
export function needsDjango(project: Project): boolean {
  const texts = project.sample(TEST_FILES)
  return djangoScript(project) !== undefined || texts.some(text => /^\s{0,8}(?:from|import) django\b/m.test(text))
}

const TEST_FILES = /(?:^|\/)test[^/]*\.py$/

/** Files that name what the tests need. */
const REQUIREMENTS =
  /^(?:Pipfile|[\w.-]{0,40}requirements[\w.-]{0,40}\.(?:txt|in)|requirements\/[\w.-]{1,60}\.(?:txt|in))$/

function mentionsPytest(project: Project): boolean {
  return (
    project.sample(TEST_FILES).some(text => /\bpytest\b/.test(text)) ||
    project.has(/^[^/]+\/conftest\.py$/) ||
    project.sample(REQUIREMENTS).some(text => /^\s{0,9}["']?pytest\b/m.test(text))
  )
}
