import { expect, it } from 'vitest'
import type { Framework } from '../../../src/frameworks/framework.ts'
import { jest } from '../../../src/frameworks/jest.ts'
import { mocha } from '../../../src/frameworks/mocha.ts'
import { onDisk, outcomes } from '../on-disk.ts'

const LOOK = `
const assert = require('node:assert/strict')
const { execFileSync } = require('node:child_process')
const it = globalThis.test || globalThis.it
const child = () => execFileSync(process.execPath, ['-p', 'process.argv.length'], { encoding: 'utf8' }).trim()
it('sees the words of its own command', () => {
  assert.equal(process.argv.slice(2).join(), '--colors')
  assert.equal(process.env.FIX_TESTS_OWN_WORDS, undefined)
  assert.equal(process.env.NODE_OPTIONS, undefined)
  assert.equal(process.env.NO_COLOR, undefined)
  assert.equal(child(), '1')
})
`

it.each<[string, Framework, string]>([
  ['jest in its own process', jest, 'a.test.js'],
  ['mocha', mocha, 'test/a.test.js'],
])('tests of %s do not see the words that we add', async (_, framework, file) => {
  const start = { program: [`node_modules/.bin/${framework.name}`], options: ['--colors'], scope: [], env: {} }
  const files = { 'package.json': '{ "jest": { "testEnvironment": "node" } }', [file]: LOOK }
  await using there = await onDisk(files, { framework, using: start, packages: [framework.name] })

  const whole = await there.all()
  expect(outcomes(whole), whole.output).toEqual([`passed: ${file} › sees the words of its own command`])
  const [first] = whole.cases
  const alone = await there.only(...(first === undefined ? [] : [first.id]))
  expect(outcomes(alone), alone.output).toEqual([`passed: ${file} › sees the words of its own command`])
})
