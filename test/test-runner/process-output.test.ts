import { closeSync, openSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtempDisposable, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MARKER } from '../../src/test-runner/child-env.ts'
import { CappedOutput, KeptOutput, Lines } from '../../src/test-runner/process-output.ts'
import { type ProcessOptions, runProcess } from '../../src/test-runner/process.ts'

const never = new AbortController().signal

/** Runs a script in a Node.js of its own, with a folder of its own. */
async function run(script: string, options: Partial<ProcessOptions> = {}, what?: 'stdout' | 'both') {
  const home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-output-'))
  const path = join(home.path, 'kept')
  const marker = randomUUID()
  const result = await runProcess(
    { file: process.execPath, args: ['-e', script] },
    {
      cwd: home.path,
      timeoutMs: 20_000,
      signal: never,
      env: { PATH: process.env.PATH ?? '', [MARKER]: marker },
      marker,
      ...(what === undefined ? {} : { keep: { path, what } }),
      ...options,
    },
  )
  const kept = what === undefined ? '' : await readFile(path, 'utf8').catch(() => '')
  return { ...result, kept, path, [Symbol.asyncDispose]: () => home.remove() }
}

const BOTH = `
  const fs = require('node:fs')
  for (let index = 0; index < 500; index += 1) fs.writeSync(1 + (index % 2), index + '\\n')`

describe('output that is a report', () => {
  test('takes nothing once it is closed, whatever file has its descriptor then', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-output-'))
    const kept = new KeptOutput(join(home.path, 'kept'))
    kept[Symbol.dispose]()
    const others = ['a', 'b'].map(name => openSync(join(home.path, name), 'w'))

    kept.write(Buffer.from('stray'))

    expect(others).toContain(kept.descriptor)
    for (const other of others) closeSync(other)
    expect(await readFile(join(home.path, 'a'), 'utf8')).toBe('')
    expect(await readFile(join(home.path, 'b'), 'utf8')).toBe('')
  })

  test('is its standard output alone, while both are kept for people', async () => {
    await using done = await run(`console.log('to out'); console.error('to err'); console.log('end')`, {}, 'stdout')

    expect(done.kept).toBe('to out\nend\n')
    expect(done.errors).toBe('to err\n')
    expect(done.output).toContain('to err\n')
    expect(done.output).toContain('end\n')
  })

  test('is both of its outputs in their order, which are told line by line', async () => {
    const lines: string[] = []

    await using done = await run(BOTH, { onLine: line => lines.push(line) }, 'both')

    const wanted = Array.from({ length: 500 }, (_, index) => String(index))
    expect(done.kept.trim().split('\n')).toEqual(wanted)
    expect(lines).toEqual(wanted)
    expect(done.output).toBe(done.kept)
    expect(done.errors).toBe('')
  })

  test('is kept whole where what is kept for people is cut', async () => {
    await using done = await run(`for (let i = 0; i < 20000; i += 1) console.log('x'.repeat(99))`, {}, 'stdout')

    expect((await stat(done.path)).size).toBe(20_000 * 100)
    expect(done.output).toMatch(/characters left out/)
  })

  test('is told while the process runs', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-output-'))
    const file = join(home.path, 'heard')
    const heard: string[] = []
    // It goes on only when its first line was heard.
    const script = `console.log('first'); const wait = setInterval(() => {
      if (require('node:fs').existsSync(${JSON.stringify(file)})) { clearInterval(wait); console.log('second') }
    }, 10)`

    await using done = await run(
      script,
      {
        onLine: line => {
          heard.push(line)
          writeFileSync(file, '')
        },
      },
      'both',
    )

    expect(done.exit).toEqual({ kind: 'exited', code: 0 })
    expect(heard).toEqual(['first', 'second'])
  })

  test.for(['stdout', 'both'] as const)(
    'of a process that never stops printing (%s) ends at the deadline',
    async what => {
      await using done = await run(
        `const fs = require('node:fs'); const much = Buffer.alloc(1 << 16, 'y\\n'); for (const until = Date.now() + 60000; Date.now() < until;) { try { fs.writeSync(1, much) } catch {} }`,
        { timeoutMs: 700 },
        what,
      )

      expect(done.exit).toEqual({ kind: 'timed-out', afterMs: 700 })
      expect(done.output.length).toBeLessThan(700_000)
    },
  )
})

describe('how a process is ended', () => {
  test('it is asked first, and may tidy up', async () => {
    await using done = await run(
      `process.on('SIGTERM', () => { console.log('tidied up'); process.exit(0) }); console.log('on'); setTimeout(() => {}, 30000)`,
      { timeoutMs: 700 },
    )

    expect(done.exit).toEqual({ kind: 'timed-out', afterMs: 700 })
    expect(done.output).toBe('on\ntidied up\n')
  })

  test.skipIf(process.platform !== 'linux')(
    'one that takes too much memory is ended, with what it started',
    async () => {
      const script = `
      const { spawn } = require('node:child_process')
      spawn(process.execPath, ['-e', 'const all = []; setInterval(() => all.push(Buffer.alloc(40_000_000, 1)), 20)'], { stdio: 'ignore' })
      setTimeout(() => {}, 30000)`

      await using done = await run(script, { memory: 400_000_000 })

      expect(done.exit).toEqual({ kind: 'out-of-memory', limit: 400_000_000 })
    },
  )

  test('one that takes less is not', async () => {
    await using done = await run(
      `const a = Buffer.alloc(40_000_000, 1); setTimeout(() => console.log(a.length), 1200)`,
      { memory: 2_000_000_000 },
    )

    expect(done.exit).toEqual({ kind: 'exited', code: 0 })
  })
})

describe('what cannot be started', () => {
  const options = { cwd: tmpdir(), env: { PATH: '/usr/bin' }, marker: 'x', timeoutMs: 1000, signal: never }

  test.for([['/etc/passwd/x'], ['/'], ['x'.repeat(5_000)], ['./no/such']] as const)(
    '%s is not found',
    async ([file]) => {
      const done = await runProcess({ file, args: [] }, options)

      expect(done.exit).toEqual({ kind: 'not-found', command: file })
    },
  )

  test.for<[what: string, args: readonly string[], said: RegExp]>([
    ['too many arguments', Array.from({ length: 100_000 }, () => 'x'.repeat(100)), /argument list is too long/],
    ['an argument that is too long', ['x'.repeat(200_000)], /argument list is too long/],
    ['an argument with a null byte', ['a\0b'], /character that no argument can have/],
  ])('%s are a value', async ([, args, said]) => {
    const done = await runProcess({ file: 'true', args }, options)

    expect(done.exit).toEqual({ kind: 'exited', code: 126 })
    expect(done.output).toMatch(said)
  })
})

describe('the folders of a command', () => {
  test('are looked through before those of PATH, and reach what the command starts', async () => {
    await using home = await mkdtempDisposable(join(tmpdir(), 'fix-tests-output-'))
    for (const [folder, word] of [
      ['near', 'near'],
      ['far', 'far'],
    ] as const) {
      await mkdir(join(home.path, folder))
      await writeFile(
        join(home.path, folder, 'tool'),
        `#!/bin/sh\nif [ "$1" = again ]; then echo ${word} "$PATH"; else tool again; fi\n`,
      )
      await chmod(join(home.path, folder, 'tool'), 0o755)
    }
    const options = {
      cwd: home.path,
      env: { PATH: `${join(home.path, 'far')}:/usr/bin:/bin` },
      marker: 'x',
      timeoutMs: 5000,
      signal: never,
    }

    const inside = await runProcess({ file: 'tool', args: [], paths: [join(home.path, 'near')] }, options)
    const outside = await runProcess({ file: 'tool', args: [] }, options)

    expect(inside.output).toBe(`near ${join(home.path, 'near')}:${options.env.PATH}\n`)
    expect(outside.output).toMatch(/^far /)
  })
})

describe('a cap on output', () => {
  test.for([
    [0, 'abcdefgh', 'abcdefgh'],
    [1, 'abcdefgh', 'abcdefgh'],
    [10, 'abcdefghij0123456789', /^abcd\n… \d+ characters left out …\n.{3,6}$/],
  ] as const)('%j pieces', ([pieces, text, want]) => {
    const capped = new CappedOutput({ head: 4, tail: 3 })
    for (const piece of pieces === 0 ? [text.slice(0, 8)] : text) capped.add(Buffer.from(piece))

    if (typeof want === 'string') expect(capped.text().length).toBeLessThanOrEqual(60)
    else expect(capped.text()).toMatch(want)
    expect(capped.text().startsWith('abcd')).toBe(true)
    expect(capped.text().endsWith(text.slice(-3))).toBe(true)
  })

  test('lines are told whole, however they arrive, and one that never ends is cut', () => {
    const lines: string[] = []
    const told = new Lines(line => lines.push(line))
    const bytes = Buffer.from('one\ntwo 💥\nthree')
    for (const byte of bytes) told.add(Buffer.from([byte]))
    told.end()
    for (let index = 0; index < 100; index += 1) told.add(Buffer.from('z'.repeat(1_000)))
    told.end()

    expect(lines.slice(0, 3)).toEqual(['one', 'two 💥', 'three'])
    expect(lines[3]?.length).toBeLessThanOrEqual(21_000)
  })
})
