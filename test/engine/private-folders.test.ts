import { chmodSync, existsSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeCopiesFolder, makeTestTemp } from '../../src/engine/private-folders.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Have a folder of its own for the temporary files of this machine. */
function ownTemp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-folders-'))
  vi.stubEnv('TMPDIR', folder)
  return folder
}

describe('the folder for the temporary files of tests', () => {
  it('is little deeper than that of the machine, the own user’s alone, and ends with all in it', async () => {
    const root = ownTemp()
    const temp = await makeTestTemp('/state/one')
    if (temp === undefined) throw new Error('no folder was made')
    mkdirSync(join(temp.path, 'pytest-of-runner'))
    writeFileSync(join(temp.path, 'pytest-of-runner/a'), '')
    const mode = statSync(dirname(temp.path)).mode & 0o777

    await temp[Symbol.asyncDispose]()

    // The path of a socket has some hundred characters, and pytest adds sixty.
    expect(temp.path.length - root.length).toBeLessThan(30)
    expect([mode, existsSync(temp.path), existsSync(dirname(temp.path))]).toEqual([0o700, false, false])
  })

  it('is the same one when a run that was killed goes on, without what that had left', async () => {
    ownTemp()
    const killed = await makeTestTemp('/state/one')
    writeFileSync(join(killed?.path ?? '', 'left'), '')

    const next = await makeTestTemp('/state/one')
    const other = await makeTestTemp('/state/two')

    expect(next?.path).toBe(killed?.path)
    expect(existsSync(join(next?.path ?? '', 'left'))).toBe(false)
    expect(other?.path).not.toBe(next?.path)
  })

  it.each<[string, (own: string) => void]>([
    ['leads elsewhere', own => symlinkSync(tmpdir(), own)],
    ['is a file', own => writeFileSync(own, '')],
    ['others can write to', own => (mkdirSync(own), chmodSync(own, 0o777))],
  ])('is none where the user’s own folder %s', async (_, spoil) => {
    const root = ownTemp()
    spoil(join(root, `fix-tests-${process.getuid?.() ?? ''}`))

    expect(await makeTestTemp('/state/one')).toBeUndefined()
  })
})

describe('the folder for copies', () => {
  it('is that of the state, unless that is below a hidden folder and the checkout is not', async () => {
    const top = ownTemp()

    expect(await makeCopiesFolder('/home/a/state/one', top)).toBeUndefined()
    expect(await makeCopiesFolder('/home/a/.local/state/one', join(top, '.hidden'))).toBeUndefined()
  })

  it('is on the file system of the checkout', async () => {
    const top = ownTemp()

    const folder = await makeCopiesFolder('/home/a/.local/state/one', top)

    expect(folder?.path).not.toContain('/.')
    expect(statSync(folder?.path ?? '').dev).toBe(statSync(top).dev)
    await folder?.[Symbol.asyncDispose]()
    expect(existsSync(folder?.path ?? '')).toBe(false)
  })
})
