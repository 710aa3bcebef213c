import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Files } from '../world/scene.ts'
import { Repository } from './repository.ts'

const MODULES = resolve(import.meta.dirname, '..', '..', 'node_modules')

const project: Files = {
  '.gitignore': 'node_modules\n',
  'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: 'tsc --noEmit && vitest run' } })}\n`,
  'tsconfig.json': `${JSON.stringify({
    compilerOptions: { strict: true, module: 'nodenext', target: 'es2022', skipLibCheck: true, types: [] },
    include: ['src'],
  })}\n`,
  'src/price.ts': 'export function price(total: number): number {\n  return total > 100 ? total - 10 : total\n}\n',
  'test/price.test.ts': `import { expect, it } from 'vitest'
import { price } from '../src/price.ts'

it('is reduced at the limit', () => {
  expect(price(100)).toBe(90)
})
it('is whole below it', () => {
  expect(price(99)).toBe(99)
})
`,
}
const LABEL = 'export function label(price: number): string {\n  return price\n}\n'

describe.concurrent('a project whose npm test is a type checker and vitest', () => {
  it('is fixed when both agree, and its own command succeeds on the branch', async () => {
    await using repository = laidOut(project)

    const { code, stderr, branch, report } = await fix(repository)

    expect(code, stderr).toBe(0)
    expect(stderr).toContain("The project's own check is npm test")
    expect(stderr).toMatch(/check npm test: passed/)
    expect(report).toContain("The project's own command, `npm test`, succeeds on this code.")
    expect(npmTest(repository, branch)).toBe(0)
  })

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

function laidOut(files: Files): Repository {
  const repository = new Repository([{ message: 'Begin', files }], ['vitest'])
  for (const path of ['typescript', '.bin/tsc'])
    symlinkSync(join(MODULES, path), join(repository.path, 'node_modules', path))
  return repository
}

async function fix(repository: Repository) {
  const run = await repository.run(['run', '--models', 'offline', '--json', '../result.json'])
  expect(existsSync(join(repository.home, 'result.json')), run.stderr).toBe(true)
  const text = readFileSync(join(repository.home, 'result.json'), { encoding: 'utf8' })
  const { branch, reportPath } = JSON.parse(text) as { branch: string; reportPath: string }
  return { ...run, branch, report: readFileSync(reportPath, 'utf8') }
}

/** Run the project's own command on a branch by hand, and return its exit code. */
function npmTest(repository: Repository, branch: string): number | null {
  repository.git('checkout', '--quiet', branch)
  return spawnSync('npm', ['test'], { cwd: repository.path, stdio: 'ignore' }).status
}
