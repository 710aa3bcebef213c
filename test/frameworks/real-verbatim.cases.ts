import { expect } from 'vitest'
import type { Files } from '../world/project.ts'
import { outcomes, ran } from './on-disk.ts'
import { manifest, ownCommand } from './own-command.ts'

/** Start a program as a wrapper does, and check that it sees neither words nor variables of a reporter. */
export const WRAPPER = (program: string, ...words: readonly string[]) => `
  const { spawnSync } = require('node:child_process')
  process.exit(spawnSync(${JSON.stringify(program)}, ${JSON.stringify(words)}, { stdio: 'inherit' }).status)`

/** By framework: a test script that starts a wrapper around it, and its failing test. */
export const WRAPPED: readonly (readonly [name: string, files: Files, selected: string])[] = [
  [
    'mocha',
    {
      ...manifest('node scripts/test.js', 'mocha'),
      'scripts/test.js': WRAPPER('mocha', 'spec/**/*.js'),
      'spec/a.js': `describe('sum', () => {
        it('adds', () => { throw new Error('bad') })
        it('reads its arguments', () => { if (process.argv.length !== 3) throw new Error(process.argv.join(' ')) })
      })`,
      'test/left-out.js': `it('is left out', () => { throw new Error('bad') })`,
    },
    'spec/a.js › sum › adds',
  ],
  [
    'jest',
    {
      ...manifest('node scripts/test.js', 'jest'),
      'scripts/test.js': WRAPPER('jest', '--runInBand', 'spec'),
      'spec/a.test.js': `describe('sum', () => {
        test('adds', () => { throw new Error('bad') })
        test('reads its arguments', () => expect(process.argv.slice(2)).toEqual(['--runInBand', 'spec']))
      })`,
      'test/left-out.test.js': `test('is left out', () => { throw new Error('bad') })`,
    },
    'spec/a.test.js › sum › adds',
  ],
  [
    'vitest',
    {
      ...manifest('node scripts/test.js', 'vitest'),
      'scripts/test.js': WRAPPER('vitest', 'run', 'spec'),
      'spec/a.test.mjs': `import { describe, expect, test } from 'vitest'
        describe('sum', () => {
          test('adds', () => { throw new Error('bad') })
          test('reads its arguments', () => expect(process.argv.join()).not.toContain('junit'))
        })`,
      'test/left-out.test.mjs': `import { test } from 'vitest'; test('is left out', () => { throw new Error('bad') })`,
    },
    'spec/a.test.mjs › sum › adds',
  ],
  [
    'node',
    {
      'package.json': '{"scripts":{"test":"node scripts/test.js"}}',
      'scripts/test.js': WRAPPER('node', '--test', '--test-reporter=dot', 'spec/a.test.js'),
      'spec/a.test.js': `const { describe, test } = require('node:test')
        describe('sum', () => {
          test('adds', () => { throw new Error('bad') })
          test('reads its arguments', () => { if (process.argv.length !== 2) throw new Error(process.argv.join(' ')) })
        })`,
      'test/left-out.test.js': `require('node:test').test('is left out', () => { throw new Error('bad') })`,
    },
    'spec/a.test.js › sum › adds',
  ],
]

/** The script runs as it is, and what it runs is reported. */
export async function expectReported([name, files, selected]: (typeof WRAPPED)[number]): Promise<void> {
  const packages = name === 'node' ? [] : [name]
  await using there = await ownCommand(files, { packages })

  const all = await there.run({ kind: 'all' })
  const [failed] = all.cases.filter(({ status }) => status === 'failed').map(({ id }) => id)
  const one = failed === undefined ? undefined : await there.run({ kind: 'only', tests: [failed] })

  expect(outcomes(all)).toEqual([`failed: ${selected}`, `passed: ${selected.replace(/adds$/, 'reads its arguments')}`])
  expect(all).toMatchObject({ result: 'finished', complete: true, exit: { kind: 'exited', code: 1 } })
  expect(all.cases.map(({ id }) => id.framework)).toEqual([name, name])
  expect(all.cases.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual([
    expect.stringContaining('bad'),
  ])
  expect(one && ran(one)).toContain(selected)
  expect(one?.result).toBe('finished')
}
