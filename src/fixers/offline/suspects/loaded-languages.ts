import type { Failure } from '../../../domain/model/test-case.ts'
import { type Grammar, grammarOf } from '../../../syntax/languages.ts'

/** Languages with a grammar whose code the tests of a framework can run; any if it is not named here. */
const RUNS: Readonly<Record<string, readonly Grammar['name'][]>> = {
  ctest: [],
  phpunit: [],
  rspec: [],
  go: ['go'],
  cargo: ['rust'],
  maven: ['java'],
  gradle: ['java'],
}

/** Return false if no failing test can run the code of a file: a script in Python is no part of a test in C++. */
export function canRun(failures: readonly Failure[], file: string): boolean {
  const language = grammarOf(file)?.name
  if (language === undefined || failures.length === 0) return true
  return failures.some(({ id }) => RUNS[id.framework]?.includes(language) !== false)
}
