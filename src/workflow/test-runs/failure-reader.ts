import type { Failure, Frame, TestCase } from '../../domain/model/test-case.ts'
import { withoutForeignFrames } from '../../domain/text/foreign-frames.ts'
import { ownText, SharedTexts } from '../../domain/text/own-text.ts'
import { framesOf } from '../../triage/stack-frames.ts'

/** Limits of a message and of a stack, in characters. */
const MAX_MESSAGE = 2_000
const MAX_STACK = 6_000
/** Texts that are known, at most: those that come again are mostly near each other. */
const MAX_KNOWN = 1_000

/** Maps a file of a stack to its path in the repository; undefined if it is not the project's own. */
export type InProject = (file: string) => string | undefined

/** A stack without foreign frames, and its parsed frames. */
interface ReadStack {
  readonly stack: string
  readonly frames: readonly Frame[]
}

/** Reads failures. Of very many, many have the same stack or message: each is read once, and kept once. */
export class FailureReader {
  readonly #inProject: InProject
  readonly #stacks = new Map<string, ReadStack>()
  readonly #texts = new SharedTexts(MAX_KNOWN)

  constructor(inProject: InProject) {
    this.#inProject = inProject
  }

  /** Read the failure of a test case, with its parsed stack; undefined if it did not fail. */
  read({ id, status, problems, durationMs }: TestCase): Failure | undefined {
    const problem = problems[0]
    // A flaky test that passed at last has problems too.
    if (problem === undefined || status !== 'failed') return undefined
    const text = problem.stack || problem.message
    const { stack, frames } = this.#stackOf(text)
    const message = this.#texts.of(problem.message.slice(0, MAX_MESSAGE))
    const type = this.#texts.of(problem.type)
    return { id, problem: { ...problem, type, message, stack: problem.stack === '' ? '' : stack }, frames, durationMs }
  }

  #stackOf(text: string): ReadStack {
    const known = this.#stacks.get(text)
    if (known !== undefined) return known
    // Frames of runners and assertion libraries hide those of the project.
    const stack = ownText(withoutForeignFrames(text).slice(0, MAX_STACK))
    const frames = framesOf(text, this.#inProject).map(({ file, line, symbol }) => ({
      file: this.#texts.of(file),
      line,
      symbol: this.#texts.of(symbol),
    }))
    if (this.#stacks.size >= MAX_KNOWN) this.#stacks.clear()
    this.#stacks.set(text, { stack, frames })
    return { stack, frames }
  }
}
