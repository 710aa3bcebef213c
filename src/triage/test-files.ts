import type { CodeLookup } from '../domain/model/code.ts'
import type { Failure, Frame, TestCase } from '../domain/model/test-case.ts'
import { withoutForeignFrames } from '../domain/text/foreign-frames.ts'
import { framesOf } from './stack-frames.ts'

/**
 * List the files that a test can be in: its own, or, if its report names none, what the stack of its failure says. A
 * test calls the code, so its file is the outermost one of the project. Files that are not here, such as those of a new
 * test in a report about another branch, are listed with the path that the stack has.
 * @param inProject returns the relative path of a file of the project, or undefined for other files
 */
export function filesOfTest(test: TestCase | Failure, inProject: (file: string) => string | undefined): string[] {
  const { id } = test
  const problem = 'problems' in test ? test.problems[0] : test.problem
  if (id.file !== '' || problem === undefined) return [id.file]
  const files = framesOf(withoutForeignFrames(problem.stack || problem.message), file => file).map(({ file }) => file)
  const outermost = files.flatMap(file => inProject(file) ?? []).slice(-1)
  return [...new Set([...outermost, ...files.filter(file => inProject(file) === undefined)])]
}

interface TestSources {
  readonly isTest: (file: string) => boolean
  readonly code?: Pick<CodeLookup, 'isInFileTest'> | undefined
}

/** True for a frame in a test, also in one that stands beside the code that it tests. */
export function isTestFrame({ file, line }: Frame, { isTest, code }: TestSources): boolean {
  return isTest(file) || code?.isInFileTest(file, line) === true
}
