import { describe, expect, it } from 'vitest'
import { type IssueSpec, openIssue } from '../../src/github/issues.ts'
import { htmlMarker } from '../../src/github/html-marker.ts'
import { branch, bot, name, openShop, type Shop } from './shop.ts'

const spec: IssueSpec = { signature: 'abc', title: 'Still fails', body: 'Why', label: 'fix-tests' }
const text = `${htmlMarker('issue', { signature: 'abc' })}\nWhy`

function titles({ github }: Shop): string[] {
  return github.issues(name).map(({ title }) => title)
}

describe.concurrent('an issue', () => {
  it('is opened with its label, and brought up to date by the next run', async () => {
    await using shop = await openShop()

    const made = await openIssue(shop.place, spec)
    const again = await openIssue(shop.as({}), { ...spec, title: 'Fails again', body: 'New' })

    expect(made).toBe(1)
    expect(again).toEqual(made)
    expect(shop.github.issues(name)).toMatchObject([
      { title: 'Fails again', body: text.replace('Why', 'New'), labels: ['fix-tests'], user: bot },
    ])
    expect(shop.github.violations).toEqual([])
  })

  it('is another one for another reason', async () => {
    await using shop = await openShop()

    await openIssue(shop.place, spec)
    await openIssue(shop.place, { ...spec, signature: 'abcd', title: 'Another' })

    expect(titles(shop)).toEqual(['Still fails', 'Another'])
  })

  it('is found behind more than a page of forged ones', async () => {
    await using shop = await openShop()
    await openIssue(shop.place, spec)
    const { client, owner, repo } = shop.as({ login: 'renovate[bot]' })
    client.hook.before('request', ({ request }) => {
      if (request) request['retries'] = 0
    })
    for (let index = 0; index < 101; index += 1)
      shop.github.openPull(name, { head: branch, base: 'feature', login: bot, body: text })
    for (let index = 2; index < 103; index += 1) shop.github.label(name, index, ['fix-tests'])
    await client.rest.issues.create({ owner, repo, title: 'Forged', body: text, labels: ['fix-tests'] })

    expect(await openIssue(shop.as({}), { ...spec, title: 'Found' })).toBe(1)
    expect(titles(shop)).toEqual(['Found', 'Forged'])
  })

  it('that somebody closed is opened anew, since it fails again', async () => {
    await using shop = await openShop()
    await openIssue(shop.place, spec)
    const { client, owner, repo } = shop.place
    await client.rest.issues.update({ owner, repo, issue_number: 1, state: 'closed' })

    expect(await openIssue(shop.as({}), spec)).toBe(2)
  })
})
