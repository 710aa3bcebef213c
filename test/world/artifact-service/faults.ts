import type { ServerResponse } from 'node:http'
import type { Step } from './artifact-service.ts'
import { type Reply, send } from './reply.ts'

/**
 * - `status`: another answer, of any status.
 * - `html`: a 200 with a page, as a captive proxy sends.
 * - `reset`: the connection is reset before any answer.
 * - `cut`: the connection breaks in the middle of the answer.
 * - `stall`: silence until the client gives up.
 */
export type Fault = {
  readonly on: Step
  /** How many requests it hits; 1 unless told. */
  readonly times?: number
  /** The work is done first, and its answer is lost. */
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

export class Faults {
  readonly #armed: { readonly fault: Fault; left: number }[] = []

  arm(fault: Fault): void {
    this.#armed.push({ fault, left: fault.times ?? 1 })
  }

  /** The first armed fault of this step, and one use of it gone. */
  take(step: Step): Fault | undefined {
    const armed = this.#armed.find(({ fault, left }) => fault.on === step && left > 0)
    if (armed) armed.left -= 1
    return armed?.fault
  }
}

/** Answers, or fails to, as the fault says. */
export function breakAnswer(fault: Fault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'status':
      send(response, failure(fault))
      return
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

function failure({ status, body, headers = {} }: Extract<Fault, { kind: 'status' }>): Reply {
  const text = body === undefined ? '' : JSON.stringify(body)
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: text }
}
