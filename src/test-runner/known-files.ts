import { type TestId, type TestKey, testKey } from '../domain/model/test-case.ts'
import type { TestRun } from '../domain/model/test-run.ts'

/**
 * Keeps the file that a test had when it was first seen, with or without one, where a report names the files of failing
 * tests only, as node:test prints them. Without it a test that passes would be another one than the test that failed.
 * Several testbeds share it.
 */
export class KnownFiles {
  /** By suite, and by the name of a test without its file; undefined if tests of several files have that name. */
  readonly #suites = new Map<string, Map<TestKey, string | undefined>>()

  /**
   * Give the tests of a run the files by which they are known.
   * @param suite name of the tests, the same in each testbed
   */
  placed(suite: string, run: TestRun): TestRun {
    const known = this.#suites.get(suite) ?? new Map<TestKey, string | undefined>()
    this.#suites.set(suite, known)
    const files = new Map<TestKey, Set<string>>()
    for (const { id } of run.cases) files.set(bareKey(id), (files.get(bareKey(id)) ?? new Set()).add(id.file))
    const cases = run.cases.map(each => {
      const { id } = each
      const key = bareKey(id)
      const isOne = files.get(key)?.size === 1 && id.name !== ''
      if (!isOne) known.set(key, undefined)
      else if (!known.has(key)) known.set(key, id.file)
      const file = known.get(key) ?? id.file
      // Two files are two tests.
      return file === id.file || (file !== '' && id.file !== '') ? each : { ...each, id: { ...id, file } }
    })
    return cases.every((each, index) => each === run.cases[index]) ? run : { ...run, cases }
  }
}

function bareKey(id: TestId): TestKey {
  return testKey({ ...id, file: '' })
}
