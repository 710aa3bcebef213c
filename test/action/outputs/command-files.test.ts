import { chmodSync, lstatSync, mkdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCommandFiles, restoreCommandFiles } from '../../../src/action/outputs/command-files.ts'
import { runFolder } from '../../run-folder.ts'

/** Make the command files of a step, let a test do something to GITHUB_ENV, and restore them. */
async function restoredAfter(act: (path: string, folder: string) => void) {
  const folder = runFolder('command-files')
  const env = { GITHUB_ENV: join(folder, 'env'), GITHUB_OUTPUT: join(folder, 'output') }
  for (const path of Object.values(env)) writeFileSync(path, 'before=1\n')
  const files = await readCommandFiles(env)
  act(env.GITHUB_ENV, folder)
  const names = await restoreCommandFiles(files)
  return { names, folder, info: lstatSync(env.GITHUB_ENV), text: readFileSync(env.GITHUB_ENV, 'utf8') }
}

describe('a command file of the runner', () => {
  it('that no test has touched stays as it is', async () => {
    const { names } = await restoredAfter(() => undefined)

    expect(names).toEqual([])
  })

  it.each<[string, (path: string, folder: string) => void]>([
    ['a test has written to', path => writeFileSync(path, 'LD_PRELOAD=/tmp/evil.so\n', { flag: 'a' })],
    ['a test has deleted', path => unlinkSync(path)],
    [
      'a test has written to in a folder that it has made read-only',
      (path, folder) => {
        writeFileSync(path, 'LD_PRELOAD=/tmp/evil.so\n', { flag: 'a' })
        chmodSync(path, 0o000)
        chmodSync(folder, 0o555)
      },
    ],
    [
      'a test has replaced by a link',
      (path, folder) => {
        writeFileSync(join(folder, 'evil'), 'LD_PRELOAD=/tmp/evil.so\n')
        unlinkSync(path)
        symlinkSync(join(folder, 'evil'), path)
      },
    ],
    [
      'a test has replaced by a folder',
      path => {
        unlinkSync(path)
        mkdirSync(join(path, 'inner'), { recursive: true })
      },
    ],
  ])('that %s is restored', async (_, act) => {
    const { names, info, text } = await restoredAfter(act)

    expect(names).toEqual(['GITHUB_ENV'])
    expect([info.isFile(), text]).toEqual([true, 'before=1\n'])
  })

  it('is restored in its own place, and not where a link leads', async () => {
    const { folder } = await restoredAfter((path, at) => {
      writeFileSync(join(at, 'target'), 'of a person\n')
      unlinkSync(path)
      symlinkSync(join(at, 'target'), path)
    })

    expect(readFileSync(join(folder, 'target'), 'utf8')).toBe('of a person\n')
  })
})
