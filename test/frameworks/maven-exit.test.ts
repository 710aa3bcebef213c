import { expect, it } from 'vitest'
import { maven } from '../../src/frameworks/maven.ts'

const failed = (goal: string, why: string) =>
  `[ERROR] Failed to execute goal org.apache.maven.plugins:${goal} on project shop: ${why} -> [Help 1]\n`
const TESTS = failed('maven-surefire-plugin:3.5.3:test (default-test)', 'There are test failures.')
const STYLE = failed('maven-checkstyle-plugin:3.3.1:check (default)', 'You have 1 Checkstyle violation.')

it.each([
  ['a goal beside the tests', STYLE, true],
  ['both', TESTS + STYLE, true],
  ['something before any goal', '[ERROR] The plugin a:b:1 requires Maven version 3.9.6 -> [Help 1]\n', true],
  ['the tests, since the POM says so', TESTS, false],
  ['the integration tests', failed('maven-failsafe-plugin:3.5.3:verify (default)', 'There are test failures.'), false],
])('what failed is %s', (_, output, isBeside) => {
  expect(maven.exitIgnoresTests?.(`[INFO] Building shop\n${output}`)).toBe(isBeside)
})
