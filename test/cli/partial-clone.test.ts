import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { LocalFrontend } from '../../src/cli/local-frontend.ts'
import type { Event } from '../../src/contracts/events.ts'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { Repository } from '../../src/workspace/repository.ts'

it('a partial clone loads the last change, and the run says that it sees no earlier one', async () => {
  const scene = lay()

  const { repository, said } = await scene.open(scene.clone('--filter=blob:none'))

  expect(await repository.text(`${scene.head}^1`, 'a.ts')).toBe('second\n')
  expect(said).toEqual([expect.stringMatching(/^This is a partial clone: .* A clone without --filter has all\.$/)])
})

it('a partial clone without a connection does with the last commit', async () => {
  const scene = lay()
  const clone = scene.clone('--filter=blob:none')
  renameSync(scene.origin, `${scene.origin}-gone`)

  const { repository, said } = await scene.open(clone)

  expect(await repository.text(scene.head, 'a.ts')).toBe('third\n')
  expect(await repository.has(`${scene.head}^1`)).toBe(false)
  expect(said).toHaveLength(1)
})

it('a whole clone has its history, and nothing is said', async () => {
  const scene = lay()

  const { repository, said } = await scene.open(scene.clone())

  expect(await repository.text(`${scene.head}^2`, 'a.ts').catch(() => 'no second parent')).toBe('no second parent')
  expect(await repository.text(`${scene.head}~2`, 'a.ts')).toBe('first\n')
  expect(said).toEqual([])
})

it('a clone that lacks a file of its last commit is refused in one sentence', async () => {
  const scene = lay()
  const clone = scene.clone()
  const blob = scene.git(clone, 'rev-parse', 'HEAD:a.ts').trim()
  rmSync(join(clone, '.git/objects', blob.slice(0, 2), blob.slice(2)))

  await expect(scene.open(clone)).rejects.toMatchObject({
    message: `git cannot read all files of commit ${scene.head.slice(0, 7)} in ${clone}.`,
    remedy: 'Use a clone that has them, such as one that is made without --filter.',
  })
})

it('a repository that names its commits by SHA-256 is refused in one sentence', async () => {
  const scene = lay()
  const other = join(scene.home, 'other')
  scene.git(scene.home, 'init', '--quiet', '--object-format=sha256', other)
  scene.git(other, 'commit', '--quiet', '--allow-empty', '--message', 'first')

  await expect(scene.open(other)).rejects.toMatchObject({
    message: `The repository in ${other} names its commits by SHA-256, which fix-tests does not support.`,
  })
})

/** An origin with three commits, and a way to clone it and to open the storage of a run in the clone. */
function lay() {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'fix-tests-partial-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const identity = { NAME: 'Ada', EMAIL: 'ada@example.com' }
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    ...Object.fromEntries(
      Object.entries(identity).flatMap(([key, value]) => [
        [`GIT_AUTHOR_${key}`, value],
        [`GIT_COMMITTER_${key}`, value],
      ]),
    ),
  }
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  const origin = join(home, 'origin')
  mkdirSync(origin)
  git(origin, 'init', '--quiet')
  git(origin, 'config', 'uploadpack.allowFilter', 'true')
  for (const text of ['first', 'second', 'third']) {
    writeFileSync(join(origin, 'a.ts'), `${text}\n`)
    git(origin, 'add', '.')
    git(origin, 'commit', '--quiet', '--message', text)
  }
  const head = git(origin, 'rev-parse', 'HEAD').trim()
  return {
    home,
    origin,
    head,
    git,
    clone(...options: string[]): string {
      const to = join(home, `clone-${readdirSync(home).length}`)
      git(home, 'clone', '--quiet', ...options, `file://${origin}`, to)
      // A small clone comes as one pack; its objects are files of their own here.
      const packs = join(to, '.git/objects/pack')
      if (options.length === 0) unpack(to, packs)
      return to
    },
    async open(clone: string) {
      const host = { PATH: env.PATH, HOME: home }
      const said: string[] = []
      const emit = (event: Event) => event.kind === 'note' && said.push(event.text)
      const checkout = await inspectCheckout(clone, host)
      const repository = await Repository.open({ dir: join(home, 'bot'), work: clone, host })
      await new LocalFrontend(emit, checkout).openStorage({ repository, key: 'abcdef' })
      return { repository, said }
    },
  }

  function unpack(to: string, packs: string): void {
    for (const name of readdirSync(packs).filter(each => each.endsWith('.pack'))) {
      const moved = join(home, name)
      renameSync(join(packs, name), moved)
      rmSync(packs, { recursive: true })
      execFileSync('sh', ['-c', 'exec git unpack-objects -q < "$1"', 'sh', moved], { cwd: to, env })
    }
  }
}
