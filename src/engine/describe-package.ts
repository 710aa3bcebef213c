import { printCommand } from '../frameworks/commands/parse-command.ts'
import { VERBATIM } from '../frameworks/commands/verbatim.ts'
import type { Package } from '../frameworks/project/detect-packages.ts'

/** Say in one line which framework runs the tests of a package, where, by which command, and why. */
export function describePackage({ dir, project, framework, using, why }: Package): string {
  const behind = framework.wraps === undefined ? '' : ` of ${framework.wraps.framework.name}`
  const name = framework.name === VERBATIM ? `the project's own command${behind}` : framework.name
  const [file = '', ...args] = startOf({ framework, project, using })
  // A verbatim command may have another framework for single tests.
  const [whole] =
    framework.name === VERBATIM ? framework.commands(project, { selection: { kind: 'all' }, dir: '', related: [] }) : []
  const own = whole?.args ?? args
  const command = printCommand({
    file: whole?.file ?? file,
    // Nothing follows the dashes of tox in a run of all tests.
    args: own.at(-1) === '--' ? own.slice(0, -1) : own,
    globs: (whole ?? using)?.globs ?? [],
  })
  const reason = why === undefined ? '' : `, since ${why}`
  return `Tests in ${dir === '' ? 'the project' : dir}: ${name}, run by ${command}${reason}.`
}

/**
 * Return the words that start the tests: those of the project, with what their framework adds to them, such as a goal
 * of Maven.
 */
function startOf({ framework, project, using }: Pick<Package, 'framework' | 'project' | 'using'>): readonly string[] {
  const whole = framework.manualCommand([], { project, using })
  const own = using === undefined ? [] : [...using.program, ...using.options, ...using.scope]
  return own.every(word => whole.includes(word)) ? whole : own
}
