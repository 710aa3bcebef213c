import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasPytest } from '../world/toolchains.ts'
import { hopeless, shop, small } from './projects.ts'
import { CLI, Repository } from './repository.ts'

describe.runIf(hasPytest)('fix-tests run', () => {
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
    expect(result.fixedTests.toSorted()).toEqual([
      'tests/test_area.py › test_area',
      'tests/test_fits.py › test_at_the_limit',
    ])
    expect(readFileSync(result.reportPath, 'utf8')).toContain('## Fixed: 2 failing tests pass now')

    repository.git('merge', '--quiet', branch)
    expect((await repository.run(['run'])).stdout).toMatch(/^Nothing to fix: no test fails/)
  })

  it('ends with 1 when it cannot fix, and leaves no branch', async () => {
    await using repository = new Repository(hopeless.commits)

    const { code, stdout } = await repository.run(['run'])

    expect(code).toBe(1)
    expect(stdout).toMatch(/^Not fixed/)
    expect(repository.git('branch', '--list')).toBe('* main\n')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('goes on with --resume after it was killed, and repairs the work tree first', async () => {
    await using repository = new Repository(small.commits)
    await repository.run(['run'], { killAt: /Iteration 2/ })
    const verified = repository.git('for-each-ref', '--format=%(objectname)', 'refs/heads/fix-tests').trim()
    expect(verified).not.toBe('')

    const { code, stderr } = await repository.run(['run', '--resume'])

    expect(code, stderr).toBe(0)
    expect(stderr).toMatch(/going on from choosing, after 1 attempts/)
    expect(repository.git('rev-list', '--reverse', 'main..HEAD', '--branches=fix-tests/*').trim().split('\n')[0]).toBe(
      verified,
    )
    expect(
      repository.git('for-each-ref', '--format=%(refname)', 'refs/heads/fix-tests').trim().split('\n'),
    ).toHaveLength(1)
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('stops at Ctrl-C with the work tree as it was, and says how to go on', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run(['run'], { stopAt: /Iteration 1/ })

    expect(code).toBe(1)
    expect(stderr).toContain('Go on with: fix-tests run --resume')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('shows live progress on a terminal', async () => {
    await using repository = new Repository(small.commits)
    const env = { PATH: process.env.PATH, HOME: repository.home, TERM: 'xterm-256color' }
    const inTerminal = 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)'

    const screen = execFileSync('python3', ['-c', inTerminal, process.execPath, CLI, 'run'], {
      cwd: repository.path,
      env,
      encoding: 'utf8',
    })

    // The line that says what goes on now is written over and over; the lines of what was done stay.
    expect(screen).toContain('\u001b[1G\u001b[0K')
    expect(screen).toContain('running the whole suite')
    expect(screen).toMatch(/offline: candidate \d+ of \d+, replace/)
    expect(screen).toContain('\u001b[1mIteration 1 – conservative')
    expect(screen).toContain('Fixed: 2 failing tests pass now')
  })

  it('stops at Ctrl-C on a terminal too, and leaves no process behind', async () => {
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

    expect(screen).toContain('Stopped; the work tree is as it was')
    expect(code).toBe(1)
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('works on the project of the folder that it is called in', async () => {
    await using repository = new Repository([
      {
        message: 'Begin',
        files: Object.fromEntries(
          small.commits
            .flatMap(({ files }) => Object.entries(files))
            .map(([path, text]) => [`tools/sizes/${path}`, text]),
        ),
      },
    ])

    const { code, stderr } = await repository.run(['run'], { cwd: join(repository.path, 'tools', 'sizes') })

    expect(code, stderr).toBe(0)
    expect(
      repository.git(
        'diff',
        '--name-only',
        'main...fix-tests/' +
          repository.git('for-each-ref', '--format=%(refname:lstrip=3)', 'refs/heads/fix-tests').trim(),
      ),
    ).toBe('tools/sizes/area.py\ntools/sizes/fits.py\n')
  })

  it('fixes what a report says, and leaves other failing tests alone', async () => {
    await using repository = new Repository(small.commits)
    writeFileSync(
      join(repository.home, 'junit.xml'),
      '<testsuites name="pytest tests"><testsuite name="pytest"><testcase classname="tests.test_area" name="test_area"><failure message="assert 7 == 12">no</failure></testcase></testsuite></testsuites>',
    )

    const { code, stdout, stderr } = await repository.run(['run', '--report-paths', '../junit.xml'])

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 1 failing test passes now/)
  })

  it('works in a vitest project too', async () => {
    await using repository = new Repository(shop.commits, ['vitest'])

    const { code, stdout, stderr } = await repository.run(['run', '--max-iterations', '1'])

    expect(code, stderr).toBe(1)
    expect(stdout).toMatch(/^Not fixed: 2 of 4 failing tests pass now, 2 still fail/)
  })

  it('runs a test command of one’s own, which writes its report where it likes', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run([
      'run',
      '--test-command',
      'python3 -m pytest -q -p no:cacheprovider --junit-xml=reports/junit.xml',
      '--report-paths',
      'reports/*.xml',
    ])

    // Without a report from CI there is nothing that report-paths could match yet.
    expect(code).toBe(2)
    expect(stderr).toMatch(/No test report matches reports\/\*\.xml/)

    expect(
      (
        await repository.run([
          'run',
          '--test-command',
          'python3 -m pytest -q -p no:cacheprovider --junit-xml=reports/junit.xml',
        ])
      ).code,
    ).toBe(0)
  })
})

describe.runIf(hasPytest)('a mistake of use', () => {
  it.each([
    { what: 'an unknown command', args: ['repair'], sentence: '"repair" is not a command. Use fix-tests run' },
    {
      what: 'an unknown option',
      args: ['run', '--modles', 'offline'],
      sentence: "Unknown option '--modles'. fix-tests --help",
    },
    { what: 'an option without its value', args: ['run', '--models'], sentence: '--models' },
    {
      what: 'a wrong value',
      args: ['run', '--max-iterations', 'x'],
      sentence: 'Input max-iterations: "x" is not valid.',
    },
    {
      what: 'a model without its key',
      args: ['run', '--models', 'anthropic/claude-sonnet-5-5'],
      sentence: 'there is no key',
    },
    {
      what: 'a file that cannot be written',
      args: ['run', '--json', '/no/such/folder/x.json'],
      sentence: '--json /no/such/folder/x.json cannot be written.',
    },
    {
      what: 'a template without the commit',
      args: ['run', '--branch', 'fix/{head}'],
      sentence: 'Use a name with {sha} in it',
    },
    {
      what: 'a branch that git does not take',
      args: ['run', '--branch', 'bad name..{sha}'],
      sentence: 'is not a name that git takes for a branch. Correct',
    },
    {
      what: 'a quote that is not closed',
      args: ['run', '--test-command', 'pytest "{tests}'],
      sentence: 'has a quote that is not closed. Close the ".',
    },
    {
      what: 'a folder that is not there',
      args: ['run', '--working-directory', 'nowhere'],
      sentence: 'there is no folder nowhere',
    },
    {
      what: 'an unknown test command',
      args: ['run', '--test-command', 'no-such-runner'],
      sentence:
        'no-such-runner was not found. Install it in an earlier step or by setup-command, or correct test-command.',
    },
    {
      what: 'a report that is not there',
      args: ['run', '--report-paths', 'none/*.xml'],
      sentence: 'No test report matches none/*.xml.',
    },
  ])('such as $what ends with 2 and one sentence', async ({ args, sentence }) => {
    await using repository = new Repository(small.commits)

    const { code, stdout, stderr } = await repository.run(args)

    expect(stderr.trim().split('\n').at(-1)).toContain(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(stdout).toBe('')
    expect(code).toBe(2)
    expect(repository.git('status', '--porcelain', '--branch')).toBe('## main\n')
  })

  it.each([
    {
      what: 'a dirty work tree',
      spoil: (at: Repository) => writeFileSync(join(at.path, 'area.py'), 'x = 1\n'),
      sentence: 'uncommitted changes (area.py). Commit or stash them',
    },
    {
      what: 'a detached HEAD',
      spoil: (at: Repository) => at.git('checkout', '--quiet', '--detach'),
      sentence: 'HEAD is detached',
    },
    {
      what: 'a folder without a repository',
      spoil: (at: Repository) => rmSync(join(at.path, '.git'), { recursive: true }),
      sentence: 'is not a git checkout',
    },
  ])('such as $what ends with 2 and changes nothing', async ({ spoil, sentence }) => {
    await using repository = new Repository(small.commits)
    spoil(repository)

    const { code, stderr } = await repository.run(['run'])

    expect(stderr).toContain(sentence)
    expect(code).toBe(2)
  })

  it('such as a project without a known framework is told what to pass', async () => {
    await using repository = new Repository([{ message: 'Begin', files: { 'README.md': 'Nothing here.\n' } }])

    const { code, stderr } = await repository.run(['run'])

    expect(stderr).toMatch(/No test framework was found .*\. Pass test-command/)
    expect(code).toBe(2)
  })

  it('--help and --version are answered anywhere', async () => {
    await using repository = new Repository(small.commits)

    const help = await repository.run(['--help'])
    const version = await repository.run(['--version'])

    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('--test-command') as string })
    expect(version.stdout).toBe(
      `${(JSON.parse(readFileSync(resolve(CLI, '..', '..', 'package.json'), 'utf8')) as { version: string }).version}\n`,
    )
    expect(existsSync(join(repository.home, '.local'))).toBe(false)
  })
})
