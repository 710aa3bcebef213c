/** A value that stands in the text of code: a number, or the inside of a text. */
const LITERAL =
  /(?<![\w.$])-?\d[\d_]{0,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,5})?(?![\w.])|"(?:[^"\\\n]|\\.){0,400}"|'(?:[^'\\\n]|\\.){0,400}'|`(?:[^`\\]|\\.){0,400}`/g
/** Length of the shortest text that counts, with its quotes. */
const SHORTEST = 4
/** Numbers that stand in any code, and names of values that many languages write alike. */
const COMMON = new Set(
  ['0', '1', '-1', '2', '10', '100', '1000', '0.5', '-0'].concat(['true', 'false', 'null', 'undefined', 'None', 'nil']),
)

/** True for a value that says nothing of where it comes from. */
export function isCommon(value: string): boolean {
  return COMMON.has(value)
}

/**
 * Count the literals of code without comments.
 * @param shortest length of the shortest text that counts, with its quotes
 */
export function literalsIn(code: string, shortest = SHORTEST): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [found] of code.matchAll(LITERAL)) {
    // An empty text and a character say nothing, but where they end the next one may begin.
    if (/^["'`]/.test(found) && found.length < shortest) continue
    const value = valueOf(found)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** List the literals of code with their places. */
export function literalPlaces(code: string): { value: string; at: number; length: number }[] {
  return [...code.matchAll(LITERAL)]
    .filter(([found]) => !/^["'`]/.test(found) || found.length >= SHORTEST)
    .map(({ index, 0: found }) => ({ value: valueOf(found), at: index, length: found.length }))
}

/** Two spellings of a value are one: quotes and separators do not count. */
export function valueOf(found: string): string {
  return /^["'`]/.test(found) ? found.slice(1, -1) : String(Number(found.replaceAll('_', '')))
}

/** Values of the failing tests: what they pass in, and what they expect. */
export interface TestValues {
  /** Literals of the failing tests' files and messages. */
  readonly all: ReadonlySet<string>
  /** Those that an assertion or a failure names as expected. */
  readonly expected: ReadonlySet<string>
  /** All of them, single characters among them. */
  readonly every: ReadonlySet<string>
  /** Literals that stand in one assertion: inputs with what is expected of them. */
  readonly together: readonly ReadonlySet<string>[]
  /** Names of the types that their files declare. */
  readonly types: ReadonlySet<string>
}

/** Collect the values of tests from their code, without comments, and from the messages of their failures. */
export function testValues(codes: readonly string[], messages: readonly string[]): TestValues {
  const bodies = codes.map(code => code.replaceAll(TITLE, ''))
  const all = new Set([...bodies, ...messages].flatMap(text => [...literalsIn(text).keys()]))
  const lines = bodies.flatMap(code => {
    const own = code.split('\n')
    return own.filter((line, at) => ASSERTION.test(line) || (CHECK.test(line) && FAILS.test(own[at + 1] ?? '')))
  })
  const expected = new Set([...lines, ...messages].flatMap(text => [...literalsIn(text).keys()]))
  const every = new Set(bodies.flatMap(text => [...literalsIn(text, SHORTEST - 1).keys()]))
  const types = new Set(bodies.flatMap(text => [...text.matchAll(DECLARED_TYPE)].map(([, name = '']) => name)))
  const together = lines.flatMap(line => line.split(';')).map(line => new Set(literalsIn(line).keys()))
  return { all, expected, every, together: together.filter(({ size }) => size > 1), types }
}

/** A type with a name of its own, which code can ask for by reflection. */
const DECLARED_TYPE = /\b(?:type|class|struct|interface|enum|record)\s{1,9}([A-Za-z_]\w{2,80})/g

const ASSERTION =
  /\b(?:assert\w*|expect\w*|should|equal\w*|is|deepEqual|toBe\w*|toEqual|want|wanted|expected|Errorf|Fatalf|assert_eq!)\b/

/** Title of a test or of a suite: its words are no values. */
const TITLE =
  /(?<![.\w$])(?:it|test|describe|context|specify|suite)(?:\.(?:only|skip|todo|concurrent|serial|failing|each|describe)){0,3}\s{0,9}\(?\s{0,9}(?:"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'|`(?:[^`\\\n]|\\.){0,300}`)/g

/** A check before a call on the next line that fails the test, as in Go. */
const CHECK = /^\s{0,80}(?:\} else )?if\b/
const FAILS = /\b\w{1,40}\.(?:Error|Fatal|Fail)\w{0,10}\(|\bpanic!?\(/

/** Comparison of the name of a type, which is no value. */
export const TYPE_NAME =
  /\btypeof\s{1,9}[\w$.?[\]()]{1,100}\s{0,9}[!=]==?\s{0,9}(?:"\w{1,20}"|'\w{1,20}')|(?:"\w{1,20}"|'\w{1,20}')\s{0,9}[!=]==?\s{0,9}typeof\b/g

/** Places where code compares a value, or keeps answers by key. */
const CONDITION =
  /(?:===?|!==?|\bcase\b|\bis\b|\bin\b|\beq\b|\bmatch\b|\.(?:get|has|set|equals|startsWith|startswith|includes|test)\s{0,5}\()\s{0,9}[([{]{0,3}\s{0,9}(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')|(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')\s{0,9}(?:===?|!==?|:|=>|\]\s{0,5}=[^=]|(?:not\s{1,9})?in\b)/g

/** Calls that compare with a value, in many languages: it is what they are called with, or called on. */
const COMPARING =
  /(?:\b(?:equals(?:IgnoreCase)?|contentEquals|Equals?|EqualFold|isEqual|is|eq|__eq__|compare|localeCompare|strcmp|strcasecmp|in_array|ends(?:With|_with|with)|starts_with|Has(?:Prefix|Suffix)|str_(?:starts|ends)_with)|\b(?:eql\?|(?:end|start)_with\?|matches!))\s{0,3}\(\s{0,9}(?:[\w$.&*]{1,60},\s{0,9})?[[({&]{0,3}(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')|("(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')\.(?:equals(?:IgnoreCase)?|contentEquals|eql\?)\s{0,3}\(/g

/** Count the literals that decide what code does: compared ones and keys. */
export function decidingLiterals(code: string): Map<string, number> {
  const counts = new Map<string, number>()
  const plain = code.replaceAll(TYPE_NAME, '')
  for (const [, right, left] of [...plain.matchAll(CONDITION), ...plain.matchAll(COMPARING)]) {
    const value = valueOf(right ?? left ?? '')
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  for (const value of listedLiterals(code)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Key of a table, in an object or a map. */
const TABLE_KEY =
  /(?<=[{,\n]\s{0,40})(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')\s{0,9}(?::(?!:)|=>)/g

/** List the keys of tables in code. */
export function tableKeys(code: string): string[] {
  return [...code.matchAll(TABLE_KEY)].map(([, key = '']) => valueOf(key))
}

/** Begin of a list in which code may look a value up, and what makes it one behind its end. */
const LIST = /\bin\s{1,9}[([{]|\bnew\s{1,9}Set\s{0,5}\(\s{0,9}\[|\[/g
const LOOK_UP = /[\s,]{0,40}\]\s{0,9}\.(?:includes|indexOf)\s{0,5}\(/y
/** An element of it: a literal, or a word. */
const ELEMENT =
  /[\s,]{0,40}(?:(-?\d[\d_.]{0,40}|"(?:[^"\\\n]|\\.){1,200}"|'(?:[^'\\\n]|\\.){1,200}')|[A-Za-z_]\w{0,40})/y
const MAX_ELEMENTS = 60

/** List the literals of lists in which code looks a value up. */
function listedLiterals(code: string): string[] {
  return [...code.matchAll(LIST)].flatMap(({ index, 0: begin }) => {
    const found: string[] = []
    let at = index + begin.length
    for (let count = 0; count < MAX_ELEMENTS; count += 1) {
      ELEMENT.lastIndex = at
      const element = ELEMENT.exec(code)
      if (element === null) break
      if (element[1] !== undefined) found.push(valueOf(element[1]))
      at = ELEMENT.lastIndex
    }
    LOOK_UP.lastIndex = at
    return begin !== '[' || LOOK_UP.test(code) ? found : []
  })
}

export interface AddedLiterals {
  /** Values that the failing tests expect. */
  readonly expected: readonly string[]
  /** Values of the failing tests that decide what the code does. */
  readonly deciding: readonly string[]
  /** Other values of the failing tests, if there are several. */
  readonly others: readonly string[]
}

/** Length from which a part of a text tells which text it is of. */
const MIN_PART = 4

/** List the values of the failing tests that a change adds to code which has them nowhere. */
export function addedLiterals(before: string, after: string, values: TestValues): AddedLiterals {
  // What each of them finds, another one may read in another way: `'utf-8'` ends in a number.
  const had = new Map([...literalsIn(before), ...decidingLiterals(before), ...patternTexts(before)])
  const added = (counts: ReadonlyMap<string, number>) => [...counts.keys()].filter(value => !had.has(value))
  const isTelling = (value: string) => !COMMON.has(value)
  const texts = [...values.all].filter(value => value.length > MIN_PART && Number.isNaN(Number(value)))
  const isPart = (value: string) => value.length >= MIN_PART && texts.some(text => text.includes(value))
  const squashed = new Set(texts.map(letters).filter(value => value.length > MIN_PART))
  const isOwn = (value: string) =>
    values.all.has(value) || values.all.has(value.replace(/^-/, '')) || isPart(value) || squashed.has(letters(value))
  const isInput = (value: string) => isOwn(value) || spellings(value).some(isOwn)
  const expected = added(literalsIn(after)).filter(value => values.expected.has(value) && isTelling(value))
  const deciding = [...added(decidingLiterals(after)), ...added(patternTexts(after)).filter(isPart)].filter(
    value => (isInput(value) || values.types.has(value)) && isTelling(value),
  )
  const others = added(literalsIn(after)).filter(value => values.all.has(value) && isTelling(value))
  return { expected, deciding, others: others.length > 1 ? others : [] }
}

/** Letters and digits of a text: paths and names are often written with other marks between them. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * List other spellings of a text, of which a test may hold one and compute the other: without the escapes of addresses,
 * and as the literal that it shows.
 */
function spellings(value: string): string[] {
  const shown = /^b?(['"])(.{1,400})\1$/s.exec(value)?.[2]
  const inner = shown === undefined ? [] : [shown]
  try {
    const decoded = value.includes('%') ? decodeURIComponent(value) : value
    return decoded === value ? inner : [decoded, ...inner]
  } catch {
    // The escapes are not those of an address.
    return inner
  }
}

/** Count the fixed texts in the patterns of code. */
function patternTexts(code: string): Map<string, number> {
  const patterns = code.matchAll(
    /(?<=[(=,:!&|?{};\n]\s{0,9})\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,100}\]){1,300})\/[a-z]{0,6}|\bre\.\w+\(\s{0,9}r?(['"])((?:(?!\2)[^\\\n]|\\.){1,300})\2/g,
  )
  const texts = [...patterns].flatMap(([, js = '', , python = '']) =>
    (js || python).replaceAll(/\\([^\w])/g, '$1').split(/[\\^$*+?()[\]{}|]+/),
  )
  return new Map(texts.filter(text => text.length >= MIN_PART).map(text => [text, 1]))
}
