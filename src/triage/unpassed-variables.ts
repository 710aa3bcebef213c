import type { Problem } from '../domain/model/test-case.ts'

/** Environment variables that exist and that the tests do not get. */
export interface UnpassedVariables {
  /** Names that this process has. */
  readonly here: readonly string[]
  /** Names that the failed step of CI had, with values that are not known here. */
  readonly inCi: readonly string[]
}

/** Characters of a message and of a stack that are looked at. */
const MAX_TEXT = 20_000

/** Ways in which a message, or the code that it shows, names a variable. */
const NAMED: readonly RegExp[] = [
  /\b(?:process|import\.meta|Bun)\.env(?:\.|\[['"`])(?<name>\w+)/g,
  /\bDeno\.env\.get\(['"`](?<name>\w+)/g,
  /\bENV(?:\.fetch\(|\[)['"](?<name>\w+)/g,
  /\benviron(?:\.get\(|\[)['"](?<name>\w+)/g,
  /\b(?:get_?env|lookup_?env|env::var(?:_os)?|option_env!|env!|GetEnvironmentVariable|env)\(['"](?<name>\w+)/gi,
  /\$_(?:ENV|SERVER)\[['"](?<name>\w+)/g,
  /\bKeyError: ['"](?<name>\w+)['"]/g,
  /\bkey not found: "(?<name>\w+)"/g,
  /\b(?:environment variable|env(?:ironment)? var|variable)s?:? {0,3}['"`$]{0,3}(?<name>\w+)/gi,
  /\b(?<name>[A-Za-z]\w{1,100})['"`]? (?:environment variable|env(?:ironment)? var|(?:is |was |are )?(?:not (?:set|defined|provided|found|configured)|unset|undefined|required|missing|empty)|must be (?:set|defined|provided)|has to be set|needs to be set)/g,
  /\b(?:missing|required|set|define|provide)(?: the)? ['"`$]{0,3}(?<name>[A-Z][A-Z0-9_]{2,100})\b/gi,
]

/** Say which variables the failing tests name and did not get, and how to pass them. Pure. */
export function unpassedNotes(problems: readonly Problem[], unpassed: UnpassedVariables | undefined): string[] {
  if (unpassed === undefined || problems.length === 0) return []
  const known = new Set([...unpassed.here, ...unpassed.inCi])
  const named = new Set(problems.flatMap(problem => namedIn(problem)).filter(name => known.has(name)))
  const here = unpassed.here.filter(name => named.has(name))
  const elsewhere = unpassed.inCi.filter(name => named.has(name) && !here.includes(name))
  return [
    ...here.map(
      name => `A failing test names the variable \`${name}\`, which tests do not get: set \`pass-env: ${name}\`.`,
    ),
    ...elsewhere.map(
      name =>
        `A failing test names the variable \`${name}\`, which the failed step had: set it in \`env:\` of the step with fix-tests, and set \`pass-env: ${name}\`.`,
    ),
  ]
}

function namedIn({ type, message, stack }: Problem): string[] {
  // Python's KeyError has the name alone as its message.
  const texts = [`${type}: ${message.slice(0, MAX_TEXT)}`, message.slice(0, MAX_TEXT), stack.slice(0, MAX_TEXT)]
  return texts.flatMap(text =>
    NAMED.flatMap(pattern => [...text.matchAll(pattern)].flatMap(found => found.groups?.name ?? [])),
  )
}
