import { describe, expect, it } from 'vitest'
import { fix, laidOut, npmTest, project } from './project-check.cases.ts'

describe('a project whose npm test is a type checker and vitest', () => {
  it('is fixed when both agree, and its own command succeeds on the branch', async () => {
    await using repository = laidOut(project)

    const { code, stderr, branch, report } = await fix(repository)

    expect(code, stderr).toBe(0)
    expect(stderr).toContain("The project's own check is npm test")
    expect(stderr).toMatch(/check npm test: passed/)
    expect(report).toContain("The project's own command, `npm test`, succeeds on this code.")
    expect(npmTest(repository, branch)).toBe(0)
  })
})
