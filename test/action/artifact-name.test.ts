import { expect, it } from 'vitest'
import { artifactName } from '../../src/action/publish/keep-transcripts.ts'

const job = { job: 'test', runAttempt: 1 }

it('the legs of a matrix upload artifacts of different names', () => {
  const legs = ['{"node":20}', '{"node":22}', 'null', undefined]

  const names = legs.map(leg => artifactName('report', job, { 'job-context': leg }))

  expect(names.slice(2)).toEqual(['fix-tests-report-test-1', 'fix-tests-report-test-1'])
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toMatch(/^fix-tests-report-test-[0-9a-f]{8}-1$/)
})
