import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CaseStatus, Problem, TestCase } from '../../src/domain/model/test-case.ts'
import { readReport } from '../../src/test-reports/read-reports.ts'
import { fileBytes } from '../../src/test-reports/decode.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'reports')
const CI = '/home/runner/work/app/app/'

/** Kind, type, and the first line of the message. */
type Wrong = readonly [kind: Problem['kind'], type: string, line: string]

interface Runner {
  readonly report: string
  /** Framework and format, as they are told from the report itself. */
  readonly told: string
  readonly counts: Readonly<Record<CaseStatus | 'flaky', number>>
  readonly complete?: false
  readonly cases: readonly {
    readonly id: readonly [file: string, suite: readonly string[], name: string]
    readonly line?: number
    readonly problems: readonly Wrong[]
  }[]
}

/** What each report of a real runner says: its counts, and a few of its cases. */
const RUNNERS: readonly Runner[] = [
  {
    report: 'bats/bats-1.8-hooks.xml',
    told: 'bats/junit',
    counts: { passed: 0, failed: 6, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['setup_file.bats', [], ''],
        problems: [['failure', '', "`setup_file() { echo file broke; false; }' failed"]],
      },
      { id: ['setup.bats', [], 'a'], problems: [['failure', '', "`setup() { false; }' failed"]] },
    ],
  },
  {
    report: 'bats/bats-1.8-syntax-error.tap',
    told: 'tap/tap',
    counts: { passed: 1, failed: 1, skipped: 0, flaky: 0 },
    complete: false,
    cases: [
      {
        id: ['', [], 'setup_file failed'],
        problems: [
          [
            'failure',
            '',
            "/home/runner/work/app/app/broken/syntax.bats: line 3: syntax error near unexpected token `}'",
          ],
        ],
      },
    ],
  },
  {
    report: 'bats/bats-1.8.xml',
    told: 'bats/junit',
    counts: { passed: 6, failed: 10, skipped: 2, flaky: 0 },
    cases: [
      { id: ['calc.bats', [], 'adds more'], problems: [['failure', '', '`[ "$output" = 4 ]\' failed']] },
      {
        id: ['calc.bats', [], 'it\'s "quoted"'],
        problems: [['failure', '', '`@test "it\'s \\"quoted\\"" { false; }\' failed']],
      },
    ],
  },
  {
    report: 'bazel/bazel-timeout-by-hand.xml',
    told: 'bazel/junit',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [{ id: ['', [], 'scripts/slow_test'], problems: [['error', '', 'exited with error code 142']] }],
  },
  {
    report: 'bun/bun-1.4-hooks.xml',
    told: 'bun/junit',
    counts: { passed: 2, failed: 5, skipped: 0, flaky: 0 },
    cases: [
      { id: ['hooks/hooks.test.ts', ['beforeAll'], ''], problems: [['failure', 'Error', 'beforeAll broke']] },
      {
        id: ['hooks/hooks.test.ts', ['beforeEach'], 'a'],
        line: 2,
        problems: [['failure', 'Error', 'beforeEach broke']],
      },
    ],
  },
  {
    report: 'bun/bun-1.4.xml',
    told: 'bun/junit',
    counts: { passed: 10, failed: 19, skipped: 4, flaky: 0 },
    cases: [
      { id: ['test/calc.test.ts', ['outer', 'inner > arrow'], ''], problems: [['failure', 'Error', 'e']] },
      {
        id: ['test/calc.test.ts', [], 'adds more'],
        line: 4,
        problems: [['failure', 'AssertionError', 'expect(received).toBe(expected)']],
      },
      {
        id: ['test/calc.test.ts', ['outer', 'inner > arrow'], 'it\'s "quoted"'],
        line: 15,
        problems: [['failure', 'Error', 'q']],
      },
    ],
  },
  {
    report: 'cargo/cargo-test-colours.txt',
    told: 'cargo/cargo',
    counts: { passed: 26, failed: 19, skipped: 3, flaky: 0 },
    cases: [
      { id: ['', ['exits'], ''], problems: [['error', 'crash', 'The test binary exits ended before its tests did.']] },
      {
        id: ['', ['alpha_pkg', 'tests', 'deep', 'deeper'], 'it_adds'],
        problems: [['failure', 'panic', 'assertion failed: crate::add(0, 0) == 1']],
      },
      {
        id: ['alpha/src/lib.rs', ['alpha_pkg::doc'], 'alpha/src/lib.rs - add (2)'],
        line: 10,
        problems: [['failure', 'panic', 'assertion `left == right` failed: doc says four']],
      },
      {
        id: ['', ['alpha_pkg', 'tests'], 'does_not_panic'],
        problems: [['error', '', 'note: test did not panic as expected at alpha/src/lib.rs:95:8']],
      },
    ],
  },
  {
    report: 'cargo/cargo-test-doc-tests-in-two-blocks.txt',
    told: 'cargo/cargo',
    counts: { passed: 9, failed: 2, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['src/lib.rs', ['ed_2024::doc'], 'src/lib.rs - add (2)'],
        line: 9,
        problems: [['failure', 'panic', 'assertion `left == right` failed']],
      },
    ],
  },
  {
    report: 'cargo/cargo-test-not-compiling.txt',
    told: 'cargo/cargo',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [{ id: ['', [], ''], problems: [['error', 'compile error', 'mismatched types']] }],
  },
  {
    report: 'cargo/cargo-test-output-alone.txt',
    told: 'cargo/cargo',
    counts: { passed: 24, failed: 19, skipped: 3, flaky: 0 },
    cases: [
      { id: ['', [], ''], problems: [['error', 'crash', 'The test binary ended before its tests did.']] },
      {
        id: ['', ['tests', 'deep', 'deeper'], 'it_adds'],
        problems: [['failure', 'panic', 'assertion failed: crate::add(0, 0) == 1']],
      },
      {
        id: ['alpha/src/lib.rs', [], 'alpha/src/lib.rs - add (2)'],
        line: 10,
        problems: [['failure', 'panic', 'assertion `left == right` failed: doc says four']],
      },
      {
        id: ['', ['tests'], 'does_not_panic'],
        problems: [['error', '', 'note: test did not panic as expected at alpha/src/lib.rs:95:8']],
      },
    ],
  },
  {
    report: 'cargo/cargo-test-quiet.txt',
    told: 'cargo/cargo',
    counts: { passed: 0, failed: 9, skipped: 0, flaky: 0 },
    complete: false,
    cases: [
      {
        id: ['', ['tests', 'deep', 'deeper'], 'it_adds'],
        problems: [['failure', 'panic', 'assertion failed: crate::add(0, 0) == 1']],
      },
      {
        id: ['', ['tests'], 'does_not_panic'],
        problems: [['error', '', 'note: test did not panic as expected at alpha/src/lib.rs:95:8']],
      },
    ],
  },
  {
    report: 'cargo/cargo-test-workspace.txt',
    told: 'cargo/cargo',
    counts: { passed: 27, failed: 19, skipped: 3, flaky: 0 },
    cases: [
      { id: ['', ['exits'], ''], problems: [['error', 'crash', 'The test binary exits ended before its tests did.']] },
      {
        id: ['', ['alpha_pkg', 'tests', 'deep', 'deeper'], 'it_adds'],
        problems: [['failure', 'panic', 'assertion failed: crate::add(0, 0) == 1']],
      },
      {
        id: ['alpha/src/lib.rs', ['alpha_pkg::doc'], 'alpha/src/lib.rs - add (2)'],
        line: 10,
        problems: [['failure', 'panic', 'assertion `left == right` failed: doc says four']],
      },
      {
        id: ['', ['alpha_pkg', 'tests'], 'does_not_panic'],
        problems: [['error', '', 'note: test did not panic as expected at alpha/src/lib.rs:95:8']],
      },
    ],
  },
  {
    report: 'cargo/nextest-flaky-and-timeout.xml',
    told: 'cargo/junit',
    counts: { passed: 1, failed: 1, skipped: 0, flaky: 1 },
    cases: [
      { id: ['', ['flaky'], 'slow'], problems: [['failure', '', 'test timeout']] },
      { id: ['', ['flaky'], 'second_time'], problems: [['error', 'panic', 'first']] },
    ],
  },
  {
    report: 'cargo/nextest-console.txt',
    told: 'cargo/plain',
    counts: { passed: 19, failed: 2, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['parcel', 'schedule', 'tests'], 'saturday_is_free'],
        problems: [['failure', 'panic', 'assertion failed: !is_working_day(5)']],
      },
    ],
  },
  {
    report: 'cargo/nextest.xml',
    told: 'cargo/junit',
    counts: { passed: 17, failed: 12, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['alpha-pkg', 'tests'], 'does_not_panic'],
        problems: [['failure', '', 'note: test did not panic as expected at alpha/src/lib.rs:95:8']],
      },
      {
        id: ['', ['alpha-pkg', 'tests'], 'panics_with_other_text'],
        problems: [['error', 'panic', 'attempt to divide by zero']],
      },
    ],
  },
  {
    report: 'ctest/ctest-3.25-console.txt',
    told: 'ctest/plain',
    counts: { passed: 12, failed: 23, skipped: 4, flaky: 0 },
    cases: [
      { id: ['', [], 'Calc.Fails'], problems: [['failure', '', '']] },
      { id: ['', [], 'Ty.Size<int>'], problems: [['failure', '', '']] },
    ],
  },
  {
    report: 'ctest/ctest-3.25-not-built.xml',
    told: 'ctest/junit',
    counts: { passed: 0, failed: 20, skipped: 1, flaky: 0 },
    cases: [
      { id: ['', [], 'unit_NOT_BUILT'], problems: [['error', '', 'Unable to find executable']] },
      { id: ['', [], 're.gex(1)+[a-b]*?^$|{2}'], problems: [['error', '', 'Unable to find executable']] },
    ],
  },
  {
    report: 'ctest/ctest-3.25.xml',
    told: 'ctest/junit',
    counts: { passed: 12, failed: 26, skipped: 7, flaky: 0 },
    cases: [
      { id: ['', [], 'Calc.Fails'], problems: [['failure', '', '/home/runner/work/app/app/unit.cpp:7: Failure']] },
      { id: ['', [], 'Ty.Size<int>'], problems: [['failure', '', '/home/runner/work/app/app/unit.cpp:30: Failure']] },
      { id: ['', [], 'not_found'], problems: [['error', '', 'Unable to find executable']] },
    ],
  },
  {
    report: 'deno/deno-2-hooks.xml',
    told: 'deno/junit',
    counts: { passed: 0, failed: 2, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['hooks/hooks_test.ts', [], 'a'],
        line: 2,
        problems: [['failure', '', 'Uncaught Error: beforeEach broke']],
      },
    ],
  },
  {
    report: 'deno/deno-2.xml',
    told: 'deno/junit',
    counts: { passed: 11, failed: 17, skipped: 3, flaky: 0 },
    cases: [
      {
        id: ['test/calc_test.ts', [], 'adds more'],
        line: 4,
        problems: [['failure', '', 'Uncaught Error: it\'s "off" <b>: expected 4, got 3']],
      },
      { id: ['test/calc_test.ts', [], 'it\'s "quoted"'], line: 9, problems: [['failure', '', 'Uncaught Error: q']] },
    ],
  },
  {
    report: 'dotnet/junit-test-logger-by-hand.xml',
    told: 'dotnet/junit',
    counts: { passed: 2, failed: 3, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['', ['App.Tests.CalcTests'], 'AddFails'],
        problems: [['failure', '', 'Assert.Equal() Failure: Values differ']],
      },
      {
        id: ['', ['App.Tests.CalcTests'], 'Adds(a: 7, b: 1, expected: 8)'],
        problems: [['failure', '', 'Assert.Equal() Failure: Values differ']],
      },
    ],
  },
  {
    report: 'go/go-1.26-console.txt',
    told: 'go/plain',
    counts: { passed: 0, failed: 36, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['example.com/app/broken/missingdep'], ''],
        problems: [['error', '', 'The package does not compile.']],
      },
      { id: ['', ['example.com/app/calc'], 'TestFail'], problems: [['failure', '', 'a log line']] },
      {
        id: ['', ['example.com/app/broken/gopanic'], 'TestGoroutinePanic'],
        problems: [['error', 'panic', 'panic: in goroutine']],
      },
      {
        id: ['', ['example.com/app/broken/testmain'], ''],
        problems: [['error', '', 'setup failed: no database']],
      },
    ],
  },
  {
    report: 'go/go-1.26-not-compiling.jsonl',
    told: 'go/go-json',
    counts: { passed: 4, failed: 15, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['example.com/app/broken/missingdep'], ''],
        problems: [
          [
            'error',
            '',
            'broken/missingdep/a_test.go:6:2: no required module provides package github.com/nobody/nothing; to add it:',
          ],
        ],
      },
      { id: ['', ['example.com/app/broken/exits'], 'TestExits'], problems: [['error', '', 'to stderr']] },
    ],
  },
  {
    report: 'go/go-junit-report-2-not-compiling.xml',
    told: 'go/junit',
    counts: { passed: 4, failed: 17, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['example.com/app/broken/missingdep'], ''],
        problems: [
          [
            'error',
            '',
            'broken/missingdep/a_test.go:6:2: no required module provides package github.com/nobody/nothing; to add it:',
          ],
        ],
      },
      { id: ['', ['example.com/app/broken/exits'], 'TestExits'], problems: [['error', '', 'to stderr']] },
    ],
  },
  {
    report: 'go/go-test.jsonl',
    told: 'go/go-json',
    counts: { passed: 2, failed: 5, skipped: 1, flaky: 0 },
    cases: [
      { id: ['', ['example.com/calc'], 'TestAdd/one_plus_one'], problems: [['failure', '', 'got 2 want 3']] },
      {
        id: ['', ['example.com/calc/sub'], 'TestPanic/inner'],
        problems: [['error', 'panic', 'panic: assignment to entry in nil map']],
      },
    ],
  },
  {
    report: 'go/gotestsum-not-compiling.xml',
    told: 'go/junit',
    counts: { passed: 4, failed: 16, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['example.com/app/broken/dependsonbroken'], ''],
        problems: [['failure', '', 'The package does not compile.']],
      },
      { id: ['', ['example.com/app/broken/exits'], 'TestExits'], problems: [['failure', '', 'to stderr']] },
    ],
  },
  {
    report: 'go/gotestsum-rerun-fails.xml',
    told: 'go/junit',
    counts: { passed: 3, failed: 8, skipped: 0, flaky: 0 },
    cases: [{ id: ['', ['example.com/app/flaky'], 'TestFlaky/sub_one'], problems: [['failure', '', 'run 0']] }],
  },
  {
    report: 'gradle/gradle-4.4.1-before-class.xml',
    told: 'gradle/junit',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.BeforeClassTest'], ''],
        problems: [['failure', 'java.lang.ArithmeticException', 'java.lang.ArithmeticException: / by zero']],
      },
    ],
  },
  {
    report: 'gradle/gradle-4.4.1.xml',
    told: 'gradle/junit',
    counts: { passed: 1, failed: 2, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.CalcTest'], 'divideThrows'],
        problems: [['failure', 'java.lang.ArithmeticException', 'java.lang.ArithmeticException: / by zero']],
      },
    ],
  },
  {
    report: 'gradle/gradle-8-by-hand.xml',
    told: 'gradle/junit',
    counts: { passed: 3, failed: 3, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.CalcTest'], 'addFails'],
        problems: [
          [
            'failure',
            'org.opentest4j.AssertionFailedError',
            'org.opentest4j.AssertionFailedError: expected: <8> but was: <6>',
          ],
        ],
      },
      {
        id: ['', ['com.acme.core.CalcTest'], '[3] x[1]'],
        problems: [
          ['failure', 'java.lang.NumberFormatException', 'java.lang.NumberFormatException: For input string: "x[1]"'],
        ],
      },
    ],
  },
  {
    report: 'gtest/googletest-1.12.xml',
    told: 'gtest/junit',
    counts: { passed: 9, failed: 9, skipped: 5, flaky: 0 },
    cases: [
      {
        id: ['unit.cpp', ['Calc'], 'Fails'],
        line: 7,
        problems: [
          ['failure', '', 'Expected equality of these values:'],
          ['failure', '', 'Value of: false'],
        ],
      },
      {
        id: ['unit.cpp', ['Calc'], 'Throws'],
        line: 9,
        problems: [['error', '', 'C++ exception with description "boom" thrown in the test body.']],
      },
    ],
  },
  {
    report: 'jest/jest-30-console.txt',
    told: 'jest/plain',
    counts: { passed: 0, failed: 5, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['j/a.test.js', ['add'], 'adds objects'],
        problems: [['failure', '', 'expect(received).toEqual(expected) // deep equality']],
      },
      {
        id: ['j/a.test.js', [], 'booms'],
        problems: [['failure', 'TypeError', "TypeError: Cannot read properties of undefined (reading 'first')"]],
      },
      { id: ['j/b.test.js', [], ''], problems: [['error', '', "Cannot find module '../gone' from 'b.test.js'"]] },
    ],
  },
  {
    report: 'jest/jest-30-hooks.json',
    told: 'jest/jest-json',
    counts: { passed: 4, failed: 9, skipped: 0, flaky: 0 },
    cases: [
      { id: ['test/hooks.test.js', [], ''], problems: [['error', '', 'after all broke']] },
      {
        id: ['test/hooks.test.js', ['before all fails'], 'ba one'],
        problems: [['failure', '', 'Error: before all broke']],
      },
    ],
  },
  {
    report: 'jest/jest-30-locations.json',
    told: 'jest/jest-json',
    counts: { passed: 53, failed: 8, skipped: 3, flaky: 0 },
    cases: [
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        line: 7,
        problems: [['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality']],
      },
    ],
  },
  {
    report: 'jest/jest-30-not-loadable.json',
    told: 'jest/jest-json',
    counts: { passed: 2, failed: 3, skipped: 0, flaky: 0 },
    cases: [{ id: ['broken/throws-at-load.test.js', [], ''], problems: [['error', '', 'thrown while loading']] }],
  },
  {
    report: 'jest/jest-30-verbose-console.txt',
    told: 'jest/plain',
    counts: { passed: 3, failed: 5, skipped: 2, flaky: 0 },
    cases: [
      {
        id: ['j/a.test.js', ['add'], 'adds large › now'],
        problems: [['failure', '', 'expect(received).toBe(expected) // Object.is equality']],
      },
      { id: ['j/a.test.js', ['hooks'], 'never runs'], problems: [['failure', '', 'no database']] },
    ],
  },
  {
    report: 'jest/jest-junit-files-and-suite-errors.xml',
    told: 'jest/junit',
    counts: { passed: 58, failed: 23, skipped: 2, flaky: 0 },
    cases: [
      {
        id: ['test/hooks.test.js', [], ''],
        problems: [
          [
            'failure',
            '',
            '{"message":"","stack":"Error: after all broke\\n    at Object.<anonymous> (/home/runner/work/app/app/test/hooks.test.js:20:26)\\n    at Promise.finally.completed (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1834:28)\\n    at new Promise (<anonymous>)\\n    at callAsyncCircusFn (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1774:10)\\n    at _callCircusHook (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1136:40)\\n    at _runTestsForDescribeBlockOnce (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1039:7)\\n    at _runTestsForDescribeBlock (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:824:5)\\n    at _runTestsForDescribeBlockOnce (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1003:11)\\n    at _runTestsForDescribeBlock (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:824:5)\\n    at run (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:789:3)\\n    at runAndTransformResultsToJestFormat (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:2300:21)\\n    at jestAdapter (/home/runner/work/app/app/node_modules/jest-circus/build/runner.js:111:19)\\n    at runTestInternal (/home/runner/work/app/app/node_modules/jest-runner/build/index.js:247:16)\\n    at runTest (/home/runner/work/app/app/node_modules/jest-runner/build/index.js:315:7)"}',
          ],
        ],
      },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality']],
      },
      { id: ['broken/throws-at-load.test.js', [], ''], problems: [['error', '', 'thrown while loading']] },
    ],
  },
  {
    report: 'jest/jest-junit-not-loadable-hidden.xml',
    told: 'jest/junit',
    counts: { passed: 2, failed: 0, skipped: 0, flaky: 0 },
    cases: [],
  },
  {
    report: 'jest/jest-junit-one-line-names.xml',
    told: 'jest/junit',
    counts: { passed: 58, failed: 17, skipped: 2, flaky: 0 },
    cases: [
      {
        id: ['', ['undefined|cart'], 'cart.test.js|fails an assertion'],
        problems: [['failure', '', 'expect(received).toBe(expected) // Object.is equality']],
      },
      {
        id: [
          '',
          ['before all fails|'],
          "hooks.test.js|Test execution failure: could be caused by test hooks like 'afterAll'.",
        ],
        problems: [
          [
            'failure',
            '',
            '{"message":"","stack":"Error: after all broke\\n    at Object.<anonymous> (/home/runner/work/app/app/test/hooks.test.js:20:26)\\n    at Promise.finally.completed (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1834:28)\\n    at new Promise (<anonymous>)\\n    at callAsyncCircusFn (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1774:10)\\n    at _callCircusHook (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1136:40)\\n    at _runTestsForDescribeBlockOnce (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1039:7)\\n    at _runTestsForDescribeBlock (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:824:5)\\n    at _runTestsForDescribeBlockOnce (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:1003:11)\\n    at _runTestsForDescribeBlock (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:824:5)\\n    at run (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:789:3)\\n    at runAndTransformResultsToJestFormat (/home/runner/work/app/app/node_modules/jest-circus/build/jestAdapterInit.js:2300:21)\\n    at jestAdapter (/home/runner/work/app/app/node_modules/jest-circus/build/runner.js:111:19)\\n    at runTestInternal (/home/runner/work/app/app/node_modules/jest-runner/build/index.js:247:16)\\n    at runTest (/home/runner/work/app/app/node_modules/jest-runner/build/index.js:315:7)"}',
          ],
        ],
      },
    ],
  },
  {
    report: 'maven/surefire-2.22-thousands-by-hand.xml',
    told: 'maven/junit',
    counts: { passed: 0, failed: 4, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.FlakyTest'], 'alwaysFails'],
        problems: [['failure', 'org.opentest4j.AssertionFailedError', 'always']],
      },
      {
        id: ['', ['com.acme.core.FlakyTest'], 'alwaysErrors'],
        problems: [['error', 'java.lang.ArithmeticException', '/ by zero']],
      },
    ],
  },
  {
    report: 'maven/surefire-2.22.2-before-all.xml',
    told: 'maven/junit',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.BeforeAllTest'], ''],
        problems: [['error', 'java.lang.ArithmeticException', '/ by zero']],
      },
    ],
  },
  {
    report: 'maven/surefire-2.22.2-parameters.xml',
    told: 'maven/junit',
    counts: { passed: 17, failed: 23, skipped: 2, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.CalcTest'], 'divideThrows'],
        problems: [['error', 'java.lang.ArithmeticException', '/ by zero']],
      },
      {
        id: ['', ['com.acme.core.CalcTest'], 'repeated{RepetitionInfo}[2]'],
        problems: [['failure', 'org.opentest4j.AssertionFailedError', 'expected: not equal but was: <2>']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.5.3-junit4-parameters.xml',
    told: 'maven/junit',
    counts: { passed: 5, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.ParamTest'], 'plusOne[1: a=7 "x.y" #, (z)]'],
        problems: [['failure', 'java.lang.AssertionError', 'expected:<8> but was:<6>']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.5.3-nested-class.xml',
    told: 'maven/junit',
    counts: { passed: 1, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.CalcTest$Inner'], 'innerFails'],
        problems: [['failure', 'org.opentest4j.AssertionFailedError', 'expected: <8> but was: <6>']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.5.3-reruns.xml',
    told: 'maven/junit',
    counts: { passed: 2, failed: 2, skipped: 0, flaky: 2 },
    cases: [
      {
        id: ['', ['com.acme.core.FlakyTest'], 'alwaysFails'],
        problems: [['failure', 'org.opentest4j.AssertionFailedError', 'always']],
      },
      {
        id: ['', ['com.acme.core.FlakyTest'], 'flakyFailure'],
        problems: [['failure', 'org.opentest4j.AssertionFailedError', 'expected: <1> but was: <0>']],
      },
      {
        id: ['', ['com.acme.core.FlakyTest'], 'alwaysErrors'],
        problems: [['error', 'java.lang.ArithmeticException', '/ by zero']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.5.3-testng.xml',
    told: 'maven/junit',
    counts: { passed: 6, failed: 4, skipped: 4, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.CalcTest'], 'addFails'],
        problems: [['failure', 'java.lang.AssertionError', 'expected [8] but found [6]']],
      },
      {
        id: ['', ['com.acme.core.CalcTest'], 'data[a, b [x], 7](2)'],
        problems: [['failure', 'java.lang.AssertionError', 'expected [8] but found [6]']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.5.6-display-name.xml',
    told: 'maven/junit',
    counts: { passed: 2, failed: 3, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.DisplayTest'], 'twiceA'],
        problems: [['failure', 'org.opentest4j.AssertionFailedError', 'x']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.6.1-before-all.xml',
    told: 'maven/junit',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.core.BeforeAllTest'], ''],
        problems: [['error', 'java.lang.ArithmeticException', '/ by zero']],
      },
    ],
  },
  {
    report: 'minitest/minitest-5-verbose-console.txt',
    told: 'minitest/plain',
    counts: { passed: 10, failed: 9, skipped: 2, flaky: 0 },
    cases: [
      { id: ['', ['OtherTest'], 'test_adds'], problems: [['failure', '', 'Expected 1 to be nil.']] },
      { id: ['', ['Calc'], 'test_0002_is odd "q" (x)* / é'], problems: [['failure', '', 'Expected: 2']] },
    ],
  },
  {
    report: 'minitest/minitest-reporters-1.0.xml',
    told: 'minitest/junit',
    counts: { passed: 11, failed: 9, skipped: 2, flaky: 0 },
    cases: [
      { id: ['', ['Minitest::Result'], 'test_adds'], problems: [['failure', '', 'Expected 1 to be nil.']] },
      {
        id: ['', ['Minitest::Result'], 'test_0002_is odd "q" (x)* / é'],
        problems: [['failure', '', 'Expected: 2...']],
      },
      {
        id: ['', ['Minitest::Result'], 'test_raises'],
        problems: [['error', 'ZeroDivisionError', 'ZeroDivisionError: divided by 0...']],
      },
    ],
  },
  {
    report: 'mocha/mocha-11-spec-console.txt',
    told: 'mocha/plain',
    counts: { passed: 54, failed: 11, skipped: 4, flaky: 0 },
    cases: [
      { id: ['', ['after all fails'], ''], problems: [['error', '', 'Error: after all broke']] },
      { id: ['', ['cart'], 'rejects'], problems: [['failure', '', 'Error: rejected']] },
    ],
  },
  {
    report: 'mocha/mocha-11-xunit.xml',
    told: 'mocha/junit',
    counts: { passed: 56, failed: 11, skipped: 4, flaky: 0 },
    cases: [
      { id: ['test/hooks.test.js', ['before all fails'], ''], problems: [['failure', '', 'Error: before all broke']] },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [
          ['failure', 'AssertionError', 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:'],
        ],
      },
    ],
  },
  {
    report: 'mocha/mocha-11.json',
    told: 'mocha/mocha-json',
    counts: { passed: 56, failed: 11, skipped: 4, flaky: 0 },
    cases: [
      {
        id: ['test/hooks.test.js', ['before all fails'], ''],
        problems: [['error', '', '"before all" hook for "ba one": before all broke']],
      },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'Expected values to be strictly equal:']],
      },
    ],
  },
  {
    report: 'mocha/mocha-11.tap',
    told: 'tap/tap',
    counts: { passed: 56, failed: 11, skipped: 4, flaky: 0 },
    cases: [
      { id: ['', [], 'cart fails an assertion'], problems: [['failure', '', 'Expected values to be strictly equal:']] },
      {
        id: ['', [], 'before all fails "before all" hook for "ba one"'],
        problems: [['failure', '', 'before all broke']],
      },
    ],
  },
  {
    report: 'mocha/mocha-12-spec-console.txt',
    told: 'mocha/plain',
    counts: { passed: 1, failed: 4, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['', [], 'booms'],
        problems: [['failure', 'TypeError', "TypeError: Cannot read properties of undefined (reading 'first')"]],
      },
      {
        id: ['', ['add'], 'adds large'],
        problems: [
          ['failure', 'AssertionError', 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:'],
        ],
      },
      { id: ['', ['hooks'], ''], problems: [['error', '', 'Error: no database']] },
    ],
  },
  {
    report: 'mocha/mocha-junit-reporter.xml',
    told: 'mocha/junit',
    counts: { passed: 56, failed: 11, skipped: 0, flaky: 0 },
    cases: [
      { id: ['test/hooks.test.js', ['before all fails'], ''], problems: [['failure', 'Error', 'before all broke']] },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'Expected values to be strictly equal:']],
      },
    ],
  },
  {
    report: 'node/node-20-spec-console.txt',
    told: 'node/plain',
    counts: { passed: 1, failed: 5, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['n/a.test.js', ['add'], 'adds objects'],
        line: 5,
        problems: [
          ['failure', 'AssertionError', 'AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:'],
        ],
      },
      { id: ['n/a.test.js', ['hooks'], ''], line: 8, problems: [['error', '', 'Error: no database']] },
    ],
  },
  {
    report: 'node/node-20.xml',
    told: 'node/junit',
    counts: { passed: 55, failed: 15, skipped: 5, flaky: 0 },
    cases: [
      {
        id: ['', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'Expected values to be strictly equal:2 !== 6']],
      },
    ],
  },
  {
    report: 'node/node-24-not-loadable.xml',
    told: 'node/junit',
    counts: { passed: 2, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      { id: ['broken/missing-import.test.js', [], ''], problems: [['failure', 'testCodeFailure', 'test failed']] },
    ],
  },
  {
    report: 'node/node-24-spec-console.txt',
    told: 'node/plain',
    counts: { passed: 1, failed: 5, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['n/a.test.js', ['add'], 'adds objects'],
        line: 5,
        problems: [
          ['failure', 'AssertionError', 'AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:'],
        ],
      },
      { id: ['n/a.test.js', ['hooks'], ''], line: 8, problems: [['error', '', 'Error: no database']] },
    ],
  },
  {
    report: 'node/node-24.tap',
    told: 'tap/tap',
    counts: { passed: 55, failed: 16, skipped: 5, flaky: 0 },
    cases: [
      { id: ['test/hooks.test.js', ['after all fails'], ''], line: 21, problems: [['failure', '', 'after all broke']] },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        line: 9,
        problems: [['failure', 'AssertionError', 'Expected values to be strictly equal:']],
      },
    ],
  },
  {
    report: 'phpunit/phpunit-9-class-without-tests.xml',
    told: 'phpunit/junit',
    counts: { passed: 0, failed: 0, skipped: 1, flaky: 0 },
    cases: [],
  },
  {
    report: 'phpunit/phpunit-9-hooks.xml',
    told: 'phpunit/junit',
    counts: { passed: 1, failed: 6, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['hooks/TearDownAfterClassTest.php', ['Hooks\\TearDownAfterClassTest'], ''],
        problems: [
          [
            'failure',
            'PHPUnit\\Framework\\SyntheticError',
            'Exception in Hooks\\TearDownAfterClassTest::tearDownAfterClass',
          ],
        ],
      },
      {
        id: ['hooks/SetUpBeforeClassTest.php', ['Hooks\\SetUpBeforeClassTest'], 'testA'],
        line: 5,
        problems: [['error', 'Exception', 'Exception: setUpBeforeClass broke']],
      },
    ],
  },
  {
    report: 'phpunit/phpunit-9.xml',
    told: 'phpunit/junit',
    counts: { passed: 14, failed: 23, skipped: 5, flaky: 0 },
    cases: [
      {
        id: ['tests/CalcTest.php', ['App\\Tests\\CalcTest'], 'testAddsMore'],
        line: 7,
        problems: [['failure', 'PHPUnit\\Framework\\ExpectationFailedException', 'a message: it\'s "off" <b>']],
      },
      {
        id: ['tests/CalcTest.php', ['App\\Tests\\CalcTest'], 'testNamed with data set "two  spaces"'],
        line: 27,
        problems: [
          ['failure', 'PHPUnit\\Framework\\ExpectationFailedException', 'Failed asserting that 1 is identical to 2.'],
        ],
      },
      {
        id: ['tests/CalcTest.php', ['App\\Tests\\CalcTest'], 'testThrows'],
        line: 9,
        problems: [['error', 'RuntimeException', 'RuntimeException: deep']],
      },
    ],
  },
  {
    report: 'playwright/playwright-hooks.xml',
    told: 'playwright/junit',
    counts: { passed: 3, failed: 7, skipped: 2, flaky: 0 },
    cases: [
      {
        id: ['hooks.spec.ts', ['one', 'before all fails'], 'ba one'],
        problems: [['error', 'Error', 'before all broke']],
      },
    ],
  },
  {
    report: 'playwright/playwright-not-loadable.json',
    told: 'playwright/playwright-json',
    counts: { passed: 0, failed: 3, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['broken/missing-import.spec.ts', [], ''],
        problems: [['error', '', "Error: Cannot find module '../src/does-not-exist'"]],
      },
    ],
  },
  {
    report: 'playwright/playwright-not-loadable.xml',
    told: 'playwright/junit',
    counts: { passed: 0, failed: 0, skipped: 0, flaky: 0 },
    cases: [],
  },
  {
    report: 'playwright/playwright-retries.json',
    told: 'playwright/playwright-json',
    counts: { passed: 6, failed: 2, skipped: 0, flaky: 2 },
    cases: [
      {
        id: ['tests/retries.spec.ts', ['one'], 'soft assertions'],
        line: 3,
        problems: [
          ['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality'],
          ['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality'],
          ['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality'],
          ['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality'],
        ],
      },
      {
        id: ['tests/retries.spec.ts', ['one'], 'flaky: passes at its second try'],
        line: 2,
        problems: [['failure', '', 'Error: expect(received).toBe(expected) // Object.is equality']],
      },
    ],
  },
  {
    report: 'pytest/pytest-7-rerunfailures-log.jsonl',
    told: 'pytest/pytest-json',
    counts: { passed: 3, failed: 1, skipped: 0, flaky: 2 },
    cases: [
      { id: ['flaky/test_flaky.py', [], 'test_always_fails'], line: 9, problems: [['failure', '', 'assert 0']] },
      { id: ['flaky/test_flaky.py', [], 'test_flaky'], line: 4, problems: [] },
    ],
  },
  {
    report: 'pytest/pytest-8-json-report.json',
    told: 'pytest/pytest-json',
    counts: { passed: 3, failed: 11, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['broken/missing/test_missing.py', [], ''],
        problems: [['error', 'ModuleNotFoundError', "ModuleNotFoundError: No module named 'not_there'"]],
      },
      {
        id: ['tests/test_fixtures.py', [], 'test_setup_error'],
        line: 20,
        problems: [['error', 'RuntimeError', 'RuntimeError: setup broke']],
      },
      {
        id: ['tests/test_fixtures.py', [], 'test_fail_and_teardown_error'],
        line: 28,
        problems: [
          ['failure', '', 'assert 1 == 2'],
          ['error', 'RuntimeError', 'RuntimeError: teardown broke'],
        ],
      },
    ],
  },
  {
    report: 'pytest/pytest-8-rerunfailures.xml',
    told: 'pytest/junit',
    counts: { passed: 9, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      { id: ['flaky/test_flaky.py', [], 'test_always_fails'], problems: [['failure', 'AssertionError', 'assert 0']] },
    ],
  },
  {
    report: 'pytest/pytest-9-console.txt',
    told: 'pytest/plain',
    counts: { passed: 0, failed: 28, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['tests/other/test_same.py', [], 'test_same'],
        problems: [['failure', 'AssertionError', 'AssertionError: assert False']],
      },
      { id: ['tests/test_cart.py', [], 'test_odd[br[x]]'], problems: [['failure', '', 'assert False']] },
    ],
  },
  {
    report: 'pytest/pytest-9-not-importable.xml',
    told: 'pytest/junit',
    counts: { passed: 0, failed: 2, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['broken/missing/test_missing.py', [], ''],
        problems: [['error', 'ModuleNotFoundError', "ModuleNotFoundError: No module named 'not_there'"]],
      },
    ],
  },
  {
    report: 'pytest/pytest-9-subtests-log.jsonl',
    told: 'pytest/pytest-json',
    counts: { passed: 1, failed: 4, skipped: 2, flaky: 0 },
    cases: [
      {
        id: ['sub_tests9/test_subtests.py', [], 'test_sub'],
        line: 2,
        problems: [
          ['failure', '', 'assert 1 != 1'],
          ['failure', '', 'contains 1 failed subtest'],
        ],
      },
    ],
  },
  {
    report: 'pytest/pytest-9-subtests.xml',
    told: 'pytest/junit',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['sub_tests9/test_subtests.py', [], 'test_sub'],
        problems: [
          ['failure', 'AssertionError', 'assert 1 != 1'],
          ['failure', '', 'contains 1 failed subtest'],
        ],
      },
    ],
  },
  {
    report: 'pytest/pytest-9-xunit1.xml',
    told: 'pytest/junit',
    counts: { passed: 53, failed: 30, skipped: 7, flaky: 0 },
    cases: [
      {
        id: ['tests/other/test_same.py', [], 'test_same'],
        line: 1,
        problems: [['failure', 'AssertionError', 'AssertionError: assert False']],
      },
      {
        id: ['tests/test_cart.py', [], 'test_odd[br[x]]'],
        line: 50,
        problems: [['failure', 'AssertionError', 'assert False']],
      },
      {
        id: ['tests/test_fixtures.py', [], 'test_setup_error'],
        line: 20,
        problems: [['error', 'RuntimeError', 'RuntimeError: setup broke']],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12-failures-console.txt',
    told: 'rspec/plain',
    counts: { passed: 0, failed: 2, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['spec/catalog_spec.rb', [], 'Library::Catalog has a first page'],
        problems: [['failure', '', 'expected: ["Alpha", "Beta"]']],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12-not-loadable-console.txt',
    told: 'rspec/plain',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['spec_helper'], ''],
        problems: [
          [
            'error',
            'SyntaxError',
            "SyntaxError: /home/runner/work/app/app/lib/library/report.rb:22: syntax error, unexpected end-of-input, expecting `end'",
          ],
        ],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12-console.txt',
    told: 'rspec/plain',
    counts: { passed: 0, failed: 9, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['hooks/hooks_spec.rb', [], 'before each a'],
        problems: [['failure', 'RuntimeError', 'RuntimeError: before each broke']],
      },
      {
        id: ['', ['`after(:context)` hook'], ''],
        problems: [['error', 'RuntimeError', 'RuntimeError: after all broke']],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12-exit.json',
    told: 'rspec/rspec-json',
    counts: { passed: 1, failed: 1, skipped: 0, flaky: 0 },
    complete: false,
    cases: [
      {
        id: ['broken/exit_spec.rb', ['ex'], 'exits'],
        line: 1,
        problems: [['error', '', 'The process ended within an example.']],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12-hooks.json',
    told: 'rspec/rspec-json',
    counts: { passed: 1, failed: 9, skipped: 0, flaky: 0 },
    cases: [
      { id: ['hooks/hooks_spec.rb', [], ''], problems: [['error', 'RuntimeError', 'after all broke']] },
      {
        id: ['hooks/hooks_spec.rb', ['before each'], 'a'],
        line: 3,
        problems: [['error', 'RuntimeError', 'before each broke']],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12-not-loadable.json',
    told: 'rspec/rspec-json',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['broken/syntax_spec.rb', [], ''],
        problems: [
          [
            'error',
            'SyntaxError',
            '/home/runner/work/app/app/broken/syntax_spec.rb:1: syntax error, unexpected end-of-input',
          ],
        ],
      },
    ],
  },
  {
    report: 'rspec/rspec-3.12.json',
    told: 'rspec/rspec-json',
    counts: { passed: 16, failed: 20, skipped: 4, flaky: 0 },
    cases: [
      {
        id: ['spec/calc_spec.rb', ['Calc'], 'adds more'],
        line: 4,
        problems: [['failure', 'RSpec::Expectations::ExpectationNotMetError', 'it\'s "off" <b>']],
      },
      {
        id: ['spec/calc_spec.rb', ['Calc with "odd" names'], 'it\'s "quoted"'],
        line: 17,
        problems: [['error', 'RuntimeError', 'q']],
      },
      {
        id: ['spec/calc_spec.rb', ['Calc'], 'raises in the source'],
        line: 7,
        problems: [['error', 'ZeroDivisionError', 'divided by 0']],
      },
    ],
  },
  {
    report: 'rspec/rspec-junit-formatter.xml',
    told: 'rspec/junit',
    counts: { passed: 16, failed: 20, skipped: 4, flaky: 0 },
    cases: [
      {
        id: ['spec/calc_spec.rb', [], 'Calc adds more'],
        problems: [['failure', 'RSpec::Expectations::ExpectationNotMetError', 'it\'s "off" <b>']],
      },
      {
        id: ['spec/calc_spec.rb', [], 'Calc with "odd" names it\'s "quoted"'],
        problems: [['failure', 'RuntimeError', 'q']],
      },
    ],
  },
  {
    report: 'tap/tap-junit.xml',
    told: 'tap/junit',
    counts: { passed: 5, failed: 10, skipped: 3, flaky: 0 },
    cases: [
      { id: ['', ['Tap-Junit-Suite'], 'adds more'], problems: [['failure', '', 'The test failed.']] },
      { id: ['', ['Tap-Junit-Suite'], 'it\'s "quoted"'], problems: [['failure', '', '# division by zero']] },
    ],
  },
  {
    report: 'tap/tap-xunit.xml',
    told: 'tap/junit',
    counts: { passed: 5, failed: 10, skipped: 3, flaky: 0 },
    cases: [
      { id: ['', ['Default'], 'adds more'], problems: [['failure', '', 'The test failed.']] },
      { id: ['', ['Default'], 'it\'s "quoted"'], problems: [['failure', '', 'The test failed.']] },
    ],
  },
  {
    report: 'unittest/own-report-setups.xml',
    told: 'unittest/junit',
    counts: { passed: 2, failed: 3, skipped: 1, flaky: 0 },
    cases: [
      { id: ['broken/setups/test_load_tests.py', [], ''], problems: [['error', 'RuntimeError', 'load_tests broke']] },
    ],
  },
  {
    report: 'unittest/unittest-3.8-console.txt',
    told: 'unittest/plain',
    counts: { passed: 5, failed: 15, skipped: 4, flaky: 0 },
    cases: [
      {
        id: ['tests/other/test_same.py', ['TestSame'], 'test_same'],
        problems: [['failure', 'AssertionError', "AssertionError: 'sub' not found in 'tests.other.test_same'"]],
      },
    ],
  },
  {
    report: 'unittest/xmlrunner-setups.xml',
    told: 'unittest/junit',
    counts: { passed: 2, failed: 3, skipped: 1, flaky: 0 },
    cases: [{ id: ['test_load_tests.py', [], ''], problems: [['error', 'RuntimeError', 'load_tests broke']] }],
  },
  {
    report: 'unittest/xmlrunner.xml',
    told: 'unittest/junit',
    counts: { passed: 6, failed: 19, skipped: 6, flaky: 0 },
    cases: [
      { id: ['tests/test_cart.py', ['SetUpClass'], ''], problems: [['error', 'ValueError', 'setUpClass broke']] },
      {
        id: ['tests/test_cart.py', ['CartTest'], 'test_fail'],
        line: 15,
        problems: [['failure', 'AssertionError', '2 != 6 : quantity <ignored> &  ctrl']],
      },
      {
        id: ['tests/test_cart.py', ['CartTest'], 'test_chained'],
        line: 59,
        problems: [['error', 'RuntimeError', 'wrapped']],
      },
    ],
  },
  {
    report: 'vitest/vitest-3-flat.tap',
    told: 'tap/tap',
    counts: { passed: 57, failed: 13, skipped: 7, flaky: 0 },
    cases: [
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'expected 2 to be 6 // Object.is equality']],
      },
    ],
  },
  {
    report: 'vitest/vitest-3.json',
    told: 'vitest/jest-json',
    counts: { passed: 57, failed: 13, skipped: 7, flaky: 0 },
    cases: [
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'AssertionError: expected 2 to be 6 // Object.is equality']],
      },
    ],
  },
  {
    report: 'dotnet/dotnet-test-console-by-hand.txt',
    told: 'dotnet/plain',
    counts: { passed: 0, failed: 2, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['', ['Shop.Tests.CartTests'], 'Total'],
        problems: [['failure', '', 'Assert.Equal() Failure: Values differ']],
      },
    ],
  },
  {
    report: 'gradle/gradle-4.4-console.txt',
    told: 'gradle/plain',
    counts: { passed: 0, failed: 6, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.CartTest'], 'total'],
        problems: [['failure', 'java.lang.AssertionError', 'java.lang.AssertionError at CartTest.java:7']],
      },
    ],
  },
  {
    report: 'gradle/gradle-4.4-full-console.txt',
    told: 'gradle/plain',
    counts: { passed: 1, failed: 6, skipped: 1, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.SetupTest'], ''],
        problems: [['failure', 'java.lang.IllegalStateException', 'no database']],
      },
    ],
  },
  {
    report: 'maven/surefire-2.22-console.txt',
    told: 'maven/plain',
    counts: { passed: 0, failed: 10, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['com.acme.CartTest'], 'chained'],
        problems: [['error', 'java.lang.IllegalStateException', 'cannot pay']],
      },
    ],
  },
  {
    report: 'maven/surefire-3.2-console.txt',
    told: 'maven/plain',
    counts: { passed: 0, failed: 10, skipped: 0, flaky: 0 },
    cases: [
      { id: ['', ['com.acme.SetupTest'], ''], problems: [['error', 'java.lang.IllegalStateException', 'no database']] },
    ],
  },
  {
    report: 'phpunit/phpunit-9.6-console.txt',
    told: 'phpunit/plain',
    counts: { passed: 0, failed: 9, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['CartTest'], 'testDiv'],
        problems: [['error', 'DivisionByZeroError', 'DivisionByZeroError: Modulo by zero']],
      },
    ],
  },
  {
    report: 'vitest/vitest-3-unhandled-console.txt',
    told: 'vitest/plain',
    counts: { passed: 0, failed: 2, skipped: 0, flaky: 0 },
    cases: [{ id: ['test/late.test.ts', ['Uncaught Exception'], ''], problems: [['error', '', 'Error: late boom']] }],
  },
  {
    report: 'ava/ava-6-console.txt',
    told: 'ava/plain',
    counts: { passed: 1, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      { id: ['', [], 'allocates from the left'], problems: [['failure', '', 'Difference (- actual, + expected):']] },
    ],
  },
  {
    report: 'jasmine/jasmine-5-console.txt',
    told: 'jasmine/plain',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', [], 'Booking refunds the whole amount'],
        problems: [['failure', '', 'Expected spy mail.refund to have been called only once, and with given args:']],
      },
    ],
  },
  {
    report: 'test-unit/test-unit-3-console.txt',
    told: 'test-unit/plain',
    counts: { passed: 0, failed: 3, skipped: 2, flaky: 0 },
    cases: [
      { id: ['', ['TestCart'], 'test_empty'], problems: [['failure', '', '<1> expected but was']] },
      {
        id: ['', ['TestCart'], 'test_label'],
        problems: [['error', 'NoMethodError', "NoMethodError: undefined method `upcase' for nil:NilClass"]],
      },
      { id: ['', ['TestCart::of a guest'], 'test: has no name'], problems: [['failure', '', 'said why.']] },
    ],
  },
  {
    report: 'test-unit/test-unit-3-verbose-console.txt',
    told: 'test-unit/plain',
    counts: { passed: 1, failed: 3, skipped: 2, flaky: 0 },
    cases: [{ id: ['', ['TestCart'], 'test_empty'], problems: [['failure', '', '<1> expected but was']] }],
  },
  {
    report: 'minitest/minitest-5-console.txt',
    told: 'minitest/plain',
    counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['', ['TestLabel'], 'test_pickup_has_no_zip'],
        problems: [['error', 'NoMethodError', "NoMethodError: undefined method `rjust' for nil:NilClass"]],
      },
    ],
  },
  {
    report: 'vitest/vitest-4-console.txt',
    told: 'vitest/plain',
    counts: { passed: 1, failed: 5, skipped: 3, flaky: 0 },
    cases: [
      {
        id: ['v/a.test.mjs', ['add'], 'adds large › now'],
        problems: [['failure', 'AssertionError', 'AssertionError: expected 8 to be 7 // Object.is equality']],
      },
      { id: ['v/a.test.mjs', ['hooks'], ''], problems: [['error', '', 'Error: no database']] },
      {
        id: ['v/b.test.mjs', [], ''],
        problems: [
          ['error', '', "Error: Cannot find module '../gone' imported from /home/runner/work/app/app/v/b.test.mjs"],
        ],
      },
    ],
  },
  {
    report: 'vitest/vitest-4-verbose-console.txt',
    told: 'vitest/plain',
    counts: { passed: 3, failed: 5, skipped: 3, flaky: 0 },
    cases: [
      {
        id: ['v/a.test.mjs', [], 'booms'],
        problems: [['failure', 'TypeError', "TypeError: Cannot read properties of undefined (reading 'first')"]],
      },
    ],
  },
  {
    report: 'vitest/vitest-5-not-loadable-console.txt',
    told: 'vitest/plain',
    counts: { passed: 2, failed: 3, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['broken/missing-import.test.js', [], ''],
        problems: [
          [
            'error',
            '',
            "Error: Cannot find module '../src/does-not-exist' imported from /home/runner/work/app/app/broken/missing-import.test.js",
          ],
        ],
      },
    ],
  },
  {
    report: 'vitest/vitest-5-not-loadable.xml',
    told: 'vitest/junit',
    counts: { passed: 2, failed: 3, skipped: 0, flaky: 0 },
    cases: [
      {
        id: ['broken/missing-import.test.js', [], ''],
        problems: [
          [
            'failure',
            'Error',
            "Cannot find module '../src/does-not-exist' imported from /home/runner/work/app/app/broken/missing-import.test.js",
          ],
        ],
      },
    ],
  },
  {
    report: 'vitest/vitest-5.tap',
    told: 'tap/tap',
    counts: { passed: 57, failed: 15, skipped: 7, flaky: 0 },
    cases: [
      { id: ['test/hooks.test.js', ['before all fails'], ''], problems: [['failure', '', 'The test failed.']] },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'expected 2 to be 6 // Object.is equality']],
      },
    ],
  },
  {
    report: 'vitest/vitest-5.xml',
    told: 'vitest/junit',
    counts: { passed: 57, failed: 15, skipped: 7, flaky: 0 },
    cases: [
      { id: ['test/hooks.test.js', ['before all fails'], ''], problems: [['failure', 'Error', 'before all broke']] },
      {
        id: ['test/cart.test.js', ['cart'], 'fails an assertion'],
        problems: [['failure', 'AssertionError', 'expected 2 to be 6 // Object.is equality']],
      },
    ],
  },
]

test.for(RUNNERS)('$report', async ({ report, told, counts, complete = true, cases }) => {
  const read = await readReport(fileBytes(join(FIXTURES, report)), { relative: file => file.replace(CI, '') })

  const count = (status: CaseStatus) => read.cases.filter(testCase => testCase.status === status).length
  expect({
    told: `${read.framework}/${read.format}`,
    complete: read.complete,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      flaky: read.cases.filter(({ flaky }) => flaky).length,
    },
  }).toEqual({ told, complete, counts })
  const seen = read.cases.map(described)
  for (const { id, line, problems } of cases) expect(seen).toContainEqual({ id, line, problems })
})

test('every report has its line in the table, and none is large or tells of the machine it was made on', () => {
  const files = readdirSync(FIXTURES, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'README.md')
    .map(entry => join(entry.parentPath, entry.name))

  expect(files.map(file => file.slice(FIXTURES.length + 1).replaceAll('\\', '/')).toSorted()).toEqual(
    RUNNERS.map(({ report }) => report).toSorted(),
  )
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(text.length, file).toBeLessThan(60_000)
    expect(text, file).not.toMatch(/\/root\b|\/tmp\/(?!rustdoctest)|hostname="(?!host"|one"|two \(x\)")/)
  }
})

test('every case that failed has a problem, and no other but a flaky one has', async () => {
  for (const { report } of RUNNERS) {
    const { cases } = await readReport(fileBytes(join(FIXTURES, report)), { relative: file => file })
    const odd = cases.filter(
      ({ status, flaky, problems }) => flaky !== true && (status === 'failed') !== problems.length > 0,
    )
    expect(
      odd.map(({ id }) => id),
      report,
    ).toEqual([])
  }
})

function described({ id, line, problems }: TestCase) {
  return {
    id: [id.file, id.suite, id.name],
    line,
    problems: problems.map(({ kind, type, message }) => [kind, type, message.split('\n')[0]]),
  }
}
