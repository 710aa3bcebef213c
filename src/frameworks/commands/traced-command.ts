import { posix } from 'node:path'
import { PYTEST_TRACE, PYTHON_WATCH, TRACE_PRELOAD } from '../reporters/tracers.ts'
import type { Framework, Invocation, Project, TestCommand } from '../framework.ts'
import { wordsOfFolder } from './go-words.ts'
import { hasJacoco, JACOCO_REPORTS, withJacoco } from '../jacoco.ts'

const PLUGIN = 'fix_tests_trace'
/** The name by which the plugin and our program of unittest import it. */
const WATCH = 'fix_tests_watch'
const PRELOAD = 'node_modules/trace-preload.cjs'

/** Frameworks whose tests run in Node.js, which counts the calls of each function by itself. */
const ON_NODE = /^(?:vitest|jest|mocha|ava|tap|jasmine|uvu|tape|node)$/

const ON_PYTHON = /^(?:pytest|unittest)$/

const ON_JVM = /^(?:maven|gradle)$/

/**
 * Say where traced runs of a project write beside their folder, as patterns of its files.
 * @returns undefined if its runs cannot note which functions ran
 */
export function traceFiles(
  { framework: { name }, using }: { framework: Pick<Framework, 'name'>; using?: Invocation | undefined },
  project: Pick<Project, 'text'>,
): readonly string[] | undefined {
  if (ON_JVM.test(name) && !hasJacoco(name, project, using)) return undefined
  if (name === 'maven') return JACOCO_REPORTS
  return name === 'gradle' || name === 'go' || ON_NODE.test(name) || ON_PYTHON.test(name) ? [] : undefined
}

/**
 * Have a command note which functions ran, as files in a folder. Such a run never judges: it may be slower, and a test
 * may notice.
 * @param to.folder absolute path, in the run's directory
 * @param to.index number of the command in the run
 * @param to.lines true to note lines, too, where the runtime does not do so in any case
 */
export function tracedCommand(
  command: TestCommand,
  to: { framework: string; dir: string; folder: string; index: number; lines: boolean },
): TestCommand {
  const { framework, dir, folder, index, lines } = to
  if (framework === 'vitest') return tracedNode({ ...command, args: inProcesses(command.args) }, { dir, folder })
  if (ON_NODE.test(framework)) return tracedNode(command, { dir, folder })
  if (ON_JVM.test(framework)) return withJacoco(command, to)
  if (framework === 'go') {
    // The folder of the run stands in that of the package.
    const [run, of] = [posix.basename(dir), posix.basename(posix.dirname(dir))]
    return { ...command, args: withGoProfile(command.args, `${folder}/go-${of}-${run}-${index}.out`) }
  }
  if (!ON_PYTHON.test(framework)) return command
  const isPytest = framework === 'pytest'
  const python = posix.join(dir, 'trace')
  return {
    ...command,
    env: { ...command.env, FIX_TESTS_TRACES: folder, ...(lines ? { FIX_TESTS_TRACE_LINES: '1' } : {}) },
    appendedEnv: { ...command.appendedEnv, ...(isPytest ? { PYTEST_ADDOPTS: `-p ${PLUGIN}` } : {}) },
    pythonPaths: [python, ...(command.pythonPaths ?? [])],
    files: {
      ...command.files,
      [`trace/${WATCH}.py`]: PYTHON_WATCH,
      ...(isPytest ? { [`trace/${PLUGIN}.py`]: PYTEST_TRACE } : {}),
    },
  }
}

/**
 * vitest ends threads at once, and what ran there would be lost. It takes the option once. Source:
 * https://vitest.dev/config/#pool.
 */
function inProcesses(args: readonly string[]): string[] {
  const others = args.filter((word, at) => !/^--pool(?:=|$)/.test(word) && args[at - 1] !== '--pool')
  return [...others, '--pool=forks']
}

function tracedNode(command: TestCommand, { dir, folder }: { dir: string; folder: string }): TestCommand {
  const preload = `--require "${posix.join(dir, PRELOAD).replace(/["\\]/g, '\\$&')}"`
  const { NODE_OPTIONS: options } = command.appendedEnv ?? {}
  return {
    ...command,
    env: { ...command.env, NODE_V8_COVERAGE: folder },
    appendedEnv: { ...command.appendedEnv, NODE_OPTIONS: options === undefined ? preload : `${options} ${preload}` },
    files: { ...command.files, [PRELOAD]: TRACE_PRELOAD },
  }
}

/** Count the runs of each block in all packages of the module, not only in that of the test. */
function withGoProfile(args: readonly string[], profile: string): string[] {
  const behind = args.indexOf('test') + 1
  const at = behind + wordsOfFolder(args.slice(behind))
  return [...args.slice(0, at), `-coverprofile=${profile}`, '-covermode=count', '-coverpkg=./...', ...args.slice(at)]
}
