import type { z } from 'zod'
import { readWhole } from '../decode.ts'
import { UnreadableReport } from '../report.ts'
/** Maximum characters of a JSON document, which is read as a whole. */
const MAX_LENGTH = 200_000_000

/** Parse one JSON document. @throws UnreadableReport if it is not JSON */
export async function documentOf(pieces: AsyncIterable<string>): Promise<unknown> {
  const text = await readWhole(pieces, MAX_LENGTH)
  if (text === undefined)
    throw new UnreadableReport('it is a JSON document of more than 200 MB; JUnit XML can be of any size.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableReport('it is not JSON, or breaks off.', { cause: error })
  }
}

/** Parse one JSON document of a known form. @throws UnreadableReport if it is not of that form */
export async function parseJson<T extends z.ZodType>(
  pieces: AsyncIterable<string>,
  schema: T,
  form: string,
): Promise<z.infer<T>> {
  const report = schema.safeParse(await documentOf(pieces))
  if (!report.success) throw new UnreadableReport(`it is JSON, but not ${form}.`)
  return report.data
}

/** Parse a line, or return undefined if it is not JSON of that form. */
export function parseJsonLine<T extends z.ZodType>(line: string, schema: T): z.infer<T> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const parsed = schema.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Runners print between their events, and the output of a killed run breaks off within one.
    return undefined
  }
}
