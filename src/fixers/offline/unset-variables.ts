import type { Failure } from '../../domain/model/test-case.ts'
import type { SourceTree } from '../../contracts/ports.ts'

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

/**
 * Find the variable of the environment that each failure says to have no value. It counts only if the code reads it from
 * the environment, and no test or set-up names it: then the code may be wrong.
 * @returns its names, none if a failure has another cause
 */
export async function unsetVariables(
  failures: readonly Failure[],
  suspects: readonly string[],
  { source, isTest }: { source: Pick<SourceTree, 'list' | 'read'>; isTest: (file: string) => boolean },
): Promise<readonly string[]> {
  const named = failures.map(namedIn)
  if (named.length === 0 || named.some(names => names.size === 0)) return []
  const stacks = failures.flatMap(({ frames }) => frames.map(({ file }) => file))
  const code = new Set([...suspects, ...stacks].filter(file => !isTest(file)))
  const read = new Set((await textsOf([...code], source)).flatMap(readIn))
  const found = named.map(names => [...names].filter(name => read.has(name)))
  if (found.some(names => names.length === 0)) return []
  const setUps = (await source.list()).filter(file => isSetUp(file) && !TEMPLATE.test(file) && !code.has(file))
  const tests = new Set([...failures.map(({ id }) => id.file), ...stacks.filter(isTest), ...setUps.slice(0, MAX_FILES)])
  const known = (
    await textsOf(
      [...tests].filter(file => file !== ''),
      source,
    )
  ).join('\n')
  const all = [...new Set(found.flat())]
  return all.some(name => known.includes(name)) ? [] : all.toSorted()
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

function namesBy(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.name ?? [])
}

async function textsOf(files: readonly string[], source: Pick<SourceTree, 'read'>): Promise<string[]> {
  const texts = await Promise.all(files.map(file => source.read(file)))
  return texts.map(text => (text ?? '').slice(0, MAX_CODE))
}
