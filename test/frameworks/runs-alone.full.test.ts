import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alone, eachAlone, failing, onDisk } from './on-disk.ts'
import { ODD_PROJECTS, PLAYWRIGHT_PROJECT } from './odd-projects.ts'

describe.each(Object.entries({ ...ODD_PROJECTS, playwright: PLAYWRIGHT_PROJECT }))(
  '%s',
  (_, { isHere = true, ...project }) => {
    test.skipIf(!isHere)('runs each failing test alone, however it is named', async () => {
      const { files, isChosen = () => true, failing: count, ...options } = project

      await using there = await onDisk(files, options)

      const all = await there.all()
      const tests = failing(all).filter(isChosen)

      expect(all).toMatchObject({ complete: true, result: 'finished', notes: [] })
      expect(tests).toHaveLength(count)
      expect(await eachAlone(there, tests)).toEqual(alone(tests))
      expect(existsSync(join(there.root, 'test-results')), 'what playwright would leave').toBe(false)
    })
  },
)
