import { describe, expect, test } from 'vitest'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import { phpunit } from '../../src/frameworks/phpunit.ts'
import { alone, eachAlone, failing, nameless, onDisk, outcomes, ran } from './on-disk.ts'
import { has } from '../world/toolchains.ts'

const CASE = 'use PHPUnit\\Framework\\TestCase;\n'
const files = {
  'phpunit.xml':
    '<phpunit><testsuites><testsuite name="unit"><directory>tests</directory></testsuite></testsuites><logging><junit outputFile="elsewhere.xml"/></logging></phpunit>',
  'src/calc.php': '<?php function add($a, $b) { return $a + $b; }\n',
  'tests/CalcTest.php': `<?php
namespace App\\Tests;
${CASE}
require_once __DIR__ . '/../src/calc.php';
class CalcTest extends TestCase {
  function testGood() { $this->assertSame(3, add(1, 2)); }
  function testAdds() { $this->assertSame(4, add(1, 2)); }
  function testAddsMore() { $this->assertSame(4, add(1, 2)); }
  function testRaises() { throw new \\RuntimeException("a\\nb"); }
  function testSkipped() { $this->markTestSkipped('not now'); }
  function testIncomplete() { $this->markTestIncomplete('not yet'); }
  function testGröße() { $this->fail('naïve'); }
  /** @test */ function it_fails() { $this->fail('bad'); }
  function named() { foreach (['says "hi" \\'bye\\' <b>', 'a (group) [c] {1,2} a|b ^$ .* c:\\\\d+ /x/ #1', '日本 💥', '--flag', 'two  spaces ', "new\\nline", ''] as $n) yield $n => [$n]; yield 'good' => [1]; }
  /** @dataProvider named */ function testNamed($n) { $this->assertSame(1, $n); }
  function numbered() { return [[1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [2]]; }
  /** @dataProvider numbered */ function testNumbered($n) { $this->assertSame(2, $n); }
  function testFirst() { $this->assertTrue(true); return 1; }
  /** @depends testFirst */ function testSecond($n) { $this->assertSame(1, $n); return 2; }
  /**
   * @depends testSecond
   */
  public function testThird($n) { $this->assertSame(1, $n); }
}
`,
  'tests/SetUpTest.php': `<?php
${CASE}
class SetUpTest extends TestCase {
  function setUp(): void { throw new Exception('no set-up'); }
  function testA() { $this->assertTrue(true); }
  function testB() { $this->assertTrue(true); }
}
`,
  'tests/TearDownTest.php': `<?php
${CASE}
abstract class Base extends TestCase { function testInherited() { $this->fail('bad'); } }
class TearDownTest extends Base {
  function tearDown(): void { throw new Exception('no tear-down'); }
  function testA() { $this->assertTrue(true); }
}
`,
  'tests/sub/CalcTest.php': `<?php
namespace App\\Tests\\Sub;
${CASE}
class CalcTest extends TestCase { function testAdds() { $this->assertTrue(true); } function testRaises() { $this->fail('bad'); } }
`,
}

describe.skipIf(!has('phpunit', '--version'))('PHPUnit', () => {
  test('each failing test runs alone, one with @depends behind those that it needs, and all of them together', async () => {
    await using there = await onDisk(files, { framework: phpunit })

    const all = await there.all()
    const tests = failing(all)
    const depending = tests.filter(({ name }) => name === 'testThird')
    const runs = await eachAlone(
      there,
      tests.filter(id => !depending.includes(id)),
    )
    const behind = await there.only(...depending)
    const together = await there.only(...tests)

    const needs = ['testFirst', 'testSecond', 'testThird'].map(
      name => `tests/CalcTest.php › App\\Tests\\CalcTest › ${name}`,
    )
    expect(all.result).toBe('finished')
    expect(outcomes(all).filter(each => !each.startsWith('failed'))).toEqual([
      'passed: tests/CalcTest.php › App\\Tests\\CalcTest › testFirst',
      'passed: tests/CalcTest.php › App\\Tests\\CalcTest › testGood',
      'passed: tests/CalcTest.php › App\\Tests\\CalcTest › testNamed with data set "good"',
      'passed: tests/CalcTest.php › App\\Tests\\CalcTest › testNumbered with data set #1',
      'passed: tests/CalcTest.php › App\\Tests\\CalcTest › testNumbered with data set #11',
      'passed: tests/CalcTest.php › App\\Tests\\CalcTest › testSecond',
      'passed: tests/sub/CalcTest.php › App\\Tests\\Sub\\CalcTest › testAdds',
      'skipped: tests/CalcTest.php › App\\Tests\\CalcTest › testIncomplete',
      'skipped: tests/CalcTest.php › App\\Tests\\CalcTest › testSkipped',
    ])
    expect(tests).toHaveLength(28)
    expect(runs).toEqual(alone(tests.filter(id => !depending.includes(id))))
    expect(ran(behind)).toEqual(needs)
    expect(ran(together).toSorted()).toEqual([...new Set([...tests.map(titleOf), ...needs])].toSorted())
    expect(together.result).toBe('finished')
  })

  test.for([
    ['has a syntax error', 'tests/CalcTest.php', '<?php class {', /ParseError: syntax error/],
    [
      'needs a file that is gone',
      'tests/sub/CalcTest.php',
      "<?php require 'gone.php';\n",
      /Failed opening required 'gone.php'/,
    ],
    ['has a source with a syntax error', 'src/calc.php', '<?php function add', /ParseError: syntax error/],
  ] as const)('a file that %s is a failing case without a name', async ([, file, text, message]) => {
    await using there = await onDisk({ ...files, [file]: text }, { framework: phpunit })

    const all = await there.all()
    const run = await there.only(...failing(all))
    there.write(files)
    const mended = await there.only(...failing(all))

    expect(all.result).toBe('finished')
    expect(nameless(all)).toEqual([{ place: '', message: expect.stringMatching(message) as string }])
    expect(nameless(run)).toEqual(nameless(all))
    expect(mended.cases).toHaveLength(37)
    expect(mended.result).toBe('finished')
  })

  test.for(['exit(0)', 'exit(3)', 'posix_kill(posix_getpid(), 9)', 'gone()', 'new class extends Gone {}'])(
    'a test that calls %s does not pass',
    async call => {
      const text = `<?php\n${CASE}\nclass ATest extends TestCase { function testA() { $this->assertTrue(true); ${call}; } }\n`
      await using there = await onDisk(
        { 'tests/ATest.php': text, 'phpunit.xml': files['phpunit.xml'] },
        { framework: phpunit },
      )

      const all = await there.all()

      expect(outcomes(all).filter(each => each.startsWith('passed'))).toEqual([])
    },
  )

  test('a class whose set-up fails: its first test fails, and runs again with it', async () => {
    const text = `<?php\n${CASE}\nclass ATest extends TestCase {\n  static function setUpBeforeClass(): void { throw new Exception('no set-up'); }\n  function testA() { $this->assertTrue(true); }\n  function testB() { $this->assertTrue(true); }\n}\n`
    await using there = await onDisk(
      { 'tests/ATest.php': text, 'phpunit.xml': files['phpunit.xml'] },
      { framework: phpunit },
    )

    const tests = failing(await there.all())

    expect(tests.map(titleOf)).toEqual(['tests/ATest.php › ATest › testA'])
    expect(await eachAlone(there, tests)).toEqual(alone(tests))
  })

  test('a test that is gone leaves nothing that could count as a pass', async () => {
    await using there = await onDisk(files, { framework: phpunit })
    const [known, gone] = [
      idOf('tests/CalcTest.php', 'App\\Tests\\CalcTest', 'testGood'),
      idOf('tests/CalcTest.php', 'App\\Tests\\CalcTest', 'testGone'),
    ]

    const run = await there.only(known, gone)

    expect(ran(run)).toContain(titleOf(known))
    expect(run.cases.map(({ id }) => titleOf(id))).not.toContain(titleOf(gone))
  })

  test('a seed varies the order; the configuration’s own report does not get in the way', async () => {
    await using there = await onDisk(files, { framework: phpunit })

    const [first, again, second] = [
      await there.select({ kind: 'all', seed: 1 }),
      await there.select({ kind: 'all', seed: 1 }),
      await there.select({ kind: 'all', seed: 2 }),
    ]

    expect(ran(first)).toEqual(ran(again))
    expect(ran(first)).not.toEqual(ran(second))
    expect(first.cases).toHaveLength(37)
    expect(first.result).toBe('finished')
  })

  test('affected: the whole suite, since nothing tells what stands on a file', async () => {
    await using there = await onDisk(files, { framework: phpunit })

    const run = await there.select({ kind: 'affected', tests: [], files: ['src/calc.php'] })

    expect(run.cases).toHaveLength(37)
    expect(run.result).toBe('finished')
  })
})

function idOf(file: string, name: string, method: string): TestId {
  return { framework: 'phpunit', file, suite: [name], name: method }
}
