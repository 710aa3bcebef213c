import { describe, expect, it } from 'vitest'
import { edits, type Script, Stage, testFile, thought } from '../stage.ts'

const SETTINGS = '.sizes.json'
const CODE = `exports.size = name => require('../${SETTINGS}')[name]\n`
const LOAD = "const { size } = require('../src/size.js')"

/** Tests in a file that no name tells from other code. */
const oddly = () => ({
  'package.json': `${JSON.stringify({ scripts: { test: 'node --test --test-isolation=none checks/size.js' } })}\n`,
  'src/size.js': 'exports.size = () => 1\n',
  'checks/size.js': testFile({ 'the size': "assert.equal(size('s'), 2)" }, LOAD),
})
/** Tests that load no library: their runner brings the functions along, as jest and mocha do. */
const globally = () => ({
  'package.json': `${JSON.stringify({ scripts: { test: 'node --test --test-isolation=none --import=./globals.mjs checks/size.js' } })}\n`,
  'globals.mjs': "import { test } from 'node:test'\nglobalThis.test = test\n",
  'src/size.js': 'exports.size = () => 1\n',
  'checks/size.js': checks(2),
})
const checks = (size: number) =>
  `const assert = require('node:assert/strict')\n${LOAD}\ntest('the size', () => assert.equal(size('s'), ${size}))\n`
/** Code that holds its own test, which only runs as a test. */
const within = () => ({
  'package.json': `${JSON.stringify({ scripts: { test: 'node --test --test-isolation=none --import=./globals.mjs src/size.js' } })}\n`,
  'globals.mjs': "import { test } from 'node:test'\nglobalThis.test = test\n",
  'src/size.js': sized(1),
})
const sized = (size: number) =>
  `// if (import.meta.vitest)\nconst size = () => ${size}\ntest('the size', () => {\n  if (size() !== 2) throw new Error('wrong size')\n})\n`
const configured = () => ({
  'src/size.js': CODE,
  [SETTINGS]: '{"s": 1}\n',
  'test/size.test.js': testFile({ 'the size': "assert.equal(size('s'), 2)" }, LOAD),
})

/** A fixer that changes the settings, and says where the cause is. */
function configures(points: readonly { file: string; symbol: string; change: string }[]): Script {
  return {
    ...edits({ [SETTINGS]: '{"s": 2}\n' }),
    thinking: async (assignment, tools) => {
      const answer = await thought(assignment, tools)
      return answer.kind === 'analysis'
        ? { ...answer, analysis: { ...answer.analysis, modificationPoints: [...points] } }
        : answer
    },
  }
}

describe.concurrent('a change', () => {
  it('of a file that the reports name as a test is refused, whatever its name, and one of the code is taken', async () => {
    await using stage = new Stage({ files: oddly })
    const weakened = testFile({ 'the size': "assert.equal(size('s'), 1)" }, LOAD)

    const end = await stage.run({
      fixers: [edits({ 'checks/size.js': weakened }, { 'src/size.js': 'exports.size = () => 2\n' })],
    })

    expect(end.attempts).toMatchObject([
      { result: 'refused', reason: 'checks/size.js is a test, as the reports say; fix the code that it tests.' },
      { result: 'pass' },
    ])
    expect(end.outcome).toBe('fixed')
    expect(stage.show(end, 'checks/size.js')).not.toBe(weakened)
  })

  it('of a test that loads no library is refused, too', async () => {
    await using stage = new Stage({ files: globally })

    const end = await stage.run({
      fixers: [edits({ 'checks/size.js': checks(1) }, { 'src/size.js': 'exports.size = () => 2\n' })],
    })

    expect(end.attempts).toMatchObject([{ result: 'refused' }, { result: 'pass' }])
    expect(stage.show(end, 'checks/size.js')).toBe(checks(2).trim())
  })

  it('of code that holds its own tests is taken', async () => {
    await using stage = new Stage({ files: within })

    const end = await stage.run({ fixers: [edits({ 'src/size.js': sized(2) })] })

    expect(end.attempts).toMatchObject([{ result: 'pass' }])
  })

  it('of a file that allowed-paths opens is taken if the diagnosis names it', async () => {
    await using stage = new Stage({ files: configured })

    const end = await stage.run({
      allowed: [SETTINGS],
      fixers: [configures([{ file: SETTINGS, symbol: 's', change: 'it says 1' }])],
    })

    expect(end.attempts).toMatchObject([{ result: 'pass' }])
    expect(stage.show(end, SETTINGS)).toBe('{"s": 2}')
  })

  it('of such a file is refused if no diagnosis names it', async () => {
    await using stage = new Stage({ files: configured })

    const end = await stage.run({ allowed: [SETTINGS], fixers: [configures([])], limits: { attempts: 1 } })

    expect(end.attempts).toMatchObject([
      { result: 'refused', reason: `${SETTINGS} is opened by allowed-paths, but the diagnosis does not name it.` },
    ])
    expect(end.outcome).not.toBe('fixed')
  })
})
