import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCommits, ROOT } from '../world/project.ts'
import { small } from './projects.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

let home = ''
let files: string[] = []

/** The variables of a person who has npm, and no network. */
const env = () => ({
  PATH: process.env.PATH,
  HOME: home,
  npm_config_cache: join(home, 'cache'),
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
})

/** Run the installed package as a person does. */
function npx(args: readonly string[], cwd = home) {
  const { status, stdout, stderr } = spawnSync('npx', ['fix-tests', ...args], { cwd, env: env(), encoding: 'utf8' })
  return { code: status, stdout, stderr }
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fix-tests-package-'))
  // With its check (prepack), as for a publication.
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', home], {
    cwd: ROOT,
    env: env(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [tarball] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ filename: string; files: { path: string }[] }]
  files = tarball.files.map(({ path }) => path)
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', join(home, tarball.filename)], {
    cwd: home,
    env: env(),
    stdio: 'pipe',
  })
})

afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))

describe('the npm package', () => {
  it('holds what runs, action.yml, schema and documents, and nothing else', () => {
    const others = files.filter(path => !path.startsWith('dist/'))

    expect(others.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'action.yml',
      'fix-tests.schema.json',
      'package.json',
    ])
    expect(files).toEqual(expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/entrypoints.js']))
  })

  it('needs no other package', () => {
    const lock = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as { packages: object }

    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/fix-tests'])
  })

  it('answers --version and --help, and names commands as npx starts them', () => {
    expect(npx(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
    expect(npx(['run', '--help']).stdout).toMatch(/^Usage: npx fix-tests run \[TEST…\] \[options\]\n/)
    expect(npx(['rnu'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'fix-tests: "rnu" is not a command. Did you mean run? npx fix-tests --help lists the commands.\n',
    })
  })

  it('reads a report', () => {
    const suite = '<testsuite name="a"><testcase name="adds"><failure message="1 != 2"/></testcase></testsuite>'
    writeFileSync(join(home, 'junit.xml'), suite)

    const { code, stdout } = npx(['triage', 'junit.xml'])

    expect(code).toBe(0)
    expect(stdout).toContain('adds')
  })

  it('fixes a small project, in which npx finds it in a folder above', () => {
    const project = join(home, 'project')
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', project])
    importCommits(project, small.commits)
    execFileSync('git', ['reset', '--quiet', '--hard'], { cwd: project })

    const { code, stdout, stderr } = npx(['run', '--models', 'offline'], project)

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 2 failing tests pass now/)
  })
})
