import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/github/users.ts'
import { isOwnAuthor, lastAuthors, permissionOf, viewer } from '../../src/github/users.ts'
import { bot, name, openShop } from './shop.ts'

describe.concurrent('whose token it is', () => {
  it.each([
    ['Bot', 'github-actions', bot],
    ['Bot', 'my-app', 'my-app[bot]'],
    ['User', 'ada', 'ada'],
  ] as const)('of a %s %s', async (type, login, told) => {
    await using shop = await openShop()
    const place = shop.as({ type, login })

    expect(await viewer(place)).toBe(told)
    expect(await isOwnAuthor(place, { login: told, type })).toBe(true)
    expect(await isOwnAuthor(place, { login: 'renovate[bot]', type: 'Bot' })).toBe(false)
    expect(await isOwnAuthor(place, null)).toBe(false)
  })

  it('is asked once', async () => {
    await using shop = await openShop()

    await Promise.all([viewer(shop.place), viewer(shop.place), isOwnAuthor(shop.place, { login: bot })])

    expect(shop.asked()).toEqual(['POST graphql/viewer 200'])
  })

  it('is told after a passing fault', async () => {
    await using shop = await openShop()
    shop.github.fault({ on: { path: /graphql/ }, kind: 'reset-after' })

    expect(await viewer(shop.place)).toBe(bot)
  })

  it('is asked again later when it failed for good', async () => {
    await using shop = await openShop()
    shop.github.fault({ on: { path: /graphql/ }, kind: 'status', status: 502, times: 3 })

    await expect(viewer(shop.place)).rejects.toMatchObject({ name: 'UserError' })
    expect(await viewer(shop.place)).toBe(bot)
  })

  it('is some bot’s where the server does not tell', async () => {
    await using shop = await openShop()
    shop.github.fault({ on: { path: /graphql/ }, kind: 'status', status: 404 })

    expect(await viewer(shop.place)).toBeUndefined()
    expect(await isOwnAuthor(shop.place, { login: 'any[bot]', type: 'Bot' })).toBe(true)
    expect(await isOwnAuthor(shop.place, { login: 'eve', type: 'User' })).toBe(false)
    expect(await isOwnAuthor(shop.place, null)).toBe(false)
  })
})

describe.concurrent('what somebody may do', () => {
  it.each(PERMISSIONS)('%s', async role => {
    await using shop = await openShop()
    shop.github.setCollaborator(name, 'ada', role)

    expect(await permissionOf(shop.place, 'ada')).toBe(role)
    expect(await permissionOf(shop.place, 'stranger')).toBe('none')
    expect(shop.github.violations).toEqual([])
  })

  it('is nothing for somebody whom GitHub does not know', async () => {
    await using shop = await openShop()
    shop.github.fault({ on: { path: /collaborators/ }, kind: 'status', status: 404 })

    expect(await permissionOf(shop.place, 'ghost')).toBe('none')
  })
})

describe.concurrent('who knows files', () => {
  it.each([
    [['src/price.ts'], ['grace', 'ada']],
    [['old.ts'], ['ada']],
    [
      ['src/cart.ts', 'src/price.ts'],
      ['linus', 'ada', 'grace'],
    ],
    [['none.ts'], []],
    [[], []],
  ])('%j: %j, and no bot', async (files, people) => {
    await using shop = await openShop()

    expect(await lastAuthors(shop.place, { files, sha: shop.head('feature') })).toEqual(people)
    expect(shop.github.violations).toEqual([])
  })
})
