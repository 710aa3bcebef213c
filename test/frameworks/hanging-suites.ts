import { expect } from 'vitest'
import { cargo } from '../../src/frameworks/cargo.ts'
import { ctest } from '../../src/frameworks/ctest.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { go } from '../../src/frameworks/go.ts'
import { gradle } from '../../src/frameworks/gradle.ts'
import { jest } from '../../src/frameworks/jest.ts'
import { maven } from '../../src/frameworks/maven.ts'
import { pomWith } from '../test-runner/warm-projects.ts'
import { mocha } from '../../src/frameworks/mocha.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { pytest } from '../../src/frameworks/pytest.ts'
import { unittest } from '../../src/frameworks/unittest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { titleOf } from '../../src/domain/model/test-case.ts'
import type { Files } from '../world/scene.ts'
import { failing, onDisk, outcomes } from './on-disk.ts'

export interface HangingSuite {
  readonly framework: Framework
  readonly packages?: readonly string[]
  readonly files: Files
  /** File of the loop, and its repair. */
  readonly repair: Files
  /** Time limit of a run, 24 s if none is given: half of it must do for a start on a busy machine. Those that compile take longer. */
  readonly timeoutMs?: number
  /** Outcomes of all tests, sorted. */
  readonly expected: readonly string[]
}

const LOOP = 'module.exports.sum = all => { let i = 0, sum = 0; while (i < all.length) { sum += all[i] } return sum }'
const REPAIRED = LOOP.replace('sum += all[i]', 'sum += all[i]; i += 1')
const chai = "const assert = require('node:assert'); const { sum } = require('../src/sum.js');"
/** Two tests of the same title, of which one does not end, and one that fails. */
const TESTS = `describe('sum', () => {
  it('of none', () => assert.equal(sum([]), 0))
  it('of all', () => assert.equal(sum([1, 2]), 3))
  it('of all twice', () => assert.equal(1, 1))
})`
const OTHERS = `describe('sum', () => {
  it('of all', () => assert.equal(1, 1))
  it('bad', () => assert.equal(1, 2))
})`

const javascript = (name: string, head = '') => ({
  files: {
    'package.json': '{"type":"commonjs"}',
    'src/sum.js': LOOP,
    [`test/a.${name}.js`]: `${head}${chai}\n${TESTS}`,
    [`test/b.${name}.js`]: `${head}${chai}\n${OTHERS}`,
  },
  repair: { 'src/sum.js': REPAIRED },
  expected: [
    `failed: test/a.${name}.js › sum › of all`,
    `failed: test/b.${name}.js › sum › bad`,
    `passed: test/a.${name}.js › sum › of all twice`,
    `passed: test/a.${name}.js › sum › of none`,
    `passed: test/b.${name}.js › sum › of all`,
  ],
})

const PYTHON_LOOP = 'def total(all):\n    i = sum = 0\n    while i < len(all):\n        sum += all[i]\n    return sum\n'
const python = (text: (tests: Readonly<Record<string, string>>) => string, classes: string) => ({
  files: {
    'total.py': PYTHON_LOOP,
    'test_a.py': text({ of_none: 'assert total([]) == 0', of_all: 'assert total([1, 2]) == 3', of_all_twice: 'pass' }),
    'test_b.py': text({ of_all: 'pass', bad: 'assert 1 == 2' }),
  },
  repair: { 'total.py': PYTHON_LOOP.replace('sum += all[i]\n', 'sum += all[i]\n        i += 1\n') },
  expected: [
    `failed: test_a.py › ${classes}test_of_all`,
    `failed: test_b.py › ${classes}test_bad`,
    `passed: test_a.py › ${classes}test_of_all_twice`,
    `passed: test_a.py › ${classes}test_of_none`,
    `passed: test_b.py › ${classes}test_of_all`,
  ],
})

const rustText = (step: string) => `pub fn sum(all: &[i32]) -> i32 {
    let (mut i, mut sum) = (0, 0);
    while i < all.len() { sum += all[i] % 7; sum %= 1000; ${step} }
    sum
}
#[cfg(test)]
mod tests {
    use super::*;
    #[test] fn of_none() { assert_eq!(sum(&[]), 0); }
    #[test] fn of_all() { assert_eq!(sum(&[3]), 3); }
    #[test] fn of_all_twice() {}
}
`
const rust = (config: Files, crate: string) => ({
  framework: cargo,
  timeoutMs: 50_000,
  files: {
    ...config,
    'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
    'src/lib.rs': rustText('i += 0;'),
    'tests/it.rs': '#[test] fn bad() { assert_eq!(1, 2); }\n#[test] fn good() {}\n',
  },
  repair: { 'src/lib.rs': rustText('i += 1;') },
  expected: [
    `failed: ${crate} › bad`,
    'failed: shop › tests › of_all',
    `passed: ${crate} › good`,
    'passed: shop › tests › of_all_twice',
    'passed: shop › tests › of_none',
  ].toSorted(),
})

const CPP = (step: string) => `#include <string>
#include <vector>
static int sum(const std::vector<int>& all) {
  volatile int i = 0, sum = 0;
  while (i < (int)all.size()) { sum += all[i]; ${step} }
  return sum;
}
int main(int, char** argv) {
  std::string name = argv[1];
  if (name == "none") return sum({}) == 0 ? 0 : 1;
  if (name == "all") return sum({1, 2}) == 3 ? 0 : 1;
  return name == "bad" ? 1 : 0;
}
`

const JAVA_SUM = (step: string) =>
  `package ex; public class Sum { public static int of(int... all) { int i = 0, sum = 0; while (i < all.length) { sum += all[i]; ${step} } return sum; } }`
const javaTests = (junit: 4 | 5) => {
  const [asserts, test] =
    junit === 4 ? ['org.junit.Assert', 'org.junit'] : ['org.junit.jupiter.api.Assertions', 'org.junit.jupiter.api']
  const head = `package ex; import static ${asserts}.*; import ${test}.*;`
  const inner = junit === 4 ? '' : '@Nested class Inner { @Test void deep() { } }'
  return {
    'src/main/java/ex/Sum.java': JAVA_SUM('i += 0;'),
    'src/test/java/ex/SumTest.java': `${head}
public class SumTest {
  @Test public void ofNone() { assertEquals(0, Sum.of()); }
  @Test public void ofAll() { assertEquals(3, Sum.of(1, 2)); }
  @Test public void ofAllTwice() { }
}
`,
    'src/test/java/ex/OtherTest.java': `${head}
public class OtherTest {
  @Test public void bad() { assertEquals(1, 2); }
  @Test public void good() { }
  ${inner}
}
`,
  }
}
const JAVA_REPAIR = { 'src/main/java/ex/Sum.java': JAVA_SUM('i += 1;') }

/** A suite of each framework in which one test does not end. */
export const HANGING = {
  vitest: { framework: vitest, packages: ['vitest'], ...javascript('test', "import { describe, it } from 'vitest';") },
  jest: { framework: jest, packages: ['jest'], ...javascript('test') },
  mocha: { framework: mocha, packages: ['mocha'], ...javascript('spec') },
  'node:test': { framework: nodeTest, ...javascript('test', "const { describe, it } = require('node:test');") },
  pytest: {
    framework: pytest,
    ...python(
      tests =>
        `from total import total\n${Object.entries(tests)
          .map(([name, body]) => `def test_${name}():\n    ${body}\n`)
          .join('')}`,
      '',
    ),
  },
  unittest: {
    framework: unittest,
    ...python(
      tests =>
        `import unittest\nfrom total import total\nclass Total(unittest.TestCase):\n${Object.entries(tests)
          .map(([name, body]) => `    def test_${name}(self):\n        ${body}\n`)
          .join('')}`,
      'Total › ',
    ),
  },
  go: {
    framework: go,
    timeoutMs: 16_000,
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.21\n',
      'a/a.go':
        'package a\n\nfunc Sum(all []int) (sum int) {\n\tfor i := 0; i < len(all); {\n\t\tsum += all[i]\n\t}\n\treturn\n}\n',
      'a/a_test.go':
        'package a\n\nimport "testing"\n\nfunc TestNone(t *testing.T) { Sum(nil) }\nfunc TestAll(t *testing.T) { Sum([]int{1}) }\nfunc TestAllTwice(t *testing.T) {}\n',
      'b/b_test.go':
        'package b\n\nimport "testing"\n\nfunc TestAll(t *testing.T) {}\nfunc TestBad(t *testing.T) { t.Fatal("bad") }\n',
    },
    repair: {
      'a/a.go':
        'package a\n\nfunc Sum(all []int) (sum int) {\n\tfor i := 0; i < len(all); i++ {\n\t\tsum += all[i]\n\t}\n\treturn\n}\n',
    },
    expected: [
      'failed: example.com/shop/a › TestAll',
      'failed: example.com/shop/b › TestBad',
      'passed: example.com/shop/a › TestAllTwice',
      'passed: example.com/shop/a › TestNone',
      'passed: example.com/shop/b › TestAll',
    ],
  },
  cargo: rust({}, 'it'),
  nextest: rust({ '.config/nextest.toml': '' }, 'shop::it'),
  ctest: {
    framework: ctest,
    timeoutMs: 30_000,
    files: {
      'CMakeLists.txt': `cmake_minimum_required(VERSION 3.21)
project(shop CXX)
enable_testing()
add_executable(unit unit.cpp)
foreach(name none all twice bad)
  add_test(NAME \${name} COMMAND unit \${name})
endforeach()
`,
      'unit.cpp': CPP('i += 0;'),
    },
    repair: { 'unit.cpp': CPP('i += 1;') },
    expected: ['failed: all', 'failed: bad', 'passed: none', 'passed: twice'],
  },
  gradle: {
    framework: gradle,
    timeoutMs: 100_000,
    files: {
      'settings.gradle': "rootProject.name = 'shop'\n",
      'build.gradle':
        "apply plugin: 'java'\nrepositories { mavenCentral() }\ndependencies { add(configurations.findByName('testImplementation') ? 'testImplementation' : 'testCompile', 'junit:junit:4.13.2') }\n",
      ...javaTests(4),
    },
    repair: JAVA_REPAIR,
    expected: [
      'failed: ex.OtherTest › bad',
      'failed: ex.SumTest › ofAll',
      'passed: ex.OtherTest › good',
      'passed: ex.SumTest › ofAllTwice',
      'passed: ex.SumTest › ofNone',
    ],
  },
  maven: {
    framework: maven,
    timeoutMs: 80_000,
    files: {
      'pom.xml': pomWith('org.junit.jupiter:junit-jupiter:5.10.2'),
      ...javaTests(5),
    },
    repair: JAVA_REPAIR,
    expected: [
      'failed: ex.OtherTest › bad',
      'failed: ex.SumTest › ofAll',
      'passed: ex.OtherTest › good',
      'passed: ex.OtherTest$Inner › deep',
      'passed: ex.SumTest › ofAllTwice',
      'passed: ex.SumTest › ofNone',
    ],
  },
} satisfies Readonly<Record<string, HangingSuite>>

/** Run the suite before and after the repair of its loop. @param leftOut tests that cannot run without the loop */
export async function expectOthersToRun(
  { framework, packages = [], files, repair, timeoutMs = 24_000, expected }: HangingSuite,
  leftOut: readonly string[] = [],
) {
  await using there = await onDisk(files, { framework, packages, timeoutMs })

  const all = await there.all()
  there.write(repair)
  const mended = await there.all()

  expect(outcomes(all), `${all.result}, ${JSON.stringify(all.exit)}: ${all.output}`).toEqual(
    expected.filter(line => !leftOut.some(name => line.endsWith(name))),
  )
  expect(all, all.output).toMatchObject({ complete: true, result: 'finished' })
  expect(all.notes.join(' ')).toMatch(/did not end within \d+ s\. It was stopped, and the other tests ran without it\./)
  const [hung] = all.cases.filter(({ problems }) => problems[0]?.type === 'TestTimeout')
  expect(hung?.problems[0]?.message).toMatch(/^Timed out: the test did not end within \d+ s/)
  const passes = (line: string) => (/bad$/i.test(line) ? line : line.replace('failed: ', 'passed: '))
  expect(outcomes(mended)).toEqual(expected.map(passes).toSorted())
  expect(mended).toMatchObject({ complete: true, notes: [] })
}

/** Run the failing tests of the suite again, before and after the repair of its loop. */
export async function expectRerunsToEnd({ framework, packages = [], files, repair, timeoutMs = 24_000 }: HangingSuite) {
  await using there = await onDisk(files, { framework, packages, timeoutMs })

  const failed = failing(await there.all())
  const again = await there.only(...failed)
  there.write(repair)
  const mended = await there.only(...failed)

  expect([again.complete, mended.complete]).toEqual([true, true])
  expect(failing(again)).toHaveLength(2)
  expect(failing(mended).map(({ name }) => name.toLowerCase())).toEqual([expect.stringMatching(/bad$/)])
}

/** Run a suite whose only test does not end. */
export async function expectFailure({ framework, packages = [] }: HangingSuite, files: Files, title: string) {
  const testFiles = Object.keys(files).filter(file => /test_|\.(?:test|spec)\./.test(file))
  await using there = await onDisk(files, { framework, packages, timeoutMs: 14_000, testFiles })

  const all = await there.all()

  expect(failing(all).map(titleOf)).toEqual([title])
  expect(all).toMatchObject({ complete: true, result: 'finished' })
  return all
}

/** Run a suite of which one class does not end, then repaired, then with the loop again. */
export async function expectClassThenTest({ framework, files, repair, timeoutMs = 24_000, expected }: HangingSuite) {
  await using there = await onDisk(files, { framework, timeoutMs })

  const first = await there.all()
  there.write(repair)
  const mended = await there.all()
  there.write(files)
  const again = await there.all()

  const others = expected.filter(line => !line.includes('SumTest'))
  expect(outcomes(first)).toEqual([...others, 'failed: ex.SumTest'].toSorted())
  expect(outcomes(again)).toEqual(expected)
  expect(outcomes(mended)).toEqual(
    expected.map(line => (line.endsWith('ofAll') ? line.replace('failed', 'passed') : line)).toSorted(),
  )
  expect([first.complete, mended.complete, again.complete]).toEqual([true, true, true])
  expect(first.notes.join(' ')).toMatch(/SumTest did not end within \d+ s/)
}
