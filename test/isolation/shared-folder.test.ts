import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { readShared } from '../../src/isolation/shared-folder.ts'
import { ProcessTestRunner } from '../../src/test-runner/test-runner.ts'
import { projectAt } from '../../src/frameworks/project/project-files.ts'
import type { Framework } from '../../src/frameworks/framework.ts'
import { readRunReports } from '../../src/test-runner/run-reports.ts'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { GuardedFiles } from '../../src/workspace/guarded-files.ts'
import { Worktrees } from '../../src/workspace/worktrees.ts'
import { lay } from '../workspace/user-repository.ts'

let base = ''
/** A folder outside of what tests can change. */
const outside = () => join(base, 'outside')
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'fix-tests-shared-'))
  for (const name of ['outside', 'state/runs', 'state/copies', 'project'])
    mkdirSync(join(base, name), { recursive: true })
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

/** A framework of two commands, the first of which puts something where the second one's output goes. */
function runWith(script: (dir: string) => string) {
  const framework = {
    name: 'planted',
    commands: (_: unknown, { dir }: { dir: string }) => [
      { file: '/bin/sh', args: ['-c', script(dir)], report: { at: 'none' as const } },
      {
        file: '/bin/sh',
        args: ['-c', 'echo evil'],
        files: { 'helper.sh': 'text' },
        report: { at: 'output' as const, format: 'tap' as const },
      },
    ],
  } as unknown as Framework
  const project = projectAt(join(base, 'project'))
  const runner = new ProcessTestRunner({
    root: join(base, 'project'),
    packages: [{ dir: '', project, framework }] as never,
    temp: join(base, 'state/runs'),
    host: { PATH: process.env.PATH },
    pass: [],
    secrets: [],
    timeoutMs: 5_000,
    reportPaths: undefined,
    emit: () => undefined,
  })
  return runner.run({ kind: 'all' }, AbortSignal.timeout(20_000))
}

it('a link of a test at the path of the next output leads nothing outside', async () => {
  await runWith(dir => `ln -s ${outside()}/profile ${dir}/output-1; ln -s ${outside()}/script ${dir}/helper.sh`)

  expect(readdirSync(outside())).toEqual([])
})

it('a link in the place of the folder of reports leads nothing outside', async () => {
  await runWith(dir => `mv ${dir} ${dir}-away && ln -s ${outside()} ${dir}`)

  expect(readdirSync(outside())).toEqual([])
})

it('a link in the place of the folder for temporary files leads nothing outside', async () => {
  await runWith(() => `rm -rf ${base}/state/runs/tmp && ln -s ${outside()} ${base}/state/runs/tmp`)

  expect(
    execFileSync('find', [join(base, 'state/runs/tmp'), '-maxdepth', '0', '-type', 'd'], { encoding: 'utf8' }),
  ).not.toBe('')
})

it('a pipe at the path of an output or of a report does not stop the run', async () => {
  await runWith(dir => `mkfifo ${dir}/output-1`)
  execFileSync('mkfifo', [join(outside(), 'jest.1.json')])
  const read = await readRunReports({
    location: { at: 'folder', path: outside() } as never,
    result: { exit: { kind: 'exited', code: 0 }, output: '', errors: '', startedAt: 0, durationMs: 0 },
    kept: undefined,
    root: base,
    patterns: undefined,
    framework: undefined,
    relative: file => file,
  })

  expect(read).toMatchObject({ cases: [] })
})

it('what comes through a pipe of a test is not read', async () => {
  const pipe = join(outside(), 'traces')
  execFileSync('mkfifo', [pipe])
  const writer = spawn('sh', ['-c', 'echo evil >"$0"', pipe])
  onTestFinished(() => void writer.kill('SIGKILL'))

  expect(await readShared(pipe)).toBeUndefined()
})

it('a link in the place of a copy is not written through', () => {
  const copy = join(base, 'state/copies/1/project')
  mkdirSync(copy, { recursive: true })
  const files = new GuardedFiles(copy)
  files.put('bin/git', 'first')
  rmSync(copy, { recursive: true })
  symlinkSync(outside(), copy)

  expect(() => files.put('bin/git', 'evil')).toThrow('is not inside')
  expect(files.writable('bin/git')).toBe(false)
  expect(readdirSync(outside())).toEqual([])
})

it('a link in the place of a copy to come is removed', async () => {
  const scene = lay({ 'a.js': 'a\n' })
  writeFileSync(join(scene.root, 'untracked'), 'evil')
  const checkout = await inspectCheckout(scene.root, { PATH: process.env.PATH ?? '', HOME: base })
  await using copies = await Worktrees.open(checkout, join(base, 'state/copies'))
  await copies.look()
  mkdirSync(join(base, 'state/copies'), { recursive: true })
  symlinkSync(outside(), join(base, 'state/copies/1'))

  await using copy = await copies.make(checkout.sha)

  expect(readdirSync(outside())).toEqual([])
  expect(copy === undefined || existsSync(join(copy.root, 'a.js'))).toBe(true)
  expect(copy === undefined ? 'evil' : readFileSync(join(copy.root, 'untracked'), 'utf8')).toBe('evil')
})
