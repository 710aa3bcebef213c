import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { KeptVersions } from '../../src/workspace/kept-versions.ts'
import { lay, policy } from './user-repository.ts'
import { GitWorkspace } from '../../src/workspace/workspace.ts'

function keeper() {
  const folder = mkdtempSync(join(tmpdir(), 'fix-tests-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const told: [path: string, text: string][] = []
  return { folder, told, kept: new KeptVersions(folder, (path, at) => told.push([path, readFileSync(at, 'utf8')])) }
}

test('each version is kept once, under a name of its own', async () => {
  const { told, kept } = keeper()

  for (const text of ['one', 'two', 'one']) await kept.keep('src/a.ts', text)

  expect(told).toEqual([
    ['src/a.ts', 'one'],
    ['src/a.ts', 'two'],
  ])
})

test('of very many versions of a file the first ones are kept, and the others are refused', async () => {
  const { told, kept } = keeper()

  const answers: boolean[] = []
  for (let version = 0; version < 12; version += 1) answers.push(await kept.keep('src/a.ts', `${version}\n`))
  answers.push(await kept.keep('src/a.ts', '3\n'), await kept.keep('src/b.ts', 'other\n'))

  expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false, false, true, true])
  expect(told).toHaveLength(11)
})

test('a version that could not be written is not kept', async () => {
  const { kept, folder } = keeper()
  writeFileSync(join(folder, 'src'), 'in the way')

  await expect(kept.keep('src/a.ts', 'one')).rejects.toThrow(/ENOTDIR|EEXIST/)
  await expect(kept.keep('src/a.ts', 'one')).rejects.toThrow(/ENOTDIR|EEXIST/)
})

test('a workspace keeps what others write to the files that it writes, and nothing else', async () => {
  const { told, kept } = keeper()
  const scene = lay({ 'a.ts': 'a\n', 'b.ts': 'b\n', 'c.ts': 'c\n' })
  const { head, journal } = scene
  {
    const repository = await scene.repository(head)
    await using workspace = await GitWorkspace.open({ root: scene.root, repository, head, policy, journal, kept }, head)
    await workspace.write('a.ts', 'candidate\n')
    await workspace.reset('a.ts')
    await workspace.write('a.ts', 'another\n')
    scene.put('a.ts', 'another\nmine\n')
    await workspace.discard()
    await workspace.write('b.ts', 'candidate\n')
    scene.put('b.ts', 'b\n')
    scene.put('c.ts', 'mine\n')
    await workspace.write('a.ts', 'last\n')
    scene.put('a.ts', 'at the end\n')
  }

  expect(told).toEqual([
    ['a.ts', 'another\nmine\n'],
    ['a.ts', 'at the end\n'],
  ])
  expect([scene.text('a.ts'), scene.text('b.ts'), scene.text('c.ts')]).toEqual(['a\n', 'b\n', 'mine\n'])
})

test('a version that is kept is without the change that was being tried', async () => {
  const { told, kept } = keeper()
  const before = 'one\ntwo\nthree\nfour\nfive\n'
  const scene = lay({ 'a.ts': before })
  const { head, journal } = scene
  {
    const repository = await scene.repository(head)
    await using workspace = await GitWorkspace.open({ root: scene.root, repository, head, policy, journal, kept }, head)
    await workspace.write('a.ts', before.replace('one', 'candidate'))
    scene.put('a.ts', `${before.replace('one', 'candidate')}mine\n`)
    await workspace.discard()
  }

  expect(told).toEqual([['a.ts', `${before}mine\n`]])
})
