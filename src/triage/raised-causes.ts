import type { Failure, Frame } from '../domain/model/test-case.ts'

/** Words of a message that are compared, and the share of them that two messages of one cause have in common. */
const MAX_WORDS = 40
const ALIKE = 0.5

interface RaisedCause {
  readonly signature: string
  readonly words: readonly string[]
  readonly caller: string
}

/**
 * Failures that one statement raises have one cause, whatever values their messages name. A helper that raises errors
 * for others, such as `assert` or `invariant`, is no cause: its callers differ, and so do the words of the messages.
 */
export class RaisedCauses {
  readonly #known = new Map<string, RaisedCause[]>()
  readonly #isTestFrame: (frame: Frame) => boolean

  constructor(isTestFrame: (frame: Frame) => boolean) {
    this.#isTestFrame = isTestFrame
  }

  /**
   * Return the signature of the cause.
   * @param own signature of the failure alone
   * @param at statement that raised it
   */
  signatureOf(failure: Failure, own: string, at: string): string {
    const cause = { signature: own, words: wordsOf(failure.problem.message), caller: this.#callerOf(failure) }
    const causes = this.#known.get(at) ?? []
    const same = causes.find(other => other.caller === cause.caller || haveOneTemplate(other, cause))
    if (same !== undefined) return same.signature
    this.#known.set(at, [...causes, cause])
    return own
  }

  /** Find the line of the code under test that called the raising function; '' if a test did. */
  #callerOf({ frames }: Failure): string {
    const [raiser, ...others] = frames.filter(frame => !this.#isTestFrame(frame))
    const caller = others.find(({ file, symbol }) => file !== raiser?.file || symbol !== raiser.symbol)
    return caller === undefined ? '' : `${caller.file}:${caller.line}`
  }
}

function wordsOf(message: string): string[] {
  const [line = ''] = message.split('\n', 1)
  // The type stands in the signature.
  return (line.replace(/^\w{1,60}:\s/, '').match(/[\p{L}\p{N}_]+/gu) ?? []).slice(0, MAX_WORDS)
}

/**
 * True for messages of one template. One that is a single word may be nothing but a value. Where two files raise them
 * by one helper, half of the words may be those of any rule: "must be positive", "must be known".
 */
function haveOneTemplate(one: RaisedCause, other: RaisedCause): boolean {
  const fewest = Math.min(one.words.length, other.words.length)
  if (fewest <= 1) return true
  const known = new Set(one.words)
  const common = other.words.filter(word => known.has(word)).length
  return areApart(one.caller, other.caller) ? common > ALIKE * fewest : common >= ALIKE * fewest
}

/** True for two known callers in different files. */
function areApart(one: string, other: string): boolean {
  const fileOf = (caller: string) => caller.slice(0, caller.lastIndexOf(':'))
  return one !== '' && other !== '' && fileOf(one) !== fileOf(other)
}
