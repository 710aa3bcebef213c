import { describe, it } from 'vitest'
import { expectAgreed, nodeProject } from './project-check.cases.ts'

describe('a project whose npm test is a type checker and node:test', () => {
  it('is fixed when both agree, and its own command succeeds on the branch', () => expectAgreed(nodeProject))
})
