import type { TestCase } from '../domain/model/test-case.ts'

/** Cases that are packed together. */
const BLOCK = 256

/** Test cases that can be counted, and read in order as often as needed. */
export type Cases = Iterable<TestCase> & { readonly length: number }

/** A packed case: index of the case that it is like, its duration and its name; or 0 for the next case that is kept. */
type Row = readonly [like: number, durationMs: number, name: string] | 0

/**
 * List of very many test cases. Nearly all of them have only a name, a status and a duration of their own, and share the
 * rest with the one before. These are packed as bytes, outside of the heap, and built anew each time that they are read.
 */
export class CaseList implements Cases {
  readonly frameworks = new Set<string>()
  length = 0
  /** Cases that are not packed. */
  readonly #kept: TestCase[] = []
  /** Packed cases that differ in more than name and duration from the one before. */
  readonly #likes: TestCase[] = []
  /** Rows as JSON. */
  readonly #blocks: Buffer[] = []
  #rows: Row[] = []
  /** Indexes in `#likes` of the latest case of each status. */
  readonly #latest = new Map<TestCase['status'], number>()

  push(testCase: TestCase): void {
    this.length += 1
    this.#rows.push(isPlain(testCase) ? [this.#likeOf(testCase), testCase.durationMs, testCase.id.name] : 0)
    if (this.#rows.at(-1) === 0) {
      this.frameworks.add(testCase.id.framework)
      this.#kept.push(testCase)
    }
    if (this.#rows.length < BLOCK) return
    this.#blocks.push(Buffer.from(JSON.stringify(this.#rows)))
    this.#rows = []
  }

  /** Change the failing cases, and others that are not packed. */
  change(changed: (testCase: TestCase) => TestCase): void {
    for (const [index, testCase] of this.#kept.entries()) this.#kept[index] = changed(testCase)
  }

  *[Symbol.iterator](): Generator<TestCase> {
    const kept = this.#kept.values()
    for (let block = 0; block <= this.#blocks.length; block += 1) {
      const packed = this.#blocks[block]
      const rows = packed === undefined ? this.#rows : (JSON.parse(packed.toString()) as Row[])
      for (const row of rows) {
        const testCase = row === 0 ? kept.next().value : this.#likes[row[0]]
        if (testCase === undefined) continue
        if (row === 0) yield testCase
        else yield { ...testCase, id: { ...testCase.id, name: row[2] }, durationMs: row[1] }
      }
    }
  }

  #likeOf(testCase: TestCase): number {
    const { id, status } = testCase
    const latest = this.#latest.get(status)
    if (latest !== undefined && isAlike(this.#likes[latest]?.id, id)) return latest
    this.frameworks.add(id.framework)
    const added = this.#likes.push({ ...testCase, id: { ...id, name: '' } }) - 1
    this.#latest.set(status, added)
    return added
  }
}

/** True if a case can be packed. */
function isPlain({ id, status, durationMs, problems, line, flaky, outcomes }: TestCase): boolean {
  const isBare = line === undefined && flaky === undefined && outcomes === undefined && id.occurrence === undefined
  return isBare && status !== 'failed' && problems.length === 0 && Number.isFinite(durationMs)
}

/** True if two packed cases may differ in their names only. The reader has one list for the path of a suite. */
function isAlike(a: TestCase['id'] | undefined, b: TestCase['id']): boolean {
  return a?.framework === b.framework && a.file === b.file && a.suite === b.suite
}
