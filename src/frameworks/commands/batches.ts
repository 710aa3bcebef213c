import type { TestId } from '../../domain/model/test-case.ts'

/** Maximum bytes of one argument. Linux refuses to start a program beyond 128 KiB. */
export const MAX_ARGUMENT_BYTES = 100_000

/** List the files of the tests, each once, in order. */
export function filesOf(tests: readonly TestId[]): string[] {
  return [...new Set(tests.map(test => test.file))].filter(file => file !== '')
}

/**
 * List the files of an affected selection as one batch. Without files there is no batch: a runner without files runs
 * all.
 */
export function affectedTests(tests: readonly TestId[], related: readonly string[]): string[][] {
  const files = [...new Set([...filesOf(tests), ...related])]
  return files.length === 0 && tests.length === 0 ? [] : [files]
}

/** Split the tests into batches whose words fit on one command line. */
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

/** Escape a path where a runner takes patterns. */
export function escapeGlob(path: string): string {
  return path.replace(/[[*?{(!+@]/g, '[$&]')
}

/** Group the tests to leave out by file. A file that is left out as a whole is not among them. */
export function byFile(without: readonly TestId[]): [file: string, tests: TestId[]][] {
  const isWhole = ({ suite, name }: TestId) => suite.length === 0 && name === ''
  return filesOf(without).flatMap((file): [string, TestId[]][] => {
    const tests = without.filter(test => test.file === file)
    return tests.some(isWhole) ? [] : [[file, tests]]
  })
}
