import { execFileSync } from 'node:child_process'
import { describe, test } from 'vitest'
import { has } from '../world/toolchains.ts'
import { expectClassThenTest, expectOthersToRun, HANGING } from './hanging-suites.ts'

const hasGradle = has('gradle', '--version')
const hasMaven = has('mvn', '--version')
/** Time for several runs of Maven or Gradle, of which each hangs for a while, in milliseconds. */
const JVM_MS = 900_000
const isOldGradle = () => /^Gradle [1-4]\./m.test(execFileSync('gradle', ['--version'], { encoding: 'utf8' }))

describe('a test that does not end is a failing test, and the others have their results', () => {
  test.skipIf(!hasGradle)('in Gradle, before version 5 without the class of the test', { timeout: JVM_MS }, () =>
    expectOthersToRun(HANGING.gradle, isOldGradle() ? ['ofNone', 'ofAllTwice'] : []),
  )
  test.skipIf(!hasMaven)('in Maven: its class, until the tests of it are known', { timeout: JVM_MS }, () =>
    expectClassThenTest(HANGING.maven),
  )
})
