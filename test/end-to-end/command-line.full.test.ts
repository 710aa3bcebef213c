import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectMistake, type Mistake } from './command-line.cases.ts'
import { hopeless, shop, small } from './projects.ts'
import { CLI, Repository } from './repository.ts'

describe('fix-tests run', () => {
  it('stops at Ctrl-C with the work tree as it was, and says how to go on', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run(['run'], { stopAt: /Iteration 1/ })

    expect(code).toBe(1)
    expect(stderr).toContain(`Resume with: node ${CLI} run --resume`)
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('stops so too where the signal to end comes twice, as timeout sends it', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run(['run'], { stopAt: /Iteration 1/, stopBy: ['SIGTERM', 'SIGTERM'] })

    expect(code).toBe(1)
    expect(stderr).toContain('Stopped. The work tree is restored')
    expect(repository.git('status', '--porcelain')).toBe('')
  })

  it('says that a file of settings with another end of its name is not read', async () => {
    await using repository = new Repository(small.commits)
    mkdirSync(join(repository.path, '.github'), { recursive: true })
    rmSync(join(repository.path, '.github', 'fix-tests.yml'), { force: true })
    writeFileSync(join(repository.path, '.github', 'fix-tests.yaml'), 'models: offline\n')

    const { stderr } = await repository.run(['doctor'])

    expect(stderr).toContain('.github/fix-tests.yaml is not read: rename it to .github/fix-tests.yml.')
  })

  it('stops so too when its output is read no more', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run(['run'], { closeAt: /Iteration 1/ })

    expect(code).toBe(1)
    expect(stderr).not.toContain('Fixed')
    expect(repository.git('status', '--porcelain')).toBe('')
    expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
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
    ).toBe('tools/sizes/area.js\ntools/sizes/fits.js\n')
  })

  it('fixes what a report says, and leaves other failing tests alone', async () => {
    await using repository = new Repository(small.commits)
    writeFileSync(
      join(repository.home, 'junit.xml'),
      '<testsuites><testsuite name="area"><testcase name="area" file="test/area.test.js"><failure message="7 == 12">no</failure></testcase></testsuite></testsuites>',
    )

    const { code, stdout, stderr } = await repository.run(['run', '--report-paths', '../junit.xml'])

    expect(code, stderr).toBe(0)
    expect(stdout).toMatch(/^Fixed: 1 failing test passes now/)
  })

  it('fixes only the tests that its words name, and names those that fail if none matches', async () => {
    await using repository = new Repository(small.commits)

    const other = await repository.run(['run', 'test/arae.test.js'])
    const fixed = await repository.run(['run', 'at the limit'])

    expect(other).toMatchObject({ code: 2, stdout: '' })
    expect(other.stderr).toContain(
      'No failing test matches "test/arae.test.js". These fail: test/area.test.js › area; test/fits.test.js › at the limit.',
    )
    expect(fixed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Fixed: 1 failing test passes now/) as string,
    })
    const branch = repository.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/fix-tests').trim()
    expect(repository.git('diff', '--name-only', `main...${branch}`)).toBe('fits.js\n')
  })

  it('that was asked for some tests says so where it says how to resume', async () => {
    await using repository = new Repository(small.commits)

    const { stderr } = await repository.run(['run', 'at the limit'], { stopAt: /Iteration 1/ })

    expect(stderr).toContain("run --resume 'at the limit'")
  })

  it('works in a vitest project too', async () => {
    await using repository = new Repository(shop.commits, ['vitest'])

    const { code, stdout, stderr } = await repository.run(['run', '--max-iterations', '1'])

    expect(code, stderr).toBe(1)
    expect(stdout).toMatch(/^Progress, but not fixed: 2 of 4 failing tests pass now, 2 still fail/)
  })

  it('runs a test command of one’s own, which writes its report where it likes', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run([
      'run',
      '--test-command',
      'node --test --test-reporter=junit --test-reporter-destination=reports/junit.xml',
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
          'node --test --test-reporter=junit --test-reporter-destination=reports/junit.xml',
        ])
      ).code,
    ).toBe(0)
  })
})

describe('a mistake of use', () => {
  it.each<Mistake>([
    { what: 'an unknown command', args: ['repair'], sentence: '"repair" is not a command. Use one of ' },
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
      sentence: 'has {sha} in it',
    },
    {
      what: 'a branch that git does not take',
      args: ['run', '--branch', 'bad name..{sha}'],
      sentence: 'is not a valid branch name. Correct',
    },
    {
      what: 'a quote that is not closed',
      args: ['run', '--test-command', 'node "{tests}'],
      sentence: 'has a quote that is not closed. Close the ".',
    },
    {
      what: 'a folder that is not there',
      args: ['run', '--working-directory', 'nowhere'],
      sentence: 'there is no folder nowhere',
    },
    {
      what: 'a report that is not there',
      args: ['run', '--report-paths', 'none/*.xml'],
      sentence: 'No test report matches none/*.xml.',
    },
  ])('such as $what ends with 2 and one sentence', expectMistake)

  it.each([
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
})

describe('a fixer that is none', () => {
  it('is named before anything else is said', async () => {
    await using repository = new Repository(small.commits)

    const { code, stderr } = await repository.run(['run', '--models', 'ofline'])

    expect([code, stderr.split('\n').filter(line => line !== '')]).toEqual([
      2,
      [expect.stringContaining('fix-tests: Input models: "ofline" is not a fixer. Use anthropic/<model>')],
    ])
  })
})

describe('a search of the offline engine', () => {
  it('that is killed goes on where it was', async () => {
    const [begin, feature] = hopeless.commits
    const slow = "import { setTimeout } from 'node:timers/promises'\nawait setTimeout(150)\n"
    const files = Object.entries(feature?.files ?? {}).map(([path, text]) =>
      path.startsWith('test/') ? [path, `${slow}${text}`] : [path, text],
    )
    await using repository = new Repository([
      ...(begin === undefined ? [] : [begin]),
      { message: 'Add roman numerals', files: Object.fromEntries(files) as Record<string, string> },
    ])
    await repository.run(['run', '--models', 'offline'], { killAt: /25 candidates tried/ })

    const { stderr } = await repository.run(['run', '--resume', '--models', 'offline'])

    const [, resumed = '0'] = /offline: resuming after (\d+) candidates/.exec(stderr) ?? []
    expect(Number(resumed), stderr).toBeGreaterThan(5)
    expect(repository.git('status', '--porcelain')).toBe('')
  })
})
