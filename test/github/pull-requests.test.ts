import { describe, expect, it } from 'vitest'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { closePull, publishPull } from '../../src/github/pull-request-changes.ts'
import { requestReviews } from '../../src/github/reviewers.ts'
import { declinedPulls, openPull, ownPulls, pullAt } from '../../src/github/pull-requests.ts'
import type { Request } from '../../src/domain/model/request.ts'
import { bot, branch, name, openShop } from './shop.ts'
import { spec } from './idempotent.ts'

const request: Request = {
  trigger: 'workflow_run',
  repository: name,
  headBranch: 'feature',
  headSha: 'a'.repeat(40),
}
const top = htmlMarker('request', { key: 'key', name: 'CI', request })

describe.concurrent('the pull request of a branch', () => {
  it('is created, and told with its page and its author', async () => {
    await using shop = await openShop()

    const link = await publishPull(shop.place, spec)

    expect(link).toEqual({
      number: 1,
      url: `${shop.github.url}/${name}/pull/1`,
      operation: 'created',
      nodeId: expect.any(String),
      author: bot,
      marker: '',
    })
    expect(shop.github.pulls(name)).toMatchObject([
      { title: 'Fix 1 test', body: 'The body', draft: false, head: { ref: branch }, base: { ref: 'feature' } },
    ])
    expect(shop.github.violations).toEqual([])
  })

  it.each([
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ])('is brought up to date, from draft %s to %s', async (before, after) => {
    await using shop = await openShop()
    await publishPull(shop.place, { ...spec, draft: before })

    const link = await publishPull(shop.as({}), { ...spec, title: 'Fix 2 tests', body: 'New', draft: after })

    expect(link).toMatchObject({ number: 1, operation: 'updated', author: bot })
    expect(shop.github.pulls(name)).toMatchObject([{ number: 1, title: 'Fix 2 tests', body: 'New', draft: after }])
    expect(shop.github.violations).toEqual([])
  })

  it('is no draft where the plan has none, neither when it is made nor later', async () => {
    await using shop = await openShop()
    const body = { message: 'Draft pull requests are not supported in this repository.' }
    shop.github.fault({ on: { method: 'POST', path: /pulls$/ }, kind: 'status', status: 422, body })
    const made = await publishPull(shop.place, { ...spec, draft: true })
    const errors = [{ type: 'UNPROCESSABLE', message: 'Draft pull requests are not supported.' }]
    shop.github.fault({ on: { path: /graphql/ }, kind: 'status', status: 200, body: { data: null, errors } })

    const updated = await publishPull(shop.place, { ...spec, draft: true })

    expect([made.operation, updated.operation]).toEqual(['created', 'updated'])
    expect(shop.github.pulls(name)).toMatchObject([{ draft: false }])
  })

  it('is a new one when somebody has closed the one before', async () => {
    await using shop = await openShop()
    await publishPull(shop.place, spec)
    shop.github.closePull(name, 1)

    expect(await publishPull(shop.place, spec)).toMatchObject({ number: 2, operation: 'created' })
  })

  it('is made once by two that publish it at the same time', async () => {
    await using shop = await openShop()

    const links = await Promise.all([publishPull(shop.place, spec), publishPull(shop.as({}), spec)])

    expect(links.map(({ number }) => number)).toEqual([1, 1])
    expect(shop.github.pulls(name)).toHaveLength(1)
  })

  it('is updated where its base was changed, and keeps that base', async () => {
    await using shop = await openShop()
    // A person has chosen another base, or GitHub has, since the first one was merged and deleted.
    shop.github.openPull(name, { head: branch, base: 'main', login: bot, body: 'Old' })

    const link = await publishPull(shop.place, spec)

    expect(link).toMatchObject({ number: 1, operation: 'updated' })
    expect(shop.github.pulls(name)).toMatchObject([{ number: 1, body: spec.body, base: { ref: 'main' } }])
  })

  it('is not that of a person into another base', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: branch, base: 'main', login: 'ada', body: 'By hand' })

    const link = await publishPull(shop.place, spec)

    expect(link).toMatchObject({ number: 2, operation: 'created' })
    expect(shop.github.pulls(name)).toMatchObject([{ number: 1, body: 'By hand' }, { number: 2 }])
  })

  it('is found by the name of its branch', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'feature', base: 'main', login: 'ada' })

    expect(await openPull(shop.place, { branch: 'feature' })).toMatchObject({ number: 1, base: 'main', isOpen: true })
    expect(await openPull(shop.place, { branch: 'main' })).toBeUndefined()
    expect(await openPull(shop.place, { branch: 'feat' })).toBeUndefined()
  })

  it('is not that of a fork whose branch has the same name, also where GitHub overlooks what is asked for', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'eve:feature', base: 'main', login: 'eve' })
    // A name that GitHub cannot read as `owner:branch`.
    const { client } = shop.place
    client.hook.before('request', options => {
      if ('head' in options) Reflect.deleteProperty(options, 'head')
    })

    expect(await openPull(shop.place, { branch: 'feature' })).toBeUndefined()
    expect(await openPull(shop.place, { branch: 'feature', repository: 'eve/shop' })).toMatchObject({ number: 1 })
  })

  it('is found by its number, and is none where there is none', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: 'eve:feature', base: 'main', login: 'eve', draft: true })
    shop.github.label(name, 1, ['a', 'b'])

    expect(await pullAt(shop.place, 1)).toMatchObject({
      number: 1,
      draft: true,
      labels: ['a', 'b'],
      author: { login: 'eve', isBot: false },
      body: '',
      head: { ref: 'feature', repository: 'eve/shop' },
    })
    expect(await pullAt(shop.place, 2)).toBeUndefined()
  })
})

describe.concurrent('the bot’s own pull requests', () => {
  it('are found among more than a page of others, and forged ones are not', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: branch, base: 'feature', login: bot, body: `${top}\nFixed` })
    for (let index = 0; index < 101; index += 1)
      shop.github.openPull(name, {
        head: branch,
        base: 'feature',
        login: index % 2 === 0 ? 'eve' : 'renovate[bot]',
        body: `${top}\nForged`,
      })
    shop.github.openPull(name, { head: branch, base: 'feature', login: bot, body: 'Another thing of this token' })

    const own = await ownPulls(shop.place, 'feature')

    expect(own.map(({ pull, answers }) => [pull.number, answers.key])).toEqual([[1, 'key']])
    expect(await ownPulls(shop.place, 'main')).toEqual([])
  })

  it('are found among more than a page of closed ones when a person has declined them', async () => {
    await using shop = await openShop()
    const open = (login: string) => shop.github.openPull(name, { head: branch, base: 'feature', login, body: top })
    const [declined, forged] = [open(bot), open('eve')]
    for (const number of [declined, forged]) shop.github.closePull(name, number)
    for (let index = 0; index < 101; index += 1) shop.github.closePull(name, open('ada'))

    expect(await declinedPulls(shop.place, 'feature')).toMatchObject([{ number: declined, answers: { key: 'key' } }])
    expect(shop.github.violations).toEqual([])
  })

  it('are closed with a sentence, said once', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: branch, base: 'feature', login: bot })

    await closePull(shop.place, { number: 1, body: '' }, 'It is green.')
    await closePull(shop.as({}), { number: 1, body: '' }, 'It is green.')

    expect(shop.github.pulls(name)).toMatchObject([{ state: 'closed' }])
    expect(shop.github.comments(name, 1).map(({ body }) => body)).toEqual(['It is green.'])
  })
})

describe.concurrent('reviews', () => {
  it('are asked of people and teams, and not of nobody', async () => {
    await using shop = await openShop({ token: { permissions: { 'pull-requests': 'write', members: 'read' } } })
    shop.github.openPull(name, { head: branch, base: 'feature', login: bot })
    shop.github.setCollaborator(name, 'ada', 'write')
    shop.github.setTeams(name, ['core'])

    await requestReviews(shop.place, { number: 1, reviewers: ['ada', 'octo/core'], again: false })
    shop.asked()
    await requestReviews(shop.place, { number: 1, reviewers: [], again: false })

    expect(shop.github.pulls(name)).toMatchObject([{ requestedReviewers: ['ada'], requestedTeams: ['core'] }])
    expect(shop.asked()).toEqual([])
    expect(shop.github.violations).toEqual([])
  })

  it.each<[again: boolean, others: number, requested: string[]]>([
    // More than a page of them.
    [false, 101, []],
    [true, 1, ['ada']],
  ])(
    'are asked again of who has said something only when they are to look again: %s',
    async (again, others, requested) => {
      await using shop = await openShop()
      shop.github.openPull(name, { head: branch, base: 'feature', login: bot })
      shop.github.setCollaborator(name, 'ada', 'write')
      for (let index = 0; index < others; index += 1)
        shop.github.review(name, 1, { state: 'COMMENTED', body: `${index}`, login: 'eve' })
      shop.github.review(name, 1, { state: 'COMMENTED', body: 'Hm', login: 'ada' })

      const refused = await requestReviews(shop.place, { number: 1, reviewers: [again ? 'ada' : 'Ada'], again })

      expect(refused).toEqual([])
      expect(shop.github.pulls(name)[0]?.requestedReviewers).toEqual(requested)
    },
  )

  it('are asked of the others when one of them cannot be asked', async () => {
    await using shop = await openShop()
    shop.github.openPull(name, { head: branch, base: 'feature', login: bot })
    shop.github.setCollaborator(name, 'ada', 'write')

    const names = ['ada', 'stranger', 'octo/no-team']
    const refused = await requestReviews(shop.place, { number: 1, reviewers: names, again: false })

    expect(refused).toEqual(['stranger', 'octo/no-team'])

    expect(shop.github.pulls(name)[0]?.requestedReviewers).toEqual(['ada'])
  })
})
