import { describe, expect, test } from 'vitest'
import type { FailureKind } from '../../src/domain/model/failure-kind.ts'
import { classifyFailure } from '../../src/triage/failure-kinds.ts'

interface Said {
  readonly type?: string
  readonly message: string
  readonly stack?: string
}

const problem = ({ type = '', message, stack = '' }: Said) => ({ kind: 'failure' as const, type, message, stack })

/** What each kind of failure looks like, as real runners say it. */
const MESSAGES: readonly (readonly [pattern: FailureKind, runner: string, said: Said])[] = [
  ['snapshot', 'vitest', { type: 'Error', message: 'Snapshot `page 1` mismatched' }],
  [
    'snapshot',
    'jest',
    {
      message:
        'Error: expect(received).toMatchSnapshot()\n\nSnapshot name: `page 1`\n\nSnapshot: "<a>"\nReceived: "<b>"',
    },
  ],
  [
    'snapshot',
    'pytest with syrupy',
    {
      type: 'AssertionError',
      message: "AssertionError: assert [+ received] == [- snapshot]\n  -'a' does not match stored snapshot",
    },
  ],
  [
    'missing-module',
    'vitest',
    { type: 'Error', message: "Cannot find module '../src/does-not-exist' imported from /app/test/a.test.js" },
  ],
  ['missing-module', 'jest', { message: "Cannot find module '../src/cart.js' from 'test/cart.test.js'" }],
  [
    'missing-module',
    'vite',
    { message: 'Failed to resolve import "./cart" from "test/cart.test.ts". Does the file exist?' },
  ],
  [
    'missing-module',
    'node',
    { type: 'SyntaxError', message: "The requested module './sum.mjs' does not provide an export named 'sum'" },
  ],
  [
    'missing-module',
    'pytest',
    { type: 'ImportError', message: "ImportError: cannot import name 'total' from 'shop.cart' (/app/shop/cart.py)" },
  ],
  [
    'missing-module',
    'pytest',
    { type: 'ModuleNotFoundError', message: "ModuleNotFoundError: No module named 'shop.gone'" },
  ],
  ['missing-module', 'cargo', { message: 'error[E0432]: unresolved import `crate::money`' }],
  [
    'missing-module',
    'esbuild',
    { message: 'Build failed with 1 error:\na.ts:1:20: ERROR: Could not resolve "./cart"' },
  ],
  ['missing-dependency', 'esbuild', { message: 'a.ts:1:20: ERROR: Could not resolve "ohash/crypto"' }],
  ['missing-dependency', 'node', { type: 'Error', message: "Cannot find package 'zod' imported from /app/a.ts" }],
  ['missing-dependency', 'jest', { message: "Cannot find module '@acme/core' from 'src/a.js'" }],
  [
    'missing-dependency',
    'pytest',
    { type: 'ModuleNotFoundError', message: "ModuleNotFoundError: No module named 'requests'" },
  ],
  [
    'missing-dependency',
    'go',
    { message: 'a_test.go:6:2: no required module provides package github.com/nobody/nothing; to add it:' },
  ],
  ['missing-dependency', 'javac', { message: 'CalcTest.java:[3,20] package org.junit.jupiter.api does not exist' }],
  ['missing-dependency', 'RSpec', { type: 'LoadError', message: 'cannot load such file -- nothing/there' }],
  ['missing-dependency', 'PHPUnit', { type: 'Error', message: 'Error: Class "App\\Gone" not found' }],
  ['missing-dependency', 'cargo', { message: "error[E0463]: can't find crate for `serde`" }],
  [
    'missing-fixture',
    'pytest',
    { message: 'failed on setup with "file /app/test_a.py, line 3\nE       fixture \'nope\' not found"' },
  ],
  ['missing-fixture', 'mocha', { message: '"before all" hook for "adds": no database' }],
  ['missing-fixture', 'node', { type: 'hookFailed', message: 'failed running beforeEach hook' }],
  ['missing-fixture', 'unittest', { type: 'ValueError', message: 'setUpClass broke' }],
  ['missing-variable', 'pytest', { type: 'KeyError', message: "KeyError: 'DATABASE_URL'" }],
  ['missing-variable', 'unittest', { type: 'KeyError', message: "'DATABASE_URL'" }],
  ['missing-variable', 'vitest', { type: 'Error', message: 'The environment variable "API_TOKEN" is missing' }],
  ['missing-variable', 'jest', { type: 'Error', message: 'API_TOKEN environment variable is required' }],
  [
    'missing-variable',
    'env-var',
    { type: 'EnvVarError', message: 'env-var: "PORT" is a required variable, but it was not set' },
  ],
  ['missing-variable', 'mocha', { type: 'Error', message: 'process.env.PORT is undefined' }],
  [
    'missing-variable',
    'decouple',
    {
      type: 'decouple.UndefinedValueError',
      message: 'PORT not found. Declare it as envvar or define a default value.',
    },
  ],
  ['missing-variable', 'django', { type: 'ImproperlyConfigured', message: 'Set the API_TOKEN environment variable' }],
  ['missing-variable', 'go', { message: 'API_TOKEN must be set' }],
  ['connection', 'node', { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:5432' }],
  [
    'connection',
    'Java, as the cause of another error',
    {
      type: 'java.lang.IllegalArgumentException',
      message: 'Error looking up URL [http://www.example.com]',
      stack:
        'java.lang.IllegalArgumentException: Error\n\tat a.B.c(B.java:3)\nCaused by: java.net.UnknownHostException: www.example.com\n',
    },
  ],
  [
    'connection',
    'go',
    { type: '', message: 'Get "http://a.example": dial tcp: lookup a.example on 10.0.0.2:53: no such host' },
  ],
  ['connection', 'python', { type: 'OSError', message: '[Errno -3] Temporary failure in name resolution' }],
  ['connection', 'PHP', { type: 'RuntimeException', message: 'cURL error 6: Could not resolve host: a.example' }],
  ['connection', 'JUnit', { type: 'java.net.ConnectException', message: 'Connection refused' }],
  [
    'connection',
    'pytest',
    { type: 'ConnectionRefusedError', message: 'ConnectionRefusedError: [Errno 111] Connection refused' },
  ],
  ['connection', 'go', { message: 'dial tcp 127.0.0.1:6379: connect: connection refused' }],
  [
    'out-of-memory',
    'node',
    { message: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory' },
  ],
  ['out-of-memory', 'JUnit', { type: 'java.lang.OutOfMemoryError', message: 'Java heap space' }],
  ['out-of-memory', 'gtest', { message: 'C++ exception with description "std::bad_alloc" thrown in the test body.' }],
  ['timeout', 'vitest', { type: 'Error', message: 'Test timed out in 50ms.' }],
  [
    'timeout',
    'mocha',
    { type: 'Error', message: 'Timeout of 50ms exceeded. For async tests and hooks, ensure "done()" is called' },
  ],
  ['timeout', 'jest', { message: 'thrown: "Exceeded timeout of 50 ms for a test.' }],
  [
    'timeout',
    'JUnit 5',
    { type: 'java.util.concurrent.TimeoutException', message: 'timeout() timed out after 50 milliseconds' },
  ],
  ['timeout', 'go', { type: 'panic', message: 'panic: test timed out after 2s' }],
  ['timeout', 'pytest', { type: 'Failed', message: 'Failed: Timeout (>1.0s) from pytest-timeout.' }],
  ['permission', 'node', { type: 'Error', message: "EACCES: permission denied, open '/etc/shadow'" }],
  ['permission', 'pytest', { type: 'PermissionError', message: "PermissionError: [Errno 13] Permission denied: '/x'" }],
  ['permission', 'JUnit', { type: 'java.nio.file.AccessDeniedException', message: '/etc/shadow' }],
  ['missing-file', 'node', { type: 'Error', message: "ENOENT: no such file or directory, open 'data/a.json'" }],
  [
    'missing-file',
    'pytest',
    { type: 'FileNotFoundError', message: "FileNotFoundError: [Errno 2] No such file or directory: 'data/a.json'" },
  ],
  [
    'missing-file',
    'JUnit',
    { type: 'java.io.FileNotFoundException', message: 'data/a.json (No such file or directory)' },
  ],
  ['missing-file', 'RSpec', { type: 'Errno::ENOENT', message: 'No such file or directory @ rb_sysopen - data/a.json' }],
  ['missing-file', 'go', { message: 'open data/a.json: no such file or directory' }],
  [
    'missing-file',
    'cargo',
    {
      type: 'panic',
      message:
        'called `Result::unwrap()` on an `Err` value: Os { code: 2, kind: NotFound, message: "No such file or directory" }',
    },
  ],
  ['compile', 'pytest', { type: 'SyntaxError', message: 'SyntaxError: invalid syntax' }],
  [
    'compile',
    'vitest',
    { type: 'RolldownError', message: 'Parse failure: Parse failed with 1 error: Unexpected token 1:' },
  ],
  ['compile', 'go', { message: "broken/syntax/a_test.go:3:29: expected '}', found 'EOF'" }],
  [
    'compile',
    'go',
    { message: 'a.go:3:23: cannot use "x" (untyped string constant) as int value in return statement' },
  ],
  ['compile', 'go', { message: './sum.go:7:2: undefined: taxOf' }],
  ['compile', 'go', { message: 'a_test.go:9:14: fmt.Printf format %d has arg "string" of wrong type string' }],
  ['compile', 'javac', { message: '/app/src/Calc.java:[9,20] cannot find symbol' }],
  ['compile', 'cargo', { message: 'error[E0308]: mismatched types' }],
  ['compile', 'gcc', { message: "calc.cpp:7:3: error: 'add' was not declared in this scope" }],
  ['compile', 'tsc', { message: 'src/a.ts(3,7): error TS2322: Type "string" is not assignable to type "number".' }],
  [
    'compile',
    'RSpec',
    { type: 'SyntaxError', message: '/app/spec/a_spec.rb:1: syntax error, unexpected end-of-input' },
  ],
  ['null-access', 'vitest', { type: 'TypeError', message: "Cannot read properties of undefined (reading 'level')" }],
  [
    'null-access',
    'pytest',
    { type: 'AttributeError', message: "AttributeError: 'NoneType' object has no attribute 'level'" },
  ],
  ['null-access', 'RSpec', { type: 'NoMethodError', message: "undefined method `level' for nil:NilClass" }],
  [
    'null-access',
    'JUnit',
    { type: 'java.lang.NullPointerException', message: 'Cannot invoke "User.level()" because "user" is null' },
  ],
  [
    'null-access',
    'go',
    { type: 'panic', message: 'panic: runtime error: invalid memory address or nil pointer dereference' },
  ],
  ['null-access', 'PHPUnit', { type: 'Error', message: 'Error: Call to a member function level() on null' }],
  ['null-access', 'cargo', { type: 'panic', message: 'called `Option::unwrap()` on a `None` value' }],
  [
    'null-access',
    '.NET',
    { type: 'System.NullReferenceException', message: 'Object reference not set to an instance of an object.' },
  ],
  ['index', 'pytest', { type: 'IndexError', message: 'IndexError: list index out of range' }],
  ['index', 'pytest', { type: 'KeyError', message: "KeyError: 'colour'" }],
  ['index', 'go', { type: 'panic', message: 'panic: runtime error: index out of range [0] with length 0' }],
  [
    'index',
    'JUnit',
    { type: 'java.lang.ArrayIndexOutOfBoundsException', message: 'Index 5 out of bounds for length 3' },
  ],
  ['index', 'cargo', { type: 'panic', message: 'index out of bounds: the len is 3 but the index is 5' }],
  ['index', 'PHPUnit', { type: 'PHPUnit\\Framework\\Error\\Warning', message: 'Undefined array key "nokey"' }],
  ['index', '.NET', { type: 'System.IndexOutOfRangeException', message: 'Index was outside the bounds of the array.' }],
  ['missing-name', 'vitest', { type: 'ReferenceError', message: 'taxOf is not defined' }],
  ['missing-name', 'pytest', { type: 'NameError', message: "NameError: name 'taxOf' is not defined" }],
  [
    'missing-name',
    'minitest',
    { type: 'NameError', message: "undefined local variable or method `tax' for main:Object" },
  ],
  ['missing-name', 'RSpec', { type: 'NameError', message: 'uninitialized constant NoSuch' }],
  ['missing-name', 'PHPUnit', { type: 'PHPUnit\\Framework\\Error\\Warning', message: 'Undefined variable $tax' }],
  ['type', 'vitest', { type: 'TypeError', message: 'cart.total is not a function' }],
  ['type', 'pytest', { type: 'TypeError', message: "TypeError: unsupported operand type(s) for +: 'int' and 'str'" }],
  [
    'type',
    'PHPUnit',
    { type: 'TypeError', message: 'TypeError: App\\Calc::add(): Argument #1 ($a) must be of type int, string given' },
  ],
  ['type', 'JUnit', { type: 'java.lang.ClassCastException', message: 'class A cannot be cast to class B' }],
  ['type', 'minitest', { type: 'TypeError', message: 'no implicit conversion of String into Integer' }],
  ['assertion', 'vitest', { type: 'AssertionError', message: 'expected 2 to be 6 // Object.is equality' }],
  ['assertion', 'pytest', { type: 'Failed', message: 'Failed: DID NOT RAISE CartError' }],
  ['assertion', 'JUnit 5', { type: 'org.opentest4j.AssertionFailedError', message: 'always' }],
  ['assertion', 'cargo', { type: 'panic', message: 'assertion failed: crate::add(0, 0) == 1' }],
  ['value', 'JUnit', { type: 'java.lang.ArithmeticException', message: '/ by zero' }],
  ['value', 'RSpec', { type: 'ZeroDivisionError', message: 'divided by 0' }],
  ['value', 'pytest', { type: 'ValueError', message: "ValueError: invalid literal for int() with base 10: 'x'" }],
  ['value', 'go', { message: 'strconv.Atoi: parsing "x": invalid syntax' }],
  ['value', 'cargo', { message: 'attempt to subtract with overflow' }],
  ['attribute', 'pytest', { type: 'AttributeError', message: "AttributeError: 'Cart' object has no attribute 'totl'" }],
  ['attribute', 'RSpec', { type: 'NoMethodError', message: "undefined method 'totl' for an instance of Cart" }],
  ['index', 'pytest', { type: 'KeyError', message: "KeyError: 'rate'" }],
  ['timeout', 'jest', { message: 'Timeout - Async callback was not invoked within the 5000 ms timeout specified' }],
  ['timeout', 'Playwright', { message: 'TimeoutError: locator.click: Timeout 15000ms exceeded.\nCall log:' }],
  ['disk-full', 'node', { message: "ENOSPC: no space left on device, write '/tmp/x'" }],
  [
    'wrong-runtime',
    'JUnit',
    { type: 'java.lang.UnsupportedClassVersionError', message: 'shop/Cart has been compiled' },
  ],
  ['wrong-runtime', 'npm', { message: 'npm error engine Unsupported engine: wanted: {"node":">=22"}' }],
  ['permission', 'RSpec', { type: 'Errno::EROFS', message: 'Read-only file system @ rb_sysopen - a' }],
  [
    'null-access',
    'cargo',
    {
      message:
        'called `Option::unwrap()` on a `None` value\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace',
    },
  ],
  [
    'connection',
    'Spring',
    {
      type: 'IllegalStateException',
      message: 'Failed to load ApplicationContext',
      stack:
        'java.lang.IllegalStateException: Failed\n\tat a.b(C.java:1)\nCaused by: java.net.ConnectException: Connection refused\n\tat d.e(F.java:2)',
    },
  ],
  [
    'exception',
    'Android',
    { type: 'java.io.FileNotFoundException', message: 'No content provider: content://shop/carts' },
  ],
  ['exception', 'go', { type: 'panic', message: 'panic: unexpected call to os.Exit(0) during test' }],
  ['exception', 'JUnit', { type: 'shop.CartException', message: 'This should not be expected' }],
  [
    'assertion',
    'Testing Library',
    { message: 'TestingLibraryElementError: Unable to find an element with the text: Save. TypeError' },
  ],
  ['assertion', 'pytest', { type: 'Failed', message: "Failed: DID NOT RAISE any of (<class 'PermissionError'>,)" }],
  [
    'assertion',
    'JUnit',
    {
      type: 'java.lang.AssertionError',
      message: 'expected:<java.io.IOException> but was:<java.lang.IllegalArgumentException>',
    },
  ],
  ['value', 'node', { type: 'SyntaxError', message: `Unexpected token '<', "<html>" is not valid JSON` }],
  ['exception', 'node', { type: 'RangeError', message: 'Maximum call stack size exceeded' }],
  ['exception', 'pytest', { type: 'RecursionError', message: 'RecursionError: maximum recursion depth exceeded' }],
  ['exception', 'pytest', { message: 'StopIteration' }],
  ['exception', 'pytest', { message: 'SystemExit: 3' }],
  ['exception', 'pytest', { message: 'ExceptionGroup: many (2 sub-exceptions)' }],
  ['exception', 'pytest', { message: 'DeprecationWarning: old() is deprecated' }],
  ['exception', 'pytest', { message: "decimal.InvalidOperation: [<class 'decimal.ConversionSyntax'>]" }],
  [
    'exception',
    'cargo',
    {
      message:
        'called `Result::unwrap()` on an `Err` value: ParseIntError { kind: InvalidDigit }\nthread panicked at src/lib.rs:3',
    },
  ],
  [
    'connection',
    'node',
    {
      type: 'TypeError',
      message: 'fetch failed',
      stack:
        'TypeError: fetch failed\n    at node:internal/deps/undici/undici:1\n  [cause]: Error: connect ECONNREFUSED 127.0.0.1:3000\n',
    },
  ],
  ['connection', 'Playwright', { message: 'Error: page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:3000/' }],
  [
    'connection',
    'Prisma',
    { type: 'PrismaClientInitializationError', message: "Can't reach database server at `localhost:5432`" },
  ],
  ['port-taken', 'node', { type: 'Error', message: 'listen EADDRINUSE: address already in use :::3000' }],
  ['port-taken', 'Java', { type: 'java.net.BindException', message: 'Address already in use (Bind failed)' }],
  ['missing-variable', 'RSpec', { type: 'KeyError', message: 'key not found: "STRIPE_KEY"' }],
  ['timeout', 'RSpec', { type: 'Timeout::Error', message: 'execution expired' }],
  [
    'assertion',
    'Cypress',
    {
      type: 'AssertionError',
      message: "Timed out retrying after 4000ms: expected '<h1>' to have text 'Hi', but the text was 'Ho'",
    },
  ],
  ['assertion', 'a test in its own words', { message: 'the cart is not empty' }],
  ['other', 'a runner', { message: '' }],
  [
    'compile',
    'jest',
    {
      message: 'Jest encountered an unexpected token\n\n    Details:\n\n    /ci/app/src/broken.js:1\n    export { a }',
    },
  ],
  ['missing-fixture', 'pytest', { message: 'Failed: async def functions are not natively supported.' }],
  [
    'missing-variable',
    'pydantic',
    {
      message:
        'pydantic_core._pydantic_core.ValidationError: 1 validation error for Settings\nstripe_key\n  Field required [type=missing, input_value={}, input_type=dict]',
    },
  ],
  [
    'value',
    'pydantic',
    {
      message:
        'pydantic_core._pydantic_core.ValidationError: 1 validation error for Order\nlines\n  Field required [type=missing, input_value={}, input_type=dict]',
    },
  ],
  [
    'missing-dependency',
    'dart',
    { message: "test/a_test.dart:1:8: Error: Couldn't resolve the package 'http' in 'package:http/http.dart'." },
  ],
  [
    'missing-module',
    'dart',
    { message: "test/a_test.dart:1:8: Error: Error when reading 'lib/cart.dart': No such file or directory" },
  ],
  [
    'connection',
    'PyMySQL',
    { message: "OperationalError: (2003, \"Can't connect to MySQL server on 'db' ([Errno 111])\")" },
  ],
  ['value', 'node', { type: 'SyntaxError', message: 'Unterminated string in JSON at position 11' }],
  ['value', 'zod', { type: 'ZodError', message: '[{"path":["a"],"message":"Required"}]' }],
  [
    'value',
    'Jackson',
    {
      type: 'com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException',
      message: 'Unrecognized field "asOf" (class com.acme.Rate), not marked as ignorable',
    },
  ],
  [
    'attribute',
    'vitest',
    {
      type: 'Error',
      message: '[vitest] No "quoteIdent" export is defined on the "./pool" mock. Did you forget to return it?',
    },
  ],
  ['missing-dependency', 'node', { type: 'Error', message: 'spawnSync ffprobe ENOENT' }],
  [
    'missing-dependency',
    'pytest',
    {
      message: "FileNotFoundError: [Errno 2] No such file or directory: 'wkhtmltopdf'",
      stack:
        "E   FileNotFoundError: [Errno 2] No such file or directory: 'wkhtmltopdf'\n\n/usr/lib/python3.11/subprocess.py:1955: FileNotFoundError",
    },
  ],
  ['missing-dependency', 'go', { message: 'exec: "dot": executable file not found in $PATH' }],
  [
    'wrong-runtime',
    'unittest',
    {
      type: 'ImportError',
      message: "ImportError: cannot import name 'override' from 'typing' (/usr/lib/python3.11/typing.py)",
    },
  ],
  ['wrong-runtime', 'pytest', { message: "ModuleNotFoundError: No module named 'distutils'" }],
  ['missing-module', 'pytest', { message: "ImportError: cannot import name 'x' from 'shop.typing'" }],
  ['assertion', 'node, of an error that does not come', { message: 'Missing expected rejection (RangeError).' }],
  [
    'assertion',
    'cargo, of a panic that does not come',
    { message: 'note: test did not panic as expected at tests/t6.rs:2:61' },
  ],
  [
    'assertion',
    'JUnit 4, of an exception that does not come',
    { message: 'Expected exception: java.lang.IllegalArgumentException' },
  ],
  [
    'assertion',
    'PHPUnit, of an exception that does not come',
    { message: 'Failed asserting that exception of type "InvalidArgumentException" is thrown.' },
  ],
  [
    'exception',
    'pytest, above a quoted assertion',
    {
      type: 'LookupError',
      message: "LookupError: no rate for country 'IT'",
      stack: '>   def test_ships(): assert rate("IT") == 7\n\nshipping.py:4: LookupError',
    },
  ],
  ['connection', 'node', { type: 'TypeError', message: 'fetch failed' }],
  ['timeout', 'nextest', { type: 'test timeout', message: 'The test failed.' }],
  [
    'timeout',
    'node, where nothing is left to wait for',
    { message: 'Promise resolution is still pending but the event loop has already resolved' },
  ],
  ['missing-dependency', 'PHP', { type: 'PDOException', message: 'PDOException: could not find driver' }],
  ['missing-dependency', 'PHP', { type: 'Error', message: 'Call to undefined function mb_strlen()' }],
  ['attribute', 'PHP', { type: 'Error', message: 'Call to undefined method Cart::total()' }],
  [
    'value',
    'pydantic, of what a caller gave',
    {
      message:
        "pydantic_core._pydantic_core.ValidationError: 1 validation error for ChartConfig\ncurrency\n  Field required [type=missing, input_value={'a': 1}, input_type=dict]",
    },
  ],
  ['exception', 'an application that fetches', { type: 'Error', message: 'User fetch failed with status 404' }],
  [
    'missing-module',
    'pytest, where a module of the project hides one of Python',
    { message: "ImportError: cannot import name 'Color' from 'enum' (/w/src/enum.py)" },
  ],
  [
    'exception',
    'PHP, of a function of the project',
    { type: 'Error', message: 'Call to undefined function image_resize()' },
  ],
  ['exception', 'an application of drivers', { type: 'Error', message: 'could not find driver with id 5' }],
  [
    'assertion',
    'chai, of the word',
    { type: 'AssertionError', message: 'expected true to be false\nThe test timeout' },
  ],
  [
    'missing-file',
    'pytest, below a file of that name',
    {
      message: "FileNotFoundError: [Errno 2] No such file or directory: 'data'",
      stack: '/w/app/subprocess.py:3: FileNotFoundError',
    },
  ],
]

describe('the kind of a failure', () => {
  test.for(MESSAGES)('%s, as %s says: %o', ([pattern, , said]) => {
    expect(classifyFailure(problem(said), false).pattern).toBe(pattern)
  })

  test('has a word on what to look at, unless it is as general as its message', () => {
    for (const [pattern, , said] of MESSAGES) {
      const isGeneral = ['assertion', 'exception', 'other'].includes(pattern)
      expect(classifyFailure(problem(said), false).suggestion, pattern).toMatch(
        isGeneral ? /^(?:\S.*\.)?$/ : /^\S.*\.$/,
      )
    }
  })

  test('with two values does not suggest to look for a dropped check', () => {
    const found = classifyFailure(problem({ message: 'status of the order: expected 200, got 404' }), false)

    expect(found).toMatchObject({ pattern: 'assertion', expected: '200', actual: '404' })
    expect(found.suggestion).toBe('')
  })

  test('of a file that did not load is that, when its message tells no other', () => {
    expect(classifyFailure(problem({ type: 'Error', message: 'thrown while loading' }), true).pattern).toBe(
      'collection',
    )
    expect(
      classifyFailure(problem({ type: 'java.lang.ArithmeticException', message: '/ by zero' }), true).pattern,
    ).toBe('collection')
    expect(classifyFailure(problem({ message: "No module named 'x'" }), true).pattern).toBe('missing-dependency')
  })

  test.for<[what: string, said: Said]>([
    ['a timeout', { type: 'AssertionError', message: 'expected { timeout: 30 } to deeply equal { timeout: 60 }' }],
    ['a permission', { type: 'AssertionError', message: "expected 'Permission denied' to be 'ok'" }],
    ['a connection', { message: 'Error: expect(received).toBe(expected)\n\nExpected: "ok"\nReceived: "ECONNREFUSED"' }],
    ['a variable', { type: 'AssertionError', message: "AssertionError: assert 'API_KEY is required' == 'ok'" }],
    ['a snapshot', { type: 'AssertionError', message: "expected 'snapshot does not match' to be 'ok'" }],
    ['a collection', { type: 'AssertionError', message: "expected 'TypeError: x is not a function' to be 'ok'" }],
  ])('is an assertion, though the values that it compares speak of %s', ([, said]) => {
    expect(classifyFailure(problem(said), false).pattern).toBe('assertion')
  })

  test('is not taken from the code that Playwright shows with a message', () => {
    const message = [
      'Error: expect(received).toBeTruthy()',
      '',
      "   8 |   test('throws a TypeError in the source', () => { discount(undefined) })",
      ">  9 |   test('fails', () => { expect(sum()).toBeTruthy() })",
      '     |                                       ^',
    ].join('\n')

    expect(classifyFailure(problem({ message }), false).pattern).toBe('assertion')
  })

  test('of a text without end is found in its beginning, and soon', () => {
    const message = `TypeError: x is not a function ${'expected '.repeat(200_000)}`

    expect(classifyFailure(problem({ message, stack: 'expected: '.repeat(100_000) }), false).pattern).toBe('type')
  })
})

describe('a word on what to look at names', () => {
  test.for<[name: string, said: Said]>([
    ['"zod"', { message: "Cannot find package 'zod' imported from /app/a.ts" }],
    [
      '"github.com/nobody/nothing"',
      { message: 'no required module provides package github.com/nobody/nothing; to add it:' },
    ],
    ['DATABASE_URL', { type: 'KeyError', message: "'DATABASE_URL'" }],
    ['"nope"', { message: "fixture 'nope' not found" }],
    ['"data/a.json"', { type: 'java.io.FileNotFoundException', message: 'data/a.json (No such file or directory)' }],
    ['"level"', { type: 'TypeError', message: "Cannot read properties of undefined (reading 'level')" }],
    ['"NoSuch"', { type: 'NameError', message: 'uninitialized constant NoSuch' }],
    ['"taxOf"', { type: 'ReferenceError', message: 'taxOf is not defined' }],
  ])('%s', ([name, said]) => {
    expect(classifyFailure(problem(said), false).suggestion).toContain(name)
  })
})

test.for<[runner: string, said: Said]>([
  ['jest', { message: 'Error: expect(received).rejects.toThrow()\n\nReceived promise resolved instead of rejected' }],
  ['node', { message: 'Missing expected exception.' }],
  ['pytest', { message: 'Failed: DID NOT WARN. No warnings of type UserWarning were emitted.' }],
  ['JUnit 5', { message: 'Expected java.lang.X to be thrown, but nothing was thrown.' }],
])('%s: an error that does not come has a word of its own', ([, said]) => {
  expect(classifyFailure(problem(said), false).suggestion).toMatch(/was expected to fail here/)
})

test.for(['match', 'notDeepStrictEqual', 'doesNotThrow'])(
  'no values are read where %s is what was asked for',
  operator => {
    const stack = `error: 'no'\n  name: 'AssertionError'\n  expected:\n    0: 1\n  actual:\n    0: 1\n  operator: '${operator}'`
    const found = classifyFailure(problem({ type: 'AssertionError', message: 'The input did not match', stack }), false)

    expect(found.pattern).toBe('assertion')
    expect([found.expected, found.actual]).toEqual([undefined, undefined])
  },
)

describe('what was wanted and what was there is read from', () => {
  test.for<[runner: string, expected: string, actual: string, said: Said]>([
    ['vitest', '6', '2', { type: 'AssertionError', message: 'expected 2 to be 6 // Object.is equality' }],
    [
      'vitest',
      '{ a: 6 }',
      '{ a: 2 }',
      { type: 'AssertionError', message: 'expected { a: 2 } to deeply equal { a: 6 }' },
    ],
    [
      'vitest',
      '3',
      '[ 1, 2 ]',
      { type: 'AssertionError', message: 'expected [ 1, 2 ] to have a length of 3 but got 2' },
    ],
    ['chai', '6', '2', { type: 'AssertionError', message: 'expected 2 to equal 6' }],
    ['chai', '[ 6 ]', '[ 2 ]', { type: 'AssertionError', message: 'expected [ 2 ] to deeply equal [ 6 ]' }],
    [
      'jest',
      '6',
      '2',
      { message: 'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: 6\nReceived: 2' },
    ],
    [
      'jest',
      '"c"',
      '"a b"',
      { message: 'Error: expect(received).toContain(expected)\n\nExpected substring: "c"\nReceived string:    "a b"' },
    ],
    [
      'jest, line by line',
      '"sum": 6',
      '"sum": 2',
      {
        message:
          'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n    "a": 1,\n-   "sum": 6,\n+   "sum": 2,\n  }',
      },
    ],
    [
      'node assert',
      '6',
      '2',
      { type: 'AssertionError', message: 'Expected values to be strictly equal:\n\n2 !== 6\n' },
    ],
    [
      'node assert, line by line',
      "'a-b-c'",
      "'a-b c'",
      {
        type: 'AssertionError',
        message: "Expected values to be strictly equal:\n+ actual - expected\n\n+ 'a-b c'\n- 'a-b-c'\n      ^",
      },
    ],
    [
      'pytest',
      '6',
      '2',
      { type: 'AssertionError', message: 'AssertionError: quantity ignored\nassert 2 == 6\n +  where 2 = total()' },
    ],
    ['unittest', '6', '2', { type: 'AssertionError', message: '2 != 6' }],
    ['unittest, with a message', '6', '2', { type: 'AssertionError', message: '2 != 6 : quantity ignored' }],
    ['unittest through pytest', '1', '0', { type: 'AssertionError', message: 'AssertionError: 0 != 1' }],
    ['JUnit 4', '8', '6', { type: 'java.lang.AssertionError', message: 'expected:<8> but was:<6>' }],
    [
      'JUnit 5',
      '8',
      '6',
      { type: 'org.opentest4j.AssertionFailedError', message: 'seven is odd: <&> ==> expected: <8> but was: <6>' },
    ],
    ['TestNG', '8', '6', { type: 'java.lang.AssertionError', message: 'expected [8] but found [6]' }],
    ['Go', '3', '2', { message: 'Add(1, 2) = 2; want 3' }],
    ['Go', '3', '2', { message: 'got 2, want 3' }],
    ['Go', '3', '2', { message: 'unexpected result: have (2), want (3)' }],
    ['Go, below each other', '3', '2', { message: 'Add(1, 2):\n got: 2\nwant: 3' }],
    ['Go, below each other', '[a b]', '[a c]', { message: 'mismatch\nwant [a b]\ngot  [a c]' }],
    [
      'cmp.Diff',
      '"b"',
      '"c"',
      { message: 'Names() mismatch (-want +got):\n  []string{\n  \t"a",\n- \t"b",\n+ \t"c",\n  }' },
    ],
    ['cmp.Diff', '"b"', '"c"', { message: 'mismatch (-got +want):\n  string(\n- \t"c",\n+ \t"b",\n  )' }],
    ['Go', '3', '2', { message: 'expected 3, got 2' }],
    [
      'testify',
      '3',
      '2',
      {
        message:
          '\tError Trace:\tsum_test.go:7\n\tError:      \tNot equal: \n\t            \texpected: 3\n\t            \tactual  : 2',
      },
    ],
    ['cargo', '4', '3', { type: 'panic', message: 'assertion `left == right` failed: message\n  left: 3\n right: 4' }],
    [
      'PHPUnit',
      '4',
      '3',
      { type: 'PHPUnit\\Framework\\ExpectationFailedException', message: 'Failed asserting that 3 is identical to 4.' },
    ],
    [
      'PHPUnit',
      '4',
      '3',
      {
        type: 'PHPUnit\\Framework\\ExpectationFailedException',
        message: 'Failed asserting that 3 matches expected 4.',
      },
    ],
    [
      'PHPUnit',
      'InvalidArgumentException',
      'TypeError',
      {
        message:
          'Failed asserting that exception of type "TypeError" matches expected exception "InvalidArgumentException". Message was: "no" at\n/app/src/Club.php:12',
      },
    ],
    [
      'PHPUnit, line by line',
      "'b' => 4",
      "'b' => 3",
      {
        type: 'PHPUnit\\Framework\\ExpectationFailedException',
        message:
          "Failed asserting that two arrays are equal.\n--- Expected\n+++ Actual\n@@ @@\n Array (\n-    'b' => 4\n+    'b' => 3\n )",
      },
    ],
    [
      'RSpec',
      '5',
      '1',
      {
        type: 'RSpec::Expectations::ExpectationNotMetError',
        message: 'expected: 5\n     got: 1\n\n(compared using ==)',
      },
    ],
    ['minitest', '3', '2', { type: 'Minitest::Assertion', message: 'Expected: 3\n  Actual: 2' }],
    [
      'minitest, line by line',
      '"ab\\nc"',
      '"ab\\nd"',
      { type: 'Minitest::Assertion', message: '--- expected\n+++ actual\n@@ -1,2 +1,2 @@\n-"ab\\nc"\n+"ab\\nd"' },
    ],
    ['gtest', '8', '6', { message: 'Expected equality of these values:\n  8\n  add(7, 1)\n    Which is: 6\nseven' }],
    [
      'gtest, the other way round',
      '8',
      '6',
      { message: 'Expected equality of these values:\n  add(7, 1)\n    Which is: 6\n  8' },
    ],
    [
      'Playwright',
      '6',
      '2',
      { message: 'Error: expect(received).toBe(expected)\n\nExpected: 6\nReceived: 2\n\n> 8 |   expect(1).toBe(2)' },
    ],
    [
      'pytest, of long dicts',
      "{'qty': 3}",
      "{'qty': 2}",
      {
        message:
          "AssertionError: assert {'id': 1, 'it...': 'EUR', ...} == {'id': 1, 'it...': 'EUR', ...}\n  \n  Omitting 4 identical items, use -vv to show\n  Differing items:\n  {'qty': 2} != {'qty': 3}\n  Use -v to get more diff",
      },
    ],
    [
      'pytest, of long lists',
      '40',
      '29',
      {
        message: 'assert [0, 1, 2, ...] == [0, 1, 2, ...]\n  \n  At index 29 diff: 29 != 40\n  Use -v to get more diff',
      },
    ],
    [
      'pytest, of short lists',
      '[1, 3]',
      '[1, 2]',
      { message: 'assert [1, 2] == [1, 3]\n  \n  At index 1 diff: 2 != 3' },
    ],
    [
      'numpy',
      'array([1, 4])',
      'array([1, 3])',
      { message: 'AssertionError: \nArrays are not equal\n\n ACTUAL: array([1, 3])\n DESIRED: array([1, 4])' },
    ],
    [
      'older numpy',
      'array([1, 4])',
      'array([1, 3])',
      { message: 'AssertionError: \nArrays are not equal\n x: array([1, 3])\n y: array([1, 4])' },
    ],
    [
      'pandas',
      '[1, 3]',
      '[1, 2]',
      { message: 'AssertionError: DataFrame are different\n[index]: [0, 1]\n[left]:  [1, 2]\n[right]: [1, 3]' },
    ],
    ['a doctest', '5', '4', { message: '031     >>> double(2)\nExpected:\n    5\nGot:\n    4' }],
    [
      'AssertJ',
      '["c"]',
      '["a", "b"]',
      {
        type: 'java.lang.AssertionError',
        message:
          'Expecting List12:\n  ["a", "b"]\nto contain:\n  ["c"]\nbut could not find the following element(s):\n  ["c"]',
      },
    ],
    ['AssertJ, of one value', 'true', 'false', { message: 'Expecting value to be true but was false' }],
    ['Truth', '4', '3', { message: 'value of: cart.total()\nexpected: 4\nbut was : 3' }],
    ['gomega', '4', '3', { message: 'Expected\n    <int>: 3\nto equal\n    <int>: 4' }],
    ['Shouldly', '5', '4', { message: 'cart.Total\n    should be\n5\n    but was\n4' }],
    [
      'FluentAssertions',
      '5',
      '4',
      { message: 'Expected cart.Total to be 5 because two items cost that, but found 4 (difference of -1).' },
    ],
    [
      'pretty_assertions',
      '4',
      '3',
      { message: 'assertion failed: `(left == right)`\n\nDiff < left / right > :\n<3\n>4\n' },
    ],
    ['ScalaTest', '4', '3', { message: '3 did not equal 4' }],
    ['Catch2', '4', '3', { message: 'REQUIRE( total() == 4 )\nwith expansion:\n  3 == 4' }],
    [
      'several failures of RSpec',
      '2',
      '1',
      {
        message:
          'Got 2 failures from failure aggregation block:\n\n  1) expected: 2\n          got: 1\n\n  2) expected: 4\n          got: 3',
      },
    ],
    [
      'an error of RSpec that is another one',
      'OrderError with message matching /y/',
      '#<RuntimeError: x>',
      {
        message: 'expected OrderError with message matching /y/, got #<RuntimeError: x> with backtrace:\n  # ./a.rb:7',
      },
    ],
    [
      'mocha, where its words shorten both',
      '"my cv.pdf"',
      '"my%20cv.pdf"',
      {
        type: 'AssertionError',
        message: 'expected { …(2) } to deeply equal { …(2) }',
        stack:
          'AssertionError: expected { …(2) } to deeply equal { …(2) }\n      + expected - actual\n\n       {\n      -  "my%20cv.pdf"\n      +  "my cv.pdf"\n       }\n',
      },
    ],
    ['a predicate of RSpec', 'truthy', '`[1].empty?`', { message: 'expected `[1].empty?` to be truthy, got false' }],
  ])('%s: %s and %s', ([, expected, actual, said]) => {
    expect(classifyFailure(problem(said), false)).toMatchObject({ pattern: 'assertion', expected, actual })
  })

  test.for<[what: string, said: Said]>([
    ['values that should differ, in gomega', { message: 'Expected\n    <int>: 3\nnot to equal\n    <int>: 3' }],
    [
      'values that should differ, in AssertJ',
      { type: 'java.lang.AssertionError', message: 'Expecting actual:\n  3\nnot to be equal to:\n  3\n' },
    ],
    [
      'values that should differ, in pytest',
      { type: 'AssertionError', message: 'assert 2 != 2', stack: '>       assert v != 2\nE       assert 2 != 2' },
    ],
    ['values that should differ, in gtest', { message: 'Expected: (a) != (b), actual: 4 vs 4' }],
    [
      'two values that were worked out, in gtest',
      { message: 'Expected equality of these values:\n  a()\n    Which is: 8\n  b()\n    Which is: 6' },
    ],
    [
      'an error of an application',
      { type: '', message: 'Expected the request to be sent, but found a closed socket.' },
    ],
    ['a sentence', { type: '', message: 'The total of the cart did not equal what was expected of it' }],
    ['two coordinates', { type: 'AssertionError', message: 'off the map\n x: 1\n y: 2' }],
    ['differences of many lines', { message: '- Expected\n+ Received\n\n- a\n- b\n+ c\n+ d' }],
    ['an assertion without values', { type: 'AssertionError', message: 'assert False' }],
  ])('no message of %s', ([, said]) => {
    const found = classifyFailure(problem(said), false)

    expect(found.pattern).toBe('assertion')
    expect(found).not.toHaveProperty('expected')
    expect(found).not.toHaveProperty('actual')
  })

  test('the stack, where the message does not tell', () => {
    const said = {
      type: 'AssertionError',
      message: 'deep',
      stack: 'AssertionError: deep\n\n- Expected\n+ Received\n\n- 6\n+ 2\n\n ❯ a.test.ts:3:1',
    }

    expect(classifyFailure(problem(said), false)).toMatchObject({ expected: '6', actual: '2' })
  })

  test('values of any length, and cut', () => {
    const said = { type: 'AssertionError', message: `expected '${'x'.repeat(3_000)}' to be 'y'` }

    expect(classifyFailure(problem(said), false).actual).toHaveLength(201)
  })
})

// Where the time grows with a power of the length, this takes longer than a test may: blanks took seven minutes.
test.each([
  ' ',
  ' >',
  '1 ',
  'expected ',
  "'",
  'cannot use as ',
  'left: ',
  '\r',
  '\n ',
  '+ actual - expected\n+',
  'snapshot ',
])('a failure that is nothing but %j is classified at once', piece => {
  const text = piece.repeat(Math.ceil(50_000 / piece.length))

  expect(classifyFailure({ kind: 'failure', type: text, message: text, stack: text }, false).pattern).not.toBe('')
})
