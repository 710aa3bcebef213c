import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Repository } from '../../src/workspace/repository.ts'
import { removeLocks } from '../../src/workspace/sealed-git-dir.ts'
import { lay } from './user-repository.ts'

it('a directory with the locks of a git that was killed can be used once they are removed', async () => {
  const { home, root, head, host } = lay({ 'a.ts': 'a\n' })
  const dir = join(home, 'bot')
  const open = async () => {
    const repository = await Repository.open({ dir, work: root, host })
    await repository.fetch(`file://${root}`, [head])
    await repository.git(['update-ref', '--no-deref', 'HEAD', head])
    return repository.has(head)
  }
  removeLocks(dir)
  await Repository.open({ dir, work: root, host })
  for (const name of ['HEAD', 'config', 'shallow', 'bot-index']) writeFileSync(join(dir, `${name}.lock`), '')
  await expect(open()).rejects.toThrow('File exists')

  removeLocks(dir)

  expect(await open()).toBe(true)
})
