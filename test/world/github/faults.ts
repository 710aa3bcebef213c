import { setTimeout as sleep } from 'node:timers/promises'
import { type Reply, json } from './reply.ts'

export type FaultKind =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'slow'; readonly ms: number }
  /** The connection breaks before any work. On a kept connection git (that is, curl) tries once more. */
  | { readonly kind: 'reset-before' }
  /** The work is done, and the connection breaks before the answer. */
  | { readonly kind: 'reset-after' }

export type Fault = FaultKind & {
  /** The path as the journal shows it, with or without its query. */
  readonly on: { readonly method?: string; readonly path: RegExp }
  /** The number of requests it hits. Default: 1. */
  readonly times?: number
  /** The number of matching requests that pass first. Default: 0. */
  readonly after?: number
}

interface Armed {
  readonly fault: Fault
  toSkip: number
  left: number
}

export class Faults {
  readonly #armed: Armed[] = []

  arm(fault: Fault): void {
    this.#armed.push({ fault, toSkip: fault.after ?? 0, left: fault.times ?? 1 })
  }

  /** Take the first armed fault that this request meets; this uses it up once. */
  take(method: string, path: string): Fault | undefined {
    for (const armed of this.#armed) {
      if (armed.left === 0 || !meets(armed.fault, method, path)) continue
      if (armed.toSkip > 0) {
        armed.toSkip--
        continue
      }
      armed.left--
      return armed.fault
    }
    return undefined
  }
}

/** Do `work` as far as the fault allows. Undefined means: break the connection. */
export async function suffer(fault: Fault | undefined, work: () => Promise<Reply>): Promise<Reply | undefined> {
  if (fault?.kind === 'status') return failure(fault)
  if (fault?.kind === 'reset-before') return undefined
  if (fault?.kind === 'slow') await sleep(fault.ms)
  const reply = await work()
  return fault?.kind === 'reset-after' ? undefined : reply
}

function failure({ status, body, headers }: Extract<FaultKind, { kind: 'status' }>): Reply {
  const reply = json(status, body ?? { message: status >= 500 ? 'Server Error' : 'Forbidden', status: String(status) })
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

function meets({ on }: Fault, method: string, path: string): boolean {
  // A copy, because with a flag `g` or `y` a match depends on the match before.
  const pattern = new RegExp(on.path.source, on.path.flags.replace(/[gy]/g, ''))
  const [bare = path] = path.split('?', 1)
  return (on.method ?? method) === method && (pattern.test(path) || pattern.test(bare))
}
