import { createHash } from 'node:crypto'
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
  it('its edit is put back, also when death came before the writing', () => {
    writeFileSync(join(root, 'a.py'), 'trial 1\n')
    const journal = new EditJournal(path)
    journal.note('a.py', { found: 'mine\n', text: 'trial 1\n' })
    journal.note('a.py', { found: 'mine\n', text: 'trial 2\n' })

    const recovered = EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['a.py'], left: [] })
    expect(text('a.py')).toBe('mine\n')
  })

  it.each(['', 'tri', 'mi'])('what a death left of a text that was being written is put back (%j)', begun => {
    new EditJournal(path).note('a.py', { found: 'mine\n', text: 'trial\n' })
    writeFileSync(join(root, 'a.py'), begun)

    const recovered = EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['a.py'], left: [] })
    expect(text('a.py')).toBe('mine\n')
  })

  it('of a line that a death cut, the one before it counts', () => {
    const journal = new EditJournal(path)
    journal.note('a.py', { found: 'mine\n', text: 'trial 1\n' })
    journal.note('a.py', { found: 'mine\n', text: 'trial 2\n' })
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -20))
    writeFileSync(join(root, 'a.py'), 'trial 1\n')

    const recovered = EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['a.py'], left: [] })
    expect(text('a.py')).toBe('mine\n')
  })

  it('a journal of many edits stays small, and knows the last one', () => {
    const journal = new EditJournal(path)
    const large = 'x = 1\n'.repeat(50_000)
    for (let trial = 1; trial <= 30; trial += 1) journal.note('a.py', { found: 'mine\n', text: `${large}${trial}\n` })
    writeFileSync(join(root, 'a.py'), `${large}30\n`)

    expect(readFileSync(path).length).toBeLessThan(6_000_000)
    expect(EditJournal.recover(path, new GuardedFiles(root)).restored).toEqual(['a.py'])
    expect(text('a.py')).toBe('mine\n')
  })

  it.each([
    ['a change within', 'a\nb = 1\nc\n', 'a\nb = 2\nc\n'],
    ['more of the same', 'a\na\na\n', 'a\na\na\na\n'],
    ['nothing of it', 'a\n', ''],
    ['half of a character', 'x = "\u{1F600}"\n', 'x = "\u{1F601}"\n'],
  ])('its later edits are known by what differs: %s', (_, found, later) => {
    const journal = new EditJournal(path)
    for (const trial of ['first\n', 'second\n', later]) journal.note('a.py', { found, text: trial })
    // What a death left of the last text: its beginning.
    writeFileSync(join(root, 'a.py'), later.slice(0, Math.ceil(later.length / 2)))

    expect(EditJournal.recover(path, new GuardedFiles(root)).restored).toEqual(['a.py'])
    expect(text('a.py')).toBe(found)
  })

  it('an edit whose file is not told of in whole puts back nothing', () => {
    const digest = createHash('sha256').update('trial\n').digest('hex')
    writeFileSync(path, JSON.stringify({ path: 'a.py', written: [digest], start: 0, end: 0, middle: 'trial\n' }))
    writeFileSync(join(root, 'a.py'), 'trial\n')

    expect(EditJournal.recover(path, new GuardedFiles(root))).toEqual({ restored: [], left: [] })
    expect(text('a.py')).toBe('trial\n')
  })

  it('a search in a large file leaves a short journal', () => {
    const journal = new EditJournal(path)
    const large = 'x = 1\n'.repeat(50_000)
    for (let trial = 1; trial <= 300; trial += 1) {
      journal.note('a.py', { found: large, text: `${large}${trial}\n` })
      journal.note('a.py', { found: large, text: large })
    }

    expect(readFileSync(path).length).toBeLessThan(1_000_000)
  })

  it('a journal of an earlier version is read', () => {
    const digest = createHash('sha256').update('trial\n').digest('hex')
    writeFileSync(path, JSON.stringify([{ path: 'a.py', found: 'mine\n', written: [digest], text: 'trial\n' }]))
    writeFileSync(join(root, 'a.py'), 'trial\n')

    expect(EditJournal.recover(path, new GuardedFiles(root)).restored).toEqual(['a.py'])
  })

  it('what somebody has written since is left alone', () => {
    new EditJournal(path).note('a.py', { found: 'mine\n', text: 'trial\n' })
    writeFileSync(join(root, 'a.py'), 'trial\nand a line of my own\n')

    const recovered = EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: [], left: ['a.py'] })
    expect(text('a.py')).toBe('trial\nand a line of my own\n')
  })

  it('a file that it made is gone, and the journal too', () => {
    new EditJournal(path).note('new.py', { found: undefined, text: 'new\n' })
    writeFileSync(join(root, 'new.py'), 'new\n')

    EditJournal.recover(path, new GuardedFiles(root))

    expect(existsSync(join(root, 'new.py'))).toBe(false)
    expect(existsSync(path)).toBe(false)
  })

  it('a file that it took away is back', () => {
    new EditJournal(path).note('gone.py', { found: 'mine\n', text: undefined })

    const recovered = EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: ['gone.py'], left: [] })
    expect(text('gone.py')).toBe('mine\n')
  })

  it('a file that somebody has put where it took one away is left alone', () => {
    new EditJournal(path).note('gone.py', { found: 'mine\n', text: undefined })
    writeFileSync(join(root, 'gone.py'), 'another one of mine\n')

    const recovered = EditJournal.recover(path, new GuardedFiles(root))

    expect(recovered).toEqual({ restored: [], left: ['gone.py'] })
    expect(text('gone.py')).toBe('another one of mine\n')
  })

  it.each(['{', '[]x', '[["a.py","b"]]', '[{"path":"../x","found":"y","written":["none"]}]'])(
    'a journal such as %j writes nothing',
    journal => {
      writeFileSync(path, journal)

      EditJournal.recover(path, new GuardedFiles(root))

      expect(existsSync(join(root, '..', 'x'))).toBe(false)
    },
  )
})

it('a journal of a copy keeps nothing: the copy goes as a whole', () => {
  const journal = new EditJournal(undefined)

  journal.note('a.py', { found: 'mine\n', text: 'trial\n' })
  journal.end()

  expect(readdirSync(root)).toEqual([])
})
