import { describe, expect, test } from 'vitest'
import type { TestId, TestSelection } from '../../../src/domain/model/test-case.ts'
import type { TestRequest } from '../../../src/frameworks/framework.ts'
import { parseCommand } from '../../../src/frameworks/commands/parse-command.ts'
import { resolveCommand } from '../../../src/frameworks/commands/resolve-command.ts'
import { projectAt } from '../../../src/frameworks/project/project-files.ts'
import { FRAMEWORKS } from '../../../src/frameworks/registry.ts'
import { onDisk, ran } from '../on-disk.ts'

const nowhere = projectAt('/nowhere')

function resolved(command: string) {
  const found = resolveCommand(parseCommand('test-command', command), nowhere, FRAMEWORKS)
  if (found.kind !== 'framework') throw new Error(`${command} is ${found.kind}`)
  return found
}

/** The words of each command that runs tests, each between spaces. */
function wordsFor(command: string, selection: TestSelection, more: Partial<TestRequest> = {}): string[] {
  const { framework, using } = resolved(command)
  const request = { selection, dir: '/run', related: ['other'], using, ...more }
  const runs = framework.commands(nowhere, request).filter(({ report }) => report.at !== 'none')
  return runs.map(({ args }) => ` ${args.join(' ')} `)
}

const testOf = (framework: string): TestId => ({ framework, file: 'a', suite: ['ex.A'], name: 'x' })

describe('a choice of tests by name is that of the whole suite, and none for tests named by us', () => {
  test.for<[command: string, filter: string]>([
    ['vitest run -t unit src', '-t unit'],
    ['jest --testNamePattern=unit', '--testNamePattern=unit'],
    ['jest -t unit', '-t unit'],
    ['mocha -g @slow -i test', '-g @slow -i'],
    ['jasmine --filter=unit', '--filter=unit'],
    ['ava --match unit*', '--match unit*'],
    ['bun test -t unit', '-t unit'],
    ['deno test --filter unit', '--filter unit'],
    ['node --test --test-name-pattern=unit', '--test-name-pattern=unit'],
    ['node --test --test-skip-pattern slow', '--test-skip-pattern slow'],
    ['playwright test --grep-invert @slow', '--grep-invert @slow'],
    ['playwright test -g shop e2e', '-g shop'],
    ['go test -run Unit -skip Slow ./...', '-run Unit -skip Slow'],
    ['cargo nextest run -E test(unit)', '-E test(unit)'],
    ['mvn -Dtest=Unit* -DfailIfNoTests=false test', '-Dtest=Unit*'],
    ['gradle test --tests *Unit', '--tests *Unit'],
    ['vendor/bin/phpunit --filter Unit', '--filter Unit'],
    ['rspec -e unit', '-e unit'],
    ['ctest -R unit -E slow', '-R unit -E slow'],
  ])('%s', ([command, filter]) => {
    const tests = [testOf(resolved(command).framework.name)]

    const all = wordsFor(command, { kind: 'all' })
    const affected = wordsFor(command, { kind: 'affected', tests, files: ['b'] })
    const only = wordsFor(command, { kind: 'only', tests })

    for (const runs of [all, affected, only]) expect(runs).not.toHaveLength(0)
    for (const words of [...all, ...affected]) expect(words).toContain(` ${filter} `)
    for (const words of only) expect(words).not.toContain(` ${filter} `)
  })

  test.for<[command: string, files: Readonly<Record<string, string>>]>([
    [
      'node --test --test-name-pattern=unit',
      { 'test/a.test.js': `const { test } = require('node:test'); test('unit a', () => {}); test('slow b', () => {})` },
    ],
    ['mocha -g slow -i test', { 'test/a.test.js': `it('unit a', () => {}); it('slow b', () => {})` }],
    ['jest -t UNIT', { 'package.json': '{}', 'test/a.test.js': `test('unit a', () => {}); test('slow b', () => {})` }],
  ])('%s, by the real runner', async ([command, files]) => {
    const { framework, using } = resolved(command)
    const program = [framework.name === 'node' ? 'node' : `node_modules/.bin/${framework.name}`]
    const packages = framework.name === 'node' ? [] : [framework.name]
    await using there = await onDisk(files, { framework, using: { ...using, program }, packages })
    const slow = { framework: framework.name, file: 'test/a.test.js', suite: [], name: 'slow b' }

    expect(ran(await there.all())).toEqual(['test/a.test.js › unit a'])
    expect(ran(await there.only(slow))).toEqual(['test/a.test.js › slow b'])
  })
})

describe('a part of the tests by number is that of the whole suite, and none for tests named by us or affected', () => {
  test.for<[command: string, part: string]>([
    ['vitest run --shard=2/3 src', '--shard=2/3'],
    ['jest --shard 2/3', '--shard 2/3'],
    ['playwright test --shard=2/3', '--shard=2/3'],
    ['node --test --test-shard=2/3', '--test-shard=2/3'],
    ['bun test --shard 2/3', '--shard 2/3'],
    ['cargo nextest run --partition count:2/3', '--partition count:2/3'],
    ['pytest --splits 3 --group 2 tests', '--splits 3 --group 2'],
    ['pytest --num-shards=3 --shard-id=2', '--num-shards=3 --shard-id=2'],
    ['ctest -I ,,3,2', '-I ,,3,2'],
  ])('%s', ([command, part]) => {
    const { framework, using } = resolved(command)
    const tests = [testOf(framework.name)]
    const warm = framework.warm?.(nowhere, { selection: { kind: 'only', tests }, dir: '/run', related: [], using })
    const typed = framework.manualCommand(tests, { project: nowhere, using })

    const others = [
      ...wordsFor(command, { kind: 'only', tests }),
      ...wordsFor(command, { kind: 'affected', tests, files: ['b'] }),
      ` ${(warm?.args ?? []).join(' ')} `,
      ` ${typed.join(' ')} `,
    ]

    expect(wordsFor(command, { kind: 'all' }).at(0)).toContain(` ${part} `)
    for (const words of others) expect(words).not.toContain(` ${part} `)
    expect(others.length).toBeGreaterThan(3)
  })

  test('a file that runs on its own, since a test of it is left out, is in no part', () => {
    for (const command of ['vitest run --shard=2/3', 'jest --shard=2/3']) {
      const without = [testOf(resolved(command).framework.name)]

      expect(wordsFor(command, { kind: 'all' }, { without }).map(words => words.includes('--shard'))).toEqual([
        true,
        false,
      ])
    }
  })

  test('node --test --test-shard=2/2, by the real runner', async () => {
    const file = (name: string) => `require('node:test').test('${name}', () => {})`
    const { framework, using } = resolved('node --test --test-shard=2/2')
    await using there = await onDisk({ 'test/a.test.js': file('a'), 'test/b.test.js': file('b') }, { framework, using })
    const other = { framework: 'node', file: 'test/a.test.js', suite: [], name: 'a' }

    expect(ran(await there.all())).toEqual(['test/b.test.js › b'])
    expect(ran(await there.only(other))).toEqual(['test/a.test.js › a'])
  })
})

describe('a run without tests that do not end still runs only what the project chooses by name', () => {
  test.for<[command: string, chosen: string]>([
    ['vitest run -t unit', '-t ^(?! ?(?:ex\\.A(?: > | )x)$)(?=[^]*(?:unit))'],
    ['jest -t=unit', '--testNamePattern ^(?!(?:ex\\.A x)$)(?=[^]*(?:unit))'],
    ['ctest -E slow', '-E slow|^(x)$'],
    ['go test -skip Slow ./...', '-skip=Slow|^x$'],
    ['cargo nextest run -E test(unit)', '-E ((test(unit))) & not ((binary_id(=ex\\u{2e}A) & test(=x)))'],
  ])('%s', ([command, chosen]) => {
    const without = [testOf(resolved(command).framework.name)]

    expect(wordsFor(command, { kind: 'all' }, { without }).at(-1)).toContain(` ${chosen} `)
  })
})
