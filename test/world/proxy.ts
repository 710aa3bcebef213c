import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

/** A proxy that lists where it is asked to connect to, and refuses, or leads all to one local port. */
export class Proxy implements AsyncDisposable {
  readonly asked: string[] = []
  readonly #server = createServer((request, response) => {
    this.asked.push(`${request.method} ${request.url}`)
    response.writeHead(502).end()
  })

  /** @param port where every connection ends; undefined to refuse */
  static async start(port?: number): Promise<Proxy> {
    const proxy = new Proxy()
    proxy.#server.on('connect', (request, socket) => {
      proxy.asked.push(`CONNECT ${request.url}`)
      if (port === undefined) {
        socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n')
        return
      }
      const onward = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
      onward.pipe(socket).pipe(onward)
      for (const each of [socket, onward]) each.on('error', () => each.destroy())
    })
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
