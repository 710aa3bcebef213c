import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parseSettings } from '../../src/config/settings.ts'
import { type TestId, titleOf } from '../../src/domain/model/test-case.ts'
import type { TestRun } from '../../src/domain/model/test-run.ts'
import { planTests } from '../../src/engine/test-plan.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { CheckedTestRunner } from '../../src/test-runner/checked-runner.ts'
import { TestsByStep } from '../../src/test-runner/later-runs.ts'
import { ProjectCheck } from '../../src/test-runner/project-check.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { type Files, install, write } from '../world/project.ts'

export const TWO_CONFIGS: Files = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: { test: 'vitest run && npm run test:strict', 'test:strict': 'vitest run --config strict.config.js' },
    devDependencies: { vitest: '*' },
  }),
  'vitest.config.js': `export default { test: { include: ['*.test.js'] } }`,
  'strict.config.js': `export default { test: { include: ['{a,strict}.test.js'], env: { STRICT: 'yes' } } }`,
  'code.js': `export const mode = () => (process.env.STRICT ? 'strict' : 'loose')\n`,
  'a.test.js': `import { expect, it } from 'vitest'
    import { mode } from './code.js'
    it('is loose', () => expect(mode()).toBe('loose'))
    it('is a word', () => expect(mode()).not.toBe(''))`,
  'b.test.js': `import { expect, it } from 'vitest'
    it('is in one configuration only', () => expect(process.env.STRICT).toBe(undefined))`,
}

export function results(run: TestRun): string[] {
  return run.cases.map(({ id, status }) => `${status}: ${titleOf(id)}`)
}

/** What ran, without the tests that a pattern left out. */
export function ran(run: TestRun): string[] {
  return results(run).filter(line => !line.startsWith('skipped'))
}

export function failing(run: TestRun): TestId[] {
  return run.cases.filter(({ status }) => status === 'failed').map(({ id }) => id)
}

/** Lay out a project whose test script runs its framework more than once. */
export function lay(files: Files, packages: readonly string[] = []) {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'fix-tests-later-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const root = join(home, 'app')
  write(root, files)
  install(root, packages)
  const project = projectAt(root)
  const plan = planTests(project, parseSettings({}), { reported: undefined })
  const inner = new ProcessTestRunner({
    root,
    packages: plan.packages,
    temp: join(home, 'temp'),
    host: process.env,
    pass: [],
    secrets: [],
    timeoutMs: 60_000,
    reportPaths: undefined,
    testsThatImport: async () => ['a.test.js'],
    emit: () => undefined,
  })
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const another = () => {
    const check =
      plan.check &&
      new ProjectCheck({
        plan: plan.check,
        project,
        emit: () => undefined,
        run: (command, how) => inner.execute(command, how),
      })
    const code = async () => read('code.js') ?? ''
    return new CheckedTestRunner(inner, { check, code, relative: file => file, ways: new TestsByStep() })
  }
  return { runner: another(), another, read, write: (changes: Files) => write(root, changes) }
}
