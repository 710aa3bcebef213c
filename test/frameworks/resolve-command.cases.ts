import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { parseCommand } from '../../src/frameworks/commands/parse-command.ts'
import { FRAMEWORKS } from '../../src/frameworks/registry.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { resolveCommand } from '../../src/frameworks/commands/resolve-command.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { type Files, install, write } from '../world/scene.ts'

const never = new AbortController().signal

export const withScripts = (scripts: Readonly<Record<string, string>>): Files => ({
  'package.json': JSON.stringify({ scripts }),
})

/** Runs the tests as a command says that comes down to a framework. */
async function running(command: string, files: Files, packages: readonly string[] = []) {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-see-through-'))
  const root = join(home.path, 'app')
  write(root, files)
  install(root, packages)
  const project = projectAt(root)
  const seen = resolveCommand(parseCommand('test-command', command), project, FRAMEWORKS)
  if (seen.kind !== 'framework') throw new Error(`it is ${seen.kind}`)
  const runner = new ProcessTestRunner({
    root,
    packages: [{ dir: '', project, framework: seen.framework, using: seen.using }],
    temp: join(home.path, 'temp'),
    host: { PATH: process.env.PATH, HOME: home.path },
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
  return { runner, [Symbol.asyncDispose]: () => home.remove() }
}

const outcomes = (run: TestRun) => run.cases.map(({ id, status }) => `${titleOf(id)}: ${status}`).toSorted()

const vitestFile = `import { expect, test } from 'vitest'; test('env', () => expect(process.env.A).toBe('1')); test('bad', () => expect(1).toBe(2))`
const jestFile = `test('env', () => expect(process.env.A).toBe('1')); test('bad', () => expect(1).toBe(2))`
const mochaFile = `const assert = require('node:assert'); it('env', () => assert.equal(process.env.A, '1')); it('bad', () => assert.equal(1, 2))`
const nodeFile = `const { test } = require('node:test'); const assert = require('node:assert'); test('env', () => assert.equal(process.env.A, '1')); test('bad', () => assert.equal(1, 2))`

interface ForReal {
  readonly command: string
  readonly files: Files
  readonly packages: readonly string[]
  readonly file: string
}

/** Commands that come down to a framework, and what they run. */
export const FOR_REAL: readonly ForReal[] = [
  {
    command: 'npm run ci -- unit',
    files: {
      'package.json': JSON.stringify({ type: 'module', scripts: { ci: 'A=1 vitest --reporter=dot' } }),
      'unit/a.test.js': vitestFile,
    },
    packages: ['vitest'],
    file: 'unit/a.test.js',
  },
  {
    command: 'A=1 npm test',
    files: {
      ...withScripts({ test: 'npm run unit', unit: 'jest --ci --coverage unit' }),
      'unit/a.test.js': jestFile,
    },
    packages: ['jest'],
    file: 'unit/a.test.js',
  },
  {
    command: 'make check',
    files: { Makefile: 'check:\n\tA=1 node_modules/.bin/mocha -R dot -b unit\n', 'unit/a.test.js': mochaFile },
    packages: ['mocha'],
    file: 'unit/a.test.js',
  },
  {
    command: 'yarn unit',
    files: { ...withScripts({ unit: `A=1 node --test 'unit/*.test.js'` }), 'unit/a.test.js': nodeFile },
    packages: [],
    file: 'unit/a.test.js',
  },
  {
    command: 'env A=1 npx --no-install jest -b --silent unit',
    files: { ...withScripts({}), 'unit/a.test.js': jestFile },
    packages: ['jest'],
    file: 'unit/a.test.js',
  },
]

/** The tests run as the command says, all of them and those that fail alone. */
export async function expectRun({ command, files, packages, file }: ForReal): Promise<void> {
  const outside = file.replace('unit/', 'other/')
  await using there = await running(command, { ...files, [outside]: files[file] ?? '' }, packages)

  const all = await there.runner.run({ kind: 'all' }, never)
  const failed = all.cases.filter(({ status }) => status === 'failed').map(({ id }) => id)
  const one = await there.runner.run({ kind: 'only', tests: failed }, never)

  // The user's own choice of files holds for the whole suite, and the options for any run.
  expect(outcomes(all)).toEqual([`${file} › bad: failed`, `${file} › env: passed`])
  expect(outcomes(one).filter(each => !each.endsWith('skipped'))).toEqual([`${file} › bad: failed`])
  expect([all.result, one.result]).toEqual(['finished', 'finished'])
}
