import type { TestId } from '../../domain/model/test-case.ts'
import type { Framework, Invocation, TestRequest } from '../framework.ts'
import { grouped } from './option-values.ts'

type Filtered = Pick<Framework, 'name' | 'nameFilters' | 'partOptions'>

/**
 * Return the start of the tests for a selection: that of the project's command if it is known, for a part of the suite
 * without the number of a part, and in a run by name without the options by which it chooses tests itself.
 * @param isWhole true for a test that stands for the whole suite
 */
export function startFor(
  framework: Filtered,
  { selection, using }: Pick<TestRequest, 'selection' | 'using'>,
  isWhole: (test: TestId) => boolean = () => false,
): Invocation | undefined {
  const { kind } = selection
  if (using === undefined || kind === 'all' || (kind === 'only' && selection.tests.some(isWhole))) return using
  const start = withoutParts(using, framework)
  return kind === 'only' ? withoutNames(start, framework) : start
}

/** Leave out the options by which the project's command chooses tests by name, with their values. */
export function withoutNames(using: Invocation, { name, nameFilters }: Filtered): Invocation {
  return withoutOptions(using, name, nameFilters)
}

/** Leave out the options by which the project's command takes a part of the tests by number, with their values. */
export function withoutParts(using: Invocation, { name, partOptions }: Filtered): Invocation {
  return withoutOptions(using, name, partOptions)
}

function withoutOptions(using: Invocation, name: string, left: RegExp | undefined): Invocation {
  const kept = grouped(name, using.options).filter(([word = '']) => left?.test(word) !== true)
  return { ...using, options: kept.flat() }
}

/** List the values of the options that match in the project's command. */
export function valuesOf(
  using: Pick<Invocation, 'options'> | undefined,
  name: string,
  pattern: RegExp | undefined,
): string[] {
  return grouped(name, using?.options ?? []).flatMap(([word = '', value]) => {
    if (pattern?.test(word) !== true) return []
    return word.includes('=') ? [word.slice(word.indexOf('=') + 1)] : (value ?? [])
  })
}

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
