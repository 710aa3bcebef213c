import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { nodeTest } from '../../src/frameworks/node-test.ts'
import { onDisk, outcomes } from './on-disk.ts'
import { NODE_FAILING, NODE_ODD } from './odd-projects.ts'
import { failing, notAlone, realProject } from './real-project.ts'

/** An older Node.js of this machine, which matches names in another way. */
const OLD = ['/usr/bin', '/usr/local/bin'].find(
  folder =>
    existsSync(`${folder}/node`) &&
    spawnSync(`${folder}/node`, ['--version'], { encoding: 'utf8' }).stdout.startsWith('v20.'),
)

describe('node:test', () => {
  test('is what tsx starts, for tests in TypeScript with code that Node.js alone refuses', async () => {
    const code = `import test from 'node:test'; import assert from 'node:assert'; enum Sum { Two = 2 }
      test('adds', () => assert.equal(1 + 1, Sum.Two)); test('fails', () => assert.equal(1, Sum.Two))`
    const using = { program: ['npx', 'tsx'], options: ['--test'], scope: ['test/*.test.ts'], env: {} }
    const files = { 'package.json': '{"type":"module"}', 'test/a.test.ts': code }
    await using there = await onDisk(files, { framework: nodeTest, using, fromRegistry: ['tsx@4.19.2'] })
    const one = { framework: 'node', file: 'test/a.test.ts', suite: [], name: 'adds' }

    expect(outcomes(await there.all())).toEqual(['failed: test/a.test.ts › fails', 'passed: test/a.test.ts › adds'])
    expect(outcomes(await there.only(one))).toEqual(['passed: test/a.test.ts › adds'])
  })

  test.skipIf(OLD === undefined)(
    'with Node.js 20, which knows names without their describe blocks, nothing is missed',
    async () => {
      const files = { 'test/odd.test.js': NODE_ODD, 'test/twin.test.js': NODE_ODD }
      await using there = await realProject(files, { framework: nodeTest, path: `${OLD}:${process.env.PATH}` })

      const all = await there.run({ kind: 'all' })
      const tests = failing(all).filter(({ file }) => file === 'test/odd.test.js')
      const together = await there.only(...tests)

      expect(tests).toHaveLength(NODE_FAILING)
      expect(failing(together).map(titleOf).toSorted()).toEqual(tests.map(titleOf).toSorted())
      const alone = tests.filter(({ suite }) => suite.length === 0)
      expect(await notAlone(there, alone)).toEqual([])
    },
  )
})
