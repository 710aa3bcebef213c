import { describe, expect, it } from 'vitest'
import { replyOnce, addReaction, runsUnderWay, sayOnce, StickyComment } from '../../src/github/comments.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { branch, bot, name, openShop, type Shop } from './shop.ts'

const first = htmlMarker('comment', { name: 'CI' })

async function pulled(): Promise<Shop & { pull: number }> {
  const shop = await openShop()
  return Object.assign(shop, { pull: shop.github.openPull(name, { head: branch, base: 'feature' }) })
}

function bodies({ github }: Shop, pull: number): string[] {
  return github.comments(name, pull).map(({ body }) => body)
}

describe.concurrent('the sticky comment', () => {
  it('is made once and edited from then on, without being looked for again', async () => {
    await using shop = await pulled()
    const comment = new StickyComment(shop.place, { pull: shop.pull, name: 'CI' })

    await comment.write('one')
    shop.asked()
    await comment.write('two')

    expect(bodies(shop, shop.pull)).toEqual([`${first}\ntwo`])
    expect(shop.asked()).toEqual(['PATCH issues/update-comment 200'])
    expect(shop.github.violations).toEqual([])
  })

  it('is taken over by the next run, also behind a hundred others', async () => {
    await using shop = await pulled()
    for (let index = 0; index < 105; index += 1)
      shop.github.comment(name, shop.pull, {
        body: `${first}\n${index}`,
        login: index % 2 === 0 ? 'eve' : 'renovate[bot]',
      })
    const { id } = shop.github.comment(name, shop.pull, { body: `${first}\none`, login: bot })

    const comment = new StickyComment(shop.place, { pull: shop.pull, name: 'CI' })
    const read = await comment.read()
    await comment.write('two')

    expect(read).toBe(`${first}\none`)
    const mine = shop.github.comments(name, shop.pull).filter(({ user }) => user === bot)
    expect(mine.map(each => [each.id, each.body])).toEqual([[id, `${first}\ntwo`]])
    expect(bodies(shop, shop.pull).slice(0, 105)).toEqual(
      Array.from({ length: 105 }, (_, index) => `${first}\n${index}`),
    )
  })

  it('is made anew when somebody has deleted it', async () => {
    await using shop = await pulled()
    const comment = new StickyComment(shop.place, { pull: shop.pull, name: 'CI' })
    await comment.write('one')
    const { client, owner, repo } = shop.place
    await client.rest.issues.deleteComment({
      owner,
      repo,
      comment_id: shop.github.comments(name, shop.pull)[0]?.id ?? 0,
    })

    await comment.write('two')

    expect(bodies(shop, shop.pull)).toEqual([`${first}\ntwo`])
  })

  it('is another one for another name, and on another pull request', async () => {
    await using shop = await pulled()
    const other = shop.github.openPull(name, { head: 'feature', base: 'main' })

    await new StickyComment(shop.place, { pull: shop.pull, name: 'CI' }).write('one')
    await new StickyComment(shop.place, { pull: shop.pull, name: 'CI / 2' }).write('two')
    await new StickyComment(shop.place, { pull: other, name: 'CI' }).write('three')

    expect([bodies(shop, shop.pull).length, bodies(shop, other).length]).toEqual([2, 1])
  })

  it('is not one in whose middle somebody quotes it', async () => {
    await using shop = await pulled()
    shop.github.comment(name, shop.pull, { body: `> quoted\n${first}\none`, login: bot })

    await new StickyComment(shop.place, { pull: shop.pull, name: 'CI' }).write('two')

    expect(bodies(shop, shop.pull)).toEqual([`> quoted\n${first}\none`, `${first}\ntwo`])
  })
})

describe.concurrent('an answer to a comment', () => {
  it('is one, brought up to date by the next run, and one for each comment', async () => {
    await using shop = await pulled()

    await replyOnce(shop.place, { number: shop.pull, comment: 1, body: 'one' })
    await replyOnce(shop.as({}), { number: shop.pull, comment: 1, body: 'two' })
    await replyOnce(shop.as({}), { number: shop.pull, comment: 11, body: 'three' })

    expect(bodies(shop, shop.pull)).toEqual([
      `${htmlMarker('reply', { comment: 1 })}\ntwo`,
      `${htmlMarker('reply', { comment: 11 })}\nthree`,
    ])
  })

  it('is found behind a hundred others', async () => {
    await using shop = await pulled()
    for (let index = 0; index < 101; index += 1) shop.github.comment(name, shop.pull, { body: 'x', login: 'eve' })

    await replyOnce(shop.place, { number: shop.pull, comment: 1, body: 'one' })
    await replyOnce(shop.as({}), { number: shop.pull, comment: 1, body: 'one' })
    await sayOnce(shop.place, { number: shop.pull, first: 'Said', body: 'Said' })
    await sayOnce(shop.as({}), { number: shop.pull, first: 'Said', body: 'Said' })

    expect(bodies(shop, shop.pull).slice(101)).toEqual([`${htmlMarker('reply', { comment: 1 })}\none`, 'Said'])
  })

  it('is not written again when it says what it said', async () => {
    await using shop = await pulled()
    await replyOnce(shop.place, { number: shop.pull, comment: 1, body: 'one' })
    shop.asked()

    await replyOnce(shop.place, { number: shop.pull, comment: 1, body: 'one' })

    expect(shop.asked().filter(request => !/^GET|graphql/.test(request))).toEqual([])
  })
})

it('a reaction is one of each kind', async () => {
  await using shop = await pulled()
  const { id } = shop.github.comment(name, shop.pull, { body: '/fix-tests', login: 'ada' })

  for (const content of ['eyes', 'rocket', 'eyes'] as const) await addReaction(shop.as({}), id, content)

  expect(shop.github.comments(name, shop.pull)).toMatchObject([{ reactions: ['eyes', 'rocket'] }])
  expect(shop.github.violations).toEqual([])
})

it('the runs under way are those of the bot’s own comments that have not ended', async () => {
  await using shop = await pulled()
  const text = (id: number, isOver: boolean) => `${first}\n${htmlMarker('run', { id, isOver })}\nAt work`
  for (let index = 0; index < 101; index += 1)
    shop.github.comment(name, shop.pull, { body: text(1, false), login: 'eve' })
  shop.github.comment(name, shop.pull, { body: text(2, false), login: 'renovate[bot]' })
  shop.github.comment(name, shop.pull, { body: text(3, true), login: bot })
  shop.github.comment(name, shop.pull, { body: text(4, false), login: bot })
  shop.github.comment(name, shop.pull, { body: `${first}\nno marker`, login: bot })

  expect(await runsUnderWay(shop.place, shop.pull)).toEqual([4])
})
