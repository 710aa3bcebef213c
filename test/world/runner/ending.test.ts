import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runAction, startAction } from './runner.ts'
import { fixtures, said, step } from './step.ts'

const stages = (inputs: Record<string, string> = {}) => step('', { actionDir: `${fixtures}/stages`, inputs })

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(20)
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && !/^State:\sZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}

describe('how it ends', () => {
  test('pre, main and post hand on state, environment and path', async () => {
    const result = await runAction(stages())

    expect(result.conclusion).toBe('success')
    expect(said(result).split('\n')).toEqual([
      'pre runs',
      'main runs with pre, hello, /opt/pre',
      'Post job cleanup.',
      'post runs with pre',
    ])
  })

  test.each([
    ['pre', ['pre runs', 'Post job cleanup.', 'post runs with pre']],
    ['main', ['pre runs', 'main runs with pre, hello, /opt/pre', 'Post job cleanup.', 'post runs with pre']],
  ])('post runs also when %s fails', async (stage, lines) => {
    const result = await runAction(stages({ 'fail-in': stage }))

    expect(result).toMatchObject({ conclusion: 'failure', exitCode: 1 })
    expect(said(result).split('\n')).toEqual(lines)
  })

  test('a cancelled action that listens to SIGINT may still write its outputs', async () => {
    const lines: string[] = []
    const run = step(
      `
      process.on('SIGINT', () => { fs.appendFileSync(process.env.GITHUB_OUTPUT, 'saved=yes\\n'); process.exit(130) })
      setInterval(() => {}, 1000)
      console.log('ready')`,
      { onLine: line => lines.push(line) },
    )
    const running = startAction(run)
    await until(() => lines.includes('ready'))

    await running.cancel()

    const result = await running.finished
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: 130, outputs: { saved: 'yes' } })
    expect(result.log).toContain('##[error]The operation was canceled.')
  })

  test('an action that ignores both signals is killed after ten seconds', async () => {
    const run = step(
      `
      process.on('SIGINT', () => console.log('no to SIGINT'))
      process.on('SIGTERM', () => console.log('no to SIGTERM'))
      setInterval(() => {}, 1000)`,
      { timeoutMs: 1000 },
    )
    const start = Date.now()

    const result = await runAction(run)

    expect(Date.now() - start).toBeGreaterThan(10_900)
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: null, signal: 'SIGKILL' })
    expect(result.log).toMatch(/exceeded the maximum execution time[^]*no to SIGINT[^]*no to SIGTERM/)
  })

  test('kill ends children that went into groups of their own with an empty environment', async () => {
    const lines: string[] = []
    const run = step(
      `
      const sleeper = child.spawn('sleep', ['1000'], { detached: true, env: {}, stdio: 'ignore' })
      fs.appendFileSync(process.env.GITHUB_OUTPUT, 'lost=yes\\n')
      console.log('child', sleeper.pid)
      setInterval(() => {}, 1000)`,
      { onLine: line => lines.push(line) },
    )
    const running = startAction(run)
    await until(() => lines.some(line => line.startsWith('child')))
    const sleeper = Number(lines.at(-1)?.split(' ')[1])
    const { pid } = running

    running.kill()

    const result = await running.finished
    expect(result).toMatchObject({ conclusion: 'failure', exitCode: null, signal: 'SIGKILL', outputs: {} })
    expect([pid, sleeper].filter(isAlive)).toEqual([])
  })

  test('an action that cannot be started rejects, for that is no result', async () => {
    await expect(runAction(step('', { node: '/no/such/node' }))).rejects.toThrow('Cannot start')
    await expect(async () => runAction(step('', { actionDir: fixtures }))).rejects.toThrow("Can't find 'action.yml'")
  })

  test('a child left behind is ended with the job and told about', async () => {
    const run = step(`
      const sleeper = child.spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
      sleeper.unref()
      console.log(sleeper.pid)`)

    const result = await runAction(run)

    expect(result).toMatchObject({ conclusion: 'success', orphans: ['sleep'] })
    expect(isAlive(Number(said(result).split('\n')[0]))).toBe(false)
  })
})
