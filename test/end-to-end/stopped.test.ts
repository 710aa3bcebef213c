import { describe, it } from 'vitest'
import { small } from './projects.ts'
import { expectKept } from './stopped.cases.ts'

describe('a job that is ended from outside', () => {
  it('in the middle of a fix keeps what is verified, says how to go on, and is gone on with', () =>
    expectKept({
      when: 'in the middle of a fix',
      project: small,
      how: 'ended by SIGTERM',
      moment: /pushed [0-9a-f]{7} to/,
      inTests: true,
      at: 'fixing',
    }))
})
