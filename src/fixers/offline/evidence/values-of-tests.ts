const LITERALS =
  /'(?<single>[^'\\\n]{2,200})'|"(?<double>[^"\\\n]{2,200})"|(?<![\w.])(?<number>-?\d{1,20}(?:\.\d{1,20})?)(?![\w.])/g
/** Small numbers are in most tests, and in most code. */
const SMALL = /^-?\d$/

/**
 * Return true for a change that inserts an input of the failing tests which the code does not have: it may treat it as
 * a special case.
 */
export function hasInputOfTest(insert: string, text: string, inputs: readonly string[]): boolean {
  return literalsOf(insert).some(({ value }) => inputs.includes(value) && !text.includes(value))
}

interface Literal {
  readonly value: string
  readonly at: number
}

function literalsOf(code: string): Literal[] {
  return [...code.matchAll(LITERALS)]
    .map(({ groups, index }) => ({ value: groups?.single ?? groups?.double ?? groups?.number ?? '', at: index }))
    .filter(({ value }) => !SMALL.test(value))
}

/** Calls that take what is expected. */
const ASSERTS =
  /^(?:assert\w*|expect|raises|match|approx|(?:to|be|is|not|deep|strict|has|have|same)(?:[A-Z_]\w*)?|eq|eql|equals?|throws|rejects|contains?|includes?)$/
/** Characters in front of a literal that are read. */
const BEFORE = 200

/** List the values in tests that are only handed to the code: those of calls that are no assertions. */
export function inputsIn(tests: string): string[] {
  const [inputs, expected] = [new Set<string>(), new Set<string>()]
  for (const { value, at } of literalsOf(tests)) {
    const callee = calleeAround(tests.slice(Math.max(0, at - BEFORE), at))
    ;(callee === undefined || ASSERTS.test(callee) ? expected : inputs).add(value)
  }
  return [...inputs].filter(value => !expected.has(value))
}

/** Name the innermost call that is open at the end of a text; undefined if none is. */
function calleeAround(text: string): string | undefined {
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const letter = text[at] ?? ''
    if (letter === '\n') return undefined
    if (letter === ')') depth += 1
    if (letter !== '(') continue
    const callee = wordBefore(text, at)
    if (depth === 0 && callee !== '') return callee
    depth = Math.max(0, depth - 1)
  }
  return undefined
}

/** Return the word that ends at an offset; empty if none does. */
function wordBefore(text: string, end: number): string {
  let from = end
  while (/[\w$]/.test(text[from - 1] ?? '')) from -= 1
  return text.slice(from, end)
}
