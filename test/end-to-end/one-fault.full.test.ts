import { describe, it } from 'vitest'
import { expectWholeDespite, KINDS } from './faults.cases.ts'

describe.concurrent('a whole run in which each kind of write', () => {
  it('meets a fault once makes one branch, one pull request, one comment, and all of them whole', async () => {
    await expectWholeDespite(index => (KINDS[index % KINDS.length] ?? KINDS[0]).fault)
  })
})
