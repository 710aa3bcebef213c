import type { Dispatcher } from 'undici'

/**
 * Send all requests of this process through the proxies that its environment names: to GitHub, to models and to the
 * service of artifacts. Self-hosted runners behind a proxy set these variables.
 * Source: https://docs.github.com/en/actions/how-tos/manage-runners/self-hosted-runners/use-proxy-servers
 */
export async function useProxy(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  if (!['http_proxy', 'https_proxy'].some(name => (env[name] ?? env[name.toUpperCase()] ?? '') !== '')) return
  const [undici, { HttpClient }] = await Promise.all([import('undici'), import('@actions/http-client')])
  // Each client keeps one proxy, and the protocols may have two.
  const clients = { 'http:': new HttpClient(), 'https:': new HttpClient() }
  const direct = undici.getGlobalDispatcher()
  class Proxied extends undici.Dispatcher {
    override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers): boolean {
      const url = new URL(String(options.origin))
      const proxy = clients[url.protocol === 'http:' ? 'http:' : 'https:'].getAgentDispatcher(url.href)
      return (proxy ?? direct).dispatch(options, handler)
    }
  }
  undici.setGlobalDispatcher(new Proxied())
}
