import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectMistake, type Mistake } from './command-line.cases.ts'
import { hopeless, small } from './projects.ts'
import { CLI, Repository } from './repository.ts'

describe.concurrent('fix-tests run', () => {
  it('leaves the fix on a local branch, the work tree as it was, and ends with 0', async () => {
    await using repository = new Repository(small.commits)
    const head = repository.git('rev-parse', 'HEAD').trim()

    const { code, stdout, stderr } = await repository.run(['run', '--models', 'offline', '--json', '../result.json'])

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 2 failing tests pass now/)
    const branch = `fix-tests/main-${head.slice(0, 7)}`
    expect(stdout).toContain(`git merge ${branch}`)
    expect(repository.git('log', '--reverse', '--format=%s', `main..${branch}`).trim().split('\n')).toHaveLength(2)
    expect(repository.git('status', '--porcelain', '--branch')).toBe('## main\n')
    expect(repository.git('rev-parse', 'HEAD').trim()).toBe(head)
    expect(stderr).not.toContain('\u001b[')
    const result = JSON.parse(readFileSync(join(repository.home, 'result.json'), 'utf8')) as {
      outcome: string
      branch: string
      fixedTests: string[]
      reportPath: string
    }
    expect(result).toMatchObject({ outcome: 'fixed', branch, passRateAfter: 1, remainingTests: [] })
    expect(result.fixedTests.toSorted()).toEqual(['test/area.test.js › area', 'test/fits.test.js › at the limit'])
    expect(readFileSync(result.reportPath, 'utf8')).toContain('## Fixed: 2 failing tests pass now')

    repository.git('merge', '--quiet', branch)
    expect((await repository.run(['run'])).stdout).toMatch(/^Nothing to fix: no test fails/)
  })

  it('ends with 1 when it cannot fix, and leaves no branch', async () => {
    await using repository = new Repository(hopeless.commits)

    const { code, stdout } = await repository.run(['run', '--max-cluster-minutes', '0.05'])

    expect(code).toBe(1)
    expect(stdout).toMatch(/^Not fixed/)
    expect(repository.git('branch', '--list')).toBe('* main\n')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('goes on with --resume after it was killed, and repairs the work tree first', async () => {
    await using repository = new Repository(small.commits)
    await repository.run(['run'], { killAt: /Iteration 2/ })
    const ledger = repository.git('for-each-ref', '--format=%(refname)', 'refs/fix-tests').trim()
    const verified = repository.git('rev-parse', `${ledger}^2`).trim()
    expect(repository.git('branch', '--list')).toBe('* main\n')

    const { code, stderr } = await repository.run(['run', '--resume'])

    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/resuming from (?:choosing|analyzing|fixing), after [12] attempt/)
    expect(repository.git('rev-list', '--reverse', 'main..HEAD', '--branches=fix-tests/*').trim().split('\n')[0]).toBe(
      verified,
    )
    expect(
      repository.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests').trim().split('\n'),
    ).toHaveLength(1)
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('shows live progress on a terminal, and stops there at Ctrl-C with the work tree as it was', async () => {
    await using repository = new Repository(small.commits)
    const env = { PATH: process.env.PATH, HOME: repository.home, TERM: 'xterm-256color' }
    const typed = [
      'import os, pty, sys',
      'pid, fd = pty.fork()',
      'if pid == 0: os.execvp(sys.argv[1], sys.argv[1:])',
      'seen = b""',
      'sent = False',
      'while True:',
      '    try: seen += os.read(fd, 4096)',
      '    except OSError: break',
      '    if not sent and b"candidate" in seen: sent = bool(os.write(fd, b"\\x03"))',
      'sys.stdout.buffer.write(seen)',
      'sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))',
    ].join('\n')

    const child = spawn('python3', ['-c', typed, process.execPath, CLI, 'run'], { cwd: repository.path, env })
    let screen = ''
    child.stdout.on('data', (chunk: Buffer) => (screen += chunk.toString()))
    const code = await new Promise(done => child.on('close', done))

    // The line that says what goes on now is written over and over; the lines of what was done stay.
    expect(screen).toContain('\u001b[1G\u001b[0K')
    expect(screen).toContain('running the whole suite')
    expect(screen).toMatch(/offline: candidate \d+ of \d+, replace/)
    expect(screen).toContain('\u001b[1mIteration 1 – conservative')
    expect(screen).toContain('Stopped. The work tree is restored')
    expect(code).toBe(1)
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('works on the project of the folder that it is called in, and leaves failing tests alone that a report does not name', async () => {
    const files = small.commits.flatMap(each => Object.entries(each.files))
    await using repository = new Repository([
      { message: 'Begin', files: Object.fromEntries(files.map(([path, text]) => [`tools/sizes/${path}`, text])) },
    ])
    writeFileSync(
      join(repository.home, 'junit.xml'),
      '<testsuites><testsuite name="area"><testcase name="area" file="test/area.test.js"><failure message="7 == 12">no</failure></testcase></testsuite></testsuites>',
    )

    const { code, stdout, stderr } = await repository.run(['run', '--report-paths', '../../../junit.xml'], {
      cwd: join(repository.path, 'tools', 'sizes'),
    })

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 1 failing test passes now/)
    const branch = repository.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim()
    expect(repository.git('diff', '--name-only', `main...${branch}`)).toBe('tools/sizes/area.js\n')
  })
})

describe.concurrent('a mistake of use', () => {
  it.each<Mistake>([
    {
      what: 'an unknown option',
      args: ['run', '--modles', 'offline'],
      sentence: '--modles is not an option of run. Did you mean --models?',
    },
    {
      what: 'an unknown test command',
      args: ['run', '--test-command', 'no-such-runner'],
      sentence:
        'no-such-runner was not found. Install it in an earlier step or by setup-command, or correct test-command.',
    },
  ])('such as $what ends with 2 and one sentence', expectMistake)

  it('such as a dirty work tree ends with 2 and changes nothing', async () => {
    await using repository = new Repository(small.commits)
    writeFileSync(join(repository.path, 'area.js'), 'x = 1\n')

    const { code, stderr } = await repository.run(['run'])

    expect(stderr).toContain('uncommitted changes (area.js). Commit or stash them')
    expect(code).toBe(2)
  })

  it('--help and --version are answered anywhere', async () => {
    await using repository = new Repository(small.commits)

    const help = await repository.run(['run', '--help'])
    const version = await repository.run(['--version'])

    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('--test-command') as string })
    expect(version.stdout).toBe(
      `${(JSON.parse(readFileSync(resolve(CLI, '..', '..', 'package.json'), 'utf8')) as { version: string }).version}\n`,
    )
    expect(existsSync(join(repository.home, '.local'))).toBe(false)
  })
})

it('says so if its package is not whole', () => {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-'))
  cpSync(resolve(CLI, '..'), join(home, 'dist'), { recursive: true })

  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, 'dist', 'cli.js'), 'run', '--help'], {
    encoding: 'utf8',
  })

  rmSync(home, { recursive: true })
  expect(stderr).toBe(`fix-tests: action.yml is missing beside ${join(home, 'dist')}. Install fix-tests again.\n`)
  expect(stdout).toBe('')
  expect(status).toBe(2)
})
