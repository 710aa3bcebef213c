import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import picomatch from 'picomatch'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Repository } from '../../src/workspace/repository.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'

const message = 'fix-tests: iteration 1\n'

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
    const names = ['with space.ts', 'ümläut.ts', '-dash.ts', '*.star', 'quote".ts', ':(top)magic.ts', 'a\tb.ts']
    const scene = lay(Object.fromEntries([...names, 'other.star'].map(name => [name, 'old\n'])))
    await using workspace = await scene.open()
    for (const name of names) await workspace.write(name, 'new\n')

    const sha = await workspace.commit({ tree: await workspace.tree(), message })

    expect(scene.bot('diff', '--name-only', '-z', scene.head, sha).split('\0').filter(Boolean)).toEqual(
      names.toSorted(),
    )
    expect(scene.bot('show', `${sha}:other.star`)).toBe('old\n')
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

    const sha = await workspace.revert({ commit: bad, message: 'revert\n' })

    expect(scene.bot('diff', '--name-status', scene.head, sha)).toBe('M\tb.ts\n')
    expect([scene.text('a.ts'), scene.text('b.ts')]).toEqual(['a\n', 'good\n'])
    expect(existsSync(join(scene.root, 'new.ts'))).toBe(false)
    expect((await workspace.log()).map(entry => entry.sha)).toEqual([sha, good, bad])
    expect(await workspace.changed()).toEqual([])
  })

  it('keeps the mode of an executable file, in the commit and on disk', async () => {
    const scene = lay({ 'run.sh': 'false\n' }, { executable: ['run.sh'] })
    await using workspace = await scene.open()
    await workspace.write('run.sh', 'true\n')
    const bad = await workspace.commit({ tree: await workspace.tree(), message })

    const sha = await workspace.revert({ commit: bad, message: 'revert\n' })

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

    const sha = await workspace.revert({ commit: bad, message: 'revert\n' })

    expect(scene.bot('diff', '--name-only', scene.head, sha)).toBe('')
    expect([scene.text('a.ts'), scene.text('snapshot.txt')]).toEqual(['a\n', 'changed by a test\n'])
  })

  it('that conflicts with a later commit fails, and what was there can still be put back', async () => {
    const scene = lay({ 'a.ts': 'one\n' })
    const found = picture(scene.root)
    const workspace = await scene.open()
    await workspace.write('a.ts', 'two\n')
    const first = await workspace.commit({ tree: await workspace.tree(), message: 'first\n' })
    await workspace.write('a.ts', 'three\n')
    const second = await workspace.commit({ tree: await workspace.tree(), message: 'second\n' })

    await expect(workspace.revert({ commit: first, message: 'revert\n' })).rejects.toThrow(/conflict|could not revert/i)

    expect((await workspace.log()).map(entry => entry.sha)).toEqual([second, first])
    await workspace[Symbol.asyncDispose]()
    expect(picture(scene.root)).toEqual(found)
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

    const sha = await workspace.revert({ commit: bad, message: 'revert\n' })

    expect(scene.bot('show', `${sha}:src/sum.ts`)).toBe('one\ntwo\n')
    expect(scene.text('src/sum.ts')).toBe('one\r\ntwo\r\n')
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

  it('after a death, by the next run', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    const found = picture(scene.root)
    const dead = await scene.open()
    await dead.write('a.ts', 'half done\n')
    await dead.write('new.ts', 'new\n')

    const recovered = await GitWorkspace.recover(scene.root, scene.journal)

    expect(recovered).toEqual({ restored: ['a.ts', 'new.ts'], left: [] })
    expect(picture(scene.root)).toEqual(found)
    expect(await GitWorkspace.recover(scene.root, scene.journal), 'once is enough').toEqual({ restored: [], left: [] })
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
    await workspace.failingDiff()
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

describe('the diff of the failing commit', () => {
  it('is what it changed against its parent', async () => {
    const scene = lay({ 'a.ts': 'good\n' }, { next: { 'a.ts': 'broken\n' } })
    await using workspace = await scene.open()

    expect(await workspace.failingDiff()).toContain('-good\n+broken\n')
  })

  it('is empty where history does not tell', async () => {
    const scene = lay({ 'a.ts': 'a\n' })
    await using workspace = await scene.open()

    expect(await workspace.failingDiff()).toBe('')
  })
})

type Content = Record<string, string | Buffer>

describe('the files of another commit', () => {
  const before = { 'a.ts': 'a\n', 'gone.ts': 'gone\n', 'deep/er/old.ts': 'old\n' }
  const after = { 'a.ts': 'A\n', 'new.ts': 'new\n' }

  /** A repository whose second commit changes a file, takes two away, and brings one. */
  function two() {
    const scene = lay(before)
    rmSync(join(scene.root, 'gone.ts'))
    rmSync(join(scene.root, 'deep'), { recursive: true })
    for (const [path, text] of Object.entries(after)) scene.put(path, text)
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'more')
    return { ...scene, first: scene.head, second: scene.git('rev-parse', 'HEAD').trim() }
  }

  async function openAt(scene: ReturnType<typeof two>, base?: string) {
    const repository = await Repository.open({
      dir: join(scene.home, 'state', 'git'),
      work: scene.root,
      host: { PATH: scene.env.PATH, HOME: scene.home },
    })
    await repository.fetch(`file://${scene.root}`, [scene.second])
    const policy = { protected: [], matches: () => false }
    return GitWorkspace.open(
      { root: scene.root, repository, head: scene.second, base, policy, journal: scene.journal },
      scene.second,
    )
  }

  it('are there while something is done with them, and no longer', async () => {
    const scene = two()
    const found = picture(scene.root)
    await using workspace = await openAt(scene)

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
    await using workspace = await openAt(scene)

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
    const dead = await openAt(scene)
    await new Promise<void>(begun => {
      // It is never heard of again.
      void dead.at(scene.first, () => new Promise(() => begun()))
    })
    expect(scene.text('a.ts')).toBe('a\n')

    await GitWorkspace.recover(scene.root, scene.journal)

    // Folders that are empty again are nothing to git.
    expect(picture(scene.root, ['deep'])).toEqual(found)
    expect(existsSync(join(scene.root, 'deep/er/old.ts'))).toBe(false)
  })

  it('are not put there when one of them is no text: nothing is done then', async () => {
    const scene = two()
    scene.put('logo.bin', Buffer.from([0x50, 0, 1, 2]))
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'logo')
    const third = scene.git('rev-parse', 'HEAD').trim()
    const found = picture(scene.root)
    await using workspace = await openAt({ ...scene, second: third })
    let asked = false

    const seen = await workspace.at(scene.first, async () => (asked = true))

    expect([seen, asked]).toEqual([undefined, false])
    expect(picture(scene.root)).toEqual(found)
  })

  it('stand on the parent, or on where the branch left the one that it goes to', async () => {
    const scene = two()
    await using alone = await openAt(scene)
    scene.git('switch', '--quiet', '--create', 'trunk', scene.first)
    scene.put('trunk.ts', 'x\n')
    scene.git('add', '--all')
    scene.git('commit', '--quiet', '--message', 'trunk goes on')
    const trunk = scene.git('rev-parse', 'HEAD').trim()
    scene.git('switch', '--quiet', 'main')

    expect(await alone.base()).toBe(scene.first)
    await alone[Symbol.asyncDispose]()
    await using unknown = await openAt(scene, trunk)
    expect(await unknown.base(), 'a base that was not fetched').toBe(scene.first)
  })

  it('stand on nothing when there is one commit', async () => {
    const scene = lay(before)
    await using workspace = await scene.open()

    expect(await workspace.base()).toBeUndefined()
  })

  it('count as recent, the most often changed first', async () => {
    const scene = lay({ 'a.ts': '1' }, { next: { 'a.ts': '2', 'with space.ts': '1' } })
    await using workspace = await scene.open()

    expect(await workspace.recent()).toEqual(['a.ts', 'with space.ts'])
  })
})

/** A user's repository with one commit or two, checked out, and the bot's own repository beside it. */
function lay(files: Content, options: { executable?: string[]; next?: Content } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-workspace-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'project')
  mkdirSync(root)
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const run = (cwd: string, args: string[]) => execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  const git = (...args: string[]) => run(root, args)
  const put = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  git('init', '--quiet', '--initial-branch=main')
  for (const content of [files, options.next].filter(each => each !== undefined)) {
    for (const [path, text] of Object.entries(content)) put(path, text)
    for (const path of options.executable ?? []) chmodSync(join(root, path), 0o755)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'work')
  }
  // So that attributes apply to the files on disk.
  git('rm', '--quiet', '-r', '--cached', '.')
  git('reset', '--quiet', '--hard')
  const head = git('rev-parse', 'HEAD').trim()
  const state = join(home, 'state')
  mkdirSync(state)
  const dir = join(state, 'git')
  const journal = join(state, 'touched.json')
  const host = { PATH: env.PATH, HOME: home }
  return {
    home,
    root,
    env,
    head,
    journal,
    git,
    put,
    bot: (...args: string[]) => run(dir, args),
    text: (path: string) => readFileSync(join(root, path), 'utf8'),
    async open(tip = head) {
      const repository = await Repository.open({ dir, work: root, host })
      await repository.fetch(`file://${root}`, [head])
      const policy = {
        protected: [],
        matches: (pattern: string, path: string) => picomatch.isMatch(path, pattern, { dot: true }),
      }
      return GitWorkspace.open({ root, repository, head, policy, journal }, tip)
    },
  }
}

/** Everything below a folder: kind, mode and content by path. */
function picture(folder: string, without: readonly string[] = []): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (without.some(left => name === left || name.startsWith(`${left}/`))) continue
    const mode = (lstatSync(path).mode & 0o777).toString(8)
    if (entry.isSymbolicLink()) found[name] = `link ${readlinkSync(path)}`
    else found[name] = entry.isDirectory() ? 'folder' : `${mode} ${readFileSync(path, 'latin1')}`
  }
  return found
}
