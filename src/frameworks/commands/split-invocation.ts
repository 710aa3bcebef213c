import { splitTestArgs, wordsOfGotestsum } from './go-words.ts'
import { grouped } from './option-values.ts'
import { programName } from './parse-command.ts'
import { DJANGO_PROGRAMS } from '../django.ts'
import type { Framework, Invocation, Project } from '../framework.ts'

/**
 * Split a framework's command into program, options and selected files.
 * @param of.index position of the framework's program among the words
 */
export function splitInvocation(
  framework: Framework,
  words: readonly string[],
  { index, project }: { readonly index: number; readonly project: Pick<Project, 'exists'> },
): Omit<Invocation, 'env'> {
  // cargo takes a toolchain and options before its subcommand.
  const first = index + 1 + (framework.name === 'cargo' ? wordsBeforeVerb(words.slice(index + 1)) : 0)
  const next = words[first]
  // Django's command starts tests of unittest, with options of its own.
  const name = DJANGO_PROGRAMS.test(programName(words[index] ?? '')) ? 'django' : framework.name
  const verbs =
    { go: 1, bun: 1, deno: 1, cargo: next === 'nextest' ? 2 : 1, unittest: next === 'discover' ? 1 : 0, django: 1 }[
      name
    ] ?? 0
  const isGotestsum = programName(words[index] ?? '') === 'gotestsum'
  const until = first + (isGotestsum ? 0 : verbs)
  const behind = isGotestsum ? wordsOfGotestsum(words.slice(until)) : words.slice(until)
  const [own, last] = framework.name === 'go' ? splitTestArgs(behind) : [behind, []]
  const isPath = (word: string) => project.exists(word.split('::', 1)[0] ?? '')
  const options: string[] = []
  const scope: string[] = []
  for (const group of grouped(name, own, isPath)) {
    const [word = ''] = group
    const isOption = word.startsWith('-')
    if (isOption ? framework.droppedOptions?.test(word) === true : VERBS[framework.name]?.test(word) === true) continue
    if (isOption || HAS_GOALS.test(framework.name)) options.push(...group)
    else scope.push(word)
  }
  const before = grouped(name, words.slice(index + 1, first)).filter(
    ([word = '']) => framework.droppedOptions?.test(word) !== true,
  )
  return {
    program: withDashes([...words.slice(0, index + 1), ...before.flat(), ...words.slice(first, until)]),
    options: withoutDashes(framework.name, options),
    scope,
    ...(last.length > 0 && { last }),
  }
}

/** Count the words before the subcommand of cargo: `+nightly --locked test`. */
export function wordsBeforeVerb(words: readonly string[]): number {
  const isBefore = (word: string, before = '') => /^[+-]/.test(word) || /^(?:--color|--config|-Z)$/.test(before)
  const found = words.findIndex((word, at) => !isBefore(word, words[at - 1]))
  return found < 0 ? words.length : found
}

/** Insert dashes after `npm exec`: npm takes options of the program as its own. */
function withDashes(words: readonly string[]): readonly string[] {
  const isExec = programName(words[0] ?? '') === 'npm' && /^(?:exec|x)$/.test(words[1] ?? '') && !words.includes('--')
  return isExec ? [...words.slice(0, 2), '--', ...words.slice(2)] : words
}

/** Drop dashes between a package manager and its program. */
function withoutDashes(framework: string, options: readonly string[]): readonly string[] {
  return framework === 'cargo' ? options : options.filter(word => word !== '--')
}

/** Frameworks for which each word that is no option is a goal or a task. */
const HAS_GOALS = /^(?:maven|gradle)$/

/** Subcommands that run tests; they select no files. */
const VERBS: Readonly<Record<string, RegExp>> = {
  vitest: /^(?:run|watch|dev)$/,
  playwright: /^test$/,
}
