import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Project } from '../../src/frameworks/framework.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import { overviewOfCi, type CiOverview } from '../../src/setup/ci-jobs.ts'
import type { TestJob } from '../../src/setup/test-job.ts'
import { planSetup, type SetupPlan } from '../../src/setup/setup-steps.ts'
import { type Files, write } from '../world/project.ts'

/** A project on disk, which is removed when it is disposed of. */
export class ProjectFolder implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'fix-tests-setup-'))
  readonly project: Project

  constructor(files: Files) {
    write(this.root, files)
    this.project = projectAt(this.root)
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** The project of an ordinary npm package whose script runs vitest. */
export const NPM: Files = {
  'package.json': JSON.stringify({ scripts: { test: 'vitest run' }, devDependencies: { vitest: '5' } }),
  'package-lock.json': '{}',
}

/** Read workflows, given as text by file name, in a project. */
export function overview(workflows: Readonly<Record<string, string>>, files: Files = NPM): CiOverview {
  using folder = new ProjectFolder(files)
  const texts = Object.entries(workflows).map(([name, text]) => ({ path: `.github/workflows/${name}`, text }))
  return overviewOfCi(texts, {
    projectIn: dir => projectAt(join(folder.root, dir)),
    action: 'fix-tests/fix-tests',
  })
}

/** Read the job of one workflow that runs tests. */
export function testJobOf(text: string, files: Files = NPM): TestJob {
  const [job] = overview({ 'ci.yml': text }, files).jobs
  if (job === undefined) throw new Error(`no job runs tests in\n${text}`)
  return job
}

/** Plan the set-up by the job of one workflow that runs tests. */
export function planOf(text: string, files: Files = NPM): SetupPlan {
  using folder = new ProjectFolder(files)
  return planSetup(testJobOf(text, files), folder.project)
}

/** Write a workflow of CI with one job from its steps, as YAML that is not indented. */
export function ciWith(steps: string, { name = 'CI', job = '' }: { name?: string; job?: string } = {}): string {
  const indent = (text: string, spaces: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
  return [
    `name: ${name}`,
    'on: { push: { branches: [main] }, pull_request: {} }',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    ...(job === '' ? [] : [indent(job, 4)]),
    '    steps:',
    indent(steps, 6),
    '',
  ].join('\n')
}
