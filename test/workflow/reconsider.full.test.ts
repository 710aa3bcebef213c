import { describe, expect, it } from 'vitest'
import type { FixerTools } from '../../src/contracts/ports.ts'
import { OfflineEngine } from '../../src/fixers/offline/repair-engine.ts'
import { isTestFile } from '../../src/engine/source-index.ts'
import { abstention, type Doing, type Edits, type Script, Stage, testFile } from './stage.ts'

const SOURCE = 'exports.size = n => n\n'
/** It cures one of two symptoms, and its guard hides the real place from whoever comes after. */
const PARTIAL = { 'src/size.js': 'exports.size = n => (n === -1 ? 1 : n)\n' }
const RIGHT = { 'src/size.js': 'exports.size = n => Math.abs(n)\n' }

const files = () => ({
  'src/size.js': SOURCE,
  'test/size.test.js': testFile(
    {
      'the size of -1': 'assert.ok(size(-1) === 1, "wrong size")',
      'the size of -2': 'assert.ok(size(-2) === 2, "wrong size")',
      'the size of 3': 'assert.ok(size(3) === 3, "wrong size")',
    },
    "const { size } = require('../src/size.js')",
  ),
})

describe.concurrent('a kept change that turned only some tests of its cause green', () => {
  it('is replaced by one that turns all of them green, found on the code without it', async () => {
    await using stage = new Stage({ files })

    const end = await stage.run({ fixers: [partialThen(async () => RIGHT)], reruns: 1 })

    expect(end).toMatchObject({
      outcome: 'fixed',
      attempts: [
        { result: 'progress', revert: end.attempts[2]?.commit },
        { result: 'abstained' },
        { result: 'pass', undoes: 1, confirmed: true },
      ],
    })
    expect(stage.show(end, 'src/size.js')).toBe(RIGHT['src/size.js'].trim())
    const last = stage.assignments.at(-1)
    expect(last?.failures.map(({ id }) => id.name).toSorted()).toEqual(['the size of -1', 'the size of -2'])
    expect(last?.clusters.map(({ tests }) => tests.length)).toEqual([2])
    expect(last?.earlier.at(-1)).toMatchObject({ iteration: 1, diff: expect.stringContaining('n === -1') })
  })

  it('stays where nothing better is found: each fixer tries once', async () => {
    await using stage = new Stage({ files })
    const other = { 'src/size.js': 'exports.size = n => (n === -2 ? 2 : n)\n' }

    const end = await stage.run({ fixers: [partialThen(async () => other), byStart(async () => ({}))] })

    expect(end).toMatchObject({ outcome: 'failed', stop: 'stuck' })
    expect(end.attempts.map(({ fixer, result, undoes }) => [fixer, result, undoes])).toEqual([
      ['one', 'progress', undefined],
      ['one', 'abstained', undefined],
      ['two', 'abstained', undefined],
      ['one', 'regression', 1],
      ['two', 'abstained', 1],
    ])
    expect(stage.show(end, 'src/size.js')).toBe(PARTIAL['src/size.js'].trim())
  })

  it('is out of the way of the offline engine, too', async () => {
    await using stage = new Stage({ files })
    const engine = new OfflineEngine({ isTest: isTestFile })
    const found: (string | undefined)[] = []
    const offline: Script = byStart(async (assignment, tools) => {
      await engine.analyze(assignment, tools)
      const answer = await engine.fix(assignment, tools)
      found.push(await tools.source.read('src/size.js'))
      return answer.kind === 'abstention' ? answer : {}
    })

    await stage.run({ fixers: [partialThen(async () => abstention({ final: true })), offline] })

    // Whatever it tried, the file is afterwards as the attempt found it.
    expect(found).toEqual([SOURCE])
  })
})

/** A fixer that makes the partial change, gives up on the rest, and does `then` where that change is away. */
function partialThen(then: Doing): Script {
  let begun = false
  return byStart(async (assignment, tools) => {
    if (begun) return then(assignment, tools)
    begun = true
    return PARTIAL
  })
}

/** A fixer that does something only where the partial change is away. */
function byStart(doing: (assignment: Parameters<Doing>[0], tools: FixerTools) => ReturnType<Doing>): Script {
  return {
    doing: async (assignment, tools): Promise<Edits | ReturnType<typeof abstention>> =>
      (await tools.source.read('src/size.js')) === SOURCE
        ? doing(assignment, tools)
        : abstention({ reason: 'nothing is left to try', final: true }),
  }
}
