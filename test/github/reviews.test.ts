import { describe, expect, it } from 'vitest'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { answerThread, reviewAt } from '../../src/github/reviews.ts'
import { branch, bot, name, openShop, type Shop } from './shop.ts'

const at = { path: 'src/cart.ts', line: 1 }

async function pulled(): Promise<Shop & { pull: number }> {
  const shop = await openShop()
  return Object.assign(shop, { pull: shop.github.openPull(name, { head: branch, base: 'feature', login: bot }) })
}

describe.concurrent('a review', () => {
  it.each<['CHANGES_REQUESTED' | 'COMMENTED', string, readonly string[]]>([
    ['CHANGES_REQUESTED', 'No', ['No', 'Here']],
    ['CHANGES_REQUESTED', ' \n', ['Here']],
    ['COMMENTED', 'Nice', ['Here']],
  ])('with %s and the text %j demands %j', async (state, body, whats) => {
    await using shop = await pulled()
    const { id } = shop.github.review(name, shop.pull, {
      state,
      body,
      login: 'ada',
      comments: [{ ...at, body: 'Here' }],
    })

    const review = await reviewAt(shop.place, { pull: shop.pull, review: id })

    expect(review).toMatchObject({ id, login: 'ada' })
    expect(review?.demands.map(({ what }) => what)).toEqual(whats)
    expect(review?.demands.at(-1)).toMatchObject({
      file: 'src/cart.ts',
      line: 1,
      thread: shop.github.reviewComments(name, shop.pull)[0]?.id,
    })
    expect(shop.github.violations).toEqual([])
  })

  it('has all its comments, also those of the second page, and none of another review', async () => {
    await using shop = await pulled()
    const comments = Array.from({ length: 101 }, (_, index) => ({ ...at, body: `${index}` }))
    const { id } = shop.github.review(name, shop.pull, { state: 'COMMENTED', body: '', login: 'ada', comments })
    shop.github.review(name, shop.pull, {
      state: 'COMMENTED',
      body: '',
      login: 'eve',
      comments: [{ ...at, body: 'x' }],
    })

    const review = await reviewAt(shop.place, { pull: shop.pull, review: id })

    expect(review?.demands).toHaveLength(101)
  })

  it('is heeded for so many characters of each text, and not for more', async () => {
    await using shop = await pulled()
    const long = 'x'.repeat(60_000)
    const comments = [{ ...at, body: long }]
    const { id } = shop.github.review(name, shop.pull, {
      state: 'CHANGES_REQUESTED',
      body: long,
      login: 'ada',
      comments,
    })

    const review = await reviewAt(shop.place, { pull: shop.pull, review: id })

    expect(review?.demands.map(({ what }) => what.length)).toEqual([4_000, 4_000])
  })

  it('at a whole file is a demand without a line', async () => {
    await using shop = await pulled()
    const comments = [{ ...at, body: 'All of it' }]
    const { id } = shop.github.review(name, shop.pull, { state: 'COMMENTED', body: '', login: 'ada', comments })
    // As GitHub tells a comment whose subject_type is file.
    shop.place.client.hook.after('request', ({ data }) => {
      if (Array.isArray(data))
        for (const each of data) Object.assign(each as object, { line: null, original_line: null })
    })

    const review = await reviewAt(shop.place, { pull: shop.pull, review: id })

    expect(review?.demands).toEqual([expect.not.objectContaining({ line: null })])
    expect(review?.demands).toMatchObject([{ file: 'src/cart.ts', what: 'All of it' }])
  })
})

describe.concurrent('a reply in a thread', () => {
  function thread(shop: Shop & { pull: number }): { first: number; reply: (login: string, body: string) => number } {
    const first = shop.github.reviewComment(name, shop.pull, { ...at, body: 'Name it better.', login: 'ada' }).id
    const reply = (login: string, body: string) => {
      const { id } = shop.github.reviewComment(name, shop.pull, { ...at, body, login, inReplyTo: first })
      return shop.github.reviewComments(name, shop.pull).find(each => each.id === id)?.review ?? 0
    }
    return { first, reply }
  }

  it('that fix-tests has answered is a demand, with what it replies to', async () => {
    await using shop = await pulled()
    const { first, reply } = thread(shop)
    await answerThread(shop.as({}), { pull: shop.pull, thread: first, body: 'Done.' })
    const review = reply('ada', 'Better, but too long.')

    const { demands = [] } = (await reviewAt(shop.place, { pull: shop.pull, review })) ?? {}

    expect(demands).toMatchObject([{ file: 'src/cart.ts', line: 1, what: 'Better, but too long.', root: first }])
    expect(demands[0]?.why).toBe('ada asks for it. It replies to: Name it better.')
    // It is answered in the same thread, once.
    const { thread: comment = 0, root } = demands[0] ?? {}
    for (const body of ['Shorter.', 'Shorter.'])
      await answerThread(shop.as({}), { pull: shop.pull, thread: comment, root, body })
    const said = shop.github.reviewComments(name, shop.pull).filter(({ user }) => user === bot)
    expect(said.map(({ inReplyTo, body }) => [inReplyTo, body.split('\n').at(-1)])).toEqual([
      [first, 'Done.'],
      [first, 'Shorter.'],
    ])
    expect(shop.github.violations).toEqual([])
  })

  it('is none between people, in a thread that fix-tests has not answered', async () => {
    await using shop = await pulled()
    const { first, reply } = thread(shop)
    reply('eve', `${htmlMarker('answer', { to: first })}\nDone.`)

    const review = await reviewAt(shop.place, { pull: shop.pull, review: reply('bob', 'I think so, too.') })

    expect(review?.demands).toEqual([])
  })

  it('is none if it is the answer of fix-tests itself, whose token may be that of a person', async () => {
    await using shop = await pulled()
    const { first, reply } = thread(shop)
    await answerThread(shop.as({}), { pull: shop.pull, thread: first, body: 'Done.' })

    const review = reply(bot, `${htmlMarker('answer', { to: first })}\nDone.`)
    const refusal = reply('ada', `${htmlMarker('reply', { comment: review })}\nThe branch has moved.`)

    expect((await reviewAt(shop.place, { pull: shop.pull, review }))?.demands).toEqual([])
    expect((await reviewAt(shop.place, { pull: shop.pull, review: refusal }))?.demands).toEqual([])
  })
})

describe.concurrent('the answer in a thread', () => {
  it('is one for each thread, also behind a page of others', async () => {
    await using shop = await pulled()
    const first = shop.github.reviewComment(name, shop.pull, { ...at, body: 'one', login: 'ada' }).id
    const second = shop.github.reviewComment(name, shop.pull, { ...at, body: 'two', login: 'ada' }).id
    for (let index = 0; index < 101; index += 1)
      shop.github.reviewComment(name, shop.pull, {
        ...at,
        body: `${htmlMarker('answer', { to: first })}\nforged`,
        login: index % 2 === 0 ? 'eve' : 'renovate[bot]',
        inReplyTo: first,
      })

    for (const thread of [first, second, first, second])
      await answerThread(shop.as({}), { pull: shop.pull, thread, body: 'Done.' })

    const mine = shop.github.reviewComments(name, shop.pull).filter(({ user }) => user === bot)
    expect(mine.map(({ inReplyTo, body }) => [inReplyTo, body])).toEqual(
      [first, second].map(to => [to, `${htmlMarker('answer', { to })}\nDone.`]),
    )
    expect(shop.github.violations).toEqual([])
  })
})
