import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { CLI, Repository } from './repository.ts'

const OWN = '.github/workflows/fix-tests.yml'

const ci = (name: string) =>
  `name: ${name}\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm ci\n      - run: npm test\n`

const project = (workflows: Readonly<Record<string, string>>) =>
  new Repository([
    {
      message: 'Begin',
      files: {
        'package.json': '{ "scripts": { "test": "node --test" } }\n',
        ...Object.fromEntries(Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text])),
      },
    },
  ])

describe.concurrent('fix-tests init', () => {
  it('writes the workflow with --yes, shows it as a diff, and lists what is left to do', async () => {
    await using repository = project({ 'ci.yml': ci('Checks') })

    const { code, stdout, stderr } = await repository.run(['init', '--yes'])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const text = readFileSync(join(repository.path, OWN), 'utf8')
    expect(parse(text)).toMatchObject({ on: { workflow_run: { workflows: ['Checks'] } } })
    expect(stdout).toContain(`+++ b/${OWN}\n`)
    for (const line of text.trimEnd().split('\n')) expect(stdout).toContain(`\n+${line}\n`)
    expect(stdout).toMatch(
      /\n1\. In \.github\/workflows\/ci\.yml, job test: the tests do not write JUnit XML, and the reports are not uploaded\./,
    )
    expect(stdout).toContain('      - run: node --test-reporter=spec')
    expect(stdout).toContain('“Allow GitHub Actions to create and approve pull requests”')
    expect(stdout).toContain(`node ${CLI} doctor`)
    expect(repository.git('status', '--porcelain', '--untracked-files=all')).toBe(`?? ${OWN}\n`)
  })

  it('writes nothing with --dry-run, and outside of a terminal nothing without --yes', async () => {
    await using repository = project({ 'ci.yml': ci('CI') })

    const dry = await repository.run(['init', '--dry-run'])
    const silent = await repository.run(['init'])

    expect(dry).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing was written (--dry-run).') as string,
    })
    expect(silent).toMatchObject({
      code: 2,
      stderr: `fix-tests: init cannot ask here, since this is not a terminal. To write the file without a question: node ${CLI} init --yes\n`,
    })
    expect(existsSync(join(repository.path, OWN))).toBe(false)
  })

  it('never changes a workflow that is there, and shows what would be different', async () => {
    const own = 'on: push\njobs: { fix: { runs-on: ubuntu-latest, steps: [{ uses: fix-tests/fix-tests@v0 }] } }\n'
    await using repository = project({ 'ci.yml': ci('CI'), 'fix-tests.yml': own })
    await using elsewhere = project({ 'ci.yml': ci('CI'), 'bot.yml': own })

    const same = await repository.run(['init', '--yes'])
    const other = await elsewhere.run(['init', '--yes'])

    expect(same).toMatchObject({ code: 1, stdout: expect.stringContaining(`${OWN} is there already`) as string })
    expect(same.stdout).toContain('\n-on: push\n')
    expect(readFileSync(join(repository.path, OWN), 'utf8')).toBe(own)
    expect(other).toMatchObject({ code: 1, stdout: expect.stringContaining('bot.yml is there already') as string })
    expect(existsSync(join(elsewhere.path, OWN))).toBe(false)
  })

  it('has nothing to do where the workflow is as it would write it', async () => {
    await using repository = project({ 'ci.yml': ci('CI') })

    await repository.run(['init', '--yes'])
    const again = await repository.run(['init', '--yes'])

    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('There is nothing to do.') as string })
  })

  it('takes the workflow that --ci-workflow names, by its name or its file', async () => {
    await using repository = project({ 'ci.yml': ci('CI'), 'more.yml': ci('More') })

    const [likeliest, named, file, unknown] = await Promise.all([
      repository.run(['init', '--dry-run']),
      repository.run(['init', '--dry-run', '--ci-workflow', 'More']),
      repository.run(['init', '--dry-run', '--ci-workflow', 'more.yml']),
      repository.run(['init', '--dry-run', '--ci-workflow', 'Nightly']),
    ])

    expect(likeliest.stdout).toContain('+    workflows: [CI] ')
    expect(likeliest.stdout).toContain('Note: Other workflows run tests too: More. --ci-workflow names one.')
    for (const { stdout } of [named, file]) expect(stdout).toContain('+    workflows: [More] ')
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('Use one of CI, More.') as string })
  })

  it.each([
    ['.rspec', /add its key: gh secret set ANTHROPIC_API_KEY\. Without a model.+no edits of its own for Ruby/],
    ['go.mod', /add its key: gh secret set ANTHROPIC_API_KEY\. Without one, the offline engine works alone\./],
  ])('says whether a project with %s can be fixed without a model', async (file, said) => {
    const runs = `name: CI\non: [push]\njobs: { test: { runs-on: ubuntu-latest, steps: [{ run: ${file === 'go.mod' ? 'go test ./...' : 'rspec'} }] } }\n`
    await using repository = new Repository([
      { message: 'Begin', files: { [file]: file === 'go.mod' ? 'module a\n' : '', '.github/workflows/ci.yml': runs } },
    ])

    const { code, stdout } = await repository.run(['init', '--yes'])

    expect(code, stdout).toBe(0)
    expect(stdout).toMatch(said)
  })

  it('says what is missing where no workflow runs tests', async () => {
    await using without = project({})
    await using lint = project({ 'lint.yml': ci('Lint').replace('npm test', 'npx eslint .') })

    const [none, other, named] = await Promise.all([
      without.run(['init', '--yes']),
      lint.run(['init', '--yes']),
      lint.run(['init', '--dry-run', '--ci-workflow', 'Lint']),
    ])

    expect(none).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Add a workflow that runs your tests') as string,
    })
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('--ci-workflow "Lint".') as string })
    expect(named).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('+          setup-command: npm install') as string,
    })
  })

  it('follows no link among the workflows, which could lead to a device that never ends', async () => {
    await using repository = project({ 'ci.yml': ci('CI') })
    symlinkSync('/dev/zero', join(repository.path, '.github/workflows/endless.yml'))

    expect((await repository.run(['init', '--dry-run'])).code).toBe(0)
  })

  it('asks in a terminal, and takes no for an answer', async () => {
    await using repository = project({ 'ci.yml': ci('CI'), 'more.yml': ci('More') })
    // Types an answer to each question.
    const typed = [
      'import os, pty, sys',
      'answers = sys.argv[1].split(",")',
      'pid, fd = pty.fork()',
      'if pid == 0: os.execvp(sys.argv[2], sys.argv[2:])',
      'seen = b""',
      'while True:',
      '    try: seen += os.read(fd, 4096)',
      '    except OSError: break',
      '    if answers and (seen.endswith(b"Number [1]: ") or seen.endswith(b"[Y/n] ")): os.write(fd, answers.pop(0).encode() + b"\\n"); seen += b"|"',
      'sys.stdout.buffer.write(seen)',
      'sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))',
    ].join('\n')
    const answer = (answers: string) =>
      execFileSync('python3', ['-c', typed, answers, process.execPath, CLI, 'init'], {
        cwd: repository.path,
        env: { PATH: process.env.PATH, HOME: repository.home, TERM: 'dumb' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })

    expect(() => answer('2,n')).toThrow(expect.objectContaining({ status: 1 }))
    expect(existsSync(join(repository.path, OWN))).toBe(false)
    expect(answer('2,y')).toContain(`Written: ${OWN}`)
    expect(readFileSync(join(repository.path, OWN), 'utf8')).toContain('workflows: [More] ')
  })
})
