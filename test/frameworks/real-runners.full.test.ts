import { describe, expect, test } from 'vitest'
import { jest } from '../../src/frameworks/jest.ts'
import { vitest } from '../../src/frameworks/vitest.ts'
import { type OnDisk, onDisk } from './on-disk.ts'
import { expectLeftOut, SELECTING } from './real-runners.cases.ts'

/** Whether the same seed gives the same order, and another one another. */
async function orders(there: OnDisk) {
  const found: string[] = []
  for (const seed of [1, 1, 2]) {
    const { output } = await there.select({ kind: 'all', seed })
    found.push([...output.matchAll(/ran (\d+)\./g)].map(([, number]) => number).join(' '))
  }
  const [first = '', again, other] = found
  expect(first.split(' ')).toHaveLength(12)
  return { same: first === again, other: first !== other, found }
}

describe('vitest', () => {
  const packages = ['vitest']
  const manifest = { 'package.json': '{"type":"module","devDependencies":{"vitest":"*"}}' }

  test('a seed varies the order of the tests, and the same one gives the same order', async () => {
    const tests = Array.from({ length: 12 }, (_, index) => `test('${index}', () => console.log('ran ${index}.'))`)
    const file = `import { test } from 'vitest'; ${tests.join('; ')}`
    await using there = await onDisk({ ...manifest, 'test/a.test.js': file }, { framework: vitest, packages })

    expect(await orders(there)).toMatchObject({ same: true, other: true })
  })
})

describe('jest, with a seed', () => {
  test('varies the order of the tests, and the same one gives the same order', async () => {
    const tests = Array.from(
      { length: 12 },
      (_, index) => `test('${index}', () => process.stderr.write('ran ${index}.\\n'))`,
    )
    const files = { 'package.json': '{}', 'test/a.test.js': tests.join('; ') }
    await using there = await onDisk(files, { framework: jest, packages: ['jest'] })

    expect(await orders(there)).toMatchObject({ same: true, other: true })
  })
})

describe('a command that selects files', () => {
  test.for(Object.entries(SELECTING))('of %s leaves out tests of changed files, too', ([, selecting]) =>
    expectLeftOut(selecting),
  )
})
