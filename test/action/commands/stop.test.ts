import { expect, it } from 'vitest'
import { stopRuns } from '../../../src/action/commands/stop.ts'
import { requestKey } from '../../../src/engine/job.ts'
import { name, openShop, type Shop } from '../../github/shop.ts'
import { failureAt, propose, sessionIn } from '../shop-session.ts'

/** Keeps a ledger on which a run of fix-tests works until a time. @returns the id of the run */
async function lease(shop: Shop, key: string, until: number): Promise<number> {
  const at = { name: 'fix-tests', event: 'workflow_run', headBranch: 'main', headSha: shop.head('main') }
  const { id } = shop.github.addWorkflowRun(name, { ...at, status: 'in_progress' })
  const owner = { id: 'a', name: 'run', host: 'b', pid: 1, run: { id, attempt: 1 } }
  const content = JSON.stringify({ owner, until })
  const { client, ...place } = shop.place
  const tree = await client.rest.git.createTree({
    ...place,
    base_tree: shop.git('rev-parse', 'main^{tree}'),
    tree: [{ path: 'lease.json', mode: '100644', type: 'blob', content }],
  })
  shop.git('update-ref', `refs/fix-tests/${key}`, shop.git('commit-tree', tree.data.sha, '-m', 'ledger'))
  return id
}

const LATER = Date.now() + 600_000

it.each<[string, (shop: Shop) => { pull: number; key: string }]>([
  [
    "the bot's own pull request, whose failing commit has none",
    shop => {
      const key = 'a'.repeat(16)
      return { pull: propose(shop, failureAt(shop.head('feature')), { key }), key }
    },
  ],
  [
    'a failing pull request whose fix is proposed already',
    shop => {
      const key = 'b'.repeat(16)
      propose(shop, failureAt(shop.head('feature')), { key })
      return { pull: shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' }), key }
    },
  ],
  [
    'a failing pull request without a comment',
    shop => {
      const request = failureAt(shop.head('feature'))
      shop.github.addWorkflowRun(name, { name: 'CI', headBranch: 'feature', headSha: request.headSha })
      const pull = shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
      return { pull, key: requestKey({ request, name: 'CI' }) }
    },
  ],
])('a run that works for %s is cancelled', async (_, lay) => {
  await using shop = await openShop()
  const { pull, key } = lay(shop)
  const run = await lease(shop, key, LATER)
  const other = await lease(shop, 'c'.repeat(16), LATER)
  const { session, warnings } = sessionIn(shop)

  const outcome = await stopRuns(session, pull)

  expect(outcome).toMatchObject({ reply: expect.stringContaining(`Cancelled: [run ${run}]`) })
  const conclusions = shop.github.runs(name).map(({ id, conclusion }) => [id, conclusion])
  expect(conclusions).toEqual(
    expect.arrayContaining([
      [run, 'cancelled'],
      [other, null],
    ]),
  )
  expect([warnings, shop.github.violations]).toEqual([[], []])
})

it('a lease that has ended is of no run in progress', async () => {
  await using shop = await openShop()
  const key = 'a'.repeat(16)
  const pull = propose(shop, failureAt(shop.head('feature')), { key })
  await lease(shop, key, Date.now() - 1)

  const outcome = await stopRuns(sessionIn(shop).session, pull)

  expect(outcome).toMatchObject({ reply: expect.stringMatching(/^No run is known to be in progress/) })
})
