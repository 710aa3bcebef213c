import { checkoutIn, defaultsOf, directoryFrom, stepDirectory } from '../config/step-directory.ts'
import { scalarText, type YamlMap } from '../config/workflow-file.ts'
import { shellLine } from '../domain/text/shell-words.ts'
import { splitSequence } from '../frameworks/commands/project-script.ts'

/** A command of a step, and where it runs. */
export interface StepCommand {
  readonly text: string
  /** Directory relative to the repository's top; undefined if it is not known. */
  readonly directory: string | undefined
}

/** List the commands of a step; of one that needs more of a shell, its lines. */
export function commandsIn(step: YamlMap): string[] {
  const joined = (scalarText(step.run) ?? '').replaceAll(/\\\n\s*/g, ' ').replaceAll(/(&&|\|)[ \t]{0,20}\n\s*/g, '$1 ')
  const run = withoutTexts(joined)
  const lines = run.split('\n').map(line => line.trim())
  return splitSequence(run) ?? lines.filter(line => line !== '' && !line.startsWith('#'))
}

/** Leave out the lines that a command reads as its input: those between `<<END` and `END`. */
function withoutTexts(run: string): string {
  let end: string | undefined
  const lines = run.split('\n').filter(line => {
    if (end === undefined) {
      end = /(?<!<)<<-?\s{0,5}(["']?)(\w{1,100})\1/.exec(line)?.[2]
      return true
    }
    if (line.trim() === end) end = undefined
    return false
  })
  return lines.join('\n')
}

/** A job, its file, and the values that its expressions have. */
export interface JobOfSteps {
  readonly top: YamlMap
  readonly job: YamlMap
  readonly steps: readonly YamlMap[]
  /** Replaces expressions whose values are known. */
  readonly fill: (text: string) => string
}

/** List the commands of a step with the directory of each, by the changes of it that are commands of their own. */
export function placedCommands({ top, job, steps, fill }: JobOfSteps, index: number): StepCommand[] {
  const step = steps[index] ?? {}
  const placed: StepCommand[] = []
  const checkout = checkoutIn(steps.slice(0, index))
  let directory = stepDirectory([step, defaultsOf(job), defaultsOf(top)], { checkout, fill })
  for (const text of commandsIn(step).flatMap(partsOf)) {
    const path = CD.exec(text)?.[1]
    if (path === undefined) placed.push({ text, directory })
    if (path !== undefined) directory = directory === undefined ? undefined : changed(directory, fill(path))
    else if (MOVES.test(text)) directory = undefined
  }
  return placed
}

/** A change of the directory as a command of its own. */
const CD = /^cd(?: +(\S.*))?$/

/** Commands that may leave the shell in another directory. What stands in parentheses does not. */
const MOVES = /^(?!\().*\b(?:cd|pushd|popd)(?:\s|$)/

/** Split `cd web && npm ci` into its commands. */
function partsOf(line: string): string[] {
  const [, change, rest] = /^(cd +[^\s;&|]+) *(?:&&|;) *(\S.*)$/.exec(line) ?? []
  if (change === undefined || rest === undefined) return splitSequence(line) ?? [line]
  return [change, ...(splitSequence(rest) ?? [rest])]
}

function changed(directory: string, target: string): string | undefined {
  const { words, operator } = shellLine(target)
  const [path, ...more] = words
  return path === undefined || more.length > 0 || operator !== undefined || /^-|\$/.test(path)
    ? undefined
    : directoryFrom(directory, path)
}
