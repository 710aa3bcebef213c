import { describe, expect, test } from 'vitest'
import { has, hasPytest } from '../world/toolchains.ts'
import { outcomes } from './on-disk.ts'
import { expectFailure, expectOthersToRun, expectRerunsToEnd, HANGING } from './hanging-suites.ts'

const hasPython = has('python3', '--version')
const hasCargo = has('cargo', '--version')
const hasNextest = has('cargo', 'nextest', '--version')
const hasCmake = has('cmake', '--version') && has('c++', '--version')
const hasGo = has('go', 'version')
const loop = (head: string) => `${head}describe('s', () => { it('hangs', () => { for (;;) {} }) })`
const PACKAGE = { 'package.json': '{"type":"commonjs"}' }
const VITEST = "import { describe, it } from 'vitest';"
const NODE = "const { describe, it } = require('node:test');"

describe('a test that does not end is a failing test, and the others have their results', () => {
  test('in vitest', () => expectOthersToRun(HANGING.vitest))
  test('in jest', () => expectOthersToRun(HANGING.jest))
  test('in node:test', () => expectOthersToRun(HANGING['node:test']))
  test.skipIf(!hasPython)('in unittest', () => expectOthersToRun(HANGING.unittest))
  test.skipIf(!hasGo)('in go', () => expectOthersToRun(HANGING.go))
  test.skipIf(!hasCargo)('in cargo test', () => expectOthersToRun(HANGING.cargo))
  test.skipIf(!hasNextest)('in cargo nextest', () => expectOthersToRun(HANGING.nextest))
  test.skipIf(!hasCmake)('in ctest', () => expectOthersToRun(HANGING.ctest))
})

describe('a test that did not end runs alone with a short time limit', () => {
  test('in vitest', () => expectRerunsToEnd(HANGING.vitest))
  test('in jest', () => expectRerunsToEnd(HANGING.jest))
  test('in mocha', () => expectRerunsToEnd(HANGING.mocha))
  test('in node:test', () => expectRerunsToEnd(HANGING['node:test']))
  test.skipIf(!hasPytest)('in pytest', () => expectRerunsToEnd(HANGING.pytest))
  test.skipIf(!hasPython)('in unittest', () => expectRerunsToEnd(HANGING.unittest))
  test.skipIf(!hasGo)('in go', () => expectRerunsToEnd(HANGING.go))
})

describe('the only test of a suite may not end', () => {
  test.for([
    ['vitest', { 'a.test.js': loop(VITEST) }, 'a.test.js › s › hangs'],
    ['jest', { ...PACKAGE, 'a.test.js': loop('') }, 'a.test.js › s › hangs'],
    ['mocha', { ...PACKAGE, 'test/a.spec.js': loop('') }, 'test/a.spec.js › s › hangs'],
    ['node:test', { ...PACKAGE, 'a.test.js': loop(NODE) }, 'a.test.js › s › hangs'],
  ] as const)('in %s', async ([name, files, title]) => void (await expectFailure(HANGING[name], files, title)))

  test.skipIf(!hasPytest)('in pytest', async () => {
    await expectFailure(
      HANGING.pytest,
      { 'test_a.py': 'def test_hangs():\n    while True: pass\n' },
      'test_a.py › test_hangs',
    )
  })
})

describe('a file that does not end while it is loaded is a failing case without a name', () => {
  const good = (head: string) => `${head}describe('s', () => { it('good', () => {}) })`

  test.for([
    ['vitest', '', VITEST, 'test'],
    ['jest', '', '', 'test'],
    ['mocha', 'test/', '', 'spec'],
    ['node:test', '', NODE, 'test'],
  ] as const)('in %s', async ([name, folder, head, ending]) => {
    const [bad, fine] = [`${folder}a.${ending}.js`, `${folder}b.${ending}.js`]
    const files = { ...(name === 'vitest' ? {} : PACKAGE), [bad]: `${head}for (;;) {}`, [fine]: good(head) }

    const all = await expectFailure(HANGING[name], files, bad)

    expect(outcomes(all)).toEqual([`failed: ${bad}`, `passed: ${fine} › s › good`])
  })

  test.skipIf(!hasPytest)('in pytest', async () => {
    const files = { 'test_a.py': 'while True: pass\n', 'test_b.py': 'def test_good(): pass\n' }

    const all = await expectFailure(HANGING.pytest, files, 'test_a.py')

    expect(outcomes(all)).toEqual(['failed: test_a.py', 'passed: test_b.py › test_good'])
  })
})
