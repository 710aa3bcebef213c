import { z } from 'zod'
import { Request } from '../domain/model/request.ts'

/** What the bot leaves in its own texts, by kind: how it finds them again, and what it has to know of them. */
const KINDS = {
  /** At the top of a pull request: the request that it answers. */
  request: z.object({ key: z.string(), name: z.string(), request: Request }),
  /** At the top of the sticky comment of a pull request, one for each name. */
  comment: z.object({ name: z.string() }),
  /** In the sticky comment: the run that works, or worked last. */
  run: z.object({ id: z.number(), isOver: z.boolean() }),
  /** At the top of what tells that a branch gets no more runs: the newest commit of a person. */
  exhausted: z.object({ human: z.string() }),
  /** At the top of an answer to a comment, or to a review. */
  reply: z.object({ comment: z.number() }),
  /** At the top of an answer in the thread of a review. */
  answer: z.object({ to: z.number() }),
  /** At the top of an issue. */
  issue: z.object({ signature: z.string() }),
} as const
type Kind = keyof typeof KINDS
export type MarkerData<K extends Kind> = z.infer<(typeof KINDS)[K]>

const BEGIN = '<!-- fix-tests:'

/** A marker that nobody sees, whatever is in it: nothing of it ends the comment, or the line. */
export function htmlMarker<K extends Kind>(kind: K, data: MarkerData<K>): string {
  const json = JSON.stringify(data).replace(
    /[<>\u2028\u2029]|-(?=-)|(?<=-)-/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${BEGIN}${kind} ${json} -->`
}

/**
 * What the marker of a kind says that stands at the top of a text, alone or among others: further down people, tests and
 * models may be quoted. Undefined where there is none, or it is not to be read.
 */
export function readMarkers<K extends Kind>(kind: K, text: string | null | undefined): MarkerData<K> | undefined {
  for (const line of (text ?? '').split(/\r?\n/)) {
    if (!line.startsWith(BEGIN)) return undefined
    const [, json] = new RegExp(`^${BEGIN}${kind} (\\{.*\\}) -->$`).exec(line) ?? []
    if (json === undefined) continue
    try {
      const parsed = KINDS[kind].safeParse(JSON.parse(json))
      return parsed.success ? (parsed.data as MarkerData<K>) : undefined
    } catch {
      return undefined
    }
  }
  return undefined
}
