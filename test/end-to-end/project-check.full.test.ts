import { describe, expect, it } from 'vitest'
import { expectAgreed, fix, laidOut, nodeProject, npmTest, project } from './project-check.cases.ts'

const LABEL = 'export function label(price: number): string {\n  return price\n}\n'

describe('a project whose npm test is a type checker and node:test', () => {
  it('is fixed when both agree, and its own command succeeds on the branch', () => expectAgreed(nodeProject))
})

describe('a project whose npm test is a type checker and vitest', () => {
  it('is fixed when both agree, and its own command succeeds on the branch', () => expectAgreed(project))

  it('is not called fixed while a type error is left, which the report names with its file', async () => {
    await using repository = laidOut({ ...project, 'src/label.ts': LABEL })

    const { code, stdout, branch, report } = await fix(repository)

    expect(code).toBe(1)
    expect(stdout).toMatch(/^Partly fixed/)
    expect(report).toContain("**The project's own command, `npm test`, still fails:**")
    expect(report).toContain("src/label.ts › TS2322: Type 'number' is not assignable to type 'string'.")
    expect(npmTest(repository, branch)).not.toBe(0)
  })
})
