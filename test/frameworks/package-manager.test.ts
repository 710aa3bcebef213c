import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { scriptCheck } from '../../src/frameworks/commands/check-plan.ts'
import type { Project } from '../../src/frameworks/framework.ts'
import { projectAt, projectIn, withPrograms } from '../../src/frameworks/project/project-files.ts'
import { write } from '../world/project.ts'
import { scriptCommand } from '../../src/frameworks/project/package-manager.ts'

const project = (field: object, files: readonly string[], programs: readonly string[] = ['pnpm', 'yarn']): Project => ({
  root: '/app',
  runsAt: '/app',
  exists: path => files.includes(path),
  has: () => false,
  text: path => (path === 'package.json' ? JSON.stringify({ ...field, scripts: { test: './own.sh' } }) : undefined),
  sample: () => [],
  hasProgram: name => programs.includes(name),
})

const PNPM = { packageManager: 'pnpm@11.5.0' }
const YARN = { packageManager: 'yarn@4.12.0+sha224.0' }
const BY_PNPM = 'node_modules/.modules.yaml'

it.each<[what: string, of: Project, manager: string]>([
  ['of the field packageManager', project(PNPM, [BY_PNPM]), 'pnpm'],
  ['of that field, with yarn', project(YARN, ['node_modules/.yarn-state.yml']), 'yarn'],
  ['of the lock file', project({}, ['yarn.lock', 'node_modules/.yarn-integrity']), 'yarn'],
  ['of a workspace around the package', project({}, ['../../pnpm-lock.yaml', `../../${BY_PNPM}`]), 'pnpm'],
  ['that devEngines demands', project({ devEngines: { packageManager: { name: 'pnpm' } } }, []), 'pnpm'],
  ['that alone finds the packages', project({}, ['.pnp.cjs']), 'yarn'],
  ['npm, of that field, beside an old lock file', project({ packageManager: 'npm@11' }, ['yarn.lock', BY_PNPM]), 'npm'],
  ['npm, where another has installed the packages', project(PNPM, ['node_modules/.yarn-state.yml']), 'npm'],
  ['npm, where the one that is named is not installed', project(PNPM, [BY_PNPM], []), 'npm'],
  ['npm, where none is named', project({}, [BY_PNPM]), 'npm'],
])('the package manager of the scripts is the one %s', (_, of, manager) => {
  expect(scriptCommand('test', of)).toMatchObject({ file: manager, args: ['run', 'test'] })
  expect(scriptCheck(of)).toMatchObject({ command: `${manager} test` })
})

it('pnpm installs nothing before a script: the packages of a copy are those of the checkout', () => {
  const env = { pnpm_config_verify_deps_before_run: 'false' }

  expect(scriptCommand('test', project(PNPM, [BY_PNPM])).env).toMatchObject(env)
  expect(scriptCheck(project(PNPM, [BY_PNPM]))?.env).toMatchObject(env)
  expect(scriptCheck(project({}, []))?.env).toEqual({})
})

it('the programs of PATH are known in a project and in its folders', () => {
  const home = mkdtempSync(join(tmpdir(), 'package-manager-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const script = JSON.stringify({ scripts: { test: './own.sh' } })
  const files = { 'package.json': JSON.stringify(PNPM), 'pnpm-lock.yaml': '', [BY_PNPM]: '', 'a/package.json': script }
  write(home, { ...files, 'bin/pnpm': '#!/bin/sh\n' })
  const within = (path: string) => projectIn(withPrograms(projectAt(home), path), 'a')

  expect(scriptCommand('test', within(`relative:${join(home, 'bin')}`)).file).toBe('pnpm')
  expect(scriptCommand('test', within(join(home, 'a'))).file).toBe('npm')
})
