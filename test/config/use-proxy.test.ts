import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { useProxy } from '../../src/config/use-proxy.ts'
import { git, ownHost } from '../../src/workspace/git.ts'
import { Proxy } from '../world/proxy.ts'

const NAMES = ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'].flatMap(name => [name, name.toUpperCase()])
const usual = getGlobalDispatcher()

beforeEach(() => {
  for (const name of NAMES) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  setGlobalDispatcher(usual)
})

describe('the proxy of a runner', () => {
  it('is asked by requests and by git, but for the hosts that need none', async () => {
    await using proxy = await Proxy.start()
    vi.stubEnv('https_proxy', proxy.url)
    vi.stubEnv('no_proxy', 'own.invalid')
    await useProxy(process.env)

    for (const host of ['api.ghe.invalid', 'own.invalid'])
      await expect(fetch(`https://${host}/`)).rejects.toThrow(/fetch failed/)
    const listed = git(['ls-remote', 'https://ghe.invalid/octo/shop'], { cwd: '/', host: ownHost(process.env) })
    await expect(listed).rejects.toThrow(/502|CONNECT/)

    expect(proxy.asked).toEqual(['CONNECT api.ghe.invalid:443', 'CONNECT ghe.invalid:443'])
  })

  it('carries requests and their answers', async () => {
    const server = createServer((request, response) => response.end(`${request.headers.host} ${request.url}`))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    await using proxy = await Proxy.start((server.address() as AddressInfo).port)
    vi.stubEnv('http_proxy', proxy.url)
    await useProxy(process.env)

    const answer = await fetch('http://ghe.invalid/api', { method: 'POST', body: 'x' })

    expect(await answer.text()).toBe('ghe.invalid /api')
  })

  it('is one for each protocol, by names in capitals, too', async () => {
    await using proxy = await Proxy.start()
    await using secure = await Proxy.start()
    vi.stubEnv('HTTP_PROXY', proxy.url)
    vi.stubEnv('HTTPS_PROXY', secure.url)
    await useProxy(process.env)

    await expect(fetch('https://api.ghe.invalid/')).rejects.toThrow(/fetch failed/)
    await fetch('http://ghe.invalid/').catch(() => undefined)

    expect(secure.asked).toEqual(['CONNECT api.ghe.invalid:443'])
    expect(proxy.asked).toEqual([expect.stringContaining('ghe.invalid')])
  })

  it('is none without such a variable', async () => {
    await useProxy({ no_proxy: 'a', http_proxy: '' })

    expect(getGlobalDispatcher()).toBe(usual)
    expect(ownHost({ PATH: '/bin', https_proxy: '' }).network).toEqual({})
  })
})
