import { describe, expect, test } from 'vitest'
import { titleOf } from '../../src/domain/model/test-case.ts'
import { SEED } from '../seed.ts'
import { alone, eachAlone, failing, onDisk } from './on-disk.ts'
import { ODD_PROJECTS } from './odd-projects.ts'

/** Go builds its standard library first, which takes longer than all of the others: it runs in the full tier. */
const FAST = Object.entries(ODD_PROJECTS).filter(([name]) => name !== 'go test')

describe.each(FAST)('%s', (_, { isHere = true, ...project }) => {
  test.skipIf(!isHere)('runs a failing test alone, however it is named, and all of them together', async () => {
    const { files, isChosen = () => true, failing: count, tellsProgress, ...options } = project

    await using there = await onDisk(files, options)

    const all = await there.all()
    const tests = failing(all).filter(isChosen)
    const sampled = tests.slice(SEED % tests.length).slice(0, 1)
    const runs = await eachAlone(there, sampled)
    const together = await there.only(...tests)

    expect(all).toMatchObject({ complete: true, result: 'finished', notes: [] })
    expect(tests).toHaveLength(count)
    expect(runs).toEqual(alone(sampled))
    expect(failing(together).map(titleOf).toSorted()).toEqual(tests.map(titleOf).toSorted())
    expect(together.result).toBe('finished')
    if (tellsProgress === true) expect(there.events.some(({ kind }) => kind === 'tests-progress')).toBe(true)
  })
})
