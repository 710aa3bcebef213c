import type { z } from 'zod'
import { readWhole } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
/** Characters beyond which a JSON document, which is read as a whole, is refused. */
const LONGEST = 200_000_000

/** The text of one JSON document. @throws UnreadableReport when it is not JSON */
export async function documentOf(pieces: AsyncIterable<string>): Promise<unknown> {
  const text = await readWhole(pieces, LONGEST)
  if (text === undefined)
    throw new UnreadableReport('it is a JSON document of more than 200 MB; JUnit XML can be of any size.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableReport('it is not JSON, or breaks off.', { cause: error })
  }
}

/** @throws UnreadableReport when it is not JSON of that form */
export async function parseJson<T extends z.ZodType>(
  pieces: AsyncIterable<string>,
  schema: T,
  what: string,
): Promise<z.infer<T>> {
  const report = schema.safeParse(await documentOf(pieces))
  if (!report.success) throw new UnreadableReport(`it is JSON, but not ${what}.`)
  return report.data
}

/** A line of JSON, or undefined when it is something else. */
export function parseJsonLine<T extends z.ZodType>(line: string, schema: T): z.infer<T> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const parsed = schema.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Runners print between their events, and a killed run breaks off within one.
    return undefined
  }
}
