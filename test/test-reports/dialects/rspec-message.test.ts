import { describe, expect, test } from 'vitest'
import { readReport } from '../../../src/test-reports/read-reports.ts'

async function message(attributes: string, text: string): Promise<string | undefined> {
  const testCase = `<testcase classname="spec.a" name="a" file="./spec/a_spec.rb"><failure ${attributes}>${text}</failure></testcase>`
  const { cases } = await readReport([`<testsuite name="rspec" tests="1" failures="1">${testCase}</testsuite>`], {
    relative: file => file,
  })
  return cases[0]?.problems[0]?.message
}

const FRAME = "./spec/a_spec.rb:4:in `block (2 levels) in &lt;top (required)>'"

describe('the message of a failure in the JUnit XML of RSpec', () => {
  test('has the lines of the text: XML makes spaces of the line ends of an attribute', async () => {
    expect(
      await message(
        'type="RSpec::Expectations::ExpectationNotMetError" message="&#10;expected: 6&#10;     got: 5&#10;&#10;(compared using ==)&#10;"'.replaceAll(
          '&#10;',
          '\n',
        ),
        `Failure/Error: expect(5).to eq(6)\n\n  expected: 6\n       got: 5\n\n  (compared using ==)\n${FRAME}`,
      ),
    ).toBe('expected: 6\n     got: 5\n\n(compared using ==)')
  })

  test('is the attribute where the text says something else, or nothing', async () => {
    expect(await message('type="A" message="no order"', '')).toBe('no order')
    expect(
      await message('type="A" message="no order"', `Failure/Error: pay\n\nA:\n  another text\n  and more\n${FRAME}`),
    ).toBe('no order')
  })
})
