import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { commitSigning } from '../../src/action/publish/commit-signing.ts'
import { signedCommit } from '../../src/github/signed-commits.ts'
import type { RepositoryApi } from '../../src/github/client.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { gitEnvironment } from '../world/github/git.ts'
import { name, openShop, type Shop } from './shop.ts'

const MESSAGE = 'fix-tests: mend the cart\n\nÜber “quotes”\n\nFix-Tests-Key: 0123456789abcdef'

function write(shop: Shop, object: string): string {
  const args = ['--git-dir', shop.github.bare(name), 'hash-object', '-t', 'commit', '-w', '--stdin']
  return execFileSync('git', args, { env: gitEnvironment, input: object, encoding: 'utf8' }).trim()
}

/** A commit as git stores it. */
function raw(shop: Shop, sha: string): string {
  const args = ['--git-dir', shop.github.bare(name), 'cat-file', 'commit', sha]
  return execFileSync('git', args, { env: gitEnvironment, encoding: 'utf8' })
}

/** Has GitHub tell, with a signature, what it signed; and store the signature with a blank last line, or without. */
function signs({ client }: RepositoryApi, shop: Shop, hasBlank: boolean): void {
  client.hook.after('request', (response, { url }) => {
    if (!url.endsWith('/git/commits')) return
    const data = response.data as { sha: string; verification: { signature: string; payload: string } }
    const stored = raw(shop, data.sha)
    const signature = /^gpgsig (.*(?:\n .*)*)\n/m.exec(stored)
    const payload = stored.replace(signature?.[0] ?? '', '')
    data.verification = { ...data.verification, payload }
    if (!hasBlank) return
    data.verification.signature += '\n'
    data.sha = write(shop, stored.replace(signature?.[0] ?? '', `${signature?.[0]} \n`))
  })
}

/** Has GitHub not tell what it signed. */
function keepsSilent({ client }: RepositoryApi): void {
  client.hook.after('request', (response, { url }) => {
    if (!url.endsWith('/git/commits')) return
    const data = response.data as { verification: object }
    data.verification = { ...data.verification, payload: null }
  })
}

/** The bot's own git directory beside GitHub's repository, and how often it had to fetch. */
async function beside(shop: Shop, place = shop.place) {
  const home = mkdtempSync(join(tmpdir(), 'fix-tests-signed-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const host = { PATH: process.env.PATH ?? '', HOME: home }
  const repository = await Repository.open({ dir: join(home, 'state'), work: home, host })
  const url = `file://${shop.github.bare(name)}`
  await repository.fetch(url, [shop.head('feature')])
  const fetched: string[] = []
  const commit = commitSigning(place, {
    repository,
    fetch: async sha => {
      fetched.push(sha)
      await repository.fetch(url, [sha])
    },
  })
  return { repository, commit, fetched }
}

/** The tree of a commit with files changed, and taken away. */
async function treeOf(
  repository: Repository,
  base: string,
  changes: Readonly<Record<string, readonly [mode: string, text: string] | undefined>>,
): Promise<string> {
  const listing = await repository.listing(base)
  const index = 'signed'
  await repository.git(['read-tree', base], { index })
  for (const [path, change] of Object.entries(changes)) {
    if (change === undefined) {
      expect(listing.has(path)).toBe(true)
      await repository.git(['update-index', '--index-info'], { index, input: `0 ${'0'.repeat(40)}\t${path}\n` })
      continue
    }
    const [mode, text] = change
    const blob = (await repository.git(['hash-object', '-w', '--stdin'], { input: text })).trim()
    await repository.git(['update-index', '--index-info'], { index, input: `${mode} ${blob}\t${path}\n` })
  }
  return (await repository.git(['write-tree'], { index })).trim()
}

describe('a signed commit', () => {
  it.each<[string, (place: RepositoryApi, shop: Shop) => void, boolean]>([
    ['whose signature ends as it is told', (place, shop) => signs(place, shop, false), false],
    ['whose signature has a blank last line', (place, shop) => signs(place, shop, true), false],
    ['of which GitHub does not tell what it signed', place => keepsSilent(place), true],
  ])('%s is the very same here and there', async (_, lay, isFetched) => {
    await using shop = await openShop()
    const { repository, commit, fetched } = await beside(shop)
    lay(shop.place, shop)
    const parent = shop.head('feature')
    const tree = await repository.treeWith(parent, new Map([['src/cart.ts', 'mended\n']]))

    const sha = await commit({ tree, parents: [parent], message: MESSAGE })

    const here = await repository.git(['cat-file', 'commit', sha])
    expect(here).toBe(raw(shop, sha))
    expect(here).toContain('\ngpgsig -----BEGIN PGP SIGNATURE-----')
    expect(here).toContain(`tree ${tree}\nparent ${parent}\n`)
    expect(here.endsWith(`\n\n${MESSAGE}`)).toBe(true)
    expect(fetched).toEqual(isFetched ? [sha] : [])
    expect(shop.github.violations).toEqual([])
  })

  it('of a person, which GitHub does not sign, is the very same too', async () => {
    await using shop = await openShop()
    shop.github.setCollaborator(name, 'ada', 'write')
    const { repository, commit, fetched } = await beside(shop, shop.as({ type: 'User', login: 'ada' }))
    const parent = shop.head('feature')
    const tree = await repository.treeWith(parent, new Map([['src/cart.ts', 'mended\n']]))

    const sha = await commit({ tree, parents: [parent], message: MESSAGE })

    expect(await repository.git(['cat-file', 'commit', sha])).toBe(raw(shop, sha))
    expect(raw(shop, sha)).not.toContain('gpgsig')
    expect(fetched).toEqual([])
  })

  it('has the files as they are to be: new, changed, gone, executable, empty, with any name and text', async () => {
    await using shop = await openShop()
    const { repository, commit } = await beside(shop)
    const parent = shop.head('feature')
    const tree = await treeOf(repository, parent, {
      'src/cart.ts': ['100755', 'mended\n'],
      'src/deep/er/new.ts': ['100644', 'no newline at the end'],
      'bin/run': ['100755', '#!/bin/sh\n'],
      'empty.txt': ['100644', ''],
      'src/ä ö “x”.ts': ['100644', 'ü\r\n\t🚀\n'],
      'old.ts': undefined,
    })

    const sha = await commit({ tree, parents: [parent], message: MESSAGE })

    expect(shop.git('rev-parse', `${sha}^{tree}`)).toBe(tree)
    const changed = shop.git('-c', 'core.quotePath=false', 'diff-tree', '-r', '--no-renames', parent, sha)
    expect(changed.split('\n').map(line => line.replace(/^:(\d+) (\d+) \S+ \S+ /, '$1 $2 '))).toEqual([
      '000000 100755 A\tbin/run',
      '000000 100644 A\tempty.txt',
      '100644 000000 D\told.ts',
      '100644 100755 M\tsrc/cart.ts',
      '000000 100644 A\tsrc/deep/er/new.ts',
      '000000 100644 A\tsrc/ä ö “x”.ts',
    ])
    expect(shop.github.violations).toEqual([])
  })

  it('without changes, and one that takes the last file of a directory away, are what they are to be', async () => {
    await using shop = await openShop()
    const { repository, commit } = await beside(shop)
    const parent = shop.head('feature')
    const gone = await treeOf(repository, parent, { 'src/cart.ts': undefined, 'src/price.ts': undefined })

    const removed = await commit({ tree: gone, parents: [parent], message: MESSAGE })
    const same = await commit({ tree: gone, parents: [removed], message: 'fix-tests: nothing' })

    expect(shop.git('ls-tree', '-r', '--name-only', same)).toBe('old.ts')
    expect(shop.git('rev-list', '--count', `${parent}..${same}`)).toBe('2')
  })

  it('that reverts another has its parents in order', async () => {
    await using shop = await openShop()
    const { repository, commit } = await beside(shop)
    const parents = [shop.head('feature'), shop.head('main')]
    await repository.fetch(`file://${shop.github.bare(name)}`, parents)
    const tree = (await repository.git(['rev-parse', `${parents[1]}^{tree}`])).trim()

    const sha = await commit({ tree, parents, message: MESSAGE })

    expect(shop.git('rev-parse', `${sha}^1`, `${sha}^2`).split('\n')).toEqual(parents)
    expect(await repository.git(['cat-file', 'commit', sha])).toBe(raw(shop, sha))
  })

  it('is none when GitHub makes another tree than was asked for', async () => {
    await using shop = await openShop()
    const asked = signedCommit(shop.place, {
      base: shop.git('rev-parse', 'feature^{tree}'),
      tree: shop.git('rev-parse', 'main^{tree}'),
      parents: [shop.head('feature')],
      message: MESSAGE,
      changes: [{ path: 'src/cart.ts', mode: '100644', text: 'something else\n' }],
    })

    await expect(asked).rejects.toThrow(/created the tree \w+ instead of \w+/)
    expect(shop.asked()).toEqual(['POST git/create-tree 201'])
  })
})
