import { describe, expect, it } from 'vitest'
import { defaultBranch, headAt, headOf, commitMessageAt, textAt } from '../../src/github/branches.ts'
import { openShop } from './shop.ts'

describe.concurrent('the head of a branch', () => {
  it('is its commit, and undefined when it is gone', async () => {
    await using shop = await openShop()

    expect(await headOf(shop.place, 'feature')).toBe(shop.head('feature'))
    expect(await headOf(shop.place, 'gone')).toBeUndefined()
    expect(await headOf(shop.place, 'feat'), 'no prefix will do').toBeUndefined()
    expect(shop.github.violations).toEqual([])
  })

  it.each(['a/b/c', 'ä#1', '100%', 'a+b&c=d', 'emoji-🚀', "it's"])('is found whatever the name: %s', async branch => {
    await using shop = await openShop()
    shop.git('update-ref', `refs/heads/${branch}`, shop.head('main'))

    expect(await headOf(shop.place, branch)).toBe(shop.head('main'))
    expect(await headAt(shop.place, { branch, now: shop.head('main'), time: '2024-01-01T00:00:00Z' })).toBe(
      '0'.repeat(40),
    )
    expect(await textAt(shop.place, { path: 'old.ts', ref: branch })).toBe('old\n')
  })

  it('is seen to move', async () => {
    await using shop = await openShop()
    const before = await headOf(shop.place, 'feature')
    const moved = shop.push('feature', 'More')

    expect(await headOf(shop.place, 'feature')).toBe(moved)
    expect(moved).not.toBe(before)
  })
})

it('the default branch is the one of the repository', async () => {
  await using shop = await openShop()

  expect(await defaultBranch(shop.place)).toBe('main')
})

it('the message of a commit is told', async () => {
  await using shop = await openShop()

  expect(await commitMessageAt(shop.place, shop.head('feature'))).toBe('Break the cart\n\nSuggested-reviewer: @hopper')
})

describe.concurrent('the text of a file', () => {
  it.each([
    ['src/cart.ts', 'main', 'good\n'],
    ['src/cart.ts', 'feature', 'bad\n'],
    ['src/none.ts', 'main', undefined],
    ['src', 'main', undefined],
    ['old.ts', 'gone', undefined],
  ])('%s at %s is %j', async (path, ref, text) => {
    await using shop = await openShop()

    expect(await textAt(shop.place, { path, ref })).toBe(text)
  })
})
