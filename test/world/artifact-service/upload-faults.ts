import type { ServerResponse } from 'node:http'
import { send } from '../github/reply.ts'

/** A step of an upload. */
export type Step = 'create' | 'upload' | 'finalize'

/**
 * - `status`: another answer, of any status.
 * - `html`: a 200 with a page, as a captive proxy sends.
 * - `reset`: the connection is reset before any answer.
 * - `cut`: the connection breaks in the middle of the answer.
 * - `stall`: silence until the client gives up.
 */
export type Fault = {
  readonly on: Step
  /** The number of requests it hits. Default: 1. */
  readonly times?: number
  /** Do the work first, and lose its answer. */
  readonly after?: boolean
} & (
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'html' | 'reset' | 'cut' | 'stall' }
)

export class ArmedFaults {
  readonly #armed: { readonly fault: Fault; left: number }[] = []

  arm(fault: Fault): void {
    this.#armed.push({ fault, left: fault.times ?? 1 })
  }

  /** Take the first armed fault of this step; this uses it up once. */
  take(step: Step): Fault | undefined {
    const armed = this.#armed.find(({ fault, left }) => fault.on === step && left > 0)
    if (armed) armed.left -= 1
    return armed?.fault
  }
}

/** Answer as the fault says. */
export function failUpload(fault: Fault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'status': {
      const { status, headers, body } = fault
      const type = { 'content-type': 'application/json' }
      send(response, { status, headers: { ...type, ...headers }, body: body === undefined ? '' : JSON.stringify(body) })
      return
    }
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{"ok":', () => response.destroy())
      return
    case 'stall':
  }
}
