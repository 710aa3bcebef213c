import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Repository } from '../../src/workspace/repository.ts'

describe('nothing that a test writes into the git directory of the bot has an effect:', () => {
  it.each<[string, (scene: Awaited<ReturnType<typeof lay>>) => void]>([
    [
      'a setting',
      ({ dir, spy }) => writeFileSync(join(dir, 'config'), `[core]\n\tfsmonitor = ${spy}\n\tpager = ${spy}\n`),
    ],
    [
      'an address that leads elsewhere',
      ({ dir }) =>
        writeFileSync(join(dir, 'config'), '[url "https://evil.example/"]\n\tinsteadOf = https://github.example/\n'),
    ],
    [
      'a filter with its attributes',
      ({ dir, spy }) => {
        writeFileSync(join(dir, 'config'), `[filter "spy"]\n\tclean = ${spy}\n\tsmudge = ${spy}\n`)
        mkdirSync(join(dir, 'info'), { recursive: true })
        writeFileSync(join(dir, 'info/attributes'), '* filter=spy\n')
      },
    ],
    [
      'a hook',
      ({ dir, spy }) => {
        mkdirSync(join(dir, 'hooks'), { recursive: true })
        for (const hook of ['reference-transaction', 'post-index-change', 'pre-commit', 'post-checkout'])
          writeFileSync(join(dir, 'hooks', hook), `#!/bin/sh\nexec ${spy}\n`, { mode: 0o755 })
      },
    ],
    ['another common directory', ({ dir, evil }) => writeFileSync(join(dir, 'commondir'), `${evil}\n`)],
    [
      'an alternate',
      ({ dir, evil }) => {
        mkdirSync(join(dir, 'objects/info'), { recursive: true })
        writeFileSync(join(dir, 'objects/info/alternates'), `${join(evil, 'objects')}\n`)
      },
    ],
    [
      'a branch',
      ({ dir, head }) => {
        mkdirSync(join(dir, 'refs/heads'), { recursive: true })
        writeFileSync(join(dir, 'refs/heads', 'fix-tests'), `${head}\n`)
        writeFileSync(join(dir, 'refs/heads', head), `${head}\n`)
      },
    ],
    ['HEAD', ({ dir }) => writeFileSync(join(dir, 'HEAD'), 'ref: refs/heads/evil\n')],
    [
      'a replacement of the commit',
      ({ dir, head, other }) => {
        mkdirSync(join(dir, 'refs/replace'), { recursive: true })
        writeFileSync(join(dir, 'refs/replace', head), `${other}\n`)
      },
    ],
    [
      'a graft',
      ({ dir, head }) => {
        mkdirSync(join(dir, 'info'), { recursive: true })
        writeFileSync(join(dir, 'info/grafts'), `${head}\n`)
      },
    ],
    [
      'an index',
      ({ dir }) => {
        writeFileSync(join(dir, 'bot-index'), 'broken')
        writeFileSync(join(dir, 'bot-trial-index'), 'broken')
      },
    ],
  ])('%s', async (_, tamper) => {
    const scene = await lay()
    const { repository, head } = scene
    const makeCommit = async () => {
      const tree = await repository.treeWith(head, new Map([['a.ts', 'fixed\n']]))
      return repository.commitTree({ tree, parents: [head], message: 'fix\n' })
    }
    const expected = await look(repository, head, await makeCommit())

    tamper(scene)
    const commit = await makeCommit()
    const seen = await look(repository, head, commit)

    expect(seen).toEqual(expected)
    expect(existsSync(scene.ran), 'no program of the test ran').toBe(false)
    expect(await repository.has(scene.foreign), 'no foreign object is there').toBe(false)
  })
})

it('a repository is made once and opened again with what is in it', async () => {
  const { repository, head, options } = await lay()
  const tree = await repository.treeWith(head, new Map([['new.ts', 'new\n']]))

  const again = await Repository.open(options)

  expect(await again.text(tree, 'new.ts')).toBe('new\n')
})

it('a tree has the files put in and taken out, and all others', async () => {
  const { repository, head } = await lay()

  const tree = await repository.treeWith(
    head,
    new Map([
      ['a.ts', undefined],
      ['x/y.ts', 'y\n'],
    ]),
  )

  expect(await repository.git(['ls-tree', '-r', '--name-only', tree])).toBe('b.ts\nx/y.ts\n')
  expect(await repository.text(tree, 'a.ts')).toBeUndefined()
})

it('what is not a plain file has no text', async () => {
  const { repository, head } = await lay()

  expect(await repository.text(head, 'none.ts')).toBeUndefined()
  expect(await repository.text(head, 'a.ts/below.ts')).toBeUndefined()
})

describe('two changes of one text', () => {
  const base = 'one\ntwo\nthree\nfour\nfive\nsix\n'

  it.each<[string, { ours: string; base: string; theirs: string; merged: string }]>([
    [
      'in other lines go together',
      {
        ours: base.replace('one', 'ONE'),
        base,
        theirs: base.replace('six', 'SIX'),
        merged: base.replace('one', 'ONE').replace('six', 'SIX'),
      },
    ],
    ['that are the same are one', { ours: 'x\n', base, theirs: 'x\n', merged: 'x\n' }],
    ['of which one is none are the other', { ours: base, base, theirs: 'x\n', merged: 'x\n' }],
    [
      'keep a last line without an end',
      { ours: 'ONE\n2\n3\n4', base: '1\n2\n3\n4', theirs: '1\n2\n3\nFOUR', merged: 'ONE\n2\n3\nFOUR' },
    ],
    [
      'keep line ends and what is not ASCII',
      {
        ours: 'é\r\n2\r\n3\r\n4\r\n',
        base: '1\r\n2\r\n3\r\n4\r\n',
        theirs: '1\r\n2\r\n3\r\n💥\r\n',
        merged: 'é\r\n2\r\n3\r\n💥\r\n',
      },
    ],
  ])('%s', async (_, { merged, ...texts }) => {
    const { repository } = await lay()

    expect(await repository.merged(texts)).toBe(merged)
  })

  it.each<[string, { ours: string; base: string; theirs: string }]>([
    ['of the same line', { ours: '1\n', base: '0\n', theirs: '2\n' }],
    ['of many of the same lines', { ours: alternating('1'), base: alternating('0'), theirs: alternating('2') }],
    ['of what is no text', { ours: '1\0\n', base: '0\0\n', theirs: '0\0\n2' }],
  ])('%s do not go together, and nothing is left of the try', async (_, texts) => {
    const { repository, dir } = await lay()
    const found = readdirSync(dir).toSorted()

    expect(await repository.merged(texts)).toBeUndefined()
    expect(readdirSync(dir).toSorted()).toEqual(found)
  })
})

describe('the same repository for another work tree', () => {
  it('knows its commits and trees, and makes its own at the same time', async () => {
    const { repository, home, head } = await lay()
    const other = repository.at(join(home, 'evil'), 'copy-1')
    const names = ['1.ts', '2.ts', '3.ts']
    const make = (by: Repository, prefix: string) =>
      names.reduce<Promise<string>>(
        async (tree, name) => by.treeWith(await tree, new Map([[`${prefix}/${name}`, `${prefix}\n`]])),
        Promise.resolve(head),
      )

    const [ours, theirs] = await Promise.all([make(repository, 'ours'), make(other, 'theirs')])
    const commit = await other.commitTree({ tree: theirs, parents: [head], message: 'theirs\n' })

    const listed = (tree: string) => repository.git(['ls-tree', '-r', '--name-only', tree])
    expect(await listed(ours)).toBe('a.ts\nb.ts\nours/1.ts\nours/2.ts\nours/3.ts\n')
    expect(await listed(theirs)).toBe('a.ts\nb.ts\ntheirs/1.ts\ntheirs/2.ts\ntheirs/3.ts\n')
    expect(await repository.text(commit, 'theirs/1.ts')).toBe('theirs\n')
    expect(other.dir).toBe(repository.dir)
  })
})

it('a listing tells mode and id of every file, whatever its name, and is that of its commit too', async () => {
  const { repository, head } = await lay()
  const path = 'x/a\tb "ü".ts'
  const tree = await repository.treeWith(head, new Map([[path, 'y\n']]))

  const listing = await repository.listing(tree)
  const commit = await repository.commitTree({ tree, parents: [head], message: 'y\n' })

  expect([...listing.keys()].toSorted()).toEqual(['a.ts', 'b.ts', path])
  expect(listing.get(path)).toMatch(/^100644 [0-9a-f]{40}$/)
  expect(await repository.listing(commit)).toEqual(listing)
})

it('the log has the commits after one, newest first, with the whole of their messages', async () => {
  const { repository, head } = await lay()
  const tree = await repository.treeWith(head, new Map([['a.ts', 'fixed\n']]))
  const first = await repository.commitTree({ tree, parents: [head], message: 'fix\n\nWhy: it was broken\n' })
  const second = await repository.commitTree({ tree, parents: [first], message: 'again\n' })

  expect(await repository.log(head, second)).toEqual([
    { sha: second, message: 'again' },
    { sha: first, message: 'fix\n\nWhy: it was broken' },
  ])
  expect(await repository.log(second, second)).toEqual([])
})

it.each<[string, (shas: { other: string; head: string }) => [string, string], boolean]>([
  ['the one before', ({ other, head }) => [other, head], true],
  ['itself', ({ head }) => [head, head], true],
  ['the one after', ({ other, head }) => [head, other], false],
  ['one that is not here', ({ head }) => ['1'.repeat(40), head], false],
  ['of what is no commit', ({ head }) => [head, '--help'], false],
])('what stands before a commit: %s', async (_, pick, stands) => {
  const { repository, head, other } = await lay()
  const [earlier, later] = pick({ head, other })

  expect(await repository.isAncestor(earlier, later)).toBe(stands)
})

async function look(repository: Repository, head: string, commit: string): Promise<object> {
  return {
    tree: await repository.git(['rev-parse', `${commit}^{tree}`]),
    before: await repository.git(['cat-file', 'blob', `${head}:a.ts`]),
    other: await repository.git(['cat-file', 'blob', `${commit}:b.ts`]),
    log: await repository.git(['log', '--format=%s', commit]),
    diff: await repository.git(['diff', '--no-ext-diff', head, commit]),
    // Where the token would go.
    address: await repository.git(['ls-remote', '--get-url', 'https://github.example/octo/shop']),
  }
}

async function lay() {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-repository-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const [work, evil] = [join(home, 'work'), join(home, 'evil')]
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  }
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, env, encoding: 'utf8' }).trim()
  const commit = (cwd: string, files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text)
    git(cwd, 'add', '--all')
    git(cwd, 'commit', '--quiet', '--message', 'work')
    return git(cwd, 'rev-parse', 'HEAD')
  }
  for (const folder of [work, evil]) mkdirSync(folder)
  git(work, 'init', '--quiet', '--initial-branch=main')
  const other = commit(work, { 'a.ts': 'evil\n', 'b.ts': 'evil\n' })
  const head = commit(work, { 'a.ts': 'a\n', 'b.ts': 'b\n' })
  git(evil, 'init', '--quiet', '--bare')
  const foreign = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: evil, env, input: 'foreign' })
    .toString()
    .trim()
  const [spy, ran] = [join(home, 'spy'), join(home, 'ran')]
  writeFileSync(spy, `#!/bin/sh\ntouch ${ran}\ncat\n`)
  chmodSync(spy, 0o755)
  const dir = join(home, 'state')
  const options = { dir, work, host: { PATH: env.PATH, HOME: home } }
  const repository = await Repository.open(options)
  await repository.fetch(`file://${work}`, [head])
  expect(readdirSync(dir)).toContain('objects')
  return { home, dir, work, evil, head, other, foreign, spy, ran, repository, options }
}

/** More conflicts than an exit code can count: every other line differs. */
function alternating(word: string): string {
  return Array.from({ length: 600 }, (_, index) => (index % 4 === 0 ? `${word} ${index}\n` : `${index}\n`)).join('')
}
