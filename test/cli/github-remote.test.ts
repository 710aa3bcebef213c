import { describe, expect, it } from 'vitest'
import type { Checkout } from '../../src/workspace/checkout.ts'
import { githubRemote, nameIn } from '../../src/cli/github-remote.ts'

describe('the repository of a remote', () => {
  it.each([
    ['https://github.com/octo/shop', 'github.com', 'octo/shop'],
    ['https://github.com/octo/shop.git', 'github.com', 'octo/shop'],
    ['https://x-access-token:abc@GitHub.com/octo/shop.js/', 'github.com', 'octo/shop.js'],
    ['git@github.com:octo/shop.git', 'github.com', 'octo/shop'],
    ['ssh://git@github.com/octo/shop', 'github.com', 'octo/shop'],
    ['http://127.0.0.1:8080/octo/shop', '127.0.0.1:8080', 'octo/shop'],
  ])('%s on %s is %s', (url, host, name) => {
    expect(nameIn(url, host)).toBe(name)
  })

  it.each([
    'https://evil.example/octo/shop',
    'https://github.com.evil.example/octo/shop',
    'https://github.com@evil.example/octo/shop',
    'git@evil.example:octo/shop.git',
    'https://evil.example/github.com/octo/shop',
    '/srv/git/octo/shop',
    'file:///github.com/octo/shop',
    '',
  ])('%s is none of github.com, so that no token is sent for it', url => {
    expect(nameIn(url, 'github.com')).toBeUndefined()
  })

  it('is not asked for on a server that is no URL', async () => {
    const checkout = { top: '/', host: {} } as Checkout
    const env = { GITHUB_TOKEN: 'x', GITHUB_SERVER_URL: 'nonsense' }

    expect(await githubRemote(checkout, { named: 'octo/shop', env })).toEqual({
      why: 'GitHub was not asked: GITHUB_SERVER_URL is "nonsense", which is no URL.',
      remedy: 'Remove that variable, or write a URL such as https://github.com.',
    })
  })
})
