import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { OWN_IDENTITY } from '../../src/domain/model/commit-identity.ts'
import { writeCommit, writeObject } from '../../src/workspace/git-objects.ts'
import { parseListing, writeChangedTrees } from '../../src/workspace/tree-listing.ts'

describe('an object that is written without git is the one that git would have written:', () => {
  it('a blob of any bytes', async () => {
    const { dir, git } = lay()

    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async bytes => {
        const id = await writeObject(dir, 'blob', bytes)

        expect(git(['hash-object', '--stdin'], Buffer.from(bytes))).toBe(id)
        expect(execFileSync('git', ['cat-file', 'blob', id], { cwd: dir })).toEqual(Buffer.from(bytes))
      }),
      { numRuns: 10 },
    )
  })

  it('a commit, whatever its message', async () => {
    const { dir, git } = lay()
    const tree = git(['mktree'], '')
    const first = await writeCommit(dir, { tree, parents: [], message: 'first\n' }, OWN_IDENTITY)

    for (const message of ['fix\n', 'no line break', '', 'ümläut 😀\n\nbody\n', '# not a comment\n']) {
      const sha = await writeCommit(dir, { tree, parents: [first], message }, OWN_IDENTITY)

      const [, seconds] = /committer .* (\d+) \+0000(?:\n|$)/.exec(git(['cat-file', 'commit', sha])) ?? []
      const env = { GIT_AUTHOR_DATE: `@${seconds} +0000`, GIT_COMMITTER_DATE: `@${seconds} +0000` }
      expect(git(['commit-tree', tree, '-p', first, '-F', '-'], message, env)).toBe(sha)
    }
    const odd = await writeCommit(dir, { tree, parents: [], message: 'a\0b' }, OWN_IDENTITY)
    expect(git(['log', '--format=%s', odd])).toBe('a b')
  })

  it('a tree of changed files, in whatever folders they are', async () => {
    // Names that sort in another way as a folder, and one that is a folder where another tree has a file.
    const name = fc.constantFrom('a', 'a.b', 'a-b', 'a0', 'b', 'ü "x"\n')
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map(parts => parts.join('/'))
    const files = fc.dictionary(path, fc.constantFrom('one\n', 'two\n'), { maxKeys: 8, noNullPrototype: true })

    await fc.assert(
      fc.asyncProperty(files, files, fc.array(fc.nat(20)), async (before, added, dropped) => {
        const { dir, git } = lay()
        const base = parseListing(
          execFileSync('git', ['ls-tree', '-rtz', treeOf(git, before)], { cwd: dir, encoding: 'utf8' }),
        )
        const removed = dropped.flatMap(index => Object.keys(before)[index] ?? [])
        const wanted = { ...without(before, removed), ...added }
        // A path cannot be a file and a folder.
        fc.pre(isPossible(Object.keys(before)) && isPossible(Object.keys(wanted)))
        const changed = new Map<string, string | undefined>(removed.map(each => [each, undefined]))
        for (const [file, text] of Object.entries(added))
          changed.set(file, `100644 ${await writeObject(dir, 'blob', text)}`)

        const { id, ...listing } = await writeChangedTrees(dir, base, changed)

        expect(id).toBe(treeOf(git, wanted))
        const read = parseListing(execFileSync('git', ['ls-tree', '-rtz', id], { cwd: dir, encoding: 'utf8' }))
        expect(listing.folders).toEqual(read.folders)
        expect(listing.files).toEqual(read.files)
      }),
      { numRuns: 12 },
    )
  })
})

it('a file that a test put where an object belongs is replaced', async () => {
  const { dir, git } = lay()
  const id = git(['hash-object', '--stdin'], 'text\n')
  const folder = join(dir, 'objects', id.slice(0, 2))
  const victim = join(dir, 'victim')
  writeFileSync(victim, 'mine\n')
  mkdirSync(folder, { recursive: true })
  symlinkSync(victim, join(folder, id.slice(2)))

  expect(await writeObject(dir, 'blob', 'text\n')).toBe(id)

  expect(git(['cat-file', 'blob', id])).toBe('text')
  expect(statSync(victim).size).toBe(5)
  expect(readdirSync(folder)).toEqual([id.slice(2)])
})

type Git = (args: readonly string[], input?: string | Buffer, env?: Record<string, string>) => string

function lay(): { dir: string; git: Git } {
  const dir = mkdtempSync(join(tmpdir(), 'fix-tests-objects-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const identity = { name: 'fix-tests', email: 'fix-tests@users.noreply.github.com' }
  const who = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap(role => [
      [`GIT_${role}_NAME`, identity.name],
      [`GIT_${role}_EMAIL`, identity.email],
    ]),
  )
  const git: Git = (args, input = '', env = {}) =>
    execFileSync('git', args, {
      cwd: dir,
      input,
      env: { PATH: process.env.PATH, ...who, ...env },
      encoding: 'utf8',
    }).trim()
  git(['init', '--quiet', '--bare'])
  return { dir, git }
}

/** Write a tree by git alone. */
function treeOf(git: Git, files: Readonly<Record<string, string>>): string {
  const index = `index-${Object.keys(files).length}-${Math.random()}`
  const input = Object.entries(files).map(
    ([path, text]) => `100644 ${git(['hash-object', '-w', '--stdin'], text)}\t${path}\0`,
  )
  git(['update-index', '-z', '--index-info'], input.join(''), { GIT_INDEX_FILE: index })
  return git(['write-tree'], '', { GIT_INDEX_FILE: index })
}

function isPossible(paths: readonly string[]): boolean {
  return paths.every(path => !paths.some(other => other.startsWith(`${path}/`)))
}

function without(files: Readonly<Record<string, string>>, removed: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !removed.includes(path)))
}
