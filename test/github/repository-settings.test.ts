import { describe, expect, it } from 'vitest'
import { readRepositorySettings } from '../../src/github/repository-settings.ts'
import { name, openShop } from './shop.ts'

const OWNER = { name: 'owner', login: 'octo', type: 'User' } as const

describe('the settings of a repository', () => {
  it('are read with the token of an owner', async () => {
    await using shop = await openShop()
    shop.github.setAllowPullRequestsByActions(name, false)
    shop.github.setSecrets(name, ['ANTHROPIC_API_KEY'])
    const permissions = { contents: 'read', administration: 'read', secrets: 'read' } as const

    const settings = await readRepositorySettings(shop.as({ ...OWNER, permissions }), ['src/price.ts', 'none.yml'])

    expect(settings).toEqual({
      defaultBranch: 'main',
      files: { 'src/price.ts': 'prices\n', 'none.yml': undefined },
      actions: { mayOpenPulls: false, defaultPermissions: 'read' },
      secrets: ['ANTHROPIC_API_KEY'],
    })
    expect(shop.github.violations).toEqual([])
  })

  it('are unknown where the token may not read them', async () => {
    await using shop = await openShop()

    const settings = await readRepositorySettings(shop.place, [])

    expect(settings).toMatchObject({ actions: undefined, secrets: undefined })
  })

  it('of a repository that the token may not see are an error with a remedy', async () => {
    await using shop = await openShop()
    const stranger = shop.as({ name: 'eve', login: 'mallory', type: 'User' })

    await expect(readRepositorySettings(stranger, [])).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('see octo/shop') as string,
    })
  })
})
