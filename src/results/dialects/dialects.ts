import { ctest, googletest } from './cpp.ts'
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

/** The dialect of a report: as told, else by its marks. Maven and Gradle write so much alike that what was told decides. */
export function dialectOf(head: string, framework?: string): Dialect {
  const told = DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === framework)
  return told ?? DIALECTS.find(dialect => dialect.marks(head)) ?? other
}
