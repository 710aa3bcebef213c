import { expect, it } from 'vitest'
import { comparedValues } from '../../src/domain/text/compared-values.ts'
import { readReport } from '../../src/test-reports/read-reports.ts'

/** The TAP of ava 7 for one failing test. */
const tap = (details: string) => `TAP version 13
not ok 1 - cart › adds
  ---
    name: AssertionError
    assertion: t.deepEqual()
    details:
${details}    message: ''
    at: >-
      ExecutionContext.deepEqual
      (file:///app/node_modules/ava/lib/assert.js:339:15)
  ...
1..1
# tests 1
# pass 0
# fail 1
`

async function messageOf(text: string): Promise<string | undefined> {
  const { cases } = await readReport([text], { relative: file => file })
  return cases[0]?.problems[0]?.message
}

it.each([
  [
    'a difference of several lines',
    `      'Difference (- actual, + expected):': |2-
          {
        -   foo: [
        -     'a',
        -   ],
        +   foo: 'a',
          }
`,
    "t.deepEqual(): Difference (- actual, + expected):\n  {\n-   foo: [\n-     'a',\n-   ],\n+   foo: 'a',\n  }",
    undefined,
  ],
  [
    'a difference of one line',
    `      'Difference (- actual, + expected):': |2-
          {
        -   total: 3,
        +   total: 4,
          }
`,
    't.deepEqual(): Difference (- actual, + expected):\n  {\n-   total: 3,\n+   total: 4,\n  }',
    { actual: 'total: 3', expected: 'total: 4' },
  ],
  [
    'values on lines of their own',
    "      'Value is not `true`:': 'false'\n      other: 7\n",
    't.deepEqual(): Value is not `true`: false\nother: 7',
    undefined,
  ],
])('what ava says in place of a message: %s', async (_, details, message, values) => {
  const found = await messageOf(tap(details))

  expect(found).toBe(message)
  expect(comparedValues(found ?? '')).toEqual(values)
})
