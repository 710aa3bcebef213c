import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import type { Files } from '../world/scene.ts'
import { Repository } from './repository.ts'

const MODULES = resolve(import.meta.dirname, '..', '..', 'node_modules')

export const project: Files = {
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

/** The same with node:test, which starts in a tenth of the time. */
export const nodeProject: Files = {
  ...project,
  'package.json': `${JSON.stringify({ name: 'shop', type: 'module', scripts: { test: 'tsc --noEmit && node --test' } })}\n`,
  'test/price.test.ts': `import assert from 'node:assert/strict'
import { it } from 'node:test'
import { price } from '../src/price.ts'

it('is reduced at the limit', () => {
  assert.equal(price(100), 90)
})
it('is whole below it', () => {
  assert.equal(price(99), 99)
})
`,
}

/** The shipped command line fixes a project whose check and tests agree, and its own command succeeds on the branch. */
export async function expectAgreed(files: Files): Promise<void> {
  await using repository = laidOut(files)

  const { code, stderr, branch, report } = await fix(repository)

  expect(code, stderr).toBe(0)
  expect(stderr).toContain("The project's own check is npm test")
  expect(stderr).toMatch(/check npm test: passed/)
  expect(report).toContain('on a clean copy of this branch, and `npm test` succeeds.**')
  expect(npmTest(repository, branch)).toBe(0)
}

export function laidOut(files: Files): Repository {
  const repository = new Repository([{ message: 'Begin', files }], ['vitest'])
  for (const path of ['typescript', '.bin/tsc'])
    symlinkSync(join(MODULES, path), join(repository.path, 'node_modules', path))
  return repository
}

export async function fix(repository: Repository) {
  const run = await repository.run(['run', '--models', 'offline', '--json', '../result.json'])
  expect(existsSync(join(repository.home, 'result.json')), run.stderr).toBe(true)
  const text = readFileSync(join(repository.home, 'result.json'), { encoding: 'utf8' })
  const { branch, reportPath } = JSON.parse(text) as { branch: string; reportPath: string }
  return { ...run, branch, report: readFileSync(reportPath, 'utf8') }
}

/** Run the project's own command on a branch by hand, and return its exit code. */
export function npmTest(repository: Repository, branch: string): number | null {
  repository.git('checkout', '--quiet', branch)
  return spawnSync('npm', ['test'], { cwd: repository.path, stdio: 'ignore' }).status
}
