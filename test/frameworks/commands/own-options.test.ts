import { describe, expect, test } from 'vitest'
import type { TestSelection } from '../../../src/domain/model/test-case.ts'
import { withoutRepeated } from '../../../src/frameworks/commands/own-options.ts'
import { vitest } from '../../../src/frameworks/vitest.ts'
import { outcomes } from '../on-disk.ts'
import { manifest, ownCommand } from '../own-command.ts'

describe('an option of the project that ours repeat', () => {
  const options = (words: readonly string[], ours: readonly string[]) =>
    withoutRepeated({ program: ['vitest'], options: words, scope: [], env: {} }, ours, vitest).options

  test.for<[own: string, ours: string, kept: string]>([
    ['--passWithNoTests --pool forks', '--passWithNoTests', '--pool forks'],
    ['--pass-with-no-tests', '--passWithNoTests', ''],
    ['--no-passWithNoTests', '--passWithNoTests', ''],
    ['--sequence.seed 7 --sequence.hooks list', '--sequence.seed=3', '--sequence.hooks list'],
    ['--sequence.shuffle', '--sequence.shuffle.tests', ''],
    ['--typecheck --typecheck.only', '--typecheck.enabled=false', '--typecheck.only'],
    ['--exclude a', '--exclude=b', '--exclude a'],
    ['--test-timeout 5', '-t x', '--test-timeout 5'],
  ])('%s, beside %s: %s is left', ([own, ours, kept]) => {
    expect(options(own.split(' '), ours.split(' ')).join(' ')).toBe(kept)
  })

  test('stops no run of vitest, which takes each of them once', async () => {
    const files = {
      ...manifest('vitest run --passWithNoTests --sequence.seed=7 --sequence.shuffle', 'vitest'),
      'src/a.js': 'export const a = 1\n',
      'test/a.test.js': `import { test } from 'vitest'; import { a } from '../src/a.js'; test('adds', () => a)`,
    }
    await using there = await ownCommand(files, { packages: ['vitest'] })
    const tests = [{ framework: 'vitest', file: 'test/a.test.js', suite: [], name: 'adds' }]
    const selections: TestSelection[] = [
      { kind: 'affected', tests, files: ['src/a.js'] },
      { kind: 'only', tests, seed: 3 },
    ]

    for (const selection of selections)
      expect(outcomes(await there.run(selection))).toEqual(['passed: test/a.test.js › adds'])
  })
})
