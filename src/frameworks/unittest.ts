import type { TestId } from '../domain/model/test-case.ts'
import { affectedTests, batches } from './commands/batches.ts'
import { commandOf } from './commands/invocation.ts'
import { type Framework, type Invocation, type Project, type TestRequest } from './framework.ts'
import { nodeId, ordered, python, usesUnittest } from './pytest.ts'
import { UNITTEST_PROGRAM } from './reporters/unittest-program.ts'
import { UNITTEST_WARM } from './reporters/unittest-warm.ts'

const PROGRAM = 'unittest_report.py'
const WARM = 'unittest_warm.py'

/** Source: https://docs.python.org/3/library/unittest.html#command-line-interface. */
export const unittest: Framework = {
  name: 'unittest',
  programs: /^unittest$/,
  droppedOptions: /^(?:-[vqfbc]+|--(?:verbose|quiet|failfast|buffer|catch|locals))$/,

  detect: project => (usesUnittest(project) ? 'its tests use unittest' : undefined),

  commands(project, request) {
    const { program, env, discovery } = callOf(project, request.using)
    return selections(request).map((words, index) => {
      const path = `${request.dir}/report-${index}.xml`
      const where =
        words.length === 0 ? discovery : discovery.filter((word, at) => word === '-t' || discovery[at - 1] === '-t')
      return {
        ...commandOf(
          { program, options: [], scope: [], env },
          [`${request.dir}/${PROGRAM}`, path, ...where, ...words],
          {
            PYTHONDONTWRITEBYTECODE: '1',
          },
        ),
        files: { [PROGRAM]: UNITTEST_PROGRAM, 'left_out.json': JSON.stringify((request.without ?? []).map(nodeId)) },
        journal: `${request.dir}/journal`,
        report: { at: 'file', path, format: 'junit' },
      }
    })
  },

  warm(project, request) {
    const { selection, dir } = request
    const [command, ...more] = unittest.commands(project, request)
    if (command === undefined || more.length > 0 || selection.kind !== 'only') return undefined
    // Each request names its tests.
    const args = command.args.slice(0, command.args.length - selection.tests.length)
    return {
      ...command,
      args: args.map(word => (word === `${dir}/${PROGRAM}` ? `${dir}/${WARM}` : word)),
      files: { ...command.files, [WARM]: UNITTEST_WARM },
    }
  },

  leavesOut: 'test',

  // Our program accepts pytest's names.
  selector: nodeId,

  manualCommand(tests, { project, using }) {
    const { program, discovery } = callOf(project, using)
    return [
      ...program,
      '-m',
      'unittest',
      ...(tests.length === 0 ? ['discover', ...discovery] : new Set(tests.map(dotted))),
    ]
  },
}

/** Choose the interpreter, and the options of discovery from the user's command or the project's layout. */
function callOf(
  project: Project,
  using: Invocation | undefined,
): { program: readonly string[]; env: Invocation['env']; discovery: readonly string[] } {
  // unittest discovers modules in the top folder. A test package below needs its name.
  const folder = ['tests', 'test'].find(name => project.exists(`${name}/__init__.py`))
  const usual = folder === undefined ? (['tests', 'test'].find(name => project.exists(name)) ?? '') : ''
  const shape = usual === '' || project.has(/^test[^/]*\.py$/) ? [] : ['-s', usual]
  if (using === undefined) return { program: [python(project)], env: {}, discovery: shape }
  // `python -m unittest discover -s tests -t .`: pass on the words after "discover".
  const at = using.program.indexOf('-m')
  const words = [...using.options, ...using.scope].filter(word => word !== 'discover')
  const discovery = words.flatMap((word, index) => {
    const before = words[index - 1] ?? ''
    return /^-[spt]$|^--(?:start-directory|pattern|top-level-directory)/.test(word) || /^-[spt]$/.test(before)
      ? [
          word
            .replace(/^--start-directory/, '-s')
            .replace(/^--pattern/, '-p')
            .replace(/^--top-level-directory/, '-t'),
        ]
      : []
  })
  return {
    program: at < 0 ? [python(project)] : using.program.slice(0, at),
    env: using.env,
    discovery: discovery.length > 0 ? discovery : shape,
  }
}

function selections({ selection, related }: TestRequest): string[][] {
  switch (selection.kind) {
    case 'all':
      return [[]]
    case 'only':
      return batches(ordered(selection.tests, selection.seed), nodeId).map(tests => tests.map(nodeId))
    case 'affected':
      return affectedTests(selection.tests, related)
  }
}

function dotted(test: TestId): string {
  return [test.file.replace(/\.py$/, '').replaceAll('/', '.'), ...test.suite, test.name]
    .filter(part => part !== '')
    .join('.')
}
