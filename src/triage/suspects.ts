import type { Failure } from '../domain/tests.ts'

export interface Surroundings {
  readonly isTest: (file: string) => boolean
  readonly changed: readonly string[]
  readonly importsOf: (file: string) => readonly string[]
}

/** How many files are named as suspects. */
const MOST = 8
/** What a file gets for each reason to suspect it. A frame of the stack says most, the nearer to the error the more. */
const WEIGHT = { frame: 8, changed: 5, imported: 4 } as const

/** The source files to look at first, the likeliest first: from stacks, the failing commit, and the tests' imports. */
export function suspectsOf(failures: readonly Failure[], { isTest, changed, importsOf }: Surroundings): string[] {
  const scores = new Map<string, number>()
  const add = (file: string, score: number) => {
    if (!isTest(file)) scores.set(file, (scores.get(file) ?? 0) + score)
  }

  const tests = [
    ...new Set(
      failures.flatMap(failure => [failure.id.file, ...failure.frames.map(({ file }) => file).filter(isTest)]),
    ),
  ]
  for (const failure of failures) {
    const frames = failure.frames.filter(({ file }) => !isTest(file))
    for (const [index, { file }] of frames.entries()) add(file, WEIGHT.frame / (index + 1) / failures.length)
  }
  const reached = tests.flatMap(importsOf)
  for (const [index, file] of [...new Set(reached)].entries()) add(file, WEIGHT.imported / (1 + index / 4))
  // Beside the tests' own imports a changed file is only a weak hint: a commit touches many things.
  for (const file of changed) add(file, reached.length === 0 || scores.has(file) ? WEIGHT.changed : 1)

  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([file]) => file)
}
