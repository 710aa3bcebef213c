import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches } from './commands/batches.ts'
import { commandOf } from './commands/invocation.ts'
import type { Framework, Invocation, Project, TestCommand, TestRequest } from './framework.ts'
import { djangoCommand, djangoWords, dottedName, hasDjango, startsDjango } from './django.ts'
import { nodeId, ordered, python, usesUnittest } from './pytest.ts'
import { UNITTEST_PROGRAM, UNITTEST_PROGRAM_FILE } from './reporters/unittest-program.ts'
import { UNITTEST_WARM } from './reporters/unittest-warm.ts'

const WARM = 'unittest_warm.py'

/** Source: https://docs.python.org/3/library/unittest.html#command-line-interface. */
export const unittest: Framework = {
  name: 'unittest',
  programs: /^(?:unittest|manage\.py|django-admin|django)$/,
  droppedOptions:
    /^(?:-[vqfbc]+|-v\d|--(?:verbose|quiet|failfast|buffer|catch|locals|verbosity|noinput|no-input|pdb)(?:=.*)?)$/,

  detect(project) {
    if (!usesUnittest(project)) return undefined
    return hasDjango(project) ? 'manage.py starts its tests' : 'its tests use unittest'
  },

  commands(project, request) {
    if (startsDjango(project, request.using)) return djangoCommands(project, request)
    const { program, env, discovery, names } = callOf(project, request.using)
    return selections(request, names).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      const where =
        words.length === 0 ? discovery : discovery.filter((word, at) => word === '-t' || discovery[at - 1] === '-t')
      return {
        ...commandOf(
          { program, options: [], scope: [], env },
          [`${request.dir}/${UNITTEST_PROGRAM_FILE}`, path, ...where, ...words],
          {
            PYTHONDONTWRITEBYTECODE: '1',
          },
        ),
        files: {
          [UNITTEST_PROGRAM_FILE]: UNITTEST_PROGRAM,
          'left_out.json': JSON.stringify((request.without ?? []).map(nodeId)),
        },
        journal: `${request.dir}/journal`,
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  warm(project, request) {
    const { selection, dir } = request
    // Django sets up databases for each run.
    if (startsDjango(project, request.using)) return undefined
    const [command, ...more] = unittest.commands(project, request)
    if (command === undefined || more.length > 0 || selection.kind !== 'only') return undefined
    // Each request names its tests.
    const args = command.args.slice(0, command.args.length - selection.tests.length)
    return {
      ...command,
      args: args.map(word => (word === `${dir}/${UNITTEST_PROGRAM_FILE}` ? `${dir}/${WARM}` : word)),
      files: { ...command.files, [WARM]: UNITTEST_WARM },
    }
  },

  leavesOut: 'test',

  // Our program accepts pytest's names.
  selector: nodeId,

  manualCommand(tests, { project, using }) {
    if (startsDjango(project, using)) return djangoWords(tests, { project, python: python(project), using })
    const { program, discovery, names } = callOf(project, using)
    const whole = names.length > 0 ? (using?.scope ?? []) : ['discover', ...discovery]
    return [...program, '-m', 'unittest', ...(tests.length === 0 ? whole : labelsOf(tests))]
  },
}

/** A start of unittest. */
interface Call {
  readonly program: readonly string[]
  readonly env: Invocation['env']
  /** Options of discovery: `-s`, `-p` and `-t` with their values. */
  readonly discovery: readonly string[]
  /** Files and tests that run in place of a discovery, as our program takes them. */
  readonly names: readonly string[]
}

/** Choose the interpreter, and the options of discovery from the user's command or the project's layout. */
function callOf(project: Project, using: Invocation | undefined): Call {
  // unittest discovers modules in the top folder. A test package below needs its name.
  const folder = ['tests', 'test'].find(name => project.exists(`${name}/__init__.py`))
  const usual = folder === undefined ? (['tests', 'test'].find(name => project.exists(name)) ?? '') : ''
  const shape = usual === '' || project.has(/^test[^/]*\.py$/) ? [] : ['-s', usual]
  if (using === undefined) return { program: [python(project)], env: {}, discovery: shape, names: [] }
  const at = using.program.indexOf('-m')
  const isDiscovery = using.program.includes('discover')
  const discovery = [...givenOptions(using.options), ...(isDiscovery ? positional(using.scope) : [])]
  return {
    program: at < 0 ? [python(project)] : using.program.slice(0, at),
    env: using.env,
    discovery: discovery.length > 0 ? discovery : shape,
    names: isDiscovery ? [] : namesIn(project, using.scope),
  }
}

/** Take the options of a discovery: `-s tests`, `--pattern=*_test.py`. */
function givenOptions(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const isValue = /^(?:-[spt]|--(?:start-directory|pattern|top-level-directory))$/.test(words[index - 1] ?? '')
    if (!isValue && !/^-[spt]$|^--(?:start-directory|pattern|top-level-directory)/.test(word)) return []
    return [
      word
        .replace(/^--start-directory/, '-s')
        .replace(/^--pattern/, '-p')
        .replace(/^--top-level-directory/, '-t'),
    ]
  })
}

/** `discover tests *_test.py .`: the words stand for start, pattern and top. */
function positional(words: readonly string[]): string[] {
  return words.slice(0, 3).flatMap((word, index) => [['-s', '-p', '-t'][index] ?? '', word])
}

/** Name the files and tests of a command; none if one of its words is a package, or is not known here. */
function namesIn(project: Project, words: readonly string[]): string[] {
  const names = words.flatMap(word => nameIn(project, word) ?? [])
  return names.length === words.length ? names : []
}

/** Name the file or the test of a word such as `tests.test_cart.CartTest.test_total`; undefined for a package. */
function nameIn(project: Project, word: string): string | undefined {
  if (word.endsWith('.py')) return word
  const parts = word.split('.')
  const depth = parts.findIndex((_, index) => project.exists(`${parts.slice(0, index + 1).join('/')}.py`)) + 1
  return depth === 0 ? undefined : [`${parts.slice(0, depth).join('/')}.py`, ...parts.slice(depth)].join('::')
}

function selections({ selection, related }: TestRequest, names: readonly string[]): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[...names]]
    case 'only':
      return batches(ordered(selection.tests, selection.seed), nodeId).map(tests => tests.map(nodeId))
    case 'affected':
      return affectedTests(selection.tests, related)
  }
}

function djangoCommands(project: Project, request: TestRequest): TestCommand[] {
  const leftOut = (request.without ?? []).map(nodeId)
  return selections(request, request.using?.scope ?? []).map((labels, index) =>
    djangoCommand({ request, labels: [...new Set(labels)], index }, { python: python(project), leftOut }),
  )
}

function labelsOf(tests: readonly TestId[]): string[] {
  return [...new Set(tests.map(dottedName))]
}
