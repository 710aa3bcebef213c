import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changesBy } from '../../src/workspace/disk-changes.ts'
import { Repository } from '../../src/workspace/repository.ts'

const HOST = { PATH: process.env.PATH ?? '', HOME: '/nonexistent' }

/** A work tree that holds the files of a commit in the bot's repository. */
async function laidOut(files: Record<string, string>) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-changes-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'work')
  mkdirSync(root)
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const repository = await Repository.open({ dir: join(home, 'git'), work: root, host: HOST })
  const index = join(home, 'index')
  await repository.git(['add', '--all'], { index })
  const tree = (await repository.git(['write-tree'], { index })).trim()
  const commit = await repository.commitTree({ tree, parents: [], message: 'Begin' })
  const write = (path: string, text: string | Buffer) => writeFileSync(join(root, path), text)
  return { root, write, changes: (work: () => void) => changesBy(async () => work(), { repository, root, commit }) }
}

describe('what a command changes on the disk', () => {
  it('is each new, changed and deleted file, with its text', async () => {
    const { root, write, changes } = await laidOut({ 'a.js': 'a\n', 'b.js': 'b\n', 'c.js': 'c\n' })

    const found = await changes(() => {
      write('a.js', 'A\n')
      rmSync(join(root, 'b.js'))
      mkdirSync(join(root, 'gen'))
      write('gen/d.js', 'd\n')
    })

    expect([...found.files]).toEqual([
      ['a.js', 'A\n'],
      ['b.js', undefined],
      ['gen/d.js', 'd\n'],
    ])
    expect(found.unreadable).toEqual([])
  })

  it('is none that git ignores, that differed before, or whose text is the same', async () => {
    const { root, write, changes } = await laidOut({ '.gitignore': 'cache\n', 'a.js': 'a\n', 'b.js': 'b\n' })
    write('b.js', 'other\n')
    write('new.txt', 'x\n')

    const found = await changes(() => {
      write('cache', 'x\n')
      write('b.js', 'another\n')
      write('new.txt', 'y\n')
      chmodSync(join(root, 'a.js'), 0o755)
    })

    expect(found).toMatchObject({ files: new Map(), unreadable: [] })
  })

  it('is also a file whose line ends the checkout turned into CRLF, with those that git stores', async () => {
    const { write, changes } = await laidOut({ 'a.js': 'a\nb\n', 'b.js': 'b\n' })
    write('a.js', 'a\r\nb\r\n')
    write('b.js', 'b\r\n')

    const found = await changes(() => write('a.js', 'a\r\nB\r\n'))

    expect([...found.files]).toEqual([['a.js', 'a\nB\n']])
  })

  it('is unreadable where it is a link, binary or too large', async () => {
    const { root, write, changes } = await laidOut({ 'a.js': 'a\n' })

    const found = await changes(() => {
      write('image.png', Buffer.from([0, 1, 2]))
      write('large.txt', 'x'.repeat(1_000_001))
      rmSync(join(root, 'a.js'))
      symlinkSync('/etc/passwd', join(root, 'a.js'))
    })

    expect(found.files.size).toBe(0)
    expect([...found.unreadable].toSorted()).toEqual(['a.js', 'image.png', 'large.txt'])
  })
})
