import { ctest, googletest } from './cpp.ts'
import type { ReadContext } from '../report.ts'
import type { Dialect } from './dialect.ts'
import { dotnet } from './dotnet.ts'
import { go } from './go.ts'
import { gradle, maven } from './java.ts'
import { bun, deno, jest, mocha, nodeTest, playwright, vitest } from './javascript.ts'
import { phpunit } from './php.ts'
import { pytest, unittest } from './python.ts'
import { minitest, rspec } from './ruby.ts'
import { nextest } from './rust.ts'
import { bats, bazel, other, tap } from './shell.ts'

/** Every dialect, those with the surer marks first. */
const DIALECTS: readonly Dialect[] = [
  vitest,
  jest,
  mocha,
  pytest,
  nextest,
  playwright,
  deno,
  bun,
  maven,
  go,
  unittest,
  rspec,
  googletest,
  bats,
  phpunit,
  minitest,
  dotnet,
  ctest,
  bazel,
  tap,
  nodeTest,
  gradle,
  other,
]

/** The dialect of a report: as told, else by its marks, else as the project is set up. */
export function dialectOf(head: string, { framework, likely }: ReadContext): Dialect {
  const called = (name: string | undefined) =>
    DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === name)
  const marked = DIALECTS.find(dialect => dialect.marks(head)) ?? other
  const guessed = marked === other ? called(likely) : undefined
  return called(framework) ?? (guessed?.plausible?.(head) === true ? guessed : marked)
}
