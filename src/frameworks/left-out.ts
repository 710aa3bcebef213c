import type { TestId } from '../domain/model/test-case.ts'

/** List the files that hold tests to leave out, each once. */
export function filesLeftOut(without: readonly TestId[]): string[] {
  return [...new Set(without.map(({ file }) => file))].filter(file => file !== '')
}

/** Group the tests to leave out by file. A file that is left out as a whole is not among them. */
export function byFile(without: readonly TestId[]): [file: string, tests: TestId[]][] {
  const isWhole = ({ suite, name }: TestId) => suite.length === 0 && name === ''
  return filesLeftOut(without).flatMap((file): [string, TestId[]][] => {
    const tests = without.filter(test => test.file === file)
    return tests.some(isWhole) ? [] : [[file, tests]]
  })
}
