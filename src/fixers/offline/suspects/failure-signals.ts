import type { Failure } from '../../../domain/model/test-case.ts'

/** Signs of the kind of bug, from the failures' messages. */
export interface FailureSignals {
  readonly missingValue: boolean
  /** The code reads an element, or divides by a number, that an empty list or a zero does not have. */
  readonly outOfRange: boolean
  readonly returnedNothing: boolean
  readonly promise: boolean
  /** The expected and the actual number, or list length, differ by one. */
  readonly byOne: boolean
  readonly numbers: boolean
  readonly negated: boolean
}

/** Read the signs in messages. @param inTests true if the code itself did not crash */
export function failureSignals(failures: readonly Failure[], { inTests = false } = {}): FailureSignals {
  const text = failures.map(({ problem }) => `${problem.type} ${problem.message}\n${problem.stack}`).join('\n')
  const pairs = failures.flatMap(({ problem }) => numbersIn(`${problem.message}\n${problem.stack}`))
  const isMissing = /of (?:undefined|null)|'?NoneType'?|is not iterable|is undefined|null is not/i.test(text)
  return {
    missingValue: isMissing && !inTests,
    outOfRange:
      /IndexError|index out of range|IndexOutOfBounds|(?:division|divide|modulo|\/) by zero|empty (?:sequence|iterable|array)/i.test(
        text,
      ),
    // A test that finds nothing where it reads a result has got none.
    returnedNothing:
      (isMissing && inTests) ||
      /\b(?:expected|received|got|assert)[: ]*(?:undefined|None)\b|undefined to (?:be|equal|deeply)/i.test(text),
    // Messages only: stacks of jest always contain a "new Promise".
    promise: /Promise|coroutine|was never awaited/i.test(failures.map(({ problem }) => problem.message).join('\n')),
    byOne: [...pairs, ...lengthsIn(text)].some(([a, b]) => Math.abs(a - b) === 1),
    numbers: pairs.length > 0,
    negated:
      pairs.some(([a, b]) => a === -b && a !== 0) ||
      /expected (?:true|false) to be (?:true|false)|assert (?:True|False)\b/i.test(text),
  }
}

/** Find expected and actual numbers in messages of common assertion libraries. */
function numbersIn(text: string): [number, number][] {
  const patterns = [
    /expected (-?[\d.]+) to (?:be|equal|deeply equal|strictly equal) (-?[\d.]+)/,
    /assert (-?[\d.]+) == (-?[\d.]+)/,
    /Expected: (-?[\d.]+)\s+Received: (-?[\d.]+)/,
    /(-?(?<![\d.])[\d.]+) !== (-?[\d.]+)/,
  ]
  return patterns.flatMap(pattern => {
    const match = pattern.exec(text)
    return match === null ? [] : [[Number(match[1]), Number(match[2])] as [number, number]]
  })
}

/** Find the lengths of the expected and the actual list. */
function lengthsIn(text: string): [number, number][] {
  const lists = /(?:expected|assert) \[([^\][\n]*)\] (?:to (?:deeply |strictly )?equal|==) \[([^\][\n]*)\]/g
  const length = (list = '') => (list.trim() === '' ? 0 : list.split(',').length)
  return [...text.matchAll(lists)].map(([, a, b]) => [length(a), length(b)])
}
