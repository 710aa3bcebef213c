import type { TestId } from '../domain/model/test-case.ts'

/** Bytes of one argument beyond which Linux refuses to start a program (128 KiB), less some room. */
export const MAX_ARGUMENT_BYTES = 100_000

/** The files of the tests, each once, in order. */
export function filesOf(tests: readonly TestId[]): string[] {
  return [...new Set(tests.map(test => test.file))].filter(file => file !== '')
}

/** The files of an affected selection, for runners that take files; none at all would mean all of them. */
export function affectedTests(tests: readonly TestId[], related: readonly string[]): string[][] {
  const files = [...new Set([...filesOf(tests), ...related])]
  return files.length === 0 && tests.length === 0 ? [] : [files]
}

/** The tests in batches whose words fit into one command line. */
export function batches(
  tests: readonly TestId[],
  wordOf: (test: TestId) => string,
  longest = MAX_ARGUMENT_BYTES,
): TestId[][] {
  const all: TestId[][] = []
  let size = longest
  for (const test of tests) {
    const more = Buffer.byteLength(wordOf(test)) + Buffer.byteLength(test.file) + 2
    if (size + more > longest) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(test)
    size += more
  }
  return all
}
