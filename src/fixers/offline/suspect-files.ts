import type { Failure } from '../../domain/model/test-case.ts'
import type { Assignment } from '../../domain/model/assignment.ts'
import type { SourceTree } from '../../contracts/ports.ts'
import { languageOf } from '../../syntax/languages.ts'
import { changedLines } from '../../domain/text/unified-diff.ts'
import { isFunction, nodeName, sliceOf } from './mutation.ts'

/** Where the failures point to: what makes one place of the code likelier than another. */
export interface Focus {
  /** Source files to mutate, the likeliest first. */
  readonly files: readonly string[]
  /** Names that the failing assertions themselves use. */
  readonly asserted: ReadonlySet<string>
  /** Names that their tests use, and those that the asserted functions use in turn. */
  readonly mentioned: ReadonlySet<string>
  /** By file: lines of the failures' stacks. */
  readonly stack: ReadonlyMap<string, ReadonlySet<number>>
  /** By file: lines that the failing commit added or changed. */
  readonly changed: ReadonlyMap<string, ReadonlySet<number>>
  readonly hints: Hints
}

/** What the messages tell of the kind of mistake. */
export interface Hints {
  readonly missingValue: boolean
  readonly returnedNothing: boolean
  readonly promise: boolean
  /** Expected and actual number, or the lengths of their lists, differ by one. */
  readonly byOne: boolean
  readonly numbers: boolean
  readonly negated: boolean
}

/** Lines around an assertion that belong to the same test. */
const AROUND = 12

export async function suspectFiles(
  assignment: Assignment,
  source: SourceTree,
  isTest: (file: string) => boolean,
): Promise<Focus> {
  const files = [...new Set(assignment.clusters.flatMap(({ suspects }) => suspects))].filter(file => !isTest(file))
  const asserted = new Set<string>()
  const mentioned = new Set<string>()
  const stack = new Map<string, Set<number>>()
  for (const { frames } of assignment.failures) {
    for (const { file, line } of frames) {
      if (!isTest(file)) stack.set(file, (stack.get(file) ?? new Set()).add(line))
      const lines = isTest(file) ? ((await source.read(file)) ?? '').split('\n') : []
      for (const name of identifiers(lines[line - 1] ?? '')) asserted.add(name)
      for (const name of identifiers(lines.slice(Math.max(0, line - AROUND), line + 3).join('\n'))) mentioned.add(name)
    }
  }
  for (const file of files) {
    for (const name of usedBy(asserted, file, (await source.read(file)) ?? '')) mentioned.add(name)
  }
  return {
    files,
    asserted,
    mentioned,
    stack,
    changed: changedLines(assignment.failingDiff),
    hints: hintsOf(assignment.failures),
  }
}

/** What the functions of these names use, in one file. */
function usedBy(names: ReadonlySet<string>, file: string, text: string): string[] {
  const language = languageOf(file)
  if (language === undefined) return []
  const source = { file, text, language }
  const used: string[] = []
  language.parse(text).iterate({
    enter(ref) {
      if (isFunction(ref.node) && names.has(nodeName(ref.node, source))) used.push(...identifiers(sliceOf(ref, source)))
    },
  })
  return used
}

function identifiers(text: string): string[] {
  const code = text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, ' ')
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter(name => !COMMON.has(name))
}

const COMMON = new Set(
  'expect toBe toEqual toStrictEqual assert test it describe def async await const let var function return import from self equal raises with as in is not None True False true false null undefined'.split(
    ' ',
  ),
)

export function hintsOf(failures: readonly Failure[]): Hints {
  const text = failures.map(({ problem }) => `${problem.type} ${problem.message}\n${problem.stack}`).join('\n')
  const pairs = failures.flatMap(({ problem }) => numbersIn(`${problem.message}\n${problem.stack}`))
  return {
    missingValue: /of (?:undefined|null)|'?NoneType'?|is not iterable|is undefined|null is not/i.test(text),
    returnedNothing:
      /\b(?:expected|received|got|assert)[: ]*(?:undefined|None)\b|undefined to (?:be|equal|deeply)/i.test(text),
    // Not in the stacks: those of jest always hold a "new Promise" of its own.
    promise: /Promise|coroutine|was never awaited/i.test(failures.map(({ problem }) => problem.message).join('\n')),
    byOne: [...pairs, ...lengthsIn(text)].some(([a, b]) => Math.abs(a - b) === 1),
    numbers: pairs.length > 0,
    negated:
      pairs.some(([a, b]) => a === -b && a !== 0) ||
      /expected (?:true|false) to be (?:true|false)|assert (?:True|False)\b/i.test(text),
  }
}

/** Expected and actual as numbers, in the words of the common assertion libraries. */
function numbersIn(text: string): [number, number][] {
  const patterns = [
    /expected (-?[\d.]+) to (?:be|equal|deeply equal|strictly equal) (-?[\d.]+)/,
    /assert (-?[\d.]+) == (-?[\d.]+)/,
    /Expected: (-?[\d.]+)\s+Received: (-?[\d.]+)/,
    /(-?[\d.]+) !== (-?[\d.]+)/,
  ]
  return patterns.flatMap(pattern => {
    const match = pattern.exec(text)
    return match === null ? [] : [[Number(match[1]), Number(match[2])] as [number, number]]
  })
}

/** How many entries the expected and the actual list have, where a message shows both. */
function lengthsIn(text: string): [number, number][] {
  const lists = /(?:expected|assert) \[([^\]\n]*)\] (?:to (?:deeply |strictly )?equal|==) \[([^\]\n]*)\]/g
  const length = (list = '') => (list.trim() === '' ? 0 : list.split(',').length)
  return [...text.matchAll(lists)].map(([, a, b]) => [length(a), length(b)])
}
