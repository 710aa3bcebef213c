import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSandbox } from '../../src/isolation/open-sandbox.ts'
import { runFolder } from '../run-folder.ts'
import { layWarm, WARM_PROJECTS } from '../test-runner/warm-projects.ts'

/** Tests that fail, and what the process does at its end. */
const failing = (count: number, atEnd = '') =>
  `${atEnd}for (let at = 0; at < ${count}; at += 1) it(\`fails \${at}\`, () => { throw new Error('wrong') })\nit('passes', () => undefined)\n`

/** Run tests with mocha in namespaces. */
async function runApart(tests: string) {
  const base = runFolder('exit-codes')
  mkdirSync(join(base, 'checkout/.git'), { recursive: true })
  const project = { ...WARM_PROJECTS.mocha, files: { 'package.json': '{}', 'test/limits.js': tests } }
  await using there = await layWarm(project)
  await using opened = await openSandbox({
    mode: 'require',
    network: 'on',
    docker: false,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    checkout: there.root,
    gitDir: join(base, 'checkout/.git'),
    state: join(base, 'state'),
    shared: [join(there.root, '..', 'temp')],
    program: join(base, 'program'),
  })
  await using apart = await layWarm(project, { sandbox: opened.sandbox, root: there.root })
  return await apart.all()
}

it.runIf(process.platform === 'linux').each([3, 139])(
  'mocha counts %i failing tests with its exit code, which is no signal',
  async count => {
    const run = await runApart(failing(count))

    expect(run).toMatchObject({ result: 'finished', exit: { kind: 'exited', code: count } })
    expect(run.cases.filter(({ status }) => status === 'failed')).toHaveLength(count)
  },
)

it.runIf(process.platform === 'linux')('a process that a signal ends has not counted', async () => {
  const end = "it('dies', () => process.kill(process.pid, 'SIGSEGV'))\n"

  const run = await runApart(failing(2, end))

  expect(run).toMatchObject({ result: 'crashed', exit: { kind: 'killed', signal: 'SIGSEGV' } })
})
