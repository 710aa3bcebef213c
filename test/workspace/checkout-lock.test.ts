import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { isAlive, ownProcess } from '../../src/workspace/process-identity.ts'
import { lockCheckout } from '../../src/workspace/checkout-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-tests-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a checkout', () => {
  it('is one run’s at a time', async () => {
    const path = join(folder, 'lock')
    writeFileSync(path, String(process.ppid))

    await expect(lockCheckout(path)).rejects.toThrow(`Another run of fix-tests (process ${process.ppid}) is working`)
  })

  it('is free again after the run, and after one that died', async () => {
    const path = join(folder, 'lock')
    writeFileSync(path, '999999999')
    {
      await using _ = await lockCheckout(path)
      expect(existsSync(path)).toBe(true)
    }

    expect(existsSync(path)).toBe(false)
  })

  it('is one run’s at a time, if that run’s process has the start that its lock names', async () => {
    const path = join(folder, 'lock')
    await using _ = await lockCheckout(path)
    const [, started] = readFileSync(path, 'utf8').split('\n')

    expect(isAlive({ pid: process.pid, started })).toBe(true)
    expect({ pid: process.pid, started }).toEqual(ownProcess())
  })
})

describe('of three runs that begin at once', () => {
  it.each([
    ['a free checkout', undefined],
    ['the checkout of a run that died', '999999999'],
  ])('one gets %s', { timeout: 60_000 }, async (_, left) => {
    const runs = Array.from({ length: 3 }, () =>
      fork(join(import.meta.dirname, 'lock-contender.ts'), [], { execArgv: [] }),
    )
    onTestFinished(() => runs.forEach(run => void run.kill('SIGKILL')))
    await Promise.all(runs.map(run => once(run, 'message')))

    const holders: number[] = []
    for (let round = 0; round < 60; round += 1) {
      const path = join(folder, `lock-${round}`)
      if (left !== undefined) writeFileSync(path, left)
      const answers = runs.map(run => once(run, 'message'))
      for (const run of runs) run.send(path)
      holders.push((await Promise.all(answers)).filter(([isHeld]) => isHeld === true).length)
    }

    expect(holders).toEqual(Array.from({ length: 60 }, () => 1))
    // What a run needs to make and to remove a lock is gone.
    expect(readdirSync(folder).filter(name => !/^lock-\d+$/.test(name))).toEqual([])
  })
})

describe.skipIf(process.platform !== 'linux')('a checkout is free', () => {
  it('if another process has the id of the owner that died', async () => {
    const path = join(folder, 'lock')
    const [boot] = (ownProcess().started ?? '').split(' ')
    // This process’s parent lives, and started at another time.
    writeFileSync(path, `${process.ppid}\n${boot} 1`)

    await using _ = await lockCheckout(path)

    expect(readFileSync(path, 'utf8')).toMatch(`${process.pid}\n`)
  })

  it('if the owner is a zombie', async () => {
    const path = join(folder, 'lock')
    // The shell becomes a program that does not wait for its children; only then may the child end.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [chunk] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(chunk.toString())
    const state = () => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.[0]
    while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await sleep(10)
    process.kill(pid, 'SIGKILL')
    while (state() !== 'Z') await sleep(10)
    writeFileSync(path, String(pid))

    const isSeen = isAlive({ pid })
    await using _ = await lockCheckout(path)

    expect([isSeen, state()]).toEqual([false, 'Z'])
    expect(readFileSync(path, 'utf8')).toMatch(`${process.pid}\n`)
  })
})
