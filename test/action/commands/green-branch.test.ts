import { describe, expect, it } from 'vitest'
import { closeStale } from '../../../src/action/commands/close-stale.ts'
import { endComment } from '../../../src/action/commands/end-comment.ts'
import { StickyComment } from '../../../src/github/comments.ts'
import { htmlMarker } from '../../../src/github/html-marker.ts'
import { declinedPulls } from '../../../src/github/pull-requests.ts'
import { publishPull } from '../../../src/github/pull-request-changes.ts'
import { branch, name, openShop } from '../../github/shop.ts'
import { failureAt, passes, propose, sessionIn } from '../shop-session.ts'

type Others = Parameters<typeof passes>[1][]

describe.concurrent('a workflow that passed on the newest commit', () => {
  it.each<[string, boolean, Others]>([
    ['alone', true, []],
    ['beside one that failed', true, [{ name: 'Lint', conclusion: 'failure' }]],
    ['after it failed for the same event', true, [{ event: 'push', conclusion: 'failure' }]],
    ['while it failed for another event', false, [{ event: 'pull_request', conclusion: 'failure' }]],
    ['while it runs for another event', false, [{ event: 'pull_request', status: 'in_progress' }]],
  ])('%s ends what is said about it: %s', async (_, isOver, others) => {
    await using shop = await openShop()
    const pull = shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
    const own = propose(shop, failureAt(shop.head('feature')))
    shop.push('feature', 'Go on')
    const marker = htmlMarker('run', { id: 1, isOver: true, sha: shop.head('feature') })
    await new StickyComment(shop.place, { pull, name: 'CI' }).write(`${marker}\n## Partly fixed`)
    const green = passes(shop, ...others)
    const { session } = sessionIn(shop)

    await closeStale(session, green)
    await endComment(session, green)

    const [comment] = shop.github.comments(name, pull)
    expect(comment?.body.includes('CI is green now')).toBe(isOver)
    expect(shop.github.pulls(name).find(({ number }) => number === own)?.state).toBe(isOver ? 'closed' : 'open')
  })
})

describe.concurrent('a pull request that a person has reopened', () => {
  it('is not closed again, and a person who closes it then has declined it', async () => {
    await using shop = await openShop()
    const own = propose(shop, failureAt(shop.head('feature')))
    const { session } = sessionIn(shop)
    const stateOf = () => shop.github.pulls(name)[0]?.state
    shop.push('feature', 'Go on')
    await closeStale(session, passes(shop))
    const byBot = [stateOf(), await declinedPulls(shop.place, 'feature')]
    shop.github.reopenPull(name, own)
    const states: unknown[] = []
    for (const message of ['Further', 'And further']) {
      shop.push('feature', message)
      await closeStale(session, passes(shop))
      states.push(stateOf())
    }

    shop.github.closePull(name, own)

    expect(byBot).toEqual(['closed', []])
    expect(states).toEqual(['open', 'open'])
    expect(shop.github.comments(name, own)).toHaveLength(1)
    expect(await declinedPulls(shop.place, 'feature')).toMatchObject([{ number: own }])
    expect(shop.github.violations).toEqual([])
  })

  it('stays so when its text is written anew', async () => {
    await using shop = await openShop()
    const own = propose(shop, failureAt(shop.head('feature')))
    const { session } = sessionIn(shop)
    shop.push('feature', 'Go on')
    await closeStale(session, passes(shop))
    shop.github.reopenPull(name, own)
    const request = failureAt(shop.head('feature'))
    const body = `${htmlMarker('request', { key: 'key', name: 'CI', request })}\nNew`

    await publishPull(shop.place, { head: branch, base: 'feature', title: 'Fix', body, draft: false })
    shop.push('feature', 'Further')
    await closeStale(session, passes(shop))

    expect(shop.github.pulls(name)).toMatchObject([{ state: 'open', body: expect.stringContaining('\nNew') }])
    shop.github.closePull(name, own)
    expect(await declinedPulls(shop.place, 'feature')).toMatchObject([{ number: own }])
  })
})

it.each([
  ['a run that died', { conclusion: 'cancelled' }, true],
  ['a run that works', { status: 'in_progress' }, false],
] as const)('CI is green, and the comment is that of %s', async (_, state, isOver) => {
  await using shop = await openShop()
  const pull = shop.github.openPull(name, { head: 'feature', base: 'main', login: 'linus' })
  const at = { name: 'fix-tests', event: 'workflow_run', headBranch: 'main', headSha: shop.head('main') }
  const { id } = shop.github.addWorkflowRun(name, { ...at, ...state })
  await new StickyComment(shop.place, { pull, name: 'CI' }).write(
    `${htmlMarker('run', { id, isOver: false })}\n## At work`,
  )
  shop.push('feature', 'Go on')

  const said = await endComment(sessionIn(shop).session, passes(shop))

  expect(said).toBe(isOver ? pull : undefined)
  expect(shop.github.comments(name, pull)[0]?.body.includes('CI is green now')).toBe(isOver)
  expect(shop.github.violations).toEqual([])
})

it('pull requests of another account are not touched, and a warning names the token that is missing', async () => {
  await using shop = await openShop()
  const own = propose(shop, failureAt(shop.head('feature')), { login: 'our-fixer[bot]' })
  propose(shop, failureAt(shop.head('feature')), { login: 'mallory' })
  shop.push('feature', 'Go on')
  const { session, warnings } = sessionIn(shop)

  await closeStale(session, passes(shop))

  expect(shop.github.pulls(name).map(({ state }) => state)).toEqual(['open', 'open'])
  expect(warnings).toEqual([
    expect.stringMatching(`not that of our-fixer\\[bot\\], so it does not touch #${own}\\. .+github-token`),
  ])
})
