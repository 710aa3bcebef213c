import type { Framework, Invocation } from '../framework.ts'
import { grouped } from './option-values.ts'

/**
 * Leave out the options of the project's command that ours repeat, with their values, for a runner that takes an option
 * once: it refuses to start if one comes twice, or joins the two values.
 */
export function withoutRepeated(
  using: Invocation,
  words: readonly string[],
  { name, repeatable }: Pick<Framework, 'name' | 'repeatable'>,
): Invocation {
  const ours = words.filter(word => word.startsWith('-') && repeatable?.test(word) !== true).map(optionName)
  const kept = grouped(name, using.options).filter(([word = '']) => !ours.some(our => isSame(our, optionName(word))))
  return { ...using, options: kept.flat() }
}

/** Name an option without its value: `--no-pass-with-no-tests` and `--passWithNoTests` are one. */
function optionName(word: string): string {
  const [name = ''] = word.split('=', 1)
  return name
    .replace(/^--?(?:no-)?/, '')
    .replaceAll('-', '')
    .toLowerCase()
}

/** True for two options of one setting: `sequence.shuffle` sets all of what is below it. */
function isSame(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}
