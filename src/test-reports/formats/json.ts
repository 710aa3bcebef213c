import type { z } from 'zod'
import { readWhole } from '../decode.ts'
import { UnreadableReport } from '../report.ts'

/** Maximum characters of a JSON document, which is read as a whole. */
const MAX_LENGTH = 200_000_000
/** How often a text is read at most, to find a document in it. */
const MAX_READINGS = 10
/**
 * Parse one JSON document of a known form. Before and behind it may stand what other programs printed.
 * @throws UnreadableReport if it is not of that form
 */
export async function parseJson<T extends z.ZodType>(
  pieces: AsyncIterable<string>,
  schema: T,
  form: string,
): Promise<z.infer<T>> {
  const text = await readWhole(pieces, MAX_LENGTH)
  if (text === undefined)
    throw new UnreadableReport('it is a JSON document of more than 200 MB; JUnit XML can be of any size.')
  const whole = jsonIn(text)
  for (const document of whole === undefined ? documentsIn(text) : [whole]) {
    const report = schema.safeParse(document)
    if (report.success) return report.data
  }
  throw new UnreadableReport(whole === undefined ? 'it is not JSON, or breaks off.' : `it is JSON, but not ${form}.`)
}

/** Find JSON documents among lines of text: each begins a line, and ends with that line or with a bracket below it. */
function* documentsIn(text: string): Generator {
  // What looks like the beginning of a long document may come often.
  let room = MAX_READINGS * text.length
  let closing = 0
  let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1
  while (text[at] === '{') {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end).trimEnd()
    if (closing <= at) closing = (text.indexOf('\n}', at) + 1 || text.length) + 1
    const until = line === '{' ? closing : at + line.length
    room -= until - at
    if (room < 0) return
    const document = jsonIn(text.slice(at, until))
    if (document !== undefined) yield document
    at = text.indexOf('\n{', document === undefined ? at : until - 1) + 1
    if (at === 0) return
  }
}

/** Parse a text, or return undefined if it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // What other programs print may begin like JSON. A report or the output of a killed run breaks off within it.
    return undefined
  }
}

/** Parse a line, or return undefined if it is not JSON of that form. */
export function parseJsonLine<T extends z.ZodType>(line: string, schema: T): z.infer<T> | undefined {
  if (!line.startsWith('{')) return undefined
  const parsed = schema.safeParse(jsonIn(line))
  return parsed.success ? parsed.data : undefined
}
