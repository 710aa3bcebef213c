import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { go } from '../../src/frameworks/go.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { write } from '../world/scene.ts'
import { has, hasPytest } from '../world/toolchains.ts'
import { expectLinesOfEach, traced, tracedLines, tracingRunner } from './trace.cases.ts'

describe.skipIf(!has('go', 'version'))('a traced run tells the functions that ran', () => {
  test('in Go, of one test, by the first lines of blocks', async () => {
    expect(await traced('go', ['TestAdds'])).toEqual(['line 3', 'line 7'])
    expect(await tracedLines('go', ['TestAdds'])).toEqual([3, 4, 5, 7, 8, 9])
  })
})

test('a traced run tells the functions that ran in old vitest with threads and coverage', async () => {
  // vite makes getters of what a module exports.
  expect(await traced('vitest 1 in threads', ['adds'])).toEqual(['get', 'total', 'twice'])
})

test.skipIf(!has('go', 'version'))('a traced run of two Go modules tells what ran in each', async () => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-trace-'))
  const module = (name: string, folder: string) => ({
    [`${folder}go.mod`]: `module example.com/${name}\n\ngo 1.20\n`,
    [`${folder}${name}.go`]: `package ${name}\n\nfunc Do() int {\n\treturn 1\n}\n`,
    [`${folder}${name}_test.go`]: `package ${name}\n\nimport "testing"\n\nfunc TestDo(t *testing.T) {\n\tDo()\n}\n`,
  })
  write(home.path, { ...module('shop', ''), ...module('tools', 'tools/') })
  const packages = ['', 'tools'].map(dir => ({ dir, project: projectAt(join(home.path, dir)), framework: go }))
  const runner = tracingRunner({ root: home.path, packages, temp: join(home.path, 'temp') })

  const trace = await runner.trace({ kind: 'all' }, { signal: new AbortController().signal, inProject: file => file })

  expect(trace.map(({ file }) => file)).toEqual(['example.com/shop/shop.go', 'example.com/tools/tools.go'])
})

describe('a traced run of a build with JaCoCo tells the lines that ran in it, and not those of earlier runs', () => {
  test.skipIf(!has('mvn', '--version'))('with Maven', { timeout: 600_000 }, () => expectLinesOfEach('maven'))
  test.skipIf(!has('gradle', '--version'))('with Gradle', { timeout: 600_000 }, () => expectLinesOfEach('gradle'))
})

describe('a traced run tells the lines that ran', () => {
  test.for<readonly [name: string, tests: readonly string[], lines: readonly number[] | undefined]>([
    ['node', ['adds'], [1, 2, 4, 5]],
    ['mocha', ['adds'], [1, 2, 4, 5]],
    // What Node.js runs is not the file.
    ['vitest', ['adds'], undefined],
    ['pytest', ['test_adds'], [2, 6]],
    ['unittest', ['test_adds'], [2, 6]],
  ])('in %s', async ([name, tests, lines], { skip }) => {
    skip(name === 'pytest' && !hasPytest)

    expect(await tracedLines(name, tests)).toEqual(lines)
  })
})
