import { expect, it } from 'vitest'
import { plainInvocation } from '../../../src/frameworks/commands/invocation.ts'
import { sourceOfRun } from '../../../src/frameworks/commands/source-of-run.ts'
import type { Framework, Project } from '../../../src/frameworks/framework.ts'
import { mocha } from '../../../src/frameworks/mocha.ts'
import { nodeTest } from '../../../src/frameworks/node-test.ts'
import { tape } from '../../../src/frameworks/tape.ts'

function programOf(framework: Framework, words: string, files: Readonly<Record<string, string>> = {}): string[] {
  const project: Project = {
    root: '/app',
    runsAt: '/app',
    exists: path => Object.hasOwn(files, path),
    has: () => false,
    text: path => files[path],
    sample: pattern => Object.keys(files).flatMap(path => (pattern.test(path) ? (files[path] ?? '') : [])),
  }
  const of = { dir: '', project, framework, using: plainInvocation(words.split(' ')) }
  const whole = sourceOfRun(of, { kind: 'all' }).using?.program
  expect(whole, 'the whole suite runs as the project runs it').toEqual(words.split(' '))
  return [...(sourceOfRun(of, { kind: 'only', tests: [] }).using?.program ?? [])]
}

it.each<[Framework, string, string]>([
  [tape, 'nyc tape', 'tape'],
  [mocha, 'cross-env A=1 nyc --reporter lcov mocha', 'cross-env A=1 mocha'],
  [nodeTest, 'node_modules/.bin/c8 -r text node --test', 'node_modules/.bin/c8 -r text node --test'],
  [nodeTest, 'c8 --all node --test', 'node --test'],
  [mocha, 'nyc -r esm mocha', 'nyc -r esm mocha'],
  [mocha, 'mocha', 'mocha'],
])('%o: some tests of “%s” run by “%s”', (framework, words, program) => {
  expect(programOf(framework, words)).toEqual(program.split(' '))
})

it.each<[string, Readonly<Record<string, string>>]>([
  ['package.json', { 'package.json': '{"nyc":{"require":["@babel/register"]}}' }],
  ['.nycrc', { '.nycrc': 'require:\n  - ts-node/register\n' }],
])('a tool that loads modules into the tests stays: %s', (_, files) => {
  expect(programOf(mocha, 'nyc mocha', files)).toEqual(['nyc', 'mocha'])
})
