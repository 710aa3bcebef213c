import { join } from 'node:path'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { maven } from '../../src/frameworks/maven.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { hasPytest } from '../world/toolchains.ts'
import { traced } from './trace.cases.ts'

describe('a traced run tells the functions that ran', () => {
  test.for(['node', 'vitest', 'jest', 'mocha', 'pytest'])('in %s, of one test', async (name, { skip }) => {
    skip(name === 'pytest' && !hasPytest)

    expect(await traced(name, [name === 'pytest' ? 'test_adds' : 'adds'])).toEqual(['total', 'twice'])
  })

  test('and nothing of other tests where no test has the name', async () => {
    expect(await traced('node', ['is not there'])).toEqual([])
  })

  test('of all tests', async () => {
    expect(await traced('node', [])).toEqual(['rate', 'total', 'twice'])
  })
})

test('a runner that cannot tell runs nothing for it', async () => {
  await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-trace-'))
  const runner = new ProcessTestRunner({
    root: home.path,
    packages: [{ dir: '', project: projectAt(home.path), framework: maven }],
    temp: join(home.path, 'temp'),
    host: {},
    pass: [],
    secrets: [],
    timeoutMs: 1_000,
    reportPaths: undefined,
    emit: () => undefined,
  })

  const found = await runner.trace({ kind: 'all' }, { signal: new AbortController().signal, inProject: file => file })

  expect(found).toEqual([])
  expect(runner.spentMs).toBe(0)
})
