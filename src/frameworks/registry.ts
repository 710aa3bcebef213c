import { uvu } from './uvu.ts'
import { tape } from './tape.ts'
import { tap } from './tap.ts'
import { jasmine } from './jasmine.ts'
import { deno } from './deno.ts'
import { bun } from './bun.ts'
import { ava } from './ava.ts'
import { cargo } from './cargo.ts'
import { ctest } from './ctest.ts'
import type { Framework } from './framework.ts'
import { go } from './go.ts'
import { gradle } from './gradle.ts'
import { jest } from './jest.ts'
import { maven } from './maven.ts'
import { mocha } from './mocha.ts'
import { nodeTest } from './node-test.ts'
import { phpunit } from './phpunit.ts'
import { playwright } from './playwright.ts'
import { pytest } from './pytest.ts'
import { rspec } from './rspec.ts'
import { unittest } from './unittest.ts'
import { vitest } from './vitest.ts'

/**
 * All frameworks, more specific ones first. A project with both vitest and jest mostly runs vitest. One with Playwright
 * has its unit tests in another framework.
 */
export const FRAMEWORKS: readonly Framework[] = [
  vitest,
  jest,
  mocha,
  ava,
  tap,
  jasmine,
  uvu,
  tape,
  nodeTest,
  bun,
  deno,
  pytest,
  unittest,
  go,
  cargo,
  maven,
  gradle,
  phpunit,
  rspec,
  ctest,
  playwright,
]
