import type { Assignment } from '../../../domain/model/assignment.ts'
import type { Failure } from '../../../domain/model/test-case.ts'
import type { SourceTree } from '../../../contracts/ports.ts'
import { type Pair, pairsIn } from './test-evidence.ts'

/** Characters of a message and of a stack that are read. */
const MAX_TEXT = 4_000
/** Files of set-ups that are read, and characters of a file. */
const MAX_FILES = 40
const MAX_CODE = 200_000

/** Ways in which libraries and people say that a variable has no value. Names of variables have no small letters. */
const UNSET: readonly RegExp[] = [
  /\b(?<name>[A-Z][A-Z0-9_]{2,60})["'`\])]{0,2}:? (?:is |was |are )?(?:a )?(?:not (?:set|defined|provided|found|configured|present|specified|available)|unset|undefined|null|None|nil|required|missing|empty|blank)\b/g,
  /\b(?<name>[A-Z][A-Z0-9_]{2,60})["'`]? (?:must|should|has to|have to|needs to) (?:not )?be (?:set|defined|provided|configured|specified|present|empty|blank)\b/g,
  /\b(?:[Mm]issing|[Rr]equires?|[Uu]ndefined|[Uu]nset|[Ss]et|[Dd]efine|[Pp]rovide|[Ss]pecify|[Nn]o)(?: the| required| array)?(?: env| environment| config)?(?: variables?| keys?)?:? ["'`[($]{0,3}(?<name>[A-Z][A-Z0-9_]{2,60})\b/g,
  /\brequired (?:environment |env )?(?:variable|key):? ["'`]?(?<name>[A-Z][A-Z0-9_]{2,60})\b/g,
  /\b(?:[Mm]issing|[Uu]nset|[Nn]otPresent|[Nn]otSet)\w{0,40}\(["'](?<name>[A-Z][A-Z0-9_]{2,60})["']/g,
  /\bnot found: ["'](?<name>[A-Z][A-Z0-9_]{2,60})["']/g,
  /\bKeyError: ["'](?<name>[A-Z][A-Z0-9_]{2,60})["']/g,
  /\bplaceholder ['"](?<name>[A-Z][A-Z0-9_]{2,60})['"]/g,
  /["'](?<name>[A-Z][A-Z0-9_]{2,60})["']?:? \[? ?["']?(?:Required|undefined)\b/g,
]

/** Ways in which code reads a variable of the environment. */
const READS: readonly RegExp[] = [
  /\b(?:process|import\.meta|Bun)\.env(?:\?)?(?:\.|\[['"`])(?<name>\w{1,80})/g,
  /\bDeno\.env\.get\(['"`](?<name>\w{1,80})/g,
  /\bENV(?:\.fetch\(|\[)['"](?<name>\w{1,80})/g,
  /\benviron(?:\.get\(|\[)['"](?<name>\w{1,80})/g,
  /\b(?:[Gg]et_?[Ee]nv|Lookup_?Env|env::var(?:_os)?|option_env!|env!|GetEnvironmentVariable|env|config)\(\s{0,20}['"](?<name>\w{1,80})/g,
  /\$_(?:ENV|SERVER)\[['"](?<name>\w{1,80})/g,
]
const DESTRUCTURED = /\{(?<names>[^{}]{0,500})\} = (?:process|import\.meta)\.env\b/g

/** Files that set variables before the tests run. A template sets none. */
const isSetUp = (file: string) => {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return (
    name === 'conftest.py' || name.startsWith('.env') || (/set-?up|config/i.test(name) && /\.[cm]?[jt]s$/.test(name))
  )
}
const TEMPLATE = /example|sample|template|dist$/i

/** A value that stands for the text of a variable without a value. */
const HOLE = /\b(?:undefined|None|null|nil)\b/
/** Text behind a read that has a value to fall back to. */
const FALLBACK = /^["'`)\]]{0,3}\s{0,9}(?:\?|&&|\|\||,|and\b|or\b|if\b|!==?|===?)/
/** Words before a read, on its line, that only decides something. */
const CONDITION = /\b(?:if|elif|while|when|unless|not)\b|!\s{0,9}$/

interface UnsetOptions {
  readonly source: Pick<SourceTree, 'list' | 'read'>
  readonly isTest: (file: string) => boolean
  readonly isPassed?: ((name: string) => boolean) | undefined
}

/**
 * Find the variable of the environment that each failure says to have no value, or that left a hole in a text:
 * "undefined/7" in place of "https://shop/7". It counts only if the code reads it from the environment, and no test or
 * set-up names it: else the code may be wrong.
 * @returns its names, none if a failure has another cause
 */
export async function unsetVariables(
  { failures, failingDiff }: Pick<Assignment, 'failures' | 'failingDiff'>,
  suspects: readonly string[],
  { source, isTest, isPassed = () => false }: UnsetOptions,
): Promise<readonly string[]> {
  const signs = failures.map(failure => ({ names: namedIn(failure), hollow: hasHole(failure) }))
  if (signs.length === 0 || signs.some(({ names, hollow }) => names.size === 0 && !hollow)) return []
  const stacks = failures.flatMap(({ frames }) => frames.map(({ file }) => file))
  const code = new Set([...suspects, ...stacks].filter(file => !isTest(file)))
  const texts = await textsOf([...code], source)
  const read = new Set(texts.flatMap(readIn))
  const bare = new Set(texts.flatMap(readWithoutFallback))
  // A commit that reads another variable than before may read the wrong one.
  const isRenamed = failingDiff.split('\n').some(line => line.startsWith('-') && readIn(line).length > 0)
  const byHole = bare.size === 1 && !isRenamed ? [...bare] : []
  const found = signs.map(({ names, hollow }) => {
    const named = [...names].filter(name => read.has(name))
    return named.length === 0 && hollow ? byHole : named
  })
  const all = [...new Set(found.flat())]
  if (found.some(names => names.length === 0) || all.some(isPassed)) return []
  const setUps = (await source.list()).filter(file => isSetUp(file) && !TEMPLATE.test(file) && !code.has(file))
  const tests = new Set([...failures.map(({ id }) => id.file), ...stacks.filter(isTest), ...setUps.slice(0, MAX_FILES)])
  const known = (
    await textsOf(
      [...tests].filter(file => file !== ''),
      source,
    )
  ).join('\n')
  return all.some(name => known.includes(name)) ? [] : all.toSorted()
}

/** Check whether a text lacks a part: without the hole, it is the beginning and the end of what is expected. */
function hasHole({ problem: { message } }: Failure): boolean {
  return pairsIn(message.slice(0, MAX_TEXT)).some(isHollow)
}

function isHollow({ actual, expected }: Pair): boolean {
  const hole = HOLE.exec(actual)
  if (hole === null || HOLE.test(expected)) return false
  const [before, after] = [actual.slice(0, hole.index), actual.slice(hole.index + hole[0].length)]
  const around = before.length + after.length
  return around > 0 && expected.length > around && expected.startsWith(before) && expected.endsWith(after)
}

function namedIn({ problem: { type, message, stack } }: Failure): Set<string> {
  // KeyError has the name alone as its message.
  const texts = [`${type.split('.').at(-1)}: ${message.slice(0, MAX_TEXT)}`, stack.slice(0, MAX_TEXT)]
  return new Set(texts.flatMap(text => UNSET.flatMap(pattern => namesBy(pattern, text))))
}

function readIn(text: string): string[] {
  const parts = [...text.matchAll(DESTRUCTURED)].flatMap(({ groups }) => groups?.names?.match(/\w{1,80}/g) ?? [])
  return [...READS.flatMap(pattern => namesBy(pattern, text)), ...parts]
}

/** List the variables that are read without a value to fall back to. */
function readWithoutFallback(text: string): string[] {
  return READS.flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(({ 0: read, index, groups }) =>
      groups?.name === undefined ||
      FALLBACK.test(text.slice(index + read.length, index + read.length + 20)) ||
      CONDITION.test(text.slice(Math.max(text.lastIndexOf('\n', index) + 1, index - 200), index))
        ? []
        : [groups.name],
    ),
  )
}

function namesBy(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.name ?? [])
}

async function textsOf(files: readonly string[], source: Pick<SourceTree, 'read'>): Promise<string[]> {
  const texts = await Promise.all(files.map(file => source.read(file)))
  return texts.map(text => (text ?? '').slice(0, MAX_CODE))
}
