import { expect, it } from 'vitest'
import { closeApplied, closeSuperseded } from '../../src/action/publish/close-own-pulls.ts'
import type { Request } from '../../src/domain/model/request.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { attempt } from '../domain/states.ts'
import { bot, branch, name, openShop, type Shop } from '../github/shop.ts'

const request: Request = {
  trigger: 'failing-step',
  repository: name,
  headBranch: 'feature',
  headSha: 'a'.repeat(40),
  run: { id: 1, attempt: 1, name: 'CI', url: 'https://ci.example/1' },
}

/** Open a pull request of the bot for each request, by its name. */
function propose(shop: Shop, names: readonly string[], causes?: readonly string[]): void {
  for (const each of names) {
    const { run: _, ...without } = request
    const facts = {
      key: each,
      name: each,
      request: each === '' ? without : request,
      ...(causes === undefined ? {} : { causes: [...causes] }),
    }
    const body = `${htmlMarker('request', facts)}\nFixed`
    shop.github.openPull(name, { head: branch, base: 'feature', login: bot, body })
  }
}

const statesIn = ({ github }: Shop) => github.pulls(name).map(({ state }) => state)

it.each<[string, string, readonly string[]]>([
  ['the same job', 'CI\0unit', ['closed', 'open', 'closed']],
  ['another job', 'CI\0lint', ['open', 'open', 'closed']],
  // A command has the name of the run, and may have worked on what any of its jobs reported.
  ['the workflow', 'CI', ['closed', 'closed', 'closed']],
])('a fix by %s that is on the branch closes only what it answers', async (_, by, expected) => {
  await using shop = await openShop()
  propose(shop, ['CI\0unit', 'CI\0e2e', 'CI'])

  await closeApplied(shop.place, { name: by, state: { request, tip: 'b'.repeat(40), attempts: [] } })

  expect(statesIn(shop)).toEqual(expected)
})

it('a fix for a newer commit replaces only those of its job', async () => {
  await using shop = await openShop()
  propose(shop, ['CI\0unit', 'CI\0e2e'])
  const newer = { ...request, headSha: shop.head('feature') }

  await closeSuperseded(
    shop.place,
    { name: 'CI\0unit', state: { request: newer, tip: 'b'.repeat(40), attempts: [] } },
    3,
  )

  expect(statesIn(shop)).toEqual(['closed', 'open'])
})

it.each<[string, string, readonly string[], string]>([
  ['a command that fixes the same', 'CI', ['c1'], 'closed'],
  ['a command that fixes something else, too', 'CI', ['c1', 'c2'], 'open'],
  ['a command of which it is not known', 'CI', [], 'open'],
])('a fix for a newer commit replaces that of %s as it should', async (_, by, causes, expected) => {
  await using shop = await openShop()
  propose(shop, [''], causes)
  const newer = { ...request, headSha: shop.head('feature') }
  const attempts = [attempt({ clusters: ['c1'], commit: 'b'.repeat(40), result: 'pass' })]

  await closeSuperseded(shop.place, { name: by, state: { request: newer, tip: 'b'.repeat(40), attempts } }, 3)

  expect(statesIn(shop)).toEqual([expected])
})

it('a fix for a commit that is not the last of its branch replaces none', async () => {
  await using shop = await openShop()
  propose(shop, ['CI', 'CI'])
  const earlier = { ...request, headSha: 'c'.repeat(40) }

  await closeSuperseded(shop.place, { name: 'CI', state: { request: earlier, tip: 'b'.repeat(40), attempts: [] } }, 1)

  expect(statesIn(shop)).toEqual(['open', 'open'])
})

it('a fix for a newer commit leaves one that a person has reopened', async () => {
  await using shop = await openShop()
  propose(shop, ['CI', 'CI'])
  const [first] = shop.github.pulls(name)
  const body = `${htmlMarker('reopened', {})}\n${first?.body ?? ''}`
  await shop.place.client.rest.pulls.update({ owner: 'octo', repo: 'shop', pull_number: first?.number ?? 0, body })
  const newer = { ...request, headSha: shop.head('feature') }

  await closeSuperseded(shop.place, { name: 'CI', state: { request: newer, tip: 'b'.repeat(40), attempts: [] } }, 3)

  expect(statesIn(shop)).toEqual(['open', 'closed'])
})
