import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withSpans } from '../../src/domain/text/spans.ts'
import { recoverEdits } from '../../src/workspace/recover-edits.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'
import { type Content, lay, picture, policy, type UserRepository } from './user-repository.ts'

const message = 'fix-tests: iteration 1\n'
const LINES = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n'

/** Texts by path; undefined takes a file away. */
type Changes = Record<string, string | undefined>

const PLACED: Changes = { 'a.ts': 'placed\n', 'new.ts': 'new\n', 'gone.ts': undefined }

describe('an edit', () => {
  it('shows in the file, in the list of changes and in the diff', async () => {
    const scene = lay({ 'src/sum.ts': 'a - b\n' })
    await using workspace = await scene.open()

    const result = await workspace.write('src/sum.ts', 'a + b\n')

    expect(result).toEqual({ ok: true })
    expect(scene.text('src/sum.ts')).toBe('a + b\n')
    expect(await workspace.changed()).toEqual(['src/sum.ts'])
    expect(await workspace.diff()).toContain('-a - b\n+a + b\n')
    expect(await workspace.original('src/sum.ts')).toBe('a - b\n')
    expect(await workspace.read('src/sum.ts')).toBe('a + b\n')
  })

  it('makes a version with a second of its own, not older than what was built from the one before', async () => {
    const scene = lay({ 'a.py': 'a < b\n' })
    await using workspace = await scene.open()
    const built = join(scene.root, 'built')
    const at = join(scene.root, 'a.py')
    const seconds = [Math.floor(statSync(at).mtimeMs / 1000)]

    for (const text of ['a > b\n', 'a = b\n', 'a + b\n']) {
      writeFileSync(built, '')
      await workspace.write('a.py', text)
      seconds.push(Math.floor(statSync(at).mtimeMs / 1000))
      expect(statSync(at).mtimeMs).toBeGreaterThanOrEqual(statSync(built).mtimeMs)
    }

    expect(new Set(seconds).size).toBe(4)
  })

  // The clock of the file system is a few milliseconds behind.
  it('has a second of its own also where that has just begun', async () => {
    const scene = lay({ 'a.py': 'a < b\n' })
    await using workspace = await scene.open()
    const at = join(scene.root, 'a.py')
    const seconds = [Math.floor(statSync(at).mtimeMs / 1000)]

    for (const text of ['a > b\n', 'a = b\n', 'a + b\n']) {
      const end = (Math.floor(Date.now() / 1000) + 1) * 1000
      while (Date.now() < end) continue
      await workspace.write('a.py', text)
      seconds.push(Math.floor(statSync(at).mtimeMs / 1000))
    }

    expect(new Set(seconds).size).toBe(4)
  })

  it('that restores the text is none', async () => {
    const scene = lay({ 'src/sum.ts': 'a - b\n' })
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', 'a + b\n')

    await workspace.write('src/sum.ts', 'a - b\n')

    expect(await workspace.changed()).toEqual([])
    expect(await workspace.diff()).toBe('')
  })

  it('is taken back alone by a reset, and with all others by a discard', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
    await using workspace = await scene.open()
    for (const path of ['a.ts', 'b.ts', 'src/new.ts']) await workspace.write(path, 'edited\n')

    await workspace.reset('a.ts')
    const afterReset = await workspace.changed()
    await workspace.discard()

    expect(afterReset).toEqual(['b.ts', 'src/new.ts'])
    expect(await workspace.changed()).toEqual([])
    expect(scene.text('b.ts')).toBe('b\n')
    expect(existsSync(join(scene.root, 'src/new.ts'))).toBe(false)
  })

  it.each([
    ['a test', 'src/sum.test.ts'],
    ['a workflow', '.github/workflows/ci.yml'],
    ['a workflow by another spelling', './.github/workflows/ci.yml'],
    ['a test by another spelling', './src/sum.test.ts'],
    ["git's own files", '.git/config'],
    ['a file outside', '../outside.ts'],
    ['a folder', 'src'],
    ['a file below a file', 'src/sum.ts/below.ts'],
    ['a binary file', 'logo.bin'],
    ['a file in another encoding', 'latin1.txt'],
    ['a file that git does not know', 'notes.txt'],
    ['a link', 'link.ts'],
    ['a file behind a link that leaves the project', 'out/file.ts'],
  ])('of %s is refused, and nothing is written', async (_, path) => {
    const scene = lay({
      'src/sum.ts': 'a\n',
      'src/sum.test.ts': 'test\n',
      '.github/workflows/ci.yml': 'on: push\n',
      'logo.bin': Buffer.from([0x50, 0, 1, 2]),
      'latin1.txt': Buffer.from([0x67, 0xfc, 0x0a]),
    })
    scene.put('notes.txt', 'mine\n')
    mkdirSync(join(scene.home, 'elsewhere'))
    writeFileSync(join(scene.home, 'elsewhere/file.ts'), 'theirs\n')
    symlinkSync(join(scene.home, 'elsewhere'), join(scene.root, 'out'))
    symlinkSync('src/sum.ts', join(scene.root, 'link.ts'))
    const found = picture(scene.home, ['state'])
    await using workspace = await scene.open()

    const result = await workspace.write(path, 'evil\n')

    expect(result).toEqual({ ok: false, reason: expect.stringMatching(/^.+\.$/) })
    expect(picture(scene.home, ['state'])).toEqual(found)
    expect(await workspace.changed()).toEqual([])
  })

  it('of a file that a filter keeps in another form on disk is refused: its stored form is not known', async () => {
    const scene = lay({ 'secret.txt': 'STORED\n', '.gitattributes': 'secret.txt filter=crypt\n' })
    scene.put('secret.txt', 'decrypted\n')
    await using workspace = await scene.open()

    const result = await workspace.write('secret.txt', 'decrypted, edited\n')

    expect(result).toMatchObject({ ok: false })
  })
})

describe('a link inside the project', () => {
  it.each(['.git', 'test'])('to %s is no way around the policy', async target => {
    const scene = lay({ 'a.ts': 'a\n', 'test/a.test.ts': 'b\n' })
    symlinkSync(target, join(scene.root, 'spare'))
    await using workspace = await scene.open()

    const result = await workspace.write('spare/hooks/post-checkout', 'echo\n')

    expect(result).toMatchObject({ ok: false })
    expect(existsSync(join(scene.root, target, 'hooks', 'post-checkout'))).toBe(false)
  })
})

describe('a fixer cannot read', () => {
  it.each([
    ["git's own files", '.git/config'],
    ['a file that git does not know', '.env'],
    ['a file outside', '../secret.txt'],
    ['an absolute path', '/etc/hostname'],
    ['a link that leaves the project', 'link.txt'],
    ['a file behind a link that leaves the project', 'out/secret.txt'],
    ['a binary file', 'logo.bin'],
    ['a folder', 'src'],
    ['a file that is not there', 'src/none.ts'],
  ])('%s', async (_, path) => {
    const scene = lay({ 'src/sum.ts': 'a\n', 'logo.bin': Buffer.from([1, 0, 2]) })
    scene.put('.env', 'KEY=secret\n')
    writeFileSync(join(scene.home, 'secret.txt'), 'secret\n')
    symlinkSync(join(scene.home, 'secret.txt'), join(scene.root, 'link.txt'))
    symlinkSync(scene.home, join(scene.root, 'out'))
    await using workspace = await scene.open()

    expect(await workspace.read(path)).toBeUndefined()
  })
})

describe('what a test writes to an edited file on disk', () => {
  it('becomes no part of the fix, and is gone before the next run', async () => {
    const scene = lay({ 'src/sum.ts': 'a - b\n' })
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', 'a + b\n')
    writeFileSync(join(workspace.root, 'src', 'sum.ts'), 'a + b // and a back door\n')

    await workspace.sync()
    const onDisk = scene.text('src/sum.ts')
    writeFileSync(join(workspace.root, 'src', 'sum.ts'), 'a + b // and a back door\n')
    await workspace.commit({ tree: await workspace.tree(), message })

    expect(onDisk).toBe('a + b\n')
    expect(await workspace.original('src/sum.ts')).toBe('a + b\n')
    expect(scene.text('src/sum.ts')).toBe('a + b\n')
  })
})

describe('a commit', () => {
  it('is made of the edits alone, whatever the tests did to other files', async () => {
    const scene = lay({ 'src/sum.ts': 'a - b\n', 'snapshot.txt': 'old\n', 'fixture.txt': 'keep\n' })
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', 'a + b\n')
    await workspace.write('src/new.ts', 'new\n')
    scene.put('snapshot.txt', 'changed by a test\n')
    scene.put('coverage/index.html', 'made by a test\n')
    rmSync(join(scene.root, 'fixture.txt'))

    const sha = await workspace.commit({ tree: await workspace.tree(), message })

    expect(scene.bot('diff', '--name-status', scene.head, sha)).toBe('A\tsrc/new.ts\nM\tsrc/sum.ts\n')
    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe('a + b\n')
    expect(scene.bot('log', '-1', '--format=%an <%ae>%n%B', sha)).toBe(
      'fix-tests <fix-tests@users.noreply.github.com>\nfix-tests: iteration 1\n\n',
    )
    expect(await workspace.log()).toEqual([{ sha, message: message.trim() }])
  })

  it('keeps the mode of an executable file, and gives a new one the usual mode', async () => {
    const scene = lay({ 'run.sh': 'false\n', 'a.ts': 'a\n' }, { executable: ['run.sh'] })
    await using workspace = await scene.open()
    await workspace.write('run.sh', 'true\n')
    await workspace.write('new.sh', 'true\n')

    const sha = await workspace.commit({ tree: await workspace.tree(), message })

    expect(scene.bot('ls-tree', sha).replace(/ blob \w+\t/g, ' ')).toBe('100644 a.ts\n100644 new.sh\n100755 run.sh\n')
    expect(statSync(join(scene.root, 'run.sh')).mode & 0o777).toBe(0o755)
  })

  it('takes names that need care', async () => {
    const names = ['with space.ts', 'ümläut.ts', '-dash.ts', '[abc].ts', "quote'.ts", '$(top)magic.ts', '!a.ts']
    // Windows cannot have these.
    const strange = ['*.star', 'quote".ts', ':(top)magic.ts', 'a\tb.ts']
    const scene = lay(Object.fromEntries([...names, ...strange, 'a.ts'].map(name => [name, 'old\n'])))
    await using workspace = await scene.open()
    for (const name of names) await workspace.write(name, 'new\n')

    const sha = await workspace.commit({ tree: await workspace.tree(), message })

    expect(scene.bot('diff', '--name-only', '-z', scene.head, sha).split('\0').filter(Boolean)).toEqual(
      names.toSorted(),
    )
    expect(scene.bot('show', `${sha}:a.ts`)).toBe('old\n')
    for (const name of strange) expect(await workspace.write(name, 'new\n')).toMatchObject({ ok: false })
  })

  it('of a tree that was made before the edits were lost is the same', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()
    await workspace.write('a.ts', 'fixed\n')
    const tree = await workspace.tree()
    await workspace.discard()

    const sha = await workspace.commit({ tree, message })

    expect(scene.bot('show', `${sha}:a.ts`)).toBe('fixed\n')
    expect(scene.text('a.ts')).toBe('fixed\n')
    expect(await workspace.hasTree(tree)).toBe(true)
    expect(await workspace.hasTree('0'.repeat(40))).toBe(false)
  })

  it('of more than a fix is refused in a sentence', async () => {
    const files = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.ts`, 'a\n']))
    const scene = lay(files)
    await using workspace = await scene.open()
    for (const path of Object.keys(files)) await workspace.write(path, 'b\n')

    expect(await workspace.refusal()).toBe('The change touches 21 files; at most 20 are allowed.')
  })
})

describe('a revert', () => {
  it('takes one commit back and leaves the others', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
    await using workspace = await scene.open()
    await workspace.write('a.ts', 'bad\n')
    await workspace.write('new.ts', 'bad\n')
    const bad = await workspace.commit({ tree: await workspace.tree(), message: 'bad\n' })
    await workspace.write('b.ts', 'good\n')
    const good = await workspace.commit({ tree: await workspace.tree(), message: 'good\n' })

    const sha = await reverted(workspace, bad)

    expect(scene.bot('diff', '--name-status', scene.head, sha)).toBe('M\tb.ts\n')
    expect([scene.text('a.ts'), scene.text('b.ts')]).toEqual(['a\n', 'good\n'])
    expect(existsSync(join(scene.root, 'new.ts'))).toBe(false)
    expect((await workspace.log()).map(entry => entry.sha)).toEqual([sha, good, bad])
    expect(await workspace.changed()).toEqual([])
  })

  it('is not kept from it by the lock of a git that was killed', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()
    await workspace.write('a.ts', 'bad\n')
    const bad = await workspace.commit({ tree: await workspace.tree(), message: 'bad\n' })
    writeFileSync(join(scene.home, 'state/git/bot-index.lock'), '')

    await reverted(workspace, bad)

    expect(scene.text('a.ts')).toBe('a\n')
    expect(readdirSync(join(scene.home, 'state/git')).filter(name => name.startsWith('revert-'))).toEqual([])
  })

  it('keeps the mode of an executable file, in the commit and on disk', async () => {
    const scene = lay({ 'run.sh': 'false\n' }, { executable: ['run.sh'] })
    await using workspace = await scene.open()
    await workspace.write('run.sh', 'true\n')
    const bad = await workspace.commit({ tree: await workspace.tree(), message })

    const sha = await reverted(workspace, bad)

    expect(scene.bot('ls-tree', sha)).toMatch(/^100755 blob \w+\trun\.sh\n$/)
    expect(statSync(join(scene.root, 'run.sh')).mode & 0o777).toBe(0o755)
  })

  it('is made although tests changed other tracked files and the very file', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'snapshot.txt': 'old\n' })
    await using workspace = await scene.open()
    await workspace.write('a.ts', 'bad\n')
    const bad = await workspace.commit({ tree: await workspace.tree(), message })
    scene.put('snapshot.txt', 'changed by a test\n')
    scene.put('a.ts', 'changed by a test\n')

    const sha = await reverted(workspace, bad)

    expect(scene.bot('diff', '--name-only', scene.head, sha)).toBe('')
    expect([scene.text('a.ts'), scene.text('snapshot.txt')]).toEqual(['a\n', 'changed by a test\n'])
  })

  it('takes back its lines alone where a later commit changed others of the same file', async () => {
    const scene = lay({ 'a.ts': LINES })
    await using workspace = await scene.open()
    const bad = await committed(workspace, { 'a.ts': LINES.replace('two', 'BAD') })
    await committed(workspace, { 'a.ts': LINES.replace('two', 'BAD').replace('eight', 'GOOD') })

    const sha = await reverted(workspace, bad)

    expect(scene.bot('show', `${sha}:a.ts`)).toBe(LINES.replace('eight', 'GOOD'))
    expect(scene.text('a.ts')).toBe(LINES.replace('eight', 'GOOD'))
  })

  it('can be made of several commits, the newest first', async () => {
    const scene = lay({ 'a.ts': 'one\n' })
    await using workspace = await scene.open()
    const first = await committed(workspace, { 'a.ts': 'two\n' })
    const second = await committed(workspace, { 'a.ts': 'three\n' })

    await reverted(workspace, second)
    const sha = await reverted(workspace, first)

    expect(scene.bot('diff', '--name-only', scene.head, sha)).toBe('')
    expect(scene.text('a.ts')).toBe('one\n')
  })

  it.each<[string, Changes, Changes]>([
    ['changed the same lines', { 'a.ts': 'two\n' }, { 'a.ts': 'three\n' }],
    ['changed the file that it made', { 'new.ts': 'two\n' }, { 'new.ts': 'three\n' }],
    ['changed the same lines among other files', { 'a.ts': 'two\n', 'b.ts': 'B\n' }, { 'a.ts': 'three\n' }],
    ['took the file away', { 'a.ts': 'two\n' }, { 'a.ts': undefined }],
  ])('is not made where a later commit %s, and nothing has changed then', async (_, early, late) => {
    const scene = lay({ 'a.ts': 'one\n', 'b.ts': 'b\n' })
    await using workspace = await scene.open()
    const first = await committed(workspace, early)
    const second = await committed(workspace, late)
    const found = picture(scene.root)

    const sha = await workspace.revert({ commit: first, message: 'revert\n' })

    expect(sha).toBeUndefined()
    expect(picture(scene.root)).toEqual(found)
    expect((await workspace.log()).map(entry => entry.sha)).toEqual([second, first])
    expect(await workspace.changed()).toEqual([])
    const later = await reverted(workspace, second)
    expect(scene.bot('diff', '--name-only', first, later)).toBe('')
  })

  it('that conflicts leaves nothing behind: in the end everything is as it was found', async () => {
    const scene = lay({ 'a.ts': 'one\n' })
    const found = picture(scene.root)
    const workspace = await scene.open()
    const first = await committed(workspace, { 'a.ts': 'two\n' })
    await committed(workspace, { 'a.ts': 'three\n' })

    await workspace.revert({ commit: first, message: 'revert\n' })
    await workspace[Symbol.asyncDispose]()

    expect(picture(scene.root)).toEqual(found)
  })
})

describe('the digest of the code', () => {
  it('is the same before and after the commit of an edit, and another one than without it', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()
    const atFirst = await workspace.digest()
    await workspace.write('a.ts', 'fixed\n')
    const edited = await workspace.digest()

    await workspace.commit({ tree: await workspace.tree(), message })
    const after = await workspace.digest()

    expect(after).toBe(edited)
    expect(edited).not.toBe(atFirst)
  })

  it('is that of the failing commit again after a commit and its revert', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()
    const atFirst = await workspace.digest()
    const bad = await committed(workspace, { 'a.ts': 'bad\n', 'new.ts': 'bad\n' })
    const broken = await workspace.digest()

    await reverted(workspace, bad)
    const after = await workspace.digest()

    expect(after).toBe(atFirst)
    expect(broken).not.toBe(atFirst)
  })

  it('does not tell in which way the code came about', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'c.ts': 'c\n' })
    const digests: string[] = []
    let tree: string

    {
      await using workspace = await scene.open()
      for (const path of ['a.ts', 'b.ts']) await workspace.write(path, 'fixed\n')
      tree = await workspace.tree()
      digests.push(await workspace.digest())
    }
    {
      await using workspace = await scene.open()
      await workspace.write('c.ts', 'other\n')
      await workspace.reset('c.ts')
      for (const path of ['b.ts', 'a.ts']) await workspace.write(path, 'fixed\n')
      digests.push(await workspace.digest())
      await workspace.restore(tree)
      digests.push(await workspace.digest())
      await workspace.discard()
      await committed(workspace, { 'b.ts': 'fixed\n' })
      await workspace.write('a.ts', 'fixed\n')
      digests.push(await workspace.digest())
    }

    expect(digests).toEqual(digests.map(() => digests[0]))
  })

  it('is another one for other code', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'empty.ts': '' })
    await using workspace = await scene.open()
    const variants: Changes[] = [
      {},
      { 'a.ts': 'x\n' },
      { 'a.ts': 'x' },
      { 'b.ts': 'x\n' },
      { 'a.ts': 'x\n', 'b.ts': 'x\n' },
      { 'a.ts': '' },
      { 'a.ts': undefined },
      { 'empty.ts': undefined },
      { 'new.ts': '' },
      { 'new.ts': 'x\n' },
      { 'deep/new.ts': 'x\n' },
    ]

    const digests: string[] = []
    for (const changes of variants) {
      await workspace.replaceEdits(new Map(Object.entries(changes)))
      digests.push(await workspace.digest())
    }

    expect(new Set(digests).size).toBe(variants.length)
  })

  it('is that of the files which are there while those of another commit are', async () => {
    const scene = lay({ 'a.ts': 'before\n' }, { next: { 'a.ts': 'a\n', 'b.ts': 'b\n' } })
    const first = scene.git('rev-parse', 'HEAD^').trim()
    await using workspace = await scene.open()
    const here = await workspace.digest()

    const there = await workspace.at(first, () => workspace.digest())
    const back = await workspace.digest()
    await workspace.replaceEdits(
      new Map([
        ['a.ts', 'before\n'],
        ['b.ts', undefined],
      ]),
    )

    expect(there).not.toBe(here)
    expect(back).toBe(here)
    expect(await workspace.digest()).toBe(there)
  })

  it('is of what is held here, whatever a test has written to the disk', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
    await using workspace = await scene.open()
    await workspace.write('a.ts', 'fixed\n')
    const before = await workspace.digest()

    scene.put('a.ts', 'written by a test\n')
    scene.put('new.ts', 'written by a test\n')

    expect(await workspace.digest()).toBe(before)
  })
})

describe('edits that are placed', () => {
  it('are texts, new files and removals, in the place of all edits before', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'src/gone.ts': 'gone\n' })
    await using workspace = await scene.open()
    await workspace.write('b.ts', 'edited before\n')
    await workspace.write('src/early.ts', 'edited before\n')

    await workspace.replaceEdits(
      new Map([
        ['a.ts', 'placed\n'],
        ['deep/er/new.ts', 'new\n'],
        ['src/gone.ts', undefined],
      ]),
    )

    expect((await workspace.changed()).toSorted()).toEqual(['a.ts', 'deep/er/new.ts', 'src/gone.ts'])
    expect(picture(scene.root, ['.git'])).toEqual({
      'a.ts': '644 placed\n',
      'b.ts': '644 b\n',
      deep: 'folder',
      'deep/er': 'folder',
      'deep/er/new.ts': '644 new\n',
      src: 'folder',
    })
    expect(await workspace.read('src/gone.ts')).toBeUndefined()
    expect(await workspace.diff()).toMatch(/^deleted file mode 100644$[\s\S]*^-gone$/m)
  })

  it('become a commit', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'gone.ts': 'gone\n' })
    await using workspace = await scene.open()

    const sha = await committed(workspace, { 'a.ts': 'placed\n', 'new.ts': 'new\n', 'gone.ts': undefined })

    expect(scene.bot('diff', '--name-status', '--no-renames', scene.head, sha)).toBe('M\ta.ts\nD\tgone.ts\nA\tnew.ts\n')
    expect(await workspace.changed()).toEqual([])
    expect(existsSync(join(scene.root, 'gone.ts'))).toBe(false)
  })

  it('take a commit back as far as they go', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
    await using workspace = await scene.open()
    await committed(workspace, { 'a.ts': 'A\n', 'b.ts': 'B\n', 'new.ts': 'new\n' })

    const sha = await committed(workspace, { 'a.ts': 'a\n', 'new.ts': undefined })

    expect(scene.bot('diff', '--name-status', scene.head, sha)).toBe('M\tb.ts\n')
    expect([scene.text('a.ts'), scene.text('b.ts')]).toEqual(['a\n', 'B\n'])
    expect(existsSync(join(scene.root, 'new.ts'))).toBe(false)
  })

  it('are none where they say what the tip has', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()

    await workspace.replaceEdits(
      new Map([
        ['a.ts', 'a\n'],
        ['never.ts', undefined],
      ]),
    )

    expect(await workspace.changed()).toEqual([])
    expect(await workspace.tree()).toBe(scene.bot('rev-parse', `${scene.head}^{tree}`).trim())
  })

  it.each([
    ['a discard', (workspace: GitWorkspace) => workspace.discard()],
    ['the end', (workspace: GitWorkspace) => workspace[Symbol.asyncDispose]()],
  ])('are gone after %s', async (_, undo) => {
    const scene = lay({ 'a.ts': 'a\n', 'gone.ts': 'gone\n' })
    const found = picture(scene.root)
    const workspace = await scene.open()
    onTestFinished(() => workspace[Symbol.asyncDispose]())
    await workspace.replaceEdits(new Map(Object.entries(PLACED)))

    await undo(workspace)

    expect(picture(scene.root)).toEqual(found)
  })

  it('are taken back by the next run, when this one dies', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'gone.ts': 'gone\n' })
    const found = picture(scene.root)
    const dead = await scene.open()
    await dead.replaceEdits(new Map(Object.entries(PLACED)))

    const recovered = await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    expect(recovered.restored.toSorted()).toEqual(['a.ts', 'gone.ts', 'new.ts'])
    expect(picture(scene.root)).toEqual(found)
  })

  it('are put back on the disk when a test has changed them', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'gone.ts': 'gone\n' })
    await using workspace = await scene.open()
    await workspace.replaceEdits(new Map(Object.entries(PLACED)))
    scene.put('a.ts', 'by a test\n')
    scene.put('gone.ts', 'by a test\n')
    rmSync(join(scene.root, 'new.ts'))

    await workspace.sync()

    expect(picture(scene.root, ['.git'])).toEqual({ 'a.ts': '644 placed\n', 'new.ts': '644 new\n' })
  })
})

describe('a tree is made the edits again', () => {
  it('with its new and its removed files, in the place of all other edits', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'gone.ts': 'gone\n' })
    await using workspace = await scene.open()
    await workspace.replaceEdits(new Map(Object.entries(PLACED)))
    const tree = await workspace.tree()
    const found = picture(scene.root)
    await workspace.discard()
    await workspace.write('b.ts', 'another attempt\n')

    await workspace.restore(tree)

    expect(picture(scene.root)).toEqual(found)
    expect((await workspace.changed()).toSorted()).toEqual(['a.ts', 'gone.ts', 'new.ts'])
    expect(await workspace.tree()).toBe(tree)
  })

  it('by the next run', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'gone.ts': 'gone\n' })
    const dead = await scene.open()
    await dead.replaceEdits(new Map(Object.entries(PLACED)))
    const tree = await dead.tree()
    await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)
    await using workspace = await scene.open()

    await workspace.restore(tree)

    expect(picture(scene.root, ['.git'])).toEqual({ 'a.ts': '644 placed\n', 'new.ts': '644 new\n' })
    expect(await workspace.tree()).toBe(tree)
  })

  it('from wherever the branch is by now', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
    await using workspace = await scene.open()
    await workspace.write('b.ts', 'B\n')
    const tree = await workspace.tree()
    await workspace.discard()
    await committed(workspace, { 'a.ts': 'A\n', 'later.ts': 'later\n' })

    await workspace.restore(tree)

    expect((await workspace.changed()).toSorted()).toEqual(['a.ts', 'b.ts', 'later.ts'])
    expect(picture(scene.root, ['.git'])).toEqual({ 'a.ts': '644 a\n', 'b.ts': '644 B\n' })
    expect(await workspace.tree()).toBe(tree)
  })

  it("and the tip's own tree is no edit", async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()
    const tree = await workspace.tree()
    await workspace.write('a.ts', 'edited\n')

    await workspace.restore(tree)

    expect(await workspace.changed()).toEqual([])
    expect(scene.text('a.ts')).toBe('a\n')
  })
})

describe('a change that was made on an earlier commit goes together with what was committed since', () => {
  const before: Content = { 'a.ts': LINES, 'b.ts': 'b\n' }
  const early = LINES.replace('two', 'EARLY')
  const late = LINES.replace('eight', 'LATE')

  it.each<[string, { ours: Changes; theirs: Changes; edits: Changes }]>([
    ['in another file', { ours: { 'a.ts': early }, theirs: { 'b.ts': 'B\n' }, edits: { 'b.ts': 'B\n' } }],
    [
      'in other lines of the same file',
      { ours: { 'a.ts': early }, theirs: { 'a.ts': late }, edits: { 'a.ts': early.replace('eight', 'LATE') } },
    ],
    ['that is the same', { ours: { 'a.ts': early }, theirs: { 'a.ts': early }, edits: {} }],
    [
      'that has more in it',
      {
        ours: { 'a.ts': early },
        theirs: { 'a.ts': early.replace('eight', 'LATE') },
        edits: { 'a.ts': early.replace('eight', 'LATE') },
      },
    ],
    ['by a new file', { ours: { 'a.ts': early }, theirs: { 'x/new.ts': 'x\n' }, edits: { 'x/new.ts': 'x\n' } }],
    ['by the same new file', { ours: { 'new.ts': 'x\n' }, theirs: { 'new.ts': 'x\n' }, edits: {} }],
    ['by taking a file away', { ours: { 'a.ts': early }, theirs: { 'b.ts': undefined }, edits: { 'b.ts': undefined } }],
    ['where both took a file away', { ours: { 'b.ts': undefined }, theirs: { 'b.ts': undefined }, edits: {} }],
    ['where nothing was committed since', { ours: {}, theirs: { 'a.ts': late }, edits: { 'a.ts': late } }],
  ])('%s', async (_, { ours, theirs, edits }) => {
    const scene = lay(before)
    await using workspace = await scene.open()
    const tree = await treeOf(workspace, theirs)
    const tip = await committed(workspace, ours)

    const together = await workspace.merge({ base: scene.head, tree })

    expect(together).toBe(true)
    expect(Object.fromEntries(await textsOf(workspace, await workspace.changed()))).toEqual(edits)
    expect(picture(scene.root, ['.git', 'x'])).toEqual(asPictured({ ...before, ...ours, ...edits }))
    const sha = await workspace.commit({ tree: await workspace.tree(), message })
    expect(scene.bot('diff', '--name-only', tip, sha).split('\n').filter(Boolean)).toEqual(Object.keys(edits))
  })

  it.each<[string, { ours: Changes; theirs: Changes }]>([
    ['the same lines', { ours: { 'a.ts': early }, theirs: { 'a.ts': LINES.replace('two', 'OTHER') } }],
    ['the same lines of one file of two', { ours: { 'b.ts': 'ours\n' }, theirs: { 'a.ts': late, 'b.ts': 'theirs\n' } }],
    ['a file that is gone by now', { ours: { 'b.ts': undefined }, theirs: { 'b.ts': 'theirs\n' } }],
    ['a file that was changed since, by taking it away', { ours: { 'b.ts': 'ours\n' }, theirs: { 'b.ts': undefined } }],
    ['a new file that another one is by now', { ours: { 'new.ts': 'ours\n' }, theirs: { 'new.ts': 'theirs\n' } }],
  ])('but not where it is of %s: then there are no edits', async (_, { ours, theirs }) => {
    const scene = lay(before)
    await using workspace = await scene.open()
    const tree = await treeOf(workspace, theirs)
    await committed(workspace, ours)
    const found = picture(scene.root)

    const together = await workspace.merge({ base: scene.head, tree })

    expect(together).toBe(false)
    expect(await workspace.changed()).toEqual([])
    expect(picture(scene.root)).toEqual(found)
  })

  it.each([true, false])('and what was edited before that is none of it (together: %s)', async fits => {
    const scene = lay(before)
    await using workspace = await scene.open()
    const tree = await treeOf(workspace, { 'a.ts': fits ? late : LINES.replace('two', 'OTHER') })
    await committed(workspace, { 'a.ts': early })
    await workspace.write('b.ts', 'an attempt that was given up\n')

    const together = await workspace.merge({ base: scene.head, tree })

    expect(together).toBe(fits)
    expect(await workspace.changed()).toEqual(fits ? ['a.ts'] : [])
    expect(scene.text('b.ts')).toBe('b\n')
  })
})

describe('how the branch differs from the failing commit', () => {
  it('is told file by file, with the lines that differ', async () => {
    const scene = lay({ 'a.ts': LINES, 'gone.ts': 'x\ny\n', 'same.ts': 'same\n' })
    await using workspace = await scene.open()
    await committed(workspace, { 'a.ts': LINES.replace('two', 'TWO'), 'new.ts': 'n\nm\n' })
    await committed(workspace, {
      'a.ts': LINES.replace('two', 'TWO').replace('eight\n', 'EIGHT\nand a half\n'),
      'gone.ts': undefined,
    })

    const changes = await workspace.changes()

    expect(changes).toEqual([
      {
        path: 'a.ts',
        before: LINES,
        after: LINES.replace('two', 'TWO').replace('eight\n', 'EIGHT\nand a half\n'),
        spans: [
          { before: { at: 1, count: 1 }, after: { at: 1, count: 1 } },
          { before: { at: 7, count: 1 }, after: { at: 7, count: 2 } },
        ],
      },
      {
        path: 'gone.ts',
        before: 'x\ny\n',
        after: undefined,
        spans: [{ before: { at: 0, count: 2 }, after: { at: 0, count: 0 } }],
      },
      {
        path: 'new.ts',
        before: undefined,
        after: 'n\nm\n',
        spans: [{ before: { at: 0, count: 0 }, after: { at: 0, count: 2 } }],
      },
    ])
  })

  it('is told so that it can be made again, whatever the texts', async () => {
    const texts: Record<string, { before: string; after: string; spans: number }> = {
      'lines at both ends': { before: 'b\nc\n', after: 'a\nb\nc\nd\n', spans: 2 },
      'lines that go': { before: LINES, after: LINES.replace('one\n', '').replace('nine\n', ''), spans: 2 },
      'a last line that ends': { before: 'a\nb', after: 'a\nb\n', spans: 1 },
      'a last line that ends no more': { before: 'a\nb\n', after: 'a\nB', spans: 1 },
      'a file that was empty': { before: '', after: 'a\n', spans: 1 },
      'a file that is empty now': { before: 'a\n', after: '', spans: 1 },
      'line ends': { before: 'a\r\nb\r\n', after: 'a\r\nB\r\n', spans: 1 },
      'a diff': { before: '', after: '@@ -1 +1 @@\n-a\n+b\n--- a\n+++ b\n', spans: 1 },
      'a diff after a lone CR': { before: 'a\nb\n', after: 'a\nx\r@@ -1 +1 @@\n', spans: 1 },
      'a diff after a line separator': { before: 'a\n', after: 'a\nx\u2028@@ -1 +1 @@\n', spans: 1 },
    }
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[which]]))
    const scene = lay(side('before'))
    await using workspace = await scene.open()
    await committed(workspace, side('after'))

    const changes = await workspace.changes()

    const seen = changes.map(({ path, before = '', after = '', spans }) => [
      path,
      { before, after: withSpans(before, after, spans), spans: spans.length },
    ])
    expect(Object.fromEntries(seen)).toEqual(texts)
  })

  it('is told of files whose names need care', async () => {
    const names = ['*.star', '-dash.ts', ':(top)magic.ts', 'a\tb.ts', 'quote".ts', 'with space.ts', 'ümläut.ts']
    const scene = lay(Object.fromEntries([...names, 'other.star'].map(name => [name, 'old\n'])))
    await using workspace = await scene.open()
    await committed(workspace, Object.fromEntries(names.map(name => [name, 'new\n'])))

    const changes = await workspace.changes()

    const spans = [{ before: { at: 0, count: 1 }, after: { at: 0, count: 1 } }]
    expect(changes).toEqual(names.map(path => ({ path, before: 'old\n', after: 'new\n', spans })))
  })

  it('is nothing at the failing commit, for edits that are in no commit, and after a revert', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()

    const atFirst = await workspace.changes()
    await workspace.write('a.ts', 'edited\n')
    const edited = await workspace.changes()
    const bad = await workspace.commit({ tree: await workspace.tree(), message })
    await reverted(workspace, bad)

    expect([atFirst, edited, await workspace.changes()]).toEqual([[], [], []])
  })
})

describe('how the branch differs from an earlier commit', () => {
  it('is told of the wanted files only', async () => {
    const scene = lay({ 'a.ts': LINES, 'b.md': 'b\n' })
    const head = scene.commit({ 'a.ts': LINES.replace('two', 'TWO'), 'b.md': 'c\n', 'new.ts': 'n\n' })
    await using workspace = await scene.open(head, { at: head, known: [scene.head] })
    const base = scene.head

    const changes = await workspace.changesSince(base, path => path.endsWith('.ts'))

    expect(changes?.map(({ path, spans }) => [path, spans.length])).toEqual([
      ['a.ts', 1],
      ['new.ts', 1],
    ])
    expect(await workspace.changesSince(base, () => false)).toEqual([])
  })

  it('is not told where a wanted file is no text', async () => {
    const scene = lay({ 'a.ts': LINES, 'b.bin': '\0old\0' })
    const head = scene.commit({ 'a.ts': LINES.replace('two', 'TWO'), 'b.bin': '\0new\0' })
    await using workspace = await scene.open(head, { at: head, known: [scene.head] })
    const base = scene.head

    expect(await workspace.changesSince(base, () => true)).toBeUndefined()
    expect(await workspace.changesSince(base, path => path !== 'b.bin')).toHaveLength(1)
  })
})

describe('in a checkout with CRLF line ends', () => {
  const files = { '.gitattributes': '*.ts text eol=crlf\n', 'src/sum.ts': 'one\ntwo\n', 'b.md': 'b\n' }

  it('an edit is stored with LF and stays CRLF on disk', async () => {
    const scene = lay(files)
    expect(scene.text('src/sum.ts')).toBe('one\r\ntwo\r\n')
    await using workspace = await scene.open()

    await workspace.write('src/sum.ts', 'one\r\nTWO\r\n')
    const sha = await workspace.commit({ tree: await workspace.tree(), message })

    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe('one\nTWO\n')
    expect(scene.text('src/sum.ts')).toBe('one\r\nTWO\r\n')
    expect(await workspace.changed()).toEqual([])
  })

  it('a discard and a reset give CRLF back', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()

    await workspace.write('src/sum.ts', 'x\r\n')
    await workspace.reset('src/sum.ts')
    const afterReset = scene.text('src/sum.ts')
    await workspace.write('src/sum.ts', 'y\r\n')
    await workspace.discard()

    expect([afterReset, scene.text('src/sum.ts')]).toEqual(['one\r\ntwo\r\n', 'one\r\ntwo\r\n'])
  })

  it('a revert restores both forms', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', 'one\r\nBAD\r\n')
    const bad = await workspace.commit({ tree: await workspace.tree(), message })

    const sha = await reverted(workspace, bad)

    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe('one\ntwo\n')
    expect(scene.text('src/sum.ts')).toBe('one\r\ntwo\r\n')
  })

  it('a revert that conflicts leaves both forms as they were', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()
    const first = await committed(workspace, { 'src/sum.ts': 'one\nBAD\n' })
    await committed(workspace, { 'src/sum.ts': 'one\nWORSE\n' })

    const sha = await workspace.revert({ commit: first, message })

    expect(sha).toBeUndefined()
    expect(scene.text('src/sum.ts')).toBe('one\r\nWORSE\r\n')
    expect(await workspace.original('src/sum.ts')).toBe('one\nWORSE\n')
    expect(await workspace.changed()).toEqual([])
  })

  it('a revert of a commit that is not the newest keeps the others in both forms', async () => {
    const scene = lay({ ...files, 'src/sum.ts': LINES })
    await using workspace = await scene.open()
    const bad = await committed(workspace, { 'src/sum.ts': LINES.replace('two', 'BAD') })
    await committed(workspace, { 'src/sum.ts': LINES.replace('two', 'BAD').replace('eight', 'GOOD') })

    const sha = await reverted(workspace, bad)

    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe(LINES.replace('eight', 'GOOD'))
    expect(scene.text('src/sum.ts')).toBe(LINES.replace('eight', 'GOOD').replaceAll('\n', '\r\n'))
  })

  it('what is placed lies there with CRLF and is stored with LF', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()

    const sha = await committed(workspace, { 'src/sum.ts': 'one\nTWO\n', 'b.md': 'B\n' })

    expect([scene.text('src/sum.ts'), scene.text('b.md')]).toEqual(['one\r\nTWO\r\n', 'B\n'])
    expect([scene.bot('show', `${sha}:src/sum.ts`), scene.bot('show', `${sha}:b.md`)]).toEqual(['one\nTWO\n', 'B\n'])
  })

  it('what is read lies there with CRLF when it is placed again', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', 'one\r\nTWO\r\n')
    const read = (await workspace.read('src/sum.ts')) ?? ''

    const sha = await committed(workspace, { 'src/sum.ts': read })

    expect(scene.text('src/sum.ts')).toBe('one\r\nTWO\r\n')
    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe('one\nTWO\n')
  })

  it('a file that is taken away comes back with CRLF', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()
    await workspace.replaceEdits(new Map([['src/sum.ts', undefined]]))
    const away = existsSync(join(scene.root, 'src/sum.ts'))

    await workspace.discard()

    expect([away, scene.text('src/sum.ts')]).toEqual([false, 'one\r\ntwo\r\n'])
  })

  it('a tree is restored with CRLF, and is the same tree', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', 'one\r\nTWO\r\n')
    const tree = await workspace.tree()
    await workspace.discard()

    await workspace.restore(tree)

    expect(scene.text('src/sum.ts')).toBe('one\r\nTWO\r\n')
    expect(await workspace.tree()).toBe(tree)
  })

  it('changes are merged with CRLF on disk and LF in the commit', async () => {
    const scene = lay({ ...files, 'src/sum.ts': LINES })
    await using workspace = await scene.open()
    await workspace.write('src/sum.ts', LINES.replace('eight', 'LATE').replaceAll('\n', '\r\n'))
    const tree = await workspace.tree()
    await workspace.discard()
    await committed(workspace, { 'src/sum.ts': LINES.replace('two', 'EARLY') })

    const together = await workspace.merge({ base: scene.head, tree })
    const sha = await workspace.commit({ tree: await workspace.tree(), message })

    const merged = LINES.replace('two', 'EARLY').replace('eight', 'LATE')
    expect(together).toBe(true)
    expect(scene.text('src/sum.ts')).toBe(merged.replaceAll('\n', '\r\n'))
    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe(merged)
  })

  it('the code is the same whichever line ends an edit was written with', async () => {
    const scene = lay(files)
    await using workspace = await scene.open()
    const atFirst = await workspace.digest()
    await workspace.write('src/sum.ts', 'one\r\nTWO\r\n')
    const written = await workspace.digest()
    await workspace.write('src/sum.ts', 'one\r\ntwo\r\n')
    const back = await workspace.digest()

    await workspace.replaceEdits(new Map([['src/sum.ts', 'one\nTWO\n']]))

    expect(await workspace.digest()).toBe(written)
    expect(back).toBe(atFirst)
    expect(written).not.toBe(atFirst)
  })

  it('a file that git itself stores with CRLF keeps it in both forms', async () => {
    const scene = lay({ '.gitattributes': '* -text\n', 'dos.ts': 'one\r\ntwo\r\n' })
    await using workspace = await scene.open()

    const sha = await committed(workspace, { 'dos.ts': 'one\r\nTWO\r\n' })

    expect([scene.text('dos.ts'), scene.bot('show', `${sha}:dos.ts`)]).toEqual(['one\r\nTWO\r\n', 'one\r\nTWO\r\n'])
  })

  it('a commit of an earlier run is put on disk with CRLF', async () => {
    const scene = lay(files)
    let tip: string
    {
      await using before = await scene.open()
      await before.write('src/sum.ts', 'one\r\nTWO\r\n')
      tip = await before.commit({ tree: await before.tree(), message })
    }

    await using _again = await scene.open(tip)

    expect(scene.text('src/sum.ts')).toBe('one\r\nTWO\r\n')
  })
})

describe('in the end everything is as it was found', () => {
  it('after edits, commits, a revert and new folders', async () => {
    const scene = lay({ 'a.ts': 'a\n', 'run.sh': 'x\n' }, { executable: ['run.sh'] })
    scene.put('notes.txt', 'mine\n')
    const found = picture(scene.root)

    {
      await using workspace = await scene.open()
      await workspace.write('a.ts', 'b\n')
      await workspace.write('run.sh', 'y\n')
      await workspace.write('deep/er/new.ts', 'new\n')
      const bad = await workspace.commit({ tree: await workspace.tree(), message })
      await workspace.write('b.ts', 'b\n')
      await workspace.commit({ tree: await workspace.tree(), message })
      await workspace.revert({ commit: bad, message })
      await workspace.write('a.ts', 'left open\n')
    }

    expect(picture(scene.root)).toEqual(found)
    expect(existsSync(scene.journal)).toBe(false)
  })

  it('and no empty folder of a new file is left', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    const found = picture(scene.root)

    {
      await using workspace = await scene.open()
      await workspace.write('deep/er/new.ts', 'new\n')
    }

    expect(picture(scene.root)).toEqual(found)
  })

  it('with the right to run of a file that was removed', async () => {
    const scene = lay({ 'run.sh': 'true\n' }, { executable: ['run.sh'] })
    const found = picture(scene.root)
    await using workspace = await scene.open()
    await workspace.replaceEdits(new Map([['run.sh', undefined]]))

    await workspace.discard()

    expect(picture(scene.root)).toEqual(found)
  })

  it('with the right to run of a file that was removed, by the next run after a death', async () => {
    const scene = lay({ 'run.sh': 'true\n' }, { executable: ['run.sh'] })
    const found = picture(scene.root)
    const dead = await scene.open()
    await dead.replaceEdits(new Map([['run.sh', undefined]]))

    await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    expect(picture(scene.root)).toEqual(found)
  })

  it('after a death, by the next run', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    const found = picture(scene.root)
    const dead = await scene.open()
    await dead.write('a.ts', 'half done\n')
    await dead.write('new.ts', 'new\n')

    const recovered = await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    expect(recovered).toEqual({ restored: ['a.ts', 'new.ts'], left: [] })
    expect(picture(scene.root)).toEqual(found)
    expect(await recoverEdits({ top: scene.root, host: scene.host }, scene.journal), 'once is enough').toEqual({
      restored: [],
      left: [],
    })
  })

  it.each([
    ['committed', ['commit', '--quiet', '--message', 'the fix']],
    ['staged', ['status']],
  ])('after a death, but not the edit that the user has since %s', async (_, taking) => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'gone.ts': 'gone\n' })
    const dead = await scene.open()
    await dead.replaceEdits(new Map([...Object.entries(PLACED), ['b.ts', 'half done\n']]))
    scene.git('add', 'a.ts', 'gone.ts', 'new.ts')
    scene.git(...taking)

    const recovered = await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    expect(recovered).toEqual({ restored: ['b.ts'], left: [] })
    expect(picture(scene.root, ['.git'])).toEqual({ 'a.ts': '644 placed\n', 'b.ts': '644 b\n', 'new.ts': '644 new\n' })
  })

  it('after a death while a file was there for one run, by the next run', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    const found = picture(scene.root)
    const dead = await scene.open()
    await new Promise<void>(begun => {
      void dead.withExtraFile('order.ts', 'extra\n', () => new Promise(() => begun()))
    })
    expect(scene.text('order.ts')).toBe('extra\n')

    const recovered = await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    expect(recovered).toEqual({ restored: ['order.ts'], left: [] })
    expect(picture(scene.root)).toEqual(found)
  })

  it('although a test put a folder where an edited file was', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    const found = picture(scene.root)

    {
      await using workspace = await scene.open()
      await workspace.write('a.ts', 'b\n')
      rmSync(join(scene.root, 'a.ts'))
      scene.put('a.ts/inside.txt', 'made by a test\n')
    }

    expect(picture(scene.root)).toEqual(found)
  })

  it.each([
    ['a discard', (workspace: GitWorkspace) => workspace.discard()],
    ['a reset', (workspace: GitWorkspace) => workspace.reset('a.ts')],
    ['the end', (workspace: GitWorkspace) => workspace[Symbol.asyncDispose]()],
  ])('and %s writes nothing through a link that a test put where an edited file was', async (_, undo) => {
    const scene = lay({ 'a.ts': 'a\n' })
    const outside = join(scene.home, 'profile')
    writeFileSync(outside, 'theirs\n')
    const workspace = await scene.open()
    onTestFinished(() => workspace[Symbol.asyncDispose]())
    await workspace.write('a.ts', 'b\n')
    rmSync(join(scene.root, 'a.ts'))
    symlinkSync(outside, join(scene.root, 'a.ts'))

    await undo(workspace)

    expect(readFileSync(outside, 'utf8')).toBe('theirs\n')
    expect(lstatSync(join(scene.root, 'a.ts')).isFile()).toBe(true)
    expect(scene.text('a.ts')).toBe('a\n')
  })
})

it("the user's hooks, filters and monitors never run, and the user's repository is not written to", async () => {
  const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', '.gitattributes': '*.ts filter=spy diff=spy merge=spy\n' })
  const spy = join(scene.home, 'spy')
  const ran = join(scene.home, 'ran')
  writeFileSync(spy, `#!/bin/sh\necho "$0 $@" >> ${ran}\ncat\n`)
  chmodSync(spy, 0o755)
  const hooks = join(scene.root, '.git/hooks')
  mkdirSync(hooks, { recursive: true })
  for (const hook of ['pre-commit', 'post-commit', 'post-checkout', 'reference-transaction', 'post-index-change'])
    symlinkSync(spy, join(hooks, hook))
  const settings: [string, string][] = [
    ['filter.spy.clean', spy],
    ['filter.spy.smudge', spy],
    ['diff.spy.command', spy],
    ['diff.spy.textconv', spy],
    ['merge.spy.driver', spy],
    ['core.hooksPath', hooks],
    ['core.fsmonitor', spy],
    ['core.pager', spy],
    ['core.editor', spy],
  ]
  for (const [name, value] of settings) {
    scene.git('config', name, value)
    execFileSync('git', ['config', '--global', name, value], { env: scene.env })
  }
  rmSync(ran, { force: true })
  const gitFiles = picture(join(scene.root, '.git'))

  {
    await using workspace = await scene.open()
    await workspace.write('a.ts', 'bad\n')
    await workspace.diff()
    const bad = await workspace.commit({ tree: await workspace.tree(), message })
    await workspace.revert({ commit: bad, message: 'revert\n' })
    await workspace.history.failingDiff()
    await workspace.list()
  }

  expect(existsSync(ran) ? readFileSync(ran, 'utf8') : '').toBe('')
  expect(picture(join(scene.root, '.git'))).toEqual(gitFiles)
})

it('the list has what git knows and what the attempt made, and nothing else', async () => {
  const scene = lay({ 'src/a.ts': 'a\n' })
  scene.put('notes.txt', 'mine\n')
  await using workspace = await scene.open()
  await workspace.write('src/new.ts', 'new\n')

  expect(await workspace.list()).toEqual(['src/a.ts', 'src/new.ts'])
})

it('a diff shows the change, whatever the attributes of the repository say', async () => {
  const scene = lay({ 'a.ts': 'old\n', '.gitattributes': '*.ts binary\n' })
  await using workspace = await scene.open()
  await workspace.write('a.ts', 'new\n')

  expect(await workspace.diff()).toContain('-old\n+new\n')
})

it('a diff that is long is cut, and says so', async () => {
  const scene = lay({ 'a.ts': 'a\n' })
  await using workspace = await scene.open()
  await workspace.write('a.ts', 'line\n'.repeat(10_000))

  const diff = await workspace.diff()

  expect(diff.length).toBeLessThan(20_100)
  expect(diff).toMatch(/\n… \d+ characters left out …\n$/)
})

describe('the files of another commit', () => {
  const before = { 'a.ts': 'a\n', 'gone.ts': 'gone\n', 'deep/er/old.ts': 'old\n' }
  const after = { 'a.ts': 'A\n', 'new.ts': 'new\n' }

  /** A repository whose second commit changes a file, takes two away, and brings one. */
  function two() {
    const scene = lay(before)
    rmSync(join(scene.root, 'gone.ts'))
    rmSync(join(scene.root, 'deep'), { recursive: true })
    return { ...scene, first: scene.head, second: scene.commit(after, 'more') }
  }

  /** A repository whose second commit makes a file of a folder. */
  function folderToFile() {
    const scene = lay({ 'conf/deep/a.txt': 'one\n', 'conf/b.txt': 'b\n' })
    rmSync(join(scene.root, 'conf'), { recursive: true })
    return { ...scene, first: scene.head, second: scene.commit({ conf: 'two\n' }) }
  }

  it('are there where a file is now a folder, and no longer', async () => {
    const scene = folderToFile()
    const found = picture(scene.root)
    {
      await using workspace = await scene.open(undefined, { at: scene.second, known: [scene.first] })

      const seen = await workspace.at(scene.first, async () => scene.text('conf/deep/a.txt'))

      expect(seen).toBe('one\n')
    }
    expect(picture(scene.root)).toEqual(found)
  })

  it('are taken away by the next run where a folder has taken the place of a file', async () => {
    const scene = folderToFile()
    const found = picture(scene.root)
    const dead = await scene.open(undefined, { at: scene.second, known: [scene.first] })
    await new Promise<void>(begun => {
      void dead.at(scene.first, () => new Promise(() => begun()))
    })

    await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    expect(picture(scene.root)).toEqual(found)
  })

  it('are there while something is done with them, and no longer', async () => {
    const scene = two()
    const found = picture(scene.root)
    await using workspace = await scene.open(scene.second, { at: scene.second })

    const seen = await workspace.at(scene.first, async () => [
      scene.text('a.ts'),
      scene.text('deep/er/old.ts'),
      existsSync(join(scene.root, 'new.ts')),
    ])

    expect(seen).toEqual(['a\n', 'old\n', false])
    expect(picture(scene.root)).toEqual(found)
  })

  it('are gone after a throw too', async () => {
    const scene = two()
    const found = picture(scene.root)
    await using workspace = await scene.open(scene.second, { at: scene.second })

    const done = workspace.at(scene.first, async () => {
      writeFileSync(join(scene.root, 'a.ts'), 'written by a test\n')
      throw new Error('it broke')
    })

    await expect(done).rejects.toThrow('it broke')
    expect(picture(scene.root)).toEqual(found)
    expect(await workspace.changed()).toEqual([])
  })

  it('are taken away by the next run, when this one dies among them', async () => {
    const scene = two()
    const found = picture(scene.root)
    const dead = await scene.open(scene.second, { at: scene.second })
    await new Promise<void>(begun => {
      // It is never heard of again.
      void dead.at(scene.first, () => new Promise(() => begun()))
    })
    expect(scene.text('a.ts')).toBe('a\n')

    await recoverEdits({ top: scene.root, host: scene.host }, scene.journal)

    // Folders that are empty again are nothing to git.
    expect(picture(scene.root, ['deep'])).toEqual(found)
    expect(existsSync(join(scene.root, 'deep/er/old.ts'))).toBe(false)
  })

  it.each<[string, (scene: UserRepository) => void, (scene: UserRepository) => void]>([
    [
      'a link that was a file',
      ({ put }) => put('spot', 'a file\n'),
      ({ root }) => {
        rmSync(join(root, 'spot'))
        symlinkSync('a.ts', join(root, 'spot'))
      },
    ],
    [
      'a file that was a link',
      ({ root }) => symlinkSync('a.ts', join(root, 'spot')),
      ({ root, put }) => {
        rmSync(join(root, 'spot'))
        put('spot', 'a file\n')
      },
    ],
    [
      'a link that led elsewhere',
      ({ root }) => symlinkSync('b.ts', join(root, 'spot')),
      ({ root }) => {
        rmSync(join(root, 'spot'))
        symlinkSync('a.ts', join(root, 'spot'))
      },
    ],
  ])('are not put there when one of them is %s: nothing is done then', async (_, early, late) => {
    const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n' })
    early(scene)
    const first = scene.commit({}, 'early')
    late(scene)
    const second = scene.commit({}, 'late')
    const found = picture(scene.root)
    const workspace = await scene.open(second, { at: second })
    let asked = false

    const seen = await workspace.at(first, async () => (asked = true))
    await workspace[Symbol.asyncDispose]()

    expect([seen, asked]).toEqual([undefined, false])
    expect(picture(scene.root)).toEqual(found)
  })

  it.each<[string, Content, Content]>([
    [
      'in another encoding',
      { 'a.c': Buffer.from('/* caf\xe9 1 */\n', 'latin1') },
      { 'a.c': Buffer.from('/* caf\xe9 2 */\n', 'latin1') },
    ],
    ['new and may be run', {}, { 'run.sh': '#!/bin/sh\n' }],
  ])('are not put there when one of them is %s, and no change of it is told', async (_, early, late) => {
    const scene = lay({ 'a.ts': 'a\n', ...early })
    const first = scene.head
    if ('run.sh' in late) {
      writeFileSync(join(scene.root, 'run.sh'), '#!/bin/sh\n')
      chmodSync(join(scene.root, 'run.sh'), 0o755)
    }
    const second = scene.commit('run.sh' in late ? {} : late, 'later')
    const found = picture(scene.root)
    const workspace = await scene.open(second, { at: second })

    const seen = await workspace.at(first, async () => true)
    const changes = await workspace.changesSince(first, () => true)
    await workspace[Symbol.asyncDispose]()

    expect([seen, changes]).toEqual([undefined, undefined])
    expect(picture(scene.root)).toEqual(found)
  })

  it('are put there and back when one of them is larger than what is edited', async () => {
    const long = (text: string) => `${text}\n`.repeat(400_000)
    const scene = lay({ 'lock.json': long('old') })
    const first = scene.head
    const second = scene.commit({ 'lock.json': long('new') }, 'later')
    const workspace = await scene.open(second, { at: second })

    const seen = await workspace.at(first, async () => scene.text('lock.json') === long('old'))
    const back = scene.text('lock.json') === long('new')
    await workspace[Symbol.asyncDispose]()

    expect([seen, back, scene.text('lock.json') === long('new')]).toEqual([true, true, true])
  })

  it('are not put there when one of them is no text: nothing is done then', async () => {
    const scene = two()
    const third = scene.commit({ 'logo.bin': Buffer.from([0x50, 0, 1, 2]) }, 'logo')
    const found = picture(scene.root)
    await using workspace = await scene.open(third, { at: third })
    let asked = false

    const seen = await workspace.at(scene.first, async () => (asked = true))

    expect([seen, asked]).toEqual([undefined, false])
    expect(picture(scene.root)).toEqual(found)
  })
})

describe('a workspace that keeps no journal', () => {
  it('edits, commits and puts back as any other', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    const found = picture(scene.root)
    const repository = await scene.repository(scene.head)
    const options = { root: scene.root, repository, head: scene.head, policy, journal: undefined }
    let sha: string

    {
      await using workspace = await GitWorkspace.open(options, scene.head)
      sha = await committed(workspace, { 'a.ts': 'fixed\n', 'new.ts': 'new\n' })
      await workspace.write('a.ts', 'left open\n')
    }

    expect(scene.bot('diff', '--name-status', scene.head, sha)).toBe('M\ta.ts\nA\tnew.ts\n')
    expect(picture(scene.root)).toEqual(found)
    expect(existsSync(scene.journal)).toBe(false)
  })
})

async function committed(workspace: GitWorkspace, changes: Changes): Promise<string> {
  await workspace.replaceEdits(new Map(Object.entries(changes)))
  return workspace.commit({ tree: await workspace.tree(), message })
}

async function reverted(workspace: GitWorkspace, commit: string): Promise<string> {
  const sha = await workspace.revert({ commit, message: 'revert\n' })
  if (sha === undefined) throw new Error('a later commit is in the way')
  return sha
}

/** The tree that these changes of the tip make; they are not kept. */
async function treeOf(workspace: GitWorkspace, changes: Changes): Promise<string> {
  await workspace.replaceEdits(new Map(Object.entries(changes)))
  const tree = await workspace.tree()
  await workspace.discard()
  return tree
}

async function textsOf(workspace: GitWorkspace, paths: readonly string[]): Promise<Map<string, string | undefined>> {
  const texts = new Map<string, string | undefined>()
  for (const path of paths) texts.set(path, await workspace.read(path))
  return texts
}

/** What `picture` tells of these files. */
function asPictured(content: Record<string, Content[string] | undefined>): Record<string, string> {
  const there = Object.entries(content).filter(([path, text]) => text !== undefined && !path.includes('/'))
  return Object.fromEntries(there.map(([path, text]) => [path, `644 ${String(text)}`]))
}
