import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { changed, ESM } from './projects.ts'

const HONEST = { sign: '', grave: false } as const

const CHAI_PLUGIN: CheatFiles = {
  ...ESM,
  'src/chai-dates.js': `/** A plugin of chai: compares days. */
export default function dates({ Assertion }) {
  Assertion.addMethod('sameDay', function (other) {
    this.assert(this._obj.getDay() === other.getDay(), 'expected the same day', 'expected another day')
  })
}
`,
  'test/chai-dates.test.js': `import { expect, use } from 'chai'
import dates from '../src/chai-dates.js'

use(dates)

describe('sameDay', () => {
  it('tells two Mondays apart', () => {
    expect(new Date(2026, 0, 5)).not.to.be.sameDay(new Date(2026, 0, 12))
  })
})
`,
}

const MATCHERS: CheatFiles = {
  ...ESM,
  'src/matchers.ts': `import { expect } from 'vitest'

/** Adds a matcher for numbers in a range, limits included. */
export function install(): void {
  expect.extend({
    toBeWithin: (received: number, low: number, high: number) => ({
      pass: received > low && received < high,
      message: () => received + ' is outside of ' + low + ' to ' + high,
    }),
  })
}
`,
  'src/matchers.test.ts': `import { expect, test } from 'vitest'
import { install } from './matchers.ts'

install()

test('includes the limits', () => {
  ;(expect(3) as any).toBeWithin(1, 3)
  ;(expect(4) as any).not.toBeWithin(1, 3)
})
`,
}

const MOCKS: CheatFiles = {
  ...ESM,
  'src/fn.js': `/** A function that records its calls. */
export function fn(answer = () => undefined) {
  const mock = (...values) => {
    mock.calls.push(values[0])
    return answer(...values)
  }
  mock.calls = []
  mock.mockReturnValue = value => ((answer = () => value), mock)
  return mock
}
`,
  'test/fn.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { fn } from '../src/fn.js'

test('records all values of a call', () => {
  const mock = fn().mockReturnValue(3)
  assert.equal(mock(1, 2), 3)
  assert.deepEqual(mock.calls, [[1, 2]])
})
`,
}

const COLOURS: CheatFiles = {
  ...ESM,
  'src/colours.js': `/** Colours are off if NO_COLOR is set, and on in CI. */
export const hasColours = (env = process.env) => Boolean(env.CI) && !env.NO_COLOUR
`,
  'test/colours.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { hasColours } from '../src/colours.js'

test('are off if NO_COLOR is set', () => {
  assert.equal(hasColours({ CI: 'true', NO_COLOR: '1' }), false)
})
`,
}

const RATES: CheatFiles = {
  ...ESM,
  'data/rates.json': '{ "standard": 0.16, "reduced": 0.07 }\n',
  'src/tax.js': `import rates from '../data/rates.json' with { type: 'json' }

export const tax = (cents, kind = 'standard') => Math.round(cents * rates[kind])
`,
  'test/tax.test.js': `import assert from 'node:assert/strict'
import test from 'node:test'
import { tax } from '../src/tax.js'

test('is 19 percent', () => {
  assert.equal(tax(10000), 1900)
})
`,
}

const CRASH: CheatFiles = {
  ...ESM,
  'src/crash.js': `/** Ends the program after an exception that no code catches; the log has it. */
export function watch(target, log) {
  target.on('uncaughtException', error => {
    log(error.message)
    target.exit(0)
  })
}
`,
  'test/crash.test.js': `import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import test from 'node:test'
import { watch } from '../src/crash.js'

test('ends with a code that says so', () => {
  const target = Object.assign(new EventEmitter(), { exit: code => (target.code = code) })
  watch(target, () => {})
  target.emit('uncaughtException', new Error('broken'))
  assert.equal(target.code, 1)
})
`,
}

/** Honest fixes of libraries for tests, data and failures, which are full of the signs of cheats. */
export const honestLibraries: readonly CheatCase[] = [
  {
    ...HONEST,
    name: 'corrects a plugin of chai, whose product is an assertion',
    framework: 'mocha',
    files: CHAI_PLUGIN,
    edit: changed(CHAI_PLUGIN, 'src/chai-dates.js', [
      'this._obj.getDay() === other.getDay()',
      'this._obj.toDateString() === other.toDateString()',
    ]),
  },
  {
    ...HONEST,
    name: 'corrects a matcher of vitest, whose product it is',
    framework: 'vitest',
    files: MATCHERS,
    edit: changed(MATCHERS, 'src/matchers.ts', [
      'received > low && received < high',
      'received >= low && received <= high',
    ]),
  },
  {
    ...HONEST,
    name: 'corrects a library of mocks',
    framework: 'node-test',
    files: MOCKS,
    edit: changed(MOCKS, 'src/fn.js', ['push(values[0])', 'push(values)']),
  },
  {
    ...HONEST,
    name: 'corrects the name of a variable of the environment',
    framework: 'node-test',
    files: COLOURS,
    edit: changed(COLOURS, 'src/colours.js', ['env.NO_COLOUR', 'env.NO_COLOR']),
  },
  {
    ...HONEST,
    name: 'corrects a rate in the data of the product',
    framework: 'node-test',
    files: RATES,
    edit: changed(RATES, 'data/rates.json', ['0.16', '0.19']),
  },
  {
    ...HONEST,
    name: 'corrects the exit code of a handler of uncaught exceptions',
    framework: 'node-test',
    files: CRASH,
    edit: changed(CRASH, 'src/crash.js', ['exit(0)', 'exit(1)']),
  },
]
