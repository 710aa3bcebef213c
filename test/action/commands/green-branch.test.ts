import { describe, expect, it } from 'vitest'
import { closeStale } from '../../../src/action/commands/close-stale.ts'
import { endComment } from '../../../src/action/commands/end-comment.ts'
import { StickyComment } from '../../../src/github/comments.ts'
import { htmlMarker } from '../../../src/github/html-marker.ts'
import { name, openShop } from '../../github/shop.ts'
import { failureAt, passes, propose, sessionIn } from './sessions.ts'

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
