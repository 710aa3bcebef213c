import { describe, it } from 'vitest'
import { PERMISSIONS } from '../../src/github/users.ts'
import { expectAnswers } from './permission.cases.ts'

describe.each([false, true])('who has which permission, where the branch has moved since: %s', hasMoved => {
  it.each(PERMISSIONS)('%s', role => expectAnswers(role, hasMoved))
})
