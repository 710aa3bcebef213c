import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GuardedFiles } from '../../src/workspace/guarded-files.ts'
import { EditJournal } from '../../src/workspace/edit-journal.ts'

let home: string
let root: string
let path: string
const text = (name: string) => readFileSync(join(root, name), 'utf8')

beforeEach(() => {
  // A folder of its own around it, so that what lies beside it is of this test.
  home = mkdtempSync(join(tmpdir(), 'fix-tests-journal-'))
  root = join(home, 'project')
  mkdirSync(root)
  path = `${root}.journal`
})
afterEach(() => rmSync(home, { recursive: true }))

describe('after a run that died', () => {
  it('its edit is put back, also when death came before the writing', async () => {
    writeFileSync(join(root, 'a.py'), 'trial 1\n')
    const journal = new EditJournal(path)
    await journal.note('a.py', { found: 'mine\n', text: 'trial 1\n' })
    await journal.note('a.py', { found: 'mine\n', text: 'trial 2\n' })

    const recovered = await EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['a.py'], left: [] })
    expect(text('a.py')).toBe('mine\n')
  })

  it.each(['', 'tri', 'mi'])('what a death left of a text that was being written is put back (%j)', async begun => {
    await new EditJournal(path).note('a.py', { found: 'mine\n', text: 'trial\n' })
    writeFileSync(join(root, 'a.py'), begun)

    const recovered = await EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['a.py'], left: [] })
    expect(text('a.py')).toBe('mine\n')
  })

  it('what somebody has written since is left alone', async () => {
    await new EditJournal(path).note('a.py', { found: 'mine\n', text: 'trial\n' })
    writeFileSync(join(root, 'a.py'), 'trial\nand a line of my own\n')

    const recovered = await EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: [], left: ['a.py'] })
    expect(text('a.py')).toBe('trial\nand a line of my own\n')
  })

  it('a file that it made is gone, and the journal too', async () => {
    await new EditJournal(path).note('new.py', { found: undefined, text: 'new\n' })
    writeFileSync(join(root, 'new.py'), 'new\n')

    await EditJournal.recover(path, new GuardedFiles(root))

    expect(existsSync(join(root, 'new.py'))).toBe(false)
    expect(existsSync(path)).toBe(false)
  })

  it('a file that it took away is back', async () => {
    await new EditJournal(path).note('gone.py', { found: 'mine\n', text: undefined })

    const recovered = await EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['gone.py'], left: [] })
    expect(text('gone.py')).toBe('mine\n')
  })

  it('a file that somebody has put where it took one away is left alone', async () => {
    await new EditJournal(path).note('gone.py', { found: 'mine\n', text: undefined })
    writeFileSync(join(root, 'gone.py'), 'another one of mine\n')

    const recovered = await EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: [], left: ['gone.py'] })
    expect(text('gone.py')).toBe('another one of mine\n')
  })

  it.each(['{', '[]x', '[["a.py","b"]]', '[{"path":"../x","found":"y","written":["none"]}]'])(
    'a journal such as %j writes nothing',
    async journal => {
      writeFileSync(path, journal)

      await EditJournal.recover(path, new GuardedFiles(root)).catch(() => undefined)

      expect(existsSync(join(root, '..', 'x'))).toBe(false)
    },
  )
})

it('a journal of a copy keeps nothing: the copy goes as a whole', async () => {
  const journal = new EditJournal(undefined)

  await journal.note('a.py', { found: 'mine\n', text: 'trial\n' })
  await journal.end()

  expect(readdirSync(root)).toEqual([])
})
