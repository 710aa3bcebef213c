/** Ten bugs in a project that is written for the bench, in the shapes that real ones have. */
import type { Files } from '../test/world/scene.ts'

export interface Bug {
  /** Shape of the bug, and name of its test file. */
  readonly name: string
  /** The file with the bug, its lines, and the one that is right. */
  readonly file: string
  readonly wrong: string
  readonly right: string
  /** The function that is to be understood, as a symbol. */
  readonly symbol: string
  /** Characters of code that the fix needs: the function with the bug. */
  readonly needed: number
}

interface Shape {
  readonly symbol: string
  readonly wrong: string
  readonly right: string
  /** The file with the bug; `BUG` stands for the line. */
  readonly file: string
  readonly code: string
  /** Other files of the shape. */
  readonly beside?: Files
  readonly importing: string
  readonly check: string
}

const SHAPES: Readonly<Record<string, Shape>> = {
  small: {
    symbol: 'addLine',
    wrong: 'total - line.price',
    right: 'total + line.price',
    file: 'src/orders.mjs',
    code: 'export function addLine(total, line) {\n  return BUG\n}\n',
    importing: "import { addLine } from '../src/orders.mjs'",
    check: 'assert.equal(addLine(10, { price: 5 }), 15)',
  },
  long: {
    symbol: 'rule777',
    wrong: 'value - 777',
    right: 'value + 777',
    file: 'src/rules.mjs',
    code: longFile(),
    importing: "import { rule777 } from '../src/rules.mjs'",
    check: 'assert.equal(rule777(1), 778)',
  },
  barrel: {
    symbol: 'fullName',
    wrong: 'last + first',
    right: "first + ' ' + last",
    file: 'src/people/names.mjs',
    code: filler('names', 60) + 'export function fullName(first, last) {\n  return BUG\n}\n',
    beside: {
      'src/people/index.mjs': "export * from './names.mjs'\nexport * from './ages.mjs'\n",
      'src/people/ages.mjs': filler('ages', 60),
      'src/index.mjs': "export * from './people/index.mjs'\n",
    },
    importing: "import { fullName } from '../src/index.mjs'",
    check: "assert.equal(fullName('Ada', 'Lovelace'), 'Ada Lovelace')",
  },
  branch: {
    symbol: 'stockOf',
    wrong: 'stock[name] ?? -1',
    right: 'stock[name] ?? 0',
    file: 'src/stock.mjs',
    code: `${filler('stock', 80)}export function stockOf(stock, name, isLive) {
  if (isLive) {
    return Promise.resolve(stock[name] ?? 0)
  }
  return BUG
}
`,
    importing: "import { stockOf } from '../src/stock.mjs'",
    check: "assert.equal(stockOf({}, 'tea', false), 0)",
  },
  helper: {
    symbol: 'monthIndex',
    wrong: 'months.indexOf(name)',
    right: 'months.indexOf(name.slice(0, 3))',
    file: 'src/calendar/months.mjs',
    code: `${filler('months', 70)}const months = ['Jan', 'Feb', 'Mar', 'Apr']
export function monthIndex(name) {
  return BUG
}
`,
    beside: {
      'src/calendar/dates.mjs': `import { monthIndex } from './months.mjs'
${filler('dates', 70)}export function dateOf(text) {
  const [name, day] = text.split(' ')
  return [monthIndex(name), Number(day)]
}
`,
    },
    importing: "import { dateOf } from '../src/calendar/dates.mjs'",
    check: "assert.deepEqual(dateOf('March 14'), [2, 14])",
  },
  thrown: {
    symbol: 'parseSize',
    wrong: 'text.match(/^(\\d+)px$/)',
    right: 'text.match(/^(\\d+)(?:px)?$/)',
    file: 'src/sizes.mjs',
    code: `${filler('sizes', 90)}export function parseSize(text) {
  const [, digits] = BUG
  return Number(digits)
}
`,
    importing: "import { parseSize } from '../src/sizes.mjs'",
    check: "assert.equal(parseSize('12'), 12)",
  },
  method: {
    symbol: 'total',
    wrong: 'sum + price',
    right: 'sum + price * count',
    file: 'src/cart.mjs',
    code: `${filler('cart', 60)}export class Cart {
  lines = []
  add(price, count) {
    this.lines.push({ price, count })
    return this
  }
  total() {
    return this.lines.reduce((sum, { price, count }) => BUG, 0)
  }
}
`,
    importing: "import { Cart } from '../src/cart.mjs'",
    check: 'assert.equal(new Cart().add(2, 3).add(1, 1).total(), 7)',
  },
  constant: {
    symbol: 'RATE',
    wrong: '0.91',
    right: '0.19',
    file: 'src/config/rates.mjs',
    code: `${filler('rates', 50)}export const RATE = BUG\n`,
    beside: {
      'src/tax.mjs': `import { RATE } from './config/rates.mjs'
${filler('tax', 60)}export function taxOf(price) {
  return price * RATE
}
`,
    },
    importing: "import { taxOf } from '../src/tax.mjs'",
    check: 'assert.equal(taxOf(100), 19)',
  },
  loop: {
    symbol: 'pages',
    wrong: 'index < all - size',
    right: 'index < all',
    file: 'src/pages.mjs',
    code: `${filler('pages', 60)}export function pages(all, size) {
  const found = []
  for (let index = 0; BUG; index += size) found.push(index)
  return found
}
`,
    importing: "import { pages } from '../src/pages.mjs'",
    check: 'assert.deepEqual(pages(5, 2), [0, 2, 4])',
  },
  async: {
    symbol: 'firstOf',
    wrong: 'tasks[0]',
    right: 'Promise.race(tasks)',
    file: 'src/tasks.mjs',
    code: `${filler('tasks', 80)}export async function firstOf(tasks) {
  return BUG
}
`,
    importing: "import { firstOf } from '../src/tasks.mjs'",
    check:
      "assert.equal(await firstOf([new Promise(done => setTimeout(done, 50, 'slow')), Promise.resolve('quick')]), 'quick')",
  },
}

/** A file of a thousand lines and more, with a small function for each rule. */
function longFile(): string {
  return Array.from(
    { length: 900 },
    (_, index) => `export function rule${index}(value) {\n  return ${index === 777 ? 'BUG' : `value + ${index}`}\n}\n`,
  ).join('\n')
}

/** Code around a bug, at the length that source files commonly have. */
function filler(name: string, lines: number): string {
  return Array.from(
    { length: Math.ceil(lines / 5) },
    (_, index) =>
      `/** Rule ${index} of ${name}. */\nexport function ${name}Rule${index}(value) {\n  return value % ${index + 2} === 0 ? value : value + ${index}\n}\n\n`,
  ).join('')
}

export const BUGS: readonly Bug[] = Object.entries(SHAPES).map(([name, { file, wrong, right, symbol, code }]) => {
  const start = code.lastIndexOf('\nexport ', code.indexOf('BUG')) + 1
  const end = code.indexOf('\n}\n', code.indexOf('BUG'))
  return { name, file, wrong, right, symbol, needed: (end < 0 ? code.length : end + 3) - start }
})

/** All files of the project, with the lines right, and those that bring the bugs. */
export function files(): { right: Files; wrong: Files } {
  const right: Record<string, string> = {}
  const wrong: Record<string, string> = {}
  for (const [name, shape] of Object.entries(SHAPES)) {
    Object.assign(right, shape.beside)
    right[shape.file] = shape.code.replace('BUG', shape.right)
    wrong[shape.file] = shape.code.replace('BUG', shape.wrong)
    right[`test/${name}.test.mjs`] = testText(name, shape)
  }
  return { right, wrong }
}

function testText(name: string, { importing, check }: Shape): string {
  return `import assert from 'node:assert/strict'
import { test } from 'node:test'
${importing}

test('${name}: what it is for', async () => {
  ${check}
})

test('${name}: it is there', () => {
  assert.ok(true)
})
`
}
