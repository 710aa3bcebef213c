import { describe, expect, test } from 'vitest'
import { runAction } from './runner.ts'
import { said, step, token } from './step.ts'

describe('secrets', () => {
  test('the token and the given secrets are masked in every shape, and each place is a leak', async () => {
    const run = step(
      `
      console.log('plain ${token}')
      console.log('basic ' + Buffer.from('me:hunter2hunter2').toString('base64'))
      fs.appendFileSync(process.env.GITHUB_OUTPUT, 'key=hunter2hunter2\\n')
      fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'ok\\nhunter2hunter2\\n')
      console.log('::notice::see hunter2hunter2')`,
      { secrets: ['hunter2hunter2'] },
    )

    const result = await runAction(run)

    expect(said(result).split('\n')[0]).toBe('plain ***')
    expect(result.summary).toBe('ok\n***\n')
    expect(result.annotations).toEqual([{ level: 'notice', message: 'see ***' }])
    expect(result.leaks).toEqual([
      'log line 1: plain ***',
      expect.stringMatching(/^log line 2: basic .*\*\*\*$/),
      'log line 3: ::notice::see ***',
      'summary line 2: ***',
      'output key: ***',
      'notice annotation: see ***',
    ])
    expect(JSON.stringify(result.leaks)).not.toContain('hunter2')
  })

  test('a child that gets the runtime token is found out', async () => {
    const run = step(
      `child.spawnSync(process.execPath, ['-p', 'process.env.ACTIONS_RUNTIME_TOKEN'], { stdio: 'inherit' })`,
    )

    const result = await runAction(run)

    expect(result.leaks).toEqual(['log line 1: ***'])
  })

  test('what the action masks is hidden from then on, line by line, and printing it earlier is a leak', async () => {
    const run = step(`
      console.log('too early: line-one')
      console.log('::add-mask::line-one%0Aline-two')
      console.log('later: line-two')`)

    const result = await runAction(run)

    expect(said(result)).toBe('too early: line-one\nlater: ***')
    expect(result.masks).toEqual(['line-one\nline-two'])
    expect(result.leaks).toEqual(['log, before it was masked: too early: ***'])
  })
})
