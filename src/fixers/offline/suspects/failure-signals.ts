import type { Failure } from '../../../domain/model/test-case.ts'
import { type Pair, pairsIn } from '../evidence/test-evidence.ts'

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
  const pairs = failures.flatMap(({ problem }) => pairsIn(`${problem.message}\n${problem.stack}`))
  const numbers = pairs.flatMap(numbersIn)
  const isMissing =
    /of (?:undefined|null)|'?NoneType'?|is not iterable|is undefined|null is not|NullPointerException|nil pointer dereference/i.test(
      text,
    )
  return {
    missingValue: isMissing && !inTests,
    outOfRange:
      /IndexError|index out of range|IndexOutOfBounds|(?:division|divide|modulo|\/) by zero|empty (?:sequence|iterable|array)/i.test(
        text,
      ),
    // A test that finds nothing where it reads a result has got none.
    returnedNothing:
      (isMissing && inTests) ||
      /\b(?:expected|received|got|assert)[: ]*(?:undefined|None)\b|undefined to (?:be|equal|deeply)/i.test(text) ||
      pairs.some(({ actual }) => /^(?:undefined|None|null|nil)$/.test(actual)),
    // Messages only: stacks of jest always contain a "new Promise".
    promise: /Promise|coroutine|was never awaited/i.test(failures.map(({ problem }) => problem.message).join('\n')),
    byOne: [...numbers, ...pairs.flatMap(lengthsIn)].some(([a, b]) => Math.abs(a - b) === 1),
    numbers: numbers.length > 0,
    negated:
      numbers.some(([a, b]) => a === -b && a !== 0) ||
      pairs.some(({ expected, actual }) => [expected, actual].every(value => /^(?:true|false)$/i.test(value))) ||
      /\bassert (?:not )?(?:True|False)\b/.test(text),
  }
}

/** Read both values as numbers. */
function numbersIn({ expected, actual }: Pair): [number, number][] {
  return [expected, actual].every(value => /^-?\d+(?:\.\d+)?$/.test(value)) ? [[Number(actual), Number(expected)]] : []
}

/** Read the lengths of both lists. */
function lengthsIn({ expected, actual }: Pair): [number, number][] {
  const [one, other] = [lengthOf(actual), lengthOf(expected)]
  return one === undefined || other === undefined ? [] : [[one, other]]
}

/** Count the elements of a list without lists in it. */
function lengthOf(value: string): number | undefined {
  const inside = /^\[(?<inside>[^\][\n]*)\]$/.exec(value)?.groups?.inside
  if (inside === undefined) return undefined
  return inside.trim() === '' ? 0 : inside.split(',').length
}
