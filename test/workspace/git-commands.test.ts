import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inspectCheckout } from '../../src/workspace/checkout.ts'
import { Repository } from '../../src/workspace/repository.ts'
import { Worktrees } from '../../src/workspace/worktrees.ts'
import { countedGit } from './counted-git.ts'
import { lay } from './user-repository.ts'

it('a checkout is known after four commands, none of which waits for another', async () => {
  const { scene, host, commands } = counted()

  await inspectCheckout(scene.root, host)

  expect(commands()).toEqual(['log', 'rev-parse', 'rev-parse', 'symbolic-ref'])
})

it('work trees that are not used cost two listings of files', async () => {
  const { scene, host, commands } = counted()
  const checkout = await inspectCheckout(scene.root, host)
  commands()

  {
    await using copies = await Worktrees.open(checkout, join(scene.home, 'copies'))
    await copies.look()
  }

  expect(commands()).toEqual(['ls-files', 'ls-files'])
})

it('a copy costs one command to make and one to remove', async () => {
  const { scene, host, commands } = counted()
  const checkout = await inspectCheckout(scene.root, host)
  commands()

  {
    await using copies = await Worktrees.open(checkout, join(scene.home, 'copies'))
    await using _copy = await copies.make(scene.head)
  }

  expect(commands()).toEqual(['worktree', 'worktree'])
})

it('a copy with a file that git does not track costs two commands more, for the times of its files', async () => {
  const { scene, host, commands } = counted()
  scene.put('build.o', 'built\n')
  const checkout = await inspectCheckout(scene.root, host)

  {
    await using copies = await Worktrees.open(checkout, join(scene.home, 'copies'))
    await copies.look()
    commands()
    await using _copy = await copies.make(scene.head)
  }

  expect(commands()).toEqual(['diff', 'update-index', 'worktree', 'worktree'])
})

it('a commit of changed files costs the listing of the one before, and no command more', async () => {
  const { scene, host, commands } = counted()
  const repository = await Repository.open({ dir: join(scene.home, 'bot'), work: scene.root, host })
  await repository.fetch(scene.root, [scene.head])
  commands()

  let tip = scene.head
  for (const text of ['one\n', 'two\n']) {
    const tree = await repository.treeWith(tip, new Map([['src/deep/a.js', text]]))
    tip = await repository.commitTree({ tree, parents: [tip], message: 'fix\n' })
  }

  expect(commands()).toEqual(['ls-tree'])
  expect(await repository.git(['show', `${tip}:src/deep/a.js`])).toBe('two\n')
})

function counted() {
  const scene = lay({ 'a.js': 'a\n' })
  const { path, commands } = countedGit(join(scene.home, 'bin'))
  return { scene, host: { ...scene.host, PATH: path }, commands }
}
