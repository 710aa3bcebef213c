import { existsSync, readFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { MARKER } from '../../src/test-runner/child-env.ts'
import { type ProcessOptions, type ProcessResult, runProcess } from '../../src/test-runner/process.ts'

const never = new AbortController().signal

/** Runs a script in a Node.js of its own. */
function run(
  script: string,
  options: Partial<ProcessOptions> & { args?: readonly string[] } = {},
): Promise<ProcessResult> {
  const marker = options.marker ?? randomUUID()
  const env = { PATH: process.env.PATH ?? '', [MARKER]: marker, ...options.env }
  return runProcess(
    { file: process.execPath, args: ['-e', script, ...(options.args ?? [])] },
    { cwd: tmpdir(), timeoutMs: 20_000, signal: never, ...options, marker, env },
  )
}

/** Whether a process is there and is more than a dead entry that its parent has not looked at yet. */
function alive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    // No such process.
    return false
  }
}

/** Waits until none of the processes is alive, since a signal takes its moment. */
async function gone(pids: readonly number[]): Promise<boolean> {
  for (let left = 100; left > 0 && pids.some(alive); left -= 1) await sleep(10)
  return !pids.some(alive)
}

function numbers(file: string): number[] {
  return readFileSync(file, 'utf8').trim().split('\n').map(Number)
}

/** A script that starts another one as a child, in a session of its own where asked, and writes the child's id down. */
function starts(child: string, file: string, { detached = false, wait = true } = {}): string {
  return `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { detached: ${detached}, stdio: 'ignore' })
    require('node:fs').appendFileSync(${JSON.stringify(file)}, process.pid + '\\n' + child.pid + '\\n')
    ${wait ? FOREVER : 'child.unref()'}`
}

/** Longer than any deadline here, yet not for ever: a broken deadline must not leave processes behind. */
const SURVIVED = 'came to its own end'
const FOREVER = `setTimeout(() => console.log('${SURVIVED}'), 30_000)`
const STUBBORN = `process.on('SIGTERM', () => {}); ${FOREVER}`

describe('how a process ends', () => {
  test.for([
    ['process.exitCode = 0', { kind: 'exited', code: 0 }],
    ['process.exitCode = 3', { kind: 'exited', code: 3 }],
    ["process.kill(process.pid, 'SIGKILL')", { kind: 'killed', signal: 'SIGKILL' }],
    ["process.kill(process.pid, 'SIGTERM')", { kind: 'killed', signal: 'SIGTERM' }],
  ] as const)('%s is told as it is', async ([script, exit]) => {
    const result = await run(script)

    expect(result.exit).toEqual(exit)
  })

  test('a command that is not there is a value, not a throw', async () => {
    const options = { cwd: tmpdir(), env: { PATH: '/usr/bin' }, marker: 'x', timeoutMs: 1000, signal: never }

    const result = await runProcess({ file: 'no-such-program', args: [] }, options)

    expect(result.exit).toEqual({ kind: 'not-found', command: 'no-such-program' })
  })

  test('a file that may not be executed is not found either', async () => {
    const options = { cwd: tmpdir(), env: {}, marker: 'x', timeoutMs: 1000, signal: never }

    const result = await runProcess({ file: '/etc/passwd', args: [] }, options)

    expect(result.exit).toEqual({ kind: 'not-found', command: '/etc/passwd' })
  })

  test('arguments beyond what the system takes are a value, not a throw', async () => {
    const result = run('0', { args: ['x'.repeat(200_000)] })

    await expect(result).resolves.toMatchObject({ exit: { kind: expect.any(String) as string } })
  })

  test('arguments reach the program as they are, without a shell', async () => {
    const args = ['a b', '$HOME', '`id`', '"q"', "it's", '*', '', '; exit 3', 'é💥']

    const result = await run('console.log(JSON.stringify(process.argv.slice(1)))', { args: ['--', ...args] })

    expect(JSON.parse(result.output)).toEqual(args)
  })

  test('how long it took and when it began are told', async () => {
    const before = Date.now()

    const result = await run('setTimeout(() => {}, 300)')

    expect(result.durationMs).toBeGreaterThanOrEqual(300)
    expect(result.startedAt).toBeGreaterThanOrEqual(before)
    expect(result.startedAt).toBeLessThanOrEqual(Date.now())
  })
})

describe('at the deadline', () => {
  test.for([
    ['a process', FOREVER],
    ['a process that ignores SIGTERM', STUBBORN],
  ] as const)('%s is ended, and its output until then is kept', async ([, script]) => {
    const result = await run(`console.log('id', process.pid); ${script}`, { timeoutMs: 500 })

    expect(result.exit).toEqual({ kind: 'timed-out', afterMs: 500 })
    const pid = Number(/^id (\d+)$/m.exec(result.output)?.[1])
    expect(pid).toBeGreaterThan(1)
    expect(await gone([pid])).toBe(true)
    expect(result.output, 'it did not come to its own end').not.toContain(SURVIVED)
  })

  test('the time is the limit, although a timer may fire a fraction of a millisecond early', async () => {
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(0)

    const { exit } = await run(FOREVER, { timeoutMs: 200 })

    expect(exit).toEqual({ kind: 'timed-out', afterMs: 200 })
  })

  test.for([
    { what: 'a child', child: FOREVER, detached: false },
    { what: 'a child that ignores SIGTERM', child: STUBBORN, detached: false },
    { what: 'a child with a session of its own', child: FOREVER, detached: true },
    { what: 'a child with a session of its own that ignores SIGTERM', child: STUBBORN, detached: true },
  ])('$what dies too', async ({ child, detached }) => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-process-'))
    const file = join(home.path, 'pids')

    const result = await run(starts(child, file, { detached }), { timeoutMs: 800 })

    expect(result.exit.kind).toBe('timed-out')
    const pids = numbers(file)
    expect(pids).toHaveLength(2)
    expect(await gone(pids)).toBe(true)
  })

  test('a grandchild that called setsid and lost its parent dies too', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-process-'))
    const file = join(home.path, 'pids')
    const parent = starts(STUBBORN, file, { detached: true, wait: false })

    const result = await run(starts(parent, file, { detached: true }), { timeoutMs: 1200 })

    expect(result.exit.kind).toBe('timed-out')
    const pids = numbers(file)
    expect(new Set(pids).size).toBe(3)
    expect(await gone(pids)).toBe(true)
  })

  test('a process of another run is left alone', async () => {
    const bystander = run('setTimeout(() => {}, 1500)')

    await run(STUBBORN, { timeoutMs: 200 })

    expect((await bystander).exit).toEqual({ kind: 'exited', code: 0 })
  })
})

describe('after a process ended by itself', () => {
  test('what it left running in the background is ended', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-process-'))
    const file = join(home.path, 'pids')

    const result = await run(starts(STUBBORN, file, { detached: true, wait: false }))

    expect(result.exit).toEqual({ kind: 'exited', code: 0 })
    expect(await gone(numbers(file))).toBe(true)
  })

  test('a background process that holds the output open does not hold the run up', async () => {
    const script = `
      require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(FOREVER)}], { detached: true, stdio: 'inherit' }).unref()
      console.log('done')`

    const result = await run(script)

    expect(result.exit).toEqual({ kind: 'exited', code: 0 })
    expect(result.output).toContain('done')
    expect(result.output, 'it did not wait for its end').not.toContain(SURVIVED)
  })
})

describe('when the run as a whole is stopped', () => {
  test('the tree is ended and the reason is thrown', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-process-'))
    const file = join(home.path, 'pids')
    const stop = new AbortController()
    const reason = new Error('cancelled')

    const result = run(starts(STUBBORN, file, { detached: true }), { signal: stop.signal })
    const refused = expect(result).rejects.toBe(reason)
    while (!existsSync(file)) await sleep(20)
    stop.abort(reason)

    await refused
    expect(await gone(numbers(file))).toBe(true)
  })

  test('nothing is started any more', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-process-'))
    const file = join(home.path, 'started')
    const reason = new Error('cancelled')

    const result = run(`require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`, {
      signal: AbortSignal.abort(reason),
    })

    await expect(result).rejects.toBe(reason)
    expect(existsSync(file)).toBe(false)
  })
})

describe('output', () => {
  test('both streams are kept', async () => {
    const result = await run(`console.log('to out'); console.error('to err')`)

    expect(result.output).toContain('to out')
    expect(result.output).toContain('to err')
  })

  test('of much output the beginning and the end are kept, and the gap is told', async () => {
    const line = 'x'.repeat(99)

    const result = await run(`
      console.log('THE BEGINNING')
      for (let index = 0; index < 20000; index += 1) console.log('${line}')
      console.log('THE END')`)

    expect(result.output).toMatch(/^THE BEGINNING\n/)
    expect(result.output).toMatch(/THE END\n$/)
    expect(result.output.length).toBeLessThan(500_000)
    const left = Number(/… (\d+) characters left out …/.exec(result.output)?.[1])
    const kept = result.output.replace(/\n… \d+ characters left out …\n/, '').length
    expect(kept + left).toBe('THE BEGINNING\n'.length + 20_000 * 100 + 'THE END\n'.length)
  })

  test('a character that arrives in two pieces stays whole', async () => {
    const result = await run(`
      const bytes = Buffer.from('💥')
      process.stdout.write(bytes.subarray(0, 2))
      setTimeout(() => process.stdout.write(bytes.subarray(2)), 200)`)

    expect(result.output).toBe('💥')
  })

  test('what is printed right before the end is not lost', async () => {
    const result = await run(`require('node:fs').writeSync(1, 'y'.repeat(60000) + 'last'); process.exit(1)`)

    expect(result.output).toMatch(/ylast$/)
    expect(result.output).toHaveLength(60_004)
  })
})
