import { describe, it } from 'vitest'
import { one } from './projects.ts'
import { expectKept } from './stopped.cases.ts'

describe('a job that is ended from outside', () => {
  it('in the middle of the proof keeps what is verified, says how to go on, and is gone on with', () =>
    expectKept({
      when: 'in the middle of the proof',
      project: one,
      how: 'ended by SIGTERM',
      moment: /Proof: without/,
      inTests: true,
      at: 'proving',
    }))
})
