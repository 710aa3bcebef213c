import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { Worktrees } from '../../src/workspace/worktrees.ts'
import { type Content, lay, picture, type UserRepository } from './user-repository.ts'

const IGNORED = ['node_modules/', '.venv/', 'build/', 'coverage/', '.cache/', '*.local', '*.pyc'].join('\n')

describe('a copy has', () => {
  it('the files of the commit, with their modes and links, and nothing of what was changed since', async () => {
    const scene = lay({ 'src/a.js': 'a\n', 'run.sh': 'x\n', 'ümläut "x".js': 'y\n' }, { executable: ['run.sh'] })
    symlinkSync('src/a.js', join(scene.root, 'link.js'))
    const sha = scene.commit({}, 'with a link')
    await using copies = await copiesOf(scene)
    scene.put('src/a.js', 'changed by a test\n')

    await using copy = await made(copies, sha)

    expect(picture(copy.root, ['.git'])).toEqual({
      src: 'folder',
      'src/a.js': '644 a\n',
      'run.sh': '755 x\n',
      'ümläut "x".js': '644 y\n',
      'link.js': 'link src/a.js',
    })
  })

  it('of a build tree of CMake its settings, with the paths of the copy', async () => {
    const scene = lay({ 'CMakeLists.txt': 'project(shop)\n', '.gitignore': IGNORED })
    scene.put('build/CMakeCache.txt', `CMAKE_HOME_DIRECTORY:INTERNAL=${scene.root}\nDEPS:PATH=${scene.root}-deps/lib\n`)
    scene.put('lib.local/CMakeCache.txt', '')
    scene.put('lib.local/CMakeLists.txt', '')
    scene.put('build/CTestTestfile.cmake', `subdirs("${scene.root}/build/test")\n`)
    scene.put('build/Makefile', `all: ${scene.root}\n`)
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.git('rev-parse', 'HEAD').trim())

    expect(picture(join(copy.root, 'build'), [])).toEqual({
      'CMakeCache.txt': `644 CMAKE_HOME_DIRECTORY:INTERNAL=${copy.root}\nDEPS:PATH=${scene.root}-deps/lib\n`,
      'CTestTestfile.cmake': `644 subdirs("${copy.root}/build/test")\n`,
    })
    // A library that was built where its sources are.
    expect(existsSync(join(copy.root, 'lib.local/CMakeLists.txt'))).toBe(true)
  })

  it('the files of another commit than the one that is checked out', async () => {
    const scene = lay({ 'a.js': 'first\n' }, { next: { 'a.js': 'second\n', 'b.js': 'b\n' } })
    scene.put('settings.local', 'mine\n')
    const first = scene.git('rev-parse', 'HEAD^').trim()
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, first)

    expect(picture(copy.root, ['.git'])).toEqual({ 'a.js': '644 first\n', 'settings.local': '644 mine\n' })
    expect(scene.text('a.js')).toBe('second\n')
  })

  it('what was ignored or untracked when the work began, and none of what came later', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'src/a.js': 'a\n' })
    const beside: Content = {
      'settings.local': 'mine\n',
      'notes.txt': 'mine\n',
      'build/out.js': 'built\n',
      'src/deep/er/new.js': 'new\n',
      'odd "name"\n\tü.txt': 'odd\n',
    }
    for (const [path, text] of Object.entries(beside)) scene.put(path, text)
    await using copies = await copiesOf(scene)
    for (const path of ['later.local', 'later.txt', 'src/later.js', 'later/a.txt']) scene.put(path, 'left by a test\n')

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['.gitignore', 'src/a.js', ...Object.keys(beside)].toSorted())
    expect(Object.keys(beside).map(path => readFileSync(join(copy.root, path), 'utf8'))).toEqual(Object.values(beside))
  })

  it('the files of its submodules', async () => {
    const other = lay({ 'cases/a.yaml': 'a: 1\n' })
    const scene = lay({ 'a.js': 'a\n' })
    scene.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other.root, 'test/suite')
    const sha = scene.commit({}, 'with a submodule')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, sha)

    expect(picture(join(copy.root, 'test/suite'), [])).toEqual({ cases: 'folder', 'cases/a.yaml': '644 a: 1\n' })
  })

  it('none of what came later into a folder that was there', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    scene.put('build/out.js', 'built\n')
    scene.put('notes/mine.txt', 'mine\n')
    await using copies = await copiesOf(scene)
    for (const path of ['build/left.js', 'notes/left.txt', 'notes/deep/left.txt']) scene.put(path, 'left by a test\n')

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['.gitignore', 'a.js', 'build/out.js', 'notes/mine.txt'])
  })

  it('the times of the checkout, so a build of edited files is older than the files', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'src/a.c': 'a\n', 'src/b.c': 'b\n' })
    const [written, edited, built] = [100_000, 200_000, 300_000].map(seconds => new Date(seconds * 1000))
    scene.put('build/a.o', 'edited\n')
    await using copies = await copiesOf(scene)
    scene.put('src/a.c', 'edited\n')
    for (const [path, time] of Object.entries({ 'src/a.c': edited, 'src/b.c': written, 'build/a.o': built }))
      utimesSync(join(scene.root, path), time ?? '', time ?? '')

    await using copy = await made(copies, scene.head)

    const timeOf = (path: string) => statSync(join(copy.root, path)).mtime
    expect(timeOf('build/a.o')).toEqual(built)
    expect(timeOf('src/b.c')).toEqual(written)
    expect(timeOf('src/a.c').getTime()).toBeGreaterThan(timeOf('build/a.o').getTime())
    expect(gitIn(scene, copy.root, 'diff-files', '--name-only')).toBe('')
  })

  it('no file with credentials that an earlier step left', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    scene.put('gha-creds-1.json', '{}\n')
    scene.put('notes.txt', 'mine\n')
    const checkout = await inspectCheckout(scene.root, scene.host)
    await using copies = await Worktrees.open(checkout, join(scene.home, 'copies'), [
      join(scene.root, 'gha-creds-1.json'),
    ])
    await copies.look()

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['.gitignore', 'a.js', 'notes.txt'])
  })

  it('what was still there when it was made', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    scene.put('gone.local', 'x\n')
    scene.put('kept.local', 'x\n')
    await using copies = await copiesOf(scene)
    rmSync(join(scene.root, 'gone.local'))

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['a.js', 'kept.local'])
  })

  it('the files of installed packages themselves, and of all else a copy', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'packages/one/a.js': 'a\n' })
    const shared = [
      'node_modules/dep/index.js',
      'packages/one/node_modules/@scope/dep/lib/index.js',
      '.venv/lib/python3/site-packages/dep/__init__.py',
    ]
    const own = ['build/out.js', 'settings.local', 'packages/one/notes.txt']
    for (const path of [...shared, ...own]) scene.put(path, 'x\n')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    const inodes = (paths: readonly string[], root: string) => paths.map(path => statSync(join(root, path)).ino)
    expect(inodes(shared, copy.root)).toEqual(inodes(shared, scene.root))
    const sameOnes = own.filter(path => inodes([path], copy.root)[0] === inodes([path], scene.root)[0])
    expect(sameOnes).toEqual([])
    expect(own.map(path => readFileSync(join(copy.root, path), 'utf8'))).toEqual(own.map(() => 'x\n'))
  })

  it('the modes of what was beside the code', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    for (const path of ['build/tool', 'node_modules/.bin/tool']) {
      scene.put(path, '#!/bin/sh\n')
      execFileSync('chmod', ['755', join(scene.root, path)])
    }
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    const modes = ['build/tool', 'node_modules/.bin/tool'].map(path => statSync(join(copy.root, path)).mode & 0o777)
    expect(modes).toEqual([0o755, 0o755])
  })

  it('no caches of runs before it, wherever they lie', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'src/a.py': 'a\n' })
    const caches = [
      '.pytest_cache/v/cache/lastfailed',
      '.mypy_cache/x',
      '.cache/x',
      'coverage/index.html',
      'src/__pycache__/a.cpython-312.pyc',
      'build/__pycache__/b.pyc',
      'node_modules/.cache/babel/x.json',
      'node_modules/.vite/vitest/results.json',
    ]
    // Parts of what a build made may be called like results of a run.
    const built = ['build/b.py', 'build/.vite/manifest.json', 'build/coverage/report.js']
    for (const path of [...caches, ...built, 'node_modules/dep/index.js']) scene.put(path, 'x\n')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['.gitignore', ...built, 'node_modules/dep/index.js', 'src/a.py'].toSorted())
  })

  it('installed packages that are called like a cache', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.py': 'a\n' })
    const packages = ['.venv/lib/python3/site-packages/coverage/__init__.py', 'node_modules/coverage/index.js']
    for (const path of packages) scene.put(path, 'x\n')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual([...packages, '.gitignore', 'a.py'].toSorted())
  })

  it('no pipes and sockets', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    scene.put('build/out.js', 'built\n')
    execFileSync('mkfifo', [join(scene.root, 'build/pipe')])
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(readdirSync(join(copy.root, 'build'))).toEqual(['out.js'])
  })
})

describe('a link beside the code', () => {
  it.each<[string, (root: string) => { at: string; to: string; leadsTo: string }]>([
    ['to a neighbour', () => ({ at: 'build/link', to: 'out.js', leadsTo: 'build/out.js' })],
    ['to a tracked file', () => ({ at: 'node_modules/one', to: '../packages/one', leadsTo: 'packages/one' })],
    ['by an absolute path', root => ({ at: 'build/link', to: join(root, 'a.js'), leadsTo: 'a.js' })],
    ['to the whole by an absolute path', root => ({ at: 'node_modules/self', to: root, leadsTo: '' })],
    ['round about', () => ({ at: 'build/link', to: '../../project/a.js', leadsTo: 'a.js' })],
    ['to a name with dots', root => ({ at: 'build/link', to: join(root, '..dots'), leadsTo: '..dots' })],
  ])('%s stays inside the copy', async (_, describeLink) => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n', 'packages/one/a.js': 'one\n', '..dots': 'd\n' })
    scene.put('build/out.js', 'built\n')
    const { at, to, leadsTo } = describeLink(scene.root)
    link(join(scene.root, at), to)
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(lstatSync(join(copy.root, at)).isSymbolicLink()).toBe(true)
    expect(realpathSync(join(copy.root, at))).toBe(join(copy.root, leadsTo))
  })

  it.each<[string, (outside: string) => string]>([
    ['an absolute path', outside => outside],
    ['a relative path', () => '../../library'],
  ])('that leaves the checkout by %s leads to where it led', async (_, target) => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    const outside = join(scene.home, 'library')
    mkdirSync(outside)
    link(join(scene.root, 'node_modules/library'), target(outside))
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(existsSync(join(copy.root, 'node_modules/library'))).toBe(true)
    expect(realpathSync(join(copy.root, 'node_modules/library'))).toBe(outside)
  })

  it('that leads nowhere is one in the copy too', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    link(join(scene.root, 'build/link'), 'nowhere.js')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(readlinkSync(join(copy.root, 'build/link'))).toBe('nowhere.js')
  })
})

describe('what happens in a copy', () => {
  it('does not change the checkout, and neither does the making', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n', 'gone.js': 'x\n' })
    for (const path of ['build/out.js', 'settings.local', 'node_modules/dep/index.js']) scene.put(path, 'mine\n')
    const found = { files: picture(scene.root, ['.git']), git: gitState(scene) }
    await using copies = await copiesOf(scene)

    {
      await using copy = await made(copies, scene.head)
      for (const path of ['a.js', 'build/out.js', 'settings.local', 'new.js', 'node_modules/new/index.js'])
        write(join(copy.root, path), 'by a test\n')
      rmSync(join(copy.root, 'gone.js'))
      rmSync(join(copy.root, 'node_modules/dep'), { recursive: true })

      expect({ files: picture(scene.root, ['.git']), git: gitState(scene) }).toEqual(found)
    }

    expect({ files: picture(scene.root, ['.git']), git: gitState(scene) }).toEqual(found)
  })

  it('is not seen in another one that is there at the same time', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    scene.put('build/out.js', 'built\n')
    await using copies = await copiesOf(scene)

    const [one, other] = await Promise.all([made(copies, scene.head), made(copies, scene.head)])
    for (const path of ['a.js', 'build/out.js', 'new.js']) write(join(one.root, path), 'by a test\n')
    const seen = picture(other.root, ['.git'])
    await one[Symbol.asyncDispose]()

    const whole = { '.gitignore': `644 ${IGNORED}`, 'a.js': '644 a\n', build: 'folder', 'build/out.js': '644 built\n' }
    expect(one.root).not.toBe(other.root)
    expect(seen).toEqual(whole)
    expect(picture(other.root, ['.git'])).toEqual(whole)
    expect(existsSync(one.root)).toBe(false)
    expect(gitIn(scene, other.root, 'status', '--porcelain')).toBe('')
    expect(worktrees(scene)).toEqual([scene.root, other.root])
  })

  it('starts no hook and no monitor of the repository', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    const ran = join(scene.home, 'ran')
    const spy = `#!/bin/sh\necho "$0" >> ${ran}\n`
    for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change'])
      write(join(scene.root, '.git/hooks', hook), spy, 0o755)
    write(join(scene.home, 'spy'), spy, 0o755)
    scene.git('config', 'core.fsmonitor', join(scene.home, 'spy'))
    scene.git('config', 'core.hooksPath', join(scene.root, '.git/hooks'))
    rmSync(ran, { force: true })

    {
      await using copies = await copiesOf(scene)
      await using _copy = await made(copies, scene.head)
    }

    expect(existsSync(ran)).toBe(false)
  })
})

describe('the end of', () => {
  it('a copy takes it away, for git too', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    await using copies = await copiesOf(scene)
    const copy = await made(copies, scene.head)
    const during = worktrees(scene)
    write(join(copy.root, 'deep/er/left.txt'), 'by a test\n')

    await copy[Symbol.asyncDispose]()

    expect(during).toEqual([scene.root, copy.root])
    expect(worktrees(scene)).toEqual([scene.root])
    expect(existsSync(copy.root)).toBe(false)
  })

  it('all copies takes them and their folder away', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    const copies = await copiesOf(scene)
    const roots = [(await made(copies, scene.head)).root, (await made(copies, scene.head)).root]
    const during = worktrees(scene)

    await copies[Symbol.asyncDispose]()

    expect(during).toEqual([scene.root, ...roots])
    expect(worktrees(scene)).toEqual([scene.root])
    expect(existsSync(join(scene.home, 'copies'))).toBe(false)
    expect(existsSync(join(scene.root, '.git/worktrees'))).toBe(false)
  })

  it('a run that died is caught up on by the next one', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    const dead = await copiesOf(scene)
    const { root } = await made(dead, scene.head)

    await using copies = await copiesOf(scene)

    expect(existsSync(root)).toBe(false)
    expect(worktrees(scene)).toEqual([scene.root])
    await using copy = await made(copies, scene.head)
    expect(filesIn(copy.root)).toEqual(['a.js'])
  })

  it('a run that died while git made a copy is caught up on too', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    const dead = await copiesOf(scene)
    await made(dead, scene.head)
    // As git marks a work tree until all of its files are there.
    const [name = ''] = readdirSync(join(scene.root, '.git/worktrees'))
    writeFileSync(join(scene.root, '.git/worktrees', name, 'locked'), 'initializing')

    await using _copies = await copiesOf(scene)

    expect(worktrees(scene)).toEqual([scene.root])
  })

  it("a copy leaves the user's own work trees alone, also one that is not at hand", async () => {
    const scene = lay({ 'a.js': 'a\n' })
    const [near, far] = [join(scene.home, 'near'), join(scene.home, 'far')]
    for (const [index, path] of [near, far].entries())
      scene.git('worktree', 'add', '--quiet', '-b', `topic-${index}`, path)
    // As on a drive that is not plugged in.
    rmSync(far, { recursive: true })

    {
      await using copies = await copiesOf(scene)
      await using _copy = await made(copies, scene.head)
    }

    expect(worktrees(scene).toSorted()).toEqual([scene.root, near, far].toSorted())
    expect(existsSync(join(near, 'a.js'))).toBe(true)
  })
})

describe('a copy can be made', () => {
  it('of a checkout of depth 1', async () => {
    const scene = lay({ 'a.js': 'first\n' }, { next: { 'a.js': 'second\n' } })
    const shallow = join(scene.home, 'shallow')
    gitIn(scene, scene.home, 'clone', '--quiet', '--depth=1', `file://${scene.root}`, shallow)
    await using copies = await copiesOf({ ...scene, root: shallow })

    await using copy = await made(copies, scene.head)

    expect(readFileSync(join(copy.root, 'a.js'), 'utf8')).toBe('second\n')
    expect(gitIn(scene, shallow, 'rev-list', '--count', 'HEAD')).toBe('1')
  })

  it('of a checkout that is on no branch', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    scene.git('checkout', '--quiet', '--detach')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['a.js'])
  })

  it('of a checkout that is a work tree beside its repository', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    const beside = join(scene.home, 'beside')
    scene.git('worktree', 'add', '--quiet', '-b', 'topic', beside)
    write(join(beside, 'notes.txt'), 'mine\n')
    await using copies = await copiesOf({ ...scene, root: beside })

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['a.js', 'notes.txt'])
  })

  it('of a checkout with a folder of another repository in it', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    write(join(scene.root, 'other/b.js'), 'b\n')
    gitIn(scene, join(scene.root, 'other'), 'init', '--quiet')
    await using copies = await copiesOf(scene)

    await using copy = await made(copies, scene.head)

    expect(filesIn(copy.root)).toEqual(['a.js', 'other/b.js'])
  })
})

describe('there is no copy, and nothing is left of the try,', () => {
  it('where what lies beside the code is too large', async () => {
    const scene = lay({ '.gitignore': IGNORED, 'a.js': 'a\n' })
    scene.put('build/disk.img', '')
    // No byte of it is on the disk.
    truncateSync(join(scene.root, 'build/disk.img'), 4_000_000_001)
    await using copies = await copiesOf(scene)

    expect(await copies.make(scene.head)).toBeUndefined()
    expect(left(scene)).toEqual({ worktrees: [scene.root], files: [] })
  })

  it('where the commit is not in the checkout', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    await using copies = await copiesOf(scene)

    expect(await copies.make('1'.repeat(40))).toBeUndefined()
    expect(left(scene)).toEqual({ worktrees: [scene.root], files: [] })
  })

  it('where a file of the commit is in the way of what lies beside the code', async () => {
    const scene = lay({ spot: 'a file\n' })
    rmSync(join(scene.root, 'spot'))
    scene.commit({ 'a.js': 'a\n' })
    scene.put('spot/inside.txt', 'mine\n')
    await using copies = await copiesOf(scene)

    expect(await copies.make(scene.head)).toBeUndefined()
    expect(left(scene)).toEqual({ worktrees: [scene.root], files: [] })
  })

  it('where the file system does not take its names', async () => {
    const scene = lay({ 'a.js': 'a\n' })
    scene.put(join('x'.repeat(200), 'y'.repeat(200)), 'mine\n')
    // Names of 200 characters, until no two of them fit any more into what a path may have.
    const deep = Math.floor((4_000 - scene.home.length) / 201)
    const dir = join(scene.home, 'copies', ...Array.from({ length: deep }, () => 'd'.repeat(200)))
    await using copies = await copiesOf(scene, dir)

    expect(await copies.make(scene.head)).toBeUndefined()
    expect(left(scene)).toEqual({ worktrees: [scene.root], files: [] })
  })
})

async function copiesOf(
  { root, home, host }: Pick<UserRepository, 'root' | 'home' | 'host'>,
  dir = join(home, 'copies'),
): Promise<Worktrees> {
  const copies = await Worktrees.open(await inspectCheckout(root, host), dir)
  await copies.look()
  return copies
}

async function made(copies: Worktrees, sha: string) {
  const copy = await copies.make(sha)
  if (copy === undefined) throw new Error('no copy could be made')
  return copy
}

function link(at: string, to: string): void {
  mkdirSync(dirname(at), { recursive: true })
  symlinkSync(to, at)
}

function write(at: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, text, { mode })
}

/** The paths of all files and links below a folder, without git's. */
function filesIn(root: string): string[] {
  const found = Object.entries(picture(root, ['.git'])).filter(([, what]) => what !== 'folder')
  return found.map(([path]) => path).toSorted()
}

function gitIn(scene: Pick<UserRepository, 'env'>, cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, env: scene.env, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** What git knows of the checkout: where it is, what is staged and what is changed. */
function gitState(scene: UserRepository): string[] {
  return [
    scene.git('symbolic-ref', 'HEAD'),
    scene.git('for-each-ref'),
    scene.git('ls-files', '--stage'),
    scene.git('status', '--porcelain', '--ignored'),
  ]
}

function worktrees(scene: UserRepository): string[] {
  const listed = scene.git('worktree', 'list', '--porcelain', '-z').split('\0')
  return listed.flatMap(line => /^worktree (.+)$/s.exec(line)?.[1] ?? [])
}

function left(scene: UserRepository) {
  const dir = join(scene.home, 'copies')
  return { worktrees: worktrees(scene), files: existsSync(dir) ? filesIn(dir) : [] }
}
