import { expect, it } from 'vitest'
import { userId } from '../world/github/identity.ts'
import { layOut, type Scene } from '../world/scene.ts'
import { bringing, SUM } from './talk.ts'

/** Author, committer and trailers of the newest commit. */
async function commitOf(scene: Scene, inputs: Record<string, string> = {}): Promise<readonly string[]> {
  const result = await scene.run({ inputs: { models: 'offline', ...inputs } })
  expect(result.outputs.outcome, result.log).toBe('fixed')
  const trailers = ['Co-authored-by', 'Signed-off-by'].map(key => `%(trailers:key=${key},separator=%x2C)`)
  const format = `--format=%an <%ae>%n%cn <%ce>%n${trailers.join('%n')}`
  return scene
    .git('log', '-1', format, result.outputs.branch ?? '')
    .trimEnd()
    .split('\n')
}

const BOT = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>'

const ASKED = `Co-authored-by: ada <${userId('ada')}+ada@users.noreply.github.com>`

it('a commit is by the account of the token and whoever asked, and signed off only if that is asked for', async () => {
  await using scene = await layOut(bringing(SUM))

  expect(await commitOf(scene)).toEqual([BOT, BOT, ASKED])
})

it('a commit is by whom the settings name, who signs it off', async () => {
  await using scene = await layOut(bringing(SUM))

  const ada = 'Ada Lovelace <ada@example.com>'

  expect(await commitOf(scene, { 'commit-author': ada, 'sign-off': 'true' })).toEqual([
    ada,
    ada,
    ASKED,
    `Signed-off-by: ${ada}`,
  ])
})
