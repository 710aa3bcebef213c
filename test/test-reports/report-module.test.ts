import { expect, it } from 'vitest'
import { moduleOf, relativeIn } from '../../src/test-reports/report-module.ts'

const FILES = new Set([
  'package.json',
  'packages/a/package.json',
  'packages/a/src/x.test.ts',
  'src/x.test.ts',
  'core/pom.xml',
  'core/api/pom.xml',
])
const exists = (path: string) => FILES.has(path)

it.each([
  ['junit.xml', ''],
  ['reports/junit.xml', ''],
  ['packages/a/junit.xml', 'packages/a'],
  ['packages/a/coverage/deep/junit.xml', 'packages/a'],
  ['packages/c/junit.xml', ''],
  ['core/target/surefire-reports/TEST-x.xml', 'core'],
  ['core/api/target/surefire-reports/TEST-x.xml', 'core/api'],
  // As a downloaded artifact has it.
  ['reports-ubuntu/packages/a/junit.xml', 'packages/a'],
  ['../elsewhere/packages/a/junit.xml', 'packages/a'],
  ['packages\\a\\junit.xml', 'packages/a'],
])('a report at %s is one of the package %j', (report, module) => {
  expect(moduleOf(report, exists)).toBe(module)
})

it.each([
  ['packages/a', 'src/x.test.ts', 'packages/a/src/x.test.ts'],
  ['', 'src/x.test.ts', 'plain src/x.test.ts'],
  ['packages/a', 'src/y.test.ts', 'plain src/y.test.ts'],
  ['packages/a', '../../src/x.test.ts', 'plain ../../src/x.test.ts'],
  ['packages/a', '/src/x.test.ts', 'plain /src/x.test.ts'],
  ['packages/a', '', 'plain '],
])('in the package %j the file %j is %j', (module, file, path) => {
  const relative = relativeIn(module, { relative: each => `plain ${each}`, exists })

  expect(relative(file)).toBe(path)
})
