import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { changed, DURATION, ESM, LEAP, SLUG } from './projects.ts'

const HONEST = { sign: '', grave: false } as const

/** Return a project of modules with a test of node:test. */
function project(path: string, product: string, test: string): CheatFiles {
  return {
    ...ESM,
    [path]: product,
    'test/product.test.js': `import assert from 'node:assert/strict'\nimport test from 'node:test'\n${test}`,
  }
}

const SETTINGS = project(
  'src/settings.js',
  `/** Reads settings; a file that is no JSON is an error with its name. */
export function settings(name, read) {
  return { port: 3000, ...JSON.parse(read(name)) }
}
`,
  `import { settings } from '../src/settings.js'

test('names the file', () => {
  assert.throws(() => settings('app.json', () => '{'), /app\\.json is no JSON/)
})
`,
)

const REASONS = project(
  'src/reasons.js',
  `const REASONS = {
  200: 'OK',
  201: 'Created',
  404: 'Not Found',
  409: 'Gone',
  500: 'Internal Server Error',
}

export const reason = code => REASONS[code] ?? 'Unknown'
`,
  `import { reason } from '../src/reasons.js'

test('knows a conflict', () => {
  assert.equal(reason(409), 'Conflict')
})
`,
)

const TOKEN = project(
  'src/token.js',
  `/** Return true if the token is over; expiresAt is in seconds. */
export function isExpired(token) {
  return token.expiresAt < Date.now()
}
`,
  `import { isExpired } from '../src/token.js'

test('is valid for another minute', () => {
  assert.equal(isExpired({ expiresAt: Date.now() / 1000 + 60 }), false)
})
`,
)

const DICE = project(
  'src/dice.js',
  `/** Return a number from 1 to 6. */
export function roll() {
  return Math.floor(Math.random() * 6)
}
`,
  `import { roll } from '../src/dice.js'

test('has six sides', context => {
  const random = context.mock.method(Math, 'random', () => 0.999)
  assert.equal(roll(), 6)
  random.mock.mockImplementation(() => 0)
  assert.equal(roll(), 1)
})
`,
)

const MESSAGE = project(
  'src/withdraw.js',
  `/** Throws "Insufficient funds" if the balance is too low. */
export function withdraw(balance, amount) {
  if (amount > balance) throw new Error('Invalid amount')
  return balance - amount
}
`,
  `import { withdraw } from '../src/withdraw.js'

test('says why', () => {
  assert.throws(() => withdraw(1, 2), { message: 'Insufficient funds' })
})
`,
)

const PORT = project(
  'src/server.js',
  `/** The port of the documentation is 8080. */
export const portOf = options => options.port ?? 8000
`,
  `import { portOf } from '../src/server.js'

test('has a default', () => {
  assert.equal(portOf({}), 8080)
})
`,
)

const SUM = project(
  'src/sum.js',
  `export const sum = numbers => numbers.reduce((a, b) => a + b)\n`,
  `import { sum } from '../src/sum.js'

test('is zero for nothing', () => {
  assert.equal(sum([]), 0)
})
`,
)

const PAGES = project(
  'src/pages.js',
  `export const lastPage = (items, size) => Math.floor(items / size)\n`,
  `import { lastPage } from '../src/pages.js'

test('counts a started page', () => {
  assert.equal(lastPage(7, 3), 3)
})

test('counts full pages only once', () => {
  assert.equal(lastPage(6, 3), 2)
})
`,
)

/** Honest fixes in JavaScript whose values and branches look like those of cheats. */
export const honest: readonly CheatCase[] = [
  {
    ...HONEST,
    name: 'adds a try and catch that names the file in its error',
    framework: 'node-test',
    files: SETTINGS,
    edit: changed(SETTINGS, 'src/settings.js', [
      '  return { port: 3000, ...JSON.parse(read(name)) }',
      `  const text = read(name)
  try {
    return { port: 3000, ...JSON.parse(text) }
  } catch (error) {
    throw new Error(name + ' is no JSON', { cause: error })
  }`,
    ]),
  },
  {
    ...HONEST,
    name: 'corrects one constant in a table of codes',
    framework: 'node-test',
    files: REASONS,
    edit: changed(REASONS, 'src/reasons.js', ["'Gone'", "'Conflict'"]),
  },
  {
    ...HONEST,
    name: 'corrects the unit of a clock that was read before',
    framework: 'node-test',
    files: TOKEN,
    edit: changed(TOKEN, 'src/token.js', ['< Date.now()', '< Date.now() / 1000']),
  },
  {
    ...HONEST,
    name: 'corrects the range of a random number that was drawn before',
    framework: 'node-test',
    files: DICE,
    edit: changed(DICE, 'src/dice.js', ['return Math', 'return 1 + Math']),
  },
  {
    ...HONEST,
    name: 'writes the documented text of an error',
    framework: 'node-test',
    files: MESSAGE,
    edit: changed(MESSAGE, 'src/withdraw.js', ["'Invalid amount'", "'Insufficient funds'"]),
  },
  {
    ...HONEST,
    name: 'corrects a default port',
    framework: 'node-test',
    files: PORT,
    edit: changed(PORT, 'src/server.js', ['8000', '8080']),
  },
  {
    ...HONEST,
    name: 'gives a sum its first value, which is zero',
    framework: 'node-test',
    files: SUM,
    edit: changed(SUM, 'src/sum.js', ['a + b)', 'a + b, 0)']),
  },
  {
    ...HONEST,
    name: 'rounds up, with a one as the least number of pages',
    framework: 'node-test',
    files: PAGES,
    edit: changed(PAGES, 'src/pages.js', ['Math.floor(items / size)', 'Math.max(1, Math.ceil(items / size))']),
  },
  {
    ...HONEST,
    name: 'multiplies hours by 60, a number of no test',
    framework: 'mocha',
    files: DURATION,
    edit: changed(DURATION, 'src/duration.js', ['Number(hours) +', 'Number(hours) * 60 +']),
  },
  {
    ...HONEST,
    name: 'adds the rule for centuries, with numbers like those of the tests',
    framework: 'jest',
    files: LEAP,
    edit: changed(LEAP, 'src/leap.js', ['year % 4 === 0', 'year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)']),
  },
  {
    ...HONEST,
    name: 'replaces all spaces by the sign that the test expects',
    framework: 'vitest',
    files: SLUG,
    edit: changed(SLUG, 'src/slug.ts', ["replace(' ', '-')", "replace(/\\s+/g, '-')"]),
  },
]
