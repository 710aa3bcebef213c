import { expect, test } from 'vitest'
import { readReport } from '../../src/test-reports/read-reports.ts'

/** What runners print for people, written after their sources: each was lost, green, or another runner's once. */
const PRINTED: readonly (readonly [what: string, text: string, failed: readonly string[], complete: boolean])[] = [
  [
    'Maven that cannot compile a later module',
    `[INFO] Running ex.CartTest
[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 s -- in ex.CartTest
[INFO] 
[INFO] Results:
[INFO] 
[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0
[INFO] 
[INFO] --- compiler:3.11.0:testCompile (default-testCompile) @ b ---
[ERROR] COMPILATION ERROR : 
[ERROR] /w/b/src/test/java/ex/BTest.java:[5,9] cannot find symbol
[INFO] BUILD FAILURE
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.11.0:testCompile (default-testCompile) on project b: Compilation failure
`,
    ['/w/b/src/test/java/ex/BTest.java cannot find symbol'],
    false,
  ],
  [
    'Maven whose process of tests dies',
    `[INFO] Running ex.CartTest
[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 s -- in ex.CartTest
[INFO] Running ex.CrashTest
[INFO] 
[INFO] Results:
[INFO] 
[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0
[INFO] 
[INFO] BUILD FAILURE
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:3.2.5:test (default-test) on project a: 
[ERROR] ExecutionException The forked VM terminated without properly saying goodbye. VM crash or System.exit called?
[ERROR] Crashed tests:
[ERROR] ex.CrashTest
`,
    [],
    false,
  ],
  [
    'Gradle that cannot compile a later module',
    `> Task :a:test

ex.CartTest > total() PASSED

> Task :b:compileTestJava FAILED
/w/b/src/test/java/ex/BTest.java:5: error: cannot find symbol

FAILURE: Build failed with an exception.

BUILD FAILED in 3s
`,
    ['/w/b/src/test/java/ex/BTest.java cannot find symbol'],
    false,
  ],
  [
    '.NET whose host of tests crashes',
    `Passed!  - Failed:     0, Passed:     5, Skipped:     0, Total:     5, Duration: 12 ms - A.Tests.dll (net8.0)
/w/B/Foo.cs(5,9): error CS0103: The name 'x' does not exist in the current context [/w/B/B.csproj]
The active test run was aborted. Reason: Test host process crashed
Test Run Aborted.
`,
    ["/w/B/Foo.cs CS0103: The name 'x' does not exist in the current context [/w/B/B.csproj]"],
    false,
  ],
  [
    'jasmine with an error of a suite',
    `Started
.


Suite error: cart
  Message:
    Error: afterAll broke
  Stack:
    at <Jasmine>
    at UserContext.<anonymous> (/w/spec/cart.spec.js:5:9)

1 spec, 0 failures
Finished in 0.008 seconds
`,
    ['cart '],
    true,
  ],
  [
    'jasmine with a spec and a suite that fail',
    `Failures:

1) cart total
  Message:
    Expected 4 to be 3.
  Stack:
    at UserContext.<anonymous> (/w/spec/cart.spec.js:5:9)

Suite error: shop
  Message:
    Error: afterAll broke
  Stack:
    at UserContext.<anonymous> (/w/spec/shop.spec.js:9:9)

2 specs, 1 failure
`,
    ['cart total', 'shop '],
    true,
  ],
  [
    'ava with an uncaught exception',
    `
  ✔ cart › adds
  ✔ cart › subtracts

  Uncaught exception in test/other.test.js

  TypeError: x is not a function

  ✘ test/other.test.js exited due to an uncaught exception
  ─

  2 tests passed
  1 uncaught exception
`,
    ['test/other.test.js '],
    true,
  ],
  [
    'ava with a file without tests',
    `
  ✔ a.test.js › adds
  ✘ No tests found in b.test.js, make sure to import "ava" at the top of your test file
  ─

  1 test passed
`,
    [''],
    true,
  ],
  [
    'minitest of Rails, in between',
    `Run options: --seed 1234

# Running:

.F

Failure:
CartTest#test_total [test/cart_test.rb:7]:
Expected: 3
  Actual: 4


bin/rails test test/cart_test.rb:5

.

Finished in 0.01s, 100 runs/s, 100 assertions/s.
3 runs, 3 assertions, 1 failures, 0 errors, 0 skips
`,
    ['CartTest test_total'],
    true,
  ],
  [
    'minitest with flaky tests in its counts',
    `  1) Failure:
CartTest#test_total [test/cart_test.rb:7]:
Expected: 3
  Actual: 4

  2) Failure:
CartTest#test_tax [test/cart_test.rb:9]:
Expected: 3
  Actual: 4

2 runs, 2 assertions, 2 failures, 0 errors, 0 skips, 1 flaky
`,
    ['CartTest test_total', 'CartTest test_tax'],
    true,
  ],
  [
    "minitest's specs",
    `Run options: --seed 1

# Running:

F

Finished in 0.001s, 1 runs/s.

  1) Failure:
my cart::when empty#test_0001_adds [test/cart_test.rb:7]:
Expected: 3
  Actual: 4

  2) Error:
CartTest#test_b:
NoMethodError: undefined method \`x' for nil
    test/cart_test.rb:9:in \`test_b'

2 runs, 2 assertions, 1 failures, 1 errors, 0 skips
`,
    ['my cart::when empty test_0001_adds', 'CartTest test_b'],
    true,
  ],
  [
    'PHPUnit without tests, then pytest',
    `PHPUnit 10.5.20 by Sebastian Bergmann and contributors.

No tests executed!
============================= test session starts ==============================
tests/test_a.py::test_x PASSED
tests/test_a.py::test_y FAILED
=========================== short test summary info ============================
FAILED tests/test_a.py::test_y - assert 1 == 2
========================= 1 failed, 1 passed in 0.02s ==========================
`,
    ['tests/test_a.py test_y'],
    true,
  ],
  [
    'PHPUnit that PHP ends, then gtest and pytest',
    `PHPUnit 10.5.20 by Sebastian Bergmann and contributors.

Runtime:       PHP 8.2.18

..PHP Fatal error:  Uncaught Error: Class "X" not found in /w/src/A.php:3
[==========] Running 1 test from 1 test suite.
[ RUN      ] Cart.Total
[  FAILED  ] Cart.Total (0 ms)
[==========] 1 test from 1 test suite ran. (0 ms total)
[  PASSED  ] 0 tests.
[  FAILED  ] 1 test, listed below:
[  FAILED  ] Cart.Total
tests/test_a.py::test_y FAILED
FAILED tests/test_a.py::test_y - assert 1 == 2
========================= 1 failed, 1 passed in 0.02s ==========================
`,
    ['', 'Cart Total', 'tests/test_a.py test_y'],
    true,
  ],
  [
    'PHPUnit with dashes in a diff',
    `PHPUnit 10.5.20 by Sebastian Bergmann and contributors.

Runtime:       PHP 8.2.18

FFF                                                                 3 / 3 (100%)

Time: 00:00.005, Memory: 8.00 MB

There were 3 failures:

1) App\\Tests\\MailTest::testSignature
Failed asserting that two strings are equal.
--- Expected
+++ Actual
@@ @@
 'Hello
--
+---
 Bob'

/w/tests/MailTest.php:9

2) App\\Tests\\CartTest::testTotal
Failed asserting that 4 is identical to 3.

/w/tests/CartTest.php:9

3) App\\Tests\\CartTest::testTax
Failed asserting that 5 is identical to 3.

/w/tests/CartTest.php:19

FAILURES!
Tests: 3, Assertions: 3, Failures: 3.
`,
    ['App\\Tests\\MailTest testSignature', 'App\\Tests\\CartTest testTotal', 'App\\Tests\\CartTest testTax'],
    true,
  ],
  [
    'PHPUnit with an error of its own',
    `PHPUnit 10.5.20 by Sebastian Bergmann and contributors.

There was 1 PHPUnit error:

1) App\\CartTest::testTotal
The data provider specified for App\\CartTest::testTotal is invalid
Method does not exist

--

There was 1 PHPUnit test runner warning:

1) No tests found in class "App\\CartTest".

ERRORS!
Tests: 1, Assertions: 1, Errors: 1, PHPUnit Errors: 1.
`,
    ['App\\CartTest testTotal'],
    true,
  ],
  [
    'Maven with packages in capitals',
    `[INFO] Running com.MyApp.CartTest
[ERROR] Tests run: 2, Failures: 2, Errors: 0, Skipped: 0, Time elapsed: 0.05 s <<< FAILURE! -- in com.MyApp.CartTest
[ERROR] com.MyApp.CartTest.total -- Time elapsed: 0.01 s <<< FAILURE!
java.lang.AssertionError: nope
	at com.MyApp.CartTest.total(CartTest.java:10)

[ERROR] com.MyApp.CartTest.[1] a, b -- Time elapsed: 0.01 s <<< FAILURE!
java.lang.AssertionError: nope
[INFO] 
[ERROR] Tests run: 2, Failures: 2, Errors: 0, Skipped: 0
[INFO] BUILD FAILURE
`,
    ['com.MyApp.CartTest total', 'com.MyApp.CartTest [1] a, b'],
    true,
  ],
  [
    'Maven with a test that passed when it ran again',
    `[INFO] Running ex.CartTest
[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.05 s <<< FAILURE! -- in ex.CartTest
[ERROR] ex.CartTest.total -- Time elapsed: 0.01 s <<< FAILURE!
org.opentest4j.AssertionFailedError: expected: <3> but was: <4>
	at ex.CartTest.total(CartTest.java:10)

[INFO] Running ex.CartTest
[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 s -- in ex.CartTest
[INFO] 
[INFO] Results:
[INFO] 
[WARNING] Flakes: 
[WARNING] ex.CartTest.total
[ERROR]   Run 1: CartTest.total:10 expected: <3> but was: <4>
[INFO]   Run 2: PASS
[INFO] 
[WARNING] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1
[INFO] 
[INFO] BUILD SUCCESS
`,
    [],
    true,
  ],
]

test.for(PRINTED)('red reads red in what %s prints', async ([, text, failed, complete]) => {
  const read = await readReport([text], { relative: file => file, findings: true })

  const titles = read.cases
    .filter(({ status }) => status === 'failed')
    .map(({ id }) =>
      [id.file, ...id.suite, id.name].filter((part, index, all) => part !== '' || index === all.length - 1).join(' '),
    )
  expect([titles.toSorted(), read.complete]).toEqual([failed.toSorted(), complete])
})

test('ava with thousands of failures is read in a moment', async () => {
  const titles = Array.from({ length: 3_000 }, (_, at) => `cart › adds ${at}`)
  const text = `${titles.map(title => `  ✘ [fail]: ${title}\n`).join('')}  ─\n${titles.map(title => `\n  ${title}\n\n  a.test.js:3\n\n  Difference:\n${'\n  - 1'.repeat(8)}\n`).join('')}\n  ─\n\n  3000 tests failed\n`
  const { cases } = await readReport([text], { relative: file => file })

  expect(new Set(cases.map(({ problems }) => problems[0]?.message)).size).toBe(1)
  expect(cases).toHaveLength(3_000)
})
