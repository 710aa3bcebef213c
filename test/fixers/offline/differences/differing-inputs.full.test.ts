import { expect, it } from 'vitest'
import type { Framework } from '../../../../src/frameworks/framework.ts'
import { jest } from '../../../../src/frameworks/jest.ts'
import { mocha } from '../../../../src/frameworks/mocha.ts'
import { nodeTest } from '../../../../src/frameworks/node-test.ts'
import { vitest } from '../../../../src/frameworks/vitest.ts'
import { compared } from './differing-inputs.cases.ts'

const CODE = 'function fee(total) {\n  if (total > 50) return 0\n  return 5\n}\n'
const TESTS =
  "test('free', () => equal(fee(50), 0))\ntest('small', () => equal(fee(20), 5))\ntest('large', () => equal(fee(70), 0))\n"

it.each<[framework: Framework, code: string, head: string, packages: string[]]>([
  [
    vitest,
    'fee.ts',
    "import { expect, test } from 'vitest'\nimport { fee } from './fee.ts'\nconst equal = (a, b) => expect(a).toBe(b)\n",
    ['vitest@5'],
  ],
  [
    nodeTest,
    'fee.mjs',
    "import { test } from 'node:test'\nimport { equal } from 'node:assert'\nimport { fee } from './fee.mjs'\n",
    [],
  ],
  [jest, 'fee.cjs', "const { fee } = require('./fee.cjs')\nconst equal = (a, b) => expect(a).toBe(b)\n", ['jest@29']],
  [
    mocha,
    'fee.cjs',
    "const { equal } = require('node:assert')\nconst { fee } = require('../fee.cjs')\nconst test = it\n",
    ['mocha@11'],
  ],
])('changes of a function are told apart by a call in $name', async (framework, code, head, packages) => {
  const tests =
    { vitest: 'fee.test.ts', node: 'fee.test.mjs', jest: 'fee.test.js', mocha: 'test/fee.cjs' }[framework.name] ?? ''
  const isModule = /\.(?:ts|mjs)$/.test(code)
  const files = {
    'package.json': JSON.stringify(
      isModule ? { type: 'module' } : framework.name === 'jest' ? { jest: { transform: {} } } : {},
    ),
    [tests]: head + TESTS,
  }
  const text = isModule
    ? `export ${CODE.replace('total)', code.endsWith('.ts') ? 'total: number): number' : 'total)')}`
    : `${CODE}exports.fee = fee\n`
  const project = { framework, code, tests, files, broken: text, right: text, packages }

  const { shown } = await compared(project, [
    ['total > 50', 'total >= 50'],
    ['total > 50', 'total > 49'],
    ['total > 50', 'total === 50 || total > 60'],
  ])

  expect(shown).toEqual(['total > 49: the same', 'total === 50 || total > 60: fee(51) is 0, not 5'])
})
