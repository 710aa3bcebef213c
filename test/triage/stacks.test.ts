import { describe, expect, test } from 'vitest'
import { framesOf } from '../../src/triage/stack-frames.ts'
import { fileLocator } from '../../src/triage/locate-file.ts'

/** The frames of a stack as `file:line symbol`, of a project that has these files. */
function frames(stack: string, files: readonly string[]): string[] {
  return framesOf(stack, fileLocator(files)).map(({ file, line, symbol }) => `${file}:${line} ${symbol}`.trim())
}

test.for<[language: string, files: readonly string[], stack: string, found: readonly string[]]>([
  [
    'Ruby, through minitest',
    ['lib/calc.rb', 'test/calc_test.rb'],
    "ZeroDivisionError: divided by 0\n    lib/calc.rb:3:in `/'\n    lib/calc.rb:3:in `div'\n    test/calc_test.rb:12:in `block (2 levels) in <class:CalcTest>'",
    ['lib/calc.rb:3 /', 'lib/calc.rb:3 div', 'test/calc_test.rb:12 <class:CalcTest>'],
  ],
  [
    'Ruby 3.4, through RSpec',
    ['lib/calc.rb', 'spec/calc_spec.rb'],
    "# ./lib/calc.rb:3:in 'Calc.div'\n# ./spec/calc_spec.rb:9:in 'block (2 levels) in <top (required)>'",
    ['lib/calc.rb:3 Calc.div', 'spec/calc_spec.rb:9 <top (required)>'],
  ],
  [
    'Ruby, with the gems of others between',
    ['lib/calc.rb'],
    "/usr/share/gems/rspec-support-3.12.0/lib/rspec/support.rb:102:in `notify'\n/app/lib/calc.rb:3:in `div'",
    ['lib/calc.rb:3 div'],
  ],
  [
    'PHP, through PHPUnit',
    ['src/Calc.php', 'tests/CalcTest.php'],
    'DivisionByZeroError: Division by zero\n\n/home/runner/work/app/app/src/Calc.php:5\n/home/runner/work/app/app/tests/CalcTest.php:10',
    ['src/Calc.php:5', 'tests/CalcTest.php:10'],
  ],
  [
    'PHP itself',
    ['src/Calc.php', 'tests/CalcTest.php'],
    '#0 /app/tests/CalcTest.php(10): App\\Calc->div(1, 0)\n#1 /app/vendor/phpunit/phpunit/src/TestCase.php(1071): App\\CalcTest->testDiv()\n#2 {main}',
    ['tests/CalcTest.php:10 App\\Calc->div'],
  ],
  [
    'Rust, of today',
    ['alpha/src/lib.rs'],
    "thread 'tests::it_adds' (17699) panicked at alpha/src/lib.rs:59:9:\nassertion `left == right` failed",
    ['alpha/src/lib.rs:59'],
  ],
  [
    'Rust, as it was',
    ['src/lib.rs'],
    "thread 'tests::it_adds' panicked at 'assertion failed: false', src/lib.rs:7:9",
    ['src/lib.rs:7'],
  ],
  [
    'Rust, with a backtrace',
    ['src/money.rs', 'src/lib.rs'],
    'stack backtrace:\n   2: core::panicking::panic\n             at /rustc/abc/library/core/src/panicking.rs:146:5\n   3: app::money::rate\n             at ./src/money.rs:2:5\n   4: app::tests::it_rates\n             at ./src/lib.rs:40:9',
    ['src/money.rs:2', 'src/lib.rs:40'],
  ],
  ['rustc', ['src/lib.rs'], 'error[E0425]: cannot find value `x` in this scope\n --> src/lib.rs:3:5', ['src/lib.rs:3']],
  [
    '.NET',
    ['src/Calc.cs', 'test/CalcTests.cs'],
    '   at Acme.Calc.Div(Int32 a, Int32 b) in /_/src/Calc.cs:line 7\n   at Acme.Tests.CalcTests.Divides() in /_/test/CalcTests.cs:line 21\n   at System.RuntimeMethodHandle.InvokeMethod(Object target)',
    ['src/Calc.cs:7 Acme.Calc.Div', 'test/CalcTests.cs:21 Acme.Tests.CalcTests.Divides'],
  ],
  [
    '.NET on Windows',
    ['src/Calc.cs'],
    '   at Acme.Calc.Div(Int32 a) in D:\\a\\app\\app\\src\\Calc.cs:line 7',
    ['src/Calc.cs:7 Acme.Calc.Div'],
  ],
  [
    'C++, through gtest',
    ['test/unit.cpp'],
    '/home/runner/work/app/app/test/unit.cpp:7: Failure\nExpected equality of these values:',
    ['test/unit.cpp:7'],
  ],
  [
    'C++, in the words of gcc',
    ['src/calc.cpp'],
    "/app/src/calc.cpp:7:3: error: 'add' was not declared in this scope",
    ['src/calc.cpp:7'],
  ],
  [
    'C, under AddressSanitizer',
    ['src/calc.c', 'test/calc_test.c'],
    '    #0 0x55d0 in add /app/src/calc.c:7:3\n    #1 0x55d1 in main /app/test/calc_test.c:12',
    ['src/calc.c:7 add', 'test/calc_test.c:12 main'],
  ],
  [
    'Java',
    ['core/src/main/java/com/acme/Calc.java', 'core/src/test/java/com/acme/CalcTest.java'],
    'java.lang.ArithmeticException: / by zero\n\tat com.acme.Calc.divide(Calc.java:9)\n\tat com.acme.CalcTest$Inner.divides(CalcTest.java:44)\n\tat java.base/java.lang.reflect.Method.invoke(Method.java:569)',
    [
      'core/src/main/java/com/acme/Calc.java:9 com.acme.Calc.divide',
      'core/src/test/java/com/acme/CalcTest.java:44 com.acme.CalcTest$Inner.divides',
    ],
  ],
  [
    'Java, of which the package tells the file',
    ['a/src/com/acme/one/Calc.java', 'a/src/com/acme/two/Calc.java'],
    '\tat app//com.acme.two.Calc.divide(Calc.java:9)',
    ['a/src/com/acme/two/Calc.java:9 com.acme.two.Calc.divide'],
  ],
  [
    'Kotlin',
    ['src/main/kotlin/com/acme/Calc.kt', 'src/test/kotlin/com/acme/CalcTest.kt'],
    '\tat com.acme.CalcKt.divide(Calc.kt:3)\n\tat com.acme.CalcTest.divides(CalcTest.kt:8)',
    [
      'src/main/kotlin/com/acme/Calc.kt:3 com.acme.CalcKt.divide',
      'src/test/kotlin/com/acme/CalcTest.kt:8 com.acme.CalcTest.divides',
    ],
  ],
  [
    'javac, through Maven',
    ['src/main/java/com/acme/Calc.java'],
    '[ERROR] /home/runner/work/app/app/src/main/java/com/acme/Calc.java:[9,20] cannot find symbol',
    ['src/main/java/com/acme/Calc.java:9'],
  ],
  [
    'javac itself',
    ['src/main/java/com/acme/Calc.java'],
    '/app/src/main/java/com/acme/Calc.java:9: error: cannot find symbol',
    ['src/main/java/com/acme/Calc.java:9'],
  ],
  [
    'kotlinc',
    ['src/main/kotlin/Calc.kt'],
    'e: file:///app/src/main/kotlin/Calc.kt:3:5 Unresolved reference: x',
    ['src/main/kotlin/Calc.kt:3'],
  ],
  ['the compiler of Go', ['sum/sum.go'], '# acme.com/shop/sum\nsum/sum.go:7:2: undefined: taxOf', ['sum/sum.go:7']],
  ['the compiler of Go, in its own folder', ['sum/sum.go'], './sum.go:7:2: undefined: taxOf', ['sum/sum.go:7']],
  [
    'Go, that panics',
    ['sum.go', 'sum_test.go'],
    'panic: runtime error: index out of range [0]\n\ngoroutine 7 [running]:\nacme.com/shop.Sum(...)\n\t/home/runner/work/app/app/sum.go:7\nacme.com/shop.TestSum(0xc000)\n\t/home/runner/work/app/app/sum_test.go:9 +0x1d\ntesting.tRunner(0xc000)\n\t/usr/local/go/src/testing/testing.go:1792 +0xf4',
    ['sum.go:7', 'sum_test.go:9'],
  ],
  ['Go, of a test', ['calc/calc_test.go'], '    calc_test.go:15: got 2, want 3', ['calc/calc_test.go:15']],
])('the frames of %s', ([, files, stack, found]) => {
  expect(frames(stack, files)).toEqual(found)
})

describe('what is no frame', () => {
  test.for([
    'expected 2 to be 3',
    'at the end of the day: 3',
    'see https://example.com/src/calc.rb:3',
    'src/calc.rb',
    'calc.php(7)',
    'Calc.java',
    'error: process exited with code 1',
    '12:30:05 INFO started',
    '',
  ])('%j', text => {
    expect(frames(text, ['src/calc.rb', 'calc.php', 'Calc.java'])).toEqual([])
  })

  test.for([' ', '\t', 'at ', 'a:', '#1 ', '/a', '::', '(', 'in `'])(
    'a line of %j without end, and that is told soon',
    part => {
      const began = process.cpuUsage().user

      expect(frames(`${part.repeat(300_000)}:1`, ['a.rb'])).toEqual([])

      // Microseconds; a pattern that goes over the line again for each of its characters takes minutes.
      expect(process.cpuUsage().user - began).toBeLessThan(20_000_000)
    },
  )
})
