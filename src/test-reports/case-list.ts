import { deflateRawSync } from 'node:zlib'
import { inflateSync } from 'fflate'
import type { Problem, TestCase } from '../domain/model/test-case.ts'

/** Limits of cases that are packed together: their number, and the characters of what they say. */
const MAX_CASES = 256
const MAX_CHARACTERS = 100_000

/** Test cases that can be counted, and read in order as often as needed. */
export interface Cases extends Iterable<TestCase> {
  readonly length: number
  /** Read the cases that failed and those that are flaky, and forget all cases. */
  takeFailing(): Iterable<TestCase>
}

/** A packed case: index of the case that it is like, its duration and its name, and what else a plain case lacks. */
type Row = readonly [like: number, durationMs: number | string, name: string, more?: More]
type More = Partial<TestCase> & Pick<TestCase['id'], 'occurrence'>

/** Parts that packed cases share with the one before: all but name, duration, and what they say. */
type Like = Pick<TestCase, 'id' | 'status'>

/** Packed cases as JSON, compressed. */
interface Block {
  readonly bytes: Buffer
  /** Length of the JSON, in bytes. */
  readonly length: number
  readonly hasFailing: boolean
}

const NO_PROBLEMS: readonly Problem[] = []

/**
 * List of very many test cases. It packs them as bytes, outside of the heap, and builds them anew each time that they
 * are read. A report says the same again and again, so that they take a fraction of its size.
 */
export class CaseList implements Cases {
  readonly frameworks = new Set<string>()
  length = 0
  readonly #blocks: Block[] = []
  /** The last cases, which are not packed yet. */
  #open: TestCase[] = []
  #characters = 0

  push(testCase: TestCase): void {
    this.length += 1
    this.frameworks.add(testCase.id.framework)
    this.#open.push(testCase)
    for (const { message, stack } of testCase.problems) this.#characters += message.length + stack.length
    if (this.#open.length < MAX_CASES && this.#characters < MAX_CHARACTERS) return
    this.#blocks.push(packed(this.#open))
    this.#open = []
    this.#characters = 0
  }

  /** Change the failing cases, in pieces. */
  *change(changed: (testCase: TestCase) => TestCase): Generator<void, void> {
    const change = (testCase: TestCase) => (isFailing(testCase) ? changed(testCase) : testCase)
    for (const [index, block] of this.#blocks.entries()) {
      if (!block.hasFailing) continue
      const before = unpacked(block)
      const after = before.map(change)
      if (after.some((each, at) => each !== before[at])) this.#blocks[index] = packed(after)
      yield
    }
    this.#open = this.#open.map(change)
  }

  /** Read the cases that failed and those that are flaky. */
  *failing(): Generator<TestCase> {
    for (const block of this.#blocks) if (block.hasFailing) yield* unpacked(block).filter(isFailing)
    yield* this.#open.filter(isFailing)
  }

  *takeFailing(): Generator<TestCase> {
    this.length = 0
    // Memory of a block is used again for what the caller does with its cases.
    for (let block = this.#blocks.shift(); block !== undefined; block = this.#blocks.shift())
      if (block.hasFailing) yield* unpacked(block).filter(isFailing)
    yield* this.#open.splice(0).filter(isFailing)
  }

  *[Symbol.iterator](): Generator<TestCase> {
    for (const block of this.#blocks) yield* unpacked(block)
    yield* this.#open
  }
}

function isFailing({ status, flaky }: TestCase): boolean {
  return status === 'failed' || flaky === true
}

function packed(cases: readonly TestCase[]): Block {
  const likes: Like[] = []
  /** Indexes in `likes` of the latest case of each status. */
  const latest = new Map<TestCase['status'], number>()
  const rows = cases.map((testCase): Row => {
    const { id, status, durationMs, ...rest } = testCase
    let like = latest.get(status)
    if (like === undefined || !isAlike(likes[like]?.id, id)) {
      const { framework, file, suite } = id
      like = likes.push({ id: { framework, file, suite, name: '' }, status }) - 1
      latest.set(status, like)
    }
    // JSON has finite numbers only.
    const duration = Number.isFinite(durationMs) ? durationMs : String(durationMs)
    return isPlain(testCase)
      ? [like, duration, id.name]
      : [like, duration, id.name, { ...rest, occurrence: id.occurrence }]
  })
  const json = JSON.stringify({ likes, rows })
  const deflated = deflateRawSync(json, { level: 1 })
  // The result of the compression is the beginning of a longer buffer, and one from the pool would keep all of its
  // slab.
  const bytes = Buffer.allocUnsafeSlow(deflated.length)
  deflated.copy(bytes)
  return { bytes, length: Buffer.byteLength(json), hasFailing: cases.some(isFailing) }
}

/**
 * Buffer for blocks that are unpacked, one after the other: each buffer of its own would stay until the heap is
 * collected.
 */
let room = Buffer.alloc(0)

function unpacked({ bytes, length }: Block): TestCase[] {
  if (room.length < length) room = Buffer.allocUnsafeSlow(length)
  inflateSync(bytes, { out: room.subarray(0, length) })
  const { likes, rows } = JSON.parse(room.toString('utf8', 0, length)) as { likes: Like[]; rows: Row[] }
  return rows.flatMap(([index, durationMs, name, more = {}]) => {
    const like = likes[index]
    if (like === undefined) return []
    const { occurrence, ...rest } = more
    const id = { ...like.id, name, ...(occurrence === undefined ? {} : { occurrence }) }
    return [{ id, status: like.status, durationMs: Number(durationMs), problems: NO_PROBLEMS, ...rest }]
  })
}

/** True if a case says nothing but its name and its duration. */
function isPlain({ id, problems, line, flaky, outcomes }: TestCase): boolean {
  const isBare = line === undefined && flaky === undefined && outcomes === undefined && id.occurrence === undefined
  return isBare && problems.length === 0
}

/** True if two cases may differ in their names only. The reader has one list for the path of a suite. */
function isAlike(a: TestCase['id'] | undefined, b: TestCase['id']): boolean {
  return a?.framework === b.framework && a.file === b.file && a.suite === b.suite
}
