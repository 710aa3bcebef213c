import { z } from 'zod'
import { jsonEscape, visibleJson } from '../domain/text/hidden-characters.ts'
import { Request } from '../domain/model/request.ts'

/** Data that the bot stores in its own texts, by kind, to find them again. */
const KINDS = {
  /** In a pull request: the request that it answers. */
  request: z.object({
    key: z.string(),
    name: z.string(),
    request: Request,
    /** Ids of the root causes that it fixes. */
    causes: z.array(z.string()).optional(),
  }),
  /** In a pull request that the bot itself has closed: any other closed one was closed by a person. */
  closed: z.object({}),
  /** In a pull request that a person has reopened after the bot had closed it: the bot does not do so again. */
  reopened: z.object({}),
  /** In a draft with proposed tests: the request in whose run they were made. */
  proposal: z.object({ key: z.string(), request: Request }),
  /** In the progress comment of a pull request: one for each name. */
  comment: z.object({ name: z.string() }),
  /** In the progress comment: the current or latest run, and the failing commit. */
  run: z.object({ id: z.number(), isOver: z.boolean(), sha: z.string().optional() }),
  /** In the progress comment: the commit whose CI passed, so that the rest of the comment is over. */
  over: z.object({ sha: z.string() }),
  /** In the comment that a branch has used up its runs: the newest commit of a user, and the failing workflow. */
  exhausted: z.object({ human: z.string(), workflow: z.string() }),
  /** In a reply to a comment or a review. */
  reply: z.object({ comment: z.number() }),
  /** In a reply in the thread of a review. */
  answer: z.object({ to: z.number() }),
  /** In an issue. */
  issue: z.object({ signature: z.string() }),
} as const
type Kind = keyof typeof KINDS
export type MarkerData<K extends Kind> = z.infer<(typeof KINDS)[K]>

const BEGIN = '<!-- fix-tests:'

/**
 * Characters that end an HTML comment; and those that act in a commit, since the body of a pull request becomes the
 * message of its squashed commit: names, numbers, links to issues, and the words in brackets that skip CI. None is
 * JSON's own syntax.
 */
const SPECIAL = /[<>@#]|-(?=-)|(?<=-)-|(?<=\[)[a-z]|(?<=\*)n|(?<=GH-)\d|(?<=[\s:])h(?=ttps?:\/\/)/gi

/** Format an invisible marker. Escape what would end the HTML comment or the line, or act elsewhere. */
export function htmlMarker<K extends Kind>(kind: K, data: MarkerData<K>): string {
  const json = visibleJson(data).replace(SPECIAL, jsonEscape)
  return `${BEGIN}${kind} ${json} -->`
}

/** Return a text without the markers at its top. */
export function withoutMarkers(text: string): string {
  const lines = text.split(/\r?\n/)
  const first = lines.findIndex(line => !line.startsWith(BEGIN))
  return first < 0 ? '' : lines.slice(first).join('\n').trim()
}

/**
 * Read the marker of a kind from the top of a text. Markers further down are ignored: users, tests and models may be
 * quoted there. Undefined if the marker is missing or invalid.
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

/** Make the marker of an open pull request that the bot has closed once, with a line break; '' for any other one. */
export function reopenedMarker(body: string): string {
  const isReopened = readMarkers('closed', body) !== undefined || readMarkers('reopened', body) !== undefined
  return isReopened ? `${htmlMarker('reopened', {})}\n` : ''
}

/** Say in the text of an open pull request that it was reopened, and no more that the bot has closed it. */
export function withReopened(body: string): string {
  return body.replaceAll(htmlMarker('closed', {}), htmlMarker('reopened', {}))
}
