import { describe, expect, it } from 'vitest'
import type { Files } from '../world/scene.ts'
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

describe('a project whose type checker alone fails', () => {
  const MISSPELLED = 'export const cost = (cart: { readonly items: readonly number[] }): number => cart.itmes.length\n'
  const NOT_IMPORTED =
    "import { type Rate } from './rates.ts'\nexport async function inEuro(sum: number): Promise<number> {\n  const found: Rate = await rate('USD')\n  return sum * found\n}\n"
  const RATES =
    'export type Rate = number\nexport async function rate(code: string): Promise<number> {\n  return code.length\n}\n'
  const green: Files = {
    ...nodeProject,
    'src/price.ts': 'export const price = (total: number): number => (total >= 100 ? total - 10 : total)\n',
  }

  it('is fixed by what the type checker names: a name, and an import of the project', async () => {
    await using repository = laidOut({
      ...green,
      'src/cost.ts': MISSPELLED,
      'src/rates.ts': RATES,
      'src/euro.ts': NOT_IMPORTED,
      'tsconfig.json': (green['tsconfig.json'] ?? '').replace(
        '"strict":true',
        '"strict":true,"noEmit":true,"allowImportingTsExtensions":true',
      ),
    })

    const { code, stdout, stderr, branch } = await fix(repository)

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 2 failing checks pass now/)
    expect(npmTest(repository, branch)).toBe(0)
    expect(repository.git('show', `${branch}:src/cost.ts`)).toContain('cart.items.length')
    expect(repository.git('show', `${branch}:src/euro.ts`)).toContain("import { type Rate, rate } from './rates.ts'")
  })

  it('is left alone, in a moment, where the type checker names nothing: other changes would satisfy it too', async () => {
    await using repository = laidOut({ ...green, 'src/label.ts': LABEL })

    const { code, stdout, stderr, report } = await fix(repository)

    expect(code).toBe(1)
    expect(stdout).toMatch(/^Not fixed/)
    expect(report).toContain("The offline engine has no change for what the project's checks say of src/label.ts.")
    expect(stderr).not.toContain('candidates tried')
  })
})
