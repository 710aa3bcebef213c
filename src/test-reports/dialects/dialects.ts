import { ctestDialect, googletestDialect } from './cpp.ts'
import type { ReadContext } from '../report.ts'
import type { Dialect } from './dialect.ts'
import { goDialect } from './go.ts'
import { gradleDialect, mavenDialect } from './java.ts'
import {
  bunDialect,
  denoDialect,
  jestDialect,
  mochaDialect,
  nodeTestDialect,
  playwrightDialect,
  vitestDialect,
} from './javascript.ts'
import { phpunitDialect } from './php.ts'
import { pytestDialect, unittestDialect } from './python.ts'
import { minitestDialect, rspecDialect } from './ruby.ts'
import { nextestDialect } from './rust.ts'
import { batsDialect, bazelDialect, otherDialect, tapDialect, dotnetDialect } from './other.ts'

/** All dialects, those with more reliable marks first. */
const DIALECTS: readonly Dialect[] = [
  vitestDialect,
  jestDialect,
  mochaDialect,
  pytestDialect,
  nextestDialect,
  playwrightDialect,
  denoDialect,
  bunDialect,
  mavenDialect,
  goDialect,
  unittestDialect,
  rspecDialect,
  googletestDialect,
  batsDialect,
  phpunitDialect,
  minitestDialect,
  dotnetDialect,
  ctestDialect,
  bazelDialect,
  tapDialect,
  nodeTestDialect,
  gradleDialect,
  otherDialect,
]

/** Frameworks that have a dialect of JUnit XML. */
export const DIALECT_NAMES: readonly string[] = DIALECTS.map(({ framework }) => framework).filter(name => name !== '')

/** Choose the dialect of a report: the known framework, else by its marks, else the framework of the project. */
export function dialectOf(head: string, { framework, likely }: ReadContext): Dialect {
  const called = (name: string | undefined) =>
    DIALECTS.find(dialect => dialect.framework !== '' && dialect.framework === name)
  const marked = DIALECTS.find(dialect => dialect.marks(head)) ?? otherDialect
  const guessed = marked === otherDialect ? called(likely) : undefined
  return called(framework) ?? (guessed?.plausible?.(head) === true ? guessed : marked)
}
