import { plainEnvironment } from '../config/workflow-file.ts'
import { shellLine, shellWord } from '../domain/text/shell-words.ts'

type Values = Readonly<Record<string, string>>

/** Variables of a step of CI. */
export interface StepVariables {
  /** Those that the step sets for itself. */
  readonly own: Values
  /** All that the workflow, the job and the step set. */
  readonly all: Values
  /** Names of its own ones whose values are not known. */
  readonly leftOut: readonly string[]
}

/**
 * Read the variables of a step.
 * @param levels the `env` of its surroundings, the outermost first, and its own one
 */
export function stepVariables(levels: readonly unknown[], fill: (text: string) => string): StepVariables {
  const { env: own, leftOut } = plainEnvironment(levels.slice(-1), fill)
  return { own, all: plainEnvironment(levels, fill).env, leftOut }
}

/** Variables that a machine of GitHub has for each step. */
const OF_MACHINE = /^(?:HOME|PATH|PWD|USER|SHELL|LANG|CI|(?:GITHUB|RUNNER)_\w{1,50})$/

/** Find a variable of the shell whose value a text needs, and that neither the machine, nor CI, nor the text sets. */
export function unsetVariable(text: string, { all }: StepVariables): string | undefined {
  const own = new Set(
    [...text.matchAll(/\b(\w{1,100})\+?=|\bfor (\w{1,100}) in\b/g)].map(([, set, each]) => set ?? each),
  )
  const used = [...text.matchAll(/\$\{?([A-Za-z_]\w{0,99})/g)].map(([, name = '']) => name)
  return used.find(name => !OF_MACHINE.test(name) && !own.has(name) && !Object.hasOwn(all, name))
}

/** Choose the variables that a command needs without its workflow and job: its own ones, and those that it names. */
export function neededBy(text: string, { own, all }: StepVariables): Values {
  const named = new Set([...text.matchAll(/\$\{?([A-Za-z_]\w{0,99})/g)].map(([, name]) => name))
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(own, name) || named.has(name)))
}

/** Write a command with the variables that it needs, for a shell. */
export function withVariables(text: string, needed: Values): string {
  const settings = Object.entries(needed).map(([name, value]) => `${name}=${shellWord(value)}`)
  if (settings.length === 0) return text
  // A shell replaces a variable before it starts the command that has it.
  const isPlain = shellLine(text).operator === undefined && !Object.keys(needed).some(name => text.includes(name))
  return isPlain ? `${settings.join(' ')} ${text}` : `(export ${settings.join(' ')} && ${text})`
}
