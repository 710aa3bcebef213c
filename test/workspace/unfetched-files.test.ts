import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { unfetchedFiles } from '../../src/workspace/unfetched-files.ts'

const host = { PATH: process.env.PATH ?? '', HOME: tmpdir() }
const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n'
let top: string

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.org', '-c', 'filter.lfs.clean=cat']
  execFileSync('git', [...identity, ...args], { cwd: top, stdio: 'ignore' })
}

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'fix-tests-unfetched-'))
  git('init', '--quiet')
  writeFileSync(join(top, 'plain.txt'), POINTER)
})

afterEach(() => rmSync(top, { recursive: true, force: true }))

test('pointers of Git LFS and empty submodules are found', async () => {
  writeFileSync(join(top, '.gitattributes'), '*.png filter=lfs\n*.gif filter=lfs\n')
  writeFileSync(join(top, 'a b.png'), POINTER)
  writeFileSync(join(top, 'fetched.gif'), 'GIF')
  symlinkSync('a b.png', join(top, 'link.png'))
  git('add', '--all')
  for (const path of ['lib/empty', 'lib/full'])
    git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},${path}`)
  git('commit', '--quiet', '--message', 'all')
  mkdirSync(join(top, 'lib/full/.git'), { recursive: true })
  mkdirSync(join(top, 'lib/empty'))

  const found = await unfetchedFiles(await inspectCheckout(top, host))

  expect(found).toEqual({ pointers: ['a b.png'], submodules: ['lib/empty'] })
})

test('a repository without them has none', async () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'all')

  expect(await unfetchedFiles(await inspectCheckout(top, host))).toEqual({ pointers: [], submodules: [] })
})
