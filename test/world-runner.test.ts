import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseKeyValues } from './world/runner/command-files.ts'
import { evaluate } from './world/runner/expressions.ts'
import { runAction } from './world/runner/runner.ts'
import { said, step, token } from './world/runner/step.ts'

describe('what the action gets', () => {
  test('the environment is what GitHub sets, and nothing else of the host but PATH, HOME, LANG and TZ', async () => {
    process.env.LEFT_BEHIND = 'by the host'
    const run = step(`console.log(JSON.stringify(process.env))`, {
      ref: 'refs/pull/3/merge',
      env: { FROM_STEP: 'yes' },
    })

    const result = await runAction(run)

    const env: Record<string, string> = JSON.parse(said(result))
    expect(env).toMatchObject({
      CI: 'true',
      FROM_STEP: 'yes',
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: 'http://github.test/api/v3',
      GITHUB_GRAPHQL_URL: 'http://github.test/api/graphql',
      GITHUB_REF_NAME: '3/merge',
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_WORKSPACE: run.workspace,
      PATH: process.env.PATH,
      RUNNER_ENVIRONMENT: 'github-hosted',
    })
    const fromElsewhere = Object.keys(env).filter(name => !/^(GITHUB|RUNNER|ACTIONS|INPUT)_/.test(name))
    expect(fromElsewhere.filter(name => !['CI', 'FROM_STEP', 'PATH', 'HOME', 'LANG', 'TZ'].includes(name))).toEqual([])
  })

  test('inputs come from with, else from the defaults with their expressions filled in', async () => {
    const run = step(
      `for (const [name, value] of Object.entries(process.env)) if (name.startsWith('INPUT_')) console.log(name, '=', value)`,
      { inputs: { 'With Space': 'given', typo: 'x' }, ref: 'refs/heads/topic' },
    )

    const result = await runAction(run)

    expect(said(result).split('\n').slice(1).toSorted()).toEqual([
      'INPUT_MAX-ITERATIONS = 0.10',
      `INPUT_PLACE = topic in ${run.workspace}`,
      'INPUT_REQUIRED-ONE = ',
      'INPUT_TOKEN = ***',
      'INPUT_TYPO = x',
      'INPUT_WITH_SPACE = given',
    ])
    expect(result.annotations).toEqual([
      {
        level: 'warning',
        message: `Unexpected input(s) 'typo', valid inputs are ['token', 'place', 'max-iterations', 'with space', 'required-one']`,
      },
    ])
  })

  test('the event is a file, and RUNNER_TEMP is gone afterwards', async () => {
    const run = step(`
      console.log(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8').includes('"id": 7'))
      console.log(process.env.RUNNER_TEMP)`)

    const result = await runAction(run)

    const [sawEvent, temp] = said(result).split('\n')
    expect(sawEvent).toBe('true')
    expect(existsSync(temp ?? '')).toBe(false)
  })
})

describe('an expression in a default', () => {
  const contexts = { github: { token: 't', event: { id: 7 } }, runner: { os: 'Linux' } }

  test.each([
    [
      'toJSON(matrix)',
      { node: 24, os: 'linux', slow: false },
      '{\n  "node": 24,\n  "os": "linux",\n  "slow": false\n}',
    ],
    ['ToJson( matrix )', undefined, 'null'],
    ['toJSON(github.event)', undefined, '{\n  "id": 7\n}'],
    ['matrix.node', { node: 24 }, '24'],
    ['matrix.node', undefined, ''],
    ["matrix.os || 'none'", undefined, 'none'],
  ])('%s of the matrix %j is %j', (expression, matrix, expected) => {
    expect(evaluate(`\${{ ${expression} }}`, { ...contexts, matrix })).toBe(expected)
  })

  test.each([
    ['toJSON(secrets)', /Unrecognized named-value: 'secrets'/],
    ['toJSON(matrix', /cannot evaluate/],
    ['matrix', /cannot evaluate/],
    ["format('{0}', matrix)", /cannot evaluate/],
  ])('%s throws', (expression, message) => {
    expect(() => evaluate(`\${{ ${expression} }}`, contexts)).toThrow(message)
  })
})

describe('what the action says', () => {
  test('commands become annotations, groups and debug lines', async () => {
    const run = step(`
      console.log('::group::Reading reports')
      console.log('two files')
      console.log('::endgroup::')
      console.log('::error file=src/a.ts,line=3,endLine=4,title=Oh%3A no::first%0Asecond 100%25')
      console.error('::notice::from stderr')
      console.log('::debug::quiet')
      console.log('  ::warning::indented')
      console.log('::unknown::stays')`)

    const result = await runAction(run)

    expect(result.conclusion).toBe('success')
    expect(said(result).split('\n')).toEqual(
      expect.arrayContaining([
        '▸ Reading reports',
        '  two files',
        '##[error]first',
        'second 100%',
        '##[notice]from stderr',
        '##[warning]indented',
        '::unknown::stays',
      ]),
    )
    expect(result.annotations).toEqual(
      expect.arrayContaining([
        { level: 'error', message: 'first\nsecond 100%', title: 'Oh: no', file: 'src/a.ts', line: 3, endLine: 4 },
        { level: 'notice', message: 'from stderr' },
        { level: 'warning', message: 'indented' },
      ]),
    )
    expect(result.groups).toEqual(['Reading reports'])
    expect(result.debug).toEqual(['quiet'])
  })

  test('GitHub keeps ten annotations of a level', async () => {
    const run = step(`for (let i = 1; i <= 12; i++) console.log('::warning::number ' + i)`)

    const result = await runAction(run)

    expect(result.annotations.map(({ message }) => message)).toEqual(
      Array.from({ length: 10 }, (_, i) => `number ${i + 1}`),
    )
  })

  test('after stop-commands nothing is a command until the token comes', async () => {
    const run = step(`
      console.log('::stop-commands::tkn')
      console.log('::error::from a test')
      console.log('::tkn::')
      console.log('::error::from the action')`)

    const result = await runAction(run)

    expect(said(result).split('\n')).toEqual([
      '::stop-commands::tkn',
      '::error::from a test',
      '::tkn::',
      '##[error]from the action',
    ])
    expect(result.annotations).toEqual([{ level: 'error', message: 'from the action' }])
  })

  test.each([
    ['set-env', 'name=A', 'is disabled'],
    ['add-path', '', 'is disabled'],
    ['set-output', 'name=a', 'is deprecated'],
    ['save-state', 'name=a', 'is deprecated'],
  ])('%s through stdout fails the step', async (command, properties, reason) => {
    const run = step(`console.log('::${command} ${properties}::value')`)

    const result = await runAction(run)

    expect(result).toMatchObject({ conclusion: 'failure', exitCode: 0, outputs: {}, exportedEnv: {}, paths: [] })
    expect(result.annotations[1]?.message).toContain(reason)
  })

  test('echo shows the commands that are obeyed', async () => {
    const run = step(`console.log('::echo::on\\n::group::a\\n::endgroup::\\n::echo::off\\n::group::b')`)

    const result = await runAction(run)

    expect(said(result).split('\n')).toEqual(['::group::a', '▸ a', '  ::endgroup::', '::echo::off', '▸ b'])
  })

  test('every line is handed on as it comes', async () => {
    const lines: string[] = []
    const run = step(`process.stdout.write('one\\rtwo\\r\\nthree')`, { onLine: line => lines.push(line) })

    await runAction(run)

    expect(lines.slice(-3)).toEqual(['one', 'two', 'three'])
  })
})

describe('what the action writes', () => {
  test('command files are read, with values of several lines', async () => {
    const run = step(`
      const write = (name, text) => fs.appendFileSync(process.env['GITHUB_' + name], text)
      write('OUTPUT', 'pr=12\\nbody<<EOF\\nfirst\\n\\nname=third\\nEOF\\n')
      write('STATE', 'a=b=c\\n')
      write('ENV', 'MODE=fast\\n')
      write('PATH', '/opt/tools\\n')
      write('STEP_SUMMARY', '# Fixed\\n')`)

    const result = await runAction(run)

    expect(result).toMatchObject({
      conclusion: 'success',
      outputs: { pr: '12', body: 'first\n\nname=third' },
      state: { a: 'b=c' },
      exportedEnv: { MODE: 'fast' },
      paths: ['/opt/tools'],
      summary: '# Fixed\n',
    })
  })

  test('an action that uses @actions/core is understood', async () => {
    const run = step(
      `
      const core = await import('${import.meta.resolve('@actions/core')}')
      core.setSecret('s3cret-value')
      core.setOutput('report', { cause: 'typo', lines: 'a\\nb' })
      core.saveState('seen', 'yes')
      core.exportVariable('MODE', 'fast')
      core.addPath('/opt/tools')
      await core.summary.addHeading('Fixed').write()
      await core.group('Triage', async () => core.info('two clusters, s3cret-value'))
      core.warning('careful: 50%', { title: 'Flaky', file: 'a.py', startLine: 3 })
      core.setFailed(core.getInput('token') === '${token}' ? 'as planned' : 'no token')`,
    )

    const result = await runAction(run)

    expect(result).toMatchObject({
      conclusion: 'failure',
      exitCode: 1,
      outputs: { report: '{"cause":"typo","lines":"a\\nb"}' },
      state: { seen: 'yes' },
      exportedEnv: { MODE: 'fast' },
      paths: ['/opt/tools'],
      summary: '<h1>Fixed</h1>\n',
      annotations: [
        { level: 'warning', message: 'careful: 50%', title: 'Flaky', file: 'a.py', line: 3 },
        { level: 'error', message: 'as planned' },
      ],
      masks: ['s3cret-value'],
      groups: ['Triage'],
      leaks: [],
    })
    expect(result.log).toContain('▸ Triage\n  two clusters, ***')
  })

  test('a malformed command file fails the step and keeps what came before', async () => {
    const run = step(`fs.writeFileSync(process.env.GITHUB_OUTPUT, 'good=1\\nno separator\\nlost=2\\n')`)

    const result = await runAction(run)

    expect(result).toMatchObject({ conclusion: 'failure', exitCode: 0, outputs: { good: '1' } })
    expect(said(result).split('\n')).toEqual([
      `##[error]Unable to process file command 'output' successfully.`,
      `##[error]Invalid format 'no separator'`,
    ])
  })

  test.each([
    ['a<<\nb\n', 'Name must not be empty and delimiter must not be empty'],
    ['<<EOF\nb\nEOF\n', 'Name must not be empty and delimiter must not be empty'],
    ['a<<EOF\nb\n', "Matching delimiter not found 'EOF'"],
  ])('the block %j is refused', (text, reason) => {
    expect(() => [...parseKeyValues(text)]).toThrow(reason)
  })

  test('a summary over one MiB is an error and is not shown', async () => {
    const run = step(`fs.writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1))`)

    const result = await runAction(run)

    expect(result.summary).toBe('')
    expect(result.annotations[0]?.message).toContain('supports content up to a size of 1024k, got 1024k')
  })
})
