import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listReports, readReport } from '../../src/test-reports/read-reports.ts'
import { fileBytes } from '../../src/test-reports/decode.ts'
import { comparedValues } from '../../src/domain/text/compared-values.ts'

const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'reports')

async function read(text: string) {
  const bytes = (async function* () {
    yield Buffer.from(text)
  })()
  const report = await readReport(bytes, { relative: file => file })
  const titles = (status: string) =>
    report.cases
      .filter(each => each.status === status)
      .map(({ id }) => [id.framework, id.file, ...id.suite, id.name].join('|'))
  return { ...report, failed: titles('failed'), passed: titles('passed') }
}

describe('what a runner prints for people', () => {
  // The same project by each runner. What one reporter does not name, its summary counts.
  test.for([
    ['jest/jest-30-console.txt', 3, 5, 2],
    ['jest/jest-30-verbose-console.txt', 3, 5, 2],
    ['mocha/mocha-12-spec-console.txt', 1, 4, 1],
    ['mocha/mocha-11-spec-console.txt', 56, 11, 4],
    ['node/node-20-spec-console.txt', 1, 5, 1],
    ['node/node-24-spec-console.txt', 1, 5, 1],
    ['vitest/vitest-4-console.txt', 3, 5, 3],
    ['rspec/rspec-3.12-failures-console.txt', 33, 2, 0],
    ['rspec/rspec-3.12-console.txt', 1, 9, 0],
    ['rspec/rspec-3.12-not-loadable-console.txt', 0, 1, 0],
    ['cargo/nextest-console.txt', 19, 2, 0],
    ['vitest/vitest-4-verbose-console.txt', 3, 5, 3],
    ['vitest/vitest-3-unhandled-console.txt', 2, 2, 0],
    ['maven/surefire-2.22-console.txt', 2, 10, 1],
    ['maven/surefire-3.2-console.txt', 2, 10, 1],
    ['gradle/gradle-4.4-console.txt', 1, 6, 1],
    ['gradle/gradle-4.4-full-console.txt', 1, 6, 1],
    ['phpunit/phpunit-9.6-console.txt', 3, 9, 2],
    ['jasmine/jasmine-5-console.txt', 0, 1, 0],
    ['ava/ava-6-console.txt', 1, 1, 0],
    ['minitest/minitest-5-console.txt', 0, 1, 0],
    ['test-unit/test-unit-3-console.txt', 1, 3, 2],
    ['test-unit/test-unit-3-verbose-console.txt', 1, 3, 2],
    ['minitest/minitest-5-verbose-console.txt', 11, 9, 2],
    ['dotnet/dotnet-test-console-by-hand.txt', 4, 2, 1],
  ] as const)('counts as its summary does: %s', async ([report, passed, failed, skipped]) => {
    const { cases, unnamed, complete } = await listReports(
      [{ name: report, open: () => fileBytes(join(FIXTURES, report)) }],
      { relative: file => file },
    )
    const count = (status: string) => [...cases].filter(each => each.status === status).length

    expect(complete).toBe(true)
    expect([count('passed') + unnamed.passed, count('failed'), count('skipped') + unnamed.skipped]).toEqual([
      passed,
      failed,
      skipped,
    ])
  })

  test('has the expected and the actual value, and the place, of each failure', async () => {
    for (const report of [
      'jest/jest-30-console.txt',
      'vitest/vitest-4-console.txt',
      'mocha/mocha-12-spec-console.txt',
    ]) {
      const { cases } = await read(readFileSync(join(FIXTURES, report), 'utf8'))
      const large = cases.find(({ id }) => [...id.suite, id.name].join(' ').startsWith('add adds large'))
      const [problem] = large?.problems ?? []
      expect(problem?.message, report).toMatch(/7[^]*8|8[^]*7/)
      expect(problem?.message, report).not.toContain('a.test.')
      expect(problem?.stack, report).toMatch(/a\.test\.m?js:\d+:\d+/)
    }
  })

  test('is known in a log of GitHub, with its times and colours', async () => {
    for (const report of ['jest/jest-30-console.txt', 'vitest/vitest-4-console.txt', 'node/node-24-spec-console.txt']) {
      const plain = readFileSync(join(FIXTURES, report), 'utf8')
      const logged = plain.replaceAll(/^/gm, '2026-11-26T10:00:00.1234567Z ')
      expect((await read(logged)).failed, report).toEqual((await read(plain)).failed)
    }
  })

  test('names tests of one title in one file each', async () => {
    const failure = '  ● adds\n\n    expected 1\n\n      at x (a.test.js:1:1)\n\n'
    const { cases } = await read(
      `FAIL a.test.js\n${failure}${failure}\nTest Suites: 1 failed, 1 total\nTests:       2 failed, 2 total\n`,
    )

    expect(cases.map(({ problems }) => problems[0]?.message)).toEqual(['expected 1', 'expected 1'])
  })

  test('is counted once where jest repeats all failures at the end', async () => {
    const file = 'FAIL a.test.js\n  ● adds\n\n    expected 1\n\n'
    const { failed } = await read(
      `${file}Summary of all failing tests\n${file}\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n`,
    )

    expect(failed).toEqual(['jest|a.test.js|adds'])
  })

  test('has one text for tests that fail alike', async () => {
    const { cases } = await read(
      ' RUN  v4.1.0 /x\n\n FAIL  a.test.ts > add > one\n FAIL  a.test.ts > add > two\nError: no\n ❯ a.test.ts:1:1\n\n' +
        `${'⎯'.repeat(24)}[1/2]⎯\n\n      Tests  2 failed (2)\n   Duration  1s\n`,
    )

    expect(cases.map(({ id, problems }) => [id.name, problems[0]?.message])).toEqual([
      ['one', 'Error: no'],
      ['two', 'Error: no'],
    ])
  })

  test('may come before that of another runner', async () => {
    const jest = readFileSync(join(FIXTURES, 'jest/jest-30-console.txt'), 'utf8')
    const vitest = readFileSync(join(FIXTURES, 'vitest/vitest-4-console.txt'), 'utf8')
    const pytest = 'FAILED tests/test_a.py::test_b - assert 1 == 2\n=== 1 failed, 2 passed in 0.01s ===\n'

    for (const before of [jest, vitest]) {
      const { failed } = await read(before + pytest)
      expect(failed).toHaveLength(6)
      expect(failed).toContain('pytest|tests/test_a.py|test_b')
    }
  })
})

describe('a failure of the console has its message', () => {
  const failures = async (report: string) => {
    const { cases } = await read(readFileSync(join(FIXTURES, report), 'utf8'))
    return cases
      .filter(({ status }) => status === 'failed')
      .map(({ id, problems }) => [[...id.suite, id.name].join(' > '), problems[0]?.message.split('\n').at(-1)])
  }

  test('of Surefire, old and new: the class too', async () => {
    for (const [report, inner] of [
      ['maven/surefire-2.22-console.txt', 'com.acme.CartTest'],
      ['maven/surefire-3.2-console.txt', 'com.acme.CartTest$Inner'],
    ] as const) {
      const found = await failures(report)
      expect(found, report).toContainEqual(['com.acme.SetupTest > ', 'no database'])
      expect(found, report).toContainEqual(['com.acme.CartTest > total', 'expected: <6> but was: <5>'])
      expect(found, report).toContainEqual(['com.acme.CartTest > listed', ' but was: [1, 2]'])
      expect(found, report).toContainEqual([`${inner} > deep`, 'expected: <true> but was: <false>'])
    }
  })

  test('of Gradle: the type and the place, or all of it', async () => {
    expect(await failures('gradle/gradle-4.4-console.txt')).toContainEqual([
      'com.acme.CartTest > total',
      'java.lang.AssertionError at CartTest.java:7',
    ])
    expect(await failures('gradle/gradle-4.4-full-console.txt')).toContainEqual([
      'com.acme.CartTest > total',
      'expected:<6> but was:<5>',
    ])
    expect(await failures('gradle/gradle-4.4-full-console.txt')).toContainEqual([
      'com.acme.SetupTest > ',
      'no database',
    ])
  })

  test('of PHPUnit and .NET, without what the tests print', async () => {
    const php = await failures('phpunit/phpunit-9.6-console.txt')
    expect(php).toContainEqual(['CartTest > testTotal', 'Failed asserting that 5 matches expected 6.'])
    expect(php.map(([name]) => name)).not.toContain('CartTest > testRisky')
    expect(await failures('dotnet/dotnet-test-console-by-hand.txt')).toEqual([
      ['Shop.Tests.CartTests > Total', 'Actual:   5'],
      ['Shop.Tests.CartTests > Price(code: "a.b", price: 2)', 'System.InvalidOperationException : no price'],
    ])
  })

  test('of .NET, with times of any length', async () => {
    const { cases } = await read(
      '  Failed A.B.Slow [1 m 2 s]\n  Error Message:\n   no\n\nFailed!  - Failed:     1, Passed:     0, Skipped:     0, Total:     1, Duration: 1 m - a.dll (net8.0)\n',
    )
    expect(cases.map(({ id, durationMs }) => [id.name, durationMs])).toEqual([['Slow', 62_000]])
  })

  test('of minitest, with the place that its heading has', async () => {
    const { cases } = await read(readFileSync(join(FIXTURES, 'minitest/minitest-5-verbose-console.txt'), 'utf8'))
    const [problem] = cases.find(({ id }) => id.name === 'test_adds_more')?.problems ?? []

    expect(problem?.message).toBe('it\'s "off" <b>.\nExpected: 4\n  Actual: 3')
    expect(problem?.stack).toMatch(/\n {4}\S*\/test\/calc_test\.rb:5:in 'test_adds_more'$/)
  })

  test('of test-unit, which prints the place and the code first, and the values behind them', async () => {
    const { cases } = await read(readFileSync(join(FIXTURES, 'test-unit/test-unit-3-console.txt'), 'utf8'))
    const [problem] = cases.find(({ id }) => id.name === 'test_empty')?.problems ?? []

    expect(problem?.stack).toBe("<1> expected but was\n<0>\ntest_cart.rb:11:in `test_empty'")
    expect(comparedValues(problem?.message ?? '')).toEqual({ expected: '1', actual: '0' })
  })

  test('of RSpec, below the one line of its code', async () => {
    const { cases } = await read(
      "Failures:\n\n  1) Cart raises\n     Failure/Error: expect { pay }.to raise_error(OrderError)\n       expected OrderError but nothing was raised\n     # ./spec/a_spec.rb:6:in `x'\n\nFinished in 0.1 seconds\n1 example, 1 failure\n",
    )
    expect(cases.map(({ problems }) => problems[0]?.message)).toEqual(['expected OrderError but nothing was raised'])
  })

  test('of vitest, for what no test has caught', async () => {
    const { cases } = await read(readFileSync(join(FIXTURES, 'vitest/vitest-3-unhandled-console.txt'), 'utf8'))
    const failed = cases.filter(({ status }) => status === 'failed')
    expect(failed.map(({ id, problems }) => [id.file, ...id.suite, problems[0]?.message])).toEqual([
      ['test/late.test.ts', 'Unhandled Rejection', 'TypeError: no card'],
      ['test/late.test.ts', 'Uncaught Exception', 'Error: late boom'],
    ])
  })
})

describe('a test counts once', () => {
  const failure = (title: string, text: string) => `  ● ${title}\n\n    ${text}\n\n      at x (a.test.js:1:1)\n\n`
  const summary = (counts: string) => `Test Suites: 1 failed, 1 total\nTests:       ${counts}\n`

  test('in jest, if it fails and its hook too', async () => {
    const { cases } = await read(
      `FAIL a.test.js\n${failure('adds', 'one')}${failure('adds', 'two')}${summary('1 failed, 1 total')}`,
    )

    expect(cases.map(({ problems }) => problems.map(({ message }) => message))).toEqual([['one', 'two']])
  })

  test('in jest, if the tests print lines like those of failed tests', async () => {
    const tree = '  console.log\n    × Build failed\n\n  ✕ adds (1 ms)\n\n'
    const { failed } = await read(`FAIL a.test.js\n${tree}${failure('adds', 'one')}${summary('1 failed, 1 total')}`)

    expect(failed).toEqual(['jest|a.test.js|adds'])
  })

  test('in pytest, which names only the tests that fail, behind another program', async () => {
    const green = await read(
      `....s\n=========== 708 passed, 3 skipped, 1 xfailed, 2 warnings in 61.95s (0:01:01) ============\n  py: OK (62.1 seconds)\n`,
    )
    const red = await read(
      'F.\n=== FAILURES ===\n___ test_x ___\nE   assert 1 == 2\n=== short test summary info ===\nFAILED test_a.py::test_x - assert 1 == 2\n1 failed, 4 passed, 5 deselected in 0.10s\n',
    )

    expect(green.unnamed).toEqual({ passed: 708, skipped: 4, counted: 712 })
    expect([red.failed, red.unnamed]).toEqual([['pytest|test_a.py|test_x'], { passed: 4, skipped: 0, counted: 5 }])
  })

  test('in jest with colours, which pad the word before the file', async () => {
    const { failed, unnamed } = await read(
      `\u001b[0m\u001b[7m\u001b[1m\u001b[31m FAIL \u001b[39m\u001b[22m\u001b[27m\u001b[0m \u001b[2m./\u001b[22m\u001b[1ma.test.js\u001b[22m\n${failure('adds', 'one')}${summary('1 failed, 2 passed, 3 total')}`,
    )

    expect(failed).toEqual(['jest|a.test.js|adds'])
    expect(unnamed).toEqual({ passed: 2, skipped: 0 })
  })

  test('in jest, where another run follows a summary of all failures', async () => {
    const one = `FAIL a.test.js\n${failure('adds', 'one')}`
    const { failed } = await read(
      `${one}Summary of all failing tests\n${one}${summary('1 failed, 1 total')}FAIL b.test.js\n${failure('zed', 'two')}${summary('1 failed, 1 total')}`,
    )

    expect(failed).toEqual(['jest|a.test.js|adds', 'jest|b.test.js|zed'])
  })

  test('in each of several runs of mocha', async () => {
    const run = (suite: string, name: string) =>
      `\n  ${suite}\n    ✔ is fine\n    1) ${name}\n\n  1 passing (2ms)\n  1 failing\n\n  1) ${suite}\n       ${name}:\n     Error: no ${name}\n      at x (a.js:1:1)\n\n`
    const { cases, failed, passed, complete } = await read(run('A', 'one') + run('B', 'two'))

    expect(failed).toEqual(['mocha||A|one', 'mocha||B|two'])
    expect(passed).toEqual(['mocha||A|is fine', 'mocha||B|is fine'])
    expect(cases.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual([
      'Error: no one',
      'Error: no two',
    ])
    expect(complete).toBe(true)
  })

  test('in node:test, and a failing one that is to be done is skipped', async () => {
    const { failed, cases } = await read(
      '✔ fine (1ms)\n⚠ later (2ms) # why\nℹ tests 2\nℹ pass 1\nℹ fail 0\nℹ todo 1\n\n✖ failing tests:\n\ntest at a.test.js:2:1\n⚠ later (2ms) # TODO\n  Error: not yet\n',
    )

    expect(failed).toEqual([])
    expect(cases.map(({ id, status }) => [id.name, status])).toEqual([
      ['fine', 'passed'],
      ['later', 'skipped'],
    ])
  })

  test('in cargo-nextest, by its last try', async () => {
    const { failed, passed, cases } = await read(
      '        PASS [   0.004s] (1/3) app a::fine\n  TRY 1 FAIL [   0.005s] (2/3) app a::bad\n  TRY 2 FAIL [   0.005s] (2/3) app a::bad\n  stderr ───\n    thread panicked at src/a.rs:3:5:\n    no\n  TRY 1 FAIL [   0.005s] (3/3) app a::chance\n   FLAKY 2/2 [   0.005s] (3/3) app a::chance\n     Summary [   0.010s] 3 tests run: 2 passed (1 flaky), 1 failed, 0 skipped\n  TRY 2 FAIL [   0.005s] (2/3) app a::bad\n',
    )

    expect(failed).toEqual(['cargo||app|a|bad'])
    expect(passed.toSorted()).toEqual(['cargo||app|a|chance', 'cargo||app|a|fine'])
    expect(cases.find(({ id }) => id.name === 'chance')?.flaky).toBe(true)
  })
})

describe('a summary that counts more failures than are named', () => {
  test.for([
    ['jest', 'FAIL a.test.js\n  ● adds\n\n    no\n\nTest Suites: 2 failed, 2 total\nTests:       3 failed, 3 total\n'],
    ['vitest', ' RUN  v4.1.0 /x\n FAIL  a.test.ts > one\nError: no\n      Tests  2 failed (2)\n   Duration  1s\n'],
    ['vitest', ' RUN  v4.1.0 /x\n FAIL  a.test.ts > one\nError: no\n      Tests  1 failed (1)\n     Errors  1 error\n'],
    ['mocha', '  1) one\n\n  0 passing (1ms)\n  2 failing\n\n  1) one:\n     Error: no\n'],
  ] as const)('is not complete: %s', async ([framework, text]) => {
    const { complete, notes } = await read(text)

    expect(complete).toBe(false)
    expect(notes.join('\n')).toMatch(new RegExp(`${framework} counts \\d failures? and names 1\\.`))
  })

  test('is not complete where a run of vitest only had an error outside of its tests', async () => {
    const { complete, notes } = await read(
      ' RUN  v5.1.0 /x\n\n ✓ a.test.ts (2 tests) 3ms\n\n Test Files  1 passed (1)\n      Tests  2 passed (2)\n     Errors  1 error\n   Duration  1s\n',
    )

    expect(complete).toBe(false)
    expect(notes.join('\n')).toContain('vitest counts 1 failure and names 0.')
  })

  test('is complete where failures were expected, and are named by none', async () => {
    expect(await read('Ran 5 tests in 0.001s\n\nOK (skipped=14, expected failures=3)\n')).toMatchObject({
      complete: true,
    })
    expect(await read('Ran 5 tests in 0.001s\n\nFAILED (failures=1, expected failures=3)\n')).toMatchObject({
      complete: false,
    })
  })

  test('is not complete where none is named', async () => {
    const { complete, notes } = await read(
      'ok - x\nPASS some test\nTest Suites: 1 failed, 1 total\nTests:       2 failed, 2 total\n',
    )

    expect(complete).toBe(false)
    expect(notes.join('\n')).toContain('It counts failures, but names none.')
  })
})

describe('what only looks like the output of a runner', () => {
  test('stays a result of its own', async () => {
    const { failed, passed } = await read('PASS test/a.js\nFAIL test/b.js\n')

    expect(passed).toEqual(['||test/a.js'])
    expect(failed).toEqual(['||test/b.js'])
  })

  test('stays a list of another runner, although it counts as mocha does', async () => {
    const { failed, passed, complete } = await read('  ✓ adds (2 ms)\n  ✗ subtracts\n\n  1 passing\n  1 failing\n')

    expect([passed, failed, complete]).toEqual([['||adds'], ['||subtracts'], true])
  })

  test('is a file of jest if it breaks off before its failures', async () => {
    const { failed, complete } = await read('PASS test/a.js\n  ✓ adds (1 ms)\nFAIL test/b.js\n')

    expect(failed).toEqual(['jest|test/b.js|'])
    expect(complete).toBe(false)
  })
})
