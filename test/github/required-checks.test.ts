import { describe, expect, it } from 'vitest'
import { publishPull } from '../../src/github/pull-request-changes.ts'
import { pullAt } from '../../src/github/pull-requests.ts'
import { requiredChecks } from '../../src/github/required-checks.ts'
import { spec } from './idempotent.ts'
import { name, openShop, type ShopOptions } from './shop.ts'

const permissions = { 'pull-requests': 'write', contents: 'write', checks: 'read', statuses: 'read' } as const

/** A pull request that needs these, and has checks and statuses of others too. */
async function opened(options: ShopOptions = { token: { permissions } }) {
  const shop = await openShop(options)
  const { number } = await publishPull(shop.place, spec)
  const pull = await pullAt(shop.place, number)
  if (pull === undefined) throw new Error('no pull request')
  const headSha = pull.head.sha
  shop.github.requireChecks(name, ['deploy', 'scan', 'unit', 'licence', 'review'])
  const detailsUrl = 'https://deploy.test/1'
  shop.github.addCheckRun(name, { name: 'deploy', headSha, conclusion: 'failure', detailsUrl })
  shop.github.addCheckRun(name, { name: 'scan', headSha, conclusion: null })
  shop.github.addCheckRun(name, { name: 'coverage', headSha, conclusion: 'failure' })
  shop.github.addCheckRun(name, { name: 'unit', headSha, conclusion: 'failure', app: 'github-actions' })
  shop.github.addStatus(name, { headSha, context: 'licence', state: 'SUCCESS', targetUrl: 'https://licence.test' })
  shop.github.addStatus(name, { headSha, context: 'review', state: 'PENDING', targetUrl: '' })
  shop.github.addStatus(name, { headSha, context: 'lint', state: 'ERROR', targetUrl: '' })
  return { shop, pull }
}

describe.concurrent('the checks that a pull request needs', () => {
  it('are those of apps and commit statuses; jobs of workflows and all else are left out', async () => {
    const { shop, pull } = await opened()
    await using _ = shop

    expect(await requiredChecks(shop.place, pull)).toEqual([
      { name: 'deploy', url: 'https://deploy.test/1', conclusion: 'failure' },
      { name: 'scan', url: '', conclusion: undefined },
      { name: 'licence', url: 'https://licence.test', conclusion: 'success' },
      { name: 'review', url: '', conclusion: undefined },
    ])
    expect(shop.github.violations).toEqual([])
  })

  it('are found on all pages', async () => {
    const { shop, pull } = await opened()
    await using _ = shop
    const headSha = pull.head.sha
    for (const index of Array.from({ length: 210 }).keys())
      shop.github.addCheckRun(name, { name: `leg ${index}`, headSha, conclusion: 'success' })
    shop.github.requireChecks(name, ['leg 99', 'leg 209'])

    expect((await requiredChecks(shop.place, pull))?.map(check => check.name)).toEqual(['leg 99', 'leg 209'])
    expect(shop.github.violations).toEqual([])
  })

  it('of another commit than the newest say nothing', async () => {
    const { shop, pull } = await opened()
    await using _ = shop

    expect(await requiredChecks(shop.place, { ...pull, head: { sha: '0'.repeat(40) } })).toEqual([])
  })

  it('are unknown to a token that may not see them', async () => {
    const { shop, pull } = await opened({ token: { permissions: { 'pull-requests': 'write', contents: 'write' } } })
    await using _ = shop

    expect(await requiredChecks(shop.place, pull)).toBeUndefined()
  })
})
