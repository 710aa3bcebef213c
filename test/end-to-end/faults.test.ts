import { describe, it } from 'vitest'
import { expectWarnings, expectWholeDespite, KINDS } from './faults.cases.ts'

describe.concurrent('a whole run in which each kind of write', () => {
  it('meets a fault once makes one branch, one pull request, one comment, and all of them whole', async () => {
    await expectWholeDespite(index => (KINDS[index % KINDS.length] ?? KINDS[0]).fault)
  })
})

describe.concurrent('what is told beside the pull request', () => {
  it('may fail for good: the pull request is there, and each failure is a warning', async () => {
    // A refusal that is not tried again.
    await expectWarnings(409)
  })
})
