import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files whose tests take minutes. At the end of a run they would keep it up alone. */
const LONG = [
  'frameworks/hanging-jvm.full',
  'frameworks/hanging.full',
  'house/patterns.full',
  'workflow/crash.full',
  'test-runner/warm-judge.full',
  'test-runner/sifted-variants.full',
]

/** Runs the files first that take longest, and the others by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => LONG.findIndex(name => moduleId.includes(`/test/${name}.`))
    // oxlint-disable-next-line unicorn/no-array-sort -- `sort` is that of the base class
    const sorted = await super.sort(files)
    const long = sorted.filter(file => rank(file) >= 0).toSorted((one, other) => rank(one) - rank(other))
    return [...long, ...sorted.filter(file => rank(file) < 0)]
  }
}
