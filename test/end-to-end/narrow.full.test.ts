import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Repository } from './repository.ts'

const TEST = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { price, label } from '../src/shop.js'
import { RATE } from '../src/rates.js'

test('taxes', () => assert.equal(price(100), 120))
test('names', () => assert.equal(label('a'), '<a>'))
test('rate', () => assert.equal(typeof RATE, 'number'))
`
const parts = ['one', 'two', 'three', 'four', 'five']
const shop = (rate: string, round: string, version: number) =>
  [
    "import { RATE } from './rates.js'",
    ...parts.map(name => `export const ${name} = ${version}`).flatMap(line => [line, '', '', '']),
    `export const price = net => ${rate}`,
    '',
    '',
    '',
    `export const label = name => ${round}`,
    '',
  ].join('\n')
const BEFORE = {
  'package.json': '{ "name": "shop", "type": "module", "scripts": { "test": "node --test" } }\n',
  'src/rates.js': 'export const RATE = 0.2\nexport const other = 1\n',
  'src/shop.js': shop('net * (1 + RATE)', '`<${name}>`', 1),
  'test/shop.test.js': TEST,
}
/** Nine places change. One of them breaks the label, and two in two files break the price together. */
const AFTER = {
  'src/rates.js': 'export const RATE = 20\nexport const other = 1\nexport const more = 2\n',
  'src/shop.js': shop('net * (1 + RATE / 1000)', '`<${name} >`', 2),
}
const options = ['run', '--models', 'offline', '--max-iterations', '1', '--json', '../result.json']

describe('the part of a change that breaks tests', () => {
  it('is found by running the tests without ever smaller parts of it', async () => {
    await using repository = new Repository([
      { message: 'Begin', files: BEFORE },
      { message: 'Change much', files: AFTER },
    ])

    const { stderr } = await repository.run(options)

    expect(stderr).toContain(
      'Without what the change did at src/shop.js:26, the tests of “test/shop.test.js › names” pass.',
    )
    expect(stderr).toMatch(
      /Without what the change did at src\/rates\.js:1, src\/shop\.js:22, the tests of “[^”]*taxes” pass\./,
    )
    expect(repository.git('status', '--porcelain')).toBe('')
    const { reportPath } = JSON.parse(readFileSync(join(repository.home, 'result.json'), 'utf8')) as {
      reportPath: string
    }
    expect(readFileSync(reportPath, 'utf8')).toContain(
      '- `test/shop.test.js › taxes` passes if the failing change is taken out at `src/rates.js:1`, `src/shop.js:22`.',
    )
  })

  it('is one root cause of all tests that it breaks, whatever they say', async () => {
    const menu = "export const menu = names => names.map(label).join(', ')\n"
    const tests = TEST.replace('{ price, label }', '{ price, label, menu }').replace(
      "test('rate'",
      "test('lists', () => assert.match(menu(['a', 'b']), /^<a>, <b>$/))\ntest('rate'",
    )
    const before = BEFORE['src/shop.js'] + menu
    const after = AFTER['src/shop.js'].replace(' / 1000', '') + menu
    await using repository = new Repository([
      { message: 'Begin', files: { ...BEFORE, 'src/shop.js': before, 'test/shop.test.js': tests } },
      { message: 'Change much', files: { 'src/shop.js': after } },
    ])

    const { stderr } = await repository.run(options)

    expect(stderr).toMatch(
      /    1 test without parts of the change: [01] passed[^]*the tests of “[^”]* \(and 1 more\)” pass\./,
    )
    expect(stderr).toContain('diagnosis: 1 root cause')
  })

  it('is not said where the tests fail without all of it as well', async () => {
    const files = { ...BEFORE, 'test/shop.test.js': TEST.replace("'<a>'", "'(a)'") }
    await using repository = new Repository([
      { message: 'Begin', files: { ...files, 'src/shop.js': shop('net * (1 + RATE)', '`${name}`', 1) } },
      { message: 'Change much', files: { 'src/shop.js': shop('net * (1 + RATE)', '`${name} `', 2) } },
    ])

    const { stderr } = await repository.run(options)

    expect(stderr).toContain('diagnosis: 1 root cause')
    expect(stderr).not.toContain('Without what the change did')
  })
})
