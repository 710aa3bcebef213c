import { expect, test } from 'vitest'
import { readReport } from '../../src/test-reports/read-reports.ts'

test('a report of Pest: paths without the test behind them, and messages without the name before them', async () => {
  const at = 'file="tests/Unit/CartTest.php::it adds" class="Tests\\Unit\\CartTest" classname="Tests.Unit.CartTest"'
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="Tests\\Unit\\CartTest" file="tests/Unit/CartTest.php" tests="2" assertions="2" failures="1">
    <testcase name="it adds" ${at} assertions="1" time="0.005">
      <failure type="PHPUnit\\Framework\\ExpectationFailedException">it addsFailed asserting that 3 is identical to 4.
at tests/Unit/CartTest.php:4</failure>
    </testcase>
    <testcase name="it totals" ${at} assertions="1" time="0.005"/>
  </testsuite>
</testsuites>`

  const { framework, cases } = await readReport([text], { relative: file => file })

  expect(framework).toBe('phpunit')
  expect(cases.map(({ id, status, problems }) => [id.file, id.suite, id.name, status, problems[0]?.message])).toEqual([
    [
      'tests/Unit/CartTest.php',
      ['Tests\\Unit\\CartTest'],
      'it adds',
      'failed',
      expect.stringMatching(/^Failed .* 4\.$/),
    ],
    ['tests/Unit/CartTest.php', ['Tests\\Unit\\CartTest'], 'it totals', 'passed', undefined],
  ])
})
