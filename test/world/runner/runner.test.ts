import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { parseKeyValues } from './command-files.ts'
import { parseCommand } from './commands.ts'
import { run, said, start, token } from './step.ts'

test('an action gets its event and the environment that GitHub sets, of the host only PATH, HOME, LANG and TZ', async () => {
  process.env.LEFT_BEHIND = 'by the host'
  const script = `
    console.log(JSON.stringify(process.env))
    console.log(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8').includes('"id": 7'))`
  const result = await run(script, {
    ref: 'refs/pull/3/merge',
    env: { FROM_STEP: 'yes' },
    matrix: { node: 24 },
    inputs: { 'With Space': 'given', typo: 'x' },
  })

  const [, printed = '', sawEvent] = said(result)
  const env = JSON.parse(printed) as Record<string, string>
  expect([sawEvent, existsSync(env.RUNNER_TEMP ?? '')]).toEqual(['true', false])
  expect(env).toMatchObject({
    CI: 'true',
    FROM_STEP: 'yes',
    GITHUB_GRAPHQL_URL: 'http://github.test/api/graphql',
    GITHUB_REF_NAME: '3/merge',
    GITHUB_REPOSITORY_OWNER: 'acme',
    RUNNER_ENVIRONMENT: 'github-hosted',
    'INPUT_MAX-ITERATIONS': '0.10',
    INPUT_TOKEN: '***',
    INPUT_TYPO: 'x',
    INPUT_WITH_SPACE: 'given',
    INPUT_MATRIX: '{\n  "node": 24\n}',
  })
  const others = Object.keys(env).filter(name => !/^(GITHUB|RUNNER|ACTIONS|INPUT)_/.test(name))
  expect(others.filter(name => !['CI', 'FROM_STEP', 'PATH', 'HOME', 'LANG', 'TZ'].includes(name))).toEqual([])
  const warning = "Unexpected input(s) 'typo', valid inputs are ['token', 'matrix', 'max-iterations', 'with space']"
  expect(result.annotations).toEqual([{ level: 'warning', message: warning }])
})

describe('the log', () => {
  test('obeys commands', async () => {
    const lines: string[] = []
    const result = await run(
      `
      console.log('::group::Reading reports')
      console.log('two files')
      console.log('::endgroup::')
      console.log('::error file=src/a.ts,line=3,title=Oh%3A no::first%0Asecond 100%25')
      for (let i = 1; i <= 12; i++) console.log('::warning::' + i)
      console.log('::debug::quiet')
      console.log('::unknown::stays')
      console.log('::stop-commands::tkn')
      console.log('::error::from a test')
      process.stdout.write('::tkn::\\rone\\r\\ntwo')`,
      { onLine: line => lines.push(line) },
    )

    expect(result.conclusion).toBe('success')
    const stopped = ['::stop-commands::tkn', '::error::from a test', '::tkn::', 'one', 'two']
    const warnings = Array.from({ length: 12 }, (_, i) => `##[warning]${i + 1}`)
    const noted = ['##[error]first', 'second 100%', '::unknown::stays', ...warnings]
    expect(said(result).toSorted()).toEqual(['▸ Reading reports', '  two files', ...noted, ...stopped].toSorted())
    expect(lines.join('\n')).toBe(result.log)
    const of = (wanted: string) => result.annotations.filter(({ level }) => level === wanted)
    const place = { title: 'Oh: no', file: 'src/a.ts', line: 3 }
    expect(of('error')).toEqual([{ level: 'error', message: 'first\nsecond 100%', ...place }])
    expect(of('warning'), 'GitHub keeps ten of a level').toHaveLength(10)
    expect(result.debug).toEqual(['quiet'])
  })

  // In a step of its own: two pipes have no order, and the other step stops commands.
  test('obeys commands on the error output, too', async () => {
    const result = await run("console.error('  ::notice::from stderr')")

    expect(said(result)).toEqual(['##[notice]from stderr'])
    expect(result.annotations).toEqual([{ level: 'notice', message: 'from stderr' }])
  })

  test.each(['set-env', 'add-path', 'set-output', 'save-state'])('fails the step on %s', async command => {
    const result = await run(`console.log('::${command} name=a::value')`)

    expect(result).toMatchObject({ conclusion: 'failure', exitCode: 0, outputs: {} })
  })

  test.each<[string, object | undefined]>([
    ['::error::%250A', { data: '%0A' }],
    ['::ERROR Line=1,empty=,File=a%2Cb::x', { properties: new Map(Object.entries({ line: '1', file: 'a,b' })) }],
    ['before ##[error file=a%3Bb]x%5D', { properties: new Map([['file', 'a;b']]), data: 'x]' }],
    ...['before ::error::x', '::error:x', '::other::x', '##[other]x', ''].map((line): [string, undefined] => [
      line,
      undefined,
    ]),
  ])('reads %j as the command %j', (line, expected) => {
    const command = parseCommand(line, name => name === 'error')

    expect(command).toEqual(expected && expect.objectContaining({ name: 'error', ...expected }))
  })
})

describe('the files', () => {
  test('understand an action that uses @actions/core', async () => {
    const result = await run(`
      const core = await import('${import.meta.resolve('@actions/core')}')
      core.setSecret('s3cret-value')
      core.setOutput('report', { cause: 'typo', lines: 'a\\nb' })
      await core.summary.addHeading('Fixed').write()
      await core.group('Triage', async () => core.info('two clusters, s3cret-value'))
      core.warning('careful: 50%', { title: 'Flaky', file: 'a.py', startLine: 3 })
      core.setFailed(core.getInput('token') === '${token}' ? 'as planned' : 'no token')`)

    expect(result).toMatchObject({
      conclusion: 'failure',
      exitCode: 1,
      outputs: { report: '{"cause":"typo","lines":"a\\nb"}' },
      summary: '<h1>Fixed</h1>\n',
      annotations: [
        { level: 'warning', message: 'careful: 50%', title: 'Flaky', file: 'a.py', line: 3 },
        { level: 'error', message: 'as planned' },
      ],
      leaks: [],
    })
    expect(result.log).toContain('▸ Triage\n  two clusters, ***')
  })

  test.each([
    ['OUTPUT', 'good=1\\nno separator\\nlost=2\\n', "Invalid format 'no separator'"],
    ['ENV', 'MODE=fast\\n', /does not play this file/],
  ])('fail the step with a bad GITHUB_%s, and keep the lines before', async (name, text, reason) => {
    const result = await run(`
      fs.appendFileSync(process.env.GITHUB_OUTPUT, 'first=1\\n')
      fs.appendFileSync(process.env.GITHUB_${name}, '${text}')`)

    expect(result).toMatchObject({ conclusion: 'failure', exitCode: 0, outputs: { first: '1' } })
    expect(result.annotations[1]?.message).toMatch(reason)
  })

  test('hold a summary of up to one MiB', async () => {
    const result = await run(`fs.writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1))`)

    const [{ message } = { message: '' }] = result.annotations
    expect([result.summary, message]).toEqual(['', expect.stringContaining('supports content up to 1024k')])
  })

  test('hold values of several lines', () => {
    const text = 'pr=12\nbody<<EOF\nfirst\n\nname=third\nEOF\na=b=c\n'

    expect([...parseKeyValues(text)]).toEqual([
      ['pr', '12'],
      ['body', 'first\n\nname=third'],
      ['a', 'b=c'],
    ])
  })

  test.each(['a<<\nb\n', '<<EOF\nb\nEOF\n', 'a<<EOF\nb\n'])('refuse the block %j', text => {
    expect(() => [...parseKeyValues(text)]).toThrow(/^Invalid/)
  })
})

describe('secrets', () => {
  test('are masked in every shape, and each place is a leak', async () => {
    const result = await run(
      `
      console.log('plain ${token}')
      console.log('basic ' + Buffer.from('me:hunter2hunter2').toString('base64'))
      fs.appendFileSync(process.env.GITHUB_OUTPUT, 'key=hunter2hunter2\\n')
      fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'ok\\nhunter2hunter2\\n')
      console.log('::notice::see hunter2hunter2')
      child.spawnSync(process.execPath, ['-p', 'process.env.ACTIONS_RUNTIME_TOKEN'], { stdio: 'inherit' })`,
      { secrets: ['hunter2hunter2'] },
    )

    expect(result).toMatchObject({ summary: 'ok\n***\n', annotations: [{ message: 'see ***' }] })
    expect(result.leaks).toEqual([
      'log line 1: plain ***',
      expect.stringMatching(/^log line 2: basic .*\*\*\*$/),
      'log line 3: ::notice::see ***',
      'log line 4: ***',
      'summary line 2: ***',
      'output key: ***',
      'notice annotation: see ***',
    ])
    expect(JSON.stringify(result)).not.toContain(`"plain ${token}`)
  })

  test('that the action masks are hidden from then on, line by line, and printing one earlier is a leak', async () => {
    const result = await run(`
      console.log('too early: line-one')
      console.log('::add-mask::line-one%0Aline-two')
      console.log('later: line-two')`)

    expect(said(result)).toEqual(['too early: line-one', 'later: ***'])
    expect(result.leaks).toEqual(['log, before it was masked: too early: ***'])
  })
})

describe('an action', () => {
  /** Start a script, wait for its line `ready`, and return the number that follows. */
  async function ready(script: string, change: Parameters<typeof start>[1] = {}) {
    const lines: string[] = []
    const running = start(script, { ...change, onLine: line => lines.push(line) })
    const find = () => lines.find(line => line.startsWith('ready'))
    while (find() === undefined) await delay(20)
    return { running, pid: Number(find()?.split(' ')[1]) }
  }
  const isAlive = (pid: number) =>
    existsSync(`/proc/${pid}`) && !/^State:\sZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

  test('that is cancelled can still write its outputs', async () => {
    const { running } = await ready(`
      process.on('SIGINT', () => { fs.appendFileSync(process.env.GITHUB_OUTPUT, 'saved=yes\\n'); process.exit(130) })
      setInterval(() => {}, 1000)
      console.log('ready')`)

    await running.cancel()

    expect(await running.finished).toMatchObject({ conclusion: 'cancelled', exitCode: 130, outputs: { saved: 'yes' } })
  })

  test('that ignores its cancellation is sent SIGTERM, and killed in the end', async () => {
    const { running } = await ready(
      `
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log('no to ' + signal))
      setInterval(() => {}, 1000)
      console.log('ready')`,
      { patience: 0.3 },
    )

    await running.cancel()

    const result = await running.finished
    expect(result).toMatchObject({ conclusion: 'cancelled', signal: 'SIGKILL' })
    expect(result.log).toMatch(/operation was canceled\.[^]*no to SIGINT[^]*no to SIGTERM/)
  })

  test('that is killed takes along children in groups of their own, and writes nothing', async () => {
    const { running, pid } = await ready(`
      const sleeper = child.spawn('sleep', ['1000'], { detached: true, env: {}, stdio: 'ignore' })
      fs.appendFileSync(process.env.GITHUB_OUTPUT, 'lost=yes\\n')
      console.log('ready', sleeper.pid)
      setInterval(() => {}, 1000)`)

    running.kill()

    expect(await running.finished).toMatchObject({ conclusion: 'failure', signal: 'SIGKILL', outputs: {} })
    await expect.poll(() => [running.pid, pid].filter(isAlive)).toEqual([])
  })

  test('that leaves a child behind is told of it, and the child is ended', async () => {
    const { running, pid } = await ready(`
      const sleeper = child.spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
      sleeper.unref()
      console.log('ready', sleeper.pid)`)

    expect(await running.finished).toMatchObject({ conclusion: 'success', orphans: ['sleep'] })
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
